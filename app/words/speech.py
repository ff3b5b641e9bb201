"""Words: one language, spoken. Sentences, numbers, names, dates and agreements."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from app.words.catalog import Sentence, catalog
from scoring.game import WHO, Game, Line, Points, Problem, Rules

if TYPE_CHECKING:
    from datetime import datetime

Who: TypeAlias = Mapping[str | int, str]
"""How the sides (by id) and the seats (by number) are called."""

MINUS = "−"
NOBODY: Who = {}
# A sentence about what somebody typed stays a sentence.
MOST_SHOWN = 16
MOST_LETTERS = 80
PATHS = frozenset({"path", "file", "url", "folder"})
"""Names of values that tell where something lies: half an address is none."""


class Whole(str):
    """A text put together here out of sentences: inside another one it is never cut, however long."""

    __slots__ = ()


def who(words: Words, game: Game, players: Sequence[str]) -> Who:
    """The names for a match: its players by seat, its sides by what the game calls them."""
    return {**dict(enumerate(players)), **{side: words.say(f"{game.id}.side.{side}") for side in game.sides}}


class Words:
    """One language. `strict`: an id without a sentence is a KeyError; else the id itself is shown."""

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._catalog = catalog(lang)
        self._thousands = "." if lang == "nl" else ","
        self._pieces: dict[str, tuple[str, ...]] = {}

    def has(self, word: str) -> bool:
        """Whether there is a sentence under this id."""
        return word in self._catalog

    def ids(self) -> Iterable[str]:
        """All ids of this language."""
        return self._catalog.keys()

    def sentence(self, word: str) -> Sentence:
        """What stands under an id, its `{places}` still open."""
        found = self._catalog.get(word)
        if found is None:
            if self.strict:
                raise KeyError(word)
            return word
        return found

    def say(self, word: str, values: Mapping[str, Any] | None = None, who: Who = NOBODY, /, **more: Any) -> str:
        """The sentence under an id, its values filled in. Where it has forms for one and for more, `n` decides."""
        sentence = self._catalog.get(word) or self.sentence(word)
        if more:
            values = {**values, **more} if values else more
        if not isinstance(sentence, str):
            sentence = sentence[0 if (values or {}).get("n") == 1 else 1]
        pieces = self._pieces.get(sentence)
        if pieces is None:
            pieces = self._pieces[sentence] = _cut(sentence)
        if len(pieces) == 1:
            return pieces[0]
        return self._fill(pieces, values or {}, who)

    def line(self, line: Line, who: Who = NOBODY) -> str:
        """The sentence of one step of a score."""
        return self.say(line.id, line.values, who)

    def source(self, line: Line) -> str | None:
        """Where the rule that a line states is known from; None for a line that states none."""
        word = f"{line.id}.source"
        return self.say(word, line.values) if word in self._catalog else None

    def problem(self, problem: Problem, who: Who = NOBODY) -> str:
        """What cannot be or is doubtful, and what would be right."""
        word = problem.id
        if word == "rules.value" and problem.values.get("others"):
            word = "rules.value_others"
        return self.say(word, problem.values, who)

    def mark(self, mark: str, who: Who = NOBODY) -> str:
        """A mark in words, with the side or seat that it falls on: "nat:wij" is "Wij nat"."""
        word, _, on = mark.partition(":")
        text = self.say(f"mark.{word}")
        return self.say("mark.on", mark=text, name=self.name(int(on) if on.isdecimal() else on, who)) if on else text

    def number(self, points: Points) -> str:
        """1.811 (1,811), −40, 7½, 7 1/3."""
        if type(points) is int and -1000 < points < 1000:
            return str(points) if points >= 0 else f"{MINUS}{-points}"
        sign = MINUS if points < 0 else ""
        size: Any = abs(points)
        whole, part = divmod(size, 1)
        text = f"{whole:,}".replace(",", self._thousands)
        if not part:
            return sign + text
        fraction = "½" if part.denominator == 2 else f"{part.numerator}/{part.denominator}"
        if not whole:
            return sign + fraction
        return f"{sign}{text}{fraction}" if fraction == "½" else f"{sign}{text} {fraction}"

    def signed(self, points: Points) -> str:
        """What was won or lost: "+ 20", "− 10", "0"."""
        if not points:
            return "0"
        return f"{'+' if points > 0 else MINUS} {self.number(points if points > 0 else -points)}"

    def name(self, one: str | int, who: Who = NOBODY) -> str:
        """How a side or seat is called; without a name for it, what it is."""
        return who.get(one) or (one if isinstance(one, str) else self.say("match.seat_name", number=one + 1))

    def names(self, ones: Iterable[str | int], who: Who = NOBODY) -> str:
        """Anna, Bram en Cees."""
        return self.listed([self.name(one, who) for one in ones])

    def listed(self, texts: Sequence[str]) -> str:
        """Texts one after another, the last after "en"."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("match.and", first=Whole(", ".join(texts[:-1])), last=texts[-1])

    def date(self, moment: datetime, now: datetime | None = None) -> str:
        """A day as one would say it: vandaag, gisteren, zondag, 12 mei, 12 mei 2025. In the local time zone."""
        from datetime import datetime as clock

        day = (moment.astimezone() if moment.tzinfo else moment).date()
        now = now or clock.now().astimezone()
        ago = ((now.astimezone() if now.tzinfo else now).date() - day).days
        if ago in (0, 1):
            return self.say(("date.today", "date.yesterday")[ago])
        if 1 < ago < 7:
            return self.say(f"date.weekday.{day.isoweekday()}")
        said = {"day": str(day.day), "month": self.say(f"date.month.{day.month}"), "year": str(day.year)}
        this_year = (now.astimezone() if now.tzinfo else now).year == day.year
        return self.say("date.day_month" if this_year else "date.day_month_year", said)

    def rule(self, game: Game, name: str) -> str:
        """The label of a house rule."""
        return self.say(f"{game.id}.rule.{name}")

    def choice(self, game: Game, name: str, value: Any) -> str:
        """The label of one value of a house rule."""
        return self._valued(f"{game.id}.rule.{name}", value)

    def agreement(self, game: Game, rules: Rules) -> str:
        """What a table agreed on, to be read: what its game always says (`<game>.agree`), then all that differs.

        A rule that has no effect under the rest of the agreement is left out.
        """
        agreed = game.complete(rules)
        always = [name for name in self.say(f"{game.id}.agree").split() if self.strict or name in agreed]
        differs = [
            rule.name
            for rule in game.house_rules
            if agreed[rule.name] != rule.default and rule.matters(agreed) and rule.name not in always
        ]
        clauses = [self._valued(f"{game.id}.agree.{name}", agreed[name]) for name in (*always, *differs)]
        return " ".join(clauses)

    def clause(self, game: Game, name: str, value: Any) -> str:
        """What an agreement says of one house rule: its clause; where a default has none, the labels ("Pit: 100.")."""
        word = f"{game.id}.agree.{name}"
        if f"{word}.{value_word(value)[0]}" in self._catalog or f"{word}.n" in self._catalog:
            return self._valued(word, value)
        return f"{self.rule(game, name)}: {self.choice(game, name, value)}."

    def _valued(self, word: str, value: Any) -> str:
        """The sentence for a value of a house rule: under the value itself, else under "n" with the number in it."""
        kind, n = value_word(value)
        own = f"{word}.{kind}"
        if isinstance(n, list):
            n = ", ".join(self.say(f"{word}.{item}") for item in n)
        if own not in self._catalog and f"{word}.n" in self._catalog:
            return self.say(f"{word}.n", n=value)
        return self.say(own, n=n)

    def _fill(self, pieces: tuple[str, ...], values: Mapping[str, Any], who: Who) -> str:
        texts = list(pieces)
        for i in range(1, len(pieces), 2):
            key = pieces[i]
            value = values.get(key)
            if type(value) is int and key not in WHO:
                texts[i] = str(value) if 0 <= value < 1000 else self.number(value)
            else:
                texts[i] = self._place(key, values, who)
        return "".join(texts)

    def _place(self, place: str, values: Mapping[str, Any], who: Who) -> str:
        """What comes in a place `{key}`, `{key:+}` or `{key:json}`. KeyError when strict and no value was given."""
        key, _, form = place.partition(":")
        if key not in values and not self.strict:
            return "?"
        return self._show(key, values[key], who, form)

    def _show(self, key: str, value: Any, who: Who, form: str = "") -> str:
        """A value as text: a number as won or lost where `form` is "+", as a file has it where `form` is "json"."""
        if form == "json":
            shown = [written(one) for one in (value if isinstance(value, tuple) else (value,))]
            return " · ".join(self._text(key, text) for text in shown)
        if key in WHO and value is not None:
            return self.names(value, who) if isinstance(value, (tuple, list)) else self.name(value, who)
        if isinstance(value, str):
            return self._text(key, value)
        if value is None or isinstance(value, bool):
            return self.say({None: "match.none", True: "match.yes", False: "match.no"}[value])
        if isinstance(value, Mapping):
            return ", ".join(f"{name} {self._show('', one, who)}" for name, one in value.items()) or "{}"
        if isinstance(value, (tuple, list)):
            if not value:
                return "[]"
            shown = [self._show(key, one, who, form) for one in value[:MOST_SHOWN]]
            return " · ".join(shown if len(value) <= MOST_SHOWN else [*shown, "…"])
        if isinstance(value, float):
            return str(value)
        return self.signed(value) if form else self.number(value)

    def _text(self, key: str, value: str) -> str:
        """Suits are values too, and have a word of their own in every language. Other text is shown as it is."""
        word = f"suit.{value}"
        if key in ("suit", "trump") and word in self._catalog:
            return self.say(word)
        if len(value) <= MOST_LETTERS or key in PATHS or isinstance(value, Whole):
            return value
        return f"{value[:MOST_LETTERS]}…"


def value_word(value: Any) -> tuple[str, Any]:
    """Under which word a value of a house rule stands (as in JSON: "true", "null", "16"), and the {n} of it.

    {"hands": 16} stands under "hands" with n 16; a list under "list".
    """
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value], value
    if isinstance(value, Mapping) and value:
        return next(iter(value.items()))
    return ("list", list(value)) if isinstance(value, (list, tuple)) else (str(value), value)


def written(value: Any) -> str:
    """A value as it is written in a match file or behind `--rules`: JSON, a text without quotes where none are needed.

    tens, true, 16, {"hands": 16}; but "16" for a text that would else be a number.
    """
    if not isinstance(value, str):
        return json.dumps(value, ensure_ascii=False, default=str)
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        if value.strip() == value:
            return value
    return json.dumps(value, ensure_ascii=False)


def _cut(sentence: str) -> tuple[str, ...]:
    """A sentence cut at its places: text, key, text, key, …, text."""
    pieces: list[str] = []
    for part in sentence.split("{"):
        key, brace, rest = part.partition("}")
        pieces += [key, rest] if brace else [part]
    return tuple(pieces)
