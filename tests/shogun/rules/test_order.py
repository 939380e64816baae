"""SHO-EVENT and SHO-ORDER: the event, the bids and the player order."""

from collections import Counter
from itertools import pairwise

import pytest

from sengoku.core import flow, rng
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import SPECIAL_WORDS
from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    finished,
    given,
    of_kind,
    rice,
    rule_for,
    rules,
    special,
    told,
)

SPECIAL = "special tax+1 rice+1 army6 attack+1 defend+1"
LOSSES = {
    "E1": 5,
    "E2": 2,
    "E3": 0,
    "E4": 3,
    "E5": 7,
    "E6": 6,
    "E7": 2,
    "E8": 4,
    "E9": 3,
    "E10": 3,
    "E11": 4,
    "E12": 1,
}


def settled(position: str, seed: int, players: int = 4) -> State:
    """Return where a position leads under the random numbers of *seed*."""
    chosen = rules(players)
    s = chosen.notation.parse(position)
    s.rng = rng.fast(seed, STREAMS)
    flow.settle(chosen.table, s, None)
    return s


@pytest.mark.parametrize(
    ("opened", "season"),
    [("E3 E6 E9 E12", "spring"), ("E3 E6 E12", "summer"), ("E6 E12", "autumn")],
)
def test_event_1_one_of_the_open_cards_is_drawn_at_random(
    opened: str, season: str
) -> None:
    """SHO-EVENT-1."""
    drawn = Counter[str]()
    for seed in range(400):
        s = settled(f"events {opened} | do event", seed)
        card = rules().board.event_ids[s.event]
        left = [rules().board.event_ids[other] for other in s.events]
        assert sorted([card, *left]) == sorted(opened.split())
        drawn[card] += 1
    fair = 400 / len(opened.split())
    assert set(drawn) == set(opened.split()), season
    assert all(0.7 * fair < number < 1.3 * fair for number in drawn.values()), season


def test_event_1_four_then_three_then_two_cards_are_left() -> None:
    """SHO-EVENT-1."""
    game = given(
        "events E3 E6 E9 E12 | rng 2,3,1,0 | "
        "do clean-up event clean-up event clean-up event"
    )
    assert of_kind(game, "event-drawn") == [
        "event-drawn E12",
        "event-drawn E6",
        "event-drawn E3",
    ]
    assert game["events"] == "E9"


def test_event_1_the_event_holds_for_everybody() -> None:
    """SHO-EVENT-1."""
    game = acting(
        "tax",
        "map settsu:A2 tamba:B2 etchu:C2 | mat A:tax=settsu B:tax=tamba C:tax=etchu | "
        "event E3",
    )
    assert [chests(game, seat) for seat in "ABC"] == [5, 5, 5]


def test_event_2_while_planning_only_the_candidates_are_known() -> None:
    """SHO-EVENT-2."""
    game = given("events E3 E6 E9 | rng 2,1 | do event planning@A")
    for viewer in (0, 1, None):
        assert game.seen("events", viewer) == "E3 E6 E9"
        assert game.seen("event", viewer) == ""
    for field, card in zip(
        ("castle", "temple", "rice", "tax", "bid"),
        ("chest1", "chest2", "chest3", "chest4", "chest0"),
        strict=True,
    ):
        game.plays(f"A assign {card} {field}")
    assert game["event"] == ""
    game.plays("A seal")
    assert (game["event"], game["events"]) == ("E6", "E3 E9")
    assert told(game, viewer=1)[-2:] == ["plans-laid 1051,0,0,0", "event-drawn E6"]


def test_event_2_the_draw_follows_the_plans_in_every_round() -> None:
    """SHO-EVENT-2."""
    kinds = [
        text.split()[0] for text in of_kind(finished(), "plans-laid", "event-drawn")
    ]
    assert kinds == ["plans-laid", "event-drawn"] * 6


@pytest.mark.parametrize("card", LOSSES)
def test_event_3_the_card_that_was_never_drawn_costs_rice_in_winter(card: str) -> None:
    """SHO-EVENT-3."""
    game = given(f"events {card} | A rice:9 | B rice:3 | order ABCD | do winter")
    assert rice(game, "A") == 9 - LOSSES[card]
    assert rice(game, "B") == max(0, 3 - LOSSES[card])
    assert of_kind(game, "winter-came") == [f"winter-came {card} {LOSSES[card]}"]


def test_event_3_the_winter_card_has_no_event() -> None:
    """SHO-EVENT-3: castle-guard, left over, does not help against a winter revolt."""
    game = given(
        "map kai:A3c | events E6 | order ABCD | time 1.3 | "
        "do hunger(0) shortage winter | A armies:20"
    )
    assert game["event"] == ""
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G1"]


@pytest.mark.parametrize(
    ("action", "event", "card", "wanted", "why"),
    [
        ("tax", "E3", "tax+1", 6, "at most 5, then 1 more"),
        ("tax", "E7", "tax+1", 8, "7 is enough, then 1 more"),
        ("rice", "E8", "rice+1", 4, "at most 3, then 1 more"),
        ("rice", "E4", "rice+1", 5, "at least 4, then 1 more"),
        ("army5", "E12", "army6", 6, "3, then set to 6"),
    ],
)
def test_event_4_the_event_comes_before_the_special_card(
    action: str, event: str, card: str, wanted: int, why: str
) -> None:
    """SHO-EVENT-4: Settsu has 7 chests and 3 rice."""
    province = "mino" if event == "E8" else "settsu"  # Mino has 5 rice
    game = acting(
        action,
        f"map {province}:A1 | mat A:{action}={province} | event {event} | "
        f"{special('A', card)} chests:3",
    )
    gained = {
        "tax": chests(game, "A") - 3,
        "rice": rice(game, "A"),
        "army5": game.state.armies[rules().board.province(province)] - 1,
    }
    assert gained[action] == wanted, why


BIDS = ("chest4", "chest3", "chest2", "chest1", "aki", "chest0", "")
"""From the first to choose to the last; nothing is the last."""


def bidding(*bids: str, players: int = 4) -> Scenario:
    mats = [
        f"{seat}:bid={card}" for seat, card in zip("ABCDE", bids, strict=False) if card
    ]
    owned = [
        f"{card}:{seat}1"
        for seat, card in zip("ABCDE", bids, strict=False)
        if card and not card.startswith("chest")
    ]
    money = " | ".join(f"{seat} chests:5" for seat in "ABCDE"[:players])
    return given(
        f"map {' '.join(owned)} | mat {' '.join(mats)} | {money} | {SPECIAL} | do bids",
        players=players,
    )


def test_order_1_all_bids_are_revealed_together() -> None:
    """SHO-ORDER-1."""
    game = bidding("chest3", "chest1", "aki", "")
    for viewer in (0, 1, 2, 3, None):
        assert game.seen("mat", viewer) == "A:bid+chest3 B:bid+chest1 C:bid+aki"
        assert told(game, viewer)[0] == ("bids-revealed chest3,chest1,aki,none A,B,C,D")


@pytest.mark.parametrize(
    ("card", "cost", "why"),
    [
        ("chest4", 4, "the highest"),
        ("chest2", 2, "a loser pays too"),
        ("chest0", 0, "nothing to pay"),
        ("aki", 0, "a province card costs nothing"),
        ("", 0, "no card, no cost"),
    ],
)
def test_order_1_every_chest_card_is_paid_win_or_lose(
    card: str, cost: int, why: str
) -> None:
    """SHO-ORDER-1."""
    game = bidding("chest4", card, "chest3", "chest1")
    assert chests(game, "B") == 5 - cost, why
    assert [chests(game, seat) for seat in "ACD"] == [1, 2, 4]
    paid = of_kind(game, "chests-paid")
    assert (f"chests-paid B {cost} SHO-ORDER-1" in paid) == (cost > 0), why


@pytest.mark.parametrize(("better", "worse"), list(pairwise(BIDS)))
def test_order_2_the_higher_bid_chooses_first(better: str, worse: str) -> None:
    """SHO-ORDER-2."""
    for seed in range(5):
        cards = [f"A:bid={worse}"] if worse else []
        cards.append(f"B:bid={better}")
        owner = "A" if worse == "aki" else "B"
        s = settled(
            f"map aki:{owner}1 | mat {' '.join(cards)} | A chests:5 | B chests:5 | "
            "do bids",
            seed,
        )
        assert s.choosing.index(1) < s.choosing.index(0)


@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        ("bid=chest3", "bid=chest3", "equal chest cards"),
        ("bid=chest0", "bid=chest0", "equal zeros"),
        ("bid=settsu", "bid=noto", "all province cards are equal"),
        ("tax=chest1", "tax=chest1", "all empty bids are equal"),
    ],
)
def test_order_3_equal_bids_are_ordered_at_random(
    first: str, second: str, why: str
) -> None:
    """SHO-ORDER-3."""
    ahead = 0
    for seed in range(400):
        s = settled(
            f"map settsu:A1 noto:B1 | mat A:{first} B:{second} C:bid=chest4 | "
            "A chests:5 | B chests:5 | C chests:5 | do bids",
            seed,
            players=3,
        )
        assert s.choosing[0] == 2
        ahead += s.choosing == [2, 0, 1]
    assert 160 <= ahead <= 240, why


def test_order_3_three_equal_bids_come_in_all_orders() -> None:
    """SHO-ORDER-3."""
    mats = "A:bid=chest2 B:bid=chest2 C:bid=chest2"
    money = "A chests:5 | B chests:5 | C chests:5"
    orders = Counter(
        tuple(settled(f"mat {mats} | {money} | do bids", seed, players=3).choosing)
        for seed in range(600)
    )
    assert len(orders) == 6
    assert all(60 <= number <= 140 for number in orders.values())


def test_order_4_in_choosing_order_everybody_takes_a_free_field() -> None:
    """SHO-ORDER-4."""
    game = given(f"{SPECIAL} | choosing CADB | do position@C")
    free = {1, 2, 3, 4, 5}
    for seat, field in zip("CADB", (4, 1, 5, 2), strict=True):
        assert game.asked() == ("position", seat)
        assert game.offered() == {f"choose {number}" for number in free}
        assert set(rule_for(game).values()) == {"SHO-ORDER-4"}
        for taken in {1, 2, 3, 4, 5} - free:
            why = game.refuses(f"{seat} choose {taken}")
            assert (why.key, why.rule) == ("position-taken", "SHO-ORDER-4")
        game.plays(f"{seat} choose {field}")
        free.remove(field)
    held = [SPECIAL_WORDS[game.state.special_of(seat)] for seat in range(4)]
    assert held == ["tax+1", "rice+1", "attack+1", "defend+1"]
    assert of_kind(game, "position-taken", viewer=None) == [
        "position-taken C 4 attack+1",
        "position-taken A 1 tax+1",
        "position-taken D 5 defend+1",
        "position-taken B 2 rice+1",
    ]


def test_order_4_nobody_chooses_out_of_turn() -> None:
    """SHO-ORDER-4."""
    game = given(f"{SPECIAL} | choosing CADB | do position@C")
    for seat in "ABD":
        assert game.refuses(f"{seat} choose 1").key == "not-your-turn"


@pytest.mark.parametrize(
    ("positions", "order", "why"),
    [
        ((1, 2, 3, 4), "ABCD", "as they sit"),
        ((5, 4, 2, 1), "DCBA", "field 3 is skipped"),
        ((4, 1, 5, 3), "BDAC", "field 2 is skipped"),
    ],
)
def test_order_5_player_order_goes_by_field(
    positions: tuple[int, ...], order: str, why: str
) -> None:
    """SHO-ORDER-5."""
    seats = " | ".join(
        f"{seat} position:{at}" for seat, at in zip("ABCD", positions, strict=True)
    )
    game = given(f"{seats} | {SPECIAL} | do player-order")
    assert game["order"] == order, why
    assert told(game) == [f"player-order-set {','.join(order)}"]


def test_order_5_a_special_card_nobody_took_is_out_for_the_round() -> None:
    """SHO-ORDER-5: tax+1 lies on field 3, which stays free."""
    game = acting(
        "tax",
        "map settsu:A1 aki:B1 kai:C1 | mat A:tax=settsu B:tax=aki C:tax=kai | "
        "special rice+1 army6 tax+1 attack+1 defend+1 | "
        "A position:1 | B position:2 | C position:4",
        players=3,
    )
    assert [chests(game, seat) for seat in "ABC"] == [7, 4, 5]
