"""Scenarios S-62 to S-70: Tenno's Court.

Blue is seat A, red B, purple C, yellow D; where only one acts, it is A.
"""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    given,
    of_kind,
    owned,
    row,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import (
    COURT,
    armies,
    reception,
    receptions,
    refused,
    seeded,
    takes,
    unrest,
)


def at_court(position: str) -> Scenario:
    return given(position, modules=COURT)


@pytest.mark.parametrize("pile", ["2 10 8", "8 2 10", "10 8 2"])
def test_s_62_the_highest_favour_is_the_dearest(pile: str) -> None:
    """S-62 (SHO-COURT-3)."""
    game = at_court(f"favour-pile 5 {pile} | do favour-cards")
    assert game["favours"] == "10,8,2"
    assert game["favour-pile"] == "5"
    position = f"favours {game['favours']} | A audience:4 | do favour@A"
    for price, favour in {4: 10, 3: 8, 2: 2}.items():
        taken = at_court(position).plays(f"A take {price}")
        assert of_kind(taken, "favour-taken") == [f"favour-taken A {favour} {price}"]


def test_s_63_barbara_converts() -> None:
    """S-63 (SHO-COURT-7, SHO-COURT-8, SHO-COURT-9, SHO-COURT-10)."""
    game = at_court(
        "map kai:D4 | tray D:3 A:1 | mat D:conv3=kai,conv2=tower,conv1=chest1 | "
        "D armies:50 | order ABCD | do conversion"
    )
    assert game["map"] == "kai:D1"
    assert game["tray"] == "A:1 D:1"
    assert supply(game, "D") == 55
    assert receptions(game) == [0, 0, 0, 5]
    assert told(game) == [
        "card-shown D conv3 kai",
        "armies-converted D kai 3",
        "officials-sent D 3 SHO-COURT-8",
        "card-shown D conv2 tower",
        "cubes-returned D 2",
        "officials-sent D 2 SHO-COURT-9",
        "card-shown D conv1 chest1",
    ]


def test_s_64_favours_by_officials() -> None:
    """S-64 (SHO-COURT-12, SHO-COURT-13, SHO-COURT-14, SHO-COURT-16, SHO-COURT-17)."""
    game = at_court(
        "A reception:2 chests:1 | B reception:3 chests:1 | C reception:2 | "
        "D reception:5 armies:20 | favours 10,8,2 | order BACD | do court"
    )
    assert game.asked() == ("favour", "D")  # yellow moves in first
    assert (game["D"], game["B"]) == ("armies:20 audience:5", "chests:1 reception:3")
    assert game.offered() == {"take 4", "take 3", "take 2", "decline"}
    game.plays("D take 3")
    assert game["tray"] == "D:3"
    assert game.asked() == ("favour", "B")
    assert game.offered() == {"take 2", "decline"}
    assert refused(game, "B take 4") == ("too-few-officials", "SHO-COURT-17")
    assert refused(game, "B take 3")[0] == "no-card-at-price"
    game.plays("B take 2")
    assert game.is_over()  # blue and purple have nothing to choose
    assert receptions(game) == [2, 1, 2, 2]
    assert [*game.state.audience[:4]] == [0, 0, 0, 0]
    assert (chests(game, "B"), supply(game, "D")) == (3, 17)
    assert of_kind(game, "audience-entered") == [
        "audience-entered D 5",
        "audience-entered B 3",
        "audience-entered A 2",
        "audience-entered C 2",
    ]
    assert game["favours"] == ""
    assert game["favours-gone"] == "2 8 10"


@pytest.mark.parametrize(
    ("order", "then"), [("BACD", "AC"), ("BCAD", "CA")], ids=["A-first", "C-first"]
)
def test_s_64_equal_officials_go_by_player_order(order: str, then: str) -> None:
    """S-64 (SHO-COURT-12)."""
    game = at_court(
        "A reception:2 | B reception:3 | C reception:2 | favours 10,8,2 | "
        f"order {order} | do court"
    )
    game.plays("B decline")
    entered = "".join(e.split()[1] for e in of_kind(game, "audience-entered"))
    assert entered == f"B{then[0]}"
    game.plays(f"{then[0]} decline")
    assert game.asked() == ("favour", then[1])


@pytest.mark.parametrize(
    ("mat", "position", "officials", "why"),
    [
        ("conv3=kai", "map kai:A3", 0, "one army must stay"),
        ("conv2=tower", "map kai:A3 | tray A:1", 0, "one cube in the tray"),
    ],
)
def test_s_65_a_conversion_that_cannot_be_done_in_full_is_void(
    mat: str, position: str, officials: int, why: str
) -> None:
    """S-65 (SHO-COURT-11)."""
    game = at_court(f"{position} | mat A:{mat} | order ABCD | do conversion")
    field = mat.partition("=")[0]
    assert reception(game, "A") == officials, why
    assert armies(game, "kai") == 3, why
    assert game["tray"] == ("A:1" if "tray" in position else "")
    assert of_kind(game, "action-void") == [
        f"action-void A {field} cannot-convert SHO-COURT-11"
    ]


def test_s_65_with_one_official_left_only_conv1_works() -> None:
    """S-65 (SHO-COURT-11)."""
    game = at_court(
        "map kai:A5 omi:A5 | mat A:conv2=kai,conv1=omi | A reception:6 | "
        "order ABCD | do conversion"
    )
    assert game["map"] == "kai:A5 omi:A4"
    assert reception(game, "A") == 7
    assert of_kind(game, "action-void", "officials-sent") == [
        "action-void A conv2 cannot-convert SHO-COURT-11",
        "officials-sent A 1 SHO-COURT-8",
    ]


def test_s_66_a_tower_card_skips_an_action() -> None:
    """S-66 (SHO-COURT-5)."""
    game = at_court(
        "map omi:A2 | mat A:castle=tower | A chests:9 | order ABCD | "
        f"{row('castle')} | do action(0,0)"
    )
    assert game["map"] == "omi:A2"
    assert chests(game, "A") == 9
    assert told(game) == ["card-shown A castle tower"]


def test_s_66_a_tower_card_bids_like_chest_0() -> None:
    """S-66 (SHO-COURT-5)."""
    orders = set()
    for seed in range(40):
        game = at_court(
            "map omi:A2 | mat A:bid=omi B:bid=tower C:bid=chest0 | "
            f"{seeded(seed)} | do bids"
        )
        orders.add(game["choosing"])
        assert [chests(game, seat) for seat in "ABCD"] == [0, 0, 0, 0]
    assert orders == {"ABCD", "ACBD"}


@pytest.mark.parametrize(
    ("cubes", "landed", "why"),
    [(20, 3, "as the card says"), (2, 2, "as many as the supply has")],
)
def test_s_67_favour_12_takes_a_neutral_province_without_a_fight(
    cubes: int, landed: int, why: str
) -> None:
    """S-67 (SHO-COURT-19, SHO-COURT-22)."""
    game = takes(12, f"map omi:A1 | A armies:{cubes}")
    assert game.asked() == ("land", "A")
    game.plays("A land aki")
    assert game["map"] == f"aki:A{landed} omi:A1", why
    assert owned(game, "A") == {"aki", "omi"}
    assert supply(game, "A") == cubes - landed, why
    assert of_kind(game, "cubes-thrown", "battle-began") == []
    assert game["gained"] == "aki"  # in hand, not to be laid this round


def test_s_68_favour_4_removes_a_marker() -> None:
    """S-68 (SHO-COURT-14, SHO-COURT-21)."""
    game = takes(4, "map kai:A3+2 | A")
    assert game["map"] == "kai:A3+1"
    assert game["favours-gone"] == "4"
    assert game.state.kept_calm[0] == 0
    assert game.is_over()


def test_s_68_favour_4_is_kept_where_no_unrest_is() -> None:
    """S-68 (SHO-COURT-14, SHO-COURT-21)."""
    game = takes(
        4,
        "map omi:A2 noto:A2 | mat A:tax=omi,rice=noto | order ABCD | "
        f"{row('tax', 'rice')} | A",
        after="action(0,1) action(0,0)",
    )
    assert game.is_over()
    assert unrest(game, "omi") == 0
    assert unrest(game, "noto") == 1
    assert game.state.kept_calm[0] == 0
    assert of_kind(game, "favour-kept", "unrest-prevented", "unrest-added") == [
        "favour-kept A",
        "unrest-prevented A omi",
        "unrest-added noto",
    ]


@pytest.mark.parametrize(
    ("play", "yielded", "why"),
    [("cancel", 7, "the event is gone"), ("decline", 5, "the event is left")],
)
def test_s_69_favour_1_may_cancel_the_event(play: str, yielded: int, why: str) -> None:
    """S-69 (SHO-COURT-14, SHO-COURT-21)."""
    game = takes(
        1,
        "map settsu:A2 | mat A:tax=settsu | events E6 | event E3 | order ABCD | "
        f"{row('tax')} | A",
        after="action(0,0)",
    )
    assert game.offered() == {"cancel", "decline"}
    game.plays(f"A {play}")
    assert chests(game, "A") == yielded, why
    assert game["events"] == "E6"  # the card of winter is not concerned
    assert game["event"] == ("" if play == "cancel" else "E3")
    assert game["gone"] == ("E3" if play == "cancel" else "")


def protected() -> Scenario:
    """D has taken favour 10; A attacks from Settsu in battle A and from Omi in B."""
    game = at_court(
        "map settsu:A3 yamato:D2 harima:B1 omi:A3 ise:D2 | D audience:4 | "
        f"favours 10,0,0 | mat A:battle-a=settsu,battle-b=omi | order ABCD | "
        f"{row('battle-a', 'battle-b')} | "
        "do clean-up action(0,1) action(0,0) court-end favour@D"
    )
    return game.plays("D take 4")


def test_s_70_favour_10_protects_in_battle_a_only() -> None:
    """S-70 (SHO-COURT-20)."""
    game = protected()
    assert game["D"].endswith("protected:1")
    assert game.asked() == ("march", "A")
    assert "march yamato" not in game.offered()
    assert refused(game, "A march yamato") == ("protected", "SHO-COURT-20")
    game.plays("A march harima", "A send 1")
    throws(game, "A", A=1)
    assert game.asked() == ("march", "A")  # battle B, from Omi
    assert "march ise" in game.offered()
    game.plays("A march ise", "A send 2")
    assert of_kind(game, "battle-began")[-1] == "battle-began A omi ise 2 D"
    throws(game, "A", D=2)
    assert game.is_over()
    assert game.state.protected[3] == 0  # gone at the end of the round
    assert game["favours-gone"] == "10"
