"""Everything that is wrong with a board file is found, all of it, and nothing else.

Each broken file is the good test board with one or two changes. SSE-COMP, SSE-BOARD.
"""

import re
from pathlib import Path

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.samurai.board import load
from sengoku.samurai.board_check import check, check_text
from tests.board_files import BoardFile, Found, found

TM23 = Path(__file__).with_name("boards") / "tm23.toml"
FILE = BoardFile(TM23.read_text("utf-8"), check, check_text, load)
GOOD, broken, problems_of = FILE.good, FILE.broken, FILE.problems_of


def test_the_good_boards_have_no_problem() -> None:
    assert check() == []
    assert check(TM23) == []


V4 = 'V4 = { name = "V4", region = "violet", feature = "shrine", coastal = true }\n'
G5 = 'name = "G5", region = "grey", feature = "shrine"'
O1 = 'O1 = { name = "O1", region = "orange", feature = "capital"'
SEED_G2 = (
    'G2", region = "grey", feature = "resource", coastal = true, resource = "bushido'
)
SEED_O3 = (
    'O3", region = "orange", feature = "resource", coastal = true, resource = "food"'
)
TILE_3A = '3A = { points = 4, decree = "recruit-second"'
IN = "provinces.value"

RULES: list[tuple[str, list[tuple[str, str]], str, list[tuple[str, str]]]] = [
    (
        "a province is missing",
        [(V4, ""), (', ["V2", "V4"], ["V3", "V4"],', ",")],
        "SSE-BOARD-1",
        [("province-count", IN), ("region-count", IN), ("shrine-count", IN)],
    ),
    (
        "a province in another region",
        [(G5, G5.replace("grey", "teal"))],
        "SSE-BOARD-1",
        [("region-count", IN), ("region-count", IN)],
    ),
    (
        "two capitals in a region",
        [(G5, G5.replace("shrine", "capital"))],
        "SSE-BOARD-3",
        [("capital-count", IN), ("shrine-count", IN)],
    ),
    (
        "no capital in a region",
        [(O1, O1.replace("capital", "resource"))],
        "SSE-BOARD-3",
        [("capital-count", IN), ("resource-count", IN)],
    ),
    (
        "thirteen resource provinces",
        [(G5, G5.replace("shrine", "resource"))],
        "SSE-BOARD-4",
        [("resource-count", IN), ("shrine-count", IN)],
    ),
    (
        "a seed on a shrine",
        [(G5, G5 + ', resource = "food"')],
        "SSE-BOARD-4",
        [("seed-misplaced", f"{IN}.G5.resource"), ("seed-count", IN)],
    ),
    (
        "seven provinces with food",
        [(SEED_G2, SEED_G2.replace("bushido", "food"))],
        "SSE-COMP-7",
        [("seed-count", IN)],
    ),
    (
        "a mountain is missing",
        [('M7 = { name = "M7", ends = ["V1", "V3"] }\n', "")],
        "SSE-BOARD-6",
        [("mountain-count", "mountains.value")],
    ),
    (
        "a mountain beside the roads",
        [('ends = ["V1", "V3"]', 'ends = ["V1", "V4"]')],
        "SSE-BOARD-6",
        [("mountain-nowhere", "mountains.value.M7.ends")],
    ),
    (
        "a mountain on a sea link",
        [('ends = ["V1", "V3"]', 'ends = ["V1", "T5"]')],
        "SSE-BOARD-6",
        [("mountain-nowhere", "mountains.value.M7.ends")],
    ),
    (
        "two mountains on one border",
        [('ends = ["V1", "V3"]', 'ends = ["G3", "G1"]')],
        "SSE-BOARD-6",
        [("same-mountain", "mountains.value.M7.ends")],
    ),
    (
        "a border with itself",
        [('["G1", "G2"]', '["G1", "G2"], ["G4", "G4"]')],
        "SSE-BOARD-7",
        [("self-border", "borders.value")],
    ),
    (
        "a border named twice",
        [('["G1", "G2"]', '["G1", "G2"], ["G2", "G1"]')],
        "SSE-BOARD-7",
        [("same-border", "borders.value")],
    ),
    (
        "a border by land and by sea",
        [('["G4", "G5"]', '["G4", "G5"], ["G2", "G1"]')],
        "SSE-BOARD-7",
        [("same-border", "sea_links.value")],
    ),
    (
        "a list of neighbours that forgets two",
        [('{ name = "G1",', '{ name = "G1", neighbours = ["G2"],')],
        "SSE-BOARD-7",
        [("not-mutual", f"{IN}.G1.neighbours")] * 2,
    ),
    (
        "two lists of which one is not mutual",
        [
            ('{ name = "G4",', '{ name = "G4", neighbours = ["G2", "G3"],'),
            ('{ name = "G3",', '{ name = "G3", neighbours = ["G1", "G5"],'),
        ],
        "SSE-BOARD-7",
        [("not-mutual", f"{IN}.G3.neighbours")],
    ),
    (
        "a list of neighbours with itself and a double",
        [('{ name = "G4",', '{ name = "G4", neighbours = ["G2", "G4", "G2"],')],
        "SSE-BOARD-7",
        [
            ("self-border", f"{IN}.G4.neighbours"),
            ("same-border", f"{IN}.G4.neighbours"),
        ],
    ),
    (
        "violet cannot be reached",
        [(', ["T5", "V1"]', "")],
        "SSE-BOARD-7",
        [("unreachable", IN)],
    ),
    (
        "a sea link to an inland province",
        [('["T5", "V1"]', '["T1", "V1"]')],
        "SSE-BOARD-8",
        [("inland-link", "sea_links.value")],
    ),
    (
        "a region without slots",
        [
            (f'v{place} = {{ region = "violet"', f't{place + 3} = {{ region = "teal"')
            for place in (1, 2, 3)
        ],
        "SSE-BOARD-9",
        [("region-slots", "slots.value")] * 2,
    ),
    (
        "slots in the wrong order",
        [("g1 = {", "x = {"), ("g2 = {", "g1 = {"), ("x = {", "g2 = {")],
        "SSE-BOARD-10",
        [("slot-order", "slots.value.g2"), ("slot-order", "slots.value.g1")],
    ),
    (
        "a slot is missing",
        [('v3 = { region = "violet", neutral = "harvest" }\n', "")],
        "SSE-BOARD-11",
        [("slot-count", "slots.value")],
    ),
    (
        "too many tokens in round 1",
        [("4 = [3, 2]", "4 = [4, 2]")],
        "SSE-BOARD-11",
        [("quota", "quota.value.4")],
    ),
    (
        "more tokens in an era than in a set",
        [("4 = [3, 2]", "4 = [3, 9]")],
        "SSE-COMP-4",
        [("quota", "quota.value.4")],
    ),
    (
        "the smaller bonus first",
        [("grey = [4, 2]", "grey = [2, 4]")],
        "SSE-BOARD-12",
        [("bonus-order", "region_bonus.value.grey")],
    ),
    (
        "influence that falls",
        [("4, 4, 4, 5, 5, 5, 6]", "4, 3, 4, 5, 5, 5, 6]")],
        "SSE-BOARD-13",
        [("influence-falls", "influence_value.value")],
    ),
    (
        "no influence that is worth something",
        [("[0, 1, 2, 3, 4, 4", "[1, 1, 2, 3, 4, 4")],
        "SSE-BOARD-13",
        [("influence-value", "influence_value.value")],
    ),
    (
        "influence that is worth more than 6",
        [("5, 5, 5, 6]", "5, 5, 5, 7]")],
        "SSE-BOARD-13",
        [("influence-value", "influence_value.value")],
    ),
    (
        "twelve orders",
        [("move3 = 1", "move3 = 2")],
        "SSE-COMP-4",
        [("token-sum", "orders.value")],
    ),
    (
        "six kinds of orders",
        [("move3 = 1, move23 = 2", "move3 = 0, move23 = 3")],
        "SSE-COMP-4",
        [("kind-missing", "orders.value")],
    ),
    (
        "nineteen destiny cards",
        [("violet = 5 }", "violet = 4 }")],
        "SSE-COMP-5",
        [("token-sum", "destiny.value"), ("too-few", "destiny.value")],
    ),
    (
        "24 marked cards",
        [("unmarked = 3", "unmarked = 4")],
        "SSE-COMP-5",
        [("token-sum", "draft_marks.value")],
    ),
    (
        "too little food to start with",
        [("start_food = 2", "start_food = 8")],
        "SSE-COMP-6",
        [("too-few", "resources.value")],
    ),
    (
        "thirteen seeding tokens",
        [("{ food = 6, bushido = 6 }", "{ food = 7, bushido = 6 }")],
        "SSE-COMP-7",
        [("token-sum", "seeding.value")],
    ),
    (
        "twenty neutral tokens",
        [("{ move = 1,", "{ move = 2,")],
        "SSE-COMP-9",
        [("token-sum", "neutral_tokens.value")],
    ),
    (
        "eleven mountain tokens",
        [("ambush = 2", "ambush = 3")],
        "SSE-COMP-9",
        [("token-sum", "mountain_tokens.value")],
    ),
    (
        "ten shrine meeples",
        [("brown = 3", "brown = 4")],
        "SSE-COMP-9",
        [("token-sum", "shrine_meeples.value")],
    ),
    (
        "too few armies for the capitals",
        [("armies = 16", "armies = 7")],
        "SSE-SETUP-5",
        [("too-few", "pieces.value.armies")],
    ),
    (
        "no card in hand",
        [("hand = 3", "hand = 0")],
        "SSE-DEST-1",
        [("too-few", "setup.value.hand")],
    ),
    (
        "a deck that runs out with two players",
        [("extra_destiny = 1", "extra_destiny = 4")],
        "SSE-DEST-8",
        [("too-few", "destiny.value")],
    ),
    (
        "no resources for a point",
        [("value = 3\n", "value = 0\n")],
        "SSE-END-5",
        [("too-few", "leftover_per_point.value")],
    ),
    (
        "two decrees on one tile",
        [(TILE_3A, TILE_3A.replace("recruit-second", "ship"))],
        "SSE-VAR-AGENDA-7",
        [("decree", "agenda_tiles.value.3A.decree")],
    ),
]


@pytest.mark.parametrize(
    ("changes", "rule", "expected"),
    [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in RULES],
)
def test_a_board_that_offends_a_rule(
    tmp_path: Path, changes: list[tuple[str, str]], rule: str, expected: Found
) -> None:
    problems = problems_of(tmp_path, broken(*changes))
    grave = [problem for problem in problems if not problem.warning]
    assert found(grave) == expected
    assert rule in [problem.rule for problem in grave]


SHAPES: list[tuple[str, tuple[str, str], str, str, str]] = [
    (
        "an unknown fact",
        ("[quota]", "[qouta]"),
        "unknown-key",
        "qouta",
        "did you mean 'quota'?",
    ),
    (
        "an unknown key of a fact",
        ("value = 3\n", "valeu = 1\nvalue = 3\n"),
        "unknown-key",
        "leftover_per_point.valeu",
        "did you mean 'value'?",
    ),
    (
        "a fact that is no table",
        (FILE.table("leftover_per_point"), ""),
        "missing-fact",
        "leftover_per_point.value",
        "is missing",
    ),
    (
        "an unknown key of a province",
        (G5, G5 + ", costal = true"),
        "unknown-key",
        f"{IN}.G5.costal",
        "did you mean 'coastal'?",
    ),
    (
        "a key missing from a province",
        (G5, 'name = "G5", feature = "shrine"'),
        "missing-key",
        f"{IN}.G5.region",
        "is missing",
    ),
    (
        "a province that is no table",
        (V4, "V4 = 4\n"),
        "wrong-type",
        f"{IN}.V4",
        "expected a table with name, region, feature, coastal, got 4",
    ),
    (
        "an unknown region",
        (G5, G5.replace("grey", "gray")),
        "unknown-word",
        f"{IN}.G5.region",
        "region 'gray' unknown; did you mean 'grey'?",
    ),
    (
        "an unknown feature",
        (G5, G5.replace("shrine", "temple")),
        "unknown-word",
        f"{IN}.G5.feature",
        "feature 'temple' unknown; expected one of capital, resource, shrine",
    ),
    (
        "a coast that is neither true nor false",
        (G5 + ", coastal = true", G5 + ", coastal = 1"),
        "wrong-type",
        f"{IN}.G5.coastal",
        "expected true or false, got 1",
    ),
    (
        "an id with a blank",
        ("G5 = { name", '"G 5" = { name'),
        "bad-id",
        IN,
        "id 'G 5': expected letters, digits and hyphens",
    ),
    (
        "an id of two lines",
        ("G5 = { name", '"G\\n5" = { name'),
        "bad-id",
        IN,
        r"id 'G\n5': expected letters, digits and hyphens",
    ),
    (
        "two ids that differ in case only",
        ("G5 = { name", "g4 = { name"),
        "same-id",
        IN,
        "the id 'g4' is used twice",
    ),
    (
        "a name used twice",
        ('name = "G5"', 'name = "G4"'),
        "same-name",
        IN,
        "the name 'G4' is used twice",
    ),
    (
        "an empty name",
        ('name = "G5"', 'name = ""'),
        "wrong-type",
        f"{IN}.G5.name",
        "expected a text of 1 to 60 characters, got ''",
    ),
    (
        "a border to an unknown province",
        ('["G1", "G2"]', '["G1", "G2"], ["G4", "G9"]'),
        "unknown-word",
        "borders.value[1]",
        "province 'G9' unknown",
    ),
    (
        "a border of three",
        ('["G1", "G2"]', '["G1", "G2"], ["G4", "G3", "G2"]'),
        "wrong-type",
        "borders.value[1]",
        "expected a pair of provinces, got a list",
    ),
    (
        "a neighbour that is a number",
        ('{ name = "G4",', '{ name = "G4", neighbours = ["G2", 7],'),
        "wrong-type",
        f"{IN}.G4.neighbours",
        "expected a province, got 7",
    ),
    (
        "an unknown neutral action",
        (
            'g1 = { region = "grey", neutral = "recruit"',
            'g1 = { region = "grey", neutral = "recrut"',
        ),
        "unknown-word",
        "slots.value.g1.neutral",
        "did you mean 'recruit'?",
    ),
    (
        "a number below zero",
        ("castles = 3", "castles = -3"),
        "wrong-type",
        "pieces.value.castles",
        "expected a whole number from 0 to 999, got -3",
    ),
    (
        "a number beyond all bounds",
        ("castles = 3", f"castles = {10**30}"),
        "wrong-type",
        "pieces.value.castles",
        "expected a whole number from 0 to 999",
    ),
    (
        "true where a number should be",
        ("castles = 3", "castles = true"),
        "wrong-type",
        "pieces.value.castles",
        "got true",
    ),
    (
        "ten values of influence",
        ("5, 5, 5, 6]", "5, 5, 6]"),
        "wrong-type",
        "influence_value.value",
        "expected a list of 11 whole numbers, not 10",
    ),
    (
        "a quota for five players",
        ("4 = [3, 2]", "4 = [3, 2], 5 = [2, 2]"),
        "unknown-key",
        "quota.value.5",
        "key '5' unknown; expected 2, 3 or 4",
    ),
    (
        "no quota for four players",
        (", 4 = [3, 2]", ""),
        "missing-key",
        "quota.value.4",
        "is missing",
    ),
    (
        "an unknown decree",
        (TILE_3A, '3A = { points = 4, decree = "fly"'),
        "unknown-word",
        "agenda_tiles.value.3A.decree",
        "decree 'fly' unknown",
    ),
    (
        "a fact without provenance",
        ('provenance = "rulebook"\nvalue = { armies = 16', "value = { armies = 16"),
        "provenance-missing",
        "pieces",
        "says no provenance; expected rulebook, derived or reconstructed",
    ),
    (
        "an unknown provenance",
        (
            'provenance = "rulebook"\nvalue = { armies = 16',
            'provenance = "rumour"\nvalue = { armies = 16',
        ),
        "provenance-unknown",
        "pieces.provenance",
        "provenance 'rumour' unknown",
    ),
    (
        "an empty provenance",
        (
            'provenance = "rulebook"\nvalue = { armies = 16',
            'provenance = ""\nvalue = { armies = 16',
        ),
        "provenance-unknown",
        "pieces.provenance",
        "provenance '' unknown; expected rulebook, derived or reconstructed",
    ),
    (
        "a provenance that is a number",
        (
            'provenance = "rulebook"\nvalue = { armies = 16',
            "provenance = 1\nvalue = { armies = 16",
        ),
        "wrong-type",
        "pieces.provenance",
        "expected rulebook, derived or reconstructed, got 1",
    ),
    (
        "a confidence above one",
        ("value = { armies = 16", "confidence = 90\nvalue = { armies = 16"),
        "wrong-type",
        "pieces.confidence",
        "expected a number from 0 to 1, got 90",
    ),
    (
        "a part without provenance",
        (
            "value = { armies = 16",
            "parts.armies = { confidence = 0.5 }\nvalue = { armies = 16",
        ),
        "provenance-missing",
        "pieces.parts.armies",
        "says no provenance",
    ),
    (
        "a correction in a whole board",
        ("value = { armies = 16", "replace = true\nvalue = { armies = 16"),
        "unknown-key",
        "pieces.replace",
        "key 'replace' unknown",
    ),
    (
        "another base",
        ('name = "tm-23"', 'name = "tm-23"\nextends = "deluxe"'),
        "unknown-base",
        "extends",
        "expected 'standard', got 'deluxe'",
    ),
    (
        "the name of the shipped board",
        ('name = "tm-23"', 'name = "standard"'),
        "name-taken",
        "name",
        "choose another name",
    ),
]


@pytest.mark.parametrize(
    ("change", "key", "where", "sentence"),
    [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in SHAPES],
)
def test_a_board_that_cannot_be_read(
    tmp_path: Path, change: tuple[str, str], key: str, where: str, sentence: str
) -> None:
    problems = problems_of(tmp_path, broken(change))
    said = [p.sentence for p in problems if (p.key, p.where) == (key, where)]
    assert len(said) == 1
    assert sentence in said[0]
    with pytest.raises(UnreadableError, match=re.escape(said[0])):
        load(tmp_path / "mine.toml")


PRINTED = 'provenance = "rulebook"\n'

CORRECTIONS: list[tuple[str, str, str]] = [
    ("pieces = 1", "wrong-type", "pieces"),
    ("name = 1", "wrong-type", "name"),
    ("[pieces]\nvalue.armies = 20", "provenance-missing", "pieces"),
    (f"[pieces]\nadd = []\n{PRINTED}", "wrong-type", "pieces"),
    (f"[borders]\nadd = 1\n{PRINTED}", "wrong-type", "borders.add"),
    (
        f'[borders]\nremove = [["aki", "tosa"]]\n{PRINTED}',
        "nothing-to-remove",
        "borders.remove",
    ),
    (
        f'[borders]\nadd = [["aki", "tossa"]]\n{PRINTED}',
        "unknown-word",
        "borders.value[38]",
    ),
    (
        f'[borders]\nadd = [["aki", "bungo"], ["bungo", "nagato"]]\n{PRINTED}',
        "same-border",
        "sea_links.value",
    ),
    (f"[slots]\nreplace = 1\n{PRINTED}", "wrong-type", "slots.replace"),
    (f"[slots]\nvalue.g1 = 1\n{PRINTED}", "wrong-type", "slots.value.g1"),
    (
        f'[slots]\nvalue.g4 = {{ region = "grey", neutral = "move" }}\n{PRINTED}',
        "slot-count",
        "slots.value",
    ),
]


@pytest.mark.parametrize(("text", "key", "where"), CORRECTIONS)
def test_a_correction_that_goes_wrong(
    tmp_path: Path, text: str, key: str, where: str
) -> None:
    problems = problems_of(tmp_path, f'extends = "standard"\n{text}')
    assert found(problems) == [(key, where)]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"[orders", "not-toml"),
        (b"a = 1\na = 2", "not-toml"),
        (b"a = " + b"9" * 5000, "not-toml"),
        (b"a = " + b"[" * 5000, "not-toml"),
        (b"name = '\xff'", "not-text"),
        (b"# " + b"x" * (1 << 16), "too-large"),
        (b"x" + "é".encode() * (1 << 15), "too-large"),
    ],
)
def test_a_file_that_is_no_toml(tmp_path: Path, content: bytes, key: str) -> None:
    assert found(problems_of(tmp_path, content)) == [(key, "")]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert found(check(tmp_path / "none.toml")) == [("no-file", "")]
    assert found(check(tmp_path)) == [("no-file", "")]
    assert found(check(Path("\0"))) == [("no-file", "")]
    with pytest.raises(UnreadableError, match=r"none\.toml: cannot be opened"):
        load(tmp_path / "none.toml")


def test_an_empty_file_lacks_every_fact(tmp_path: Path) -> None:
    problems = problems_of(tmp_path, "")
    facts = [line[1:-1] for line in GOOD.splitlines() if re.match(r"\[\w+\]", line)]
    assert {problem.key for problem in problems} == {"missing-fact"}
    assert {problem.where for problem in problems} == {f"{key}.value" for key in facts}


def test_tables_within_tables_without_end(tmp_path: Path) -> None:
    deep = ".".join("a" * 90)
    text = f'extends = "standard"\n[pieces]\n{PRINTED}value.{deep} = 1'
    assert found(problems_of(tmp_path, text)) == [("unknown-key", "pieces.value.a")]
    longer = f"{text}\n{deep}.{deep} = 1"
    assert found(problems_of(tmp_path, longer)) == [("not-toml", "")]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"k{place} = 1" for place in range(6000)),
        "[provinces.value]\n" + "\n".join(f"p{n} = {{}}" for n in range(6000)),
        broken(('["G1", "G2"],', '["G1", "G"],' * 4000)),
        broken(('{ name = "G4",', f'{{ name = "G4", neighbours = {["G"] * 9000!r},')),
        broken(
            ("[pieces]\n", "[pieces]\n" + "".join(f"k{n} = 1\n" for n in range(6000)))
        ),
    ],
    ids=["facts", "provinces", "borders", "neighbours", "keys"],
)
def test_a_flood_is_answered_with_few_problems(tmp_path: Path, text: str) -> None:
    assert 1 <= len(problems_of(tmp_path, text)) < 100


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    rows = {"twelve orders", "two mountains on one border", "a slot is missing"}
    changes = [change for row in RULES if row[0] in rows for change in row[1]]
    problems = problems_of(tmp_path, broken(*changes, (G5, G5.replace("grey", "gray"))))
    assert {problem.key for problem in problems} == {
        "token-sum",
        "same-mountain",
        "slot-count",
        "unknown-word",
    }


WARNINGS: list[tuple[str, list[tuple[str, str]], Found]] = [
    (
        "a shrine and a resource change places",
        [
            (G5, G5.replace("shrine", "resource")),
            (SEED_O3, SEED_O3[: SEED_O3.index("resource")] + 'shrine", coastal = true'),
        ],
        [("unlikely-features", IN)] * 2,
    ),
    (
        "violet with a single coast",
        [
            (f'{feature}", coastal = true', f'{feature}", coastal = false')
            for feature in (
                'V2", region = "violet", feature = "resource',
                'V3", region = "violet", feature = "resource',
                'V4", region = "violet", feature = "shrine',
            )
        ],
        [("unlikely-coast", IN)],
    ),
    (
        "a capital with one neighbour",
        [('["V1", "V2"], ', ""), ('["T5", "V1"]', '["T5", "V4"]')],
        [("unlikely-capital", f"{IN}.V1")],
    ),
]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in WARNINGS],
)
def test_an_unlikely_board_can_be_played(
    tmp_path: Path, changes: list[tuple[str, str]], expected: Found
) -> None:
    """SSE-BOARD-4, SSE-BOARD-8"""
    problems = problems_of(tmp_path, broken(*changes))
    assert found(problems) == expected
    assert all(problem.warning for problem in problems)
    assert load(tmp_path / "mine.toml").name == "tm-23"


@pytest.mark.games
def test_mutated_boards_are_loaded_or_refused_in_a_sentence(tmp_path: Path) -> None:
    start = f'extends = "standard"\n{FILE.table("slots")}\n{FILE.table("pieces")}'
    assert 500 < FILE.refused_mutations(tmp_path, start, rounds=2000, seed=23) < 2000
