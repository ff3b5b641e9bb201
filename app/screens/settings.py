"""What this device prefers: its language, its light; and where what was written lies."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.kept import use_kept, use_places
from app.look import EDGE, INKT, INKT2, KOP, SANS, SANS6, text
from app.parts.buttons import plain, segments
from app.paths import ASSETS
from app.room import Room, room, use_frame, use_words
from app.screens.scaffold import back_to, head, screen
from app.store import database_path
from app.version import VERSION
from app.words import Words

LANGUAGES = (None, "nl", "en")
THEMES = ("system", "light", "dark")
FONTS = (
    ("Besley", "OFL-Besley.txt"),
    ("Natpit Sans", "OFL-NatpitSans-AtkinsonHyperlegibleNext.txt"),
)


@ft.component
def Settings() -> ft.Control:
    """Each phone at the table has its own."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    theme, set_theme = ft.use_state(here.theme)
    opened, set_opened = use_kept("opened", "")
    route, places = ft.use_view_path(), use_places()

    async def choose_language(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        await here.choose_language(e.control.data)

    async def choose_theme(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        set_theme(e.control.data)
        await here.choose_theme(e.control.data)

    def open_licence(e: ft.Event[ft.TextButton]) -> None:
        set_opened("" if opened == e.control.data else e.control.data)

    languages = [(lang, words.say(f"settings.language.{lang or 'device'}")) for lang in LANGUAGES]
    themes = [(mode, words.say(f"settings.theme.{mode}")) for mode in THEMES]
    to_files = plain(
        words.say("settings.to_files"), back_to(here, "/files"), sign=ft.Icons.FOLDER_OPEN_ROUNDED, f=frame.f
    )
    parts: list[ft.Control] = [
        *_question(words.say("settings.language"), languages, here.language, choose_language, words, frame.f),
        *_question(words.say("settings.theme"), themes, theme, choose_theme, words, frame.f),
        _heading(words.say("settings.data")),
        *_where(here, words),
        ft.Row([to_files], wrap=True),
        _heading(words.say("settings.about")),
        text(words.say("settings.version", version=VERSION), 18, SANS, INKT, 24),
        text(words.say("settings.fonts"), 18, SANS, INKT, 24),
        *_licences(opened, open_licence, words, frame.f),
    ]
    body = ft.Column(
        [ft.Container(ft.Column(parts, spacing=8), padding=ft.Padding.only(left=EDGE, right=EDGE, top=4, bottom=32))],
        scroll=ft.ScrollMode.AUTO, expand=True,
    )  # fmt: skip
    places.on(body)
    cover = head(frame, words, words.say("settings.title"), back_to(here, "/"))
    return screen(here, frame, head=cover, body=body, route=route)


def _where(here: Room, words: Words) -> list[ft.Control]:
    """Where what was written lies."""
    if here.pocket.in_page:
        lasting = [words.say("pocket.data_lasting")] if here.pocket.keeping.value.lasting else []
        return [text(" ".join([words.say("pocket.data_told"), *lasting]), 18, SANS, INKT, 24)]
    where = str(database_path())
    return [
        text(words.say("settings.data_told"), 18, SANS, INKT, 24),
        text(where, 16, SANS6, INKT2, 22, selectable=True, semantics_label=where),
    ]


def _heading(said: str) -> ft.Control:
    return ft.Container(
        ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28)), padding=ft.Padding.only(top=16)
    )


def _question(
    label: str, options: list[tuple[Any, str]], chosen: Any, tap: Any, words: Words, f: float
) -> list[ft.Control]:
    mark = words.say("a11y.chosen")
    named = [(v, said, f"{said}, {mark}" if v == chosen else said) for v, said in options]
    return [_heading(label), segments(named, chosen, tap, f=f)]


def _licences(opened: str, tap: Any, words: Words, f: float) -> list[ft.Control]:
    """The licences of the fonts, each on a tap."""
    parts: list[ft.Control] = []
    for font, file in FONTS:
        on = opened == file
        said = words.say("settings.licence", font=font)
        state = words.say("home.fold" if on else "home.unfold")
        sign = ft.Icons.EXPAND_LESS_ROUNDED if on else ft.Icons.EXPAND_MORE_ROUNDED
        line = plain(said, tap, sign=sign, data=file, name=f"{said}, {state}", f=f, wraps=True)
        parts.append(ft.Row([line], wrap=True))
        if on:
            with open(f"{ASSETS}/fonts/{file}", encoding="utf-8") as licence:
                parts.append(text(licence.read(), 16, SANS, INKT2, 22, selectable=True))
    return parts
