"""SSE-ACT-MOVE, SSE-ACT-MOVE3, SSE-ACT-MOVE23: movement."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holdings, priced, prices, rule_for, told, watched

MOVE3 = "do move@A({slot},3,0,0)"
MOVE23 = "do move@A({slot},2,1,0)"


@pytest.mark.parametrize(
    ("origin", "slot", "goals", "why"),
    [
        ("O1", "o1", {"O2", "O3", "O4", "O6"}, "roads"),
        ("G4", "g1", {"G2", "G5"}, "a road and a dotted line"),
        ("T5", "t1", {"T2", "T6", "V1"}, "a dotted line to another region"),
        ("V1", "v1", {"V2", "V3", "T5"}, "and back"),
        ("G6", "g1", {"G1", "O5"}, "a road to another region"),
    ],
)
def test_act_move_1_a_point_is_one_step_to_an_adjacent_province(
    origin: str, slot: str, goals: set[str], why: str
) -> None:
    """SSE-ACT-MOVE-1."""
    game = given(f"map {origin}:A2 | {MOVE3.format(slot=slot)}")
    assert game.offered() == {"decline", *(f"step {origin} {to}" for to in goals)}, why
    goal = min(goals)
    game.plays(f"A step {origin} {goal}")
    assert sorted(game["map"].split()) == sorted([f"{origin}:A1", f"{goal}:A1"])
    assert told(game) == [f"army-moved A {origin} {goal}"]


@pytest.mark.parametrize(
    ("step", "key", "why"),
    [
        ("step O1 O5", "not-adjacent", "two steps away"),
        ("step O1 O1", "not-adjacent", "a step leads somewhere"),
        ("step O1 T1", "not-adjacent", "far away"),
        ("step O3 O1", "no-own-army", "nobody there"),
        ("step O2 O1", "no-own-army", "only an enemy there"),
    ],
)
def test_act_move_1_other_steps_are_refused(step: str, key: str, why: str) -> None:
    """SSE-ACT-MOVE-1."""
    game = given(f"map O1:A2 O2:B1 | {MOVE3.format(slot='o1')}")
    refused = game.refuses(f"A {step}")
    assert (refused.key, refused.rule) == (key, "SSE-ACT-MOVE-1"), why


def test_act_move_1_mountains_are_no_roads_without_the_variant() -> None:
    """SSE-ACT-MOVE-1, SSE-BOARD-6."""
    game = given(f"map G1:A1 | {MOVE3.format(slot='g1')}")
    assert game.offered() == {"step G1 G2", "step G1 G3", "step G1 G6", "decline"}
    why = game.refuses("A cross M1 G3")
    assert (why.key, why.rule) == ("no-mountains", "SSE-BOARD-6")


@pytest.mark.parametrize(
    ("slot", "steps"),
    [
        ("g1", {"step G6 G1", "step G6 O5"}),
        ("o1", {"step O5 O4", "step O5 G6"}),
        ("t1", {"step T5 T2", "step T5 T6", "step T5 V1"}),
        ("v3", {"step V4 V2", "step V4 V3"}),
    ],
)
def test_act_move_2_the_first_point_goes_to_an_army_of_the_region(
    slot: str, steps: set[str]
) -> None:
    """SSE-ACT-MOVE-2."""
    game = given(f"map G6:A1 O5:A1 T5:A1 V4:A1 | {MOVE3.format(slot=slot)}")
    assert game.offered() == steps | {"decline"}


def test_act_move_2_an_army_that_came_in_from_outside_may_start_here() -> None:
    """SSE-ACT-MOVE-2: what counts is where it stands when it gets the point."""
    game = given("map O5:A1 | slots g1:A-move3 o1:A-move3 | era 1.2 | do resolution(0)")
    game.plays("A step O5 G6", "A decline")
    assert game.asked() == ("move", "A")
    assert game.offered() == {"step G6 G1", "step G6 O5", "decline"}


def test_act_move_3_a_traveller_goes_on_in_another_region() -> None:
    """SSE-ACT-MOVE-3."""
    game = given(f"map O2:A1 | {MOVE3.format(slot='o1')}")
    game.plays("A step O2 T4")
    assert game.offered() == {"step T4 T1", "step T4 O2", "decline"}
    game.plays("A step T4 T1", "A step T1 T2")
    assert game["map"] == "T2:A1"


@pytest.mark.parametrize(
    ("steps", "left", "why"),
    [
        (("O1 O2", "O1 O3", "O1 O4"), "O2:A1 O3:A1 O4:A1", "one each"),
        (("O1 O4", "O4 O5", "O5 G6"), "G6:A1 O1:A2", "all to one army"),
        (("O1 O4", "O1 O2", "O4 O5"), "O1:A1 O2:A1 O5:A1", "interleaved"),
        (("O1 O4", "O4 O5", "O1 O2"), "O1:A1 O2:A1 O5:A1", "one after the other"),
    ],
)
def test_act_move_4_points_are_divided_freely(
    steps: tuple[str, ...], left: str, why: str
) -> None:
    """SSE-ACT-MOVE-4."""
    game = given(f"map O1:A3 | {MOVE3.format(slot='o1')}")
    game.plays(*(f"A step {step}" for step in steps))
    assert game["map"] == left, why
    assert game.is_over()


@pytest.mark.parametrize(
    ("steps", "left", "why"),
    [
        (("O1 O2", "O2 O1", "O1 O2"), "O2:A1", "there, back and there again"),
        (("O1 O2", "O2 T4", "T4 O2"), "O2:A1", "out of the region and back"),
    ],
)
def test_act_move_5_an_army_may_turn_back(
    steps: tuple[str, ...], left: str, why: str
) -> None:
    """SSE-ACT-MOVE-5."""
    game = given(f"map O1:A1 | {MOVE3.format(slot='o1')}")
    game.plays(*(f"A step {step}" for step in steps))
    assert game["map"] == left, why


def test_act_move_6_a_local_army_is_not_taken_along() -> None:
    """SSE-ACT-MOVE-6."""
    game = given(f"map O2:A1 T4:A2 | {MOVE3.format(slot='o1')}")
    assert game.offered() == {"step O2 O1", "step O2 O7", "step O2 T4", "decline"}
    game.plays("A step O2 T4", "A step T4 O2")
    assert game["map"] == "O2:A1 T4:A2"
    assert game.offered() == {"step O2 O1", "step O2 O7", "step O2 T4", "decline"}
    assert game.refuses("A step T4 T1").key == "army-of-other-region"


def test_act_move_6_travellers_are_counted() -> None:
    """SSE-ACT-MOVE-6."""
    game = given(f"map O2:A2 T4:A1 | {MOVE3.format(slot='o1')} ")
    game.plays("A step O2 T4", "A step O2 T4")
    assert game["travellers"] == "T4:2"
    game.plays("A step T4 T1")
    assert game["map"] == "T1:A1 T4:A2"
    assert game.is_over()


def test_act_move_6_two_travellers_in_one_province_may_both_go_on() -> None:
    """SSE-ACT-MOVE-6."""
    game = given("map T4:A3 T1:A1 | travellers T4:2 | do move@A(o1,3,0,0)")
    game.plays("A step T4 T1", "A step T4 O2")
    assert game["map"] == "O2:A1 T1:A2 T4:A1"
    assert game.offered() == {
        *("step O2 O1", "step O2 O7", "step O2 T4"),
        *("step T1 T2", "step T1 T3", "step T1 T4"),
        "decline",
    }


@pytest.mark.parametrize(
    ("slot", "may_move", "why"),
    [("g2", False, "it has left grey"), ("o1", True, "it stands in orange")],
)
def test_act_move_7_afterwards_an_army_answers_to_the_region_it_is_in(
    slot: str, may_move: bool, why: str
) -> None:
    """SSE-ACT-MOVE-7."""
    game = given(f"map G6:A1 | do neutral@A({slot}) move@A(g1,3,0,0)")
    game.plays("A step G6 O5", "A step O5 O4", "A decline")
    assert game["travellers"] == ""
    assert game.is_over() != may_move, why
    if may_move:
        assert game.offered() == {"step O4 O1", "step O4 O5", "decline"}


@pytest.mark.parametrize("enemies", ["B9", "Bc", "B2C2D9c"])
def test_act_move_8_enemies_do_not_matter(enemies: str) -> None:
    """SSE-ACT-MOVE-8."""
    game = given(f"map O1:A1 O2:{enemies} | {MOVE3.format(slot='o1')}")
    game.plays("A step O1 O2", "A step O2 O7", "A step O7 O6")
    assert game["map"] == f"O2:{enemies} O6:A1"
    assert game.kinds() == ["army-moved"] * 3


@pytest.mark.parametrize("made", [0, 1, 2])
def test_act_move_9_points_may_be_left(made: int) -> None:
    """SSE-ACT-MOVE-9."""
    game = given(f"map O1:A3 | {MOVE3.format(slot='o1')}")
    game.plays(*["A step O1 O2"] * made)
    assert rule_for(game)["decline"] == "SSE-ACT-MOVE-9"
    game.plays("A decline")
    assert game.is_over()
    assert told(game)[-1] == "declined A move"


def test_act_move_10_castles_stay() -> None:
    """SSE-ACT-MOVE-10."""
    game = given(f"map O3:A1c O5:A1 | {MOVE3.format(slot='o1')}")
    game.plays("A step O3 O1")
    assert game["map"] == "O1:A1 O3:Ac O5:A1"
    assert game.refuses("A step O3 O1").key == "no-own-army"
    castle_only = watched(f"map O4:Ac | {MOVE3.format(slot='o1')}")
    assert castle_only.is_over()


def test_act_move_11_each_step_is_chosen_after_the_one_before() -> None:
    """SSE-ACT-MOVE-11."""
    game = given(f"map O1:A1 | {MOVE3.format(slot='o1')}")
    game.plays("A step O1 O2")
    assert game.asked() == ("move", "A")
    assert game.offered() == {"step O2 O1", "step O2 O7", "step O2 T4", "decline"}


def test_act_move_11_after_a_mountain_the_rest_is_decided_anew() -> None:
    """SSE-ACT-MOVE-11."""
    game = given(
        f"map G1:A1 | mountains M1:ambush | {MOVE3.format(slot='g1')}",
        variants=("mountain",),
    )
    game.plays("A cross M1 G3")
    assert game["map"] == "G1:A1"
    assert game.offered() == {"step G1 G2", "step G1 G3", "step G1 G6", "decline"}
    game.plays("A step G1 G2", "A step G2 G4")
    assert game["map"] == "G4:A1"
    assert game.is_over()


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
def test_act_move3_1_exactly_three_points_for_nothing(edition: str) -> None:
    """SSE-ACT-MOVE3-1."""
    game = given(
        "map O1:A5 | slots o1:A-move3 | A food:9 bushido:9 | do resolution(0)",
        edition=edition,
    )
    for _ in range(3):
        assert not any(prices(game).values())
        game.plays("A step O1 O2")
    assert game.is_over()
    game.refuses("A step O1 O2")
    assert holdings(game, "A") == (9, 9)


@pytest.mark.parametrize("edition", ["standard", "crowd", "draft"])
def test_act_move23_1_two_points_are_free(edition: str) -> None:
    """SSE-ACT-MOVE23-1."""
    game = given("map O1:A5 | slots o1:A-move23 | do resolution(0)", edition=edition)
    for _ in range(2):
        assert not any(prices(game).values())
        game.plays("A step O1 O2")
    assert game.is_over()
    assert game["map"] == "O1:A3 O2:A2"


@pytest.mark.parametrize(
    ("edition", "sold"), [("standard", True), ("crowd", True), ("draft", False)]
)
def test_act_move23_2_one_food_buys_one_more(edition: str, sold: bool) -> None:
    """SSE-ACT-MOVE23-2."""
    game = given(
        "map O1:A5 | slots o1:A-move23 | A food:9 | do resolution(0)", edition=edition
    )
    game.plays("A step O1 O2", "A step O1 O2")
    assert game.is_over() != sold
    if sold:
        assert priced(game)["step O1 O3"] == {"food": 1}
        game.plays("A step O1 O3")
        assert told(game)[-2:] == [
            "resource-paid A food 1 SSE-ACT-MOVE23-2",
            "army-moved A O1 O3",
        ]
        assert holdings(game, "A") == (8, 0)
        assert game.is_over()


def test_act_move23_2_the_third_point_may_be_left() -> None:
    """SSE-ACT-MOVE23-2."""
    game = given(f"map O1:A5 | A food:9 | {MOVE23.format(slot='o1')}")
    game.plays("A step O1 O2", "A step O1 O2", "A decline")
    assert holdings(game, "A") == (9, 0)
    assert game.is_over()


def test_act_move23_3_the_third_point_knows_the_same_armies() -> None:
    """SSE-ACT-MOVE23-3."""
    game = given(f"map O2:A1 T4:A1 V1:A1 | A food:1 | {MOVE23.format(slot='o1')}")
    game.plays("A step O2 T4", "A step T4 T1")
    assert set(priced(game)) == {"step T1 T2", "step T1 T3", "step T1 T4"}
    assert game.refuses("A step T4 O2").key == "army-of-other-region"
    game.plays("A step T1 T4")
    assert game["map"] == "T4:A2 V1:A1"


def test_act_move23_3_it_may_be_bought_with_food_gained_on_the_way() -> None:
    """SSE-ACT-MOVE23-3: any time during the action."""
    game = given(
        f"map T1:A1 | mountains M5:highland-farms | {MOVE23.format(slot='t1')}",
        variants=("mountain",),
    )
    game.plays("A cross M5 T2", "A step T2 T5")
    assert set(priced(game)) == {"step T5 T2", "step T5 T6", "step T5 V1"}
    game.plays("A step T5 V1")
    assert (game["map"], holdings(game, "A")) == ("V1:A1", (0, 0))
