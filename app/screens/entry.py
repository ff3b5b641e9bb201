"""A hand is entered, corrected or put in between: the frame around what a game brings.

Every tap is kept as a draft before anything else can happen to it; the address and that draft are the whole state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app import acts
from app.entry import entry_of
from app.entry.contract import Case, Entry, Working
from app.frame import Frame
from app.held import Held, pick
from app.look import EDGE, KARTON, OPKAFT, SANS, capped, flat, icon, text
from app.parts.cover import cover_icon
from app.parts.menu import Group, Row, menu_sheet
from app.parts.verdict_bar import verdict_bar
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.loading import opened, use_sheet
from app.screens.scaffold import head, screen, use_pane
from app.sheet import Sheet
from app.store.trouble import StoreError
from app.store.values import new_token
from app.words import Words
from scoring.game import Refused


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
    """A draft as it is kept: the game's own part, what any hand can carry (`extra`: dealer, out), and the write's token."""

    draft: dict[str, Any] | None
    extra: dict[str, Any]
    token: str


def job_of(params: dict[str, str], location: str) -> Job:
    """The job that an address stands for. Places count from 1 in addresses, as people do."""
    place = params.get("place")
    if place is None or not place.isdigit():
        return Job(params["match"], "new")
    return Job(params["match"], "insert" if "/insert/" in location else "hand", int(place) - 1)


@ft.component
def EnterHand() -> ft.Control:
    """The screen of /match/…/hand, …/hand/N and …/insert/N."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    job = job_of(ft.use_route_params(), ft.use_route_location())
    loaded = use_sheet(here, job.match)
    first = ft.use_ref(None)
    sheet = opened(here, frame, words, loaded, pane)
    if not isinstance(sheet, Sheet):
        return sheet
    if job.place is not None and not 0 <= job.place < len(sheet.stored.hands):
        job = Job(job.match, "new")
    # Beside the pad the entry begins anew after every write; over it, it stays what it was until it slides away.
    version = sheet.stored.version if pane else first.current or sheet.stored.version
    first.current = version
    if pane and sheet.finished and job.kind == "new":
        from app.screens.result import Result

        return Result()
    return Drafted(here, sheet, job, frame, words, pane, key=f"{job}-{version}")


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
        put(Kept(data.get("draft"), dict(data.get("extra") or {}), data.get("token") or new_token()))

    ft.use_effect(fetch, [])
    if kept is None:
        title = _title(words, sheet, job)
        leave = (lambda _: here.go(f"/match/{job.match}")) if not pane else None
        bar = head(frame, words, title, leave, close=True, pane=pane)
        return screen(here, frame, head=bar, body=ft.Container(), pane=pane)
    return Entering(here, sheet, job, kept, frame, words, pane)


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
        return {k: written[k] for k in ("dealer", "out", "note") if k in written}
    return sheet.replay.carry if job.kind == "new" else {}


@ft.component
def Entering(here: Room, sheet: Sheet, job: Job, kept: Kept, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """The entry itself. Drawn once; what changes while one taps are the parts that pick from `held`."""
    entry = entry_of(sheet.game.id)
    extra, set_extra = ft.use_state(lambda: _extra(sheet, job, kept))
    menu, set_menu = ft.use_state("")
    case = ft.use_memo(lambda: _case(sheet, job, extra, words), [extra, job, sheet.stored.version])
    key = job.draft_key(sheet)

    def work(draft: Any) -> Working:
        return Working(draft, entry.verdict(draft, now.current["case"]))

    now = ft.use_ref(lambda: {"case": case, "extra": extra, "writing": False})
    now.current.update(case=case, extra=extra)
    held: Held[Working] = ft.use_memo(lambda: Held(work(_start(entry, sheet, job, kept, case))), [])

    def keep() -> None:
        dumped = entry.dump(held.value.draft)
        here.door.keep_draft(key, {"draft": dumped, "extra": now.current["extra"], "token": kept.token})

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
            await _write(here, sheet, job, hand, kept.token, key)
        except Refused as refused:
            here.tell(words.problem(refused.problems[0], case.who))
        except Exception as error:
            here.trouble(error)
        finally:
            now.current["writing"] = False

    def press_bar(e: Any) -> None:
        draft = held.value.draft
        if held.value.verdict.state == "grow":
            settled = work(entry.write_pressed(draft, now.current["case"]))
            if settled.verdict.state == "ask":
                held.put(settled)
                return
        if held.value.verdict.writes:
            here.run(write)
        else:
            send(lambda d: entry.write_pressed(d, now.current["case"]))

    def keys(which: str) -> None:
        if menu:
            return
        if which == "Escape" and not pane:
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

    def picked(data: Any) -> None:
        set_menu("")
        if menu == "dealer":
            fresh = {k: v for k, v in extra.items() if k != "dealer"}
            if data is not None:
                fresh["dealer"] = data
            now.current.update(extra=fresh, case=_case(sheet, job, fresh, words))
            set_extra(fresh)
            held.put(work(held.value.draft))
            keep()
        elif callable(data):
            stable_send(data)

    groups: list[Group] = []
    if menu == "dealer":
        groups = [_dealers(words, sheet, job, extra)]
    elif menu == "rare":
        groups = _rare(entry, held.value.draft, case)
    close = ft.use_callback(lambda _: set_menu(""), [])
    ft.use_dialog(menu_sheet(groups, picked, close, frame.f) if groups else None)

    top = entry.top(held, case, frame, stable_send)
    tray = entry.tray(held, case, frame, stable_send)
    width = (_PANE if pane else min(frame.width, 720)) - 2 * EDGE - frame.left - frame.right
    label = words.say("entry.write" if job.kind == "new" else "entry.mend", number=_number(sheet, job.place))
    bar = Bar(held, label, width / 2 if frame.low else width, press, answer, frame.f, frame.low)
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
"""The width of the pane beside the pad."""


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


def _dealers(words: Words, sheet: Sheet, job: Job, extra: dict[str, Any]) -> Group:
    """Who dealt this hand. The one whose turn it was needs no word in the hand."""
    due = sheet.replay.deal({k: v for k, v in extra.items() if k != "dealer"}, job.place)[0].dealer
    now = extra.get("dealer", due)
    away = (
        set(extra.get("out", ()))
        if not sheet.game.dealer_sits_out(sheet.replay.rules, len(sheet.stored.people))
        else set()
    )
    rows = [
        Row(name, None if seat == due else seat, seat == now)
        for seat, name in enumerate(sheet.stored.names)
        if seat not in away
    ]
    return Group(words.say("entry.who_dealt"), rows, chips=True)


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
        here.trouble(error)
