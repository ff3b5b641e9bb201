"""Joining with wrong keys slows down, for whoever is wrong and hardly for anybody else."""

from __future__ import annotations

import asyncio

import pytest

from app.store.trouble import NotPossibleError, UnknownError
from app.table import patience
from app.table.patience import FORGIVEN, FREE, LONGEST, LONGEST_IN_ALL, Patience


class Door:
    """Time that passes only where somebody waits, and a link that opens by one key."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []
        self.patience = Patience(lambda: self.now, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.waits.append(seconds)
        await asyncio.sleep(0)

    async def wrong(self, address: str = "192.0.2.1", times: int = 1) -> None:
        async def opening() -> None:
            raise UnknownError("store.unknown_link")

        for _ in range(times):
            with pytest.raises(UnknownError):
                await self.patience.attempt(address, opening)

    async def stuck(self, seconds: float) -> None:
        """A clock that stands still: whoever waits, waits."""
        self.waits.append(seconds)
        await asyncio.Event().wait()

    async def right(self, address: str = "192.0.2.1") -> str:
        async def opening() -> str:
            return "a match"

        return await self.patience.attempt(address, opening)


@pytest.fixture
def door() -> Door:
    return Door()


async def test_a_link_that_was_cut_off_a_few_times_costs_nothing(door: Door) -> None:
    await door.wrong(times=FREE)
    assert (await door.right(), door.waits) == ("a match", [])


async def test_every_wrong_key_more_waits_twice_as_long_up_to_a_limit(door: Door) -> None:
    await door.wrong(times=FREE + 8)
    assert door.waits[:4] == pytest.approx([1, 2, 4, 8], rel=0.2)
    assert max(door.waits) == LONGEST
    assert door.patience.delay("192.0.2.1") == LONGEST


async def test_who_was_never_wrong_does_not_wait_for_who_was(door: Door) -> None:
    await door.wrong(times=FREE + 8)
    assert door.patience.delay("192.0.2.2") == 0


async def test_time_forgives_and_a_right_key_in_between_does_not(door: Door) -> None:
    await door.wrong(times=FREE + 5)
    before = door.patience.delay("192.0.2.1")
    await door.right()
    assert door.patience.delay("192.0.2.1") > before / 3
    door.now += 20 * FORGIVEN
    assert door.patience.delay("192.0.2.1") == 0


async def test_a_right_key_opens_at_once_however_often_its_address_was_wrong(door: Door) -> None:
    await door.wrong(times=FREE + 8)
    waits = list(door.waits)
    assert (await door.right(), door.waits) == ("a match", waits)


async def test_a_right_key_does_not_wait_behind_wrong_ones_and_no_more_of_those_wait_than_fit(door: Door) -> None:
    door.patience = Patience(lambda: door.now, door.stuck)
    guesses = [asyncio.create_task(door.wrong()) for _ in range(500)]
    assert await asyncio.wait_for(door.right(), 5) == "a match"
    told, waiting = await asyncio.wait(guesses, timeout=0.1)
    assert len(told) == 500 - patience.KEPT_WAITING
    assert len(door.waits) == len(waiting) == patience.KEPT_WAITING
    assert max(door.waits) == LONGEST
    for guess in waiting:
        guess.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert door.patience._each["192.0.2.1"].waiting == door.patience._each["192.0.2.1"].busy == 0


async def test_no_more_keys_of_one_address_are_looked_up_at_a_time_than_fit(door: Door) -> None:
    now, most = 0, 0

    async def opening() -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0)
        now -= 1

    await asyncio.gather(*(door.patience.attempt("192.0.2.1", opening) for _ in range(40)))
    assert most == patience.AT_ONCE


async def test_many_addresses_that_guess_together_slow_everybody_down_a_little(door: Door) -> None:
    for n in range(patience.FREE_IN_ALL + 10):
        await door.wrong(f"192.0.2.{n}")
    assert 0 < door.patience.delay("198.51.100.1") <= LONGEST_IN_ALL
    assert await door.right("198.51.100.1") == "a match"


async def test_a_link_that_was_withdrawn_is_no_guess(door: Door) -> None:
    async def opening() -> None:
        raise NotPossibleError("store.link_withdrawn")

    for _ in range(FREE + 5):
        with pytest.raises(NotPossibleError):
            await door.patience.attempt("192.0.2.1", opening)
    assert door.waits == []


async def test_no_more_addresses_are_remembered_than_fit(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REMEMBERED", 50)
    await door.wrong("192.0.2.1", FREE + 3)
    for n in range(200):
        await door.wrong(f"2001:db8::{n}")
    assert len(door.patience._each) <= 50
