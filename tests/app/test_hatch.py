"""The hatch: bytes between a browser and the app, past the web socket."""

import pytest

from app.hatch import BrokenOffError, Hatch, TooLargeError


async def asked(hatch, method, path, parts=(), headers=()):
    """What the hatch answers: its status, headers and body; None for no answer."""
    coming = [{"type": "http.request", "body": part, "more_body": n + 1 < len(parts)} for n, part in enumerate(parts)]
    coming = coming or [{"type": "http.request", "body": b""}]
    said = []

    async def receive():
        return coming.pop(0) if coming else {"type": "http.disconnect"}

    async def send(message):
        said.append(message)

    scope = {"type": "http", "method": method, "path": path, "headers": list(headers)}
    await hatch.serve(scope, receive, send)
    if not said:
        return None
    return said[0]["status"], dict(said[0]["headers"]), said[1]["body"]


async def test_what_is_laid_ready_can_be_fetched_as_a_file():
    hatch = Hatch()
    address = hatch.lay("Boom van Riët.pdf", "application/pdf", b"%PDF")
    for _ in range(2):  # a browser may look first and fetch then
        status, headers, body = await asked(hatch, "GET", address)
        assert (status, body) == (200, b"%PDF")
        assert headers[b"content-type"] == b"application/pdf"
        assert headers[b"content-disposition"] == b"attachment; filename*=UTF-8''Boom%20van%20Ri%C3%ABt.pdf"


async def test_an_address_that_was_never_given_gives_nothing():
    hatch = Hatch()
    hatch.lay("a", "text/plain", b"secret")
    assert (await asked(hatch, "GET", "/hatch/"))[0] == 404
    assert (await asked(hatch, "PUT", "/hatch/abc", [b"x"]))[0] == 404


async def test_after_a_while_it_is_gone(monkeypatch):
    hatch = Hatch()
    address, awaited = hatch.lay("a", "text/plain", b"a"), hatch.expect(10)
    later = __import__("time").monotonic() + 3600
    monkeypatch.setattr("app.hatch.time.monotonic", lambda: later)
    assert (await asked(hatch, "GET", address))[0] == 404
    with pytest.raises(BrokenOffError):
        await awaited.data


async def test_the_oldest_makes_room(monkeypatch):
    monkeypatch.setattr("app.hatch.ROOM", 10)
    hatch = Hatch()
    first, second = hatch.lay("a", "text/plain", bytes(6)), hatch.lay("b", "text/plain", bytes(6))
    assert (await asked(hatch, "GET", first))[0] == 404
    assert (await asked(hatch, "GET", second))[0] == 200


async def test_what_a_browser_puts_there_arrives_once():
    hatch = Hatch()
    awaited = hatch.expect(10)
    assert (await asked(hatch, "PUT", awaited.address, [b"boo", b"m"]))[0] == 200
    assert await awaited.data == b"boom"
    assert (await asked(hatch, "PUT", awaited.address, [b"again"]))[0] == 404


@pytest.mark.parametrize(("parts", "headers"), [([b"x" * 8, b"x" * 8], []), ([b""], [(b"content-length", b"11")])])
async def test_more_than_was_agreed_is_refused(parts, headers):
    hatch = Hatch()
    awaited = hatch.expect(10)
    assert (await asked(hatch, "PUT", awaited.address, parts, headers))[0] == 413
    with pytest.raises(TooLargeError):
        await awaited.data


async def test_a_connection_that_breaks_off_is_told():
    hatch = Hatch()
    awaited = hatch.expect(10)

    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        raise AssertionError("nobody is there")

    await hatch.serve({"type": "http", "method": "PUT", "path": awaited.address, "headers": []}, receive, send)
    with pytest.raises(BrokenOffError):
        await awaited.data
