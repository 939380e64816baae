"""Every rule is written once, tested, and named rightly wherever it is named."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.__main__ import PAGES
from sengoku.samurai.catalogue import rules
from sengoku.samurai.options import EDITIONS

ROOT = Path(__file__).parents[1]
SAMURAI_IDS = Path(__file__).parent / "samurai" / "rule_ids.txt"
RULINGS = ROOT / "docs" / "rules" / "samurai-rulings.md"

NUMBER = r"[A-Z]?[0-9]+[A-Za-z]?\b"
MENTION = re.compile(
    rf"\b(SSE(?:-[A-Z0-9]+)+-)({NUMBER})((?:(?:,|,?\s+and|\s+to)\s+-{NUMBER})*)"
)
NOTE = re.compile(r"\b(?:[RF]-[0-9]{2}|D-[0-9])\b")


def mentioned(text: str) -> set[str]:
    """IDs in *text*; "SSE-ERA-7, -8 and -10" and "SSE-ERA-7 to -9" name several."""
    return {
        start + number
        for start, first, more in MENTION.findall(text)
        for number in (first, *re.findall(rf"-({NUMBER})", more))
    }


def texts(*places: Path) -> Iterator[tuple[Path, str]]:
    for place in places:
        for path in sorted(place.rglob("*") if place.is_dir() else [place]):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path, path.read_text("utf-8", errors="replace")


def ids() -> list[str]:
    return [rule.id for rule in rules()]


def listed(problems: list[str], what: str) -> str:
    return "\n  ".join([f"{len(problems)} {what}:", *problems])


def test_the_catalogue_has_exactly_the_rules_of_the_specification() -> None:
    wanted = SAMURAI_IDS.read_text("utf-8").split()
    assert len(wanted) == 263
    assert sorted(ids()) == sorted(wanted)


def test_no_rule_is_written_twice() -> None:
    opening = re.compile(r"^(SSE(?:-[A-Z0-9]+)+-[0-9A-Za-z]+) ", re.MULTILINE)
    written = [id for _, text in texts(ROOT / "src") for id in opening.findall(text)]
    assert sorted(written) == sorted(ids())


def test_editions_are_those_a_table_can_choose() -> None:
    assert {edition for rule in rules() for edition in rule.editions} == set(EDITIONS)
    for rule in rules():
        assert not re.search(r"\[[a-z]", rule.text), f"{rule.id}: {rule.text}"
        assert rule.text.endswith("."), f"{rule.id}: {rule.text}"


def test_every_rule_is_named_in_a_test() -> None:
    named: set[str] = set()
    for path, text in texts(ROOT / "tests"):
        if path.suffix == ".py" and path != Path(__file__):
            named |= {start + number for start, number, _ in MENTION.findall(text)}
    missing = [id for id in ids() if id not in named]
    if missing:
        pytest.fail(listed(missing, "rules without a test"), pytrace=False)


def test_every_rule_that_is_named_exists() -> None:
    known = set(ids())
    unknown = [
        f"{id} in {path.relative_to(ROOT)}"
        for path, text in texts(ROOT / "src", ROOT / "docs", ROOT / "tests")
        if path != Path(__file__)
        for id in sorted(mentioned(text) - known)
    ]
    if unknown:
        pytest.fail(listed(unknown, "unknown rules"), pytrace=False)


def test_rulings_are_numbered_from_1_to_60() -> None:
    numbers = re.findall(r'<a id="r-([0-9]+)"></a>\*\*R-\1\*\* ', RULINGS.read_text())
    assert sorted(map(int, numbers)) == list(range(1, 61))


def test_every_ruling_and_fact_that_is_named_is_explained() -> None:
    explained = {
        id.upper() for id in re.findall(r'<a id="(.+?)">', RULINGS.read_text())
    }
    pages = (ROOT / "docs" / "rules").glob("samurai*.md")
    places = (ROOT / "src" / "sengoku" / "samurai", *pages)
    unknown = [
        f"{note} in {path.relative_to(ROOT)}"
        for path, text in texts(*places)
        for note in sorted(set(NOTE.findall(text)) - explained)
    ]
    if unknown:
        pytest.fail(listed(unknown, "unknown rulings or facts"), pytrace=False)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_pages_made_from_the_code_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == PAGES[path](), "run: python3 dev.py docs"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("SSE-ERA-7, -8 and -10.", {"SSE-ERA-7", "SSE-ERA-8", "SSE-ERA-10"}),
        ("SSE-ERA-1\n  to -1c)", {"SSE-ERA-1", "SSE-ERA-1c"}),
        ("SSE-VAR-AGENDA-T1A, SSE-ERA-3", {"SSE-VAR-AGENDA-T1A", "SSE-ERA-3"}),
        ("the rules SSE-ACT-MOVE23", set()),
    ],
)
def test_mentions(text: str, wanted: set[str]) -> None:
    assert mentioned(text) == wanted
