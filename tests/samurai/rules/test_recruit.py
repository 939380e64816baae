"""SSE-ACT-RECRUIT: the Recruit order."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holdings, prices, rule_for, supply, told, watched


@pytest.mark.parametrize(
    ("pieces", "offered", "why"),
    [
        ("", {"O1"}, "the capital"),
        ("O5:Ac", {"O1", "O5"}, "the capital and its own castle"),
        ("O1:Ac", {"O1"}, "a castle in the capital"),
        ("O5:Bc", {"O1"}, "a castle of another"),
        ("O5:A9", {"O1"}, "own armies are no castle"),
    ],
)
def test_act_recruit_1_capital_or_own_castle(
    pieces: str, offered: set[str], why: str
) -> None:
    """SSE-ACT-RECRUIT-1."""
    game = given(f"A armies:5 | do recruit@A(o2) | map {pieces}")
    assert game.offered() == {"decline", *(f"recruit {at}" for at in offered)}, why
    if "O5" not in offered:
        refused = game.refuses("A recruit O5")
        assert (refused.key, refused.rule) == (
            "no-capital-or-castle",
            "SSE-ACT-RECRUIT-1",
        )
    game.plays("A recruit O1")
    assert supply(game, "A") == 4
    assert told(game)[0] == "army-recruited A O1 SSE-ACT-RECRUIT-1"


@pytest.mark.parametrize("edition", ["standard", "crowd"])
@pytest.mark.parametrize("first", ["O1", "O5"])
def test_act_recruit_2_the_second_place_is_chosen_independently(
    first: str, edition: str
) -> None:
    """SSE-ACT-RECRUIT-2."""
    game = given("map O5:Ac | A food:3 | do recruit@A(o2)", edition=edition)
    game.plays(f"A recruit {first}")
    assert prices(game) == {
        "recruit O1": {"food": 1},
        "recruit O5": {"food": 1},
        "decline": {},
    }
    assert rule_for(game)["recruit O5"] == "SSE-ACT-RECRUIT-2"
    assert game.refuses("A recruit O3").key == "no-capital-or-castle"
    game.plays("A recruit O5")
    assert holdings(game, "A") == (2, 0)
    assert told(game)[1:] == [
        "resource-paid A food 1 SSE-ACT-RECRUIT-2",
        "army-recruited A O5 SSE-ACT-RECRUIT-2",
    ]
    assert game.is_over()


def test_act_recruit_2_it_may_be_declined() -> None:
    """SSE-ACT-RECRUIT-2."""
    game = given("A food:3 | do recruit@A(o2)").plays("A recruit O1", "A decline")
    assert (game["map"], holdings(game, "A")) == ("O1:A1", (3, 0))
    assert told(game)[-1] == "declined A recruit-again"


@pytest.mark.parametrize(("first", "other"), [("O1", "O5"), ("O5", "O1")])
def test_act_recruit_2d_the_draft_keeps_both_armies_together(
    first: str, other: str
) -> None:
    """SSE-ACT-RECRUIT-2d."""
    game = given("map O5:Ac | A food:3 | do recruit@A(o2)", edition="draft")
    game.plays(f"A recruit {first}")
    assert prices(game) == {f"recruit {first}": {"food": 1}, "decline": {}}
    assert rule_for(game)[f"recruit {first}"] == "SSE-ACT-RECRUIT-2d"
    assert game.refuses(f"A recruit {other}").rule == "SSE-ACT-RECRUIT-2d"
    assert game.refuses("A recruit G1").key == "other-region"
    game.plays(f"A recruit {first}")
    assert holdings(game, "A") == (2, 0)


def test_act_recruit_3_enemies_in_the_capital_do_not_matter() -> None:
    """SSE-ACT-RECRUIT-3."""
    game = given("map O1:B9C3Dc | do recruit@A(o2)")
    game.plays("A recruit O1")
    assert game["map"] == "O1:A1B9C3Dc"


def test_act_recruit_3_a_castle_under_siege_still_recruits() -> None:
    """SSE-ACT-RECRUIT-3: control is needed neither here nor there."""
    game = given("map O5:AcB9 | do recruit@A(o2)")
    game.plays("A recruit O5")
    assert game["map"] == "O5:A1cB9"


@pytest.mark.parametrize(
    ("armies", "plays", "left", "why"),
    [
        (0, [], "", "nothing can be recruited"),
        (1, ["recruit O1"], "O1:A1", "the second is unavailable"),
        (2, ["recruit O1", "recruit O1"], "O1:A2", "both are there"),
    ],
)
def test_act_recruit_4_the_supply_limits(
    armies: int, plays: list[str], left: str, why: str
) -> None:
    """SSE-ACT-RECRUIT-4."""
    game = watched(f"A armies:{armies} food:5 | do recruit@A(o2)")
    game.plays(*(f"A {play}" for play in plays))
    assert game.is_over(), why
    assert game["map"] == left, why
    paid = 1 if len(plays) == 2 else 0
    assert holdings(game, "A") == (5 - paid, 0), why


def test_act_recruit_4_a_missing_second_army_looks_like_a_declined_one() -> None:
    """SSE-ACT-RECRUIT-4, SSE-DEC-8."""
    game = given("A armies:1 food:5 | do recruit@A(o2)").plays("A recruit O1")
    assert told(game) == [
        "army-recruited A O1 SSE-ACT-RECRUIT-1",
        "declined A recruit-again",
    ]


def test_act_recruit_5_castles_in_other_regions_do_not_count() -> None:
    """SSE-ACT-RECRUIT-5."""
    game = given("map G3:Ac T2:Ac V2:Ac | A food:1 | do recruit@A(o2)")
    assert game.offered() == {"recruit O1", "decline"}
    for castle in ("G3", "T2", "V2"):
        why = game.refuses(f"A recruit {castle}")
        assert (why.key, why.rule) == ("other-region", "SSE-ACT-RECRUIT-5")
    game.plays("A recruit O1")
    assert game.offered() == {"recruit O1", "decline"}
