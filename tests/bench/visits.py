"""What a first and a next visit transfer, with the client as Flet serves it and as Natpit does, in a real browser."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.bench.figure import Figure
from tests.browser.chromium import FLAGS, executable
from tests.browser.server import Server
from tests.browser.visits import Visit, visit, visitor

ROOT = Path(__file__).resolve().parents[2]
# Flet's own way to serve the same app: nothing compressed, nothing kept.
BARE = """
import asyncio, socket, uvicorn
from flet_web.fastapi import app
from app.main import natpit
from app.paths import ASSETS

bound = socket.create_server(("127.0.0.1", 0))
web = app(natpit.main, assets_dir=ASSETS, no_cdn=True)
server = uvicorn.Server(uvicorn.Config(web, log_config=None, access_log=False))
print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
asyncio.run(server.serve([bound]))
"""
COMPRESS = """
import sys
from pathlib import Path
from app.commands.web import client_folders
from app.serving.client_files import ClientFiles
from app.serving.compress import BEST, compress_all
compress_all(ClientFiles(*client_folders()), Path(sys.argv[1]), BEST)
"""


class Both(NamedTuple):
    """Two visits of one device."""

    first: Visit
    second: Visit


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        server = Server(data / "lean")
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        subprocess.run([sys.executable, "-c", COMPRESS, str(server.cache / "client")], cwd=ROOT, check=True)
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=FLAGS)
        try:
            with _bare(data / "bare") as url:
                bare = _both(browser, url)
            server.start()
            lean = _both(browser, server.url)
            server.stop()
        finally:
            browser.close()
    yield Figure("compressing the client, once, in the background", took, "s CPU")
    yield _size("a first visit transfers", lean.first, bare.first, 4.0)
    yield _size("the next visit transfers", lean.second, bare.second, 0.1)
    yield _time("a first visit to the first screen, on the machine itself", lean.first, bare.first)
    yield _time("the next visit to the first screen", lean.second, bare.second)


def _size(what: str, lean: Visit, bare: Visit, most: float) -> Figure:
    more = f"Flet bare {bare.bytes / 1e6:.1f} MB; of it web socket {lean.talk / 1e3:.0f} kB"
    return Figure(what, lean.bytes / 1e6, "MB", most=most, more=more)


def _time(what: str, lean: Visit, bare: Visit) -> Figure:
    return Figure(what, lean.seconds, "s", more=f"Flet bare {bare.seconds:.1f} s")


def _both(browser: Browser, url: str) -> Both:
    with visitor(browser) as device:
        return Both(visit(device, url), visit(device, url))


@contextmanager
def _bare(data: Path) -> Iterator[str]:
    data.mkdir()
    env = {**os.environ, "NATPIT_DATA": str(data)}
    process = subprocess.Popen([sys.executable, "-c", BARE], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait()
