"""Who calls: the address that a connection comes from, through a proxy too where that proxy was named.

It is told beside Flet's page and not on it: what is on the page the client itself can write.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextvars import ContextVar
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple, TypeAlias

from app.asgi import Scope, headers_of
from app.serving.hosts import is_loopback, name_in

Network: TypeAlias = IPv4Network | IPv6Network
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers that tell of a proxy in between."""


class Caller(NamedTuple):
    """`address` is what counts as one caller ("" where nobody knows): an IPv4 address, or the /64 of an IPv6 one, which
    is one household. `here` is whether somebody sits at this very computer.
    """

    address: str
    here: bool


caller: ContextVar[Caller | None] = ContextVar("natpit.caller", default=None)
"""Who is connected, for whatever is done in that connection."""


def networks(told: Collection[str]) -> tuple[Network, ...]:
    """The proxies that were named, as addresses or networks. ValueError for what is neither."""
    return tuple(ip_network(one, strict=False) for one in told)


def origin_of(scope: Scope, proxies: Collection[Network]) -> tuple[str, Caller]:
    """The address that a connection comes from, and who that is.

    X-Forwarded-For is believed of a named proxy alone, and read from its end: what stands before was written by whoever
    came to the proxy.
    """
    headers = headers_of(scope)
    peer = str(scope["client"][0]) if scope.get("client") else ""
    if _within(peer, proxies):
        address = _forwarded(headers, proxies) or peer
        return address, Caller(_household(address), False)
    # A proxy that nobody named, or a tunnel, comes from this computer as well: it passes the name on, or tells.
    told = any(name in headers for name in FORWARDED)
    here = is_loopback(peer) and is_loopback(name_in(headers.get("host", ""))) and not told
    return peer, Caller(_household(peer), here)


def is_proxied(scope: Scope, proxies: Collection[Network]) -> bool:
    """Whether a named proxy stands in between."""
    return bool(scope.get("client")) and _within(str(scope["client"][0]), proxies)


def _forwarded(headers: Mapping[str, str], proxies: Collection[Network]) -> str:
    for told in reversed(headers.get("x-forwarded-for", "").split(",")):
        address = _bare(told.strip())
        if not address or not _within(address, proxies):
            return address
    return ""


def _bare(told: str) -> str:
    """An address without a port; "" for what is no address."""
    bare = told[1:].partition("]")[0] if told.startswith("[") else told
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ip_address(bare))
    except ValueError:
        return ""


def _within(address: str, proxies: Collection[Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return any(found in network for network in proxies if network.version == found.version)


def _household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))
