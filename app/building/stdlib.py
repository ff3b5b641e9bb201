"""Python's own modules, without those that nothing in a page imports."""

from __future__ import annotations

from pathlib import Path

from app.building.archives import unpack
from app.building.bytecode import Group

UNUSED = (
    "multiprocessing/", "_pyrepl/", "unittest/", "xmlrpc/", "wsgiref/", "idlelib/", "tkinter/", "turtledemo/", "ensurepip/",
    "venv/", "lib2to3/", "pydoc_data/", "test/", "curses/", "dbm/",
    "pdb.py", "doctest.py", "pydoc.py", "imaplib.py", "smtplib.py", "ftplib.py", "mailbox.py", "poplib.py",
    "turtle.py", "tarfile.py.x", "cProfile.py", "profile.py", "pstats.py", "webbrowser.py", "zipapp.py", "nntplib.py",
    "socketserver.py.x", "antigravity.py", "this.py", "trace.py", "tabnanny.py", "pyclbr.py", "modulefinder.py",
)  # fmt: skip


def stdlib(runtime: Path) -> Group:
    """Python's own modules, out of the runtime's zip."""
    found = unpack((runtime / "python_stdlib.zip").read_bytes())
    return Group("stdlib", {name: data for name, data in found.items() if not name.startswith(UNUSED)}, bare=True)
