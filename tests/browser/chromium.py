"""Finds a Chromium, or gets one. A browser test is never passed by leaving it out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
FLAGS = [
    "--no-sandbox",  # there is none for root
    "--disable-gpu",
    "--force-color-profile=srgb",
    # The rest keeps Chromium from calling home while it is tested.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable(playwright: Playwright) -> str:
    """The path of a Chromium on this machine: one that is there, else one that is fetched now."""
    return _present(playwright) or _fetched(playwright)


def _present(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    mac = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    return next((found for name in NAMES if (found := shutil.which(name))), None) or (
        str(mac) if mac.exists() else None
    )


def _fetched(playwright: Playwright) -> str:
    said = []
    for way in _ways():
        for command in way:
            done = subprocess.run(command, capture_output=True, text=True, env=_environment(), check=False)
            if done.returncode:
                said.append(f"$ {' '.join(command)}\n{(done.stderr or done.stdout).strip()[-800:]}")
                break
        if found := _present(playwright):
            return found
    raise RuntimeError("No Chromium here, and none to be had. Install chromium, then run again.\n" + "\n".join(said))


def _ways() -> list[list[list[str]]]:
    playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return [playwright]
    debian = [["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]]
    return [debian, playwright]


def _environment() -> dict[str, str]:
    return {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
