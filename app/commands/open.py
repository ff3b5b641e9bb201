"""Bare `natpit`: the desktop window where there can be one, else the browser, with the reason."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.commands.say import BAD_USE, complain, words

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from types import FrameType


def run(args: list[str]) -> int:
    """Opens the app and stays until it is closed."""
    if args:
        return complain("command.too_much", BAD_USE, text=args[0])
    why = _window()
    if not why:
        return 0
    word, reason = why
    print(words().say(word, reason=reason), flush=True)
    from app.commands.serve import listen

    return listen()


def has_display() -> bool:
    """Whether a window could be seen here at all."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _window() -> tuple[str, str] | None:
    """Shows the window until it is closed. Gives why it could not (a sentence's id, and a reason in it), else None."""
    if not has_display():
        return "command.no_display", ""
    from app.commands.client import AbsentError, fetch

    try:
        fetch(on_wait=lambda: print(words().say("command.fetching"), file=sys.stderr, flush=True))
    except AbsentError as absent:
        return "command.no_client", str(absent)
    return None if _shown() else ("command.no_window", "")


def _shown() -> bool:
    """Runs the window. False when it ended without ever having connected (a library it needs is missing, say)."""
    import asyncio
    import signal

    import flet
    import flet_desktop

    from app.main import natpit
    from app.paths import ASSETS

    wanted = False
    open_view = flet_desktop.open_flet_view_async

    async def opened(*args: Any) -> tuple[Process, str]:
        """Flet waits for the window alone: a signal that ends us must close it."""
        process, pid_file = await open_view(*args)

        def stop(number: int, frame: FrameType | None) -> None:
            nonlocal wanted
            wanted = True
            with suppress(ProcessLookupError):
                process.terminate()

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)
        return process, pid_file

    def connected(page: flet.Page) -> None:
        nonlocal wanted
        wanted = True

    async def until_closed() -> None:
        try:
            await flet.run_async(natpit.main, before_main=connected, name="Natpit", assets_dir=ASSETS)
        finally:
            if wanted:
                await natpit.door.close()

    os.environ.setdefault("FLET_APP_ID", "natpit")  # else the taskbar calls it "flet"
    os.environ.setdefault("DISPLAY", "")  # Flet takes a display of Wayland alone for none
    flet_desktop.open_flet_view_async = opened
    try:
        asyncio.run(until_closed())
    except (OSError, RuntimeError):
        if wanted:
            raise
    finally:
        flet_desktop.open_flet_view_async = open_view
    return wanted
