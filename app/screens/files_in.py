"""What comes in: files out of the device's own dialog, or a text that was pasted, laid in the inbox to be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import flet as ft

from app.hatch import Awaited, hatch
from app.room import Room
from app.store.trouble import StoreError
from app.table.inbox import LIMIT, Incoming, fits
from app.words import Words

PATIENCE = 300
"""Seconds that a file may take to come over the network."""


class NotReadError(Exception):
    """A file that was chosen could not be read: `name`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Coming(NamedTuple):
    """How far a file is that comes over the network: `part` from 0 to 1."""

    name: str
    part: float


Tell = Callable[[Coming | None], None]


class Dialog(ft.FilePicker):
    """The file dialog of a screen, whose answers go to who asked last.

    What listens has to be there when Flet makes it known to the client: one that is set afterwards the client hears
    nothing of, and then it tells no result.
    """

    def init(self) -> None:
        self.asked: Bringing | None = None
        self.on_result = self._chosen
        self.on_upload = self._came

    async def _chosen(self, e: ft.FilePickerResultEvent) -> None:
        if self.asked is not None:
            await self.asked.picked(e)

    def _came(self, e: ft.FilePickerUploadEvent) -> None:
        if self.asked is not None:
            self.asked.uploaded(e)


class Bringing:
    """What the file dialog of a screen gave, on its way to the inbox. `tell` is told how far it is, None when done."""

    def __init__(self, here: Room, words: Words, tell: Tell) -> None:
        self._here, self._words, self._tell = here, words, tell
        self._awaited: dict[str, Awaited] = {}

    @property
    def picker(self) -> Dialog:
        """The dialog, whose answers come here."""
        picker = self._here.service(Dialog)
        picker.asked = self
        return picker

    def action(self) -> ft.PickFiles | None:
        """What opens the dialog in a browser, while the finger is still on the button; None elsewhere."""
        if not self._here.page.web:
            return None
        # Without a hatch the bytes come through the web socket, which bears no 20 MB, but most files.
        return ft.PickFiles(self.picker, allow_multiple=True, with_data=not hatch.open)

    async def tap(self, _: Any) -> None:
        """The button of a device where no browser stands in between: its dialog gives the files itself."""
        if self._here.page.web:
            return
        try:
            found = await self.picker.pick_files(
                allow_multiple=True, file_type=ft.FilePickerFileType.ANY, dialog_title=self._words.say("files.choose")
            )
        except Exception:
            self._here.tell(self._words.say("files.no_dialog"))
            return
        await self.bring(found)

    async def picked(self, e: ft.FilePickerResultEvent) -> None:
        """What was chosen in the dialog of a browser."""
        await self.bring(e.files)

    async def bring(self, files: Sequence[ft.FilePickerFile]) -> None:
        """Lays the files in the inbox and goes to look at them. Nothing chosen is nothing said."""
        if not files:
            return
        try:
            fits([file.size for file in files])  # before anything of it is sent
            await lay(self._here, [await self._read(file) for file in files])
        except StoreError as error:
            self._here.trouble(error)
        except NotReadError as error:
            self._here.tell(self._words.say("files.not_read", name=error.name))
        finally:
            self._tell(None)

    async def _read(self, file: ft.FilePickerFile) -> Incoming:
        try:
            if file.bytes is not None:
                return Incoming(file.name, file.bytes)
            if file.path:
                return Incoming(file.name, await asyncio.to_thread(_read_some, Path(file.path)))
            return Incoming(file.name, await self._sent(file))
        except NotReadError:
            raise
        except Exception as error:
            raise NotReadError(file.name) from error

    async def _sent(self, file: ft.FilePickerFile) -> bytes:
        """A file that the browser sends to the server it came from."""
        awaited = self._awaited[file.name] = hatch.expect(LIMIT)
        self._tell(Coming(file.name, 0))
        try:
            to = ft.FilePickerUploadFile(upload_url=awaited.address, method="PUT", id=file.id, name=file.name)
            await self.picker.upload([to])
            return await asyncio.wait_for(asyncio.shield(awaited.data), PATIENCE)
        finally:
            self._awaited.pop(file.name, None)

    def uploaded(self, e: ft.FilePickerUploadEvent) -> None:
        """How far a file of `_sent` is, or that it does not come."""
        awaited = self._awaited.get(e.file_name)
        if awaited is None:
            return
        if e.error:
            awaited.fail(NotReadError(e.file_name))
        elif e.progress is not None:
            self._tell(Coming(e.file_name, e.progress))


async def lay(here: Room, files: Sequence[Incoming]) -> None:
    """Lays what came in in the inbox, and goes to look at it. Raises what the inbox raises."""
    if here.pocket.room is not None:
        with suppress(Exception):  # what does not fit after all is told when it is laid
            await here.pocket.room(len(files) + 2)
    parcel = await asyncio.to_thread(here.inbox.lay, files)
    here.go(f"/files/import/{parcel.id}")


def _read_some(path: Path) -> bytes:
    """What is in a file, one byte more than may be at most."""
    with path.open("rb") as file:
        return file.read(LIMIT + 1)
