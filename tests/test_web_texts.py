"""The web app and the server say the same things in every language."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sengoku
from sengoku.server.store.records import Status
from sengoku.texts import languages

LOCALES = Path(sengoku.__file__).parent / "locales"
WEB = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = ("web", "learn", "rules", "server", "accounts")
SHOWN = ("web", "learn", "rules")  # by the web app alone

GAP = re.compile(r"\$\{[^}]*\}")
WRITTEN = re.compile(rf"""(['"`])((?:{"|".join(SHOWN)})-(?:[\w.-]|{GAP.pattern})+)\1""")
WORDS = r"[\w-]+"
ATTRIBUTE = r"(?:\.[\w-]+)?"


class Variables(Visitor):
    """Gathers the names of the facts that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def texts(language: str, name: str) -> list[tuple[str, set[str]]]:
    """Return each key of a file, also ``message.attribute``, with the facts it uses."""
    source = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    found: list[tuple[str, set[str]]] = []
    for entry in FluentResource(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, entry.id.name
            found.append((entry.id.name, facts(entry.value)))
            for part in entry.attributes:
                found.append((f"{entry.id.name}.{part.id.name}", facts(part.value)))
    return found


def facts(text: ftl.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(text)
    return visitor.found


def written() -> set[str]:
    """Return the keys in the source of the web app; some have gaps, ``${…}``."""
    files = [file for end in ("svelte", "ts") for file in WEB.rglob(f"*.{end}")]
    return {
        found[2]
        for file in files
        if not file.name.endswith(".test.ts")
        for found in WRITTEN.finditer(file.read_text(encoding="utf-8"))
    }


def form(key: str) -> re.Pattern[str]:
    """Return what *key* may become. A gap right behind another is an attribute."""
    exact = re.escape(GAP.sub("\0", key))
    return re.compile(exact.replace("\0\0", WORDS + ATTRIBUTE).replace("\0", WORDS))


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", languages())
def test_every_language_says_what_english_says(language: str, name: str) -> None:
    wanted, said = texts("en", name), texts(language, name)
    order = [key for key, _ in said]
    assert [key for key, times in Counter(order).items() if times > 1] == []
    assert sorted(dict(wanted).keys() - set(order)) == [], "missing"
    assert sorted(set(order) - dict(wanted).keys()) == [], "unknown in English"
    assert order == [key for key, _ in wanted]


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", languages())
def test_no_fact_is_invented_or_lost(language: str, name: str) -> None:
    wanted = dict(texts("en", name))
    for key, used in texts(language, name):
        assert used == wanted.get(key, used), key


def test_the_web_app_says_what_exists_and_all_of_it() -> None:
    keys = {key for name in SHOWN for key, _ in texts("en", name)}
    forms = {key: form(key) for key in written()}
    said = {key: {each for each in keys if forms[key].fullmatch(each)} for key in forms}
    assert sorted(key for key in said if not said[key]) == [], "missing in English"
    assert sorted(keys.difference(*said.values())) == [], "never said"


def test_every_table_that_takes_no_move_says_why() -> None:
    still = {*get_args(Status)} - {"running"}
    wanted = {f"web-error-table-{status}" for status in still}
    assert sorted(wanted - dict(texts("en", "web")).keys()) == []
