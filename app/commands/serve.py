"""`natpit serve`: the app for browsers on this computer, or, with `--host`, for the phones around the table."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from app.commands.say import BAD_USE, MisuseError, complain, options, words

if TYPE_CHECKING:
    from types import FrameType

LOCAL = "127.0.0.1"
USUAL_PORT = 8117
"""Tried first where no port is asked for, so that the address, and a bookmark of it, is the same tomorrow."""
PATIENCE = 3
"""Seconds that a stop waits for requests under way. Writes are always waited for."""


def run(args: list[str]) -> int:
    """Serves until it is stopped. 0; 1 when it cannot listen there, 2 when the command line means nothing."""
    try:
        found, _ = options(args, {"--port": "N", "--host": "H"})
        host, port = found.get("--host", LOCAL), _port(found.get("--port"))
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    return listen(host, port)


def listen(host: str = LOCAL, port: int | None = None) -> int:
    """Serves on `host`. `port` 0 is any that is free, None the usual one if it is."""
    try:
        taken = _bound(host, port)
    except OSError as error:
        import errno

        if error.errno == errno.EADDRINUSE:
            return complain("command.port_taken", port=str(port))
        return complain("command.host_wrong", host=host, port=str(port or 0), reason=error.strerror or str(error))
    with taken:
        asyncio.run(_serve(taken, address(taken)))
    return 0


def address(bound: socket.socket) -> str:
    """Where a browser finds what listens there; for "everywhere", by the name that other devices can use."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _in_the_house()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _serve(bound: socket.socket, url: str) -> None:
    import uvicorn

    from app.commands.web import application, client_folders
    from app.main import natpit
    from app.serving import compress
    from app.store.where import cache_folder

    said = words()
    natpit.door.warm()  # while the browser loads the client, the store opens
    shrunk = cache_folder() / "client"
    shrinking = compress.begin(client_folders(), shrunk) if os.environ.get("NATPIT_COMPRESS") != "no" else None

    class Server(uvicorn.Server):
        """Says where it listens once it does, and leaves to `_serve` what a signal means."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            print(said.say("command.listening", url=url), flush=True)

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    server = Server(
        uvicorn.Config(
            application(natpit.main, said.say("command.about"), shrunk),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            timeout_graceful_shutdown=PATIENCE,
        )
    )

    def stop(number: int, frame: FrameType | None) -> None:
        server.handle_exit(number, frame)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    try:
        await server.serve([bound])
    finally:
        if shrinking:
            shrinking.kill()
        await natpit.door.close()


def _port(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or int(text) > 65535:
        raise MisuseError("command.port_wrong", port=text)
    return int(text)


def _bound(host: str, port: int | None) -> socket.socket:
    """A socket that has its address. OSError when it cannot have it."""
    if port is None:
        try:
            return _bound(host, USUAL_PORT)
        except OSError:
            return _bound(host, 0)
    family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    bound = socket.socket(family, kind)
    try:
        if os.name == "posix":  # a restart must not wait for the connections of before to be forgotten
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(place)
        bound.listen(128)  # at once: whoever comes second is told, and an early browser waits
    except OSError:
        bound.close()
        raise
    return bound


def _in_the_house() -> str:
    """This computer's own address on the network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            own: Any = probe.getsockname()[0]
        except OSError:
            return LOCAL
    return str(own)
