"""The program that draws the desktop window: Flet's, which is downloaded once, at the first start."""

from __future__ import annotations

import contextlib
import io
import os
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 8.0
"""Seconds to wait for an answer, and at most between two pieces of the download."""


class AbsentError(Exception):
    """The window's program is not here and cannot be had now; the message says why."""


def fetch(on_wait: Callable[[], None], patience: float = PATIENCE) -> None:
    """Sees to it that the program is there. `on_wait` is called once when it has to come from elsewhere.

    Raises `AbsentError` when it does not come: nothing answers within `patience` seconds, or nothing more arrives for
    that long. It never hangs: a thread that does not keep the program alive waits for a stuck resolver or disk.
    """
    import flet_desktop

    if _is_here(flet_desktop):
        return
    on_wait()
    life = _Life()
    failed: list[BaseException] = []

    def work() -> None:
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                flet_desktop.ensure_client_cached()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=work, name="natpit-window", daemon=True)
    before, timeout = flet_desktop.Progress, socket.getdefaulttimeout()
    flet_desktop.Progress = life.progress
    socket.setdefaulttimeout(patience)
    try:
        thread.start()
        last = time.monotonic()
        while thread.is_alive():
            thread.join(0.1)
            if life.seen.is_set() or life.unpacking:
                life.seen.clear()
                last = time.monotonic()
            elif time.monotonic() - last > patience:
                raise AbsentError("time out")
    finally:
        flet_desktop.Progress = before
        socket.setdefaulttimeout(timeout)
    if failed:
        raise AbsentError(_reason(failed[0])) from failed[0]


def _is_here(flet_desktop: Any) -> bool:
    """Whether it lies unpacked in Flet's cache, came along, or is named."""
    if Path(os.environ.get("FLET_VIEW_PATH") or os.devnull).is_dir():
        return True
    bundled = Path(flet_desktop.get_package_bin_dir(), flet_desktop.get_artifact_filename())
    # The name of the folder in the cache is known to Flet alone; "__" is not mangled outside a class.
    cached: Path = getattr(flet_desktop, "__get_client_storage_dir")()
    return bundled.exists() or cached.exists()


class _Life:
    """Stands in for Flet's progress bar and notices that the download is alive."""

    def __init__(self) -> None:
        self.seen = threading.Event()
        self.unpacking = False

    def progress(self, **_: Any) -> _Life:
        return self

    def __enter__(self) -> _Life:
        self.seen.set()
        return self

    def __exit__(self, *_: object) -> None:
        self.unpacking = True
        self.seen.set()

    def add_task(self, *_: Any, **__: Any) -> int:
        self.seen.set()
        return 0

    def update(self, *_: Any, **__: Any) -> None:
        self.seen.set()


def _reason(error: BaseException) -> str:
    """The last cause in words of the system ("Connection refused", "HTTP Error 404: Not Found")."""
    cause = getattr(error, "reason", None)
    told = cause if isinstance(cause, BaseException) else error
    return getattr(told, "strerror", None) or str(told) or type(told).__name__
