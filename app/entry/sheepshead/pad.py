"""How a hand of sheepshead looks on the pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.parts.pad_row import PadRow
from app.parts.score_cell import Cell
from app.words import Who, Words
from scoring.game import Scored

PAD = ("pad.points",)


def pad_row(hand: Mapping[str, Any], scored: Scored, words: Words, who: Who) -> PadRow:
    """What everybody writes, who picked and with whom; beside the number what was special about the hand."""
    picker, partner = hand.get("picker"), hand.get("partner")
    partners = tuple(hand.get("partners") or ()) or (() if partner is None else (partner,))
    cells = tuple(
        Cell(words.number(n), played=seat == picker, helped=seat in partners) for seat, n in enumerate(scored.scores)
    )
    times = hand.get("multiplier", 1) * (2 if "doubled" in scored.marks else 1)
    times = next((line.values["cap"] for line in scored.lines if line.id == "sheepshead.capped"), times)
    short = "".join(words.say(f"sheepshead.short.{mark}") for mark in scored.marks if mark != "doubled")
    if times != 1:
        short += f" ×{times}" if len(short) > 1 else f"×{times}"
    return PadRow(cells, _said(hand, scored, partners, words, who), aside=short)


def _said(hand: Mapping[str, Any], scored: Scored, partners: tuple[int, ...], words: Words, who: Who) -> str:
    """ "Kees picker met Ans, schneider, Piet − 2, Ans + 2, …"."""
    said = []
    if "picker" in hand:
        values = {"picker": hand["picker"], "partners": partners}
        said.append(words.say("sheepshead.said_with" if partners else "sheepshead.alone_name", values, who))
    elif hand.get("passed") == "redeal":
        said.append(words.say("sheepshead.bar_passed"))
    said += [words.mark(mark, who) for mark in scored.marks]
    if hand.get("multiplier", 1) != 1:
        said.append(f"×{hand['multiplier']}")
    said += [f"{who[seat]} {words.signed(n)}" for seat, n in enumerate(scored.scores) if n]
    return ", ".join(said)
