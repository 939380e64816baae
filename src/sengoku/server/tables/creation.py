"""Creates tables: seats, the first position, and joining an open seat."""

from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Update, insert

from sengoku.bots.registry import levels
from sengoku.core.errors import GameError
from sengoku.core.rng import sealed_seed
from sengoku.games import game
from sengoku.match import Match
from sengoku.server.store import pace, schema
from sengoku.server.store.records import WAIT, SeatRecord, TableRecord, to_row
from sengoku.server.tables import chat
from sengoku.server.tables.live_game import START, LiveGame, rules_of
from sengoku.server.tables.locked_table import Lock, LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import Join, NewSeat, NewTable
from sengoku.server.wire.errors import (
    ConcurrentUpdateError,
    conflict,
    from_game_error,
    not_found,
    plain_text,
    unreadable,
)
from sengoku.server.wire.tokens import hash_token, new_code, new_id, new_token


class Secrets(NamedTuple):
    """The secrets of a new table: for its host, for spectators, for each seat."""

    host: str
    watch: str
    seats: dict[int, str]


async def create_table(
    registry: TableRegistry, wanted: NewTable, account: str | None = None
) -> tuple[Table, Secrets]:
    """Create a table, and start the game at once if no seat is open."""
    record = _record(wanted, registry.now())
    seats = [_seat(record, n, seat, wanted) for n, seat in enumerate(_seats(wanted))]
    tokens = {seat.seat: new_token() for seat in seats if seat.kind == "person"}
    for seat in seats:
        if seat.seat in tokens:
            seat.token = hash_token(tokens[seat.seat])
    if seats[0].kind == "person":
        seats[0].account = account
    secrets = Secrets(new_token(), new_token(), tokens)
    record.host, record.watcher = hash_token(secrets.host), hash_token(secrets.watch)
    return await save_new_table(registry, LiveGame(record, seats)), secrets


async def save_new_table(
    registry: TableRegistry,
    game: LiveGame,
    match: Match | None = None,
    claim: Update | None = None,
) -> Table:
    """Save a new table; start its game if every seat is taken, from *match* if given.

    If *claim* updates no row, nothing is saved: ``ConcurrentUpdateError``.
    """
    record = game.record
    if any(seat.kind == "open" for seat in game.seats):
        record.code = new_code()
        first = None
    else:
        first = start_game(game, registry.now(), match)
    async with registry.database.writing() as connection:
        if claim is not None and not (await connection.execute(claim)).rowcount:
            raise ConcurrentUpdateError
        await connection.execute(insert(schema.tables), to_row(record))
        rows = [_row(record.id, seat) for seat in game.seats]
        await connection.execute(insert(schema.seats), rows)
        if first is not None:
            await connection.execute(insert(schema.inputs), first)
    table = registry.add(game)
    async with Lock(table) as locked:
        _notify(locked)
    return table


def _notify(table: LockedTable) -> None:
    if table.game.match is not None:
        table.notify()


def start_game(live: LiveGame, now: int, match: Match | None = None) -> dict[str, Any]:
    """Set up the game; return the first row of *inputs*, which is the setup."""
    record, seats = live.record, live.seats
    _assign_colours(record, seats)
    record.options["colours"] = [seat.colour for seat in seats]
    is_new = match is None
    match = match or Match.new(rules_of(record), record.seed)
    live.install_match(match, ["table"] * len(match.log.entries))
    record.snapshot = live.snapshot()
    position = START if is_new else record.snapshot.position
    record.status, record.code = "running", None
    record.clocks = [pace.new_clock(record.pace) for _ in seats]
    live.update_record(-1, 0, now)
    return live.row(-1, 0, position, "table", now, match.log.entries)


def _assign_colours(record: TableRecord, seats: list[SeatRecord]) -> None:
    """Assign colours to seats without one."""
    taken = {seat.colour for seat in seats}
    left = [colour for colour in game(record.game).colours if colour not in taken]
    for seat in seats:
        if not seat.colour:
            seat.colour = left.pop(0)


# Validating the request


def _record(wanted: NewTable, now: int) -> TableRecord:
    try:
        options = game(wanted.game).read_options(_options(wanted))
        record = TableRecord(
            id=new_id(),
            code=None,
            host="",
            watcher="",
            name=plain_text(wanted.name),
            game=wanted.game,
            revision=game(wanted.game).revision,
            options=msgspec.to_builtins(options),
            seed=sealed_seed(),
            pace=wanted.pace,
            watch=wanted.watch,
            listed=wanted.listed,
            status="open",
            made_at=now,
            changed_at=now,
        )
        rules_of(record)  # raises for an unplayable board
    except GameError as error:
        raise from_game_error(error, 422) from None
    if not pace.is_in_range(wanted.pace):
        raise unreadable("the pace is out of range", "pace")
    _check_bot(wanted.game, wanted.absent, may_wait=True)
    return record


def _options(wanted: NewTable) -> dict[str, Any]:
    options = dict(wanted.options)
    if wanted.seats:
        players = options.setdefault("players", len(wanted.seats))
        if players != len(wanted.seats):
            detail = f"{len(wanted.seats)} seats for {players} players"
            raise unreadable(detail, "seats")
    options["colours"] = ()
    return options


def _seats(wanted: NewTable) -> tuple[NewSeat, ...]:
    if wanted.seats:
        return wanted.seats
    options: Any = game(wanted.game).read_options(_options(wanted))
    return (NewSeat(), *[NewSeat(kind="open")] * (options.players - 1))


def _seat(
    record: TableRecord, number: int, wanted: NewSeat, table: NewTable
) -> SeatRecord:
    if wanted.kind == "bot":
        check_bot_may_sit(record, wanted.bot or "normal")
    _check_colour(record.game, wanted.colour)
    others = [seat.colour for seat in table.seats if seat.colour]
    if len({*others}) != len(others):
        raise unreadable("every player needs a different colour", "colours")
    return SeatRecord(
        seat=number,
        kind=wanted.kind,
        name=plain_text(wanted.name),
        colour=wanted.colour,
        bot=(wanted.bot or "normal") if wanted.kind == "bot" else "",
        standing=WAIT if _is_for_people(record) else table.absent,
    )


def _check_colour(name: str, colour: str) -> None:
    known = game(name).colours
    if colour and colour not in known:
        raise unreadable(f"colours are {', '.join(known)}", "colours")


def check_bot_may_sit(record: TableRecord, bot: str, may_wait: bool = False) -> None:
    _check_bot(record.game, bot, may_wait)
    if bot != WAIT and _is_for_people(record):
        raise unreadable("bots cannot see a physical tower", "bot")


def _is_for_people(record: TableRecord) -> bool:
    return game(record.game).is_for_people(record.options)


def _check_bot(name: str, bot: str, may_wait: bool = False) -> None:
    """Reject a bot that is not a level of the game: the server runs no others."""
    known = levels(game(name)) + ((WAIT,) if may_wait else ())
    if bot not in known:
        raise unreadable(f"bots are {', '.join(known)}", "bot")


def _row(id: str, seat: SeatRecord) -> dict[str, Any]:
    return {"table": id, **msgspec.structs.asdict(seat)}


# Joining


async def join(
    registry: TableRegistry, known: Table, wanted: Join, account: str | None = None
) -> tuple[SeatRecord, str]:
    """Take an open seat; return it with its new secret."""
    async with registry.locked(known) as table:
        while registry.is_current(table.table):
            with suppress(ConcurrentUpdateError):
                return await _take_seat(table, wanted, account)
    raise not_found("table")


async def _take_seat(
    table: LockedTable, wanted: Join, account: str | None
) -> tuple[SeatRecord, str]:
    seat = _open_seat(table, wanted.seat)
    if wanted.colour:
        check_free_colour(table, seat, wanted.colour)
    name, token = plain_text(wanted.name), new_token()
    seat.kind, seat.token, seat.account = "person", hash_token(token), account
    seat.name, seat.stand_in = name, False
    seat.colour = wanted.colour or seat.colour
    has_begun = table.game.match is not None
    await save_seats(table, seat)
    if has_begun:
        await chat.announce(table, seat.seat, chat.SEAT_TAKEN_OVER)
    return seat, token


def _open_seat(table: LockedTable, wanted: int | None) -> SeatRecord:
    free = [seat for seat in table.seats if seat.kind == "open"]
    if wanted is not None:
        free = [seat for seat in free if seat.seat == wanted]
    if not free:
        raise conflict("no-open-seat", "somebody else joined first: no seat is open")
    return free[0]


def check_free_colour(table: LockedTable, seat: SeatRecord, colour: str) -> None:
    _check_colour(table.record.game, colour)
    if table.game.match is not None and colour != seat.colour:
        raise conflict("colour-taken", "colours are fixed once the game has begun")
    if any(other.colour == colour for other in table.seats if other.seat != seat.seat):
        raise conflict("colour-taken", f"{colour} is taken")


async def save_seats(table: LockedTable, *changed: SeatRecord) -> None:
    """Save changed seats; start the game when the last open seat is taken."""
    record = table.record
    is_full = all(seat.kind != "open" for seat in table.seats)
    if table.game.match is None and is_full:
        first = start_game(table.game, table.now())
        names = [*record.__struct_fields__]
        await table.save_changes(*names, seats=tuple(table.seats), first=first)
        table.broadcaster.resync()
    else:
        if is_full:
            record.code = None
        elif record.code is None:
            record.code = new_code()
        if table.game.match is not None:
            table.game.schedule()
        names = ["code", "bot_due", "due_at"]
        await table.save_changes(*names, seats=changed)
    _notify(table)
