"""/health: whether this process serves, for whoever watches it. Never a name, and nothing of what is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from app.asgi import Asgi, Receive, Scope, Send
from app.store.trouble import StoreError

PATH = "/health"
PATIENCE = 5.0
"""Seconds in which the database answers; a queue of writes that is longer is trouble as well."""
SLOW = "store.busy"
UNEXPECTED = "app.unexpected"


class Health:
    """Answers for `PATH`, and leaves everything else to `web`. `look` asks something small of the database, `screens`
    gives how many are connected.
    """

    def __init__(
        self, web: Asgi, version: str, look: Callable[[], Awaitable[object]], screens: Callable[[], int],
        patience: float = PATIENCE,
    ) -> None:  # fmt: skip
        self._web, self._version, self._look, self._screens = web, version, look, screens
        self._patience = patience
        self._looking: asyncio.Task[str] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self._web(scope, receive, send)
            return
        # However many ask at once, the database is asked once.
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._found())
        database = await asyncio.shield(self._looking)
        well = database == "ok"
        told = {"status": "ok" if well else "unavailable", "version": self._version, "database": database,
                "screens": self._screens()}  # fmt: skip
        body = json.dumps(told).encode()
        head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()),
                (b"cache-control", b"no-store")]  # fmt: skip
        await send({"type": "http.response.start", "status": 200 if well else 503, "headers": head})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def _found(self) -> str:
        """ "ok", or the id of what is wrong."""
        try:
            await asyncio.wait_for(self._look(), self._patience)
        except TimeoutError:
            return SLOW
        except StoreError as error:
            return error.id
        except Exception:
            return UNEXPECTED
        return "ok"
