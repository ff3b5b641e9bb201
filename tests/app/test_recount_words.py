"""Whatever is counted with the cards can be said, in every language, whole or halfway."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.entry.contract import Case
from app.screens import recount_text as said
from app.table import recount
from app.table.recount import Setting, Tapped
from app.words import Words, who
from scoring.counting import PILE, TRICKS, counter_of
from scoring.game import Game, Table
from tests.scoring.any_hands import GAMES, NAMES, random_rules

SEATS = {"klaverjassen": (4,), "hartenjagen": (3, 4, 5, 6), "heugen": (2, 3), "sheepshead": (3, 4, 5, 6, 7, 8)}


def settings(game: Game, rng: Random, words: Words) -> tuple[Setting, Case]:
    """A table that agreed on something."""
    seats = rng.choice(SEATS[game.id])
    table = Table(seats, rng.randrange(seats), game.complete(random_rules(game, seats, rng)))
    counter = counter_of(game.id)
    assert counter is not None
    names = NAMES[:seats]
    return Setting(counter, table), Case(game, table, game.first(seats), names, words, who(words, game, names))


def tapped(s: Setting, rng: Random) -> Tapped:
    """Cards laid by random taps, answers and trump among them."""
    t = Tapped(
        way=rng.choice((PILE, TRICKS)), trump=rng.choice((None, "harten", "klaveren")) if s.counter.trump else None
    )
    for _ in range(rng.choice((1, 3))):
        for ask in recount.asks(t, s):
            if rng.random() < 0.8:
                t = recount.say(t, s, ask.name, rng.choice(ask.options))
    for _ in range(rng.choice((0, 3, 12, 30, 60))):
        if rng.random() < 0.1:
            t = recount.choose_pile(t, rng.choice(recount.piles(t, s)))
        t = recount.tap(t, s, rng.choice(recount.deck(t, s)))
    return recount.gather(t, s) if rng.random() < 0.2 and t.way == PILE else t


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_that_a_count_says_has_a_sentence(game: Game, lang: str) -> None:
    rng, words = Random(7), Words(lang, strict=True)
    for _ in range(150):
        s, case = settings(game, rng, words)
        t = tapped(s, rng)
        count = recount.counted(t, s)
        texts: list[Any] = [*said.lines_said(count, case), said.to_do(t, s, count, case)]
        texts += [one.said for one in said.lying(t, s, count, case)]
        texts += [said.face(t, s, case, card).name for card in recount.deck(t, s)]
        texts += [said.option_name(case, option) for ask in recount.asks(t, s) for option in ask.options]
        texts += [words.say(f"recount.ask.{ask.name}") for ask in recount.asks(t, s)]
        texts += [said.pile_name(case, whose) for whose in recount.piles(t, s)]
        if count.amounts:
            texts += said.result(count, case, 3)
        for problem in count.problems:
            texts.append(said.told(words, problem.id, problem.values, case.who))
        assert not [text for text in texts if "{" in text or "recount." in text or "(" in text], texts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_kept_comes_back_the_same(game: Game) -> None:
    rng, words = Random(8), Words("nl")
    for _ in range(100):
        s, _ = settings(game, rng, words)
        t = tapped(s, rng)._replace(refused=None)
        back = recount.start(recount.dump(t), {}, PILE, s)
        assert recount.counted(back, s) == recount.counted(t, s)
        assert (back.piled, back.played, back.trump) == (t.piled, t.played, t.trump)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_card_is_never_laid_twice_and_undo_takes_one_off(game: Game) -> None:
    rng, words = Random(9), Words("nl")
    for _ in range(60):
        s, _ = settings(game, rng, words)
        t = tapped(s, rng)
        assert len(set(t.played)) == len(t.played)
        assert "recount.double" not in {problem.id for problem in recount.counted(t, s).problems}
        back = recount.undo(t, s)
        before, after = (len(one.played) if t.way == TRICKS else len(one.piled) for one in (t, back))
        assert before - after == (
            0 if not recount.can_undo(t, s) else 2 if before == len(recount.deck(t, s)) and t.way == TRICKS else 1
        )
