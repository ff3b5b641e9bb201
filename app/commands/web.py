"""Natpit as a web application: Flet's own, with our name, our icon and a door that lets in nobody else's page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from app.hatch import PATH, hatch
from app.paths import ASSETS

EVENING = 6 * 3600
"""Seconds that a phone may sleep and still find its screen as it was; after that it is rebuilt from its address."""
STRAY_PATHS = ("/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback")
"""What FastAPI and Flet bring along and Natpit has no use for; as addresses of the app they mean nothing."""

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
Asgi: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]


def application(main: Callable[..., Any], description: str) -> Asgi:
    """The ASGI application that shows `main` to everybody who connects."""
    from flet_web.fastapi import app

    web = app(
        main,
        assets_dir=ASSETS,
        app_name="Natpit",
        app_short_name="Natpit",
        app_description=description,
        no_cdn=True,
        session_timeout_seconds=EVENING,
    )
    web.router.routes[:] = [r for r in web.router.routes if getattr(r, "path", None) not in STRAY_PATHS]
    return own_pages_only(beside_the_hatch(web))


def beside_the_hatch(web: Asgi) -> Asgi:
    """Answers what goes through the hatch, and leaves all else to `web`."""
    hatch.open = True

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(PATH):
            await hatch.serve(scope, receive, send)
        else:
            await web(scope, receive, send)

    return either


def own_pages_only(web: Asgi) -> Asgi:
    """Refuses a connection that a page from elsewhere opens: it would read and write this table's scores."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not _own(_headers(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await web(scope, receive, send)

    return guarded


def _headers(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _own(headers: Mapping[str, str]) -> bool:
    """A browser always tells the page's origin; a client that is no browser tells none."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
