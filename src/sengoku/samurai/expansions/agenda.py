"""Region Agenda Tiles.

SSE-VAR-AGENDA-1    Setup: shuffle the 4 tiles, give one to each region at random, with
                    a random side up; each player takes 4 agenda markers [R-29].
                    [standard, crowd]
SSE-VAR-AGENDA-2    Conditions concern only the tile's own region [R-54]. [standard,
                    crowd]
SSE-VAR-AGENDA-3    When a player fulfils the condition they put a marker on the tile
                    and gain the points at once. [standard, crowd]
SSE-VAR-AGENDA-4    Several players may fulfil the same tile, each with full points.
                    [standard, crowd]
SSE-VAR-AGENDA-5    A player scores each tile at most once per game; the condition may
                    be lost afterwards without loss of points. [standard, crowd]
SSE-VAR-AGENDA-6    Timing: after every atomic change of the board (one army placed,
                    moved one step, removed, castle built) the tiles are checked for all
                    players, in turn order [R-30]. [standard]
SSE-VAR-AGENDA-6c   Timing: only the player whose turn it is (placing or neutral action,
                    or executing an own token) is checked, at the start of the turn and
                    after every atomic change in it [R-30]. [crowd]
SSE-VAR-AGENDA-7    A tile's decree applies to all players for orders executed from
                    slots of the tile's region; it removes the resource cost of that
                    enhancement (the enhancement stays optional and at most once).
                    [standard, crowd]
SSE-VAR-AGENDA-8    One atomic change is: one army placed; one army removed; one step
                    finished; the whole ship move; the whole building of a castle (2
                    armies back, castle down). An expedition is one step, finished on
                    arrival or (Ambush) on return: the army's departure alone triggers
                    no check, but board changes made by the effect are checked as they
                    happen, with the army nowhere. Resources and order tokens are never
                    a change [R-60]. [standard, crowd]
SSE-VAR-AGENDA-9    Decrees touch only the paid part of orders: neutral actions, the
                    price of covering and mountain effects (Journey) are unaffected.
                    [standard, crowd]
SSE-VAR-AGENDA-T1A  Tile 1 side A, *Strategic control*, 3 points: control at least 2
                    provinces each holding at least 2 own armies. Decree *Dishonorable
                    fighting*: the second kill of the Attack order is free. [standard,
                    crowd]
SSE-VAR-AGENDA-T1B  Tile 1 side B, *Stability*, 5 points: control at least 4 provinces.
                    Decree as SSE-VAR-AGENDA-T1A. [standard, crowd]
SSE-VAR-AGENDA-T2A  Tile 2 side A, *Strength in numbers*, 4 points: at least 7 own
                    armies in the region. Decree *Unrestricted movement*: the third
                    point of Move 2 or 3 is free. [standard, crowd]
SSE-VAR-AGENDA-T2B  Tile 2 side B, *Spread to survive*, 3 points: at least 1 own army in
                    each of at least 4 provinces. Decree as SSE-VAR-AGENDA-T2A.
                    [standard, crowd]
SSE-VAR-AGENDA-T3A  Tile 3 side A, *Shock tactics*, 4 points: at least 3 own armies in
                    each of at least 3 provinces. Decree *Durable recruits*: the second
                    army of the Recruit order is free. [standard, crowd]
SSE-VAR-AGENDA-T3B  Tile 3 side B, *Guardian of the castle*, 4 points: at least 2 own
                    armies in each of at least 2 provinces and an own castle in the
                    region; the Russian edition additionally requires controlling the
                    province of that castle [R-32]. Decree as SSE-VAR-AGENDA-T3A.
                    [standard, crowd]
SSE-VAR-AGENDA-T4A  Tile 4 side A, *Land and spirit*, 4 points: control at least 2
                    resource provinces and at least 1 shrine province. Decree *No
                    shipping fees*: ship is free. [standard, crowd]
SSE-VAR-AGENDA-T4B  Tile 4 side B, *Land and people*, 4 points: control at least 2
                    resource provinces and the capital. Decree as SSE-VAR-AGENDA-T4A.
                    [standard, crowd]
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rows import row, row_of
from sengoku.samurai import effects
from sengoku.samurai.board import Board
from sengoku.samurai.rows import province_seat
from sengoku.samurai.rules.control import controller
from sengoku.samurai.rules.price import Price
from sengoku.samurai.rules.setup import AGENDA
from sengoku.samurai.rules.watch import Watch
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import CAPITAL, MAX_SEATS, REGIONS, RESOURCE, SHRINE

TILES: Final = 4


def lay_tiles(s: State, board: Board) -> None:
    """SSE-VAR-AGENDA-1: a tile for each region, a random side up."""
    tiles = list(range(TILES))
    rng.shuffle(s.rng, AGENDA, tiles)
    sides = [2 * tile + rng.below(s.rng, AGENDA, 2) for tile in tiles]
    effects.lay_agenda(s, sides)


class DecreedPrice(Price):
    """SSE-VAR-AGENDA-7: free where the tile of the region says so."""

    def __init__(self, board: Board, decree: int, usual: Price) -> None:
        super().__init__(usual.amount)
        self.board = board
        self.decree = decree

    def at(self, s: State, region: i64) -> int:
        side = s.agenda[region]
        if side != NONE and self.board.agenda_decree[side] == self.decree:
            return 0
        return self.amount


class Condition:
    """The condition of one side of a tile."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        """Does *seat* fulfil it in *region*? *controllers* are those of its provinces.

        They are in the order of ``board.provinces_of``.
        """
        raise AssertionError


class StrategicControl(Condition):
    """SSE-VAR-AGENDA-T1A."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        found = 0
        for place, province in enumerate(board.provinces_of[region]):
            if controllers[place] == seat and s.armies_of(seat, province) >= 2:
                found += 1
        return found >= 2


class Stability(Condition):
    """SSE-VAR-AGENDA-T1B."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        found = 0
        for place in range(len(controllers)):
            if controllers[place] == seat:
                found += 1
        return found >= 4


class StrengthInNumbers(Condition):
    """SSE-VAR-AGENDA-T2A."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        armies: i64 = 0
        for province in board.provinces_of[region]:
            armies += s.armies_of(seat, province)
        return armies >= 7


class SpreadToSurvive(Condition):
    """SSE-VAR-AGENDA-T2B."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        return _with_armies(s, board, seat, region, 1) >= 4


class ShockTactics(Condition):
    """SSE-VAR-AGENDA-T3A."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        return _with_armies(s, board, seat, region, 3) >= 3


class GuardianByOwning(Condition):
    """SSE-VAR-AGENDA-T3B: a castle of the seat's own is enough."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        has_castle = s.castle_of(seat, region) != NONE
        return has_castle and _with_armies(s, board, seat, region, 2) >= 2


class GuardianByControl(Condition):
    """SSE-VAR-AGENDA-T3B: the castle's province must be controlled [R-32]."""

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        castle = s.castle_of(seat, region)
        for place, province in enumerate(board.provinces_of[region]):
            if province == castle and controllers[place] == seat:
                return _with_armies(s, board, seat, region, 2) >= 2
        return False


class LandAndFeature(Condition):
    """SSE-VAR-AGENDA-T4A, SSE-VAR-AGENDA-T4B."""

    def __init__(self, feature: int) -> None:
        self.feature = feature

    def holds(
        self, s: State, board: Board, seat: i64, region: i64, controllers: vec[i64]
    ) -> bool:
        resources = features = 0
        for place, province in enumerate(board.provinces_of[region]):
            if controllers[place] == seat:
                feature = board.feature[province]
                resources += int(feature == RESOURCE)
                features += int(feature == self.feature)
        return resources >= 2 and features >= 1


def controllers_in(s: State, board: Board, region: i64) -> vec[i64]:
    """Return who controls each province of *region*, in their order."""
    provinces = board.provinces_of[region]
    found = row(len(provinces))
    for place, province in enumerate(provinces):
        found[place] = controller(s, province, region)
    return found


def _with_armies(s: State, board: Board, seat: i64, region: i64, least: i64) -> int:
    """Count the provinces of *region* where the seat has at least *least* armies."""
    found = 0
    for province in board.provinces_of[region]:
        if s.armies_of(seat, province) >= least:
            found += 1
    return found


GUARDIANS: Final[dict[str, Condition]] = {
    "own-castle": GuardianByOwning(),
    "control-castle-province": GuardianByControl(),
}


@final
class Look:
    """The result of checking a region's tile against these pieces.

    *armies* and *castles* are the part of the rows of a state that shows the region.
    """

    def __init__(
        self, armies: vec[i64], castles: vec[i64], side: i64, fulfilling: i64
    ) -> None:
        self.armies = armies
        self.castles = castles
        self.side = side
        self.fulfilling = fulfilling  # a mask of seats

    def is_of(self, s: State, side: i64, first: i64, region: i64) -> bool:
        """Do the same pieces lie in *region*, whose armies begin at *first*?"""
        if side != self.side:
            return False
        known, castles = self.armies, self.castles
        for place in range(len(known)):
            if s.armies[first + place] != known[place]:
                return False
        for seat in range(MAX_SEATS):
            if s.castle_of(seat, region) != castles[seat]:
                return False
        return True


class AgendaWatch(Watch):
    """Scores tiles as soon as they are fulfilled, whoever caused it.

    All regions are checked after every change, but few have changed. So the last
    result of each region is cached until its pieces change.
    """

    def __init__(self, board: Board, guardian: Condition) -> None:
        self.board = board
        self.conditions: tuple[Condition, ...] = (
            StrategicControl(),
            Stability(),
            StrengthInNumbers(),
            SpreadToSurvive(),
            ShockTactics(),
            guardian,
            LandAndFeature(SHRINE),
            LandAndFeature(CAPITAL),
        )
        self.looks = [Look(row(0), row(0), NONE, 0) for _ in range(REGIONS)]
        spans = [(min(inside), max(inside) + 1) for inside in board.provinces_of]
        self.begins = row_of(province_seat(first, 0) for first, _ in spans)
        self.ends = row_of(province_seat(last, 0) for _, last in spans)

    def changed(self, s: State, seat: i64, log: Log | None) -> None:
        """SSE-VAR-AGENDA-6."""
        self.check(s, seat_sets.everyone(s.seats), log)

    def check(self, s: State, seats: i64, log: Log | None) -> None:
        """SSE-VAR-AGENDA-3, -5: score tiles for the *seats* that fulfil them."""
        anybody: i64 = 0
        fulfilling = row(REGIONS)
        for region in range(REGIONS):
            still_open = seat_sets.apart_from(seats, s.fulfilled[region])
            if still_open and s.agenda[region] != NONE:
                fulfilling[region] = self.look(s, region) & still_open
                anybody |= fulfilling[region]
        if anybody:
            for seat in s.turn_order:
                self.score(s, seat, fulfilling, log)

    def score(self, s: State, seat: i64, fulfilling: vec[i64], log: Log | None) -> None:
        for region in range(REGIONS):
            if seat_sets.contains(fulfilling[region], seat):
                points = self.board.agenda_points[s.agenda[region]]
                effects.fulfil_agenda(s, seat, region, points, log)

    def look(self, s: State, region: i64) -> i64:
        """Return the seats that fulfil the tile's condition, scored or not."""
        side, last = s.agenda[region], self.looks[region]
        first = self.begins[region]
        if last.is_of(s, side, first, region):
            return last.fulfilling
        armies = s.armies[first : self.ends[region]]
        castles = row(MAX_SEATS)
        for seat in range(MAX_SEATS):
            castles[seat] = s.castle_of(seat, region)
        found = self.fulfilling(s, side, region)
        self.looks[region] = Look(armies, castles, side, found)
        return found

    def fulfilling(self, s: State, side: i64, region: i64) -> i64:
        found: i64 = 0
        controllers = controllers_in(s, self.board, region)
        condition = self.conditions[side]
        for seat in range(s.seats):
            if condition.holds(s, self.board, seat, region, controllers):
                found |= seat_sets.one(seat)
        return found


class OwnTurnWatch(AgendaWatch):
    """Scores tiles only for the player whose turn it is."""

    def turn_began(self, s: State, seat: i64, log: Log | None) -> None:
        """SSE-VAR-AGENDA-6c: what others did may have fulfilled a tile."""
        self.check(s, seat_sets.one(seat), log)

    def changed(self, s: State, seat: i64, log: Log | None) -> None:
        """SSE-VAR-AGENDA-6c."""
        self.check(s, seat_sets.one(seat), log)


TIMINGS: Final = {"any-time": AgendaWatch, "own-turn": OwnTurnWatch}
