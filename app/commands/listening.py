"""Where a served Natpit listens, and by which address others on the network find it."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Any

LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
USUAL_PORT = 8117
"""Tried first where no port is asked for, so that the address, and a bookmark of it, is the same tomorrow."""
BACKLOG = 1024
"""Connections that may wait at the door: a club whose phones all come back at once."""


def bound_to(host: str, port: int | None) -> socket.socket:
    """A socket that has its address; `port` 0 is any that is free, None the usual one if it is. OSError when it cannot
    have it.
    """
    if port is None:
        try:
            return bound_to(host, USUAL_PORT)
        except OSError:
            return bound_to(host, 0)
    family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    bound = socket.socket(family, kind)
    try:
        if os.name == "posix":  # a restart must not wait for the connections of before to be forgotten
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(place)
        bound.listen(BACKLOG)  # at once: whoever comes second is told, and an early browser waits
    except OSError:
        bound.close()
        raise
    return bound


def address(bound: socket.socket) -> str:
    """Where a browser finds what listens there; for "everywhere", by the name that other devices can use."""
    host, port = bound.getsockname()[:2]
    if host in (EVERYWHERE, "::"):
        host = in_the_house()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def in_the_house() -> str:
    """This computer's own address on the network; nothing is sent to find it. `LOCAL` where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            own: Any = probe.getsockname()[0]
        except OSError:
            return LOCAL
    return str(own)


def open_many_files() -> None:
    """Every phone takes one: as many as the system lets this process have."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 8192 if most == resource.RLIM_INFINITY else min(most, 8192)
        if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
