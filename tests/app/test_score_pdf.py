"""The score sheet on paper: one page, readable, in any game and however long the match."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import timedelta
from itertools import pairwise

import pypdfium2
import pytest
from PIL import Image

from app.__main__ import main
from app.screens.score_text import day_said, score_sheet
from app.store.values import Agreed, SignOff
from app.table.paper import HEIGHT, WIDTH, Mark, Say, ScoreSheet
from app.table.paper_page import page
from app.table.paper_type import width
from app.table.score_pdf import INKS, score_pdf
from app.table.score_svg import score_svg
from app.table.sheet import Sheet, sheet_of
from app.words import Words
from tests.app.sharing import BEGAN, EVERY, every, played, titles
from tests.app.table import hand

NL, EN = Words("nl"), Words("en")
MARGIN = 10.0
"""Millimetres that every printer leaves white."""


def opened(sheet: Sheet, words: Words = NL) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(score_pdf(score_sheet(sheet, words)))


def text_of(pdf: pypdfium2.PdfDocument) -> str:
    return " ".join(pdf[0].get_textpage().get_text_range().split())


def in_grey(pdf: pypdfium2.PdfDocument) -> Image.Image:
    """The page as a printer without colours has it, at 72 dots an inch."""
    return pdf[0].render(scale=1.0).to_pil().convert("L")


def said(marks: list[Mark]) -> list[Say]:
    return [mark for mark in marks if isinstance(mark, Say) and mark.text]


def span(mark: Say) -> tuple[float, float]:
    """From where to where a text runs, in millimetres along its line."""
    wide = width(mark.text, mark.face, mark.size)
    start = mark.x - {"l": 0.0, "c": wide / 2, "r": wide}[mark.align]
    return start, start + wide


def runs_over_nothing(marks: list[Say]) -> None:
    """No text begins before the one at its left has ended."""
    lines: dict[float, list[Say]] = {}
    for mark in marks:
        if not mark.turned:
            lines.setdefault(round(mark.y, 1), []).append(mark)
    for line in lines.values():
        spans = sorted((*span(mark), mark.text) for mark in line)
        for (_, end, one), (start, _, other) in pairwise(spans):
            assert end <= start + 0.01, (one, other)


@pytest.mark.parametrize("n", range(len(EVERY)), ids=titles())
def test_every_match_is_one_page_with_all_that_was_written(n: int) -> None:
    sheet = every(n)
    pdf = opened(sheet)
    assert len(pdf) == 1
    told = text_of(pdf)
    for name in sheet.stored.names:
        assert name in told
    for total in sheet.replay.totals:
        assert NL.number(total) in told
    assert len(re.findall(r"(?<!\S)\(?\d+\)?\*?(?!\S)", told)) >= len(sheet.stored.hands)
    assert all(word in told for word in ("donderdag 14 mei 2026", "Akkoord", "Afspraak"))
    assert re.search(r"\* later verbeterd", told)


@pytest.mark.parametrize("n", range(len(EVERY)), ids=titles())
def test_nothing_is_printed_outside_the_margins_and_nothing_over_something_else(n: int) -> None:
    marks = said(page(score_sheet(every(n), NL)))
    for mark in marks:
        start, end = span(mark)
        if mark.turned:
            assert MARGIN < mark.y - (end - start) < mark.y < HEIGHT - MARGIN
        else:
            assert MARGIN < start < end < WIDTH - MARGIN, mark
            assert MARGIN < mark.y < HEIGHT - MARGIN
    runs_over_nothing(marks)


@pytest.mark.parametrize("n", range(len(EVERY)), ids=titles())
def test_the_type_stays_large_enough_to_read(n: int) -> None:
    least = min(mark.size for mark in said(page(score_sheet(every(n), NL))))
    assert least >= (5.5 if EVERY[n][1] > 40 else 6.2)  # the letter in a mark of the legend is the smallest


def test_a_long_name_in_a_wide_column_keeps_to_it() -> None:
    names = ("Maximiliaan-Alexander van Oranje-Nassau", "Jo", "Truus de Boer-Hendriks")
    for seats, hands in ((2, 1), (2, 64), (3, 7)):
        runs_over_nothing(said(page(score_sheet(played("heugen", hands, seats, names=names[:seats]), NL))))


def test_ten_players_with_long_names_and_sixty_four_hands_stay_on_one_readable_page() -> None:
    sheet = score_sheet(every(5), NL)
    long = tuple(f"Wilhelmina Antoinette van der Berg-Janssen {n}" for n in range(10))
    sides = tuple(sheet.sides[n % 8]._replace(name=name) for n, name in enumerate(long))
    rows = tuple(
        row._replace(cells=(*row.cells, *row.cells[:2]), standing=(*row.standing, *row.standing[:2]))
        for row in sheet.rows
    )
    sheet = sheet._replace(sides=sides, rows=rows, signers=long, round_of=10)
    assert len(pypdfium2.PdfDocument(score_pdf(sheet))) == 1
    marks = said(page(sheet))
    assert min(mark.size for mark in marks) >= 4.4
    assert sum(mark.text.startswith("Wilh") for mark in marks) >= 30  # totals, both blocks, signatures
    assert all(span(mark)[1] < WIDTH - MARGIN for mark in marks if not mark.turned)


@pytest.mark.parametrize("n", range(len(EVERY)), ids=titles())
def test_it_prints_in_black_and_white(n: int) -> None:
    grey = in_grey(opened(every(n)))
    edge = round(MARGIN / 25.4 * 72)
    wide, high = grey.size
    inside = grey.crop((edge, edge, wide - edge, high - edge))
    assert inside.getextrema()[0] < 60  # there is ink as good as black
    frame = grey.copy()
    frame.paste(255, (edge, edge, wide - edge, high - edge))
    assert frame.getextrema() == (255, 255)


def test_every_ink_of_a_text_can_be_read_without_its_colour() -> None:
    def light(ink: str) -> float:
        parts = (int(INKS[ink][i : i + 2], 16) / 255 for i in (1, 3, 5))
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))

    inks = {mark.ink for n in range(len(EVERY)) for mark in said(page(score_sheet(every(n), NL)))} - {"papier"}
    assert "rood" in inks  # nat
    for ink in inks:
        for ground in ("papier", "tint"):
            assert (light(ground) + 0.05) / (light(ink) + 0.05) >= 4.5, (ink, ground)


def test_nat_and_who_played_are_told_by_their_form() -> None:
    sheet = sheet_of(played("klaverjassen", 1, 4).stored)
    match = sheet.stored.hands[0]._replace(data={"playing": "wij", "nat": True, "roem": {"wij": 20, "zij": 50}})
    sheet = sheet_of(sheet.stored._replace(hands=(match,)))
    told = [mark.text for mark in said(page(score_sheet(sheet, NL)))]
    assert "N" in told
    assert {"speelt", "nat"} <= set(told)


def test_a_match_that_goes_on_leaves_lines_for_the_hands_to_come() -> None:
    sheet = score_sheet(played("klaverjassen", 5, 4), NL)
    assert [row.number for row in sheet.rows] == [str(n) for n in range(1, 17)]
    assert [bool(row.cells) for row in sheet.rows] == [True] * 5 + [False] * 11
    assert sheet.labels.total == "stand"
    assert len(opened(played("klaverjassen", 5, 4))) == 1


def test_the_rounds_of_dealing_are_ruled() -> None:
    rows = score_sheet(every(0), NL).rows
    assert [n for n, row in enumerate(rows, 1) if row.ends] == [4, 8, 12, 16]


def test_blocks_beside_each_other_say_how_it_stood_and_end_with_the_totals() -> None:
    told = [mark.text for mark in said(page(score_sheet(every(4), NL)))]
    assert told.count("stand") == told.count("totaal") - 4 == 1  # `totaal` heads four columns as well
    sheet = every(4)
    half = sheet.replay.hands[31].totals
    assert all(NL.number(total) in told for total in half)


def test_what_was_corrected_agreed_and_signed_off_is_told() -> None:
    stored = every(0).stored
    hands = tuple(one._replace(number=9 if n == 3 else 0) for n, one in enumerate(stored.hands))
    at = BEGAN + timedelta(hours=3)
    stored = stored._replace(
        hands=hands, changes=(Agreed(8, {"tie": "each_own"}, BEGAN, 8),), signed=SignOff(at, 5, amended=True)
    )
    told = text_of(pypdfium2.PdfDocument(score_pdf(score_sheet(sheet_of(stored), NL))))
    assert "3*" in told
    assert "4**" in told
    assert "* later verbeterd" in told
    assert "** verbeterd na akkoord" in told
    assert "Hand 1 tot en met 8" in told
    assert "Vanaf hand 9" in told
    assert re.search(r"Akkoord aan tafel, donderdag 14 mei 2026 \d\d:41\. Daarna nog verbeterd\.", told)


def test_a_hand_after_the_end_stands_in_brackets() -> None:
    sheet = played("hartenjagen", 9, 4)
    assert any(one.after_end for one in sheet.replay.hands)
    told = text_of(opened(sheet))
    assert "(9)" in told
    assert "( ) na het einde, telt niet mee" in told


def test_letters_that_the_type_does_not_hold_break_nothing() -> None:
    sheet = played("klaverjassen", 2, 4, names=("Ольга", "Ǎnne\u0301", "🂡 Jan", "Łukasz"), title="Toernooi 🏆 ♣")
    told = text_of(opened(sheet))
    assert "Ånne" not in told
    assert "Anné" in told
    assert "Łukasz" in told
    assert "?????" in told  # Ольга, as far as it goes


def test_it_is_told_in_english_too() -> None:
    told = text_of(opened(every(0), EN))
    assert "Thursday 14 May 2026" in told
    assert "Agreed" in told
    assert "We" in told


def test_the_file_says_of_itself_what_it_is() -> None:
    sheet = every(0)
    pdf = opened(sheet)
    about = pdf.get_metadata_dict()
    assert about["Title"].startswith("Klaverjassen · donderdag 14 mei 2026")
    assert about["Author"] == about["Creator"] == "Natpit"
    assert "Riet" in about["Keywords"]
    assert about["CreationDate"].startswith("D:20260514")


def test_the_same_match_gives_the_same_bytes() -> None:
    assert score_pdf(score_sheet(every(2), NL)) == score_pdf(score_sheet(every(2), NL))


def test_the_day_is_told_so_that_it_still_holds_in_a_year() -> None:
    began = BEGAN.astimezone().replace(hour=20, minute=41)
    assert day_said(began, None, NL) == "donderdag 14 mei 2026, 20:41"
    assert day_said(began, began + timedelta(hours=2), NL) == "donderdag 14 mei 2026, 20:41 – 22:41"
    assert (
        day_said(began, began + timedelta(hours=4), NL) == "donderdag 14 mei 2026, 20:41 – vrijdag 15 mei 2026, 00:41"
    )
    assert day_said(began, began, NL) == "donderdag 14 mei 2026, 20:41"


@pytest.mark.parametrize("n", [0, 5], ids=[titles()[0], titles()[5]])
def test_the_preview_is_a_drawing_of_the_same_page(n: int) -> None:
    sheet: ScoreSheet = score_sheet(every(n), NL)
    drawing = ET.fromstring(score_svg(sheet))
    space = "{http://www.w3.org/2000/svg}"
    known = {shape.get("id") for shape in drawing.iter(f"{space}path") if shape.get("id")}
    used = [use.get("href", "")[1:] for use in drawing.iter(f"{space}use")]
    letters = sum(len(mark.text.replace(" ", "")) for mark in said(page(sheet)))
    assert len(used) == letters
    assert set(used) == known


def test_a_game_that_no_file_of_the_house_names_has_its_page_too(fifth_game: object) -> None:
    sheet = played("tikken", 3, 4)
    told = text_of(opened(sheet))
    assert "Tikken" in told
    assert "3 handen." in told
    assert all(NL.number(total) in told for total in sheet.replay.totals)


def test_the_page_needs_no_screen() -> None:
    code = "import sys, app.table.score_pdf, app.table.score_svg, app.table.handover; assert 'flet' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_hand_of_the_table_is_printed_as_it_stands_on_the_pad() -> None:
    stored = played("klaverjassen", 2, 4).stored
    hands = (hand("wij", 112, 20) | {"trump": "harten"}, hand("zij", 101, 0, 20))
    stored = stored._replace(hands=tuple(h._replace(data=d) for h, d in zip(stored.hands, hands, strict=True)))
    rows = score_sheet(sheet_of(stored), NL).rows
    assert [(cell.total, cell.extra, cell.played) for row in rows[:2] for cell in row.cells] == [
        ("132", "20", True), ("50", "", False), ("61", "", False), ("121", "20", True),
    ]  # fmt: skip
    assert rows[0].suit == "harten"
    assert rows[1].standing == ("193", "171")


async def test_the_command_line_gives_the_page_too(table, tmp_path, monkeypatch, capsys) -> None:
    match = await table.match([hand("wij", 112, 20)])
    await table.close()
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path))
    assert main(["export", match[:8], "--pdf", str(tmp_path / "blad.pdf")]) == 0
    assert "blad.pdf" in capsys.readouterr().err
    assert "Riet & Jan" in text_of(pypdfium2.PdfDocument((tmp_path / "blad.pdf").read_bytes()))
    assert main(["export", match, "--pdf", str(tmp_path)]) == 0  # in a folder, under the name of the match
    assert [path.suffix for path in tmp_path.glob("natpit-klaverjassen-*")] == [".pdf"]
