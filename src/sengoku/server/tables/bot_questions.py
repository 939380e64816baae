"""What the bots of a table are asked."""

import hashlib
from typing import NamedTuple

import msgspec

from sengoku.core import seats as seat_sets
from sengoku.core.events import Event
from sengoku.core.seats import Seat
from sengoku.server.store.records import SeatRecord
from sengoku.server.tables.bots import BotKey, BotPool, BotQuestion, needs_no_worker
from sengoku.server.tables.locked_table import LockedTable


class Asked(NamedTuple):
    """The seat that a bot answers for, and the number of its question."""

    seat: SeatRecord
    at: int
    question: BotQuestion


async def question_for_bot(table: LockedTable, bots: BotPool) -> Asked | None:
    """Return the first question that a bot has to answer, if there is one."""
    waiting = (table.seats[seat] for seat in seat_sets.each(table.record.waiting))
    seat = next((seat for seat in waiting if seat.is_played_by_bot), None)
    if seat is None:
        return None
    record, match = table.record, table.game.running
    bot, at = BotKey(table.id, seat.seat, seat.player), match.asked_at(seat.seat)
    ids = tuple(match.rules.legal(match.state, seat.seat))
    question = BotQuestion(
        bot=bot,
        game=record.game,
        options=msgspec.json.encode(record.options, order="sorted"),
        observation=match.view(seat.seat),
        ids=ids,
        seed=_seed(record.seed, seat.seat, at),
        events=tuple(await _new_events(table, bots, bot, ids)),
    )
    return Asked(seat, at, question)


async def _new_events(
    table: LockedTable, bots: BotPool, bot: BotKey, ids: tuple[int, ...]
) -> list[Event]:
    """Return what the bot has not heard yet; nothing if it is not asked anyway."""
    if needs_no_worker(bot, ids):
        return []
    return await table.events(bot.seat, bots.heard(bot))


def _seed(seed: str, seat: Seat, at: int) -> int:
    """Return the seed of a bot's random numbers.

    It derives from the game's secret seed, so nobody can predict the bot. It uses the
    number of the question, not of the input, which would reveal hidden actions.
    """
    text = f"{seed} {seat} {at}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())
