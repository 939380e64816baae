"""Pages and types that are made from the code say what the code says."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import inspect as types

from sengoku.games import GAMES
from sengoku.server.tables import access
from sengoku.server.wire.messages import Done, Welcome
from tools.docs import server_api
from tools.docs.__main__ import PAGES
from tools.docs.shortened import MORE, shortened, written
from tools.docs.typescript import generics, interface, structs, told
from tools.docs.typescript import written as typed
from tools.docs.typescript_games import game_types, shape

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


def test_what_holds_parts_of_a_game_has_a_parameter_for_it() -> None:
    found = structs([Welcome, Done])
    generic = generics(found)
    assert {"Welcome", "View", "TableInfo"} <= generic
    assert not {"Done", "SeatInfo", "Clock"} & generic
    lines = interface(found["Welcome"], set(), generic).splitlines()
    assert "export interface Welcome<G extends GameId = GameId> {" in lines
    assert "  view: View<G> | null;" in lines


def test_every_game_has_its_types() -> None:
    text = "\n".join(game_types())
    for game in GAMES:
        name = game.id.title()
        assert f"  {game.id}: {{\n    observation: {name}Observation;" in text
        assert f"    event: {name}Event;" in text


@pytest.mark.parametrize(
    ("facts", "wanted"),
    [
        ({"armies": 16, "name": "x"}, "{ armies: number; name: string; }"),
        ({"prices": [1, 2]}, "{ prices: number[]; }"),
        ({"quota": {"2": [4, 3], "3": [4]}}, "{ quota: Record<string, number[]>; }"),
        ({"part": {"a": 1, "b": 2}}, "{ part: { a: number; b: number; }; }"),
        (
            {"tiles": {"x": {"a": 1, "b": True}, "y": {"a": 2}}},
            "{ tiles: Record<string, { a: number; b?: boolean; }>; }",
        ),
        (
            {"cards": {"x": {"rice": 1}, "y": {"chests": 2}}},
            "{ cards: Record<string, Record<string, number>>; }",
        ),
    ],
)
def test_a_board_file_gives_its_type(facts: Any, wanted: str) -> None:
    assert " ".join(shape(facts).split()) == wanted


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
