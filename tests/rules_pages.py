"""What the rules of each game say of its house rules: every value that is named, the default first."""

from __future__ import annotations

from typing import Any

Page = dict[str, tuple[Any, ...]]

KLAVERJASSEN: Page = {
    "end": (
        {"hands": 16}, {"hands": 8}, {"hands": 12}, {"hands": 5},
        {"target": 750}, {"target": 1000}, {"target": 1500}, {"target": 1501},
    ),
    "both_over_target": ("highest", "playing_side"),
    "tie": ("nat", "each_own"),
    "pit": (100,),
    "tegenpit": (100, 0, 200, 300),
    "nat_roem": ("to_opponents", "lost"),
    "four_jacks": (200, 100),
    "four_low": (0, 100),
    "verzaakt": ("162_and_roem", "162_plus_100", "162_only", "redeal"),
    "kraken": (False, True),
    "rounding": ("none", "tens", "tens_seven_up"),
}  # fmt: skip
HARTENJAGEN: Page = {
    "variant": ("black_lady", "dutch"),
    "target": (100, 50, 75, 200, 1),
    "end_when": ("reached", "passed"),
    "moon": ("others_26", "shooter_minus_26", "choice", "off"),
    "moon_rescue": (False, True),
    "sun": (None, 52, 39),
    "diamond_jack": (False, True),
    "jack_needed_for_moon": (False, True),
    "no_tricks": (0, -5),
    "exactly_target": ("normal", "to_half", "to_zero", "wins"),
    "tie": ("shared", "play_on"),
    "dutch_win": ("zero_or_less", "below_zero"),
    # None: left, right, none, none with three, left, right, across, none with four, left, right, none with more.
    "passing": (None, ["left", "right", "none", "none"], ["left", "none"], ["right", "none", "none"]),
}
HEUGEN: Page = {
    "rounding": ("one_down", "nearest", "up", "none"),
    "round_whom": ("bidder", "both", "opponents"),
    "equal": ("made", "nat"),
    "below_zero_target": (True, False),
    "surplus": ("opponents_pay_half", "bidder_gets_half"),
    "no_exchange_nat_doubled": (False, True),
    "kapot": (100, 50, 0),
    "kapot_paid_by": ("nobody", "others_half", "others_each"),
    "kapot_doubled": (False, True),
    "kapot_if": ("always", "made"),
    "talon": ("nobody", "bidder", "opponents"),
    "nobody_bids": ("lower", "kleur_bekennen"),
    "two_players": ("per_head", "zero_sum"),
    "end": (None, {"hands": 1}, {"hands": 12}, {"target": 500}),
}
SHEEPSHEAD: Page = {
    "bump": (False, True),
    "bump_no_trick": (True, False),
    "no_trick_loss": ("picker_pays", "shared"),
    "schneider_at": ("91_and_30", "90_and_30", "91_and_29"),
    "all_pass": ("leaster", "doubler", "redeal"),
    "leaster_needs_trick": (True, False),
    "leaster_tie": ("wash", "split"),
    "blind_in_leaster": ("last_trick", "first_trick", "set_aside"),
    "multipliers": (False, True),
    "multiplier_cap": (None, 2, 4, 8, 16),
    "buried_counts": (True, False),
    "players": (5, 3, 4, 6, 7, 8),
    "partners": (1, 0, 2, 3),
    "end": (None, {"hands": 12}, {"target": 20}),
}
PAGES: dict[str, Page] = {
    "klaverjassen": KLAVERJASSEN,
    "hartenjagen": HARTENJAGEN,
    "heugen": HEUGEN,
    "sheepshead": SHEEPSHEAD,
}

BY_VARIANT: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {
    "hartenjagen": [({"variant": "dutch"}, {"target": 50, "moon": "off"})],
}
"""Where a default follows from another house rule: what is agreed, and what then holds unless it is said."""

CANNOT_BE: dict[str, list[dict[str, Any]]] = {
    "klaverjassen": [
        {"playing": "wij", "points": {"wij": 163}},
        {"playing": "wij", "points": {"wij": -1}},
        {"playing": "wij", "points": {"wij": 90, "zij": 73}},
        {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 15}},
        {"playing": "wij", "points": {"wij": 90}, "roem": {"zij": -20}},
        {"playing": "wij", "points": {"wij": 161}, "pit": "wij"},
        {"playing": "wij", "pit": "wij", "roem": {"zij": 20}},
        {"playing": "wij", "pit": "wij", "nat": True},
        {"playing": "wij", "points": {"wij": 90}, "nat": True},
        {"playing": "wij", "points": {"wij": 90}, "verzaakt": "zij"},
        {"playing": "wij", "roem": {"wij": 20}},
        {"playing": "wij", "points": {"wij": 90}, "kraak": 2},
        {"points": {"wij": 90}},
    ],
    "hartenjagen": [
        {"hearts": [5, 8, 1], "queen": 2},
        {"hearts": [5, 8, 0]},
        {"hearts": [5, 8, 0], "queen": 3},
        {"hearts": [5, 9, -1], "queen": 2},
        {"hearts": [5, 8], "queen": 1},
        {"points": [13, 13, 0]},
        {"points": [9, 9, 8]},
        {"points": [20, 7, 0]},
        {"points": [13, 13, 13]},
        {"hearts": [5, 8, 0], "queen": 2, "jack": 0},
        {"hearts": [5, 8, 0], "queen": 2, "sun": 2},
    ],
    "heugen": [
        {"bidder": 0, "bid": 100, "points": 152},
        {"bidder": 0, "bid": 100, "points": -1},
        {"bidder": 0, "bid": 105, "points": 100},
        {"bidder": 0, "bid": 0, "points": 100},
        {"bidder": 0, "bid": 100, "points": 100, "roem": -20},
        {"bidder": 0, "bid": 100, "points": 100, "roem": 25},
        {"bidder": 0, "bid": 100, "points": 150, "kapot": True},
        {"bidder": 3, "bid": 100, "points": 100},
        {"bidder": 0, "bid": 100},
    ],
    "sheepshead": [
        {"picker": 0, "points": 68},
        {"picker": 0, "partner": 0, "points": 68},
        {"picker": 0, "partner": 5, "points": 68},
        {"picker": 0, "partner": 1, "points": 121},
        {"picker": 0, "partner": 1, "points": 1},
        {"picker": 0, "partner": 1, "points": 119},
        {"picker": 0, "partner": 1, "points": 119, "tricks": "all"},
        {"picker": 0, "partner": 1, "points": 16, "tricks": "none"},
        {"picker": 0, "partner": 1, "points": 75, "tricks": 1},
        {"picker": 0, "partner": 1, "points": 10, "tricks": 3},
        {"picker": 0, "partner": 1, "points": 68, "multiplier": 2},
        {"leaster": {"points": [40, 40, 20, 20, 1]}},
        {"passed": "doubler"},
    ],
}
"""Hands that cannot be at the usual table by the usual agreement."""
