"""What Python in a browser must bring: Natpit's own packages and all that they rest on, without what is never used there."""

from __future__ import annotations


from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

BROWSER = {
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
"""What a requirement's marker is asked about, besides the version of Python."""
COMPILED = ("pydantic-core", "msgpack")
"""Those that are compiled, and come as wheels of their own for a browser."""
GUARDED = {"pillow": "fpdf2 does without as long as no picture is put on a page"}
"""Those that whoever asks for them does without, and that no browser can install."""
UNUSED = (
    "sqlalchemy/dialects/mysql/", "sqlalchemy/dialects/mssql/", "sqlalchemy/dialects/oracle/",
    "sqlalchemy/testing/", "sqlalchemy/ext/mypy/", "sqlmodel/.agents/",
    "pydantic/v1/", "pydantic/mypy.py", "flet/testing/", "alembic/templates/", "alembic/testing/", "mako/testing/",
    "mako/ext/", "fpdf/data/", "fpdf/svg/", "fontTools/ufoLib/", "fontTools/designspaceLib/", "fontTools/feaLib/",
    "fontTools/voltLib/", "fontTools/mtiLib/", "fontTools/qu2cu/", "fontTools/cu2qu/", "fontTools/merge/",
    "fontTools/varLib/instancer/", "fontTools/diff/",
)  # fmt: skip
"""Parts of packages that Natpit in a browser never imports; a test imports everything else without them."""
ENDINGS = frozenset({".py", ".json"})
"""What is packed of a package. What is compiled for this computer is not."""


class MissingError(Exception):
    """A package is needed in the browser and not installed here: `name`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Part(NamedTuple):
    """A file of a package: its `name` below the folder of packages, and where it lies now."""

    name: str
    path: Path


def needed(python: str, root: str = "natpit") -> list[str]:
    """The distributions that `root` rests on in a browser with this version of Python ("3.14.2"), by name, without
    itself. MissingError where one is not installed.
    """
    environment = {
        **BROWSER, "python_full_version": python, "python_version": ".".join(python.split(".")[:2]),
        "implementation_version": python,
    }  # fmt: skip
    found: set[str] = set()
    ahead = [root]
    while ahead:
        name = ahead.pop()
        try:
            asked = metadata.requires(name) or ()
        except metadata.PackageNotFoundError as error:
            raise MissingError(name) from error
        for one in map(Requirement, asked):
            wanted = canonicalize_name(one.name)
            if wanted in found or wanted in GUARDED or (one.marker and not one.marker.evaluate(environment)):
                continue
            found.add(wanted)
            ahead.append(wanted)
    return sorted(found)


def parts(distribution: str) -> Iterator[Part]:
    """What is packed of a distribution that is installed here."""
    for file in metadata.files(distribution) or ():
        name = file.as_posix()
        if file.suffix not in ENDINGS or name.startswith(("../", "__pycache__/", *UNUSED)) or ".dist-info/" in name:
            continue
        yield Part(name, Path(str(file.locate())))


def version_of(distribution: str) -> str:
    """The version that is installed here, which the browser gets too."""
    return metadata.version(distribution)
