"""SHO-ROUND: the course of a round."""

from collections import Counter

import pytest

from sengoku.shogun.vocabulary import ACTIONS, FIELD_WORDS, SPECIAL_WORDS
from sengoku.testing import Scenario
from tests.shogun.given import (
    finished,
    given,
    of_kind,
    row,
    started,
    throws,
    told,
)

ROUNDS = [(year, season) for year in (1, 2) for season in range(4)]
LAID_EACH_ROUND = [
    *("season-began", "action-cards-laid", "special-cards-laid", "plans-laid"),
    *("event-drawn", "bids-revealed", "player-order-set", "round-ended"),
]
SPECIAL = "special tax+1 rice+1 army6 attack+1 defend+1"
SEEDS = range(1, 201)


def rounds(game: Scenario) -> list[list[str]]:
    """Return the events of a game from each season to the next."""
    found: list[list[str]] = []
    for text in told(game):
        if text.startswith("season-began"):
            found.append([])
        if found:
            found[-1].append(text)
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
def test_round_1_two_years_have_four_rounds_each(players: int) -> None:
    """SHO-ROUND-1."""
    game = finished(players)
    began = of_kind(game, "season-began")
    assert began == [f"season-began {year} {season}" for year, season in ROUNDS]
    assert told(game)[-1].startswith("game-ended ")
    for (_, season), events in zip(ROUNDS, rounds(game), strict=True):
        kinds = {text.split()[0] for text in events}
        assert ("plans-laid" in kinds) == (season < 3)
        assert ("winter-came" in kinds) == (season == 3)
        assert ("provinces-scored" in kinds) == (season == 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_round_2_a_round_has_six_steps_in_their_order(players: int) -> None:
    """SHO-ROUND-2."""
    seats = "ABCDE"[:players]
    for (_, season), events in zip(ROUNDS, rounds(finished(players)), strict=True):
        if season == 3:
            continue
        kinds = [text.split()[0] for text in events]
        assert [kind for kind in kinds if kind in LAID_EACH_ROUND] == LAID_EACH_ROUND
        laid, shown = kinds.index("plans-laid"), kinds.index("card-shown")
        assert kinds.index("special-cards-laid") < kinds.index("plan-sealed") < laid
        taken = [at for at, kind in enumerate(kinds) if kind == "position-taken"]
        assert len(taken) == len(seats)
        assert kinds.index("bids-revealed") < taken[0]
        assert taken[-1] < kinds.index("player-order-set") < shown
        assert kinds.count("action-card-turned") == 5


def test_round_3_five_of_ten_shuffled_action_cards_are_face_up() -> None:
    """SHO-ROUND-3."""
    first = Counter[str]()
    for seed in SEEDS:
        game = started(start="preset", seed=seed)
        cards = game["row"].split()
        assert sorted(cards) == sorted(FIELD_WORDS[:ACTIONS])
        assert game["shown"] == "5"
        assert game.seen("row", 0).split() == [*cards[:5], *"?????"]
        assert of_kind(game, "action-cards-laid", viewer=2) == [
            f"action-cards-laid {','.join(cards[:5])}"
        ]
        first[cards[0]] += 1
    assert set(first) == set(FIELD_WORDS[:ACTIONS])
    assert max(first.values()) < 40  # 20 are expected


def test_round_3_the_cards_are_shuffled_again_each_round() -> None:
    """SHO-ROUND-3."""
    laid = of_kind(finished(), "action-cards-laid")
    assert len(laid) == 6
    assert len(set(laid)) > 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_round_4_all_five_special_cards_lie_face_up(players: int) -> None:
    """SHO-ROUND-4."""
    first = Counter[str]()
    for seed in SEEDS[:100]:
        game = started(players, start="preset", seed=seed)
        cards = game["special"].split()
        assert sorted(cards) == sorted(SPECIAL_WORDS)
        assert game.seen("special", None) == game["special"]
        first[cards[0]] += 1
    assert set(first) == set(SPECIAL_WORDS)
    assert max(first.values()) < 40  # 20 are expected
    laid = of_kind(finished(players), "special-cards-laid")
    assert len(laid) == 6
    assert len(set(laid)) > 1


def test_round_5_everybody_completes_an_action_before_the_next_begins() -> None:
    """SHO-ROUND-5."""
    game = given(
        "map aki:A2 kai:B2 omi:C2 noto:D2 | "
        "mat A:tax=aki,rice=chest0 B:tax=kai,rice=chest0 "
        "C:tax=omi,rice=chest0 D:tax=noto,rice=chest0 | "
        f"order CADB | {row('rice', 'tax')} | do action(0,1) action(0,0)"
    )
    assert of_kind(game, "card-shown", "chests-gained") == [
        "card-shown C rice chest0",
        "card-shown A rice chest0",
        "card-shown D rice chest0",
        "card-shown B rice chest0",
        "card-shown C tax omi",
        "chests-gained C 3 SHO-ACT-TAX-1",
        "card-shown A tax aki",
        "chests-gained A 4 SHO-ACT-TAX-1",
        "card-shown D tax noto",
        "chests-gained D 5 SHO-ACT-TAX-1",
        "card-shown B tax kai",
        "chests-gained B 5 SHO-ACT-TAX-1",
    ]


def test_round_5_a_whole_battle_comes_before_the_next_player() -> None:
    """SHO-ROUND-5."""
    game = given(
        "map aki:A3 kai:B3 | mat A:battle-a=aki B:battle-a=kai | "
        f"order BACD | {row('battle-a')} | do action(0,0)"
    )
    assert game.asked() == ("march", "B")
    game.refuses("A march bingo")
    game.plays("B march totomi", "B send 2")
    throws(game, "B", B=2)
    assert game.asked() == ("march", "A")


def test_round_5_actions_follow_the_row() -> None:
    """SHO-ROUND-5."""
    for (_, season), events in zip(ROUNDS, rounds(finished()), strict=True):
        if season == 3:
            continue
        laid = next(text for text in events if text.startswith("action-cards-laid"))
        turned = [text for text in events if text.startswith("action-card-turned")]
        whole = [*laid.split()[1].split(","), *(text.split()[2] for text in turned)]
        order = next(text for text in events if text.startswith("player-order-set"))
        seats = order.split()[1].split(",")
        turns = [
            (whole.index(text.split()[2]), seats.index(text.split()[1]))
            for text in events
            if text.startswith("card-shown")
        ]
        assert turns == sorted(turns)


@pytest.mark.parametrize(
    ("place", "shown_before", "shown_after", "why"),
    [
        (0, 5, 6, "after action 1 card 6"),
        (1, 6, 7, "after action 2 card 7"),
        (2, 7, 8, "after action 3 card 8"),
        (3, 8, 9, "after action 4 card 9"),
        (4, 9, 10, "after action 5 card 10: the whole row is open"),
        (5, 10, 10, "there is no hidden card left"),
        (9, 10, 10, "there is no hidden card left"),
    ],
)
def test_round_6_after_each_action_the_next_card_is_turned_up(
    place: int, shown_before: int, shown_after: int, why: str
) -> None:
    """SHO-ROUND-6."""
    game = given(f"{row()} | shown {shown_before} | order ABCD | do action(0,{place})")
    assert game["shown"] == str(shown_after), why
    turned = of_kind(game, "action-card-turned")
    wanted = f"action-card-turned {shown_before} {FIELD_WORDS[shown_before % 10]}"
    assert turned == ([wanted] if shown_after > shown_before else []), why


def test_round_6_the_next_card_stays_hidden_until_all_have_acted() -> None:
    """SHO-ROUND-6."""
    game = given(
        "map aki:A3 kai:B3 bingo:A1 totomi:B1 | mat A:battle-a=aki B:battle-a=kai | "
        f"order ABCD | {row('battle-a')} | shown 5 | do action(0,0)"
    )
    game.plays("A march bingo", "A send 1")
    assert game.asked() == ("march", "B")
    assert game["shown"] == "5"
    game.plays("B march totomi", "B send 1")
    assert game["shown"] == "6"


def test_round_7_a_card_is_turned_over_on_its_owners_turn() -> None:
    """SHO-ROUND-7."""
    game = given(
        "map aki:A3 kai:B3 omi:C3 | "
        "mat A:battle-a=aki,tax=chest1 B:battle-a=kai,tax=chest2 C:battle-a=omi | "
        f"order ABCD | {row('battle-a')} | do action(0,0)"
    )
    assert game.asked() == ("march", "A")
    assert game.seen("mat", 3) == (
        "A:tax=?,battle-a+aki B:tax=?,battle-a=? C:battle-a=?"
    )
    game.plays("A march bingo", "A send 1")
    throws(game, "A")
    assert game.asked() == ("march", "B")
    assert game.seen("mat", 3) == (
        "A:tax=?,battle-a+aki B:tax=?,battle-a+kai C:battle-a=?"
    )
    assert game.seen("mat", 2) == (
        "A:tax=?,battle-a+aki B:tax=?,battle-a+kai C:battle-a=omi"
    )
    assert of_kind(game, "card-shown", viewer=3) == [
        "card-shown A battle-a aki",
        "card-shown B battle-a kai",
    ]


END_OF_ROUND = (
    "map aki:A3 kai:B3 | mat A:battle-a+aki,bid+chest1 B:tax+kai | gained kai | "
    f"{row()} | {SPECIAL} | A position:2 | B position:4 | C position:1 | D position:3 "
    "| order CADB | event E9 | events E3 E6"
)


@pytest.mark.parametrize("season", [0, 1])
def test_round_8_cards_go_back_after_the_tenth_action(season: int) -> None:
    """SHO-ROUND-8."""
    game = given(f"{END_OF_ROUND} | time 1.{season} | do planning@ABCD clean-up")
    assert game["mat"] == game["gained"] == game["row"] == game["special"] == ""
    assert game["order"] == ""
    assert all("position" not in game[seat] for seat in "ABCD")
    assert (game["event"], game["events"], game["gone"]) == ("", "E3 E6", "E9")
    assert told(game) == ["round-ended E9"]
    offered = game.offered("A")
    assert {text.split()[1] for text in offered} == {
        *("aki", "chest0", "chest1", "chest2", "chest3", "chest4")
    }
    assert game["map"] == "aki:A3 kai:B3"


def test_round_9_after_autumn_the_order_stays_for_winter() -> None:
    """SHO-ROUND-9."""
    game = given(f"{END_OF_ROUND} | time 1.2 | do planning@ABCD clean-up")
    assert game["order"] == "CADB"
    assert [game[seat] for seat in "ABCD"] == [
        *("position:2", "position:4", "position:1", "position:3")
    ]
    assert game["mat"] == game["row"] == game["special"] == ""
    winter = "order CADB | A position:2 | time 1.3 | do planning@ABCD"
    assert given(f"{winter} year-end")["order"] == "CADB"  # of returning generals
    game = given(f"{winter} season(0,2) year-end")
    assert game["order"] == ""
    assert game["A"] == ""


def test_round_10_a_card_stays_on_the_mat_until_the_round_ends() -> None:
    """SHO-ROUND-10."""
    game = given(
        "map aki:A3 kai:B3 shinano:C5 mino:B2 | A chests:9 | C chests:9 | "
        "mat A:tax=aki,castle=chest1 B:army3=kai,rice=mino C:battle-a=shinano | "
        f"order ABCD | {row('tax', 'castle', 'rice', 'army3', 'battle-a')} | do "
        + " ".join(f"action(0,{place})" for place in range(9, -1, -1))
    )
    assert game.asked() == ("march", "C")
    assert game["mat"] == (
        "A:castle+chest1,tax+aki B:rice+mino,army3+kai C:battle-a+shinano"
    )
    game.plays("C march kai", "C send 4")
    throws(game, "C", B=2)
    assert "army3+kai" in game["mat"]  # defended: the card stays
    assert "province-taken" not in game.kinds()


def test_round_10_a_card_leaves_the_mat_when_its_province_is_lost() -> None:
    """SHO-ROUND-10."""
    game = given(
        "map kai:B3 shinano:C5 | mat B:army3+kai C:battle-a+shinano | "
        "do march@C(0,shinano)"
    )
    game.plays("C march kai", "C send 4")
    throws(game, "C", C=4, B=1)
    assert game["mat"] == "C:battle-a+shinano"


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ("tax=aki", "a province card"),
        ("tax=chest3", "a chest card"),
        ("castle=aki", "an action that turns out void: there is no money"),
    ],
)
def test_round_11_the_card_of_the_current_field_is_turned_up_whatever_it_is(
    laid: str, why: str
) -> None:
    """SHO-ROUND-11."""
    field, _, card = laid.partition("=")
    game = given(
        f"map aki:A2 kai:A2 | mat A:{laid},rice=kai | order ABCD | {row(field)} | "
        "do action(0,0)"
    )
    wanted = [f"{field}+{card}", "rice=?"]
    if field == "tax":
        wanted.reverse()
    assert game.seen("mat", 1) == f"A:{','.join(wanted)}", why
    assert of_kind(game, "card-shown", viewer=1) == [f"card-shown A {field} {card}"]


def test_round_11_a_tower_card_is_turned_up_too() -> None:
    """SHO-ROUND-11."""
    game = given(
        f"mat A:tax=tower | order ABCD | {row('tax')} | do action(0,0)",
        modules=("court",),
    )
    assert game.seen("mat", 1) == "A:tax+tower"


def test_round_11_cards_in_hand_are_never_shown() -> None:
    """SHO-ROUND-11: eight provinces and five chest cards, two of them not laid."""
    game = given(
        "map aki:A2 bingo:A2 bizen:A2 etchu:A2 hida:A2 hoki:A2 ise:A2 iwami:A2 | "
        "mat A:castle=aki,temple=bingo,theatre=bizen,rice=etchu,tax=hida,army5=hoki,"
        "army3=ise,army1=iwami,battle-a=chest0,battle-b=chest1,bid=chest3 | "
        f"{row('tax')} | {SPECIAL} | choosing ABCD | "
        + "do clean-up "
        + " ".join(f"action(0,{place})" for place in range(9, -1, -1))
        + " player-order position@A"
    )
    game.plays("A choose 1", "B choose 2", "C choose 3", "D choose 4")
    for viewer in (1, 2, 3, None):
        for kind in game.kinds(viewer):
            assert kind not in ("card-assigned", "card-cleared")
        cards = [text.split()[3] for text in of_kind(game, "card-shown", viewer=viewer)]
        assert len(cards) == len(set(cards)) == 10
        assert not {"chest2", "chest4"} & set(cards)
