"""What a table does from the pad: what stands behind ⋮, Ongedaan, and the way back from each."""

from __future__ import annotations

import flet as ft

from app.parts.menu import Group, Row
from app.room import Room, use_words
from app.screens.figures_ways import figures_address
from app.screens.regular_deeds import make_of_match
from app.store.values import May, StoredHand
from app.table import acts
from app.table.sheet import Sheet
from app.words import Words


def more_rows(sheet: Sheet, words: Words, may: May = "own", alone: bool = False) -> Group:
    """What is rare for a match, as far as it may be done here. `alone`: where no other device can come by a link."""
    if may != "own":
        return _guests_rows(sheet, words, may)
    rows = [Row(words.say("pad.agreement"), "agreement", sign=ft.Icons.HANDSHAKE_ROUNDED)]
    rows.append(Row(words.say("pad.table"), "table", sign=ft.Icons.GROUP_ROUNDED))
    rows.append(Row(words.say("pad.history"), "history", sign=ft.Icons.HISTORY_ROUNDED))
    if sheet.stored.hands:
        rows.append(Row(words.say("pad.insert"), "insert", sign=ft.Icons.PLAYLIST_ADD_ROUNDED))
        rows.append(Row(words.say("pad.share"), "share", sign=ft.Icons.IOS_SHARE_ROUNDED))
    if not alone:
        rows.append(Row(words.say("links.title"), "links", sign=ft.Icons.GROUP_ADD_ROUNDED))
    rows.append(Row(words.say("board.title"), "board", sign=ft.Icons.TV_ROUNDED))
    rows.append(Row(words.say("figures.of_table"), "figures", sign=ft.Icons.INSERT_CHART_OUTLINED_ROUNDED))
    rows.append(Row(words.say("regular.make"), "regular", sign=ft.Icons.TABLE_RESTAURANT_ROUNDED))
    rows.append(Row(words.say("pad.rules"), "rules", sign=ft.Icons.MENU_BOOK_ROUNDED))
    if sheet.finished:
        rows.append(Row(words.say("pad.result"), "result", sign=ft.Icons.EMOJI_EVENTS_ROUNDED))
    if sheet.stored.stopped is not None:
        rows.append(Row(words.say("pad.reopen"), "reopen", sign=ft.Icons.REPLAY_ROUNDED))
    elif not sheet.finished and sheet.stored.hands:
        rows.append(Row(words.say("pad.stop"), "stop", sign=ft.Icons.FLAG_ROUNDED))
    rows.append(Row(words.say("pad.put_away"), "remove", sign=ft.Icons.DELETE_OUTLINE_ROUNDED))
    return Group("", rows)


def _guests_rows(sheet: Sheet, words: Words, may: May) -> Group:
    """The same for who came by a link."""
    rows = [Row(words.say("board.title"), "board", sign=ft.Icons.TV_ROUNDED)]
    rows.append(Row(words.say("pad.agreement"), "agreement", sign=ft.Icons.HANDSHAKE_ROUNDED))
    rows.append(Row(words.say("pad.history"), "history", sign=ft.Icons.HISTORY_ROUNDED))
    if sheet.stored.hands and may == "write":
        rows.append(Row(words.say("pad.insert"), "insert", sign=ft.Icons.PLAYLIST_ADD_ROUNDED))
    rows.append(Row(words.say("pad.rules"), "rules", sign=ft.Icons.MENU_BOOK_ROUNDED))
    rows.append(Row(words.say("pad.result"), "result", sign=ft.Icons.EMOJI_EVENTS_ROUNDED))
    return Group("", rows)


def insert_rows(sheet: Sheet, words: Words) -> Group:
    """Before which hand the forgotten one comes."""
    rows = [
        Row(str(p.number or "–"), ("insert", p.place), name=words.say("pad.insert_before", number=str(p.number or "–")))
        for p in sheet.replay.hands
    ]
    return Group(words.say("pad.insert_title"), rows, chips=True)


def do(here: Room, sheet: Sheet, words: Words, what: str) -> None:
    match = sheet.stored.id
    if what in ("agreement", "table", "history", "rules", "result", "share", "links", "board"):
        here.go(f"/match/{match}/{what}")
    elif what == "figures":
        here.go(figures_address(sheet.game.id, company=[one.id for one in sheet.stored.people]))
    elif what == "regular":
        here.run(make_of_match, here, sheet, words)
    else:
        here.run(change, here, match, words, what)


async def change(here: Room, match: str, words: Words, what: str) -> None:
    try:
        if what == "stop":
            await acts.stop_match(here, match)
            here.go(f"/match/{match}/result")
            here.tell(
                words.say("pad.stopped"),
                words.say("entry.put_back"),
                lambda: here.run(change, here, match, words, "reopen"),
                on=f"/match/{match}/result",
            )
        elif what == "reopen":
            await acts.reopen_match(here, match)
            here.go(f"/match/{match}")
        elif what == "remove":
            await acts.remove_match(here, match)
            here.go("/")
            here.tell(
                words.say("pad.away"),
                words.say("entry.put_back"),
                lambda: here.run(change, here, match, words, "put_back"),
            )
        elif what == "put_back":
            await acts.put_back_match(here, match)
            here.go(f"/match/{match}")
    except Exception as error:
        here.trouble(error)


async def undo_last(here: Room, match: str) -> None:
    """Ongedaan: the last hand goes, with eight seconds to put it back (and for ever in its history)."""
    words = use_words(here)
    sheet = here.pads.held(match).value.sheet
    if sheet is None or not sheet.stored.hands:
        return
    place = len(sheet.stored.hands) - 1
    await strike(here, sheet, place, words)


async def strike(here: Room, sheet: Sheet, place: int, words: Words) -> None:
    """Strikes a hand and says so, with the way back."""
    number = sheet.replay.hands[place].number
    try:
        struck = await acts.strike_hand(here, sheet, place)
    except Exception as error:
        here.trouble(error, sheet.who(words))
        return
    said = words.say("pad.hand_gone", number=str(number or "–"))
    here.tell(said, words.say("entry.put_back"), lambda: here.run(unstrike, here, sheet.stored.id, struck, place))


async def unstrike(here: Room, match: str, struck: StoredHand, place: int) -> None:
    """Puts a struck hand back."""
    sheet = here.pads.held(match).value.sheet
    if sheet is None:
        return
    try:
        await acts.restore_hand(here, sheet, struck, place)
    except Exception as error:
        here.trouble(error)
