"""Conservation checks for Shogun, after every step and over a whole game.

``conserved`` checks a position; a ``Referee`` reads the log of a running game.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from sengoku.core.events import Entry, Event
from sengoku.shogun import events, steps
from sengoku.shogun.args import BATTLE_PROVINCE, REVOLT_PROVINCE
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.rows import captor_colour, fields_of
from sengoku.shogun.state import ARTIST, CELLS, NEUTRAL_MARKER, NONE, State
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BASE_FIELDS,
    BUILDINGS,
    CUBES,
    EVENTS,
    FAVOURS,
    FIELDS,
    GREEN,
    MAX_SEATS,
    PROVINCES,
    REGIONS,
    SPECIALS,
    TOWER_CARD,
    WINTER,
)

TOWER_CARDS: Final = 3
"""SHO-COMP-15."""

# ── Positions ─────────────────────────────────────────────────────────────────

COUNTS: Final = (
    *("armies", "unrest", "building_stock", "supply", "chests", "rice", "score"),
    *("inside", "tray", "thrown", "groups", "revolts", "extra", "reception"),
    *("audience", "monuments", "monument_supply", "captured"),
)
"""Counts that are never negative (SHO-INV-5 and others)."""


def conserved(s: State, rules: ShogunRules) -> None:
    """Raise ``AssertionError`` unless no cube, card or building was lost or made."""
    balances = (_cubes, _province_cards, _mats, _map, _other_cards, _pieces, _arts)
    for balance in balances:
        for what, there, wanted in balance(s, rules):
            assert there == wanted, f"{what}: {there}, not {wanted}\n  {rules.dump(s)}"
    for name in COUNTS:
        values: list[int] = getattr(s, name)
        assert min(values) >= 0, f"{name} below 0: {values}\n  {rules.dump(s)}"
    assert s.peasants >= 0, rules.dump(s)


Balance = Iterator[tuple[str, object, object]]
"""What is counted, how many there are and how many there should be."""


def _cubes(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-1. Between a throw and its outcome cubes are in transit."""
    tower = [sum(cubes) for cubes in zip(s.inside, s.tray, s.thrown, strict=True)]
    for seat in range(s.seats):
        on_map = sum(s.armies[province] for province in s.provinces_of(seat))
        yield f"cubes of {seat}", s.supply[seat] + on_map + tower[seat], 62
        grouped = sum(size * s.groups[seat * 6 + size] for size in range(6))
        yield f"groups of {seat} in supply", grouped <= s.supply[seat], True
    yield "peasants", s.peasants + tower[GREEN], 20
    for seat in range(s.seats, MAX_SEATS):
        yield f"nobody sits at {seat}", s.supply[seat] + tower[seat], 0


def _province_cards(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-2."""
    owned = [province for seat in range(s.seats) for province in s.provinces_of(seat)]
    on_offer = [card for card in s.open_cards if card != NONE]
    if s.picked != NONE and s.owner[s.picked] == NONE:
        on_offer.append(s.picked)
    drafting = bool(on_offer or s.pile)
    free = [p for p in rules.in_play if s.owner[p] == NONE]
    stock = [] if drafting else free
    cards = sorted([*owned, *on_offer, *s.pile, *stock])
    yield "province cards", cards, [*rules.in_play]


def _mats(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-2 for the cards on mats, and SHO-PLAN-3."""
    court = "court" in rules.options.modules
    for seat in range(s.seats):
        mat = s.mat[fields_of(seat)]
        laid = [card for card in mat if card != NONE]
        land = [card for card in laid if card < PROVINCES]
        strays = [p for p in land if s.owner[p] != seat or s.gained[p]]
        yield f"foreign or new cards on the mat of {seat}", strays, []
        single = [card for card in laid if card != TOWER_CARD]
        yield f"cards of {seat} on two fields", len(single), len({*single})
        few = laid.count(TOWER_CARD) <= TOWER_CARDS * court
        yield f"tower cards of {seat}", few, True
        beyond = [] if court else [c for c in mat[BASE_FIELDS:] if c != NONE]
        yield f"cards of {seat} at court", beyond, []
        shown = s.shown[fields_of(seat)]
        bare = [f for f in range(FIELDS) if shown[f] and mat[f] == NONE]
        yield f"shown, yet not there on the mat of {seat}", bare, []
    yield "cards nobody has", {*s.mat[s.seats * FIELDS :]} <= {NONE}, True


def _map(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-3 and SHO-INV-4."""
    fought, sites = _fought_for(s), rules.board.sites
    neutral = [p for p, owner in enumerate(s.owner) if owner == NONE]
    odd = [p for p in neutral if s.armies[p] or s.buildings[p] or s.unrest[p]]
    yield "neutral, but not bare", odd, []
    owned = [p for p, owner in enumerate(s.owner) if owner != NONE]
    deserted = [p for p in owned if not s.armies[p] and p not in fought]
    yield "owned, but without an army", deserted, []
    full = [p for p in owned if s.buildings_in(p) > sites[p]]
    yield "more buildings than sites", full, []
    for kind, wanted in enumerate((28, 26, 26)):
        built = sum(mask >> kind & 1 for mask in s.buildings)
        yield f"buildings {kind}", built + s.building_stock[kind], wanted
    yield "kinds of buildings", max(s.buildings) < 1 << BUILDINGS, True


def _fought_for(s: State) -> set[int]:
    """Return the provinces whose armies are in the tower."""
    found = set()
    for step, _, arg in s.stack:
        if step == steps.BATTLE:
            found.add(BATTLE_PROVINCE.of(arg))
        elif step == steps.REVOLT:
            found.add(REVOLT_PROVINCE.of(arg))
    return found


def _other_cards(s: State, rules: ShogunRules) -> Balance:
    """Every action, special, event and favour card is in one place."""
    event = [] if s.event == NONE else [s.event]
    gone = [card for card in range(EVENTS) if s.events_gone >> card & 1]
    events = sorted([*s.events, *event, *s.event_pile, *gone])
    yield "event cards", events, [*range(EVENTS)]
    favours = [card for card in s.favours if card]
    favours += s.favour_pile
    favours += (card for card in range(FAVOURS + 1) if s.favours_gone >> card & 1)
    court = "court" in rules.options.modules
    wanted = [*range(1, FAVOURS + 1)] if court else []
    yield "favour cards", sorted(favours), wanted
    if s.row_shown:
        yield "action cards", sorted(s.row), [*range(ACTIONS)]
    if s.special[0] != NONE:
        yield "special cards", sorted(s.special), [*range(SPECIALS)]
    yield "region cards", sorted(s.region_row), [*range(REGIONS)]


def _pieces(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-8, and generals in their own land (SHO-GEN-11)."""
    court = "court" in rules.options.modules
    monuments = 6 if "generals" in rules.options.modules else 0
    for seat in range(s.seats):
        at_court = s.reception[seat] + s.audience[seat]
        yield f"officials of {seat}", at_court <= 7 * court, True
        standing = sum(s.monuments[seat::MAX_SEATS])
        captured = sum(s.captured[seat::MAX_SEATS])
        there = s.monument_supply[seat] + standing + captured
        yield f"monuments of {seat}", there, monuments
        own = s.captured[captor_colour(seat, seat)]
        yield f"monuments {seat} captured from itself", own, 0
        home = s.general[seat]
        if home != NONE:
            yield f"general of {seat} at home", s.owner[home], seat
            yield f"a general of {seat}", monuments > 0, True


def _arts(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-9."""
    open_now = list(s.arts).count(ARTIST)
    turned = sum(marker not in (NONE, ARTIST) for marker in s.arts)
    bag = [cell for cell in range(CELLS) if s.arts[cell] == NONE]
    if "arts" not in rules.options.modules:
        yield "artists without the module", (open_now, turned, s.bag), (0, 0, [])
        return
    yield "artists in the bag", sorted(s.bag), bag
    known = {NONE, *range(s.seats), NEUTRAL_MARKER, ARTIST}
    yield "strange markers", {*s.arts} - known, set()
    rounds = 0 if s.year == 0 else (s.year - 1) * 3 + min(s.season + 1, 3)
    yield "artists drawn", open_now + turned, 6 * rounds
    least = 6 * (rounds if s.season == WINTER else max(0, rounds - 1))
    yield "artists replaced or turned", turned >= least, True


# ── Games ─────────────────────────────────────────────────────────────────────


class _Fight(NamedTuple):
    """The sides of a fight, and the cubes that fell."""

    attacker: int
    defender: int
    green_counts: bool
    fallen: tuple[int, ...] = ()

    def sides(self) -> tuple[int, int]:
        """Return what counts for attack and defence (SHO-BATTLE-5 to -8, SHO-REV-4)."""
        if self.attacker == GREEN:
            return self.fallen[GREEN], self.fallen[self.defender]
        held = 0 if self.defender == NONE else self.fallen[self.defender]
        helpers = self.fallen[GREEN] if self.green_counts else 0
        return self.fallen[self.attacker], held + helpers

    def left(self) -> list[int]:
        """Return what must lie in the tray when the fight is over (SHO-INV-7)."""
        cleared = {self.attacker, self.defender} | (
            {GREEN} if self.green_counts else set()
        )
        return [0 if c in cleared else self.fallen[c] for c in range(CUBES)]


AFTERMATH: Final = (
    events.FightDecided,
    events.CubesReturned,
    events.ArmiesHeld,
    events.ProvinceTaken,
    events.ProvinceLost,
    events.GeneralLost,
)
"""Events of a fight after the cubes have fallen."""


@final
class Referee(list[Entry]):
    """The log entries of one game; raises if an invariant is broken.

    SHO-INV-5 (points), SHO-INV-6 and SHO-INV-7. The state must be the live one.
    """

    def __init__(self, s: State) -> None:
        super().__init__()
        self.s = s
        self.fight: _Fight | None = None
        self.decided = False
        self.scores = s.score[:]
        self.acted: list[tuple[int, int]] = []

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self.watch(entry.event)

    def watch(self, event: Event) -> None:
        s = self.s
        if not isinstance(event, AFTERMATH):
            self.settle()
        if isinstance(event, events.BattleBegan):
            counts = event.defender == NONE or not s.unrest[event.province]
            self.fight = _Fight(event.seat, event.defender, counts)
        elif isinstance(event, events.RevoltBegan):
            self.fight = _Fight(GREEN, event.seat, True)
        elif isinstance(event, events.CubesFell) and self.fight is not None:
            self.fight = self.fight._replace(fallen=event.tray)
        elif isinstance(event, events.FightDecided):
            assert self.fight is not None, f"nobody fights: {event}"
            told = event.attack, event.defence
            assert told == self.fight.sides(), f"{self.fight} counted as {told}"
            self.decided = True
        elif isinstance(event, events.SeasonBegan):
            self.acted = []
        elif isinstance(event, events.CardShown) and event.field < ACTIONS:
            self.act(event)

    def settle(self) -> None:
        """Check the invariants after the last choice."""
        s = self.s
        if self.fight is not None and self.decided:
            left = self.fight.left()
            assert [*s.tray] == left, f"SHO-INV-7: {[*s.tray]} left of {self.fight}"
            self.fight, self.decided = None, False
        grown = zip(self.scores, s.score, strict=True)
        assert all(now >= then for then, now in grown), "SHO-INV-5: points were lost"
        self.scores = s.score[:]

    def act(self, event: events.CardShown) -> None:
        """SHO-INV-6: the row once, and in each place the player order once."""
        s = self.s
        turn = s.row.index(event.field), s.player_order.index(event.seat)
        late = self.acted[-1:] < [turn]
        assert late, f"SHO-INV-6: {turn} after {self.acted[-1:]}"
        self.acted.append(turn)
