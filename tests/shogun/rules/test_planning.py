"""SHO-PLAN: secret plans, laid card by card."""

from itertools import product

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    lays,
    of_kind,
    rice,
    rule_for,
    supply,
    told,
)

ACTION_FIELDS = {
    *("castle", "temple", "theatre", "rice", "tax"),
    *("army5", "army3", "army1", "battle-a", "battle-b"),
}
FIELDS = ACTION_FIELDS | {"bid"}
CHEST_CARDS = {f"chest{value}" for value in range(5)}
SIX = "aki:A2 bingo:A2 bizen:A2 etchu:A2 hida:A2 hoki:A2"
SEVEN = f"{SIX} ise:A2"
SIX_CARDS = {"aki", "bingo", "bizen", "etchu", "hida", "hoki"}


def assigns(cards: set[str], fields: set[str]) -> set[str]:
    return {f"assign {card} {field}" for card, field in product(cards, fields)}


def planning(pieces: str = "settsu:A3 kai:B2", money: int = 9) -> Scenario:
    return given(f"map {pieces} | A chests:{money} | B chests:9 | do planning@ABCD")


def test_plan_1_everybody_plans_at_the_same_time() -> None:
    """SHO-PLAN-1."""
    game = planning()
    assert game.asked() == ("planning", "ABCD")
    game.plays("C assign chest0 bid", "A assign settsu tax", "B assign kai rice")
    game.plays("A assign chest1 bid", "C clear bid", "C assign chest0 castle")
    assert game["mat"] == "A:tax=settsu,bid=chest1 B:rice=kai C:castle=chest0"


def test_plan_1_nobody_sees_anything_of_an_unfinished_plan() -> None:
    """SHO-PLAN-1."""
    game = planning()
    game.plays("A assign settsu tax", "A assign chest1 bid", "A clear bid")
    own = "A:tax=settsu B:? C:? D:?"
    assert game.seen("mat", 0) == own
    assert game.seen("mat", 1) == "A:? C:? D:?"
    assert game.seen("mat", None) == "A:? B:? C:? D:?"
    assert told(game, viewer=0) == [
        "card-assigned A tax settsu",
        "card-assigned A bid chest1",
        "card-cleared A bid",
    ]
    for viewer in (1, 2, 3, None):
        assert told(game, viewer=viewer) == []


def test_plan_1_a_sealed_plan_stays_secret_until_all_have_planned() -> None:
    """SHO-PLAN-1."""
    game = planning("settsu:A3")
    for seat in "ABC":
        lays(game, seat, "castle=chest0 temple=chest1 tax=chest2 rice=chest3")
    lays(game, "A", "bid=chest4 battle-b=settsu").plays("A seal")
    assert game.asked() == ("planning", "BCD")
    assert game.seen("mat", 1).startswith("A:? B:castle=chest0")
    assert game.seen("mat", None) == "A:? B:? C:? D:?"
    assert told(game, viewer=None) == ["plan-sealed A"]


def test_plan_1_afterwards_all_see_which_fields_are_covered() -> None:
    """SHO-PLAN-1."""
    game = given("map settsu:A3 | A chests:9 | do position@A planning@AB | choosing A")
    lays(game, "A", "castle=chest0 temple=chest1 tax=settsu rice=chest3 army5=chest4")
    lays(game, "A", "bid=chest2")
    lays(game, "B", "castle=chest4 temple=chest3 army3=chest2 army1=chest1 bid=chest0")
    game.plays("B seal", "A seal")
    assert game.seen("mat", None) == (
        "A:castle=?,temple=?,rice=?,tax=?,army5=?,bid=? "
        "B:castle=?,temple=?,army3=?,army1=?,bid=?"
    )
    assert game.seen("mat", 0).split()[0] == (
        "A:castle=chest0,temple=chest1,rice=chest3,tax=settsu,army5=chest4,bid=chest2"
    )
    covered = [0b10000111011, 0b10011000011, 0, 0]
    assert told(game, viewer=None)[-1] == f"plans-laid {','.join(map(str, covered))}"


def test_plan_1_a_sealed_plan_can_be_thought_over_until_all_are_ready() -> None:
    """SHO-PLAN-1."""
    game = given("map settsu:A3 | A chests:9 | do planning@AB")
    plan = "castle=chest0 temple=chest1 tax=settsu rice=chest3 army5=chest4 bid=chest2"
    lays(game, "A", plan).plays("A seal")
    why = game.refuses("A assign settsu tax")
    assert (why.key, why.rule) == ("plan-is-sealed", "SHO-PLAN-1")
    game.refuses("B unseal")
    game.plays("A unseal", "A clear tax", "A assign settsu battle-a", "A seal")
    lays(game, "B", "castle=chest4 temple=chest1 tax=chest2 rice=chest3 bid=chest0")
    game.plays("B seal")
    assert game.is_over()
    game.refuses("A unseal")
    assert "battle-a=settsu" in game["mat"]


def test_plan_2_a_mat_has_eleven_fields() -> None:
    """SHO-PLAN-2."""
    game = planning()
    assert {text.split()[2] for text in game.offered("A")} == FIELDS
    for field in ("conv3", "conv2", "conv1"):
        why = game.refuses(f"A assign settsu {field}")
        assert (why.key, why.rule) == ("no-such-field", "SHO-PLAN-2")


def test_plan_3_a_field_holds_one_card_and_a_card_lies_on_one_field() -> None:
    """SHO-PLAN-3."""
    game = planning("settsu:A3 aki:A2").plays("A assign settsu tax")
    cards, fields = CHEST_CARDS | {"aki"}, FIELDS - {"tax"}
    assert game.offered("A") == assigns(cards, fields)
    why = game.refuses("A assign aki tax")
    assert (why.key, why.rule) == ("field-covered", "SHO-PLAN-3")
    why = game.refuses("A assign settsu bid")
    assert (why.key, why.rule) == ("card-is-laid", "SHO-PLAN-3")
    game.plays("A clear tax", "A assign aki tax", "A assign settsu bid")
    assert game["mat"] == "A:tax=aki,bid=settsu"
    assert game.refuses("A clear rice").key == "field-empty"


@pytest.mark.parametrize(
    ("card", "why"),
    [("kai", "it is another player's"), ("mino", "it is neutral")],
)
def test_plan_4_only_cards_of_own_provinces_are_used(card: str, why: str) -> None:
    """SHO-PLAN-4."""
    game = planning()
    for field in ("tax", "bid"):
        refusal = game.refuses(f"A assign {card} {field}")
        assert (refusal.key, refusal.rule) == ("not-your-province", "SHO-PLAN-4"), why
    assert {text.split()[1] for text in game.offered("A")} == CHEST_CARDS | {"settsu"}


def test_plan_4_a_province_card_says_where_the_action_is_done() -> None:
    """SHO-PLAN-4."""
    game = acting("castle", "map etchu:A2 omi:A2 | mat A:castle=omi | A chests:3")
    assert game["map"] == "etchu:A2 omi:A2c"


@pytest.mark.parametrize("value", range(5))
@pytest.mark.parametrize("field", sorted(ACTION_FIELDS))
def test_plan_5_a_chest_card_skips_the_action_whatever_its_value(
    field: str, value: int
) -> None:
    """SHO-PLAN-5."""
    game = acting(
        field, f"map etchu:A3 | mat A:{field}=chest{value} | A chests:9 rice:2"
    )
    assert game.is_over()
    assert game["map"] == "etchu:A3"
    assert (chests(game, "A"), rice(game, "A"), supply(game, "A")) == (9, 2, 59)
    assert told(game) == [f"card-shown A {field} chest{value}"]


def test_plan_6_any_province_card_may_lie_on_any_action_field() -> None:
    """SHO-PLAN-6: neither money, sites, armies nor neighbours matter yet."""
    game = planning("mino:A1c+3 settsu:A1t", money=0)
    provinces = {"mino", "settsu"}
    offered = assigns(provinces | CHEST_CARDS, ACTION_FIELDS)
    bids = assigns(provinces | {"chest0"}, {"bid"})
    assert game.offered("A") == offered | bids
    game.plays("A assign mino castle", "A assign settsu battle-a")


@pytest.mark.parametrize("card", ["settsu", "chest3"])
def test_plan_7_the_bid_field_takes_one_unused_card(card: str) -> None:
    """SHO-PLAN-7."""
    game = planning()
    assert rule_for(game, "A")[f"assign {card} bid"] == "SHO-PLAN-7"
    game.plays(f"A assign {card} bid")
    assert game["mat"] == f"A:bid={card}"
    game.refuses(f"A assign {card} tax")
    game.refuses("A assign chest0 bid")


@pytest.mark.parametrize(
    ("pieces", "why"), [(SIX, "eleven cards"), (SEVEN, "twelve cards")]
)
def test_plan_8_with_eleven_cards_all_fields_must_be_covered(
    pieces: str, why: str
) -> None:
    """SHO-PLAN-8."""
    game = planning(pieces)
    lays(
        game,
        "A",
        "castle=aki temple=bingo theatre=bizen rice=etchu tax=hida "
        "army5=chest0 army3=chest1 army1=chest2 battle-a=chest3 battle-b=chest4",
    )
    refusal = game.refuses("A seal")
    assert (refusal.key, refusal.rule) == ("plan-unfinished", "SHO-PLAN-8"), why
    assert refusal.facts == {"cards": 1}, why
    left = {"hoki"} if pieces == SIX else {"hoki", "ise"}
    assert game.offered("A") == assigns(left, {"bid"}), why
    game.plays("A assign hoki bid")
    assert game.offered("A") == {"seal"}, why
    game.plays("A seal")


def test_plan_8_the_last_card_that_can_be_a_bid_is_kept_for_the_bid() -> None:
    """SHO-PLAN-8: without money only provinces and chest 0 can be bids."""
    game = planning(SIX, money=0)
    lays(
        game,
        "A",
        "castle=aki temple=bingo theatre=bizen rice=etchu tax=hida army5=chest0",
    )
    left = {"chest1", "chest2", "chest3", "chest4"}
    free = {"army3", "army1", "battle-a", "battle-b"}
    assert game.offered("A") == assigns(left, free) | {"assign hoki bid"}
    why = game.refuses("A assign hoki army3")
    assert (why.key, why.rule) == ("last-bid-card", "SHO-PLAN-8")
    lays(game, "A", "army3=chest1 army1=chest2 battle-a=chest3 battle-b=chest4")
    lays(game, "A", "bid=hoki").plays("A seal")
    assert game.asked()[1] == "BCD"


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (
            "castle=settsu temple=chest0 theatre=chest1 rice=chest2 tax=chest3 "
            "army5=chest4",
            "the bid field stays empty",
        ),
        (
            "bid=settsu army5=chest0 army3=chest1 army1=chest2 battle-a=chest3 "
            "battle-b=chest4",
            "the bid field is covered",
        ),
    ],
)
def test_plan_9_fewer_cards_are_all_laid_where_their_owner_likes(
    plan: str, why: str
) -> None:
    """SHO-PLAN-9."""
    game = planning("settsu:A3")
    for cards, laid in zip((6, 5, 4, 3, 2, 1), plan.split(), strict=True):
        refusal = game.refuses("A seal")
        assert (refusal.key, refusal.rule) == ("plan-unfinished", "SHO-PLAN-9")
        assert refusal.facts == {"cards": cards}, why
        assert "seal" not in game.offered("A")
        lays(game, "A", laid)
    assert game.offered("A") == {"seal"}, why
    assert rule_for(game, "A") == {"seal": "SHO-PLAN-9"}, why
    game.plays("A seal")
    assert game.asked()[1] == "BCD", why


@pytest.mark.parametrize("field", sorted(ACTION_FIELDS))
def test_plan_10_an_empty_field_is_a_skipped_action(field: str) -> None:
    """SHO-PLAN-10."""
    game = acting(field, "map etchu:A3 | A chests:9 rice:2")
    assert game.is_over()
    assert game["map"] == "etchu:A3"
    assert (chests(game, "A"), rice(game, "A"), supply(game, "A")) == (9, 2, 59)
    assert told(game) == []


@pytest.mark.parametrize("money", range(6))
def test_plan_11_a_bid_must_be_covered_by_own_chests(money: int) -> None:
    """SHO-PLAN-11."""
    game = planning("settsu:A3", money)
    bids = {text.split()[1] for text in game.offered("A") if text.endswith(" bid")}
    affordable = {f"chest{value}" for value in range(5) if value <= money}
    assert bids == {"settsu"} | affordable
    for card in CHEST_CARDS - affordable:
        why = game.refuses(f"A assign {card} bid")
        assert (why.key, why.rule) == ("cannot-pay-bid", "SHO-PLAN-11")
        game.plays(f"A assign {card} castle", "A clear castle")  # no bid, no matter


def test_plan_11_what_is_laid_elsewhere_costs_nothing() -> None:
    """SHO-PLAN-11."""
    game = given("A chests:4 | do bids planning@A")
    lays(game, "A", "castle=chest1 temple=chest2 theatre=chest3 rice=chest0 bid=chest4")
    game.plays("A seal")
    assert chests(game, "A") == 0
    assert of_kind(game, "chests-paid") == ["chests-paid A 4 SHO-ORDER-1"]
