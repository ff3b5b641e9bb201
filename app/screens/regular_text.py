"""How a regular table is told: what it is called, who sit there, and who stands in tonight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from app.store.values import Person, Regular
from app.table.lineup import LineUp
from app.table.regulars import substitutes
from app.words import Words
from scoring import game, game_ids
from scoring.match import breaks_line

MOST = 40
"""A longer name of a table fits nowhere."""
NIGHT = timedelta(hours=5)
"""What was begun after midnight is of the evening before."""


def game_name(game_id: str, words: Words) -> str:
    """The name of a game; its id where this Natpit does not know it."""
    return words.say(f"{game_id}.name") if game_id in game_ids() else game_id


def suit_of(game_id: str) -> str:
    """The suit that stands for a game."""
    return game(game_id).suit if game_id in game_ids() else "klaveren"


def who_sit(table: Regular, words: Words) -> str:
    """Who sit there; where the table is called after them, which game they play."""
    who = words.listed([p.name for p in table.people])
    return game_name(table.game, words) if table.name in (who, called_after(table.people, "", words)) else who


def spoken(table: Regular, words: Words) -> str:
    """What a screen reader says of it."""
    who = words.listed([p.name for p in table.people])
    return words.say("regular.tile", name=table.name, game=game_name(table.game, words), people=who)


def proposed(started: datetime, people: Sequence[Person], game_id: str, taken: Sequence[str], words: Words) -> str:
    """How a table could be called: after the evening it is played on, or, where that is taken, after its people."""
    day = (started.astimezone() - NIGHT).isoweekday()
    evening = _capital(words.say(f"date.weekday.{day}"))
    if evening.casefold() in {name.casefold() for name in taken}:
        return called_after(people, game_id, words)
    return evening


def called_after(people: Sequence[Person], game_id: str, words: Words) -> str:
    """The first names of those who sit there; the game where these are too many."""
    first = words.listed([p.name.split()[0] for p in people if p.name])
    return first if len(first) <= MOST or not game_id else game_name(game_id, words)


def title_problem(typed: str, words: Words) -> str:
    """What is the matter with the name of a table, in words; "" for nothing."""
    if len(" ".join(typed.split())) > MOST:
        return words.say("regular.name_long", most=MOST)
    return words.say("regular.name_sign") if breaks_line(typed) else ""


def instead(table: Regular, lineup: LineUp, names: Mapping[int, str], words: Words) -> str:
    """Who sits there tonight in whose place; "" when they all sit as always."""
    new, old = ([names.get(one, "") for one in some] for some in substitutes(table, lineup))
    if lineup.missing:
        return ""
    if new and old:
        return words.say("regular.instead", n=len(new), new=words.listed(new), old=words.listed(old))
    if old:
        return words.say("regular.out", n=len(old), old=words.listed(old))
    return words.say("regular.joins", n=len(new), new=words.listed(new)) if new else ""


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
