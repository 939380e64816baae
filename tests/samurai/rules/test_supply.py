"""SSE-SUPPLY: supplies of pieces and resources."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import castles, holdings, supply, told, watched


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("A armies:0 | do recruit@A(o1)", "Recruit"),
        ("A armies:0 | do neutral@A(o3)", "neutral Recruit"),
        ("map O2:Ac | A armies:0 | do castle@A(o1)", "an army for the castle"),
        ("map O2:A2 | A castles:0 | do castle@A(o1)", "a castle"),
    ],
)
def test_supply_1_nothing_can_be_placed_from_an_empty_supply(
    position: str, why: str
) -> None:
    """SSE-SUPPLY-1"""
    game = watched(position, 2)
    assert game.is_over(), why
    assert game.kinds() == ["declined"], why


def test_supply_1_the_last_army_leaves_none_for_the_paid_part() -> None:
    """SSE-SUPPLY-1"""
    game = given("A armies:1 food:5 | do recruit@A(o1)", 2).plays("A recruit O1")
    assert (game.is_over(), holdings(game, "A")) == (True, (5, 0))


@pytest.mark.parametrize(
    ("position", "plays", "armies", "why"),
    [
        (
            "map O2:A1B2 | B armies:3 | A bushido:1 | do attack@A(o1)",
            ("A attack O2 B", "A attack O2 B"),
            5,
            "both victims of an Attack",
        ),
        (
            "map O2:A1B2 | B armies:3 | do neutral@A(o2)",
            ("A attack O2 B",),
            4,
            "neutral",
        ),
        (
            "map O1:A1 O2:B1 | A bushido:1 | B armies:3 | mountains M3:journey | "
            "do move@A(o1,1,0,0)",
            ("A cross M3 O6", "A attack O2 B"),
            4,
            "Journey",
        ),
        ("map O2:B2 | B armies:0 | do castle@B(o1)", ("B build O2",), 2, "a castle"),
    ],
)
def test_supply_2_removed_armies_go_to_their_owner(
    position: str, plays: tuple[str, ...], armies: int, why: str
) -> None:
    """SSE-SUPPLY-2"""
    game = given(position, variants=("mountain",)).plays(*plays)
    assert supply(game, "B") == armies, why


def test_supply_2_a_killed_army_can_be_recruited_by_the_next_order() -> None:
    """SSE-SUPPLY-2"""
    game = given(
        "map O2:A1B1 | B armies:0 | slots o1:A-attack o2:B-recruit | era 1.1 | "
        "do resolution(3)",
        2,
    ).plays("A attack O2 B", "B recruit O1")
    assert (game["map"], supply(game, "B")) == ("O1:B1 O2:A1", 0)


@pytest.mark.parametrize(
    ("position", "plays", "paid", "why"),
    [
        (
            "A food:3 | do recruit@A(o1)",
            ("A recruit O1", "A recruit O1"),
            (1, 0),
            "second recruit",
        ),
        (
            "map O1:A3 | A food:3 | do move@A(o1,2,1,0)",
            ("A step O1 O2", "A step O1 O2", "A step O1 O2"),
            (1, 0),
            "third point",
        ),
        ("map O2:A1 | A food:3 | do ship@A(o1)", ("A ship O2 G2 1",), (1, 0), "ship"),
        (
            "map O2:A1B2 | A bushido:3 | do attack@A(o1)",
            ("A attack O2 B", "A attack O2 B"),
            (0, 1),
            "second kill",
        ),
        (
            "A bushido:3 covers:1C | slots o1:B+attack | era 1.2 | do placement@A",
            ("A place attack o1",),
            (0, 2),
            "the second cover",
        ),
        (
            "map O1:A1 O2:B1 | A bushido:3 | mountains M3:journey | do neutral@A(o1)",
            ("A cross M3 O6", "A attack O2 B"),
            (0, 1),
            "Journey",
        ),
    ],
)
def test_supply_3_what_is_spent_goes_to_the_general_supply(
    position: str, plays: tuple[str, ...], paid: tuple[int, int], why: str
) -> None:
    """SSE-SUPPLY-3"""
    game = given(f"{position} | general food:5 bushido:5", variants=("mountain",))
    before = holdings(game, "A")
    game.plays(*plays)
    food, bushido = paid
    assert holdings(game, "A") == (before[0] - food, before[1] - bushido), why
    assert [*game.state.general] == [5 + food, 5 + bushido], why


def test_supply_3_what_was_spent_can_be_gained_again() -> None:
    """SSE-SUPPLY-3"""
    game = given(
        "map T3:B1 | A food:1 | general food:0 bushido:9 | "
        "slots o1:A-recruit t1:B-harvest | era 1.1 | do resolution(3)",
        2,
    ).plays("A recruit O1", "A recruit O1")
    assert [*game.state.general] == [1, 9]
    game.plays("B take")
    assert (holdings(game, "B"), [*game.state.general]) == ((1, 0), [0, 9])


@pytest.mark.parametrize(
    ("position", "play", "gained", "why"),
    [
        ("map T3:A1 T4:A1 T2:A1 | do harvest@A(t1)", "A take", (1, 0), "an order"),
        ("map T3:A1 | do neutral@A(t1)", "A harvest T3", (1, 0), "neutral, the last"),
        ("map T2:A1 | do neutral@A(t1)", "A harvest T2", (0, 0), "neutral, too late"),
        (
            "map V1:A1 | mountains M7:highland-farms | do move@A(v1,1,0,0)",
            "A cross M7 V3",
            (1, 0),
            "Highland Farms, the last",
        ),
        (
            "map V1:A1 | mountains M7:bushido-master | do move@A(v1,1,0,0)",
            "A cross M7 V3",
            (0, 0),
            "Bushido Master, too late",
        ),
    ],
)
def test_supply_4_a_player_gains_only_what_is_left(
    position: str, play: str, gained: tuple[int, int], why: str
) -> None:
    """SSE-SUPPLY-4"""
    game = given(f"{position} | general food:1 bushido:0", variants=("mountain",))
    game.plays(play)
    assert holdings(game, "A") == gained, why
    assert [*game.state.general] == [1 - gained[0], 0]


@pytest.mark.parametrize(
    ("order", "food"),
    [("ABC", (2, 1, 0)), ("CBA", (0, 2, 1)), ("BAC", (1, 2, 0))],
)
def test_supply_4_full_harvest_serves_in_turn_order(
    order: str, food: tuple[int, int, int]
) -> None:
    """SSE-SUPPLY-4: each takes all that is due before the next."""
    game = given(
        "map O3:A1 O5:A1 T3:B1 T4:B1 V3:C1 | general food:3 bushido:9 | "
        f"order {order} | do full-harvest",
        3,
    )
    assert tuple(game.state.food[:3]) == food


def test_supply_4_a_house_rule_lets_substitutes_be_used() -> None:
    """SSE-SUPPLY-4"""
    game = watched(
        "map O3:A1 O5:A1 T3:B1 | general food:1 bushido:9 | order AB | do full-harvest",
        2,
        strict_resource_supply=False,
    )
    assert (holdings(game, "A"), holdings(game, "B")) == ((2, 0), (1, 0))
    assert told(game) == [
        "resource-gained A food 2 SSE-ERA-2 0",
        "resource-gained B food 1 SSE-ERA-2 0",
    ]


@pytest.mark.parametrize(
    ("position", "plays"),
    [
        ("map O3:A1 O5:B1 | A food:10 | B food:19 | do full-harvest", ()),
        ("map T3:A1 | A food:10 | B food:20 | do harvest@A(t1)", ("A take",)),
        (
            "A food:10 | B food:20 | do recruit@A(o1)",
            ("A recruit O1", "A recruit O1"),
        ),
    ],
)
def test_supply_5_thirty_tokens_stay_thirty(
    position: str, plays: tuple[str, ...]
) -> None:
    """SSE-SUPPLY-5: also when the supply runs out."""
    game = given(position, 2).plays(*plays)
    assert game.state.general[0] + sum(game.state.food) == 30
    assert game.state.general[0] >= 0


def test_supply_6_there_is_no_limit_on_holdings() -> None:
    """SSE-SUPPLY-6"""
    game = given("map T2:A1 T3:A1 | A food:28 bushido:29 | do harvest@A(t1)", 2)
    game.plays("A take")
    assert holdings(game, "A") == (29, 30)


@pytest.mark.parametrize(("edition", "owned"), [("standard", 16), ("draft", 20)])
def test_supply_7_armies_on_board_and_in_supply_add_up(
    edition: str, owned: int
) -> None:
    """SSE-SUPPLY-7"""
    markers = 1 if edition == "draft" else 0
    game = given("map O2:A4B1 | do castle@A(o1)", 2, edition)
    assert 4 + supply(game, "A") == owned
    game.plays("A build O2")
    assert game["map"] == "O2:A2cB1"
    assert 2 + supply(game, "A") + markers == owned


@pytest.mark.parametrize(("edition", "owned"), [("standard", 3), ("draft", 4)])
def test_supply_8_castles_and_tokens_add_up(edition: str, owned: int) -> None:
    """SSE-SUPPLY-8"""
    game = given("map O2:A2 G2:Ac | do castle@A(o1)", 2, edition)
    assert castles(game, "A") == owned - 1
    game.plays("A build O2")
    assert castles(game, "A") == owned - 2
    covered = given(
        "B bushido:1 | slots o1:A+attack t1:A-ship/B+castle | era 1.2 | do placement@B",
        2,
        edition,
    )
    assert sum(covered.state.tokens[:7]) == 9
    covered.plays("B place attack o1")
    assert sum(covered.state.tokens[:7]) == 9, "the covered token is on the board"
    assert sum(covered.state.tokens[7:14]) == 9
