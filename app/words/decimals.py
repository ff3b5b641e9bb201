"""Means and percentages as they are said: one decimal, rounded half away from zero, out of exact numbers."""

from __future__ import annotations

from fractions import Fraction

from app.words.speech import MINUS, Words
from scoring.game import Points


def decimal(words: Words, value: Points) -> str:
    """12,5 (12.5), −3,0, 1.504,3."""
    tenths = int(abs(Fraction(value)) * 10 + Fraction(1, 2))
    whole, rest = divmod(tenths, 10)
    mark = "," if words.lang == "nl" else "."
    return f"{MINUS if value < 0 and tenths else ''}{words.number(whole)}{mark}{rest}"


def percent(words: Words, part: int, whole: int) -> str:
    """12,5 % (12.5%); of nothing there is no percentage: a dash."""
    if not whole:
        return "–"
    return words.say("figures.percent", number=decimal(words, Fraction(100 * part, whole)))


def average(words: Words, amount: Points, times: int) -> str:
    """What something came to in all, by so many times; a dash where there were none."""
    return decimal(words, Fraction(amount) / times) if times else "–"
