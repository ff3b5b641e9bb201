"""A hand as it was entered: read, checked, and brought back to who took what.

Two ways in: hearts and the queen, or points only. A moon may come as the points taken or as already scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring.game import Hand, Problem, Refused, Table
from scoring.hartenjagen.agreement import FEWEST, JACK, MOST, Pack, in_play
from scoring.hartenjagen.form import PLAIN, Form


class Taken(NamedTuple):
    """Who took what. Points a seat, without ♦J; `hearts` None where they cannot be told from points alone (Dutch).

    `sweeper` took every point; `shooter` did so in a way that is a moon at this table. `as_points`, `as_scored`: how it
    was entered (the latter: the others' 26 of a moon).
    """

    points: tuple[int, ...]
    hearts: tuple[int, ...] | None
    queen: int | None
    club_jack: int | None
    jack: int | None
    sweeper: int | None
    shooter: int | None
    as_points: bool
    as_scored: bool
    sun: bool
    no_tricks: tuple[int, ...]
    moon_choice: str
    warnings: tuple[Problem, ...]


def read(hand: Hand, table: Table, subtracting: bool) -> Taken:
    """What `hand` says, checked by the page's *An entry must satisfy*. `subtracting`: in Dutch's second phase.

    Raises `Refused` with every problem found.
    """
    if not isinstance(hand, Mapping):
        raise Refused([Problem("", "hartenjagen.hand_form")])
    reader = _Reader(hand, table)
    taken = reader.read(subtracting)
    if taken is None or reader.found:
        raise Refused(reader.found)
    return taken


class _Reader(Form):
    """One reading of one hand."""

    def __init__(self, hand: Hand, table: Table) -> None:
        super().__init__(hand, table)
        self.playing = table.playing()
        self.pack: Pack = in_play(table.rules)
        self.as_scored = False

    def read(self, subtracting: bool) -> Taken | None:
        hand, rules = self.hand, self.rules
        if not hand.keys() <= PLAIN:
            self.check_keys()
        if not FEWEST <= len(self.playing) <= MOST:
            self.say("out", "players", n=len(self.playing), fewest=FEWEST, most=MOST)
            return None
        queen, club_jack, jack, sun = (self.seat(key) for key in ("queen", "club_jack", "jack", "sun"))
        no_tricks = self.seats("no_tricks")
        if rules["diamond_jack"] and "jack" not in hand:
            self.say("jack", "jack_missing")

        as_points = "points" in hand
        hearts: tuple[int, ...] | None = None
        if as_points == ("hearts" in hand):
            self.say("", "both" if as_points else "nothing")
            return None
        if as_points:
            points = self.points(jack)
            if points is not None:
                queen, club_jack = self.holders(points, queen, club_jack)
                if queen is not None and (club_jack is not None or not self.pack.club_jack):
                    hearts = self.hearts_of(points, queen, club_jack)
        else:
            hearts = self.hearts()
            if queen is None and "queen" not in hand:
                self.say("queen", "queen_missing")
            if club_jack is None and self.pack.club_jack and "club_jack" not in hand:
                self.say("club_jack", "club_jack_missing")
            points = None if hearts is None or queen is None else self.points_of(hearts, queen, club_jack)
        if points is None:
            return None

        sweeper = points.index(self.pack.full) if self.pack.full in points else None
        shooter = sweeper
        if sweeper is not None and (self.lacks_jack(sweeper, jack) or (rules["moon"] == "off" and sun is None)):
            shooter = None
        if sun is not None:
            self.check_sun(sun, shooter, jack)
        self.check_choice(shooter, subtracting)
        if no_tricks:
            self.check_no_tricks(no_tricks, points, jack)
        return Taken(
            points,
            hearts,
            queen,
            club_jack,
            jack,
            sweeper,
            shooter,
            as_points,
            self.as_scored,
            sun is not None,
            no_tricks,
            hand.get("moon_choice", ""),
            self.warnings(shooter, sun, no_tricks),
        )

    # Hearts and the queen

    def hearts(self) -> tuple[int, ...] | None:
        hearts = self.numbers("hearts", 0, self.pack.hearts)
        if hearts is not None and sum(hearts) != self.pack.hearts:
            self.say("hearts", "hearts_sum", n=sum(hearts), must=self.pack.hearts)
            return None
        return hearts

    def points_of(self, hearts: tuple[int, ...], queen: int, club_jack: int | None) -> tuple[int, ...]:
        points = list(hearts)
        points[queen] += self.pack.queen
        if club_jack is not None:
            points[club_jack] += self.pack.club_jack
        return tuple(points)

    def hearts_of(self, points: tuple[int, ...], queen: int, club_jack: int | None) -> tuple[int, ...]:
        hearts = list(points)
        hearts[queen] -= self.pack.queen
        if club_jack is not None:
            hearts[club_jack] -= self.pack.club_jack
        return tuple(hearts)

    # Points only

    def points(self, jack: int | None) -> tuple[int, ...] | None:
        """The points taken, ♦J's 10 back on; a moon entered as scored turned into who shot it."""
        with_jack = bool(self.rules["diamond_jack"])
        if with_jack and jack is None:
            return None
        entered = self.numbers("points", JACK if with_jack else 0, self.pack.full)
        if entered is None:
            return None
        points = list(entered)
        if jack is not None:
            points[jack] -= JACK
        full = self.pack.full
        if below := [s for s in self.playing if points[s] < 0]:
            for seat in below:
                self.say(f"points[{seat}]", "points_range", seat=seat, n=points[seat], lowest=0, most=full)
            return None
        total = sum(points)
        if total == full:
            return tuple(points)
        fulls = points.count(full)
        if fulls > 1 and total == fulls * full:
            return self.scored_moon(points, fulls, jack)
        less = JACK if with_jack else 0
        self.say("points", "points_sum", n=total + less, must=full + less)
        return None

    def scored_moon(self, points: list[int], fulls: int, jack: int | None) -> tuple[int, ...] | None:
        """The points taken in a moon that was entered as 26 for each of the others."""
        full, must = self.pack.full, len(self.playing) - 1
        if fulls != must:
            self.say("points", "moon_some", value=full, n=fulls, must=must)
            return None
        shooter = next(s for s in self.playing if points[s] == 0)
        if self.rules["moon"] == "off" and "sun" not in self.hand:
            self.say("points", "moon_off", n=full * must, must=full)
            return None
        if self.lacks_jack(shooter, jack):
            self.say("points", "moon_without_jack", shooter=shooter)
            return None
        self.as_scored = True
        return tuple(full if s == shooter else 0 for s in range(len(points)))

    def holders(
        self, points: tuple[int, ...], queen: int | None, club_jack: int | None
    ) -> tuple[int | None, int | None]:
        """Who has the queen and ♣B, told or found out; checks that who is said to hold a card has its points."""
        worth, jack_worth = self.pack.queen, self.pack.club_jack
        if self.pack.full in points:
            sweeper = points.index(self.pack.full)
            for key, holder in (("queen", queen), ("club_jack", club_jack)):
                if holder not in (None, sweeper):
                    self.say(key, "moon_holder", seat=holder, shooter=sweeper)
            return sweeper, sweeper if jack_worth else None
        company = [jack_worth if s == club_jack else 0 for s in range(len(points))]
        if club_jack is not None and points[club_jack] < jack_worth:
            self.say("club_jack", "club_jack_points", seat=club_jack, n=points[club_jack], must=jack_worth)
        if "queen" in self.hand:
            if queen is not None and points[queen] < worth + company[queen]:
                self.say("queen", "queen_points", seat=queen, n=points[queen], must=worth + company[queen])
            return queen, club_jack
        may = tuple(s for s, n in enumerate(points) if n >= worth + company[s])
        if not may:
            self.say("points", "nobody_queen", n=max(points), must=worth)
        elif len(may) > 1 and jack_worth:
            # Dutch: more than one may have her, and it makes no difference to what anybody writes.
            return None, club_jack
        elif len(may) > 1:
            self.say("queen", "queen_which", seats=may, n=worth)
        return may[0] if may else None, club_jack

    # Moon, sun, tricks

    def lacks_jack(self, seat: int, jack: int | None) -> bool:
        """Whether ♦J, needed here for a moon, is not with `seat`."""
        return bool(self.rules["diamond_jack"] and self.rules["jack_needed_for_moon"]) and jack != seat

    def check_sun(self, sun: int, shooter: int | None, jack: int | None) -> None:
        if sun != shooter:
            self.say("sun", "sun_no_moon", seat=sun)
        elif jack is not None and jack != sun:
            self.say("jack", "sun_jack", seat=sun)

    def check_choice(self, shooter: int | None, subtracting: bool) -> None:
        """`moon_choice`: asked of a moon that is scored by choice; never without a moon."""
        if self.rules["moon"] != "choice":
            return
        if "moon_choice" in self.hand:
            value = self.hand["moon_choice"]
            if value not in ("others", "shooter"):
                self.say("moon_choice", "choice_value", value=value)
            elif shooter is None:
                self.say("moon_choice", "choice_no_moon")
        elif shooter is not None and "sun" not in self.hand and not subtracting:
            self.say("moon_choice", "choice_missing", shooter=shooter)

    def check_no_tricks(self, no_tricks: tuple[int, ...], points: tuple[int, ...], jack: int | None) -> None:
        for seat in no_tricks:
            if points[seat]:
                self.say("no_tricks", "no_tricks_points", seat=seat, n=points[seat])
            elif seat == jack:
                self.say("no_tricks", "no_tricks_jack", seat=seat)

    def warnings(self, shooter: int | None, sun: int | None, no_tricks: tuple[int, ...]) -> tuple[Problem, ...]:
        """Nobody else has a trick, so the shooter has them all: a sun that was not called."""
        if shooter is None or sun is not None or self.rules["sun"] is None:
            return ()
        if len(no_tricks) < len(self.playing) - 1:
            return ()
        return (Problem("sun", "hartenjagen.sun_forgotten", {"seat": shooter}),)
