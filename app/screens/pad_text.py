"""What the pad says: heads of columns, who is ahead, who deals."""

from __future__ import annotations

from typing import Any

from app.entry import entry_of
from app.parts.pad_head import Band, Column
from app.parts.pad_row import PadRow
from app.parts.score_cell import Cell
from app.store.values import StoredHand
from app.table.sheet import Sheet
from app.words import Who, Whole, Words
from scoring.game import Rules


def goal(rules: Rules) -> tuple[str, int] | None:
    """What ends a match under these rules: ("hands", n), ("target", n), or None when the table stops."""
    end = rules.get("end")
    if isinstance(end, dict):
        ((kind, n),) = end.items()
        return kind, n
    target = rules.get("target")
    return ("target", target) if isinstance(target, int) else None


def columns_of(sheet: Sheet, words: Words, large: bool) -> tuple[Column, ...]:
    """The heads: Wij and Zij with who they are, or the players, with whose deal it is."""
    sides = sheet.game.sides
    target = goal(sheet.replay.rules)
    dealer = None if sides or sheet.finished else sheet.replay.dealer
    totals = sheet.replay.totals
    return tuple(
        Column(
            sheet.column_name(i, words),
            words.number(total),
            " & ".join(sheet.people_of(i)) if sides and not large else "",
            i if sides else None,
            i == dealer,
            float(total / target[1]) if not sides and target and target[0] == "target" and target[1] else None,
        )
        for i, total in enumerate(totals)
    )


def band_of(sheet: Sheet, words: Words) -> Band:
    """Who is ahead, and how far the match is."""
    replay = sheet.replay
    end = goal(replay.rules)
    done = replay.standing.hands
    number = replay.number
    if end and end[0] == "hands":
        total = end[1]
        now = min(number, total)
        progress = words.say("pad.of_hands", number=now, total=total)
        progress = _with_sum(progress, sheet, words)
        return Band(
            lead_of(sheet, words), progress, min(done, total), total, words.say("pad.hand_of", number=now, total=total)
        )
    own = getattr(entry_of(sheet.game.id), "progress", None)
    if own is not None:
        progress = own(replay, words)
    else:
        progress = words.say("pad.to_target", target=end[1]) if end else words.say("pad.hand_number", number=number)
    return Band(lead_of(sheet, words), _with_sum(progress, sheet, words))


def _with_sum(progress: str, sheet: Sheet, words: Words) -> str:
    """How far the match is, and that all totals add up, in a game whose words say so (`<game>.sum`)."""
    word = f"{sheet.game.id}.sum"
    if not words.has(word) or not sheet.replay.standing.hands:
        return progress
    return f"{progress} · {words.say(word, total=sum(sheet.replay.totals))}"


def lead_of(sheet: Sheet, words: Words) -> str:
    """ "Zij staan 78 voor", or who share the lead."""
    replay, game = sheet.replay, sheet.game
    if not replay.standing.hands:
        return words.say("pad.nothing_yet")
    ahead = game.leaders(replay.rules, replay.standing)
    who = sheet.who(words)
    names: Any = tuple(game.sides[i] for i in ahead) if game.sides else ahead
    if len(ahead) > 1:
        return words.say(f"{game.id}.even", {"winners": names}, who)
    best = replay.totals[ahead[0]]
    margins: list[Any] = [abs(best - t) for i, t in enumerate(replay.totals) if i != ahead[0]]
    return words.say(f"{game.id}.lead", {"winner": names[0], "points": min(margins)}, who)


def next_lines(sheet: Sheet, words: Words) -> tuple[tuple[str, str], ...]:
    """Who deals and who leads in the hand to come, and what the game adds to that: (sign, sentence).

    A game's `SIGNS` say which of its lines before a hand have a sign of their own.
    """
    signs = getattr(entry_of(sheet.game.id), "SIGNS", {})
    replay = sheet.replay
    who = sheet.who(words)
    first = words.say(f"{sheet.game.id}.next", {"dealer": replay.dealer, "leader": replay.leader}, who)
    # A game whose own opening says who deals says it once.
    more = [(signs.get(line.id, ""), words.line(line, who)) for line in replay.opening]
    out = replay.table.out
    if out:
        more.append(("", words.say("pad.sat_out", {"seats": out}, who, n=len(out))))
    return (("deals", first), *[one for one in more if one[1] != first])


def sitting_out(row: PadRow, out: tuple[int, ...], words: Words, who: Who) -> PadRow:
    """A row of a hand in which these seats did not play: they wrote nothing, not 0."""
    if not out:
        return row
    cells = tuple(Cell("–") if seat in out else cell for seat, cell in enumerate(row.cells))
    said = words.say("pad.sat_out", {"seats": out}, who, n=len(out))
    return row._replace(cells=cells, said=f"{row.said}, {said}")


def changed_late(sheet: Sheet, stored: StoredHand) -> bool:
    """Whether a hand is otherwise than when the table signed the match off."""
    off = sheet.stored.signed
    return off is not None and stored.number > off.number


def row_name(words: Words, number: str, row: PadRow, corrected: bool, after_end: bool, late: bool = False) -> str:
    """A row as a screen reader says it: "Hand 6, …, verbeterd. Tik voor waarom."."""
    said = [words.say("pad.row", number=number), row.said]
    if corrected:
        said.append(words.say("signed.late" if late else "pad.corrected"))
    elif late:
        said.append(words.say("history.late"))
    if after_end:
        said.append(words.say("pad.after_end"))
    return words.say("pad.row_tap", row=Whole(", ".join(said)))
