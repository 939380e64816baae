"""What the laws need to know of Small Samurai Empires.

``scramble`` follows ``state.VISIBILITY`` alone and shares nothing with ``observe`` and
``imagine``: a mistake there cannot hide itself here.
"""

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core.rows import put
from sengoku.core.seats import Viewer
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import EDITIONS, PLAYERS, VARIANTS, Options
from sengoku.samurai.rows import seat_order, seat_region
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.state import NONE, PUBLIC, VISIBILITY, State
from sengoku.samurai.vocabulary import (
    EFFECT_WORDS,
    MAX_SEATS,
    ORDERS,
    PROVINCES,
    REGIONS,
    SLOTS,
)
from sengoku.testing.fields import fields_of

# ── Secrets ───────────────────────────────────────────────────────────────────


def scramble(s: State, viewer: Viewer, rnd: random.Random) -> State:
    """Return a copy with everything hidden from *viewer* redealt.

    Holdings stay: they follow from the public log (SSE-INFO-12).
    """
    new = s.copy()
    for deal in dict.fromkeys(SCRAMBLED.values()):
        deal(new, viewer, rnd)
    return new


def _others(s: State, viewer: Viewer) -> list[int]:
    return [seat for seat in range(s.seats) if seat != viewer]


def deal_cards(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Mix the deck with the hands and the face-down cards of the others."""
    others = _others(s, viewer)
    committed = [seat for seat in others if s.committed[seat] != NONE]
    hands = {
        seat: [r for r in range(REGIONS) for _ in range(s.hand[seat_region(seat, r)])]
        for seat in others
    }
    cards = [*s.deck, *(s.committed[seat] for seat in committed)]
    cards += itertools.chain.from_iterable(hands.values())
    rnd.shuffle(cards)
    for seat in committed:
        s.committed[seat] = cards.pop()
    for seat, hand in hands.items():
        dealt = [cards.pop() for _ in hand]
        counts = [dealt.count(region) for region in range(REGIONS)]
        put(s.hand, seat_region(seat, 0), counts)
    s.deck = cards


def deal_orders(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Mix the face-down tokens of each other seat with those behind its screen."""
    for seat in _others(s, viewer):
        hidden = [
            slot
            for slot in range(SLOTS)
            if s.owner[slot] == seat and not s.face_up[slot]
        ]
        first = seat_order(seat, 0)
        tokens = [o for o in range(ORDERS) for _ in range(s.tokens[first + o])]
        tokens += [s.order[slot] for slot in hidden]
        rnd.shuffle(tokens)
        for slot in hidden:
            s.order[slot] = tokens.pop()
        put(s.tokens, first, [tokens.count(o) for o in range(ORDERS)])


def deal_mountains(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Mix the tokens face down on the mountains with those put back unseen."""
    places = [at for at, effect in enumerate(s.mountain) if effect != NONE]
    tokens = [*s.spare, *(s.mountain[at] for at in places)]
    rnd.shuffle(tokens)
    s.mountain = s.mountain[:]  # copies of a state share it
    for at in places:
        s.mountain[at] = tokens.pop()
    s.spare = tokens


def renew_rng(s: State, viewer: Viewer, rnd: random.Random) -> None:
    s.rng = rng.fast(rnd.getrandbits(64), STREAMS)


def clear_offer(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """Clear the cached offer, so that it is computed from the new secrets."""
    s.offered = []


def leave_unchanged(s: State, viewer: Viewer, rnd: random.Random) -> None:
    """SSE-INFO-12: gains and payments are public."""


SCRAMBLED: Final[dict[str, Callable[[State, Viewer, random.Random], None]]] = {
    "deck": deal_cards,
    "hand": deal_cards,
    "committed": deal_cards,
    "tokens": deal_orders,
    "order": deal_orders,
    "mountain": deal_mountains,
    "spare": deal_mountains,
    "rng": renew_rng,
    "offered": clear_offer,
    "food": leave_unchanged,
    "bushido": leave_unchanged,
}
"""How to redeal each field that is not public."""


def unscrambled() -> set[str]:
    """Return the non-public fields that ``scramble`` does not handle."""
    return {name for name, who in VISIBILITY.items() if who != PUBLIC} - {*SCRAMBLED}


def without_visibility(s: State) -> set[str]:
    """Return the fields of a state without declared visibility."""
    return fields_of(s) - {*VISIBILITY}


# ── Supplies ──────────────────────────────────────────────────────────────────


def conserved(s: State, rules: SamuraiRules) -> None:
    """Raise ``AssertionError`` unless no piece, token or card was lost or made."""
    for what, there, wanted in _balance(s, rules):
        assert there == wanted, f"{what}: {there}, not {wanted}\n  {rules.dump(s)}"
    for name in ("armies", "supply", "castles", "food", "bushido", "tokens", "hand"):
        values: vec[i64] = getattr(s, name)
        assert min(values) >= 0, f"{name} below 0: {values}\n  {rules.dump(s)}"
    if rules.switches.strict_resource_supply:
        assert min(s.general) >= 0, f"SSE-SUPPLY-4: {s.general}\n  {rules.dump(s)}"


def _balance(s: State, rules: SamuraiRules) -> Iterator[tuple[str, object, object]]:
    """Yield what is counted, how many there are and how many there should be."""
    board, switches = rules.board, rules.switches
    resources = [s.general[0] + sum(s.food), s.general[1] + sum(s.bushido)]
    yield "SSE-SUPPLY-5", resources, [board.food_tokens, board.bushido_tokens]
    for seat in range(s.seats):
        built = sum(s.castle_of(seat, region) != NONE for region in range(REGIONS))
        markers = built if switches.castle_marker else 0
        armies = sum(s.armies_of(seat, province) for province in range(PROVINCES))
        armies += s.supply[seat] + markers + (s.expedition[0] == seat)
        yield f"SSE-SUPPLY-7, armies of {seat}", armies, switches.armies
        castles = built + s.castles[seat]
        yield f"SSE-SUPPLY-8, castles of {seat}", castles, switches.castles
        orders = _orders_of(s, seat)
        yield f"SSE-SUPPLY-8, orders of {seat}", orders, list(board.order_copies)
    for seat in range(s.seats, MAX_SEATS):
        strays = [s.supply[seat], s.castles[seat], s.food[seat], s.bushido[seat]]
        yield f"nobody sits at {seat}", strays, [0, 0, 0, 0]
    cards = [_cards(s, region) for region in range(REGIONS)]
    yield "SSE-COMP-5, cards", cards, [rules.cards.count(r) for r in range(REGIONS)]
    mountains = list(s.mountain)
    tokens = [
        mountains.count(effect) + s.spare.count(effect) + s.revealed[effect]
        for effect in range(len(EFFECT_WORDS))
    ]
    used = "mountain" in rules.options.variants
    wanted = list(board.mountain_tokens) if used else [0] * len(EFFECT_WORDS)
    yield "SSE-VAR-MOUNTAIN-1, tokens", tokens, wanted


def _orders_of(s: State, seat: int) -> list[int]:
    """Return how many tokens of each order *seat* has, including covered ones."""
    on_slots = [o for at, o in enumerate(s.order) if s.owner[at] == seat]
    on_slots += [o for at, o in enumerate(s.under_order) if s.under_owner[at] == seat]
    return [s.tokens[seat_order(seat, o)] + on_slots.count(o) for o in range(ORDERS)]


def _cards(s: State, region: int) -> int:
    in_hands = sum(s.hand[seat_region(seat, region)] for seat in range(s.seats))
    face_down = list(s.committed).count(region)
    return s.deck.count(region) + in_hands + face_down + s.played[region]


# ── Kinds of games ────────────────────────────────────────────────────────────

HOUSE_RULES: Final[tuple[dict[str, bool | str], ...]] = (
    {"castle_in_capital": False},
    {"one_castle_per_province": True},
    {"cover_limit": "victim-once"},
    {"cover_limit": "none"},
    {"ship_origin_anywhere": True},
    {"strict_resource_supply": False},
    {"open_resources": True},
    {"leftovers": False},
    {"tiebreaks": False},
    {"agenda_timing": "own-turn"},
    {"agenda_3b": "control-castle-province"},
)
"""Every house rule, different from the standard edition."""


def variant_combinations() -> list[tuple[str, ...]]:
    """Return the 16 ways to combine the variants, none of them first."""
    sizes = range(len(VARIANTS) + 1)
    return [
        chosen for size in sizes for chosen in itertools.combinations(VARIANTS, size)
    ]


def every_kind_of_game() -> list[Options]:
    """Return all players, editions and variants together, then every house rule."""
    found = [
        Options(players, edition, variants)
        for players in PLAYERS
        for edition in EDITIONS
        for variants in variant_combinations()
        if edition != "draft" or not variants
    ]
    every: dict[str, bool | str] = {}
    for number, house in enumerate(HOUSE_RULES):
        every |= house
        found.append(Options(PLAYERS[number % 3], "standard", VARIANTS, house))
    found += (Options(players, "crowd", VARIANTS, every) for players in PLAYERS)
    return found
