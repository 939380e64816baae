"""The course of play and the phase table.

SSE-FLOW-1  The game is exactly 3 eras; each era is exactly 2 rounds; each round is a
            planning phase followed by a resolution phase; each era ends with the
            era-end steps.
SSE-FLOW-2  Sequence of an era: destiny cards → planning 1 → resolution 1 (south to
            north) → planning 2 → resolution 2 (north to south) → era end.
SSE-FLOW-3  The turn order fixed at the start of an era is used unchanged in both
            planning phases of that era.
SSE-FLOW-4  No player is ever eliminated; a player with no armies on the board still
            plans and resolves.

Editions and variants change the *draft* before the game starts. During the game nothing
asks which of them are in play: the phase table already depends on them.
"""

from collections.abc import Callable
from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.course import Course, CourseStep
from sengoku.core.errors import UnreadableError
from sengoku.core.flow import Step
from sengoku.samurai import steps
from sengoku.samurai.board import Board
from sengoku.samurai.expansions import agenda, mountain, neutral_tokens, shrines
from sengoku.samurai.options import Options, Switches, switches
from sengoku.samurai.rules import (
    attack,
    castle,
    destiny,
    era_end,
    harvest,
    movement,
    neutral,
    placement,
    recruit,
    resolution,
    scoring,
    setup,
    ship,
)
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.supply import Supply
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import (
    DECREE_ATTACK_SECOND,
    DECREE_MOVE_THIRD,
    DECREE_RECRUIT_SECOND,
    DECREE_SHIP,
    REGIONS,
)

BEFORE_ERA_END: Final = (
    (steps.PLANNING, 1),
    (steps.RESOLUTION, 0),
    (steps.PLANNING, 2),
    (steps.RESOLUTION, 0),
)

ERA_END: Final = (
    steps.FULL_HARVEST,
    steps.INFLUENCE,
    steps.REGION_BONUS,
    steps.SHRINES,
    steps.DRAW,
    steps.TURN_ORDER,
)
"""The era end without the cleanup: the edition decides when that is."""


def course(cleanup_step: int, eras: int) -> Course:
    """Return the course of the whole game (SSE-FLOW-1, -2; SSE-ERA-1, -1c)."""
    end = [(step, 0) for step in ERA_END]
    end.insert(cleanup_step - 1, (steps.CLEANUP, 0))
    whole: list[tuple[int, int]] = []
    for era in range(1, eras + 1):
        whole += [(steps.ERA, era), *BEFORE_ERA_END]
        if era < eras:
            whole += end
        else:  # SSE-END-1: nothing after the shrine points
            whole += end[: end.index((steps.SHRINES, 0)) + 1]
    whole.append((steps.FINAL_SCORING, 0))
    return tuple((step, seat_sets.NOBODY, arg) for step, arg in whole)


class Draft:
    """The parts of a game. Variants edit them before the phase table is built."""

    def __init__(self, board: Board, chosen: Switches, players: int) -> None:
        self.board = board
        self.switches = chosen
        self.players = players
        self.supply = Supply(chosen.strict_resource_supply)
        self.watch = Watch()
        self.second_recruit: Price = Price(chosen.recruit_second_cost)
        self.third_point: Price = Price(chosen.move23_cost)
        self.voyage: Price = Price(chosen.ship_cost)
        self.second_kill: Price = Price(chosen.attack_second_cost)
        self.roads: Callable[[Draft], movement.Roads] = lambda draft: movement.Roads(
            draft.board, draft.watch
        )
        self.shrine_points: era_end.ShrinePoints = era_end.ShrinePoints()
        self.preparations: list[setup.Preparation] = []

    def extra_cards(self) -> int:
        """Return the destiny cards that the deck adds in every era (SSE-DEST-3)."""
        return self.switches.extra_destiny if self.players == 2 else 0

    def setup(self) -> setup.Setup:
        chosen, two = self.switches, self.players == 2
        self.check_armies()
        return setup.Setup(
            self.board,
            armies=chosen.armies,
            castles=chosen.castles,
            cards=setup.marked_cards if chosen.marked_cards else setup.every_card,
            open_cards=chosen.open_cards_2p if two else 0,
            preparations=tuple(self.preparations),
        )

    def check_armies(self) -> None:
        """Refuse a board whose capitals need more armies than its edition has."""
        needed = REGIONS * self.board.armies_per_capital
        if self.switches.armies < needed:
            detail = f"{self.switches.armies} armies do not fill the capitals"
            raise UnreadableError("bad-board", "SSE-SETUP-5", detail)

    def table(self) -> tuple[Step[State], ...]:
        """Return the phase table, indexed by ``steps``."""
        roads = self.roads(self)
        rows = {
            **self.planning_rows(roads),
            **self.order_rows(roads),
            **self.mountain_rows(roads),
            **self.era_end_rows(),
        }
        return tuple(rows[number] for number in range(steps.STEPS))

    def planning_rows(self, roads: movement.Roads) -> dict[int, Step[State]]:
        board, chosen = self.board, self.switches
        limit = placement.COVER_LIMITS[chosen.cover_limit]
        return {
            steps.COURSE: CourseStep(
                course(chosen.cleanup_step, board.eras), steps.COURSE
            ),
            steps.ERA: destiny.EraStep(),
            steps.DESTINY: destiny.DestinyStep(self.extra_cards()),
            steps.PLANNING: placement.PlanningStep(),
            steps.TURN: placement.TurnStep(board.quota[self.players], self.watch),
            steps.PLACEMENT: placement.PlacementStep(
                len(board.slot_ids), board.cover_price, limit
            ),
            steps.NEUTRAL: neutral.NeutralStep(board, self.executions(roads)),
        }

    def order_rows(self, roads: movement.Roads) -> dict[int, Step[State]]:
        board, chosen, watch = self.board, self.switches, self.watch
        move = movement.MoveStep(board, roads, self.third_point)
        openings = resolution.openings(chosen.move23_upgrade)
        again = recruit.RecruitAgainStep
        if chosen.recruit_second_same_place:
            again = recruit.RecruitThereAgainStep
        return {
            steps.RESOLUTION: resolution.ResolutionStep(
                len(board.slot_ids), openings, watch
            ),
            steps.RECRUIT: recruit.RecruitStep(board, watch),
            steps.RECRUIT_AGAIN: again(board, watch, self.second_recruit),
            steps.MOVE: move,
            steps.SHIP: ship.ShipStep(
                board, move, self.voyage, chosen.ship_origin_anywhere
            ),
            steps.ATTACK: attack.AttackStep(board, watch),
            steps.ATTACK_AGAIN: attack.AttackAgainStep(board, watch, self.second_kill),
            steps.HARVEST: harvest.HarvestStep(board, self.supply, self.reaping()),
            steps.CASTLE: castle.CastleStep(
                board,
                watch,
                in_capital=chosen.castle_in_capital,
                one_per_province=chosen.one_castle_per_province,
                marker=int(chosen.castle_marker),
            ),
        }

    def mountain_rows(self, roads: movement.Roads) -> dict[int, Step[State]]:
        moves = (mountain.TribeMove(roads), *self.executions(roads)[1:])
        return {
            steps.ARRIVAL: mountain.ArrivalStep(roads),
            steps.TRIBE: mountain.TribeStep(self.board, moves),
            steps.JOURNEY: mountain.JourneyStep(
                self.board, self.watch, self.switches.journey_cost
            ),
        }

    def era_end_rows(self) -> dict[int, Step[State]]:
        board, chosen = self.board, self.switches
        second = chosen.region_bonus_second
        bonus = era_end.FirstAndSecond() if second else era_end.FirstOnly()
        return {
            steps.FULL_HARVEST: era_end.FullHarvestStep(board, self.supply),
            steps.CLEANUP: era_end.CleanupStep(),
            steps.INFLUENCE: era_end.InfluenceStep(board),
            steps.REGION_BONUS: era_end.RegionBonusStep(board, bonus),
            steps.SHRINES: era_end.ShrinesStep(board, self.shrine_points),
            steps.DRAW: destiny.DrawStep(),
            steps.TURN_ORDER: era_end.TurnOrderStep(),
            steps.FINAL_SCORING: scoring.FinalScoringStep(
                board, chosen.leftovers, chosen.tiebreaks
            ),
        }

    def reaping(self) -> harvest.Reaping:
        if self.switches.harvest_needs_control:
            return harvest.BY_CONTROL
        return harvest.BY_PRESENCE

    def executions(self, roads: movement.Roads) -> tuple[neutral.Execution, ...]:
        """Return the neutral actions by kind: move, attack, recruit, harvest."""
        return (
            neutral.MoveOne(roads),
            neutral.AttackOne(self.board, self.watch),
            neutral.RecruitOne(self.board, self.watch),
            neutral.HarvestOne(self.board, self.supply, self.reaping()),
        )


def with_agenda(draft: Draft) -> None:
    board, chosen = draft.board, draft.switches
    guardian = agenda.GUARDIANS[chosen.agenda_3b]
    draft.watch = agenda.TIMINGS[chosen.agenda_timing](board, guardian)
    draft.preparations.append(agenda.lay_tiles)
    decreed = agenda.DecreedPrice
    draft.second_kill = decreed(board, DECREE_ATTACK_SECOND, draft.second_kill)
    draft.third_point = decreed(board, DECREE_MOVE_THIRD, draft.third_point)
    draft.second_recruit = decreed(board, DECREE_RECRUIT_SECOND, draft.second_recruit)
    draft.voyage = decreed(board, DECREE_SHIP, draft.voyage)


def with_mountain(draft: Draft) -> None:
    draft.preparations.append(mountain.hide_tokens)
    draft.roads = lambda final: mountain.MountainRoads(
        final.board, final.watch, final.supply
    )


def with_shrines(draft: Draft) -> None:
    draft.preparations.append(shrines.set_meeples)
    draft.shrine_points = shrines.PointsByColour(draft.board)


def with_neutral(draft: Draft) -> None:
    draft.preparations.append(neutral_tokens.deal_tokens)


EXPANSIONS: Final[dict[str, Callable[[Draft], None]]] = {
    "agenda": with_agenda,
    "mountain": with_mountain,
    "shrines": with_shrines,
    "neutral": with_neutral,
}


def draft(board: Board, options: Options) -> Draft:
    """Return the draft of a game with its variants in place."""
    whole = Draft(board, switches(options), options.players)
    for variant, edit in EXPANSIONS.items():
        if variant in options.variants:
            edit(whole)
    return whole
