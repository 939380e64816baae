"""The value of a region to each seat, in points still to be scored there."""

from sengoku.samurai.board import Board
from sengoku.samurai.bots import weights
from sengoku.samurai.bots.horizon import Horizon
from sengoku.samurai.rows import province_seat, seat_region
from sengoku.samurai.rules.control import CASTLE_POWER
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import RESOURCE, SHRINE


def add_region(
    s: State, board: Board, horizon: Horizon, region: int, points: list[float]
) -> None:
    """Add the expected points of each seat in *region* to *points*."""
    seats = s.seats
    now = [0.0, 0.0, 0.0, 0.0]
    later = [0.0, 0.0, 0.0, 0.0]
    _count_provinces(s, board, horizon, region, now, later, points)
    larger = float(board.bonus_larger[region])
    smaller = float(board.bonus_smaller[region]) * horizon.second_bonus_share
    left = float(horizon.eras_left)
    for seat in range(seats):
        castle = 1.0 if s.castle_of(seat, region) != NONE else 0.0
        uncertainty = weights.LEAD_UNCERTAINTY[
            horizon.volatility[seat_region(seat, region)]
        ]
        bonus = region_bonus(now, seats, seat, larger, smaller, uncertainty)
        if horizon.eras_left:
            uncertainty_later = weights.LEAD_UNCERTAINTY[horizon.distant]
            bonus += (
                left
                * horizon.weights.later
                * region_bonus(later, seats, seat, larger, smaller, uncertainty_later)
            )
        gained = float(s.influence[seat_region(seat, region)]) + now[seat] + castle
        gained += left * horizon.weights.later_influence * (later[seat] + castle)
        points[seat] += bonus + horizon.cards[region] * influence_value(board, gained)


def _count_provinces(
    s: State,
    board: Board,
    horizon: Horizon,
    region: int,
    now: list[float],
    later: list[float],
    points: list[float],
) -> None:
    """Add up the expected number of controlled provinces, now and later.

    The hottest loop of all levels: ``rules.control``, unrolled for all seats.
    """
    seats = s.seats
    armies = s.armies
    castle = s.castle
    for province in board.provinces_of[region]:
        first = province_seat(province, 0)
        best = 0
        second = 0
        total = 0
        for seat in range(seats):
            power = armies[first + seat]
            if castle[seat_region(seat, region)] == province:
                power += CASTLE_POWER
            total += power
            if power > best:
                second = best
                best = power
            elif power > second:
                second = power
        if total == 0:
            continue
        yields = province_yield(s, board, horizon, province)
        for seat in range(seats):
            power = armies[first + seat]
            if castle[seat_region(seat, region)] == province:
                power += CASTLE_POWER
            if power == 0:
                continue
            other = second if power == best else best
            soon = control_chance(
                horizon.volatility[seat_region(seat, region)], power, other
            )
            now[seat] += soon
            if horizon.eras_left:
                then = control_chance(horizon.distant, power, other)
                later[seat] += then
                soon += then * float(horizon.eras_left) * horizon.weights.later
            points[seat] += soon * yields


def control_chance(level: int, power: int, other: int) -> float:
    """Return the probability of control with *power* against *other*."""
    if other == 0:
        return weights.CONTROL_UNOPPOSED[level][min(power, weights.MAX_MARGIN)]
    margin = power - other
    if margin < weights.MIN_MARGIN:
        margin = weights.MIN_MARGIN
    elif margin > weights.MAX_MARGIN:
        margin = weights.MAX_MARGIN
    return weights.CONTROL[level][margin - weights.MIN_MARGIN]


def province_yield(s: State, board: Board, horizon: Horizon, province: int) -> float:
    feature = board.feature[province]
    if feature == RESOURCE:
        return horizon.weights.field
    if feature == SHRINE:
        if s.shrine[province] != NONE:
            return horizon.weights.shrine_of_a_colour
        return horizon.weights.shrine
    return 0.0


def region_bonus(
    provinces: list[float],
    seats: int,
    seat: int,
    larger: float,
    smaller: float,
    uncertainty: float,
) -> float:
    """Return the expected bonus of *seat* for its number of *provinces*."""
    mine = provinces[seat]
    if mine <= 0.0:
        return 0.0
    first = 1.0
    behind_one = 0.0
    for other in range(seats):
        if other != seat:
            ahead = lead(mine - provinces[other], uncertainty)
            behind_one = behind_one * ahead + first * (1.0 - ahead)
            first *= ahead
    return larger * first + smaller * behind_one * (mine if mine < 1.0 else 1.0)


def lead(difference: float, uncertainty: float) -> float:
    """Return the probability of being ahead; a tie does not count."""
    if difference > 0.0:
        return 0.5 + 0.5 * difference / (difference + uncertainty)
    if difference < 0.0:
        return 0.5 - 0.5 * difference / (difference - uncertainty)
    return 0.5 if uncertainty > 0.01 else 0.0


def influence_value(board: Board, influence: float) -> float:
    """Interpolate the value of *influence* between two spaces of the track."""
    values = board.influence_value
    last = len(values) - 1
    if influence >= last:
        return float(values[last])
    space = int(influence)
    low = values[space]
    return low + (values[space + 1] - low) * (influence - space)
