"""Everything that is wrong with a board file is found, all of it, and nothing else.

Each broken file is the shipped board, as one text, with one or two changes. SHO-COMP.
"""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.shogun import board_check_numbers
from sengoku.shogun.board import load
from sengoku.shogun.board_check import check, check_text
from sengoku.shogun.board_check_parts import PRICES
from sengoku.shogun.board_check_starts import GROUP_SIZES
from sengoku.shogun.space import (
    MAX_CUBES,
    MUSTER,
    TAKE,
)
from tests.board_files import BoardFile, Change, Found, found

DATA = files("sengoku.shogun").joinpath("data")
GOOD = "\n".join(
    DATA.joinpath(name).read_text("utf-8") for name in ("board.toml", "components.toml")
).replace('name = "standard"', 'name = "whole"')
FILE = BoardFile(GOOD, check, check_text, load)
broken, problems_of, table = FILE.broken, FILE.problems_of, FILE.table


def line(start: str) -> str:
    """Return the only line that begins with *start*."""
    found = re.findall(rf"(?m)^{re.escape(start)}.*\n", GOOD)
    assert len(found) == 1, start
    return str(found[0])


def swapped(start: str, old: str, new: str) -> Change:
    """Change *old* into *new* in the only line that begins with *start*."""
    whole = line(start)
    assert whole.count(old) == 1, whole
    return whole, whole.replace(old, new)


def within(fact: str, old: str, new: str) -> Change:
    """Change *old* into *new* in the text of a *fact*."""
    whole = table(fact)
    assert whole.count(old) == 1, whole
    return whole, whole.replace(old, new)


def test_the_good_boards_have_no_problem(tmp_path: Path) -> None:
    assert check() == []
    assert problems_of(tmp_path, GOOD) == []
    assert load(tmp_path / "mine.toml").facts == load().facts


def test_the_limits_are_those_of_the_choices() -> None:
    assert MUSTER.ranges == (GROUP_SIZES,)
    assert TAKE.ranges == (range(min(PRICES), max(PRICES) + 1),)
    assert board_check_numbers.MAX_CUBES == MAX_CUBES


IN = "provinces.value"
AKI = line("aki = ")
BORDER = '  ["aki", "bingo"],\n'
MOON_OUT = "out_with_3.value.moon"
NO_AKI = [
    (AKI, ""),
    (BORDER, ""),
    ('  ["aki", "iwami"],\n', ""),
    ('  ["aki", "iyo"],\n', ""),
    swapped("moon = [", '"aki", ', '"izumo", '),
    swapped("D = { kai", "aki = 2", "izu = 2"),
    swapped("D = { hoki", "aki = 3", "kai = 3"),
]

RULES: list[tuple[str, list[Change], str, Found]] = [
    (
        "a province is missing",
        NO_AKI,
        "SHO-COMP-1",
        [("province-count", IN), ("region-count", IN), ("region-count", IN)],
    ),
    (
        "a province in another region on both sides",
        [
            swapped(
                "aki =", 'sun = "green", moon = "green"', 'sun = "red", moon = "red"'
            )
        ],
        "SHO-COMP-1",
        [("region-count", IN)] * 4,
    ),
    (
        "six provinces that change their region",
        [
            swapped("echizen =", 'moon = "brown"', 'moon = "red"'),
            swapped("shinano =", 'moon = "red"', 'moon = "brown"'),
        ],
        "SHO-COMP-3",
        [("card-count", IN)],
    ),
    (
        "four building sites",
        [swapped("aki =", "sites = 2", "sites = 4")],
        "SHO-COMP-5",
        [("site-count", f"{IN}.aki.sites")],
    ),
    (
        "no building site",
        [swapped("aki =", "sites = 2", "sites = 0")],
        "SHO-COMP-5",
        [("site-count", f"{IN}.aki.sites")],
    ),
    (
        "a province called like another card",
        [
            swapped("aki =", "aki =", "tower ="),
            (BORDER, BORDER.replace("aki", "Tower")),
            ('["aki", "iwami"]', '["Tower", "iwami"]'),
            ('["aki", "iyo"]', '["Tower", "iyo"]'),
            swapped("moon = [", '"aki"', '"Tower"'),
            swapped("D = { kai", "aki = 2", "tower = 2"),
            swapped("D = { hoki", "aki = 3", "tower = 3"),
        ],
        "SHO-PLAN-3",
        [("same-id", IN)],
    ),
    (
        "seven provinces out",
        [swapped("moon = [", '"aki", ', "")],
        "SHO-COMP-2",
        [("out-count", MOON_OUT)],
    ),
    (
        "a province out twice",
        [swapped("moon = [", '"aki"', '"iwami"')],
        "SHO-COMP-2",
        [("out-twice", MOON_OUT)],
    ),
    (
        "a border with itself",
        [(BORDER, f'{BORDER}["kai", "kai"],')],
        "SHO-MOVE-4",
        [("self-border", "borders.value")],
    ),
    (
        "a border named twice",
        [(BORDER, f'{BORDER}["bingo", "aki"],')],
        "SHO-MOVE-4",
        [("same-border", "borders.value")],
    ),
    (
        "a border by land and by sea",
        [('["aki", "iyo"]', '["aki", "iyo"], ["bingo", "aki"]')],
        "SHO-MOVE-4",
        [("same-border", "sea_routes.value")],
    ),
    (
        "a list of neighbours that forgets one",
        [swapped("aki =", 'name = "Aki"', 'name = "Aki", neighbours = ["bingo"]')],
        "SHO-MOVE-4",
        [("not-mutual", f"{IN}.aki.neighbours")],
    ),
    (
        "an island",
        [
            ('  ["awa-boso", "kazusa"],\n', ""),
            ('  ["awa-boso", "izu"],\n', ""),
        ],
        "SHO-MOVE-4",
        [("unreachable", IN)],
    ),
    (
        "an island with three players",
        [swapped("moon = [", '"mutsu"', '"ise"'), ('  ["izu", "shima"],\n', "")],
        "SHO-MOVE-5",
        [("unreachable", MOON_OUT)],
    ),
    (
        "groups in another order",
        [
            swapped("5 = [5, 4", "5, 4, 4, 3", "4, 5, 4, 3"),
        ],
        "SHO-SETUP-9",
        [("group-order", "groups.value.5")],
    ),
    (
        "a group that is too large",
        [swapped("3 = [5, 4", "[5,", "[6,")],
        "SHO-SETUP-9",
        [("group-size", "groups.value.3")]
        + [("preset-groups", f"presets.value.3.{seat}") for seat in "ABC"],
    ),
    (
        "a preset with too many armies",
        [swapped("C = { mimasaka", "tajima = 2", "tajima = 3")],
        "SHO-SETUP-9",
        [("preset-groups", "presets.value.4.C")],
    ),
    (
        "a preset with a province too few",
        [swapped("C = { mimasaka", "tajima = 2, ", "")],
        "SHO-SETUP-9",
        [("preset-groups", "presets.value.4.C")],
    ),
    (
        "an empty preset",
        [(line("C = { mimasaka"), "C = {}\n")],
        "SHO-SETUP-9",
        [("preset-groups", "presets.value.4.C")],
    ),
    (
        "a preset with a province of another seat",
        [swapped("C = { mimasaka", "tajima = 2", "kai = 2")],
        "SHO-SETUP-17",
        [("preset-twice", "presets.value.4")],
    ),
    (
        "a preset with a province that is out",
        [swapped("A = { suruga", "tajima = 2", "izumo = 2")],
        "SHO-SETUP-2",
        [("preset-out", "presets.value.3")],
    ),
    (
        "too few armies",
        [("armies = 62", "armies = 33")],
        "SHO-SETUP-19",
        [("too-few", "cubes.value.armies")],
    ),
    (
        "too many armies",
        [("armies = 62", "armies = 63")],
        "SHO-COMP-11",
        [("too-many", "cubes.value.armies")],
    ),
    (
        "too few peasants",
        [("peasants = 20", "peasants = 9")],
        "SHO-SETUP-19",
        [("too-few", "cubes.value.peasants")],
    ),
    (
        "54 chest tokens",
        [("ones = 35", "ones = 34")],
        "SHO-COMP-12",
        [("token-sum", "chest_tokens.value")],
    ),
    (
        "another chest card",
        [("[0, 1, 2, 3, 4]", "[0, 1, 2, 3, 5]")],
        "SHO-COMP-6",
        [("chest-cards", "chest_cards.value")],
    ),
    (
        "81 buildings",
        [("castle = 28", "castle = 29")],
        "SHO-COMP-13",
        [("token-sum", "building_stock.value")],
    ),
    (
        "a building for nothing",
        [within("building_cost", "theatre = 1", "theatre = 0")],
        "SHO-GEN-4",
        [("kind-missing", "building_cost.value")],
    ),
    (
        "a majority for nothing",
        [within("majority_points", "theatre = 1", "theatre = 0")],
        "SHO-SCORE-3",
        [("kind-missing", "majority_points.value")],
    ),
    (
        "a short levy that is longer",
        [within("short_levy", "army5 = 3", "army5 = 6")],
        "SHO-EV-3",
        [("levy", "short_levy.value.army5")],
    ),
    (
        "a short levy of one army",
        [within("short_levy", "army1 = 1", "army1 = 0")],
        "SHO-EV-3",
        [("levy", "short_levy.value.army1")],
    ),
    (
        "too few unrest markers",
        [("value = 42", "value = 29")],
        "SHO-COMP-14",
        [("too-few", "unrest_markers.value")],
    ),
    (
        "an event that never happens",
        [swapped("E12 =", "short-levy", "neutral-2")],
        "SHO-COMP-9",
        [("event-kinds", "events.value")],
    ),
    (
        "another loss of rice",
        [swapped("E12 =", "loss = 1", "loss = 2")],
        "SHO-EV-1",
        [("event-losses", "events.value")],
    ),
    (
        "a revolt of supplied provinces",
        [("0 = [0, 0]\n", "0 = [0, 1]\n")],
        "SHO-WINTER-4",
        [("supply-none", "supply_table.value")],
    ),
    (
        "more revolts than provinces",
        [("2 = [1, 2]\n", "2 = [3, 2]\n")],
        "SHO-WINTER-4",
        [("supply-many", "supply_table.value"), ("supply-falls", "supply_table.value")],
    ),
    (
        "fewer peasants for more provinces",
        [("6 = [2, 3]\n", "6 = [2, 1]\n")],
        "SHO-WINTER-4",
        [("supply-falls", "supply_table.value")],
    ),
    (
        "a tower that keeps everything",
        [swapped("standard = { lodge", "lodge = [1, 3]", "lodge = [3, 3]")],
        "SHO-TWR-2",
        [("no-chance", "towers.value.standard.lodge")],
    ),
    (
        "a chance divided by nothing",
        [swapped("spielbyweb = { lodge", "knock = [1, 3]", "knock = [1, 0]")],
        "SHO-TWR-1",
        [("no-chance", "towers.value.spielbyweb.knock")],
    ),
    (
        "other prices of favours",
        [("value = [4, 3, 2]", "value = [3, 2, 1]")],
        "SHO-COMP-15",
        [("prices", "favour_prices.value")],
    ),
    (
        "too few officials",
        [("officials = 7", "officials = 6")],
        "SHO-COURT-2",
        [("too-few", "court.value.officials")],
    ),
    (
        "a favour of another kind",
        [swapped("5 = { kind", "rice", "chests")],
        "SHO-COMP-15",
        [("favour-count", "favours.value")] * 2,
    ),
    (
        "a favour of nothing",
        [swapped("2 = { kind", "amount = 2", "amount = 0")],
        "SHO-COURT-14",
        [("too-few", "favours.value.2.amount")],
    ),
    (
        "a bonus on the blank card",
        [("1 = {}", "1 = { rice = 1 }")],
        "SHO-SAM-1",
        [("bonus", "samurai_bonuses.value.1")],
    ),
    (
        "no bonus on the second card",
        [("2 = { chests = 2, tray-armies = 1 }", "2 = { chests = 0 }")],
        "SHO-SAM-5",
        [("bonus", "samurai_bonuses.value.2")],
    ),
    (
        "25 monuments",
        [("value = 6\n", "value = 5\n")],
        "SHO-COMP-17",
        [("token-sum", "monuments.value")],
    ),
    (
        "a row of arts for nothing",
        [('name = "Tea", points = 1', 'name = "Tea", points = 0')],
        "SHO-ART-8",
        [("kind-missing", "art_rows.value")],
    ),
]


@pytest.mark.parametrize(
    ("changes", "rule", "expected"),
    [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in RULES],
)
def test_a_board_that_offends_a_rule(
    tmp_path: Path, changes: list[Change], rule: str, expected: Found
) -> None:
    problems = problems_of(tmp_path, broken(*changes))
    grave = [problem for problem in problems if not problem.warning]
    assert found(grave) == expected
    assert rule in [problem.rule for problem in grave]


SHAPES: list[tuple[str, Change, str, str, str]] = [
    (
        "an unknown fact",
        ("[monuments]", "[monument]"),
        "unknown-key",
        "monument",
        "did you mean 'monuments'?",
    ),
    (
        "a fact that is missing",
        (table("favour_prices"), ""),
        "missing-fact",
        "favour_prices.value",
        "is missing, and the file does not extend 'standard'",
    ),
    (
        "an unknown key of a province",
        swapped("aki =", "chests", "gold"),
        "unknown-key",
        f"{IN}.aki.gold",
        "key 'gold' unknown",
    ),
    (
        "a key missing from a province",
        swapped("aki =", "rice = 3, ", ""),
        "missing-key",
        f"{IN}.aki.rice",
        "is missing",
    ),
    (
        "a province that is no table",
        (AKI, "aki = 4\n"),
        "wrong-type",
        f"{IN}.aki",
        "expected a table with name, chests, rice, sites, sun, moon, got 4",
    ),
    (
        "an unknown region",
        swapped("aki =", 'sun = "green"', 'sun = "gren"'),
        "unknown-word",
        f"{IN}.aki.sun",
        "region 'gren' unknown; did you mean 'green'?",
    ),
    (
        "a region without a name on the moon side",
        swapped("brown = {", ', moon = "Hokuriku"', ""),
        "missing-key",
        "regions.value.brown.moon",
        "is missing",
    ),
    (
        "two regions of one name",
        swapped("brown = {", 'moon = "Hokuriku"', 'moon = "Tokai"'),
        "same-name",
        "regions.value",
        "the name 'Tokai' is used twice",
    ),
    (
        "an unknown province out of the game",
        swapped("moon = [", '"aki"', '"akki"'),
        "unknown-word",
        MOON_OUT,
        "province 'akki' unknown; did you mean 'aki'?",
    ),
    (
        "provinces out that are no list",
        (line("moon = ["), 'moon = "aki"\n'),
        "wrong-type",
        MOON_OUT,
        "expected a list of up to 60 provinces, got 'aki'",
    ),
    (
        "eight groups for three players",
        swapped("3 = [5, 4", ", 2]", "]"),
        "wrong-type",
        "groups.value.3",
        "expected a list of 9 whole numbers, not 8",
    ),
    (
        "groups for six players",
        swapped("5 = [5, 4", "5 = [", "6 = [2]\n5 = ["),
        "unknown-key",
        "groups.value.6",
        "key '6' unknown; expected 3, 4 or 5",
    ),
    (
        "a preset that is a list",
        (line("C = { mimasaka"), 'C = ["mimasaka"]\n'),
        "wrong-type",
        "presets.value.4.C",
        "expected a table of provinces with their armies, got a list",
    ),
    (
        "a preset with an unknown province",
        swapped("C = { mimasaka", "mimasaka", "mimasoka"),
        "unknown-word",
        "presets.value.4.C",
        "did you mean 'mimasaka'?",
    ),
    (
        "a preset with half an army",
        swapped("C = { mimasaka", "mimasaka = 5", "mimasaka = 4.5"),
        "wrong-type",
        "presets.value.4.C.mimasaka",
        "expected a whole number from 0 to 999, got 4.5",
    ),
    (
        "a seat without a preset",
        (line("C = { mimasaka"), ""),
        "missing-key",
        "presets.value.4.C",
        "is missing",
    ),
    (
        "an unknown event",
        swapped("E12 =", "short-levy", "short-levi"),
        "unknown-word",
        "events.value.E12.kind",
        "event 'short-levi' unknown; did you mean 'short-levy'?",
    ),
    (
        "an event card is missing",
        (line("E12 ="), ""),
        "missing-key",
        "events.value.E12",
        "is missing",
    ),
    (
        "a row of three in the supply table",
        ('"7+" = [3, 3]', '"7+" = [3, 3, 3]'),
        "wrong-type",
        "supply_table.value.7+",
        "expected a list of 2 whole numbers, not 3",
    ),
    (
        "an unknown tower",
        ("spielbyweb = { lodge", "spielweb = { lodge"),
        "unknown-key",
        "towers.value.spielweb",
        "did you mean 'spielbyweb'?",
    ),
    (
        "a chance that is a number",
        swapped("standard = { lodge", "lodge = [1, 3]", "lodge = 0.3"),
        "wrong-type",
        "towers.value.standard.lodge",
        "expected a list of 2 whole numbers, got 0.3",
    ),
    (
        "a tower that is unsure",
        swapped("standard = { lodge", "per_cube = true", 'per_cube = "yes"'),
        "wrong-type",
        "towers.value.standard.per_cube",
        "expected true or false, got 'yes'",
    ),
    (
        "an unknown favour",
        swapped("2 = { kind", "chests", "gold"),
        "unknown-word",
        "favours.value.2.kind",
        "favour 'gold' unknown",
    ),
    (
        "a favour that builds an amount",
        swapped("7 = { kind", 'building = "theatre"', "amount = 1"),
        "unknown-key",
        "favours.value.7.amount",
        "key 'amount' unknown; expected kind or building",
    ),
    (
        "a favour that calms too many",
        ('4 = { kind = "calm" }', '4 = { kind = "calm", amount = 1 }'),
        "unknown-key",
        "favours.value.4.amount",
        "key 'amount' unknown; expected kind",
    ),
    (
        "a favour that builds a palace",
        swapped("7 = { kind", '"theatre"', '"palace"'),
        "unknown-word",
        "favours.value.7.building",
        "building 'palace' unknown; expected one of castle, temple, theatre",
    ),
    (
        "a favour against nothing",
        swapped("10 = { kind", '"battle-a"', '"none"'),
        "unknown-word",
        "favours.value.10.against",
        "protection 'none' unknown; expected one of battle-a, battle-b, both",
    ),
    (
        "a favour without an amount",
        swapped("12 = { kind", ", amount = 3", ""),
        "missing-key",
        "favours.value.12.amount",
        "is missing",
    ),
    (
        "a favour that is a word",
        (line('2 = { kind = "chests"'), '2 = "chests"\n'),
        "wrong-type",
        "favours.value.2",
        "expected a table with kind, got 'chests'",
    ),
    (
        "a bonus that is unknown",
        ("2 = { chests = 2, tray-armies = 1 }", "2 = { chest = 2, rice = 1 }"),
        "unknown-key",
        "samurai_bonuses.value.2.chest",
        "did you mean 'chests'?",
    ),
    (
        "a bonus that is a number",
        ("2 = { chests = 2, tray-armies = 1 }", "2 = 2"),
        "wrong-type",
        "samurai_bonuses.value.2",
        "expected a table with chests, rice, tray-armies, points, got 2",
    ),
    (
        "an art without a name",
        ('{ name = "Tea", points = 1 }', "{ points = 1 }"),
        "missing-key",
        "art_rows.value.tea.name",
        "is missing",
    ),
    (
        "two arts of one name",
        ('name = "Tea"', 'name = "Music"'),
        "same-name",
        "art_rows.value",
        "the name 'Music' is used twice",
    ),
    (
        "a fact without provenance",
        (
            'provenance = "rulebook"\nvalue = { armies = 62',
            "value = { armies = 62",
        ),
        "provenance-missing",
        "cubes",
        "says no provenance; expected rulebook, derived or reconstructed",
    ),
    (
        "the name of the shipped board",
        ('name = "whole"', 'name = "standard"'),
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
    tmp_path: Path, change: Change, key: str, where: str, sentence: str
) -> None:
    problems = problems_of(tmp_path, broken(change))
    said = [p.sentence for p in problems if (p.key, p.where) == (key, where)]
    assert len(said) == 1
    assert sentence in said[0]
    reading = ("unknown-", "missing-", "wrong-", "same-", "provenance-", "name-")
    assert all(problem.key.startswith(reading) for problem in problems)
    with pytest.raises(UnreadableError, match=re.escape(said[0])):
        load(tmp_path / "mine.toml")


PRINTED = 'provenance = "rulebook"\n'

CORRECTIONS: list[tuple[str, str, str]] = [
    ("cubes = 1", "wrong-type", "cubes"),
    ("[cubes]\nvalue.armies = 50", "provenance-missing", "cubes"),
    (f"[cubes]\nadd = []\n{PRINTED}", "wrong-type", "cubes"),
    (f"[favour_prices]\nremove = [3]\n{PRINTED}", "wrong-type", "favour_prices"),
    (
        f'[borders]\nremove = [["kai", "mikawa"]]\n{PRINTED}',
        "nothing-to-remove",
        "borders.remove",
    ),
    (
        f'[sea_routes]\nadd = [["aki", "bingo"]]\n{PRINTED}',
        "same-border",
        "sea_routes.value",
    ),
    (f"[events]\nvalue.E1 = 5\n{PRINTED}", "wrong-type", "events.value.E1"),
    (
        f'[favours]\nvalue.2.kind = "rice"\n{PRINTED}',
        "favour-count",
        "favours.value",
    ),
]


@pytest.mark.parametrize(("text", "key", "where"), CORRECTIONS)
def test_a_correction_that_goes_wrong(
    tmp_path: Path, text: str, key: str, where: str
) -> None:
    problems = problems_of(tmp_path, f'extends = "standard"\n{text}')
    grave = [problem for problem in problems if not problem.warning]
    assert set(found(grave)) == {(key, where)}


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"[events", "not-toml"),
        (b"a = " + b"[" * 5000, "not-toml"),
        (b"name = '\xff'", "not-text"),
        (b"# " + b"x" * (1 << 16), "too-large"),
    ],
)
def test_a_file_that_is_no_toml(tmp_path: Path, content: bytes, key: str) -> None:
    assert found(problems_of(tmp_path, content)) == [(key, "")]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert found(check(tmp_path / "none.toml")) == [("no-file", "")]
    with pytest.raises(UnreadableError, match=r"none\.toml: cannot be opened"):
        load(tmp_path / "none.toml")


def test_an_empty_file_lacks_every_fact(tmp_path: Path) -> None:
    problems = problems_of(tmp_path, "")
    assert {problem.key for problem in problems} == {"missing-fact"}
    wheres = [problem.where for problem in problems]
    assert sorted(wheres) == sorted(f"{key}.value" for key in load().facts)


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"k{place} = 1" for place in range(6000)),
        "[provinces.value]\n" + "\n".join(f"p{n} = {{}}" for n in range(6000)),
        broken((BORDER, '["aki", "a"],' * 3000)),
        broken((line("moon = ["), f"moon = {['a'] * 9000!r}\n")),
        broken(
            (
                line("C = { mimasaka"),
                f"C = {{ {', '.join(f'p{n} = 1' for n in range(3000))} }}\n",
            )
        ),
    ],
    ids=["facts", "provinces", "borders", "out", "preset"],
)
def test_a_flood_is_answered_with_few_problems(tmp_path: Path, text: str) -> None:
    assert 1 <= len(problems_of(tmp_path, text)) < 100


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    rows = {"81 buildings", "an island", "another loss of rice", "an empty preset"}
    changes = [change for row in RULES if row[0] in rows for change in row[1]]
    problems = problems_of(tmp_path, broken(*changes, swapped("aki =", "chests", "x")))
    assert {problem.key for problem in problems} == {
        "token-sum",
        "unreachable",
        "event-losses",
        "preset-groups",
        "unknown-key",
        "missing-key",
    }


WARNINGS: list[tuple[str, list[Change], Found]] = [
    (
        "a province that pays 8 chests",
        [swapped("aki =", "chests = 4", "chests = 8")],
        [("unlikely-yield", f"{IN}.aki.chests")],
    ),
    (
        "a province that yields 1 rice",
        [swapped("aki =", "rice = 3", "rice = 1")],
        [("unlikely-yield", f"{IN}.aki.rice")],
    ),
    (
        "three green provinces out",
        [swapped("moon = [", '"tosa"', '"izumo"')],
        [("unlikely-out", MOON_OUT)],
    ),
    (
        "a tower that keeps half",
        [swapped("standard = { lodge", "lodge = [1, 3]", "lodge = [1, 2]")],
        [("unlikely-chance", "towers.value.standard.lodge")],
    ),
    (
        "a tower that is knocked empty",
        [swapped("standard = { lodge", "knock = [1, 30]", "knock = [1, 3]")],
        [("unlikely-chance", "towers.value.standard.knock")],
    ),
    (
        "favours that fall",
        [swapped("2 = { kind", "amount = 2", "amount = 5")],
        [("unlikely-favours", "favours.value")],
    ),
    (
        "buildings from the dearest to the cheapest",
        [
            swapped("7 = { kind", "theatre", "castle"),
            swapped("21 = { kind", "castle", "theatre"),
        ],
        [("unlikely-favours", "favours.value")],
    ),
]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in WARNINGS],
)
def test_an_unlikely_board_can_be_played(
    tmp_path: Path, changes: list[Change], expected: Found
) -> None:
    """SHO-COMP-2, SHO-COMP-5"""
    problems = problems_of(tmp_path, broken(*changes))
    assert found(problems) == expected
    assert all(problem.warning for problem in problems)
    assert load(tmp_path / "mine.toml").name == "whole"


@pytest.mark.games
def test_mutated_boards_are_loaded_or_refused_in_a_sentence(tmp_path: Path) -> None:
    facts = ("favours", "samurai_bonuses", "towers", "groups", "presets", "out_with_3")
    start = 'extends = "standard"\n' + "\n".join(map(table, facts))
    assert 150 < FILE.refused_mutations(tmp_path, start, rounds=500, seed=45) < 500
