"""By which names this server is asked for. A name that is not its own was pointed here by somebody else's page."""

from __future__ import annotations

import socket
from collections.abc import Collection, Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit


class Hosts:
    """The names of this server: of this computer itself always, the `named` ones, and with `beyond` (it listens beyond
    this computer) the computer's own name and the address that was connected to.
    """

    def __init__(self, named: Collection[str] = (), *, beyond: bool = False) -> None:
        self._beyond = beyond
        self.named = frozenset(name.lower().rstrip(".") for name in named)
        own = socket.gethostname().lower()
        self._own = self.named | ({own, f"{own}.local"} if beyond else set())

    def knows(self, host: str, connected: Any = None) -> bool:
        """Whether a `Host` header names this server. `connected` is the address and port that was connected to."""
        name = name_in(host)
        if is_loopback(name) or name in self._own:
            return True
        return self._beyond and bool(connected) and name == str(connected[0]).lower()

    def is_own_page(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from a page of ours. A browser always tells the page's origin where that matters; a
        client that is no browser tells none.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        there = urlsplit(origin).netloc.lower()
        return bool(there) and (there == headers.get("host", "").lower() or name_in(there) in self.named)


def name_in(host: str) -> str:
    """The name or address in a `Host` header, without its port, in small letters; "" for what is none."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_loopback(name: str) -> bool:
    """Whether this is a name or address of the computer itself."""
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
