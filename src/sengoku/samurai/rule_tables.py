"""The tables that rules refer to, for people."""

from sengoku.core.catalogue import RuleTable, row
from sengoku.samurai.board import Board
from sengoku.samurai.vocabulary import ORDER_WORDS

PLAYERS = (2, 3, 4)


def tables(board: Board) -> dict[str, RuleTable]:
    return {
        "SSE-BOARD-12": _region_bonus(board),
        "SSE-COMP-4": _orders(board),
        "SSE-PLAN-2": _quota(board),
        "SSE-COVER-4": _covers(board),
        "SSE-END-2": _influence(board),
    }


def _region_bonus(board: Board) -> RuleTable:
    names = (f"samurai-region-{region}" for region in board.region_ids)
    rows = zip(names, board.bonus_larger, board.bonus_smaller, strict=True)
    return RuleTable(("region", "most", "second"), tuple(rows))


def _orders(board: Board) -> RuleTable:
    names = (f"samurai-order-{order}" for order in ORDER_WORDS)
    rows = zip(names, board.order_copies, strict=True)
    return RuleTable(("order", "tokens"), tuple(rows))


def _quota(board: Board) -> RuleTable:
    first, second = zip(*(board.quota[players] for players in PLAYERS), strict=True)
    rows = (row("first-round", first), row("second-round", second))
    return RuleTable(row("players", PLAYERS), rows)


def _covers(board: Board) -> RuleTable:
    numbers = range(1, len(board.cover_price) + 1)
    return RuleTable(row("cover", numbers), (row("bushido", board.cover_price),))


def _influence(board: Board) -> RuleTable:
    *steps, last = range(len(board.influence_value))
    head = row("influence", [*steps, f"{last}+"])
    return RuleTable(head, (row("value", board.influence_value),))
