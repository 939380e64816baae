"""The 21 favours: SHO-COURT-14 and SHO-COURT-19 to -22. A is the taker."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    given,
    of_kind,
    owned,
    peasants,
    rice,
    row,
    special,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import (
    COURT,
    armies,
    favoured,
    refused,
    score,
    takes,
    unrest,
)


def gone(game: Scenario, favour: int) -> bool:
    """Has the card left the display for good, and was its price paid?"""
    paid = game.state.audience[0] == game.state.reception[0] == 0
    return paid and game["favours-gone"] == str(favour)


# Favours that give something


@pytest.mark.parametrize(("favour", "amount"), [(2, 2), (9, 4), (16, 6)])
def test_court_19_favours_2_9_and_16_give_chests(favour: int, amount: int) -> None:
    """SHO-COURT-19, SHO-COURT-14"""
    game = takes(favour, "A chests:1")
    assert chests(game, "A") == 1 + amount
    assert gone(game, favour)


@pytest.mark.parametrize(("favour", "amount"), [(5, 2), (15, 4), (20, 6)])
def test_court_19_favours_5_15_and_20_give_rice(favour: int, amount: int) -> None:
    """SHO-COURT-19, SHO-COURT-14"""
    game = takes(favour, "A rice:1")
    assert rice(game, "A") == 1 + amount
    assert gone(game, favour)


@pytest.mark.parametrize(("favour", "amount"), [(6, 1), (13, 2), (19, 3)])
def test_court_19_favours_6_13_and_19_give_points(favour: int, amount: int) -> None:
    """SHO-COURT-19, SHO-COURT-14"""
    game = takes(favour, "A score:7")
    assert score(game, "A") == 7 + amount
    assert gone(game, favour)


@pytest.mark.parametrize(("favour", "amount"), [(3, 2), (8, 3), (14, 4)])
@pytest.mark.parametrize("in_supply", [9, 4, 3, 1, 0])
def test_court_19_favours_3_8_and_14_put_armies_into_the_tray(
    favour: int, amount: int, in_supply: int
) -> None:
    """SHO-COURT-19: as many as the supply has."""
    game = takes(favour, f"tray A:1 B:2 | A armies:{in_supply}")
    put = min(amount, in_supply)
    assert game["tray"] == f"A:{1 + put} B:2"
    assert supply(game, "A") == in_supply - put
    assert gone(game, favour)


@pytest.mark.parametrize(
    ("event", "card", "favour", "why"),
    [
        ("E3", "tax+1", 16, "6 chests"),
        ("E7", "tax+1", 2, "2 chests"),
        ("E8", "rice+1", 20, "6 rice"),
        ("E4", "rice+1", 5, "2 rice"),
    ],
)
def test_court_19_events_and_special_cards_do_not_change_a_favour(
    event: str, card: str, favour: int, why: str
) -> None:
    """SHO-COURT-19"""
    game = takes(favour, f"event {event} | {special('A', card)}")
    assert str(chests(game, "A") + rice(game, "A")) == why.split(maxsplit=1)[0], why


@pytest.mark.parametrize(
    ("favour", "position", "why"),
    [
        (12, "map omi:A2 | A armies:0", "no army"),
        (7, "map mino:A2c | A", "no site"),
        (17, "map omi:A2t | A", "a temple stands there"),
        (21, "A", "no province"),
    ],
)
def test_court_19_what_cannot_be_used_lapses(
    favour: int, position: str, why: str
) -> None:
    """SHO-COURT-19"""
    game = favoured(favour, position)
    assert "take 4" in game.offered()  # it may be taken all the same
    before = game["map"]
    game.plays("A take 4")
    assert game.is_over()
    assert game["map"] == before, why
    assert gone(game, favour)
    assert of_kind(game, "favour-lapsed") == ["favour-lapsed A"]


# Protection


def attacked(favour: int, action: str, pieces: str = "yamato:A2") -> Scenario:
    """A has taken *favour*; B may attack from Settsu, next to Harima of C."""
    return takes(
        favour,
        f"map settsu:B4 harima:C1 {pieces} | mat B:{action}=settsu | order BACD | "
        f"{row(action)} | A",
        after="action(0,0)",
    )


@pytest.mark.parametrize(
    ("favour", "action", "safe"),
    [
        (10, "battle-a", True),
        (10, "battle-b", False),
        (11, "battle-a", False),
        (11, "battle-b", True),
        (18, "battle-a", True),
        (18, "battle-b", True),
    ],
)
def test_court_20_favours_10_11_and_18_forbid_attacks(
    favour: int, action: str, safe: bool
) -> None:
    """SHO-COURT-20, SHO-ACT-BATTLE-5"""
    game = attacked(favour, action)
    assert game.asked() == ("march", "B")
    assert ("march yamato" not in game.offered()) == safe
    assert "march harima" in game.offered()  # another's province
    assert "march kii" in game.offered()  # a neutral one
    if safe:
        assert refused(game, "B march yamato") == ("protected", "SHO-COURT-20")


def test_court_20_every_province_of_the_player_is_protected() -> None:
    """SHO-COURT-20"""
    game = attacked(18, "battle-a", "yamato:A2 kii:A1 omi:A1 tamba:A1")
    assert game.offered() == {"march harima"}


def test_court_20_the_protected_player_may_still_attack() -> None:
    """SHO-COURT-20"""
    game = takes(
        18,
        "map settsu:B4 yamato:A2 | mat A:battle-a=yamato | order ABCD | "
        f"{row('battle-a')} | A",
        after="action(0,0)",
    )
    assert "march settsu" in game.offered()


def test_court_20_without_a_target_the_attack_is_void() -> None:
    """SHO-COURT-20, SHO-ACT-BATTLE-5"""
    game = given(
        "map shima:B4 ise:A1 izu:A1 | A protected:1 | mat B:battle-a=shima | "
        f"order BACD | {row('battle-a')} | do action(0,0)",
        modules=COURT,
    )
    assert of_kind(game, "action-void") == [
        "action-void B battle-a nowhere-to-go SHO-ACT-BATTLE-5"
    ]


def test_court_20_provinces_gained_later_in_the_round_are_protected_too() -> None:
    """SHO-COURT-20"""
    game = takes(
        11,
        "map settsu:B4 yamato:A5 kii:C1 | mat A:battle-a=yamato B:battle-b=settsu | "
        f"order ABCD | {row('battle-a', 'battle-b')} | A",
        after="action(0,1) action(0,0)",
    )
    game.plays("A march kii", "A send 4")
    throws(game, "A", A=4)
    assert owned(game, "A") == {"kii", "yamato"}
    assert game.asked() == ("march", "B")
    assert {"march kii", "march yamato"}.isdisjoint(game.offered())


def test_court_20_neutral_provinces_are_not_protected() -> None:
    """SHO-COURT-20"""
    game = attacked(18, "battle-a", "omi:A2")
    assert "march omi" not in game.offered()
    assert "march yamato" in game.offered()  # neutral


def test_court_20_revolts_are_unaffected() -> None:
    """SHO-COURT-20"""
    game = takes(
        18,
        f"map kai:A2+1 | mat A:tax=kai | order ABCD | {row('tax')} | A",
        after="action(0,0)",
    )
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2G1"]


def test_court_20_the_card_is_discarded_when_the_round_ends() -> None:
    """SHO-COURT-20, SHO-COURT-14"""
    assert takes(18, "map kai:A2 | A")["A"] == "protected:3"
    assert takes(18, "map kai:A2 | A", after="clean-up")["A"] == ""


# Favours that ask their taker


def eventful(event: str) -> Scenario:
    return takes(
        1,
        f"map settsu:A2 | mat A:tax=settsu | event {event} | events E6 | order ABCD | "
        f"{row('tax')} | A",
        after="clean-up action(0,0)",
    )


@pytest.mark.parametrize(
    ("play", "event", "chests_gained", "why"),
    [
        ("cancel", "E3", 7, "without the limit of 5"),
        ("decline", "E3", 5, "left in force"),
    ],
)
def test_court_21_favour_1_cancels_the_event_or_leaves_it(
    play: str, event: str, chests_gained: int, why: str
) -> None:
    """SHO-COURT-21, SHO-COURT-14"""
    game = eventful(event)
    assert game.asked() == ("cancel", "A")
    assert game.offered() == {"cancel", "decline"}
    game.plays(f"A {play}")
    assert chests(game, "A") == chests_gained, why
    assert game["gone"] == "E3"  # at once, or at the end of the round
    assert game["events"] == "E6"  # the card of winter is not concerned


def test_court_21_a_cancelled_event_is_gone_at_once() -> None:
    """SHO-COURT-21"""
    game = takes(1, "event E10 | A").plays("A cancel")
    assert (game["event"], game["gone"]) == ("", "E10")
    assert of_kind(game, "event-cancelled") == ["event-cancelled A"]


def test_court_21_favour_4_takes_a_marker_from_an_own_province() -> None:
    """SHO-COURT-21, SHO-COURT-14"""
    game = takes(4, "map kai:A2+2 omi:A1+1 aki:A1 noto:B1+3 | A")
    assert game.asked() == ("calm", "A")
    assert game.offered() == {"calm kai", "calm omi"}
    assert refused(game, "A calm noto") == ("no-own-unrest", "SHO-COURT-21")
    assert refused(game, "A calm aki") == ("no-own-unrest", "SHO-COURT-21")
    game.refuses("A decline")
    game.plays("A calm kai")
    assert game["map"] == "aki:A1 kai:A2+1 noto:B1+3 omi:A1+1"
    assert game.state.kept_calm[0] == 0


def calm(more: str, after: str) -> Scenario:
    """A has taken favour 4 without unrest in its provinces."""
    game = takes(4, f"map omi:A2 aki:A2 noto:B2+1 | order ABCD | {more} | A", after)
    assert of_kind(game, "favour-kept") == ["favour-kept A"]
    return game


@pytest.mark.parametrize("action", ["tax", "rice"])
def test_court_21_a_kept_favour_4_prevents_the_next_marker(action: str) -> None:
    """SHO-COURT-21"""
    game = calm(f"mat A:{action}=omi | {row(action)}", "action(0,0)")
    assert unrest(game, "omi") == 0
    assert game.state.kept_calm[0] == 0
    assert of_kind(game, "unrest-prevented") == ["unrest-prevented A omi"]


def test_court_21_only_the_next_one() -> None:
    """SHO-COURT-21"""
    game = calm(
        f"mat A:tax=omi,rice=aki B:tax=noto | {row('rice', 'tax')}",
        "action(0,1) action(0,0)",
    )
    assert unrest(game, "aki") == 0
    assert unrest(game, "omi") == 1


def test_court_21_a_marker_of_another_player_does_not_use_it_up() -> None:
    """SHO-COURT-21"""
    game = calm(f"mat B:tax=noto | {row('tax')}", "action(0,0)")
    throws(game, "B", B=2)
    assert unrest(game, "noto") == 2
    assert game.state.kept_calm[0] == 1


def test_court_21_a_kept_favour_4_stays_over_rounds_and_prevents_after_a_revolt() -> (
    None
):
    """SHO-COURT-21"""
    game = given(
        f"map kai:A3+1 | A kept_calm:1 | mat A:tax=kai | order ABCD | {row('tax')} | "
        "do action(0,0)",
        modules=COURT,
    )
    throws(game, "A", A=3, G=1)
    assert game["map"] == "kai:A2+1"  # the revolt is won, no marker is added
    assert game.state.kept_calm[0] == 0
    kept = calm("event E3", "year-end clean-up")
    assert kept.state.kept_calm[0] == 1


BUILDINGS = [(7, "h", "theatre"), (17, "t", "temple"), (21, "c", "castle")]


@pytest.mark.parametrize(("favour", "letter", "word"), BUILDINGS)
def test_court_21_favours_7_17_and_21_build_for_nothing(
    favour: int, letter: str, word: str
) -> None:
    """SHO-COURT-21, SHO-COURT-14"""
    game = takes(favour, f"map omi:A1 aki:A1 noto:B1 mino:A1c kai:A1{letter} | A")
    offered = {"build omi", "build aki"}
    assert game.asked() == ("free-building", "A")
    assert game.offered() == offered  # Mino is full, Noto another's
    game.refuses("A decline")  # it must be done
    assert refused(game, "A build noto")[0] == "not-your-land"
    assert refused(game, "A build kai") == ("building-stands", "SHO-ACT-BUILD-3")
    if letter != "c":
        assert refused(game, "A build mino") == ("no-free-site", "SHO-ACT-BUILD-2")
    stock = sum(game.state.building_stock)
    game.plays("A build aki")
    assert f"aki:A1{letter}" in game["map"]
    assert chests(game, "A") == 0
    assert sum(game.state.building_stock) == stock - 1
    assert of_kind(game, "building-built") == [f"building-built A aki {word}"]
    assert gone(game, favour)


def test_court_21_a_free_building_must_be_in_stock() -> None:
    """SHO-COURT-21"""
    game = takes(21, "map omi:A1 aki:A1 | stock 0,26,26 | A")
    assert game.is_over()
    assert game["map"] == "aki:A1 omi:A1"
    assert of_kind(game, "favour-lapsed") == ["favour-lapsed A"]


def test_court_21_a_free_theatre_calms_under_its_event() -> None:
    """SHO-COURT-21, SHO-EV-6"""
    game = takes(7, "map omi:A1+2 | event E1 | A")
    assert game["map"] == "omi:A1h+1"
    assert takes(7, "map omi:A1+2 | A")["map"] == "omi:A1h+2"
    assert takes(17, "map omi:A1+2 | event E1 | A")["map"] == "omi:A1t+2"


# Favour 12


@pytest.mark.parametrize(
    ("province", "after", "why"),
    [
        ("omi", "noto:B1 omi:A5", "an own one"),
        ("aki", "aki:A3 noto:B1 omi:A2", "a neutral one, anywhere"),
    ],
)
def test_court_22_favour_12_lands_in_an_own_or_neutral_province(
    province: str, after: str, why: str
) -> None:
    """SHO-COURT-22, SHO-COURT-14"""
    game = takes(12, "map omi:A2 noto:B1 | A armies:10")
    assert game.asked() == ("land", "A")
    assert len(game.offered()) == 44  # all but Noto
    assert refused(game, "A land noto") == ("not-your-land", "SHO-COURT-22")
    game.refuses("A decline")
    game.plays(f"A land {province}")
    assert game["map"] == after, why
    assert supply(game, "A") == 7
    assert gone(game, 12)


@pytest.mark.parametrize("in_supply", [1, 2, 3, 4])
def test_court_19_favour_12_uses_as_many_armies_as_there_are(in_supply: int) -> None:
    """SHO-COURT-19"""
    game = takes(12, f"map omi:A2 | A armies:{in_supply}").plays("A land aki")
    assert armies(game, "aki") == min(3, in_supply)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("event E9 | A", "neutral-2"),
        (special("A", "attack+1"), "attack+1"),
        ("tray A:3 G:2 | inside G:3 A:1 | A", "the tower"),
        ("B protected:3 | A", "protection"),
    ],
)
def test_court_22_landing_is_no_attack(more: str, why: str) -> None:
    """SHO-COURT-22"""
    game = takes(12, f"map omi:A2 | {more} armies:10")
    before = game["tray"], game["inside"], peasants(game)
    game.plays("A land aki")
    assert armies(game, "aki") == 3, why
    assert supply(game, "A") == 7, why
    assert (game["tray"], game["inside"], peasants(game)) == before
    assert of_kind(game, "battle-began", "cubes-thrown") == []


def test_court_22_the_card_goes_to_hand_for_the_next_round() -> None:
    """SHO-COURT-22, SHO-CARD-2"""
    game = takes(12, "map omi:A2 | mat A:tax=omi | A armies:9").plays("A land aki")
    assert owned(game, "A") == {"aki", "omi"}
    assert (game["mat"], game["gained"]) == ("A:tax=omi", "aki")
    planning = given("map omi:A2 aki:A3 | do planning@AB", modules=COURT)
    assert "assign aki tax" in planning.offered("A")


def test_court_22_a_player_without_provinces_comes_back() -> None:
    """SHO-COURT-22, SHO-CARD-4"""
    game = takes(12, "map noto:B1 | A").plays("A land kai")
    assert owned(game, "A") == {"kai"}


@pytest.mark.parametrize(("side", "out"), [("sun", "izumo"), ("moon", "aki")])
def test_court_22_provinces_out_of_the_game_are_not_neutral(
    side: str, out: str
) -> None:
    """SHO-COURT-22"""
    game = takes(12, "A", players=3, side=side)
    assert len(game.offered()) == 37
    assert refused(game, f"A land {out}") == ("out-of-game", "SHO-COURT-22")


def test_court_22_with_an_empty_supply_nothing_happens() -> None:
    """SHO-COURT-22"""
    game = takes(12, "map omi:A2 | A armies:0")
    assert game.is_over()
    assert owned(game, "A") == {"omi"}
    assert told(game) == ["favour-taken A 12 4", "favour-lapsed A", "court-ended"]


def test_court_14_all_21_favours_can_be_used() -> None:
    """SHO-COURT-14: none is forgotten."""
    for favour in range(1, 22):
        game = takes(favour, "map omi:A2 kai:B2 | event E3 | A armies:9")
        while not game.is_over():
            game.plays(f"A {min(game.offered())}")
        assert gone(game, favour)
        assert of_kind(game, "favour-lapsed") == [], favour
        assert len(told(game)) > 2, favour
