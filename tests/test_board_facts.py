"""Whatever a board file may state has an effect that somebody can see.

Every fact that is known is varied, one part of it at a time. Then games go another way,
or names and pictures are others.
"""

import functools
import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sengoku.bots.protocol import board as facts_for_bots
from sengoku.core.errors import UnreadableError
from sengoku.core.events import Log
from sengoku.core.fact_files import FactFiles
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.samurai import drawing as samurai_drawing
from sengoku.samurai.board_sheet import FILES as SAMURAI_FILES
from sengoku.samurai.naming import Namer as SamuraiNamer
from sengoku.shogun import drawing as shogun_drawing
from sengoku.shogun.board_sheet import FILES as SHOGUN_FILES
from sengoku.shogun.naming import Namer as ShogunNamer
from tests.board_facts import SAMURAI, SHOGUN

pytestmark = pytest.mark.games

SEEDS = 8

MANUAL = Path(__file__).parents[1] / "docs" / "boards.md"


class Varied(NamedTuple):
    """A game, how its board can be varied, and the tables at which that may show."""

    id: str
    files: FactFiles
    variations: dict[str, str]
    options: tuple[dict[str, Any], ...]
    drawing: Any
    namer: Any
    optional: tuple[str, ...]
    """What an entry of the shipped board may have, but none has."""
    fixed: tuple[str, ...] = ()
    """What the rules fix: another value is refused."""
    idle: tuple[str, ...] = ()
    """What is told, but has no effect on play, as the manual says."""


MODULES = ("court", "samurai", "generals", "arts")
VARIANTS = ("agenda", "mountain", "shrines", "neutral")

BOOKS = (
    Varied(
        id="samurai",
        files=SAMURAI_FILES,
        variations=SAMURAI,
        options=(
            {"players": 4, "variants": VARIANTS},
            {"players": 2},
            {"players": 3},
            *({"players": players, "edition": "draft"} for players in (2, 3, 4)),
        ),
        drawing=samurai_drawing,
        namer=SamuraiNamer,
        optional=("provinces.*.neighbours", "provinces.*.resource"),
    ),
    Varied(
        id="shogun",
        files=SHOGUN_FILES,
        variations=SHOGUN,
        options=(
            {"players": 4, "modules": MODULES},
            {"players": 3, "start": "preset"},
            {"players": 5, "start": "preset"},
            {"players": 4, "start": "preset"},
            {"players": 3, "side": "moon"},
            {"players": 5, "side": "moon", "modules": MODULES},
        ),
        drawing=shogun_drawing,
        namer=ShogunNamer,
        optional=("provinces.*.neighbours",),
        fixed=("chest_cards", "favour_prices", "monuments", "supply_table.0"),
        idle=("chest_tokens.fives", "chest_tokens.ones", "unrest_markers"),
    ),
)

of_each_game = pytest.mark.parametrize("varied", BOOKS, ids=lambda varied: varied.id)
of_each_fact = pytest.mark.parametrize(
    ("varied", "part"),
    [
        pytest.param(varied, part, id=f"{varied.id}-{part}")
        for varied in BOOKS
        for part in varied.variations
        if part not in varied.fixed + varied.idle
    ],
)


def parts(fact: str, value: object) -> Iterator[str]:
    """Yield what can be varied: entries, or what the entries of a table have."""
    if not isinstance(value, dict):
        yield fact
    elif all(isinstance(entry, dict) for entry in value.values()):
        kinds = {key for entry in value.values() for key in entry}
        yield from (f"{fact}.*.{key}" for key in kinds)
    else:
        yield from (f"{fact}.{key}" for key in value)


@of_each_game
def test_every_fact_has_a_variation(varied: Varied) -> None:
    shipped = varied.files.shipped()
    known = {p for fact in shipped for p in parts(fact, shipped[fact]["value"])}
    assert {*varied.variations} == known | {*varied.optional}


@of_each_fact
def test_a_fact_that_is_varied_changes_something(varied: Varied, part: str) -> None:
    board = corrected(varied, part)
    assert any(
        seen(varied.id, number, seed, board) != seen(varied.id, number, seed, "")
        for seed in range(SEEDS)  # few need more than one: any() looks no further
        for number in range(len(varied.options))
    )


@of_each_game
def test_what_the_rules_fix_is_refused(varied: Varied) -> None:
    for part in varied.fixed:
        with pytest.raises(UnreadableError) as refusal:
            rules_of(varied, 0, corrected(varied, part))
        assert refusal.value.key == "bad-board", part


@of_each_game
def test_what_has_no_effect_is_told_and_said_to_have_none(varied: Varied) -> None:
    for part in varied.idle:
        board, fact = corrected(varied, part), part.partition(".")[0]
        assert seen(varied.id, 0, 0, board) == seen(varied.id, 0, 0, ""), part
        told = facts_for_bots(rules_of(varied, 0, board))[fact]
        assert told != facts_for_bots(rules_of(varied, 0, ""))[fact], part
        (line,) = re.findall(rf"^\| `{fact}` \|.*$", MANUAL.read_text("utf-8"), re.M)
        assert "no effect on play" in line, part


def corrected(varied: Varied, part: str) -> str:
    """Return the file of a board that differs from the shipped one in one part."""
    text = varied.variations[part]
    sourced = re.sub(r"^(\[\w+\])$", r'\1\nprovenance = "rulebook"', text, flags=re.M)
    return f'extends = "standard"\nname = "own"\n{sourced}\n'


def rules_of(varied: Varied, number: int, board: str) -> Any:
    """Return the rules of a table; the shipped board is given another name, too."""
    found = game(varied.id)
    text = board or 'extends = "standard"\nname = "own"\n'
    return found.rules(found.read_options({**varied.options[number], "board": text}))


@functools.lru_cache(maxsize=64)
def seen(id: str, number: int, seed: int, board: str) -> str:
    """Return, in short, how a game goes at a table and how it is shown."""
    (varied,) = (book for book in BOOKS if book.id == id)
    rules = rules_of(varied, number, board)
    s, log = rules.start(f"fast-1:{seed:x}", begun := Log()), Log()
    by_hand = rules.observe(rules.parse(""), None)
    happened = [rules.dump(s), begun.entries, varied.namer(rules).things, by_hand]
    happened.append(varied.drawing.draw(rules, rules.observe(s, None)))
    happened += [*played_out(rules, s, seed, log), log.entries, rules.outcome(s)]
    happened.append(varied.drawing.draw(rules, rules.observe(s, None)))
    return digest(happened)


def played_out(rules: Rules, s: Any, seed: int, log: Log) -> Iterator[list[int]]:
    """Play at random; every position on the way can be read again."""
    rnd = random.Random(seed)
    while rules.waiting(s):
        seat = next(seat for seat in range(rules.seats) if rules.legal(s, seat))
        yield (legal := rules.legal(s, seat))
        rules.play(s, seat, rnd.choice(legal), log)
        if rnd.random() < 0.1:
            text = rules.dump(s)
            assert rules.dump(rules.parse(text)) == text


def digest(what: object) -> str:
    return hashlib.blake2b(repr(what).encode()).hexdigest()
