"""SHO-SETUP-8 to -15 and -23: start provinces by drafting."""

from collections import Counter

import pytest

from sengoku.testing import Scenario
from tests.shogun.given import (
    given,
    of_kind,
    owned,
    rule_for,
    rules,
    started,
    supply,
    walk,
)

GROUPS = {3: "0,0,4,2,2,1", 4: "0,0,3,2,2,1", 5: "0,0,2,2,2,1"}
"""How many groups of 0, 1, 2, 3, 4 and 5 armies everybody has."""

PILE = "aki bingo bizen etchu hida ise izu kai kaga omi iyo"
"""The top card is the last: Iyo, then Omi, then Kaga."""


def drafting(open_cards: str = "kii noto", players: int = 3) -> Scenario:
    """Everybody has all groups; A is the first to pick."""
    seats = "ABCDE"[:players]
    groups = " | ".join(f"{seat} groups:{GROUPS[players]}" for seat in seats)
    return given(
        f"open {open_cards} | pile {PILE} | {groups} | choosing {seats} | do draft(0)",
        players=players,
    )


def picks(game: Scenario, *turns: str) -> Scenario:
    """Let each seat pick and place a group of 2: ``A pile``."""
    for turn in turns:
        seat, source = turn.split()
        game.plays(f"{seat} pick {source}", f"{seat} muster 2")
    return game


def test_setup_8_two_cards_of_a_shuffled_pile_are_open() -> None:
    """SHO-SETUP-8."""
    opened = set()
    for seed in range(1, 21):
        game = started(seed=seed)
        pair = game["open"].split()
        assert len(pair) == len(set(pair)) == 2
        assert len(game["pile"].split()) == 43
        assert not set(pair) & set(game["pile"].split())
        opened.add(tuple(pair))
    assert len(opened) > 15


def test_setup_8_the_pile_is_face_down() -> None:
    """SHO-SETUP-8."""
    game = started()
    for viewer in (0, 1, 2, 3, None):
        assert game.seen("pile", viewer) == "?43"
        assert game.seen("open", viewer) == game["open"]


@pytest.mark.parametrize(
    ("players", "total"), [(3, 27), (4, 25), (5, 23)], ids=["3", "4", "5"]
)
def test_setup_9_groups_are_those_of_the_mat(players: int, total: int) -> None:
    """SHO-SETUP-9."""
    game = started(players)
    sizes = [int(number) for number in GROUPS[players].split(",")]
    assert sum(size * number for size, number in enumerate(sizes)) == total
    for seat in "ABCDE"[:players]:
        assert game[seat].endswith(f"groups:{GROUPS[players]}")


@pytest.mark.parametrize(
    ("left", "wanted", "why"),
    [
        ("0,0,4,2,2,1", {2, 3, 4, 5}, "all groups are there"),
        ("0,0,4,2,2,0", {2, 3, 4}, "the 5 is placed"),
        ("0,0,1,0,1,0", {2, 4}, "a 2 and a 4 are left"),
    ],
)
def test_setup_9_each_group_is_placed_once(
    left: str, wanted: set[int], why: str
) -> None:
    """SHO-SETUP-9."""
    game = given(
        f"open kii noto | pile {PILE} | picked omi | A groups:{left} | "
        "choosing ABC | do muster@A",
        players=3,
    )
    assert game.offered() == {f"muster {size}" for size in wanted}, why
    for size in {2, 3, 4, 5} - wanted:
        refusal = game.refuses(f"A muster {size}")
        assert (refusal.key, refusal.rule) == ("no-such-group", "SHO-SETUP-9"), why


@pytest.mark.parametrize("first", range(5))
def test_setup_10_picks_go_round_the_table_from_the_first_seat(first: int) -> None:
    """SHO-SETUP-10."""
    game = started(5, first=first, tower="own")
    order = [
        choice[0] for choice in walk_to_priming(game) if choice.split()[1] == "pick"
    ]
    lap = [(first + turn) % 5 for turn in range(5)]
    assert order == ["ABCDE"[seat] for seat in lap * 7]


def test_setup_10_the_first_seat_is_random_unless_the_table_says() -> None:
    """SHO-SETUP-10."""
    firsts = Counter(started(3, seed=seed).asked()[1] for seed in range(90))
    assert set(firsts) == set("ABC")
    assert min(firsts.values()) > 15


def walk_to_priming(game: Scenario) -> list[str]:
    choices = []
    for choice in walk(game):
        choices.append(choice)
        if game.asked()[0] == "throw":
            return choices
    raise AssertionError("the tower was never primed")


@pytest.mark.parametrize(
    ("source", "province", "why"),
    [
        ("first", "kii", "the first open card"),
        ("second", "noto", "the second open card"),
        ("pile", "iyo", "the top of the pile"),
    ],
)
def test_setup_11_a_pick_is_a_card_and_a_whole_group(
    source: str, province: str, why: str
) -> None:
    """SHO-SETUP-11."""
    game = drafting()
    assert game.asked() == ("pick", "A")
    assert game.offered() == {"pick first", "pick second", "pick pile"}
    assert set(rule_for(game).values()) == {"SHO-SETUP-11"}
    game.plays(f"A pick {source}")
    assert game["picked"] == province, why
    game.plays("A muster 4")
    assert game["map"] == f"{province}:A4", why
    assert owned(game, "A") == {province}
    assert supply(game, "A") == 58
    assert game["A"].startswith("groups:0,0,4,2,1,1")
    assert "group-mustered A " + province + " 4" in of_kind(game, "group-mustered")
    assert game.asked() == ("pick", "B")


def test_setup_11_only_the_seat_whose_turn_it_is_picks() -> None:
    """SHO-SETUP-11."""
    game = drafting()
    assert game.refuses("B pick first").key == "not-your-turn"
    game.plays("A pick first")
    assert game.refuses("B muster 2").key == "not-your-turn"


@pytest.mark.parametrize(
    ("source", "opened", "event", "why"),
    [
        (
            "first",
            "iyo noto",
            "province-picked A kii False iyo",
            "replaced from the pile",
        ),
        (
            "second",
            "kii iyo",
            "province-picked A noto False iyo",
            "replaced from the pile",
        ),
        ("pile", "kii noto", "province-picked A iyo True none", "nothing was taken"),
    ],
)
def test_setup_12_a_taken_open_card_is_replaced_at_once(
    source: str, opened: str, event: str, why: str
) -> None:
    """SHO-SETUP-12."""
    game = drafting().plays(f"A pick {source}")
    assert game.asked() == ("muster", "A")
    assert game["open"] == opened, why
    assert game["pile"].split()[-1] == "omi", why
    assert of_kind(game, "province-picked") == [event]


def test_setup_13_nobody_refreshes_on_the_first_turn() -> None:
    """SHO-SETUP-13."""
    game = drafting()
    for seat in "ABC":
        assert game.asked() == ("pick", seat)
        assert game.refuses(f"{seat} refresh").rule == "SHO-SETUP-13"
        picks(game, f"{seat} pile")


@pytest.mark.parametrize(
    ("turns", "allowed", "why"),
    [
        (("A pile", "B pile", "C pile"), True, "nobody took an open card"),
        (("A first", "B pile", "C pile"), False, "A's own card was replaced"),
        (("A pile", "B first", "C pile"), False, "B took an open card"),
        (("A pile", "B pile", "C second"), False, "C took an open card"),
    ],
)
def test_setup_13_the_pair_must_be_that_of_the_own_previous_pick(
    turns: tuple[str, ...], allowed: bool, why: str
) -> None:
    """SHO-SETUP-13."""
    game = picks(drafting(), *turns)
    assert game.asked() == ("refresh" if allowed else "pick", "A"), why


def test_setup_13_a_refresh_turns_up_two_cards_and_happens_once() -> None:
    """SHO-SETUP-13."""
    game = picks(drafting(), "A pile", "B pile", "C pile")
    assert game.offered() == {"refresh", "decline"}
    game.plays("A refresh")
    assert game["open"] == "kai izu"
    assert sorted(game["pile"].split()[:2]) == ["kii", "noto"]
    assert of_kind(game, "pair-refreshed") == ["pair-refreshed A kai,izu"]
    assert game.asked() == ("pick", "A")
    game.refuses("A refresh")


def test_setup_13_a_refresh_is_optional() -> None:
    """SHO-SETUP-13."""
    game = picks(drafting(), "A pile", "B pile", "C pile")
    game.plays("A decline")
    assert game["open"] == "kii noto"
    assert game.asked() == ("pick", "A")
    assert game.offered() == {"pick first", "pick second", "pick pile"}


def test_setup_13_after_a_refresh_the_new_pair_counts() -> None:
    """SHO-SETUP-13."""
    game = picks(drafting(), "A pile", "B pile", "C pile").plays("A refresh")
    picks(game, "A pile", "B pile", "C pile")
    assert game["open"] == "kai izu"
    assert game.asked() == ("refresh", "A")
    picks(game.plays("A decline"), "A pile")
    assert game.asked() == ("refresh", "B")  # B saw the new pair too


@pytest.mark.parametrize(("players", "total"), [(3, 27), (4, 32), (5, 35)])
def test_setup_14_the_draft_ends_with_the_last_group(players: int, total: int) -> None:
    """SHO-SETUP-14."""
    game = started(players, tower="own")
    choices = walk_to_priming(game)
    assert sum(choice.split()[1] == "muster" for choice in choices) == total
    assert of_kind(game, "draft-ended") == ["draft-ended"]
    taken = sum(len(owned(game, seat)) for seat in "ABCDE"[:players])
    assert taken == total
    assert game["open"] == game["pile"] == game["choosing"] == ""
    for seat in "ABCDE"[:players]:
        assert "groups" not in game[seat]
    in_play = rules(players).in_play
    neutral = [province for province in in_play if game.state.owner[province] < 0]
    assert len(neutral) == {3: 10, 4: 13, 5: 10}[players]


def test_setup_15_after_the_draft_everybody_plans_on_the_action_side() -> None:
    """SHO-SETUP-15."""
    game = started()
    assert game.asked()[0] == "pick"
    game.refuses("A assign chest0 bid")
    for _ in walk(game):
        if game.asked()[0] == "planning":
            break
    assert game.asked() == ("planning", "ABCD")
    for seat in "ABCD":
        fields = {text.split()[2] for text in game.offered(seat)}
        assert fields == {
            *("castle", "temple", "theatre", "rice", "tax"),
            *("army5", "army3", "army1", "battle-a", "battle-b", "bid"),
        }


def test_setup_23_a_pick_is_decided_step_by_step() -> None:
    """SHO-SETUP-23."""
    game = picks(drafting(), "A pile", "B pile", "C pile")
    assert game.asked() == ("refresh", "A")
    game.plays("A refresh")
    assert game.asked() == ("pick", "A")
    for viewer in (0, 1, 2, None):
        assert game.seen("open", viewer) == "kai izu"
    game.plays("A pick second")
    assert game.asked() == ("muster", "A")
    game.plays("A muster 3")
    assert game.asked()[1] == "B"


def test_setup_23_a_card_from_the_pile_is_turned_up_for_all() -> None:
    """SHO-SETUP-23."""
    game = drafting()
    for viewer in (0, 1, 2, None):
        assert game.seen("picked", viewer) == ""
    game.plays("A pick pile")
    for viewer in (0, 1, 2, None):
        assert game.seen("picked", viewer) == "iyo"
        assert of_kind(game, "province-picked", viewer=viewer) == [
            "province-picked A iyo True none"
        ]
    assert game["map"] == ""


@pytest.mark.parametrize("other", ["pick first", "pick second", "pick pile", "refresh"])
def test_setup_23_a_card_cannot_be_given_back(other: str) -> None:
    """SHO-SETUP-23."""
    game = drafting().plays("A pick pile")
    why = game.refuses(f"A {other}")
    if other.startswith("pick"):
        assert (why.key, why.rule) == ("card-is-taken", "SHO-SETUP-23")
