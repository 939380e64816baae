"""Scenarios S-09 to S-16: plans, the row of actions, bids and events."""

from collections import Counter

from sengoku.core import flow, rng
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.vocabulary import SPECIAL_WORDS
from sengoku.testing import Scenario
from tests.shogun.given import (
    chests,
    given,
    lays,
    of_kind,
    rice,
    rule_for,
    rules,
    throws,
    told,
)

EIGHT = "aki:A2 bingo:A2 bizen:A2 etchu:A2 hida:A2 hoki:A2 ise:A2 iwami:A2"
SPECIAL = "special tax+1 rice+1 army6 attack+1 defend+1"
OPEN_ROW = "tax castle battle-a rice army3"
WHOLE_ROW = f"{OPEN_ROW} army5 army1 battle-b temple theatre"
ALL_ACTIONS = " ".join(f"action(0,{place})" for place in range(9, -1, -1))
SEEDS = range(1000)


def special_cards(game: Scenario) -> dict[str, str]:
    """Return the special card of every seat that has one."""
    held = {letter: game.state.special_of(seat) for seat, letter in enumerate("ABCDE")}
    return {seat: SPECIAL_WORDS[card] for seat, card in held.items() if card >= 0}


def test_s_09_a_province_serves_one_action() -> None:
    """S-09 (SHO-PLAN-3)."""
    game = given("map settsu:A3 | A chests:4 | do planning@AB")
    game.plays("A assign settsu tax")
    why = game.refuses("A assign settsu battle-a")
    assert (why.key, why.rule) == ("card-is-laid", "SHO-PLAN-3")
    lays(
        game,
        "A",
        "castle=chest0 temple=chest1 theatre=chest2 rice=chest3 bid=chest4",
    )
    game.plays("A seal")
    assert game.asked() == ("planning", "B")
    assert game["mat"].startswith("A:castle=chest0,temple=chest1,theatre=chest2,")
    assert "tax=settsu" in game["mat"]


def test_s_10_thirteen_cards_must_cover_all_eleven_fields() -> None:
    """S-10 (SHO-PLAN-8)."""
    game = given(f"map {EIGHT} | A chests:4 | do planning@AB")
    lays(
        game,
        "A",
        "castle=aki temple=bingo theatre=bizen rice=etchu tax=hida army5=hoki "
        "army3=ise army1=iwami battle-a=chest0 battle-b=chest1",
    )
    why = game.refuses("A seal")
    assert (why.key, why.rule) == ("plan-unfinished", "SHO-PLAN-8")
    assert game.offered("A") == {f"assign chest{value} bid" for value in (2, 3, 4)}
    game.plays("A assign chest3 bid")
    assert game.offered("A") == {"seal"}
    assert rule_for(game, "A") == {"seal": "SHO-PLAN-8"}
    for card in ("chest2", "chest4"):
        assert card not in game["mat"]
    game.plays("A seal")
    assert game.asked() == ("planning", "B")


def timeline() -> Scenario:
    """D takes the last position, then the ten actions follow."""
    return given(
        "map settsu:A3+1 shinano:A3 kai:A3 mino:A2+1 tosa:B2 | "
        "mat A:tax=settsu,castle=chest0,battle-a=shinano,rice=mino,army3=chest1,"
        "army5=chest2,battle-b=kai,theatre=chest3 B:tax=tosa,castle=chest4 | "
        f"row {WHOLE_ROW} | shown 5 | {SPECIAL} | choosing D | "
        "A position:1 | B position:2 | C position:3 | "
        f"do {ALL_ACTIONS} player-order position@D"
    )


def test_s_11_the_hidden_half_of_the_row_opens_action_by_action() -> None:
    """S-11 (SHO-ROUND-3, SHO-ROUND-6)."""
    game = timeline()
    for viewer in (0, 1, 2, 3, None):
        assert game.seen("row", viewer) == f"{OPEN_ROW} ? ? ? ? ?"
    game.plays("D choose 4")
    assert game.asked() == ("throw", "A")  # action 1: a revolt in Settsu
    assert game.seen("row", 0) == f"{OPEN_ROW} ? ? ? ? ?"
    throws(game, "A", A=3)
    assert game.asked() == ("march", "A")  # action 3, after 1 and 2
    assert game.seen("row", 0) == f"{OPEN_ROW} army5 army1 ? ? ?"
    game.plays("A march kai", "A send 1")
    assert game.asked() == ("throw", "A")  # action 4: a revolt in Mino
    assert game.seen("row", 0) == f"{OPEN_ROW} army5 army1 battle-b ? ?"
    throws(game, "A", A=2)
    assert game.asked() == ("march", "A")  # action 8
    for viewer in (0, 1, 2, 3, None):
        assert game.seen("row", viewer) == WHOLE_ROW
    game.plays("A march shinano", "A send 2")
    assert game.is_over()
    assert of_kind(game, "card-shown", "action-card-turned") == [
        "card-shown A tax settsu",
        "card-shown B tax tosa",
        "action-card-turned 5 army5",
        "card-shown A castle chest0",
        "card-shown B castle chest4",
        "action-card-turned 6 army1",
        "card-shown A battle-a shinano",
        "action-card-turned 7 battle-b",
        "card-shown A rice mino",
        "action-card-turned 8 temple",
        "card-shown A army3 chest1",
        "action-card-turned 9 theatre",
        "card-shown A army5 chest2",
        "card-shown A battle-b kai",
        "card-shown A theatre chest3",
    ]


def test_s_11_field_cards_are_shown_on_their_owners_turn_only() -> None:
    """S-11 (SHO-ROUND-7)."""
    game = timeline()
    hidden = (
        "A:castle=?,theatre=?,rice=?,tax=?,army5=?,army3=?,battle-a=?,battle-b=? "
        "B:castle=?,tax=?"
    )
    for viewer in (2, 3, None):
        assert game.seen("mat", viewer) == hidden
    game.plays("D choose 4")
    assert game.asked() == ("throw", "A")
    shown = hidden.replace("tax=?", "tax+settsu", 1)
    for viewer in (2, 3, None):
        assert game.seen("mat", viewer) == shown
    assert game.seen("mat", 1).endswith(" B:castle=chest4,tax=tosa")
    throws(game, "A", A=3)
    assert game.seen("mat", 2) == (
        "A:castle+chest0,theatre=?,rice=?,tax+settsu,army5=?,army3=?,"
        "battle-a+shinano,battle-b=? B:castle+chest4,tax+tosa"
    )


def test_s_12_bids_decide_who_chooses_first() -> None:
    """S-12 (SHO-ORDER-1, SHO-ORDER-2): red A, blue B, black C, yellow D, purple E."""
    game = given(
        "map aki:B2 | A chests:7 | B chests:7 | C chests:7 | D chests:7 | E chests:7 | "
        "mat A:bid=chest3 B:bid=aki C:bid=chest0 E:bid=chest1 | do bids",
        players=5,
    )
    assert game["choosing"] == "AEBCD"
    assert [chests(game, seat) for seat in "ABCDE"] == [4, 7, 7, 7, 6]
    assert told(game) == [
        "bids-revealed chest3,aki,chest0,none,chest1 A,E,B,C,D",
        "chests-paid A 3 SHO-ORDER-1",
        "chests-paid E 1 SHO-ORDER-1",
    ]
    for number, seat in enumerate("AEBCD"):
        assert game.asked() == ("position", seat)
        game.plays(f"{seat} choose {number + 1}")


def test_s_13_equal_bids_are_ordered_by_chance() -> None:
    """S-13 (SHO-ORDER-3): red A, blue B, yellow C, black D."""
    chosen = rules()
    before = chosen.notation.parse(
        "map aki:C2 kai:D2 | A chests:5 | B chests:5 | "
        "mat A:bid=chest2 B:bid=chest2 C:bid=aki D:bid=kai | do bids"
    )
    orders = Counter[str]()
    for seed in SEEDS:
        s = before.copy()
        s.rng = rng.fast(seed, STREAMS)
        flow.settle(chosen.table, s, None)
        assert [*s.chests[:4]] == [3, 3, 0, 0]
        orders["".join("ABCD"[seat] for seat in s.choosing)] += 1
    assert set(orders) == {"ABCD", "ABDC", "BACD", "BADC"}
    red_first = orders["ABCD"] + orders["ABDC"]
    yellow_first = orders["ABCD"] + orders["BACD"]
    assert 450 <= red_first <= 550
    assert 450 <= yellow_first <= 550


def test_s_14_three_players_leave_two_fields_free() -> None:
    """S-14 (SHO-ORDER-4, SHO-ORDER-5): red A, blue B, black C."""
    game = given(f"{SPECIAL} | choosing ABC | do player-order position@A", players=3)
    assert game.offered() == {f"choose {field}" for field in range(1, 6)}
    game.plays("A choose 1")
    assert game.asked() == ("position", "B")
    assert game.offered() == {f"choose {field}" for field in range(2, 6)}
    why = game.refuses("B choose 1")
    assert (why.key, why.rule) == ("position-taken", "SHO-ORDER-4")
    game.plays("B choose 3", "C choose 4")
    assert game["order"] == "ABC"
    assert special_cards(game) == {"A": "tax+1", "B": "army6", "C": "attack+1"}
    assert told(game) == [
        "position-taken A 1 tax+1",
        "position-taken B 3 army6",
        "position-taken C 4 attack+1",
        "player-order-set A,B,C",
    ]


def test_s_15_who_takes_field_1_is_first_even_when_choosing_last() -> None:
    """S-15 (SHO-ORDER-5)."""
    game = given(f"{SPECIAL} | choosing ABC | do player-order position@A", players=3)
    game.plays("A choose 5", "B choose 3", "C choose 1")
    assert game["order"] == "CBA"
    assert special_cards(game) == {"A": "defend+1", "B": "army6", "C": "tax+1"}


def test_s_16_three_events_are_drawn_and_the_fourth_costs_rice() -> None:
    """S-16 (SHO-EVENT-1, SHO-EVENT-3, SHO-ROUND-8)."""
    spring, summer, autumn = (f"event season({n},1)" for n in range(3))
    draws = "2,0,1"  # of E3 E6 E9 E12, of E3 E6 E12, of E6 E12
    game = given(
        f"events E3 E6 E9 E12 | A rice:8 | B rice:5 | rng 2,{draws} | "
        "do winter clean-up player-order "
        f"{autumn} clean-up {summer} clean-up {spring}"
    )
    assert game["event"] == ""  # so that nothing of E6 ever applied
    assert game["events"] == ""
    assert game["gone"] == "E3 E6 E9 E12"
    drawn = of_kind(game, "event-drawn", "round-ended", "winter-came")
    assert drawn == [
        "event-drawn E9",
        "round-ended E9",
        "event-drawn E3",
        "round-ended E3",
        "event-drawn E12",
        "round-ended E12",
        "winter-came E6 6",
    ]
    assert (rice(game, "A"), rice(game, "B")) == (2, 0)
