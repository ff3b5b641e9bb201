"""`natpit` itself: what is no command is told, help and version, serving and stopping."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from app.__main__ import main
from app.commands.listening import address

ROOT = Path(__file__).resolve().parents[3]
NO_PDF = "--pdf hoort bij één partij: natpit export PARTIJ --pdf BESTAND."
NO_PORT = "is geen poort: een getal van 0 tot 65535, 0 voor een die vrij is."


@pytest.fixture(autouse=True)
def dutch(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path))
    monkeypatch.setenv("NATPIT_COMPRESS", "no")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def natpit(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "app", *args], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            ["foo"],
            "natpit: “foo” is geen opdracht. "
            "Wel: serve, score, export, import, backup, restore, build; meer met natpit --help.\n",
        ),
        (["--foo"], "natpit: --foo bestaat niet. Wat er wel is zegt natpit --help.\n"),
        (["serve", "--port"], "natpit: Achter --port hoort N.\n"),
        (["serve", "--port=80x"], f"natpit: “80x” {NO_PORT}\n"),
        (["serve", "--port", "65536"], f"natpit: “65536” {NO_PORT}\n"),
        (["serve", "here"], "natpit: “here” hoort er niet bij. Hoe het wel kan zegt natpit --help.\n"),
        (["export", "--all", "--pdf", "alles.pdf"], f"natpit: {NO_PDF}\n"),
        (["export", "--pdf", "alles.pdf"], f"natpit: {NO_PDF}\n"),
        (["export", "a", "b"], "natpit: “b” hoort er niet bij. Hoe het wel kan zegt natpit --help.\n"),
    ],
)  # fmt: skip
def test_what_means_nothing_is_told_in_one_line(args, said, capsys):
    assert main(args) == 2
    assert capsys.readouterr() == ("", said)


def test_english_where_the_locale_is_english(monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["foo"]) == 2
    assert "is no command" in capsys.readouterr().err


@pytest.mark.parametrize("args", [["--help"], ["-h"], ["help"], ["serve", "--help"], ["export", "-h"]])
def test_help_names_every_command(args, capsys):
    assert main(args) == 0
    told = capsys.readouterr().out
    assert all(f"natpit {command}" in told for command in ("serve", "score", "export", "import", "backup", "restore"))


def test_the_version_is_the_one_in_pyproject(capsys):
    assert main(["--version"]) == 0
    in_project = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert capsys.readouterr().out == f"natpit {in_project[1]}\n"


def test_serve_says_one_line_serves_our_own_page_and_stops_when_asked():
    process = natpit("serve", "--port", "0")
    url = process.stdout.readline().removeprefix("Natpit ligt klaar op ").strip()
    with urllib.request.urlopen(url + "/match/anything") as page:
        html = page.read().decode()
    with urllib.request.urlopen(url + "/manifest.json") as manifest:
        described = manifest.read().decode()
    assert "<title>Natpit</title>" in html
    assert "Het kladblok voor kaartspelen" in described
    assert "Flet" not in described
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "", "")


def test_a_port_in_use_is_told(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 1
    assert capsys.readouterr().err == f"natpit: Poort {port} is bezet. Kies een andere met --port, of laat hem weg.\n"


def test_a_host_that_is_not_this_computer_is_told(capsys):
    assert main(["serve", "--host", "192.0.2.1"]) == 1
    assert capsys.readouterr().err.startswith("natpit: Op 192.0.2.1, poort 0, kan deze computer niet luisteren: ")


def test_an_address_for_the_whole_house_is_one_that_a_phone_can_use():
    with socket.create_server(("0.0.0.0", 0)) as everywhere:
        port = everywhere.getsockname()[1]
        assert re.fullmatch(rf"http://(?!0\.0\.0\.0)[0-9.]+:{port}", address(everywhere))


def test_without_a_display_natpit_serves_and_says_why():
    process = natpit()
    assert process.stdout.readline() == "Geen scherm gevonden voor een venster, dus in de browser.\n"
    assert re.fullmatch(r"Natpit ligt klaar op http://127\.0\.0\.1:\d+\n", process.stdout.readline())
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=20) == ("", "")
    assert process.returncode == 0


def window(tmp_path: Path, program: str) -> dict[str, str]:
    """A display, and this shell program for the window's."""
    (tmp_path / "flet").write_text(f"#!/bin/sh\n{program}\n")
    (tmp_path / "flet").chmod(0o755)
    return {**os.environ, "DISPLAY": ":77", "FLET_VIEW_PATH": str(tmp_path)}


def test_a_window_that_cannot_open_gives_way_to_the_browser(tmp_path, monkeypatch):
    for name, value in window(tmp_path, "exit 1").items():
        monkeypatch.setenv(name, value)
    process = natpit()
    assert process.stdout.readline() == "Het venster wil hier niet open, dus in de browser.\n"
    assert process.stdout.readline().startswith("Natpit ligt klaar op http://")
    process.terminate()
    process.communicate(timeout=20)
    assert process.returncode == 0


def test_a_client_that_cannot_be_had_is_told_and_nothing_hangs(tmp_path, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes the connection and never answers
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.setenv("FLET_CLIENT_URL", f"http://127.0.0.1:{silent.getsockname()[1]}/window.tar.gz")
        from app.commands.client import AbsentError, fetch

        told = []
        with pytest.raises(AbsentError, match=r"timed? out"):
            fetch(on_wait=lambda: told.append(True), patience=0.5)
    assert told == [True]
