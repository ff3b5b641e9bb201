"""One house rule that can be changed: its answers, and another number where the rule takes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.kept import use_kept
from app.parts.number_field import number_field
from app.parts.rule_choices import Answer, answer_chip, question
from app.room import room, use_frame, use_words
from app.table.agreement import Shown, next_digits, number_of, of_kind
from app.words import Words
from scoring.game import Game


@ft.component
def RulePicker(game: Game, one: Shown, choose: Callable[[str, Any], None]) -> ft.Control:
    """`choose` gets the rule's name and the value that was tapped or keyed in."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    nothing: str | None = None
    name = one.rule.name
    keyed, set_keyed = use_kept(f"{name} is keyed in", nothing)
    """Which kind of number is being keyed in; None for none."""
    digits, set_digits = use_kept(f"digits of {name}", "")
    at_book = type(one.value) is type(one.default) and one.value == one.default
    own = words.choice(game, name, one.default)
    book = words.say("agreement.at_book") if at_book else words.say("agreement.book", choice=own)

    def tap(e: ft.Event[ft.TextButton]) -> None:
        set_keyed(None)
        choose(name, one.choices[e.control.data])

    answers = []
    for i, value in enumerate(one.choices):
        chosen = type(value) is type(one.value) and value == one.value
        label = words.choice(game, name, value)
        spoken = label if i else f"{label}, {words.say('agreement.of_book')}"
        answers.append(Answer(i, label, chosen, f"{spoken}, {words.say('a11y.chosen')}" if chosen else spoken))

    def key_in(e: ft.Event[ft.TextButton]) -> None:
        kind = e.control.data
        here.feel("light")
        set_keyed(None if keyed == kind else kind)
        set_digits("")

    def press(e: ft.Event[ft.TextButton]) -> None:
        data = e.control.data
        new = "" if data == "wipe" else digits[:-1] if data == "back" else digits + data
        set_digits(new)
        if new and keyed is not None and one.rule.allows(of_kind(keyed, int(new))):
            choose(name, of_kind(keyed, int(new)))
        else:
            here.feel("light")

    others: list[ft.Control] = []
    for kind in one.kinds:
        label = _other(kind, words)
        on = keyed == kind
        said = f"{words.rule(game, name)}, {label}"
        others.append(answer_chip(label, False, f"{said}, {words.say('a11y.chosen')}" if on else said, key_in, kind))
    parts = question(words.rule(game, name), book, answers, tap, others)
    if keyed is None:
        return parts
    standing = digits or str(number_of(one.value, keyed) or "")
    unit = words.say(f"agreement.unit.{keyed}") if keyed else ""
    pad = number_field(
        words, standing, unit, next_digits(digits, one.rule, keyed), bool(digits), press, frame.f
    )
    return ft.Column([parts, ft.Container(pad, padding=ft.Padding.symmetric(vertical=12))], spacing=0)


def _other(kind: str, words: Words) -> str:
    return words.say(f"agreement.other.{kind}" if kind else "agreement.other")
