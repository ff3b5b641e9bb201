"""A match as a file, out of the browser, and what `natpit score` makes of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.browser.driver import Screen
from tests.browser.evening import control
from tests.browser.server import ROOT


def shared_file(phone: Screen, folder: Path) -> Path:
    """*Deel* on the result: the match as a file, out of the browser's downloads."""
    phone.tap(control("Deel"))
    phone.tap(control("Bestand"))
    with phone.page.expect_download() as download:
        phone.tap("Bewaar bestand")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def natpit_score(file: Path) -> dict[str, Any]:
    """What `natpit score` makes of a match file, without the app."""
    command = [sys.executable, "-m", "app", "score", "--json", str(file)]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sheet: dict[str, Any] = json.loads(done.stdout)
    return sheet
