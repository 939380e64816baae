"""Whatever is thrown at a parser: it is read, or refused in a sentence.

Thousands of texts and values, random or made from good ones by a few changes, always
the same ones, for each game. (Boards have their own thousands in the tests of their
checks.)
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sengoku import replay
from sengoku.core.errors import (
    GameError,
    IllegalActionError,
    NeedsDrawError,
    StaleError,
    UnreadableError,
)
from sengoku.core.rng import fast_seed, seal
from sengoku.core.rules import Rules
from sengoku.games import GAMES, game
from sengoku.match import Match
from sengoku.replay import DivergedError
from sengoku.samurai import options as samurai
from sengoku.samurai.game import SamuraiRules
from sengoku.shogun import options as shogun
from sengoku.shogun import vocabulary
from sengoku.shogun.game import ShogunRules
from sengoku.testing.walk import choice, moments, offers, viewers

pytestmark = pytest.mark.games

POSITIONS = 4000
ACTION_TEXTS = 1500
ACTION_VALUES = 1200
INPUTS = 500
REPLAYS = 800
SEEDS = 1000
OPTIONS = 1000

LONGEST = 30_000
"""What an error may say: a replay that differs shows two whole positions."""

TM23 = Path(__file__).parent / "samurai" / "boards" / "tm23.toml"
ALPHABET = 'abcdefgmnoprstvwxyzABCDE0123456789 :|@(),.-+/?\n\t"{}[]\\é’٣½\u2028\0'
NUMBERS = ("-1", "0", "1", "2", "3", "7", "12", "23", "63", "64", "99", "999", "1000")
HUGE = ("-999999999", "4294967296", "18446744073709551615", "9" * 40, "1e9", "0x1", "٣")
JUNK = ("", "?", "A", "AB", "ABCD", "DCBA", "c", "none", "null", "NaN", "decline", "|")


# ── Making bad texts ──────────────────────────────────────────────────────────


def garbage(rnd: random.Random, longest: int = 60) -> str:
    return "".join(rnd.choices(ALPHABET, k=rnd.randrange(longest)))


def mutated(text: str, rnd: random.Random, words: list[str]) -> str:
    """Return *text* with one to three changes."""
    for _ in range(rnd.randint(1, 3)):
        change = rnd.choice((one_letter, one_word, one_number, cut, doubled, moved))
        text = change(text, rnd, words)
    return text


def one_letter(text: str, rnd: random.Random, words: list[str]) -> str:
    at = rnd.randrange(len(text) + 1)
    return text[:at] + rnd.choice(ALPHABET) + text[at + rnd.randrange(2) :]


def one_word(text: str, rnd: random.Random, words: list[str]) -> str:
    parts = text.split(" ")
    parts[rnd.randrange(len(parts))] = rnd.choice(words)
    return " ".join(parts)


def one_number(text: str, rnd: random.Random, words: list[str]) -> str:
    digits = [at for at, letter in enumerate(text) if letter in "0123456789"]
    if not digits:
        return text
    at = rnd.choice(digits)
    return text[:at] + rnd.choice(NUMBERS + HUGE) + text[at + 1 :]


def cut(text: str, rnd: random.Random, words: list[str]) -> str:
    start = rnd.randrange(len(text) + 1)
    return text[:start] + text[start + rnd.randrange(40) :]


def doubled(text: str, rnd: random.Random, words: list[str]) -> str:
    parts = text.split(" ")
    part = rnd.choice(parts)
    parts.insert(rnd.randrange(len(parts) + 1), part)
    return " ".join(parts)


def moved(text: str, rnd: random.Random, words: list[str]) -> str:
    parts = text.split(" ")
    part = parts.pop(rnd.randrange(len(parts)))
    parts.insert(rnd.randrange(len(parts) + 1), part)
    return " ".join(parts)


def accepts(
    parse: Callable[..., object],
    *given: Any,
    wanted: tuple[type[GameError], ...] = (UnreadableError,),
) -> bool:
    """Does *parse* succeed? If not it must raise one of *wanted*, with a sentence."""
    try:
        parse(*given)
    except GameError as error:
        if type(error) not in wanted:
            raise
        said = str(error)
        assert 0 < len(said) < LONGEST, said
        assert "Traceback" not in said
        return False
    return True


# ── Positions ─────────────────────────────────────────────────────────────────


class Victim(NamedTuple):
    """A game that gets a *share* of the texts, and *choices* after each position."""

    id: str
    tables: tuple[Any, ...]
    share: float
    choices: int

    def many(self, texts: int) -> range:
        return range(int(texts * self.share))


SAMURAI = Victim(
    "samurai",
    (
        SamuraiRules(samurai.Options(4, "standard", samurai.VARIANTS)),
        SamuraiRules(samurai.Options(2, "crowd", ("mountain",))),
        SamuraiRules(samurai.Options(3, "draft")),
        SamuraiRules(
            samurai.Options(
                3, "standard", samurai.VARIANTS, board=TM23.read_text("utf-8")
            )
        ),
    ),
    share=1.0,
    choices=5,
)
SHOGUN = Victim(
    "shogun",
    (
        ShogunRules(shogun.Options(3, "sun", "preset")),
        ShogunRules(shogun.Options(4, "sun", "draft", vocabulary.MODULE_WORDS)),
        ShogunRules(shogun.Options(5, "moon", "draft", ("court", "generals"))),
        ShogunRules(shogun.Options(3, "sun", "preset", vocabulary.MODULE_WORDS, "own")),
    ),
    share=0.4,
    choices=8,
)
VICTIMS = (SAMURAI, SHOGUN)
of_each = pytest.mark.parametrize("victim", VICTIMS, ids=lambda victim: victim.id)


def good_positions(rules: Rules, seeds: range) -> list[str]:
    return [
        rules.dump(moment.state) for seed in seeds for moment in moments(rules, seed)
    ]


@of_each
@pytest.mark.parametrize("number", range(4))
def test_positions(victim: Victim, number: int) -> None:
    rules, rnd = victim.tables[number], random.Random(number)
    good = good_positions(rules, range(3))
    words = sorted({word for text in good for word in text.split()} | {*JUNK, *NUMBERS})
    readable, texts = 0, victim.many(POSITIONS // len(victim.tables))
    for _ in texts:
        kind = rnd.random()
        text = garbage(rnd) if kind < 0.05 else rnd.choice(good)
        text = mutated(text, rnd, words) if kind < 0.4 else mixed(text, rnd, good)
        if accepts(rules.parse, text):
            readable += 1
            play_on(rules, text, rnd, victim.choices)
    assert len(texts) / 4 < readable, "hardly any position is readable"


def mixed(text: str, rnd: random.Random, good: list[str]) -> str:
    """Return *text* with sections, items or digits of other positions."""
    sections = text.split(" | ")
    others = rnd.choice(good).split(" | ")
    for _ in range(rnd.randint(1, 3)):
        at = rnd.randrange(len(sections))
        word = sections[at].split(" ")[0]
        same = [other for other in others if other.split(" ")[0] == word]
        change = rnd.randrange(5)
        if change == 0 and same:
            sections[at] = same[0]
        elif change == 1 and len(sections) > 1:
            del sections[at]
        elif change == 2 and same:
            items = sections[at].split(" ") + same[0].split(" ")[1:]
            sections[at] = " ".join([word, *rnd.sample(items[1:], len(items) // 2)])
        elif change == 3:
            sections[at] = one_digit(sections[at], rnd)
        else:
            sections[-1] = one_digit(rnd.choice(good).split(" | ")[-1], rnd)
    return " | ".join(sections)


def one_digit(text: str, rnd: random.Random) -> str:
    """Return *text* with another digit or seat somewhere."""
    places = [at for at, letter in enumerate(text) if letter in "0123456789ABCD"]
    if not places:
        return text
    at = rnd.choice(places[1:] or places)
    pool = "0123456789" if text[at].isdigit() else "ABCD"
    return text[:at] + rnd.choice(pool) + text[at + 1 :]


def play_on(rules: Rules, text: str, rnd: random.Random, choices: int) -> None:
    """Play on from a position that could be read, and show it to all meanwhile.

    It may be one that no game leads to, with work stacked up in an odd order: then it
    may come to a position that is refused as a text, but it must not come to a crash.
    """
    s = rules.parse(text)
    for _ in range(choices):
        if not rules.waiting(s):
            break
        seat, action = choice(rules, s, rnd)
        rules.dump_seen(s, rnd.choice(viewers(rules)))
        rules.choices(s, seat)
        rules.explain(s, seat, rnd.randrange(rules.space.size))
        thoughts = offers(rules, s, seat)
        rules.play(s, seat, rnd.choice(thoughts) if rnd.random() < 0.1 else action)
    written = rules.dump(s)
    if accepts(rules.parse, written):
        assert rules.parse(written) == s, text


# ── Actions ───────────────────────────────────────────────────────────────────


@of_each
def test_action_texts(victim: Victim) -> None:
    rules, rnd = victim.tables[0], random.Random(10)
    good = [rules.spelling.spell(action) for action in range(rules.space.size)]
    words = sorted({word for text in good for word in text.split()} | {*JUNK, *NUMBERS})
    for _ in victim.many(ACTION_TEXTS):
        text = garbage(rnd) if rnd.random() < 0.2 else ""
        text = text or mutated(rnd.choice(good), rnd, words)
        if accepts(rules.spelling.read, text):
            assert rules.spelling.spell(rules.spelling.read(text)) in good


def some_json(rnd: random.Random, depth: int = 3) -> Any:
    """Return plain data of any shape."""
    kind = rnd.randrange(9 if depth else 7)
    if kind == 7:
        return [some_json(rnd, depth - 1) for _ in range(rnd.randrange(4))]
    if kind == 8:
        return {
            rnd.choice((*JUNK, "kind", "region", "card", "players")): some_json(
                rnd, depth - 1
            )
            for _ in range(rnd.randrange(4))
        }
    scalars = (None, True, 0.5, rnd.randint(-9, 99), 10**30, rnd.choice(JUNK))
    return (*scalars, garbage(rnd, 9))[kind]


@of_each
def test_action_values(victim: Victim) -> None:
    rules, rnd = victim.tables[0], random.Random(11)
    for _ in victim.many(ACTION_VALUES):
        value: Any = rules.space.to_json(rnd.randrange(rules.space.size))
        if rnd.random() < 0.3:
            value = some_json(rnd)
        else:
            key = rnd.choice((*value, "kind", "extra", 3))
            value[key] = some_json(rnd, 1)
            if rnd.random() < 0.2:
                del value[key]
        if accepts(rules.space.from_json, value):
            assert rules.space.from_json(value) in range(rules.space.size)


@of_each
def test_inputs_of_a_match(victim: Victim) -> None:
    """Any seat, any action, any question number: refusals leave no trace."""
    rules, rnd = victim.tables[0], random.Random(12)
    match = Match.new(rules, fast_seed(1))
    for _ in victim.many(INPUTS):
        if match.is_over:
            match = Match.new(rules, fast_seed(rnd.randrange(99)))
        before = (
            rules.copy(match.state),
            match.number,
            match.digest,
            len(match.log.entries),
        )
        seat = rnd.choice((*range(rules.seats), -1, 5, 99))
        action = rnd.choice((rnd.randint(-5, 2005), "decline", garbage(rnd, 20)))
        if rnd.random() < 0.2 and seat in match.waiting():
            action = rnd.choice(offers(rules, match.state, seat))
        at = rnd.choice((None, None, None, match.number, 0, -1))
        wanted = (UnreadableError, IllegalActionError, StaleError)
        if not accepts(match.play, seat, action, at, wanted=wanted):
            assert (match.state, *traces(match)) == before


def traces(match: Match) -> tuple[int, str, int]:
    return match.number, match.digest, len(match.log.entries)


# ── Replays ───────────────────────────────────────────────────────────────────


def short_replay(rules: Rules, seed: int) -> str:
    match, rnd = Match.new(rules, fast_seed(seed)), random.Random(seed)
    recorder = replay.Recorder(match, ("Aki", "Bo\u2028Bo"))
    for _ in range(12):
        match.play(*choice(rules, match.state, rnd))
        recorder.catch_up()
    return recorder.text()


def bad_replays(victim: Victim, rnd: random.Random) -> Iterator[str]:
    good = [short_replay(rules, 5) for rules in victim.tables]
    words = sorted({word for text in good for word in text.split()[:200]} | {*JUNK})
    for _ in victim.many(REPLAYS):
        lines = rnd.choice(good).split("\n")
        at = rnd.randrange(len(lines))
        kind = rnd.randrange(10)
        if kind == 0:
            lines = [garbage(rnd) for _ in range(rnd.randrange(4))]
        elif kind == 1:
            lines[at] = json.dumps(some_json(rnd))
        elif kind == 2:
            lines.insert(at, rnd.choice(lines))
        elif kind == 3:
            del lines[at]
        elif kind < 7 and lines[at]:
            line = json.loads(lines[at])
            line[rnd.choice((*line, "seat", "do", "end"))] = some_json(rnd, 2)
            if at == 0 and isinstance(line.get("seed"), str):
                line["seal"] = seal(line["seed"])
            lines[at] = json.dumps(line)
        else:
            lines[at] = mutated(lines[at], rnd, words)
        yield "\n".join(lines)


@of_each
def test_replays(victim: Victim) -> None:
    wanted = (UnreadableError, DivergedError)
    verified = 0
    for text in bad_replays(victim, random.Random(20)):
        verified += accepts(replay.verify, text, wanted=wanted)
    assert 0 < verified < len(victim.many(REPLAYS)) / 2


@pytest.mark.parametrize("opening", ['{"a":', "[", '{"n":1,"end":{"a":['])
def test_a_replay_with_brackets_without_end(opening: str) -> None:
    header = short_replay(SAMURAI.tables[0], 1).partition("\n")[0]
    with pytest.raises(UnreadableError, match="line 2"):
        replay.verify(f"{header}\n{opening * 100_000}")
    with pytest.raises(UnreadableError, match="line 1"):
        replay.verify(opening * 100_000)


def test_names_may_hold_any_character() -> None:
    match = Match.new(SAMURAI.tables[1], fast_seed(1))
    names = ("A\u2028\x85\r\x0b", '"\\\n\0')
    text = replay.Recorder(match, names).text()
    assert replay.read(text).header.names == names
    assert replay.verify(text) == 0


# ── Seeds and options ─────────────────────────────────────────────────────────


@of_each
def test_seeds(victim: Victim) -> None:
    rules, rnd = victim.tables[0], random.Random(30)
    good = ["fast-1:7f3a", "sealed-1:" + "0f" * 32, "scripted-1:1,2,3", "fast-1:0"]
    words = [*JUNK, *NUMBERS, *HUGE, "fast-1:", "sealed-1:", "scripted-1:" + "0," * 99]
    started = 0
    for _ in victim.many(SEEDS):
        text = garbage(rnd) if rnd.random() < 0.2 else ""
        text = text or mutated(rnd.choice(good), rnd, words)
        wanted = (UnreadableError, NeedsDrawError)  # a script may be too short
        started += accepts(rules.start, text, wanted=wanted)
    assert 0 < started < len(victim.many(SEEDS))


def samurai_options(rnd: random.Random) -> dict[Any, Any]:
    house = {
        name: rnd.choice((True, False, "none", "victim-once", "own-turn", "zz"))
        for name in rnd.sample(samurai.house_rules(), rnd.randrange(3))
    }
    colours = rnd.choice(((), ("red", "blue"), ("green", "red", "yellow")))
    return {
        "players": rnd.choice((2, 3, 4, 4, 1, 5)),
        "edition": rnd.choice((*samurai.EDITIONS, "standard", "deluxe")),
        "variants": rnd.sample((*samurai.VARIANTS, "agenda"), rnd.randrange(4)),
        "house": house,
        "colours": colours,
    }


def shogun_options(rnd: random.Random) -> dict[Any, Any]:
    house = {
        name: rnd.choice((True, False, True, 1))
        for name in rnd.sample((*shogun.house_rules(), "zz"), rnd.randrange(2))
    }
    colours = rnd.choice(((), (), ("red", "blue"), ("yellow", "red", "black")))
    return {
        "players": rnd.choice((3, 4, 5, 5, 2)),
        "side": rnd.choice(("sun", "sun", *vocabulary.SIDES, "north")),
        "start": rnd.choice(("draft", "draft", *vocabulary.START_WORDS, "random")),
        "modules": rnd.sample((*vocabulary.MODULE_WORDS, "court"), rnd.randrange(3)),
        "tower": rnd.choice((*vocabulary.TOWER_WORDS, shogun.OWN_TOWER, "own", "dice")),
        "first": rnd.choice((-1, -1, 0, 2, 9)),
        "house": house,
        "colours": colours,
    }


@pytest.mark.parametrize(
    ("victim", "some_options"),
    [(SAMURAI, samurai_options), (SHOGUN, shogun_options)],
    ids=["samurai", "shogun"],
)
def test_options(
    victim: Victim, some_options: Callable[[random.Random], dict[Any, Any]]
) -> None:
    rnd, found = random.Random(40), game(victim.id)
    read = 0
    for _ in victim.many(OPTIONS):
        value: Any = some_options(rnd)
        if rnd.random() < 0.4:
            value[rnd.choice((*value, "board", "pets", 7))] = some_json(rnd)
        if rnd.random() < 0.1:
            value = some_json(rnd)
        if accepts(found.read_options, value):
            read += 1
            rules = found.rules(found.read_options(value))
            assert rules.waiting(rules.start("fast-1:1"))
    assert read > len(victim.many(OPTIONS)) / 20


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("samurai", {"edition": "Standard"}),
        ("samurai", {"variants": ["Agenda"]}),
        ("samurai", {"players": 2, "colours": ["red", "RED"]}),
        ("shogun", {"side": "Moon"}),
        ("shogun", {"start": "PRESET"}),
        ("shogun", {"modules": ["Court"]}),
        ("shogun", {"tower": "Own"}),
        ("shogun", {"house": {"Strict_forced_battle": False}}),
    ],
    ids=str,
)
def test_words_of_options_are_written_as_the_engine_writes_them(
    id: str, value: Any
) -> None:
    with pytest.raises(UnreadableError, match="did you mean"):
        game(id).read_options(value)


def test_every_game_of_the_collection_refuses_nonsense() -> None:
    rnd = random.Random(50)
    for found in GAMES:
        rules: Any = found.rules(found.read_options({}))
        for _ in range(200):
            text = garbage(rnd)
            accepts(rules.parse, text)
            accepts(rules.spelling.read, text)
            accepts(rules.start, text)
            value = some_json(rnd)
            accepts(found.read_options, value)
