"""The static page around an app that is none: its page, its service worker and what starts it are the real ones, Python
and Flutter are a few lines each, so that a visit takes a moment.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from app.building import page as pages
from app.building.client import PAGE
from app.building.listing import OWN, WORKER, Laid, told
from app.building.shrink import PACKED, shrink
from app.paths import ASSETS

PYTHON = """
const heard = [];
self.onmessage = ({ data }) => {
  if (data.documentUrl) {
    self.postMessage({ far: 0.5 });
    self.postMessage(new Uint8Array([7]));
    self.postMessage({ far: 1 });
    self.postMessage(%s);
  } else if (data.natpit) {
    heard.push([data.natpit, data.value]);
    if (data.natpit === "say") { self.postMessage({ natpit: data.value }); }
  } else {
    self.postMessage(new TextEncoder().encode(JSON.stringify(heard)));
  }
};
"""
"""The worker: draws one byte, is there, and answers any bytes with what it was told by the page; told to `say` a word,
it says that to the page."""
FLUTTER = """
(async () => {
  const [manifest] = await Promise.all(%s.map((name) => fetch(flet.assetBase + name)));
  window.drawn = [];
  await jsConnect("app", {}, (bytes) => drawn.push(bytes));
  dispatchEvent(new Event("flutter-first-frame"));
  document.title = "Natpit\\u2060";
})();
"""
"""The client: asks for files, connects, and has drawn what came."""


def toy(
    into: Path, edition: int = 1, *, python: str = '"initialized"', asks: tuple[str, ...] = ("common.bin",)
) -> dict[str, Laid]:
    """Makes the folder `into`, or of what lies there another edition: `edition.bin` differs, `common.bin` does not.
    `python`: what its worker says when it has started, as JavaScript. Gives how each file lies.
    """
    noise = random.Random(1).randbytes
    files = {
        "index.html": _page(),
        "manifest.json": pages.manifest(Path(ASSETS, "manifest.json").read_bytes()),
        "favicon.png": Path(ASSETS, "favicon.png").read_bytes(),
        "icons/apple-touch-icon-192.png": Path(ASSETS, "icons", "apple-touch-icon-192.png").read_bytes(),
        "start.js": (PAGE / "start.js").read_bytes(),
        "worker.js": (PYTHON % python).encode(),
        "flutter_bootstrap.js": (FLUTTER % list(asks)).encode(),
        "common.bin": noise(300_000),
        "letters.json": b"[" + b"1234567," * 20_000 + b"0]",
        "edition.bin": noise(1000) + bytes([edition]) * 100_000,
        "canvaskit/chromium/canvaskit.wasm": noise(50_000),
        "canvaskit/skwasm.wasm": noise(50_001),
        "canvaskit/canvaskit.wasm": noise(50_002),
        "assets/NOTICES": noise(1003),
    }
    laid, packed = shrink(files, 1, into.parent / "kept", lambda done, total: None)
    own = {name: (PAGE / name).read_bytes() for name in OWN}
    for name, data in {**files, **packed, **own, WORKER: told(own, laid.values())}.items():
        path = into / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return laid


@cache
def _page() -> bytes:
    return pages.page()


def asked_for(one: Laid) -> str:
    """What a browser asks the server for to get this file."""
    return f"{PACKED}/{one.stamp}" if one.packed else one.name
