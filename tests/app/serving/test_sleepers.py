"""Screens that sleep are kept, but not without end: who slept longest goes first."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flet_web.fastapi.flet_app_manager import FletAppManager

from app.serving.sleepers import let_go


class Session:
    """One that is connected (None) or sleeps until so many minutes from now."""

    def __init__(self, minutes: int | None) -> None:
        self.expires_at = None if minutes is None else datetime.now(UTC) + timedelta(minutes=minutes)
        self.closed = False

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("most", "left"), [(9, "abcdef"), (4, "acef"), (2, "ac"), (0, "ac")])
async def test_who_slept_longest_goes_first_and_who_is_connected_stays(
    most: int, left: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = FletAppManager()
    monkeypatch.setattr("flet_web.fastapi.flet_app_manager.app_manager", manager)
    minutes = {"a": None, "b": 5, "c": None, "d": 1, "e": 30, "f": 20}
    sessions: dict[str, Any] = {name: Session(until) for name, until in minutes.items()}
    for name, session in sessions.items():
        await manager.add_session(name, session)
    assert await let_go(most) == len(minutes) - len(left)
    assert [name for name in minutes if await manager.get_session(name)] == list(left)
    assert {name for name, session in sessions.items() if session.closed} == set(minutes) - set(left)
