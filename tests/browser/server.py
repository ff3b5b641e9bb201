"""A real Natpit in a process of its own, with its own data, that can be stopped, killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`natpit serve` on a free port, which it keeps over restarts. `data` is its folder, `url` its address, `flags` are
    what it is told besides.
    """

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self._flags = flags
        self.url = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "server.log"
        self.cache = data / "cache"

    def start(self) -> None:
        """Starts it and waits for the line with its address."""
        assert self._process is None, "it is running"
        env = {
            **os.environ,
            "NATPIT_DATA": str(self.data),
            "NATPIT_CACHE": str(self.cache),
            "NATPIT_COMPRESS": "no",  # the tests need the machine; the one of lean delivery makes its own
            "LANG": "nl_NL.UTF-8",
            "LC_ALL": "",
            "PYTHONUNBUFFERED": "1",
        }
        command = [sys.executable, "-m", "app", "serve", "--port", str(self._port), *self._flags]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.url = line.split()[-1] if "http://" in line else ""
        assert self.url, f"the server did not come up: {line!r}\n{self.errors()}"
        self._port = int(self.url.rpartition(":")[2])

    def stop(self, seconds: float = 15) -> None:
        """Asks it to stop (SIGTERM) and insists that it does so well."""
        self._end(signal.SIGTERM, 0, seconds)

    def kill(self) -> None:
        """`kill -9`: no goodbye."""
        self._end(signal.SIGKILL, -signal.SIGKILL, 5)

    def restart(self) -> None:
        """Stops it and starts it again on the same data and port."""
        self.stop()
        self.start()

    def errors(self) -> str:
        """What it wrote to standard error, all starts together."""
        return self.log.read_text() if self.log.exists() else ""

    def _end(self, number: int, status: int, seconds: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(number)
        began = time.monotonic()
        try:
            left = process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError(f"it had not stopped {time.monotonic() - began:.0f} s after signal {number}") from None
        finally:
            if process.stdout:
                process.stdout.close()
        assert left == status, f"it ended with {left}\n{self.errors()}"
