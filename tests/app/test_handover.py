"""A match as text and codes for another phone, and back: whole, in parts, scratched, hostile."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from io import BytesIO
from itertools import permutations
from random import Random

import pytest
import zxingcpp
from PIL import Image, ImageFilter

from app.table.handover import (
    LARGEST,
    MARK,
    MOST_CODES,
    QUIET,
    Part,
    codes_of,
    document,
    drawn,
    part_of,
    part_text,
    parts_in,
    whole,
)
from app.table.matchfile import match_document
from app.words import LANGUAGES, Words
from scoring.game import Refused
from scoring.match_file import read, write
from tests.app.sharing import EVERY, every, titles

LINK = "http://192.168.178.24:8117/take/"
SCALE = 8
MODULES = 17 + 4 * LARGEST + 2 * QUIET


def file_of(n: int) -> bytes:
    """The match file of one of the matches, as it leaves the app."""
    return write(match_document(every(n).stored, (), ())).encode()


def refused(text: str) -> str:
    """By which word a text is refused."""
    with pytest.raises(Refused) as problem:
        document(parts_in(text))
    return problem.value.problems[0].id


def seen(picture: bytes, width: int = 358) -> Image.Image:
    """A code as the camera of another phone has it: as wide as on the screen, in grey, not quite sharp."""
    with Image.open(BytesIO(picture)) as code:
        small = code.convert("L").resize((width, width), Image.Resampling.BILINEAR)
    return small.filter(ImageFilter.GaussianBlur(0.8))


@pytest.mark.parametrize("n", range(len(EVERY)), ids=titles())
def test_a_match_goes_as_text_and_comes_back_to_the_letter(n: int) -> None:
    data = file_of(n)
    assert document(parts_in(whole(data))) == data
    assert read(document(parts_in(whole(data)))).match.players == every(n).stored.names


@pytest.mark.parametrize(("n", "link"), [*((n, LINK) for n in range(len(EVERY))), (0, ""), (4, "")])
def test_the_codes_on_a_screen_are_read_by_a_camera(n: int, link: str) -> None:
    data = file_of(n)
    codes = codes_of(data, link)
    assert len(codes) in ((1,) if EVERY[n][1] <= 20 else (2, 3))
    pictures = drawn(codes, SCALE)
    sizes = {Image.open(BytesIO(picture)).width for picture in pictures}
    assert len(sizes) == 1  # the phone before them need not look anew
    assert sizes.pop() <= MODULES * SCALE
    read_back = [found.text for picture in pictures for found in zxingcpp.read_barcodes(seen(picture))]
    assert read_back == list(codes)
    assert document([part_of(code) for code in read_back]) == data


def test_a_code_is_black_on_white_with_white_around_it() -> None:
    (picture,) = drawn(codes_of(file_of(1), ""))
    with Image.open(BytesIO(picture)) as code:
        grey = code.convert("L")
    assert [level for level, count in enumerate(grey.histogram()) if count] == [0, 255]
    edge = QUIET * SCALE
    frame = grey.copy()
    frame.paste(255, (edge, edge, grey.width - edge, grey.height - edge))
    assert frame.getextrema() == (255, 255)


def test_a_boom_of_sixteen_hands_is_one_code_behind_any_usual_address() -> None:
    for link in ("", LINK, "https://natpit.voorbeeld.nl/take/"):
        assert len(codes_of(file_of(0), link)) == 1


def test_an_address_takes_a_part_as_it_is() -> None:
    for code in codes_of(file_of(4), LINK):
        assert code.startswith(LINK + MARK)
        assert set(code[len(LINK + MARK) :]) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


def test_what_was_handed_over_by_the_first_natpit_can_always_be_read() -> None:
    text = "NATPIT1-AAA6T4V37QQLSI634KJPYSUIAJSBOOHG4USSUAODZ6USQMKXFELCYTMMUPQICBYKBIAOS5AHUE"
    content = json.loads(document(parts_in(text)))
    assert content == {
        "format": "natpit-match", "version": 1, "game": "toy", "players": ["Anna", "Bram"], "first_dealer": 0,
        "rules": {}, "hands": [],
    }  # fmt: skip
    assert part_text(part_of(text)) == text


def test_the_parts_may_come_in_any_order_and_more_than_once() -> None:
    data = Random(5).randbytes(1100)  # nothing packs it smaller
    codes = codes_of(data, LINK)
    assert len(codes) == 3
    for order in permutations(codes):
        assert document(parts_in("\n".join((*order, order[0])))) == data


@pytest.mark.parametrize(
    "around",
    ["{}", "  {}\n", "Kijk eens:\n{}\nGroetjes, Jan", "{} groetjes", "({})", "https://natpit.voorbeeld.nl/take/{}?x=1"],
)
def test_words_around_it_do_no_harm(around: str) -> None:
    data = file_of(1)
    assert document(parts_in(around.format(whole(data)))) == data


def test_small_letters_and_broken_lines_do_no_harm() -> None:
    data = file_of(0)
    text = whole(data)
    assert document(parts_in(text.lower())) == data
    lines = "\n".join(text[i : i + 76] for i in range(0, len(text), 76))
    assert document(parts_in(f"Hier is het spel:\n\n{lines}\n\nTot dinsdag")) == data


def test_what_is_no_match_is_refused() -> None:
    for text in ("", "Hallo", "NATPIT", "https://natpit.voorbeeld.nl/take/", "NATPIT-ABC"):
        assert refused(text) == "take.nothing"


def test_a_text_that_was_cut_off_is_refused_wherever_that_was() -> None:
    text = whole(file_of(1))
    for end in range(len(MARK), len(text), 17):
        assert refused(text[:end]) == "take.cut_off"
    assert refused(MARK + text[len(MARK) + 1 :]) == "take.cut_off"


def test_a_sign_that_changed_is_seen() -> None:
    text = whole(file_of(1))
    rng = Random(3)
    for _ in range(100):
        at = rng.randrange(len(MARK), len(text) - 1)  # the last one has bits that mean nothing
        other = rng.choice([sign for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" if sign != text[at]])
        assert refused(text[:at] + other + text[at + 1 :]) == "take.cut_off"


def test_anything_at_all_is_refused_in_words() -> None:
    rng = Random(8)
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abcxyz0189-=/ \n\0é🂡"
    for _ in range(200):
        text = "".join(rng.choices(signs, k=rng.randrange(60)))
        assert refused(MARK + text).startswith("take.")


def test_one_from_a_newer_natpit_is_told_so() -> None:
    text = whole(file_of(1))
    assert refused(text.replace(MARK, "NATPIT2-")) == "take.newer"
    assert refused("NATPIT999999-ABC") == "take.newer"
    assert refused(text.replace(MARK, "NATPIT0-")) == "take.cut_off"


def test_parts_of_two_matches_make_none() -> None:
    one, other = (parts_in("\n".join(codes_of(file_of(n), LINK))) for n in (4, 5))
    for mixed in ([one[0], other[1]], [one[0]], one[1:], [one[0], one[1]._replace(key=other[0].key)], []):
        with pytest.raises(Refused) as problem:
            document(mixed)
        assert problem.value.problems[0].id == "take.cut_off"


def packed(data: bytes) -> bytes:
    """Packed as a hand-over is, though without what both know."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packing.compress(data) + packing.flush()


def made(data: bytes, *, total: int = 1, number: int = 0, key: bytes | None = None) -> str:
    """A part with these bytes as the packed file, its checksums right."""
    own = key or hashlib.sha256(data).digest()[:6]
    return part_text(Part(own.hex(), number, total, data))


def test_a_bomb_is_not_unpacked() -> None:
    bomb = packed(b"0" * 25_000_000)
    assert len(bomb) < 100_000
    assert refused(made(bomb)) == "file.size"


def test_what_only_looks_like_a_hand_over_is_refused() -> None:
    good = packed(b"{}")
    assert document(parts_in(made(good))) == b"{}"
    for bad in (good[:-1], good + b"more", b"\xff no deflate at all", b"\x07" * 20):
        assert refused(made(bad)) == "take.cut_off"
    assert refused(made(good, key=b"sixsix")) == "take.cut_off"
    for total, number in ((0, 0), (1, 1), (3, 7), (MOST_CODES + 1, 0), (255, 254)):
        assert refused(made(good, total=total, number=number)) == "take.cut_off"
    assert refused(MARK + base64.b32encode(b"\0\1" + b"k" * 6).decode().rstrip("=")) == "take.cut_off"


def test_a_match_too_long_for_codes_is_told_and_goes_as_a_file() -> None:
    noise = Random(1).randbytes(20_000)
    with pytest.raises(Refused) as problem:
        codes_of(noise, LINK)
    assert problem.value.problems[0].id == "take.too_much"
    with pytest.raises(Refused):
        whole(Random(1).randbytes(400_000))
    with pytest.raises(Refused):
        codes_of(b"{}", "http://" + "a" * 600 + "/take/")


def test_a_text_of_the_largest_size_is_still_read() -> None:
    data = Random(2).randbytes(140_000)
    assert document(parts_in(whole(data))) == data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    words = Words(lang, strict=True)
    for text in ("", MARK + "ABC", "NATPIT2-ABC", made(packed(b"0" * 21_000_000))):
        with pytest.raises(Refused) as problem:
            document(parts_in(text))
        assert words.problem(problem.value.problems[0])
    assert words.say("take.too_much")
