"""What the result says: who won and by how much, and the run of the totals for who cannot see the chart."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.parts.chart import Running
from app.parts.pad_head import Band
from app.screens.pad_text import band_of, lead_of
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Points, Standing


class Verdict(NamedTuple):
    """The cover's title, the large line, and the line under it in three pieces: the middle one is a number that stands
    out."""

    cover: str
    title: str
    under: tuple[str, str, str] = ("", "", "")


def verdict_of(sheet: Sheet, words: Words) -> Verdict:
    """Who won, or how it stands while the match is still being played."""
    replay, game = sheet.replay, sheet.game
    if not replay.finished:
        band = band_of(sheet, words)
        return Verdict(words.say("result.going"), lead_of(sheet, words), (band.progress_name or band.progress, "", ""))
    done = f"{game.id}.done"
    cover = words.say(done if words.has(done) else "result.done")
    if replay.match.stopped:
        cover = words.say("result.stopped_title")
    if not replay.winners:
        return Verdict(cover, words.say("result.nobody"))
    if len(replay.winners) > 1:
        return _shared(sheet, words, cover)
    (winner,) = replay.winners
    margin, rivals = behind(sheet)
    name = sheet.column_name(winner, words)
    if game.sides:
        people = " & ".join(sheet.people_of(winner))
        under = _points(words, "result.by", margin, people=people)
        return Verdict(cover, words.say("result.side_wins", winner=name), under)
    others = words.listed([sheet.column_name(i, words) for i in rivals])
    under = _points(words, "result.ahead_of", margin, others=others)
    return Verdict(cover, words.say("result.player_wins", winner=name), under)


def _shared(sheet: Sheet, words: Words, cover: str) -> Verdict:
    """Equal totals are a shared win."""
    replay = sheet.replay
    best = replay.totals[replay.winners[0]]
    if sheet.game.sides and len(replay.winners) == sheet.columns:
        title = words.say("result.even")
    else:
        title = words.say("result.share", winners=words.listed([sheet.column_name(i, words) for i in replay.winners]))
    return Verdict(cover, title, _points(words, "result.each", best))


def now_of(sheet: Sheet, words: Words) -> Band:
    """The band of the pad: who is ahead, and how far the match is. Of one that is over: who won, and of how many hands
    it was, or after how many it was stopped.
    """
    band = band_of(sheet, words)
    if not sheet.finished:
        return band
    band = band._replace(lead=verdict_of(sheet, words).title)
    hands = sheet.replay.standing.hands
    if sheet.replay.match.stopped:
        return band._replace(progress=words.say("result.stopped", n=hands), total=0, progress_name="")
    return band if band.done else band._replace(progress=words.say("chat.hands", n=hands))


_HERE = "\0"


def _points(words: Words, word: str, points: Points, **values: Any) -> tuple[str, str, str]:
    """A sentence with points in it: what comes before the number, the number, what comes after."""
    before, _, after = words.say(word, {"n": points, "points": _HERE, **values}).partition(_HERE)
    return before, words.number(points), after


def behind(sheet: Sheet) -> tuple[Points, tuple[int, ...]]:
    """By how much the winner is ahead of whoever comes nearest, and who that is. Whichever way the game counts."""
    replay = sheet.replay
    best: Any = replay.totals[replay.winners[0]]
    rest: dict[int, Points] = {i: abs(total - best) for i, total in enumerate(replay.totals) if i not in replay.winners}
    least = min(rest.values())
    return least, tuple(i for i, margin in rest.items() if margin == least)


def ranking(sheet: Sheet) -> tuple[int, ...]:
    """The columns, best first, those that are even in seat order. While nothing counted: in seat order."""
    replay = sheet.replay
    if not replay.standing.hands:
        return tuple(range(sheet.columns))
    ahead = replay.winners or sheet.game.leaders(replay.rules, replay.standing)
    best = replay.totals[ahead[0]]
    return tuple(sorted(range(sheet.columns), key=lambda i: (i not in ahead, abs(replay.totals[i] - best), i)))


def running(sheet: Sheet, words: Words) -> tuple[Running, ...]:
    """The totals of each column before the first hand and after every hand that counts."""
    after = [(0,) * sheet.columns, *(s.totals for s in _standings(sheet))]
    return tuple(
        Running(sheet.column_name(i, words), tuple(float(totals[i]) for totals in after)) for i in range(sheet.columns)
    )


def chart_said(sheet: Sheet, words: Words) -> str:
    """The chart in words: how many hands, the totals at the end, and who was ahead since when."""
    replay = sheet.replay
    totals = [f"{sheet.column_name(i, words)} {words.number(total)}" for i, total in enumerate(replay.totals)]
    said = [words.say("result.chart", n=replay.standing.hands), f"{words.say('result.chart_end')} {', '.join(totals)}."]
    leads = [
        words.say("result.since", number=number, who=_ahead(sheet, words, ahead)) for number, ahead in leads_of(sheet)
    ]
    if leads:
        said.append(f"{words.say('result.chart_leads')} {', '.join(leads)}.")
    return " ".join(said)


def leads_of(sheet: Sheet) -> list[tuple[int, tuple[int, ...]]]:
    """Since which hand who was ahead: only the hands at which that changed."""
    changes: list[tuple[int, tuple[int, ...]]] = []
    for number, standing in enumerate(_standings(sheet), 1):
        ahead = sheet.game.leaders(sheet.replay.rules, standing)
        if not changes or changes[-1][1] != ahead:
            changes.append((number, ahead))
    return changes


def _ahead(sheet: Sheet, words: Words, ahead: tuple[int, ...]) -> str:
    if len(ahead) == sheet.columns:
        return words.say("result.level")
    return words.listed([sheet.column_name(i, words) for i in ahead])


def _standings(sheet: Sheet) -> list[Standing]:
    """The standing after each hand that counts and moved the totals."""
    hands = sheet.replay.hands
    after = [*(played.before for played in hands[1:]), sheet.replay.standing]
    return [
        standing
        for played, standing in zip(hands, after, strict=False)
        if played.number is not None and not played.after_end
    ]
