"""SHO-SAM: the stack of samurai cards."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    given,
    of_kind,
    rice,
    rules,
    special,
    started,
    supply,
    told,
)
from tests.shogun.given_modules import ALL, SAMURAI, random_plays, refused, score

FOUR = "noto:A1 kai:A1 omi:A1 kii:A1"  # brown, yellow, red, purple on the sun side
THREE = "noto:A1 kaga:A1 kai:A1 izu:A1 omi:A1 mino:A1"


def in_order(position: str, order: str = "ABCD", **how: str) -> Scenario:
    return given(
        f"{position} | order {order} | do samurai(0)",
        modules=SAMURAI,
        side=how.get("side", "sun"),
    )


def bonus(card: int, kind: str, possessions: str = "") -> Scenario:
    """A's card of this number, counted from 1, comes up and A takes a bonus."""
    game = in_order(f"map {FOUR} | A samurai:{card - 2} {possessions}")
    return game.plays(f"A bonus {kind}")


@pytest.mark.parametrize("modules", [SAMURAI, ALL], ids=["samurai", "all"])
def test_sam_1_every_stack_starts_with_the_blank_card_on_top(
    modules: tuple[str, ...],
) -> None:
    """SHO-SAM-1, SHO-COMP-16"""
    game = started(start="preset", modules=modules)
    assert [*game.state.samurai[:4]] == [0, 0, 0, 0]
    bonuses = rules().board.samurai_bonuses
    assert [len(card) for card in bonuses] == [0, 2, 3, 4]


@pytest.mark.parametrize("card", [0, 1, 2])
def test_sam_1_and_2_cards_come_up_in_their_fixed_order(card: int) -> None:
    """SHO-SAM-1, SHO-SAM-2"""
    game = in_order(f"map {FOUR} | A samurai:{card}")
    assert game.state.samurai[0] == card + 1
    assert of_kind(game, "samurai-advanced") == [f"samurai-advanced A {card + 1}"]
    assert game.asked() == ("bonus", "A")


@pytest.mark.parametrize(
    ("pieces", "advances", "why"),
    [
        (FOUR, True, "four regions"),
        (f"{FOUR} aki:A1", True, "all five"),
        (THREE, False, "six provinces in three regions"),
        ("noto:A1 kai:A1 omi:A1 kii:B1", False, "the fourth is another's"),
        ("aki:B1", False, "no province"),
    ],
)
def test_sam_2_and_3_four_different_regions_are_needed(
    pieces: str, advances: bool, why: str
) -> None:
    """SHO-SAM-2, SHO-SAM-3"""
    game = in_order(f"map {pieces} | A samurai:1 chests:3")
    assert (game.state.samurai[0] == 2) == advances, why
    if not advances:
        assert game.is_over()
        assert game["A"] == "chests:3 samurai:1"
        assert told(game) == []


def test_sam_2_in_player_order() -> None:
    """SHO-SAM-2"""
    others = "etchu:B1 izu:B1 mino:B1 ise:B1 echigo:D1 sagami:D1 hida:D1 settsu:D1"
    game = in_order(f"map {FOUR} {others}", order="DACB")
    for seat in "DAB":
        assert game.asked() == ("bonus", seat)
        game.plays(f"{seat} bonus chests")
    assert game.is_over()


def test_sam_2_right_after_player_order_and_before_the_court() -> None:
    """SHO-SAM-2"""
    game = started(3, start="preset", modules=ALL, seed=5)
    for _ in random_plays(game, 5):
        if of_kind(game, "round-ended"):
            break
    kinds = [event.split()[0] for event in told(game)]
    shown = [
        at
        for at, event in enumerate(told(game))
        if event.startswith("card-shown") and " conv" in event
    ]
    at = kinds.index("samurai-advanced")
    assert kinds.index("player-order-set") < at
    assert at < shown[0]
    assert at < kinds.index("court-ended")


def test_sam_3_no_bonus_can_be_taken_without_advancing() -> None:
    """SHO-SAM-3"""
    game = given(
        f"map {THREE} | order ABCD | do planning@AB samurai(0)", modules=SAMURAI
    )
    game.refuses("A bonus chests")
    assert game.state.samurai[0] == 0


def test_sam_4_after_winter_the_stack_is_put_back() -> None:
    """SHO-SAM-4, SHO-MOD-4"""
    game = given(
        "A samurai:3 | B samurai:1 | event-pile E1 E2 E3 E4 | do year-end",
        modules=SAMURAI,
    )
    assert [*game.state.samurai[:4]] == [0, 0, 0, 0]


def test_sam_4_between_the_rounds_of_a_year_it_stays() -> None:
    """SHO-SAM-4"""
    game = given("A samurai:3 | do clean-up", modules=SAMURAI)
    assert game["A"] == "samurai:3"


def test_sam_4_in_a_whole_game_no_stack_passes_its_last_card() -> None:
    """SHO-SAM-4"""
    game = started(3, start="preset", modules=SAMURAI, seed=6)
    for _ in random_plays(game, 6):
        pass
    top, years = dict.fromkeys("ABC", 0), 0
    for event in of_kind(game, "samurai-advanced", "year-ended"):
        if event.startswith("year-ended"):
            top, years = dict.fromkeys("ABC", 0), years + 1
        else:
            _, seat, card = event.split()
            assert int(card) == top[seat] + 1 <= 3
            top[seat] += 1
    assert years == 1


CARDS = {
    2: {"chests": 2, "tray-armies": 1},
    3: {"chests": 4, "rice": 1, "tray-armies": 2},
    4: {"chests": 6, "rice": 2, "tray-armies": 3, "points": 1},
}
BONUSES = [
    (card, kind, n) for card, kinds in CARDS.items() for kind, n in kinds.items()
]


@pytest.mark.parametrize("card", CARDS)
def test_sam_5_a_card_offers_its_bonuses_and_no_other(card: int) -> None:
    """SHO-SAM-5"""
    game = in_order(f"map {FOUR} | A samurai:{card - 2}")
    assert game.offered() == {f"bonus {kind}" for kind in CARDS[card]}
    for kind in {"chests", "rice", "tray-armies", "points"} - {*CARDS[card]}:
        assert refused(game, f"A bonus {kind}") == ("not-on-card", "SHO-SAM-5")
    game.refuses("A decline")  # one must be taken


@pytest.mark.parametrize(("card", "kind", "amount"), BONUSES)
def test_sam_5_one_bonus_is_received(card: int, kind: str, amount: int) -> None:
    """SHO-SAM-5"""
    game = bonus(card, kind, "armies:30")
    found = {
        "chests": chests(game, "A"),
        "rice": rice(game, "A"),
        "tray-armies": game.state.tray[0],
        "points": score(game, "A"),
    }
    assert found == {**dict.fromkeys(found, 0), kind: amount}
    assert supply(game, "A") == 30 - found["tray-armies"]
    assert game.is_over()  # only one


@pytest.mark.parametrize(
    ("card", "in_supply", "put"),
    [(2, 0, 0), (3, 1, 1), (4, 2, 2), (4, 0, 0), (4, 3, 3)],
)
def test_sam_6_armies_come_from_the_supply_as_many_as_there_are(
    card: int, in_supply: int, put: int
) -> None:
    """SHO-SAM-6"""
    game = bonus(card, "tray-armies", f"armies:{in_supply}")
    assert game.state.tray[0] == put
    assert supply(game, "A") == in_supply - put


@pytest.mark.parametrize(
    ("event", "card", "kind", "amount"),
    [
        ("E3", "tax+1", "chests", 6),
        ("E7", "tax+1", "chests", 6),
        ("E8", "rice+1", "rice", 2),
        ("E4", "rice+1", "rice", 2),
    ],
)
def test_sam_6_events_and_special_cards_do_not_matter(
    event: str, card: str, kind: str, amount: int
) -> None:
    """SHO-SAM-6"""
    game = in_order(f"map {FOUR} | event {event} | {special('A', card)} samurai:2")
    game.plays(f"A bonus {kind}")
    assert chests(game, "A") + rice(game, "A") == amount


@pytest.mark.parametrize(
    ("side", "pieces", "advances", "why"),
    [
        ("sun", "noto:A1 kai:A1 omi:A1 kii:A1", True, "Kai is yellow"),
        ("moon", "noto:A1 kai:A1 omi:A1 kii:A1", False, "Kai is red, like Omi"),
        ("sun", "noto:A1 izu:A1 hitachi:A1 omi:A1", False, "Hitachi is brown"),
        ("moon", "noto:A1 hitachi:A1 omi:A1 kii:A1", True, "Hitachi is yellow"),
    ],
)
def test_sam_7_regions_are_those_of_the_side_in_play(
    side: str, pieces: str, advances: bool, why: str
) -> None:
    """SHO-SAM-7"""
    game = in_order(f"map {pieces}", side=side)
    assert (game.state.samurai[0] == 1) == advances, why
