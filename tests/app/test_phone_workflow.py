"""The workflow that builds everything: as Flet's own parser reads its commands, careful with rights, and as the README
tells it. It cannot be run here.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.commands.build import OUT, WHAT
from tests.app.flet_build import built, parsed, project
from tests.app.packed import CONFIG, ROOT

FILE = ROOT / ".github" / "workflows" / "build.yml"
FLOW: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
JOBS: dict[str, Any] = FLOW["jobs"]
ON = FLOW[True]  # YAML 1.1 takes the word `on` for a truth
README = (ROOT / "README.md").read_text(encoding="utf-8")
BUILDS = ("android", "apple", "windows", "linux", "web")


def steps(job: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = JOBS[job]["steps"]
    return found


def commands(job: str) -> list[str]:
    """The lines that the steps of a job run, each as one."""
    said = "\n".join(step["run"] for step in steps(job) if "run" in step)
    return [line.strip() for line in said.replace("\\\n", " ").splitlines()]


FLET_BUILDS = [
    shlex.split(line.removeprefix("$FLET ").replace("$GITHUB_RUN_NUMBER", "7"))
    for job in BUILDS
    for line in commands(job)
    if line.startswith("$FLET build")
]


def test_it_tests_by_the_command_of_the_readme():
    told = re.search(r"## Test\n\n```sh\n(.+)\n```", README)
    assert told
    assert told[1] in commands("test")
    assert all("test" in JOBS[job]["needs"] for job in BUILDS)


def test_flet_is_that_of_the_project():
    group, option, name = CONFIG["dependency-groups"], *FLOW["env"]["FLET"].split()[2:4]
    assert option == "--only-group"
    assert group[name] == ["flet==1.0.5", "flet-cli==1.0.5"]
    assert {"include-group": name} in group["dev"]
    assert group[name][0] in CONFIG["project"]["dependencies"]


def test_every_target_is_built():
    assert sorted(words[1] for words in FLET_BUILDS) == ["aab", "apk", "ipa", "linux", "macos", "windows"]
    assert f"uv run natpit build {WHAT} --out {OUT}" in commands("web")


@pytest.mark.parametrize("words", FLET_BUILDS, ids=lambda words: words[1])
def test_flet_understands_its_command_and_asks_nothing_back(words: list[str], tmp_path: Path):
    assert parsed(words).assume_yes
    made = built(project(tmp_path / "natpit"), [word for word in words[1:] if word != "--yes"])
    assert made.last[made.last.index("--build-number") + 1] == "7"
    assert ("--split-per-abi" in made.last) == (words[1] == "apk")


def test_android_is_signed_by_the_key_that_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, value in (("", "natpit.jks"), ("_PASSWORD", "geheim"), ("_ALIAS", "")):
        monkeypatch.setenv("FLET_ANDROID_SIGNING_KEY" + ("_STORE" if name != "_ALIAS" else "") + name, value)
    made = built(project(tmp_path / "natpit"), ["apk"])
    assert made.options["android_signing"] is True
    signing = {name.removeprefix("FLET_ANDROID_SIGNING_"): value for name, value in made.ran[-1][1].items()}
    assert signing["KEY_STORE"] == "natpit.jks"
    assert (signing["KEY_STORE_PASSWORD"], signing["KEY_PASSWORD"], signing["KEY_ALIAS"]) == (
        "geheim", "geheim", "upload",
    )  # fmt: skip


def test_secrets_are_there_for_the_steps_that_sign_and_the_readme_names_them():
    for job, told in JOBS.items():
        assert "secrets." not in str({**told, "steps": []})
        for step in told["steps"]:
            assert "secrets." not in str({**step, "env": {}})
            assert job == "android" or "secrets." not in str(step)
    named = set(re.findall(r"secrets\.(\w+)", FILE.read_text(encoding="utf-8")))
    assert named == set(re.findall(r"`(ANDROID_\w+)`", README)) == {
        "ANDROID_KEYSTORE", "ANDROID_KEYSTORE_PASSWORD", "ANDROID_KEY_ALIAS",
    }  # fmt: skip


def test_only_the_release_may_write_and_only_for_a_tag():
    assert FLOW["permissions"] == {"contents": "read"}
    assert [job for job, told in JOBS.items() if "permissions" in told] == ["release"]
    assert JOBS["release"]["permissions"] == {"contents": "write"}
    assert JOBS["release"]["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert set(JOBS["release"]["needs"]) == {"test", *BUILDS}
    assert not any("actions/checkout" in step.get("uses", "") for step in steps("release"))
    assert set(ON) == {"push", "pull_request", "workflow_dispatch"}
    for job in BUILDS:
        assert JOBS[job]["if"] == "startsWith(github.ref, 'refs/tags/v') || github.event_name == 'workflow_dispatch'"


def test_what_it_uses_is_pinned_by_a_hash_that_tells_its_version():
    used = re.findall(r"uses: (.+)", FILE.read_text(encoding="utf-8"))
    assert used
    assert [one for one in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []
    for job in JOBS:
        for step in steps(job):
            if "actions/checkout" in step.get("uses", ""):
                assert step["with"] == {"persist-credentials": False}


def test_nothing_that_comes_from_outside_is_run_as_a_command():
    """An expression in a script is pasted into it before it runs."""
    assert [line for job in JOBS for line in commands(job) if "${{" in line] == []


def test_every_job_ends_by_itself_and_a_newer_push_ends_the_older():
    assert all(told["timeout-minutes"] <= 90 for told in JOBS.values())
    assert "refs/tags/" in FLOW["concurrency"]["cancel-in-progress"]


def test_the_readme_names_the_files_that_come_out():
    made = {name for job in BUILDS for line in commands(job) for name in re.findall(r'out/(natpit-[^"]+)"', line)}
    shown = {name.replace("$VERSION", "…").replace("$abi", "arm64-v8a").replace("$SIGNED", "") for name in made}
    assert shown == set(re.findall(r"`(natpit-…\S+)`", README.partition("## On a phone")[2]))
