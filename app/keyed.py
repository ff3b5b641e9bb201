"""A component under a key: another key is another component, with a state of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft


def keyed(component: Callable[..., Any], *args: Any, key: str) -> ft.Control:
    """Draws `component` with these arguments under `key`, which Flet takes besides what the component declares."""
    drawn: ft.Control = component(*args, key=key)
    return drawn
