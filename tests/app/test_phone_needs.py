"""All that Natpit rests on can be installed for a phone: it is plain Python, or Flet builds it for one."""

from __future__ import annotations

import re
from importlib.metadata import Distribution
from pathlib import PurePosixPath

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.app.packed import CONFIG, ROOT, environment, needed

HOSTS = ("linux", "darwin", "win32")
SERVER = {"flet-web", "flet-desktop", "brotli", "fastapi", "uvicorn", "starlette", "uvloop", "watchfiles", "psycopg"}
SECTION = (ROOT / "README.md").read_text(encoding="utf-8").partition("## On a phone")[2].partition("\n## ")[0]
FROM_FLET = dict(re.findall(r"^\| `([\w-]+)` \| from Flet's index, ([\d.]+) \|", SECTION, re.MULTILINE))
"""What the README says comes from Flet's index, and the version that is there."""

phones = pytest.mark.parametrize("target", ["Android", "iOS"])


def plain(dist: Distribution) -> bool:
    """Whether there is a wheel of it without anything compiled: this is one, or each module that is compiled here is
    there as Python too, which then is how it comes elsewhere.
    """
    tags = re.findall(r"^Tag: (.*)$", dist.read_text("WHEEL") or "", re.MULTILINE)
    if all(tag.endswith("-none-any") for tag in tags):
        return True
    files = {PurePosixPath(str(one)) for one in dist.files or ()}
    compiled = {one for one in files if one.suffix in {".so", ".pyd"}}
    return all(one.with_name(one.name.partition(".")[0] + ".py") in files for one in compiled)


@phones
@pytest.mark.parametrize("host", HOSTS)
def test_what_is_not_plain_python_is_what_the_readme_says_comes_from_flet(target: str, host: str):
    compiled = {name for name, dist in needed(target, host).items() if not plain(dist)}
    assert compiled == set(FROM_FLET)


@phones
@pytest.mark.parametrize("host", HOSTS)
def test_wherever_it_is_packed_nothing_of_a_server_goes_along(target: str, host: str):
    """pip tells the computer that packs by `sys_platform`, the phone by `platform_system` alone."""
    assert SERVER & set(needed(target, host)) == set()
    assert {"flet-web", "flet-desktop", "brotli"} <= set(needed("Darwin" if host == "darwin" else "Linux", host))


@phones
def test_the_version_that_flet_has_is_one_that_is_asked_for(target: str):
    """But pydantic asks for its own core exactly, and is itself asked for by nobody exactly."""
    asked_of = environment(target)
    dists = needed(target)
    lines = [(None, line) for line in CONFIG["project"]["dependencies"]]
    lines += [(name, line) for name, dist in dists.items() for line in dist.requires or ()]
    seen = set()
    for by, line in lines:
        one = Requirement(line)
        name = canonicalize_name(one.name)
        if one.marker and not one.marker.evaluate({**asked_of, "extra": ""}):
            continue
        if name in FROM_FLET and (by, name) != ("pydantic", "pydantic-core"):
            assert one.specifier.contains(Version(FROM_FLET[name])), line
            seen.add(name)
        if name == "pydantic":
            assert "2.13.3" in one.specifier, line
            seen.add("pydantic-core")
    assert seen == set(FROM_FLET)


def test_a_page_in_a_browser_needs_no_more_than_a_phone():
    assert set(needed("Emscripten")) <= set(needed("Android"))
