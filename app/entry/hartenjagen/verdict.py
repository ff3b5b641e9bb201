"""What the bar says of a half-entered hand of hartenjagen, and what its questions do."""

from __future__ import annotations

from app.entry.contract import Case, Verdict
from app.entry.hartenjagen import draft as d_
from app.entry.hartenjagen.draft import Draft, hand, sweeper
from app.words import Words
from scoring.game import Refused, Scored
from scoring.hartenjagen.agreement import in_play

_TELLING = ("exact_half", "exact_zero", "exact_wins", "turned", "no_tricks", "no_moon_off", "no_moon_jack")
"""Lines that say why a score is not just the points taken."""
SUN_FORGOTTEN = "hartenjagen.sun_forgotten"


def verdict(d: Draft, case: Case) -> Verdict:
    """Once it is "ready", `scoring` has judged exactly the hand that a tap writes."""
    w = case.words
    if d.left:
        return Verdict("missing", still(d, w))
    if not d.missing:
        asked = _question(d, case)
        if asked is not None:
            return asked
    try:
        scored = case.game.score(hand(d), case.table, case.standing)
    except Refused as refused:
        return Verdict("missing", w.problem(refused.problems[0], case.who))
    for doubt in scored.warnings:
        if doubt.id not in d.sure:
            answers = (("sun", w.say("hartenjagen.sun_yes")), (doubt.id, w.say("hartenjagen.sun_no")))
            return Verdict("ask", w.problem(doubt, case.who), answers=answers)
    return _result(scored, d, case)


def still(d: Draft, w: Words) -> str:
    """What has not been given to anybody: "Nog 9 harten en de vrouw"."""
    open_cards = [w.say(f"hartenjagen.the_{card}") for card in d.missing]
    return w.say("hartenjagen.still", what=w.listed([w.say("hartenjagen.n_hearts", n=d.left), *open_cards]))


def _question(d: Draft, case: Case) -> Verdict | None:
    """What the cards alone do not tell and this table agreed to count."""
    w, rules = case.words, case.table.rules
    all_of_it = sweeper(d)
    name = "" if all_of_it is None else case.who[all_of_it]
    if all_of_it is not None and may_be_sun(d) and d.sun is None and "no_sun" not in d.sure:
        answers = (("sun", w.say("hartenjagen.sun_yes")), ("no_sun", w.say("hartenjagen.sun_no")))
        return Verdict("ask", w.say("hartenjagen.ask_sun", name=name), answers=answers)
    if is_moon(d) and d.sun is None and chooses(d, case) and not d.moon_choice:
        full = in_play(rules).full
        answers = (
            ("others", w.say("hartenjagen.moon_to_others", n=full)),
            ("shooter", w.say("hartenjagen.moon_off_shooter", name=name, n=full)),
        )
        return Verdict("ask", w.say("hartenjagen.ask_moon"), answers=answers)
    if rules["no_tricks"] and not is_moon(d):
        for seat in case.table.playing():
            if d_.may_have_no_trick(d, seat) and seat not in d.no_tricks and f"trick:{seat}" not in d.sure:
                answers = (
                    (f"trick:{seat}", w.say("hartenjagen.trick_yes")),
                    (f"none:{seat}", w.say("hartenjagen.trick_no")),
                )
                return Verdict("ask", w.say("hartenjagen.ask_trick", name=case.who[seat]), answers=answers)
    return None


def may_be_sun(d: Draft) -> bool:
    """Whether who took everything may have called the sun: agreed, and ♦B is with the same player."""
    return d.table.rules["sun"] is not None and sweeper(d) is not None and d.jack in (None, sweeper(d))


def is_moon(d: Draft) -> bool:
    """Whether somebody took everything in a way that is a moon at this table."""
    rules, seat = d.table.rules, sweeper(d)
    if seat is None or (rules["moon"] == "off" and d.sun is None):
        return False
    return not (rules["diamond_jack"] and rules["jack_needed_for_moon"]) or d.jack == seat


def chooses(d: Draft, case: Case) -> bool:
    """Whether the table decides at each moon what it writes, and can do so in this hand."""
    if case.table.rules["moon"] != "choice":
        return False
    try:
        case.game.score(hand(d._replace(moon_choice="")), case.table, case.standing)
    except Refused as refused:
        return any(p.id == "hartenjagen.choice_missing" for p in refused.problems)
    return False


def answer(d: Draft, which: str, case: Case) -> Draft:
    """The draft after an answer."""
    what, _, seat = which.partition(":")
    if what == "sun":
        return d._replace(sun=sweeper(d))
    if what == "none":
        return d_.no_trick(d, int(seat))
    if what in ("others", "shooter"):
        return d_.choose_moon(d, what)
    return d._replace(sure=(*d.sure, which))


def write_pressed(d: Draft, case: Case) -> Draft:
    """A tap on a bar that misses hearts: the first row without a number is filled next."""
    full = d_.filled(d)
    return d if None not in full else d._replace(row=full.index(None))


def _result(scored: Scored, d: Draft, case: Case) -> Verdict:
    w = case.words
    playing = case.table.playing()

    def listed(seats: tuple[int, ...]) -> str:
        return " · ".join(f"{case.who[s]} {w.number(scored.scores[s])}" for s in seats)

    moon = next((int(m.partition(":")[2]) for m in scored.marks if m.startswith("moon:")), None)
    if moon is not None:
        word = "hartenjagen.bar_sun" if d.sun is not None else "hartenjagen.bar_moon"
        told = tuple(s for s in playing if s != moon or scored.scores[s])
        written = tuple(s for s in told if scored.scores[s]) or told
        return Verdict("ready", w.say(word, {"shooter": moon}, case.who), listed(written))
    telling = [line for line in scored.lines if line.id.partition(".")[2] in _TELLING]
    if telling:
        return Verdict("ready", listed(playing), w.line(telling[-1], case.who))
    total = sum(int(n) for n in scored.scores)
    word = "hartenjagen.bar_down" if total < 0 else "hartenjagen.bar_sum"
    return Verdict("ready", listed(playing), w.say(word, n=abs(total)))
