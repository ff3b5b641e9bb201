"""A server that several share: who sees and writes what, by which link."""

from __future__ import annotations

import pytest

from app.store import NotPossibleError, UnknownError, new_token
from app.store.arrival import Deed, Entry, Mark
from app.store.counted import Tally
from app.store.store import Store
from app.store.values import Wanted
from app.store.visiting import new_key
from tests.app.store.conftest import HAND


@pytest.fixture
def guest(store: Store) -> Store:
    """The same server, asked by a device that has a space of its own."""
    return store.within(store.enter(new_key()))


def test_a_device_finds_its_own_space_again_by_its_key_and_another_gets_another(store: Store) -> None:
    key = new_key()
    assert store.enter(key) == store.enter(key)
    assert store.enter(new_key()) != store.enter(key)
    assert 0 not in {store.enter(key), store.enter(new_key())}


def test_a_match_of_another_space_is_not_there(store: Store, guest: Store, boom: str) -> None:
    assert (guest.match(boom), guest.may(boom), guest.history(boom), guest.hand_order(boom)) == (None, None, (), ())
    with pytest.raises(UnknownError):
        guest.write_hand(boom, HAND, new_token())
    with pytest.raises(UnknownError):
        guest.invite(boom, "read")
    assert store.match(boom).version == 1


def test_who_may_look_sees_the_match_with_all_that_explains_it_and_writes_nothing(
    store: Store, guest: Store, boom: str, four: list[int]
) -> None:
    one = store.write_hand(boom, HAND, new_token())
    _, key = store.invite(boom, "read")
    assert guest.join(key) == (boom, "read")
    before = store.match(boom)
    assert guest.match(boom) == before
    assert guest.history(boom) == store.history(boom)
    attempts = (
        lambda: guest.write_hand(boom, HAND, new_token()),
        lambda: guest.correct_hand(boom, one.hand, HAND, 1, new_token()),
        lambda: guest.strike_hand(boom, one.hand, 1, new_token()),
        lambda: guest.restore_hand(boom, one.hand, 1, new_token()),
        lambda: guest.mend_table(boom, four[::-1], 0),
        lambda: guest.set_rules(boom, {}),
        lambda: guest.change_rules(boom, {}),
        lambda: guest.undo_rules(boom, 1),
        lambda: guest.stop_match(boom),
        lambda: guest.reopen_match(boom),
        lambda: guest.remove_match(boom),
        lambda: guest.restore_match(boom),
        lambda: guest.mark_ended(boom, True),
        lambda: guest.sign_match(boom),
        lambda: guest.unsign_match(boom),
        lambda: guest.undo_signing(boom, 1),
    )
    for attempt in attempts:
        with pytest.raises(NotPossibleError, match=r"store\.only_look"):
            attempt()
    for attempt in (lambda: guest.invite(boom, "write"), lambda: guest.invitations(boom)):
        with pytest.raises(UnknownError):
            attempt()
    assert store.match(boom) == before


def test_who_may_write_writes_hands_and_leaves_the_table_to_whose_it_is(
    store: Store, guest: Store, boom: str, four: list[int]
) -> None:
    _, key = store.invite(boom, "write")
    assert guest.join(key) == (boom, "write")
    guest.write_hand(boom, HAND, new_token(), number=1)
    assert len(store.match(boom).hands) == 1
    for attempt in (
        lambda: guest.mend_table(boom, four[::-1], 0),
        lambda: guest.set_rules(boom, {}),
        lambda: guest.change_rules(boom, {}),
        lambda: guest.undo_rules(boom, 1),
        lambda: guest.stop_match(boom),
        lambda: guest.reopen_match(boom),
        lambda: guest.remove_match(boom),
        lambda: guest.restore_match(boom),
        lambda: guest.sign_match(boom),
        lambda: guest.unsign_match(boom),
        lambda: guest.undo_signing(boom, 1),
    ):
        with pytest.raises(NotPossibleError, match=r"store\.only_hands"):
            attempt()


def test_the_better_of_two_links_counts(store: Store, guest: Store, boom: str) -> None:
    guest.join(store.invite(boom, "read")[1])
    assert guest.join(store.invite(boom, "write")[1]) == (boom, "write")
    assert guest.join(store.invite(boom, "read")[1]) == (boom, "write")


def test_a_link_that_is_withdrawn_opens_nothing_and_shows_nothing_more(store: Store, guest: Store, boom: str) -> None:
    number, key = store.invite(boom, "write")
    guest.join(key)
    assert [one.devices for one in store.invitations(boom)] == [1]
    store.withdraw(number)
    assert guest.match(boom) is None
    with pytest.raises(UnknownError):
        guest.write_hand(boom, HAND, new_token())
    with pytest.raises(NotPossibleError, match=r"store\.link_withdrawn"):
        guest.join(key)
    assert store.invitations(boom)[0].withdrawn is not None


def test_a_link_opens_its_match_and_no_other(store: Store, guest: Store, boom: str, four: list[int]) -> None:
    other = store.new_match("klaverjassen", four, 0, {})
    guest.join(store.invite(boom, "write")[1])
    assert [one.match.id for one in guest.guests()] == [boom]
    assert guest.match(other) is None
    with pytest.raises(UnknownError):
        guest.write_hand(other, HAND, new_token())


def test_a_key_that_is_no_key_opens_nothing(guest: Store) -> None:
    for key in ("", new_key(), "x" * 10_000):
        with pytest.raises(UnknownError, match=r"store\.unknown_link"):
            guest.join(key)


def test_only_who_shares_withdraws(store: Store, guest: Store, boom: str) -> None:
    number, key = store.invite(boom, "write")
    guest.join(key)
    with pytest.raises(UnknownError):
        guest.withdraw(number)
    with pytest.raises(UnknownError):
        store.withdraw(number + 1)


def test_of_a_key_only_a_hash_is_kept(file_store: Store) -> None:
    device = new_key()
    file_store.enter(device)
    people = [file_store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    _, key = file_store.invite(file_store.new_match("klaverjassen", people, 0, {}), "read")
    file_store.close()
    assert file_store.path
    written = file_store.path.read_bytes()
    assert device.encode() not in written
    assert key.encode() not in written


def test_who_leaves_sees_it_no_more_until_the_link_is_opened_again(store: Store, guest: Store, boom: str) -> None:
    _, key = store.invite(boom, "read")
    guest.join(key)
    guest.leave(boom)
    assert (guest.match(boom), guest.guests()) == (None, ())
    assert guest.join(key) == (boom, "read")


def test_nothing_of_a_space_is_found_from_another(store: Store, guest: Store, boom: str, four: list[int]) -> None:
    store.write_hand(boom, HAND, new_token(), ended=True)
    other = store.new_match("klaverjassen", four, 0, {}, title="Zilveren boom")
    store.remove_match(other)
    table = store.add_regular("Donderdag", "klaverjassen", four, {})
    store.save_draft("match/x", {"n": 1})
    store.set_preference("language", "nl")
    nothing = {
        "people": guest.people(),
        "players": guest.players(),
        "player": guest.player(four[0]),
        "named": guest.named(four),
        "called": guest.called(["Anna", "Bram"]),
        "matches": guest.matches(10),
        "open": guest.matches(10, "open"),
        "removed": guest.matches(10, "removed"),
        "last": guest.last_match("klaverjassen"),
        "these": guest.these([boom, other]),
        "kept": guest.kept([boom]),
        "every": guest.every(removed=True),
        "bin": guest.in_bin(),
        "first": guest.first_started(),
        "regulars": guest.regulars(),
        "regular": guest.regular(table.id),
        "regular_of": guest.regular_of("klaverjassen", four),
        "together": guest.last_together("klaverjassen", four),
        "companies": guest.companies(),
        "played": guest.played_together("klaverjassen"),
        "pairings": guest.pairings("klaverjassen"),
        "began": guest.began("klaverjassen"),
        "stale": guest.stale(10),
        "draft": guest.draft("match/x"),
        "preference": guest.preference("language"),
        "purged": guest.purge_matches([other]),
        **{state: guest.find(Wanted(state=state), 10).found for state in ("open", "finished", "all")},
        "bin found": guest.find(Wanted(state="removed"), 10).found,
        "by name": guest.find(Wanted(words=("anna",)), 10).found,
        "by title": guest.find(Wanted(words=("zilveren",)), 10).found,
        "by person": guest.find(Wanted(people=(four[0],)), 10).found,
    }
    assert {what: found for what, found in nothing.items() if found} == {}
    assert guest.count_stale() == 0
    for attempt in (
        lambda: guest.rename_person(four[0], "Zus"),
        lambda: guest.merge_people(four[0], four[1]),
        lambda: guest.hide_person(four[0]),
        lambda: guest.set_pattern(four[0], 1),
        lambda: guest.new_match("klaverjassen", four, 0, {}),
        lambda: guest.add_regular("Ook", "klaverjassen", four, {}),
        lambda: guest.change_regular(table.id, name="Vrijdag"),
        lambda: guest.hide_regular(table.id),
    ):
        with pytest.raises(UnknownError):
            attempt()
    guest.unmake_regular(table.id)
    assert store.regular(table.id) == table


def test_each_space_has_its_own_anna(store: Store, guest: Store, four: list[int]) -> None:
    theirs = guest.add_person("anna")
    assert theirs.id not in four
    assert [p.name for p in guest.people()] == ["anna"]
    assert guest.add_person("Anna") == theirs
    guest.rename_person(theirs.id, "Bram")
    assert {p.name for p in store.people()} == {"Anna", "Bram", "Cees", "Dirk"}


def test_the_figures_of_a_space_are_of_its_own_matches(store: Store, guest: Store, boom: str, four: list[int]) -> None:
    guest.put_tallies([Tally(boom, 1)])
    assert [one.id for one in store.stale(10)] == [boom]


def test_a_match_that_was_shared_is_thrown_away_with_its_links_and_what_guests_half_entered(
    store: Store, guest: Store, boom: str
) -> None:
    _, key = store.invite(boom, "write")
    guest.join(key)
    for at in (store, guest):
        at.save_draft(f"match/{boom}", {"n": 1})
        at.save_draft(f"match/{boom}/hand", {"n": 1})
    store.remove_match(boom)
    assert guest.match(boom) is None  # in the bin it is for nobody else
    assert store.purge_matches([boom]) == (boom,)
    assert [at.draft(key) for at in (store, guest) for key in (f"match/{boom}", f"match/{boom}/hand")] == [None] * 4
    with pytest.raises(UnknownError):
        guest.join(key)


def test_what_comes_in_goes_on_with_no_match_of_another_space(store: Store, guest: Store, boom: str) -> None:
    guest.join(store.invite(boom, "read")[1])
    before = store.match(boom)
    entry = Entry("stopped", 1)
    for deed in (
        Deed("update", Mark("klaverjassen", 12345), (), None, boom, (entry,)),
        Deed("put_back", Mark("klaverjassen", 12345), (), None, boom),
    ):
        with pytest.raises((NotPossibleError, UnknownError)):
            guest.arrive([deed], new_token())
    assert store.match(boom) == before
