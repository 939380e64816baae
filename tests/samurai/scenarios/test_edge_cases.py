"""Scenarios SC-97 to SC-120: further edge cases."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Log
from sengoku.core.rng import fast_seed
from sengoku.samurai.events import (
    CardsRevealed,
    EraBegan,
    InfluenceGained,
    MountainRevealed,
    ResolutionBegan,
    ResourceGained,
    RoundBegan,
    TokensReturned,
)
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.rows import orders_of
from sengoku.samurai.rules.control import controllers
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    AMBUSH,
    BUSHIDO,
    FOOD,
    MAX_SEATS,
    ORANGE,
    REGIONS,
    SHRINE_WORDS,
)
from tests.samurai.given import TM23, given, rules
from tests.samurai.seen import told

A, B, C, D = range(4)

TABLES = [
    (players, edition, variants)
    for players in (2, 3, 4)
    for edition, variants in (
        ("standard", ()),
        ("standard", VARIANTS),
        ("crowd", ()),
        ("crowd", VARIANTS),
        ("draft", ()),
    )
]


def random_game(
    game: SamuraiRules, seed: int, log: Log | None = None
) -> Iterator[State]:
    """Play a whole game with random choices; give the state after each of them."""
    chance = random.Random(seed)
    s = game.start(fast_seed(seed), log)
    yield s
    while game.waiting(s):
        seat = chance.choice(seat_sets.each(game.waiting(s)))
        game.play(s, seat, chance.choice(game.legal(s, seat)), log)
        yield s


# The frame of the game


@pytest.mark.parametrize(
    ("options", "rule", "why"),
    [
        (Options(players=1, board=TM23), "SSE-COMP-1", "too few"),
        (Options(players=5, board=TM23), "SSE-COMP-1", "too many"),
        (
            Options(players=3, colours=("red", "blue", "red"), board=TM23),
            "SSE-SETUP-10",
            "two players of one colour",
        ),
    ],
)
def test_sc_97_tables_that_cannot_play_are_refused(
    options: Options, rule: str, why: str
) -> None:
    """SC-97 (SSE-COMP-1, SSE-SETUP-10)."""
    with pytest.raises(UnreadableError) as refused:
        SamuraiRules(options)
    assert refused.value.rule == rule, why


def test_sc_97_a_game_is_three_eras_of_two_rounds() -> None:
    """SC-97 (SSE-FLOW-1, SSE-FLOW-2)."""
    log = Log()
    for _ in random_game(rules(3), 97, log):
        pass
    frame = (EraBegan, CardsRevealed, RoundBegan, ResolutionBegan, TokensReturned)
    seen = [event for event in log.seen_by(None) if isinstance(event, frame)]
    assert [type(event) for event in seen] == 3 * [
        EraBegan,
        CardsRevealed,
        RoundBegan,
        ResolutionBegan,
        RoundBegan,
        ResolutionBegan,
        TokensReturned,
    ]
    assert [event for event in seen if isinstance(event, RoundBegan)] == [
        RoundBegan(era, number) for era in (1, 2, 3) for number in (1, 2)
    ]


def test_sc_98_points_of_an_era_do_not_change_its_turn_order() -> None:
    """SC-98 (SSE-FLOW-3)."""
    game = given(
        "map V1:A6 | agenda violet:2A | era 2.0 | order BA | do course(13)",
        2,
        variants=("agenda",),
    )
    game.plays("B place attack g1", "B decline", "A place attack v1", "A recruit V1")
    assert game["A"] == "score:4"
    placing = ["B", "A"]
    while game.state.era == 2:
        asked, seat = game.asked()
        if asked == "placement":
            placing.append(seat)
            game.plays(f"{seat} {min(game.offered())}")
        else:
            game.plays(f"{seat} decline")
    assert "".join(placing) == "BABABABA" + "BABABA"


@pytest.mark.parametrize(
    ("order", "kind"),
    [
        ("move3", "move"),
        ("move23", "move"),
        ("ship", "ship"),
        ("attack", "attack"),
        ("harvest", "harvest"),
        ("castle", "castle"),
    ],
)
def test_sc_99_orders_of_a_player_without_armies_do_nothing(
    order: str, kind: str
) -> None:
    """SC-99 (SSE-FLOW-4, SSE-RES-11)."""
    game = given(
        f"map T2:B1 | slots t1:A-{order} t2:B-harvest | era 1.1 | "
        "do resolution(0) recruit@B(g1)",
        2,
    ).plays("B decline")
    assert told(game)[2:] == [
        f"token-revealed t1 A {order}",
        f"declined A {kind}",
        "token-revealed t2 B harvest",
    ]
    assert game["map"] == "T2:B1"
    assert game.state.supply[A] == 16
    assert game.asked() == ("harvest", "B")


def test_sc_99_a_player_without_armies_recruits() -> None:
    """SC-99 (SSE-FLOW-4)."""
    game = given("map T2:B1 | slots t1:A-recruit | era 1.1 | do resolution(0)", 2)
    game.plays("A recruit T1")
    assert (game["map"], game.state.supply[A]) == ("T1:A1 T2:B1", 15)


def test_sc_99_a_player_without_armies_places_the_full_quota() -> None:
    """SC-99 (SSE-FLOW-4)."""
    game = given("map T2:B1 | era 1.1 | order ABC | do turn(0)", 3)
    while game.asked()[0]:
        asked, seat = game.asked()
        placing = asked == "placement"
        game.plays(f"{seat} {min(game.offered()) if placing else 'decline'}")
    assert Counter(game.state.owner) == {A: 4, B: 4, C: 4}


# Planning


def test_sc_100_a_player_may_take_all_slots_of_a_region() -> None:
    """SC-100 (SSE-PLAN-5)."""
    game = given("map T2:B1 | era 1.1 | order AB | do turn(0)", 2)
    game.plays("A place attack o1", "B place move3 t1", "B decline")
    game.plays("A place attack o2", "B place ship t2", "B decline")
    game.plays("A place recruit o3")
    assert game["slots"] == "o1:A-attack o2:A-attack o3:A-recruit t1:B-move3 t2:B-ship"


def test_sc_101_a_placement_can_be_neither_passed_nor_exchanged() -> None:
    """SC-101 (SSE-PLAN-6, SSE-PLAN-7)."""
    game = given("slots o1:A-attack g1:B-ship | era 1.1 | do turn(3) placement@A", 2)
    why = game.refuses("A pass")
    assert (why.key, why.rule) == ("placement-is-due", "SSE-PLAN-6")
    assert not any("o1" in choice for choice in game.offered())
    why = game.refuses("A place recruit o1")
    assert (why.key, why.rule) == ("slot-taken", "SSE-PLAN-4")
    game = given("slots o1:A-attack g1:B+ship | era 1.2 | do turn(3) placement@A", 2)
    why = game.refuses("A place recruit o1")
    assert (why.key, why.rule) == ("token-face-down", "SSE-COVER-3")


def test_sc_102_nobody_else_acts_while_an_order_is_resolved() -> None:
    """SC-102 (SSE-RES-12)."""
    game = given("map O3:A1B1 | B bushido:5 food:5 | do attack@A(o3)", 2)
    assert game.rules.legal(game.state, B) == []
    for action in range(game.rules.space.size):
        why = game.rules.explain(game.state, B, action)
        assert why is not None
        assert (why.key, why.rule) == ("not-your-turn", "SSE-RES-12")
    for play in ("B attack O3 A", "B decline", "B place attack o1", "B commit grey"):
        game.refuses(play)


# Orders


def test_sc_103_recruiting_needs_no_piece_but_only_this_region_counts() -> None:
    """SC-103 (SSE-ACT-RECRUIT-3, SSE-ACT-RECRUIT-5)."""
    game = given("map V1:B5 T2:Ac | do recruit@A(v1)")
    assert game.offered() == {"recruit V1", "decline"}
    why = game.refuses("A recruit T2")
    assert (why.key, why.rule) == ("other-region", "SSE-ACT-RECRUIT-5")


def test_sc_104_castles_do_not_move_and_own_armies_are_no_victims() -> None:
    """SC-104 (SSE-ACT-MOVE-10, SSE-ACT-ATTACK-6)."""
    game = given("map O2:Ac O4:A1 | do move@A(o1,3,0,0)")
    assert game.offered() == {"step O4 O1", "step O4 O5", "decline"}
    why = game.refuses("A step O2 O1")
    assert (why.key, why.rule) == ("no-own-army", "SSE-ACT-MOVE-1")
    game = given("map O2:A2B9 | do attack@A(o1)")
    assert game.offered() == {"attack O2 B", "decline"}, "B controls O2"
    why = game.refuses("A attack O2 A")
    assert (why.key, why.rule) == ("own-army", "SSE-ACT-ATTACK-6")
    game.plays("A attack O2 B")
    assert game["map"] == "O2:A2B8"


def test_sc_105_a_castle_needs_neither_control_nor_resources() -> None:
    """SC-105 (SSE-ACT-CASTLE-4, SSE-ACT-CASTLE-8)."""
    game = given("map G4:A2B5 | A food:0 bushido:0 | do castle@A(g1)")
    assert game.offered() == {"build G4", "decline"}
    assert [choice.price for choice in game.choices()] == [{}, {}]
    game.plays("A build G4")
    assert game["map"] == "G4:AcB5"
    board = rules(4).board
    assert controllers(game.state, board)[board.province_ids.index("G4")] == B


def test_sc_106_armies_given_back_for_a_castle_can_be_recruited_again() -> None:
    """SC-106 (SSE-SUPPLY-2, SSE-ACT-CASTLE-1)."""
    game = given(
        "map G4:A2 | A armies:0 food:1 | slots g1:A-castle g2:A-recruit | era 1.1 | "
        "do resolution(0)",
        2,
    ).plays("A build G4")
    assert (game["map"], game.state.supply[A]) == ("G4:Ac", 2)
    assert game.offered() == {"recruit G1", "recruit G4", "decline"}
    game.plays("A recruit G1")
    assert {choice.text: choice.price for choice in game.choices()} == {
        "recruit G1": {"food": 1},
        "recruit G4": {"food": 1},
        "decline": {},
    }
    game.plays("A recruit G4")
    assert (game["map"], game.state.supply[A]) == ("G1:A1 G4:A1c", 0)
    assert game.state.food[A] == 0


# Round 2


def test_sc_107_a_slot_gives_its_neutral_action_in_both_rounds() -> None:
    """SC-107 (SSE-COVER-10, SSE-COVER-12)."""
    game = given(
        "map T2:A1B3 | order AB | era 1.1 | slots g1:B-harvest | "
        "do course(2) turn(8) placement@A",
        2,
    ).plays("A place castle t3", "A attack T2 B")
    assert game["map"] == "T2:A1B2"
    assert game["slots"] == "g1:B+harvest t3:A+castle"
    assert (game["era"], game.asked()) == ("1.2", ("placement", "A"))
    why = game.refuses("A place attack g1")
    assert (why.key, why.rule) == ("cannot-pay-cover", "SSE-COVER-10")
    assert not any(choice.endswith("g1") for choice in game.offered())
    game.plays("A place attack t3")
    assert game.offered() == {"attack T2 B", "decline"}
    game.plays("A attack T2 B")
    assert game["map"] == "T2:A1B1"


def test_sc_108_an_empty_slot_is_free_in_round_2() -> None:
    """SC-108 (SSE-COVER-2)."""
    game = given(
        "map T2:A1 O2:A1B1 G2:B1 V1:B1 | era 1.2 | slots g3:B+harvest v2:B+move3 | "
        "do resolution(0) turn(6) placement@A",
        2,
    )
    prices = {choice.text: choice.price for choice in game.choices()}
    assert prices["place attack o2"] == {}
    game.plays("A place attack o2")
    assert game.asked() == ("neutral", "A")
    assert game.offered() == {"attack O2 B", "decline"}
    game.plays("A decline")
    assert game.asked() == ("move", "B"), "v2 comes first"
    game.plays("B decline")
    assert game.asked() == ("attack", "A"), "then the new token on o2"
    game.plays("A decline")
    assert game.asked() == ("harvest", "B"), "then g3"


# Era end


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
def test_sc_109_era_end_asks_nobody_and_moves_nothing(edition: str) -> None:
    """SC-109 (SSE-ERA-15, SSE-ERA-16)."""
    game = given(
        "map G2:A1 G4:B1c O2:A2B2 T6:Ac V1:A1B2 | A hand:1,0,0,0 | B hand:0,1,0,0 | "
        "deck teal teal | slots g1:A+move3 | era 1.2 | do course(5) recruit@A(g1)",
        2,
        edition,
    )
    pieces, seeds = game["map"], list(game.state.seeds)
    game.plays("A decline")
    assert game.asked() == ("destiny", "AB"), "the next question is that of era 2"
    assert (game["map"], [*game.state.seeds]) == (pieces, seeds)


def test_sc_110_influence_beyond_the_track_keeps_its_value() -> None:
    """SC-110 (SSE-ERA-6)."""
    game = given(
        "map O2:A1 O3:A1 O4:A1 O5:A1 | A influence:0,8,0,0 | played orange:1 | "
        "era 3.2 | do influence"
    )
    assert game["A"] == "influence:0,12,0,0"
    game = given("A influence:0,12,0,0 | played orange:1 | do final-scoring")
    assert game.state.score[A] == 6


def test_sc_111_two_castles_tie_a_province_but_give_influence() -> None:
    """SC-111 (SSE-CTRL-3)."""
    game = given("map O2:AcBc | do influence full-harvest recruit@A(v1)", 2)
    assert set(controllers(game.state, rules(2).board)) == {NONE}
    game.plays("A decline")
    assert game.events()[1:] == [
        InfluenceGained(A, ORANGE, 0, 1),
        InfluenceGained(B, ORANGE, 0, 1),
    ]


# Information


def test_sc_112_tokens_of_round_1_stay_known() -> None:
    """SC-112 (SSE-INFO-5, SSE-INFO-8, SSE-INFO-10)."""
    game = given(
        "slots g1:A-attack g2:A-move3 g3:A-ship o1:A-castle | B bushido:1 | "
        "order BCA | era 1.1 | do course(3) resolution(0)",
        3,
    )
    assert (game["era"], game.asked()) == ("1.2", ("placement", "B"))
    assert "tokens:?7" in game.seen("A", B)
    faces = "g1:A+attack g2:A+move3 g3:A+ship o1:A+castle"
    assert game.seen("slots", B) == faces
    game.plays("B place attack g3")
    assert game.seen("slots", B) == (
        "g1:A+attack g2:A+move3 g3:B-attack/A+ship o1:A+castle"
    )
    assert game.seen("slots", C) == ("g1:A+attack g2:A+move3 g3:B-?/A+ship o1:A+castle")


def test_sc_113_unplayed_cards_stay_hidden_after_the_game() -> None:
    """SC-113 (SSE-INFO-9)."""
    game = given(
        "A hand:2,0,0,0 | B hand:0,1,1,0 | C hand:0,0,0,2 | deck teal teal | "
        "era 3.2 | do course(29) recruit@A(o1)",
        3,
    ).plays("A decline")
    assert game.is_over()
    for viewer in (A, B, C, None):
        for seat, letter in enumerate("ABC"):
            hidden = "hand:?2" in game.seen(letter, viewer)
            assert hidden == (seat != viewer)
        assert game.seen("deck", viewer) == "?2"


# Properties of games played from setup


def conserved(game: SamuraiRules, s: State) -> None:
    """Check that no piece and no token has been lost."""
    chosen = game.switches
    for resource, holdings in ((FOOD, s.food), (BUSHIDO, s.bushido)):
        assert s.general[resource] + sum(holdings) == 30
        assert min(s.general[resource], *holdings) >= 0
    for seat in range(s.seats):
        castles = [s.castle_of(seat, region) for region in range(REGIONS)]
        built = sum(province != NONE for province in castles)
        away = s.expedition[0] == seat
        markers = built if chosen.castle_marker else 0
        on_board = sum(s.armies[seat::MAX_SEATS])
        armies = on_board + s.supply[seat] + away + markers
        assert armies == (20 if game.options.edition == "draft" else 16)
        assert built + s.castles[seat] == (4 if chosen.castle_marker else 3)
        behind = sum(s.tokens[orders_of(seat)])
        on_slots = [*s.owner, *s.under_owner].count(seat)
        assert on_slots + behind == 11


@pytest.mark.games
@pytest.mark.parametrize(("players", "edition", "variants"), TABLES)
def test_sc_114_pieces_and_tokens_are_conserved(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    """SC-114 (SSE-SUPPLY-5, SSE-SUPPLY-7, SSE-SUPPLY-8)."""
    game = rules(players, edition, variants)
    for seed in range(10):
        states = 0
        for s in random_game(game, seed):
            conserved(game, s)
            states += 1
        assert states > 50


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_sc_115_in_the_crowd_edition_a_placement_is_always_free(
    players: int, seed: int
) -> None:
    """SC-115 (SSE-COVER-5c, SSE-COVER-11), deduction D-7.

    Everybody covers an opponent whenever they can.
    """
    game = rules(players, "crowd")
    chance = random.Random(seed)
    s = game.start(fast_seed(seed))
    asked = covers = 0
    while game.waiting(s):
        seat = seat_sets.each(game.waiting(s))[0]
        choices = game.choices(s, seat)
        question = game.question(s, seat)
        assert question is not None
        if question.key == "placement" and s.round == 2:
            assert any(choice.price == {} for choice in choices)
            assert all(choice.text != "pass" for choice in choices)
            paid = [choice for choice in choices if choice.price]
            asked += 1
            covers += bool(paid)
            choices = paid or choices
        game.play(s, seat, chance.choice(choices).id)
    assert asked == 3 * players * (3 if players == 3 else 2)
    assert covers >= 3


# Variants


def test_sc_116_a_mountain_without_its_token_is_an_ordinary_road() -> None:
    """SC-116 (SSE-VAR-MOUNTAIN-7, SSE-VAR-MOUNTAIN-11, SSE-VAR-MOUNTAIN-18)."""
    game = given(
        "map V1:A2 | mountains M7:highland-farms | do move@A(v1,3,0,0)",
        variants=("mountain",),
    ).plays("A cross M7 V3")
    assert ResourceGained(A, FOOD, 1, "SSE-VAR-MOUNTAIN-11") in game.events()
    assert (game["map"], game["A"]) == ("V1:A1 V3:A1", "food:1"), "nothing was asked"
    assert {choice for choice in game.offered() if "V3" in choice} == {
        "step V1 V3",
        "step V3 V1",
        "step V3 V4",
    }
    game = given(
        "map V1:A1 | revealed highland-farms:1 | do move@A(v1,3,0,0)",
        variants=("mountain",),
    )
    assert game.offered() == {"step V1 V2", "step V1 V3", "step V1 T5", "decline"}
    why = game.refuses("A cross M7 V3")
    assert (why.key, why.rule) == ("mountain-empty", "SSE-VAR-MOUNTAIN-18")


def test_sc_117_ships_pass_no_mountain() -> None:
    """SC-117 (SSE-VAR-MOUNTAIN-17)."""
    hidden = "M1:ambush M5:journey M7:independent-tribe"
    game = given(
        f"map V1:A1 | A food:1 | mountains {hidden} | do ship@A(v1)",
        variants=("mountain",),
    ).plays("A ship V1 T5 1")
    assert game["map"] == "T5:A1"
    assert (game["mountains"], game["revealed"]) == (hidden, "")
    assert game.kinds() == ["resource-paid", "armies-shipped"]


def test_sc_118_a_neutral_move_may_cross_a_mountain() -> None:
    """SC-118 (SSE-VAR-MOUNTAIN-5, SSE-NEUT-MOVE-1)."""
    game = given(
        "map G1:A1 | mountains M1:ambush | era 1.1 | order AB | do turn(0)",
        2,
        variants=("mountain",),
    ).plays("A place attack g2")
    assert game.offered() == {
        *("step G1 G2", "step G1 G3", "step G1 G6", "cross M1 G3"),
        "decline",
    }
    game.plays("A cross M1 G3")
    assert MountainRevealed(A, 0, AMBUSH) in game.events()
    assert game.asked() == ("placement", "B")


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_sc_119_seven_meeples_stand_on_seven_shrines(edition: str) -> None:
    """SC-119 (SSE-VAR-SHRINE-1, SSE-VAR-SHRINE-4, SSE-BOARD-5)."""
    game = rules(3, edition, ("shrines",))
    for seed in range(10):
        shrine = game.start(fast_seed(seed)).shrine
        standing = [place for place, colour in enumerate(shrine) if colour != NONE]
        assert standing == sorted(game.board.shrines)
        counted = Counter(colour for colour in shrine if colour != NONE)
        assert counted.total() == 7
        assert max(counted.values()) <= 3
        assert set(counted) <= set(range(len(SHRINE_WORDS)))
    before = None
    for s in random_game(game, 119):
        before = before or s.shrine[:]
        assert s.shrine == before, "no command moves a meeple"


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_sc_120_all_four_variants_together(edition: str) -> None:
    """SC-120 (SSE-VAR-0)."""
    game = rules(4, edition, VARIANTS)
    s = game.start(fast_seed(120))
    assert len({side // 2 for side in s.agenda}) == 4
    assert NONE not in s.agenda
    assert NONE not in s.mountain
    assert sum(colour != NONE for colour in s.shrine) == 7
    assert [*s.neutral] != [*game.board.neutral]
    for _ in random_game(game, 120):
        pass


@pytest.mark.parametrize("variant", VARIANTS)
def test_sc_120_the_draft_has_no_variants(variant: str) -> None:
    """SC-120 (SSE-VAR-0)."""
    with pytest.raises(UnreadableError) as refused:
        SamuraiRules(Options(4, "draft", (variant,), board=TM23))
    assert refused.value.rule == "SSE-VAR-0"
