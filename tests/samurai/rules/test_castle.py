"""SSE-ACT-CASTLE: the Build Castle order."""

import pytest

from tests.samurai.given import given
from tests.samurai.seen import (
    castles,
    holder,
    holdings,
    of_kind,
    power,
    prices,
    rule_for,
    supply,
    told,
    watched,
)


@pytest.mark.parametrize(
    ("pieces", "sites", "why"),
    [
        ("G2:A2 G4:A5", {"G2", "G4"}, "two armies in one province"),
        ("G2:A2 G3:A1 G4:A1", {"G2"}, "one army is too few"),
        ("G2:A2 O2:A2", {"G2"}, "this region only"),
        ("G1:A2 G5:A2 G6:A2", {"G1", "G5", "G6"}, "capital and shrines too"),
        ("G2:A2 G4:B4", {"G2"}, "own armies only"),
        ("G2:A2 O2:Ac", {"G2"}, "a castle elsewhere does not matter"),
    ],
)
def test_act_castle_1_where_two_own_armies_stand(
    pieces: str, sites: set[str], why: str
) -> None:
    """SSE-ACT-CASTLE-1."""
    game = given(f"map {pieces} | do castle@A(g2)")
    assert rule_for(game) == {
        **{f"build {site}": "SSE-ACT-CASTLE-1" for site in sites},
        "decline": "SSE-ACT-CASTLE-1",
    }, why


def test_act_castle_1_two_armies_go_back_and_a_castle_comes() -> None:
    """SSE-ACT-CASTLE-1."""
    game = given("map G2:A3 G4:A2 | A armies:1 castles:2 | do castle@A(g2)")
    game.plays("A build G2")
    assert game["map"] == "G2:A1c G4:A2"
    assert (supply(game, "A"), castles(game, "A")) == (3, 1)
    assert told(game) == ["castle-built A G2"]
    assert game.is_over()


@pytest.mark.parametrize(
    ("site", "key", "rule", "why"),
    [
        ("G4", "too-few-armies", "SSE-ACT-CASTLE-1", "one army"),
        ("G5", "too-few-armies", "SSE-ACT-CASTLE-1", "none"),
        ("O2", "other-region", "SSE-RES-9", "orange"),
    ],
)
def test_act_castle_1_other_sites_are_refused(
    site: str, key: str, rule: str, why: str
) -> None:
    """SSE-ACT-CASTLE-1."""
    game = given("map G2:A2 G4:A1 O2:A2 | do castle@A(g2)")
    refused = game.refuses(f"A build {site}")
    assert (refused.key, refused.rule) == (key, rule), why
    game.refuses("A recruit G1")


@pytest.mark.parametrize("pieces", ["G3:Ac G2:A4", "G3:A2cB9 G2:A4", "G1:Ac G2:A4"])
def test_act_castle_2_an_own_castle_gets_an_army_instead(pieces: str) -> None:
    """SSE-ACT-CASTLE-2, R-45."""
    castle = pieces[:2]
    game = given(f"map {pieces} | A armies:2 castles:2 food:5 | do castle@A(g2)")
    assert prices(game) == {f"recruit {castle}": {}, "decline": {}}
    assert rule_for(game)[f"recruit {castle}"] == "SSE-ACT-CASTLE-2"
    assert game.refuses("A recruit G4").key == "no-own-castle"
    game.plays(f"A recruit {castle}")
    assert (supply(game, "A"), castles(game, "A")) == (1, 2)
    assert told(game) == [f"army-recruited A {castle} SSE-ACT-CASTLE-2"]
    assert game.is_over(), "one army, and none for food"


def test_act_castle_2_needs_an_army_in_the_supply() -> None:
    """SSE-ACT-CASTLE-2."""
    game = watched("map G3:Ac G2:A4 | A armies:0 | do castle@A(g2)")
    assert told(game) == ["declined A castle"]


def test_act_castle_3_one_castle_in_a_region() -> None:
    """SSE-ACT-CASTLE-3."""
    game = given("map G3:A2c G2:A4 | do castle@A(g2)")
    for site in ("G2", "G3"):
        why = game.refuses(f"A build {site}")
        assert (why.key, why.rule) == ("castle-in-region", "SSE-ACT-CASTLE-3")


@pytest.mark.parametrize("enemies", ["B1", "B5", "B2C2D2", "Bc"])
def test_act_castle_4_enemies_and_control_do_not_matter(enemies: str) -> None:
    """SSE-ACT-CASTLE-4."""
    game = given(f"map G4:A2{enemies} | do castle@A(g2)")
    game.plays("A build G4")
    assert game["map"] == f"G4:Ac{enemies}"


@pytest.mark.parametrize(
    ("edition", "house", "allowed", "why"),
    [
        ("standard", None, True, "the rule book does not forbid it"),
        ("draft", None, True, "the rule book does not forbid it"),
        ("crowd", None, False, "the rule book forbids it"),
        ("standard", False, False, "the table forbids it"),
        ("crowd", True, True, "the table allows it"),
    ],
)
def test_act_castle_5_castles_in_capitals(
    edition: str, house: bool | None, allowed: bool, why: str
) -> None:
    """SSE-ACT-CASTLE-5, R-06: house rule ``castle_in_capital``."""
    position = "map T1:A2 T2:A2 | do castle@A(t1)"
    if house is None:
        game = given(position, edition=edition)
    else:
        game = given(position, edition=edition, castle_in_capital=house)
    sites = {"build T1", "build T2"} if allowed else {"build T2"}
    assert game.offered() == sites | {"decline"}, why
    if not allowed:
        refused = game.refuses("A build T1")
        assert (refused.key, refused.rule) == ("castle-in-capital", "SSE-ACT-CASTLE-5")


def test_act_castle_5_an_order_with_only_the_capital_does_nothing_in_crowd() -> None:
    """SSE-ACT-CASTLE-5."""
    game = watched("map T1:A2 | do castle@A(t1)", edition="crowd")
    assert told(game) == ["declined A castle"]


@pytest.mark.parametrize(
    ("edition", "house", "allowed", "why"),
    [
        ("standard", None, True, "the rule book does not forbid it"),
        ("draft", None, True, "the rule book does not forbid it"),
        ("crowd", None, False, "the rule book forbids it"),
        ("standard", True, False, "the table forbids it"),
        ("crowd", False, True, "the table allows it"),
    ],
)
def test_act_castle_6_castles_of_two_players_in_one_province(
    edition: str, house: bool | None, allowed: bool, why: str
) -> None:
    """SSE-ACT-CASTLE-6, R-07: house rule ``one_castle_per_province``."""
    position = "map T2:A2Bc T3:A2 | do castle@A(t1)"
    if house is None:
        game = given(position, edition=edition)
    else:
        game = given(position, edition=edition, one_castle_per_province=house)
    sites = {"build T2", "build T3"} if allowed else {"build T3"}
    assert game.offered() == sites | {"decline"}, why
    if not allowed:
        refused = game.refuses("A build T2")
        assert (refused.key, refused.rule) == ("castle-there", "SSE-ACT-CASTLE-6")


def test_act_castle_7_without_a_castle_nothing_is_given_back() -> None:
    """SSE-ACT-CASTLE-7."""
    game = watched("map V2:A3 | A castles:0 armies:1 | do castle@A(v1)")
    assert told(game) == ["declined A castle"]
    assert (game["map"], supply(game, "A")) == ("V2:A3", 1)


def test_act_castle_7_the_own_castle_still_gets_its_army() -> None:
    """SSE-ACT-CASTLE-7, SSE-ACT-CASTLE-2: only the build part is impossible."""
    game = given("map V2:A3 V3:Ac | A castles:0 armies:1 | do castle@A(v1)")
    assert game.offered() == {"recruit V3", "decline"}


def test_act_castle_8_building_costs_no_resources() -> None:
    """SSE-ACT-CASTLE-8."""
    game = given("map G4:A2 | A food:3 bushido:3 | do castle@A(g2)")
    assert prices(game) == {"build G4": {}, "decline": {}}
    game.plays("A build G4")
    assert holdings(game, "A") == (3, 3)
    poor = given("map G4:A2 | do castle@A(g2)").plays("A build G4")
    assert poor["map"] == "G4:Ac"


def test_act_castle_9d_one_army_stays_on_the_castle_as_a_marker() -> None:
    """SSE-ACT-CASTLE-9d."""
    game = given("map O4:A2B1 | A armies:0 | do castle@A(o1)", edition="draft")
    game.plays("A build O4")
    assert game["map"] == "O4:AcB1"
    assert supply(game, "A") == 1, "two came back and one of them is the marker"
    assert power(game, "A", "O4") == 2
    assert holder(game, "O4") == "A"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("map O4:AcB1 | B bushido:5 | do attack@B(o1)", "cannot be attacked"),
        ("map O4:Ac | do move@A(o1,3,0,0)", "cannot move"),
        ("map O4:Ac | A food:5 | do ship@A(o1)", "cannot be shipped"),
        ("map O4:AcB3 | do attack@A(o1)", "cannot attack"),
    ],
)
def test_act_castle_9d_the_marker_is_no_army(position: str, why: str) -> None:
    """SSE-ACT-CASTLE-9d."""
    assert given(position, edition="draft").is_over(), why


def test_act_castle_9d_the_draft_has_a_castle_for_every_region() -> None:
    """SSE-ACT-CASTLE-9d, R-36."""
    game = given("map G3:Ac O4:Ac T2:Ac V2:A2 | do castle@A(v1)", edition="draft")
    before = supply(game, "A")
    assert before == 20 - 3 - 2
    game.plays("A build V2")
    assert game["map"] == "G3:Ac O4:Ac T2:Ac V2:Ac"
    assert (supply(game, "A"), castles(game, "A")) == (before + 1, 0)


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("G3:Ac", "controlled by its owner"),
        ("G3:AcB5", "controlled by another"),
        ("G3:AcB2", "controlled by nobody"),
    ],
)
def test_act_castle_10_a_castle_gives_influence_whoever_controls(
    pieces: str, why: str
) -> None:
    """SSE-ACT-CASTLE-10."""
    game = watched(f"map {pieces} | do influence influence")
    gained = [text for text in of_kind(game, "influence-gained") if " A " in text]
    provinces = 1 if pieces == "G3:Ac" else 0
    assert gained == [f"influence-gained A grey {provinces} 1"] * 2, why
    assert game["A"] == f"influence:{2 * (provinces + 1)},0,0,0", "at every era end"
