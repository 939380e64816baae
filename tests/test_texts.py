"""Everything the engines can tell has a sentence, and every sentence is told."""

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

from sengoku import texts as texts_module
from sengoku.core import seats as seat_sets
from sengoku.core.errors import IllegalActionError, StaleError, UnreadableError
from sengoku.core.events import ChoiceTakenBack, Event, Log
from sengoku.core.flow import Reason, pack, unpack
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Question
from sengoku.samurai import events as samurai
from sengoku.samurai.options import Options as SamuraiOptions
from sengoku.samurai.words import ORDER_WORDS
from sengoku.shogun import events as shogun
from sengoku.shogun.options import Options as ShogunOptions
from sengoku.texts import TextError, Texts, languages
from tests.spoken import GAMES, SAMURAI, SHOGUN, Spoken
from tests.spoken_reasons import SOURCE, Why

SAY = Texts(strict=True)
SENTENCE = re.compile(r"[A-Z0-9].*[.!?]", re.DOTALL)
UNSAID = re.compile(r"[{}$\n]|\?\?\?|  | [.,;:]|\(\)|samurai-|shogun-")

COMMON = {
    *("choice-taken-back", "spectator", "noted", "list-more", "list-last"),
    *("error-unreadable", "error-illegal", "error-stale"),
}


def told(phrase: tuple[str, Any]) -> str:
    """Return the text of *phrase*, which must be whole."""
    text = SAY.tell(phrase)
    assert not UNSAID.search(text), text
    assert text == text.strip() != "", phrase
    return text


def sentence(phrase: tuple[str, Any]) -> str:
    text = told(phrase)
    assert SENTENCE.fullmatch(text), text
    return text


def of_all(what: str) -> Any:
    """Parametrize by everything of a kind in all games, a method of ``Spoken``."""
    return [(game, each) for game in GAMES for each in sorted(getattr(game, what)())]


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
@pytest.mark.parametrize("game", [None, *GAMES], ids=str)
def test_catalogue_has_every_message_and_no_other(
    language: str, game: Spoken | None
) -> None:
    keys = catalogue(language, game.id if game else "common")
    wanted = game.sentences() | game.labels() | game.abouts() if game else COMMON
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    assert sorted(wanted - set(keys)) == [], "missing"
    assert sorted(set(keys) - wanted) == [], "unused"


@pytest.mark.parametrize(("game", "key"), of_all("abouts"), ids=str)
def test_what_is_explained_is_explained_in_whole_sentences(
    game: Spoken, key: str
) -> None:
    assert sentence((key, game.facts))


@pytest.mark.parametrize(("game", "key"), of_all("labels"), ids=str)
def test_names_are_no_sentences(game: Spoken, key: str) -> None:
    text = told((key, game.facts))
    assert ".house-" in key or "-house-" in key or not text.endswith(".")


# Every kind, with facts of its form


TYPES: dict[Any, list[object]] = {
    int: [0, 1, 2],
    bool: [False, True],
    str: ["X-1"],
    tuple[int, ...]: [(0, 1), (1, 0, 2)],
}


def examples(game: Spoken, cls: type[Event]) -> Iterator[Event]:
    values = [
        game.examples.get(f"{cls.__name__}.{field.name}")
        or game.examples.get(field.name)
        or TYPES[field.type]
        for field in msgspec.structs.fields(cls)
    ]
    return (cls(*each) for each in itertools.product(*values))


@pytest.mark.parametrize(
    ("game", "cls"),
    [(g, cls) for g in GAMES for cls in (*g.event_classes, ChoiceTakenBack)],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_every_event_has_a_sentence(game: Spoken, cls: type[Event]) -> None:
    for event in examples(game, cls):
        assert sentence(game.whole.event(event))


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in game.steps], ids=str
)
def test_every_question_has_a_sentence(game: Spoken, name: str) -> None:
    step = game.steps[name]
    spans = [{0, 1, size // 2, size - 1} for size in step.parts.values()]
    for values in itertools.product(*spans):
        arg = pack(step.parts, dict(zip(step.parts, values, strict=True)))
        question = Question(step.name, step.rule, unpack(step.parts, arg))
        assert sentence(game.whole.question(question, 0))


@pytest.mark.parametrize(
    ("game", "why"),
    [(game, why) for game in GAMES for why in game.reasons.refusals],
    ids=lambda value: value.key if isinstance(value, Why) else str(value),
)
def test_every_refusal_has_a_sentence(game: Spoken, why: Why) -> None:
    for number in (1, 2):
        given: dict[str, int | str] = dict.fromkeys(why.facts, number)
        if "asked" in given:
            given["asked"] = "move"
        assert sentence(game.whole.reason(Reason(why.key, why.rule, given)))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_action_has_a_label(game: Spoken) -> None:
    for options in (game.tables[0], game.tables[-2]):
        named = game.named(options)
        for action in range(named.space.size):
            assert not told(named.action(action)).endswith(".")
        last = named.space.size - 1
        assert all(told(named.action(last, asked)) for asked in game.steps)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_lies_on_the_table_is_explained(game: Spoken) -> None:
    for options in game.tables:
        for explained in game.explanations(game.named(options)):
            assert sentence(explained)


# Real games


class Reader:
    """Reads a game aloud as every viewer sees it, each sentence once."""

    def __init__(self, game: Spoken, options: Any) -> None:
        self.rules = game.rules(options)
        self.namer = game.namer(self.rules, ())
        self.questioned = game.questioned
        self.known: set[str] = set()

    def read(self, phrase: tuple[str, Any]) -> None:
        form = repr(phrase)
        if form not in self.known:
            self.known.add(form)
            told(phrase)

    def play(self, number: int) -> None:
        choose = random.Random(number)
        log = Log()
        s = self.rules.start(fast_seed(number), log)
        while waiting := self.rules.waiting(s):
            seat = choose.choice(seat_sets.each(waiting))
            self.ask(s, seat, choose)
            self.rules.play(s, seat, self.choice(s, seat, choose), log)
        self.refuse(s, 0, choose)
        for viewer in (*range(self.rules.seats), None):
            for event in log.seen_by(viewer):
                self.read(self.namer.event(event))

    def choice(self, s: Any, seat: int, choose: random.Random) -> int:
        """Return what *seat* chooses; now and then it changes its mind."""
        revisions = self.rules.revisions(s, seat)
        if revisions and choose.random() < 0.05:
            return int(choose.choice(revisions).id)
        return int(choose.choice(self.rules.legal(s, seat)))

    def ask(self, s: Any, seat: int, choose: random.Random) -> None:
        question = self.rules.question(s, seat)
        assert question is not None
        self.read(self.namer.question(question, seat))
        if choose.random() > self.questioned:
            return
        for choice in self.rules.choices(s, seat) + self.rules.revisions(s, seat):
            self.read(self.namer.action(choice.id, question.key))
        self.refuse(s, seat, choose)
        for other in range(self.rules.seats):
            self.explain(s, other, 0)

    def refuse(self, s: Any, seat: int, choose: random.Random) -> None:
        for family in self.rules.space.families:
            for _ in range(min(family.count, 8)):
                self.explain(s, seat, choose.randrange(family.begin, family.end))

    def explain(self, s: Any, seat: int, action: int) -> None:
        why = self.rules.explain(s, seat, action)
        if why is not None:
            self.read(self.namer.reason(why))


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in GAMES for options in game.tables],
    ids=lambda value: value.id if isinstance(value, Spoken) else None,
)
def test_whole_games_can_be_told(game: Spoken, options: Any) -> None:
    reader = Reader(game, options)
    for number in range(3):
        reader.play(number)
    assert len(reader.known) > 300


@@EXACT@@# Texts


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


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_naming_knows_no_language(game: Spoken) -> None:
    program = f"import sys, sengoku.{game}.naming; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"fluent", "fluent.runtime", "rich", "typer"} & set(loaded)
