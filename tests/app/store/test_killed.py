"""Killed in the middle of writing: everything that was answered for is there, and nothing is half there."""

import os
import random
import signal
import sqlite3
import time
from pathlib import Path

from app.store import new_token
from app.store.store import Store


def write_until_killed(path: Path, match: str, me: int, answers: int) -> None:
    """Drafts, hands and corrections as fast as they go; each is told once the store has answered for it."""
    store = Store(path)
    last = None
    for n in range(100_000):
        store.save_draft("new", {"me": me, "n": n})
        os.write(answers, b"draft %d\n" % n)
        if n % 7 == 6 and last:
            last = store.correct_hand(match, last.hand, {"me": me, "n": n}, last.version, new_token())
            os.write(answers, b"hand %d %d\n" % (last.hand, n))
        elif n % 3 == 0:
            last = store.write_hand(match, {"me": me, "n": n}, new_token(), draft_key="new")
            os.write(answers, b"hand %d %d\n" % (last.hand, n))


def killed_while_writing(path: Path, match: str, me: int, chance: random.Random) -> list[list[str]]:
    """What a process of its own had answered for when it was killed."""
    answers, says = os.pipe()
    writer = os.fork()  # not a fresh interpreter, whose imports would take most of the time
    if not writer:
        try:
            os.close(answers)
            write_until_killed(path, match, me, says)
        finally:
            os._exit(1)
    os.close(says)
    with os.fdopen(answers) as told:
        lines = [told.readline() for _ in range(chance.randrange(10, 60))]
        time.sleep(chance.uniform(0, 0.02))
        os.kill(writer, signal.SIGKILL)
        lines += told.readlines()
    assert os.WTERMSIG(os.waitpid(writer, 0)[1]) == signal.SIGKILL
    return [line.split() for line in lines if line.endswith("\n")]


def test_ten_kills_lose_nothing_that_was_answered_for(path: Path) -> None:
    store = Store(path)
    match = store.new_match("klaverjassen", [store.add_person(n).id for n in "ABCD"], 0, {})
    store.close()
    chance = random.Random(7)
    answered: dict[int, dict[str, int]] = {}
    for me in range(10):
        draft = -1
        for kind, *values in killed_while_writing(path, match, me, chance):
            if kind == "draft":
                draft = int(values[0])
            else:
                answered[int(values[0])] = {"me": me, "n": int(values[1])}

        db = sqlite3.connect(path)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        db.close()
        store = Store(path)
        assert store.notice is None
        hands = {h.id: dict(h.data or {}) for h in store.match(match).hands}
        assert set(answered) <= set(hands)
        late = [h for h, data in hands.items() if answered.get(h) != data]
        assert len(late) <= 1  # the one in flight: written, but the answer never came
        answered |= {h: hands[h] for h in late}
        kept = store.draft("new")
        if kept is None:  # the last hand took it along
            assert {"me": me, "n": draft} in hands.values()
        else:
            assert kept["me"] == me
            assert draft <= kept["n"] <= draft + 1
        changes = store.history(match)
        assert [c.number for c in changes] == list(range(1, len(changes) + 1))
        store.close()
    assert len(answered) > 50
