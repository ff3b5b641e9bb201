"""What the browser keeps for the static page: a file system like any other, of which nothing that was kept is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

from tests.browser.drawer_lab import Lab, job, laid_out, until


@pytest.fixture(scope="module")
def lab(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with laid_out(playwright, tmp_path_factory.mktemp("drawer")) as made:
        yield made


def test_it_does_what_any_file_system_does(lab: Lab) -> None:
    for seed in (1, 2):
        told = job(lab.page, "compare", seed, 200)
        assert told["done"] > 100
        assert told["refused"] > 20


def test_names_change_at_once_or_not_at_all(lab: Lab) -> None:
    assert sum(job(lab.page, "crashNames", seed, 40) for seed in (1, 2)) > 600


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_what_was_committed_is_there_after_a_kill_or_a_power_cut_at_any_moment(lab: Lab, mode: str) -> None:
    job(lab.page, "run", f"MODE = {mode!r}")
    assert job(lab.page, "crashWriting", 1, 250) == 250


def test_what_cannot_be_read_is_never_thrown_away(lab: Lab) -> None:
    found = [["/lost/N", "one"]]
    assert job(lab.page, "damaged") == [[True, found], [False, found]]
    assert job(lab.page, "newer") == ["newer", True]


def test_what_the_disk_refuses_did_not_happen(lab: Lab) -> None:
    eio = 29
    assert job(lab.page, "broken") == [[eio] * 5, True, True, True]


def test_where_nothing_can_be_kept_it_says_so(lab: Lab) -> None:
    opens = "import('./drawer.js').then(m => m.openDrawer(null, {folder: 'x', at: '/x'})).catch(error => error.kind)"
    assert lab.page.evaluate(opens) == "unavailable"  # a page itself has no such disk, only its worker has


def test_many_files_at_once_and_a_full_disk(lab: Lab) -> None:
    job(lab.page, "run", "AT, MODE = '/natpit', 'WAL'")
    spare = job(lab.page, "open", "full")["spare"]
    assert job(lab.page, "run", f"many({spare})") == []
    assert job(lab.page, "room", 102) >= 102
    assert job(lab.page, "run", "many(102)") == []
    line = lab.device.context.new_cdp_session(lab.page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": lab.url, "quotaSize": 8_000_000})
    assert job(lab.page, "run", "fill()") == ["database or disk is full", "ENOSPC", 1]
    line.send("Storage.overrideQuotaForOrigin", {"origin": lab.url})
    job(lab.page, "close")


def test_one_tab_writes_and_the_others_see_what_it_wrote(lab: Lab) -> None:
    writer, other = lab.page, lab.tab()
    try:
        assert (job(writer, "claim"), job(other, "claim")) == (True, False)
        job(writer, "open", "tabs")
        job(writer, "run", "open('/natpit/a', 'w').write('a') + open('/natpit/b', 'w').write('b')")
        with pytest.raises(Exception, match=r"\[taken\]"):
            job(other, "open", "tabs", 0)
        job(writer, "give")
        assert job(other, "ask", "tabs") == [["/a", "a"], ["/b", "b"]]
        assert job(other, "ask", "tabs", ["/b"]) == [["/b", "b"]]
        job(writer, "giveNothing")  # as one that the browser froze
        assert job(other, "ask", "tabs", ["/b", "/c"], 100) == [["/b", "b"]]
        job(writer, "announce")
        until(lambda: job(other, "heard") == 1)
        assert job(other, "free") is False
        job(writer, "hearLeave")
        job(other, "askToLeave")
        until(lambda: job(writer, "leaving"))
        job(writer, "close")
        job(writer, "release")
        until(lambda: job(other, "free"))
        assert job(other, "claim") is True
    finally:
        other.close()


def test_what_was_kept_is_there_after_the_browser_was_killed_in_the_middle_of_writing(lab: Lab) -> None:
    for mode in ("WAL", "DELETE"):
        kept, found = lab.kill("killed", mode, 40)
        assert 40 <= kept <= found <= kept + 100
        if mode == "WAL":
            lab.ready()
