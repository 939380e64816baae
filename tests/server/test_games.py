"""The catalogue of games: options, rules, and what the numbers mean."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.games import game
from sengoku.texts import Texts
from tests.server.table_client import new_table

GAMES = ["samurai", "shogun"]


def info(server: TestClient, name: str) -> Any:
    return next(found for found in server.get("games").json() if found["id"] == name)


@pytest.mark.parametrize("name", GAMES)
def test_every_offered_option_is_playable_and_named(
    server: TestClient, name: str
) -> None:
    found, texts = info(server, name), Texts("en", strict=True)
    read = game(name).read_options
    for option in found["options"]:
        read({option["name"]: option["default"]})
        for value in option["values"]:
            read({option["name"]: [value] if option["kind"] == "some" else value})
            assert texts.say(f"{option['text']}-{value}.about")
    for rule in found["house"]:
        assert rule["default"] in rule["values"]
        for value in rule["values"]:
            read({"house": {rule["name"]: value}})
            if isinstance(value, str):
                assert texts.say(f"{rule['text']}.{value}")
        assert texts.say(rule["text"])
    for colour in found["colours"]:
        assert texts.say(f"{name}-colour-{colour}")


def test_conflicting_options_are_reported(server: TestClient) -> None:
    draft = [clash["other_value"] for clash in info(server, "samurai")["clashes"]]
    assert draft == ["agenda", "mountain", "shrines", "neutral"]
    assert info(server, "shogun")["clashes"] == [
        {
            "option": "side",
            "value": "moon",
            "other": "start",
            "other_value": "preset",
            "rule": "SHO-SETUP-16",
        }
    ]


def test_an_edition_has_its_own_house_rules(server: TestClient) -> None:
    limit = info(server, "samurai")["house"][2]
    assert (limit["name"], limit["default"]) == ("cover_limit", "once-per-opponent")
    assert limit["elsewhere"] == {"crowd": "victim-once", "draft": "none"}


def test_every_rule_is_in_its_group(server: TestClient) -> None:
    groups = server.get("games/samurai/rules").json()
    assert groups[0]["prefix"] == "SSE-COMP"
    rules = [rule["id"] for group in groups for rule in group["rules"]]
    assert len(rules) == len({*rules}) == 265
    assert server.get("games/chess/rules").json()["error"]["key"] == "no-game"


def table_of(server: TestClient, name: str, rule: str) -> Any:
    groups = server.get(f"games/{name}/rules").json()
    found = {one["id"]: one["table"] for group in groups for one in group["rules"]}
    assert found[rule] is not None, rule
    return found[rule]


@pytest.mark.parametrize("name", GAMES)
def test_every_table_belongs_to_a_rule_and_is_rectangular(name: str) -> None:
    known = {rule.id for rule in game(name).catalogue()}
    tables = game(name).rule_tables()
    assert tables.keys() <= known
    for rule, table in tables.items():
        assert {len(row) for row in table.rows} == {len(table.head)}, rule


def test_rules_that_name_a_table_have_it(server: TestClient) -> None:
    influence = table_of(server, "samurai", "SSE-END-2")
    assert influence["head"] == ["influence", *range(10), "10+"]
    assert influence["rows"] == [["value", 0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6]]
    supply = table_of(server, "shogun", "SHO-WINTER-4")["rows"]
    assert supply[3:5] + supply[-1:] == [[3, 2, 2], [4, 2, 2], ["7+", 3, 3]]


@pytest.mark.parametrize("name", GAMES)
def test_words_name_every_choice(server: TestClient, name: str) -> None:
    options = {"first": 0} if name == "shogun" else {}
    table = new_table(server, name, options=options)
    words = table.get("/words").json()
    assert words["options"]["colours"] == table.get().json()["options"]["colours"]
    for choice in table.view(0)["offer"]["choices"]:
        (kind,) = (
            one
            for one in words["actions"]
            if one["first"] <= choice["id"] < one["first"] + one["count"]
        )
        said = [kind["kind"]]
        for field in kind["fields"]:
            number = choice["action"][field["name"]]
            known = words["words"].get(field["name"])
            said.append(known[number] if known else str(number))
        assert " ".join(said) == choice["text"]


def test_words_depend_on_the_options(server: TestClient) -> None:
    def order(options: str) -> Any:
        reply = server.get("games/samurai/words", params={"options": options})
        return reply.json()["things"]["order"][3]

    assert order("{}")["name"] == ["samurai-order-ship", {}]
    draft = order('{"edition": "draft"}')
    assert draft == {"id": "ship", "name": ["samurai-order-ship.draft", {}]}


@pytest.mark.parametrize("options", ["{", '{"players": 9}', '{"pleyers": 4}'])
def test_unreadable_options_are_refused(server: TestClient, options: str) -> None:
    reply = server.get("games/samurai/words", params={"options": options})
    assert reply.status_code == 422
    assert reply.json()["error"]["key"] in {"unreadable", "players", "options"}
