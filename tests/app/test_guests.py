"""Who came by a link: sees the match with all that explains it, and does no more than the link allows."""

import re

import pytest

from app.store import NotPossibleError, UnknownError, new_token
from app.store.values import new_key
from app.table import acts, mending
from tests.app.table import hand, reachable_without_name

ADDRESSES = (
    "", "/hand", "/hand/1", "/hand/9", "/insert/1", "/insert/1/count", "/count", "/count/1", "/why/1", "/why/9",
    "/result", "/table", "/history", "/rules", "/agreement", "/agreement/preview", "/dispute/1", "/share", "/share/pdf",
    "/links", "/board",
)  # fmt: skip
"""All that belongs to a match."""
WRITES = re.compile(
    r"^(Hand \d+ invoeren|Vergeten hand|Verbeter|Schrijf op|Ongedaan|Maak dit ongedaan|Namen en plaatsen|Bewaar"
    r"|Revanche|Deel\b|PDF|Akkoord|Trek in|Maak |Haal hand|Stop nu|Toch verder|Ga toch verder|Leg dit spel weg|Cijfers)"
)
"""What somebody who only looks must not find anywhere."""
HANDS = [hand("wij", 100), hand("zij", 120)]
BOOM = [hand("wij", 100)] * 16


@pytest.fixture
async def club(table):
    """One process that several share."""
    table.natpit.shared = True
    return table


async def guest(club, match, may, route="", **page):
    """A device that came by a link that allows this, at this address of the match."""
    key = new_key()
    _, link = await club.ask(lambda s: s.invite(match, may))
    space = await club.ask(lambda s: s.enter(key))
    await club.ask(lambda s: s.within(space).join(link))
    return await club.screen(f"/match/{match}{route}", client_ip="192.0.2.7", replies={"get": key}, **page)


FEW = ("", "/hand", "/result", "/history", "/agreement")
"""Where it matters whether a match has begun, or is over."""
STATES = {"begun": ([], FEW, {}), "going": (HANDS, ADDRESSES, {}), "done": (BOOM, FEW, {}),
          "wide": (HANDS, ("", "/hand", "/why/1", "/share", "/table"), {"width": 1180, "height": 820})}  # fmt: skip


@pytest.mark.parametrize("state", STATES)
async def test_at_no_address_of_the_match_who_looks_finds_a_way_to_write(club, state):
    hands, addresses, shape = STATES[state]
    match = await club.match(hands)
    app = await guest(club, match, "read", **shape)
    for address in addresses:
        await app.go(f"/match/{match}{address}")
        await club.rest(app)
        names = [name for name, _ in app.named()]
        assert names, address
        assert not [name for name in names if WRITES.search(name)], (address, names)
        assert reachable_without_name(app) == []


async def test_whatever_who_looks_taps_or_types_nothing_is_written(club):
    match = await club.match(HANDS)
    app = await guest(club, match, "read")
    before = await club.ask(lambda s: (s.match(match), s.history(match), s.people()))
    tapped: set[str] = set()
    for address in ADDRESSES:
        await app.go(f"/match/{match}{address}")
        await club.rest(app)
        for name, control in app.named():
            if name in tapped or getattr(control, "on_click", None) is None or getattr(control, "disabled", False):
                continue
            tapped.add(name)
            await app.go(f"/match/{match}{address}")
            if app.has(name):
                await app.click(app.find(name, nth=0))
        for key in ("1", "Enter", "Backspace"):
            await app.key(key)
    await club.rest(app)
    assert len(tapped) > 15
    assert await club.ask(lambda s: (s.match(match), s.history(match), s.people())) == before


@pytest.mark.parametrize(("may", "refused"), [("read", "store.only_look"), ("write", "store.only_hands")])
async def test_what_is_asked_past_the_screens_is_refused_all_the_same(club, may, refused):
    match = await club.match(HANDS)
    await guest(club, match, may)
    here = club.natpit.rooms[-1]
    sheet = here.pads.held(match).value.sheet
    four = tuple(person.id for person in sheet.stored.people)
    hands = [
        lambda: acts.write_hand(here, sheet, hand("wij", 90), new_token(), "k"),
        lambda: acts.write_hand(here, sheet, hand("wij", 90), new_token(), "k", 0),
        lambda: acts.correct_hand(here, sheet, 0, hand("wij", 90), version=1, token=new_token()),
        lambda: acts.strike_hand(here, sheet, 0),
        lambda: acts.restore_hand(here, sheet, sheet.stored.hands[0], 0),
    ]
    others = [
        *[lambda act=act: act(here, match) for act in (
            acts.stop_match, acts.reopen_match, acts.sign_match, acts.unsign_match, acts.remove_match,
            acts.put_back_match,
        )],
        lambda: here.pads.write(match, lambda s: s.set_rules(match, {})),
        lambda: here.pads.write(match, lambda s: s.change_rules(match, {})),
        lambda: here.pads.write(match, lambda s: s.undo_rules(match, 1)),
        lambda: here.pads.write(match, lambda s: s.undo_signing(match, 1)),
        lambda: mending.save(here, sheet, sheet.stored.people, (four[::-1], 0)),
    ]  # fmt: skip
    before = await club.ask(lambda s: s.match(match))
    for attempt in [*hands, *others] if may == "read" else others:
        with pytest.raises(NotPossibleError, match=re.escape(refused)):
            await attempt()
    for attempt in (lambda s: s.invite(match, "write"), lambda s: s.invitations(match)):
        with pytest.raises(UnknownError):
            await here.door.ask(attempt)
    assert await club.ask(lambda s: s.match(match)) == before


async def test_of_another_match_of_the_same_house_nothing_is_to_be_seen_at_any_address(club):
    shared = await club.match(HANDS)
    other = await club.match(HANDS, ("Toos", "Bep", "Ger", "Dik"))
    for may in ("read", "write"):
        app = await guest(club, shared, may)
        for address in ADDRESSES if may == "write" else ("", "/history", "/board", "/links"):
            await app.go(f"/match/{other}{address}")
            await club.rest(app)
            assert not [said for said in app.texts if re.search("Toos|Bep|Ger|Dik|220", said)], address
        for address in ("/people", "/matches", "/figures", "/figures/klaverjassen", "/tables", "/files", "/"):
            await app.go(address)
            await club.rest(app)
            assert not [said for said in app.texts if re.search("Toos|Bep", said)], address


async def test_who_looks_reads_why_and_the_history_but_finds_no_way_to_change_them(club):
    match = await club.match(HANDS)
    app = await guest(club, match, "read", "/why/1")
    assert app.shows("Je kijkt mee")
    assert app.has("Geschil")
    await app.tap("Meer")
    assert app.has("Spelregels")
    await app.go(f"/match/{match}/history")
    await club.rest(app)
    await app.tap(re.compile("Hand 2"))
    assert app.shows("Met deze link kun je meekijken, niet schrijven.")


async def test_who_looks_beside_the_pad_of_a_tablet_sees_how_it_stands(club):
    app = await guest(club, await club.match(HANDS), "read", width=1180, height=820)
    assert app.shows("Je kijkt mee")
    assert app.has("Groot bord")


async def test_the_pad_and_why_of_who_looks_follow_what_is_written(club):
    match = await club.match(HANDS)
    pad, why = await guest(club, match, "read"), await guest(club, match, "read", "/why/1")
    await club.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), "t"))
    await pad.until(lambda: pad.shows(re.compile("^Hand 3, ")))
    await why.until(lambda: not why.disabled("Volgende hand"))
    assert why.route == f"/match/{match}/why/1"


async def test_who_writes_along_writes_a_hand_and_takes_it_back(club):
    match = await club.match(HANDS)
    app = await guest(club, match, "write", "/hand")
    for name in ("Wij spelen", "9", "0"):
        await app.tap(name)
    await app.key("Enter")
    await club.rest(app)
    assert len((await club.ask(lambda s: s.match(match))).hands) == 3
    await app.tap("Ongedaan")
    await club.rest(app)
    assert len((await club.ask(lambda s: s.match(match))).hands) == 2


async def test_who_writes_along_finds_nothing_that_is_for_whose_match_it_is(club):
    match = await club.match(HANDS)
    app = await guest(club, match, "write")
    await app.tap("Meer")
    for name in ("Namen en plaatsen", "Deel", "Deel tafel", "Stop nu", "Leg dit spel weg", "Maak vaste tafel"):
        assert not app.has(name)
    assert app.has(re.compile("Vergeten hand"))
    for address in ("/table", "/agreement/preview", "/share", "/links"):
        await app.go(f"/match/{match}{address}")
        await club.rest(app)
        assert app.shows(re.compile("^Met deze link kun je handen schrijven")), address
    await app.go(f"/match/{match}/agreement")
    await club.rest(app)
    assert not app.has(re.compile("boek"))


async def test_the_second_to_write_a_hand_is_told_and_keeps_the_draft_by_a_link_too(club):
    match = await club.match(HANDS)
    app = await guest(club, match, "write", "/hand")
    for name in ("Wij spelen", "9", "0"):
        await app.tap(name)
    await club.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), "t", number=3))
    await app.key("Enter")
    await club.rest(app)
    assert app.shows(re.compile("^Iemand anders heeft deze hand intussen geschreven"))
    stored = await club.ask(lambda s: s.match(match))
    assert [h.data["points"] for h in stored.hands[2:]] == [{"zij": 162}]
    await app.go(f"/match/{match}/hand")
    await club.rest(app)
    assert app.shows("90")


async def test_a_link_to_write_that_is_withdrawn_leaves_the_one_to_look(club):
    match = await club.match(HANDS)
    app = await guest(club, match, "write")
    key = app.connection.replies["get"]
    _, look = await club.ask(lambda s: s.invite(match, "read"))
    space = await club.ask(lambda s: s.enter(key))
    await club.ask(lambda s: s.within(space).join(look))
    write = next(one for one in await club.ask(lambda s: s.invitations(match)) if one.may == "write")
    await club.ask(lambda s: s.withdraw(write.id))
    club.natpit.house.pads.announce(match)
    await app.until(lambda: app.shows("Je kijkt mee"))
    assert not app.has(re.compile("^Hand 3 invoeren"))
