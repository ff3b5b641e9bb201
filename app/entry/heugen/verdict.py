"""What the bar says of a half-entered hand of heugen, and what its questions do."""

from __future__ import annotations

from app.entry.contract import Case, Verdict
from app.entry.heugen.draft import ROEM_DOUBT, Draft, hand, toggle_kapot, wipe
from app.words import Words
from scoring.game import Points, Problem, Refused, Scored
from scoring.heugen_hand import needed

ALL_POINTS_DOUBT = "heugen.all_points"


def needs(d: Draft, case: Case) -> int | None:
    """The fewest points with which the bid is made, roem taken off; None when no count is enough."""
    return needed(d.bid, d.declared(), case.table.rules, d.players, d.exchanged)


def verdict(d: Draft, case: Case) -> Verdict:
    """Once it is "ready" or "nat", `scoring` has judged exactly the hand that a tap writes."""
    w = case.words
    if d.bidder is None and not d.passed:
        return Verdict("missing", w.say("heugen.bidder_missing"))
    if not d.passed and d.points() is None:
        return Verdict("missing", _how_many(d, case))
    try:
        scored = case.game.score(hand(d), case.table, case.standing)
    except Refused as refused:
        return Verdict("missing", w.problem(refused.problems[0], case.who))
    if d.passed:
        return Verdict("ready", w.say("heugen.bar_passed"), w.say("heugen.bar_passed_why"))
    if d.may_grow():
        said = w.say("heugen.bar_so_far", {"bidder": d.bidder, "points": d.points()}, case.who)
        return Verdict("grow", said, w.say("entry.another_digit"))
    doubts = [p for p in scored.warnings if p.id not in d.sure]
    return _ask(doubts[0], case) if doubts else _result(scored, d, case)


def _how_many(d: Draft, case: Case) -> str:
    if d.kapot:
        return case.words.say("heugen.how_many_kapot", {"bidder": d.bidder}, case.who)
    need = needs(d, case)
    if need is None:
        return case.words.say("heugen.how_many_never", {"bidder": d.bidder}, case.who)
    return case.words.say("heugen.how_many", {"bidder": d.bidder, "needed": need}, case.who)


def _ask(doubt: Problem, case: Case) -> Verdict:
    w = case.words
    if doubt.id == ALL_POINTS_DOUBT:
        answers = (("kapot", w.say("heugen.kapot_yes")), (doubt.id, w.say("heugen.kapot_no")))
    else:
        again = "roem_again" if doubt.id == ROEM_DOUBT else "again"
        answers = ((doubt.id, w.say("entry.sure")), (again, w.say("entry.count_again")))
    return Verdict("ask", w.problem(doubt, case.who), answers=answers)


def answer(d: Draft, which: str, case: Case) -> Draft:
    """The draft after an answer: kapot, count again, or the doubt that is set aside."""
    if which == "kapot":
        return toggle_kapot(d._replace(kapot=False))
    if which == "again":
        return wipe(d)._replace(kapot=d.kapot)
    if which == "roem_again":
        return d._replace(roem=())
    return d._replace(sure=(*d.sure, which), settled=True)


def _result(scored: Scored, d: Draft, case: Case) -> Verdict:
    w, who = case.words, case.who
    marks = {mark.partition(":")[0] for mark in scored.marks}
    bidder = d.bidder if d.bidder is not None else 0
    won = scored.scores[bidder]
    nat = "nat" in marks
    key = "nat_kapot" if nat and d.kapot else "nat" if nat else "kapot" if d.kapot else "made" if won else "even"
    if nat and not won and not d.kapot:
        key = "nat_even"
    line1 = w.say(f"heugen.bar_{key}", {"bidder": bidder, "won": won}, who)
    if not any(scored.scores):
        return Verdict("nat" if nat else "ready", line1, w.say("heugen.bar_nobody"))
    short = next((line.values["short"] for line in scored.lines if line.id == "heugen.nat"), None)
    first = w.say("heugen.bar_short", short=short) if short is not None else _exchanged(d, w)
    return Verdict("nat" if nat else "ready", line1, f"{first} {_others(scored.scores, bidder, case)}")


def _exchanged(d: Draft, w: Words) -> str:
    return w.say("heugen.bar_exchanged" if d.exchanged else "heugen.bar_not_exchanged")


def _others(scores: tuple[Points, ...], bidder: int, case: Case) -> str:
    """What it is to the others: "Henk en Bea elk − 10", "Henk + 20"."""
    others = tuple(s for s in case.table.playing() if s != bidder)
    values = {"others": others, "won": scores[others[0]] if others else 0}
    return case.words.say("heugen.bar_others" if len(others) > 1 else "heugen.bar_other", values, case.who)
