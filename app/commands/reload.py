"""Hot reload under `flet run`, for every file of the house.

Flet itself watches the started script alone, or everything beside it, the database of `flet run` included: then every
tap that is kept would start the app anew.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from app.paths import ASSETS

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = (PACKAGE, PACKAGE.parent / "scoring", Path(ASSETS))
KINDS = {".py", ".mo", ".svg", ".png", ".ttf"}
PAUSE = 0.5


def follow_changes(before: Callable[[], None]) -> None:
    """Under `flet run`, starts this program anew when a file of it changes; `before` finishes what is under way."""
    if "FLET_DISPLAY_URL_PREFIX" not in os.environ or os.name != "posix":
        return
    threading.Thread(target=_follow, args=(before,), name="natpit-reload", daemon=True).start()


def _follow(before: Callable[[], None]) -> None:
    seen = stamps()
    while stamps() == seen:
        time.sleep(PAUSE)
    before()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def stamps(folders: tuple[Path, ...] = FOLDERS) -> dict[str, int]:
    """When each file of the house was last changed."""
    found = {}
    for folder in folders:
        for place, _, names in os.walk(folder):
            for name in names:
                if os.path.splitext(name)[1] in KINDS:
                    path = os.path.join(place, name)
                    try:
                        found[path] = os.stat(path).st_mtime_ns
                    except FileNotFoundError:  # an editor that saves by moving
                        continue
    return found
