"""The folder: compressed files beside the others, a service worker that knows them, and all of it or nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import brotli
import pytest

from app.building import client, folder, listing, shrink
from app.building.listing import Laid
from app.building.trouble import ChangedError, NotOursError
from app.building.web import flets_client
from app.serving.icons import FONT

TEXT = b"(function () { return 'Natpit'; })();\n" * 300
NOISE = bytes(n * n * 7919 >> 8 & 255 for n in range(5000))
FILES = {"main.dart.js": TEXT, "app.zip": TEXT * 2, "small.js": b"1", "noise.bin": NOISE, "a/icon.png": TEXT}
OWN = {"sw.js": b'const VERSION = "";\nconst FILES = [];\n', "unbrotli.js": b"//"}


@pytest.fixture
def shrunk(tmp_path):
    return shrink.shrink(FILES, 5, tmp_path / "kept", lambda done, total: None)


def test_what_becomes_smaller_lies_compressed_under_what_is_in_it(shrunk):
    laid, packed = shrunk
    assert {name for name, one in laid.items() if one.packed} == {"main.dart.js", "app.zip"}
    for name, one in laid.items():
        assert (one.name, one.size) == (name, len(FILES[name]))
        if one.packed:
            made = packed[f"z/{one.stamp}"]
            assert len(made) == one.packed
            assert brotli.decompress(made) == FILES[name]
    assert len(packed) == 2


def test_what_was_compressed_before_is_not_again(tmp_path, shrunk, monkeypatch):
    monkeypatch.setattr(shrink, "shrunk", lambda *_: pytest.fail("again"))
    told = []
    assert shrink.shrink(FILES, 5, tmp_path / "kept", lambda *far: told.append(far)) == shrunk
    total = sum(map(len, FILES.values()))
    assert told[0] == (0, total)
    assert told[-1] == (total, total)


def test_what_is_of_no_use_any_more_is_thrown_away(tmp_path, shrunk):
    laid, _ = shrunk
    (tmp_path / "kept" / "other.txt").write_text("not ours")
    shrink.forget(tmp_path / "kept", [laid["app.zip"]])
    assert sorted(one.name for one in (tmp_path / "kept").iterdir()) == [
        shrink.place_of(laid["app.zip"].hash),
        "other.txt",
    ]


def rows(worker: bytes) -> list[list]:
    found = re.search(r"const FILES = (\[\n.*?\n\]);", worker.decode(), re.DOTALL)
    assert found
    return json.loads(found[1])


def test_the_service_worker_is_told_every_file_and_who_fetches_it(shrunk):
    laid, _ = shrunk
    told = rows(listing.told(OWN, laid.values()))
    js = laid["main.dart.js"]
    assert [row for row in told if row[0] == "main.dart.js"] == [
        ["main.dart.js", js.stamp, js.size, js.packed, engine] for engine in ("chromium", "canvaskit")
    ]
    assert ["small.js", laid["small.js"].stamp, 1, 0, ""] in told
    assert {row[0] for row in told} == set(FILES)


def test_the_version_is_another_as_soon_as_anything_is(shrunk):
    laid, _ = shrunk
    files = list(laid.values())
    first = listing.version(OWN, files)
    assert re.fullmatch("[0-9a-f]{12}", first)
    assert f'const VERSION = "{first}";' in listing.told(OWN, files[::-1]).decode()
    others = [
        listing.version({**OWN, "unbrotli.js": b"///"}, files), listing.version(OWN, files[1:]),
        listing.version(OWN, [files[0]._replace(hash="0" * 64), *files[1:]]),
        listing.version(OWN, [files[0]._replace(name="other"), *files[1:]]),
    ]  # fmt: skip
    assert len({first, *others}) == 5


def test_a_service_worker_without_a_place_for_them_is_refused(shrunk):
    with pytest.raises(ChangedError):
        listing.told({"sw.js": b"const FILES = [];", "unbrotli.js": b""}, shrunk[0].values())


def test_a_first_visit_fetches_what_all_browsers_need_and_what_this_one_draws_by():
    files = {
        name: Laid(name, "0" * 64, size, packed) for name, size, packed in (
            ("app.zip", 1000, 300), ("favicon.png", 20, 0), ("main.dart.js", 900, 100), ("main.dart.wasm", 900, 80),
            ("canvaskit/canvaskit.wasm", 500, 60), ("canvaskit/chromium/canvaskit.wasm", 400, 50),
            ("canvaskit/skwasm.wasm", 300, 40), ("assets/NOTICES", 1500, 7),
        )
    }  # fmt: skip
    seen = {engine: listing.first_visit(files, engine) for engine in client.ENGINES}
    assert seen == {"skwasm": 320 + 80 + 40, "chromium": 320 + 100 + 50, "canvaskit": 320 + 100 + 60}


def test_the_client_is_flets_with_ours_before_it_and_without_what_nobody_asks_for():
    files = client.client(flets_client())
    assert {
        "index.html", "sw.js", "unbrotli.js", "start.js", "worker.js", "manifest.json", "flutter_bootstrap.js",
        "main.dart.js", "main.dart.wasm", "main.dart.mjs", "canvaskit/skwasm.wasm", "canvaskit/canvaskit.wasm",
        "canvaskit/chromium/canvaskit.wasm", "assets/fonts/roboto.woff2", "fonts/NatpitSans-Medium.ttf", "favicon.png",
    } <= set(files)  # fmt: skip
    assert not {
        "flutter_service_worker.js", "python.js", "python-worker.js", "flutter.js", "canvaskit/wimp.wasm",
        "canvaskit/skwasm_heavy.wasm", "icon_ios.png", "splash.png", "words/nl/LC_MESSAGES/natpit.mo",
    } & set(files)  # fmt: skip
    assert not [name for name in files if name.endswith((".symbols", ".map")) or name.startswith("pyodide/")]
    assert files["assets/fonts/MaterialIcons-Regular.otf"] == FONT.read_bytes()
    start = files["flutter_bootstrap.js"].decode()
    assert "serviceWorkerSettings: {" not in start
    assert "onEntrypointLoaded" in start
    fonts = json.loads(files["assets/FontManifest.json"])
    assert [one["family"] for one in fonts] == ["MaterialIcons", "Roboto"]
    assert all(f"assets/{font['asset']}" in files for one in fonts for font in one["fonts"])


def test_another_client_of_flet_is_refused(tmp_path):
    for name in ("flutter_bootstrap.js", "assets/FontManifest.json", "manifest.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}")
    with pytest.raises(ChangedError) as caught:
        client.client(tmp_path)
    assert caught.value.values == {"file": "flutter_bootstrap.js"}


NEW = {folder.MARK: folder.mark("1.2.3"), "a/b.txt": b"new"}


def content(out: Path) -> dict[str, bytes]:
    return {one.relative_to(out).as_posix(): one.read_bytes() for one in out.rglob("*") if one.is_file()}


def test_the_folder_is_made_where_there_was_none(tmp_path):
    folder.write(NEW, tmp_path / "dist" / "web")
    assert content(tmp_path) == {f"dist/web/{name}": data for name, data in NEW.items()}


def test_one_of_before_is_replaced_whole(tmp_path):
    out = tmp_path / "web"
    folder.write({**NEW, "old.txt": b"old"}, out)
    folder.write(NEW, out)
    assert content(tmp_path) == {f"web/{name}": data for name, data in NEW.items()}


@pytest.mark.parametrize("there", [{"photo.jpg": b"mine"}, {folder.MARK: b"{"}, {folder.MARK: b'{"app_name":"x"}'}])
def test_a_folder_of_somebody_else_is_left_alone(tmp_path, there):
    for name, data in there.items():
        (tmp_path / name).write_bytes(data)
    with pytest.raises(NotOursError):
        folder.write(NEW, tmp_path)
    assert content(tmp_path) == there


def test_a_file_of_that_name_is_left_alone(tmp_path):
    (tmp_path / "web").write_text("mine")
    with pytest.raises(NotOursError):
        folder.write(NEW, tmp_path / "web")
    assert content(tmp_path) == {"web": b"mine"}


def test_what_cannot_be_written_leaves_what_there_was(tmp_path, monkeypatch):
    out = tmp_path / "web"
    folder.write({**NEW, "old.txt": b"old"}, out)
    before = content(tmp_path)
    wrote = Path.write_bytes

    def full(self, data):
        if self.name == "b.txt":
            raise OSError(28, "No space left on device", str(self))
        return wrote(self, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        folder.write(NEW, out)
    assert content(tmp_path) == before


def test_what_cannot_be_put_in_its_place_leaves_what_there_was(tmp_path, monkeypatch):
    out = tmp_path / "web"
    folder.write({**NEW, "old.txt": b"old"}, out)
    before = content(tmp_path)
    moved = Path.replace

    def stuck(self, to):
        if self.name == "new":
            raise PermissionError(13, "Permission denied", str(to))
        return moved(self, to)

    monkeypatch.setattr(Path, "replace", stuck)
    with pytest.raises(PermissionError):
        folder.write(NEW, out)
    assert content(tmp_path) == before
