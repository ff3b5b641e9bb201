"""Who may come in: by which name, from which page, from where, how many, how much and how fast."""

from __future__ import annotations

import asyncio
import time

import pytest

from app.serving.bucket import Bucket
from app.serving.caller import Caller, networks
from app.serving.crowd import Crowd
from app.serving.guard import BODY, FULL, Guard
from app.serving.hosts import Hosts
from app.serving.line import NOT_SO, Line
from tests.app.serving.asking import REGISTER, TAP, Pad, Socket, ask


@pytest.fixture
def pad() -> Pad:
    return Pad()


@pytest.mark.parametrize("host", ["localhost", "localhost:8117", "127.0.0.1:8117", "[::1]:8117", "LOCALHOST."])
async def test_this_computer_is_always_known(pad: Pad, host: str) -> None:
    assert (await ask(Guard(pad), host=host)).status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "192.168.1.5", "", None, "127.0.0.1.evil.example"]
)
async def test_a_name_that_was_pointed_here_is_refused(pad: Pad, host: str | None) -> None:
    answer = await ask(Guard(pad), host=host, accept_language="en-GB")
    assert (answer.status, pad.scopes) == (421, [])
    socket = Socket(Guard(pad), host=host)
    await socket.over()
    assert (socket.code, pad.scopes) == (NOT_SO, [])


async def test_the_refusal_says_how_a_name_is_named(pad: Pad) -> None:
    said = (await ask(Guard(pad), host="natpit.example.nl", accept_language="nl-NL,nl;q=0.9")).body.decode()
    assert said.endswith("natpit serve --name natpit.example.nl")
    assert "<b>" not in (await ask(Guard(pad), host="<b>evil")).body.decode()


async def test_on_the_network_of_the_house_it_is_known_by_its_own_address_and_name(
    pad: Pad, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Kaarttafel")
    guard = Guard(pad, Hosts(beyond=True))
    for host in ("192.168.1.5:8117", "kaarttafel:8117", "kaarttafel.local:8117", "localhost"):
        assert (await ask(guard, host=host)).status == 200, host
    assert (await ask(guard, host="192.168.1.6:8117")).status == 421


async def test_a_named_server_is_known_by_each_of_its_names(pad: Pad) -> None:
    guard = Guard(pad, Hosts(["natpit.example.nl", "Kaarten.Example"]))
    assert [(await ask(guard, host=host)).status for host in ("natpit.example.nl", "kaarten.example:443")] == [200, 200]


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://localhost:9999", "null", "http://", "localhost:8117"]
)
async def test_a_page_from_elsewhere_neither_opens_the_pad_nor_writes(pad: Pad, origin: str) -> None:
    socket = Socket(Guard(pad), origin=origin)
    await socket.over()
    assert (socket.code, pad.scopes) == (NOT_SO, [])
    for method in ("PUT", "POST", "DELETE"):
        assert (await ask(Guard(pad), "/hatch/abc", method, origin=origin)).status == 403
    assert (await ask(Guard(pad), origin=origin)).status == 200  # a link to it is no harm


async def test_our_own_page_and_a_client_that_is_no_browser_come_in(pad: Pad) -> None:
    for origin in ({"origin": "http://localhost:8117"}, {}):
        socket = Socket(Guard(pad), **origin)
        socket.say(REGISTER)
        socket.close()
        await socket.over()
    assert pad.told == [REGISTER, REGISTER]


async def test_a_proxy_that_changes_the_host_does_not_shut_out_the_pages_of_a_named_server(pad: Pad) -> None:
    guard = Guard(pad, Hosts(["natpit.example.nl"]))
    socket = Socket(guard, host="127.0.0.1:8117", origin="https://natpit.example.nl")
    socket.close()
    await socket.over()
    assert socket.code is None


async def test_every_answer_tells_browsers_what_not_to_do_and_none_is_for_other_pages(pad: Pad) -> None:
    for answer in (await ask(Guard(pad)), await ask(Guard(pad), host="evil.example")):
        assert answer.head["x-content-type-options"] == "nosniff"
        assert answer.head["referrer-policy"] == "no-referrer"
        assert answer.head["content-security-policy"] == "frame-ancestors 'none'"
        assert answer.head["x-frame-options"] == "DENY"
        assert "access-control-allow-origin" not in answer.head


async def test_a_body_that_is_too_large_is_refused_told_or_not(pad: Pad) -> None:
    told = await ask(Guard(pad), method="POST", content_length=str(BODY + 1))
    assert (told.status, pad.told) == (413, [])
    untold = await ask(Guard(pad), method="POST", parts=[bytes(BODY), b"!"])
    assert (untold.status, pad.told) == (413, [bytes(BODY)])
    assert (await ask(Guard(pad), method="POST", parts=[b"a", b"b"])).status == 200


async def test_who_calls_is_told_beside_the_page(pad: Pad) -> None:
    await ask(Guard(pad))
    await ask(Guard(pad, Hosts(beyond=True)), host="192.168.1.5", peer="192.168.1.9")
    await ask(Guard(pad), peer="2001:db8:1:2:3:4:5:6")
    assert pad.callers == [
        Caller("127.0.0.1", True), Caller("192.168.1.9", False), Caller("2001:db8:1:2::/64", False)
    ]  # fmt: skip


@pytest.mark.parametrize(
    "headers",
    [{"x_forwarded_for": "203.0.113.9"}, {"forwarded": "for=203.0.113.9"}, {"via": "1.1 proxy"},
     {"host": "tafel.example"}],
)  # fmt: skip
async def test_what_comes_through_a_proxy_that_nobody_named_is_not_at_home_and_tells_no_address(
    pad: Pad, headers: dict[str, str]
) -> None:
    await ask(Guard(pad, Hosts(["tafel.example"])), **headers)
    assert pad.callers == [Caller("127.0.0.1", False)]
    assert pad.scopes[0]["client"] == ("127.0.0.1", 40000)


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("10.9.9.9, 203.0.113.9", "203.0.113.9"),
        ("203.0.113.9, 10.0.0.7", "203.0.113.9"),
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", "10.0.0.2"),
        ("<b>", "10.0.0.2"),
        ("203.0.113.9, <b>", "10.0.0.2"),
    ],
)
async def test_a_named_proxy_tells_who_calls_and_is_read_from_the_end(pad: Pad, told: str, address: str) -> None:
    guard = Guard(pad, proxies=networks(["10.0.0.0/24", "127.0.0.1"]))
    await ask(guard, peer="10.0.0.2", x_forwarded_for=told, x_forwarded_proto="https")
    assert (pad.scopes[0]["client"][0], pad.scopes[0]["scheme"]) == (address, "https")
    assert not pad.callers[0].here


async def test_one_screen_too_many_is_told_so_and_comes_in_when_another_leaves(
    pad: Pad, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.serving.guard.PATIENCE", 1)
    guard = Guard(pad, crowd=Crowd(most=2))
    first, second = Socket(guard), Socket(guard)
    first.say(REGISTER)
    second.say(REGISTER)
    await asyncio.sleep(0)
    third = Socket(guard)
    await third.over()
    assert [message["type"] for message in third.heard] == ["websocket.accept", "websocket.close"]
    assert third.code == FULL
    fourth = Socket(guard)
    fourth.say(REGISTER)
    first.close()
    await first.over()
    await asyncio.sleep(0.3)
    assert (fourth.code, len(guard.crowd)) == (None, 2)
    for one in (second, fourth):
        one.close()
        await one.over()
    assert len(guard.crowd) == 0


async def test_one_address_does_not_take_all_places(pad: Pad) -> None:
    crowd = Crowd(most=10, most_each=2)
    assert [crowd.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert crowd.enter("192.0.2.2")
    crowd.leave("192.0.2.1")
    assert crowd.enter("192.0.2.1")


def test_who_connects_again_and_again_waits_and_others_do_not() -> None:
    now = [0.0]
    crowd = Crowd(clock=lambda: now[0])
    assert max(crowd.wait("192.0.2.1") for _ in range(500)) == 0
    assert crowd.wait("192.0.2.1") == pytest.approx(0.1)
    assert crowd.wait("192.0.2.2") == 0
    now[0] = 60
    assert crowd.wait("192.0.2.1") == 0


async def test_who_says_too_much_is_slowed_down_and_nothing_is_lost(pad: Pad) -> None:
    said: asyncio.Queue[object] = asyncio.Queue()
    messages = [REGISTER, *(TAP + bytes([n]) for n in range(30))]
    for one in ({"type": "websocket.connect"}, *({"type": "websocket.receive", "bytes": m} for m in messages),
                {"type": "websocket.disconnect", "code": 1005}):  # fmt: skip
        said.put_nowait(one)

    async def send(message: object) -> None:
        pass

    began = time.monotonic()
    await Line(said.get, send, Bucket(100, 10)).serve(pad, {"type": "websocket"})
    assert 0.15 < time.monotonic() - began < 2
    assert pad.told == messages


async def test_what_is_large_weighs_more() -> None:
    bucket = Bucket(10, 1, clock=lambda: 0)
    assert (bucket.take(1), bucket.take(5)) == (0, 0.5)


@pytest.mark.parametrize("said", [[TAP], [b""], [REGISTER, TAP, REGISTER]])
async def test_a_client_registers_first_and_once(pad: Pad, said: list[bytes]) -> None:
    socket = Socket(Guard(pad))
    socket.say(*said)
    await socket.over()
    assert (socket.code, pad.gone) == (NOT_SO, 1)
    assert pad.told == said[:-1]


@pytest.mark.parametrize(
    "again",
    [b"\x00\x92\xcc\x01\x80", b"\x00\x92\xd0\x01\x80", b"\x00\xdc\x00\x02\x01\x80", b"\x00\x92\x02\x80", b"\x00\x92",
     b"\x01\x00\x00\x00\x00", b""],
)  # fmt: skip
async def test_a_registration_in_other_bytes_and_what_no_client_says_ends_it(pad: Pad, again: bytes) -> None:
    socket = Socket(Guard(pad))
    socket.say(REGISTER, TAP, again, TAP)
    await socket.over()
    assert (socket.code, pad.told) == (NOT_SO, [REGISTER, TAP])


async def test_who_connects_and_says_nothing_does_not_keep_the_place(pad: Pad) -> None:
    silent: asyncio.Queue[object] = asyncio.Queue()
    silent.put_nowait({"type": "websocket.connect"})
    heard: list[object] = []

    async def send(message: object) -> None:
        heard.append(message)

    await asyncio.wait_for(Line(silent.get, send, first=0.05).serve(pad, {"type": "websocket"}), 2)
    assert heard[-1] == {"type": "websocket.close", "code": NOT_SO}


async def test_flets_own_socket_ends_when_nobody_ever_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    from flet_web.fastapi import app

    monkeypatch.setattr("app.serving.line.GRACE", 0.05)
    socket = Socket(Guard(app(lambda page: None, no_cdn=True)))
    await asyncio.sleep(0.05)
    socket.close()
    await socket.over(2)
    assert socket.heard[0]["type"] == "websocket.accept"


async def test_who_is_gone_without_a_word_does_not_make_the_app_stumble(pad: Pad) -> None:
    async def talks(scope: object, receive: object, send: object) -> None:
        for _ in range(3):
            await send({"type": "websocket.send", "bytes": b"x"})  # type: ignore[operator]

    async def broken(message: object) -> None:
        raise ConnectionResetError

    await Line(asyncio.Queue().get, broken).serve(talks, {"type": "websocket"})  # type: ignore[arg-type]
