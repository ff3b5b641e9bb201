"""Two real processes on one PostgreSQL server, and phones at both: seen at once, nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from app.store.store import Store
from tests.app.database import OwnServer
from tests.server.phone import Phone
from tests.server.served import Seated, Served, seat

FIRST = "Iemand anders heeft deze hand intussen geschreven."
AWAY = "De server met de gegevens antwoordt niet."
BACK = "De server met de gegevens is er weer."


class Club(NamedTuple):
    """A server for the data and two processes that stand on it."""

    server: OwnServer
    store: Store
    one: Served
    two: Served

    def hands(self, table: Seated) -> list[int]:
        """What was written at a table, hand by hand, as the points of those who played."""
        found = self.store.within(self.store.enter(table.owner)).match(table.match)
        assert found is not None
        return [h.data["points"]["wij"] for h in found.hands if h.data is not None]

    def draft(self, table: Seated, key: str) -> Any:
        """What a device has half entered at a table."""
        return self.store.within(self.store.enter(key)).draft(f"match/{table.match}/hand/new")


@pytest.fixture(scope="module")
def club() -> Iterator[Club]:
    with OwnServer() as server, TemporaryDirectory(prefix="natpit-") as folder:
        url = server.start()
        store = Store(url)
        served = [Served(url, Path(folder) / name) for name in ("one", "two")]
        try:
            for one in served:
                one.ready()
            yield Club(server, store, *served)
        finally:
            store.close()
            for one in served:
                one.kill()


def pad(served: Served, key: str, table: Seated) -> Phone:
    """A phone that looks at the pad of a table."""
    return Phone(served.url, key, f"/match/{table.match}")


async def enter(phone: Phone, table: Seated, points: int) -> None:
    """Enters a hand up to the tap that writes it."""
    if not phone.route.endswith("/hand"):
        await phone.go(f"/match/{table.match}/hand")
    for key in ("Wij spelen", *str(points)):
        await phone.tap(key)
    await phone.until(lambda: phone.has(bar(points)))


async def write(phone: Phone, table: Seated, points: int) -> bool:
    """Taps the bar that writes it, and waits for the pad. Whether it was written; else the phone was told that somebody
    else was first.
    """
    await phone.tap(bar(points))
    await phone.until(lambda: phone.has("invoeren"))
    return not any(FIRST in said for said in phone.texts)


def bar(points: int) -> str:
    """How the bar that writes the hand begins."""
    return f"Wij {points} — Zij {162 - points}"


async def test_what_is_written_on_one_process_is_seen_on_a_phone_at_the_other_within_a_second(club: Club) -> None:
    table = seat(club.store, readers=1)
    async with pad(club.one, table.owner, table) as writer, pad(club.two, table.readers[0], table) as reader:
        await reader.shows("Riet")
        for points, total in ((97, "97"), (100, "197")):
            await enter(writer, table, points)
            assert await write(writer, table, points)
            await reader.shows(total, 1)
        assert not reader.crashes
        assert not writer.crashes


async def test_of_fifty_who_write_one_hand_at_once_one_does_and_all_others_are_told_and_keep_theirs(club: Club) -> None:
    table = seat(club.store, writers=50)
    entered = dict(zip(table.writers, range(82, 132), strict=True))
    async with AsyncExitStack() as stack:
        phones = [
            await stack.enter_async_context(Phone((club.one, club.two)[n % 2].url, key, f"/match/{table.match}/hand"))
            for n, key in enumerate(table.writers)
        ]
        by_key = dict(zip(table.writers, phones, strict=True))
        await asyncio.gather(*(enter(by_key[key], table, points) for key, points in entered.items()))

        async def wrote_it(key: str) -> bool:
            return await write(by_key[key], table, entered[key])

        wrote = [key for key, done in zip(entered, await asyncio.gather(*map(wrote_it, entered)), strict=True) if done]
        assert [entered[key] for key in wrote] == club.hands(table)
        left = [key for key in entered if key not in wrote]
        assert len(left) == 49
        kept = {key: club.draft(table, key) for key in left}
        assert all(points_of(kept[key]) == entered[key] for key in left)

        again = left[:4]
        while again:  # those who were told look at the pad, and write theirs as the hand after it
            for key in again:
                await by_key[key].go(f"/match/{table.match}/hand")
            done = await asyncio.gather(*map(wrote_it, again))
            assert any(done)
            again = [key for key, was in zip(again, done, strict=True) if not was]
        written = club.hands(table)
        assert sorted(written) == sorted(entered[key] for key in (*wrote, *left[:4]))
        assert not any(phone.crashes for phone in phones)


def points_of(draft: Any) -> int:
    """The number that stands in a draft of klaverjassen."""
    return int(str(draft["draft"]["digits"]))


async def test_a_database_that_stops_is_told_of_and_nothing_is_lost_and_it_goes_on_by_itself(club: Club) -> None:
    table, busy = seat(club.store, readers=1, hands=1), seat(club.store)
    async with AsyncExitStack() as stack:
        writer = await stack.enter_async_context(pad(club.one, table.owner, table))
        reader = await stack.enter_async_context(pad(club.two, table.readers[0], table))
        load = await stack.enter_async_context(pad(club.one, busy.owner, busy))
        await writer.go(f"/match/{table.match}/hand")
        for key in ("Wij spelen", "1"):
            await writer.tap(key)
        await enter(load, busy, 90)
        club.server.stop()
        await load.tap(bar(90))
        await load.shows(AWAY, 5)
        await writer.shows(AWAY, 5)
        for key in ("2", "0"):  # who was entering goes on, and the screen follows
            await writer.tap(key, 5)
        await writer.until(lambda: writer.has(bar(120)), 5)
        await writer.tap(bar(120))
        await asyncio.sleep(0.3)
        assert writer.route.endswith("/hand")
        club.server.start()
        await writer.shows(BACK, 10)
        await load.shows(BACK, 10)
        await asyncio.sleep(0.5)
        assert points_of(club.draft(table, table.owner)) == 120
        assert await write(writer, table, 120)
        assert await write(load, busy, 90)
        await reader.shows("202", 5)  # 82 and 120; its own process finds its way back within a second or two
        assert club.hands(table) == [82, 120]
        assert club.hands(busy) == [90]


async def test_a_process_that_is_killed_in_the_middle_of_a_write_loses_nothing_and_the_other_goes_on(
    club: Club,
) -> None:
    table = seat(club.store, writers=1)
    other = table.writers[0]
    async with pad(club.one, other, table) as still, pad(club.two, table.owner, table) as phone:
        await enter(phone, table, 101)
        assert await write(phone, table, 101)
        await enter(phone, table, 111)
        await phone.tap(bar(111))
        club.two.kill()
        await asyncio.sleep(0.3)  # the server of the data still finishes, or gives up, what was under way
        written = club.hands(table)
        assert written in ([101], [101, 111])
        half = club.draft(table, table.owner)
        assert (half is None) == (len(written) == 2)  # either it is written, or it stands there to be written
        await enter(still, table, 121)
        assert await write(still, table, 121)
        await still.shows(str(sum(written) + 121))
        assert club.hands(table) == [*written, 121]
    async with pad(club.one, table.owner, table) as phone:
        await phone.shows(str(sum(written) + 121))
        if half is not None:
            await phone.go(f"/match/{table.match}/hand")
            await phone.until(lambda: phone.has(bar(111)))
