"""Broken board files: how both games' tests write them and what they find."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.core.facts import Problem

Change = tuple[str, str]
Found = list[tuple[str, str]]

LITERALS = (
    *("0", "-1", "7", "1.5", "nan", "inf", "true", f"{10**25}", "1979-05-27"),
    *('""', '"x"', '"G1"', '"grey"', "[]", "[1]", '["G1"]', '["G1", "G1"]', "[[]]"),
    *("{}", "{ a = 1 }", "{ a = { b = [1] } }", '{ provenance = "derived" }'),
    *('"aki"', '"red"', '["aki"]', '["aki", "kai"]', "{ aki = 2 }"),
)


class BoardFile:
    """A *good* board file of one game, to be broken."""

    def __init__(
        self,
        good: str,
        check: Callable[[Path], list[Problem]],
        check_text: Callable[[str], list[Problem]],
        load: Callable[[Path], object],
    ) -> None:
        self.good = good
        self._check = check
        self._check_text = check_text
        self._load = load

    def problems_of(self, tmp_path: Path, content: str | bytes) -> list[Problem]:
        path = tmp_path / "mine.toml"
        if isinstance(content, bytes):
            path.write_bytes(content)
            return self._check(path)
        path.write_text(content, "utf-8")
        problems = self._check(path)
        assert self._check_text(content) == problems
        return problems

    def broken(self, *changes: Change) -> str:
        text = self.good
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text

    def table(self, name: str) -> str:
        """Return the text of the fact *name* in the good file, with its tables."""
        pattern = rf"(?ms)^\[{name}\][^\n]*\n.*?(?=^\[(?!{name}\.))"
        match = re.search(pattern, self.good)
        assert match, name
        return match[0]

    def refused_mutations(
        self, tmp_path: Path, start: str, rounds: int, seed: int
    ) -> int:
        """Load mutated files, each of which is read or refused in a sentence.

        Return how many were refused.
        """
        chance = random.Random(seed)
        path = tmp_path / "mine.toml"
        refused = 0
        for number in range(rounds):
            text = start if number % 6 else self.good
            for _ in range(chance.randrange(1, 4)):
                text = mutated(text, chance)
            path.write_text(text, "utf-8")
            grave = [problem for problem in self._check(path) if not problem.warning]
            for problem in grave:
                assert problem.sentence
                assert str(problem).isprintable()
                assert len(str(problem)) < 1000
            refused += bool(grave)
            if not grave:
                self._load(path)
            elif number % 5 == 0:
                with pytest.raises(UnreadableError, match=r"mine\.toml: "):
                    self._load(path)
        return refused


def found(problems: list[Problem]) -> Found:
    return [(problem.key, problem.where) for problem in problems]


def mutated(text: str, chance: random.Random) -> str:
    """Change one thing: a value, a key, a line or a few characters."""
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    line = lines[place]
    way = chance.randrange(6)
    if way == 0:
        value = chance.choice(LITERALS)
        line = re.sub(r"= [^,}]*", f"= {value}", line, count=chance.randrange(4))
    elif way == 1:
        key = chance.choice(lines)[:5].strip(" [")
        line = re.sub(r"\w+(?= =)", lambda _: key, line)
    elif way == 2:
        line = chance.choice(("", f"{line}\n{line}", chance.choice(lines)))
    elif way == 3:
        line = re.sub(r"\d+", str(chance.randrange(-3, 30)), line, count=1)
    elif way == 4:
        line = re.sub(r'"[^"]*"', chance.choice(LITERALS), line, count=1)
    else:
        cut = chance.randrange(len(line) + 1)
        line = line[:cut] + chance.choice("\"[]{}=.,'\\\0é#\n ") + line[cut:]
    return "\n".join([*lines[:place], line, *lines[place + 1 :]])
