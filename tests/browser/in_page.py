"""What is done in the Python of a static folder, by `in_node.mjs`: everything is imported, and an evening played."""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path

ROOT = Path("/app")
HOME = Path("/natpit")


def imported() -> dict[str, str]:
    """Imports all modules of Natpit; gives those that could not be, and why."""
    broken: dict[str, str] = {}
    for file in sorted((*ROOT.glob("app/**/*.pyc"), *ROOT.glob("scoring/**/*.pyc"))):
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        try:
            importlib.import_module(name)
        except Exception as error:
            broken[name] = repr(error)
    return broken


async def saw() -> str:
    """As JSON: what could not be imported, what was seen of the evening, and of which modules there is source."""
    os.environ["NATPIT_DATA"] = str(HOME)
    broken = imported()
    from tests.app.on_a_phone import evening

    seen = await evening(HOME, Path("/old.db"))
    sources = sorted(
        name for name, module in sys.modules.items()
        if str(getattr(module.__spec__, "origin", "")).endswith(".py") and not name.startswith("tests")
    )  # fmt: skip
    return json.dumps({**seen, "broken": broken, "sources": sources, "python": sys.version.split()[0]})
