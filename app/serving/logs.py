"""What is logged, and how: a line for a person or a JSON object a line, on standard error.

Never a name, a key or the address of a match. Of our own log lines the words and numbers are told; of those of others,
who may put anything in them, only where they come from; of an exception its type and where in our code it came by, not
what it says.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

KINDS = ("plain", "json")
AGAIN = 60.0
"""Seconds in which the same line of the guard is logged once: whoever is refused may come a thousand times."""
_ROOT = Path(__file__).resolve().parents[2]
_OURS = ("app", "scoring")


def set_up(kind: str | None, out: TextIO | None = None) -> None:
    """From now on everything is logged this way: "plain" or "json" tells what happens, None only what is amiss."""
    handler = logging.StreamHandler(out)
    handler.setFormatter(Json() if kind == "json" else Plain())
    handler.addFilter(_Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("natpit").setLevel(logging.INFO if kind else logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = _unexpected
    threading.excepthook = lambda args: _unexpected(args.exc_type, args.exc_value, args.exc_traceback)


class Plain(logging.Formatter):
    """`2026-11-30T20:04:05Z WARNING natpit.store The database server is away. tries=3`"""

    def format(self, record: logging.LogRecord) -> str:
        told = _told(record)
        more = "".join(f" {name}={value}" for name, value in _fields(record).items())
        lines = [f"{_time(record)} {record.levelname} {record.name} {told}{more}"]
        for error, frames in _errors(record):
            lines += [f"  Traceback: {error}", *(f"    {frame}" for frame in frames)]
        return "\n".join(lines)


class Json(logging.Formatter):
    """One object a line: time, level, logger, message, what more is told, and errors with their frames."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record), "level": record.levelname.lower(), "logger": record.name, "message": _told(record),
        }  # fmt: skip
        line |= _fields(record)
        if errors := _errors(record):
            line["errors"] = [{"type": error, "frames": frames} for error, frames in errors]
        return json.dumps(line, ensure_ascii=False)


class _Seldom(logging.Filter):
    """Holds back what the guard said a moment ago."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name != "natpit.guard":
            return True
        now = time.monotonic()
        if now - self._said.get(str(record.msg), -AGAIN) < AGAIN:
            return False
        self._said[str(record.msg)] = now
        return True


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _told(record: logging.LogRecord) -> str:
    if record.name.split(".")[0] == "natpit":
        return record.getMessage()
    return f"({record.module}:{record.lineno})"


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line tells besides its words: `log.info("…", extra={"told": {"screens": 3}})`."""
    found: dict[str, Any] = getattr(record, "told", {})
    return found


def _errors(record: logging.LogRecord) -> list[tuple[str, list[str]]]:
    """The exception and those that led to it: the type, and the places in our code, the innermost last."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    found: list[tuple[str, list[str]]] = []
    while error is not None and len(found) < 5:
        found.append((_kind(error), _frames(error.__traceback__)))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def _kind(error: BaseException) -> str:
    """Its type, and for one of ours the id of what went wrong."""
    told = getattr(error, "id", None)
    kind = type(error).__name__
    return f"{kind} {told}" if type(error).__module__.split(".")[0] in _OURS and isinstance(told, str) else kind


def _frames(trace: TracebackType | None) -> list[str]:
    found = []
    for frame, line in traceback.walk_tb(trace):
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(_ROOT) and path.relative_to(_ROOT).parts[0] in _OURS:
            found.append(f"{path.relative_to(_ROOT).as_posix()}:{line} {frame.f_code.co_name}")
    return found


def _unexpected(kind: Any, error: BaseException | None, trace: TracebackType | None) -> None:
    if error is None or issubclass(kind, (KeyboardInterrupt, SystemExit)):
        return
    logging.getLogger("natpit").critical("Something unexpected.", exc_info=(kind, error, trace))
