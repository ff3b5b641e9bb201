"""Screens that are away for a while are kept as they were, but not without end: who slept longest goes first.

Nothing is lost by it: a screen that comes back later is built anew from its address and what is stored.
"""

from __future__ import annotations

import asyncio
from typing import Any

from app.serving.tidying import Tidying

MOST = 1000
"""Screens that are kept, the connected ones too."""
EVERY = 10.0
"""Seconds between two looks."""


async def keep_few(most: int = MOST, every: float = EVERY) -> None:
    """Looks now and then, until it is cancelled. It is also when the memory of those that went is tidied up."""
    tidying = Tidying()
    while True:
        await asyncio.sleep(every)
        await let_go(most)
        tidying.due()


async def let_go(most: int) -> int:
    """Forgets sleeping screens until there are no more than `most`; gives how many went. The connected ones stay."""
    from flet_web.fastapi.flet_app_manager import app_manager

    # Flet tells nobody how many it keeps.
    kept: dict[str, Any] = getattr(app_manager, "_FletAppManager__sessions")  # noqa: B009
    asleep = sorted((session.expires_at, key) for key, session in kept.items() if session.expires_at is not None)
    going = asleep[: max(0, len(kept) - most)]
    for _, key in going:
        await app_manager.delete_session(key)
    return len(going)
