"""What the bar says of a half-entered hand of klaverjassen, and what its questions do."""

from __future__ import annotations

from app.entry.contract import Case, Verdict
from app.entry.klaverjassen.draft import SIDES, Draft, hand, move_caret, other, toggle_pit, wipe
from app.words import Words
from scoring.game import Problem, Refused, Scored

ROEM_LINES = frozenset({"klaverjassen.own_roem", "klaverjassen.roem_to_other", "klaverjassen.verzaakt_roem"})
BONUS_LINES = frozenset({"klaverjassen.pit", "klaverjassen.tegenpit", "klaverjassen.verzaakt_bonus"})
ALL_POINTS = "klaverjassen.all_points_no_pit"


def verdict(d: Draft, case: Case) -> Verdict:
    """Once it is "ready" or "nat", `scoring` has judged exactly the hand that a tap writes."""
    w = case.words
    if d.playing is None:
        return Verdict("missing", w.say("klaverjassen.who_plays"))
    if d.counts() and not d.digits:
        return Verdict("missing", w.say("klaverjassen.how_many", {"side": d.caret}, case.who))
    try:
        scored = case.game.score(hand(d), case.table, case.standing)
    except Refused as refused:
        return Verdict("missing", w.problem(refused.problems[0], case.who))
    if d.may_grow():
        counted = ", ".join(f"{case.who[s]} {d.points(s)}" for s in SIDES)
        return Verdict("grow", counted, w.say("entry.another_digit"))
    doubts = [p for p in scored.warnings if p.id not in d.sure]
    if doubts:
        return _ask(doubts[0], d, case)
    return _result(scored, d, case)


def _ask(doubt: Problem, d: Draft, case: Case) -> Verdict:
    w = case.words
    if doubt.id == ALL_POINTS:
        winner = next(s for s in SIDES if d.points(s))
        answers = (("pit", w.say("klaverjassen.pit_yes")), (doubt.id, w.say("klaverjassen.pit_no")))
        return Verdict("ask", w.say("klaverjassen.was_it_pit", {"side": winner}, case.who), answers=answers)
    again = "roem_again" if doubt.at.startswith("roem") else "again"
    answers = ((doubt.id, w.say("entry.sure")), (again, w.say("entry.count_again")))
    return Verdict("ask", w.problem(doubt, case.who), answers=answers)


def answer(d: Draft, which: str, case: Case) -> Draft:
    """The draft after an answer: pit, "count again" (what is doubted, and no more), or the doubt that is set aside."""
    if which == "pit":
        return toggle_pit(move_caret(d, next(s for s in SIDES if d.points(s))))
    if which == "again":
        return wipe(d)
    if which == "roem_again":
        return d._replace(roem_wij=(), roem_zij=(), sure=())
    return d._replace(sure=(*d.sure, which), settled=True)


def _result(scored: Scored, d: Draft, case: Case) -> Verdict:
    w = case.words
    total = dict(zip(SIDES, scored.scores, strict=True))
    marks = {m.split(":")[0]: m.split(":")[1] for m in scored.marks if ":" in m}
    roem = sum(d.roem_wij) + sum(d.roem_zij)
    if not scored.counts:
        return Verdict("ready", w.say("klaverjassen.deal_again"), w.say("klaverjassen.deal_again_why"))
    for mark in ("verzaakt", "tegenpit", "pit", "nat"):
        if mark in marks:
            winner = marks[mark] if mark in ("pit", "tegenpit") else other(marks[mark])
            line1 = w.say(
                f"klaverjassen.bar_{mark}", {"side": winner, "other": other(winner), "points": total[winner]}, case.who
            )
            return Verdict("nat" if "nat" in marks else "ready", line1, _parts(scored, winner, w))
    line1 = " — ".join(f"{case.who[s]} {w.number(total[s])}" for s in SIDES)
    line2 = w.say("klaverjassen.bar_against", first=d.points("wij"), second=d.points("zij"))
    return Verdict("ready", line1, line2 + (w.say("klaverjassen.bar_plus_roem", roem=roem) if roem else ""))


def _parts(scored: Scored, winner: str, w: Words) -> str:
    """What the side that writes everything writes, taken from the lines: "162 + 100 + 40 roem"."""
    index = SIDES.index(winner)
    moved = [(line.id, int(line.moves[index])) for line in scored.lines if line.moves[index]]
    roem = sum(n for i, n in moved if i in ROEM_LINES)
    bonus = sum(n for i, n in moved if i in BONUS_LINES)
    said = w.number(scored.scores[index] - roem - bonus) + (f" + {w.number(bonus)}" if bonus else "")
    return said + (w.say("klaverjassen.bar_plus_roem", roem=roem) if roem else "")
