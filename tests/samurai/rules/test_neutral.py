"""SSE-NEUT: neutral actions."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import (
    SLOTS,
    holdings,
    placements,
    prices,
    rule_for,
    supply,
    told,
    watched,
)

ONCE = [
    ("g1", "map G2:A1", "recruit G1", "G1:A1 G2:A1"),
    ("g2", "map G1:A2", "step G1 G2", "G1:A1 G2:A1"),
    ("g3", "map G2:A2", "harvest G2", "G2:A2"),
    ("o2", "map O3:A1B3", "attack O3 B", "O3:A1B2"),
]
"""One slot of each kind, where its action can be executed more than once."""


@pytest.mark.parametrize(("slot", "pieces", "action", "left"), ONCE)
@pytest.mark.parametrize("era", ["1.1", "1.2"])
def test_neut_1_after_placing_the_action_of_the_slot_is_executed_once(
    era: str, slot: str, pieces: str, action: str, left: str
) -> None:
    """SSE-NEUT-1."""
    game = given(f"{pieces} | era {era} | do turn(1) placement@A")
    game.refuses(f"A {action}")
    game.plays(f"A place ship {slot}")
    assert game.asked() == ("neutral", "A")
    assert {action, "decline"} <= game.offered()
    game.plays(f"A {action}")
    assert game["map"] == left
    assert game.asked() == ("placement", "B")
    game.refuses(f"A {action}")


@pytest.mark.parametrize(("slot", "pieces", "action", "left"), ONCE)
def test_neut_1_only_the_action_of_the_slot_is_there(
    slot: str, pieces: str, action: str, left: str
) -> None:
    """SSE-NEUT-1."""
    game = given(f"{pieces} | A food:9 bushido:9 | era 1.1 | do neutral@A({slot})")
    kind, _, _ = action.partition(" ")
    others = ("recruit G1", "step G1 G2", "harvest G2", "attack O3 B", "take", "pass")
    for other in others:
        if not other.startswith(kind):
            assert game.refuses(f"A {other}").key == "not-asked"


@pytest.mark.parametrize(("slot", "pieces", "action", "left"), ONCE)
def test_neut_2_it_may_be_declined_and_is_lost_then(
    slot: str, pieces: str, action: str, left: str
) -> None:
    """SSE-NEUT-2."""
    game = given(f"{pieces} | era 1.1 | do turn(1) placement@A", players=2)
    game.plays(f"A place ship {slot}")
    assert rule_for(game)["decline"] == "SSE-NEUT-2"
    game.plays("A decline")
    assert told(game)[-1] == "declined A neutral"
    assert game["map"] == pieces.removeprefix("map ")
    game.refuses(f"A {action}")
    game.plays("B place ship t2")
    assert game.asked() == ("placement", "A")
    game.refuses(f"A {action}")


@pytest.mark.parametrize(
    ("slot", "pieces", "offered", "refused", "key", "why"),
    [
        (
            "g2",
            "G1:A1 O5:A1",
            {"step G1 G2", "step G1 G3", "step G1 G6"},
            "step O5 O4",
            "army-of-other-region",
            "the army of orange stays",
        ),
        (
            "o2",
            "O3:A1B1 G2:A1B1",
            {"attack O3 B"},
            "attack G2 B",
            "other-region",
            "the victim in grey is safe",
        ),
        (
            "g1",
            "G3:Ac O4:Ac",
            {"recruit G1", "recruit G3"},
            "recruit O4",
            "other-region",
            "the castle in orange gets nothing",
        ),
        (
            "t1",
            "T3:A1 O3:A1",
            {"harvest T3"},
            "harvest O3",
            "other-region",
            "the field in orange gives nothing",
        ),
    ],
)
def test_neut_3_it_works_in_the_region_of_the_slot(
    slot: str, pieces: str, offered: set[str], refused: str, key: str, why: str
) -> None:
    """SSE-NEUT-3."""
    game = given(f"map {pieces} | era 1.1 | do turn(1) placement@A")
    game.plays(f"A place ship {slot}")
    assert game.offered() == offered | {"decline"}, why
    assert game.refuses(f"A {refused}").key == key


@pytest.mark.parametrize(("slot", "pieces", "action", "left"), ONCE)
def test_neut_4_it_costs_nothing_and_cannot_be_enhanced(
    slot: str, pieces: str, action: str, left: str
) -> None:
    """SSE-NEUT-4."""
    game = given(f"{pieces} | A food:5 bushido:5 | era 1.1 | do turn(1) placement@A")
    game.plays(f"A place ship {slot}")
    assert not any(prices(game).values())
    game.plays(f"A {action}")
    assert game.asked() == ("placement", "B")
    gained = 1 if action.startswith("harvest") else 0
    assert holdings(game, "A") == (5, 5 + gained)
    assert game["map"] == left


@pytest.mark.parametrize(("slot", "pieces", "action", "left"), ONCE)
@pytest.mark.parametrize("era", ["1.1", "1.2"])
def test_neut_5_it_is_not_executed_in_a_resolution(
    era: str, slot: str, pieces: str, action: str, left: str
) -> None:
    """SSE-NEUT-5."""
    token = "+" if era == "1.2" else "-"
    game = watched(
        f"{pieces} | A castles:0 | slots {slot}:A{token}castle | era {era} | "
        "do resolution(0)"
    )
    assert game.is_over()
    assert told(game)[-1] == "declined A castle"
    assert game["map"] == pieces.removeprefix("map ")


def test_neut_6_the_cover_is_paid_before_the_neutral_action() -> None:
    """SSE-NEUT-6."""
    game = given(
        "map T2:A1 | slots t1:B+attack | era 1.2 | A bushido:1 | general bushido:0 | "
        "do turn(1) placement@A"
    )
    game.plays("A place ship t1")
    assert holdings(game, "A") == (0, 0)
    game.plays("A harvest T2")
    assert holdings(game, "A") == (0, 1), "the paid token lies in the supply again"
    assert told(game) == [
        "resource-paid A bushido 1 SSE-COVER-4",
        "token-placed A t1",
        "token-covered A B t1",
        "resource-gained A bushido 1 SSE-NEUT-HARVEST-1 0",
    ]


@pytest.mark.parametrize("slot", SLOTS)
def test_neut_7_a_slot_may_be_used_although_its_action_is_impossible(
    slot: str,
) -> None:
    """SSE-NEUT-7."""
    game = given("map O1:B1 | A armies:0 | era 1.1 | do turn(1) placement@A")
    assert game.offered() == placements(SLOTS)
    game.plays(f"A place ship {slot}")
    assert told(game) == [f"token-placed A {slot}", "declined A neutral"]
    assert game.asked() == ("placement", "B")


def test_neut_move_1_one_army_goes_one_step_even_out_of_the_region() -> None:
    """SSE-NEUT-MOVE-1."""
    game = given("map G6:A2 G4:A1 O5:A1 | era 1.1 | do turn(1) neutral@A(g2)")
    assert rule_for(game) == {
        "step G6 G1": "SSE-NEUT-MOVE-1",
        "step G6 O5": "SSE-NEUT-MOVE-1",
        "step G4 G2": "SSE-NEUT-MOVE-1",
        "step G4 G5": "SSE-NEUT-MOVE-1",
        "decline": "SSE-NEUT-2",
    }
    game.refuses("A step O5 G6")
    game.plays("A step G6 O5")
    assert game["map"] == "G4:A1 G6:A1 O5:A2"
    assert told(game) == ["army-moved A G6 O5"]
    assert game.asked() == ("placement", "B")
    game.refuses("A step O5 O4")


@pytest.mark.parametrize(
    ("pieces", "offered", "why"),
    [
        ("O3:A1B1C2", {"attack O3 B", "attack O3 C"}, "any opponent beside an army"),
        ("O3:A1B1 O2:B1", {"attack O3 B"}, "O2 has no own army"),
        ("O3:A1B1 O2:AcB1", {"attack O3 B"}, "a castle is no army"),
        ("O3:A1B1 O2:A1Bc", {"attack O3 B"}, "a castle is no victim"),
        ("O1:A1D1 O7:A1C1", {"attack O1 D", "attack O7 C"}, "any province of orange"),
    ],
)
def test_neut_attack_1_one_army_of_an_opponent_beside_an_own_one(
    pieces: str, offered: set[str], why: str
) -> None:
    """SSE-NEUT-ATTACK-1."""
    position = f"map {pieces} | A bushido:5 | era 1.1 | do turn(1) neutral@A(o2)"
    game = given(position)
    assert game.offered() == offered | {"decline"}, why
    action = min(offered)
    victim = action[-1]
    before = supply(game, victim)
    game.plays(f"A {action}")
    assert supply(game, victim) == before + 1
    assert told(game) == [
        f"army-destroyed {action.split()[1]} {victim} A SSE-NEUT-ATTACK-1"
    ]
    assert game.asked() == ("placement", "B"), "no second kill"


@pytest.mark.parametrize(
    ("pieces", "offered", "why"),
    [
        ("", {"recruit G1"}, "the capital, without any presence"),
        ("G1:B5", {"recruit G1"}, "the capital, full of enemies"),
        ("G3:Ac", {"recruit G1", "recruit G3"}, "and its own castle"),
        ("G1:Ac", {"recruit G1"}, "a castle in the capital"),
        ("G3:Bc G2:A4", {"recruit G1"}, "neither others' castles nor own armies"),
    ],
)
def test_neut_recruit_1_one_army_to_capital_or_castle(
    pieces: str, offered: set[str], why: str
) -> None:
    """SSE-NEUT-RECRUIT-1."""
    position = f"A food:5 armies:3 | era 1.1 | do turn(1) neutral@A(g1) | map {pieces}"
    game = given(position)
    assert game.offered() == offered | {"decline"}, why
    game.plays("A recruit G1")
    assert supply(game, "A") == 2
    assert told(game) == ["army-recruited A G1 SSE-NEUT-RECRUIT-1"]
    assert game.asked() == ("placement", "B"), "no second army"


def test_neut_recruit_1_needs_an_army_in_the_supply() -> None:
    """SSE-NEUT-RECRUIT-1."""
    game = watched("A armies:0 | era 1.1 | do turn(1) neutral@A(g1)")
    assert told(game) == ["declined A neutral"]
    assert game.asked() == ("placement", "B")


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_neut_harvest_1_one_field_with_an_own_army(edition: str) -> None:
    """SSE-NEUT-HARVEST-1."""
    game = given(
        "map T1:A1 T2:A1B5 T3:A3 T4:Ac T5:A1 | seeds T3:bushido | era 1.1 | "
        "do turn(1) neutral@A(t1)",
        edition=edition,
    )
    assert rule_for(game) == {
        "harvest T2": "SSE-NEUT-HARVEST-1",
        "harvest T3": "SSE-NEUT-HARVEST-1",
        "decline": "SSE-NEUT-2",
    }
    assert game.refuses("A harvest T4").key == "no-own-army"
    assert game.refuses("A harvest T5").key == "no-resource-province"
    game.plays("A harvest T3")
    assert holdings(game, "A") == (0, 1), "one token of the kind that lies there"
    assert game.asked() == ("placement", "B")


def test_neut_harvest_1d_the_draft_wants_control() -> None:
    """SSE-NEUT-HARVEST-1d."""
    game = given(
        "map T2:A1B5 T3:A3B1 T4:Ac | era 1.1 | do turn(1) neutral@A(t1)",
        edition="draft",
    )
    assert rule_for(game) == {
        "harvest T3": "SSE-NEUT-HARVEST-1d",
        "harvest T4": "SSE-NEUT-HARVEST-1d",
        "decline": "SSE-NEUT-2",
    }
    assert game.refuses("A harvest T2").key == "no-control"
    game.plays("A harvest T4")
    assert holdings(game, "A") == (1, 0)
