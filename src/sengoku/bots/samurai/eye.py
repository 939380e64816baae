"""One seat's eye on one position: what the terms of ``worth`` add up to for it.

What a change is worth is the difference it makes. Only what an action touches is
counted anew: its regions and its owner's goods.
"""

from typing import Final, final

from sengoku.bots.samurai.outlook import Destiny, Outlook
from sengoku.bots.samurai.weights import Weights
from sengoku.bots.samurai.worth import add_region
from sengoku.samurai.board import Board
from sengoku.samurai.expansions import agenda
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.rules.control import controller
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import PROVINCES, REGIONS

FAR: Final = 4
"""More steps than any army goes at once."""


@final
class Terms:
    """What of the rules matters for the worth of things, by edition and variant."""

    def __init__(
        self,
        board: Board,
        known: Weights,
        destiny: Destiny,
        *,
        second_bonus: bool,
        leftovers: bool,
        second_recruit: int,
        third_point: int,
        voyage: int,
        second_kill: int,
        upgrade: bool,
        in_capital: bool,
        one_per_province: bool,
        by_control: bool,
        tiles: agenda.AgendaWatch,
    ) -> None:
        self.board = board
        self.second_bonus = second_bonus
        self.weights = known
        self.destiny = destiny
        if not leftovers:
            known.left_over = 0.0
        self.second_recruit = second_recruit
        self.third_point = third_point
        self.voyage = voyage
        self.second_kill = second_kill
        self.upgrade = upgrade
        self.in_capital = in_capital
        self.one_per_province = one_per_province
        self.by_control = by_control
        self.tiles = tiles
        self.distance = distances(board.neighbours)


def distances(neighbours: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return the steps from province to province; farther than any walk is FAR."""
    found = [FAR] * (PROVINCES * PROVINCES)
    for origin in range(PROVINCES):
        found[origin * PROVINCES + origin] = 0
        edge = [origin]
        for steps in range(1, FAR):
            reached = [to for at in edge for to in neighbours[at]]
            edge = [to for to in reached if found[origin * PROVINCES + to] == FAR]
            for to in edge:
                found[origin * PROVINCES + to] = steps
    return found


def terms_of(rules: SamuraiRules) -> Terms:
    switches = rules.switches
    return Terms(
        rules.board,
        Weights(rules.seats),
        Destiny(rules.cards, rules.extra_cards),
        second_bonus=switches.region_bonus_second,
        leftovers=switches.leftovers,
        second_recruit=switches.recruit_second_cost,
        third_point=switches.move23_cost,
        voyage=switches.ship_cost,
        second_kill=switches.attack_second_cost,
        upgrade=switches.move23_upgrade,
        in_capital=switches.castle_in_capital,
        one_per_province=switches.one_castle_per_province,
        by_control=switches.harvest_needs_control,
        tiles=agenda.AgendaWatch(rules.board, agenda.GUARDIANS[switches.agenda_3b]),
    )


@final
class Eye:
    """How *seat* sees *s*, a position it imagined and may try things on."""

    def __init__(
        self, terms: Terms, s: State, seat: int, wary: bool, envious: bool
    ) -> None:
        self.terms = terms
        self.board = terms.board
        self.s = s
        self.seat = seat
        self.outlook = Outlook(
            terms.board, s, terms.weights, terms.destiny, terms.second_bonus, wary
        )
        self.known = [0.0] * REGIONS
        self.fresh = [False] * REGIONS
        self.stakes = [0.0] * s.seats
        self.stakes[seat] = 1.0
        if envious:
            self._envy()

    def _envy(self) -> None:
        """Count the points of others against the own ones, the leader's most."""
        s, seat = self.s, self.seat
        standing = self.standing()
        leader = NONE
        for other in range(s.seats):
            if other != seat and (leader == NONE or standing[other] > standing[leader]):
                leader = other
        known = self.terms.weights
        envy = known.envy
        shared = envy * (1.0 - known.leader) / float(s.seats - 1)
        for other in range(s.seats):
            if other != seat:
                self.stakes[other] = -shared
        self.stakes[leader] -= envy * known.leader

    def standing(self) -> list[float]:
        """Return the points each seat can expect in the end."""
        s = self.s
        points = [float(s.score[seat]) for seat in range(s.seats)]
        for region in range(REGIONS):
            add_region(s, self.board, self.outlook, region, points)
        for seat in range(s.seats):
            points[seat] += self.goods(seat)
        return points

    def base(self, region: int) -> float:
        """Return ``region`` as it was before anything is tried."""
        if not self.fresh[region]:
            self.known[region] = self.region(region)
            self.fresh[region] = True
        return self.known[region]

    def region(self, region: int) -> float:
        """Return what *region* is worth to the seat, the others' part against it."""
        s = self.s
        points = [0.0] * s.seats
        add_region(s, self.board, self.outlook, region, points)
        worth = 0.0
        for seat in range(s.seats):
            worth += points[seat] * self.stakes[seat]
        if s.agenda[region] != NONE:
            worth += self.tile(region)
        return worth

    def tile(self, region: int) -> float:
        """Return the points of the region's agenda tile if it is fulfilled just now."""
        s, board, seat = self.s, self.board, self.seat
        if s.fulfilled[region] >> seat & 1:
            return 0.0
        held = [
            province
            for province in board.provinces_of[region]
            if controller(s, province, region) == seat
        ]
        side = s.agenda[region]
        if self.terms.tiles.conditions[side](s, board, seat, region, held):
            return float(board.agenda_points[side])
        return 0.0

    def goods(self, seat: int) -> float:
        """Return what the armies and resources of *seat* are worth to it."""
        s, o = self.s, self.outlook
        known = self.terms.weights
        rounds = float(o.rounds)
        worth = -known.army * rounds * float(s.supply[seat])
        for tokens in (s.food[seat], s.bushido[seat]):
            held = float(max(tokens, 0))
            worth += held * known.left_over
            worth += known.use * rounds * held / (held + known.enough)
        return worth

    def price(self, food: int, bushido: int) -> float:
        """Return what paying so much costs the seat."""
        before = self.goods(self.seat)
        s = self.s
        s.food[self.seat] -= food
        s.bushido[self.seat] -= bushido
        after = self.goods(self.seat)
        s.food[self.seat] += food
        s.bushido[self.seat] += bushido
        return before - after

    def army(self, seat: int) -> float:
        """Return what one more army of *seat* is worth, wherever it stands."""
        return self.terms.weights.army * float(self.outlook.rounds) * self.stakes[seat]
