"""SSE-COVER: planning in round 2."""

import pytest

from sengoku.samurai.vocabulary import SEAT_LETTERS
from sengoku.testing import Scenario
from tests.samurai.given import given
from tests.samurai.seen import (
    SLOTS,
    finished,
    held,
    holdings,
    of_kind,
    placements,
    priced,
    prices,
    rule_for,
    slots_offered,
    tokens,
    told,
    watched,
)

EDITIONS = ["standard", "crowd", "draft"]

MIXED = (
    "slots g2:A+attack g3:B+attack o1:C+attack o2:A-attack/A+castle o3:B-harvest "
    "t1:C-castle/B+castle | era 1.2"
)
"""Round 2 of three players under way; the other slots are empty."""

EMPTY = {"g1", "t2", "t3", "v1", "v2", "v3"}

STUCK = (
    "slots g1:B-attack/A+attack g2:C-attack/A+attack g3:D-attack/A+harvest "
    "o1:B+harvest o2:C+harvest o3:D+harvest t1:B+castle t2:C+castle t3:D+castle "
    "v1:B+ship v2:C+ship v3:D+ship | era 1.2"
)
"""Four players; the three opponents of A have covered all tokens of A."""


def costing(orders: list[str], *slots: str) -> dict[str, dict[str, int]]:
    """Return every placement of *orders* on *slots*, each for one bushido."""
    return {text: {"bushido": 1} for text in placements(set(slots), *orders)}


def round_two(players: int) -> Scenario:
    """Return round 2 with a face-up attack on g1, g2 … of B, C and D in turn."""
    others = SEAT_LETTERS[1:players]
    slots = " ".join(
        f"{slot}:{others[place % len(others)]}+attack"
        for place, slot in enumerate(SLOTS[1:5])
    )
    return given(f"slots {slots} | era 1.2 | A bushido:20 | do planning(2)", players)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "quota"), [(2, 3), (3, 3), (4, 2)])
def test_cover_1_quota_of_round_2(players: int, quota: int, edition: str) -> None:
    """SSE-COVER-1."""
    game = finished(players, edition)
    texts = of_kind(game, "round-began", "token-placed", "placement-passed")
    turns: dict[str, str] = {}
    for text in texts:
        if text.startswith("round-began"):
            era_and_round = text
            turns[era_and_round] = ""
        else:
            turns[era_and_round] += text.split()[1]
    for era in (1, 2, 3):
        seats = turns[f"round-began {era} 2"]
        assert sorted(seats) == sorted(SEAT_LETTERS[:players] * quota)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cover_2_empty_and_own_slots_are_free_and_opponents_cost(
    edition: str,
) -> None:
    """SSE-COVER-2, SSE-COVER-3, SSE-COVER-6."""
    game = given(
        f"{MIXED} | A bushido:9 | do turn(3) placement@A", players=3, edition=edition
    )
    free = placements(EMPTY | {"g2"}, *held(game, "A"))
    assert {text for text, price in prices(game).items() if not price} == free
    assert priced(game) == costing(held(game, "A"), "g3", "o1")
    assert set(rule_for(game).values()) == {"SSE-COVER-2"}


@pytest.mark.parametrize(
    ("slot", "under", "why"),
    [
        ("g1", "", "empty: nothing is covered"),
        ("g2", "/A+attack", "an own token"),
        ("g3", "/B+attack", "an opponent's token"),
    ],
)
def test_cover_2_the_token_lies_face_down_on_top(
    slot: str, under: str, why: str
) -> None:
    """SSE-COVER-2."""
    game = given(f"{MIXED} | A bushido:9 | do turn(3) placement@A", players=3)
    game.plays(f"A place ship {slot}")
    assert f"{slot}:A-ship{under}" in game["slots"].split(), why
    assert f"{slot}:A-?{under}" in game.seen("slots", 1).split(), why


@pytest.mark.parametrize("slot", ["o2", "o3", "t1"])
@pytest.mark.parametrize("seat", ["A", "B", "C"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_cover_3_a_token_face_down_is_covered_by_nobody(
    seat: str, slot: str, edition: str
) -> None:
    """SSE-COVER-3."""
    game = given(
        f"{MIXED} | {seat} bushido:9 | do turn(3) placement@{seat}",
        players=3,
        edition=edition,
    )
    why = game.refuses(f"{seat} place ship {slot}")
    assert (why.key, why.rule) == ("token-face-down", "SSE-COVER-3")
    assert slot not in slots_offered(game)


@pytest.mark.parametrize(
    ("covers", "price"), [("", 1), ("covers:1B", 2), ("covers:2BC", 3)]
)
@pytest.mark.parametrize("edition", ["standard", "draft"])
def test_cover_4_each_cover_costs_one_bushido_more(
    covers: str, price: int, edition: str
) -> None:
    """SSE-COVER-4."""
    game = given(
        f"slots g2:D+attack | era 1.2 | A bushido:5 {covers} | do turn(1) placement@A",
        edition=edition,
    )
    assert priced(game)["place ship g2"] == {"bushido": price}
    game.plays("A place ship g2")
    assert holdings(game, "A") == (0, 5 - price)
    assert told(game)[:3] == [
        f"resource-paid A bushido {price} SSE-COVER-4",
        "token-placed A g2",
        "token-covered A D g2",
    ]
    assert [*game.state.general] == [30, 25 + price]


def test_cover_4_the_count_is_ones_own_and_begins_anew_each_era() -> None:
    """SSE-COVER-4."""
    game = given(
        "slots g2:B+attack | era 1.2 | A bushido:5 | B covers:2AC | C covers:1A | "
        "do turn(1) placement@A",
        players=3,
    )
    assert priced(game)["place ship g2"] == {"bushido": 1}
    game = given(
        "slots g2:B+attack | era 2.1 | A bushido:5 covers:2BC | do planning(2)",
        players=3,
    )
    assert priced(game)["place ship g2"] == {"bushido": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cover_5_each_opponent_once(players: int) -> None:
    """SSE-COVER-5."""
    game = round_two(players)
    game.plays("A place ship g2")
    others = SEAT_LETTERS[1:players]
    closed = {slot for place, slot in enumerate(SLOTS[1:5]) if not place % len(others)}
    elsewhere = {"B": "t2", "C": "t3", "D": "v2"}
    for seat in others:
        game.plays(f"{seat} place move3 {elsewhere[seat]}")
    assert game.asked() == ("placement", "A")
    used = {elsewhere[seat] for seat in others}
    assert slots_offered(game) == set(SLOTS) - closed - used
    for slot in closed - {"g2"}:
        why = game.refuses(f"A place castle {slot}")
        assert (why.key, why.rule) == ("cover-limit", "SSE-COVER-5")


def test_cover_5c_a_victim_is_covered_once_whoever_covers() -> None:
    """SSE-COVER-5c."""
    game = given(
        "slots g2:B+attack g3:B+attack o1:C+attack o2:A+attack | era 1.2 | "
        "A covers:1B | C bushido:9 | do turn(3) placement@C",
        edition="crowd",
    )
    assert slots_offered(game) == set(SLOTS) - {"g2", "g3"}
    assert priced(game) == costing(held(game, "C"), "o2")
    why = game.refuses("C place ship g2")
    assert (why.key, why.rule) == ("cover-limit", "SSE-COVER-5c")


def test_cover_5c_one_player_may_cover_several_victims() -> None:
    """SSE-COVER-5c."""
    game = given(
        "slots g2:B+attack g3:C+attack o1:D+attack | era 1.2 | "
        "A bushido:9 covers:1B | do turn(5) placement@A",
        edition="crowd",
    )
    assert set(priced(game)) == placements({"g3", "o1"}, *held(game, "A"))


def test_cover_5c_the_limit_begins_anew_in_the_next_round() -> None:
    """SSE-COVER-5c, R-48."""
    game = given(
        "slots g2:B+attack | era 2.1 | A bushido:1 | C covers:1B | do planning(2)",
        edition="crowd",
    )
    assert set(priced(game)) == placements({"g2"}, *held(game, "A"))


def test_cover_5d_the_draft_knows_no_limit_but_the_price() -> None:
    """SSE-COVER-5d."""
    game = given(
        "slots g2:B+attack g3:B+attack | era 1.2 | A bushido:3 covers:2B | "
        "C covers:1B | do turn(6) placement@A",
        players=3,
        edition="draft",
    )
    assert set(priced(game)) == placements({"g2", "g3"}, *held(game, "A"))


@pytest.mark.parametrize(
    ("edition", "limit", "open_to_a", "why"),
    [
        ("standard", "none", {"g2", "g3", "o1"}, "no limit"),
        ("standard", "victim-once", set(), "A has covered B, and B has covered C"),
        ("crowd", "once-per-opponent", {"o1"}, "A itself has not covered C"),
        ("crowd", "none", {"g2", "g3", "o1"}, "no limit"),
        ("draft", "once-per-opponent", {"o1"}, "A itself has not covered C"),
        ("draft", "victim-once", set(), "A has covered B, and B has covered C"),
    ],
)
def test_cover_5_a_table_may_choose_another_limit(
    edition: str, limit: str, open_to_a: set[str], why: str
) -> None:
    """SSE-COVER-5, SSE-COVER-5c, SSE-COVER-5d: house rule ``cover_limit``."""
    game = given(
        "slots g2:B+attack g3:B+attack o1:C+attack | era 1.2 | "
        "A bushido:9 covers:1B | B covers:1C | do turn(4) placement@A",
        players=3,
        edition=edition,
        cover_limit=limit,
    )
    assert {text.split()[2] for text in priced(game)} == open_to_a, why


@pytest.mark.parametrize("edition", EDITIONS)
def test_cover_6_covering_oneself_counts_for_nothing(edition: str) -> None:
    """SSE-COVER-6."""
    game = given(
        "slots g2:A+attack g3:A+attack o1:B+attack | era 1.2 | order AB | "
        "A bushido:1 | B bushido:1 | do planning(2)",
        players=2,
        edition=edition,
    )
    game.plays("A place ship g2")
    assert holdings(game, "A") == (0, 1)
    assert "covers" not in game["A"]
    assert priced(game) == costing(held(game, "B"), "g3")
    game.plays("B place ship g3")
    assert priced(game) == costing(held(game, "A"), "o1")


def test_cover_7_two_opponents_may_cover_the_same_victim() -> None:
    """SSE-COVER-7."""
    game = given(
        "slots g2:B+attack g3:B+attack | era 1.2 | A bushido:1 | C covers:1B | "
        "D covers:1B | do turn(1) placement@A"
    )
    game.plays("A place ship g2")
    assert game["slots"] == "g2:A-ship/B+attack g3:B+attack"


@pytest.mark.parametrize("edition", EDITIONS)
def test_cover_8_the_covered_token_stays_until_the_cleanup(edition: str) -> None:
    """SSE-COVER-8."""
    game = given(
        "slots g2:B+castle | era 1.2 | A bushido:1 | order AB | "
        "do resolution(0) planning(2)",
        players=2,
        edition=edition,
    )
    game.plays("A place ship g2")
    assert tokens(game, "B")["castle"] == 0
    for viewer in (0, 1, None):
        assert game.seen("slots", viewer).endswith("/B+castle")
    game.plays("B place attack g3", "A place attack o1", "B place attack o2")
    game.plays("A place attack t1", "B place harvest t2")
    assert game.is_over()
    assert "g2:A+ship/B+castle" in game["slots"].split()
    assert tokens(game, "B")["castle"] == 0
    assert sum(tokens(game, "B").values()) == 11 - 4


def test_cover_9_the_covering_token_acts_in_the_region_of_the_slot() -> None:
    """SSE-COVER-9."""
    game = watched(
        "map T2:A1B1 G2:A1B1 | slots t1:A-harvest/B+harvest | era 1.2 | "
        "do resolution(0)"
    )
    game.plays("A take")
    assert (holdings(game, "A"), holdings(game, "B")) == ((0, 1), (0, 0))
    assert of_kind(game, "token-revealed", "order-repeated") == [
        "token-revealed t1 A harvest"
    ]
    assert game.is_over()


@pytest.mark.parametrize(
    ("bushido", "covers", "payable", "why"),
    [
        (0, "", False, "the first costs 1"),
        (1, "", True, "the first costs 1"),
        (1, "covers:1C", False, "the second costs 2"),
        (2, "covers:1C", True, "the second costs 2"),
    ],
)
def test_cover_10_who_cannot_pay_cannot_cover(
    bushido: int, covers: str, payable: bool, why: str
) -> None:
    """SSE-COVER-10."""
    game = given(
        f"slots g2:B+attack | era 1.2 | A food:9 bushido:{bushido} {covers} | "
        "do turn(3) placement@A",
        players=3,
    )
    assert ("g2" in slots_offered(game)) == payable, why
    if not payable:
        refused = game.refuses("A place ship g2")
        assert (refused.key, refused.rule) == ("cannot-pay-cover", "SSE-COVER-10")


def test_cover_11_without_a_free_placement_one_may_pay_or_pass() -> None:
    """SSE-COVER-11."""
    game = given(f"{STUCK} | A bushido:1 | do turn(1) placement@A")
    paid = costing(held(game, "A"), *SLOTS[3:])
    assert prices(game) == {**paid, "pass": {}}
    assert rule_for(game).pop("pass") == "SSE-COVER-11"
    game.plays("A pass")
    assert told(game) == ["placement-passed A"]
    assert game.asked() == ("placement", "B")
    assert holdings(game, "A") == (0, 1)
    assert sum(tokens(game, "A").values()) == 11 - 3


def test_cover_11_the_next_turn_is_judged_afresh() -> None:
    """SSE-COVER-11."""
    game = given(f"{STUCK} | A bushido:1 | do turn(1) placement@A")
    game.plays("A pass", "B place move3 o1", "C place move3 t2", "D place move3 v3")
    assert game.asked() == ("placement", "A")
    assert slots_offered(game) == set(SLOTS[3:]) - {"o1", "t2", "v3"}
    assert "pass" in game.offered()


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("A bushido:0", "cannot pay"),
        ("A bushido:9 covers:3BCD", "no opponent is left to cover"),
    ],
)
def test_cover_11_where_nothing_can_be_placed_the_turn_passes(
    player: str, why: str
) -> None:
    """SSE-COVER-11."""
    game = watched(f"{STUCK} | {player} | do turn(1) placement@A")
    assert told(game) == ["placement-passed A"], why
    assert game.asked() == ("placement", "B"), why


def test_cover_11_with_a_free_placement_nobody_passes() -> None:
    """SSE-COVER-11."""
    free = STUCK.replace("g3:D-attack/A+harvest", "g3:A+harvest")
    game = given(f"{free} | A bushido:0 | do turn(1) placement@A")
    assert game.offered() == placements({"g3"}, *held(game, "A"))
    assert game.refuses("A pass").key == "placement-is-due"


@pytest.mark.parametrize(
    ("slots", "why"),
    [
        ("", "an empty slot"),
        ("slots g1:A+attack | ", "an own token"),
        ("slots g1:B+attack | ", "an opponent's token"),
    ],
)
def test_cover_12_the_neutral_action_comes_with_every_placement(
    slots: str, why: str
) -> None:
    """SSE-COVER-12."""
    game = given(f"{slots}era 1.2 | A bushido:1 | do turn(1) placement@A")
    game.plays("A place ship g1")
    assert prices(game) == {"recruit G1": {}, "decline": {}}, why
    game.plays("A recruit G1")
    assert game["map"] == "G1:A1"
    assert game.asked() == ("placement", "B")


def test_cover_13_round_2_is_planned_like_round_1() -> None:
    """SSE-COVER-13."""
    game = given("order CADB | era 1.2 | do planning(2)")
    turns = ""
    for slot in ("g1", "g2", "o3", "o1", "v1", "t1", "t2", "o2"):
        question, seat = game.asked()
        assert question == "placement"
        assert game.refuses(f"{seat} pass").rule == "SSE-PLAN-6"
        turns += seat
        game.plays(f"{seat} place {held(game, seat)[0]} {slot}")
        if slot in ("g1", "o3", "v1"):
            assert game.asked() == ("neutral", seat)
            other = "CADB"[("CADB".index(seat) + 1) % 4]
            assert game.refuses(f"{other} place ship g3").rule == "SSE-PLAN-1"
            game.plays(f"{seat} decline")
    assert turns == "CADBCADB"
    assert game.is_over()
    assert game.seen("slots", None).count("-?") == 8
