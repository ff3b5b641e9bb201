"""A hand is entered, corrected or put in between: the frame around what a game brings.

Every tap is kept as a draft before anything else can happen to it; the address and that draft are the whole state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import flet as ft

from app import acts, sitting
from app.entry import entry_of
from app.entry.contract import Case, Entry, Verdict, Working
from app.frame import Frame
from app.held import Held, pick
from app.hooks import Ref, use_ref
from app.keyed import keyed
from app.look import EDGE, KARTON, OPKAFT, SANS, capped, flat, icon, text
from app.parts.cover import cover_icon
from app.parts.menu import Group, Row, menu_sheet
from app.parts.verdict_bar import verdict_bar
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.loading import opened, place_in, use_sheet
from app.screens.scaffold import head, screen, use_pane
from app.sheet import Sheet
from app.store.trouble import Stale, StoreError, TokenUsedError
from app.store.values import new_token
from app.words import Words
from scoring.game import COMMON_KEYS


class Job(NamedTuple):
    """What is being entered: the next hand, a correction of the one at `place`, or a forgotten one before it."""

    match: str
    kind: str
    place: int | None = None

    def draft_key(self, sheet: Sheet) -> str:
        """Under which key its draft is kept. Tied to the hand itself, not to where it stands."""
        if self.place is None:
            return f"match/{self.match}/hand/new"
        return f"match/{self.match}/{self.kind}/{sheet.stored.hands[self.place].id}"


class Kept(NamedTuple):
    """A draft as it is kept: the game's own part, what any hand can carry (`extra`: dealer, out), the write's token."""

    draft: dict[str, Any] | None
    extra: dict[str, Any]
    token: str


def job_of(params: dict[str, str], location: str) -> Job:
    """The job that an address stands for. Places count from 1 in addresses, as people do."""
    place = place_in(params)
    if place is None:
        return Job(params["match"], "new")
    return Job(params["match"], "insert" if "/insert/" in location else "hand", place)


@ft.component
def EnterHand() -> ft.Control:
    """The screen of /match/…/hand, …/hand/N and …/insert/N."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    job = job_of(ft.use_route_params(), ft.use_route_location())
    loaded = use_sheet(here, job.match)
    began: Ref[tuple[Job, Sheet] | None] = use_ref(lambda: None)
    sheet = opened(here, frame, words, loaded, pane)
    if not isinstance(sheet, Sheet):
        return sheet
    # Beside the pad the entry begins anew after every write. Over it, it stays with the match as that was when it opened:
    # what another phone writes meanwhile must not slip another hand under these fingers.
    if pane or began.current is None or began.current[0] != job:
        began.current = (job, sheet)
    sheet = began.current[1]
    if job.place is not None and not 0 <= job.place < len(sheet.stored.hands):
        job = Job(job.match, "new")
    if sheet.finished and job.kind == "new":
        from app.screens.result import Result

        return Result()
    return keyed(Drafted, here, sheet, job, frame, words, pane, key=f"{job}-{sheet.stored.version}")


@ft.component
def Drafted(here: Room, sheet: Sheet, job: Job, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """Fetches the draft that was kept, then shows the entry."""
    kept, put = ft.use_state(None)
    key = job.draft_key(sheet)

    async def fetch() -> None:
        try:
            data = await here.door.ask(lambda s: s.draft(key)) or {}
        except StoreError as error:
            here.trouble(error)
            data = {}
        put(_kept(data))

    ft.use_effect(fetch, [])
    if kept is None:
        title = _title(words, sheet, job)
        leave = (lambda _: here.go(f"/match/{job.match}")) if not pane else None
        bar = head(frame, words, title, leave, close=True, pane=pane)
        return screen(here, frame, head=bar, body=ft.Container(), pane=pane)
    return Entering(here, sheet, job, kept, frame, words, pane)


def _kept(data: Mapping[str, Any]) -> Kept:
    """What was kept, as far as it can be read; else nothing was."""
    draft, extra, token = data.get("draft"), data.get("extra"), data.get("token")
    return Kept(
        draft if isinstance(draft, dict) else None,
        dict(extra) if isinstance(extra, dict) else {},
        token if isinstance(token, str) and token else new_token(),
    )


def _title(words: Words, sheet: Sheet, job: Job) -> str:
    if job.kind == "new":
        return words.say("entry.title_new", number=sheet.replay.number)
    if job.kind == "insert":
        return words.say("entry.title_insert", number=_number(sheet, job.place))
    return words.say("entry.title_correct", number=_number(sheet, job.place))


def _number(sheet: Sheet, place: int | None) -> int:
    """The number on the pad of the hand at a place, or of the one that would come there."""
    if place is None:
        return sheet.replay.number
    return 1 + sum(1 for p in sheet.replay.hands[:place] if p.number is not None)


def _case(sheet: Sheet, job: Job, extra: dict[str, Any], words: Words) -> Case:
    table, standing = sheet.replay.deal(extra, job.place)
    return Case(sheet.game, table, standing, sheet.stored.names, words, sheet.who(words))


def _start(entry: Entry, sheet: Sheet, job: Job, kept: Kept, case: Case) -> Any:
    if kept.draft is not None:
        return entry.load(kept.draft, case)
    written = sheet.stored.hands[job.place].data if job.kind == "hand" and job.place is not None else None
    return entry.of_hand(written, case) if written is not None else entry.empty(case)


def _extra(sheet: Sheet, job: Job, kept: Kept) -> dict[str, Any]:
    """What the hand carries beside the game's own: as kept, as written before, or as the evening goes on."""
    if kept.draft is not None:
        return kept.extra
    if job.kind == "hand" and job.place is not None:
        written = sheet.stored.hands[job.place].data or {}
        return {k: written[k] for k in sorted(COMMON_KEYS) if k in written}
    return sitting.usual(sheet, job.place)


@ft.component
def Entering(here: Room, sheet: Sheet, job: Job, kept: Kept, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """The entry itself. Drawn once; what changes while one taps are the parts that pick from `held`."""
    entry = entry_of(sheet.game.id)
    extra, set_extra = ft.use_state(lambda: _extra(sheet, job, kept))
    menu, set_menu = ft.use_state("")
    case = ft.use_memo(lambda: _case(sheet, job, extra, words), [extra, job, sheet.stored.version])
    key = job.draft_key(sheet)

    def work(draft: Any) -> Working:
        table = now.current["case"]
        return Working(draft, _unfit(table) or entry.verdict(draft, table))

    now = use_ref(lambda: {"case": case, "extra": extra, "token": kept.token, "writing": False})
    now.current.update(case=case, extra=extra)
    held: Held[Working] = ft.use_memo(lambda: Held(work(_start(entry, sheet, job, kept, case))), [])

    def keep() -> None:
        dumped = entry.dump(held.value.draft)
        here.door.keep_draft(key, {"draft": dumped, "extra": now.current["extra"], "token": now.current["token"]})

    def send(change: Callable[[Any], Any]) -> None:
        before = held.value
        draft = change(before.draft)
        if draft == before.draft:
            return
        held.put(work(draft))
        keep()
        turned = held.value.verdict.state == "nat" != before.verdict.state
        here.feel("heavy" if turned else "light")

    def leave() -> None:
        if job.kind != "new":
            here.door.post(lambda s: s.drop_draft(key))
        here.go(f"/match/{job.match}")

    async def write() -> None:
        if now.current["writing"]:
            return
        now.current["writing"] = True
        try:
            hand = {**entry.hand(held.value.draft), **now.current["extra"]}
            await _write(here, sheet, job, hand, now.current["token"], key)
        except (Stale, TokenUsedError) as error:
            # Somebody was first. What was entered stays, as another write; the pad shows what is there now.
            now.current["token"] = new_token()
            keep()
            here.go(f"/match/{job.match}")
            here.trouble(error)
        except Exception as error:
            here.trouble(error, case.who)
        finally:
            now.current["writing"] = False

    def press_bar(e: Any) -> None:
        verdict = held.value.verdict
        if verdict.focus == "out":
            set_menu("dealer")
            return
        pressed = work(entry.write_pressed(held.value.draft, now.current["case"]))
        if not verdict.writes or (verdict.state == "grow" and pressed.verdict.state == "ask"):
            send(lambda _: pressed.draft)
        else:
            here.run(write)

    def keys(which: str) -> None:
        if menu:
            return
        if which == "Escape":
            if not pane or job.kind != "new":
                leave()
        elif which in ("Enter", "Numpad Enter"):
            press_bar(None)
        else:
            name = which.removeprefix("Numpad ")
            send(lambda d: entry.key(d, name, now.current["case"]))

    use_keys(here, keys)
    stable_send = ft.use_callback(send, [])
    answer = ft.use_callback(lambda e: stable_send(lambda d: entry.answer(d, e.control.data, now.current["case"])), [])
    press = ft.use_callback(press_bar, [])

    def reseat(fresh: dict[str, Any]) -> None:
        """Somebody else deals or sits out: the same draft at another table."""
        dumped = entry.dump(held.value.draft)
        other = _case(sheet, job, fresh, words)
        now.current.update(extra=fresh, case=other)
        set_extra(fresh)
        held.put(work(entry.load(dumped, other)))
        keep()

    def picked(data: Any) -> None:
        if menu == "dealer":
            reseat(sitting.toggled(sheet, job.place, extra, data[1]) if isinstance(data, tuple)
                   else sitting.dealt(sheet, job.place, extra, data))  # fmt: skip
            if isinstance(data, tuple):
                return  # more than one can sit out
        set_menu("")
        if callable(data):
            stable_send(data)

    groups: list[Group] = []
    if menu == "dealer":
        groups = _dealers(words, sheet, job, extra)
    elif menu == "rare":
        groups = _rare(entry, held.value.draft, case)
    close = ft.use_callback(lambda _: set_menu(""), [])
    ft.use_dialog(menu_sheet(groups, picked, close, frame.f) if groups else None)

    top = entry.top(held, case, frame, stable_send)
    tray = entry.tray(held, case, frame, stable_send)
    whole = _PANE - 2 if pane else frame.width / 2 if frame.low else min(frame.width, 720)
    width = whole - 2 * EDGE - (0 if pane else (frame.left + frame.right) / (2 if frame.low else 1))
    label = words.say("entry.mend" if job.kind == "hand" else "entry.write")
    bar = Bar(held, label, width, press, answer, frame.f, frame.low)
    dealer = case.names[case.table.dealer]
    trail = _trail(words, frame, dealer, lambda _: set_menu("dealer"), lambda _: set_menu("rare"))
    cover = head(
        frame, words, _title(words, sheet, job), None if pane and job.kind == "new" else lambda _: leave(),
        close=True, trail=trail, pane=pane,
    )  # fmt: skip
    scroll: ft.Control = ft.Container(
        ft.Column([top], scroll=ft.ScrollMode.AUTO, spacing=0), padding=ft.Padding.only(top=8, bottom=12), expand=True
    )
    foot = getattr(entry, "foot", None)
    if foot:
        stretch = ft.CrossAxisAlignment.STRETCH
        below = foot(held, case, frame, stable_send)
        scroll = ft.Column([scroll, below], spacing=0, expand=True, horizontal_alignment=stretch)
    if frame.low:
        keys_beside = ft.Container(
            ft.Column([tray, bar], spacing=8, scroll=ft.ScrollMode.AUTO, expand=True),
            bgcolor=KARTON, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8), expand=True,
        )  # fmt: skip
        return screen(
            here, frame, head=cover, body=ft.Row([scroll, keys_beside], spacing=0, expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH), pane=pane, full_width=True,
        )  # fmt: skip
    back = ft.Column([tray, ft.Container(height=5 if frame.roomy or frame.height < 760 else 21), bar], spacing=0)
    return screen(here, frame, head=cover, body=scroll, tray=back, pane=pane)


_PANE = 500
"""The width of the pane beside the pad, the line between them included."""


@ft.component
def Bar(held: Held[Working], label: str, width: float, press: Any, answer: Any, f: float, low: bool) -> ft.Control:
    verdict = pick(held, lambda x: x.verdict)
    height = 60 if low else 72 if f < 1.3 else 100
    return verdict_bar(
        verdict.state, verdict.line1, verdict.line2, verdict.answers, label, width, press, answer, height, f
    )


def _trail(words: Words, frame: Frame, dealer: str, on_dealer: Any, on_more: Any) -> list[ft.Control]:
    more = cover_icon(ft.Icons.MORE_VERT_ROUNDED, words.say("entry.more"), on_more, frame.f)
    sign = icon(ft.Icons.STYLE_ROUNDED, 20, OPKAFT)
    said = words.say("entry.deals", dealer=dealer)
    name = words.say("entry.deals_name", dealer=dealer)
    face: list[ft.Control] = [sign]
    if not frame.roomy:
        face.append(text(said, capped(16, frame.f, 1.3), SANS, OPKAFT, semantics_label=name, no_wrap=True))
    else:
        face = [icon(ft.Icons.STYLE_ROUNDED, 26, OPKAFT, name)]
    deals = ft.TextButton(
        content=ft.Container(ft.Row(face, spacing=8, tight=True), padding=ft.Padding.symmetric(horizontal=8)),
        height=48, style=flat(ft.Colors.TRANSPARENT, 24), on_click=on_dealer,
    )  # fmt: skip
    return [deals, more]


def _unfit(case: Case) -> Verdict | None:
    """That so many cannot play, whatever the hand; None when they can."""
    count, choices = len(case.table.playing()), tuple(sorted(case.game.tables))
    if count in choices or case.game.sides:
        return None
    said = case.words.say("match.playing", {"count": count, "choices": choices})
    return Verdict("missing", said, focus="out")


def _dealers(words: Words, sheet: Sheet, job: Job, extra: dict[str, Any]) -> list[Group]:
    """Who dealt this hand (the one whose turn it was needs no word in the hand), and who does not play it."""
    away = sitting.away(sheet, job.place, extra)
    due = sitting.due(sheet, job.place, away)
    now = sheet.replay.deal(extra, job.place)[0].dealer

    def row(seat: int, said: str, data: Any, on: bool) -> Row:
        return Row(sheet.stored.names[seat], data, on, name=f"{said}, {words.say('a11y.chosen')}" if on else said)

    names = sheet.stored.names
    dealt = [
        row(seat, name, None if seat == due else seat, seat == now)
        for seat, name in enumerate(names)
        if seat not in away
    ]
    groups = [Group(words.say("entry.who_dealt"), dealt, chips=True)]
    if not sheet.game.sides and len(names) > min(sheet.game.tables):
        out = [
            row(seat, words.say("entry.sits_out", name=name), ("out", seat), seat in away)
            for seat, name in enumerate(names)
        ]
        groups.append(Group(words.say("entry.who_sits_out"), out, chips=True))
    return groups


def _rare(entry: Entry, draft: Any, case: Case) -> list[Group]:
    items = entry.menu(draft, case)
    titles = list(dict.fromkeys(item.group for item in items))
    chosen = case.words.say("a11y.chosen")
    return [
        Group(
            title,
            [
                Row(i.label, i.change, i.on, name=f"{title}: {i.label}" + (f", {chosen}" if i.on else ""))
                for i in items
                if i.group == title
            ],
            chips=True,
        )
        for title in titles
    ]


async def _write(here: Room, sheet: Sheet, job: Job, hand: dict[str, Any], token: str, key: str) -> None:
    match = job.match
    words = use_words(here)
    if job.kind == "hand" and job.place is not None:
        old = sheet.stored.hands[job.place]
        number = _number(sheet, job.place)
        await acts.correct_hand(here, sheet, job.place, hand, version=old.version, token=token, draft_key=key)
        here.feel("medium")
        here.go(f"/match/{match}")
        here.tell(
            words.say("entry.mended", number=number),
            words.say("entry.put_back"),
            lambda: here.run(_unmend, here, match, old),
        )
        return
    await acts.write_hand(here, sheet, hand, token, key, job.place)
    here.feel("medium")
    loaded = here.pads.held(match).value
    done = loaded.sheet is not None and loaded.sheet.finished and job.kind == "new"
    here.go(f"/match/{match}/result" if done else f"/match/{match}")


async def _unmend(here: Room, match: str, old: Any) -> None:
    """Gives a corrected hand its old value back, as another correction."""
    sheet = here.pads.held(match).value.sheet
    place = sheet.place_of(old.id) if sheet else None
    if sheet is None or place is None:
        return
    try:
        version = sheet.stored.hands[place].version
        await acts.correct_hand(here, sheet, place, old.data, version=version, token=new_token())
    except Exception as error:
        here.trouble(error, sheet.who(use_words(here)))
