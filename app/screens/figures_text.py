"""What the figures say: numbers as they are written, and what they are made of."""

from __future__ import annotations

from app.parts.figure_table import Line
from app.table.figures import Group, Told
from app.words import Words
from app.words.decimals import decimal


def written(told: Told, words: Words) -> str:
    """12,5 %, 1.504,3, 12; a dash for nothing to tell it by."""
    if told.value is None:
        return "–"
    if told.figure.how == "share":
        return words.say("figures.percent", number=decimal(words, told.value))
    return decimal(words, told.value) if told.figure.how == "mean" else words.number(told.value)


def made_of(told: Told, words: Words) -> str:
    """ "12 van 96 handen" of a share; of all else nothing."""
    if told.figure.how != "share" or not told.of:
        return ""
    word = "figures.of_matches" if told.figure.of_matches else "figures.of_hands"
    return words.say(word, n=told.of, part=told.n, whole=told.of)


def said_of(told: Told, words: Words) -> str:
    """A figure as a screen reader says it: "Nat: 12,5 %, 12 van 96 handen"."""
    under = made_of(told, words)
    said = f"{words.say(told.figure.word)}: {written(told, words)}"
    return f"{said}, {under}" if under else said


def line_of(told: Told, words: Words) -> Line:
    """A figure as a line of the printed table; a tap carries its id."""
    said = said_of(told, words)
    opens = bool(told.n)
    return Line(
        words.say(told.figure.word), written(told, words), made_of(told, words),
        words.say("figures.tap", said=said) if opens else said, told.figure.id if opens else None,
    )  # fmt: skip


def worth_telling(group: Group) -> list[Told]:
    """The figures of a group without those that tell nothing: what there was nothing to tell it by, a count that a
    share beside it tells too, and one of what is neither good nor bad and never happened.
    """
    shares = [told.figure.facts for told in group.figures if told.figure.how == "share"]
    return [
        told
        for told in group.figures
        if told.value is not None
        and not (told.figure.how == "count" and (told.figure.facts in shares or not (told.n or told.figure.better)))
    ]
