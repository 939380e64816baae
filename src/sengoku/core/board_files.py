"""Boards made from files of facts: shipped ones, a file, or a text."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeAlias, TypeVar

from sengoku.core.fact_files import BASE, FactFile, FactFiles
from sengoku.core.facts import Problem, refuse

Sheet = TypeVar("Sheet")
Board = TypeVar("Board")
Examined: TypeAlias = tuple[Sheet | None, list[Problem]]
"""What a file says, if it could be parsed, and its problems."""

MAX_CACHED_BOARDS: Final = 64


class BoardFiles(Generic[Sheet, Board]):
    """The boards of one game. A file with problems is refused.

    *examine* reads and checks a file; *make* builds the board.
    """

    def __init__(
        self,
        files: FactFiles,
        examine: Callable[[FactFile], Examined[Sheet]],
        make: Callable[[Sheet], Board],
    ) -> None:
        self._files = files
        self._examine = examine
        self._make = make
        self._shipped: Board | None = None
        self.of: Final = functools.lru_cache(MAX_CACHED_BOARDS)(self._of)

    def load(self, path: Path | None = None) -> Board:
        """Return the board of the file at *path*, or the shipped one (built once)."""
        if path is not None:
            return self._build(self._files.read(path), path.name)
        if self._shipped is None:
            self._shipped = self._build(self._files.read(), "shipped board")
        return self._shipped

    def load_text(self, text: str) -> Board:
        """Return the board of the *text* of a file."""
        return self._build(self._files.read_text(text), "board")

    def _of(self, text: str) -> Board:
        """Return the board of a file's *text*, or a shipped one by its name.

        No text stands for the standard board.
        """
        if text in ("", BASE):
            return self.load()
        named = text in self._files.others
        return self.load_text(self._files.text_of(text) if named else text)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the shipped boards, the standard one first."""
        return (BASE, *self._files.others)

    def _build(self, file: FactFile, where: str) -> Board:
        sheet, problems = self._examine(file)
        refuse("bad-board", where, problems)
        assert sheet is not None  # otherwise there was a problem
        return self._make(sheet)
