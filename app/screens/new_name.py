"""The field for a new name, wherever one can be added: one field, for name after name.

Enter takes the caret away, and so does a tap beside the field. It is empty and has the caret again before the name is
even kept, for whoever types the next one at once; another field in its place would lose what is typed in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.hooks import use_ref, use_state
from app.kept import Kept, use_kept_ref
from app.parts.buttons import secondary
from app.parts.name_chips import name_field
from app.room import room
from app.words import Words


class Taker(NamedTuple):
    """What is done with a name.

    `problem` is what is the matter with one, in words, "" for nothing; `keep` keeps it, and says what went wrong with
    that in the same way; `more` is whether another one is to be typed after it.
    """

    problem: Callable[[str], str]
    keep: Callable[[str], Awaitable[str]]
    more: Callable[[], bool]


class _Entry:
    """What stands in the field: `text` is what somebody typed, `laid` what was laid there, which counts with another
    `turn`. Names are kept one after the other; `calls` is how often the caret was called back.
    """

    def __init__(self, kept: Kept[str]) -> None:
        self.text = self.laid = kept.current
        self.turn = self.calls = 0
        self.order = asyncio.Lock()
        self.gone = False
        self._kept = kept

    def leave(self) -> None:
        self.gone = True

    def type(self, text: str) -> None:
        self.text = self._kept.current = text

    def lay(self, text: str) -> None:
        self.type(text)
        self.laid, self.turn = text, self.turn + 1


@ft.component
def NewName(
    frame: Frame, words: Words, taker: Taker, asked: bool, leave: tuple[str, Callable[[], None]] | None
) -> ft.Control:
    """The field and *Erbij*. `asked`: the caret goes there at once; `leave` is the word of the button that closes it,
    and what that does.
    """
    here = room()
    wrong, set_wrong = use_state("")
    _, draw = use_state(0)
    typed = use_kept_ref("new name", str)
    entry = use_ref(lambda: _Entry(typed)).current
    autofocus = use_ref(lambda: asked).current
    there: Any = use_ref(ft.Ref).current

    async def focus() -> None:
        if entry.calls and here.connected and there.current is not None:
            with suppress(RuntimeError):  # it may be gone from the screen by the time that the client hears of it
                await there.current.focus()

    ft.use_effect(focus, [entry.calls])
    ft.use_effect(lambda: None, [], entry.leave)

    def show(problem: str, call: bool) -> None:
        entry.calls += call
        set_wrong(problem)
        draw(entry.turn + entry.calls)

    def change(e: ft.Event[ft.TextField]) -> None:
        entry.type(e.control.value or "")
        if wrong:
            set_wrong("")

    async def add(_: Any) -> None:
        name, more = " ".join(entry.text.split()), taker.more()
        if entry.order.locked() and not (name and more):
            return  # a thumb that bounces
        problem = taker.problem(name)
        if problem:
            show(problem, True)
            return
        if more:
            entry.lay("")
        show("", more)
        async with entry.order:
            problem = taker.problem(name) or await taker.keep(name)
        if problem and (entry.gone or (more and entry.text)):
            here.tell(problem)  # there is no field for it any more, or another name is in it
        elif problem or not more:
            entry.lay(name if problem else "")
            show(problem, False)

    def close(_: Any) -> None:
        entry.type("")
        assert leave is not None
        leave[1]()

    field = name_field(
        words.say("new.name_label"), entry.laid, wrong, change, add, turn=entry.turn, autofocus=autofocus, ref=there,
        key="new-name",
    )  # fmt: skip
    height = 56 if frame.f < 1.3 else 72
    buttons: list[ft.Control] = [secondary(words.say("new.add"), add, f=frame.f, height=height)]
    if leave is not None:
        buttons.append(secondary(leave[0], close, f=frame.f, height=height))
    apart = ft.Semantics(container=True, content=field, expand=True)  # a field of its own, not all that is below it too
    if frame.roomy:
        return ft.Column([ft.Row([apart]), ft.Row(buttons, spacing=8, wrap=True)], spacing=8)
    return ft.Row([apart, *buttons], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
