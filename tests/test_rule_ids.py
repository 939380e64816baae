"""Every rule is written once, tested, and named rightly wherever it is named."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sengoku.core.catalogue import Rule
from sengoku.samurai import catalogue as samurai
from sengoku.samurai.options import EDITIONS
from sengoku.shogun import catalogue as shogun
from tools.docs.__main__ import PAGES

ROOT = Path(__file__).parents[1]


class Book(NamedTuple):
    """The rules of a game and what they are measured by."""

    game: str
    start: str  # of its IDs
    rules: tuple[Rule, ...]
    written: int  # rules of the specification
    editions: frozenset[str]
    rulings: frozenset[int]

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def wanted(self) -> list[str]:
        listed = ROOT / "tests" / self.game / "rule_ids.txt"
        return listed.read_text("utf-8").split()

    def explanations(self) -> str:
        page = ROOT / "docs" / "rules" / f"{self.game}-rulings.md"
        return page.read_text("utf-8")

    def places(self) -> Iterator[Path]:
        """Files and folders that can only mean the rulings of this game."""
        yield ROOT / "src" / "sengoku" / self.game
        yield from (ROOT / "src" / "sengoku" / "cli").glob(f"{self.game}*")
        yield from (ROOT / "src" / "sengoku" / "locales").glob(f"*/{self.game}.ftl")
        yield from (ROOT / "docs" / "rules").glob(f"{self.game}*.md")
        yield ROOT / "tests" / self.game


BOOKS = (
    Book(
        game="samurai",
        start="SSE",
        rules=samurai.rules(),
        written=265,
        editions=frozenset(EDITIONS),
        rulings=frozenset(range(1, 63)),
    ),
    Book(
        game="shogun",
        start="SHO",
        rules=shogun.rules(),
        written=246,
        editions=frozenset(),
        rulings=frozenset(range(1, 63)) - {48},
    ),
)

of_each_game = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)

NUMBER = r"[A-Z]?[0-9]+[A-Za-z]?\b"
MENTION = re.compile(
    rf"\b((?:{'|'.join(book.start for book in BOOKS)})(?:-[A-Z0-9]+)+-)"
    rf"({NUMBER})((?:(?:,|,?\s+and|\s+to)\s+-{NUMBER})*)"
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


def listed(problems: list[str], what: str) -> str:
    return "\n  ".join([f"{len(problems)} {what}:", *problems])


@of_each_game
def test_the_catalogue_has_exactly_the_rules_of_the_specification(book: Book) -> None:
    assert len(book.wanted()) == book.written
    assert sorted(book.ids()) == sorted(book.wanted())


@of_each_game
def test_no_rule_is_written_twice(book: Book) -> None:
    opening = re.compile(rf"^({book.start}(?:-[A-Z0-9]+)+-[0-9A-Za-z]+) ", re.MULTILINE)
    written = [id for _, text in texts(ROOT / "src") for id in opening.findall(text)]
    assert sorted(written) == sorted(book.ids())


@of_each_game
def test_editions_are_those_a_table_can_choose(book: Book) -> None:
    named = {edition for rule in book.rules for edition in rule.editions}
    assert named == book.editions


@of_each_game
def test_rules_are_sentences(book: Book) -> None:
    for rule in book.rules:
        assert not re.search(r"\[[a-z]", rule.text), f"{rule.id}: {rule.text}"
        assert rule.text.endswith("."), f"{rule.id}: {rule.text}"


@of_each_game
def test_every_rule_is_named_in_a_test(book: Book) -> None:
    named: set[str] = set()
    for path, text in texts(ROOT / "tests"):
        if path.suffix == ".py" and path != Path(__file__):
            named |= {start + number for start, number, _ in MENTION.findall(text)}
    missing = [id for id in book.ids() if id not in named]
    if missing:
        pytest.fail(listed(missing, "rules without a test"), pytrace=False)


def test_every_rule_that_is_named_exists() -> None:
    known = {id for book in BOOKS for id in book.ids()}
    unknown = [
        f"{id} in {path.relative_to(ROOT)}"
        for path, text in texts(ROOT / "src", ROOT / "docs", ROOT / "tests")
        if path != Path(__file__)
        for id in sorted(mentioned(text) - known)
    ]
    if unknown:
        pytest.fail(listed(unknown, "unknown rules"), pytrace=False)


@of_each_game
def test_rulings_are_numbered_and_explained_once(book: Book) -> None:
    opening = r'<a id="r-([0-9]+)"></a>\*\*R-\1\*\* '
    numbers = re.findall(opening, book.explanations())
    assert sorted(map(int, numbers)) == sorted(book.rulings)


@of_each_game
def test_every_ruling_and_fact_that_is_named_is_explained(book: Book) -> None:
    """Both games have an R-01: each names its own."""
    anchors = re.findall(r'<a id="(.+?)">', book.explanations())
    explained = {id.upper() for id in anchors}
    unknown = [
        f"{note} in {path.relative_to(ROOT)}"
        for path, text in texts(*book.places())
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
        ("SHO-ACT-ARMY5-1; SHO-REV", {"SHO-ACT-ARMY5-1"}),
        ("SHO-END-1 to -3", {"SHO-END-1", "SHO-END-3"}),
    ],
)
def test_mentions(text: str, wanted: set[str]) -> None:
    assert mentioned(text) == wanted
