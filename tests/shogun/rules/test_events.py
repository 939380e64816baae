"""SHO-EV: what the twelve event cards do."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    rice,
    row,
    special,
    supply,
    throws,
)

CARDS = tuple(f"E{number}" for number in range(1, 13))
LOSSES = dict(zip(CARDS, (5, 2, 0, 3, 7, 6, 2, 4, 3, 3, 4, 1), strict=True))


def attacking(
    pieces: str, event: str, rest: str = "", target: str = "kozuke"
) -> Scenario:
    """A attacks from Shinano with 2 of 3 armies."""
    game = given(
        f"map shinano:A3 {pieces} | event {event}{rest} | do march@A(0,shinano)"
    )
    return game.plays(f"A march {target}", "A send 2")


def test_ev_1_the_losses_of_rice_are_those_of_the_cards() -> None:
    """SHO-EV-1."""
    losses = []
    for card in CARDS:
        game = given(f"events {card} | A rice:99 | order ABCD | do winter")
        losses.append(99 - rice(game, "A"))
    assert losses == [LOSSES[card] for card in CARDS]
    assert sorted(losses) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
    assert sum(losses) == 40


@pytest.mark.parametrize("card", CARDS)
def test_ev_2_events_limit_the_tax(card: str) -> None:
    """SHO-EV-2: Settsu yields 7, Omi 3, Noto 5."""
    limits = {"E3": (5, 3, 5), "E7": (7, 6, 6)}
    wanted = limits.get(card, (7, 3, 5))
    game = acting(
        "tax",
        "map settsu:A1 omi:B1 noto:C1 | mat A:tax=settsu B:tax=omi C:tax=noto | "
        f"event {card}",
    )
    assert tuple(chests(game, seat) for seat in "ABC") == wanted


@pytest.mark.parametrize("card", CARDS)
def test_ev_2_events_limit_the_rice(card: str) -> None:
    """SHO-EV-2: Mino yields 5, Omi 2, Settsu 3, Bingo 4."""
    limits = {"E8": (3, 2, 3, 3), "E4": (5, 4, 4, 4)}
    wanted = limits.get(card, (5, 2, 3, 4))
    game = acting(
        "rice",
        "map mino:A1 omi:B1 settsu:C1 bingo:D1 | "
        f"mat A:rice=mino B:rice=omi C:rice=settsu D:rice=bingo | event {card}",
    )
    assert tuple(rice(game, seat) for seat in "ABCD") == wanted


@pytest.mark.parametrize(
    ("action", "province", "event", "card", "wanted", "why"),
    [
        ("tax", "settsu", "E3", "tax+1", 6, "min(7, 5) + 1"),
        ("tax", "omi", "E3", "tax+1", 4, "3 + 1 is below the limit"),
        ("tax", "omi", "E7", "tax+1", 7, "max(3, 6) + 1"),
        ("tax", "settsu", "E7", "tax+1", 8, "max(7, 6) + 1"),
        ("rice", "mino", "E8", "rice+1", 4, "min(5, 3) + 1"),
        ("rice", "omi", "E4", "rice+1", 5, "max(2, 4) + 1"),
        ("rice", "mino", "E4", "rice+1", 6, "max(5, 4) + 1"),
    ],
)
def test_ev_2_limits_act_before_the_special_card(
    action: str, province: str, event: str, card: str, wanted: int, why: str
) -> None:
    """SHO-EV-2."""
    game = acting(
        action,
        f"map {province}:A1 | mat A:{action}={province} | event {event} | "
        f"{special('A', card)}",
    )
    assert chests(game, "A") + rice(game, "A") == wanted, why


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize(
    ("action", "usual", "short", "cost"),
    [("army5", 5, 3, 3), ("army3", 3, 2, 2), ("army1", 1, 1, 1)],
)
def test_ev_3_a_short_levy_raises_fewer_for_the_same_price(
    action: str, usual: int, short: int, cost: int, card: str
) -> None:
    """SHO-EV-3."""
    game = acting(
        action, f"map aki:A1 | mat A:{action}=aki | event {card} | A chests:3"
    )
    armies = short if card == "E12" else usual
    assert game["map"] == f"aki:A{1 + armies}"
    assert chests(game, "A") == 3 - cost


def test_ev_3_army6_makes_up_for_a_short_levy() -> None:
    """SHO-EV-3."""
    game = acting(
        "army5",
        f"map aki:A1 | mat A:army5=aki | event E12 | {special('A', 'army6')} chests:3",
    )
    assert game["map"] == "aki:A7"


@pytest.mark.parametrize("card", CARDS)
def test_ev_4_castles_are_guarded_under_their_event(card: str) -> None:
    """SHO-EV-4."""
    guarded = card in ("E2", "E6")
    game = attacking("kozuke:B3c", card)
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown A2B{3 + guarded}"]
    assert supply(game, "B") == 59 - guarded
    calm = attacking("kozuke:B3h", card)  # no castle, no guard
    assert of_kind(calm, "cubes-thrown") == ["cubes-thrown A2B3"]


@pytest.mark.parametrize(
    ("left", "joined", "why"),
    [
        (9, 2, "both bonuses add up"),
        (2, 2, "just enough"),
        (1, 1, "one cube for two bonuses"),
        (0, 0, "no cube at all"),
    ],
)
def test_ev_4_bonuses_add_up_as_far_as_the_supply_goes(
    left: int, joined: int, why: str
) -> None:
    """SHO-EV-4."""
    game = attacking("kozuke:B3c", "E6", f" | {special('B', 'defend+1')} armies:{left}")
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown A2B{3 + joined}"], why
    assert supply(game, "B") == left - joined, why


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("kind", [0, 1], ids=["battle-a", "battle-b"])
def test_ev_5_temples_keep_attackers_away_under_their_event(
    card: str, kind: int
) -> None:
    """SHO-EV-5."""
    game = given(
        f"map shinano:A3 kozuke:B3t echigo:B3ch | event {card} | "
        f"do march@A({kind},shinano)"
    )
    peace = card in ("E10", "E11")
    assert ("march kozuke" in game.offered()) != peace
    assert "march echigo" in game.offered()
    if peace:
        why = game.refuses("A march kozuke")
        assert (why.key, why.rule) == ("temple-peace", "SHO-ACT-BATTLE-5")


def test_ev_5_an_own_temple_keeps_nobody_from_moving_in() -> None:
    """SHO-EV-5."""
    game = given("map shinano:A3 kozuke:A1t | event E10 | do march@A(0,shinano)")
    game.plays("A march kozuke", "A send 2")
    assert game["map"] == "kozuke:A3t shinano:A1"


@pytest.mark.parametrize(
    ("pieces", "card", "why"),
    [
        ("kai:A3t+1", "E10", "a temple does not keep peasants away"),
        ("kai:A3c+1", "E2", "a castle is not guarded against peasants"),
        ("kai:A3c+1", "E6", "a castle is not guarded against peasants"),
    ],
)
def test_ev_5_neither_event_touches_revolts(pieces: str, card: str, why: str) -> None:
    """SHO-EV-5."""
    game = acting("tax", f"map {pieces} | mat A:tax=kai | event {card}")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G1"], why


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize(
    ("before", "calmed", "why"),
    [
        ("omi:A1+3", "omi:A1h+2", "one of three goes"),
        ("omi:A1+1", "omi:A1h", "the only one goes"),
        ("omi:A1", "omi:A1h", "there is none"),
    ],
)
def test_ev_6_a_theatre_calms_the_province_under_its_event(
    card: str, before: str, calmed: str, why: str
) -> None:
    """SHO-EV-6."""
    game = acting(
        "theatre", f"map {before} | mat A:theatre=omi | event {card} | A chests:1"
    )
    usual = before.replace("A1", "A1h")
    calm = card in ("E1", "E5")
    assert game["map"] == (calmed if calm else usual), why
    assert chests(game, "A") == 0
    removed = of_kind(game, "unrest-removed")
    gone = calm and "+" in before
    assert removed == (["unrest-removed omi SHO-EV-6"] if gone else []), why


@pytest.mark.parametrize("kind", ["castle", "temple"])
def test_ev_6_no_other_building_calms(kind: str) -> None:
    """SHO-EV-6."""
    game = acting(kind, f"map omi:A1+2 | mat A:{kind}=omi | event E1 | A chests:3")
    assert game["map"].endswith("+2")


@pytest.mark.parametrize("card", CARDS)
def test_ev_neutral_2_two_peasants_defend_under_e9(card: str) -> None:
    """SHO-BATTLE-3: the last of the nine kinds of events."""
    game = attacking("", card)
    wanted = "A2G2" if card == "E9" else "A2G1"
    assert of_kind(game, "cubes-thrown") == [f"cubes-thrown {wanted}"]


def test_ev_7_a_temple_built_earlier_in_the_round_protects() -> None:
    """SHO-EV-7."""
    position = (
        "map settsu:A3 yamato:B2 | mat A:battle-a=settsu B:temple=yamato | B chests:2 "
        "| event E10 | order ABCD"
    )
    game = given(
        f"{position} | {row('temple', 'battle-a')} | do action(0,1) action(0,0)"
    )
    assert game["map"] == "settsu:A3 yamato:B2t"
    assert game.refuses("A march yamato").key == "temple-peace"
    game = given(
        f"{position} | {row('battle-a', 'temple')} | do action(0,1) action(0,0)"
    )
    assert "march yamato" in game.offered()  # not yet built


def test_ev_7_a_temple_destroyed_earlier_in_the_round_does_not_protect() -> None:
    """SHO-EV-7."""
    game = given(
        "map settsu:A3 yamato:B2t+2 | mat A:battle-a=settsu B:tax=yamato | "
        f"event E10 | order ABCD | {row('tax', 'battle-a')} | "
        "do action(0,1) action(0,0)"
    )
    throws(game, "B", G=2)
    assert game["map"] == "settsu:A3"
    assert "march yamato" in game.offered()


def test_ev_7_a_castle_built_earlier_in_the_round_is_guarded() -> None:
    """SHO-EV-7."""
    game = given(
        "map shinano:A3 kozuke:B2 | mat A:battle-a=shinano B:castle=kozuke | "
        f"B chests:3 | event E2 | order ABCD | {row('castle', 'battle-a')} | "
        "do action(0,1) action(0,0)"
    )
    game.plays("A march kozuke", "A send 2")
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A2B3"]
