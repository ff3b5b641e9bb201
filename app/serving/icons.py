"""The icons that Natpit draws, and no others: of the 8,600 that come with the client, a font of 1.3 MB.

`python -m app.serving.icons` writes it anew after a screen got an icon that no other had; a test tells when.
"""

from __future__ import annotations

import re
from pathlib import Path

from app.paths import ASSETS

FONT = Path(ASSETS) / "assets" / "fonts" / "MaterialIcons-Regular.otf"
"""Here the client finds it before Flet's own."""
DRAWN_BY_FLUTTER = (
    "arrow_back", "arrow_back_ios", "arrow_drop_down", "cancel", "check", "chevron_left", "chevron_right", "clear",
    "close", "error", "error_outline", "expand_less", "expand_more", "keyboard_arrow_down", "keyboard_arrow_up", "menu",
    "more_horiz", "more_vert", "search",
)  # fmt: skip
"""What Flutter's own controls bring with them."""
_NAMED = re.compile(r"\bIcons\.([A-Z][A-Z0-9_]*)")


def used(folder: Path) -> set[str]:
    """The names of all icons in the code below this folder, as in `ft.Icons`."""
    return {name for file in folder.rglob("*.py") for name in _NAMED.findall(file.read_text(encoding="utf-8"))}


def glyph(icon: str) -> str:
    """How the font calls an icon: CHECK_ROUNDED is check_rounded, CHECK is check_baseline."""
    name = icon.lower()
    return name if name.endswith(("_rounded", "_outlined", "_sharp")) else f"{name}_baseline"


def wanted() -> set[str]:
    """The glyphs that the font must have."""
    return {glyph(name) for name in (*used(Path(__file__).parents[1]), *DRAWN_BY_FLUTTER)}


def main() -> None:
    """Writes the font."""
    from flet_web import get_package_web_dir
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(Path(get_package_web_dir()) / "assets" / "fonts" / "MaterialIcons-Regular.otf")
    subsetter = Subsetter(Options(glyph_names=True, layout_features=[], notdef_outline=True))
    subsetter.populate(glyphs=sorted(wanted() & set(font.getGlyphOrder())))
    subsetter.subset(font)
    font.recalcTimestamp = False  # the same icons make the same file
    FONT.parent.mkdir(parents=True, exist_ok=True)
    font.save(FONT, reorderTables=True)


if __name__ == "__main__":
    main()
