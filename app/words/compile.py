"""Merges the parts of each language into its one catalog: `python -m app.words.compile`. Needs Babel.

A part is a file `app/words/<lang>/<part>.po`: a game, a screen, or what all of them say.
"""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from app.words.catalog import LANGUAGES, mo_path

HERE = Path(__file__).parent
# The compiled file is committed and proved fresh: nothing in it may depend on when it was made.
NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)


def parts(lang: str) -> list[Path]:
    """The .po files of a language, by name."""
    return sorted((HERE / lang).glob("*.po"))


def merge(lang: str) -> Catalog:
    """All parts of a language as one catalog. ValueError where two parts say different things under one id."""
    whole = Catalog(
        locale=lang, project="natpit", version="1", creation_date=NO_DATE, revision_date=NO_DATE, fuzzy=False
    )
    for path in parts(lang):
        with path.open("rb") as file:
            part = read_po(file, locale=lang, abort_invalid=True)
        for message in part:
            if not message.id:
                continue
            said = whole.get(message.id)
            if said and said.string != message.string:
                raise ValueError(f"{path.name}: another part has other words for {message.id}")
            whole.add(message.id, message.string)
    return whole


def compiled(lang: str) -> bytes:
    """The compiled catalog of a language, the same bytes for the same sentences."""
    buffer = io.BytesIO()
    write_mo(buffer, merge(lang))
    return buffer.getvalue()


def main() -> None:
    """Writes the compiled catalogs where the app reads them."""
    for lang in LANGUAGES:
        path = Path(mo_path(lang))
        path.parent.mkdir(parents=True, exist_ok=True)
        content = compiled(lang)
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


if __name__ == "__main__":
    main()
