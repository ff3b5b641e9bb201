"""Killed in the middle of writing: everything that was answered for is there, and nothing is half there."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from app.store.store import Store

WRITER = """
import sys
from app.store import new_token
from app.store.store import Store

path, match, me = sys.argv[1:]
print("ready", flush=True)
sys.stdin.readline()
store = Store(path)
last = None
for n in range(100_000):
    store.save_draft("new", {"me": me, "n": n})
    print("draft", n, flush=True)
    if n % 7 == 6:
        last = store.correct_hand(match, last.hand, {"me": me, "n": n}, last.version, new_token())
        print("corrected", last.hand, n, flush=True)
    elif n % 3 == 0:
        last = store.write_hand(match, {"me": me, "n": n}, new_token(), draft_key="new")
        print("hand", last.hand, n, flush=True)
"""


def test_ten_kills_lose_nothing_that_was_answered_for(path: Path) -> None:
    store = Store(path)
    match = store.new_match("klaverjassen", [store.add_person(n).id for n in "ABCD"], 0, {})
    store.close()
    # All are started at once, since importing takes the time; they write one after another.
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), match, str(n)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for n in range(10)
    ]
    chance = random.Random(7)
    answered: dict[int, dict[str, object]] = {}
    for me, writer in enumerate(writers):
        assert writer.stdin is not None
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
        writer.stdin.write("go\n")
        writer.stdin.flush()
        lines = [writer.stdout.readline() for _ in range(chance.randrange(10, 60))]
        time.sleep(chance.uniform(0, 0.02))
        os.kill(writer.pid, signal.SIGKILL)
        lines += writer.stdout.readlines()
        assert writer.wait(10) == -signal.SIGKILL
        writer.stdin.close()
        writer.stdout.close()
        whole = [line.split() for line in lines if line.endswith("\n")]
        draft = -1
        for kind, *values in whole:
            if kind == "draft":
                draft = int(values[0])
            else:
                answered[int(values[0])] = {"me": str(me), "n": int(values[1])}

        db = sqlite3.connect(path)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        db.close()
        store = Store(path)
        assert store.notice is None
        hands = {h.id: h.data for h in store.match(match).hands}
        # At most the one write in flight is there beyond what was answered for.
        late = [h for h, data in hands.items() if answered.get(h) != data]
        assert set(answered) <= set(hands)
        assert len(late) <= 1
        for one in late:
            answered[one] = dict(hands[one])
        kept = store.draft("new")
        if kept is None:  # the last hand took it along
            assert json.dumps({"me": str(me), "n": draft}) in map(json.dumps, hands.values())
        else:
            assert kept["me"] == str(me)
            assert draft <= kept["n"] <= draft + 1
        changes = store.history(match)
        assert [c.number for c in changes] == list(range(1, len(changes) + 1))
        store.close()
    assert len(answered) > 50
