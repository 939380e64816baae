"""Scenarios SC-43 to SC-45: the Harvest order."""

from tests.samurai.given import given
from tests.samurai.seen import holdings, told, watched

DISPUTED = "map O2:A3B5 O4:Ac O6:A1 | do harvest@A(o1)"


def test_sc_43_green_harvests_where_green_armies_stand() -> None:
    """SC-43 (SSE-ACT-HARVEST-1)."""
    game = given("map O2:C1 O3:C1 | do harvest@C(o1)")
    assert game.offered() == {"take", "decline"}
    game.plays("C take")
    assert holdings(game, "C") == (1, 1)
    assert told(game) == [
        "resource-gained C food 1 SSE-ACT-HARVEST-1 0",
        "resource-gained C bushido 1 SSE-ACT-HARVEST-1 0",
    ]
    assert game.is_over()


def test_sc_44_presence_counts_and_neither_number_nor_castle_does() -> None:
    """SC-44 (SSE-ACT-HARVEST-1, SSE-ACT-HARVEST-2, SSE-ACT-HARVEST-3)."""
    game = given(DISPUTED)
    game.plays("A take")
    assert told(game) == ["resource-gained A bushido 1 SSE-ACT-HARVEST-1 0"]
    assert holdings(game, "A") == (0, 1)


def test_sc_44_the_castle_alone_gives_nothing() -> None:
    """SC-44 (SSE-ACT-HARVEST-2)."""
    game = watched("map O4:Ac O6:A1 | do harvest@A(o1)")
    assert game.is_over()
    assert told(game) == ["declined A harvest"]


def test_sc_45_in_the_draft_control_counts() -> None:
    """SC-45 (SSE-ACT-HARVEST-1d)."""
    game = given(DISPUTED, edition="draft")
    game.plays("A take")
    assert told(game) == ["resource-gained A bushido 1 SSE-ACT-HARVEST-1d 0"]
    assert holdings(game, "A") == (0, 1)


def test_sc_45_in_the_draft_it_is_the_castle_that_yields() -> None:
    """SC-45 (SSE-ACT-HARVEST-1d): each of the two provinces by itself."""
    disputed = watched("map O2:A3B5 | do harvest@A(o1)", edition="draft")
    assert told(disputed) == ["declined A harvest"]
    castle = given("map O4:Ac | do harvest@A(o1)", edition="draft")
    assert castle.offered() == {"take", "decline"}
    assert holdings(castle.plays("A take"), "A") == (0, 1)
