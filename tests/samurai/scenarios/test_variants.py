"""Scenarios SC-83 to SC-96: the four variants."""

import pytest

from sengoku.core.rng import fast_seed
from sengoku.samurai.events import (
    AgendaFulfilled,
    ExpeditionArrived,
    MountainRevealed,
    ResourceGained,
    ResourcePaid,
    ShrinesScored,
)
from sengoku.samurai.vocabulary import (
    AGENDA_1B,
    AGENDA_3A,
    AGENDA_4B,
    AMBUSH,
    BUSHIDO,
    BUSHIDO_MASTER,
    ORANGE,
    TEAL,
    VIOLET,
)
from sengoku.testing import Scenario
from tests.samurai.given import given, rules

A, B, C, D = range(4)

STABLE_VIOLET = (
    "map V1:A1 V2:A2 V3:A1 V4:A1B1 | agenda violet:1B | era 1.1 | order AB | "
    "slots v1:B+move3 v2:A-attack v3:A-harvest | do resolution(10) move@B(v1,3,0,0)"
)


def with_agenda(position: str, players: int = 4, edition: str = "standard") -> Scenario:
    return given(position, players, edition, ("agenda",))


def with_mountain(position: str, players: int = 4) -> Scenario:
    return given(position, players, variants=("mountain",))


# Region Agenda Tiles


def test_sc_83_a_ship_fulfils_shock_tactics_in_another_region() -> None:
    """SC-83 (SSE-VAR-AGENDA-3, SSE-VAR-AGENDA-T3A)."""
    game = with_agenda(
        "map T2:B3 T3:B3 T4:B1 O3:B2 | B food:1 | agenda teal:3A | do ship@B(o1)"
    ).plays("B ship O3 T4 2")
    assert game["map"] == "T2:B3 T3:B3 T4:B3"
    assert game["B"] == "score:4"
    assert game["agenda"] == "teal:3A:B"
    assert game.kinds() == ["resource-paid", "armies-shipped", "agenda-fulfilled"]
    assert game.events()[-1] == AgendaFulfilled(B, TEAL, AGENDA_3A, 4)


def test_sc_84_the_second_step_into_the_capital_fulfils_land_and_people() -> None:
    """SC-84 (SSE-VAR-AGENDA-T4B)."""
    game = with_agenda(
        "map O1:B1 O2:D1 O3:D1 O4:D2 | agenda orange:4B | do move@D(o1,2,0,0)"
    ).plays("D step O4 O1")
    assert (game["D"], game["agenda"]) == ("", "orange:4B")
    game.plays("D step O4 O1")
    assert (game["D"], game["agenda"]) == ("score:4", "orange:4B:D")
    assert game.events()[-1] == AgendaFulfilled(D, ORANGE, AGENDA_4B, 4)


def test_sc_85_a_tile_is_scored_once_by_each_player() -> None:
    """SC-85 (SSE-VAR-AGENDA-5)."""
    game = with_agenda(
        "map O1:D2 O2:D1 O3:D1A1 | D score:4 | agenda orange:4B:D | era 2.1 | "
        "do attack@D(o1)"
    ).plays("D attack O3 A")
    assert game["D"] == "score:4", "met again in a later era"
    assert "agenda-fulfilled" not in game.kinds()
    game = with_agenda(
        "map O1:A2 O2:A1 O3:A1D1 | D score:4 | agenda orange:4B:D | era 2.1 | "
        "do attack@A(o1)"
    ).plays("A attack O3 D")
    assert (game["A"], game["D"]) == ("score:4", "score:4")
    assert game["agenda"] == "orange:4B:AD"


def test_sc_86_in_the_standard_edition_an_opponent_can_fulfil_your_tile() -> None:
    """SC-86 (SSE-VAR-AGENDA-6)."""
    game = with_agenda(STABLE_VIOLET, 2)
    game.plays("B step V4 V2")
    assert game["A"] == "score:5"
    assert game.events()[-1] == AgendaFulfilled(A, VIOLET, AGENDA_1B, 5)
    game.plays("B step V2 V1")
    assert (game["A"], game["agenda"]) == ("score:5", "violet:1B:A")


def test_sc_86_in_the_crowd_edition_only_the_own_turn_counts() -> None:
    """SC-86 (SSE-VAR-AGENDA-6c)."""
    game = with_agenda(STABLE_VIOLET, 2, "crowd")
    game.plays("B step V4 V2")
    assert game["A"] == "", "fulfilled, but not in a turn of A"
    game.plays("B step V2 V1", "B decline")
    assert game.asked() == ("attack", "A")
    assert game["A"] == "", "V1 is tied at the start of A's turn"
    game.plays("A decline")
    assert game["A"] == "", "and throughout it"


def test_sc_86_in_the_crowd_edition_an_own_attack_fulfils_it() -> None:
    """SC-86 (SSE-VAR-AGENDA-6c)."""
    game = with_agenda(STABLE_VIOLET, 2, "crowd")
    game.plays("B step V4 V2", "B step V2 V1", "B decline", "A attack V1 B")
    assert game["A"] == "score:5"
    assert game.kinds().index("agenda-fulfilled") > game.kinds().index("army-destroyed")


def test_sc_86_in_the_crowd_edition_the_start_of_the_own_turn_fulfils_it() -> None:
    """SC-86 (SSE-VAR-AGENDA-6c)."""
    game = with_agenda(STABLE_VIOLET, 2, "crowd")
    game.plays("B step V4 V2", "B step V2 V1")
    assert game["A"] == ""
    game.plays("B step V1 T5")  # B is gone; A's next token is turned up
    assert game["A"] == "score:5"
    assert game.kinds().index("agenda-fulfilled") > game.kinds().index("token-revealed")


@pytest.mark.parametrize("tile", ["2A", "2B"])
def test_sc_87_a_decree_makes_the_third_point_free_in_its_region(tile: str) -> None:
    """SC-87 (SSE-VAR-AGENDA-7, SSE-VAR-AGENDA-T2A, SSE-VAR-AGENDA-T2B)."""
    game = with_agenda(f"map G1:A3 | agenda grey:{tile} | do move@A(g1,2,1,0)")
    game.plays("A step G1 G2", "A step G1 G2")
    assert "step G1 G3" in game.offered()
    assert all(choice.price == {} for choice in game.choices())
    game.plays("A step G1 G3")
    assert game["map"] == "G2:A2 G3:A1"
    assert game.is_over()
    game = with_agenda(f"map O1:A3 | agenda grey:{tile} | do move@A(o1,2,1,0)")
    game.plays("A step O1 O2", "A step O1 O2")
    assert game.is_over(), "elsewhere the third point costs a food A does not have"


@pytest.mark.parametrize("tile", ["1A", "1B"])
def test_sc_87_a_decree_makes_the_second_kill_free_in_its_region(tile: str) -> None:
    """SC-87 (SSE-VAR-AGENDA-7, SSE-VAR-AGENDA-T1A, SSE-VAR-AGENDA-T1B)."""
    game = with_agenda(f"map G2:A1B4 | agenda grey:{tile} | do attack@A(g1)")
    game.plays("A attack G2 B")
    assert game.offered() == {"attack G2 B", "decline"}
    assert [choice.price for choice in game.choices()] == [{}, {}]
    game.plays("A attack G2 B")
    assert (game["map"], game.is_over()) == ("G2:A1B2", True)
    game = with_agenda(f"map O2:A1B4 | agenda grey:{tile} | do attack@A(o1)")
    game.plays("A attack O2 B")
    assert (game["map"], game.is_over()) == ("O2:A1B3", True), "not in orange"


def test_sc_87_a_neutral_attack_still_kills_one() -> None:
    """SC-87 (SSE-VAR-AGENDA-7)."""
    game = with_agenda("map O2:A1B4 | agenda orange:1A | do neutral@A(o2)")
    game.plays("A attack O2 B")
    assert (game["map"], game.is_over()) == ("O2:A1B3", True)


@pytest.mark.parametrize("tile", ["3A", "3B"])
def test_sc_87_a_decree_makes_the_second_recruit_free_in_its_region(tile: str) -> None:
    """SC-87 (SSE-VAR-AGENDA-7, SSE-VAR-AGENDA-T3A, SSE-VAR-AGENDA-T3B)."""
    game = with_agenda(f"A armies:4 | agenda grey:{tile} | do recruit@A(g1)")
    game.plays("A recruit G1")
    assert game.offered() == {"recruit G1", "decline"}
    assert [choice.price for choice in game.choices()] == [{}, {}]
    game.plays("A recruit G1")
    assert (game["map"], game.is_over()) == ("G1:A2", True)
    game = with_agenda(f"A armies:4 | agenda grey:{tile} | do recruit@A(o1)")
    game.plays("A recruit O1")
    assert (game["map"], game.is_over()) == ("O1:A1", True), "not in orange"


@pytest.mark.parametrize("tile", ["4A", "4B"])
def test_sc_87_a_decree_makes_the_ship_free_from_its_region(tile: str) -> None:
    """SC-87 (SSE-VAR-AGENDA-7, SSE-VAR-AGENDA-T4A, SSE-VAR-AGENDA-T4B)."""
    game = with_agenda(f"map G2:A2 | agenda grey:{tile} | do ship@A(g1)")
    assert all(choice.price == {} for choice in game.choices())
    game.plays("A ship G2 O3 2")
    assert (game["map"], game.is_over()) == ("O3:A2", True)
    game = with_agenda(f"map O3:A2 | agenda grey:{tile} | do ship@A(o1)")
    why = game.refuses("A ship O3 G2 2")
    assert (why.key, why.rule) == ("cannot-pay-food", "SSE-ACT-SHIP-2")


@pytest.mark.parametrize(
    ("tile", "grey", "edition", "fulfilled", "why"),
    [
        ("1A", "G2:A2 G3:A2", "standard", True, "both are controlled"),
        ("1A", "G2:A2 G3:A2B2", "standard", False, "one is tied"),
        ("2A", "G2:A4 G4:A3", "standard", True, "seven armies"),
        ("2A", "G2:A4 G4:A2c", "standard", False, "a castle is no army"),
        ("2B", "G2:A1 G3:A1 G4:A1 G5:A1", "standard", True, "four provinces"),
        ("2B", "G2:A1 G3:A1 G4:A1 G5:Ac", "standard", False, "a castle is no army"),
        ("3B", "G2:A2 G3:A2 G4:Ac", "standard", True, "two pairs and a castle"),
        ("3B", "G2:A2 G3:A2 G4:AcB3", "standard", True, "owning the castle is enough"),
        ("3B", "G2:A2 G3:A2 G4:Ac", "crowd", True, "its province is controlled"),
        ("3B", "G2:A2 G3:A2 G4:AcB3", "crowd", False, "its province is B's"),
        ("4A", "G2:A1 G4:A1 G5:A1", "standard", True, "two resources and a shrine"),
        ("4A", "G2:A1 G5:A1 G6:A1", "standard", False, "one resource province"),
    ],
)
def test_sc_88_what_fulfils_a_tile(
    tile: str, grey: str, edition: str, fulfilled: bool, why: str
) -> None:
    """SC-88 (SSE-VAR-AGENDA-T1A, SSE-VAR-AGENDA-T2A, SSE-VAR-AGENDA-T2B,
    SSE-VAR-AGENDA-T3B, SSE-VAR-AGENDA-T4A).
    """
    # A change elsewhere in grey makes the standard edition look at the tile, the start
    # of A's turn the crowd edition.
    game = with_agenda(
        f"map {grey} | agenda grey:{tile} | order ABCD | do turn(0) neutral@B(g1)",
        4,
        edition,
    ).plays("B recruit G1")
    assert (game.state.score[A] > 0) == fulfilled, why
    assert game["agenda"] == f"grey:{tile}" + (":A" if fulfilled else "")


# Path of the Mountain


def test_sc_89_one_army_over_the_mountain_and_one_direct() -> None:
    """SC-89 (SSE-VAR-MOUNTAIN-2, SSE-VAR-MOUNTAIN-3, SSE-VAR-MOUNTAIN-4,
    SSE-VAR-MOUNTAIN-10).
    """
    game = with_mountain(
        "map G1:B2 | mountains M1:bushido-master M2:ambush | do move@B(g1,2,0,0)"
    ).plays("B cross M1 G3")
    assert (game["map"], game["B"]) == ("G1:B1 G3:B1", "bushido:1")
    assert (game["mountains"], game["revealed"]) == ("M2:ambush", "bushido-master:1")
    game.plays("B step G1 G3")
    assert (game["map"], game["B"]) == ("G3:B2", "bushido:1")
    assert game.is_over(), "both points are used"
    assert game.events()[1:4] == [
        MountainRevealed(B, 0, BUSHIDO_MASTER),
        ResourceGained(B, BUSHIDO, 1, "SSE-VAR-MOUNTAIN-10"),
        ExpeditionArrived(B, game.rules.spelling.domains["province"].read("G3"), False),
    ]


def test_sc_90_an_ambush_sends_the_army_back_where_it_stepped_from() -> None:
    """SC-90 (SSE-VAR-MOUNTAIN-8, SSE-VAR-MOUNTAIN-16, SSE-ACT-MOVE-11)."""
    game = with_mountain("map G6:A1 | mountains M1:ambush | do move@A(g1,3,0,0)")
    game.plays("A step G6 G1", "A cross M1 G3")
    assert game["map"] == "G1:A1"
    assert game["mountains"] == ""
    assert MountainRevealed(A, 0, AMBUSH) in game.events()
    assert game["do"] == "move@A(g1,1,0,1)", "one point is left"
    assert game.offered() == {"step G1 G2", "step G1 G3", "step G1 G6", "decline"}
    game.plays("A step G1 G3")
    assert (game["map"], game.is_over()) == ("G3:A1", True)


@pytest.mark.parametrize(
    ("supply", "pieces", "left"),
    [(3, "T1:A1 T2:A1", 2), (0, "T2:A1", 0)],
)
def test_sc_91_mercenaries_join_where_the_army_came_from(
    supply: int, pieces: str, left: int
) -> None:
    """SC-91 (SSE-VAR-MOUNTAIN-9)."""
    game = with_mountain(
        f"map T1:A1 | A armies:{supply} | mountains M5:mercenaries | "
        "do move@A(t1,1,0,0)"
    ).plays("A cross M5 T2")
    assert (game["map"], game.state.supply[A]) == (pieces, left)


def test_sc_92_one_expedition_in_a_move_action() -> None:
    """SC-92 (SSE-VAR-MOUNTAIN-5)."""
    game = with_mountain(
        "map T1:A3 | mountains M5:highland-farms M6:ambush | era 1.1 | "
        "slots t1:A-move3 t2:A-move23 | do resolution(6)"
    ).plays("A cross M5 T2", "A step T1 T3")
    assert game.state.food[A] == 1
    why = game.refuses("A cross M6 T6")
    assert (why.key, why.rule) == ("one-expedition", "SSE-VAR-MOUNTAIN-5")
    assert game["mountains"] == "M6:ambush"
    game.plays("A step T3 T6")
    assert game["map"] == "T1:A1 T2:A1 T6:A1"
    assert game["slots"].endswith("t2:A+move23"), "A's next move action"
    assert "cross M6 T3" in game.offered()
    game.plays("A cross M6 T3")
    assert game["mountains"] == ""


def test_sc_93_the_tribe_offers_the_kinds_of_the_region_entered() -> None:
    """SC-93 (SSE-VAR-MOUNTAIN-12, SSE-VAR-MOUNTAIN-14)."""
    game = with_mountain(
        "map G6:A1 G4:A1 O3:A1B1 | mountains M2:independent-tribe | do move@A(g1,3,0,0)"
    ).plays("A cross M2 O5")
    assert game.asked() == ("tribe", "A")
    assert game.offered() == {"step O3 O1", "attack O3 B", "recruit O1", "decline"}
    why = game.refuses("A harvest O3")
    assert (why.key, why.rule) == ("kind-not-in-region", "SSE-VAR-MOUNTAIN-12")
    assert game["map"] == "G4:A1 O3:A1B1", "the army is on the mountain"
    game.plays("A recruit O1")
    assert game["map"] == "G4:A1 O1:A1 O3:A1B1 O5:A1"
    kinds = game.kinds()
    assert kinds.index("army-recruited") < kinds.index("expedition-arrived")


def test_sc_94_the_journey_kills_anywhere_in_the_region_for_a_bushido() -> None:
    """SC-94 (SSE-VAR-MOUNTAIN-13)."""
    position = (
        "map O1:A1 O5:B1 T2:B1 | A bushido:{} | mountains M3:journey | "
        "do move@A(o1,1,0,0)"
    )
    game = with_mountain(position.format(1)).plays("A cross M3 O6")
    assert game.asked() == ("journey", "A")
    assert {choice.text: choice.price for choice in game.choices()} == {
        "attack O5 B": {"bushido": 1},
        "decline": {},
    }
    game.plays("A attack O5 B")
    assert game["map"] == "O6:A1 T2:B1"
    assert (game["A"], game.state.supply[B]) == ("", 15)
    assert ResourcePaid(A, BUSHIDO, 1, "SSE-VAR-MOUNTAIN-13") in game.events()
    assert game.kinds()[-1] == "expedition-arrived"
    game = with_mountain(position.format(0)).plays("A cross M3 O6")
    assert game["map"] == "O5:B1 O6:A1 T2:B1"
    assert game.is_over()


# Sacred Shrines


def test_sc_95_shrines_of_one_colour_score_as_a_set() -> None:
    """SC-95 (SSE-VAR-SHRINE-2, SSE-VAR-SHRINE-3)."""
    colours = (
        "shrines G5:brown G6:brown O6:brown O7:black T5:white T6:white V4:black | "
        "do shrines recruit@A(o1)"
    )
    game = given(
        f"map G5:A1 G6:A1 O6:B1 O7:D1 T5:D1 | {colours}", variants=("shrines",)
    ).plays("A decline")
    assert game.events()[1:] == [
        ShrinesScored(A, 3),
        ShrinesScored(B, 1),
        ShrinesScored(D, 2),
    ]
    game = given(
        f"map G5:A1 G6:A1 O6:A1 T5:A1 | {colours}", variants=("shrines",)
    ).plays("A decline")
    assert game.state.score == [6, 0, 0, 0]


# Neutral Action Randomization


def test_sc_96_each_region_draws_its_slots_from_its_own_four_tokens() -> None:
    """SC-96 (SSE-VAR-NEUTRAL-1, SSE-VAR-NEUTRAL-2)."""
    drawn = rules(3, variants=("neutral",))
    layouts = set()
    for seed in range(20):
        neutral = drawn.start(fast_seed(seed)).neutral
        for slots in drawn.board.slots_of:
            kinds = {neutral[slot] for slot in slots}
            assert len(kinds) == 3, "three different tokens, one is left over"
            assert kinds <= {0, 1, 2, 3}
        layouts.add(tuple(neutral))
    assert len(layouts) == 20


@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("recruit", {"recruit G1", "decline"}),
        ("move", {"step G2 G1", "step G2 G4", "decline"}),
        ("harvest", {"harvest G2", "decline"}),
        ("attack", {"attack G2 B", "decline"}),
    ],
)
def test_sc_96_the_token_is_the_neutral_action_of_the_slot(
    kind: str, offered: set[str]
) -> None:
    """SC-96 (SSE-VAR-NEUTRAL-1)."""
    game = given(
        f"map G2:A1B1 | neutral g1:{kind} | do placement@A", variants=("neutral",)
    ).plays("A place attack g1")
    assert game.asked() == ("neutral", "A")
    assert game.offered() == offered
