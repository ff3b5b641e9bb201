"""A first visit fetches little, and the next one hardly anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from app.commands.web import client_folders
from app.serving import compress
from app.serving.client_files import ClientFiles
from tests.browser.server import Server
from tests.browser.visits import visit, visitor

ASKED = {"main.dart.wasm", "canvaskit/skwasm.wasm"}
"""What Chromium fetches of all that is large."""
HALF_BEST = 5
"""Takes two seconds and makes 4.2 MB of it; the best, of which the benchmark tells, takes a minute."""


def test_a_first_visit_transfers_little_and_the_next_hardly_anything(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = ClientFiles(*client_folders())
    some = [one for one in files.to_shrink if one.name in ASKED or one.size < 500_000]
    monkeypatch.setattr(ClientFiles, "to_shrink", some)
    monkeypatch.setattr(compress, "ENDINGS", {"br": ".br"})
    compress.compress_all(files, server.cache / "client", HALF_BEST)
    with visitor(browser) as device:
        first, second = visit(device, server.url), visit(device, server.url)
    assert first.outside == second.outside == []
    assert 1_000_000 < first.bytes <= 4_300_000, first
    assert 1_000 < second.bytes <= 100_000, second
