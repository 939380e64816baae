"""What the laws need to know of Shogun.

``scramble`` follows ``state.VISIBILITY`` and the rules of planning alone and shares
nothing with ``observe``, ``imagine`` and the phase table: a mistake there cannot hide
itself here.
"""

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.seats import Viewer
from sengoku.shogun import steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import OWN_TOWER, PLAYERS, Options
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import (
    ARTIST,
    CELLS,
    NONE,
    PUBLIC,
    VISIBILITY,
    State,
)
from sengoku.shogun.words import (
    ACTIONS,
    BASE_FIELDS,
    BUILDINGS,
    CHEST_0,
    CHEST_4,
    EVENTS,
    FAVOURS,
    FIELD_BID,
    FIELDS,
    GREEN,
    MAX_SEATS,
    MODULE_WORDS,
    PROVINCES,
    REGIONS,
    SPECIALS,
    TOWER_CARD,
    WINTER,
)

TOWER_CARDS: Final = 3
"""SHO-COMP-15."""

# ── Secrets ───────────────────────────────────────────────────────────────────


def scramble(s: State, viewer: Viewer, rnd: random.Random) -> State:
    """Return a copy with everything that *viewer* may not know dealt anew."""
    new = s.copy()
    for deal in dict.fromkeys(SCRAMBLED.values()):
        deal(new, viewer, rnd)
    return new


def deal_mats(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Give the others other plans: any while plans are made, later the same fields."""
    planning = bool(s.todo) and s.todo[-3] == steps.PLANNING
    for seat in range(s.seats):
        if seat == viewer:
            continue
        if planning:
            _plan_anew(s, seat, rnd)
        else:
            _cover_anew(s, seat, rnd)


def _plan_anew(s: State, seat: int, rnd: random.Random) -> None:
    """Replace a plan by some other, complete if it is sealed.

    One that is not has any number of cards, often as many as before: so sometimes it
    can be sealed like the one it replaces.
    """
    first, plan = seat * FIELDS, some_plan(s, seat, rnd)
    laid = sum(card != NONE for card in s.mat[first : first + FIELDS])
    if seat_sets.contains(s.todo[-2], seat):
        number = laid if rnd.random() < 0.7 else rnd.randint(0, len(plan))
        plan = dict(rnd.sample([*plan.items()], number))
    s.mat[first : first + FIELDS] = [plan.get(field, NONE) for field in range(FIELDS)]


def some_plan(s: State, seat: int, rnd: random.Random) -> dict[int, int]:
    """Return a complete plan, cards by field (SHO-PLAN-3, -8, -9 and -11)."""
    fields = list(range(FIELDS if _is_court(s) else BASE_FIELDS))
    cards = [*s.provinces_of(seat), *_chest_cards_and_towers(s)]
    rnd.shuffle(fields)
    rnd.shuffle(cards)
    fields = fields[: len(cards)]
    plan = {}
    if FIELD_BID in fields:
        chests = s.chests[seat]
        bid = next(c for c in cards if not CHEST_0 + chests < c <= CHEST_4)
        cards.remove(bid)
        fields.remove(FIELD_BID)
        plan[FIELD_BID] = bid
    return plan | dict(zip(fields, cards, strict=False))


def _cover_anew(s: State, seat: int, rnd: random.Random) -> None:
    """Deal the face-down cards of a mat and those in hand anew [R-47].

    Cards gained this round came after the plan (SHO-CARD-2).
    """
    fields = range(seat * FIELDS, (seat + 1) * FIELDS)
    cards = [p for p in s.provinces_of(seat) if not s.gained[p]]
    cards += _chest_cards_and_towers(s)
    for at in fields:
        if s.shown[at]:
            cards.remove(s.mat[at])
    rnd.shuffle(cards)
    for at in fields:
        if s.mat[at] != NONE and not s.shown[at]:
            s.mat[at] = cards.pop()


def _chest_cards_and_towers(s: State) -> list[int]:
    towers = [TOWER_CARD] * TOWER_CARDS if _is_court(s) else []
    return [*range(CHEST_0, CHEST_4 + 1), *towers]


def _is_court(s: State) -> bool:
    """Is Tenno's Court in play? Three of its cards are never turned up."""
    return bool(s.favour_pile)


def shuffle_row(s: State, viewer: Viewer, rnd: random.Random) -> None:
    hidden = s.row[s.row_shown :]
    rnd.shuffle(hidden)
    s.row[s.row_shown :] = hidden


def shuffle_piles(s: State, viewer: Viewer, rnd: random.Random) -> None:
    for pile in (s.pile, s.event_pile, s.favour_pile, s.bag):
        rnd.shuffle(pile)


def renew_rng(s: State, viewer: Viewer, rnd: random.Random) -> None:
    s.rng = rng.fast(rnd.getrandbits(64), STREAMS)


def forget_offer(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Have the offer worked out again, from what is hidden now."""
    s.offered = []


SCRAMBLED: Final[dict[str, Callable[[State, Viewer, random.Random], None]]] = {
    "mat": deal_mats,
    "row": shuffle_row,
    "pile": shuffle_piles,
    "event_pile": shuffle_piles,
    "favour_pile": shuffle_piles,
    "bag": shuffle_piles,
    "rng": renew_rng,
    "offered": forget_offer,
}
"""How each field that not everybody may read is dealt anew."""


def unscrambled() -> set[str]:
    """Return the fields that are not public and that ``scramble`` does not know."""
    return {name for name, who in VISIBILITY.items() if who != PUBLIC} - {*SCRAMBLED}


def without_visibility(s: State) -> set[str]:
    """Return the fields of a state of which nobody said who may read them."""
    slots = (getattr(cls, "__slots__", ()) for cls in type(s).__mro__)
    return {*itertools.chain(*slots), *getattr(s, "__dict__", {})} - {*VISIBILITY}


# ── Supplies ──────────────────────────────────────────────────────────────────

COUNTS: Final = (
    *("armies", "unrest", "building_stock", "supply", "chests", "rice", "score"),
    *("inside", "tray", "thrown", "groups", "revolts", "extra", "reception"),
    *("audience", "monuments", "monument_supply", "captured"),
)
"""What is never negative (SHO-INV-5, and what is counted besides)."""


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
    """SHO-INV-1. Cubes somebody has seen fall from an own tower are still thrown."""
    falling = bool(s.todo) and s.todo[-3] == steps.THROW
    tray = [0] * len(s.tray) if falling else s.tray
    tower = [sum(cubes) for cubes in zip(s.inside, tray, s.thrown, strict=True)]
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
        mat = s.mat[seat * FIELDS : (seat + 1) * FIELDS]
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
        shown = s.shown[seat * FIELDS : (seat + 1) * FIELDS]
        bare = [f for f in range(FIELDS) if shown[f] and mat[f] == NONE]
        yield f"shown, yet not there on the mat of {seat}", bare, []
    yield "cards nobody has", {*s.mat[s.seats * FIELDS :]} <= {NONE}, True


def _map(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-3 and SHO-INV-4."""
    fought = _fought_for(s)
    for province, name in enumerate(rules.board.province_ids):
        owner, armies = s.owner[province], s.armies[province]
        buildings, unrest = s.buildings[province], s.unrest[province]
        if province not in fought:
            yield f"{name} has an owner and armies", owner != NONE, armies > 0
        if owner == NONE:
            yield f"neutral {name} is bare", (armies, buildings, unrest), (0, 0, 0)
        sites = rules.board.sites[province]
        yield f"sites of {name}", buildings.bit_count() <= sites, True
    for kind, wanted in enumerate((28, 26, 26)):
        built = sum(mask >> kind & 1 for mask in s.buildings)
        yield f"buildings {kind}", built + s.building_stock[kind], wanted
    yield "kinds of buildings", max(s.buildings) < 1 << BUILDINGS, True


def _fought_for(s: State) -> set[int]:
    """Return the provinces whose armies are in the tower."""
    found = set()
    for at in range(0, len(s.todo), 3):
        step, arg = s.todo[at], s.todo[at + 2]
        if step == steps.BATTLE:
            found.add(arg // MAX_SEATS)
        elif step == steps.REVOLT:
            found.add(arg // 2)
    return found if any(s.thrown) else set()


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
        own = s.captured[seat * MAX_SEATS + seat]
        yield f"monuments {seat} captured from itself", own, 0
        home = s.general[seat]
        if home != NONE:
            yield f"general of {seat} at home", s.owner[home], seat
            yield f"a general of {seat}", monuments > 0, True


def _arts(s: State, rules: ShogunRules) -> Balance:
    """SHO-INV-9."""
    open_now = s.arts.count(ARTIST)
    turned = sum(marker not in (NONE, ARTIST) for marker in s.arts)
    bag = [cell for cell in range(CELLS) if s.arts[cell] == NONE]
    if "arts" not in rules.options.modules:
        yield "artists without the module", (open_now, turned, s.bag), (0, 0, [])
        return
    yield "artists in the bag", sorted(s.bag), bag
    rounds = 0 if s.year == 0 else (s.year - 1) * 3 + min(s.season + 1, 3)
    yield "artists drawn", open_now + turned, 6 * rounds
    least = 6 * (rounds if s.season == WINTER else max(0, rounds - 1))
    yield "artists replaced or turned", turned >= least, True


# ── Kinds of games ────────────────────────────────────────────────────────────

SIDES_AND_STARTS: Final = (("sun", "draft"), ("sun", "preset"), ("moon", "draft"))
"""Start tables exist for the sun side only (SHO-SETUP-16)."""

HOUSE_RULES: Final[tuple[dict[str, bool], ...]] = (
    {"strict_forced_battle": False},
    {"one_monument_per_province": True},
)
"""Every house rule, set against the rule book."""

TOWERS: Final = (OWN_TOWER, "spielbyweb")
"""Towers besides the usual one."""


def module_combinations() -> list[tuple[str, ...]]:
    """Return the 16 ways to combine the modules, none of them first."""
    sizes = range(len(MODULE_WORDS) + 1)
    return [
        chosen
        for size in sizes
        for chosen in itertools.combinations(MODULE_WORDS, size)
    ]


def every_kind_of_game() -> list[Options]:
    """Return all players, sides, starts and modules; then towers and house rules."""
    found = [
        Options(players, side, start, modules)
        for players in PLAYERS
        for side, start in SIDES_AND_STARTS
        for modules in module_combinations()
    ]
    found += unusual_games()
    return found


def unusual_games() -> list[Options]:
    """Return games with all modules, each tower, house rule and first seat."""
    found = [
        Options(players, side, start, MODULE_WORDS, tower)
        for tower in TOWERS
        for players, (side, start) in zip(PLAYERS, SIDES_AND_STARTS, strict=True)
    ]
    found += (
        Options(players, "sun", "draft", MODULE_WORDS, first=players - 1, house=house)
        for players, house in zip(PLAYERS, HOUSE_RULES, strict=False)
    )
    return found
