"""What Python in a browser must bring: all that Natpit rests on, without what is never used there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from app.building.trouble import MissingError

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
    "alembic/templates/", "alembic/testing/",
    "flet/testing/", "flet/utils/griffe_deprecations",
    "fontTools/afmLib", "fontTools/agl", "fontTools/cu2qu/", "fontTools/diff/", "fontTools/feaLib/builder",
    "fontTools/feaLib/lexer", "fontTools/feaLib/parser", "fontTools/fontBuilder", "fontTools/merge/",
    "fontTools/misc/filesystem/", "fontTools/misc/psLib", "fontTools/misc/psOperators", "fontTools/misc/symfont",
    "fontTools/mtiLib/", "fontTools/pens/cu2quPen", "fontTools/pens/freetypePen", "fontTools/pens/momentsPen",
    "fontTools/pens/statisticsPen", "fontTools/qu2cu/", "fontTools/t1Lib/", "fontTools/tfmLib",
    "fontTools/ttLib/removeOverlaps", "fontTools/ttLib/scaleUpem", "fontTools/ttLib/tables/G__l_a_t",
    "fontTools/ttLib/tables/S__i_l_f", "fontTools/ttLib/woff2", "fontTools/ttx", "fontTools/ufoLib/",
    "fontTools/varLib/avar/", "fontTools/varLib/interpolatable", "fontTools/varLib/mutator", "fontTools/varLib/plot",
    "fontTools/voltLib/",
    "fpdf/data/",
    "mako/ext/", "mako/testing/",
    "pydantic/experimental/", "pydantic/mypy", "pydantic/v1/",
    "segno/cli", "segno/helpers",
    "sqlalchemy/connectors/aioodbc", "sqlalchemy/connectors/pyodbc", "sqlalchemy/dialects/mssql/",
    "sqlalchemy/dialects/mysql/", "sqlalchemy/dialects/oracle/",
    "sqlalchemy/ext/associationproxy", "sqlalchemy/ext/asyncio/", "sqlalchemy/ext/automap", "sqlalchemy/ext/baked",
    "sqlalchemy/ext/declarative/extensions", "sqlalchemy/ext/horizontal_shard", "sqlalchemy/ext/hybrid",
    "sqlalchemy/ext/indexable", "sqlalchemy/ext/mutable", "sqlalchemy/ext/mypy/", "sqlalchemy/ext/orderinglist",
    "sqlalchemy/ext/serializer", "sqlalchemy/testing/", "sqlalchemy/util/tool_support",
    "sqlmodel/.agents/", "sqlmodel/ext/",
)  # fmt: skip
"""Parts of packages that Natpit in a browser never imports; in a test an evening is played without them."""
ENDINGS = frozenset({".py", ".json"})
"""What is packed of a package. What is compiled for this computer is not."""


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
