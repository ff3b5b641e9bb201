"""What the bar says of a half-entered hand of sheepshead, and what its questions do."""

from __future__ import annotations

from collections.abc import Sequence

from app.entry.contract import Case, Verdict
from app.entry.sheepshead import draft as d
from app.entry.sheepshead import leaster as lone
from app.entry.sheepshead.draft import Draft, hand
from app.words import Whole
from scoring.game import Points, Problem, Refused, Scored
from scoring.sheepshead_entry import miscounted_table
from scoring.sheepshead_totals import HAND_POINTS

LEASTER_ZERO = "sheepshead.leaster_zero"


def verdict(draft: Draft, case: Case) -> Verdict:
    """Once it is "ready", `scoring` has judged exactly the hand that a tap writes."""
    wrong = miscounted_table(case.table)
    if wrong:
        return Verdict("missing", case.words.problem(wrong[0], case.who), focus="out")
    missing = _missing(draft, case)
    if missing is not None:
        return Verdict("missing", missing)
    try:
        scored = case.game.score(hand(draft), case.table, case.standing)
    except Refused as refused:
        return Verdict("missing", case.words.problem(refused.problems[0], case.who))
    if draft.passed:
        return _leaster(draft, scored, case) if draft.is_leaster else _passed(scored, case)
    if draft.may_grow():
        counted = case.words.say("sheepshead.bar_counted", who=Whole(side_name(draft, case)), points=draft.digits)
        return Verdict("grow", counted, case.words.say("entry.another_digit"))
    if scored.warnings:
        return _ask(scored.warnings[0], draft, case)
    return _result(scored, draft, case)


def side_name(draft: Draft, case: Case) -> str:
    """ "Kees en Ans", "Kees alleen"; "" while nobody picked."""
    if draft.picker is None:
        return ""
    if draft.partners:
        return case.words.names(draft.side(), case.who)
    return case.words.say("sheepshead.alone_name" if draft.alone else "sheepshead.picker_name",
                          {"picker": draft.picker}, case.who)  # fmt: skip


def _missing(draft: Draft, case: Case) -> str | None:
    """What is to be tapped next, None when `scoring` can judge."""
    w = case.words
    if draft.passed:
        if not draft.is_leaster:
            return None
        points = lone.known(draft.leaster, case.table)
        nameless = next((s for s, n in points.items() if n is None), None)
        return None if nameless is None else w.say("sheepshead.leaster_who", {"seat": nameless}, case.who)
    if draft.picker is None:
        return w.say("sheepshead.picker_missing")
    if not d.together(draft):
        if draft.partners:
            return w.say("sheepshead.partner_more", n=draft.agreed - len(draft.partners))
        return w.say("sheepshead.partner_missing")
    if not draft.counted():
        return w.say("sheepshead.how_many", who=Whole(side_name(draft, case)))
    if draft.digits and draft.may_grow() and not draft.whole():
        return w.say("sheepshead.one_more", who=Whole(side_name(draft, case)), points=draft.digits)
    return None


def _ask(doubt: Problem, draft: Draft, case: Case) -> Verdict:
    """Did the other side, or the picking side, win a trick?"""
    w = case.words
    without = "all" if doubt.id == "sheepshead.ask_all" else "none"
    return Verdict("ask", w.problem(doubt, case.who), answers=(("some", w.say("match.yes").capitalize()),
                                                               (without, w.say("match.no").capitalize())))  # fmt: skip


def answer(draft: Draft, which: str, case: Case) -> Draft:
    """The draft after an answer about tricks."""
    if which == "sure":
        zero = tuple(s for s, n in lone.known(draft.leaster, case.table).items() if n == 0)
        return draft._replace(leaster=lone.sure(draft.leaster, zero))
    if which == "count":
        return draft._replace(leaster=lone.count_tricks(draft.leaster, case.table))
    return d.answer(draft, which)


def _result(scored: Scored, draft: Draft, case: Case) -> Verdict:
    """ "Winst: Kees + 2, Ans + 1", and below it what the others pay and how it came to that."""
    w = case.words
    assert draft.picker is not None
    won = _won(scored, draft)
    shares = [_share((draft.picker,), scored.scores, case)]
    if draft.partners:
        shares.append(_share(draft.partners, scored.scores, case))
    line1 = w.say("sheepshead.bar_won" if won else "sheepshead.bar_lost", shares=Whole(", ".join(shares)))
    return Verdict("ready", line1, ", ".join(_how(scored, draft, case)))


def _won(scored: Scored, draft: Draft) -> bool:
    return any(
        line.id in ("sheepshead.won", "sheepshead.won_schneider", "sheepshead.all_tricks") for line in scored.lines
    )


def _share(seats: Sequence[int], scores: Sequence[Points], case: Case) -> str:
    return f"{case.words.names(seats, case.who)} {case.words.signed(scores[seats[0]])}"


def _how(scored: Scored, draft: Draft, case: Case) -> list[str]:
    w, points = case.words, draft.points()
    others = next(s for s in case.table.playing() if s not in draft.side())
    said = [w.say("sheepshead.bar_others", n=w.signed(scored.scores[others]))]
    if draft.tricks in ("all", "none"):
        said.append(w.say(f"sheepshead.bar_{draft.tricks}"))
    elif draft.zone:
        said.append(f"{draft.zone[0]}–{draft.zone[1]}")
    elif points is not None:
        said.append(w.say("sheepshead.bar_against", points=points, rest=HAND_POINTS - points))
    if draft.multiplier != 1:
        said.append(f"×{draft.multiplier}")
    said += [w.say(f"sheepshead.bar_{mark}") for mark in ("doubled", "bump") if mark in scored.marks]
    return said


def _passed(scored: Scored, case: Case) -> Verdict:
    how = case.table.rules["all_pass"]
    return Verdict("ready", case.words.say("sheepshead.bar_passed"), case.words.say(f"sheepshead.bar_{how}"))


def _leaster(draft: Draft, scored: Scored, case: Case) -> Verdict:
    w, x = case.words, draft.leaster
    at = x.at(case.table)
    if at is not None and lone.may_grow(x, case.table):
        return Verdict("grow", f"{case.who[at]} {x.typed(at)}", w.say("entry.another_digit"))
    doubts = [p for p in scored.warnings if p.id != LEASTER_ZERO or not set(p.values["seats"]) <= set(x.without)]
    if doubts:
        answers = (("sure", w.say("entry.sure")), ("count", w.say("sheepshead.count_tricks")))
        return Verdict("ask", w.problem(doubts[0], case.who), answers=answers)
    winners = [s for s in case.table.playing() if scored.scores[s] > 0]
    if not winners:
        return Verdict("ready", w.say("sheepshead.bar_wash"), w.say("sheepshead.bar_leaster"))
    losers = [s for s in case.table.playing() if s not in winners]
    line1 = w.say("sheepshead.bar_leaster_won", shares=Whole(_share(winners, scored.scores, case)))
    return Verdict("ready", line1, w.say("sheepshead.bar_others", n=w.signed(scored.scores[losers[0]])))
