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

# Heugen, lowest first as well. The 7 of spades and of clubs is not in the deck.
HEUGEN_TRUMP = {"7": 0, "8": 0, "vrouw": 2, "heer": 3, "10": 10, "aas": 11, "9": 14, "boer": 20}
HEUGEN_PLAIN = {"7": 0, "8": 0, "9": 0, "boer": 1, "vrouw": 2, "heer": 3, "10": 10, "aas": 11}
HEUGEN_LAST_TRICK = 10
HEUGEN_DECK = tuple(c for c in DECK_OF_32 if c.rank != "7" or c.suit in ("ruiten", "harten"))

# Hartenjagen: every suit from the 2 up to the aas, which is also how one card beats another.
LOW_RANKS = ("2", "3", "4", "5", "6")
DECK_OF_52 = tuple(Card(suit, rank) for suit in SUITS for rank in (*LOW_RANKS, *RANKS))

# Sheepshead: one suit of trump, from high to low, and three plain ones.
SHEEPSHEAD_WORTH = {"aas": 11, "10": 10, "heer": 4, "vrouw": 3, "boer": 2, "9": 0, "8": 0, "7": 0}
SHEEPSHEAD_TRUMPS = (
    *(Card(suit, rank) for rank in ("vrouw", "boer") for suit in ("klaveren", "schoppen", "harten", "ruiten")),
    *(Card("ruiten", rank) for rank in ("aas", "10", "heer", "9", "8", "7")),
)
SHEEPSHEAD_PLAIN = ("7", "8", "9", "heer", "10", "aas")
"""The plain ranks, lowest first."""
