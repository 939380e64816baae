"""SSE-RES: resolution."""

import pytest

from sengoku.samurai.events import Declined
from tests.samurai.given import given
from tests.samurai.seen import SLOTS, holdings, of_kind, prices, told, watched


def visits(texts: list[str]) -> list[str]:
    return [text.split()[1] for text in texts]


def test_res_1_round_1_from_south_to_north() -> None:
    """SSE-RES-1."""
    slots = " ".join(f"{slot}:{'ABCD'[at % 4]}-attack" for at, slot in enumerate(SLOTS))
    game = watched(f"slots {slots} | era 3.1 | do resolution(0)")
    assert visits(of_kind(game, "token-revealed")) == list(SLOTS)


def test_res_2_round_2_from_north_to_south() -> None:
    """SSE-RES-2."""
    slots = " ".join(f"{slot}:{'ABCD'[at % 4]}-attack" for at, slot in enumerate(SLOTS))
    game = watched(f"slots {slots} | era 3.2 | do resolution(0)")
    assert visits(of_kind(game, "token-revealed")) == list(reversed(SLOTS))


def test_res_3_an_order_is_finished_before_the_next_slot() -> None:
    """SSE-RES-3."""
    game = watched(
        "map G1:A2 | slots g1:A-move3 g2:B-recruit | era 1.1 | do resolution(0)"
    )
    for step in ("step G1 G2", "step G1 G3", "step G2 G4"):
        assert game.asked() == ("move", "A")
        assert game["slots"] == "g1:A+move3 g2:B-recruit"
        game.refuses("B recruit G1")
        game.plays(f"A {step}")
    assert game.asked() == ("recruit", "B")
    assert game["slots"] == "g1:A+move3 g2:B+recruit"


def test_res_3_the_top_token_is_the_one_that_counts() -> None:
    """SSE-RES-3."""
    game = watched("slots g1:B-recruit/A+recruit | era 1.2 | do resolution(0)")
    assert game.asked() == ("recruit", "B")
    assert told(game)[1:] == ["token-revealed g1 B recruit"]


@pytest.mark.parametrize("era", ["1.1", "1.2"])
def test_res_4_empty_slots_are_skipped(era: str) -> None:
    """SSE-RES-4."""
    game = watched(f"slots g2:A-attack v1:B-attack | era {era} | do resolution(0)")
    assert sorted(visits(of_kind(game, "token-revealed"))) == ["g2", "v1"]
    assert len(told(game)) == 1 + 2 * 2, "begun; two tokens that do nothing"


def test_res_4_nothing_is_placed_at_all() -> None:
    """SSE-RES-4."""
    game = watched("era 1.1 | do resolution(0)")
    assert told(game) == ["resolution-began 1 1"]


def test_res_5_later_tokens_stay_secret() -> None:
    """SSE-RES-5."""
    game = watched(
        "slots g1:A-recruit o1:B-recruit v1:C-recruit | era 1.1 | do resolution(0)"
    )
    for viewer in (1, 3, None):
        own = "o1:B-recruit" if viewer == 1 else "o1:B-?"
        assert game.seen("slots", viewer) == f"g1:A+recruit {own} v1:C-?"
    game.plays("A decline")
    assert game.seen("slots", None) == "g1:A+recruit o1:B+recruit v1:C-?"
    game.plays("B decline")
    assert game.seen("slots", None) == "g1:A+recruit o1:B+recruit v1:C+recruit"


def test_res_6_after_round_1_all_tokens_lie_face_up() -> None:
    """SSE-RES-6."""
    slots = "g1:A-castle g3:B-ship o1:C-attack t3:A-harvest v1:B-move23 v3:C-move3"
    game = given(f"slots {slots} | era 1.1 | do planning(2) resolution(0)", players=3)
    assert game.asked() == ("placement", "A")
    for viewer in (0, 1, 2, None):
        assert game.seen("slots", viewer) == slots.replace("-", "+")


@pytest.mark.parametrize(
    ("order", "question"),
    [
        ("recruit", "recruit"),
        ("move3", "move"),
        ("move23", "move"),
        ("ship", "ship"),
        ("attack", "attack"),
        ("harvest", "harvest"),
        ("castle", "castle"),
    ],
)
def test_res_7_an_uncovered_order_is_executed_again(order: str, question: str) -> None:
    """SSE-RES-7."""
    game = watched(
        f"map O3:A2B1 | slots o1:A+{order} | era 1.2 | do resolution(0)", players=2
    )
    assert game.asked() == (question, "A")
    assert told(game) == ["resolution-began 1 2", f"order-repeated o1 A {order}"]


@pytest.mark.parametrize(
    ("slots", "asked", "why"),
    [
        ("o1:B-castle/A+recruit", "", "covered by an opponent"),
        ("o1:A-castle/A+recruit", "", "covered by oneself"),
        ("o1:A+recruit", "recruit", "not covered"),
    ],
)
def test_res_8_a_covered_order_is_not_executed(
    slots: str, asked: str, why: str
) -> None:
    """SSE-RES-8."""
    game = given(f"slots {slots} | era 1.2 | do resolution(0)", players=2)
    assert game.asked()[0] == asked, why


@pytest.mark.parametrize(
    ("order", "pieces", "offered", "refused"),
    [
        ("recruit", "T2:Ac", {"recruit O1"}, ["recruit T1", "recruit T2"]),
        ("move3", "O3:A1 T4:A1", {"step O3 O1"}, ["step T4 T1", "step T4 O2"]),
        ("move23", "O3:A1 T4:A1", {"step O3 O1"}, ["step T4 T1", "step T4 O2"]),
        ("ship", "O3:A1 T4:A1", {"step O3 O1"}, ["step T4 T1", "ship T4 O2 1"]),
        ("attack", "O3:A1B1 T4:A1B1", {"attack O3 B"}, ["attack T4 B"]),
        ("castle", "O3:A2 T4:A2", {"build O3"}, ["build T4"]),
        ("castle", "O3:Ac T4:Ac", {"recruit O3"}, ["recruit T4", "recruit T1"]),
    ],
)
def test_res_9_every_order_is_executed_in_the_region_of_its_slot(
    order: str, pieces: str, offered: set[str], refused: list[str]
) -> None:
    """SSE-RES-9."""
    game = given(f"map {pieces} | slots o2:A-{order} | era 1.1 | do resolution(0)")
    assert game.offered() == offered | {"decline"}
    for action in refused:
        game.refuses(f"A {action}")


def test_res_9_a_harvest_takes_from_its_region_only() -> None:
    """SSE-RES-9."""
    game = given(
        "map O3:A1 T2:A1 G2:A1 | slots o2:A-harvest | era 1.1 | do resolution(0)"
    )
    game.plays("A take")
    assert holdings(game, "A") == (1, 0)


@pytest.mark.parametrize(
    "order", ["recruit", "move3", "move23", "ship", "attack", "harvest", "castle"]
)
def test_res_10_any_order_may_be_left_undone(order: str) -> None:
    """SSE-RES-10."""
    game = given(
        f"map O3:A2B1 | slots o1:A-{order} | A food:3 bushido:3 | do resolution(0)"
    )
    question = game.asked()[0]
    before = game["map"], game["A"]
    game.plays("A decline")
    assert (game["map"], game["A"]) == before
    assert told(game)[-1] == f"declined A {question}"
    assert game.is_over()


@pytest.mark.parametrize(
    ("order", "first", "left", "why"),
    [
        ("recruit", "recruit O1", "O1:A1 O3:A2B2", "without the second army"),
        ("move3", "step O3 O1", "O1:A1 O3:A1B2", "one point of three"),
        ("move23", "step O3 O1", "O1:A1 O3:A1B2", "one point of two"),
        ("ship", "step O3 O1", "O1:A1 O3:A1B2", "one point of two"),
        ("attack", "attack O3 B", "O3:A2B1", "without the second kill"),
    ],
)
def test_res_10_any_order_may_be_executed_in_part(
    order: str, first: str, left: str, why: str
) -> None:
    """SSE-RES-10."""
    game = given(
        f"map O3:A2B2 | slots o1:A-{order} | A food:3 bushido:3 | do resolution(0)"
    )
    game.plays(f"A {first}", "A decline")
    assert game["map"] == left, why
    assert holdings(game, "A") == (3, 3), "nothing is paid, nothing refunded"
    assert game.is_over()


@pytest.mark.parametrize(
    ("order", "position", "why"),
    [
        ("recruit", "A armies:0", "no-supply"),
        ("move3", "map G1:A3", "no-army"),
        ("move23", "map G1:A3", "no-army"),
        ("ship", "map G1:A3", "no-army"),
        ("attack", "map G1:A3", "no-army"),
        ("attack", "map O3:A3 O4:B1", "no-enemy"),
        ("harvest", "map O1:A3 O6:A1", "no-field"),
        ("castle", "map O3:A1 O4:A1", "no-pair"),
        ("castle", "map O3:A2 | A castles:0", "no-castle"),
        ("castle", "map O3:A2c | A armies:0", "no-supply"),
    ],
)
def test_res_11_an_impossible_order_is_skipped(
    order: str, position: str, why: str
) -> None:
    """SSE-RES-11, SSE-DEC-8: with a reason that everybody can see."""
    player = "" if "A " in position else "| A food:5 bushido:5 "
    game = watched(
        f"{position} {player}| slots o1:A-{order} o2:B-recruit | era 1.1 | "
        "do resolution(0)"
    )
    assert game.asked() == ("recruit", "B"), why
    question = "move" if order.startswith("move") else order
    assert told(game) == [
        "resolution-began 1 1",
        f"token-revealed o1 A {order}",
        f"declined A {question}",
        "token-revealed o2 B recruit",
    ]
    assert Declined(0, question, why) in game.events(None)


@pytest.mark.parametrize(
    "order", ["recruit", "move3", "move23", "ship", "attack", "harvest", "castle"]
)
def test_res_12_opponents_have_no_say(order: str) -> None:
    """SSE-RES-12."""
    game = given(
        f"map O3:A2B2C2D2 | slots o1:A-{order} | B food:9 bushido:9 | "
        "era 1.1 | do resolution(0)"
    )
    commands = [*prices(game), "pass", "place attack o2", "attack O3 A"]
    for seat in "BCD":
        assert game.offered(seat) == set()
        for command in commands:
            why = game.refuses(f"{seat} {command}")
            assert (why.key, why.rule) == ("not-your-turn", "SSE-RES-12")
