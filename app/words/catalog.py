"""The compiled catalogs, read when a language is first spoken."""

from __future__ import annotations

import os
from collections.abc import Mapping
from struct import unpack_from
from typing import TypeAlias

from app.paths import ASSETS

LANGUAGES = ("nl", "en")
"""The languages that Natpit speaks, the usual one first."""

MO_MAGIC = 0x950412DE

Sentence: TypeAlias = str | tuple[str, ...]
"""What stands under an id; where it depends on a number, the forms for one and for more."""

_read: dict[str, dict[str, Sentence]] = {}
_learnt: dict[str, dict[str, Sentence]] = {lang: {} for lang in LANGUAGES}


def catalog(lang: str) -> dict[str, Sentence]:
    """All sentences of a language, by id. KeyError for a language that Natpit does not speak."""
    if lang not in _read:
        if lang not in LANGUAGES:
            raise KeyError(lang)
        _read[lang] = {**_load(mo_path(lang)), **_learnt[lang]}
    return _read[lang]


def learn(lang: str, sentences: Mapping[str, Sentence]) -> None:
    """Adds sentences that are in no catalog: those of a game that is registered from elsewhere."""
    _learnt[lang].update(sentences)
    catalog(lang).update(sentences)


def mo_path(lang: str, assets: str = ASSETS) -> str:
    """Where the compiled catalog of a language lies."""
    return os.path.join(assets, "words", lang, "LC_MESSAGES", "natpit.mo")


def _load(path: str) -> dict[str, Sentence]:
    """All of a compiled catalog. Read here rather than by `gettext`, which takes longer than scoring a match does."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, count, ids_at, texts_at = unpack_from("<5I", data)
    if magic != MO_MAGIC:
        raise ValueError(f"{path} is no compiled catalog")
    ids, texts = (unpack_from(f"<{2 * count}I", data, at) for at in (ids_at, texts_at))
    found: dict[str, Sentence] = {}
    for i in range(0, 2 * count, 2):
        word = data[ids[i + 1] : ids[i + 1] + ids[i]].decode()
        text = data[texts[i + 1] : texts[i + 1] + texts[i]].decode()
        if "\0" in word:  # an id that has forms for one and for more
            found[word.partition("\0")[0]] = tuple(text.split("\0"))
        elif word:  # the empty id holds what the file says of itself
            found[word] = text
    return found
