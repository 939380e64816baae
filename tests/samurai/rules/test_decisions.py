"""SSE-DEC: everything a player is ever asked."""

import pytest

from sengoku.core.rng import fast_seed
from sengoku.samurai.events import Declined
from sengoku.samurai.space import (
    SPACE,
)
from sengoku.testing import Scenario
from tests.samurai.given import given, rules
from tests.samurai.seen import (
    SLOTS,
    holdings,
    placements,
    priced,
    prices,
    told,
    watched,
)

MOUNTAIN = ("mountain",)


def test_dec_1_all_choose_a_destiny_card_at_the_same_time() -> None:
    """SSE-DEC-1"""
    position = (
        "A hand:2,1,0,0 | B hand:0,0,3,0 | C hand:1,1,0,1 | order ABC | era 1.0 | "
        "do course(1) destiny@ABC"
    )
    game = given(position, 3)
    assert game.asked() == ("destiny", "ABC")
    assert game.offered("A") == {"commit grey", "commit orange"}
    assert game.offered("B") == {"commit teal"}
    assert game.offered("C") == {"commit grey", "commit orange", "commit violet"}
    why = game.refuses("A commit teal")
    assert (why.key, why.rule) == ("no-such-card", "SSE-DEST-1")
    game.plays("C commit violet", "A commit orange")
    assert game.asked() == ("destiny", "B")
    game.plays("B commit teal")
    assert game.asked() == ("placement", "A")
    other = given(position, 3)
    other.plays("A commit orange", "B commit teal", "C commit violet")
    assert other.rules.dump(other.state) == game.rules.dump(game.state)


def test_dec_1_a_new_game_asks_for_destiny_first() -> None:
    """SSE-DEC-1, SSE-DEC-7"""
    for players in (2, 3, 4):
        table = rules(players)
        assert table.waiting(table.start(fast_seed(1))) == (1 << players) - 1


def test_dec_2_a_placement_names_slot_and_token() -> None:
    """SSE-DEC-2"""
    game = given("slots g1:B-attack | A tokens:2,0,1,0,0,0,1 | do placement@A", 2)
    free = set(SLOTS) - {"g1"}
    assert game.offered() == placements(free, "recruit", "move23", "castle")


def test_dec_2_the_price_of_a_cover_is_paid_with_it() -> None:
    """SSE-DEC-2"""
    game = given(
        "A bushido:2 | slots g1:B+attack g2:A+ship | era 1.2 | order AB | do turn(0)", 2
    )
    kinds = ("recruit", "move3", "move23", "attack", "harvest", "castle")
    assert priced(game) == {text: {"bushido": 1} for text in placements({"g1"}, *kinds)}
    game.plays("A place castle g1")
    assert holdings(game, "A") == (0, 1)
    assert told(game, 1)[:3] == [
        "resource-paid A bushido 1 SSE-COVER-4",
        "token-placed A g1",
        "token-covered A B g1",
    ]


@pytest.mark.parametrize(
    ("slots", "passing", "why"),
    [
        ("g1:B+attack", False, "there are empty slots"),
        (" ".join(f"{slot}:B+attack" for slot in SLOTS[1:]), False, "one is empty"),
        (
            " ".join(f"{slot}:{'A' if slot == 'v3' else 'B'}+attack" for slot in SLOTS),
            False,
            "an own token can be covered",
        ),
        (
            " ".join(f"{slot}:B+attack" for slot in SLOTS),
            True,
            "only opponents' tokens",
        ),
    ],
)
def test_dec_2_passing_is_offered_only_without_a_free_placement(
    slots: str, passing: bool, why: str
) -> None:
    """SSE-DEC-2, SSE-COVER-11"""
    game = given(f"A bushido:5 | slots {slots} | era 1.2 | do placement@A", 2)
    assert ("pass" in game.offered()) == passing, why


@pytest.mark.parametrize(
    ("slot", "offered"),
    [
        (
            "o1",
            {
                *("step O1 O2", "step O1 O3", "step O1 O4", "step O1 O6"),
                *("step O2 O1", "step O2 O7", "step O2 T4"),
                *("cross M3 O6", "cross M4 T4"),
            },
        ),
        ("o2", {"attack O2 B", "attack O2 C"}),
        ("o3", {"recruit O1", "recruit O5"}),
        ("t1", {"harvest T2", "harvest T3"}),
    ],
)
def test_dec_3_a_neutral_action_is_named_whole(slot: str, offered: set[str]) -> None:
    """SSE-DEC-3"""
    game = given(
        "map O1:A1 O2:A2B1C1 O5:Ac T2:A1 T3:A1B1 | mountains M3:ambush M4:ambush | "
        "order ABC | do turn(0)",
        3,
        variants=MOUNTAIN,
    ).plays(f"A place ship {slot}")
    assert game.asked() == ("neutral", "A"), "before the next placement"
    assert game.offered() == {*offered, "decline"}
    game.plays("A decline")
    assert game.asked() == ("placement", "B")


@pytest.mark.parametrize(
    ("order", "asked", "offered"),
    [
        ("recruit", "recruit", {"recruit O1", "recruit O5"}),
        ("move3", "move", {"step O3 O1"}),
        ("move23", "move", {"step O3 O1"}),
        ("attack", "attack", {"attack O3 B", "attack O3 C"}),
        ("harvest", "harvest", {"take"}),
        ("castle", "castle", {"recruit O5"}),
    ],
)
def test_dec_4_an_order_is_asked_of_its_owner(
    order: str, asked: str, offered: set[str]
) -> None:
    """SSE-DEC-4"""
    game = given(
        f"map O3:A2B1C1 O5:Ac | slots o1:A-{order} | era 1.1 | do resolution(0)", 3
    )
    assert game.asked() == (asked, "A")
    assert game.offered() == {*offered, "decline"}


def test_dec_4_a_ship_order_is_asked_for_its_mode_first() -> None:
    """SSE-DEC-4"""
    position = (
        "map O3:A2 | A food:{food} | slots o1:A-ship | era 1.1 | do resolution(0)"
    )
    coasts = [
        *("G1", "G2", "G3", "G4", "G5", "G6", "O2", "O4", "O5", "O7"),
        *("T2", "T3", "T4", "T5", "T6", "V1", "V2", "V3", "V4"),
    ]
    sail = {f"ship O3 {coast} {armies}" for coast in coasts for armies in (1, 2)}
    game = given(position.format(food=1), 2)
    assert game.offered() == {"step O3 O1", *sail, "decline"}
    assert game.plays("A ship O3 V4 2").is_over()
    walking = given(position.format(food=1), 2).plays("A step O3 O1")
    assert walking.asked() == ("move", "A")
    assert not any(choice.startswith("ship") for choice in walking.offered())


def test_dec_4_a_castle_order_names_the_province_to_build_in() -> None:
    """SSE-DEC-4"""
    game = given("map O3:A2 O4:A3 O5:A1 | do castle@A(o1)", 2)
    assert game.offered() == {"build O3", "build O4", "decline"}


def test_dec_4_the_third_point_is_paid_with_its_step() -> None:
    """SSE-DEC-4"""
    game = given("map O3:A1 | A food:1 | do move@A(o1,2,1,0)", 2)
    game.plays("A step O3 O1", "A step O1 O3")
    assert prices(game) == {"step O3 O1": {"food": 1}, "decline": {}}
    game.plays("A step O3 O1")
    assert told(game)[-2:] == [
        "resource-paid A food 1 SSE-ACT-MOVE23-2",
        "army-moved A O3 O1",
    ]


@pytest.mark.parametrize(
    ("position", "first", "second"),
    [
        (
            "map O3:A1B1C2 | A bushido:1 | do attack@A(o1)",
            "A attack O3 B",
            {"attack O3 C": {"bushido": 1}, "decline": {}},
        ),
        (
            "map O3:A1B1C2 | A bushido:1 | do attack@A(o1)",
            "A attack O3 C",
            {
                "attack O3 B": {"bushido": 1},
                "attack O3 C": {"bushido": 1},
                "decline": {},
            },
        ),
        (
            "map O3:Ac | A food:1 | do recruit@A(o1)",
            "A recruit O3",
            {"recruit O1": {"food": 1}, "recruit O3": {"food": 1}, "decline": {}},
        ),
    ],
)
def test_dec_5_the_paid_part_is_asked_when_the_first_is_done(
    position: str, first: str, second: dict[str, dict[str, int]]
) -> None:
    """SSE-DEC-5"""
    game = given(position, 3)
    assert not any(prices(game).values()), "nothing paid is on offer before"
    game.plays(first)
    assert game.asked()[0].endswith("-again")
    assert prices(game) == second
    declined = given(position, 3).plays("A decline")
    assert declined.is_over(), "nor after the first part was declined"


def test_dec_6_the_tribe_asks_the_mover_for_kind_and_execution() -> None:
    """SSE-DEC-6"""
    game = given(
        "map O1:A1 O2:A1B1 | mountains M3:independent-tribe | order AB | "
        "do turn(1) neutral@A(o1)",
        2,
        variants=MOUNTAIN,
    ).plays("A cross M3 O6")
    assert game.asked() == ("tribe", "A")
    assert game.offered() == {
        *("step O2 O1", "step O2 O7", "step O2 T4", "attack O2 B", "recruit O1"),
        "decline",
    }
    game.plays("A attack O2 B")
    assert game.asked() == ("placement", "B")


def test_dec_6_the_journey_asks_the_mover_for_a_victim() -> None:
    """SSE-DEC-6"""
    game = given(
        "map O1:A1 O2:B1 O3:B1C1 | A bushido:1 | mountains M3:journey | "
        "do move@A(o1,2,0,0)",
        3,
        variants=MOUNTAIN,
    ).plays("A cross M3 O6")
    assert game.asked() == ("journey", "A")
    cost = {"bushido": 1}
    assert prices(game) == {
        **{"attack O2 B": cost, "attack O3 B": cost, "attack O3 C": cost},
        "decline": {},
    }
    game.plays("A attack O3 C")
    assert (holdings(game, "A"), game.asked()) == ((0, 0), ("move", "A"))


def test_dec_7_there_is_nothing_else_to_choose() -> None:
    """SSE-DEC-7"""
    kinds = {family.kind for family in SPACE.families}
    assert kinds == {
        *("commit", "place", "pass", "step", "cross", "ship", "attack"),
        *("recruit", "harvest", "take", "build", "decline"),
    }


def test_dec_7_from_the_last_order_to_the_result_nobody_is_asked() -> None:
    """SSE-DEC-7"""
    game = given(
        "map G5:A1 O2:B2 T3:A1B1 V2:A2c | A food:4 hand:2,0,0,0 | B hand:0,2,0,0 | "
        "played grey:5 orange:4 | agenda grey:4A | slots g1:A+move3 g2:B+recruit | "
        "era 3.2 | order AB | do course(29) resolution(11)",
        2,
        variants=("agenda", "shrines"),
    )
    assert game.asked() == ("move", "A")
    game.plays("A decline")
    assert game.is_over()
    assert game.kinds()[-1] == "game-ended"


CANNOT = [
    ("neutral", "map {}:A1 | do neutral@A(t1)", ("T2", "O2"), (), "no-field"),
    ("harvest", "map {}:A1 | do harvest@A(t1)", ("T2", "T1"), (), "no-field"),
    ("attack", "map T2:A1 {}:B1 | do attack@A(t1)", ("T2", "T3"), (), "no-enemy"),
    ("castle", "map T2:{} | do castle@A(t1)", ("A2", "B2"), (), "no-pair"),
    ("recruit", "A armies:{} | do recruit@A(t1)", ("1", "0"), (), "no-supply"),
    ("move", "map {}:A1 | do move@A(t1,3,0,0)", ("T1", "O1"), (), "no-army"),
    ("ship", "map {}:A1 | do ship@A(t1)", ("T1", "O1"), (), "no-army"),
    (
        "recruit-again",
        "A food:{} | do recruit@A(t1)",
        ("1", "0"),
        ("A recruit T1",),
        "",
    ),
    (
        "recruit-again",
        "A armies:{} food:1 | do recruit@A(t1)",
        ("2", "1"),
        ("A recruit T1",),
        "no-supply",
    ),
    (
        "attack-again",
        "map T2:A1B5 | A bushido:{} | do attack@A(t1)",
        ("1", "0"),
        ("A attack T2 B",),
        "",
    ),
    (
        "attack-again",
        "map T2:A1B{} | A bushido:1 | do attack@A(t1)",
        ("2", "1"),
        ("A attack T2 B",),
        "no-enemy-left",
    ),
    (
        "move",
        "map T1:A5 | A food:{} | do move@A(t1,2,1,0)",
        ("1", "0"),
        ("A step T1 T2", "A step T1 T2"),
        "",
    ),
    (
        "journey",
        "map T1:A1 T3:B1 | A bushido:{} | mountains M5:journey | do neutral@A(t2)",
        ("1", "0"),
        ("A cross M5 T2",),
        "",
    ),
    (
        "tribe",
        "map T1:A1 T3:{} | mountains M5:independent-tribe | do neutral@A(t2)",
        ("A1", "B1"),
        ("A cross M5 T2",),
        "",
    ),
]
"""What is asked, a position in which A can do something and one in which A cannot, and
why, unless that is behind A's screen."""


@pytest.mark.parametrize(("asked", "position", "cases", "plays", "because"), CANNOT)
def test_dec_8_doing_nothing_looks_like_declining(
    asked: str,
    position: str,
    cases: tuple[str, str],
    plays: tuple[str, ...],
    because: str,
) -> None:
    """SSE-DEC-8"""
    can, cannot = (
        watched(position.format(case), 2, variants=MOUNTAIN).plays(*plays)
        for case in cases
    )
    assert can.asked() == (asked, "A")
    assert cannot.asked() == ("", "")
    can.plays("A decline")
    for viewer in (0, 1, None):
        bare = [event.bare() for event in cannot.events(viewer)]
        assert can.events(viewer) == bare
        assert Declined(0, asked, because) in cannot.events(viewer)
    assert f"declined A {asked}" in told(can)


def test_dec_8_being_unable_to_place_looks_like_passing() -> None:
    """SSE-DEC-8"""

    def no_slot(bushido: int) -> Scenario:
        full = " ".join(f"{slot}:B+attack" for slot in SLOTS)
        return watched(
            f"A bushido:{bushido} | slots {full} | era 1.2 | order BA | "
            "do turn(2) placement@A",
            2,
        )

    can, cannot = no_slot(1), no_slot(0)
    can.plays("A pass")
    assert told(can) == told(cannot) == ["placement-passed A"]
    assert can.asked() == cannot.asked() == ("placement", "B")
