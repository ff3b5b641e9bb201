"""Why the page is not made. What there was is then as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class BuildError(Exception):
    """Carries the `id` of the sentence that says it, and its `values`."""

    def __init__(self, id: str, **values: Any) -> None:
        super().__init__(id, values)
        self.id, self.values = id, values


class NotOursError(BuildError):
    """There is something in the folder that was not made here."""

    def __init__(self, folder: Path) -> None:
        super().__init__("build.not_ours", folder=str(folder))


class MissingError(BuildError):
    """A package is needed, in the page or to make it, and not installed here."""

    def __init__(self, name: str) -> None:
        super().__init__("build.missing", name=name)


class NoNodeError(BuildError):
    """There is no Node here, or none of version `oldest` or newer."""

    def __init__(self, oldest: int) -> None:
        super().__init__("build.no_node", oldest=str(oldest))


class NotFetchedError(BuildError):
    """A package for a browser could not be fetched; `said` is what pip said."""

    def __init__(self, name: str, said: str) -> None:
        super().__init__("build.not_fetched", name=name, detail=gist(said))


class NotCompiledError(BuildError):
    """Python did not want to; `said` is what it said."""

    def __init__(self, said: str) -> None:
        super().__init__("build.not_compiled", detail=gist(said))


class ChangedError(BuildError):
    """Flet's client is another one than the page was made for: in `file` is not what was to be changed."""

    def __init__(self, file: str) -> None:
        super().__init__("build.changed", file=file)


def gist(said: str) -> str:
    """What a program that failed comes down to: the last line of what it said."""
    return next((line.strip() for line in reversed(said.splitlines()) if line.strip()), "").removeprefix("ERROR: ")
