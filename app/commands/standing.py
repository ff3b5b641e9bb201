"""How a served Natpit stands: on this computer alone, on the network of the house, or in the open behind a proxy."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple

from app.commands.listening import EVERYWHERE, LOCAL
from app.commands.say import MisuseError, flags, options, repeated
from app.serving.caller import Network, networks
from app.serving.hosts import is_loopback
from app.serving.logs import KINDS


class Standing(NamedTuple):
    """What `natpit serve` was told."""

    host: str = LOCAL
    port: int | None = None
    lan: bool = False
    told_shared: bool = False
    names: tuple[str, ...] = ()
    proxies: tuple[Network, ...] = ()
    database: str | None = None
    """The address of a PostgreSQL server; a password in it is never shown."""
    log: str | None = None

    @property
    def beyond(self) -> bool:
        """Whether others than this computer reach it."""
        return not is_loopback(self.host)

    @property
    def in_the_open(self) -> bool:
        """Whether visitors may come who never were in this house: nobody has what is this computer's own then."""
        return bool(self.database or self.proxies) or (not self.beyond and self.shared)

    @property
    def shared(self) -> bool:
        """Whether every device has a pad of its own. What is named, or stands behind a proxy, is there for others."""
        return self.beyond or self.told_shared or bool(self.database or self.names or self.proxies)


def standing(args: list[str], environment: Mapping[str, str] = os.environ) -> Standing:
    """Reads the options of `natpit serve`. MisuseError."""
    given, rest = flags(args, ("--lan", "--shared"))
    many, rest = repeated(rest, {"--name": "NAME", "--proxy": "ADDRESS"})
    found, _ = options(rest, {"--port": "N", "--host": "H", "--database": "URL", "--log": "|".join(KINDS)})
    lan = "--lan" in given
    if lan and "--host" in found:
        raise MisuseError("command.lan_or_host")
    log = found.get("--log")
    if log is not None and log not in KINDS:
        raise MisuseError("command.log_wrong", given=log)
    return Standing(
        EVERYWHERE if lan else found.get("--host", LOCAL),
        _port(found.get("--port")),
        lan,
        "--shared" in given,
        tuple(_name(one) for one in many["--name"]),
        _proxies(many["--proxy"]),
        _database(found.get("--database") or environment.get("NATPIT_DATABASE")),
        log,
    )


def _port(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or int(text) > 65535:
        raise MisuseError("command.port_wrong", port=text)
    return int(text)


def _name(text: str) -> str:
    bare = text.strip("[]").lower()
    if not bare or not all(c.isalnum() or c in "-._:" for c in bare) or (":" in bare and "." in bare):
        raise MisuseError("command.name_wrong", given=text)
    return bare


def _proxies(told: list[str]) -> tuple[Network, ...]:
    try:
        return networks(told)
    except ValueError:
        raise MisuseError("command.proxy_wrong", given=", ".join(told)) from None


def _database(url: str | None) -> str | None:
    """The address of a server, as it was told; MisuseError for what is none. It is not repeated: it may hold a
    password.
    """
    if not url:
        return None
    from sqlalchemy import make_url

    from app.store.where import is_server

    try:
        right = is_server(url) and bool(make_url(url).database)
    except Exception:
        right = False
    if not right:
        raise MisuseError("command.database_wrong")
    return url
