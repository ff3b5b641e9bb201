"""The links by which others come to a match, and their keys. No Flet here.

A key is known only to who has the link: the store keeps a hash of it. This process remembers those that were made in
it, so that a link can be shown again; after that a new one is made.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from app.store.values import Invitation

Kind: TypeAlias = Literal["read", "write"]
KINDS: tuple[Kind, ...] = ("read", "write")
PATHS: dict[Kind, str] = {"read": "meekijken", "write": "meeschrijven"}
"""The first part of a link's address: it says what the link is for, also to who gets it in a message."""
_SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


class Links:
    """The keys that were made for the matches of one space, by the id of the invitation."""

    def __init__(self) -> None:
        self._keys: dict[int, str] = {}

    def start_over(self) -> None:
        """The database is another one: its invitations are others too."""
        self._keys.clear()

    def keep(self, invitation: int, key: str) -> None:
        self._keys[invitation] = key

    def forget(self, invitation: int) -> None:
        self._keys.pop(invitation, None)

    def key(self, invitation: int) -> str | None:
        """None when it was made in another process, or before this one."""
        return self._keys.get(invitation)


class Shown(NamedTuple):
    """The links of one kind to a match that still hold: the newest of which the key is known (None: there is none), and
    all others.
    """

    link: Invitation | None
    others: tuple[Invitation, ...]


def shown(invitations: Iterable[Invitation], kind: Kind, links: Links) -> Shown:
    """What there is to show of one kind; `invitations` are those of a match, the newest first."""
    hold = [one for one in invitations if one.may == kind and one.withdrawn is None]
    known = next((one for one in hold if links.key(one.id) is not None), None)
    return Shown(known, tuple(one for one in hold if one is not known))


def origin_of(url: str, loopback: bool, address: str) -> str:
    """Where others find this server: where the screen at `url` found it itself, or else, where that is a `loopback`
    that means something else to them, at the `address` that the server has on the network.
    """
    parts = urlsplit(url)
    scheme = _SCHEMES.get(parts.scheme)
    own = f"{scheme}://{parts.netloc}" if scheme and parts.netloc else ""
    return address if address and (loopback or not own) else own


def link_of(origin: str, kind: Kind, key: str) -> str:
    """The address that opens a match on another device."""
    return f"{origin}/{PATHS[kind]}/{key}"
