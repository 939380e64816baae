"""The folder of an arena: its plan, the results so far, and the replays.

``plan.json``      what to play; the folder rejects any other plan
``results.jsonl``  one line per finished game, on disk before the next game counts
``replays/``       one file per finished game, written before its line

A killed command may leave a partial last line. It is dropped, and its game is played
again.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, final

import msgspec

from sengoku.arena.plan import Plan, difference
from sengoku.arena.play import PlayedGame
from sengoku.arena.result import GameResult
from sengoku.core.errors import UnreadableError

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
REPLAYS: Final = "replays"


@final
class ResultsFolder:
    """The results of a plan by key, in memory and on disk."""

    def __init__(self, results: dict[str, GameResult], folder: Path, file: IO[bytes]):
        self.results: Final = results
        self._folder: Final = folder
        self._file: Final = file

    def add(self, played: PlayedGame) -> None:
        """Persist a finished game; ignore a game that is already stored."""
        result, replay = played
        if result.key in self.results:
            return
        path = self._folder / REPLAYS / f"{result.key}.sgk"
        path.write_text(replay, encoding="utf-8", newline="\n")
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.results[result.key] = result


@contextlib.contextmanager
def open_results(folder: Path, plan: Plan) -> Iterator[ResultsFolder]:
    """Open the folder to start or resume *plan*."""
    try:
        (folder / REPLAYS).mkdir(parents=True, exist_ok=True)
        _write_plan(folder / PLAN, plan)
        with (folder / RESULTS).open("a+b") as file:
            lock(file, folder)
            drop_partial_line(file)
            results = {result.key: result for result in read_results(folder)}
            yield ResultsFolder(results, folder, file)
    except OSError as error:
        detail = f"arena '{folder}' cannot be written: {error.strerror or error}"
        raise UnreadableError("arena", detail=detail) from None


def read_plan(folder: Path) -> Plan:
    """Return the plan of a folder."""
    path = folder / PLAN
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError) as error:
        raise UnreadableError("plan", detail=f"plan '{path}': {error}") from None


def read_results(folder: Path) -> Iterator[GameResult]:
    """Yield the results in a folder, without duplicates or a partial last line."""
    path, seen = folder / RESULTS, set[str]()
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                return
            result = _read_line(line, path, number)
            if result.key not in seen:
                yield result
            seen.add(result.key)


def _read_line(line: bytes, path: Path, number: int) -> GameResult:
    try:
        return msgspec.json.decode(line, type=GameResult)
    except msgspec.DecodeError as error:
        detail = f"results '{path}', line {number}: {error}"
        raise UnreadableError("results", detail=detail) from None


def _write_plan(path: Path, plan: Plan) -> None:
    if path.exists():
        differs = difference(read_plan(path.parent), plan)
        if differs:
            detail = f"'{path.parent}' holds another arena: {differs}"
            raise UnreadableError("plan", detail=detail)
        return
    new = path.with_suffix(".new")  # written atomically
    new.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
    new.replace(path)


def lock(file: IO[bytes], folder: Path) -> None:
    """Lock the file against other writers; released when the process ends."""
    try:
        import fcntl  # noqa: PLC0415  not on Windows
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        detail = f"another process is writing to '{folder}'"
        raise UnreadableError("arena", detail=detail) from None


def drop_partial_line(file: IO[bytes]) -> None:
    """Remove what a killed process left of its last line."""
    file.seek(0)
    whole = 0
    for line in file:
        if line.endswith(b"\n"):
            whole += len(line)
    file.truncate(whole)
