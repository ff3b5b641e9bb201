"""Colours, type and spaces: the tokens, and the few helpers that every control is made with.

No control holds a hex value. The tokens are laid on Material's colour roles, so the client itself turns light into
dark: a theme switch costs no Python and draws nothing anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import flet as ft

_LIGHT = {
    "karton": "#E8E1CF", "papier": "#FDFBF4", "tint": "#EFF4EA", "lijn": "#CFDBCB", "lijn2": "#A9BFAC",
    "roodvlak": "#B3241F", "rand": "#5D7E6A", "druk": "#2A5F46", "inkt": "#14233B", "inkt2": "#48556B",
    "uit": "#7C867F", "rood": "#B3241F", "roodtint": "#FBE9E4", "stift": "#FFE484", "kaft": "#1D4A37",
    "kaft2": "#7FB095", "opkaft": "#FDFBF4", "opinkt": "#FDFBF4", "oprood": "#FFFFFF", "toets": "#FDFBF4",
    "toetsrand": "#B9B199", "toetsrand2": "#8F876F", "toetsuit": "#F3EDDF",
}  # fmt: skip
_DARK = {
    "karton": "#0C120F", "papier": "#16201B", "tint": "#1D2A23", "lijn": "#304238", "lijn2": "#4C6155",
    "roodvlak": "#B23A2F", "rand": "#7C9C8A", "druk": "#93C7AB", "inkt": "#F4EFE0", "inkt2": "#BCC4B9",
    "uit": "#75827A", "rood": "#FF9283", "roodtint": "#3A1E1B", "stift": "#4A3D06", "kaft": "#102B20",
    "kaft2": "#5E8F76", "opkaft": "#F4EFE0", "opinkt": "#14233B", "oprood": "#FFF6F3", "toets": "#24322B",
    "toetsrand": "#3D5046", "toetsrand2": "#0A0F0C", "toetsuit": "#18231D",
}  # fmt: skip
TOKENS = {"light": _LIGHT, "dark": _DARK}

_ROLES = {
    "inkt": "primary", "opinkt": "on_primary", "druk": "secondary", "papier": "surface", "inkt2": "on_surface_variant",
    "rand": "outline", "lijn": "outline_variant", "rood": "error", "oprood": "on_error", "roodtint": "error_container",
    "karton": "surface_dim", "tint": "surface_container_highest", "kaft": "primary_fixed", "kaft2": "primary_fixed_dim",
    "opkaft": "on_primary_fixed", "toets": "secondary_fixed", "toetsrand": "secondary_fixed_dim",
    "toetsrand2": "on_secondary_fixed", "toetsuit": "on_secondary_fixed_variant", "uit": "on_primary_fixed_variant",
    "roodvlak": "tertiary_fixed", "stift": "tertiary_fixed_dim", "lijn2": "on_tertiary_fixed",
}  # fmt: skip

# The pad's back, the sheet, the printed band, lines.
KARTON, PAPIER, TINT, LIJN, LIJN2, RAND = (
    "surfacedim", "surface", "surfacecontainerhighest", "outlinevariant", "ontertiaryfixed", "outline",
)  # fmt: skip
# The three inks: printing green, pen (two strengths), red pencil; and what stands on them.
DRUK, INKT, INKT2, ROOD, UIT = "secondary", "primary", "onsurfacevariant", "error", "onprimaryfixedvariant"
OPINKT, OPROOD, ROODVLAK, ROODTINT, STIFT = (
    "onprimary", "onerror", "tertiaryfixed", "errorcontainer", "tertiaryfixeddim",
)  # fmt: skip
KAFT, KAFT2, OPKAFT = "primaryfixed", "primaryfixeddim", "onprimaryfixed"
TOETS, TOETSRAND, TOETSRAND2, TOETSUIT = (
    "secondaryfixed", "secondaryfixeddim", "onsecondaryfixed", "onsecondaryfixedvariant",
)  # fmt: skip

# One font file a name: with `weight=` Flutter would fake a bold.
SANS, SANS6, SANS7, SANS8, KOP = "Sans500", "Sans600", "Sans700", "Sans800", "Kop600"
FONTS = {
    SANS: "fonts/NatpitSans-Medium.ttf",
    SANS6: "fonts/NatpitSans-SemiBold.ttf",
    SANS7: "fonts/NatpitSans-Bold.ttf",
    SANS8: "fonts/NatpitSans-ExtraBold.ttf",
    KOP: "fonts/Besley-SemiBold.ttf",
}

SMALL, TEXT, HEAD = 16, 18, 20
"""Sizes: captions (the smallest in the app), text and buttons, primary buttons and section heads."""
EDGE = 16
"""The margin at the side of a screen."""
TOUCH = 48
"""The least width and height of anything that can be tapped."""

CLEAR = ft.Colors.TRANSPARENT


PRESS = 60
"""Milliseconds in which a key drops onto its edge."""
_NONE = ft.PageTransitionTheme.NONE
_AT_ONCE = ft.PageTransitionsTheme(android=_NONE, ios=_NONE, linux=_NONE, macos=_NONE, windows=_NONE)


def theme(mode: str, still: bool = False) -> ft.Theme:
    """The theme of "light" or "dark"; `still` where nothing may move."""
    t = TOKENS[mode]
    roles: dict[str, Any] = {role: t[token] for token, role in _ROLES.items()}
    roles |= {
        "on_surface": t["inkt"],
        "on_secondary": t["papier"],
        "surface_tint": t["papier"],
        "shadow": t["toetsrand2"],
        "surface_container_low": t["papier"],
        "surface_container": t["papier"],
        "surface_container_high": t["papier"],
        "inverse_surface": t["inkt"],
        "on_inverse_surface": t["opinkt"],
    }
    return ft.Theme(
        font_family=SANS,
        # What only Material writes itself: the word on a snack bar.
        text_theme=ft.TextTheme(label_large=style(TEXT, SANS7, None)),
        color_scheme=ft.ColorScheme(**roles),
        visual_density=ft.VisualDensity.STANDARD,
        splash_color=CLEAR,
        page_transitions=_AT_ONCE if still else ft.PageTransitionsTheme(),
        # Of every button: none says so itself.
        text_button_theme=ft.TextButtonTheme(ft.ButtonStyle(animation_duration=0 if still else PRESS)),
        # The phone's own clock and signs lie on the cover, which is dark in any light; its own keys on the pad's back.
        system_overlay_style=ft.SystemOverlayStyle(
            status_bar_color=CLEAR, status_bar_icon_brightness=ft.Brightness.LIGHT,
            status_bar_brightness=ft.Brightness.DARK, system_navigation_bar_color=t["karton"],
            system_navigation_bar_icon_brightness=ft.Brightness.DARK if mode == "light" else ft.Brightness.LIGHT,
        ),
    )


def calm(page: ft.Page, still: bool) -> None:
    """Lets screens slide in and keys drop, or come at once where the reader asked for that: `still`."""
    page.theme, page.dark_theme = theme("light", still), theme("dark", still)
    page.theme_animation_style = ft.AnimationStyle.no_animation() if still else None


def dress(page: ft.Page, mode: str = "system") -> None:
    """Gives a page Natpit's fonts and both themes; `mode` is "system", "light" or "dark"."""
    page.fonts, page.theme, page.dark_theme = FONTS, theme("light"), theme("dark")
    page.theme_mode = ft.ThemeMode(mode)
    page.padding, page.spacing = 0, 0


@cache
def style(size: float, family: str, color: str | None, line: float | None = None, track: float = 0) -> ft.TextStyle:
    """A text style. Height and spacing are always said, or Material's own would be inherited."""
    height = line / size if line else 1.4 if family == KOP else 1.3
    return ft.TextStyle(size=size, font_family=family, color=color, height=height, letter_spacing=track)


def text(
    value: str,
    size: float = TEXT,
    family: str = SANS,
    color: str | None = INKT,
    line: float | None = None,
    *,
    track: float = 0,
    **more: Any,
) -> ft.Text:
    """A text in Natpit's type. `line` is the height of a line at normal text size."""
    return ft.Text(value, style=style(size, family, color, line, track), **more)


def silent(value: str, *args: Any, **more: Any) -> ft.Text:
    """A text that a screen reader passes over, because its row or button speaks for it."""
    return text(value, *args, semantics_label="", **more)


def icon(name: ft.IconData, size: float = 24, color: str | None = INKT, label: str | None = None) -> ft.Icon:
    """An icon; with a label it is what the screen reader says for the button it lies in."""
    return ft.Icon(name, size=size, color=color, semantics_label=label)


def capped(size: float, f: float, most: float) -> float:
    """The size that grows with the reader's text scale `f`, but no further than `most` times.

    Flet cannot cap the scaling of one text, so the text is made smaller by what the client will add.
    """
    return size * min(f, most) / f


def fitting(numbers: Iterable[str], size: float, room: float, least: float = SMALL) -> float:
    """The size, at most `size`, at which the widest of these numbers fits in `room` pixels at normal text size."""
    widest = max((ems(number) for number in numbers), default=0)
    return max(least, min(size, room // widest)) if widest else size


def ems(said: str) -> float:
    """How wide this is in Natpit Sans, in ems: exact for numbers, near enough for words."""
    return sum(_WIDTHS.get(c, 0.57 if c.isalpha() else 0.632) for c in said)


# All digits and signs of Natpit Sans are 0.632 em wide, letters more or less 0.57; these are not.
_WIDTHS = {" ": 0.25, ".": 0.28, ",": 0.28, "½": 0.9, "/": 0.4, "—": 1.0}
_WIDTHS |= dict.fromkeys("ijl", 0.27) | dict.fromkeys("frt", 0.37) | dict.fromkeys("mwMW", 0.87)


def strut(height: float) -> ft.Container:
    """Keeps a row at least this high; Flet has no minimum height."""
    return ft.Container(width=0, height=height)


def rounded(radius: float | ft.BorderRadius, side: ft.BorderSide | None = None) -> ft.RoundedRectangleBorder:
    return ft.RoundedRectangleBorder(radius=radius, side=side)


@cache
def _plain(bg: str, radius: float, edge: str | None, width: float, pad: float | None) -> ft.ButtonStyle:
    return button(bg, radius, edge, width, ft.Padding.symmetric(horizontal=pad) if pad else pad)


def flat(bg: str, radius: float, edge: str | None = None, width: float = 2, pad: float | None = 0) -> ft.ButtonStyle:
    """The style of a flat button, shared between all that look so. `pad` is what is free at its sides: above and below
    nothing is, or large text would be cut off in a button of a fixed height.
    """
    return _plain(bg, radius, edge, width, pad)


def button(
    bg: str,
    radius: float | ft.BorderRadius,
    edge: str | None = None,
    width: float = 2,
    pad: ft.PaddingValue | None = 0,
) -> ft.ButtonStyle:
    """A flat button: fill, radius, edge; a 3 px ring when focused, and none of Material's other feedback."""
    state = ft.ControlState
    return ft.ButtonStyle(
        bgcolor=bg,
        shape=rounded(radius),
        padding=pad,
        overlay_color={state.PRESSED: ft.Colors.with_opacity(0.12, DRUK), state.DEFAULT: CLEAR},
        side={
            state.FOCUSED: ft.BorderSide(3, DRUK),
            state.DEFAULT: ft.BorderSide(width, edge) if edge else ft.BorderSide(0, CLEAR),
        },
        visual_density=ft.VisualDensity.STANDARD,
        alignment=ft.Alignment.CENTER,
    )
