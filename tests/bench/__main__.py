"""The benchmark: `python -m tests.bench [ROW…]` prints one table. Run it apart from the tests, on a quiet machine.

Every row is a file beside this one with a `measure()` that gives its figures.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.bench.figure import Figure, number

ROWS = {
    "start_score": 20,
    "scoring_speed": 10,
    "json_speed": 30,
    "tap": 40,
    "write_hand": 50,
    "first_frame": 30,
    "phone": 30,
    "browser_key": 60,
    "visits": 240,
    "oracles": 150,
    "geschil": 30,
    "recount": 90,
    "all_matches": 180,
    "figures_screen": 400,
    "backups": 90,
    "tallies": 180,
    "files": 240,
    "hostile": 90,
    "load": 420,
    "round_trip": 120,
    "drawer": 180,
    "static_page": 420,
    "static_evening": 420,
}
"""The rows, and for each how many seconds it may take where the machine does something else too."""


def main(wanted: list[str]) -> int:
    """Measures the rows that are asked for, else all. 1 when a promise is not kept, 2 for a row that is none."""
    unknown = [row for row in wanted if row not in ROWS]
    if unknown:
        print(f"no row {', '.join(unknown)}; there are {', '.join(ROWS)}", file=sys.stderr)
        return 2
    rows = wanted or list(ROWS)
    print(f"At most {sum(ROWS[row] for row in rows)} s:", ", ".join(f"{row} {ROWS[row]}" for row in rows))
    print(f"{'':54}{'measured':>12} {'':6}{'promised':>12}", flush=True)
    broken = 0
    for row in rows:
        for figure in import_module(f"tests.bench.{row}").measure():
            broken += not figure.kept
            print(line(figure), flush=True)
    print(f"{broken} not kept" if broken else "all kept")
    return 1 if broken else 0


def line(figure: Figure) -> str:
    mark = "" if figure.kept else "  ✗"
    more = f"   {figure.more}" if figure.more else ""
    return f"{figure.what:54}{number(figure.value):>12} {figure.unit:6}{figure.promise:>12}{mark}{more}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
