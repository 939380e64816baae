"""Scenarios S-85 to S-92: timing, secrecy and limits. Blue is seat A, yellow B."""

import random

import pytest

from sengoku.testing import Scenario
from sengoku.testing.shogun import scramble
from tests.shogun.given import (
    chests,
    given,
    of_kind,
    owned,
    peasants,
    row,
    started,
    supply,
    throws,
    told,
)
from tests.shogun.given_modules import (
    GENERALS,
    favoured,
    random_plays,
    refused,
    takes,
)

VIEWERS = (None, 0, 1, 2)


# The draft

DRAFT = (
    "choosing ABC | A groups:0,0,4,2,2,1 | B groups:0,0,4,2,2,1 | "
    "C groups:0,0,4,2,2,1 | do draft(0)"
)


def test_s_85_a_card_of_the_pile_is_seen_before_its_group_is_chosen() -> None:
    """S-85 (SHO-SETUP-23)."""
    game = given(f"open settsu aki | pile kii noto kaga omi | {DRAFT}", players=3)
    for viewer in VIEWERS:
        assert "omi" not in game.rules.dump_seen(game.state, viewer)
    game.plays("A pick pile")
    for viewer in VIEWERS:
        assert game.seen("picked", viewer) == "omi"
        assert told(game, viewer) == ["province-picked A omi True none"]
    assert game.asked() == ("muster", "A")
    assert game.offered() == {"muster 2", "muster 3", "muster 4", "muster 5"}
    for other in ("first", "second", "pile"):
        assert refused(game, f"A pick {other}") == ("card-is-taken", "SHO-SETUP-23")
    game.refuses("A decline")
    game.plays("A muster 3")
    assert game["map"] == "omi:A3"


def test_s_85_the_new_pair_is_seen_before_choosing() -> None:
    """S-85 (SHO-SETUP-23, SHO-SETUP-13)."""
    position = DRAFT.replace("A groups", "A saw:aki,settsu groups")
    game = given(f"open settsu aki | pile kii noto kaga omi | {position}", players=3)
    assert game.asked() == ("refresh", "A")
    game.plays("A refresh")
    for viewer in VIEWERS:
        assert set(game.seen("open", viewer).split()) == {"omi", "kaga"}
    assert game.asked() == ("pick", "A")
    assert game.offered() == {"pick first", "pick second", "pick pile"}


# What others see

YELLOW = (
    "castle=chest2,temple=chest0,theatre=chest1,rice=etchu,tax=bingo,army5=hida,"
    "army3=hoki,army1=ise,battle-a=chest3,battle-b=noto,bid+chest4"
)
OPEN_ROW = "theatre temple battle-a castle rice"


def thirteen() -> Scenario:
    """Yellow has 8 provinces and 5 chest cards; Kaga and Kai stay in hand."""
    return given(
        "map aki:A5 bingo:B1 etchu:B1 hida:B1 hoki:B1 ise:B1 kaga:B1 kai:B1 noto:B1 | "
        f"mat A:battle-a=aki B:{YELLOW} | row {OPEN_ROW} tax army5 army3 army1 "
        "battle-b | shown 5 | special tax+1 rice+1 army6 attack+1 defend+1 | "
        "choosing C | A position:1 | B position:2 | "
        "do action(0,3) action(0,2) action(0,1) action(0,0) player-order position@C",
        players=3,
    )


def test_s_86_before_their_actions_others_see_only_covered_fields() -> None:
    """S-86 (SHO-ROUND-11)."""
    game = thirteen()
    fields = (part.partition("=")[0] for part in YELLOW.split(",")[:-1])
    hidden = ",".join([*(f"{field}=?" for field in fields), "bid+chest4"])
    for viewer in (None, 2):
        assert game.seen("mat", viewer) == f"A:battle-a=? B:{hidden}"
    assert game.seen("mat", 0) == f"A:battle-a=aki B:{hidden}"
    assert game.seen("mat", 1) == f"A:battle-a=? B:{YELLOW}"


def test_s_86_a_conquered_card_shows_where_it_lay() -> None:
    """S-86 (SHO-CARD-5, SHO-ROUND-11)."""
    game = thirteen()
    game.plays("C choose 3")
    game.plays("A march bingo", "A send 4")
    throws(game, "A", A=4)
    for viewer in VIEWERS:
        taken = of_kind(game, "province-taken", viewer=viewer)
        assert taken == ["province-taken A bingo B tax"]
        assert "tax" not in game.seen("mat", viewer)
    assert owned(game, "A") == {"aki", "bingo"}


def test_s_86_a_chest_card_is_turned_up_on_its_owners_turn_and_stays_open() -> None:
    """S-86 (SHO-ROUND-11)."""
    game = thirteen()
    game.plays("C choose 3")
    game.plays("A march bingo")
    for viewer in (None, 0, 2):
        assert "castle=?" in game.seen("mat", viewer)
    game.plays("A send 4")
    throws(game, "A", A=4)
    for viewer in VIEWERS:
        shown = of_kind(game, "card-shown", viewer=viewer)
        assert shown[-1] == "card-shown B castle chest2"
        assert "castle+chest2" in game.seen("mat", viewer)


def test_s_86_cards_in_hand_are_in_nobody_elses_view() -> None:
    """S-86 (SHO-ROUND-11, SHO-INV-10)."""
    game = thirteen()
    game.plays("C choose 3")
    game.plays("A march bingo", "A send 4")
    throws(game, "A", A=4)
    chance = random.Random(86)
    for viewer in (None, 0, 2):
        for event in told(game, viewer):
            assert "kaga" not in event
            assert "kai" not in event.split()
        seen = game.rules.observe(game.state, viewer)
        for _ in range(20):  # whichever cards are in hand, they see the same
            other = scramble(game.state, viewer, chance)
            assert game.rules.observe(other, viewer) == seen
            assert game.rules.dump_seen(other, viewer) == game.rules.dump_seen(
                game.state, viewer
            )


# Winter


def test_s_87_winter_step_by_step() -> None:
    """S-87 (SHO-WINTER-6, SHO-WINTER-8, SHO-WINTER-9). Red is A, blue B."""
    game = given(
        "map aki:A2 bingo:A2 bitchu:A2 bizen:A2 echigo:A2 echizen:A2 etchu:A2 "
        "harima:A2 izu:B2 kai:B2 kazusa:B2 | order ABC | do hunger(0) shortage",
        players=4,
    )
    assert of_kind(game, "shortage-found")[:2] == [
        "shortage-found A 8 3 3",
        "shortage-found B 3 2 2",
    ]
    x, y, z = game["hungry"].split()
    assert game.asked() == ("next-revolt", "A")
    assert game.offered() == {f"revolt {name}" for name in (x, y, z)}
    dry = next(name for name in owned(game, "A") if name not in (x, y, z))
    assert refused(game, f"A revolt {dry}") == ("not-drawn", "SHO-WINTER-5")
    game.plays(f"A revolt {y}")
    throws(game, "A")
    assert y not in owned(game, "A")  # lost
    assert game.asked() == ("next-revolt", "A")
    assert game.offered() == {f"revolt {x}", f"revolt {z}"}
    game.plays(f"A revolt {x}")
    throws(game, "A", A=2)
    assert game.asked() == ("throw", "A")  # the last one, without a choice
    assert of_kind(game, "hungry-named")[-1] == f"hungry-named A {z}"
    assert len(of_kind(game, "hungry-drawn")) == 1  # not yet for B
    throws(game, "A", A=2)
    assert [event.split()[1] for event in of_kind(game, "hungry-drawn")] == ["A", "B"]
    assert game.asked() == ("next-revolt", "B")
    assert len(game.offered()) == 2
    assert {name.split()[1] for name in game.offered()} <= owned(game, "B")


# Temples


def neighbours_at_war(*first: str) -> Scenario:
    """Yellow builds a temple in Yamato, blue attacks from Settsu, under E10."""
    return given(
        "map settsu:A3 yamato:B2 | mat A:battle-a=settsu B:temple=yamato | "
        f"B chests:2 | event E10 | order ABCD | {row(*first)} | do "
        + " ".join(f"action(0,{place})" for place in reversed(range(6)))
    )


def test_s_88_a_temple_of_the_same_round_protects() -> None:
    """S-88 (SHO-EV-7)."""
    game = neighbours_at_war("tax", "temple", "rice", "army5", "army3", "battle-a")
    assert game["map"] == "settsu:A3 yamato:B2t"
    assert game.asked() == ("march", "A")
    assert "march yamato" not in game.offered()
    assert refused(game, "A march yamato") == ("temple-peace", "SHO-ACT-BATTLE-5")


def test_s_88_a_temple_not_yet_built_does_not() -> None:
    """S-88 (SHO-EV-7)."""
    game = neighbours_at_war("battle-a", "temple")
    assert "march yamato" in game.offered()
    game.plays("A march yamato", "A send 2")
    assert of_kind(game, "battle-began") == ["battle-began A settsu yamato 2 B"]


# Favour 12


def test_s_89_favour_12_with_an_empty_supply_does_nothing() -> None:
    """S-89 (SHO-COURT-19, SHO-COURT-22)."""
    game = takes(12, "map omi:A3 | A armies:0")
    assert game["map"] == "omi:A3"  # Aki stays neutral
    assert game.is_over()
    assert game.state.reception[0] == 0  # the price is paid
    assert game["favours-gone"] == "12"


def test_s_89_a_province_out_of_the_game_is_not_neutral() -> None:
    """S-89 (SHO-COURT-22)."""
    game = takes(12, "map omi:A3 | A armies:9", players=3)
    assert "land aki" in game.offered()
    assert "land izumo" not in game.offered()
    assert refused(game, "A land izumo") == ("out-of-game", "SHO-COURT-22")
    assert "land izumo" in takes(12, "map omi:A3 | A armies:9", players=4).offered()


def test_s_89_under_e9_no_peasant_is_thrown_against_favour_12() -> None:
    """S-89 (SHO-COURT-22)."""
    game = takes(12, "map omi:A3 | event E9 | A armies:9").plays("A land aki")
    assert game["map"] == "aki:A3 omi:A3"
    assert peasants(game) == 20
    assert (game["inside"], game["tray"]) == ("", "")
    assert of_kind(game, "cubes-thrown") == []


# Generals


def test_s_90_a_general_without_land_is_not_placed() -> None:
    """S-90 (SHO-GEN-12, SHO-GEN-15)."""
    game = given(
        "map omi:B2 noto:B1 | order ABCD | do generals(0) year-end", modules=GENERALS
    )
    assert game.asked() == ("enter", "B")  # blue, before yellow, has no province
    game.plays("B station omi")
    assert game.is_over()
    assert game["generals"] == "B:omi"


def test_s_90_a_general_does_not_return_in_the_second_year() -> None:
    """S-90 (SHO-GEN-15)."""
    lost = 0
    for seed in range(6):
        game = started(start="preset", modules=GENERALS, seed=seed)
        for _ in random_plays(game, seed):
            pass
        season = ""
        for event in of_kind(game, "season-began", "general-stationed", "general-lost"):
            if event.startswith("season-began"):
                season = event
            elif event.startswith("general-stationed"):
                assert season in ("season-began 1 0", "season-began 1 3"), event
            else:
                lost += season.startswith("season-began 2")
    assert lost > 0  # there was somebody to come back


# A province won back


def test_s_91_a_province_won_back_does_not_restore_the_plan() -> None:
    """S-91 (SHO-CARD-2, SHO-CARD-5)."""
    order = row(
        *("castle", "temple", "battle-a", "theatre", "rice"),
        *("battle-b", "tax", "army3"),
    )
    game = given(
        "map suruga:A5 kai:B2 shinano:B6 | "
        "mat A:battle-a=suruga B:battle-b=shinano,army3=kai | B chests:5 | "
        f"order ABCD | {order} | do action(0,7) action(0,5) action(0,2)"
    )
    game.plays("A march kai", "A send 4")
    throws(game, "A", A=4)
    assert of_kind(game, "province-taken") == ["province-taken A kai B army3"]
    assert game.asked() == ("march", "B")
    game.plays("B march kai", "B send 5")
    throws(game, "B", B=5, A=0)
    assert "kai" in owned(game, "B")
    assert of_kind(game, "province-taken")[-1] == "province-taken B kai A none"
    assert "kai" not in game["mat"]  # in hand
    assert game.is_over()
    assert of_kind(game, "armies-raised", "chests-paid") == []
    assert chests(game, "B") == 5


# Favours must be used


def test_s_92_the_only_site_takes_the_free_castle() -> None:
    """S-92 (SHO-COURT-21)."""
    game = favoured(21, "map omi:A1t mino:A1h noto:B1 | A chests:4").plays("A take 4")
    assert game.is_over()  # there was no choice
    assert game["map"] == "mino:A1h noto:B1 omi:A1ct"
    assert chests(game, "A") == 4
    assert of_kind(game, "building-built") == ["building-built A omi castle"]


def test_s_92_without_a_site_the_favour_lapses() -> None:
    """S-92 (SHO-COURT-21, SHO-COURT-19)."""
    game = takes(21, "map mino:A1h settsu:A1t omi:A1c | A chests:4")
    assert game.is_over()
    assert game["map"] == "mino:A1h omi:A1c settsu:A1t"
    assert game["A"] == "chests:4"  # no official is left: the price is paid
    assert game["favours-gone"] == "21"


def test_s_92_favour_4_cannot_be_kept_while_there_is_unrest() -> None:
    """S-92 (SHO-COURT-21)."""
    game = takes(4, "map kai:A2+1 omi:A2 noto:B1+1 | A")
    assert game.is_over()
    assert game["map"] == "kai:A2 noto:B1+1 omi:A2"
    assert game.state.kept_calm[0] == 0
    assert supply(game, "A") == 58


@pytest.mark.parametrize("choice", ["kai", "omi"])
def test_s_92_favour_4_offers_every_own_province_with_unrest(choice: str) -> None:
    """S-92 (SHO-COURT-21)."""
    game = takes(4, "map kai:A2+1 omi:A2+1 noto:B1+1 | A")
    assert game.offered() == {"calm kai", "calm omi"}
    assert refused(game, "A calm noto") == ("no-own-unrest", "SHO-COURT-21")
    game.refuses("A decline")
    game.plays(f"A calm {choice}")
    calm = {"kai": "kai:A2 noto:B1+1 omi:A2+1", "omi": "kai:A2+1 noto:B1+1 omi:A2"}
    assert game["map"] == calm[choice]
