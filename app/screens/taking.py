"""Takes over a match from another phone: the screen that a scanned link opens, and the field for a pasted text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.kept import Kept, use_kept, use_kept_ref, use_places
from app.look import DRUK, EDGE, INKT, KOP, LIJN, PAPIER, RAND, SANS, SANS6, TINT, capped, icon, style, text
from app.parts.buttons import primary, secondary, two
from app.parts.field import field
from app.parts.name_chips import LABEL
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.scaffold import head, screen
from app.store.trouble import StoreError
from app.table.handover import part_text, parts_in
from app.table.taking import Taken, take
from app.words import Words
from scoring.game import Refused


class Shown(NamedTuple):
    """What the screen shows: what is there of the hand-over, and what is wrong with what came last. The field is laid
    anew with every `turn`."""

    taken: Taken | None = None
    wrong: str = ""
    turn: int = 0


class Desk:
    """What is done with a text that comes in. `shown` and `put` are what is on the screen and the way to change it,
    `typed` is what stands in the field.
    """

    def __init__(self, here: Room, words: Words, shown: Shown, put: Callable[[Shown], None], typed: Kept[str]) -> None:
        self._here, self._words, self._put = here, words, put
        self.shown, self.typed = shown, typed

    def _show(self, **changed: Any) -> None:
        self.shown = self.shown._replace(**changed)
        self._put(self.shown)

    async def read(self, said: str) -> None:
        """Takes what is in the text, and goes on to the review when that was the last of it."""
        try:
            taken = await self._here.door.ask(lambda s: take(s, said, self._here.inbox))
        except Refused as refused:
            self._show(wrong=self._words.problem(refused.problems[0]))
            return
        except StoreError as error:
            self._show(wrong=self._words.say(error.id, error.values))
            return
        self.typed.current = ""
        self._show(taken=taken, wrong="", turn=self.shown.turn + 1)
        if taken.parcel and not taken.again:  # whoever comes back here by the browser's arrow is not sent on again
            self.look()

    def look(self, _: Any = None) -> None:
        """Goes to the review of what came."""
        if self.shown.taken is not None:
            self._here.go(f"/files/import/{self.shown.taken.parcel}")

    async def submit(self, _: Any = None) -> None:
        await self.read(self.typed.current)

    async def paste(self, _: Any = None) -> None:
        """Takes what was copied, where the device lets us see it; the field takes it as well."""
        try:
            found = await self._here.service(ft.Clipboard).get()
        except Exception:
            found = None
        if not (found or "").strip():
            self._here.tell(self._words.say("take.clipboard_empty"))
            return
        self.typed.current = str(found)
        self._show(turn=self.shown.turn + 1)
        await self.read(self.typed.current)

    def change(self, e: ft.Event[ft.TextField]) -> None:
        self.typed.current = e.control.value or ""


async def take_pasted(here: Room, words: Words, said: str) -> None:
    """Takes a hand-over that was pasted on another screen, and goes on to the review, or to the parts still missing.

    Raises what the store raises; what cannot be read is told.
    """
    try:
        taken = await here.door.ask(lambda s: take(s, said, here.inbox))
    except Refused as refused:
        here.tell(words.problem(refused.problems[0]))
        return
    here.go(f"/files/import/{taken.parcel}" if taken.parcel else f"/take/{part_text(parts_in(said)[-1])}")


@ft.component
def Take() -> ft.Control:
    """The screen of /take and /take/<part>."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    came = ft.use_route_params().get("payload") or ""
    shown, put = use_kept("shown", Shown())
    typed, places = use_kept_ref("typed", str), use_places()
    desk = ft.use_memo(lambda: Desk(here, words, shown, put, typed), [])
    route = ft.use_view_path()

    async def opened() -> None:
        if came:
            await desk.read(came)

    ft.use_effect(opened, [came])

    def leave(_: Any = None) -> None:
        here.go("/files")

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    taken = shown.taken
    inside: list[ft.Control] = [_trouble(shown.wrong, frame.f)] if shown.wrong else []
    if taken is not None:
        inside += _progress(taken, words, frame.f)
    if taken is None or not taken.parcel:
        inside += _how(words, frame.f, taken is None)
        typed_in = _field(words.say("take.field"), typed.current, shown.turn, desk.change)
        inside.append(ft.Container(typed_in, key="field"))
        high = 64 if not frame.roomy else 80
        tray = two(
            secondary(words.say("take.paste"), desk.paste, f=frame.f, sign=ft.Icons.CONTENT_PASTE_ROUNDED, height=high),
            primary(words.say("take.read"), desk.submit, f=frame.f), stacked=frame.stacked and not frame.low,
        )  # fmt: skip
    else:
        sign = ft.Icons.ARROW_FORWARD_ROUNDED
        look = primary(words.say("take.look"), desk.look, f=frame.f, sign=sign, sign_last=True)
        tray = ft.Row([ft.Container(look, expand=True)])
    stretch = ft.CrossAxisAlignment.STRETCH
    edge = ft.Padding.only(left=EDGE, right=EDGE, top=EDGE, bottom=32)
    page = ft.Container(ft.Column(inside, spacing=12, horizontal_alignment=stretch), padding=edge)
    body = places.on(ft.Column([page], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch))
    cover = head(frame, words, words.say("take.title"), leave)
    return screen(here, frame, head=cover, body=body, tray=tray, route=route, leave=leave)


def _how(words: Words, f: float, first: bool) -> list[ft.Control]:
    """What to do: at first all of it, then what comes next."""
    if not first:
        return [text(words.say("take.next"), capped(18, f, 2), SANS, INKT, 24)]
    steps = (
        (ft.Icons.QR_CODE_SCANNER_ROUNDED, words.say("take.how_scan")),
        (ft.Icons.CONTENT_PASTE_ROUNDED, words.say("take.how_paste")),
    )
    title = ft.Semantics(heading_level=2, content=text(words.say("take.how"), capped(20, f, 1.8), KOP, INKT, 28))
    rows: list[ft.Control] = [title]
    for sign, said in steps:
        told = text(said, capped(18, f, 2), SANS, INKT, 24, expand=True)
        rows.append(ft.Row([icon(sign, 28, DRUK), told], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return rows


def _field(label: str, value: str, turn: int, change: Any) -> ft.TextField:
    border = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(2, RAND))
    focused = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(3, DRUK))
    return field(
        label=label, value=value, text_style=style(18, SANS6, INKT), label_style=style(LABEL, SANS, DRUK),
        border={ft.ControlState.FOCUSED: focused, ft.ControlState.DEFAULT: border}, filled=True, fill_color=PAPIER,
        multiline=True, min_lines=4, max_lines=8, autocorrect=False, enable_suggestions=False, cursor_color=DRUK,
        on_change=change, turn=turn,
    )  # fmt: skip


def _trouble(said: str, f: float) -> ft.Control:
    told = text(said, capped(18, f, 2), SANS6, INKT, 24, expand=True)
    row = ft.Row(
        [icon(ft.Icons.ERROR_OUTLINE_ROUNDED, 28, DRUK), told], spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip
    box = ft.Container(row, bgcolor=TINT, border_radius=12, border=ft.Border.all(2, RAND), padding=12)
    return ft.Semantics(live_region=True, container=True, content=box)


def _progress(taken: Taken, words: Words, f: float) -> list[ft.Control]:
    """Which parts are there and which are not, or that all of it is."""
    if taken.parcel:
        lines: list[ft.Control] = [text(words.say("take.ready"), capped(20, f, 1.8), KOP, INKT, 28)]
        lines.append(text(words.say("take.ready_told"), capped(18, f, 2), SANS, INKT, 24))
        return [ft.Semantics(live_region=True, container=True, content=ft.Column(lines, spacing=4))]
    more = len(taken.missing)
    title = text(words.say("take.so_far", n=more), capped(20, f, 1.8), KOP, INKT, 28)
    rows: list[ft.Control] = [ft.Semantics(live_region=True, container=True, content=title)]
    for n in range(taken.total):
        there = n in taken.there
        sign = ft.Icons.CHECK_CIRCLE_ROUNDED if there else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
        said = words.say("take.part_there" if there else "take.part_missing", number=n + 1, total=taken.total)
        told = text(said, capped(18, f, 2), SANS6 if there else SANS, INKT, 24, expand=True)
        rows.append(
            ft.Container(
                ft.Row([icon(sign, 26, DRUK if there else RAND), told], spacing=12),
                border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)), padding=ft.Padding.symmetric(vertical=8),
            )
        )  # fmt: skip
    return rows
