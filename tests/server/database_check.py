"""Checks the database against the rules and against what clients received."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, final

import msgspec
from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.server.store import history, schema
from sengoku.server.store.database import Database
from sengoku.server.store.records import TableRecord
from sengoku.server.tables.live_game import START, rules_of
from sengoku.server.tables.loading import read_table
from tests.server.random_players import Player


class Findings(NamedTuple):
    """What a fault has damaged.

    *lost*: answers that were acknowledged but are not stored; *duplicated*: answers
    that are stored twice; *partial*: tables whose rows contradict each other, and
    players who received events that are not stored.
    """

    lost: int
    duplicated: int
    partial: int


@final
class TableCheck:
    """One table, replayed from its seed up to the last stored input."""

    def __init__(self, record: TableRecord) -> None:
        self.match: Final = Match.new(rules_of(record), record.seed)
        self.sums: list[str] = []
        self.answers: defaultdict[Seat, list[tuple[int, str]]] = defaultdict(list)
        self._streams: defaultdict[Seat, list[Any]] = defaultdict(list)

    def replay(self, rows: Iterable[RowMapping]) -> None:
        """Replay new *rows*: none is missing, and each has the stored result."""
        for row in rows:
            assert row["number"] == len(self.sums), "an input is missing"
            before = 0
            if row["do"] != START:
                before = len(self.match.log.entries)
                self.match.apply_input(row["seat"], row["do"])
                self.answers[row["seat"]].append((row["at"], row["do"]))
            assert row["sum"] == self.match.digest, "the result differs"
            new = self.match.log.entries[before:]
            assert row["entries"] == history.encode(new)
            self.sums.append(row["sum"])

    def check(self, record: TableRecord) -> None:
        """Check that the table's record matches its last input."""
        match = self.match
        assert record.number == match.number == len(self.sums) - 1
        assert record.waiting == match.rules.waiting(match.state)
        assert (record.status == "over") == match.is_over
        if record.snapshot is not None:
            assert record.snapshot.sum == self.sums[record.snapshot.number]

    def duplicates(self, seat: Seat) -> int:
        """Return how many answers of *seat* are stored more than once."""
        answers = self.answers[seat]
        return len(answers) - len({*answers})

    def lost(self, player: Player) -> int:
        """Return how many answers were confirmed to *player* but are not stored."""
        return len({*player.confirmed} - {*self.answers[player.seat]})

    def check_confirmed(self, player: Player) -> None:
        """Check that everything confirmed to *player* is stored, once and in order."""
        answers = self.answers[player.seat]
        asked = [at for at, _ in answers]
        assert asked == sorted(asked), "answers are out of order"
        assert not self.duplicates(player.seat), "an answer is stored twice"
        confirmed = {*player.confirmed}
        kept = [answer for answer in answers if answer in confirmed]
        assert kept == player.confirmed, "a confirmed answer is missing"
        assert self.has_sent(player), "the events differ from those sent"

    def has_sent(self, player: Player) -> bool:
        """Are the events that *player* received those of the stored inputs?"""
        return self._stream(player.seat)[: len(player.events)] == player.events

    def _stream(self, seat: Seat) -> list[Any]:
        """Return the event stream of *seat*, as JSON."""
        told = self._streams[seat]
        new = self.match.events(seat, len(told))
        told += msgspec.json.decode(msgspec.json.encode(new))
        return told


@final
class DatabaseCheck:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.tables: Final[dict[str, TableCheck]] = {}

    @property
    def inputs(self) -> int:
        return sum(check.match.number for check in self.tables.values())

    async def check(self, players: Iterable[Player]) -> None:
        """Check what is new since the last call, in one read transaction."""
        async with self.database.reading() as connection:
            ids = await connection.execute(select(schema.tables.c.id))
            for id in ids.scalars().all():
                await self._check_table(connection, id)
        for player in players:
            self.tables[player.table].check_confirmed(player)

    async def count(self, players: Iterable[Player]) -> Findings:
        """Count what is wrong, where ``check`` would fail."""
        lost = duplicated = partial = 0
        async with self.database.reading() as connection:
            ids = await connection.execute(select(schema.tables.c.id))
            for id in ids.scalars().all():
                try:
                    await self._check_table(connection, id)
                except AssertionError:
                    partial += 1
        for player in players:
            check = self.tables[player.table]
            lost += check.lost(player)
            duplicated += check.duplicates(player.seat)
            partial += not check.has_sent(player)
        return Findings(lost, duplicated, partial)

    async def _check_table(self, connection: AsyncConnection, id: str) -> None:
        record = await read_table(connection, id)
        assert record is not None
        check = self.tables.setdefault(id, TableCheck(record))
        inputs = schema.inputs.c
        new = select(schema.inputs).where(
            inputs.table == id, inputs.number >= len(check.sums)
        )
        rows = await connection.execute(new.order_by(inputs.number))
        check.replay(rows.mappings())
        check.check(record)
