"""The addresses of the screens. A screen can be rebuilt from its address and what is stored."""

from __future__ import annotations

from functools import cache

import flet as ft

from app.screens.agreement import Agreement
from app.screens.arrivals import Arrivals
from app.screens.bin import Bin
from app.screens.board import Board
from app.screens.dispute import Dispute
from app.screens.entry import EnterHand
from app.screens.figures import Figures
from app.screens.figures_behind import FigureBehind
from app.screens.figures_whose import FiguresOf
from app.screens.files import Files
from app.screens.files_paste import PasteText
from app.screens.history import HistoryScreen
from app.screens.home import Home
from app.screens.joining import Joining
from app.screens.links import TableLinks
from app.screens.loose import LooseAgreement, LooseDispute, LooseHand
from app.screens.lost import Lost
from app.screens.matches import AllMatches
from app.screens.new_match import NewMatch
from app.screens.pad import Pad, PadWithPane
from app.screens.people import People
from app.screens.person import PersonScreen
from app.screens.preview import PreviewScreen
from app.screens.recount import Recount
from app.screens.regular import RegularTable
from app.screens.regular_agreement import RegularAgreement
from app.screens.regular_edit import EditRegular, NewRegular
from app.screens.result import Result
from app.screens.rules import RulesList, RulesOfGame, RulesOfMatch
from app.screens.same_person import MergePeople, SamePerson
from app.screens.settings import Settings
from app.screens.sharing import Share
from app.screens.table import TableScreen
from app.screens.tables import Tables
from app.screens.taking import Take
from app.screens.why import Why
from app.table.links import PATHS


def _beside() -> list[ft.Route]:
    """What belongs to a match: over the pad on a phone, beside it where there is room."""
    return [
        ft.Route(path="hand", component=EnterHand),
        ft.Route(path="hand/:place", component=EnterHand),
        ft.Route(path="insert/:place", component=EnterHand),
        ft.Route(path="insert/:place/count", component=Recount),
        ft.Route(path="count", component=Recount),
        ft.Route(path="count/:place", component=Recount),
        ft.Route(path="why/:place", component=Why),
        ft.Route(path="result", component=Result),
        ft.Route(path="table", component=TableScreen),
        ft.Route(path="history", component=HistoryScreen),
        ft.Route(path="rules", component=RulesOfMatch),
        ft.Route(path="agreement", component=Agreement),
        ft.Route(path="agreement/preview", component=PreviewScreen),
        ft.Route(path="dispute/:place", component=Dispute),
        ft.Route(path="share", component=Share),
        ft.Route(path="share/:way", component=Share),
        ft.Route(path="links", component=TableLinks),
    ]


def _tables() -> ft.Route:
    """The regular tables: the list, one that is made, one that lies ready."""
    agreement = ft.Route(path="agreement", component=RegularAgreement)
    new = ft.Route(path="new/:game", component=NewRegular, children=[agreement])
    edit = ft.Route(path="edit", component=EditRegular, children=[agreement])
    table = ft.Route(path=":table", component=RegularTable, children=[edit])
    return ft.Route(path="tables", component=Tables, children=[ft.Route(path="new", component=NewRegular), new, table])


def _people() -> ft.Route:
    same = ft.Route(path="same", component=SamePerson, children=[ft.Route(path=":other", component=MergePeople)])
    return ft.Route(
        path="people", component=People, children=[ft.Route(path=":person", component=PersonScreen, children=[same])]
    )


def _figures() -> list[ft.Route]:
    """The figures; over those of somebody what is behind them, and over that its Waarom? or its result."""

    def behind() -> ft.Route:
        why = ft.Route(path="match/:match/why/:place", component=Why)
        result = ft.Route(path="match/:match/result", component=Result)
        return ft.Route(path="hands/:figure", component=FigureBehind, children=[why, result])

    member = ft.Route(path="person/:person", component=FiguresOf, children=[behind()])
    theirs = [
        ft.Route(path="person/:person", component=FiguresOf, children=[behind()]),
        ft.Route(path="pair/:one/:other", component=FiguresOf, children=[behind()]),
        ft.Route(path="company/:company", component=FiguresOf, children=[member, behind()]),
    ]
    return [
        ft.Route(path="figures", component=Figures),
        ft.Route(path="figures/:game", component=Figures),
        ft.Route(path="figures/:game/:period", component=Figures, children=theirs),
    ]


def _files() -> ft.Route:
    """What comes in and what goes out."""
    beside = [ft.Route(path="paste", component=PasteText), ft.Route(path="import/:parcel", component=Arrivals)]
    return ft.Route(path="files", component=Files, children=beside)


def _around(match: ft.Route) -> list[ft.Route]:
    return [
        ft.Route(
            path="/",
            component=Home,
            children=[
                ft.Route(
                    path="new/:game",
                    component=NewMatch,
                    children=[ft.Route(path="agreement", component=Agreement)],
                ),
                ft.Route(
                    path="dispute/:game",
                    component=LooseHand,
                    children=[
                        ft.Route(path="compare", component=LooseDispute),
                        ft.Route(path="agreement", component=LooseAgreement),
                    ],
                ),
                ft.Route(
                    path="rules", component=RulesList, children=[ft.Route(path=":game", component=RulesOfGame)]
                ),
                ft.Route(path="settings", component=Settings),
                ft.Route(path="take", component=Take),
                ft.Route(path="take/:payload", component=Take),
                _files(),
                *_figures(),
                _people(),
                ft.Route(path="matches", component=AllMatches, children=[ft.Route(path="bin", component=Bin)]),
                ft.Route(path="matches/:sought", component=AllMatches),
                _tables(),
                *[ft.Route(path=f"{path}/:key", component=Joining) for path in PATHS.values()],
                # No part of the pad: it takes all of a wide screen too.
                ft.Route(path="match/:match/board", component=Board),
                match,
                ft.Route(path=":lost+", component=Lost),
            ],
        )
    ]


@cache
def narrow_routes() -> list[ft.Route]:
    """On a phone every screen is a view of its own."""
    return _around(ft.Route(path="match/:match", component=Pad, children=_beside()))


@cache
def wide_routes() -> list[ft.Route]:
    """On a tablet or desktop the pad stays, with the entry or what was asked for beside it."""
    pane = [ft.Route(index=True, component=EnterHand), *_beside()]
    return _around(ft.Route(path="match/:match", component=PadWithPane, outlet=True, children=pane))
