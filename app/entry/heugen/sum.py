"""The sum of a half-entered hand of heugen: what was counted, what that is rounded to and why, roem, and the bid."""

from __future__ import annotations

from app.entry.contract import Case
from app.entry.heugen.draft import Draft
from app.entry.heugen.verdict import needs
from app.parts.sum_line import ARROW, Term
from app.words import Words
from scoring.game import Rules
from scoring.heugen_hand import ALL_TENS, Rounding, round_points, target


def terms_of(d: Draft, case: Case) -> tuple[Term, ...]:
    """ "112 → 120 + 20 = 140"; before there is a count, what the bidder needs."""
    w, rules = case.words, case.table.rules
    roem = d.bid - target(d.bid, d.declared(), rules)  # what is above the bid may be lost
    told = w.say("heugen.sum_roem") if roem == d.declared() else w.say("heugen.sum_roem_of", roem=d.declared())
    with_roem = [Term(w.number(roem), told, "+")] if roem else []
    counted = w.say("heugen.sum_counted")
    if d.passed:
        return (Term("–", counted, ink="light"), Term("–", w.say("heugen.sum_needed"), ink="light"))
    points = d.points()
    if points is None:
        need = needs(d, case)
        short = Term("–" if need is None else w.number(need), w.say("heugen.sum_needed"))
        return (Term("", counted, caret=True), *with_roem, short)
    rounding = round_points(points, rules, d.players, d.exchanged)
    terms = [Term(w.number(points), counted, caret=d.filled() is None)]
    if rules["rounding"] != "none":
        terms.append(Term(w.number(rounding.counts), _why(rounding, rules, w), ARROW, "strong"))
    if not roem:
        return (*terms, Term(w.number(d.bid), w.say("heugen.sum_bid"), w.say("heugen.sum_against")))
    against = w.say("heugen.sum_against_bid", bid=d.bid)
    return (*terms, *with_roem, Term(w.number(rounding.counts + roem), against, "=", "strong"))


def _why(r: Rounding, rules: Rules, w: Words) -> str:
    """Why the count became what it counts as: its last digit, or what the others' tens leave of 150."""
    if r.rest_rounded is not None and rules["round_whom"] == "opponents":
        return w.say("heugen.sum_left", all=ALL_TENS, rounded=r.rest_rounded)
    return w.say(f"heugen.sum_{r.way}", digit=r.digit)


def said_of(terms: tuple[Term, ...]) -> str:
    """The sum as a screen reader tells it: "geteld: 112, 2 naar boven: 120, roem: 20, tegen 120: 140"."""
    return ", ".join(f"{term.caption}: {term.number or '–'}" for term in terms)
