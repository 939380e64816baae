"""One file of a data set: some games of one table."""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sengoku.core.errors import GameError, UnreadableError
from sengoku.replay import Header
from sengoku.research.data_files import decision_rows, file_format, game_row
from sengoku.research.decisions import game_decisions


class Problem(NamedTuple):
    """A file that could not be exported, and why."""

    source: str
    why: str


class Shard(msgspec.Struct, frozen=True):
    """A line of the list: a file and the rows of its games."""

    table: str
    file: str
    header: Header  # of its first game
    games: tuple[dict[str, Any], ...]


class ShardTask(NamedTuple):
    """Replay files to write into one file of a table."""

    table: str
    file: str
    sources: tuple[str, ...]


class WrittenShard(NamedTuple):
    """The contents of a file, its line in the list, and what could not be read."""

    content: bytes
    shard: Shard | None
    problems: tuple[Problem, ...]


def write_shard(task: ShardTask, extension: str) -> WrittenShard:
    """Read the games of a shard; runs in a process of its own."""
    files, games, problems = file_format(extension), [], []
    for source in task.sources:
        try:
            games.append(game_decisions(read_replay(Path(source)), source))
        except GameError as error:
            problems.append(Problem(source, str(error)))
    if not games:
        return WrittenShard(b"", None, tuple(problems))
    rows = (row for game in games for row in decision_rows(game))
    content = files.decisions(rows, games[0].rules.layout.size)
    listed = tuple(map(game_row, games))
    shard = Shard(task.table, task.file, games[0].header, listed)
    return WrittenShard(content, shard, tuple(problems))


def read_replay(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UnreadableError("replay", detail=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        detail = f"no UTF-8 text at byte {error.start}"
        raise UnreadableError("replay", detail=detail) from None
