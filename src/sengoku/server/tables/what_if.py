"""What if: a table of one's own that goes on from another game, against bots.

Its position holds what the viewer knows of that game, and what the viewer does not know
is made up. So nobody learns a secret by trying. Once the game is over there are none.
"""

from sengoku.core import rng
from sengoku.core.rng import sealed_seed
from sengoku.core.seats import Seat, Viewer
from sengoku.games import game
from sengoku.match import Match, Snapshot
from sengoku.server.store.pace import Free
from sengoku.server.store.records import SeatRecord, TableRecord
from sengoku.server.tables.access import Guest
from sengoku.server.tables.finished import played_until
from sengoku.server.tables.hall import Hall
from sengoku.server.tables.setting_up import Secrets, add, check_bot_may_sit
from sengoku.server.tables.table import Table, refuse_when_ended
from sengoku.server.wire.bodies import WhatIf
from sengoku.server.wire.errors import conflict, not_found
from sengoku.server.wire.tokens import hash_token, new_id, new_token

BOT = "normal"
FIRST = 1
"""A game that begins in the middle counts its position as its first input."""


async def branch(hall: Hall, guest: Guest, wanted: WhatIf) -> tuple[Table, Secrets]:
    """Set up a table that goes on from where the other stands, or once stood."""
    check_bot_may_sit(guest.table.record, BOT)
    async with hall.held(guest.table) as old:
        seed = sealed_seed()
        if old.record.status == "over":
            seat = _chosen(guest, wanted)
            match = await _from_finished(hall, old, seat, wanted, seed)
        else:
            seat = _own(guest, wanted)
            match = made_up(old.started, seat, seed)
    secrets = Secrets(new_token(), new_token(), {seat: new_token()})
    table = _table(old, seat, secrets, seed, hall.now())
    await add(hall, table, match)
    return table, secrets


def made_up(match: Match, viewer: Viewer, seed: str) -> Match:
    """Return a game that looks to *viewer* like *match*; the rest is from *seed*."""
    rules = match.rules
    state = rules.imagine(match.observe(viewer), rng.seeded(seed, 1))
    return Match.resume(rules, seed, Snapshot(FIRST, rules.dump(state), ""))


def _own(guest: Guest, wanted: WhatIf) -> Seat:
    seat = guest.seat
    if wanted.seat not in (None, seat) or wanted.since is not None or wanted.everything:
        refuse_when_ended(guest.table.record)
        raise conflict("not-over", "until the game is over, start from what you know")
    return seat


def _chosen(guest: Guest, wanted: WhatIf) -> Seat:
    seat = guest.viewer if wanted.seat is None else wanted.seat
    if seat is not None and seat >= len(guest.table.seats):
        raise not_found("seat")
    return seat or 0


async def _from_finished(
    hall: Hall, old: Table, seat: Seat, wanted: WhatIf, seed: str
) -> Match:
    if wanted.since is None:
        raise conflict("over", "the game is over; say after which input to go on")
    match = await played_until(hall, old, wanted.since)
    if match.is_over:
        raise conflict("over", "the game was over then")
    if not wanted.everything:
        return made_up(match, seat, seed)
    position = match.rules.dump(match.state)
    return Match.resume(match.rules, seed, Snapshot(FIRST, position, ""))


def _table(old: Table, seat: Seat, secrets: Secrets, seed: str, now: int) -> Table:
    record = TableRecord(
        id=new_id(),
        code=None,
        host=hash_token(secrets.host),
        watcher=hash_token(secrets.watch),
        name=old.record.name,
        game=old.record.game,
        revision=game(old.record.game).revision,
        options={**old.record.options},
        seed=seed,
        pace=Free(),
        watch="nobody",
        status="open",
        made_at=now,
        changed_at=now,
        origin=old.id,
    )
    return Table(record, [_seat(one, seat, secrets) for one in old.seats])


def _seat(old: SeatRecord, own: Seat, secrets: Secrets) -> SeatRecord:
    seat = SeatRecord(old.seat, "bot", old.name, old.colour, bot=BOT, standing=BOT)
    if old.seat == own:
        seat.kind, seat.bot, seat.token = "person", "", hash_token(secrets.seats[own])
    return seat
