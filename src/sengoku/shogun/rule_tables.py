"""The tables that rules refer to, for people."""

from sengoku.core.catalogue import RuleTable, row
from sengoku.shogun.board import Board
from sengoku.shogun.vocabulary import BUILDING_WORDS, EVENT_WORDS, LEVY_WORDS

PLAYERS = (3, 4, 5)


def tables(board: Board) -> dict[str, RuleTable]:
    return {
        "SHO-SETUP-6": _chests(board),
        "SHO-EVENT-3": _events(board),
        "SHO-ACT-BUILD-1": _buildings(board),
        "SHO-ACT-ARMY-2": _levies(board),
        "SHO-WINTER-4": _supply(board),
        "SHO-SCORE-3": _majorities(board),
    }


def _chests(board: Board) -> RuleTable:
    chests = [board.start_chests[players] for players in PLAYERS]
    return RuleTable(row("players", PLAYERS), (row("chests", chests),))


def _events(board: Board) -> RuleTable:
    names = (f"shogun-round-event-{EVENT_WORDS[kind]}" for kind in board.event_kind)
    rows = zip(names, board.event_loss, strict=True)
    return RuleTable(("event", "loss"), tuple(rows))


def _buildings(board: Board) -> RuleTable:
    names = (f"shogun-field-{building}" for building in BUILDING_WORDS)
    rows = zip(names, board.building_cost, strict=True)
    return RuleTable(("action", "chests"), tuple(rows))


def _levies(board: Board) -> RuleTable:
    names = (f"shogun-field-{levy}" for levy in LEVY_WORDS)
    rows = zip(names, board.levy_cost, board.levy_yield, strict=True)
    return RuleTable(("action", "chests", "armies"), tuple(rows))


def _supply(board: Board) -> RuleTable:
    last = len(board.supply_table) - 1
    rows = (
        (f"{short}+" if short == last else short, revolts, peasants)
        for short, (revolts, peasants) in enumerate(board.supply_table)
    )
    return RuleTable(("unsupplied", "revolts", "peasants"), tuple(rows))


def _majorities(board: Board) -> RuleTable:
    names = (f"shogun-building-{building}" for building in BUILDING_WORDS)
    rows = (
        (name, most, most - 1)
        for name, most in zip(names, board.majority_points, strict=True)
    )
    return RuleTable(("building", "most", "tied"), tuple(rows))
