"""Boards for shorter games, above all the shipped one named mini.

What holds for every game holds on them too: laws, secrets, supplies, bots, pictures.
"""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.errors import UnreadableError
from sengoku.core.facts import Problem
from sengoku.research.evaluate import evaluate
from sengoku.samurai import steps
from sengoku.samurai.actions import Place
from sengoku.samurai.board import BOARDS, load
from sengoku.samurai.board_check import check, check_text
from sengoku.samurai.board_sheet import FILES
from sengoku.samurai.bots.players import LEVELS
from sengoku.samurai.drawing import draw
from sengoku.samurai.game import GAME, SamuraiRules
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.state import NONE
from sengoku.samurai.vocabulary import MOUNTAINS, PROVINCES, SLOTS
from sengoku.testing import laws
from sengoku.testing.laws import Law
from sengoku.testing.samurai import conserved, scramble
from sengoku.testing.walk import positions, some_moments
from tests.drawings import check_self_contained, marked

MINI = FILES.text_of("mini")
SMALL = {
    "mini": MINI,
    "3 players, 2 eras": MINI.replace("players = 2, eras = 1", "players = 3, eras = 2")
    .replace("2 = [1, 0]", "2 = [2, 1], 3 = [1, 1]")
    .replace("hand = 2", "hand = 1")
    .replace("grey = 2, orange = 0", "grey = 2, orange = 2")
    .replace("start_food = 0", "start_food = 1"),
    "mountain": MINI.replace(
        "value = {}", 'value.m1 = { name = "Haku", ends = ["settsu", "kaga"] }'
    ),
}

VIOLET = 'region = "violet", feature = "'

CASES = [
    Options(2, board=MINI),
    Options(2, "crowd", VARIANTS, board=MINI),
    Options(2, "draft", board=MINI),
    Options(3, board=SMALL["3 players, 2 eras"]),
    Options(2, "standard", VARIANTS, board=SMALL["mountain"]),
]
IDS = ("mini", "all variants", "draft", "three players, two eras", "mountain")


@pytest.mark.parametrize("name", SMALL)
def test_a_small_board_has_no_problem(name: str) -> None:
    assert check_text(SMALL[name]) == []


def test_shipped_boards_are_found_by_name() -> None:
    assert GAME.boards == ("standard", "mini")
    assert check(Path("mini")) == check(Path("standard")) == []
    assert BOARDS.of("mini").facts == load(Path("mini")).facts == BOARDS.of(MINI).facts
    assert BOARDS.of("standard") is BOARDS.of("")
    assert BOARDS.of("mini").name == "mini"


def test_ids_and_rows_have_the_same_sizes_on_every_board() -> None:
    """Decision 5."""
    small, whole = SamuraiRules(Options(2, board="mini")), SamuraiRules(Options(2))
    assert small.space is whole.space
    s, t = (rules.start("fast-1:1") for rules in (small, whole))
    rows = ("armies", "seeds", "owner", "neutral", "mountain", "shrine", "travellers")
    for name in rows:
        assert len(getattr(s, name)) == len(getattr(t, name))
    assert (len(s.seeds), len(s.owner), len(s.mountain)) == (
        *(PROVINCES, SLOTS),
        MOUNTAINS,
    )
    assert small.layout.size == whole.layout.size


@pytest.mark.parametrize("players", [3, 4])
def test_a_board_says_how_many_can_play(players: int) -> None:
    with pytest.raises(UnreadableError, match=f"{players} players cannot play") as told:
        SamuraiRules(Options(players, board="mini"))
    assert told.value.rule == "SSE-COMP-1"


@pytest.mark.games
@pytest.mark.parametrize("options", CASES, ids=IDS)
@pytest.mark.parametrize(
    "law",
    [law for law in laws.LAWS if law is not laws.action_ids_are_dense_and_reversible],
    ids=lambda law: law.__name__,
)
def test_laws_hold_on_small_boards(law: Law, options: Options) -> None:
    law(SamuraiRules(options), 5)


@pytest.mark.games
@pytest.mark.parametrize("options", CASES, ids=IDS)
def test_nobody_can_learn_what_is_hidden_on_small_boards(options: Options) -> None:
    laws.nobody_can_learn_what_is_hidden(SamuraiRules(options), 3, scramble, 0.1)


@pytest.mark.games
@pytest.mark.parametrize("options", CASES, ids=IDS)
def test_nothing_is_lost_or_made_on_small_boards(options: Options) -> None:
    rules = SamuraiRules(options)
    for seed in range(5):
        for s in positions(rules, seed):
            conserved(s, rules)


def test_a_game_has_as_many_eras_and_slots_as_its_board() -> None:
    rules = SamuraiRules(CASES[3])
    found, slots = Counter[int](), {*range(len(rules.board.slot_ids))}
    for s in positions(rules, 1):
        found[s.era] += 1
        assert {*[*s.owner][len(slots) :]} == {NONE}
        if s.stack and s.stack.step == steps.PLACEMENT:
            seat = seat_sets.lowest(rules.waiting(s))
            laid = {rules.space.decode(id) for id in rules.legal(s, seat)}
            assert {place.slot for place in laid if isinstance(place, Place)} <= slots
    assert {*found} == {1, 2}


@pytest.mark.games
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_on_small_boards(level: str) -> None:
    found = evaluate("samurai", [level, "easy"], games=2, options={"board": "mini"})
    assert len(found.games) == 2
    assert found.lost == []


def test_positions_are_written_and_read() -> None:
    rules = SamuraiRules(CASES[4])
    for s, _, _ in some_moments(rules, 3, 0.5):
        assert rules.dump(rules.parse(rules.dump(s))) == rules.dump(s)


def test_a_small_board_is_drawn_on_its_part_of_the_map() -> None:
    rules = SamuraiRules(Options(2, board="mini"))
    s = rules.start("fast-1:7")
    picture = draw(rules, rules.observe(s, None))
    check_self_contained(picture)
    tree = ElementTree.fromstring(picture)
    assert [name for (name,) in marked(tree, "province")] == [*rules.board.province_ids]
    assert [slot for (slot,) in marked(tree, "slot")] == ["g1", "o1", "t1", "v1"]
    assert {link for (link,) in marked(tree, "link")} == {"kaga-dewa", "dewa-oshima"}
    out = [part for part in tree.iter() if part.get("class") == "out"]
    assert len(out) == PROVINCES - len(rules.board.province_ids)
    whole = ElementTree.fromstring(draw(SamuraiRules(Options(2)), None))
    assert {*slot_places(tree)} <= {*slot_places(whole)}


def slot_places(tree: ElementTree.Element) -> list[tuple[str, str]]:
    """Return where the slots of a picture are, by their ids."""
    groups = [part for part in tree.iter() if "data-slot" in part.attrib]
    boxes = [next(part for part in group.iter() if part.get("x")) for group in groups]
    return [
        (group.attrib["data-slot"], f"{box.get('x')} {box.get('y')}")
        for group, box in zip(groups, boxes, strict=True)
    ]


BROKEN: list[tuple[str, str, str]] = [
    ("players = 2", "players = 5", "wrong-type small.value.players"),
    ("eras = 1", "eras = 0", "wrong-type small.value.eras"),
    ("eras = 1", "eras = 4", "wrong-type small.value.eras"),
    ("eras = 1", "eras = 1, rounds = 2", "unknown-key small.value.rounds"),
    (", eras = 1", "", "missing-key small.value.eras"),
    ("2 = [1, 0]", "2 = [1, 0], 3 = [1, 0]", "unknown-key quota.value.3"),
    ("2 = [1, 0]", "2 = [3, 0]", "quota quota.value.2"),
    ("2 = [1, 0]", "2 = [0, 1]", "quota quota.value.2"),
    ("2 = [1, 0]", "2 = [1, 3]", "quota quota.value.2"),
    (f"{VIOLET}capital", f"{VIOLET}shrine", "capital-count provinces.value"),
    ("food = 1, bushido = 0", "food = 0, bushido = 0", "seed-count provinces.value"),
    ("food = 1, bushido = 0", "food = 1, bushido = 1", "token-count seeding.value"),
    ('v1 = { region = "violet"', 't2 = { region = "teal"', "region-slots slots.value"),
    ("grey = 2, orange = 0", "grey = 20, orange = 0", "token-sum destiny.value"),
    ("grey = 2, orange = 0", "grey = 1, orange = 0", "too-few destiny.value"),
    ("armies = 5", "armies = 3", "too-few pieces.value.armies"),
]


@pytest.mark.parametrize(("old", "new", "wanted"), BROKEN)
def test_what_is_wrong_with_a_small_board(old: str, new: str, wanted: str) -> None:
    assert MINI.count(old) == 1
    problems = check_text(MINI.replace(old, new))
    assert wanted in [f"{problem.key} {problem.where}" for problem in problems]


def test_a_small_board_without_its_numbers_is_refused() -> None:
    table = re.search(r"(?ms)^\[small\]\n.*?\n(?=\n)", MINI)
    assert table
    bare = MINI.replace(table[0], '[small]\nprovenance = "reconstructed"\n')
    assert Problem("missing-fact", "small.value", "is missing") in check_text(bare)
    gone = check_text(MINI.replace(table[0], ""))
    assert {"province-count", "slot-count", "mountain-count"} <= {p.key for p in gone}
