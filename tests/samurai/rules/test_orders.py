"""SSE-ACT-GEN: what holds for every order."""

import pytest

from sengoku.samurai.vocabulary import ORDER_WORDS
from tests.samurai.given import given
from tests.samurai.seen import held, holdings, priced, prices, told

RICH = "A food:5 bushido:5"


@pytest.mark.parametrize(
    ("order", "opened"),
    [
        ("recruit", "recruit@A(o1)"),
        ("move3", "move@A(o1,3,0,0)"),
        ("move23", "move@A(o1,2,1,0)"),
        ("ship", "ship@A(o1)"),
        ("attack", "attack@A(o1)"),
        ("harvest", "harvest@A(o1)"),
        ("castle", "castle@A(o1)"),
    ],
)
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_act_gen_1_seven_orders(edition: str, order: str, opened: str) -> None:
    """SSE-ACT-GEN-1."""
    game = given(
        f"map O3:A2B1 | slots o1:A-{order} | era 1.1 | do resolution(0)",
        edition=edition,
    )
    assert game["do"].split()[-1] == opened


def test_act_gen_1_there_is_no_eighth_order() -> None:
    """SSE-ACT-GEN-1."""
    game = given("era 1.1 | do turn(1) placement@A")
    assert held(game, "A") == list(ORDER_WORDS)
    assert len(ORDER_WORDS) == 7


COMMANDS = {
    "recruit O1": ("recruit",),
    "step O3 O1": ("move3", "move23", "ship"),
    "ship O3 G1 1": ("ship",),
    "attack O3 B": ("attack",),
    "take": ("harvest",),
    "build O3": ("castle",),
    "harvest O3": (),
    "place attack o2": (),
    "commit grey": (),
    "pass": (),
}
"""What an order understands; neutral actions and planning are not among it."""


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("order", ORDER_WORDS)
def test_act_gen_1_an_order_understands_only_its_own_commands(
    order: str, command: str
) -> None:
    """SSE-ACT-GEN-1."""
    game = given(f"map O3:A2B1 | {RICH} | slots o1:A-{order} | do resolution(0)")
    if order in COMMANDS[command]:
        assert command in game.offered()
    else:
        game.refuses(f"A {command}")


@pytest.mark.parametrize(
    ("order", "opened"),
    [
        ("recruit", "recruit@A(o1)"),
        ("move3", "move@A(o1,3,0,0)"),
        ("move23", "move@A(o1,2,0,0)"),
        ("ship", "ship@A(o1)"),
        ("attack", "attack@A(o1)"),
        ("harvest", "harvest@A(o1)"),
        ("castle", "castle@A(o1)"),
    ],
)
def test_act_gen_1d_the_draft_has_move_2_instead(order: str, opened: str) -> None:
    """SSE-ACT-GEN-1d."""
    game = given(
        f"map O3:A2B1 | slots o1:A-{order} | era 1.1 | do resolution(0)",
        edition="draft",
    )
    assert game["do"].split()[-1] == opened


def test_act_gen_1d_move_2_has_no_paid_third_point() -> None:
    """SSE-ACT-GEN-1d."""
    game = given(
        "map O1:A3 | A food:9 | slots o1:A-move23 | era 1.1 | do resolution(0)",
        edition="draft",
    )
    game.plays("A step O1 O2", "A step O1 O3")
    assert game.is_over()
    assert holdings(game, "A") == (9, 0)


def test_act_gen_1d_move_by_sea_has_two_modes() -> None:
    """SSE-ACT-GEN-1d."""
    position = "map O3:A2 | slots o1:A-ship | era 1.1 | do resolution(0)"
    game = given(position, edition="draft")
    assert {"step O3 O1", "ship O3 G1 2"} <= game.offered()
    game.plays("A step O3 O1", "A step O3 O1")
    assert game["map"] == "O1:A2"
    assert game.is_over()


@pytest.mark.parametrize(
    ("order", "pieces"),
    [("recruit", ""), ("attack", "O3:A1B3")],
)
def test_act_gen_2_no_enhancement_without_its_base(order: str, pieces: str) -> None:
    """SSE-ACT-GEN-2."""
    game = given(f"{RICH} | slots o1:A-{order} | do resolution(0) | map {pieces}")
    assert priced(game) == {}, "the first part is never the paid one"
    game.plays("A decline")
    assert game.is_over(), "after declining the first the second is not asked"
    assert holdings(game, "A") == (5, 5)


@pytest.mark.parametrize(
    ("order", "pieces", "first", "paid"),
    [
        ("recruit", "", "recruit O1", {"recruit O1": {"food": 1}, "decline": {}}),
        (
            "attack",
            "O3:A1B3",
            "attack O3 B",
            {"attack O3 B": {"bushido": 1}, "decline": {}},
        ),
    ],
)
def test_act_gen_2_the_enhancement_follows_the_base(
    order: str, pieces: str, first: str, paid: dict[str, dict[str, int]]
) -> None:
    """SSE-ACT-GEN-2."""
    game = given(f"{RICH} | slots o1:A-{order} | do resolution(0) | map {pieces}")
    game.plays(f"A {first}")
    assert prices(game) == paid


@pytest.mark.parametrize(
    ("order", "pieces", "plays", "left"),
    [
        ("recruit", "", ["recruit O1"] * 2, (4, 5)),
        ("attack", "O3:A1B9", ["attack O3 B"] * 2, (5, 4)),
        ("move23", "O1:A9", ["step O1 O2"] * 3, (4, 5)),
    ],
)
def test_act_gen_3_each_enhancement_is_bought_once(
    order: str, pieces: str, plays: list[str], left: tuple[int, int]
) -> None:
    """SSE-ACT-GEN-3."""
    game = given(f"{RICH} | slots o1:A-{order} | do resolution(0) | map {pieces}")
    game.plays(*(f"A {play}" for play in plays))
    assert game.is_over()
    game.refuses(f"A {plays[0]}")
    assert holdings(game, "A") == left


@pytest.mark.parametrize(
    ("order", "pieces", "base", "resource"),
    [
        ("recruit", "", ["recruit O1"], "food"),
        ("attack", "O3:A1B3", ["attack O3 B"], "bushido"),
        ("move23", "O1:A3", ["step O1 O2", "step O1 O2"], "food"),
    ],
)
@pytest.mark.parametrize(
    ("food", "bushido"), [(0, 0), (1, 0), (0, 1), (9, 0), (0, 9), (2, 3)]
)
def test_act_gen_4_costs_are_paid_in_kind_to_the_general_supply(
    order: str, pieces: str, base: list[str], resource: str, food: int, bushido: int
) -> None:
    """SSE-ACT-GEN-4."""
    game = given(
        f"A food:{food} bushido:{bushido} | general food:7 bushido:7 | "
        f"slots o1:A-{order} | do resolution(0) | map {pieces}"
    )
    game.plays(*(f"A {play}" for play in base))
    if not (food if resource == "food" else bushido):
        assert game.is_over()
        assert holdings(game, "A") == (food, bushido)
        return
    offered = priced(game)
    assert offered
    assert all(price == {resource: 1} for price in offered.values())
    game.plays(f"A {min(offered)}")
    paid = (1, 0) if resource == "food" else (0, 1)
    assert holdings(game, "A") == (food - paid[0], bushido - paid[1])
    assert [*game.state.general] == [7 + paid[0], 7 + paid[1]]
    assert any(text.startswith(f"resource-paid A {resource} 1") for text in told(game))


@pytest.mark.parametrize("food", [0, 1])
def test_act_gen_4_a_ship_is_paid_in_kind_too(food: int) -> None:
    """SSE-ACT-GEN-4."""
    game = given(f"map O3:A1 | A food:{food} bushido:9 | do ship@A(o1)")
    assert any(text.startswith("ship") for text in game.offered()) == bool(food)


@pytest.mark.parametrize(
    ("order", "pieces", "base", "price"),
    [
        ("recruit", "", ["recruit O1"], {"food": 1}),
        ("attack", "O3:A1B9", ["attack O3 B"], {"bushido": 1}),
        ("move23", "O1:A9", ["step O1 O2", "step O1 O2"], {"food": 1}),
    ],
)
def test_act_gen_5_a_repeated_order_offers_everything_afresh(
    order: str, pieces: str, base: list[str], price: dict[str, int]
) -> None:
    """SSE-ACT-GEN-5."""
    game = given(
        f"{RICH} | slots o1:A-{order} | era 1.1 | map {pieces} | "
        "do resolution(0) planning(2) resolution(0)",
        players=2,
    )
    for _ in (1, 2):
        game.plays(*(f"A {play}" for play in base))
        assert price in priced(game).values()
        game.plays(f"A {min(priced(game))}")
        if game.asked() == ("placement", "A"):
            for play in (
                *("A place castle g2", "B place castle g3", "A place ship t1"),
                *("B place ship t2", "A place move3 v2", "B place move3 v3"),
            ):
                game.plays(play)
    assert sum(holdings(game, "A")) == 10 - 2
    assert game.is_over()
