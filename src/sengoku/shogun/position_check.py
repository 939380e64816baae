"""Refuses positions from which play cannot continue.

Positions for tests and puzzles need not add up: cubes may be missing. Only what the
engine relies on is checked.
"""

from typing import Final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.positions import impossible
from sengoku.core.stack import Frame
from sengoku.shogun import steps
from sengoku.shogun.args import (
    BATTLE_PROVINCE,
    MARCH_ORIGIN,
    REVOLT_PROVINCE,
    SEAT,
    SEND_ORIGIN,
)
from sengoku.shogun.board import Board
from sengoku.shogun.rows import fields_of
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import PROVINCES, TOWER_CARD

FIGHTS: Final = {steps.BATTLE: BATTLE_PROVINCE, steps.REVOLT: REVOLT_PROVINCE}
"""The field that holds the province fought for, by step."""
REVOLTING = (steps.NEXT_REVOLT, steps.REVOLT, steps.THROW)
"""Steps while hungry provinces revolt."""


def check(s: State, board: Board, in_play: tuple[int, ...]) -> None:
    if not rng.is_sound(s.rng, STREAMS):
        raise impossible("rng does not hold a generator")
    frames = [*s.stack]
    _check_map(s, board, in_play)
    _check_garrisons(s, board, _fought_for(frames))
    _check_orders(s)
    _check_mats(s)
    _check_fights(s, frames)
    _check_hunger(s, frames)
    for depth, (step, waiting, arg) in enumerate(frames):
        _check_frame(s, board, step, waiting, arg)
        if step in DRAFTING and frames[depth + 1 :] and not _drafts(frames[depth + 1]):
            raise impossible("a draft is finished before anything else")


DRAFTING = (
    steps.DRAFT,
    steps.REFRESH,
    steps.PICK,
    steps.MUSTER,
    steps.STATION,
)


def _drafts(frame: Frame) -> bool:
    return frame.step in DRAFTING


def _check_map(s: State, board: Board, in_play: tuple[int, ...]) -> None:
    for province, name in enumerate(board.province_ids):
        owner = s.owner[province]
        if owner != NONE and province not in in_play:
            raise impossible(f"{name} is out of the game")
        if owner == NONE and (s.buildings[province] or s.unrest[province]):
            raise impossible(f"{name} is neutral: it has no buildings and no unrest")
    for seat in range(s.seats):
        at = s.general[seat]
        if at != NONE and s.owner[at] != seat:
            raise impossible("a general stands in a province of his own")


def _check_garrisons(s: State, board: Board, fought_for: set[int]) -> None:
    """SHO-INV-3: owners have an army unless it is in the tower for a fight."""
    for province, name in enumerate(board.province_ids):
        deserted = s.owner[province] != NONE and s.armies[province] == 0
        if deserted and province not in fought_for:
            raise impossible(f"{name} has an owner but no army")


def _fought_for(frames: list[Frame]) -> set[int]:
    """Return the provinces of undecided battles and revolts."""
    return {FIGHTS[step].of(arg) for step, _, arg in frames if step in FIGHTS}


def _check_fights(s: State, frames: list[Frame]) -> None:
    """There is one fight at a time, and only its throw comes before it."""
    fights = [at for at, frame in enumerate(frames) if frame.step in FIGHTS]
    if fights and any(step != steps.THROW for step, _, _ in frames[fights[0] + 1 :]):
        raise impossible("a fight is decided before anything else")
    if any(s.armies[province] for province in _fought_for(frames)):
        raise impossible("the armies of a province fought for are in the tower")


def _check_hunger(s: State, frames: list[Frame]) -> None:
    """Nothing else happens until the hungry provinces of a seat have revolted."""
    at = next((at for at, frame in enumerate(frames) if frame.step == steps.HUNGRY), -1)
    if at < 0:
        return
    _, _, seat = frames[at]
    if any(step not in REVOLTING for step, _, _ in frames[at + 1 :]):
        raise impossible("hungry provinces revolt before anything else")
    if any(s.owner[province] != seat for province in s.hungry):
        raise impossible("hungry provinces belong to the seat that has no rice")
    if len({*s.hungry} - _fought_for(frames)) != len(s.hungry):
        raise impossible("a hungry province revolts once")


def _check_orders(s: State) -> None:
    for seats in (s.choosing, s.player_order):
        if len(set(seats)) != len(seats):
            raise impossible("a seat stands twice in an order")
    if s.row_shown and s.row[0] == NONE:
        raise impossible("there is no row of action cards to show")
    taken = [at for at in s.position if at != NONE]
    if len(set(taken)) != len(taken):
        raise impossible("two seats have the same position")


def _check_mats(s: State) -> None:
    for seat in range(s.seats):
        cards = [*s.mat[fields_of(seat)]]
        laid = [card for card in cards if card not in (NONE, TOWER_CARD)]
        if len(set(laid)) != len(laid):
            raise impossible("a card lies on two fields")
        for card in cards:
            if NONE < card < PROVINCES and s.owner[card] != seat:
                raise impossible("a province card lies on the mat of another seat")


def _check_frame(s: State, board: Board, step: int, waiting: int, arg: int) -> None:
    draft = (steps.DRAFT, steps.REFRESH, steps.PICK)
    if step in draft and (s.open_cards[0] == NONE or not s.pile):
        raise impossible("a draft needs two open cards and a pile")
    if step == steps.DRAFT and len(s.choosing) != s.seats:
        raise impossible("a draft needs every seat in its order")
    if step in (steps.MUSTER, steps.STATION) and s.picked == NONE:
        raise impossible("nothing has been picked")
    if step in (steps.BATTLE, steps.REVOLT):
        _check_fight(s, step, arg)
    if step == steps.MARCH and s.owner[MARCH_ORIGIN.of(arg)] != seat_sets.only(waiting):
        raise impossible("armies march from a province of their own")
    if step == steps.SEND and s.owner[SEND_ORIGIN.of(arg)] != seat_sets.only(waiting):
        raise impossible("armies are sent from a province of their own")
    if step == steps.POSITION and s.choosing[:1] != [seat_sets.only(waiting)]:
        raise impossible("it is another seat's turn to choose a position")


def _check_fight(s: State, step: int, arg: int) -> None:
    if step == steps.BATTLE:
        province, seat = BATTLE_PROVINCE.of(arg), SEAT.of(arg)
        if seat >= s.seats or s.owner[province] == seat:
            raise impossible("nobody fights for an own province")
    elif s.owner[REVOLT_PROVINCE.of(arg)] == NONE:
        raise impossible("a neutral province does not revolt")
