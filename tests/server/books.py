"""Checks what is in the database against the rules, and against what people heard."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, final

import msgspec
from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.replay import feed
from sengoku.server.store import history, schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import TableRecord
from sengoku.server.tables.loading import read_table
from sengoku.server.tables.table import START, rules_of
from tests.server.crowd import Player


@final
class Book:
    """One table, played from its seed as far as the database goes."""

    def __init__(self, record: TableRecord) -> None:
        self.match: Final = Match(rules_of(record), record.seed)
        self.sums: list[str] = []
        self.answers: defaultdict[Seat, list[tuple[int, str]]] = defaultdict(list)
        self._streams: defaultdict[Seat, list[Any]] = defaultdict(list)

    def go_on(self, rows: Iterable[RowMapping]) -> None:
        """Play new *rows*: none is missing, and each brings what it brought before."""
        for row in rows:
            assert row["number"] == len(self.sums), "an input is missing"
            before = 0
            if row["do"] != START:
                before = len(self.match.log.entries)
                feed(self.match, row["seat"], row["do"])
                self.answers[row["seat"]].append((row["at"], row["do"]))
            assert row["sum"] == self.match.sum, "it comes out differently"
            new = self.match.log.entries[before:]
            assert row["entries"] == history.encode(new)
            self.sums.append(row["sum"])

    def check(self, record: TableRecord) -> None:
        """Check that the table stands where its last input brought it."""
        match = self.match
        assert record.number == match.number == len(self.sums) - 1
        assert record.waiting == match.rules.waiting(match.state)
        assert (record.status == "over") == match.is_over
        if record.snapshot is not None:
            assert record.snapshot.sum == self.sums[record.snapshot.number]

    def check_promises(self, player: Player) -> None:
        """All that *player* was promised is there, once and in order."""
        answers = self.answers[player.seat]
        asked = [at for at, _ in answers]
        assert asked == sorted(asked), "answers are out of order"
        assert len(answers) == len({*answers}), "an answer is there twice"
        promised = {*player.promised}
        kept = [answer for answer in answers if answer in promised]
        assert kept == player.promised, "a promise was broken"
        told = self._told(player.seat)
        assert told[: len(player.events)] == player.events, "what was told is not so"

    def _told(self, seat: Seat) -> list[Any]:
        """Return what *seat* may have heard by now, as JSON."""
        told = self._streams[seat]
        new = self.match.events(seat, len(told))
        told += msgspec.json.decode(msgspec.json.encode(new))
        return told


@final
class Books:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.tables: Final[dict[str, Book]] = {}

    @property
    def inputs(self) -> int:
        return sum(book.match.number for book in self.tables.values())

    async def check(self, players: Iterable[Player]) -> None:
        """Check what is new since the last time, all of it at one moment."""
        async with self.database.reading() as connection:
            ids = await connection.execute(select(schema.tables.c.id))
            for id in ids.scalars().all():
                await self._go_on(connection, id)
        for player in players:
            self.tables[player.table].check_promises(player)

    async def _go_on(self, connection: AsyncConnection, id: str) -> None:
        record = await read_table(connection, id)
        assert record is not None
        book = self.tables.setdefault(id, Book(record))
        inputs = schema.inputs.c
        new = select(schema.inputs).where(
            inputs.table == id, inputs.number >= len(book.sums)
        )
        rows = await connection.execute(new.order_by(inputs.number))
        book.go_on(rows.mappings())
        book.check(record)
