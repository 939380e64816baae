"""SHO-COURT-1 to -18: officials, conversions and the audience."""

from itertools import pairwise

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    given,
    lays,
    of_kind,
    row,
    rules,
    started,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import (
    ALL,
    COURT,
    armies,
    random_plays,
    reception,
    receptions,
    refused,
    seeded,
)

ACTION_FIELDS = (
    *("castle", "temple", "theatre", "rice", "tax", "army5", "army3", "army1"),
    *("battle-a", "battle-b"),
)
CONVERSIONS = {"conv3": 3, "conv2": 2, "conv1": 1}


def at_court(position: str) -> Scenario:
    return given(position, modules=COURT)


def converted(position: str, order: str = "ABCD") -> Scenario:
    return at_court(f"{position} | order {order} | do conversion")


# What each player gets


def test_court_1_seven_officials_three_tower_cards_and_three_fields() -> None:
    """SHO-COURT-1"""
    board = rules().board
    assert (board.officials, board.tower_cards) == (7, 3)
    game = at_court("map kai:A1 | do planning@AB")
    assert {"assign tower conv3", "assign tower conv2", "assign tower conv1"} <= (
        game.offered("A")
    )
    lays(game, "A", "castle=tower conv1=tower bid=tower")
    assert refused(game, "A assign tower tax")[0] in ("card-is-laid", "no-tower-cards")
    assert game["mat"] == "A:castle=tower,bid=tower,conv1=tower"


def test_court_1_the_21_favours_are_shuffled() -> None:
    """SHO-COURT-1"""
    piles = set()
    for seed in range(5):
        game = started(start="preset", modules=COURT, seed=seed)
        cards = [int(card) for card in game["favour-pile"].split()]
        cards += [int(card) for card in game["favours"].split(",")]
        assert sorted(cards) == list(range(1, 22))
        piles.add(tuple(cards))
    assert len(piles) == 5


def test_court_1_without_the_module_there_is_none_of_it() -> None:
    """SHO-COURT-1, SHO-MOD-1"""
    game = given("map kai:A1 | do planning@AB")
    assert refused(game, "A assign tower tax") == ("no-tower-cards", "SHO-COURT-4")
    assert refused(game, "A assign kai conv3")[0] == "no-such-field"
    game = started(start="preset")
    assert (game["favours"], game["favour-pile"]) == ("", "")
    assert receptions(game) == [0, 0, 0, 0]


def test_court_2_an_official_enters_for_every_cube_that_fell_at_priming() -> None:
    """SHO-COURT-2"""
    game = started(start="preset", modules=COURT, tower="own")
    before = supply(game, "A")
    throws(game, "A", A=7, B=3, D=1, G=5)
    assert receptions(game) == [7, 3, 0, 1]
    assert supply(game, "A") == before + 7
    assert game["tray"] == ""
    assert of_kind(game, "officials-sent") == [
        "officials-sent A 7 SHO-COURT-2",
        "officials-sent B 3 SHO-COURT-2",
        "officials-sent D 1 SHO-COURT-2",
    ]


@pytest.mark.parametrize(
    ("pile", "display"),
    [("1 2 3", "3,2,1"), ("21 1 20", "21,20,1"), ("7 17 4 12", "17,12,4")],
)
def test_court_3_three_cards_the_highest_on_the_dearest_space(
    pile: str, display: str
) -> None:
    """SHO-COURT-3"""
    game = at_court(f"favour-pile {pile} | do favour-cards")
    assert game["favours"] == display
    for viewer in (None, 0, 3):
        assert game.seen("favours", viewer) == display
    prices = [4, 3, 2]
    shown = [int(card) for card in display.split(",")]
    for favour, price in zip(shown, prices, strict=True):
        taken = at_court(f"favours {display} | A audience:4 | do favour@A")
        taken.plays(f"A take {price}")
        assert of_kind(taken, "favour-taken") == [f"favour-taken A {favour} {price}"]


def test_court_3_favours_come_after_the_special_cards_and_before_planning() -> None:
    """SHO-COURT-3"""
    kinds = started(start="preset", modules=COURT).kinds()
    assert kinds.index("special-cards-laid") + 1 == kinds.index("favours-laid")
    assert kinds[-1] == "favours-laid"  # then plans are made


# Planning

SIX = "kai:A1 omi:A1 noto:A1 aki:A1 bingo:A1 hoki:A1"
WHOLE = (
    "castle=kai temple=omi theatre=noto rice=aki tax=bingo army5=hoki army3=chest0 "
    "army1=chest1 battle-a=chest2 battle-b=chest3 bid=chest4 conv3=tower conv2=tower "
    "conv1=tower"
)


def test_court_4_fourteen_cards_cover_fourteen_fields() -> None:
    """SHO-COURT-4"""
    game = at_court(f"map {SIX} | A chests:4 | do planning@AB")
    plan = WHOLE.split()
    for laid in plan:
        assert refused(game, "A seal") == ("plan-unfinished", "SHO-PLAN-8")
        lays(game, "A", laid)
    assert game.offered("A") == {"seal"}
    game.plays("A seal")
    assert game.asked() == ("planning", "B")


def test_court_4_a_card_lies_on_one_of_the_fourteen_fields_only() -> None:
    """SHO-COURT-4"""
    game = at_court(f"map {SIX} | do planning@AB")
    lays(game, "A", "conv3=kai tax=omi")
    assert refused(game, "A assign kai tax")[1] == "SHO-PLAN-3"
    assert refused(game, "A assign omi conv1") == ("card-is-laid", "SHO-PLAN-3")
    assert refused(game, "A assign noto conv3") == ("field-covered", "SHO-PLAN-3")


def test_court_4_fewer_cards_are_all_laid_on_fields_of_choice() -> None:
    """SHO-COURT-4"""
    game = at_court("map kai:A1 | do planning@AB")
    lays(game, "A", "conv3=kai conv2=chest4 conv1=tower tax=tower rice=tower")
    lays(game, "A", "castle=chest0 temple=chest1 theatre=chest2")
    assert refused(game, "A seal")[1] == "SHO-PLAN-9"
    lays(game, "A", "army5=chest3")
    assert game.offered("A") == {"seal"}  # nine cards lie; the bid field is empty


def test_court_4_what_is_more_than_fourteen_stays_in_hand() -> None:
    """SHO-COURT-4"""
    game = at_court(f"map {SIX} etchu:A1 | A chests:4 | do planning@AB")
    lays(game, "A", WHOLE)
    assert game.offered("A") == {"seal"}
    assert "etchu" not in game["mat"]


@pytest.mark.parametrize("field", ACTION_FIELDS)
def test_court_5_a_tower_card_on_an_action_field_skips_it(field: str) -> None:
    """SHO-COURT-5"""
    game = at_court(
        f"map kai:A5 | mat A:{field}=tower | A chests:9 | order ABCD | "
        f"{row(field)} | do action(0,0)"
    )
    assert game.is_over()
    assert told(game) == [f"card-shown A {field} tower"]
    assert (game["map"], chests(game, "A")) == ("kai:A5", 9)


@pytest.mark.parametrize(
    ("bids", "orders", "why"),
    [
        ("A:bid=tower B:bid=kai", {"BA"}, "after a province card"),
        ("A:bid=tower B:bid=chest1", {"BA"}, "after chest 1"),
        ("A:bid=tower B:bid=chest0", {"AB", "BA"}, "equal to chest 0"),
        ("A:bid=tower B:bid=tower", {"AB", "BA"}, "equal to another"),
        ("A:bid=chest0 B:tax=tower", {"AB"}, "before no card"),
        ("A:bid=tower B:tax=tower", {"AB"}, "before no card"),
    ],
)
def test_court_5_a_tower_card_bids_like_chest_0(
    bids: str, orders: set[str], why: str
) -> None:
    """SHO-COURT-5"""
    found = set()
    for seed in range(30):
        game = at_court(
            f"map kai:B1 | mat {bids} | B chests:1 | {seeded(seed)} | do bids"
        )
        found.add("".join(seat for seat in game["choosing"] if seat in "AB"))
        assert chests(game, "A") == 0
    assert found == orders, why


def test_court_5_a_tower_card_may_lie_on_the_bid_field_without_money() -> None:
    """SHO-COURT-5, SHO-PLAN-11"""
    game = at_court("map kai:A1 | A chests:0 | do planning@AB")
    assert "assign tower bid" in game.offered("A")
    assert "assign chest1 bid" not in game.offered("A")


# Part 1


def test_court_6_the_court_is_held_between_player_order_and_first_action() -> None:
    """SHO-COURT-6"""
    game = started(start="preset", modules=COURT, seed=2)
    for _ in random_plays(game, 2):
        if of_kind(game, "round-ended"):
            break
    stages = []
    for event in told(game):
        words = event.split()
        if words[0] in ("player-order-set", "audience-entered", "court-ended"):
            stages.append(words[0])
        elif words[0] == "card-shown":
            stages.append("part 1" if words[2] in CONVERSIONS else "action")
    order = ["player-order-set", "part 1", "audience-entered", "court-ended", "action"]
    for one, other in pairwise(stages[: stages.index("action") + 1]):
        assert order.index(one) <= order.index(other)
    assert set(order) <= set(stages)


def test_court_7_each_player_resolves_all_three_before_the_next() -> None:
    """SHO-COURT-7"""
    game = converted(
        "map kai:A9 omi:A9 noto:A9 aki:B9 bingo:B9 hoki:B9 | "
        "mat A:conv1=noto,conv2=omi,conv3=kai B:conv1=hoki,conv2=bingo,conv3=aki",
        order="BACD",
    )
    assert [event.split()[1:3] for event in of_kind(game, "card-shown")] == [
        *(["B", "conv3"], ["B", "conv2"], ["B", "conv1"]),
        *(["A", "conv3"], ["A", "conv2"], ["A", "conv1"]),
    ]
    assert receptions(game)[:2] == [6, 6]


def test_court_7_conv3_comes_first_when_officials_are_short() -> None:
    """SHO-COURT-7, SHO-COURT-11"""
    game = converted(
        "map kai:A9 omi:A9 noto:A9 | mat A:conv1=noto,conv2=omi,conv3=kai | "
        "A reception:4"
    )
    assert game["map"] == "kai:A6 noto:A9 omi:A9"
    assert reception(game, "A") == 7


@pytest.mark.parametrize(("field", "number"), CONVERSIONS.items())
@pytest.mark.parametrize("more", [1, 2, 5])
def test_court_8_armies_of_a_province_become_officials(
    field: str, number: int, more: int
) -> None:
    """SHO-COURT-8"""
    standing = number + more  # at least one stays
    game = converted(f"map kai:A{standing} | mat A:{field}=kai | A armies:10")
    assert armies(game, "kai") == more
    assert supply(game, "A") == 10 + number
    assert reception(game, "A") == number


@pytest.mark.parametrize(("field", "number"), CONVERSIONS.items())
@pytest.mark.parametrize("more", [0, 1, 4])
def test_court_9_cubes_in_the_tray_become_officials(
    field: str, number: int, more: int
) -> None:
    """SHO-COURT-9"""
    game = converted(
        f"tray A:{number + more} B:3 G:2 | mat A:{field}=tower | A armies:10"
    )
    left = f"A:{more} " if more else ""
    assert game["tray"] == f"{left}B:3 G:2"
    assert supply(game, "A") == 10 + number
    assert reception(game, "A") == number


@pytest.mark.parametrize("mat", ["conv3=chest4", "conv2=chest0", "tax=chest1"])
def test_court_10_a_chest_card_or_no_card_converts_nothing(mat: str) -> None:
    """SHO-COURT-10"""
    game = converted(f"map kai:A9 | tray A:5 | mat A:{mat} | A chests:4")
    assert (game["map"], game["tray"]) == ("kai:A9", "A:5")
    assert (reception(game, "A"), chests(game, "A")) == (0, 4)
    assert of_kind(game, "action-void") == []


@pytest.mark.parametrize(
    ("position", "mat", "officials", "why"),
    [
        ("map kai:A3", "conv3=kai", 0, "armies: one must stay"),
        ("map kai:A2", "conv3=kai", 0, "armies: fewer than 3"),
        ("map kai:A1", "conv1=kai", 0, "armies: a lone one stays"),
        ("tray A:2 B:3", "conv3=tower", 0, "cubes of others do not count"),
        ("tray B:1", "conv1=tower", 0, "no own cube"),
        ("map kai:A9 | A reception:5", "conv3=kai", 5, "two officials left"),
        ("map kai:A9 | A reception:7", "conv1=kai", 7, "no official left"),
        ("tray A:3 | A reception:6", "conv2=tower", 6, "one official left"),
    ],
)
def test_court_11_in_full_or_not_at_all(
    position: str, mat: str, officials: int, why: str
) -> None:
    """SHO-COURT-11"""
    game = converted(f"{position} | mat A:{mat}")
    field = mat.partition("=")[0]
    assert reception(game, "A") == officials, why
    assert of_kind(game, "action-void") == [
        f"action-void A {field} cannot-convert SHO-COURT-11"
    ]
    before = given(position, modules=COURT)
    assert (game["map"], game["tray"]) == (before["map"], before["tray"]), why


def test_court_11_what_can_be_converted_must_be() -> None:
    """SHO-COURT-11"""
    game = converted("map kai:A2 | mat A:conv1=kai")
    assert game.is_over()  # nobody was asked
    assert game["map"] == "kai:A1"


def test_court_8_a_card_on_a_conversion_field_can_be_lost_like_any_other() -> None:
    """SHO-COURT-8, SHO-CARD-1"""
    game = at_court(
        "map settsu:A5 yamato:B2 | mat A:battle-a=settsu B:conv1=yamato | "
        f"order BACD | {row('battle-a')} | do action(0,0) conversion"
    )
    assert game["map"] == "settsu:A5 yamato:B1"
    assert "conv1+yamato" in game["mat"]
    game.plays("A march yamato", "A send 4")
    throws(game, "A", A=4)
    assert of_kind(game, "province-taken") == ["province-taken A yamato B conv1"]
    assert "yamato" not in game["mat"]


# Part 2


def heard(position: str, order: str = "ABCD") -> Scenario:
    return at_court(f"{position} | order {order} | do court")


@pytest.mark.parametrize(
    ("officials", "order", "acting"),
    [
        ("2 3 4 5", "ABCD", "DCBA"),
        ("5 4 3 2", "DCBA", "ABCD"),
        ("4 4 4 4", "CADB", "CADB"),
        ("2 7 2 0", "DCBA", "BCA"),
        ("0 0 2 0", "ABCD", "C"),
    ],
)
def test_court_12_most_officials_first_then_player_order(
    officials: str, order: str, acting: str
) -> None:
    """SHO-COURT-12"""
    seats = " | ".join(
        f"{seat} reception:{count}"
        for seat, count in zip("ABCD", officials.split(), strict=True)
    )
    game = heard(f"{seats} | favours 9,5,2", order)
    for seat in acting:
        assert game.asked() == ("favour", seat)
        game.plays(f"{seat} decline")
    assert game.is_over()
    entered = [event.split()[1] for event in of_kind(game, "audience-entered")]
    assert "".join(entered) == acting


def test_court_13_all_officials_move_in_and_one_card_may_be_taken() -> None:
    """SHO-COURT-13"""
    game = heard("A reception:7 | B reception:3 | favours 9,5,2")
    assert game["A"] == "audience:7"
    assert game.offered() == {"take 4", "take 3", "take 2", "decline"}
    assert {choice.text: choice.price for choice in game.choices()} == {
        "take 4": {"officials": 4},
        "take 3": {"officials": 3},
        "take 2": {"officials": 2},
        "decline": {},
    }
    game.plays("A take 2")
    assert chests(game, "A") == 2
    assert game.asked() == ("favour", "B")  # one at most, though 5 are left
    assert game.state.audience[0] == 5


def test_court_13_taking_is_optional() -> None:
    """SHO-COURT-13"""
    game = heard("A reception:7 | favours 9,5,2").plays("A decline")
    assert game.is_over()
    assert reception(game, "A") == 7
    assert of_kind(game, "favour-taken") == []


def test_court_14_a_favour_is_used_at_once_and_leaves_the_game() -> None:
    """SHO-COURT-14"""
    game = heard("A reception:4 | B reception:3 | favours 9,5,2").plays("A take 4")
    assert chests(game, "A") == 4  # before B is asked
    assert game.asked() == ("favour", "B")
    assert (game["favours"], game["favours-gone"]) == ("0,5,2", "9")
    assert refused(game, "B take 4")[0] == "no-card-at-price"


def test_court_15_when_the_cards_are_gone_the_others_stay_outside() -> None:
    """SHO-COURT-15"""
    game = heard(
        "A reception:5 | B reception:4 | C reception:3 | D reception:2 | favours 9,5,2"
    )
    game.plays("A take 4", "B take 3", "C take 2")
    assert game.is_over()
    entered = [event.split()[1] for event in of_kind(game, "audience-entered")]
    assert entered == ["A", "B", "C"]
    assert receptions(game) == [1, 1, 1, 2]


def test_court_16_afterwards_all_go_back_and_cards_nobody_took_leave() -> None:
    """SHO-COURT-16"""
    game = heard("A reception:7 | B reception:3 | favours 9,5,2")
    game.plays("A take 3", "B decline")
    assert receptions(game) == [4, 3, 0, 0]
    assert [*game.state.audience[:4]] == [0, 0, 0, 0]
    assert (game["favours"], game["favours-gone"]) == ("", "2 5 9")


@pytest.mark.parametrize(
    ("officials", "offered"),
    [
        (2, {"take 2", "decline"}),
        (3, {"take 2", "take 3", "decline"}),
        (4, {"take 2", "take 3", "take 4", "decline"}),
    ],
)
def test_court_17_a_favour_costs_no_more_than_there_is(
    officials: int, offered: set[str]
) -> None:
    """SHO-COURT-17"""
    game = heard(f"A reception:{officials} | favours 9,5,2")
    assert game.offered() == offered
    for price in range(officials + 1, 5):
        assert refused(game, f"A take {price}") == (
            "too-few-officials",
            "SHO-COURT-17",
        )


def test_court_17_one_official_can_take_nothing() -> None:
    """SHO-COURT-17"""
    game = heard("A reception:1 | favours 9,5,2")
    assert game.is_over()
    assert reception(game, "A") == 1


@pytest.mark.parametrize("modules", [COURT, ALL], ids=["court", "all"])
def test_court_18_three_cards_in_each_action_round(modules: tuple[str, ...]) -> None:
    """SHO-COURT-18"""
    game = started(start="preset", modules=modules, seed=4)
    for _ in random_plays(game, 4):
        pass
    laid, season = [], ""
    for event in of_kind(game, "season-began", "favours-laid", "court-ended"):
        if event.startswith("season-began"):
            season = event.split()[2]
        else:
            assert season != "3"  # winter is unchanged
        if event.startswith("favours-laid"):
            laid += event.split()[1].split(",")
    assert len(laid) == len(set(laid)) == 18
    assert len(game["favour-pile"].split()) == 3
