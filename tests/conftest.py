"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import scoring
from scoring.game import Game


@pytest.fixture
def fifth_game() -> Iterator[Game]:
    """The house with a fifth game in it, which nobody but this fixture told it of."""
    import app.entry  # here, or tests of the rules alone would wait for Flet
    from app.words import LANGUAGES, learn
    from tests import toy_game
    from tests.scoring.any_hands import MAKE

    game = toy_game.GAME
    rows = (row for line in toy_game.WORDS.strip().split("\n") for row in line.split(" | "))
    for word, *said in (row.strip().split(" = ") for row in rows):
        for lang, text in zip(LANGUAGES, said, strict=True):
            learn(lang, {word if word.startswith("mark.") else f"{game.id}.{word}": text})
    scoring.register(game)
    app.entry.register(game.id, toy_game)
    MAKE[game.id] = toy_game.random_hand
    try:
        yield game
    finally:
        app.entry.unregister(game.id)
        scoring.unregister(game.id)
        del MAKE[game.id]
