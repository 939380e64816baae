"""Everything the engines can tell has a sentence, and every sentence is told."""

import ast
import itertools
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import sengoku
from sengoku import texts as texts_module
from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError, StaleError, UnreadableError
from sengoku.core.events import ChoiceTakenBack, Event, Log
from sengoku.core.flow import Reason, Step, pack, unpack
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Question
from sengoku.samurai import events, steps, table
from sengoku.samurai.actions import SPACE
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.naming import Namer
from sengoku.samurai.options import EDITIONS, VARIANTS, Options, Switches, house_rules
from sengoku.samurai.rules.harvest import REFUSALS
from sengoku.samurai.state import State
from sengoku.samurai.words import (
    AGENDA_NAMES,
    COLOURS,
    DECREE_WORDS,
    EFFECT_WORDS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    RESOURCE_WORDS,
    SHRINE_WORDS,
)
from sengoku.texts import TextError, Texts, languages

SOURCE = Path(sengoku.__file__).parent
SAY = Texts(strict=True)
SENTENCE = re.compile(r"[A-Z0-9].*[.!?]", re.DOTALL)

ALL = Options(4, "standard", VARIANTS)
TABLES = [
    ALL,
    Options(2, "standard", ("mountain", "neutral")),
    Options(3, "standard", ("agenda",), {"strict_resource_supply": False}),
    Options(3, "crowd", VARIANTS, {"open_resources": True}),
    Options(4, "crowd", ("shrines",), colours=("blue", "red", "yellow", "green")),
    Options(2, "draft"),
    Options(4, "draft", house={"castle_in_capital": False}),
    Options(2, "standard", (), {"ship_origin_anywhere": True, "tiebreaks": False}),
]


def namer(options: Options, *names: str) -> Namer:
    return Namer(SamuraiRules(options), names)


WHOLE = namer(ALL)


def told(phrase: tuple[str, Any]) -> str:
    """Return the sentence of *phrase*, which must be whole."""
    text = SAY.tell(phrase)
    assert not re.search(r"[{}$\n]|\?\?\?|  | [.,;:]|\(\)|samurai-", text), text
    assert text == text.strip() != "", phrase
    return text


# What there is to tell


def event_classes() -> list[type[Event]]:
    return [
        cls
        for cls in vars(events).values()
        if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
    ]


def asking_steps() -> list[Step[State]]:
    return [step for step in WHOLE.rules.table if step.asks]


def reason_calls() -> Iterator[tuple[str, str, list[str]]]:
    """Yield key, rule and names of facts of every ``reason("…", …)`` in the source."""
    for folder in ("core", "samurai"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="reason")):
                        yield from _reasons(node)


def _reasons(call: ast.Call) -> Iterator[tuple[str, str, list[str]]]:
    facts = [keyword.arg or "" for keyword in call.keywords]
    key, rule = call.args
    said = rule.value if isinstance(rule, ast.Constant) else "SSE-X"
    assert isinstance(said, str)
    if isinstance(key, ast.Constant):
        assert isinstance(key.value, str)
        yield key.value, said, facts
    else:  # the one place where a table has the keys
        assert isinstance(key, ast.Name)
        for listed, its_rule in REFUSALS.values():
            yield listed, its_rule, facts


def phases() -> set[str]:
    rows = WHOLE.rules.table
    course = {rows[step].name for step, _ in table.course(2)}
    return {*course, rows[steps.DESTINY].name, "era-end"}


def choices_of(switch: str) -> tuple[str, ...]:
    """Return the words a house rule may be set to; none for yes and no."""
    allowed = msgspec.inspect.type_info(Switches)
    assert isinstance(allowed, msgspec.inspect.StructType)
    (field,) = [field for field in allowed.fields if field.name == switch]
    if isinstance(field.type, msgspec.inspect.LiteralType):
        return tuple(map(str, field.type.values))
    return ()


def expected() -> set[str]:
    """Return every key of Small Samurai Empires, from the engine alone."""
    parts: dict[str, Any] = {
        "event": [cls.__struct_config__.tag for cls in event_classes()],
        "ask": [step.name for step in asking_steps()],
        "refused": [key for key, _, _ in reason_calls()],
        "action": [family.kind for family in SPACE.families],
        "order": [*ORDER_WORDS, "move23.draft", "ship.draft"],
        "neutral": NEUTRAL_WORDS,
        "resource": RESOURCE_WORDS,
        "region": REGION_WORDS,
        "colour": COLOURS,
        "effect": EFFECT_WORDS,
        "shrine": SHRINE_WORDS,
        "phase": phases(),
        "agenda": _with_about(AGENDA_NAMES),
        "decree": _with_about(DECREE_WORDS),
        "edition": _with_about(EDITIONS),
        "variant": _with_about(VARIANTS),
        "house": [key for switch in house_rules() for key in _house(switch)],
    }
    return {f"samurai-{part}-{word}" for part, words in parts.items() for word in words}


def _with_about(words: tuple[str, ...]) -> list[str]:
    return [key for word in words for key in (word, f"{word}.about")]


def _house(switch: str) -> list[str]:
    word = switch.replace("_", "-")
    return [word, *(f"{word}.{choice}" for choice in ("about", *choices_of(switch)))]


COMMON = {
    *("choice-taken-back", "spectator", "noted", "list-more", "list-last"),
    *("error-unreadable", "error-illegal", "error-stale"),
}


# Catalogues


def catalogue(language: str, name: str) -> list[str]:
    """Return the keys of a file, attributes as ``message.attribute``."""
    file = SOURCE / "locales" / language / f"{name}.ftl"
    keys: list[str] = []
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            keys.append(entry.id.name)
            keys += [f"{entry.id.name}.{part.id.name}" for part in entry.attributes]
    return keys


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "wanted"), [("common", COMMON), ("samurai", expected())]
)
def test_catalogue_has_every_message_and_no_other(
    language: str, name: str, wanted: set[str]
) -> None:
    keys = catalogue(language, name)
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    assert sorted(wanted - set(keys)) == [], "missing"
    assert sorted(set(keys) - wanted) == [], "unused"


@pytest.mark.parametrize("key", sorted(key for key in expected() if ".about" in key))
def test_what_is_explained_is_explained_in_whole_sentences(key: str) -> None:
    facts = {"points": 3, "castle": "own-castle", "decree": "Ships are free."}
    assert SENTENCE.fullmatch(told((key, facts)))


@pytest.mark.parametrize(
    "key",
    sorted(
        key
        for key in expected()
        if not re.match(r"samurai-(event|ask|refused|action)-", key)
        and ".about" not in key
    ),
)
def test_names_need_no_facts(key: str) -> None:
    assert told((key, {}))


# Every kind, with facts of its form


TYPES: dict[Any, list[object]] = {
    int: [0, 1, 2],
    bool: [False, True],
    str: ["SSE-X"],
    tuple[int, ...]: [(0, 1), (1, 0, 2)],
}
FIELDS: dict[str, list[object]] = {
    "asked": [*(step.name for step in asking_steps())],
    "extra": [0, 1, 2, -1],
    "resource": [0, 1],
    "seeds": [(0, 1, -1), (1, 1, 1, 0, 0)],
    "shrine": [(-1, -1), (-1, 0, 2, 1)],
    "agenda": [(-1, -1, -1, -1), (6, 0, 3, 4)],
    "played": [(0, 0, 0, 0), (0, 2, 0, 1)],
    "winners": [(0,), (1, 0, 2)],
}


def examples(cls: type[Event]) -> Iterator[Event]:
    values = [
        FIELDS.get(field.name) or TYPES[field.type]
        for field in msgspec.structs.fields(cls)
    ]
    return (cls(*each) for each in itertools.product(*values))


@pytest.mark.parametrize("cls", [*event_classes(), ChoiceTakenBack])
def test_every_event_has_a_sentence(cls: type[Event]) -> None:
    for event in examples(cls):
        assert SENTENCE.fullmatch(told(WHOLE.event(event)))


@pytest.mark.parametrize("step", asking_steps(), ids=lambda step: str(step.name))
def test_every_question_has_a_sentence(step: Step[State]) -> None:
    spans = [{0, 1, size // 2, size - 1} for size in step.parts.values()]
    for values in itertools.product(*spans):
        arg = pack(step.parts, dict(zip(step.parts, values, strict=True)))
        question = Question(step.name, step.rule, unpack(step.parts, arg))
        assert SENTENCE.fullmatch(told(WHOLE.question(question, 0)))


@pytest.mark.parametrize(("key", "rule", "facts"), list(reason_calls()))
def test_every_refusal_has_a_sentence(key: str, rule: str, facts: list[str]) -> None:
    for number in (1, 2):
        given: dict[str, int | str] = dict.fromkeys(facts, number)
        if "asked" in given:
            given["asked"] = "move"
        text = told(WHOLE.reason(Reason(key, rule, given)))
        assert SENTENCE.fullmatch(text)


@pytest.mark.parametrize("options", [ALL, Options(2, "draft")])
def test_every_action_has_a_label(options: Options) -> None:
    named = namer(options)
    for action in range(SPACE.size):
        assert told(named.action(action))
        assert told(named.action(action, "move"))


@pytest.mark.parametrize("edition", ["standard", "crowd"])
def test_every_side_of_an_agenda_tile_is_explained(edition: str) -> None:
    for side in range(len(AGENDA_NAMES)):
        assert SENTENCE.fullmatch(told(namer(Options(4, edition)).agenda(side)))


# Real games


class Reader:
    """Reads a game aloud as every viewer sees it, each sentence once."""

    def __init__(self, options: Options) -> None:
        self.namer = namer(options)
        self.rules = self.namer.rules
        self.known: set[str] = set()

    def read(self, phrase: tuple[str, Any]) -> None:
        form = repr(phrase)
        if form not in self.known:
            self.known.add(form)
            told(phrase)

    def play(self, number: int) -> Log:
        choose = random.Random(number)
        log = Log()
        s = self.rules.start(fast_seed(number), log)
        while waiting := self.rules.waiting(s):
            seat = choose.choice(seat_sets.each(waiting))
            self.ask(s, seat, choose)
            self.rules.play(s, seat, choose.choice(self.rules.legal(s, seat)), log)
        self.refuse(s, 0, choose)
        for viewer in (*range(self.rules.seats), None):
            for event in log.seen_by(viewer):
                self.read(self.namer.event(event))
        return log

    def ask(self, s: State, seat: int, choose: random.Random) -> None:
        question = self.rules.question(s, seat)
        assert question is not None
        self.read(self.namer.question(question, seat))
        for choice in self.rules.choices(s, seat):
            self.read(self.namer.action(choice.id, question.key))
        self.refuse(s, seat, choose)
        for other in range(self.rules.seats):
            self.explain(s, other, 0)

    def refuse(self, s: State, seat: int, choose: random.Random) -> None:
        for family in SPACE.families:
            for _ in range(min(family.count, 8)):
                self.explain(s, seat, choose.randrange(family.begin, family.end))

    def explain(self, s: State, seat: int, action: int) -> None:
        why = self.rules.explain(s, seat, action)
        if why is not None:
            self.read(self.namer.reason(why))


@pytest.mark.parametrize("options", TABLES)
def test_whole_games_can_be_told(options: Options) -> None:
    reader = Reader(options)
    for number in range(3):
        reader.play(number)
    assert len(reader.known) > 300


# Exact words

FOUR = ("Anna", "", "Bo")
PROVINCE = {"kaga": 11, "mino": 9}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            events.ArmyMoved(1, PROVINCE["kaga"], PROVINCE["mino"]),
            "Blue moves an army from Kaga to Mino.",
        ),
        (events.ArmiesShipped(0, 11, 9, 1), "Anna ships an army from Kaga to Mino."),
        (events.ArmiesShipped(0, 11, 9, 2), "Anna ships 2 armies from Kaga to Mino."),
        (events.ArmyDestroyed(9, 2, 3, ""), "Yellow destroys an army of Bo in Mino."),
        (
            events.CardsRevealed((0, 1, 1, 3), -1),
            "The destiny cards are revealed: Anna (grey region), Blue (orange region), "
            "Bo (orange region) and Yellow (violet region).",
        ),
        (
            events.CardsRevealed((0, 1), 2),
            "The destiny cards are revealed: Anna (grey region) and "
            "Blue (orange region). The deck adds a card of the teal region.",
        ),
        (events.TokenCovered(1, 1, 0), "Blue covers a token of their own on slot g1."),
        (events.TokenCovered(1, 2, 0), "Blue covers a token of Bo on slot g1."),
        (events.TokenRevealed(3, 1, 2), "Slot o1: Blue reveals Move 2 or 3."),
        (events.ResourceGained(1, 0, 2, ""), "Blue gains 2 food."),
        (
            events.ResourceGained(1, 1, 0, "", 1),
            "Blue gains 0 bushido; the general supply is 1 short.",
        ),
        (
            events.InfluenceScored(0, 0, 4, 1, 4),
            "Influence, grey region: Anna scores 4 points (value 4 × 1 destiny card).",
        ),
        (events.ShrinesScored(0, 1), "Shrines: Anna scores 1 point."),
        (events.Declined(1, "attack-again"), "Blue makes no second kill."),
        (
            events.GameEnded((4, 9, 7, 9), (1,)),
            "Blue wins! Final score: Anna (4), Blue (9), Bo (7) and Yellow (9).",
        ),
        (
            events.GameEnded((4, 9, 7, 9), (1, 3)),
            "Blue and Yellow share the victory! "
            "Final score: Anna (4), Blue (9), Bo (7) and Yellow (9).",
        ),
        (ChoiceTakenBack(2, 17), "Bo takes back the last choice."),
    ],
)
def test_log(event: Event, sentence: str) -> None:
    assert told(namer(ALL, *FOUR).event(event)) == sentence


@pytest.mark.parametrize(
    ("points", "extra", "sentence"),
    [
        (
            2,
            1,
            "Move from the teal region: 2 movement points left, and one more to take.",
        ),
        (1, 0, "Move from the teal region: 1 movement point left."),
        (0, 1, "Move from the teal region: take the third movement point?"),
    ],
)
def test_question(points: int, extra: int, sentence: str) -> None:
    facts = {"slot": 6, "points": points, "extra": extra, "crossed": 0}
    assert told(WHOLE.question(Question("move", "", facts), 1)) == sentence


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("no-own-army", "", {"province": 9}), "You have no army in Mino."),
        (
            Reason("too-few-armies", "", {"province": 9, "armies": 2}),
            "You need 2 armies in Mino for that.",
        ),
        (
            Reason("cover-limit", "SSE-COVER-5c", {"victim": 1}),
            "A token of Blue has been covered by an opponent this round.",
        ),
        (Reason("not-your-turn", "", {"seat": -1}), "It is not your turn."),
        # nobody sits there
        (
            Reason("no-army-of-victim", "", {"province": 9, "victim": 3}),
            "D has no army in Mino.",
        ),
    ],
)
def test_refusal(reason: Reason, sentence: str) -> None:
    assert told(namer(Options(3)).reason(reason)) == sentence


def test_the_draft_edition_has_its_own_names_of_orders() -> None:
    revealed = events.TokenRevealed(0, 0, ORDER_WORDS.index("ship"))
    assert told(namer(Options(2)).event(revealed)).endswith("reveals Move 2 / Ship.")
    draft = namer(Options(2, "draft"))
    assert told(draft.event(revealed)).endswith("reveals Move by Sea.")


def test_players_without_names_have_the_colours_they_chose() -> None:
    chosen = namer(Options(2, colours=("green", "red")))
    assert told(chosen.event(events.SeatDrew(0))) == "Green draws a destiny card."


def test_names_of_people_are_no_patterns() -> None:
    event = namer(Options(2), "{ $seat }", "none").event(events.SeatDrew(0))
    assert SAY.tell(event) == "{ $seat } draws a destiny card."


# Texts


def test_missing_words_stop_tests_but_no_game() -> None:
    with pytest.raises(TextError, match=r"en: there is no message 'no-such'"):
        SAY.say("no-such")
    with pytest.raises(TextError, match=r"no message 'spectator.no-such'"):
        SAY.say("spectator.no-such")
    with pytest.raises(TextError, match=r"'choice-taken-back' lacks a fact.*seat"):
        SAY.say("choice-taken-back")
    assert Texts().say("no-such") == "no-such"
    assert Texts().say("choice-taken-back").endswith(" takes back the last choice.")


def test_unknown_language_is_refused_with_a_hint() -> None:
    with pytest.raises(UnreadableError, match=r"language 'enn' unknown.*'en'"):
        Texts("enn")


def test_what_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words in {"en": "a = A\nb = B", "de": "a = Ä"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(texts_module, "LOCALES", tmp_path)
    texts_module._bundle.cache_clear()
    try:
        german = Texts("de")
        assert [german.say(key) for key in "abc"] == ["Ä", "B", "c"]
        with pytest.raises(TextError, match=r"de: there is no message 'b'"):
            Texts("de", strict=True).say("b")
    finally:
        texts_module._bundle.cache_clear()


def test_faults() -> None:
    assert SAY.fault(UnreadableError("x", detail="kay unknown")) == (
        "That could not be read: kay unknown"
    )
    assert SAY.fault(IllegalActionError("x", "SSE-DEST-9")) == (
        "That is not allowed now (rule SSE-DEST-9)."
    )
    assert SAY.fault(IllegalActionError("x")) == "That is not allowed now."
    assert SAY.fault(StaleError("x")) == "The game has moved on. Please look again."


def test_naming_knows_no_language() -> None:
    program = "import sys, sengoku.samurai.naming; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"fluent", "fluent.runtime", "rich", "typer"} & set(loaded)
