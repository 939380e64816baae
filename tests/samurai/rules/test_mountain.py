"""SSE-VAR-MOUNTAIN: Path of the Mountain."""

from collections import Counter

import pytest

from sengoku.core.rng import fast_seed
from sengoku.samurai.vocabulary import EFFECT_WORDS
from sengoku.testing import Scenario
from tests.samurai.given import given, rules
from tests.samurai.seen import (
    holder,
    holdings,
    prices,
    rule_for,
    supply,
    told,
    watched,
)

EFFECTS = Counter(
    {
        "ambush": 2,
        "mercenaries": 2,
        "bushido-master": 2,
        "highland-farms": 2,
        "independent-tribe": 1,
        "journey": 1,
    }
)


def with_mountain(position: str, *plays: str, edition: str = "standard") -> Scenario:
    return given(position, 3, edition, ("mountain",)).plays(*plays)


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_mountain_1_seven_of_ten_tokens_lie_face_down(edition: str) -> None:
    """SSE-VAR-MOUNTAIN-1"""
    table = rules(3, edition, ("mountain",))
    first = set()
    for seed in range(30):
        s = table.start(fast_seed(seed))
        assert (len(s.mountain), len(s.spare)) == (7, 3)
        tokens = Counter(EFFECT_WORDS[effect] for effect in (*s.mountain, *s.spare))
        assert tokens == EFFECTS
        assert not any(s.revealed)
        first.add(s.mountain[0])
        assert "mountains M1:? M2:? M3:? M4:? M5:? M6:? M7:?" in table.dump_seen(s, 0)
    assert len(first) == len(EFFECT_WORDS), "any token may lie anywhere"


def test_mountain_1_without_the_variant_there_are_no_tokens() -> None:
    """SSE-VAR-MOUNTAIN-1"""
    s = rules(3).start(fast_seed(1))
    assert (set(s.mountain), s.spare) == ({-1}, [])


@pytest.mark.parametrize(
    ("pieces", "slot", "offered", "why"),
    [
        (
            "G1:A1",
            "g1",
            {"step G1 G2", "step G1 G3", "step G1 G6", "cross M1 G3"},
            "one of three roads has a mountain",
        ),
        ("G3:A1", "g1", {"step G3 G1", "step G3 G5", "cross M1 G1"}, "the other way"),
        ("G6:A1", "g1", {"step G6 G1", "step G6 O5", "cross M2 O5"}, "over a border"),
        ("G2:A1", "g1", {"step G2 G1", "step G2 G4"}, "no mountain on these roads"),
        ("G5:A1", "g1", {"step G5 G3", "step G5 G4"}, "a sea link has none"),
    ],
)
def test_mountain_2_a_step_may_lead_over_the_mountain_of_its_road(
    pieces: str, slot: str, offered: set[str], why: str
) -> None:
    """SSE-VAR-MOUNTAIN-2"""
    game = with_mountain(
        f"map {pieces} | mountains M1:ambush M2:ambush | do move@A({slot},1,0,0)"
    )
    assert game.offered() == {*offered, "decline"}, why


@pytest.mark.parametrize(
    ("play", "key", "rule"),
    [
        ("A cross M1 G2", "not-at-mountain", "SSE-VAR-MOUNTAIN-2"),
        ("A cross M1 G1", "no-own-army", "SSE-ACT-MOVE-1"),
        ("A cross M2 O5", "no-own-army", "SSE-ACT-MOVE-1"),
        ("A cross M5 T2", "army-of-other-region", "SSE-ACT-MOVE-2"),
        ("A cross M7 V3", "mountain-empty", "SSE-VAR-MOUNTAIN-18"),
    ],
)
def test_mountain_2_only_an_army_that_could_make_the_step(
    play: str, key: str, rule: str
) -> None:
    """SSE-VAR-MOUNTAIN-2"""
    game = with_mountain(
        "map G1:A1 T1:A1 V1:A1 | mountains M1:ambush M2:ambush M5:ambush | "
        "do move@A(g1,3,0,0)"
    )
    why = game.refuses(play)
    assert (why.key, why.rule) == (key, rule)


def test_mountain_2_the_token_is_revealed_resolved_and_discarded() -> None:
    """SSE-VAR-MOUNTAIN-2"""
    game = with_mountain(
        "map G1:A1 | mountains M1:highland-farms M2:ambush | do neutral@A(g2)",
        "A cross M1 G3",
    )
    assert told(game) == [
        "expedition-left A G1 M1 G3",
        "mountain-revealed A M1 3",
        "resource-gained A food 1 SSE-VAR-MOUNTAIN-11 0",
        "expedition-arrived A G3 False",
    ]
    assert (game["mountains"], game["revealed"]) == ("M2:ambush", "highland-farms:1")


def test_mountain_3_the_direct_step_reveals_nothing() -> None:
    """SSE-VAR-MOUNTAIN-3"""
    game = with_mountain(
        "map G1:A1 | mountains M1:ambush | do neutral@A(g2)", "A step G1 G3"
    )
    assert (game["map"], game["mountains"]) == ("G3:A1", "M1:ambush")
    assert game.kinds() == ["army-moved"]


@pytest.mark.parametrize("effect", ["ambush", "mercenaries", "bushido-master"])
def test_mountain_4_the_way_over_the_mountain_costs_one_point(effect: str) -> None:
    """SSE-VAR-MOUNTAIN-4"""
    game = with_mountain(
        f"map G1:A1 | mountains M1:{effect} | do move@A(g1,2,0,0)", "A cross M1 G3"
    )
    assert game["do"] == "move@A(g1,1,0,1)"


@pytest.mark.parametrize(
    ("do", "then", "why"),
    [
        ("move@A(g1,3,0,0)", "move", "Move 3"),
        ("move@A(g1,2,1,0)", "move", "Move 2 or 3"),
        ("ship@A(g1)", "move", "Move 2 of a ship order"),
    ],
)
def test_mountain_5_one_expedition_in_an_order(do: str, then: str, why: str) -> None:
    """SSE-VAR-MOUNTAIN-5"""
    game = with_mountain(
        f"map G1:A1 G6:A1 | A food:1 | mountains M1:bushido-master M2:ambush | do {do}",
        "A cross M1 G3",
    )
    assert game.asked() == (then, "A"), why
    assert not any(choice.startswith("cross") for choice in game.offered())
    refused = game.refuses("A cross M2 O5")
    assert (refused.key, refused.rule) == ("one-expedition", "SSE-VAR-MOUNTAIN-5")


def test_mountain_5_each_move_action_may_have_its_own() -> None:
    """SSE-VAR-MOUNTAIN-5"""
    game = with_mountain(
        "map G1:A1 G6:A1 | mountains M1:bushido-master M2:bushido-master | era 1.1 | "
        "order ABC | do move@A(g1,1,0,0) neutral@A(g2)",
        "A cross M1 G3",
        "A cross M2 O5",
    )
    assert (game["map"], holdings(game, "A")) == ("G3:A1 O5:A1", (0, 2))


def test_mountain_6_the_army_on_the_mountain_has_no_power() -> None:
    """SSE-VAR-MOUNTAIN-6"""
    game = with_mountain(
        "map T1:A1B1 T2:A1B1 | mountains M5:independent-tribe | do neutral@A(t2)"
    )
    assert (holder(game, "T1"), holder(game, "T2")) == ("", "")
    game.plays("A cross M5 T2")
    assert game.asked() == ("tribe", "A")
    assert (holder(game, "T1"), holder(game, "T2")) == ("B", "")
    assert game["map"] == "T1:B1 T2:A1B1"


@pytest.mark.parametrize(
    ("pieces", "offered", "why"),
    [
        ("T2:A1B1", set(), "neither harvest nor attack where it came from"),
        (
            "T2:A2B1",
            {"harvest T2", "attack T2 B", "step T2 T1", "step T2 T5"},
            "another army stays in T2",
        ),
        ("T2:A1 T1:B1", set(), "nor where it is going"),
    ],
)
def test_mountain_6_the_army_on_the_mountain_is_not_counted(
    pieces: str, offered: set[str], why: str
) -> None:
    """SSE-VAR-MOUNTAIN-6"""
    game = with_mountain(
        f"map {pieces} | mountains M5:independent-tribe | do neutral@A(t2)",
        "A cross M5 T1",
    )
    if offered:
        assert game.offered() == {*offered, "decline"}, why
    else:
        assert "declined A tribe" in told(game), why
        assert game.is_over()


@pytest.mark.parametrize(
    ("effect", "answers"),
    [
        ("mercenaries", ()),
        ("bushido-master", ()),
        ("highland-farms", ()),
        ("independent-tribe", ("A decline",)),
        ("independent-tribe", ("A recruit G1",)),
        ("journey", ("A decline",)),
        ("journey", ("A attack G2 B",)),
    ],
)
def test_mountain_7_the_army_goes_on_to_its_destination(
    effect: str, answers: tuple[str, ...]
) -> None:
    """SSE-VAR-MOUNTAIN-7"""
    game = with_mountain(
        f"map G1:A1 G2:B1 | A bushido:1 | mountains M1:{effect} | do neutral@A(g2)",
        "A cross M1 G3",
        *answers,
    )
    assert game.is_over()
    assert told(game)[-1] == "expedition-arrived A G3 False"
    assert "G3:A1" in game["map"]


def test_mountain_8_an_ambushed_army_goes_back_one_step() -> None:
    """SSE-VAR-MOUNTAIN-8"""
    game = with_mountain(
        "map G2:A1 | mountains M1:ambush | do move@A(g1,3,0,0)",
        "A step G2 G1",
        "A cross M1 G3",
    )
    assert told(game)[-1] == "expedition-arrived A G1 True"
    assert (game["map"], game["do"]) == ("G1:A1", "move@A(g1,1,0,1)")


def test_mountain_8_an_ambushed_traveller_goes_back_outside() -> None:
    """SSE-VAR-MOUNTAIN-8, SSE-VAR-MOUNTAIN-16"""
    game = with_mountain(
        "map G6:A1 | mountains M2:ambush | do move@A(g1,3,0,0)",
        "A step G6 O5",
        "A cross M2 G6",
    )
    assert (game["map"], game["travellers"]) == ("O5:A1", "O5:1")
    assert game.offered() == {"step O5 O4", "step O5 G6", "decline"}


def test_mountain_9_mercenaries_come_from_the_personal_supply() -> None:
    """SSE-VAR-MOUNTAIN-9"""
    game = with_mountain(
        "map G1:A1 | A armies:3 | mountains M1:mercenaries | do move@A(g1,2,0,0)",
        "A cross M1 G3",
    )
    assert "army-recruited A G1 SSE-VAR-MOUNTAIN-9" in told(game)
    assert (game["map"], supply(game, "A")) == ("G1:A1 G3:A1", 2)
    assert "step G1 G2" in game.offered(), "it stands in the region of the order"


def test_mountain_9_a_mercenary_outside_is_no_traveller() -> None:
    """SSE-VAR-MOUNTAIN-9, SSE-ACT-MOVE-6"""
    game = with_mountain(
        "map G6:A1 | mountains M2:mercenaries | do move@A(g1,3,0,0)",
        "A step G6 O5",
        "A cross M2 G6",
    )
    assert (game["map"], game["travellers"]) == ("G6:A1 O5:A1", "")
    assert game.offered() == {"step G6 G1", "step G6 O5", "decline"}


@pytest.mark.parametrize(
    ("effect", "general", "gained"),
    [
        ("bushido-master", "food:9 bushido:9", (0, 1)),
        ("bushido-master", "food:9 bushido:0", (0, 0)),
        ("highland-farms", "food:9 bushido:9", (1, 0)),
        ("highland-farms", "food:0 bushido:9", (0, 0)),
    ],
)
def test_mountain_10_and_11_a_resource_from_the_supply(
    effect: str, general: str, gained: tuple[int, int]
) -> None:
    """SSE-VAR-MOUNTAIN-10, SSE-VAR-MOUNTAIN-11"""
    game = with_mountain(
        f"map G1:A1 | general {general} | mountains M1:{effect} | do neutral@A(g2)",
        "A cross M1 G3",
    )
    assert holdings(game, "A") == gained


@pytest.mark.parametrize(
    ("slot", "mountain", "pieces", "cross", "offered"),
    [
        (
            "g1",
            "M1",
            "G1:A2 G2:A1B1",
            "cross M1 G3",
            {
                *("recruit G1", "harvest G2", "step G1 G2", "step G1 G3", "step G1 G6"),
                *("step G2 G1", "step G2 G4"),
            },
        ),
        (
            "o1",
            "M3",
            "O1:A1 O2:A1B1",
            "cross M3 O6",
            {"recruit O1", "attack O2 B", "step O2 O1", "step O2 O7", "step O2 T4"},
        ),
        (
            "t1",
            "M5",
            "T1:A1 T2:A1B1",
            "cross M5 T2",
            {"harvest T2", "attack T2 B", "step T2 T1", "step T2 T5"},
        ),
        (
            "v1",
            "M7",
            "V1:A1 V2:A1B1",
            "cross M7 V3",
            {"recruit V1", "attack V2 B", "harvest V2"},
        ),
    ],
)
def test_mountain_12_the_tribe_offers_the_kinds_of_its_region(
    slot: str, mountain: str, pieces: str, cross: str, offered: set[str]
) -> None:
    """SSE-VAR-MOUNTAIN-12"""
    for taken in ("", "slots g1:A+ship o1:B+ship t1:A+ship v1:B+ship | "):
        game = with_mountain(
            f"map {pieces} | {taken}mountains {mountain}:independent-tribe | "
            f"do move@A({slot},1,0,0)",
            f"A {cross}",
        )
        assert game.offered() == {*offered, "decline"}, "slots occupied or not"


def test_mountain_12_the_tribe_does_one_action() -> None:
    """SSE-VAR-MOUNTAIN-12"""
    game = with_mountain(
        "map T1:A1 T3:A1 T4:A1 | mountains M5:independent-tribe | do move@A(t1,1,0,0)",
        "A cross M5 T2",
        "A harvest T3",
    )
    assert (holdings(game, "A"), game.is_over()) == ((1, 0), True)


def test_mountain_13_the_journey_reaches_the_whole_region_but_no_further() -> None:
    """SSE-VAR-MOUNTAIN-13"""
    game = with_mountain(
        "map O1:A2C1 O3:B2 O7:B1Cc G2:B1 T2:C1 | A bushido:2 | mountains M3:journey | "
        "do move@A(o1,1,0,0)",
        "A cross M3 O6",
    )
    assert prices(game) == {
        "attack O1 C": {"bushido": 1},
        "attack O3 B": {"bushido": 1},
        "attack O7 B": {"bushido": 1},
        "decline": {},
    }
    why = game.refuses("A attack G2 B")
    assert (why.key, why.rule) == ("other-region", "SSE-VAR-MOUNTAIN-14")
    game.plays("A attack O3 B")
    assert (holdings(game, "A"), supply(game, "B")) == ((0, 1), 13)
    assert game.is_over(), "one army only"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("map O1:A1 O3:B1 | A food:5", "food does not pay for it"),
        ("map O1:A2 O3:Bc T2:B1 | A bushido:5", "nobody is to be destroyed"),
    ],
)
def test_mountain_13_without_bushido_or_victim_nothing_is_asked(
    position: str, why: str
) -> None:
    """SSE-VAR-MOUNTAIN-13"""
    game = with_mountain(
        f"{position} | mountains M3:journey | do move@A(o1,1,0,0)", "A cross M3 O6"
    )
    assert game.is_over(), why
    assert told(game)[-2:] == ["declined A journey", "expedition-arrived A O6 False"]


@pytest.mark.parametrize(
    ("effect", "pieces", "do", "cross", "offered", "why"),
    [
        (
            "M2:journey",
            "G6:A1 G2:B1 O2:B1",
            "move@A(g1,1,0,0)",
            "cross M2 O5",
            {"attack O2 B"},
            "into orange",
        ),
        (
            "M2:journey",
            "O5:A1 G2:B1 O2:B1",
            "move@A(o1,1,0,0)",
            "cross M2 G6",
            {"attack G2 B"},
            "into grey",
        ),
        (
            "M4:independent-tribe",
            "O2:A1",
            "move@A(o1,1,0,0)",
            "cross M4 T4",
            set(),
            "teal has no Recruit, and A nothing there",
        ),
        (
            "M4:independent-tribe",
            "T4:A1",
            "move@A(t1,1,0,0)",
            "cross M4 O2",
            {"recruit O1"},
            "into orange",
        ),
        (
            "M1:journey",
            "G1:A1 G2:B1 O2:B1",
            "neutral@A(g2)",
            "cross M1 G3",
            {"attack G2 B"},
            "both ends in grey",
        ),
    ],
)
def test_mountain_14_the_region_is_the_one_entered(
    effect: str, pieces: str, do: str, cross: str, offered: set[str], why: str
) -> None:
    """SSE-VAR-MOUNTAIN-14"""
    game = with_mountain(
        f"map {pieces} | A bushido:1 | mountains {effect} | do {do}", f"A {cross}"
    )
    if offered:
        assert game.offered() == {*offered, "decline"}, why
    else:
        assert game.is_over(), why


@pytest.mark.parametrize("do", ["move@A(g1,3,0,0)", "neutral@A(g2)"])
def test_mountain_15_the_tribes_move_makes_no_expedition(do: str) -> None:
    """SSE-VAR-MOUNTAIN-15"""
    game = with_mountain(
        "map G6:A1 O1:A1 | mountains M2:independent-tribe M3:ambush | "
        f"A armies:0 | do {do}",
        "A cross M2 O5",
    )
    assert game.offered() == {
        *("step O1 O2", "step O1 O3", "step O1 O4", "step O1 O6"),
        "decline",
    }, "neither over M3 nor the army on M2"
    why = game.refuses("A cross M3 O6")
    assert (why.key, why.rule) == ("one-expedition", "SSE-VAR-MOUNTAIN-5")
    game.plays("A step O1 O6")
    assert (game["map"], game["mountains"]) == ("O5:A1 O6:A1", "M3:ambush")


def test_mountain_16_an_ambushed_army_may_go_on_directly() -> None:
    """SSE-VAR-MOUNTAIN-16"""
    game = with_mountain(
        "map G1:A1 | mountains M1:ambush M2:ambush | do move@A(g1,3,0,0)",
        "A cross M1 G3",
    )
    game.plays("A step G1 G6")
    assert game.offered() == {"step G6 G1", "step G6 O5", "decline"}
    game.plays("A step G6 O5")
    assert game["map"] == "O5:A1"


def test_mountain_17_ships_use_no_mountain() -> None:
    """SSE-VAR-MOUNTAIN-17"""
    game = with_mountain(
        "map G3:A1 | A food:1 | mountains M1:ambush | do ship@A(g1)", "A ship G3 G1 1"
    )
    assert (game["map"], game["mountains"]) == ("G1:A1", "M1:ambush")


def test_mountain_18_an_empty_mountain_has_no_effect() -> None:
    """SSE-VAR-MOUNTAIN-18"""
    game = with_mountain(
        "map G1:A2 | mountains M1:highland-farms | era 1.1 | order ABC | "
        "slots g1:A-move3 g2:A-move23 | do resolution(0)",
        "A cross M1 G3",
        "A decline",
    )
    assert game["do"].endswith("move@A(g2,2,1,0)"), "A's next move action"
    assert not any(choice.startswith("cross") for choice in game.offered())
    why = game.refuses("A cross M1 G3")
    assert (why.key, why.rule) == ("mountain-empty", "SSE-VAR-MOUNTAIN-18")
    game.plays("A step G1 G3")
    assert game["map"] == "G3:A2"


def test_mountain_19_an_army_the_tribe_takes_out_is_no_traveller() -> None:
    """SSE-VAR-MOUNTAIN-19"""
    game = with_mountain(
        "map G1:A1 G6:A1 | mountains M1:independent-tribe | do move@A(g1,3,0,0)",
        "A cross M1 G3",
        "A step G6 O5",
    )
    assert (game["map"], game["travellers"]) == ("G3:A1 O5:A1", "")
    assert game.offered() == {"step G3 G1", "step G3 G5", "decline"}
    why = game.refuses("A step O5 O4")
    assert (why.key, why.rule) == ("army-of-other-region", "SSE-ACT-MOVE-2")


def test_mountain_19_a_traveller_the_tribe_moves_outside_stays_one() -> None:
    """SSE-VAR-MOUNTAIN-19"""
    game = with_mountain(
        "map G6:A2 | mountains M2:independent-tribe | do move@A(g1,3,0,0)",
        "A step G6 O5",
        "A cross M2 O5",
        "A step O5 O4",
    )
    assert (game["map"], game["travellers"]) == ("O4:A1 O5:A1", "O4:1 O5:1")
    assert game.offered() == {
        *("step O4 O1", "step O4 O5", "step O5 O4", "step O5 G6"),
        "decline",
    }


def test_mountain_19_a_traveller_the_tribe_brings_home_is_none_any_more() -> None:
    """SSE-VAR-MOUNTAIN-19"""
    game = with_mountain(
        "map G6:A2 | mountains M2:independent-tribe | do move@A(g1,3,0,0)",
        "A step G6 O5",
        "A cross M2 O5",
        "A step O5 G6",
    )
    assert (game["map"], game["travellers"]) == ("G6:A1 O5:A1", "O5:1")
    assert {"step G6 G1", "step O5 O4"} <= game.offered()


def test_mountain_19_beside_travellers_the_tribe_takes_another_army() -> None:
    """SSE-VAR-MOUNTAIN-19"""
    game = with_mountain(
        "map G6:A2 O5:A1 | mountains M2:independent-tribe | do move@A(g1,3,0,0)",
        "A step G6 O5",
        "A cross M2 O5",
        "A step O5 O4",
    )
    assert (game["map"], game["travellers"]) == ("O4:A1 O5:A2", "O5:2")
    assert game.offered() == {"step O5 O4", "step O5 G6", "decline"}


def test_mountain_19_armies_of_the_slots_region_are_not_the_tribes() -> None:
    """SSE-VAR-MOUNTAIN-19"""
    game = with_mountain(
        "map G6:A1 G1:A1 O4:A1 | A armies:0 | mountains M2:independent-tribe | "
        "do move@A(g1,3,0,0)",
        "A cross M2 O5",
    )
    assert game.offered() == {"step O4 O1", "step O4 O5", "decline"}


@pytest.mark.parametrize("effect", sorted(EFFECTS))
def test_mountain_20_only_tribe_and_journey_ask(effect: str) -> None:
    """SSE-VAR-MOUNTAIN-20"""
    game = watched(
        f"map G1:A1 G2:B1 | A bushido:1 | mountains M1:{effect} | do neutral@A(g2)",
        3,
        variants=("mountain",),
    ).plays("A cross M1 G3")
    question = {"independent-tribe": "tribe", "journey": "journey"}.get(effect, "")
    assert game.asked() == (question, "A" if question else "")
    if question:
        assert "decline" in game.offered()


def test_mountain_20_the_journey_may_be_declined() -> None:
    """SSE-VAR-MOUNTAIN-20"""
    game = with_mountain(
        "map O1:A2C1 O3:B2 | A bushido:2 | mountains M3:journey | do move@A(o1,1,0,0)",
        "A cross M3 O6",
    )
    assert rule_for(game)["decline"] == "SSE-VAR-MOUNTAIN-20"


def test_mountain_21_the_tribe_may_be_declined() -> None:
    """SSE-VAR-MOUNTAIN-21"""
    game = with_mountain(
        "map T1:A1 T3:A1 | mountains M5:independent-tribe | do move@A(t1,1,0,0)",
        "A cross M5 T2",
    )
    assert game.offered() > {"decline"}
    assert rule_for(game)["decline"] == "SSE-VAR-MOUNTAIN-21"
    game.plays("A decline")
    assert game.is_over()
    assert (game["map"], holdings(game, "A")) == ("T2:A1 T3:A1", (0, 0))
