"""What can go wrong in the store. In no language: an id and values, of which `app.words` makes the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.store.values import StoredHand, Written


class StoreError(Exception):
    """Something the store refuses or cannot do. Nothing was changed."""

    def __init__(self, id: str, values: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{id} {dict(values or {})}")
        self.id = id
        self.values = dict(values or {})


class UnknownError(StoreError):
    """There is no such match, hand or person: "store.unknown_match", "store.unknown_hand", "store.unknown_person"."""


class NotPossibleError(StoreError):
    """What was asked cannot be: an empty name, two seats for one person, rules that are settled, …"""


class Stale(StoreError):  # noqa: N818 - the table's word for it, and no error of the program
    """Somebody wrote this hand in the meantime ("store.stale"). `found` is what is there now, None for no such hand."""

    def __init__(self, found: StoredHand | None) -> None:
        super().__init__("store.stale", {"version": found.version if found else 0})
        self.found = found


class TokenUsedError(StoreError):
    """This token already wrote something else ("store.token_used"): `first` is what it wrote. Correct that instead."""

    def __init__(self, first: Written | None) -> None:
        super().__init__("store.token_used")
        self.first = first


class NewerDatabase(StoreError):  # noqa: N818
    """The database was made by a newer Natpit ("store.newer"; values path, found, known). It was left untouched."""


class UnavailableError(StoreError):
    """The disk does not let us (values path, detail): "store.full", "store.read_only", "store.busy", "store.damaged",
    "store.unreachable", "store.not_migrated".
    """
