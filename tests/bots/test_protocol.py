"""What a program is told, what it may say, and that it learns no secret."""

import copy
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sengoku.bots import Bot, View
from sengoku.bots import protocol as spoken
from sengoku.bots.bot import BotError
from sengoku.bots.runner import BotRunner
from sengoku.core.rules import Outcome, Rules
from sengoku.match import Match
from sengoku.samurai.observation import Observation as SamuraiSeen
from sengoku.shogun.observation import Observation as ShogunSeen
from sengoku.testing import samurai, shogun
from sengoku.testing.walk import MomentSampler, moments
from tests.bots.given import new_match, new_view, rules_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "bot-protocol.md"
FIELDS_PAGE = DOCS / "observations.md"


def plain(
    message: spoken.Hello | spoken.QuestionMessage | spoken.End,
) -> dict[str, Any]:
    """Return a message as a program reads it."""
    line = spoken.encode(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    found: dict[str, Any] = json.loads(line)
    return found


# Hello


@pytest.mark.parametrize(("game", "players"), [("samurai", 4), ("shogun", 5)])
def test_hello_explains_every_id(game: str, players: int) -> None:
    rules = rules_of(game, players)
    view = new_view(match=Match.new(rules, "fast-1:1"))
    hello = plain(spoken.hello(view, 5, 2.0))
    for kind in hello["actions"]:
        assert kind["first"] + kind["count"] <= rules.space.size
        for action in range(kind["first"], kind["first"] + kind["count"]):
            said = rules.space.to_json(action)
            assert isinstance(said, dict)
            assert said.pop("kind") == kind["kind"]
            words = [kind["kind"]]
            for field in kind["fields"]:
                value = said.pop(field["name"])
                assert field["low"] <= value <= field["high"]
                known = hello["words"].get(field["name"])
                words.append(known[value] if known else str(value))
            assert not said
            assert " ".join(words) == rules.spelling.spell(action)


def test_hello_tells_the_table() -> None:
    rules = rules_of("samurai", 3, edition="crowd", variants=["mountain"])
    view = new_view(match=Match.new(rules, "fast-1:1"))
    hello = plain(spoken.hello(view, 5, 2.0))
    assert (hello["type"], hello["protocol"]) == ("hello", spoken.PROTOCOL_VERSION)
    assert (hello["game"], hello["revision"]) == (rules.id, rules.revision)
    assert (hello["seat"], hello["seats"]) == (view.seat, 3)
    assert (hello["seed"], hello["seconds"]) == (5, 2.0)
    assert hello["options"]["edition"] == "crowd"
    assert hello["board"]["provinces"]["aki"]["region"] == "grey"
    assert "armies" not in hello["words"]


# Questions


@pytest.mark.parametrize(("game", "players"), [("samurai", 3), ("shogun", 3)])
@pytest.mark.games
def test_a_question_is_what_the_match_asks(game: str, players: int) -> None:
    rules = rules_of(game, players)
    match = Match.new(rules, "fast-1:3")
    for moment in moments(rules, 3):
        offer = match.offer(moment.seat)
        assert offer is not None
        view = new_view(match=match)
        if view.seat == moment.seat:
            asked = spoken.question(view, 4, 1.0)
            assert asked.question == offer.question
            assert asked.offer == offer.choices
        match.play(moment.seat, moment.action)


def test_a_question_as_a_program_reads_it() -> None:
    view = new_view()
    asked = plain(spoken.question(view, 4, 1.0))
    assert (asked["type"], asked["number"], asked["seconds"]) == ("question", 4, 1.0)
    assert [choice["id"] for choice in asked["offer"]] == [*view.ids]
    assert asked["offer"][0]["action"]["kind"] == "commit"
    assert asked["question"]["key"] == "destiny"
    assert asked["observation"]["viewer"] == view.seat
    assert {*view.observation.__struct_fields__} - {*asked["observation"]} == {"stack"}


def test_asking_draws_nothing_from_the_source_of_the_bot() -> None:
    view = new_view()
    before = [*view.source]
    spoken.question(view, 1, 1.0)
    assert view.source == before


def test_the_end() -> None:
    end = plain(spoken.end(Outcome((3, 7), (1,), (2, 1))))
    assert end == {"type": "end", "scores": [3, 7], "winners": [1], "ranks": [2, 1]}


# Answers


def test_answers_are_read() -> None:
    said = b'{"type": "answer", "number": 3, "id": 7, "because": "so", "more": [1]}'
    assert spoken.decode(said) == spoken.Answer(3, 7, "so")
    said = b'{"type": "ready", "protocol": 1, "name": "mine"}'
    assert spoken.decode(said) == spoken.Ready(1, "mine")


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"hello",
        b"7",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"number": 1, "id": 2}',
        b'{"type": "answer", "number": 1}',
        b'{"type": "answer", "number": "1", "id": 2}',
        b'{"type": "answer", "number": 1, "id": 2.5}',
        b'{"type": "answer", "number": 1, "id": null}',
        b'{"type": "answer", "number": 1, "id": 2} extra',
        b'{"type": "question"}',
        b'{"type": "ready"}',
    ],
)
def test_an_invalid_message_is_reported(written: bytes) -> None:
    with pytest.raises(BotError) as caught:
        spoken.decode(written)
    assert caught.value.kind == "illegal"
    assert "which is not a valid message" in caught.value.detail
    assert len(caught.value.detail) < 300


def test_a_free_text_reason_cannot_contain_control_characters() -> None:
    said = spoken.Answer(1, 2, "\x1b[2Jboo\n" + "x" * 1000).reason
    assert said is not None
    assert said.key == spoken.FREE_TEXT
    text = str(said.facts["text"])
    assert text.startswith("[2Jboo x")
    assert text.isprintable()
    assert len(text) <= spoken.MAX_REASON_LENGTH
    assert spoken.Answer(1, 2, " \n ").reason is None


# Secrets


class Wiretap(Bot):
    """Writes down what a program on its chair would be sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def choose(self, view: View) -> int:
        self.sent.append(spoken.encode(spoken.hello(view, 1, 1.0)))
        self.sent.append(spoken.encode(spoken.question(view, 1, 1.0)))
        return view.ids[0]


def sent(match: Match, seat: int) -> list[bytes]:
    bot = Wiretap()
    BotRunner(match, seat, bot, 1).ask()
    return bot.sent


def with_other_secrets(
    match: Match, seat: int, scramble: Callable[..., Any], rnd: random.Random
) -> Match:
    twin = copy.copy(match)
    twin.state = scramble(match.state, seat, rnd)
    return twin


@pytest.mark.parametrize(
    ("rules", "scramble"),
    [
        (rules_of("samurai", 4), samurai.scramble),
        (rules_of("samurai", 2, edition="draft"), samurai.scramble),
        (
            rules_of("samurai", 3, variants=["agenda", "mountain", "shrines"]),
            samurai.scramble,
        ),
        (rules_of("shogun", 3), shogun.scramble),
        (rules_of("shogun", 3, modules=["court", "generals"]), shogun.scramble),
    ],
    ids=["samurai", "draft", "variants", "shogun", "modules"],
)
@pytest.mark.games
def test_hidden_information_changes_no_byte(rules: Rules, scramble: Any) -> None:
    """The same for whoever looks at the bytes that go to the program."""
    rnd, sampler, match = (
        random.Random(1),
        MomentSampler(rules, 5, 0.1),
        Match.new(rules, "fast-1:5"),
    )
    changed = 0
    for moment in moments(rules, 5):
        if sampler.picks(moment):
            twin = with_other_secrets(match, moment.seat, scramble, rnd)
            changed += twin.state != match.state
            assert sent(match, moment.seat) == sent(twin, moment.seat)
        match.play(moment.seat, moment.action)
    assert changed > 10


def test_a_planted_leak_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law above can fail: it does when an observation holds the deck."""
    match, rnd = new_match("samurai", 4), random.Random(1)
    twin = with_other_secrets(match, 0, samurai.scramble, rnd)
    assert sent(match, 0) == sent(twin, 0)

    def leaky(one: Match, viewer: int) -> Any:
        seen = one.rules.observe(one.state, viewer)
        return msgspec.structs.replace(seen, played=tuple(one.state.deck[:4]))

    monkeypatch.setattr(Match, "view", leaky)
    assert sent(match, 0) != sent(twin, 0)


# The pages


def examples() -> list[dict[str, Any]]:
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    return [json.loads(block) for block in blocks]


MESSAGES = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        spoken.Hello,
        spoken.QuestionMessage,
        spoken.End,
        spoken.Ready,
        spoken.Answer,
    )
}


def test_the_docs_show_every_message() -> None:
    assert {example["type"] for example in examples()} == {*MESSAGES}


@pytest.mark.parametrize("example", examples(), ids=lambda example: example["type"])
def test_an_example_has_every_field_and_no_other(example: dict[str, Any]) -> None:
    fields = MESSAGES[example["type"]].__struct_fields__
    assert {*example} - {"type"} == {*fields}


def test_the_examples_are_true() -> None:
    """They are cut from a real game: ids, texts and rules are those of the engine."""
    by_type = {example["type"]: example for example in examples()}
    rules = rules_of("samurai", by_type["hello"]["seats"])
    offered = by_type["question"]["offer"]
    for choice in offered:
        assert rules.space.to_json(choice["id"]) == choice["action"]
        assert rules.spelling.spell(choice["id"]) == choice["text"]
    answer = by_type["answer"]
    assert answer["number"] == by_type["question"]["number"]
    assert answer["id"] in [choice["id"] for choice in offered]
    whole = plain(spoken.hello(new_view(match=Match.new(rules, "fast-1:1")), 1, 1.0))
    assert all(kind in whole["actions"] for kind in by_type["hello"]["actions"])
    assert by_type["hello"]["words"].items() <= whole["words"].items()


def test_the_class_in_the_docs_works() -> None:
    text = (DOCS / "bots.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.S)
    names: dict[str, Any] = {}
    exec(code, names)
    view = new_view()
    assert names["Dreamer"]().choose(view) in view.ids
    assert view.because is not None


@pytest.mark.parametrize("seen", [SamuraiSeen, ShogunSeen])
def test_the_observation_docs_have_every_field(seen: type[msgspec.Struct]) -> None:
    text = FIELDS_PAGE.read_text(encoding="utf-8")
    part = text.split("\n## ")[1 if seen is SamuraiSeen else 2]
    rows = re.findall(r"^\| `(\w+)` \| \S", part, re.M)
    assert rows == [*seen.__struct_fields__]
