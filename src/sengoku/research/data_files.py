"""The files of a data set: Parquet by pyarrow, or JSON Lines without any library."""

import importlib
import io
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final

import msgspec

from sengoku.core.errors import UnreadableError
from sengoku.core.notation import Domain
from sengoku.core.rules import Outcome
from sengoku.core.seats import Seat
from sengoku.research.decisions import GameDecisions


class Column(NamedTuple):
    """A column: its name, its Arrow type and what it means."""

    name: str
    kind: str
    meaning: str


DECISION_COLUMNS: Final = (
    Column("game", "string", "the game it belongs to, `id` in the table of games"),
    Column("step", "int32", "the number of the decision in its game, from 0"),
    Column("seat", "int8", "who decided"),
    Column("bot", "string", "the name of the player in that seat"),
    Column("vector", "vector", "what the seat knew, see the layout below"),
    Column("legal", "list<int16>", "the ids of the actions on offer"),
    Column("action", "int16", "the id that was chosen"),
    Column("text", "string", "the chosen action as text"),
    Column("is_revision", "bool", "a change of mind, which is not among `legal`"),
    Column("score", "int32", "the seat's points at the end"),
    Column("margin", "int32", "these points less the most of another seat"),
    Column("rank", "int8", "the seat's rank at the end, from 1"),
    Column("won", "float32", "the seat's part of the win: 1, 0, or shared 1/n"),
)

GAME_COLUMNS: Final = (
    Column("id", "string", "a hash of the replay file"),
    Column("source", "string", "the replay file"),
    Column("seed", "string", "the seed of all chance"),
    Column("bots", "list<string>", "the players by seat"),
    Column("scores", "list<int32>", "the points by seat"),
    Column("ranks", "list<int8>", "the ranks by seat, from 1"),
    Column("winners", "list<int8>", "the seats that won"),
    Column("decisions", "int32", "the number of rows in the table of decisions"),
)

Row = dict[str, Any]


def decision_rows(game: GameDecisions) -> Iterator[Row]:
    """Yield a row for each decision; the vector is bytes of int16."""
    names = game.header.names
    ends = [_end(game.outcome, seat) for seat in range(game.rules.seats)]
    for step, seat, vector, legal, action, text, is_revision in game.decisions:
        yield {
            "game": game.id,
            "step": step,
            "seat": seat,
            "bot": names[seat] if seat < len(names) else "",
            "vector": vector,
            "legal": legal,
            "action": action,
            "text": text,
            "is_revision": is_revision,
            **ends[seat],
        }


def _end(outcome: Outcome, seat: Seat) -> Row:
    others = [score for at, score in enumerate(outcome.scores) if at != seat]
    return {
        "score": outcome.scores[seat],
        "margin": outcome.scores[seat] - max(others),
        "rank": outcome.ranks[seat],
        "won": (seat in outcome.winners) / len(outcome.winners),
    }


def game_row(game: GameDecisions) -> Row:
    return {
        "id": game.id,
        "source": game.source,
        "seed": game.header.seed,
        "bots": list(game.header.names),
        "scores": list(game.outcome.scores),
        "ranks": list(game.outcome.ranks),
        "winners": list(game.outcome.winners),
        "decisions": len(game.decisions),
    }


class FileFormat(ABC):
    """How rows are written; *extension* is that of the files."""

    extension: str

    @abstractmethod
    def decisions(self, rows: Iterable[Row], vector_size: int) -> bytes:
        """Return a file of decisions."""

    @abstractmethod
    def games(self, rows: Iterable[Row]) -> bytes:
        """Return a file of games."""

    @abstractmethod
    def read(self, path: Path) -> Iterator[Row]:
        """Yield the rows of a file; vectors are lists of numbers."""


@final
class JsonLines(FileFormat):
    """One JSON object in a line."""

    extension = "jsonl"

    def decisions(self, rows: Iterable[Row], vector_size: int) -> bytes:
        return b"".join(
            self._line({**row, "vector": memoryview(row["vector"]).cast("h").tolist()})
            for row in rows
        )

    def games(self, rows: Iterable[Row]) -> bytes:
        return b"".join(map(self._line, rows))

    def _line(self, row: Row) -> bytes:
        return msgspec.json.encode(row) + b"\n"

    def read(self, path: Path) -> Iterator[Row]:
        with path.open("rb") as file:
            yield from map(msgspec.json.decode, file)


@final
class Parquet(FileFormat):
    """Columns, compressed; pyarrow reads and writes them."""

    extension = "parquet"

    def __init__(self) -> None:
        try:
            self.arrow: Final[Any] = importlib.import_module("pyarrow")
            self.parquet: Final[Any] = importlib.import_module("pyarrow.parquet")
        except ImportError:
            detail = (
                "Parquet needs pyarrow: pip install 'sengoku[data]', or --format jsonl"
            )
            raise UnreadableError("format", detail=detail) from None

    def decisions(self, rows: Iterable[Row], vector_size: int) -> bytes:
        kept = [*rows]
        numbers = b"".join(row["vector"] for row in kept)
        flat = self.arrow.Array.from_buffers(
            self.arrow.int16(), len(numbers) // 2, [None, self.arrow.py_buffer(numbers)]
        )
        vectors = self.arrow.FixedSizeListArray.from_arrays(flat, vector_size)
        arrays = [
            vectors if column.kind == "vector" else self._array(column, kept)
            for column in DECISION_COLUMNS
        ]
        return self._file(DECISION_COLUMNS, arrays)

    def games(self, rows: Iterable[Row]) -> bytes:
        kept = [*rows]
        return self._file(GAME_COLUMNS, [self._array(c, kept) for c in GAME_COLUMNS])

    def _array(self, column: Column, rows: list[Row]) -> Any:
        values = [row[column.name] for row in rows]
        return self.arrow.array(values, self._kind(column.kind))

    def _kind(self, kind: str) -> Any:
        if kind.startswith("list<"):
            return self.arrow.list_(self._kind(kind[5:-1]))
        return self.arrow.type_for_alias(kind)

    def _file(self, columns: Iterable[Column], arrays: list[Any]) -> bytes:
        table = self.arrow.Table.from_arrays(
            arrays, [column.name for column in columns]
        )
        file = io.BytesIO()
        self.parquet.write_table(table, file, compression="zstd")
        return file.getvalue()

    def read(self, path: Path) -> Iterator[Row]:
        for batch in self.parquet.ParquetFile(path).iter_batches():
            yield from batch.to_pylist()


FORMATS: Final[Mapping[str, type[FileFormat]]] = {
    "parquet": Parquet,
    "jsonl": JsonLines,
}


def file_format(name: str) -> FileFormat:
    """Return the format *name*; fail if what it needs is not installed."""
    Domain("format", tuple(FORMATS)).read(name)
    return FORMATS[name]()
