"""Where Natpit runs, and where its assets lie: beside the package in a working copy, inside it once installed."""

from __future__ import annotations

import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))
_INSTALLED = os.path.join(_HERE, "assets")

ASSETS = _INSTALLED if os.path.isdir(_INSTALLED) else os.path.join(os.path.dirname(_HERE), "assets")
"""The folder with fonts, suits and compiled words."""

IN_PAGE = sys.platform == "emscripten"
"""Whether Python itself runs in the page of a browser, where it has no threads, no processes and no server."""
