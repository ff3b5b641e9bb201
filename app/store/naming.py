"""How a name is kept, and by what it is found again. Light to import."""

from __future__ import annotations

import unicodedata

from app.store.trouble import NotPossibleError


def spelled(name: str) -> tuple[str, str]:
    """A name as it is kept, and the key by which it is found again. NotPossibleError "store.name_empty" for no name."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name:
        raise NotPossibleError("store.name_empty")
    return name, unicodedata.normalize("NFKC", name).casefold()
