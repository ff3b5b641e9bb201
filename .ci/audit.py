"""Whether anything that is installed here has a known vulnerability: `python .ci/audit.py COMMAND…`, pip-audit that is.

0 when none is known, and when nobody could be asked, which it says; 1 with a list of what is known.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

PATIENCE = 25.0
"""Seconds in all: who is offline does not wait for it."""
OURS = "natpit"
ACCEPTED: Mapping[str, str] = {}
"""Vulnerabilities that are known and do not concern Natpit: the id, and why not."""


def installed() -> list[str]:
    """All that is installed beside this Python, each with its version."""
    found = {(one.metadata["Name"] or "").lower(): one.version for one in distributions()}
    return sorted(f"{name}=={version}" for name, version in found.items() if name and name != OURS)


def audit(command: Sequence[str], patience: float = PATIENCE) -> tuple[int, list[str]]:
    """The exit status, and the lines to say."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "installed.txt"
        listed.write_text("\n".join(installed()))
        asked = [*command, "--requirement", str(listed), "--no-deps", "--disable-pip", "--format", "json",
                 "--progress-spinner", "off", "--timeout", "5"]  # fmt: skip
        try:
            done = subprocess.run(asked, capture_output=True, text=True, timeout=patience, check=False)
            told = json.loads(done.stdout)["dependencies"]
        except subprocess.TimeoutExpired:
            return 0, [f"audit: no answer within {patience:.0f} s, so nothing is known of vulnerabilities today"]
        except (OSError, ValueError, KeyError, TypeError):
            return 0, ["audit: nobody could be asked, so nothing is known of vulnerabilities today"]
    wrong = list(_known(told))
    if wrong:
        return 1, ["audit: known vulnerabilities in what is installed", *wrong]
    return 0, [f"audit: no known vulnerability in {len(told)} packages"]


def _known(told: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for package in told:
        for one in package.get("vulns", ()):
            if not ACCEPTED.keys() & {one["id"], *one.get("aliases", ())}:
                fixed = ", ".join(one.get("fix_versions", ())) or "none yet"
                yield f"  {package['name']} {package['version']}: {one['id']}, fixed in {fixed}"


if __name__ == "__main__":
    status, lines = audit(sys.argv[1:])
    print("\n".join(lines), flush=True)
    sys.exit(status)
