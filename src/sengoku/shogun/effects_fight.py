"""Effects of fights: cubes into and out of the tower, and who holds a province."""

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.rows import changed
from sengoku.shogun import events
from sengoku.shogun.rows import seat_field
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import BUILDINGS, CUBES, FIELDS, GREEN


def begin_battle(
    s: State, seat: i64, origin: i64, province: i64, armies: i64, log: Log | None
) -> None:
    """Lead *armies* out of *origin* to the foot of the tower."""
    s.armies[origin] -= armies
    s.thrown[seat] += armies
    if log is not None:
        defender = s.owner[province]
        log.add(events.BattleBegan(seat, origin, province, armies, defender))


def begin_revolt(
    s: State, seat: i64, province: i64, peasants: i64, log: Log | None
) -> None:
    if log is not None:
        log.add(events.RevoltBegan(seat, province, peasants))


def throw_garrison(s: State, province: i64) -> None:
    """All armies of a province join the throw; ``throw`` logs it."""
    s.thrown[s.owner[province]] += s.armies[province]
    s.armies[province] = 0


def throw_from_supply(s: State, seat: i64, armies: i64) -> None:
    s.supply[seat] -= armies
    s.thrown[seat] += armies


def throw_peasants(s: State, peasants: i64) -> None:
    s.peasants -= peasants
    s.thrown[GREEN] += peasants


def throw(s: State, log: Log | None) -> None:
    """Everything in the tray joins; the throw is complete."""
    for colour in range(CUBES):
        s.thrown[colour] += s.tray[colour]
        s.tray[colour] = 0
    if log is not None:
        log.add(events.CubesThrown(tuple(s.thrown)))


def fall(s: State, tray: vec[i64], log: Log | None) -> None:
    """Leave *tray* in the tray and all other cubes inside the tower."""
    for colour in range(CUBES):
        s.inside[colour] += s.thrown[colour] - tray[colour]
        s.thrown[colour] = 0
    s.tray = tray
    if log is not None:
        log.add(events.CubesFell(tuple(tray)))


def end_report(s: State, log: Log | None) -> None:
    """The tray is complete: all colours have been reported."""
    if log is not None:
        log.add(events.CubesFell(tuple(s.tray)))


def report_cubes(s: State, colour: i64, cubes: i64, log: Log | None) -> None:
    """Store how many cubes of one colour were reported from a real tower."""
    s.inside[colour] += s.thrown[colour] - cubes
    s.thrown[colour] = 0
    s.tray[colour] = cubes
    if log is not None:
        log.add(events.CubesReported(colour, cubes))


def return_cubes(s: State, colour: i64, cubes: i64, log: Log | None) -> None:
    """Take cubes of one colour from the tray to their supply."""
    if cubes == 0:
        return
    s.tray[colour] -= cubes
    if colour == GREEN:
        s.peasants += cubes
    else:
        s.supply[colour] += cubes
    if log is not None:
        log.add(events.CubesReturned(colour, cubes))


def hold(s: State, seat: i64, province: i64, armies: i64, log: Log | None) -> None:
    """Take the survivors from the tray into the province."""
    s.tray[seat] -= armies
    s.armies[province] += armies
    if log is not None:
        log.add(events.ArmiesHeld(seat, province, armies))


def decide(
    province: i64, attack: i64, defence: i64, owner: i64, log: Log | None
) -> None:
    if log is not None:
        log.add(events.FightDecided(province, attack, defence, owner))


def take_province(s: State, seat: i64, province: i64, log: Log | None) -> None:
    """Hand the card over to *seat* (SHO-CARD-1)."""
    loser = s.owner[province]
    field = _take_card(s, province)
    s.owner[province] = seat
    if log is not None:
        log.add(events.ProvinceTaken(seat, province, loser, field))
    _lose_general(s, loser, province, log)


def lose_province(s: State, province: i64, log: Log | None) -> None:
    """Make the province neutral: card to the stock, buildings and unrest gone."""
    loser = s.owner[province]
    field = _take_card(s, province)
    s.owner[province] = NONE
    for building in range(BUILDINGS):
        s.building_stock[building] += s.buildings[province] >> building & 1
    s.buildings[province] = 0
    s.unrest[province] = 0
    if log is not None:
        log.add(events.ProvinceLost(province, loser, field))
    _lose_general(s, loser, province, log)


def _take_card(s: State, province: i64) -> i64:
    """Take the card from hand or mat; return the field, or ``NONE``."""
    s.gained[province] = 1
    loser = s.owner[province]
    if loser == NONE:
        return NONE
    for field in range(FIELDS):
        if s.card_on(loser, field) == province:
            s.mat[seat_field(loser, field)] = NONE
            s.shown[seat_field(loser, field)] = 0
            return field
    return NONE


def _lose_general(s: State, loser: i64, province: i64, log: Log | None) -> None:
    """SHO-GEN-11."""
    if loser != NONE and s.general[loser] == province:
        s.general = changed(s.general, loser, NONE)
        if log is not None:
            log.add(events.GeneralLost(loser, province))
