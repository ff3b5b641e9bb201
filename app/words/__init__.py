"""From ids and values to sentences, per language.

    words = Words(language())
    words.say("home.continue")
    words.line(line, who(words, game, players))

Sentences live in gettext catalogs under symbolic ids; `{key}` in a sentence stands for the value of that name.
"""

from __future__ import annotations

import os

from app.words.catalog import LANGUAGES, learn
from app.words.speech import Who, Whole, Words, who

__all__ = ["LANGUAGES", "Who", "Whole", "Words", "language", "learn", "who"]


def language(preferred: str | None = None) -> str:
    """The language to speak: the first of `preferred` (a device's "nl-NL", say) and the locale that Natpit knows.

    "nl" where neither is known.
    """
    heard = (preferred, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    for tag in heard:
        short = (tag or "").replace("_", "-").partition("-")[0].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
