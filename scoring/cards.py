"""Decks, and what cards are worth: a section a game, by the names that the table uses."""

from __future__ import annotations

from typing import NamedTuple

SUITS = ("klaveren", "ruiten", "harten", "schoppen")
RANKS = ("7", "8", "9", "10", "boer", "vrouw", "heer", "aas")
"""The ranks of a deck of 32 in the order of a run, which is the same in trump and in the plain suits."""


class Card(NamedTuple):
    """One card of a Dutch deck."""

    suit: str
    rank: str


DECK_OF_32 = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)

# Klaverjassen. The order of the keys, lowest first, is the order in which one card beats another.
KLAVERJAS_TRUMP = {"7": 0, "8": 0, "vrouw": 3, "heer": 4, "10": 10, "aas": 11, "9": 14, "boer": 20}
KLAVERJAS_PLAIN = {"7": 0, "8": 0, "9": 0, "boer": 2, "vrouw": 3, "heer": 4, "10": 10, "aas": 11}
KLAVERJAS_LAST_TRICK = 10
