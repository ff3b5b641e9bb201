"""`natpit serve` for the phones of the house and for a club: what it is told, what it says, how it starts and stops."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from app.__main__ import main
from app.commands.listening import LOCAL, in_the_house
from app.commands.say import MisuseError
from app.commands.standing import Standing, standing
from tests.app.database import OwnServer

ROOT = Path(__file__).resolve().parents[3]
SERVER = "postgresql+psycopg://riet@db.example/natpit"


@pytest.fixture(autouse=True)
def dutch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("NATPIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NATPIT_DATABASE", raising=False)


class Served:
    """A process that serves; in a group of its own, with all that it starts. `url` is where."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "app", "serve", "--port", "0", *args], cwd=ROOT, text=True, encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment}, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        self.group = self.process.pid
        assert self.process.stdout
        self.url = self.process.stdout.readline().removeprefix("Natpit ligt klaar op ").strip()
        assert self.url, self.process.communicate()

    def get(self, path: str, host: str | None = None) -> tuple[int, str]:
        """The status and the body; `host` is the name it is asked for by."""
        port = self.url.rpartition(":")[2]
        asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Host": host} if host else {})
        try:
            with urllib.request.urlopen(asked, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def stop(self) -> tuple[str, list[Any]]:
        """Stops it; gives what it said further, and the lines of its log."""
        self.process.send_signal(signal.SIGTERM)
        out, err = self.process.communicate(timeout=25)
        assert self.process.returncode == 0, err
        return out, [json.loads(line) for line in err.splitlines()]

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


@pytest.fixture
def served() -> Iterator[list[Served]]:
    """Those that are to be ended afterwards, come what may."""
    all_of_them: list[Served] = []
    yield all_of_them
    for one in all_of_them:
        one.end()


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--lan", "--host", "192.0.2.1"], "command.lan_or_host"),
        (["--log", "xml"], "command.log_wrong"),
        (["--name", "https://natpit.example.nl"], "command.name_wrong"),
        (["--name", "natpit.example.nl:8117"], "command.name_wrong"),
        (["--name"], "command.value_missing"),
        (["--proxy", "caddy"], "command.proxy_wrong"),
        (["--database", "natpit.db"], "command.database_wrong"),
        (["--database", "postgresql://db.example"], "command.database_wrong"),
        (["--database", "postgresql://riet:geheim@db:port/natpit"], "command.database_wrong"),
        (["--database", "mysql://db.example/natpit"], "command.database_wrong"),
        (["--lan", "here"], "command.too_much"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_what_would_be_right(
    args: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(MisuseError) as misuse:
        standing(args, {})
    assert misuse.value.word == word
    assert main(["serve", *args]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert not said.startswith("natpit: command.")
    assert "geheim" not in said


@pytest.mark.parametrize(
    ("args", "host", "shared", "at_home"),
    [
        ([], LOCAL, False, True),
        (["--host", "localhost"], "localhost", False, True),
        (["--lan"], "0.0.0.0", True, True),
        (["--host", "192.0.2.1"], "192.0.2.1", True, True),
        (["--lan", "--name", "kaarten.lan"], "0.0.0.0", True, True),
        (["--shared"], LOCAL, True, False),
        (["--name", "natpit.example.nl"], LOCAL, True, False),
        (["--proxy", "127.0.0.1"], LOCAL, True, False),
        (["--lan", "--proxy", "192.0.2.9"], "0.0.0.0", True, False),
        (["--database", SERVER], LOCAL, True, False),
        (["--lan", "--database", SERVER], "0.0.0.0", True, False),
    ],
)  # fmt: skip
def test_who_has_the_house(args: list[str], host: str, shared: bool, at_home: bool) -> None:
    found = standing(args, {})
    assert (found.host, found.shared, not found.in_the_open) == (host, shared, at_home)


def test_names_and_proxies_may_be_several() -> None:
    found = standing(["--name", "a.example", "--proxy=127.0.0.1", "--name=B.example", "--proxy", "10.0.0.0/8"], {})
    assert found.names == ("a.example", "b.example")
    assert [str(one) for one in found.proxies] == ["127.0.0.1/32", "10.0.0.0/8"]


def test_the_database_may_be_told_where_no_list_of_processes_shows_its_password() -> None:
    assert standing([], {"NATPIT_DATABASE": SERVER}).database == SERVER
    assert standing(["--database", SERVER], {"NATPIT_DATABASE": "postgresql://b/c"}).database == SERVER
    assert standing([], {}) == Standing()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://riet:geheim@127.0.0.1:1/natpit", "Connection refused"),
        ("postgresql://127.0.0.1:1/natpit?password=geheim", "Connection refused"),
        ("postgresql://127.0.0.1:1/natpit?password=geheim&bogus=1", 'invalid connection option "bogus"'),
        ("postgresql://127.0.0.1:1/natpit?password=geheim&sslmode=geheim", 'invalid sslmode value: "…"'),
    ],
)
def test_a_server_that_is_away_is_told_at_once_and_no_password_is_shown(
    url: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", url]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("natpit: De database 127.0.0.1/natpit laat ons niet binnen: ")
    assert err.endswith(f"{reason}.\n")


def test_without_psycopg_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert main(["serve", "--database", SERVER]) == 1
    assert "pip install psycopg[binary]" in capsys.readouterr().err


def test_for_the_house_it_shows_a_code_that_a_phone_reads_and_a_stop_takes_all_along(served: list[Served]) -> None:
    house = Served("--lan", "--log", "json")
    served.append(house)
    address = in_the_house()
    assert house.url == f"http://{address}:{house.url.rpartition(':')[2]}"
    with urllib.request.urlopen(house.url, timeout=20) as page:
        assert page.status == 200
    assert house.get("/", host="evil.example")[0] == 421
    status, health = house.get("/health")
    assert (status, json.loads(health)["database"]) == (200, "ok")
    said, log = house.stop()
    if address == LOCAL:
        assert "op geen netwerk" in said
    else:
        assert read_code(said) == house.url
        assert "eigen kladblok" in said
    assert [line["message"] for line in log if line["logger"] == "natpit.serve"] == [
        "Natpit is ready.", "Natpit stops; what was written is finished first.", "Natpit has stopped."
    ]  # fmt: skip
    assert (log[0]["shared"], log[0]["database"]) == (True, "file")
    assert alone(house.group), "the one that compressed is still there"


def test_a_club_on_a_server_is_well_then_not_and_stops_all_the_same(
    served: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL")  # PostgreSQL wants a locale that there is
    with OwnServer() as database:
        url = make_url(database.start()).update_query_dict({"application_name": "geheim"})
        club = Served(
            "--name", "natpit.example.nl", "--log", "json", NATPIT_COMPRESS="no", LC_ALL="nl_NL.UTF-8",
            NATPIT_DATABASE=url.render_as_string(hide_password=False),
        )  # fmt: skip
        served.append(club)
        assert json.loads(club.get("/health")[1])["database"] == "ok"
        assert club.get("/", host="natpit.example.nl")[0] == 200
        database.stop()
        status, health = club.get("/health")
        assert (status, json.loads(health)["database"]) == (503, "store.server_away")
        _, log = club.stop()
    assert log[0]["database"] == "server"
    assert log[-1]["message"] == "Natpit has stopped."
    assert "geheim" not in json.dumps(log)


def alone(group: int) -> bool:
    """Whether nothing is left of a group of processes, within five seconds."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def read_code(said: str) -> str:
    """What a camera reads in the half blocks of a QR code on a terminal."""
    import zxingcpp
    from PIL import Image

    lines = [line for line in said.splitlines() if re.fullmatch("[█▀▄ ]{20,}", line)]
    wide = max(map(len, lines))
    drawn = Image.new("L", (wide, 2 * len(lines)), 0)
    for row, line in enumerate(lines):
        for column, block in enumerate(line.ljust(wide)):
            drawn.putpixel((column, 2 * row), 255 if block in "█▀" else 0)
            drawn.putpixel((column, 2 * row + 1), 255 if block in "█▄" else 0)
    large = drawn.resize((wide * 8, 2 * len(lines) * 8), Image.Resampling.NEAREST)
    return str(zxingcpp.read_barcodes(large)[0].text)
