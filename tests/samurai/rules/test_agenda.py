"""SSE-VAR-AGENDA: Region Agenda Tiles."""

from collections import Counter

import pytest

from sengoku.core.rng import fast_seed
from sengoku.samurai.vocabulary import AGENDA_WORDS, REGION_WORDS
from sengoku.testing import Scenario
from tests.samurai.given import given, rules
from tests.samurai.seen import holdings, of_kind, prices, told, watched

BOTH = ("agenda", "mountain")


def with_agenda(
    position: str, players: int = 4, edition: str = "standard", **house: bool | str
) -> Scenario:
    return given(position, players, edition, BOTH, **house)


def meets(tile: str, grey: str, edition: str = "standard", **house: bool | str) -> bool:
    """Return whether A's pieces of *grey* fulfil *tile*.

    B recruits in G1, whereupon the standard edition looks at the tile; then A's turn
    begins, when the crowd edition does.
    """
    game = with_agenda(
        f"map {grey} | agenda grey:{tile} | order ABCD | do turn(0) neutral@B(g1)",
        4,
        edition,
        **house,
    ).plays("B recruit G1")
    points = {"1A": 3, "1B": 5, "2A": 4, "2B": 3, "3A": 4, "3B": 4, "4A": 4, "4B": 4}
    assert game.state.score[0] in (0, points[tile])
    assert game.state.score[0] == (points[tile] if ":A" in game["agenda"] else 0)
    return bool(game.state.score[0])


# Setup and scoring


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_agenda_1_each_region_gets_a_tile_with_a_random_side_up(edition: str) -> None:
    """SSE-VAR-AGENDA-1"""
    table = rules(3, edition, ("agenda",))
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(60):
        s = table.start(fast_seed(seed))
        assert sorted(side // 2 for side in s.agenda) == [0, 1, 2, 3]
        assert [*s.fulfilled] == [0, 0, 0, 0]
        seen.update(enumerate(s.agenda))
    assert len(seen) == len(REGION_WORDS) * len(AGENDA_WORDS), "any side anywhere"


def test_agenda_1_without_the_variant_there_are_no_tiles() -> None:
    """SSE-VAR-AGENDA-1"""
    assert set(rules(3).start(fast_seed(1)).agenda) == {-1}


def test_agenda_1_a_player_has_a_marker_for_every_tile() -> None:
    """SSE-VAR-AGENDA-1, SSE-COMP-9"""
    game = with_agenda(
        "map G1:A6 O1:A2 O2:A3 O3:A3 T2:A1 T3:A1 T4:A1 V2:A1 V3:A1 | A armies:9 | "
        "agenda grey:2A orange:3A teal:1B violet:4B | order AB | era 1.1 | "
        "slots g1:A-recruit o1:A-recruit t1:A-recruit v1:A-recruit | do resolution(0)",
        2,
    )
    game.plays("A recruit G1", "A recruit O1", "A decline")
    game.plays("A recruit T1", "A recruit V1")
    assert game["agenda"] == "grey:2A:A orange:3A:A teal:1B:A violet:4B:A"
    assert game.state.score[0] == 4 + 4 + 5 + 4


@pytest.mark.parametrize(
    ("tile", "pieces", "why"),
    [
        ("1A", "G2:A2 O2:A2", "two provinces, one of them orange"),
        ("1B", "G2:A1 G3:A1 G4:A1 O5:A1 O2:A1", "four and more, three of them grey"),
        ("2A", "G2:A6 O5:A6", "six in grey"),
        ("2B", "G2:A1 G3:A1 G4:A1 O5:A1", "three in grey"),
        ("3A", "G2:A3 G3:A3 O5:A3", "two in grey"),
        ("3B", "G2:A2 G3:A2 O5:Ac", "the castle is orange"),
        ("4A", "G2:A1 G5:A1 O2:A1", "one field in grey"),
        ("4B", "G2:A1 G1:A2 O2:A1", "one field in grey"),
    ],
)
def test_agenda_2_only_the_region_of_the_tile_counts(
    tile: str, pieces: str, why: str
) -> None:
    """SSE-VAR-AGENDA-2"""
    assert not meets(tile, pieces), why


def test_agenda_3_the_marker_and_the_points_come_at_once() -> None:
    """SSE-VAR-AGENDA-3"""
    game = with_agenda("map G1:A6 | agenda grey:2A | A food:1 | do recruit@A(g1)", 2)
    game.plays("A recruit G1")
    assert game.asked() == ("recruit-again", "A"), "the order goes on"
    assert (game["A"], game["agenda"]) == ("food:1 score:4", "grey:2A:A")
    assert told(game) == [
        "army-recruited A G1 SSE-ACT-RECRUIT-1",
        "agenda-fulfilled A grey 2 4",
    ]


def test_agenda_4_each_player_gets_the_full_points() -> None:
    """SSE-VAR-AGENDA-4"""
    game = with_agenda(
        "map G1:A6B6C6 | A score:4 | agenda grey:2A:A | era 1.1 | order ABC | "
        "slots g1:B-recruit g2:C-recruit | do resolution(0)",
        3,
    ).plays("B recruit G1", "C recruit G1")
    assert game.state.score[:3] == [4, 4, 4]
    assert game["agenda"] == "grey:2A:ABC"


def test_agenda_5_a_tile_is_scored_once_and_never_lost() -> None:
    """SSE-VAR-AGENDA-5"""
    game = with_agenda(
        "map G1:A7B1 | A score:4 | agenda grey:2A:A | era 1.1 | order AB | "
        "slots g1:B-attack g2:A-recruit | do resolution(0)",
        2,
    ).plays("B attack G1 A")
    assert (game["A"], game["agenda"]) == ("score:4", "grey:2A:A")
    game.plays("A recruit G1")
    assert (game["A"], of_kind(game, "agenda-fulfilled")) == ("score:4", [])


# Timing

HELD = "G2:A1 G3:A1 G4:A1"
"""Three grey provinces of A, who needs four for tile 1B."""

CHANGES = pytest.mark.parametrize(
    ("pieces", "do", "plays", "why"),
    [
        (f"{HELD} G1:A1B1", "attack@A(g1)", ("A attack G1 B",), "an own Attack"),
        (f"{HELD} G5:A2B2C1", "attack@C(g1)", ("C attack G5 B",), "an Attack"),
        (
            f"{HELD} G5:A2B2C1",
            "attack-again@C(g1,G5)",
            ("C attack G5 B",),
            "the paid second victim",
        ),
        (f"{HELD} G6:A1B1", "move@B(g1,3,0,0)", ("B step G6 O5",), "out of the region"),
        (f"{HELD} G6:A1B1", "move@B(g1,3,0,0)", ("B step G6 G1",), "inside the region"),
        (f"{HELD} O5:A1", "move@A(o1,3,0,0)", ("A step O5 G6",), "into the region"),
        (f"{HELD} G6:A1B1", "neutral@B(g2)", ("B step G6 G1",), "a neutral Move"),
        (f"{HELD} G5:A1B2", "ship@B(g1)", ("B ship G5 T6 2",), "a ship leaves"),
        (f"{HELD} T6:A1", "ship@A(t1)", ("A ship T6 G5 1",), "a ship arrives"),
        (HELD, "recruit@A(g1)", ("A recruit G1",), "an army recruited"),
        (
            f"{HELD} G1:A1B1",
            "recruit-again@A(g1,G1)",
            ("A recruit G1",),
            "the paid second army",
        ),
        (HELD, "neutral@A(g1)", ("A recruit G1",), "a neutral Recruit"),
        (f"{HELD} G5:AcB2", "castle@A(g1)", ("A recruit G5",), "for the castle"),
        (
            "G1:A2 G2:A1 G4:A1",
            "neutral@A(g2)",
            ("A cross M1 G3", "A decline"),
            "an expedition arrives",
        ),
        (
            "G1:C1 G2:A1 G4:A1 G6:A1 G5:A1C1",
            "neutral@C(g2)",
            ("C cross M1 G3", "C step G5 G3"),
            "the Independent Tribe",
        ),
    ],
)
"""Changes of the board by which A comes to control a fourth grey province."""


def change(
    pieces: str, do: str, edition: str, plays: tuple[str, ...], **house: bool | str
) -> Scenario:
    return with_agenda(
        f"map {pieces} | agenda grey:1B | mountains M1:independent-tribe | A food:1 | "
        f"B food:1 | C bushido:1 | order CBA | do {do}",
        3,
        edition,
        **house,
    ).plays(*plays)


@CHANGES
def test_agenda_6_every_change_counts_for_everybody(
    pieces: str, do: str, plays: tuple[str, ...], why: str
) -> None:
    """SSE-VAR-AGENDA-6"""
    for edition in ("standard", "crowd"):
        game = change(pieces, do, edition, plays, agenda_timing="any-time")
        assert game.state.score[:3] == [5, 0, 0], why
    game = change(pieces, do, "standard", plays)
    assert of_kind(game, "agenda-fulfilled") == ["agenda-fulfilled A grey 1 5"]


@CHANGES
def test_agenda_6c_a_change_counts_for_the_player_whose_turn_it_is(
    pieces: str, do: str, plays: tuple[str, ...], why: str
) -> None:
    """SSE-VAR-AGENDA-6c"""
    points = 5 if plays[0].startswith("A") else 0
    for edition in ("standard", "crowd"):
        game = change(pieces, do, edition, plays, agenda_timing="own-turn")
        assert game.state.score[:3] == [points, 0, 0], why
    assert change(pieces, do, "crowd", plays).state.score[0] == points


def test_agenda_6_several_score_in_turn_order() -> None:
    """SSE-VAR-AGENDA-6"""
    game = with_agenda(
        "map G1:A7B7D7 | agenda grey:2A | order DBCA | do neutral@C(g1)"
    ).plays("C recruit G1")
    assert of_kind(game, "agenda-fulfilled") == [
        f"agenda-fulfilled {seat} grey 2 4" for seat in "DBA"
    ]


def test_agenda_6_a_change_anywhere_counts_for_every_tile() -> None:
    """SSE-VAR-AGENDA-6, SSE-VAR-AGENDA-8"""
    game = with_agenda(
        "map G1:A7 | agenda grey:2A | order BA | do recruit@B(v1)", 2
    ).plays("B recruit V1")
    assert of_kind(game, "agenda-fulfilled") == ["agenda-fulfilled A grey 2 4"]
    assert game.state.score[:2] == [4, 0]


@pytest.mark.parametrize(
    ("order", "scored"),
    [("AB", ["A orange 2 4", "B grey 1 5"]), ("BA", ["B grey 1 5", "A orange 2 4"])],
)
def test_agenda_6_a_step_between_regions_is_looked_at_once(
    order: str, scored: list[str]
) -> None:
    """SSE-VAR-AGENDA-6, SSE-VAR-AGENDA-8: the turn order decides, not the region."""
    game = with_agenda(
        "map G1:B1 G2:B1 G3:B1 G6:A1B1 O5:A6 | agenda grey:1B orange:2A | "
        f"order {order} | do move@A(g1,1,0,0)",
        2,
    ).plays("A step G6 O5")
    told_ = [f"agenda-fulfilled {text}" for text in scored]
    assert of_kind(game, "agenda-fulfilled") == told_


def test_agenda_6c_a_change_elsewhere_counts_for_the_own_tiles() -> None:
    """SSE-VAR-AGENDA-6c"""
    game = with_agenda(
        "map G1:A7 T1:B7 | agenda grey:2A teal:2B | order BA | do recruit@A(v1)",
        2,
        "crowd",
    ).plays("A recruit V1")
    assert of_kind(game, "agenda-fulfilled") == ["agenda-fulfilled A grey 2 4"]


@pytest.mark.parametrize(
    ("do", "points", "why"),
    [
        ("turn(0) recruit@B(o1)", 5, "A places"),
        ("turn(1) recruit@B(o1)", 0, "B places"),
        ("resolution(9) recruit@B(o1)", 5, "A's token is turned up"),
        ("resolution(10) recruit@B(o1)", 0, "B's token is turned up"),
        ("influence recruit@B(o1)", 0, "nobody's turn"),
    ],
)
def test_agenda_6c_the_start_of_the_own_turn_counts(
    do: str, points: int, why: str
) -> None:
    """SSE-VAR-AGENDA-6c"""
    game = with_agenda(
        f"map G1:A1 {HELD} V1:A1B1 | agenda grey:1B | slots v1:A-move3 v2:B-move3 | "
        f"order AB | era 1.1 | do {do}",
        2,
        "crowd",
    ).plays("B decline")
    assert game.state.score[0] == points, why


# Decrees

DECREES = pytest.mark.parametrize(
    ("tiles", "position", "plays", "last"),
    [
        ("1A 1B", "map G2:B1C5 | do attack@B(g1)", ("B attack G2 C",), "B attack G2 C"),
        (
            "2A 2B",
            "map G1:B3 | do move@B(g1,2,1,0)",
            ("B step G1 G2", "B step G1 G2"),
            "B step G1 G2",
        ),
        ("3A 3B", "map G3:Bc | do recruit@B(g1)", ("B recruit G1",), "B recruit G3"),
        ("4A 4B", "map G2:B2 | do ship@B(g1)", (), "B ship G2 V1 2"),
    ],
)
"""The enhancement that each tile makes free for everybody."""


@DECREES
@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_agenda_7_a_decree_makes_the_enhancement_free_for_all_players(
    edition: str, tiles: str, position: str, plays: tuple[str, ...], last: str
) -> None:
    """SSE-VAR-AGENDA-7"""
    for tile in tiles.split():
        game = with_agenda(
            f"B food:2 bushido:2 | agenda grey:{tile} | {position}", 4, edition
        ).plays(*plays)
        assert set(map(str, prices(game).values())) == {"{}"}
        assert "decline" in game.offered(), "it stays optional"
        game.plays(last)
        assert holdings(game, "B") == (2, 2)
        assert "resource-paid" not in game.kinds()
        assert game.is_over(), "and is to be had once"


@DECREES
def test_agenda_7_other_tiles_leave_the_price(
    tiles: str, position: str, plays: tuple[str, ...], last: str
) -> None:
    """SSE-VAR-AGENDA-7"""
    for tile in set(AGENDA_WORDS) - set(tiles.split()):
        game = with_agenda(
            f"B food:2 bushido:2 | agenda grey:{tile} orange:{tiles[:2]} | {position}"
        ).plays(*plays)
        cost = {"bushido": 1} if "attack" in last else {"food": 1}
        assert prices(game)[last[2:]] == cost
        game.plays(last)
        assert sum(holdings(game, "B")) == 3


# One change


def test_agenda_8_a_castle_is_built_in_one_change() -> None:
    """SSE-VAR-AGENDA-8"""
    # Between the two armies and the castle, B alone would stand in G3.
    game = with_agenda(
        "map G2:B1 G4:B1 G5:B1 G3:A2B1 | agenda grey:1B | do castle@A(g1)", 2
    ).plays("A build G3")
    assert game["map"] == "G2:B1 G3:AcB1 G4:B1 G5:B1"
    assert of_kind(game, "agenda-fulfilled") == []


def test_agenda_8_a_ship_is_one_change() -> None:
    """SSE-VAR-AGENDA-8"""
    # With one army in G2 and one in G5, A would stand in four provinces.
    game = with_agenda(
        "map G2:A2 G3:A1 G4:A1 | A food:1 | agenda grey:2B | do ship@A(g1)", 2
    ).plays("A ship G2 G5 2")
    assert game["map"] == "G3:A1 G4:A1 G5:A2"
    assert of_kind(game, "agenda-fulfilled") == []


@pytest.mark.parametrize(
    ("supply", "points", "why"),
    [
        (1, 0, "the mercenary ties G1 before anybody looks"),
        (0, 5, "B has four provinces when the army arrives"),
    ],
)
def test_agenda_8_leaving_for_a_mountain_is_no_change_of_its_own(
    supply: int, points: int, why: str
) -> None:
    """SSE-VAR-AGENDA-8"""
    game = with_agenda(
        "map G1:A1B1 G2:B1 G4:B1 G5:B1 | agenda grey:1B | mountains M1:mercenaries | "
        f"A armies:{supply} | do neutral@A(g2)",
        2,
    ).plays("A cross M1 G3")
    assert game.state.score[1] == points, why


@pytest.mark.parametrize(
    ("answer", "points", "why"),
    [
        ("A attack G6 C", 5, "looked at while A's army is nowhere"),
        ("A decline", 0, "looked at when A has arrived and tied G3"),
    ],
)
def test_agenda_8_what_a_mountain_does_counts_with_the_army_nowhere(
    answer: str, points: int, why: str
) -> None:
    """SSE-VAR-AGENDA-8"""
    game = with_agenda(
        "map G1:A1B1 G2:B1 G3:B1 G4:B1 G6:C1 | A bushido:1 | agenda grey:1B | "
        "mountains M1:journey | do neutral@A(g2)",
        3,
    ).plays("A cross M1 G3", answer)
    assert game["map"].startswith("G1:B1 G2:B1 G3:A1B1 G4:B1")
    assert game.state.score[1] == points, why


@pytest.mark.parametrize(
    ("do", "play", "why"),
    [
        ("neutral@A(g3)", "A harvest G2", "a resource gained"),
        ("placement@A", "A place attack g1", "a token placed"),
        ("move@A(g1,1,0,0)", "A decline", "nothing done"),
    ],
)
def test_agenda_8_resources_and_tokens_are_no_change(
    do: str, play: str, why: str
) -> None:
    """SSE-VAR-AGENDA-8"""
    game = with_agenda(f"map G2:A7 | agenda grey:2A | era 1.1 | do {do}", 2).plays(play)
    assert game.state.score[0] == 0, why


@pytest.mark.parametrize("tile", ["1A", "1B"])
def test_agenda_9_decrees_touch_nothing_but_orders(tile: str) -> None:
    """SSE-VAR-AGENDA-9"""
    covering = with_agenda(
        f"A bushido:1 | agenda orange:{tile} | slots o1:B+attack | era 1.2 | "
        "do placement@A",
        2,
    )
    assert prices(covering)["place attack o1"] == {"bushido": 1}
    journey = with_agenda(
        f"map O1:A1 O2:B2 | A bushido:1 | agenda orange:{tile} | "
        "mountains M3:journey | do neutral@A(o1)",
        2,
    ).plays("A cross M3 O6")
    assert prices(journey)["attack O2 B"] == {"bushido": 1}
    neutral = watched(
        f"map O2:A1B3 | A bushido:1 | agenda orange:{tile} | do neutral@A(o2)",
        2,
        variants=BOTH,
    ).plays("A attack O2 B")
    assert neutral.is_over(), "a neutral Attack has no second part"


# The eight sides


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G2:A2 G3:A2", True, "two controlled pairs"),
        ("G2:A5 G3:A2 G4:A1", True, "more is fine"),
        ("G2:A2 G3:A1", False, "one army is too few"),
        ("G2:A2 G3:A1c", False, "a castle is no army"),
        ("G2:A2 G3:A2B2", False, "a tie is no control"),
        ("G2:A2 G3:A2B3", False, "the other controls it"),
        ("G2:A2 G3:A2cB3", True, "the castle keeps control"),
        ("G2:A7", False, "one province"),
    ],
)
def test_agenda_t1a_two_controlled_provinces_with_two_armies_each(
    grey: str, met: bool, why: str
) -> None:
    """SSE-VAR-AGENDA-T1A"""
    assert meets("1A", grey) == met, why


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G2:A1 G3:A1 G4:A1 G5:A1", True, "four"),
        ("G2:A1 G3:A1 G4:A1 G5:A1 G6:A1", True, "five"),
        ("G2:A1 G3:A1 G4:A1 G5:Ac", True, "a castle controls"),
        ("G2:A9 G3:A1 G4:A1", False, "three"),
        ("G2:A1 G3:A1 G4:A1 G5:A1B1", False, "one is tied"),
    ],
)
def test_agenda_t1b_four_controlled_provinces(grey: str, met: bool, why: str) -> None:
    """SSE-VAR-AGENDA-T1B"""
    assert meets("1B", grey) == met, why


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G2:A7", True, "in one province"),
        ("G2:A2 G3:A1 G4:A1 G5:A1 G6:A1 G1:A1", True, "anywhere in the region"),
        ("G2:A7B9", True, "control is not asked for"),
        ("G2:A6", False, "six"),
        ("G2:A6c", False, "a castle is no army"),
    ],
)
def test_agenda_t2a_seven_armies(grey: str, met: bool, why: str) -> None:
    """SSE-VAR-AGENDA-T2A"""
    assert meets("2A", grey) == met, why


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G2:A1 G3:A1 G4:A1 G5:A1", True, "four"),
        ("G2:A1B3 G3:A1B3 G4:A1B3 G5:A1B3", True, "control is not asked for"),
        ("G2:A5 G3:A1 G4:A1", False, "three"),
        ("G2:A1 G3:A1 G4:A1 G5:Ac", False, "a castle is no army"),
    ],
)
def test_agenda_t2b_armies_in_four_provinces(grey: str, met: bool, why: str) -> None:
    """SSE-VAR-AGENDA-T2B"""
    assert meets("2B", grey) == met, why


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G2:A3 G3:A3 G4:A3", True, "three threes"),
        ("G2:A3B4 G3:A3B4 G4:A3B4", True, "control is not asked for"),
        ("G2:A4 G3:A4 G4:A2", False, "one has two"),
        ("G2:A3 G3:A3 G4:A2c", False, "a castle is no army"),
        ("G2:A6 G3:A6", False, "two provinces"),
    ],
)
def test_agenda_t3a_three_armies_in_three_provinces(
    grey: str, met: bool, why: str
) -> None:
    """SSE-VAR-AGENDA-T3A"""
    assert meets("3A", grey) == met, why


@pytest.mark.parametrize(
    ("grey", "owning", "controlling", "why"),
    [
        ("G2:A2 G3:A2 G4:Ac", True, True, "two pairs and a castle"),
        ("G2:A2c G3:A2", True, True, "the castle may stand with a pair"),
        ("G2:A2B9 G3:A2 G4:Ac", True, True, "the pairs need no control"),
        ("G2:A2 G3:A2 G4:AcB3", True, False, "B controls the castle's province"),
        ("G2:A2 G3:A2 G4:AcB2", True, False, "nobody controls it"),
        ("G2:A2 G3:A2", False, False, "no castle"),
        ("G2:A2 G3:A2 G4:Bc", False, False, "somebody else's castle"),
        ("G2:A2 G3:A1 G4:Ac", False, False, "one pair"),
    ],
)
def test_agenda_t3b_two_pairs_and_a_castle(
    grey: str, owning: bool, controlling: bool, why: str
) -> None:
    """SSE-VAR-AGENDA-T3B"""
    assert meets("3B", grey) == owning, why
    assert meets("3B", grey, "crowd") == controlling, why
    assert meets("3B", grey, agenda_3b="control-castle-province") == controlling, why
    assert meets("3B", grey, "crowd", agenda_3b="own-castle") == owning, why


def test_agenda_t3b_building_the_castle_fulfils_it() -> None:
    """SSE-VAR-AGENDA-T3B"""
    game = with_agenda("map G2:A2 G3:A2 G4:A2 | agenda grey:3B | do castle@A(g1)", 2)
    assert game.plays("A build G4").state.score[0] == 4


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G2:A1 G3:A1 G5:A1", True, "two fields and a shrine"),
        ("G2:A1 G4:A1 G6:Ac", True, "of any kind, held by a castle too"),
        ("G2:A1 G5:A1 G6:A1", False, "one field"),
        ("G2:A1 G3:A1 G4:A1 G1:A2", False, "no shrine"),
        ("G2:A1 G3:A1 G5:A1B1", False, "the shrine is tied"),
        ("G2:A1 G3:A1B1 G5:A1", False, "a field is tied"),
    ],
)
def test_agenda_t4a_two_resource_provinces_and_a_shrine(
    grey: str, met: bool, why: str
) -> None:
    """SSE-VAR-AGENDA-T4A"""
    assert meets("4A", grey) == met, why


@pytest.mark.parametrize(
    ("grey", "met", "why"),
    [
        ("G1:A2 G2:A1 G4:A1", True, "two fields and the capital"),
        ("G1:A1 G2:A1 G4:A1", False, "B's recruit ties the capital"),
        ("G5:A2 G2:A1 G4:A1", False, "a shrine is no capital"),
        ("G1:A2 G2:A1 G5:A1", False, "one field"),
        ("G1:Ac G2:A1 G3:A1", True, "a castle holds the capital"),
    ],
)
def test_agenda_t4b_two_resource_provinces_and_the_capital(
    grey: str, met: bool, why: str
) -> None:
    """SSE-VAR-AGENDA-T4B"""
    assert meets("4B", grey) == met, why
