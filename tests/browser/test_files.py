"""Everything out of one Natpit and into another, through the dialogs of a real browser."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

from app.table.matchfile import moment
from tests.browser.driver import Screen
from tests.browser.seeded import Laid, opened
from tests.browser.server import Server


def test_everything_goes_along_and_comes_in_elsewhere(
    laid: Laid, own_server: Server, screens: Callable[..., Screen], tmp_path: Path
):
    here = screens(laid.server).open("/files")
    with here.page.expect_download() as download:
        here.tap("Alle potjes")
    packed = tmp_path / download.value.suggested_filename
    download.value.save_as(packed)
    with zipfile.ZipFile(packed) as files:
        matches = {json.loads(files.read(name))["started"] for name in files.namelist()}

    there = screens(own_server).open()
    there.tap(re.compile("^Haal potjes|^Bestanden"))  # as people come there: the dialog is made long after the page
    there.at("/files")
    with there.page.expect_file_chooser() as chooser:
        there.tap("Kies bestand")
    chooser.value.set_files(packed)
    there.at(re.compile("^/files/import/[0-9a-f]{32}$"))
    there.wait(re.compile(rf"^{re.escape(packed.name)}: \d+ nieuw"))
    there.reload()
    take = re.compile(r"^Neem \d+ over$")
    there.wait(take)
    (said,) = (name for name in there.names() if take.match(name))
    there.tap(take)
    there.wait(f"{said.split()[1]} potjes staan erbij.")
    there.tap("Alle potjes")
    there.at("/matches")
    there.wait(re.compile("Riet"))
    with opened(own_server.data) as store:
        assert {moment(match.started) for match in store.matches(1000)} == matches
