"""How quick SQLite is in the drawer: this runs in the page. All times in milliseconds."""

import os
import random
import sqlite3
import time

ROW = 300
"""Bytes, with what the index takes."""


def fill(path, megabytes):
    """Makes a database of that size; gives how many bytes it has."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("PRAGMA journal_mode = MEMORY")
    db.execute("CREATE TABLE hand (n INTEGER PRIMARY KEY, k INTEGER, note TEXT)")
    some = random.Random(1)
    db.execute("BEGIN")
    rows = ((n, some.randrange(10**9), "v" * 250) for n in range(megabytes * 10**6 // ROW))
    db.executemany("INSERT INTO hand VALUES (?, ?, ?)", rows)
    db.execute("CREATE INDEX by_k ON hand (k)")
    db.execute("COMMIT")
    db.close()
    return os.stat(path).st_size


def measured(path, mode):
    db = sqlite3.connect(path, isolation_level=None)
    assert db.execute(f"PRAGMA journal_mode = {mode}").fetchone() == (mode,)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA cache_size = -16000")
    return db


def commits(path, mode, count=120, warm=20):
    """How long each commit takes of a row that is added and one that is changed, far apart."""
    db = measured(path, mode)
    (most,) = db.execute("SELECT max(n) FROM hand").fetchone()
    some = random.Random(2)
    took = []
    for more in range(count + warm):
        began = time.perf_counter()
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO hand VALUES (?, ?, ?)", (most + more + 1, some.randrange(10**9), "w" * 250))
        db.execute("UPDATE hand SET note = 'u' WHERE n = ?", (some.randrange(most),))
        db.execute("COMMIT")
        took.append((time.perf_counter() - began) * 1000)
    db.close()
    return took[warm:]


def reads(path, count=5000):
    """How many rows, here and there, are read a second."""
    db = measured(path, "wal")
    (most,) = db.execute("SELECT max(n) FROM hand").fetchone()
    some = random.Random(3)
    began = time.perf_counter()
    for _ in range(count):
        db.execute("SELECT note FROM hand WHERE n = ?", (some.randrange(most),)).fetchone()
    took = time.perf_counter() - began
    db.close()
    return count / took
