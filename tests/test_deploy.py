"""What lies in `deploy/` starts the Natpit that is here, as its README says."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from app.commands.standing import Standing, standing
from app.serving.guard import BODY, MESSAGE
from app.table.inbox import LIMIT

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
UNITS = ("natpit.service", "natpit@.service")
HERE = {"NATPIT_NAME": "natpit.example.nl", "i": "8118"}


def service(name: str) -> dict[str, str]:
    """The settings of a unit; of one that is said again the last."""
    return dict(re.findall(r"(?m)^(\w+)=(.*)$", (DEPLOY / name).read_text()))


def told(command: str, after: str) -> Standing:
    """How the server stands that a line starts."""
    filled = re.sub(r"\$\{(\w+)\}|%(i)", lambda found: HERE[found[1] or found[2]], command)
    return standing(shlex.split(filled.partition(after)[2]), {})


@pytest.mark.parametrize(("name", "port"), [(UNITS[0], 8117), (UNITS[1], 8118)])
def test_the_service_stands_in_the_open_behind_a_proxy_on_the_same_machine(name: str, port: int) -> None:
    found = told(service(name)["ExecStart"], " serve ")
    assert (found.host, found.port, found.names) == ("127.0.0.1", port, ("natpit.example.nl",))
    assert (found.shared, found.in_the_open, found.log) == (True, True, "json")
    assert [str(one) for one in found.proxies] == ["127.0.0.1/32"]


@pytest.mark.parametrize("name", UNITS)
def test_the_service_keeps_to_itself_and_has_time_to_stop(name: str) -> None:
    from app.commands.serve import LAST, PATIENCE

    found = service(name)
    assert int(found["TimeoutStopSec"]) > LAST + PATIENCE
    assert found["KillSignal"] == "SIGTERM"
    assert found["CapabilityBoundingSet"] == ""
    for on in ("DynamicUser", "NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "RestrictNamespaces"):
        assert found[on] == "yes", on
    assert found["ProtectSystem"] == "strict"


def test_both_services_are_the_same_but_for_the_port() -> None:
    one, many = (
        re.sub(r"(?m)^#.*\n|^Description=.*\n", "", (DEPLOY / name).read_text()).replace("%i", "8117") for name in UNITS
    )
    assert one == many


def test_the_container_listens_beyond_itself_and_runs_as_nobody() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    entry = json.loads(re.search(r"^ENTRYPOINT (.+)$", text, re.MULTILINE)[1])  # type: ignore[index]
    found = standing([*entry[2:], "--name", "natpit.example.nl", "--proxy", "10.88.0.0/16"], {})
    assert (found.host, found.port, found.in_the_open) == ("0.0.0.0", 8117, True)
    assert re.search(r"^USER (\d+)$", text, re.MULTILINE)
    code = json.loads(re.search(r"^    CMD (\[.+\])$", text, re.MULTILINE)[1])[2]  # type: ignore[index]
    compile(code, "HEALTHCHECK", "exec")
    build = re.search(r'-c "(.+?)"\n', text, re.DOTALL)
    assert build
    compile(build[1].replace("\\\n", ""), "RUN", "exec")


def test_the_proxy_lets_through_what_natpit_lets_in_and_is_sticky() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    most = re.search(r"max_size (\d+)MB", text)
    assert most
    assert int(most[1]) * 1_000_000 > max(LIMIT, MESSAGE, BODY)
    assert "lb_policy cookie" in text
    assert not re.search(r"^\s*(encode|log)\b", text, re.MULTILINE)
    assert "health_uri" not in text  # without its database a process still says what is the matter


def test_the_readme_names_every_file_and_each_option_is_one() -> None:
    text = (DEPLOY / "README.md").read_text()
    assert all(f"`{file.name}`" in text for file in DEPLOY.iterdir() if file.name != "README.md")
    for option in set(re.findall(r"`(--[a-z]+)", text)):
        value = {"--proxy": "127.0.0.1", "--log": "json", "--host": "::1"}.get(option, "natpit.example.nl")
        assert standing([option] if option in ("--lan", "--shared") else [option, value], {})
