"""An evening on a phone, played here: what a phone has not got is refused while it runs.

A program of its own, started in the folder of an app as it is packed (`tests.app.packed`); it prints what it saw as
JSON. What it needs to know it takes as JSON too: `allowed`, the modules from elsewhere that are on the phone, and
`gone`, those of them that are left out of what is packed.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import socket
import subprocess
import sys
import sysconfig
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any, NoReturn

NOT_THERE = {
    "curses", "dbm", "ensurepip", "idlelib", "multiprocessing", "pty", "readline", "syslog", "test", "tkinter",
    "turtle", "venv", "_curses", "_multiprocessing", "_posixshmem", "_tkinter",
}  # fmt: skip
"""What Python itself has not got on Android and iOS."""
BUILT = sysconfig._get_sysconfigdata_name()
"""How this Python was built, which it looks up by `sys.platform`."""
HEAVY = frozenset({"alembic", "fpdf", "httpx", "pydantic", "segno", "sqlalchemy", "sqlmodel"})
"""What is imported after the first frame or not at all."""


class Refusing(MetaPathFinder):
    """Lets nobody import what is not there, and keeps what was tried."""

    def __init__(self, allowed: list[str], gone: list[str]) -> None:
        self.allowed = {*allowed, *sys.stdlib_module_names, "app", "scoring", "tests", BUILT} - NOT_THERE
        self.gone = tuple(gone)
        self.tried: set[str] = set()

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        gone = any(name == one or name.startswith(f"{one}.") for one in self.gone)
        if gone or name.partition(".")[0] not in self.allowed:
            self.tried.add(name)
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def refuse(*_: Any, **__: Any) -> NoReturn:
    raise PermissionError("not on a phone")


def become_a_phone(data: Path) -> None:
    """One process, no network, no hard links, a folder of its own; Python takes itself to be on Android."""
    subprocess.Popen.__init__ = refuse  # type: ignore[method-assign]
    for name in ("fork", "forkpty", "execv", "execve", "posix_spawn", "posix_spawnp", "system", "link"):
        setattr(os, name, refuse)
    for name in ("getaddrinfo", "create_connection", "create_server"):
        setattr(socket, name, refuse)
    made = socket.socket.__init__

    def local(self: socket.socket, family: int = -1, *more: Any, **named: Any) -> None:
        # Without leave to go to the network there is not even a socket for this device's own address.
        made(self, family if family == socket.AF_UNIX else refuse(), *more, **named)

    socket.socket.__init__ = local  # type: ignore[method-assign,assignment]
    sys.platform = "android"  # type: ignore[misc]
    platform.system = lambda: "Android"
    os.environ |= {
        "FLET_PLATFORM": "android", "FLET_APP_STORAGE_DATA": str(data), "_PYTHON_SYSCONFIGDATA_NAME": BUILT,
    }  # fmt: skip
    os.environ.pop("NATPIT_DATA", None)


async def evening(data: Path, old: Path) -> dict[str, Any]:
    """From the first start to a hand that is written, its score sheet and a backup; then an older database."""
    before = set(sys.modules)
    from app.main import natpit

    saw: dict[str, Any] = {"main": len(set(sys.modules) - before), "heavy": sorted(HEAVY & set(sys.modules))}
    saw["code"] = sys.modules["app.main"].__file__
    from tests.app.harness import App

    async with App() as app:

        async def rest() -> None:
            for _ in range(3):
                await natpit.door.settle()
                await app.settle()

        await app.start(natpit.main, route="/")
        await natpit.door.opened()
        for name in ("Riet", "Ans", "Jan", "Piet"):
            await natpit.door.ask(lambda store, name=name: store.add_person(name))
        await rest()
        await app.tap("Klaverjassen, 4 spelers, nieuw spel")
        await rest()
        for name in ("Riet", "Ans", "Jan", "Piet", "Begin"):
            await app.tap(name)
        await rest()
        match = app.route.removeprefix("/match/")
        await app.tap(next(n for n, _ in app.named() if n.endswith(" invoeren")))
        await rest()
        for name in ("Wij spelen", "9", "7", "Wij, roem plus 20", "Wij 117 — Zij 65 97 tegen 65 + 20 roem Schrijf op"):
            await app.tap(name)
            await rest()
        stored = await natpit.door.ask(lambda store: store.match(match))
        saw["hands"] = [one.data for one in stored.hands]
        saw["felt"] = sorted({name for name, _ in app.calls if "impact" in name})
        saw["shared"] = _sheets(stored)
    await natpit.door.close()
    saw |= _kept(data / "natpit.db", old)
    return saw


def _sheets(stored: Any) -> list[str]:
    """The score sheet as it is shared, each as the first that is in it."""
    import segno

    from app.screens.score_text import score_sheet
    from app.table.score_pdf import score_pdf
    from app.table.sheet import sheet_of
    from app.words import Words

    pdf = score_pdf(score_sheet(sheet_of(stored), Words("nl")))
    return [pdf[:5].decode(), segno.make("NATPIT1").designator]


def _kept(path: Path, old: Path) -> dict[str, Any]:
    import sqlite3

    from app.store.backups import Backups
    from app.store.store import Store

    def revision(of: Path) -> str:
        with sqlite3.connect(of) as db:
            return str(db.execute("SELECT version_num FROM alembic_version").fetchone()[0])

    Backups(path).make()  # unless the one of the day was made already
    before = revision(old)
    store = Store(old)
    names = [person.name for person in store.people()]
    store.close()
    return {
        "backups": len(Backups(path).listed()),
        "new": revision(path),
        "old": [before, revision(old), names],
    }


def main() -> None:
    """In the folder of the app, with what there is as the first argument, and where to write as the others."""
    told, data, old = json.loads(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    refusing = Refusing(told["allowed"], told["gone"])
    sys.meta_path.insert(0, refusing)
    become_a_phone(data)
    saw = asyncio.run(evening(data, old))
    print(json.dumps(saw | {"tried": sorted(refusing.tried), "modules": len(sys.modules)}))


if __name__ == "__main__":
    main()
