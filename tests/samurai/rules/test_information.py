"""SSE-INFO: public and hidden information."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rng import fast, fast_seed
from sengoku.core.seats import Viewer
from sengoku.samurai.events import CardCommitted, CardDrawn, OrderPlaced
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.observation import Observation
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.rows import orders_of, regions_of
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.state import State
from tests.samurai.given import given, rules
from tests.samurai.seen import told

A, B, C, D = range(4)

RICH = (
    "map G1:A2B1 G3:A1c T2:B3 | "
    "A food:3 bushido:1 hand:1,1,0,0 armies:5 castles:1 score:7 influence:1,0,2,0 | "
    "B food:2 bushido:4 hand:0,2,0,0 score:4 influence:0,0,0,12 covers:1A | "
    "slots g1:A+attack g2:B-move3/A+recruit o1:A-castle t1:B+ship | era 2.2 | "
    "order BA | general food:11 bushido:12 | played grey:2 teal:1 | "
    "seeds G2:food G3:bushido G4:food O2:bushido O3:food O4:bushido O5:food T2:bushido "
    "T3:food T4:food V2:bushido V3:bushido | neutral g1:attack | "
    "shrines G5:brown G6:black | agenda grey:1A:B teal:3B | "
    "mountains M1:ambush M4:journey | revealed bushido-master:1 | "
    "spare mercenaries highland-farms ambush | deck grey orange teal | "
    "do course(16) turn(3) placement@A"
)
"""A position with something in every section."""

HIDDEN = "food:? bushido:?"


def random_states(
    table: SamuraiRules, seed: int, log: Log | None = None
) -> Iterator[State]:
    """Play a whole game with random choices; give the state after each of them."""
    chance = random.Random(seed)
    s = table.start(fast_seed(seed), log)
    yield s
    while table.waiting(s):
        seat = chance.choice(seat_sets.each(table.waiting(s)))
        table.play(s, seat, chance.choice(table.legal(s, seat)), log)
        yield s


def test_info_1_all_of_this_is_public() -> None:
    """SSE-INFO-1"""
    game = given(RICH, 2, variants=VARIANTS)
    assert game.rules.dump_seen(game.state, None) == (
        "map G1:A2B1 G3:A1c T2:B3 | "
        "A food:? bushido:? tokens:?8 hand:?2 armies:5 castles:1 score:7 "
        "influence:1,0,2,0 | "
        "B food:? bushido:? tokens:?9 hand:?2 score:4 influence:0,0,0,12 covers:1A | "
        "slots g1:A+attack g2:B-?/A+recruit o1:A-? t1:B+ship | era 2.2 | "
        "order BA | general food:11 bushido:12 | played grey:2 teal:1 | "
        "seeds G2:food G3:bushido G4:food O2:bushido O3:food O4:bushido O5:food "
        "T2:bushido T3:food T4:food V2:bushido V3:bushido | neutral g1:attack | "
        "shrines G5:brown G6:black | agenda grey:1A:B teal:3B | "
        "mountains M1:? M4:? | revealed bushido-master:1 | deck ?3 | "
        "do course(16) turn(3) placement@A"
    )


@pytest.mark.parametrize("viewer", [A, B])
def test_info_2_each_seat_sees_its_own_and_no_more(viewer: int) -> None:
    """SSE-INFO-2"""
    game = given(RICH, 2, variants=VARIANTS)
    own = {
        "A": "food:3 bushido:1 hand:1,1,0,0 armies:5 castles:1 score:7 "
        "influence:1,0,2,0",
        "B": "food:2 bushido:4 hand:0,2,0,0 score:4 influence:0,0,0,12 covers:1A",
    }
    others = {
        "A": f"{HIDDEN} tokens:?8 hand:?2 armies:5 castles:1 score:7 influence:1,0,2,0",
        "B": f"{HIDDEN} tokens:?9 hand:?2 score:4 influence:0,0,0,12 covers:1A",
    }
    for seat, letter in enumerate("AB"):
        seen = game.seen(letter, viewer)
        assert seen == (own if seat == viewer else others)[letter]
    assert (
        game.seen("slots", viewer)
        == {
            A: "g1:A+attack g2:B-?/A+recruit o1:A-castle t1:B+ship",
            B: "g1:A+attack g2:B-move3/A+recruit o1:A-? t1:B+ship",
        }[viewer]
    )


def test_info_2_a_committed_card_is_its_owners_alone() -> None:
    """SSE-INFO-2"""
    game = given("A hand:1,1,0,0 | B hand:1,1,0,0 | deck teal | do destiny@AB", 2)
    game.plays("A commit orange")
    assert "commit:orange" in game.seen("A", A)
    for viewer in (B, None):
        assert game.seen("A", viewer).endswith("hand:?1 commit:?")
    assert told(game, A) == ["card-committed A orange"]
    assert told(game, B) == told(game, None) == ["seat-committed A"]


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("deck grey orange teal", "deck teal grey orange", "the order of the deck"),
        ("M1:ambush M4:journey", "M1:journey M4:ambush", "tokens on the mountains"),
        ("spare mercenaries highland-farms", "spare journey mercenaries", "spare ones"),
    ],
)
def test_info_3_what_is_hidden_from_everybody(
    before: str, after: str, why: str
) -> None:
    """SSE-INFO-3"""
    table = rules(2, variants=VARIANTS)
    one, other = table.parse(RICH), table.parse(RICH.replace(before, after))
    assert one != other
    for viewer in (A, B, None):
        assert table.observe(one, viewer) == table.observe(other, viewer), why


def test_info_3_the_extra_card_is_hidden_until_the_reveal() -> None:
    """SSE-INFO-3"""
    table = rules(2)
    position = "A hand:1,0,0,0 | B hand:1,0,0,0 | deck teal {} | do destiny@AB"
    one, other = (table.parse(position.format(top)) for top in ("orange", "violet"))
    commit = table.spelling.read("commit grey")
    for s in (one, other):
        table.play(s, A, commit)
    for viewer in (A, B, None):
        assert table.observe(one, viewer) == table.observe(other, viewer)
    game = given(position.format("orange"), 2)
    game.plays("A commit grey", "B commit grey")
    assert told(game)[-1] == "cards-revealed grey,grey orange"


def test_info_3_imagined_decks_and_mountains_differ() -> None:
    """SSE-INFO-3"""
    table = rules(3, variants=VARIANTS)
    seen = table.observe(table.start(fast_seed(1)), A)
    imagined = [table.imagine(seen, fast(seed, STREAMS)) for seed in range(10)]
    assert len({tuple(s.deck) for s in imagined}) > 5
    assert len({(*s.mountain, *s.spare) for s in imagined}) > 5
    for s in imagined:
        assert table.observe(s, A) == seen


def test_info_4_the_owner_of_a_face_down_token_is_public() -> None:
    """SSE-INFO-4"""
    game = given("slots g2:A-ship | era 1.1 | order AB | do turn(1)", 2)
    game.plays("B place attack o1")
    for viewer in (A, None):
        assert game.seen("slots", viewer).endswith("o1:B-?")
        assert told(game, viewer)[0] == "token-placed B o1"
    assert told(game, B)[0] == "order-placed B o1 attack"


def test_info_5_the_number_of_tokens_is_shown_but_not_their_kinds() -> None:
    """SSE-INFO-5"""
    table = rules(2)
    one = table.parse("slots g1:A-attack o1:A-ship | do placement@B")
    other = table.parse("slots g1:A-castle o1:A-move3 | do placement@B")
    for viewer in (B, None):
        assert table.observe(one, viewer) == table.observe(other, viewer)
        assert table.observe(one, viewer).tokens_left == (9, 11)
    assert table.observe(one, A) != table.observe(other, A)


@pytest.mark.parametrize(
    ("position", "play", "event"),
    [
        (
            "map T3:A1 | do harvest@A(t1)",
            "A take",
            "resource-gained A food 1 SSE-ACT-HARVEST-1 0",
        ),
        (
            "A bushido:1 | slots o1:B+attack | era 1.2 | do placement@A",
            "A place attack o1",
            "resource-paid A bushido 1 SSE-COVER-4",
        ),
    ],
)
def test_info_6_gains_and_payments_are_public(
    position: str, play: str, event: str
) -> None:
    """SSE-INFO-6"""
    game = given(position, 2).plays(play)
    for viewer in (A, B, None):
        assert event in told(game, viewer)
    for viewer in (B, None):
        assert game.seen("A", viewer).startswith(HIDDEN)


@pytest.mark.parametrize("viewer", [A, B, None])
def test_info_6_a_house_rule_lays_the_holdings_open(viewer: Viewer) -> None:
    """SSE-INFO-6"""
    position = "A food:3 bushido:1 | B food:2 | do placement@A"
    open_game = given(position, 2, open_resources=True)
    if viewer != A:
        assert open_game.seen("A", viewer).startswith("food:3 bushido:1 tokens:?11")
    if viewer != B:
        assert open_game.seen("B", viewer).startswith("food:2 bushido:0 tokens:?11")
    assert "3" not in given(position, 2).seen("A", None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [A, B, None])
def test_info_7_everybody_knows_what_everybody_starts_with(
    players: int, viewer: Viewer
) -> None:
    """SSE-INFO-7"""
    table = rules(players)
    s = table.start(fast_seed(7))
    imagined = table.imagine(table.observe(s, viewer), fast(7, STREAMS))
    assert [*imagined.food[:players]] == [2] * players
    assert [*imagined.bushido[:players]] == [2] * players
    for seat in range(players):
        own = imagined.tokens[orders_of(seat)]
        assert [*own] == [*table.board.order_copies]


def test_info_8_a_token_turned_up_stays_public() -> None:
    """SSE-INFO-8"""
    game = given(
        "slots g1:A-attack o1:B-harvest | order AB | era 1.1 | "
        "do course(3) resolution(0) recruit@A(v1)",
        2,
    )
    assert game.seen("slots", None) == "g1:A-? o1:B-?"
    game.plays("A decline")
    for viewer in (A, B, None):
        assert "token-revealed g1 A attack" in told(game, viewer)
        assert game.seen("slots", viewer) == "g1:A+attack o1:B+harvest"
    game.plays("A place ship g1")
    assert game.seen("slots", B) == "g1:A-?/A+attack o1:B+harvest"


def test_info_9_unplayed_cards_are_never_revealed() -> None:
    """SSE-INFO-9"""
    table, log = rules(3), Log()
    last = [*random_states(table, 9, log)][-1]
    for viewer in (A, B, C, None):
        for event in log.seen_by(viewer):
            if isinstance(event, CardDrawn | CardCommitted | OrderPlaced):
                assert event.seat == viewer
        seen = table.observe(last, viewer)
        assert seen.hand_size == (2, 2, 2)
        own = None if viewer is None else sum(last.hand[regions_of(viewer)])
        assert (None if seen.hand is None else sum(seen.hand)) == own


def test_info_10_a_covered_face_stays_shown() -> None:
    """SSE-INFO-10"""
    game = given(
        "B bushido:1 | slots g1:A+attack | era 1.2 | order BA | do turn(0)", 2
    ).plays("B place ship g1")
    for viewer in (A, None):
        assert game.seen("slots", viewer) == "g1:B-?/A+attack"


@pytest.mark.parametrize(
    ("position", "rich", "poor"),
    [
        ("slots o1:B+attack | era 1.2 | do placement@A", "bushido:3", "bushido:0"),
        ("map O1:A3 | do move@A(o1,2,1,0)", "food:3", "food:0"),
        ("map O2:A3 | do ship@A(o1)", "food:3", "food:0"),
        ("map O2:A1B3 | do attack@A(o1)", "bushido:3", "bushido:0"),
        ("do recruit@A(o1)", "food:3", "food:0"),
    ],
)
def test_info_11_what_others_can_afford_does_not_show(
    position: str, rich: str, poor: str
) -> None:
    """SSE-INFO-11"""
    whole = "A {} | general food:20 bushido:20 | " + position
    one, other = given(whole.format(rich), 2), given(whole.format(poor), 2)
    for viewer in (B, None):
        seen = one.rules.dump_seen(one.state, viewer)
        assert seen == other.rules.dump_seen(other.state, viewer)
    for game in (one, other):
        assert game.choices("B") == []
        assert game.rules.question(game.state, B) is None


@pytest.mark.parametrize(
    ("position", "first"),
    [
        ("map O2:A1B3 | A {} | do attack@A(o1)", "A attack O2 B"),
        ("A {} | do recruit@A(o1)", "A recruit O1"),
    ],
)
def test_info_11_declining_looks_like_being_unable_to_pay(
    position: str, first: str
) -> None:
    """SSE-INFO-11"""
    able = given(position.format("food:1 bushido:1"), 2).plays(first, "A decline")
    unable = given(position.format("food:0 bushido:0"), 2).plays(first)
    for viewer in (A, B, None):
        assert able.events(viewer) == unable.events(viewer)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_info_12_imagined_positions_keep_the_holdings(players: int) -> None:
    """SSE-INFO-12"""
    table = rules(players, variants=VARIANTS)
    source = fast(12, STREAMS)
    for at, s in enumerate(random_states(table, 12)):
        for viewer in (A, B, None) if at % 7 == 0 else ():
            imagined = table.imagine(table.observe(s, viewer), source)
            assert imagined.food == s.food
            assert imagined.bushido == s.bushido


def common(values: list[Any]) -> Any:
    """Return what all agree on; in lists item by item, ``None`` where they differ."""
    if isinstance(values[0], tuple):
        return tuple(common(list(items)) for items in zip(*values, strict=True))
    return values[0] if all(value == values[0] for value in values) else None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_info_13_a_spectator_sees_what_all_players_see(players: int) -> None:
    """SSE-INFO-13"""
    table = rules(players, variants=VARIANTS)
    own = {"viewer", "tokens", "hand", "committed"}
    shared = [name for name in Observation.__struct_fields__ if name not in own]
    for s in random_states(table, 13):
        views = [table.observe(s, seat) for seat in range(players)]
        spectator = table.observe(s, None)
        for name in shared:
            seen = [getattr(view, name) for view in views]
            assert getattr(spectator, name) == common(seen), name
        alone = msgspec.structs.asdict(spectator)
        assert {alone[name] for name in own} == {None}
