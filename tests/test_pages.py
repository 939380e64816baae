"""Pages and types that are made from the code say what the code says."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import inspect as types

from sengoku.server.tables import access
from tools.docs import server_api
from tools.docs.__main__ import PAGES
from tools.docs.shortened import MORE, shortened, written
from tools.docs.typescript import interface, structs, told
from tools.docs.typescript import written as typed

HINT = "it is out of date: run python3 dev.py docs"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PAGES[path](), HINT


def test_the_page_on_http_names_every_header() -> None:
    page = server_api.page().lower()
    for header in (
        access.SESSION_HEADER,
        "authorization",
        "content-type",
        "retry-after",
    ):
        assert header in page


# TypeScript


class Wish(msgspec.Struct, forbid_unknown_fields=True, tag="wish"):
    """What somebody *wants*."""

    wants: tuple[str | int, ...] = ()


class Answer(msgspec.Struct):
    wish: Wish
    number: int = 0  # counted from 0


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    number: int = 0


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (int | None, "number | null"),
        (list[bool], "boolean[]"),
        (tuple[int | None, ...], "(number | null)[]"),
        (tuple[str, float], "[string, number]"),
        (dict[str, Any], "Record<string, unknown>"),
        (Literal["a", 1], '1 | "a"'),
        (Wish | None, "Wish | null"),
    ],
)
def test_a_type_is_written(kind: Any, wanted: str) -> None:
    assert {*typed(types.type_info(kind)).split(" | ")} == {*wanted.split(" | ")}


def test_only_what_a_client_alone_sends_may_miss_fields() -> None:
    found = structs([Answer, Wanted])
    sent = told(found)
    assert interface(found["Answer"], sent).splitlines() == [
        "export interface Answer {",
        "  wish: Wish;",
        "  /** counted from 0 */",
        "  number: number;",
        "}",
    ]
    assert interface(found["Wish"], sent).splitlines()[:4] == [
        "/** What somebody `wants`. */",
        "export interface Wish {",
        '  type: "wish";',
        "  wants: (string | number)[];",
    ]
    assert "  number?: number;" in interface(found["Wanted"], sent)


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Wish", [])
    with pytest.raises(ValueError, match="two structs are called Wish"):
        structs([Wish, other])


# JSON for people


def test_long_lists_are_cut_and_lines_are_broken_where_they_must() -> None:
    whole = {"observation": dict.fromkeys("abcdef", [1] * 9), "few": {"a": [1, 2, 3]}}
    cut = shortened(whole)
    assert cut["observation"] == {key: [1, 1, MORE] for key in "abcd"} | {MORE: MORE}
    assert cut["few"] == whole["few"]
    lines = written(cut).splitlines()
    assert lines[0] == "{"
    assert '  "few": {"a": [1, 2, 3]}' in lines
    assert max(map(len, lines)) <= 88
