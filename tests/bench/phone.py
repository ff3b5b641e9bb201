"""What a phone waits for before its first frame: the app as it is packed, byte code alone, in a fresh process."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.app.packed import pack
from tests.bench.figure import Figure, middle

TIMES = 7
PROGRAM = """
import sys
sys.path.insert(0, "")
import asyncio, json, platform, typing
from time import perf_counter
before, began = len(sys.modules), perf_counter()
__import__(sys.argv[1])
print(json.dumps([perf_counter() - began, len(sys.modules) - before]))
"""


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        app = pack(Path(folder) / "app")
        size = sum(path.stat().st_size for path in app.rglob("*") if path.is_file())
        runs = [(_run("app.main", app), _run("flet.app", app)) for _ in range(TIMES)]
    whole = middle([one[0] for one, _ in runs])
    flet = middle([one[0] for _, one in runs])
    yield Figure("phone: import of the app, from byte code", whole, "s")
    yield Figure("phone: … as many times Flet's own start", whole / flet, "×", most=3, more=f"{flet * 1000:.0f} ms")
    yield Figure("phone: … modules", runs[0][0][1], "", most=540)
    yield Figure("phone: the app itself as packed", size / 1e6, "MB", most=6)


def _run(module: str, folder: Path) -> tuple[float, int]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, module], cwd=folder, capture_output=True, text=True, check=True
    )
    seconds, modules = json.loads(done.stdout)
    return seconds, modules


if __name__ == "__main__":
    for figure in measure():
        print(figure)
