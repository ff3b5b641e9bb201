"""Which files of the client lie in the folder: Flet's, with our own before them, and who fetches each."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from app.building.page import manifest, page
from app.building.trouble import ChangedError
from app.paths import ASSETS
from app.serving.client_files import ClientFiles

PAGE = Path(__file__).parents[1] / "pocket" / "page"
"""What the page runs once it is there, and the worker in which Natpit runs."""
COVER = "index.html"
"""The page itself."""
LEFT_OUT = (
    "words/", "suits/", "nat-ring.svg", "speelt-driehoek.svg", "icon_", "splash", "icon.png", "icon.svg", "python.js",
    "python-worker.js", "flutter.js", "flutter_service_worker.js", "icons/loading-animation.png", "canvaskit/wimp",
    "canvaskit/skwasm_heavy",
)  # fmt: skip
"""What the page has no use for: what draws launchers, what the app brings itself, and what Flet's own page asks for."""
LATER = (
    "assets/NOTICES", "assets/packages/", "assets/AssetManifest.bin", "fonts/NatpitSans-Regular", "fonts/OFL-",
    "icons/icon-", "licences.txt",
)  # fmt: skip
"""What is fetched only when somebody asks for it,"""
SOON = ("assets/packages/wakelock_plus/", "assets/AssetManifest.bin.json")
"""and of that what everybody does ask for."""
ENGINES = {
    "skwasm": ("canvaskit/skwasm.", "main.dart.wasm", "main.dart.mjs"),
    "chromium": ("canvaskit/chromium/", "main.dart.js"),
    "canvaskit": ("canvaskit/canvaskit.", "main.dart.js"),
}
"""The three ways in which a browser draws, and what it fetches for it: Chromium with WasmGC and WebGL; Chromium
without; and all others, those that cannot decode pictures by themselves (ImageDecoder) among them.
"""
_HEAVY = 'case"skwasm":return G&&s;'
_LIGHT = 'case"skwasm":return G&&s&&w.hasImageCodecs&&w.hasChromiumBreakIterators;'
_WORKER = re.compile(r"\n {4}serviceWorkerSettings: \{.*?\n {4}\},", re.DOTALL)


def client(flets: Path, ours: Path = Path(ASSETS)) -> dict[str, bytes]:
    """The files of the client by name, `flets` being the folder of Flet's. ChangedError."""
    found = {one.name: one.path.read_bytes() for one in ClientFiles(ours, flets) if not one.name.startswith(LEFT_OUT)}
    found |= {file.name: file.read_bytes() for file in sorted(PAGE.iterdir()) if file.is_file()}
    try:
        found[COVER] = page(assets=ours)
    except ValueError as error:
        raise ChangedError(COVER) from error
    found["manifest.json"] = manifest(found["manifest.json"])
    found["flutter_bootstrap.js"] = _bootstrap(found["flutter_bootstrap.js"].decode()).encode()
    found["assets/FontManifest.json"] = _fonts(found["assets/FontManifest.json"])
    return found


def engines(name: str) -> Iterator[str]:
    """Which browsers fetch a file: "" for all, else the engines by which they draw, "later" for who asks for it."""
    which = [engine for engine, names in ENGINES.items() if name.startswith(names)]
    if not which and name.startswith(LATER) and not name.startswith(SOON):
        which = ["later"]
    yield from which or [""]


def _bootstrap(text: str) -> str:
    """Flutter's start without Flutter's service worker, which would take the place of ours, and without a third kind of
    drawing of 5 MB for browsers that decode no pictures: they draw as Firefox does.
    """
    if _HEAVY not in text or not _WORKER.search(text):
        raise ChangedError("flutter_bootstrap.js")
    return _WORKER.sub("", text.replace(_HEAVY, _LIGHT))


def _fonts(manifest: bytes) -> bytes:
    """Flutter's list of fonts with the Roboto that lies beside it: else the client would ask for one from elsewhere."""
    told = json.loads(manifest)
    told.append({"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]})
    return json.dumps(told, separators=(",", ":")).encode()
