"""SHO-CARD: province cards change hands with their provinces."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    given,
    lays,
    of_kind,
    owned,
    row,
    started,
    throws,
    told,
    walk,
)

FIELDS = (
    *("castle", "temple", "theatre", "rice", "tax", "army5", "army3", "army1"),
    *("battle-a", "battle-b", "bid"),
)


def attacked(mat: str, modules: tuple[str, ...] = ()) -> Scenario:
    """A attacks B's Kai, whose card lies on B's mat."""
    game = given(
        f"map shinano:A5 kai:B2 iyo:B1 | mat B:{mat} | do march@A(0,shinano)",
        modules=modules,
    )
    return game.plays("A march kai", "A send 4")


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("laid", ["=", "+"], ids=["hidden", "open"])
def test_card_1_a_card_is_handed_over_wherever_it_lies(field: str, laid: str) -> None:
    """SHO-CARD-1."""
    game = attacked(f"{field}{laid}kai")
    throws(game, "A", A=4, B=1)
    assert game["mat"] == ""
    assert not any(game.state.shown)
    assert owned(game, "A") == {"kai", "shinano"}
    assert f"province-taken A kai B {field}" in told(game)
    game = attacked(f"{field}{laid}kai")
    throws(game, "A", A=1, B=1)
    assert game["mat"] == ""
    assert owned(game, "A") == {"shinano"}
    assert owned(game, "B") == {"iyo"}
    assert f"province-lost kai B {field}" in told(game)


@pytest.mark.parametrize("field", ["conv3", "conv2", "conv1"])
def test_card_1_a_card_is_handed_over_from_a_court_field(field: str) -> None:
    """SHO-CARD-1."""
    game = attacked(f"{field}+kai", modules=("court",))
    throws(game, "A", A=4, B=1)
    assert game["mat"] == ""
    assert f"province-taken A kai B {field}" in told(game)


def test_card_1_a_card_in_hand_is_handed_over_too() -> None:
    """SHO-CARD-1."""
    game = attacked("tax=iyo")
    throws(game, "A", A=4, B=1)
    assert game["mat"] == "B:tax=iyo"
    assert "province-taken A kai B none" in told(game)


def test_card_1_a_defended_card_stays() -> None:
    """SHO-CARD-1."""
    game = attacked("tax=kai")
    throws(game, "A", A=1, B=2)
    assert game["mat"] == "B:tax=kai"


def test_card_1_a_lost_revolt_takes_the_card() -> None:
    """SHO-CARD-1."""
    game = given(
        f"map kai:A2+2 | mat A:tax=kai | order ABCD | {row('tax')} | do action(0,0)"
    )
    throws(game, "A", A=1, G=2)
    assert game["mat"] == ""
    assert told(game)[-1] == "province-lost kai A tax"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("tax", "no chests"),
        ("rice", "no rice"),
        ("castle", "no castle"),
        ("army5", "no armies"),
        ("battle-b", "no march"),
    ],
)
def test_card_1_an_action_planned_with_a_lost_card_is_cancelled(
    action: str, why: str
) -> None:
    """SHO-CARD-1."""
    for out, kai in (({"A": 4, "B": 1}, "kai:A3 "), ({"A": 1, "B": 1}, "")):
        game = given(
            f"map shinano:A5 kai:B2 | mat A:battle-a=shinano B:{action}=kai | "
            f"A chests:9 | B chests:9 | order ABCD | {row('battle-a', action)} | "
            "do action(0,1) action(0,0)"
        )
        game.plays("A march kai", "A send 4")
        throws(game, "A", **out)
        assert game.is_over(), why
        assert game["map"] == f"{kai}shinano:A1", why
        assert (chests(game, "A"), chests(game, "B")) == (9, 9), why
        assert [*game.state.rice[:2]] == [0, 0], why


def test_card_2_a_gained_card_goes_to_hand_and_waits_for_the_next_round() -> None:
    """SHO-CARD-2."""
    game = given(
        "map shinano:A5 kai:B2 noto:A3 | mat A:battle-a=shinano,battle-b=noto | "
        f"order ABCD | {row('battle-a', 'battle-b')} | "
        "do planning@ABCD clean-up action(0,1) action(0,0)"
    )
    game.plays("A march kai", "A send 4")
    throws(game, "A", A=4, B=1)
    assert game.asked() == ("march", "A")
    assert game["gained"] == "kai"
    assert game["mat"] == "A:battle-a+shinano,battle-b+noto"
    for play in ("A assign kai tax", "A assign kai battle-b"):
        game.refuses(play)
    game.plays("A march kaga", "A send 1")
    throws(game, "A")
    assert game.asked() == ("planning", "ABCD")
    assert "assign kai tax" in game.offered("A")
    assert "assign kai tax" not in game.offered("B")
    game.plays("A assign kai tax")


def test_card_2_the_action_of_the_gained_card_is_not_done_by_the_victor() -> None:
    """SHO-CARD-2: B had planned to tax Kai."""
    game = given(
        "map shinano:A5 kai:B2 | mat A:battle-a=shinano B:tax=kai | "
        f"order ABCD | {row('battle-a', 'tax')} | do action(0,1) action(0,0)"
    )
    game.plays("A march kai", "A send 4")
    throws(game, "A", A=4, B=1)
    assert (chests(game, "A"), chests(game, "B")) == (0, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_card_3_armies_and_cards_go_together(players: int) -> None:
    """SHO-CARD-3."""
    game = started(players, seed=players)
    for _ in walk(game, players):
        s = game.state
        for province in range(45):
            assert (s.owner[province] >= 0) == (s.armies[province] > 0)


def test_card_3_the_cards_of_a_player_are_those_of_the_own_provinces() -> None:
    """SHO-CARD-3."""
    game = given("map aki:A1 kai:B1 noto:A9 | do planning@ABCD")
    for seat, wanted in (("A", {"aki", "noto"}), ("B", {"kai"}), ("C", set())):
        cards = {text.split()[1] for text in game.offered(seat)}
        assert {card for card in cards if not card.startswith("chest")} == wanted


def test_card_4_a_player_without_provinces_plans_with_chest_cards() -> None:
    """SHO-CARD-4."""
    game = given(
        "map kai:B2 | A chests:2 | special tax+1 rice+1 army6 attack+1 defend+1 | "
        "do scoring player-order bids planning@A"
    )
    offered = {text.split()[1] for text in game.offered()}
    assert offered == {f"chest{value}" for value in range(5)}
    lays(game, "A", "castle=chest0 temple=chest1 tax=chest3 rice=chest4 bid=chest2")
    game.plays("A seal")
    assert game.asked() == ("position", "A")  # the highest bid
    assert chests(game, "A") == 0
    game.plays("A choose 3")
    for field in (1, 2, 4):
        game.plays(f"{game.asked()[1]} choose {field}")
    assert "A" in game["order"]
    assert of_kind(game, "provinces-scored")[0] == "provinces-scored A 0 0"
    assert game.is_over()


def test_card_4_who_lost_the_last_province_goes_on_playing() -> None:
    """SHO-CARD-4."""
    game = given(
        "map shinano:A5 kai:B2 | mat A:battle-a=shinano B:tax=chest2 | order ABCD | "
        f"{row('battle-a', 'tax')} | do planning@ABCD action(0,1) action(0,0)"
    )
    game.plays("A march kai", "A send 4")
    throws(game, "A", A=4, B=1)
    assert owned(game, "B") == set()
    assert of_kind(game, "card-shown")[-1] == "card-shown B tax chest2"
    assert game.asked() == ("planning", "ABCD")


def test_card_5_everybody_sees_the_card_and_the_field_it_came_from() -> None:
    """SHO-CARD-5."""
    game = attacked("tax=kai,rice=iyo")
    for viewer in (0, 2, None):
        assert game.seen("mat", viewer) == "B:rice=?,tax=?"
    throws(game, "A", A=4, B=1)
    for viewer in (0, 2, 3, None):
        assert game.seen("mat", viewer) == "B:rice=?"
        assert "province-taken A kai B tax" in told(game, viewer)
        assert game.seen("gained", viewer) == "kai"


def test_card_5_the_field_counts_as_empty_for_the_rest_of_the_round() -> None:
    """SHO-CARD-5."""
    game = given(
        "map shinano:A5 kai:B2 | mat A:battle-a=shinano B:tax=kai | order ABCD | "
        f"{row('battle-a', 'tax')} | do action(0,1) action(0,0)"
    )
    game.plays("A march kai", "A send 4")
    throws(game, "A", A=4, B=1)
    assert of_kind(game, "card-shown") == ["card-shown A battle-a shinano"]
    assert game["mat"] == "A:battle-a+shinano"


def test_card_5_winning_a_province_back_does_not_restore_the_plan() -> None:
    """SHO-CARD-5: Kai lies on army3 in action 8, is lost in 3 and won back in 6."""
    order = row(
        *("castle", "temple", "battle-a", "theatre", "rice", "battle-b", "tax", "army3")
    )
    rest = " ".join(f"action(0,{place})" for place in range(9, 1, -1))
    game = given(
        "map suruga:A5 kai:B2 shinano:B6 | B chests:9 | "
        "mat A:battle-a=suruga B:army3=kai,battle-b=shinano | "
        f"{order} | order ABCD | do {rest}"
    )
    game.plays("A march kai", "A send 4")
    throws(game, "A", A=2, B=1)
    assert game["map"] == "kai:A1 shinano:B6 suruga:A1"
    game.plays("B march kai", "B send 5")
    throws(game, "B", B=4, A=1)
    assert game["map"] == "kai:B3 shinano:B1 suruga:A1"
    assert owned(game, "B") == {"kai", "shinano"}
    assert chests(game, "B") == 9
    assert game["mat"] == "A:battle-a+suruga B:battle-b+shinano"
    assert of_kind(game, "armies-raised") == []
