"""The page of the static folder: in one file, and strict about what may run in it."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from functools import cache
from pathlib import Path

import pytest

from app.building import page as pages
from app.paths import ASSETS


@cache
def page() -> str:
    return pages.page().decode()


def policy() -> dict[str, list[str]]:
    told = re.search(r'Content-Security-Policy" content="([^"]*)"', page())
    assert told
    return {name: rest for name, *rest in (part.split() for part in told[1].split(";"))}


def test_it_runs_its_own_scripts_and_nothing_that_was_put_in() -> None:
    scripts = re.findall(r"<script>(.*?)</script>", page(), re.DOTALL)
    sums = {f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in scripts}
    assert len(sums) == 2
    assert set(policy()["script-src"]) == {"'self'", "'wasm-unsafe-eval'", *sums}


def test_it_asks_nobody_else() -> None:
    sources = {source for where in policy().values() for source in where}
    assert not [source for source in sources if "." in source or "*" in source or source.startswith("http")]
    assert policy()["default-src"] == ["'none'"]
    assert re.findall(r"https?://", page()) == []
    assert not re.search(r'\s(href|src)="/', page())  # it lies anywhere


def test_the_cover_is_that_of_the_served_page() -> None:
    served = Path(ASSETS, "index.html").read_text(encoding="utf-8")
    word = re.search(r'<svg class="word".*?</svg>', served, re.DOTALL)
    assert word
    assert word[0] in page()
    assert "#cover .turf { display: flex;" in page()
    assert not re.search(r"[{](policy|style|early|word|strokes|script|page)[}]", page())


def test_its_letters_come_along_and_only_those() -> None:
    fonts = re.findall(r'font-family: "([^"]*)"; src: url\(data:font/woff2;base64,([^)]*)\)', page())
    assert [family for family, _ in fonts] == list(pages.FACES)
    assert all(len(data) < 12_000 for _, data in fonts)
    assert len(page()) < 60_000


def test_another_edition_of_it_calls_itself_otherwise(tmp_path: Path) -> None:
    for file in pages.COVER.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    name = re.compile(r'data-page="(\w{12})"')
    assert name.findall(pages.page(tmp_path).decode()) == name.findall(page())
    (tmp_path / "cover.css").write_text("#cover { color: red; }")
    assert name.findall(pages.page(tmp_path).decode()) != name.findall(page())


def test_a_served_page_without_a_cover_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<style>\n</style>")
    with pytest.raises(ValueError, match=r"index\.html"):
        pages.page(assets=tmp_path)


def test_it_says_the_same_in_both_languages() -> None:
    told = (pages.COVER / "words.js").read_text(encoding="utf-8")
    dutch, english = (re.findall(r"^ {4}(\w+):|[{,] (\w+):", part, re.MULTILINE) for part in told.split("  en: {"))
    assert len(dutch) > 10
    assert [a or b for a, b in dutch] == [a or b for a, b in english]


def test_what_is_installed_begins_where_the_folder_lies() -> None:
    served = Path(ASSETS, "manifest.json").read_bytes()
    told = json.loads(pages.manifest(served))
    assert (told["start_url"], told["scope"], told.get("id"), told["display"]) == ("./", "./", None, "standalone")
    assert {"name", "icons", "background_color", "theme_color", "orientation"} <= told.keys()
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert not [icon["src"] for icon in told["icons"] if not Path(ASSETS, icon["src"]).is_file()]
