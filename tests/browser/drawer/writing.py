"""What Python itself does with the drawer in the test: this runs in the page."""

# ruff: noqa: PLW0603
import errno
import os
import sqlite3

from js import postMessage  # type: ignore[import-not-found]
from pyodide.ffi import to_js  # type: ignore[import-not-found]

MODE = "WAL"
AT = "/natpit"


def opened(name="natpit.db"):
    db = sqlite3.connect(f"{AT}/{name}", isolation_level=None)
    if name == "natpit.db":
        assert db.execute(f"PRAGMA journal_mode = {MODE}").fetchone() == (MODE.lower(),)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE IF NOT EXISTS hand (n INTEGER PRIMARY KEY, note TEXT)")
    return db


def last(name="natpit.db"):
    """How many hands are there, after all that can be checked was."""
    db = sqlite3.connect(f"{AT}/{name}", isolation_level=None)
    try:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        count, most = db.execute("SELECT count(*), coalesce(max(n), 0) FROM hand").fetchone()
        assert count == most
        return most
    finally:
        db.close()


def hand(db, n):
    db.execute("BEGIN IMMEDIATE")
    db.execute("INSERT INTO hand VALUES (?, ?)", (n, "x" * (n * 37 % 900)))
    db.execute("UPDATE hand SET note = note || 'y' WHERE n = ?", (n // 2,))
    db.execute("COMMIT")


def keep(db):
    """A backup as Natpit makes them: under another name first, and then in the place of the one before."""
    os.makedirs(f"{AT}/backups", exist_ok=True)
    with sqlite3.connect(f"{AT}/backups/part") as made:
        db.backup(made)
    made.close()
    os.replace(f"{AT}/backups/part", f"{AT}/backups/kept.db")


def write(confirm):
    """Forty hands, and a backup after every thirteenth, on the disk that remembers."""
    global AT
    AT = "/crash"
    db = opened()
    db.execute("PRAGMA wal_autocheckpoint = 6")
    confirm(0)
    for n in range(1, 41):
        hand(db, n)
        confirm(n)
        if n % 13 == 0:
            keep(db)
    db.close()


def check():
    """How many hands are there."""
    if not os.path.exists(f"{AT}/natpit.db"):
        return 0
    if os.path.exists(f"{AT}/backups/kept.db"):
        assert last("backups/kept.db") % 13 == 0
    return last()


def write_on():
    """Writes hands until it is killed, and says of each when it is kept."""
    db = opened()
    n = last()
    while True:
        n += 1
        hand(db, n)
        if n % 13 == 0:
            keep(db)
        postMessage(to_js({"kept": n}, dict_converter=_object))


def _object(entries):
    from js import Object  # type: ignore[import-not-found]

    return Object.fromEntries(entries)


def fill():
    """Writes until there is no room; gives what SQLite and Python say then, and how many hands are there."""
    db = opened()
    hand(db, last() + 1)
    said = []
    try:
        while True:
            db.execute("INSERT INTO hand SELECT 1000 + count(*), zeroblob(500000) FROM hand")
    except sqlite3.OperationalError as error:
        said.append(str(error))
    try:
        with open(f"{AT}/large", "wb") as file:
            while True:
                file.write(bytes(100_000))
    except OSError as error:
        said.append(errno.errorcode[error.errno])
    os.remove(f"{AT}/large")
    db.execute("DELETE FROM hand WHERE n > 1000")
    db.close()
    return [*said, last()]


def many(count):
    """Makes that many files in one go, moves them all at once, reads them back and removes them; gives what is left."""
    os.makedirs(f"{AT}/inbox/part", exist_ok=True)
    for n in range(count):
        with open(f"{AT}/inbox/part/{n}", "xb") as file:
            file.write(str(n).encode())
            os.fsync(file.fileno())
    os.replace(f"{AT}/inbox/part", f"{AT}/inbox/whole")
    for n in range(count):
        with open(f"{AT}/inbox/whole/{n}", "rb") as file:
            assert file.read() == str(n).encode()
    import shutil

    shutil.rmtree(f"{AT}/inbox")
    return os.listdir(AT)
