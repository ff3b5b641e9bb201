"""The client is sent compressed and kept by the browser; what is not there yet is sent as it is."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, NamedTuple

import brotli
import pytest

from app.serving import compress
from app.serving.client_files import ClientFiles
from app.serving.icons import FONT, wanted
from app.serving.lean import ASK, FOREVER, Lean

BIG = b"(function () { return 'Natpit'; })();\n" * 3000
PAGE = b"""<base href="/"><script>flet.entrypointBaseUrl="/";
flet.assetBase="/";</script><script src="python.js"></script><script src="flutter_bootstrap.js"></script>"""


class Answer(NamedTuple):
    status: int
    head: dict[str, str]
    body: bytes


class Client:
    """Asks an application, as a browser does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shrunk = folder / "shrunk"
        (folder / "ours").mkdir()
        (folder / "flets" / "assets").mkdir(parents=True)
        (folder / "flets" / "pyodide").mkdir()
        (folder / "flets" / "main.dart.js").write_bytes(BIG)
        (folder / "flets" / "favicon.png").write_bytes(b"theirs")
        (folder / "flets" / "pyodide" / "python.js").write_bytes(BIG)
        (folder / "ours" / "favicon.png").write_bytes(b"ours")
        self.folders = (folder / "ours", folder / "flets")
        self.files = ClientFiles(*self.folders)
        self.app = Lean(self._behind, self.files, self.shrunk)
        self.behind: list[str] = []

    async def _behind(self, scope: Any, receive: Any, send: Any) -> None:
        self.behind.append(scope["path"])
        kind = b"text/html; charset=utf-8" if "." not in scope["path"] else b"application/json"
        await send({"type": "http.response.start", "status": 200, "headers": [(b"Content-Type", kind)]})
        await send({"type": "http.response.body", "body": PAGE})

    async def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        told: list[Any] = []

        async def send(message: Any) -> None:
            told.append(message)

        asked = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "headers": asked}
        await self.app(scope, None, send)  # type: ignore[arg-type]
        start, *rest = told
        head = {k.decode().lower(): v.decode() for k, v in start["headers"]}
        return Answer(start["status"], head, b"".join(m.get("body", b"") for m in rest))

    def compress(self) -> None:
        compress.compress_all(ClientFiles(*self.folders), self.shrunk, quality=5)


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return Client(tmp_path)


async def test_a_file_is_sent_as_it_is_until_it_is_compressed_and_then_by_the_best_that_the_browser_takes(
    client: Client,
) -> None:
    plain = await client.get("/main.dart.js", accept_encoding="gzip, deflate, br")
    assert (plain.body, plain.head.get("content-encoding")) == (BIG, None)
    client.compress()
    best = await client.get("/main.dart.js", accept_encoding="gzip, deflate, br;q=0.9")
    assert (best.head["content-encoding"], brotli.decompress(best.body)) == ("br", BIG)
    assert len(best.body) == int(best.head["content-length"]) < len(BIG) / 100
    older = await client.get("/main.dart.js", accept_encoding="gzip")
    assert (older.head["content-encoding"], gzip.decompress(older.body)) == ("gzip", BIG)
    oldest = await client.get("/main.dart.js")
    assert (oldest.body, oldest.head["vary"]) == (BIG, "Accept-Encoding")


async def test_an_address_with_the_stamp_is_kept_for_ever_and_any_other_asked_for_again(client: Client) -> None:
    stamp = client.files.stamp
    assert (await client.get(f"/v/{stamp}/main.dart.js")).head["cache-control"] == FOREVER
    assert (await client.get("/main.dart.js")).head["cache-control"] == ASK
    before = await client.get("/v/0123456789abcdef/main.dart.js")
    assert (before.status, before.body, before.head["cache-control"]) == (200, BIG, ASK)


async def test_what_the_browser_has_already_is_not_sent_again(client: Client) -> None:
    tag = (await client.get("/main.dart.js")).head["etag"]
    again = await client.get("/main.dart.js", if_none_match=tag)
    assert (again.status, again.body) == (304, b"")


async def test_the_stamp_changes_with_any_of_our_files(client: Client) -> None:
    before = client.files.stamp
    assert ClientFiles(*client.folders).stamp == before
    (client.folder / "ours" / "favicon.png").write_bytes(b"OURS")
    assert ClientFiles(*client.folders).stamp != before


async def test_our_files_come_before_those_of_flet_and_what_no_page_asks_for_is_left_to_it(client: Client) -> None:
    assert (await client.get("/favicon.png")).body == b"ours"
    await client.get("/pyodide/python.js")
    assert client.behind == ["/pyodide/python.js"]


async def test_a_page_names_its_files_under_their_stamp_and_is_asked_for_at_every_visit(client: Client) -> None:
    page = await client.get("/match/12")
    under = f"/v/{client.files.stamp}/"
    assert f'flet.entrypointBaseUrl="{under}"' in page.body.decode()
    assert f'<script src="{under}flutter_bootstrap.js">' in page.body.decode()
    assert '<base href="/">' in page.body.decode()
    assert (page.head["cache-control"], int(page.head["content-length"])) == (ASK, len(page.body))


async def test_what_is_no_page_comes_through_as_it_is(client: Client) -> None:
    assert (await client.get("/manifest.json")).body == PAGE


async def test_a_head_has_the_headers_and_no_body(client: Client) -> None:
    head = await client.get("/main.dart.js", method="HEAD")
    assert (head.status, head.body, head.head["content-length"]) == (200, b"", str(len(BIG)))


def test_the_process_that_compresses_makes_all_of_it_and_ends(client: Client) -> None:
    process = compress.begin(client.folders, client.shrunk, quality=1)
    assert process.wait(30) == 0
    name = client.files.hash("main.dart.js")
    assert {p.name for p in client.shrunk.iterdir()} - {"lock"} == {f"{name}.br", f"{name}.gz"}


def test_every_icon_that_a_screen_draws_is_in_the_font() -> None:
    from fontTools.ttLib import TTFont

    assert wanted() <= set(TTFont(FONT).getGlyphOrder()), "python -m app.serving.icons"
    assert FONT.stat().st_size < 40_000
