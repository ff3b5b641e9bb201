"""How a name is kept, and by what it is found again. Light to import."""

from __future__ import annotations

import unicodedata

from app.store.trouble import NotPossibleError


def in_space(space: int, key: str) -> str:
    """The key of a name in a space: each has its own Anna. The sign between stands in no name."""
    return f"{space}\x1f{key}" if space else key


def spelled(name: str) -> tuple[str, str]:
    """A name as it is kept, and the key by which it is found again. NotPossibleError "store.name_empty" for no name."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name:
        raise NotPossibleError("store.name_empty")
    return name, unicodedata.normalize("NFKC", name).casefold()
