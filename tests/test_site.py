"""The documentation site: its link checker, its index for programs, its examples."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tools.docs import drawings, links, llms
from tools.docs.borrowed import PAGES as BORROWED
from tools.docs.borrowed import rewritten

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
NAV = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]


# Links


def site(folder: Path, **pages: str) -> Path:
    for name, text in pages.items():
        path = folder / name / "index.html"
        path.parent.mkdir()
        path.write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    "link",
    [
        "../b/",
        "../b/index.html",
        "../b/#here",
        "../b/#caf%C3%A9",
        "#top",
        "https://example.org/#any",
        "mailto:ann@example.org",
    ],
)
def test_a_link_that_leads_somewhere_is_not_reported(tmp_path: Path, link: str) -> None:
    first = f'<a id="top" href="{link}"></a>'
    site(tmp_path, a=first, b='<h2 id="here"></h2><a name="café"></a>')
    assert [*links.broken(tmp_path)] == []


@pytest.mark.parametrize(
    "attribute",
    ['href="../c/"', 'href="../b/#there"', 'href="#nowhere"', 'src="../b/missing.svg"'],
)
def test_a_link_that_leads_nowhere_is_reported(tmp_path: Path, attribute: str) -> None:
    site(tmp_path, a=f"<a {attribute}></a>", b='<h2 id="here"></h2>')
    link = attribute.split('"')[1]
    assert [*links.broken(tmp_path)] == [f"a/index.html: {link}"]


def test_a_link_out_of_the_site_is_reported(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("")
    (tmp_path / "site").mkdir()
    site(tmp_path / "site", a='<a href="../../secret.txt"></a>')
    found = [*links.broken(tmp_path / "site")]
    assert found == ["a/index.html: ../../secret.txt"]


def test_links_of_project_pages_are_seen_from_their_new_place() -> None:
    text = "[a](docs/bots.md) [b](docs/decisions) [c](CONTRIBUTING.md)"
    moved = "[a](bots.md) [b](decisions/index.md) [c](contributing.md)"
    assert rewritten(text) == moved


# Navigation


def listed(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        for target in entry.values():
            yield from [target] if isinstance(target, str) else listed(target)


def test_every_page_is_in_the_navigation() -> None:
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert {*listed(NAV)} == pages | {*BORROWED.values()}


def test_llms_txt_has_a_line_for_every_page(tmp_path: Path) -> None:
    (tmp_path / "docs" / "play").mkdir(parents=True)
    (tmp_path / "docs/index.md").write_text("---\na: b\n---\n\n# A\n\nFirst. Second.\n")
    (tmp_path / "docs/play/go.md").write_text("# Go\n\nSee [**this**](x.md), 3.11.\n")
    settings = tmp_path / "zensical.toml"
    settings.write_text(
        '[project]\nsite_name = "s"\nsite_description = "d"\ndocs_dir = "docs"\n'
        'nav = [{A = "index.md"}, {Play = [{Go = "play/go.md"}]}]\n'
    )
    assert llms.page(settings).splitlines()[2:] == [
        "> d",
        "- [A](./): First.",
        "",
        "## Play",
        "",
        "- [Go](play/go/): See this, 3.11.",
    ]


# Drawings and examples


def armies(name: str, province: str) -> dict[str, str]:
    """Return the armies in a drawing of *province*, by seat."""
    root = ElementTree.fromstring(drawings.draw(drawings.DRAWINGS[name]))
    pieces = root.find(f".//*[@data-pieces='{province}']")
    assert pieces is not None
    found = pieces.findall("*[@data-army]")
    return {one.attrib["data-army"]: one.attrib["data-count"] for one in found}


def test_a_drawing_shows_what_the_rules_made_of_an_action() -> None:
    before = armies("samurai-attack-before", "aki")
    after = armies("samurai-attack-after", "aki")
    assert (before, after) == ({"A": "1", "B": "2", "C": "1"}, {"A": "1", "B": "1"})


def test_a_drawing_has_nothing_that_is_out_of_sight() -> None:
    drawn = drawings.draw(drawings.DRAWINGS["samurai-control"])
    assert 'data-province="aki"' in drawn
    assert 'data-province="oshima"' not in drawn
    assert "sse-at-oshima" not in drawn


@pytest.mark.parametrize("page", ["study.md", "change/rule.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    for code in re.findall(r"```python\n(.*?)```", text, re.S):
        if code.startswith("from"):
            names: dict[str, Any] = {}
            exec(compile(code, page, "exec"), names)
            for name in [name for name in names if name.startswith("test_")]:
                names[name]()


STORIES = ["python.md", "research/environments.md", "research/vectors.md"]
"""Pages whose examples continue each other."""


@pytest.mark.parametrize("page", STORIES)
def test_the_examples_of_a_page_run_one_after_another(page: str) -> None:
    names: dict[str, Any] = {}
    for code in re.findall(
        r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.S
    ):
        exec(compile(code, page, "exec"), names)
    assert names
