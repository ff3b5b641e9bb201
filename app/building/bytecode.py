"""The modules as byte code for the Python in a browser, made once for each version of each package."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from app.building import archives
from app.building.listing import digest
from app.building.node import node
from app.building.trouble import NotCompiledError
from app.serving.compress import put

HERE = Path(__file__).parent
COMPILING = HERE / "compiling.py"


class Group(NamedTuple):
    """Files that belong together, by name: modules as source, and what lies beside them. `bare`: their assertions are
    left out.
    """

    name: str
    files: dict[str, bytes]
    bare: bool

    @property
    def modules(self) -> dict[str, bytes]:
        return {name: data for name, data in self.files.items() if name.endswith(".py")}

    @property
    def others(self) -> dict[str, bytes]:
        return {name: data for name, data in self.files.items() if not name.endswith(".py")}


def compiled(groups: Sequence[Group], runtime: Path, kept: Path) -> dict[str, dict[str, bytes]]:
    """Each group's files, its modules as byte code under the name with a "c" more. `runtime` is the folder of Python's
    runtime for the browser; in `kept` lies what was made before. NoNodeError, NotCompiledError.
    """
    version = digest((runtime / "pyodide.asm.wasm").read_bytes()) + digest(COMPILING.read_bytes())
    at = {one.name: kept / f"{one.name}-{_key(one, version)}.zip" for one in groups}
    missing = [one for one in groups if not at[one.name].exists()]
    if missing:
        kept.mkdir(parents=True, exist_ok=True)
        for one, made in zip(missing, _compile(missing, runtime), strict=True):
            for old in kept.glob(f"{one.name}-{'?' * 32}.zip"):
                with suppress(OSError):
                    old.unlink()
            put(at[one.name], made)
    return {one.name: archives.unpack(at[one.name].read_bytes()) | one.others for one in groups}


def _key(group: Group, version: str) -> str:
    told = [version, str(group.bare), *(f"{name} {digest(data)}" for name, data in sorted(group.modules.items()))]
    return digest("\n".join(told).encode())[:32]


def _compile(groups: Sequence[Group], runtime: Path) -> list[bytes]:
    """The zips of byte code, by as many processes as there are processors."""
    with tempfile.TemporaryDirectory() as given:
        folder = Path(given)
        for one in groups:
            (folder / f"{one.name}.zip").write_bytes(archives.pack(one.modules))
        program = [node(), str(HERE / "bytecode.mjs"), str(runtime), given, str(COMPILING)]
        running = [
            subprocess.Popen([*program, *jobs], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for jobs in _shared_out(groups, os.cpu_count() or 1)
        ]
        said = [process.communicate()[1] for process in running]
        for process, words in zip(running, said, strict=True):
            if process.returncode:
                raise NotCompiledError(words.decode(errors="replace"))
        return [(folder / f"{one.name}.zipc").read_bytes() for one in groups]


def _shared_out(groups: Sequence[Group], hands: int) -> list[list[str]]:
    """The jobs in so many heaps of about the same size."""
    heaps: list[tuple[int, list[str]]] = [(0, []) for _ in range(hands)]
    for one in sorted(groups, key=lambda group: -sum(map(len, group.modules.values()))):
        size, jobs = heaps.pop(heaps.index(min(heaps, key=lambda heap: heap[0])))
        jobs.append(f"{'bare' if one.bare else 'kept'}:{one.name}.zip")
        heaps.append((size + sum(map(len, one.modules.values())), jobs))
    return [jobs for _, jobs in heaps if jobs]
