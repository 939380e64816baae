"""Scenarios SC-121 to SC-134: decision points and rare interactions."""

import random

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rng import fast, fast_seed
from sengoku.samurai.events import (
    AgendaFulfilled,
    CardsRevealed,
    Declined,
    GameEnded,
    OrderPlaced,
    PlacementPassed,
    ResourceGained,
    RoundBegan,
    SeatCommitted,
)
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS
from sengoku.samurai.rules.setup import STREAMS
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import (
    AGENDA_1B,
    BUSHIDO,
    FOOD,
    GREY,
    TEAL,
    VIOLET,
)
from sengoku.testing import Scenario
from tests.samurai.given import given, rules

A, B, C, D = range(4)

ALL_COVERED = (
    "B bushido:1 | C bushido:1 | A bushido:{bushido} | era 1.2 | order ABC | "
    "slots g1:A+attack g2:A+move3 g3:A+ship o1:A+castle o2:B+attack o3:B+move3 "
    "t1:B+ship t2:B+castle t3:C+attack v1:C+move3 v2:C+ship v3:C+castle | do turn(0)"
)
"""The start of round 2 in SC-121; nobody has an army on the board."""


def third_turn(bushido: int) -> Scenario:
    """Return SC-121 after two turns of everybody."""
    game = given(ALL_COVERED.format(bushido=bushido), 3)
    game.plays("A place attack g1", "A decline")  # A's first token; no recruiting
    game.plays("B place attack g2")
    game.plays("C place attack g3")
    game.plays("A place harvest o1")
    game.plays("B place harvest o2")
    return game.plays("C place harvest t3")


def with_mountain(position: str, players: int = 4) -> Scenario:
    return given(position, players, variants=("mountain",))


def test_sc_121_without_a_free_placement_pay_or_pass() -> None:
    """SC-121 (SSE-COVER-11, SSE-COVER-13)."""
    game = third_turn(bushido=1)
    assert game.asked() == ("placement", "A")
    kinds = ("recruit", "move23", "harvest")
    prices = {choice.text: choice.price for choice in game.choices()}
    assert prices == {
        **{
            f"place {kind} {slot}": {"bushido": 1}
            for kind in kinds
            for slot in ("o3", "t1", "t2", "v1", "v2", "v3")
        },
        "pass": {},
    }
    covering = third_turn(bushido=1).plays("A place harvest t1")
    assert covering.state.bushido[A] == 0
    game.plays("A pass")
    assert game.asked() == ("placement", "B"), "no neutral action, B is next"
    assert game.events()[-1] == PlacementPassed(A)
    assert game.state.bushido[A] == 1
    assert sum(game.state.tokens[:7]) == 5


def test_sc_121_without_bushido_only_passing_is_left() -> None:
    """SC-121 (SSE-COVER-11, SSE-COVER-13)."""
    game = third_turn(bushido=0)
    assert game.events()[-1] == PlacementPassed(A), "the engine passed for A"
    assert game.asked() == ("placement", "B")
    assert sum(game.state.tokens[:7]) == 5


def test_sc_122_a_third_point_is_the_last() -> None:
    """SC-122 (SSE-ACT-GEN-3, SSE-ACT-MOVE23-3)."""
    game = given(
        "map T1:A2 | A food:3 | slots t1:A-move23 t2:B-harvest | era 1.1 | "
        "do resolution(6)",
        2,
    ).plays("A step T1 T2", "A step T2 T5")
    prices = [c.price for c in game.choices() if c.text != "decline"]
    assert prices == [{"food": 1}] * len(prices)
    game.plays("A step T1 T2")
    assert game.state.food[A] == 2
    assert game["map"] == "T2:A1 T5:A1"
    assert game.is_over()
    game.refuses("A step T2 T1")


def test_sc_122_a_second_recruit_is_the_last() -> None:
    """SC-122 (SSE-ACT-GEN-2, SSE-ACT-GEN-3, SSE-DEC-5)."""
    game = given("A food:9 | do harvest@A(g1) recruit@A(t1)", 2)
    assert [c.price for c in game.choices()] == [{}, {}], "nothing to pay for yet"
    game.plays("A recruit T1")
    assert game.asked() == ("recruit-again", "A")
    assert {choice.text: choice.price for choice in game.choices()} == {
        "recruit T1": {"food": 1},
        "decline": {},
    }
    game.plays("A recruit T1")
    assert (game["map"], game["A"]) == ("T1:A2", "food:8")
    assert game.is_over()
    game.refuses("A recruit T1")
    game = given("A food:9 | do recruit@A(t1)", 2).plays("A decline")
    assert game.is_over(), "no second army after the first was declined"
    assert game["map"] == ""


def test_sc_122_a_second_kill_is_the_last() -> None:
    """SC-122 (SSE-ACT-GEN-2, SSE-ACT-GEN-3, SSE-DEC-5)."""
    game = given("map T2:A1B9 | A bushido:9 | do attack@A(t1)", 2)
    assert [c.price for c in game.choices()] == [{}, {}], "nothing to pay for yet"
    game.plays("A attack T2 B")
    assert game.asked() == ("attack-again", "A")
    assert {choice.text: choice.price for choice in game.choices()} == {
        "attack T2 B": {"bushido": 1},
        "decline": {},
    }
    game.plays("A attack T2 B")
    assert (game["map"], game["A"]) == ("T2:A1B7", "bushido:8")
    assert game.is_over()
    game.refuses("A attack T2 B")
    game = given("map T2:A1B9 | A bushido:9 | do attack@A(t1)", 2).plays("A decline")
    assert game.is_over(), "no second kill after the first was declined"
    assert game["map"] == "T2:A1B9"


def tribe_moved() -> Scenario:
    """Return SC-123 after the tribe's move."""
    return with_mountain(
        "map G6:A1 O4:A1 O5:A1 | mountains M2:independent-tribe | do move@A(g1,3,0,0)"
    ).plays("A cross M2 O5", "A step O5 G6")


def test_sc_123_the_tribe_moves_an_army_apart_from_the_order() -> None:
    """SC-123 (SSE-ACT-MOVE-2, SSE-ACT-MOVE-6, SSE-VAR-MOUNTAIN-19)."""
    game = tribe_moved()
    assert game["map"] == "G6:A1 O4:A1 O5:A1"
    assert game["travellers"] == "O5:1"
    assert game["do"] == "move@A(g1,2,0,1)", "two points are left"
    assert game.offered() == {
        *("step G6 G1", "step G6 O5"),
        *("step O5 O4", "step O5 G6"),
        "decline",
    }
    why = game.refuses("A step O4 O1")
    assert (why.key, why.rule) == ("army-of-other-region", "SSE-ACT-MOVE-2")
    game.plays("A step O5 O4", "A step O4 O1")
    assert game["map"] == "G6:A1 O1:A1 O4:A1"
    assert game.is_over()
    other = tribe_moved().plays("A step G6 G1")
    assert other["map"] == "G1:A1 O4:A1 O5:A1"


@pytest.mark.parametrize(
    ("effect", "end"),
    [
        ("ambush", "G1:A1 G2:B1"),
        ("mercenaries", "G1:A1 G2:B1 G3:A1"),
        ("bushido-master", "G2:B1 G3:A1"),
        ("highland-farms", "G2:B1 G3:A1"),
    ],
)
def test_sc_124_four_effects_ask_nothing(effect: str, end: str) -> None:
    """SC-124 (SSE-VAR-MOUNTAIN-20)."""
    game = with_mountain(
        f"map G1:A1 G2:B1 | A bushido:3 | mountains M1:{effect} | do move@A(g1,1,0,0)"
    ).plays("A cross M1 G3")
    assert (game["map"], game["mountains"]) == (end, "")
    assert game.is_over()


@pytest.mark.parametrize(
    ("effect", "asked"), [("independent-tribe", "tribe"), ("journey", "journey")]
)
def test_sc_124_two_effects_ask_one_question(effect: str, asked: str) -> None:
    """SC-124 (SSE-VAR-MOUNTAIN-20, SSE-DEC-6)."""
    game = with_mountain(
        f"map G1:A1 G2:B1 | A bushido:3 | mountains M1:{effect} | do move@A(g1,1,0,0)"
    ).plays("A cross M1 G3")
    assert game.asked() == (asked, "A")
    assert game["mountains"] == ""
    game.plays("A decline")
    assert (game["map"], game["A"]) == ("G2:B1 G3:A1", "bushido:3")
    assert game.is_over()


@pytest.mark.parametrize(
    ("effect", "plays", "pieces", "points", "why"),
    [
        (
            "ambush",
            (),
            "G1:A1B1 G2:B1 G4:B1 G5:B1",
            0,
            "the army is back: nothing has changed",
        ),
        (
            "bushido-master",
            (),
            "G1:B1 G2:B1 G3:A1 G4:B1 G5:B1",
            5,
            "B controls four provinces",
        ),
        (
            "independent-tribe",
            ("A recruit G1",),
            "G1:A1B1 G2:B1 G3:A1 G4:B1 G5:B1",
            0,
            "G1 was tied again before the step was finished",
        ),
    ],
)
def test_sc_125_an_expedition_is_one_change(
    effect: str, plays: tuple[str, ...], pieces: str, points: int, why: str
) -> None:
    """SC-125 (SSE-VAR-AGENDA-6, SSE-VAR-AGENDA-8)."""
    game = given(
        f"map G1:A1B1 G2:B1 G4:B1 G5:B1 | agenda grey:1B | mountains M1:{effect} | "
        "do move@A(g1,1,0,0)",
        2,
        variants=("agenda", "mountain"),
    ).plays("A cross M1 G3", *plays)
    assert game["map"] == pieces
    assert game.state.score[B] == points, why
    fulfilled = [e for e in game.events() if isinstance(e, AgendaFulfilled)]
    assert fulfilled == ([AgendaFulfilled(B, GREY, AGENDA_1B, 5)] if points else [])


@pytest.mark.parametrize(
    ("general", "food", "short", "why"),
    [
        ("food:30 bushido:30", 2, 0, "the whole yield"),
        ("food:1 bushido:30", 1, 1, "the supply is short of food"),
    ],
)
def test_sc_126_a_harvest_is_taken_as_a_whole(
    general: str, food: int, short: int, why: str
) -> None:
    """SC-126 (SSE-ACT-HARVEST-4, SSE-SUPPLY-4)."""
    game = given(f"map T2:A1 T3:A1 T4:A1 | general {general} | do harvest@A(t1)", 2)
    assert game.offered() == {"take", "decline"}
    game.plays("A take")
    assert (game.state.food[A], game.state.bushido[A]) == (food, 1), why
    assert game.events() == [
        ResourceGained(A, FOOD, food, "SSE-ACT-HARVEST-1", short),
        ResourceGained(A, BUSHIDO, 1, "SSE-ACT-HARVEST-1"),
    ]
    assert game.is_over()


def test_sc_126_a_harvest_may_be_declined() -> None:
    """SC-126 (SSE-ACT-HARVEST-4)."""
    game = given("map T2:A1 T3:A1 T4:A1 | do harvest@A(t1)", 2).plays("A decline")
    assert (game["A"], game.is_over()) == ("", True)


def test_sc_127_ties_are_broken_among_the_leaders_only() -> None:
    """SC-127 (SSE-END-6, SSE-END-7, SSE-END-8)."""
    # The leftovers 0, 1, 3 and 6 make the final scores 40, 40, 40 and 39.
    game = given(
        "map O2:A8B8C9D1 | A score:40 food:2 | B score:39 food:3 | "
        "C score:37 bushido:9 | D score:33 food:10 bushido:10 | "
        "do final-scoring recruit@A(o1)"
    ).plays("A decline")
    assert game.events()[-1] == GameEnded((40, 40, 40, 39), (B,))
    assert game["winners"] == "B"


def test_sc_128_a_spectator_sees_what_all_see() -> None:
    """SC-128 (SSE-INFO-2, SSE-INFO-13)."""
    game = given(
        "A food:3 bushido:1 hand:1,0,1,0 commit:grey | B food:2 hand:0,1,1,0 | "
        "slots o1:A-attack t1:B-harvest | deck grey teal | do destiny@B",
        2,
    )
    nothing = "food:? bushido:? tokens:?10 hand:?2"
    assert game.seen("A", None) == f"{nothing} commit:?"
    assert game.seen("B", None) == nothing
    assert game.seen("slots", None) == "o1:A-? t1:B-?"
    for section in ("A", "general", "deck", "era", "order"):
        assert game.seen(section, None) == game.seen(section, B)
    for section in ("B", "general", "deck", "era", "order"):
        assert game.seen(section, None) == game.seen(section, A)


def test_sc_128_imagined_holdings_are_those_of_the_log() -> None:
    """SC-128 (SSE-INFO-12)."""
    table = rules(2)
    s = table.parse("A food:3 | B food:2 | general food:25 bushido:30 | do placement@A")
    shown = table.dump_seen(s, B)
    assert "A food:? bushido:?" in shown
    assert "general food:25" in shown
    for seed in range(10):
        imagined = table.imagine(table.observe(s, B), fast(seed, STREAMS))
        assert [*imagined.food[:2]] == [3, 2]


def test_sc_129_a_decree_frees_the_second_kill_of_the_order() -> None:
    """SC-129 (SSE-VAR-AGENDA-7)."""
    game = given(
        "map O2:A1B3 | agenda orange:1A | do attack@A(o1)", variants=("agenda",)
    ).plays("A attack O2 B", "A attack O2 B")
    assert game["map"] == "O2:A1B1"


def test_sc_129_a_decree_frees_nothing_else() -> None:
    """SC-129 (SSE-VAR-AGENDA-9, SSE-VAR-MOUNTAIN-13)."""
    game = given(
        "map O1:A1 O2:B1 | agenda orange:1A | mountains M3:journey | "
        "do move@A(o1,1,0,0)",
        variants=("agenda", "mountain"),
    ).plays("A cross M3 O6")
    assert (game["map"], game.is_over()) == ("O2:B1 O6:A1", True), "the Journey costs 1"
    game = given(
        "map O2:A1B3 | agenda orange:1A | do neutral@A(o2)", variants=("agenda",)
    ).plays("A attack O2 B")
    assert (game["map"], game.is_over()) == ("O2:A1B2", True), "one kill"
    game = given(
        "agenda orange:1A | slots o1:B+attack | era 1.2 | do placement@A",
        2,
        variants=("agenda",),
    )
    why = game.refuses("A place attack o1")
    assert (why.key, why.rule) == ("cannot-pay-cover", "SSE-COVER-10")


def test_sc_130_a_neutral_action_without_effect_is_a_declined_one() -> None:
    """SC-130 (SSE-NEUT-7, SSE-DEC-8)."""
    position = "map {pieces} | order AB | era 1.1 | do turn(0)"
    nothing = given(position.format(pieces="O2:A1"), 2).plays("A place attack t1")
    assert nothing["A"] == ""
    assert nothing.asked() == ("placement", "B")
    declined = given(position.format(pieces="T2:A1"), 2)
    declined.plays("A place attack t1", "A decline")
    for viewer in (A, B, None):
        *same, last = nothing.events(viewer)
        assert [*same, last.bare()] == declined.events(viewer)
        assert last == Declined(A, "neutral", "no-field")


ORDER_QUESTIONS = {
    *("recruit", "recruit-again", "move", "ship"),
    *("attack", "attack-again", "harvest", "castle"),
}


def placements_of_this_phase(log: Log) -> int:
    """Return how many placements were made or passed since the round began."""
    kinds = (OrderPlaced, PlacementPassed)
    count = 0
    for entry in reversed(log.entries):
        if isinstance(entry.event, RoundBegan):
            break
        count += isinstance(entry.event, kinds)
    return count


@pytest.mark.games
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("edition", "variants"),
    [("standard", VARIANTS), ("standard", ()), ("crowd", VARIANTS), ("draft", ())],
)
def test_sc_131_who_is_asked(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    """SC-131 (SSE-DEC-1, SSE-DEC-2, SSE-DEC-3, SSE-DEC-4, SSE-DEC-7)."""
    table = rules(players, edition, variants)
    asked: set[str] = set()
    for seed in range(20):
        asked |= questions_of_a_game(table, seed)
    expected = {"destiny", "placement", "neutral", *ORDER_QUESTIONS}
    assert asked == expected | ({"tribe", "journey"} if variants else set())


def questions_of_a_game(table: SamuraiRules, seed: int) -> set[str]:
    """Play at random, check each time who is asked, return what was asked."""
    chance, log = random.Random(seed), Log()
    s = table.start(fast_seed(seed), log)
    placed_last = -1
    asked: set[str] = set()
    while table.waiting(s):
        seats = seat_sets.each(table.waiting(s))
        offers = [seat for seat in range(s.seats) if table.legal(s, seat)]
        assert offers == list(seats)
        question = table.question(s, seats[0])
        assert question is not None
        asked.add(question.key)
        seat = chance.choice(seats)
        if question.key != "destiny":
            assert len(seats) == 1
        if question.key == "placement":
            turn = placements_of_this_phase(log)
            assert seat == s.turn_order[turn % s.seats]
            placed_last = seat
        elif question.key == "neutral":
            assert seat == placed_last
            assert s.owner[question.facts["slot"]] == seat
        elif question.key in ORDER_QUESTIONS:
            assert s.owner[question.facts["slot"]] == seat
            assert s.face_up[question.facts["slot"]]
        elif question.key in ("tribe", "journey"):
            assert seat == s.expedition[0], "the moving player"
        else:
            assert question.key == "destiny"
            committed = {x for x in range(s.seats) if s.committed[x] >= 0}
            assert committed | set(seats) == set(range(s.seats))
        table.play(s, seat, chance.choice(table.legal(s, seat)), log)
    return asked


def test_sc_132_round_2_goes_by_the_turn_order_too() -> None:
    """SC-132 (SSE-COVER-13, SSE-FLOW-3)."""
    full = " ".join(
        f"{slot}:{owner}+{order}"
        for slot, owner, order in zip(
            ("g1", "g2", "g3", "o1", "o2", "o3", "t1", "t2", "t3", "v1", "v2", "v3"),
            "ABCD" * 3,
            4 * ("recruit",) + 4 * ("attack",) + 4 * ("harvest",),
            strict=True,
        )
    )
    game = given(
        "map G1:A2B2C2D2 O1:A2B2C2D2 T1:A2B2C2D2 V1:A2B2C2D2 G2:A1B1C1D1 T2:A1B1C1D1 "
        f"V3:A1B1C1D1 | slots {full} | era 1.2 | order CADB | do turn(0)"
    )
    asked = []
    while game.asked()[0]:
        question, seat = game.asked()
        asked.append((question, seat))
        placing = question == "placement"
        game.plays(f"{seat} {min(game.offered()) if placing else 'decline'}")
    assert asked == [
        (question, seat) for seat in "CADBCADB" for question in ("placement", "neutral")
    ]


def test_sc_133_committed_cards_are_revealed_together() -> None:
    """SC-133 (SSE-DEST-2, SSE-DEST-9, SSE-DEC-1)."""
    game = given(
        "A hand:1,1,0,0 | B hand:0,0,1,1 | C hand:0,1,0,1 | era 1.0 | order ABC | "
        "do course(1) destiny@ABC",
        3,
    )
    game.plays("A commit grey", "C commit violet")
    assert game.asked() == ("destiny", "B")
    for viewer in (A, B, C, None):
        seen = [game.seen(letter, viewer).split() for letter in "ABC"]
        said = [[word for word in words if "commit" in word] for words in seen]
        own_a = "commit:grey" if viewer == A else "commit:?"
        own_c = "commit:violet" if viewer == C else "commit:?"
        assert said == [[own_a], [], [own_c]]
    assert game.events(B) == [SeatCommitted(A), SeatCommitted(C)]
    assert game.events(None) == [SeatCommitted(A), SeatCommitted(C)]
    for play in ("A commit orange", "A commit grey"):
        why = game.refuses(play)
        assert (why.key, why.rule) == ("already-committed", "SSE-DEST-9")
    game.plays("B commit teal")
    revealed = [e for e in game.events() if isinstance(e, CardsRevealed)]
    assert revealed == [CardsRevealed((GREY, TEAL, VIOLET), NONE)]
    assert game["played"] == "grey:1 teal:1 violet:1"


def test_sc_134_the_army_on_the_mountain_is_in_no_province() -> None:
    """SC-134 (SSE-VAR-MOUNTAIN-6, SSE-SUPPLY-7)."""
    game = with_mountain(
        "map O1:A1B1 O4:A1B1 | mountains M3:independent-tribe | do move@A(o1,1,0,0)"
    ).plays("A cross M3 O6")
    assert game.offered() == {
        *("step O4 O1", "step O4 O5", "attack O4 B", "recruit O1"),
        "decline",
    }
    why = game.refuses("A attack O1 B")
    assert (why.key, why.rule) == ("no-own-army", "SSE-NEUT-ATTACK-1")
    on_board = sum(game.state.armies[A::4])
    assert (on_board, game.state.supply[A]) == (1, 14)
    assert on_board + game.state.supply[A] + 1 == 16
    assert game["expedition"] == "A:M3:O6"
