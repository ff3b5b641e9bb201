"""Natpit as a web application: Flet's own, with our name, our icon and a guard at the door."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.asgi import Asgi, Receive, Scope, Send
from app.commands.standing import Standing
from app.hatch import PATH, hatch
from app.paths import ASSETS
from app.serving.client_files import ClientFiles
from app.serving.crowd import Crowd
from app.serving.guard import Guard
from app.serving.health import Health
from app.serving.hosts import Hosts
from app.serving.lean import Lean
from app.version import VERSION

if TYPE_CHECKING:
    from app.main import Natpit

EVENING = 6 * 3600
"""Seconds that a phone may sleep and still find its screen as it was; after that it is rebuilt from its address."""
STRAY_PATHS = ("/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback")
"""What FastAPI and Flet bring along and Natpit has no use for; as addresses of the app they mean nothing."""


def client_folders() -> tuple[Path, Path]:
    """Where the client's files lie: our own, which come first, and Flet's."""
    from flet_web import get_package_web_dir

    return Path(ASSETS), Path(get_package_web_dir())


def application(natpit: Natpit, description: str, shrunk: Path, how: Standing) -> Guard:
    """The ASGI application that shows Natpit to everybody who may come in. `shrunk` is where
    the client's files lie compressed, `how` what the server was told.
    """
    from flet_web.fastapi import app

    web = app(
        natpit.main,
        assets_dir=ASSETS,
        app_name="Natpit",
        app_short_name="Natpit",
        app_description=description,
        no_cdn=True,
        session_timeout_seconds=EVENING,
    )
    web.router.routes[:] = [r for r in web.router.routes if getattr(r, "path", None) not in STRAY_PATHS]
    lean = beside_the_hatch(Lean(web, ClientFiles(*client_folders()), shrunk))
    names = (*how.names, how.host) if how.beyond else how.names
    crowd = Crowd()
    # Asks by the key of a table: whether the database answers, and how long what waits there makes it take.
    health = Health(lean, VERSION, lambda: natpit.door.ask(lambda store: store.may("")), lambda: len(crowd))
    return Guard(health, Hosts(names, beyond=how.beyond), how.proxies, crowd)


def beside_the_hatch(web: Asgi) -> Asgi:
    """Answers what goes through the hatch, and leaves all else to `web`."""
    hatch.open = True

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(PATH):
            await hatch.serve(scope, receive, send)
        else:
            await web(scope, receive, send)

    return either
