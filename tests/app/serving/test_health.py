"""Whoever watches the server is told whether it serves, and what is wrong, in ids and numbers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from app.serving.health import Health
from app.store import UnavailableError
from tests.app.serving.asking import Answer, Pad, ask


class Database:
    """Answers as it is told to; `asked` is how often."""

    def __init__(self) -> None:
        self.asked = 0
        self.error: Exception | None = None
        self.seconds = 0.0

    async def look(self) -> None:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        if self.error:
            raise self.error


async def told(database: Database, **more: Any) -> tuple[int, Any]:
    answer: Answer = await ask(Health(Pad(), "1.2.3", database.look, lambda: 7, patience=0.1), "/health", **more)
    assert answer.head["cache-control"] == "no-store"
    return answer.status, json.loads(answer.body)


async def test_all_is_well() -> None:
    assert await told(Database()) == (200, {"status": "ok", "version": "1.2.3", "database": "ok", "screens": 7})


async def test_what_is_wrong_is_told_by_its_id_and_never_by_what_it_says() -> None:
    database = Database()
    for error, id_ in (
        (UnavailableError("store.server_away", {"path": "Riet", "detail": "Riet"}), "store.server_away"),
        (RuntimeError("Riet"), "app.unexpected"),
    ):
        database.error = error
        assert await told(database) == (
            503,
            {"status": "unavailable", "version": "1.2.3", "database": id_, "screens": 7},
        )


async def test_a_database_that_does_not_answer_is_not_waited_for() -> None:
    database = Database()
    database.seconds = 60
    status, said = await asyncio.wait_for(told(database), 5)
    assert (status, said["database"]) == (503, "store.busy")


async def test_however_many_ask_at_once_the_database_is_asked_once() -> None:
    database = Database()
    database.seconds = 0.02
    health = Health(Pad(), "1.2.3", database.look, lambda: 7)
    answers = await asyncio.gather(*(ask(health, "/health") for _ in range(50)))
    assert ({answer.status for answer in answers}, database.asked) == ({200}, 1)
    await ask(health, "/health")
    assert database.asked == 2


async def test_a_head_has_no_body_and_everything_else_is_left_to_the_app() -> None:
    health = Health(Pad(), "1.2.3", Database().look, lambda: 7)
    assert (await ask(health, "/health", "HEAD")).body == b""
    assert (await ask(health, "/healthy")).body == b"the pad"
