"""From `import app.main` to the first frame, and to the home screen with the store open, in a fresh process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figure import Figure, middle

ROOT = Path(__file__).resolve().parents[2]
TIMES = 5
PROGRAM = """
import asyncio, json, sys
from time import perf_counter
began = perf_counter()
from app.main import natpit
imported = perf_counter() - began
from tests.app.harness import Answering, App
frames = []
send = Answering.send_message
def noted(self, message):
    send(self, message)
    if message.action.name == "PATCH_CONTROL":
        frames.append((perf_counter(), "sqlmodel" in sys.modules))
Answering.send_message = noted

async def home():
    async with App() as app:
        started = perf_counter()
        await app.start(natpit.main)
        first, loaded = frames[0]
        await app.until(lambda: app.has("Instellingen"))
        await natpit.door.opened()
        await app.settle()
        whole = perf_counter() - started
        assert not loaded, "the store was imported before the first frame"
        print(json.dumps([imported, first - started, whole]))
    await natpit.door.close()

asyncio.run(home())
"""


def measure() -> Iterator[Figure]:
    runs = [_run() for _ in range(TIMES)]
    frame = middle([imported + first for imported, first, _ in runs])
    whole = middle([imported + home for imported, _, home in runs])
    yield Figure("app import to first frame, Python", frame, "s", most=1.0)
    yield Figure("app import to home with the store open", whole, "s")


def _run() -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "NATPIT_DATA": folder}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stderr
    imported, first, home = json.loads(done.stdout.splitlines()[-1])
    return imported, first, home
