"""The compiled catalogs, read when a language is first spoken."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TypeAlias

from app.paths import ASSETS

LANGUAGES = ("nl", "en")
"""The languages that Natpit speaks, the usual one first."""

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
    from gettext import GNUTranslations

    with open(path, "rb") as file:
        compiled = GNUTranslations(file)
    # The public way asks id by id; all of them at once is what a test of completeness needs too.
    found: dict[str, Sentence] = {}
    forms: dict[str, dict[int, str]] = {}
    for key, text in compiled._catalog.items():  # type: ignore[attr-defined]
        if isinstance(key, tuple):
            forms.setdefault(key[0], {})[key[1]] = text
        elif key:
            found[key] = text
    return found | {key: tuple(by_form[i] for i in sorted(by_form)) for key, by_form in forms.items()}
