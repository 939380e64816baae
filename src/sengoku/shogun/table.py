"""The course of play and the phase table.

Modules change the *draft* before the game starts. During the game nothing asks which of
them are in play: the phase table already depends on them.
"""

from collections.abc import Callable
from typing import Final

from sengoku.core import seats as seat_sets
from sengoku.core.course import Course, CourseStep
from sengoku.core.flow import Step
from sengoku.shogun import steps
from sengoku.shogun.args import ACTION_PLACE, SEASON, YEAR
from sengoku.shogun.board import Board
from sengoku.shogun.expansions import arts, court, favours, generals, samurai
from sengoku.shogun.options import OWN_TOWER, Options, Switches, switches
from sengoku.shogun.rules import (
    action,
    building,
    draft,
    harvest,
    levy,
    march,
    order,
    planning,
    scoring,
    season,
    setup,
    tower,
    winter,
)
from sengoku.shogun.rules.battle import Battles, BattleStep
from sengoku.shogun.rules.revolt import RevoltStep
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BASE_FIELDS,
    BUILDINGS,
    FIELDS,
    LEVIES,
    PROVINCES,
    REGIONS,
    SIDES,
    SPRING,
    YEARS,
)
from sengoku.shogun.vocabulary import (
    WINTER as WINTER_SEASON,
)

ROUND: Final = (
    steps.SEASON,
    steps.ARTISTS,
    steps.ACTION_CARDS,
    steps.SPECIAL_CARDS,
    steps.FAVOUR_CARDS,
    steps.PLANNING,
    steps.EVENT,
    steps.BIDS,
    steps.PLAYER_ORDER,
    steps.GENERALS,
    steps.SAMURAI,
    steps.CONVERSION,
    steps.COURT,
    steps.ACTION,
    steps.PATRONS,
    steps.DEPARTURES,
    steps.CLEAN_UP,
)
"""An action round with all modules (SHO-ROUND-2, SHO-MOD-2)."""

WINTER: Final = (
    steps.SEASON,
    steps.WINTER,
    steps.SHORTAGE,
    steps.HUNGER,
    steps.SCORING,
    steps.YEAR_END,
    steps.GENERALS,
)
"""A winter with all modules, and what follows it (SHO-WINTER-1, SHO-GEN-12)."""

MODULE_STEPS: Final = {
    "court": (steps.FAVOUR_CARDS, steps.CONVERSION, steps.COURT),
    "samurai": (steps.SAMURAI,),
    "generals": (steps.GENERALS, steps.DEPARTURES),
    "arts": (steps.ARTISTS, steps.PATRONS),
}


class Draft:
    """The parts of a game. Modules edit them before the phase table is built."""

    def __init__(self, board: Board, options: Options, chosen: Switches) -> None:
        self.board = board
        self.options = options
        self.switches = chosen
        self.side = SIDES.index(options.side)
        self.preset = options.start == "preset"
        out = board.out_with_3[self.side] if options.players == 3 else ()
        self.in_play = tuple(p for p in range(PROVINCES) if p not in out)
        self.provinces_of = tuple(
            tuple(p for p in board.provinces_of[self.side][region] if p in self.in_play)
            for region in range(REGIONS)
        )
        self.region_of = board.region_of[self.side]
        self.tower = self._tower()
        self.primed = tower.PrimedStep()
        self.fields = BASE_FIELDS
        self.tower_cards = 0
        self.generals = False
        self.left_out = {step for rows in MODULE_STEPS.values() for step in rows}
        self.preparations: list[setup.Preparation] = []
        self.finals: list[scoring.FinalPoints] = []

    def _tower(self) -> tower.Tower:
        sets = self.board.towers
        if self.options.tower == OWN_TOWER:
            return tower.OwnTower(sets["standard"])
        return tower.Tower(sets[self.options.tower])

    def setup(self) -> setup.Setup:
        return setup.Setup(
            self.board,
            in_play=self.in_play,
            preset=self.preset,
            first=self.options.first,
            preparations=tuple(self.preparations),
        )

    # The course of play

    def course(self) -> Course:
        whole: list[tuple[int, int, int]] = []
        if not self.preset:
            whole.append((steps.DRAFT, 0, 0))
        whole.append((steps.PRIMING, 0, 0))
        for year in range(1, YEARS + 1):
            for number in range(SPRING, WINTER_SEASON):
                whole += self.round(year, number)
            whole += self.winter(year)
        return (*whole, (steps.FINAL_SCORING, 0, 0))

    def round(self, year: int, number: int) -> Course:
        rows: list[tuple[int, int, int]] = []
        for step in ROUND:
            if step in self.left_out:
                continue
            if step == steps.ACTION:
                rows += [(step, 0, ACTION_PLACE.pack(at)) for at in range(ACTIONS)]
            elif step == steps.PLANNING:
                rows.append((step, seat_sets.everyone(self.options.players), 0))
            elif step == steps.SEASON:
                rows.append((step, 0, SEASON.pack(number) + YEAR.pack(year)))
            elif step != steps.GENERALS or self.generals_enter(year, number):
                rows.append((step, 0, 0))
        return tuple(rows)

    def generals_enter(self, year: int, number: int) -> bool:
        """SHO-GEN-2: with presets, in the first spring."""
        return self.preset and year == 1 and number == SPRING

    def winter(self, year: int) -> Course:
        rows: list[tuple[int, int, int]] = []
        for step in WINTER:
            last = year == YEARS and step in (steps.YEAR_END, steps.GENERALS)
            if step in self.left_out or last:
                continue
            now = SEASON.pack(WINTER_SEASON) + YEAR.pack(year)
            rows.append((step, 0, now if step == steps.SEASON else 0))
        return tuple(rows)

    # The phase table

    def table(self) -> tuple[Step[State], ...]:
        """Return the phase table, indexed by ``steps``."""
        rows = {
            **self.start_rows(),
            **self.round_rows(),
            **self.action_rows(),
            **self.winter_rows(),
            **self.court_rows(),
            **self.module_rows(),
        }
        return tuple(rows[number] for number in range(steps.STEPS))

    def start_rows(self) -> dict[int, Step[State]]:
        players = self.options.players
        picks = len(self.board.groups[players]) * players
        throw = tower.OwnThrowStep() if self.tower.asks else tower.ThrowStep(self.tower)
        return {
            steps.COURSE: CourseStep(self.course(), steps.COURSE),
            steps.DRAFT: draft.DraftStep(picks),
            steps.REFRESH: draft.RefreshStep(),
            steps.PICK: draft.PickStep(),
            steps.MUSTER: draft.MusterStep(),
            steps.STATION: draft.StationStep(self.generals),
            steps.PRIMING: tower.PrimingStep(self.board, self.tower),
            steps.PRIMED: self.primed,
            steps.THROW: throw,
        }

    def round_rows(self) -> dict[int, Step[State]]:
        return {
            steps.SEASON: season.SeasonStep(),
            steps.ACTION_CARDS: season.ActionCardsStep(),
            steps.SPECIAL_CARDS: season.SpecialCardsStep(),
            steps.PLANNING: planning.PlanningStep(self.fields, self.tower_cards),
            steps.EVENT: order.EventStep(),
            steps.BIDS: order.BidsStep(),
            steps.POSITION: order.PositionStep(),
            steps.PLAYER_ORDER: order.PlayerOrderStep(),
            steps.CLEAN_UP: season.CleanUpStep(),
        }

    def action_rows(self) -> dict[int, Step[State]]:
        board, roads = self.board, march.Roads(self.board, self.in_play)
        battles = Battles(board, self.tower)
        executions = (
            *(building.BuildAction(board, kind) for kind in range(BUILDINGS)),
            harvest.HarvestAction(board, self.tower, harvest.collect_rice),
            harvest.HarvestAction(board, self.tower, harvest.collect_tax),
            *(levy.LevyAction(board, kind) for kind in range(LEVIES)),
            march.BattleAction(roads, march.BATTLE_A),
            march.BattleAction(roads, march.BATTLE_B),
        )
        forced = self.switches.strict_forced_battle
        return {
            steps.ACTION: action.ActionStep(executions),
            steps.MARCH: march.MarchStep(roads, battles, forced),
            steps.SEND: march.SendStep(battles),
            steps.BATTLE: BattleStep(),
            steps.REVOLT: RevoltStep(),
        }

    def winter_rows(self) -> dict[int, Step[State]]:
        return {
            steps.WINTER: winter.WinterStep(self.board),
            steps.SHORTAGE: winter.ShortageStep(self.board),
            steps.HUNGER: winter.HungerStep(),
            steps.HUNGRY: winter.HungryStep(self.tower),
            steps.NEXT_REVOLT: winter.NextRevoltStep(self.tower),
            steps.SCORING: scoring.ScoringStep(self.board, self.provinces_of),
            steps.YEAR_END: winter.YearEndStep(),
            steps.FINAL_SCORING: scoring.FinalScoringStep(tuple(self.finals)),
        }

    def court_rows(self) -> dict[int, Step[State]]:
        board = self.board
        return {
            steps.FAVOUR_CARDS: court.FavourCardsStep(),
            steps.CONVERSION: court.ConversionStep(board),
            steps.COURT: court.CourtStep(),
            steps.AUDIENCE: court.AudienceStep(),
            steps.FAVOUR: court.FavourStep(board, favours.Favours(board)),
            steps.COURT_END: court.CourtEndStep(),
            steps.CANCEL: favours.CancelStep(),
            steps.CALM: favours.CalmStep(),
            steps.FREE_BUILDING: favours.FreeBuildingStep(board),
            steps.LAND: favours.LandStep(self.in_play),
        }

    def module_rows(self) -> dict[int, Step[State]]:
        one_monument = self.switches.one_monument_per_province
        return {
            steps.SAMURAI: samurai.SamuraiStep(self.region_of),
            steps.BONUS: samurai.BonusStep(self.board),
            steps.GENERALS: generals.GeneralsStep(),
            steps.ENTER: generals.EnterStep(),
            steps.DEPARTURES: generals.DeparturesStep(),
            steps.DEPART: generals.DepartStep(self.board, one_monument),
            steps.ARTISTS: arts.ArtistsStep(),
            steps.PATRONS: arts.PatronsStep(self.provinces_of),
            steps.PATRON: arts.PatronStep(),
        }


def with_court(draft_: Draft) -> None:
    draft_.preparations.append(court.shuffle_favours)
    draft_.primed = court.CourtPrimedStep()
    draft_.fields = FIELDS
    draft_.tower_cards = draft_.board.tower_cards


def with_samurai(draft_: Draft) -> None:
    """The stacks start with the blank card on top, as every state does."""


def with_generals(draft_: Draft) -> None:
    draft_.preparations.append(generals.give_monuments)
    draft_.generals = True
    draft_.finals.append(generals.score_monuments)


def with_arts(draft_: Draft) -> None:
    draft_.preparations.append(arts.fill_bag)
    draft_.finals.append(arts.ArtScores(draft_.board))


EXPANSIONS: Final[dict[str, Callable[[Draft], None]]] = {
    "court": with_court,
    "samurai": with_samurai,
    "generals": with_generals,
    "arts": with_arts,
}


def drafted(board: Board, options: Options) -> Draft:
    """Return the draft of a game with its modules in place."""
    whole = Draft(board, options, switches(options))
    for module, edit in EXPANSIONS.items():
        if module in options.modules:
            whole.left_out -= set(MODULE_STEPS[module])
            edit(whole)
    return whole
