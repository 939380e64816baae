"""Data sets: the decisions of many games in one folder, written shard by shard.

``shards.jsonl``              which games are in which file; the list of what is done
``samurai-2/decisions/*``     the decisions, some games in each file
``samurai-2/games.*``         the games, one row each
``samurai-2/CARD.md``         what the data is and how it was made
``samurai-2/layout.json``     what the numbers of a vector mean

A table is for one game, one number of players and one set of options, because the
length of the vectors depends on them. A shard is written under a temporary name first
and counts when its line is in ``shards.jsonl``; so an interrupted export goes on where
it was, and no game is written twice.
"""

import contextlib
import hashlib
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, final

import msgspec

from sengoku.arena.results_folder import (
    PLAN,
    REPLAYS,
    drop_partial_line,
    lock,
    read_results,
)
from sengoku.core.errors import GameError, UnreadableError
from sengoku.games import game as find_game
from sengoku.replay import Header
from sengoku.research.data_card import card, layout_json
from sengoku.research.data_files import FileFormat, file_format
from sengoku.research.decisions import replay_id
from sengoku.research.shard_pool import run_tasks
from sengoku.research.shards import (
    Problem,
    Shard,
    ShardTask,
    read_replay,
    write_shard,
)

SHARDS: Final = "shards.jsonl"
SUFFIX: Final = ".sgk"
DEFAULT_SHARD_GAMES: Final = 100


class ExportReport(NamedTuple):
    """What an export did; *known* games were in the folder before."""

    games: int
    decisions: int
    known: int
    tables: tuple[str, ...]
    problems: tuple[Problem, ...]


NOTHING: Final = ExportReport(0, 0, 0, (), ())


def replay_files(path: Path) -> list[Path]:
    """Return the replay files at *path*: a file, an arena, or any folder of them."""
    if (path / PLAN).exists():
        keys = sorted(result.key for result in read_results(path))
        return [path / REPLAYS / f"{key}{SUFFIX}" for key in keys]
    if path.is_dir():
        return sorted(path.rglob(f"*{SUFFIX}"))
    if path.exists():
        return [path]
    raise UnreadableError("replay", detail=f"'{path}' does not exist")


def table_name(header: Header) -> str:
    """Return the folder of a game's table: ``samurai-2``, with a hash for options."""
    found = find_game(header.game)
    options = _plain(found.read_options(header.options))
    players = options["players"]
    name = f"{found.id}-{players}"
    if options == _plain(found.read_options({"players": players})):
        return name
    text = msgspec.json.encode(options, order="sorted")
    return f"{name}-{hashlib.blake2b(text, digest_size=3).hexdigest()}"


def _plain(options: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(options))


@final
class Dataset:
    """A folder that is open for writing; made by ``open_dataset``."""

    def __init__(
        self, folder: Path, files: FileFormat, shards: list[Shard], log: IO[bytes]
    ):
        self.folder: Final = folder
        self.files: Final = files
        self.shards: Final = shards
        self._log: Final = log
        self.ids: Final = {row["id"] for shard in shards for row in shard.games}

    def export(
        self,
        paths: Iterable[Path],
        workers: int = 1,
        shard_games: int = DEFAULT_SHARD_GAMES,
    ) -> Iterator[ExportReport]:
        """Write what is missing; yield how far it is after each file."""
        queues, known, problems = self._sort_out(paths)
        done = Counter[str]()
        yield self._report(done, known, problems)
        extension = self.files.extension
        for content, shard, failed in run_tasks(
            write_shard, [*self._tasks(queues, shard_games)], extension, workers
        ):
            problems += failed
            if shard is not None:
                self._add(content, shard)
                done["games"] += len(shard.games)
                done["decisions"] += sum(row["decisions"] for row in shard.games)
            yield self._report(done, known, problems)

    def _report(
        self, done: Counter[str], known: int, problems: list[Problem]
    ) -> ExportReport:
        tables = tuple(dict.fromkeys(shard.table for shard in self.shards))
        return ExportReport(
            done["games"], done["decisions"], known, tables, tuple(problems)
        )

    def _sort_out(
        self, paths: Iterable[Path]
    ) -> tuple[dict[str, list[str]], int, list[Problem]]:
        """Return new files by table, the number of known ones, and problems."""
        queues: dict[str, list[str]] = defaultdict(list)
        known, problems, seen = 0, list[Problem](), {*self.ids}
        for path in paths:
            try:
                text = read_replay(path)
                header = msgspec.json.decode(text.partition("\n")[0], type=Header)
                table = table_name(header)
            except (GameError, msgspec.DecodeError) as error:
                problems.append(Problem(str(path), str(error)))
                continue
            id = replay_id(text)
            if id in seen:
                known += 1
            else:
                queues[table].append(str(path))
            seen.add(id)
        return queues, known, problems

    def _tasks(self, queues: dict[str, list[str]], size: int) -> Iterator[ShardTask]:
        taken = Counter(shard.table for shard in self.shards)
        for table, sources in queues.items():
            number = taken[table]
            for start in range(0, len(sources), size):
                while f"{number:05}.{self.files.extension}" in self._names(table):
                    number += 1
                name = f"{number:05}.{self.files.extension}"
                yield ShardTask(table, name, tuple(sources[start : start + size]))
                number += 1

    def _names(self, table: str) -> set[str]:
        return {shard.file for shard in self.shards if shard.table == table}

    def _add(self, content: bytes, shard: Shard) -> None:
        _replace(self.folder / shard.table / "decisions" / shard.file, content)
        self._log.write(msgspec.json.encode(shard) + b"\n")
        self._log.flush()
        os.fsync(self._log.fileno())
        self.shards.append(shard)
        self.ids.update(row["id"] for row in shard.games)

    def describe(self, how: str, licence: str) -> None:
        """Write the tables of games and the cards; *how* is the command."""
        for table in dict.fromkeys(shard.table for shard in self.shards):
            own = [shard for shard in self.shards if shard.table == table]
            rows = [row for shard in own for row in shard.games]
            place, header = self.folder / table, own[0].header
            _replace(place / f"games.{self.files.extension}", self.files.games(rows))
            _replace(place / "layout.json", layout_json(header))
            text = card(table, header, rows, self.files.extension, how, licence)
            _replace(place / "CARD.md", text.encode())


@contextlib.contextmanager
def open_dataset(folder: Path, format: str) -> Iterator[Dataset]:
    """Open *folder* to start or go on with a data set."""
    files = file_format(format)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / SHARDS).open("a+b") as log:
            lock(log, folder)
            drop_partial_line(log)
            shards = [*read_shards(folder)]
            _check_format(folder, shards, files)
            yield Dataset(folder, files, shards, log)
    except OSError as error:
        detail = f"data set '{folder}' cannot be written: {error.strerror or error}"
        raise UnreadableError("dataset", detail=detail) from None


def read_shards(folder: Path) -> Iterator[Shard]:
    """Yield what is in a data set, file by file."""
    path = folder / SHARDS
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        detail = f"'{folder}' is no data set: {error.strerror or error}"
        raise UnreadableError("dataset", detail=detail) from None
    for number, line in enumerate(lines, start=1):
        try:
            yield msgspec.json.decode(line, type=Shard)
        except msgspec.DecodeError as error:
            detail = f"'{path}', line {number}: {error}"
            raise UnreadableError("dataset", detail=detail) from None


def read_decisions(folder: Path, table: str) -> Iterator[dict[str, Any]]:
    """Yield the rows of a table, game by game, whatever the format."""
    for shard in read_shards(folder):
        if shard.table == table:
            files = file_format(shard.file.rpartition(".")[2])
            yield from files.read(folder / table / "decisions" / shard.file)


def _check_format(folder: Path, shards: list[Shard], files: FileFormat) -> None:
    if shards and not shards[0].file.endswith(f".{files.extension}"):
        found = shards[0].file.rpartition(".")[2]
        detail = f"'{folder}' holds {found} files; expected --format {found}"
        raise UnreadableError("format", detail=detail)


def _replace(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(content)
    new.replace(path)
