"""The rules of the games: a hand in, a score with its reasons out. Standard library only, usable without the app.

    from scoring import game
    game("klaverjassen").score({"playing": "wij", "points": {"wij": 90}}, table, standing)
"""

from __future__ import annotations

from importlib import import_module

from scoring.game import Game

ROOMS = ["klaverjassen", "hartenjagen", "heugen", "sheepshead"]
"""The games in the order in which they are offered; each is the module of that name, with its `GAME`."""
_extra: dict[str, Game] = {}


def register(new: Game) -> None:
    """Adds a game that has no room here (a test's, somebody's own). The same id again replaces it."""
    _extra[new.id] = new


def unregister(game_id: str) -> None:
    """Takes away a game that was registered."""
    _extra.pop(game_id, None)


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they are offered."""
    return (*ROOMS, *_extra)


def game(game_id: str) -> Game:
    """The game with this id. KeyError when there is none."""
    if game_id in _extra:
        return _extra[game_id]
    if game_id not in ROOMS:
        raise KeyError(game_id)
    found: Game = import_module(f"scoring.{game_id}").GAME
    return found


def games() -> tuple[Game, ...]:
    """All games, in the order in which they are offered."""
    return tuple(game(i) for i in game_ids())
