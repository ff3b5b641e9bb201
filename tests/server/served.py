"""Real `natpit serve` processes on one PostgreSQL server, and what a test needs to know of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from app.store import new_token
from app.store.store import Store
from app.store.values import new_key

ROOT = Path(__file__).resolve().parents[2]
FOUR = ("Riet", "Ans", "Jan", "Piet")


class Served:
    """`natpit serve --database`, in a process of its own. `url` is its address."""

    def __init__(self, database: str, data: Path, *more: str) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "server.log"
        env = {**os.environ, "NATPIT_DATA": str(data), "NATPIT_COMPRESS": "no", "LANG": "nl_NL.UTF-8", "LC_ALL": "",
               "PYTHONUNBUFFERED": "1"}  # fmt: skip
        command = [sys.executable, "-m", "app", "serve", "--port", "0", "--database", database, *more]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        self.url = ""

    def ready(self) -> str:
        """Waits for the line with its address."""
        if not self.url:
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            self.url = line.split()[-1] if "http://" in line else ""
            assert self.url, f"the server did not come up: {line!r}\n{self.log.read_text()}"
        return self.url

    def kill(self) -> None:
        """`kill -9`: no goodbye."""
        self.process.kill()
        self.process.wait(10)
        if self.process.stdout:
            self.process.stdout.close()

    def stop(self) -> None:
        """Asks it to stop, and insists."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.process.stdout:
            self.process.stdout.close()

    @property
    def resident(self) -> int:
        """Bytes of memory that it has now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """Seconds that it has computed."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


class Seated(NamedTuple):
    """A match at a table: the key of the device that has it, and those of the devices that came by its links."""

    match: str
    owner: str
    writers: tuple[str, ...]
    readers: tuple[str, ...]


def seat(store: Store, *, writers: int = 0, readers: int = 0, hands: int = 0) -> Seated:
    """Begins a match of klaverjassen with so many hands, and lets devices in by its links."""
    owner = new_key()
    own = store.within(store.enter(owner))
    people = [own.add_person(name).id for name in FOUR]
    match = own.new_match("klaverjassen", people, 0, {"end": {"hands": 64}})
    for n in range(hands):
        own.write_hand(match, {"playing": "wij", "points": {"wij": 82 + n % 60}}, new_token())

    def let_in(count: int, may: str) -> tuple[str, ...]:
        keys = tuple(new_key() for _ in range(count))
        link = own.invite(match, may)[1] if keys else ""  # type: ignore[arg-type]
        for key in keys:
            store.within(store.enter(key)).join(link)
        return keys

    return Seated(match, owner, let_in(writers, "write"), let_in(readers, "read"))


def waited(true: object, seconds: float = 20) -> None:
    """Waits until a call gives something true."""
    assert callable(true)
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)
