"""A plain web server with a static folder: it can be stopped, given another folder, and asked what it gave out."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit


class Site:
    """Gives out `folder` under `below` ("/" or "/some/where/") of a free port, which it keeps over stops and starts.

    `given`: the addresses that were answered, in order, with how many bytes of content each. It compresses nothing and
    knows nothing of what it gives out: any host of static pages does as well.
    """

    def __init__(self, folder: Path, below: str = "/") -> None:
        self.folder, self.below = folder, below
        self.given: list[tuple[str, int]] = []
        self._port = 0
        self._server: _Listening | None = None
        self.start()

    @property
    def url(self) -> str:
        """The address of the page, without the last slash."""
        return f"http://127.0.0.1:{self._port}{self.below}".rstrip("/")

    @property
    def bytes(self) -> int:
        """Of content, in all answers together."""
        return sum(size for _, size in self.given)

    def start(self) -> None:
        """Listens, on the port that it had before."""
        assert self._server is None, "it is running"
        self._server = _Listening(self, self._port)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """It is gone, as are the connections that browsers kept."""
        server, self._server = self._server, None
        if server:
            server.shutdown()
            server.server_close()
            server.hang_up()


class _Listening(ThreadingHTTPServer):
    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        self._lines: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), _Answering)

    def process_request(self, request: Any, client_address: Any) -> None:
        self._lines.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self._lines.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Who goes away in the middle is no trouble of ours."""

    def hang_up(self) -> None:
        for line in list(self._lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


class _Answering(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012
        ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".json": "application/json",
        ".wasm": "application/wasm", ".png": "image/png", ".svg": "image/svg+xml", ".ttf": "font/ttf",
        "": "application/octet-stream",
    }  # fmt: skip
    server: _Listening

    def do_GET(self) -> None:
        self._give(body=True)

    def do_HEAD(self) -> None:
        self._give(body=False)

    def _give(self, *, body: bool) -> None:
        site = self.server.site
        path = urlsplit(self.path).path
        if f"{path}/" == site.below:
            self.send_response(301)
            self.send_header("Location", site.below)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        name = path.removeprefix(site.below) if path.startswith(site.below) else None
        file = site.folder / ((name or "index.html") if name is not None else "")
        if name is None or ".." in name or not file.is_file():
            self.send_error(404)
            return
        changed = self.date_time_string(int(file.stat().st_mtime))
        if self.headers.get("If-Modified-Since") == changed:
            self.send_response(304)
            self.end_headers()
            return
        data = file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Last-Modified", changed)
        self.end_headers()
        if body:
            self.wfile.write(data)
            site.given.append((name or "index.html", len(data)))

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""
