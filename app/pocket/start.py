"""Where Natpit starts when Python runs in the page: the worker calls `start` once everything is unpacked."""

from __future__ import annotations

import os

HOME = "/natpit"
"""The folder that the browser keeps."""


def start() -> None:
    """Makes the app ready for the page that connects. What Flet is to do afterwards it does when that calls."""
    os.environ["NATPIT_DATA"] = HOME
    import flet

    from app.main import natpit

    flet.run(natpit.main)
