"""SSE-CTRL: power and control."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holder, power, watched


@pytest.mark.parametrize(
    ("pieces", "strength", "why"),
    [
        ("O4:B3", 0, "only own pieces count"),
        ("O4:A1", 1, "one army"),
        ("O4:A3B5", 3, "three armies, whatever the others have"),
        ("O4:Ac", 2, "one castle"),
        ("O4:A2c", 4, "two armies and a castle"),
        ("O4:A1 O5:Ac", 1, "the castle stands next door"),
    ],
)
def test_ctrl_1_an_army_counts_one_and_a_castle_two(
    pieces: str, strength: int, why: str
) -> None:
    """SSE-CTRL-1."""
    assert power(given(f"map {pieces}"), "A", "O4") == strength, why


@pytest.mark.parametrize(
    ("pieces", "seat", "why"),
    [
        ("D1", "D", "alone"),
        ("A2B1", "A", "more than the other"),
        ("A2B1C1D1", "A", "more than each, not than all together"),
        ("A1B1C2D1", "C", "those who tie behind do not matter"),
        ("A1cB2", "A", "3 against 2"),
        ("A1cB2C4", "C", "4 against 3 against 2"),
    ],
)
def test_ctrl_2_the_strongest_controls(pieces: str, seat: str, why: str) -> None:
    """SSE-CTRL-2."""
    assert holder(given(f"map O4:{pieces}"), "O4") == seat, why


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("", "no piece at all"),
        ("map O4:A2B2", "two tie"),
        ("map O4:A3B3C1", "two tie before a third"),
        ("map O4:A2B2C2D2", "all tie, as in a capital after setup"),
        ("map O4:AcB2", "a castle ties with two armies"),
        ("map O4:AcBc", "two castles tie"),
        ("map O4:A1cB3", "3 against 3"),
        ("map O3:A9 O5:A9", "only the neighbours are held"),
    ],
)
def test_ctrl_3_nobody_controls_a_tie_or_an_empty_province(
    position: str, why: str
) -> None:
    """SSE-CTRL-3."""
    assert holder(given(position), "O4") == "", why


def test_ctrl_4_control_follows_the_pieces_and_remembers_nothing() -> None:
    """SSE-CTRL-4."""
    game = given(
        "map O1:A1B1 | B food:1 | era 1.1 | "
        "slots o1:B-recruit o2:A-attack o3:A-attack t1:A-attack | do resolution(0)"
    )
    held = [holder(game, "O1")]
    for play in ("B recruit O1", "B decline", "A attack O1 B", "A attack O1 B"):
        held.append(holder(game.plays(play), "O1"))
    assert held == ["", "B", "B", "", "A"]


@pytest.mark.parametrize(
    ("pieces", "seat", "why"),
    [
        ("Ac", "A", "the castle alone"),
        ("AcB1", "A", "2 against 1"),
        ("AcB2", "", "2 against 2"),
        ("AcB3", "B", "2 against 3: no bonus for the builder"),
    ],
)
def test_ctrl_5_a_castle_alone_can_control(pieces: str, seat: str, why: str) -> None:
    """SSE-CTRL-5."""
    assert holder(given(f"map O4:{pieces}"), "O4") == seat, why


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("map O4:AcB5 | B bushido:9 | do attack@B(o1)", "not destroyed"),
        ("map O4:Ac | do move@A(o1,3,0,0)", "not moved"),
        ("map O4:Ac | A food:9 | do ship@A(o1)", "not shipped"),
        ("map O4:AcB5 | B armies:0 | do recruit@B(o1)", "not captured"),
        ("map O4:AcB5 | B armies:9 castles:0 | do castle@B(o1)", "not taken over"),
    ],
)
def test_ctrl_6_no_order_touches_a_castle(position: str, why: str) -> None:
    """SSE-CTRL-6."""
    game = watched(position)
    assert game.is_over(), why
    assert "O4:Ac" in game["map"], why


def test_ctrl_6_a_castle_stays_its_builders() -> None:
    """SSE-CTRL-6."""
    game = given("map O4:AcB5 | slots o1:B-recruit o2:A-recruit | do resolution(0)")
    assert game.offered() == {"recruit O1", "decline"}
    game.plays("B decline")
    assert game.offered() == {"recruit O1", "recruit O4", "decline"}


def test_ctrl_6_the_era_end_leaves_castles_standing() -> None:
    """SSE-CTRL-6."""
    game = given("map O4:AcB5 T2:BcA1 | era 1.2 | do course(5)")
    assert game["era"] == "2.1"
    assert game["map"] == "O4:AcB5 T2:A1Bc"
