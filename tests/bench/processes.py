"""Whole processes, as a shell would start them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

_SCRIPT = Path(sys.executable).with_name("natpit")
NATPIT = [str(_SCRIPT)] if _SCRIPT.exists() else [sys.executable, "-m", "app"]
"""The installed command where there is one."""
BARE = [sys.executable, "-c", "pass"]


def run(command: list[str]) -> None:
    """Runs it to its end; it must end well."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def seconds(command: list[str]) -> float:
    """How long it takes from start to end."""
    began = perf_counter()
    run(command)
    return perf_counter() - began
