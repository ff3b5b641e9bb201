"""`natpit serve`: the app for browsers on this computer; for the phones around the table with `--lan`; for a club."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from app.commands.listening import BACKLOG, LOCAL, address, bound_to, in_the_house, open_many_files
from app.commands.say import BAD_USE, MisuseError, complain, words
from app.commands.standing import Standing, standing

if TYPE_CHECKING:
    from types import FrameType

    from app.main import Natpit

PATIENCE = 3
"""Seconds that a stop waits for requests under way."""
LAST = 20.0
"""Seconds that a stop waits for what was written: longer than the database takes to give a statement up."""
MOST_AT_ONCE = 4000
"""Connections of any kind; a browser opens some for the files of the client."""

log = logging.getLogger("natpit.serve")


def run(args: list[str]) -> int:
    """Serves until it is stopped. 0; 1 when it cannot listen there, 2 when the command line means nothing."""
    try:
        how = standing(args)
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    return listen(how)


def listen(how: Standing | None = None) -> int:
    """Serves, standing as told; by itself on this computer alone."""
    how = how or Standing()
    if how.database:
        from app.commands.reaching import unreachable

        if trouble := unreachable(how.database):
            return complain(trouble.word, **trouble.values_)
    try:
        taken = bound_to(how.host, how.port)
    except OSError as error:
        import errno

        if error.errno == errno.EADDRINUSE:
            return complain("command.port_taken", port=str(how.port))
        port = str(how.port or 0)
        return complain("command.host_wrong", host=how.host, port=port, reason=error.strerror or str(error))
    with taken:
        return asyncio.run(_serve(taken, how))


async def _serve(bound: socket.socket, how: Standing) -> int:
    import uvicorn

    from app.commands.web import application, client_folders
    from app.serving import compress, logs
    from app.serving.guard import MESSAGE
    from app.serving.sleepers import keep_few
    from app.store.where import cache_folder

    said = words()
    logs.set_up(how.log)
    open_many_files()
    natpit = _natpit(how)
    if how.lan and in_the_house() != LOCAL:
        natpit.address = address(bound)
    natpit.door.warm()  # while the browser loads the client, the store opens
    shrunk = cache_folder() / "client"
    shrinking = compress.begin(client_folders(), shrunk) if os.environ.get("NATPIT_COMPRESS") != "no" else None
    web = application(natpit, said.say("command.about"), shrunk, how)

    class Server(uvicorn.Server):
        """Says where it listens once it does, and leaves to `_serve` what a signal means."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _announce(bound, how)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            log.info("Natpit stops; what was written is finished first.", extra={"told": {"screens": len(web.crowd)}})
            await super().shutdown(sockets)

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    server = Server(
        uvicorn.Config(
            web,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the guard believes only whom it was told to
            ws="websockets-sansio",
            ws_max_size=MESSAGE,
            backlog=BACKLOG,
            limit_concurrency=MOST_AT_ONCE,
            timeout_graceful_shutdown=PATIENCE,
        )
    )

    def stop(number: int, frame: FrameType | None) -> None:
        server.handle_exit(number, frame)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    sleepers = asyncio.create_task(keep_few())
    try:
        await server.serve([bound])
    finally:
        sleepers.cancel()
        if shrinking:
            shrinking.kill()
        began = time.monotonic()
        written = await _finish(natpit)
        log.info("Natpit has stopped.", extra={"told": {"seconds": round(time.monotonic() - began, 2)}})
    if not written:
        sys.stdout.flush()
        os._exit(1)  # the thread of the store waits for a disk or a server that will not come
    return 0


async def _finish(natpit: Natpit) -> bool:
    """Finishes what was written and closes the database. Whether that was done in time."""
    closing = asyncio.ensure_future(natpit.door.close())
    await asyncio.wait({closing}, timeout=LAST)
    if not closing.done():
        log.error("The database did not take everything in time.")
        return False
    closing.result()
    return True


def _natpit(how: Standing) -> Natpit:
    from app.main import Natpit, natpit
    from app.store import Door

    found = Natpit(Door(how.database)) if how.database else natpit
    found.shared, found.at_home = how.shared, not how.in_the_open
    return found


def _announce(bound: socket.socket, how: Standing) -> None:
    """Says on the terminal where it is, for the house with a code to scan; and in the log that it began."""
    said, url = words(), address(bound)
    print(said.say("command.listening", url=url), flush=True)
    if how.lan:
        if in_the_house() == LOCAL:
            print(said.say("command.no_network"), flush=True)
        else:
            _print_code(url)
            print(said.say("command.lan_told"), flush=True)
    from app.version import VERSION

    kind = "server" if how.database else "file"
    told = {"version": VERSION, "port": bound.getsockname()[1], "shared": how.shared, "database": kind}
    log.info("Natpit is ready.", extra={"told": told})


def _print_code(url: str) -> None:
    """The address as a QR code, in half blocks; nothing where the terminal cannot show those."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    if sys.stdout.isatty():  # white on black whatever the colours of the terminal are: not every camera reads the other
        lines = [f"\033[97;40m{line}\033[0m" for line in lines]
    with suppress(UnicodeEncodeError):
        print("\n".join(lines), flush=True)
