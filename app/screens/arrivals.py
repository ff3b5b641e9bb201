"""What came in, before anything of it is written: what is new, what is here already, and what to do with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import flet as ft

from app.frame import COLUMN, Frame
from app.held import pick
from app.hooks import keyed, use_state
from app.look import EDGE, INKT, KOP, SANS, capped, text
from app.parts.begin_bar import begin_bar
from app.parts.busy_line import busy_line
from app.parts.buttons import primary, secondary, two
from app.room import Room, room, use_frame, use_words
from app.screens.arrivals_parts import arrived, choices_said, kind_head, more_line, wrong_row
from app.screens.arrivals_text import done_said, summary, told, wrong_said
from app.screens.scaffold import back_to, head, screen
from app.store.trouble import StoreError
from app.table.reviewing import Reviewing
from app.words import Words

if TYPE_CHECKING:
    from app.table.intake import Review, Verdict

KINDS: tuple[Verdict, ...] = ("differs", "new", "same")
"""In this order: what must be decided comes first."""
FIRST, MORE = 20, 50
"""How many of a kind are drawn at once, and how many more on a tap."""
NARROW = 128
"""The width of the button that takes nothing."""


@ft.component
def Arrivals() -> ft.Control:
    """The screen of /files/import/…"""
    here = room()
    frame, words = use_frame(here), use_words(here)
    key = ft.use_route_params()["parcel"]
    now = pick(here.reviews.held(key), lambda value: value)

    async def load() -> None:
        try:
            await here.reviews.load(key)
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(load, [key])
    cover = head(frame, words, words.say("arrivals.title"), back_to(here, "/files"))
    if now.stage == "there" and now.review is not None:
        return keyed(Choosing, here, frame, words, key, cover, now, key="choosing")
    if now.stage == "refused" and now.parcel is not None:
        return keyed(Refusing, here, frame, words, key, cover, now, key="refusing")
    if now.stage == "taken" and now.taken is not None:
        said, tray = done_said(now.taken, words), _ways_on(here, words, frame)
        return screen(here, frame, head=cover, body=_told(said, frame), tray=tray)
    if now.stage == "gone":
        tray = primary(words.say("arrivals.back"), back_to(here, "/files"), f=frame.f)
        return screen(here, frame, head=cover, body=_told(words.say("inbox.gone"), frame), tray=_wide(tray))
    if now.stage == "unread":
        tray = primary(words.say("home.again"), lambda _: here.run(load), f=frame.f)
        return screen(here, frame, head=cover, body=ft.Container(expand=True), tray=_wide(tray))
    return screen(here, frame, head=cover, body=_under_way(now, words, frame))


@ft.component
def Choosing(here: Room, frame: Frame, words: Words, key: str, cover: ft.Control, now: Reviewing) -> ft.Control:
    """Each match with what can be done with it. It watches nothing itself: it might see another stage than `now`."""
    none_more: dict[str, int] = {}
    further, set_further = use_state(none_more)
    review = now.review
    assert review is not None
    told_of = ft.use_memo(lambda: {}, [review, words.lang])
    places = ft.use_memo(lambda: {kind: review.of(kind) for kind in KINDS}, [review])

    def pick_one(e: Any) -> None:
        place, choice = e.control.data
        here.reviews.choose(key, place, choice)

    def pick_all(e: Any) -> None:
        kind, choice = e.control.data
        here.reviews.choose_all(key, kind, choice)

    def show_more(e: Any) -> None:
        set_further({**further, e.control.data: further.get(e.control.data, FIRST) + MORE})

    tap = ft.use_callback(pick_one, [key])
    rows: list[ft.Control] = [_lead(now, review, words, frame)]
    mark = words.say("a11y.chosen")
    for kind in KINDS:
        there = places[kind]
        if not there:
            continue
        rows.append(_head_of(kind, there, now, review, words, pick_all, mark, frame.f))
        shown = there[: further.get(kind, FIRST)]
        for place in shown:
            case = review.cases[place]
            if place not in told_of:
                told_of[place] = (told(case, words), choices_said(case.choices, words))
            line, choices = told_of[place]
            chosen = now.picked.of(place, case)
            rows.append(arrived(place, line, choices, chosen, tap, mark, frame.f, key=str(place)))
        if rest := len(there) - len(shown):
            said = words.say("arrivals.show_more", n=min(MORE, rest), of=rest)
            rows.append(more_line(said, show_more, kind))

    async def take(_: Any) -> None:
        try:
            await here.reviews.take(key)
        except StoreError as error:
            here.trouble(error)
        else:
            here.feel("medium")

    listed = ft.ListView(rows, expand=True, spacing=0, padding=ft.Padding.only(bottom=24))
    tray = _tray(now, take, _leave(here, key), words, frame)
    return screen(here, frame, head=cover, body=listed, tray=tray)


@ft.component
def Refusing(here: Room, frame: Frame, words: Words, key: str, cover: ft.Control, now: Reviewing) -> ft.Control:
    """What is wrong with what came in, and where. None of it can be taken."""
    shown, show = use_state(FIRST)
    assert now.parcel is not None
    wrong = now.parcel.wrong
    title = ft.Semantics(
        heading_level=2, content=text(words.say("arrivals.refused"), capped(20, frame.f, 1.8), KOP, INKT, 28)
    )
    why = text(words.say("arrivals.refused_told"), capped(18, frame.f, 2), SANS, INKT, 24)
    lead = ft.Column([title, why], spacing=8, tight=True)
    rows: list[ft.Control] = [ft.Container(lead, padding=EDGE)]
    rows += [wrong_row(*wrong_said(one, words), frame.f) for one in wrong[:shown]]
    if rest := len(wrong) - min(shown, len(wrong)):
        said = words.say("arrivals.show_more", n=min(MORE, rest), of=rest)
        rows.append(more_line(said, lambda _: show(shown + MORE), None))
    listed = ft.ListView(rows, expand=True, spacing=0, padding=ft.Padding.only(bottom=24))
    tray = _wide(primary(words.say("arrivals.leave"), _leave(here, key), f=frame.f))
    return screen(here, frame, head=cover, body=listed, tray=tray)


def _leave(here: Room, key: str) -> Any:
    async def leave(_: Any) -> None:
        here.go("/files")
        await here.reviews.leave(key)

    return leave


def _lead(now: Reviewing, review: Review, words: Words, frame: Frame) -> ft.Control:
    counts = (len(review.of("new")), len(review.of("differs")), len(review.of("same")))
    names = dict.fromkeys(case.incoming.source[0] for case in review.cases if case.incoming.source)
    said = summary(tuple(names), counts, review.parcel.doubles, words, review.parcel.begun)
    return ft.Container(
        text(said, capped(18, frame.f, 2), SANS, INKT, 24), padding=ft.Padding.only(left=EDGE, right=EDGE, top=16)
    )


def _head_of(
    kind: str, places: Sequence[int], now: Reviewing, review: Review, words: Words, tap: Any, mark: str, f: float
) -> ft.Control:
    """The head of a kind; where there are several, what can be done with all of them."""
    title = words.say(f"arrivals.kind.{kind}", n=len(places))
    offered = tuple(dict.fromkeys(choice for place in places for choice in review.cases[place].choices))
    if len(places) < 2 or len(offered) < 2:
        return kind_head(title, (), "", tap, kind, mark, f)
    chosen = {now.picked.of(place, review.cases[place]) for place in places}
    one = chosen.pop() if len(chosen) == 1 else ""
    return kind_head(title, choices_said(offered, words, all_of=True), one, tap, kind, mark, f)


def _tray(now: Reviewing, take: Any, leave: Any, words: Words, frame: Frame) -> ft.Control:
    width = min(frame.free, COLUMN) - 2 * EDGE
    if not frame.roomy:
        width -= NARROW + 8
    missing = ""
    if not now.wanted:
        can = now.review is not None and any(len(case.choices) > 1 for case in now.review.cases)
        missing = words.say("arrivals.nothing_chosen" if can else "arrivals.nothing_new")
    begin = begin_bar(words.say("arrivals.take", n=now.wanted), missing, take, width, frame.f, frame.low)
    away = secondary(words.say("arrivals.leave"), leave, f=frame.f, height=64 if frame.f < 1.3 else 80)
    return two(away, begin, stacked=frame.roomy, narrow=NARROW)


def _ways_on(here: Room, words: Words, frame: Frame) -> ft.Control:
    matches = primary(words.say("arrivals.to_matches"), back_to(here, "/matches"), f=frame.f)
    files = secondary(
        words.say("arrivals.back"), back_to(here, "/files"), f=frame.f, height=64 if frame.f < 1.3 else 80
    )
    return two(files, matches, stacked=frame.roomy)


def _under_way(now: Reviewing, words: Words, frame: Frame) -> ft.Control:
    part = now.done / now.total if now.total else None
    said = words.say(f"arrivals.{now.stage}", n=now.total)
    return ft.Container(busy_line(said, part, frame), padding=EDGE, alignment=ft.Alignment.TOP_LEFT)


def _told(said: str, frame: Frame) -> ft.Control:
    live = ft.Semantics(live_region=True, container=True, content=text(said, capped(18, frame.f, 2), SANS, INKT, 24))
    return ft.Container(live, padding=EDGE, alignment=ft.Alignment.TOP_LEFT)


def _wide(button: ft.Control) -> ft.Control:
    return ft.Row([ft.Container(button, expand=True)])
