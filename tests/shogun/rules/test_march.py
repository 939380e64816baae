"""SHO-MOVE and SHO-ACT-BATTLE: moving armies, into own provinces and into battle."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    given,
    of_kind,
    row,
    rule_for,
    rules,
    throws,
    told,
)

NEIGHBOURS = {
    "aki": {"bingo", "iwami", "iyo"},
    "awa-boso": {"izu", "kazusa"},
    "kai": {"musashi", "sagami", "shinano", "suruga", "totomi"},
    "kozuke": {"echigo", "musashi", "mutsu", "shimosa", "shimotsuke", "shinano"},
    "noto": {"etchu", "kaga"},
    "settsu": {"harima", "kii", "omi", "tamba", "yamato"},
    "shima": {"ise", "izu"},
    "yamato": {"ise", "kii", "omi", "settsu"},
}
"""Some provinces with all provinces next to them, by land and sea."""

SEA_ROUTES = [
    ("shima", "izu"),
    ("aki", "iyo"),
    ("awa-boso", "izu"),
    ("awa-shikoku", "kii"),
    ("harima", "sanuki"),
    ("kaga", "tajima"),
]


def marching(pieces: str, rest: str = "", kind: int = 0) -> Scenario:
    """A is to move from the first province of *pieces*."""
    origin = pieces.partition(":")[0]
    return given(f"map {pieces}{rest} | do march@A({kind},{origin})")


@pytest.mark.parametrize("armies", [2, 3, 5, 20])
def test_move_1_any_number_moves_but_one_stays(armies: int) -> None:
    """SHO-MOVE-1."""
    game = marching(f"noto:A{armies} kaga:A1").plays("A march kaga")
    if armies == 2:  # there is nothing to choose
        assert game["map"] == "kaga:A2 noto:A1"
        return
    assert game.asked() == ("send", "A")
    assert game.offered() == {f"send {number}" for number in range(1, armies)}
    assert set(rule_for(game).values()) == {"SHO-MOVE-1"}
    for number in (armies, armies + 1):
        why = game.refuses(f"A send {number}")
        assert (why.key, why.rule) == ("one-must-stay", "SHO-MOVE-1")
    game.plays(f"A send {armies - 1}")
    assert game["map"] == f"kaga:A{armies} noto:A1"


def test_move_2_a_province_holds_any_number_of_armies() -> None:
    """SHO-MOVE-2."""
    game = marching("noto:A31 kaga:A31").plays("A march kaga", "A send 30")
    assert game["map"] == "kaga:A61 noto:A1"
    game = acting("army1", "map noto:A61 | mat A:army1=noto | A chests:1")
    assert game["map"] == "noto:A62"


@pytest.mark.parametrize(("one", "other"), SEA_ROUTES)
def test_move_3_sea_routes_join_provinces_both_ways(one: str, other: str) -> None:
    """SHO-MOVE-3."""
    for origin, destination in ((one, other), (other, one)):
        game = marching(f"{origin}:A3 {destination}:A1")
        game.plays(f"A march {destination}", "A send 2")
        assert told(game) == [f"armies-moved A {origin} {destination} 2"]


def test_move_3_there_are_no_further_sea_routes() -> None:
    """SHO-MOVE-3."""
    board = rules().board
    names = board.province_ids
    routes = {frozenset((names[one], names[other])) for one, other in board.sea_routes}
    assert routes == {frozenset(route) for route in SEA_ROUTES}


@pytest.mark.parametrize("origin", NEIGHBOURS)
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_move_4_a_move_goes_to_one_adjacent_province(origin: str, side: str) -> None:
    """SHO-MOVE-4."""
    game = given(f"map {origin}:A3 | do march@A(0,{origin})", side=side)
    assert game.offered() == {f"march {name}" for name in NEIGHBOURS[origin]}
    for name in set(rules().board.province_ids) - NEIGHBOURS[origin]:
        why = game.refuses(f"A march {name}")
        assert (why.key, why.rule) == ("not-adjacent", "SHO-MOVE-4")


def test_move_4_armies_go_together_to_one_province() -> None:
    """SHO-MOVE-4."""
    game = marching("kai:A5 suruga:A1 totomi:A1").plays("A march suruga", "A send 2")
    assert game.is_over()
    assert game["map"] == "kai:A3 suruga:A3 totomi:A1"


OUT = {
    "sun": "izumo echigo iwami mutsu sanuki kazusa tosa awa-boso",
    "moon": "iwami iyo aki tosa mutsu hitachi shimotsuke shimosa",
}


@pytest.mark.parametrize("side", OUT)
def test_move_5_with_three_players_unused_provinces_are_never_entered(
    side: str,
) -> None:
    """SHO-MOVE-5."""
    out = set(OUT[side].split())
    names = rules().board.province_ids
    for origin in set(names) - out:
        position = f"map {origin}:A3 | do march@A(0,{origin})"
        offered = given(position, players=3, side=side).offered()
        everywhere = given(position, players=4, side=side).offered()
        closed = {f"march {name}" for name in out}
        assert offered == everywhere - closed


def test_move_5_an_unused_neighbour_is_refused_for_its_reason() -> None:
    """SHO-MOVE-5."""
    game = given("map shinano:A3 | do march@A(1,shinano)", players=3)
    why = game.refuses("A march echigo")
    assert (why.key, why.rule) == ("out-of-game", "SHO-MOVE-5")
    assert game.refuses("A march aki").key == "not-adjacent"


@pytest.mark.parametrize("kind", [0, 1], ids=["battle-a", "battle-b"])
@pytest.mark.parametrize(
    ("there", "event", "why"),
    [
        (" kozuke:A1", "armies-moved A shinano kozuke 2", "own: a plain move"),
        ("", "battle-began A shinano kozuke 2 none", "neutral: a battle"),
        (" kozuke:B1", "battle-began A shinano kozuke 2 B", "another's: a battle"),
    ],
)
def test_act_battle_1_the_owner_of_the_destination_decides_about_a_battle(
    kind: int, there: str, event: str, why: str
) -> None:
    """SHO-ACT-BATTLE-1."""
    game = marching(f"shinano:A3{there}", kind=kind)
    assert rule_for(game)["march kozuke"] == "SHO-ACT-BATTLE-1"
    game.plays("A march kozuke", "A send 2")
    assert told(game)[0] == event, why
    assert "shinano:A1" in game["map"]


def test_act_battle_2_a_and_b_are_separate_actions_with_the_same_rules() -> None:
    """SHO-ACT-BATTLE-2."""
    position = "map aki:A3 kai:A3 bingo:B2t | mat A:battle-a=aki,battle-b=kai"
    game = given(
        f"{position} | order ABCD | {row('battle-b', 'battle-a')} | "
        "do action(0,1) action(0,0)"
    )
    assert game.asked() == ("march", "A")
    assert "march shinano" in game.offered()  # battle-b in Kai
    game.plays("A march shinano", "A send 1")
    throws(game, "A")
    assert game.offered() == {"march bingo", "march iwami", "march iyo"}
    offers = [
        marching("aki:A3 bingo:B2t", " | event E10", kind).offered() for kind in (0, 1)
    ]
    assert offers == [{"march iwami", "march iyo"}] * 2


def test_act_battle_2_one_card_serves_one_of_them() -> None:
    """SHO-ACT-BATTLE-2."""
    game = given("map aki:A3 | do planning@AB").plays("A assign aki battle-a")
    assert game.refuses("A assign aki battle-b").rule == "SHO-PLAN-3"


@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
@pytest.mark.parametrize(("armies", "void"), [(1, True), (2, False), (3, False)])
def test_act_battle_3_the_origin_needs_two_armies(
    action: str, armies: int, void: bool
) -> None:
    """SHO-ACT-BATTLE-3."""
    game = acting(action, f"map noto:A{armies} kaga:A1 | mat A:{action}=noto")
    assert game.is_over() == void
    wanted = [f"action-void A {action} lone-army SHO-ACT-BATTLE-3"]
    assert of_kind(game, "action-void") == (wanted if void else [])


def test_act_battle_4_somebody_must_move_if_anybody_can() -> None:
    """SHO-ACT-BATTLE-4."""
    game = acting("battle-a", "map noto:A3 kaga:B9 | mat A:battle-a=noto")
    assert game.offered() == {"march etchu", "march kaga"}
    why = game.refuses("A decline")
    assert (why.key, why.rule) == ("must-move", "SHO-ACT-BATTLE-4")
    game.plays("A march kaga")
    assert game.offered() == {"send 1", "send 2"}
    game.refuses("A decline")


def test_act_battle_4_a_house_rule_lets_players_stay() -> None:
    """SHO-ACT-BATTLE-4 [R-11]."""
    game = acting(
        "battle-a", "map noto:A3 | mat A:battle-a=noto", strict_forced_battle=False
    )
    assert game.offered() == {"march etchu", "march kaga", "decline"}
    game.plays("A decline")
    assert game.is_over()
    assert game["map"] == "noto:A3"
    assert told(game)[-1] == "declined A march"


def test_act_battle_5_protected_destinations_are_not_offered() -> None:
    """SHO-ACT-BATTLE-5."""
    game = marching("noto:A3 kaga:B2t etchu:B2", " | event E11")
    assert game.offered() == {"march etchu"}
    why = game.refuses("A march kaga")
    assert (why.key, why.rule) == ("temple-peace", "SHO-ACT-BATTLE-5")


@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_act_battle_5_without_a_destination_the_action_is_void(action: str) -> None:
    """SHO-ACT-BATTLE-5."""
    position = f"map noto:A3 kaga:B2t etchu:C2t | mat A:{action}=noto"
    game = acting(action, f"{position} | event E10")
    assert game.is_over()
    assert of_kind(game, "action-void") == [
        f"action-void A {action} nowhere-to-go SHO-ACT-BATTLE-5"
    ]
    assert game["map"] == "etchu:C2t kaga:B2t noto:A3"
    game = acting(action, position)  # without the event
    assert game.offered() == {"march etchu", "march kaga"}


@pytest.mark.parametrize(
    ("protected", "closed", "why"),
    [
        (1, {0}, "favour 10: battle A"),
        (2, {1}, "favour 11: battle B"),
        (3, {0, 1}, "favour 18: both"),
    ],
)
def test_act_battle_5_favours_close_provinces_too(
    protected: int, closed: set[int], why: str
) -> None:
    """SHO-ACT-BATTLE-5."""
    for kind in (0, 1):
        game = given(
            f"map noto:A3 kaga:B2 etchu:C2 | B protected:{protected} | "
            f"do march@A({kind},noto)",
            modules=("court",),
        )
        wanted = {"march etchu"} if kind in closed else {"march etchu", "march kaga"}
        assert game.offered() == wanted, why
        if kind in closed:
            refusal = game.refuses("A march kaga")
            assert (refusal.key, refusal.rule) == ("protected", "SHO-COURT-20"), why


def test_act_battle_5_a_province_out_of_the_game_is_no_destination() -> None:
    """SHO-ACT-BATTLE-5: with 3 players Iyo has only two neighbours left."""
    game = acting(
        "battle-a",
        "map iyo:A3 aki:B1t awa-shikoku:B1t | event E10 | mat A:battle-a=iyo",
        players=3,
    )
    assert game.is_over()
    assert of_kind(game, "action-void") == [
        "action-void A battle-a nowhere-to-go SHO-ACT-BATTLE-5"
    ]
