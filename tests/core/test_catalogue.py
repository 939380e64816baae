"""The catalogue of rules: reading docstrings, order, look-up, the page."""

from pathlib import Path

import pytest

from sengoku.core.catalogue import (
    Group,
    Rule,
    catalogue,
    in_edition,
    look_up,
    markdown,
    read,
)
from sengoku.core.errors import UnreadableError

TITLED = "A title.\n\n"
GROUPS = (Group("ABC-LATE", "Late"), Group("ABC-ACT", "Acts"), Group("ABC", "Rest"))


def rule(id: str, text: str = "Text.", *editions: str) -> Rule:
    return Rule(id, text, editions, "game")


def test_a_rule_may_have_more_lines_and_prose_around_it() -> None:
    docstring = """A title.

    See ABC-PART-9.

    ABC-PART-1   One line.
    ABC-PART-2d  Two lines, with a
                 reference [R-01]. [first, second]

    ABC is no rule.
        Nor is this ABC-PART-3  one.
    """
    assert read(docstring, "game") == [
        rule("ABC-PART-1", "One line."),
        rule("ABC-PART-2d", "Two lines, with a reference [R-01].", "first", "second"),
    ]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("ABC-PART-1 One space.", "an ID, two spaces, a text"),
        ("ABC-PART-1: a colon.", "an ID, two spaces, a text"),
        ("ABC-PART-1", "an ID, two spaces, a text"),
        ("ABC-PART-1  One.\n           Two.", "12 spaces before the text"),
    ],
)
def test_what_looks_like_a_rule_must_be_one(line: str, wanted: str) -> None:
    with pytest.raises(UnreadableError, match=f"rule in game: .*; expected {wanted}"):
        read(TITLED + line, "game")


def package(path: Path, docstrings: dict[str, str]) -> str:
    """Write a package that no other test has, and return its name."""
    name = f"rules_of_{path.name}"
    for file, docstring in docstrings.items():
        (path / name / file).parent.mkdir(parents=True, exist_ok=True)
        (path / name / file).write_text(f'"""{TITLED}{docstring}\n"""\n', "utf-8")
    return name


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_rules_come_by_group_and_number(folder: Path) -> None:
    name = package(
        folder,
        {
            "__init__.py": "ABC-ACT-10  A.\nABC-ACT-2d  B.\nABC-ACT-2  C.",
            "inner/__init__.py": "ABC-ACT-T1A  E.\nABC-FIRST-1  F.",
            "inner/late.py": "ABC-LATE-1  G.\nABC-ACT-MOVE-1  D.",
            "no_rules.py": "",
        },
    )
    assert [(rule.id, rule.module) for rule in catalogue(name, GROUPS)] == [
        ("ABC-LATE-1", f"{name}.inner.late"),
        ("ABC-ACT-2", name),
        ("ABC-ACT-2d", name),
        ("ABC-ACT-10", name),
        ("ABC-ACT-MOVE-1", f"{name}.inner.late"),
        ("ABC-ACT-T1A", f"{name}.inner"),
        ("ABC-FIRST-1", f"{name}.inner"),
    ]
    assert "".join(rule.text for rule in catalogue(name)) == "C.B.A.D.E.F.G."


def test_a_rule_is_written_once(folder: Path) -> None:
    name = package(folder, {"__init__.py": "ABC-ACT-1  A.", "b.py": "ABC-ACT-1  B."})
    with pytest.raises(
        UnreadableError, match=rf"written twice, in {name} and in {name}.b \[ABC-ACT"
    ):
        catalogue(name)


def test_a_rule_belongs_to_a_group(folder: Path) -> None:
    name = package(folder, {"__init__.py": "XYZ-ACT-1  A."})
    with pytest.raises(UnreadableError, match="rule 'XYZ-ACT-1' belongs to no group"):
        catalogue(name, GROUPS)


@pytest.mark.parametrize(
    ("id", "hint"),
    [
        ("abc-act-3", "did you mean 'ABC-ACT-2d'?"),
        ("late-1", "did you mean 'ABC-LATE-1'?"),
        ("?", "no ID is like it"),
    ],
)
def test_an_unknown_rule_is_refused_with_a_hint(id: str, hint: str) -> None:
    rules = [rule("ABC-ACT-2d"), rule("ABC-LATE-1")]
    assert look_up(rules, "abc-act-2D") is rules[0]
    with pytest.raises(UnreadableError) as error:
        look_up(rules, id)
    assert str(error.value) == f"rule {id!r} unknown; {hint}"


def test_rules_without_editions_hold_in_all() -> None:
    rules = (
        rule("ABC-ACT-1"),
        rule("ABC-ACT-2", "Text.", "first"),
        rule("ABC-ACT-2d", "Text.", "second", "third"),
    )
    assert in_edition(rules, "first") == rules[:2]
    assert in_edition(rules, "third") == (rules[0], rules[2])


def test_the_page_links_to_its_notes() -> None:
    rules = [
        rule("ABC-LATE-1", "So it is [R-02]."),
        rule("ABC-ACT-1", "Or so [F-10] [R-02].", "first", "second"),
    ]
    assert (
        markdown(rules, GROUPS, "notes.md")
        == """\
## Late

- <a id="abc-late-1"></a>**ABC-LATE-1** So it is [R-02].

## Acts

- <a id="abc-act-1"></a>**ABC-ACT-1** Or so [F-10] [R-02]. *(first, second)*

[F-10]: notes.md#f-10
[R-02]: notes.md#r-02
"""
    )
    assert markdown(rules, GROUPS).endswith("*(first, second)*\n")
