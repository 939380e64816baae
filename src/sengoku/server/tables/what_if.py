"""What-if tables: a private table that branches from another game, against bots.

Its position holds what the viewer knows about that game; the rest is made up, so nobody
learns a secret this way. Its log begins with what the viewer has read there. A finished
game has no secrets.
"""

from sengoku.core import rng
from sengoku.core import seats as seat_sets
from sengoku.core.events import EVERYBODY, Entry, GameBranched
from sengoku.core.rng import sealed_seed
from sengoku.core.seats import Seat, Viewer
from sengoku.games import game
from sengoku.match import FIRST_INPUT, Match, Snapshot
from sengoku.server.store.pace import Free
from sengoku.server.store.records import DEFAULT_LEVEL, SeatRecord, TableRecord
from sengoku.server.tables.access import Guest
from sengoku.server.tables.creation import Secrets, check_bot_may_sit, save_new_table
from sengoku.server.tables.finished import match_after
from sengoku.server.tables.live_game import LiveGame, require_not_aborted
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.table import Table
from sengoku.server.wire.bodies import WhatIf
from sengoku.server.wire.errors import conflict, not_found
from sengoku.server.wire.tokens import hash_token, new_id, new_token


async def branch(
    registry: TableRegistry, guest: Guest, wanted: WhatIf
) -> tuple[Table, Secrets]:
    """Create a table that branches from the other's current or earlier state."""
    check_bot_may_sit(guest.table.record, DEFAULT_LEVEL)
    async with registry.locked(guest.table) as old:
        seed = sealed_seed()
        if old.record.status == "over":
            seat = _chosen_seat(guest, wanted)
            match = await _from_finished(old, seat, wanted, seed)
        else:
            seat = _own_seat(guest, wanted)
            await old.load_history()
            match = imagined_match(old.game.started, seat, seed)
        secrets = Secrets(new_token(), new_token(), {seat: new_token()})
        game = _branched(old, seat, secrets, seed)
        game.seats[seat].seen = len(match.events(seat))
    return await save_new_table(registry, game, match), secrets


def imagined_match(match: Match, viewer: Viewer, seed: str) -> Match:
    """Return a game that looks like *match* to *viewer*; the rest comes from *seed*."""
    rules = match.rules
    state = rules.imagine(match.view(viewer), rng.seeded(seed, 1))
    story = (_as_read(entry, viewer) for entry in match.live_entries())
    return _continued(match, rules.dump(state), seed, [*filter(None, story)])


def _as_read(entry: Entry, viewer: Viewer) -> Entry | None:
    """Return *entry* as *viewer* has read it, so that no other seat learns more."""
    event = entry.seen_by(viewer)
    if event is None or entry.audience == EVERYBODY or event is entry.shared:
        return None if event is None else Entry(event)
    assert viewer is not None
    return Entry(event, seat_sets.one(viewer), entry.shared)


def _continued(match: Match, position: str, seed: str, story: list[Entry]) -> Match:
    """Return a match that starts from *position*, with *story* as its log so far."""
    begun = Match.restore(match.rules, seed, Snapshot(FIRST_INPUT, position, ""))
    before = [entry for entry in story if not isinstance(entry.event, GameBranched)]
    begun.load_history([*before, Entry(GameBranched())], [])
    return begun


def _own_seat(guest: Guest, wanted: WhatIf) -> Seat:
    seat = guest.seat
    if wanted.seat not in (None, seat) or wanted.since is not None or wanted.everything:
        require_not_aborted(guest.table.record)
        raise conflict("not-over", "until the game is over, start from what you know")
    return seat


def _chosen_seat(guest: Guest, wanted: WhatIf) -> Seat:
    seat = guest.viewer if wanted.seat is None else wanted.seat
    if seat is not None and seat >= len(guest.table.seats):
        raise not_found("seat")
    return seat or 0


async def _from_finished(
    old: LockedTable, seat: Seat, wanted: WhatIf, seed: str
) -> Match:
    if wanted.since is None:
        raise conflict("over", "the game is over; name the input to continue from")
    match = await match_after(old.database, old.record, wanted.since)
    if match.is_over:
        raise conflict("over", "the game was already over at that input")
    if not wanted.everything:
        return imagined_match(match, seat, seed)
    position = match.rules.dump(match.state)
    return _continued(match, position, seed, match.live_entries())


def _branched(old: LockedTable, seat: Seat, secrets: Secrets, seed: str) -> LiveGame:
    now = old.now()
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
    return LiveGame(record, [_seat(one, seat, secrets) for one in old.seats])


def _seat(old: SeatRecord, own: Seat, secrets: Secrets) -> SeatRecord:
    level = old.bot if old.kind == "bot" else DEFAULT_LEVEL
    seat = SeatRecord(
        old.seat, "bot", old.name, old.colour, bot=level, standing=DEFAULT_LEVEL
    )
    if old.seat == own:
        seat.kind, seat.bot, seat.token = "person", "", hash_token(secrets.seats[own])
    return seat
