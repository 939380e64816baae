"""Refuses positions from which play cannot continue.

Positions for tests and puzzles need not add up: pieces may be missing. Only what the
engine relies on is checked.
"""

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.positions import impossible
from sengoku.core.stack import Frame
from sengoku.samurai import steps
from sengoku.samurai.args import SLOT
from sengoku.samurai.board import Board
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.state import NONE, State


def check(s: State, board: Board) -> None:
    frames = [*s.stack]
    if not rng.is_sound(s.rng, STREAMS):
        raise impossible("rng does not hold a generator")
    _check_shrines(s, board)
    _check_expedition(s, board, frames)
    _check_travellers(s, board, frames)


def _check_shrines(s: State, board: Board) -> None:
    for province, colour in enumerate(s.shrine):
        if colour == NONE:
            continue
        if province not in board.shrines:
            raise impossible(f"{board.province_ids[province]} has no shrine")
        if list(s.shrine).count(colour) > board.shrine_meeples[colour]:
            raise impossible("too many shrines of one colour")


def _check_expedition(s: State, board: Board, frames: list[Frame]) -> None:
    on_way = [at for at, frame in enumerate(frames) if frame.step == steps.ARRIVAL]
    seat, mountain, destination = s.expedition
    if len(on_way) != int(seat != NONE):
        raise impossible("an expedition and its arrival go together")
    if seat != NONE and destination not in board.mountain_ends[mountain]:
        raise impossible("the expedition goes where no mountain leads")
    for at, (step, _, _) in enumerate(frames):
        asks = step in (steps.TRIBE, steps.JOURNEY)
        if asks and at - 1 not in on_way:
            raise impossible("a mountain's question needs an expedition")
        if not asks and at - 1 in on_way:
            raise impossible("an expedition is finished before anything else")


def _check_travellers(s: State, board: Board, frames: list[Frame]) -> None:
    moves = [frame for frame in frames if frame.step == steps.MOVE]
    if len(moves) > 1:
        raise impossible("two moves at once")
    if not any(s.travellers):
        return
    if not moves:
        raise impossible("travellers without a move")
    _, waiting, arg = moves[0]
    seat, region = seat_sets.only(waiting), board.slot_region[SLOT.of(arg)]
    for province, count in enumerate(s.travellers):
        if count > s.armies_of(seat, province):
            raise impossible(
                f"more travellers than armies in {board.province_ids[province]}"
            )
        if count and board.region_of[province] == region:
            raise impossible(f"{board.province_ids[province]} is inside the region")
