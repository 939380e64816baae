"""SHO-ACT-RICE, SHO-ACT-TAX, SHO-ACT-RT: what provinces yield, and bear."""

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    acting,
    chests,
    given,
    of_kind,
    peasants,
    rice,
    row,
    supply,
    throws,
    told,
)

YIELDS = {
    "echigo": (5, 3),
    "etchu": (7, 3),
    "hitachi": (3, 4),
    "kaga": (4, 5),
    "kozuke": (3, 4),
    "mutsu": (4, 3),
    "noto": (5, 2),
    "shimotsuke": (6, 2),
    "shinano": (6, 2),
    "aki": (4, 3),
    "bingo": (3, 4),
    "bitchu": (5, 3),
    "bizen": (4, 2),
    "hoki": (6, 5),
    "iwami": (7, 2),
    "izumo": (3, 3),
    "mimasaka": (7, 3),
    "tajima": (4, 4),
    "awa-shikoku": (4, 2),
    "ise": (5, 3),
    "iyo": (3, 4),
    "kii": (5, 4),
    "sanuki": (6, 2),
    "settsu": (7, 3),
    "shima": (4, 3),
    "tosa": (6, 3),
    "yamato": (5, 4),
    "echizen": (4, 4),
    "harima": (4, 4),
    "hida": (4, 2),
    "mikawa": (6, 3),
    "mino": (3, 5),
    "omi": (3, 2),
    "owari": (6, 2),
    "tamba": (7, 2),
    "wakasa": (6, 2),
    "awa-boso": (3, 4),
    "izu": (6, 2),
    "kai": (5, 3),
    "kazusa": (5, 3),
    "musashi": (6, 3),
    "sagami": (3, 4),
    "shimosa": (5, 5),
    "suruga": (7, 3),
    "totomi": (6, 2),
}
"""Chests and rice of every province."""


def collecting(action: str, pieces: str, rest: str = "") -> Scenario:
    province = pieces.partition(":")[0]
    return acting(action, f"map {pieces} | mat A:{action}={province}{rest}")


@pytest.mark.parametrize("province", YIELDS)
def test_act_rice_1_rice_is_what_the_province_yields(province: str) -> None:
    """SHO-ACT-RICE-1."""
    game = collecting("rice", f"{province}:A2", " | A rice:6 chests:1")
    wanted = YIELDS[province][1]
    assert (rice(game, "A"), chests(game, "A")) == (6 + wanted, 1)
    assert told(game) == [
        f"card-shown A rice {province}",
        f"rice-gained A {wanted} SHO-ACT-RICE-1",
        f"unrest-added {province}",
    ]


@pytest.mark.parametrize("province", YIELDS)
def test_act_tax_1_chests_are_what_the_province_yields(province: str) -> None:
    """SHO-ACT-TAX-1."""
    game = collecting("tax", f"{province}:A2", " | A rice:6 chests:1")
    wanted = YIELDS[province][0]
    assert (rice(game, "A"), chests(game, "A")) == (6, 1 + wanted)
    assert told(game) == [
        f"card-shown A tax {province}",
        f"chests-gained A {wanted} SHO-ACT-TAX-1",
        f"unrest-added {province}",
    ]


@pytest.mark.parametrize(
    ("out", "after", "why"),
    [
        ({"A": 3, "G": 1}, "kai:A2+3", "the revolt is won"),
        ({"A": 1, "G": 2}, "", "the revolt is lost"),
        ({}, "", "a tie is lost too"),
    ],
)
def test_act_rt_2_the_yield_comes_first_and_is_kept(
    out: dict[str, int], after: str, why: str
) -> None:
    """SHO-ACT-RT-2."""
    for action, yielded in (("tax", 5), ("rice", 3)):
        game = collecting(action, "kai:A3+2")
        assert game.asked() == ("throw", "A")
        assert chests(game, "A") + rice(game, "A") == yielded, why
        throws(game, "A", **out)
        assert game["map"] == after, why
        assert chests(game, "A") + rice(game, "A") == yielded, why
        kinds = game.kinds()
        gained = "chests-gained" if action == "tax" else "rice-gained"
        assert kinds.index(gained) < kinds.index("revolt-began")


@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize("unrest", [0, 1, 2, 4])
def test_act_rt_3_a_revolt_follows_where_there_was_unrest(
    action: str, unrest: int
) -> None:
    """SHO-ACT-RT-3."""
    marker = f"+{unrest}" if unrest else ""
    game = collecting(action, f"kai:A3{marker}")
    if unrest:
        assert of_kind(game, "revolt-began") == [f"revolt-began A kai {unrest}"]
        assert of_kind(game, "cubes-thrown") == [f"cubes-thrown A3G{unrest}"]
        assert peasants(game) == 20 - unrest
    else:
        assert of_kind(game, "revolt-began", "cubes-thrown") == []
        assert game["map"] == "kai:A3+1"
        assert game.is_over()


@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize(
    ("pieces", "out", "after", "why"),
    [
        ("kai:A3", None, "kai:A3+1", "no revolt"),
        ("kai:A3+1", {"A": 3}, "kai:A3+2", "a revolt without losses"),
        ("kai:A3+2", {"A": 3, "G": 2}, "kai:A1+3", "a revolt won with losses"),
        ("kai:A3ch+2", {"A": 2, "G": 2}, "", "lost: markers leave, none is added"),
    ],
)
def test_act_rt_4_a_marker_is_added_unless_the_province_is_lost(
    action: str, pieces: str, out: dict[str, int] | None, after: str, why: str
) -> None:
    """SHO-ACT-RT-4."""
    game = collecting(action, pieces)
    if out is not None:
        throws(game, "A", **out)
    assert game["map"] == after, why
    added = of_kind(game, "unrest-added")
    assert added == (["unrest-added kai"] if after else []), why


def test_act_rt_4_the_survivors_stay_and_the_others_go_to_the_supply() -> None:
    """SHO-ACT-RT-4."""
    game = collecting("tax", "kai:A3+2")
    throws(game, "A", A=3, G=2)
    assert supply(game, "A") == 59 + 2
    assert peasants(game) == 20
    assert game["tray"] == ""


@pytest.mark.parametrize(
    ("first", "second"), [("tax", "rice"), ("rice", "tax")], ids=["tax", "rice"]
)
def test_act_rt_5_rice_and_tax_share_their_markers(first: str, second: str) -> None:
    """SHO-ACT-RT-5: spring, then summer."""
    game = collecting(first, "kai:A3")
    assert game["map"] == "kai:A3+1"
    game = collecting(second, game["map"])
    assert of_kind(game, "cubes-thrown") == ["cubes-thrown A3G1"]


def test_act_rt_5_the_markers_of_one_round_are_there_in_the_same_round() -> None:
    """SHO-ACT-RT-5: A's tax leaves a marker, then B takes Kai and harvests nothing."""
    game = given(
        "map kai:A2 shinano:B6 | mat A:tax=kai B:battle-a=shinano | order ABCD | "
        f"{row('tax', 'battle-a')} | do action(0,1) action(0,0)"
    )
    assert game["map"] == "kai:A2+1 shinano:B6"
    game.plays("B march kai", "B send 5")
    throws(game, "B", B=5, A=2)
    assert game["map"] == "kai:B3+1 shinano:B1"
