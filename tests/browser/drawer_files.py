"""What lies in the drawer of a browser: read from outside Natpit, and laid there as an older one left it."""

from __future__ import annotations

import base64
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ELSEWHERE = "version.json"
"""A file of the site that starts nothing: a tab that is there has the same drawer."""
# What is done in a worker, where alone the drawer can be reached, by the page's own code.
_WORKER = """
import { snapshot } from "URL/drawer.js";
import { Pool, folderOf } from "URL/slots.js";
const jobs = {
  read: () => snapshot("natpit"),
  async lay(name, bytes) {
    const pool = await Pool.open(await folderOf("natpit"));
    const slot = pool.take();
    slot.write(bytes, 0);
    slot.flush();
    pool.catalogue.change((files) => files.set(name, [slot.name, Date.now()]));
    await pool.close();
  },
};
self.onmessage = ({ data: [job, ...given] }) =>
  jobs[job](...given).then(
    (done) => self.postMessage({ done }), (error) => self.postMessage({ failed: `${error.stack}` }));
"""
_ASK = """
async ([script, job, name, text]) => {
  const bytes = text && Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), { type: "module" });
  const told = await new Promise((answer) => {
    worker.onmessage = ({ data }) => answer(data);
    worker.onerror = ({ message }) => answer({ failed: message ?? "the worker did not come" });
    worker.postMessage([job, name, bytes]);
  });
  worker.terminate();
  if (told.failed) { throw new Error(told.failed); }
  return Promise.all((told.done ?? []).map(([path, data]) => new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done([path, reader.result.split(",")[1] ?? ""]);
    reader.readAsDataURL(new Blob([data]));
  })));
}
"""


def drawer(page: Page, url: str) -> dict[str, bytes]:
    """All files in the drawer by path ("/natpit.db"), of one moment. `page` goes to a page of the site that starts
    nothing, and stays there.
    """
    return {path: base64.b64decode(text) for path, text in _asked(page, url, "read")}


def lay(page: Page, url: str, database: Path) -> None:
    """Puts a database in the drawer, where there is none."""
    _asked(page, url, "lay", "/natpit.db", base64.b64encode(database.read_bytes()).decode())


def _asked(page: Page, url: str, *job: str) -> Any:
    page.goto(f"{url}/{ELSEWHERE}")
    return page.evaluate(_ASK, [_WORKER.replace("URL", url), *job])


def unpacked(files: dict[str, bytes], folder: Path) -> Path:
    """Puts the database that was in the drawer in a data folder, which it gives: it is whole, or this fails."""
    folder.mkdir(parents=True)
    for path, data in files.items():
        if path.startswith("/natpit.db"):
            (folder / path[1:]).write_bytes(data)
    with closing(sqlite3.connect(folder / "natpit.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    return folder
