"""A match leaves a real browser as a picture and as a page, and comes to another through a link."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image

from app.store.store import Store
from app.table.handover import codes_of
from app.table.matchfile import match_file
from tests.browser.driver import Screen
from tests.browser.seeded import EIGHT, Laid, boom, opened


def taken(phone: Screen, button: str) -> tuple[str, bytes]:
    """What the browser downloads after this button: its name, and what stands in it."""
    with phone.page.expect_download() as download:
        phone.tap(button)
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def test_a_match_leaves_as_a_picture_and_a_page_and_comes_back_through_its_links(
    laid: Laid, screens: Callable[..., Screen]
):
    with opened(laid.server.data) as store:
        match = long_boom(store)
    phone = screens(laid.server, dark=True)
    phone.open(f"/match/{match}/share/picture")
    name, data = taken(phone, "Bewaar plaatje")
    assert name.endswith(".png")
    picture = Image.open(BytesIO(data)).convert("RGB")
    assert picture.width >= 390
    assert 7990 <= picture.height <= 8000  # as sharp as such a long one can be
    row = picture.height / (32 * 48 + 300)
    cover, paper, foot = ((picture.width // 2, y) for y in (4, round(150 * row), picture.height - 4))
    assert picture.getpixel(cover) == (0x10, 0x2B, 0x20)  # the cover by night
    assert picture.getpixel(paper)[:2] == (0x16, 0x20)
    assert picture.getpixel(foot) == (0x0C, 0x12, 0x0F)  # the pad's back, far below the edge of the screen
    last_rows = picture.crop((0, picture.height - 400, picture.width, picture.height - 150))
    assert last_rows.getextrema()[0][1] > 0xE0  # numbers in chalk

    phone.tap("PDF")
    name, data = taken(phone, "Bewaar PDF")
    pdf = pypdfium2.PdfDocument(data)
    assert (name[-4:], len(pdf)) == (".pdf", 1)
    assert "Riet & Jan" in pdf[0].get_textpage().get_text_range()
    assert phone.has(re.compile("^Scoreblad op A4"))

    with opened(laid.server.data) as store:
        (code,) = codes_of(match_file(store, match).data, f"{laid.server.url}/take/")
    phone.open(code.removeprefix(laid.server.url))  # as the camera of another phone opens it
    phone.until(lambda: phone.path.startswith("/files/import/"), "the review is there", lambda: phone.path)
    phone.wait(re.compile("^Klaverjassen, Riet, Ans, Jan en Piet, .*64 handen"))


def long_boom(store: Store) -> str:
    """Sixty-four hands: much more than a screen holds."""
    return boom(store, EIGHT * 8)
