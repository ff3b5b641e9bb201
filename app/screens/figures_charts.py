"""The charts of the figures: form, what added up, and how the points of a hand are spread; each with its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import flet as ft

from app.hooks import keyed
from app.parts.bars import Bar, bars
from app.parts.chart_block import ChartBlock, Key, Numbers
from app.parts.form_chart import Named, Point, form_chart, running_lines
from app.store.counted import Step, Sum
from app.words import Whole, Words
from app.words.decimals import decimal
from scoring.facts import step_of
from scoring.facts.figure import SPREAD
from scoring.game import Points

FORM = 20
"""So many of the last matches are the form."""
MOST_POINTS, MOST_BARS = 60, 24
"""More points than this do not stand apart in a line, nor more bars beside each other."""


class Course(NamedTuple):
    """Matches that are over, the oldest first: what each came to, and which of them were won."""

    matches: tuple[Step, ...] = ()
    won: frozenset[str] = frozenset()


def course_of(steps: Mapping[str, Sequence[Step]]) -> Course:
    """The course out of the steps of "match" and "won"."""
    return Course(tuple(steps.get("match", ())), frozenset(step.match for step in steps.get("won", ())))


def form(course: Course, width: float, words: Words, f: float) -> list[ft.Control]:
    """The last matches: what they came to, which were won, and where the middle of all of them is."""
    last = course.matches[-FORM:]
    if len(last) < 2:
        return []
    values = [Fraction(step.amount) / step.n for step in last]
    mean = sum(values, Fraction(0)) / len(values)
    won = [step.match in course.won for step in last]
    days = [words.date(step.at) for step in last]
    shown = [decimal(words, v) if v.denominator > 1 else words.number(int(v)) for v in values]
    told = [words.say("figures.form_value", points=p) if w else p for p, w in zip(shown, won, strict=True)]
    said = words.say(
        "figures.form_said", n=len(last), won=sum(won), mean=decimal(words, mean), values=Whole(", ".join(told))
    )
    chart = form_chart(
        [Point(float(v), w) for v, w in zip(values, won, strict=True)], float(mean), (days[0], days[-1]), width, said,
        words.number, f,
    )  # fmt: skip
    keys = [
        Key("dot", words.say("figures.form_key_won")),
        Key("ring", words.say("figures.form_key_lost")),
        Key("dash", words.say("figures.form_key_mean")),
    ]
    yes = words.say("figures.form_key_won")
    rows = [(day, (yes if w else "–", p)) for day, w, p in zip(days, won, shown, strict=True)]
    heads = (words.say("figures.number_won"), words.say("figures.number_points"))
    return [_block(words.say("figures.form"), chart, keys, heads, rows[::-1], words, f)]


def running(courses: Sequence[tuple[str, Course]], width: float, words: Words, f: float) -> list[ft.Control]:
    """What added up over all matches, for one or for several who played the same ones: points where they go below zero
    too, else how many were won.
    """
    first = courses[0][1].matches
    if len(first) < 3:
        return []
    signed = any(step.amount < 0 for _, course in courses for step in course.matches)
    at = _few(len(first))
    lines: dict[tuple[Points, ...], list[str]] = {}
    for name, course in courses:
        lines.setdefault(_added(course, signed), []).append(name)
    days = [words.date(step.at) for step in first]
    title = words.say("figures.running" if signed else "figures.running_wins")
    drawn = [
        Named(" & ".join(names) if len(courses) > 1 else "", tuple(float(line[i]) for i in at))
        for line, names in lines.items()
    ]
    told = []
    for line, whose in lines.items():
        values = {"first": line[1], "last": line[-1], "low": min(line), "high": max(line)}
        spoken = words.say("figures.running_said", {**values, "n": len(first)})
        told.append(f"{words.listed(whose)}: {spoken}" if len(courses) > 1 else spoken)
    chart = running_lines(drawn, (days[0], days[-1]), width, f"{title}. {' '.join(told)}", words.number, f)
    rows = [(days[i - 1], tuple(words.number(line[i]) for line in lines)) for i in at if i]
    heads: tuple[str, ...] = (words.say("figures.number_total"),)
    if len(courses) > 1:
        heads = tuple(" & ".join(names) for names in lines.values())
    return [_block(title, chart, [], heads, rows[::-1], words, f)]


def _added(course: Course, signed: bool) -> tuple[Points, ...]:
    """The total before the first match and after each."""
    total: Points = 0
    found = [total]
    for step in course.matches:
        total = total + step.amount if signed else total + (step.match in course.won)
        found.append(total)
    return tuple(found)


def _few(matches: int) -> list[int]:
    """At most so many of the totals as can be told apart, the first and the last among them."""
    if matches <= MOST_POINTS:
        return list(range(matches + 1))
    return [round(i * matches / MOST_POINTS) for i in range(MOST_POINTS + 1)]


def spread(
    game: str, sums: Mapping[str, Sum], each: bool, width: float, words: Words, f: float
) -> list[ft.Control]:
    """How many hands came to how many points, a bar for so many points together. `each`: they are the hands of each of
    a company, and then one hand is counted once for everybody who played it.
    """
    counts = {int(what.removeprefix(f"{SPREAD}.")): one.n for what, one in sums.items()}
    if len(counts) < 2:
        return []
    low, high = min(counts), max(counts)
    every = -(-(high - low + 1) // MOST_BARS)
    step = step_of(game) * every
    low //= every
    steps = range(low, high // every + 1)
    taken = {n: sum(counts.get(n * every + i, 0) for i in range(every)) for n in steps}
    spans = step > 1
    title, hands = words.say("figures.spread"), sum(taken.values())
    names = [
        words.say("figures.span", low=words.number(n * step), high=words.number(n * step + step - 1))
        if spans
        else words.number(n)
        for n in steps
    ]
    times = "figures.times" if each else "figures.hands"
    told = ", ".join(
        f"{name}: {words.say(times, n=taken[n])}" for n, name in zip(steps, names, strict=True) if taken[n]
    )
    said = words.say("figures.spread_each" if each else "figures.spread_said", n=hands, values=Whole(told))
    chart = bars([Bar(words.number(n * step), taken[n]) for n in steps], width, said, words.number, f, spans=spans)
    rows = [(name, (words.number(taken[n]),)) for n, name in zip(steps, names, strict=True)]
    head = words.say("figures.number_times" if each else "figures.number_hands")
    return [_block(title, chart, [], (head,), rows, words, f)]


def _block(
    title: str, chart: ft.Control, keys: Sequence[Key], heads: tuple[str, ...],
    rows: Sequence[tuple[str, tuple[str, ...]]], words: Words, f: float,
) -> ft.Control:  # fmt: skip
    opens, shuts = words.say("figures.as_numbers"), words.say("figures.as_picture")
    numbers = Numbers(heads, tuple(rows), opens, shuts)
    return keyed(ChartBlock, title, chart, tuple(keys), numbers, f"{opens}: {title}", f, key=title)
