"""Under what everything that is given out with the page may be given out: their authors ask that it lies beside it."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

from app.building.needs import needed, version_of

NAME = "licences.txt"
"""The file that says it; no page asks for it."""
ELSEWHERE = """Python (PSF licence): https://docs.python.org/3/license.html
Pyodide (MPL 2.0), with SQLite and what else it brings along: https://github.com/pyodide/pyodide
Flet's client (Apache 2.0), Flutter and what they bring along: assets/NOTICES
Fonts (OFL 1.1): fonts/OFL-*.txt
"""
_TOLD = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


def licences(python: str) -> bytes:
    """What the packages say of it, one after the other, and where the others do. MissingError."""
    told = [f"{name} {version_of(name)}\n\n{text}" for name in needed(python) for text in _of(name)]
    return "\n\n".join([ELSEWHERE, *told]).encode()


def _of(distribution: str) -> list[str]:
    """The texts that came with a package; what it calls its licence where none did."""
    about = [one for one in metadata.files(distribution) or () if ".dist-info/" in one.as_posix()]
    files = [Path(str(one.locate())) for one in sorted(about) if _TOLD.match(one.name)]
    texts = [file.read_text(encoding="utf-8", errors="replace").strip() for file in files]
    head = metadata.metadata(distribution).json
    return texts or [str(head.get("license_expression") or head.get("license") or "-")]
