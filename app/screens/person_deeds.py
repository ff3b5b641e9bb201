"""What is done to a person, said with a way back."""

from __future__ import annotations

from app.room import Room, use_words
from app.store.trouble import StoreError
from app.store.values import Merged, Person
from app.table import people
from app.words import Words
from scoring import game_ids


async def rename(here: Room, person: Person, name: str) -> StoreError | None:
    """Spells a name otherwise everywhere; gives what kept it from that."""
    words = use_words(here)
    try:
        now = await people.rename(here, person.id, name)
    except StoreError as error:
        return error
    here.feel("medium")
    said = words.say("table.renamed", old=person.name, name=now.name)
    here.tell(said, words.say("entry.put_back"), lambda: here.run(_name_again, here, now.id, person.name))
    return None


async def hide(here: Room, person: Person) -> None:
    """Takes a name off the lists, and goes to what is left of them."""
    words = use_words(here)
    try:
        await people.hide(here, person.id)
    except StoreError as error:
        here.trouble(error)
        return
    here.feel("medium")
    here.go("/people")
    said = words.say("people.hidden", name=person.name)
    here.tell(said, words.say("entry.put_back"), lambda: here.run(show, here, person.id))


async def show(here: Room, person: int) -> None:
    """Puts a name on the lists again."""
    try:
        await people.show(here, person)
    except StoreError as error:
        here.trouble(error)


async def set_pattern(here: Room, person: int, pattern: int) -> None:
    """Gives somebody another mark."""
    try:
        await people.set_pattern(here, person, pattern)
    except StoreError as error:
        here.trouble(error)


async def merge(here: Room, spelling: Person, into: Person) -> None:
    """Two names are one person, and that person is shown; where they sat at one table, it says which."""
    words = use_words(here)
    try:
        merged = await people.merge(here, spelling.id, into.id)
    except StoreError as error:
        if error.id == "store.same_match":
            here.feel("heavy")
            there = f"/match/{error.values['match']}"
            here.tell(why_two(error, words), words.say("people.look"), lambda: here.go(there))
        else:
            here.trouble(error)
        return
    here.feel("medium")
    here.go(f"/people/{merged.person.id}")
    said = words.say("people.merged", name=spelling.name, other=merged.person.name)
    here.tell(said, words.say("people.two_after_all"), lambda: here.run(_two_after_all, here, merged))


async def why_not(here: Room, one: Person, other: Person) -> tuple[str, str]:
    """Why these cannot be one person, and the match at which both sat: ("", "") where they can."""
    try:
        await people.may_merge(here, one.id, other.id)
    except StoreError as error:
        if error.id != "store.same_match":
            raise
        return why_two(error, use_words(here)), error.values["match"]
    return "", ""


async def unmerge(here: Room, spelling: Person, of: Person) -> None:
    """A second spelling is a person of its own."""
    words = use_words(here)
    try:
        await people.unmerge(here, spelling.id)
    except StoreError as error:
        here.trouble(error)
        return
    here.feel("medium")
    said = words.say("people.apart", name=spelling.name, other=of.name)
    here.tell(said, words.say("entry.put_back"), lambda: here.run(_one_again, here, spelling.id, of.id))


def why_two(error: StoreError, words: Words) -> str:
    """At which table both sat."""
    game = error.values["game"]
    called = words.say(f"{game}.name") if game in game_ids() else game
    day = words.date(error.values["started"])
    return words.say("people.same_match", name=error.values["name"], other=error.values["other"], game=called, day=day)


async def _name_again(here: Room, person: int, name: str) -> None:
    try:
        await people.rename(here, person, name)
    except StoreError as error:
        here.trouble(error)


async def _two_after_all(here: Room, merged: Merged) -> None:
    try:
        await people.unmerge(here, merged.spelling, merged.along)
    except StoreError as error:
        here.trouble(error)


async def _one_again(here: Room, spelling: int, into: int) -> None:
    try:
        await people.merge(here, spelling, into)
    except StoreError as error:
        here.trouble(error)
