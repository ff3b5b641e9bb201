"""The static folder: Flet's client, Natpit's page, Python for the browser, and Natpit with all it rests on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from app.building import archives, bytecode, client, folder, gather, listing, shrink
from app.building.licences import NAME, licences
from app.building.listing import Laid
from app.building.stdlib import stdlib
from app.building.trouble import MissingError, NotOursError
from app.serving.compress import BEST

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What is taken of Python's runtime as it is."""
QUICK = 5
"""Brotli's quality where somebody waits."""
Tell = Callable[..., None]
"""Hears how far it is: the id of a sentence, and its values."""


class Made(NamedTuple):
    """What was made: the version of it, and how each file lies."""

    version: str
    files: dict[str, Laid]


def build(out: Path, kept: Path, tell: Tell, *, quick: bool = False) -> Made:
    """Makes the folder `out`. What took long to make or fetch is kept in `kept`. BuildError or OSError, after which
    `out` is as it was.
    """
    if not folder.is_ours(out):
        raise NotOursError(out)
    files = client.client(flets_client())
    files |= python(flets_client() / "pyodide", kept, tell)
    from app.version import VERSION

    files[folder.MARK] = folder.mark(VERSION)
    own = {name: files.pop(name) for name in listing.OWN}
    laid, packed = shrink.shrink(
        files,
        QUICK if quick else BEST,
        kept / ("quick" if quick else "client"),
        lambda done, total: tell("build.shrinking", done=done, total=total),
    )
    if quick:  # who is often in a hurry would keep much of what never comes back
        shrink.forget(kept / "quick", laid.values())
    worker = listing.told(own, laid.values())
    folder.write(files | packed | own | {listing.WORKER: worker}, out)
    return Made(listing.version(own, laid.values()), laid)


def flets_client() -> Path:
    """The folder of Flet's client. MissingError."""
    try:
        from flet_web import get_package_web_dir
    except ImportError as error:
        raise MissingError("flet-web") from error
    return Path(get_package_web_dir())


def python(runtime: Path, kept: Path, tell: Tell) -> dict[str, bytes]:
    """Python's runtime, its own modules, the packages, and Natpit."""
    lock = json.loads((runtime / "pyodide-lock.json").read_bytes())
    version = lock["info"]["python"]
    groups = [*gather.packages(version), stdlib(runtime), gather.natpit()]
    native = gather.compiled(version, kept / "wheels", lambda name: tell("build.fetching", name=name))
    tell("build.compiling")
    made = bytecode.compiled([*groups, native], runtime, kept / "bytecode")
    app = made.pop("natpit") | {f"compiled/{name}": data for name, data in made.pop("compiled").items()}
    library = made.pop("stdlib")
    modules = {name: data for files in made.values() for name, data in files.items()}
    return {
        **{f"pyodide/{name}": (runtime / name).read_bytes() for name in RUNTIME},
        "pyodide/pyodide-lock.json": json.dumps({**lock, "packages": {}}, separators=(",", ":")).encode(),
        "pyodide/python_stdlib.zip": archives.pack(library),
        "modules.zip": archives.pack(modules),
        "app.zip": archives.pack(app),
        NAME: licences(version),
    }
