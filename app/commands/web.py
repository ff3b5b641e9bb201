"""Natpit as a web application: Flet's own, with our name, our icon and a door that lets in nobody else's page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from app.hatch import PATH, hatch
from app.paths import ASSETS
from app.serving.asgi import Asgi, Receive, Scope, Send, headers_of
from app.serving.client_files import ClientFiles
from app.serving.lean import Lean

EVENING = 6 * 3600
"""Seconds that a phone may sleep and still find its screen as it was; after that it is rebuilt from its address."""
STRAY_PATHS = ("/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback")
"""What FastAPI and Flet bring along and Natpit has no use for; as addresses of the app they mean nothing."""


def client_folders() -> tuple[Path, Path]:
    """Where the client's files lie: our own, which come first, and Flet's."""
    from flet_web import get_package_web_dir

    return Path(ASSETS), Path(get_package_web_dir())


def application(main: Callable[..., Any], description: str, shrunk: Path) -> Asgi:
    """The ASGI application that shows `main` to everybody who connects. `shrunk` is where its files lie compressed."""
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
    return own_pages_only(beside_the_hatch(Lean(web, ClientFiles(*client_folders()), shrunk)))


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
        if scope["type"] == "websocket" and not _own(headers_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await web(scope, receive, send)

    return guarded


def _own(headers: Mapping[str, str]) -> bool:
    """A browser always tells the page's origin; a client that is no browser tells none."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
