"""SSE-ACT-HARVEST: the Harvest order."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import holdings, told, watched


@pytest.mark.parametrize(
    ("pieces", "gain", "why"),
    [
        ("O2:A1", (0, 1), "one field"),
        ("O2:A1 O4:A1", (0, 2), "two of one kind"),
        ("O2:A1 O3:A1 O4:A1 O5:A1", (2, 2), "all fields of orange"),
        ("O2:A5", (0, 1), "several armies still give one"),
        ("O3:A1B9", (1, 0), "control is irrelevant"),
        ("O3:A1 O1:A1 O6:A1 O7:A1", (1, 0), "capital and shrines give nothing"),
        ("O3:A1 G4:A1 T3:A1", (1, 0), "other regions give nothing"),
        ("O3:A1 O5:B1", (1, 0), "others' fields give nothing"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_act_harvest_1_one_from_each_field_with_an_own_army(
    edition: str, pieces: str, gain: tuple[int, int], why: str
) -> None:
    """SSE-ACT-HARVEST-1."""
    game = given(f"map {pieces} | do harvest@A(o1)", edition=edition)
    game.plays("A take")
    assert holdings(game, "A") == gain, why
    assert [*game.state.general] == [30 - gain[0], 30 - gain[1]]
    assert game.is_over()


def test_act_harvest_1_the_seed_says_what_is_gained() -> None:
    """SSE-ACT-HARVEST-1."""
    game = given("map O2:A1 | seeds O2:food | do harvest@A(o1)")
    assert holdings(game.plays("A take"), "A") == (1, 0)


@pytest.mark.parametrize(
    ("pieces", "gain", "why"),
    [
        ("O2:A1", (0, 1), "controlled"),
        ("O2:A1 O3:A1B1", (0, 1), "a tie is no control"),
        ("O2:A3B5 O3:A1", (1, 0), "an army in another's province"),
        ("O4:Ac O3:A1", (1, 1), "a castle controls"),
        ("O4:AcB1 O3:A2B1", (1, 1), "more than the others"),
    ],
)
def test_act_harvest_1d_the_draft_harvests_what_is_controlled(
    pieces: str, gain: tuple[int, int], why: str
) -> None:
    """SSE-ACT-HARVEST-1d."""
    game = given(f"map {pieces} | do harvest@A(o1)", edition="draft")
    game.plays("A take")
    assert holdings(game, "A") == gain, why


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_act_harvest_2_a_castle_harvests_nothing(edition: str) -> None:
    """SSE-ACT-HARVEST-2."""
    alone = watched("map O4:Ac | do harvest@A(o1)", edition=edition)
    assert told(alone) == ["declined A harvest"]
    beside = given("map O4:Ac O3:A1 | do harvest@A(o1)", edition=edition)
    assert holdings(beside.plays("A take"), "A") == (1, 0)


def test_act_harvest_3_fields_are_never_depleted() -> None:
    """SSE-ACT-HARVEST-3."""
    game = given(
        "map O2:A1B1 O3:B1 | era 1.1 | "
        "slots o1:A-harvest o2:B-harvest o3:A-harvest | do resolution(0)"
    )
    seeds = list(game.state.seeds)
    game.plays("A take", "B take", "A take")
    assert (holdings(game, "A"), holdings(game, "B")) == ((0, 2), (1, 1))
    assert [*game.state.seeds] == seeds


def test_act_harvest_4_all_or_nothing() -> None:
    """SSE-ACT-HARVEST-4."""
    position = "map T2:A1 T3:A1 T4:A1 | do harvest@A(t1)"
    game = given(position)
    assert game.offered() == {"take", "decline"}
    for field in ("T2", "T3", "T4"):
        game.refuses(f"A harvest {field}")
    assert holdings(game.plays("A take"), "A") == (2, 1)
    declined = given(position).plays("A decline")
    assert holdings(declined, "A") == (0, 0)
    assert told(declined) == ["declined A harvest"]
    assert declined.is_over()
