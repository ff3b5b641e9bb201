"""A fifth game, of no table in the world: who takes a hand writes 1, 2 or 3. Its score, its entry and its words."""

import flet as ft

from app.entry.contract import Verdict
from app.held import pick
from app.parts.buttons import segments
from app.parts.pad_row import PadRow
from app.parts.score_cell import Cell
from scoring.game import COMMON_KEYS, Game, HouseRule, Line, Problem, Refused, Scored, highest, whole

WORDS = """
name = Tikken = Ticks | new = Nieuwe tik = New ticks | short = Tik = Tick | done = Uitgetikt = Ticked out
next = {dealer} geeft = {dealer} deals | lead = {winner} staat {points} voor = {winner} leads by {points}
even = Gelijk: {winners} = Level: {winners} | plays = {name} tikt = {name} ticks | agree = end = end
rule.end = Einde = End | rule.end.hands = {n} handen = {n} hands | rule.end.target = tot {n} = to {n}
agree.end.hands = {n} handen. = {n} hands. | agree.end.target = Tot {n}. = To {n}. | rule.three = Drie = Three
rule.three.plain = is drie = is three | rule.three.double = telt dubbel = counts double
agree.three.plain = Drie is drie. = Three is three. | agree.three.double = Drie telt dubbel. = Three counts double.
unknown = {key} hoort er niet bij = {key} does not belong here | by = Wie tikt? = Who ticks?
worth = Een, twee of drie? = One, two or three? | taken = Getikt door {winner} = Ticked by {winner}
double = Drie telt dubbel = Three counts double | double.source = Dit spel = This game
bar = {winner} tikt {points} = {winner} ticks {points} | mark.tik = tik = tick
"""


def score(hand, table, standing):
    by, worth = hand.get("by"), hand.get("worth")
    wrong = [Problem(key, "tikken.unknown", {"key": key}) for key in hand if key not in COMMON_KEYS | {"by", "worth"}]
    fine = {"by": whole(by) and by in table.playing(), "worth": whole(worth) and 1 <= worth <= 3}
    if wrong := [*wrong, *(Problem(name, f"tikken.{name}") for name in fine if not fine[name])]:
        raise Refused(wrong)
    moves = tuple(worth if seat == by else 0 for seat in range(table.seats))
    lines = [Line("tikken.taken", {"winner": by}, moves)]
    if worth == 3 and table.rules["three"] == "double":
        lines.append(Line("tikken.double", {}, moves, "three"))
    return Scored(tuple(len(lines) * n for n in moves), tuple(lines), (f"tik:{by}",) if worth == 3 else ())


def ended(rules, standing):
    ((kind, n),) = rules["end"].items()
    over = standing.hands >= n if kind == "hands" else max(standing.totals) >= n
    return highest(standing.totals) if over else None


def is_end(value):
    kind, n = next(iter(value.items())) if isinstance(value, dict) and len(value) == 1 else ("", 0)
    return kind in ("hands", "target") and whole(n) and n > 0


RULES = (HouseRule("end", ({"hands": 3}, {"target": 5}), is_end), HouseRule("three", ("plain", "double")))
GAME = Game("tikken", "ruiten", (4, 2, 3), RULES, score, ended, lambda rules, standing: highest(standing.totals))
PAD = ("pad.points",)


def verdict(draft, case):
    try:
        scored = case.game.score(draft, case.table, case.standing)
    except Refused as refused:
        return Verdict("missing", case.words.problem(refused.problems[0], case.who))
    said = {"winner": draft["by"], "points": sum(scored.scores)}
    return Verdict("ready", case.words.say("tikken.bar", said, case.who))


def pad_row(hand, scored, words, who):
    cells = tuple(Cell(words.number(n), played=seat == hand["by"]) for seat, n in enumerate(scored.scores))
    return PadRow(cells, ", ".join(f"{words.name(seat, who)} {cell.total}" for seat, cell in enumerate(cells)))


@ft.component
def Choose(held, send, name, options):
    chosen = pick(held, lambda working: working.draft.get(name))
    return segments(options, chosen, lambda e: send(lambda draft: {**draft, name: e.control.data}))


def top(held, case, frame, send):
    seats = [(n, name, case.words.say("tikken.plays", name=name)) for n, name in enumerate(case.names)]
    return Choose(held, send, "by", seats)


def tray(held, case, frame, send):
    return Choose(held, send, "worth", [(n, str(n), "") for n in (1, 2, 3)])


def key(draft, which, case):
    seats = [n for n, name in enumerate(case.names) if name[0] == which]
    return {**draft, "by": seats[0]} if seats else {**draft, "worth": int(which)} if which in ("1", "2", "3") else draft


def of_hand(hand, case):
    return {name: hand[name] for name in ("by", "worth") if whole(hand.get(name))}


def random_hand(rules, seats, rng):
    return {"by": rng.randrange(seats), "worth": rng.randint(1, 3)}


answer, write_pressed, menu = lambda draft, which, case: draft, lambda draft, case: draft, lambda draft, case: []
load, empty, dump, hand = of_hand, lambda case: {}, dict, dict
