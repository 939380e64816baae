"""What the laws need to know of Shogun.

``scramble`` follows ``state.VISIBILITY`` and the rules of planning alone and shares
nothing with ``observe``, ``imagine`` and the phase table: a mistake there cannot
hide itself here.
"""

import itertools
import random
from collections.abc import Callable
from typing import Final

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.rows import put
from sengoku.core.seats import Viewer
from sengoku.shogun import steps
from sengoku.shogun.options import OWN_TOWER, PLAYERS, Options
from sengoku.shogun.rows import seat_field
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import NONE, PUBLIC, VISIBILITY, State
from sengoku.shogun.vocabulary import (
    BASE_FIELDS,
    CHEST_0,
    CHEST_4,
    FIELD_BID,
    FIELDS,
    MODULE_WORDS,
    TOWER_CARD,
)
from sengoku.testing.fields import fields_of
from sengoku.testing.shogun_balance import TOWER_CARDS, Referee, conserved

# ── Secrets ───────────────────────────────────────────────────────────────────


def scramble(s: State, viewer: Viewer, rnd: random.Random) -> State:
    """Return a copy with everything hidden from *viewer* redealt."""
    new = s.copy()
    for deal in dict.fromkeys(SCRAMBLED.values()):
        deal(new, viewer, rnd)
    return new


def deal_mats(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Replace the plans of others: freely while planning, later on the same fields."""
    planning = s.stack.step == steps.PLANNING
    for seat in range(s.seats):
        if seat == viewer:
            continue
        if planning:
            _replace_plan(s, seat, rnd)
        else:
            _redeal_mat(s, seat, rnd)


def _replace_plan(s: State, seat: int, rnd: random.Random) -> None:
    """Replace a plan by a random one, complete if it is sealed.

    An unsealed plan gets any number of cards, often as many as before, so that it can
    sometimes be sealed like the original.
    """
    first, plan = seat_field(seat, 0), some_plan(s, seat, rnd)
    laid = sum(card != NONE for card in s.mat[first : first + FIELDS])
    if seat_sets.contains(s.stack.waiting, seat):
        number = laid if rnd.random() < 0.7 else rnd.randint(0, len(plan))
        plan = dict(rnd.sample([*plan.items()], number))
    put(s.mat, first, [plan.get(field, NONE) for field in range(FIELDS)])


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


def _redeal_mat(s: State, seat: int, rnd: random.Random) -> None:
    """Redeal the face-down cards of a mat and those in hand [R-47].

    Cards gained this round came after the plan (SHO-CARD-2).
    """
    fields = range(seat_field(seat, 0), seat_field(seat + 1, 0))
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
    s.row = s.row[: s.row_shown] + hidden


def shuffle_piles(s: State, viewer: Viewer, rnd: random.Random) -> None:
    for name in ("pile", "event_pile", "favour_pile", "bag"):
        pile = getattr(s, name)[:]  # copies of the state share the old one
        rnd.shuffle(pile)
        setattr(s, name, pile)


def renew_rng(s: State, viewer: Viewer, rnd: random.Random) -> None:
    s.rng = rng.fast(rnd.getrandbits(64), STREAMS)


def clear_offer(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Clear the cached offer, so that it is computed from the new secrets."""
    s.offered = []


SCRAMBLED: Final[dict[str, Callable[[State, Viewer, random.Random], None]]] = {
    "mat": deal_mats,
    "row": shuffle_row,
    "pile": shuffle_piles,
    "event_pile": shuffle_piles,
    "favour_pile": shuffle_piles,
    "bag": shuffle_piles,
    "rng": renew_rng,
    "offered": clear_offer,
}
"""How to redeal each field that is not public."""


def unscrambled() -> set[str]:
    """Return the non-public fields that ``scramble`` does not handle."""
    return {name for name, who in VISIBILITY.items() if who != PUBLIC} - {*SCRAMBLED}


def without_visibility(s: State) -> set[str]:
    """Return the fields of a state without declared visibility."""
    return fields_of(s) - {*VISIBILITY}


# ── Kinds of games ────────────────────────────────────────────────────────────

SIDES_AND_STARTS: Final = (("sun", "draft"), ("sun", "preset"), ("moon", "draft"))
"""Start tables exist for the sun side only (SHO-SETUP-16)."""

HOUSE_RULES: Final[tuple[dict[str, bool], ...]] = (
    {"strict_forced_battle": False},
    {"one_monument_per_province": True},
)
"""Every house rule, different from the rule book."""

TOWERS: Final = (OWN_TOWER, "spielbyweb")
"""Towers besides the default."""


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


def most_decisions(options: Options) -> int:
    """Return how many decisions a game can have at most, without revisions."""
    n = options.players
    court, samurai, generals, arts = (word in options.modules for word in MODULE_WORDS)
    throw = n + 1 if options.tower == OWN_TOWER else 0  # one a colour of cubes
    picks = {3: 27, 4: 32, 5: 35}[n] if options.start == "draft" else 0
    plan = n * ((FIELDS if court else BASE_FIELDS) + 1)
    before = n * (1 + samurai + 2 * court)  # position, bonus, favour and its details
    armies = n * 2 + 2 * n * (2 + throw)  # army1, battles: where to, how many
    revolts = n * 2 * throw
    after = 5 * arts + n * generals
    winter = n * (2 + 3 * throw)
    rounds = 6 * (plan + before + armies + revolts + after)
    return picks * (3 + generals) + throw + rounds + 2 * (winter + n * generals)


__all__ = [
    "Referee",
    "conserved",
    "every_kind_of_game",
    "module_combinations",
    "most_decisions",
    "scramble",
    "unscrambled",
    "unusual_games",
    "without_visibility",
]
