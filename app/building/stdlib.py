"""Python's own modules, without those that nothing in a page imports."""

from __future__ import annotations

from pathlib import Path

from app.building.archives import unpack
from app.building.bytecode import Group

UNUSED = (
    # What needs another process, a terminal, a server or Windows.
    "_pyrepl/", "asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_", "bdb.", "cmd.",
    "concurrent/futures/interpreter", "concurrent/futures/process", "concurrent/interpreters/", "ctypes/", "getpass.",
    "http/server", "multiprocessing/", "nturl2path.", "pdb.", "pty.", "rlcompleter.", "socketserver.", "tty.",
    "wsgiref/", "xmlrpc/",
    # What works on Python code.
    "cProfile.", "compileall.", "doctest.", "modulefinder.", "pickletools.", "profile.", "pstats.", "py_compile.",
    "pyclbr.", "pydoc.", "symtable.", "tabnanny.", "trace.", "zipapp.",
    # What Python has twice: these are for where there are none in C.
    "_pydatetime.", "_pyio.",
    # Mail, what hangs in a browser, and other files and networks.
    "email/_header_value_parser", "email/contentmanager", "email/headerregistry", "email/mime/", "email/policy",
    "fileinput.", "ftplib.", "http/cookiejar", "imaplib.", "logging/config", "logging/handlers", "mailbox.", "netrc.",
    "optparse.", "plistlib.", "poplib.", "sched.", "shelve.", "smtplib.", "tarfile.", "wave.", "webbrowser.",
    "xml/dom/", "xml/sax/expatreader",
    # Jokes.
    "__hello__.", "__phello__/", "antigravity.", "this.",
)  # fmt: skip
"""How the names of those begin; in a test an evening is played without them."""
ENCODINGS = frozenset({
    "__init__", "aliases", "ascii", "base64_codec", "charmap", "cp1252", "cp437", "hex_codec", "idna", "iso8859_1",
    "iso8859_15", "latin_1", "mac_roman", "punycode", "raw_unicode_escape", "undefined", "unicode_escape", "utf_16",
    "utf_16_be", "utf_16_le", "utf_32", "utf_32_be", "utf_32_le", "utf_7", "utf_8", "utf_8_sig",
})  # fmt: skip
"""The ways to write text that are kept: those of zips, fonts, spreadsheets and all of today."""


def stdlib(runtime: Path) -> Group:
    """Python's own modules, out of the zip in the folder of its runtime."""
    found = unpack((runtime / "python_stdlib.zip").read_bytes())
    return Group("stdlib", {name: data for name, data in found.items() if _is_used(name)}, bare=True)


def _is_used(name: str) -> bool:
    if name.startswith("encodings/"):
        return Path(name).stem in ENCODINGS
    return name.endswith(".py") and not name.startswith(UNUSED)
