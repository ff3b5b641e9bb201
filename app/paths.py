"""Where the assets lie: beside the package in a working copy, inside it once installed."""

from __future__ import annotations

import os

_HERE = os.path.dirname(os.path.abspath(__file__))
_INSTALLED = os.path.join(_HERE, "assets")

ASSETS = _INSTALLED if os.path.isdir(_INSTALLED) else os.path.join(os.path.dirname(_HERE), "assets")
"""The folder with fonts, suits and compiled words."""
