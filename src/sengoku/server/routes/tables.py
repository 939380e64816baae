"""Tables: create, show, join, change a seat."""

from io import BytesIO
from typing import Annotated

import msgspec
import segno
from fastapi import APIRouter, Body, Path, Request, Response
from sqlalchemy import select

from sengoku.server.people.links import join_link, seat_link, watch_link
from sengoku.server.routes.accounts import MAY_CREATE, OptionalAccount
from sengoku.server.routes.common import GuestDep, RegistryDep, SeatId, refusals
from sengoku.server.services import services_of
from sengoku.server.store import schema
from sengoku.server.store.records import SeatRecord
from sengoku.server.tables import chat, lists
from sengoku.server.tables.access import Guest
from sengoku.server.tables.creation import (
    Secrets,
    check_bot_may_sit,
    check_free_colour,
    create_table,
    join,
    save_seats,
)
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import (
    Join,
    Made,
    NewTable,
    SeatChange,
    TableInfo,
    Ticket,
)
from sengoku.server.wire.errors import (
    Refused,
    conflict,
    not_allowed,
    not_found,
    plain_text,
)
from sengoku.server.wire.tokens import hash_token, new_token

router = APIRouter(tags=["tables"])

Code = Annotated[str, Path(min_length=4, max_length=8)]
SVG = "image/svg+xml"


@router.post(
    "/tables",
    status_code=201,
    responses=refusals(401, 403),
    dependencies=[MAY_CREATE],
)
async def create(
    request: Request,
    registry: RegistryDep,
    account: OptionalAccount,
    body: Annotated[NewTable, Body()],
) -> Made:
    """Create a table. Only this response contains all its secrets."""
    table, secrets = await create_table(registry, body, account)
    return made(request, table, secrets)


def made(request: Request, table: Table, secrets: Secrets) -> Made:
    base, id = services_of(request).base_url(request), table.id
    tickets = (
        Ticket(seat, token, seat_link(base, id, token))
        for seat, token in secrets.seats.items()
    )
    code = table.record.code
    return Made(
        table=table.info(),
        host=secrets.host,
        seats=tuple(tickets),
        watch=watch_link(base, id, secrets.watch),
        join=None if code is None else join_link(base, code),
    )


@router.get("/tables", responses=refusals())
async def listed(registry: RegistryDep) -> list[TableInfo]:
    """Return the running public tables, the latest first."""
    return await lists.running(registry)


@router.get("/open-tables", responses=refusals())
async def joinable(registry: RegistryDep) -> list[TableInfo]:
    """Return the tables that everyone may join by their code, the latest first."""
    return await lists.joinable(registry)


@router.get("/game-of-the-day", responses=refusals())
async def game_of_the_day(registry: RegistryDep) -> TableInfo | None:
    """Return the closest of the latest public games that are over."""
    return await lists.game_of_the_day(registry)


@router.get("/tables/{table}", responses=refusals(401, 404))
async def show(guest: GuestDep) -> TableInfo:
    """Return the public view of the table."""
    return guest.table.info()


@router.get("/codes/{code}", responses=refusals(404))
async def by_code(registry: RegistryDep, code: Code) -> TableInfo:
    """Return the table that can be joined with *code*."""
    return (await registry.open(await _by_code(registry, code))).info()


@router.get(
    "/codes/{code}/qr.svg",
    response_class=Response,
    responses={**refusals(404), 200: {"content": {SVG: {}}}},
)
async def qr_code(request: Request, registry: RegistryDep, code: Code) -> Response:
    """Return the join link as a QR code."""
    table = await registry.open(await _by_code(registry, code))
    link = join_link(services_of(request).base_url(request), table.record.code or code)
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, omitsize=True)
    return Response(drawn.getvalue(), media_type=SVG)


@router.post(
    "/codes/{code}/join", status_code=201, responses=refusals(401, 403, 404, 409)
)
async def sit_down(
    request: Request,
    registry: RegistryDep,
    account: OptionalAccount,
    code: Code,
    body: Annotated[Join, Body()],
) -> Ticket:
    """Take an open seat. Only this response contains its secret."""
    table = await registry.open(await _by_code(registry, code))
    seat, token = await join(registry, table, body, account)
    base = services_of(request).base_url(request)
    return Ticket(seat.seat, token, seat_link(base, table.id, token))


async def _by_code(registry: TableRegistry, code: str) -> str:
    chosen = select(schema.tables.c.id).where(schema.tables.c.code == code.upper())
    async with registry.database.reading() as connection:
        id: str | None = (await connection.execute(chosen)).scalar()
    if id is None:
        # A full table releases its code, and another table may get it.
        raise Refused(
            404, "no-code", "there is no such code, or every seat is already taken"
        )
    return id


@router.patch("/tables/{table}/seats/{seat}", responses=refusals(401, 403, 404, 409))
async def change_seat(
    guest: GuestDep,
    registry: RegistryDep,
    seat: SeatId,
    body: Annotated[SeatChange, Body()],
) -> TableInfo:
    """Change a seat. The owner can change the name and the stand-in. The host can
    change seats of bots and open seats, and name persons until the game begins.
    """
    if guest.viewer != seat and not guest.is_host:
        raise not_allowed("only the host can change other seats")
    async with registry.locked(guest.table) as table:
        # Applied only when every change is allowed.
        changed = msgspec.structs.replace(_seat_of(table, seat))
        _apply(table, guest, changed, body)
        table.seats[seat] = changed
        await save_seats(table, changed)
        return table.info()


def _seat_of(table: LockedTable, seat: int) -> SeatRecord:
    if seat >= len(table.seats):
        raise not_found("seat")
    return table.seats[seat]


def _apply(
    table: LockedTable, guest: Guest, record: SeatRecord, body: SeatChange
) -> None:
    if body.kind is not None and body.kind != record.kind:
        _change_kind(table, guest, record, body)
    if body.bot is not None and record.kind == "bot":
        check_bot_may_sit(table.record, body.bot)
        record.bot = body.bot
    if body.standing is not None:
        if guest.viewer != record.seat:
            raise not_allowed("only the owner of the seat chooses the stand-in")
        if record.has_conceded:
            raise conflict("conceded", "you have given up")
        check_bot_may_sit(table.record, body.standing, may_wait=True)
        record.standing = body.standing
    if body.colour is not None:
        check_free_colour(table, record, body.colour)
        record.colour = body.colour
    if body.name is not None:
        _check_may_name(table, guest, record)
        record.name = plain_text(body.name)


def _check_may_name(table: LockedTable, guest: Guest, record: SeatRecord) -> None:
    has_begun = table.game.match is not None
    if has_begun and record.kind == "person" and guest.viewer != record.seat:
        raise not_allowed("only the owner of the seat changes its name in a game")


def _change_kind(
    table: LockedTable, guest: Guest, record: SeatRecord, body: SeatChange
) -> None:
    """Open a bot's seat, or give an open seat to a bot."""
    if not guest.is_host:
        raise not_allowed("only the host can change who sits where")
    if record.kind == "person":
        raise conflict("seat-taken", "a person sits there; a vote can replace them")
    if body.kind == "person":
        raise conflict("seat-open", "open the seat instead, so that somebody can join")
    record.kind = body.kind or record.kind
    if record.kind == "bot":
        bot = body.bot or "normal"
        check_bot_may_sit(table.record, bot)
        record.bot, record.token = bot, None


@router.post("/tables/{table}/seats/{seat}/link", responses=refusals(401, 403, 404))
async def renew_link(
    request: Request, guest: GuestDep, registry: RegistryDep, seat: SeatId
) -> Ticket:
    """Create a new link for the seat; the old one becomes invalid.

    When the host does so, the chat announces it to everyone. The host cannot do so for
    a seat that belongs to an account.
    """
    if guest.viewer != seat and not guest.is_host:
        raise not_allowed("only the owner or the host can renew the link of a seat")
    async with registry.locked(guest.table) as table:
        record = _seat_of(table, seat)
        if record.kind != "person":
            raise conflict("no-person", "no person sits there")
        if guest.viewer != seat:
            if record.account is not None:
                raise not_allowed(
                    "the seat belongs to an account; its owner can log in"
                )
            # First, so that no error leaves a link that nobody knows of.
            await chat.announce(table, seat, chat.NEW_LINK)
        token = new_token()
        changed = msgspec.structs.replace(record, token=hash_token(token))
        await table.save_seat_column(changed, "token")
    base = services_of(request).base_url(request)
    return Ticket(seat, token, seat_link(base, guest.table.id, token))


@router.post("/tables/{table}/return", responses=refusals(401, 403, 404, 409))
async def come_back(guest: GuestDep, registry: RegistryDep) -> TableInfo:
    """Take your seat back from the stand-in; impossible after giving up."""
    async with registry.locked(guest.table) as table:
        if table.seats[guest.seat].has_conceded:
            raise conflict("conceded", "you have given up")
        await table.end_stand_in(guest.seat)
        return table.info()
