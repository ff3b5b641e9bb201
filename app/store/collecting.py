"""Many small values at once: Python's search for circles among them would hold everything up for a second at a time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_circles() -> Iterator[None]:
    """What is made in here holds no circles: nobody looks for any meanwhile, in the whole program. For seconds, never
    for as long as somebody waits for a tap.
    """
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()
