"""The compiled packages of a browser, as wheels, fetched once from where pip fetches its packages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from app.building.trouble import MissingError, NotFetchedError

PLATFORM = "pyemscripten_2026_0_wasm32"
"""What the Python that Flet bundles calls itself."""


def wheel(name: str, version: str, python: str, kept: Path, tell: Callable[[str], None]) -> Path:
    """The wheel of a distribution for this Python ("3.14.2") in a browser. `kept` is the folder of those that were
    fetched before: a second build asks nobody. `tell` hears what is fetched.
    NotFetchedError; MissingError where there is no pip.
    """
    kept.mkdir(parents=True, exist_ok=True)
    tag = "cp" + "".join(python.split(".")[:2])
    pattern = f"{name.replace('-', '_')}-{version}-{tag}-*{PLATFORM}.whl"
    if found := next(kept.glob(pattern), None):
        return found
    if find_spec("pip") is None:
        raise MissingError("pip")
    tell(f"{name} {version}")
    told = [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary=:all:", "--platform", PLATFORM, "--python-version", ".".join(python.split(".")[:2]),
        "--implementation", "cp", "--abi", tag, "--dest", str(kept), f"{name}=={version}",
    ]  # fmt: skip
    done = subprocess.run(told, capture_output=True, text=True, check=False)
    found = next(kept.glob(pattern), None)
    if done.returncode or found is None:
        raise NotFetchedError(f"{name} {version}", done.stderr)
    return found
