"""What a region is worth to everybody, in points still to be scored there."""

from sengoku.bots.samurai import weights
from sengoku.bots.samurai.outlook import Outlook
from sengoku.samurai.board import Board
from sengoku.samurai.rules.control import CASTLE_POWER
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import MAX_SEATS, REGIONS, RESOURCE, SHRINE


def add_region(
    s: State, board: Board, o: Outlook, region: int, points: list[float]
) -> None:
    """Add to *points* of each seat what it can expect of *region*."""
    seats = s.seats
    now = [0.0, 0.0, 0.0, 0.0]
    later = [0.0, 0.0, 0.0, 0.0]
    _count_provinces(s, board, o, region, now, later, points)
    larger = float(board.bonus_larger[region])
    smaller = float(board.bonus_smaller[region]) * o.second
    left = float(o.left)
    for seat in range(seats):
        castle = 1.0 if s.castle[seat * REGIONS + region] != NONE else 0.0
        blur = weights.BLUR[o.stir[seat * REGIONS + region]]
        bonus = region_bonus(now, seats, seat, larger, smaller, blur)
        if o.left:
            blur_later = weights.BLUR[o.distant]
            bonus += (
                left
                * o.weights.later
                * region_bonus(later, seats, seat, larger, smaller, blur_later)
            )
        gained = float(s.influence[seat * REGIONS + region]) + now[seat] + castle
        gained += left * o.weights.later_influence * (later[seat] + castle)
        points[seat] += bonus + o.cards[region] * influence_value(board, gained)


def _count_provinces(
    s: State,
    board: Board,
    o: Outlook,
    region: int,
    now: list[float],
    later: list[float],
    points: list[float],
) -> None:
    """Count the provinces each seat can expect to control, now and later.

    The hottest loop of all levels: ``rules.control`` written out for all seats.
    """
    seats = s.seats
    armies = s.armies
    castle = s.castle
    for province in board.provinces_of[region]:
        first = province * MAX_SEATS
        best = 0
        second = 0
        total = 0
        for seat in range(seats):
            power = armies[first + seat]
            if castle[seat * REGIONS + region] == province:
                power += CASTLE_POWER
            total += power
            if power > best:
                second = best
                best = power
            elif power > second:
                second = power
        if total == 0:
            continue
        fruit = province_yield(s, board, o, province)
        for seat in range(seats):
            power = armies[first + seat]
            if castle[seat * REGIONS + region] == province:
                power += CASTLE_POWER
            if power == 0:
                continue
            other = second if power == best else best
            soon = chance(o.stir[seat * REGIONS + region], power, other)
            now[seat] += soon
            if o.left:
                then = chance(o.distant, power, other)
                later[seat] += then
                soon += then * float(o.left) * o.weights.later
            points[seat] += soon * fruit


def chance(level: int, power: int, other: int) -> float:
    """Return the chance to control a province with *power* against *other*."""
    if other == 0:
        return weights.ALONE[level][min(power, weights.MOST_MARGIN)]
    margin = power - other
    if margin < weights.LEAST_MARGIN:
        margin = weights.LEAST_MARGIN
    elif margin > weights.MOST_MARGIN:
        margin = weights.MOST_MARGIN
    return weights.CONTROL[level][margin - weights.LEAST_MARGIN]


def province_yield(s: State, board: Board, o: Outlook, province: int) -> float:
    feature = board.feature[province]
    if feature == RESOURCE:
        return o.weights.field
    if feature == SHRINE:
        if s.shrine[province] != NONE:
            return o.weights.shrine_of_a_colour
        return o.weights.shrine
    return 0.0


def region_bonus(
    provinces: list[float],
    seats: int,
    seat: int,
    larger: float,
    smaller: float,
    blur: float,
) -> float:
    """Return the bonus that *seat* can expect by its count of *provinces*."""
    mine = provinces[seat]
    if mine <= 0.0:
        return 0.0
    first = 1.0
    behind_one = 0.0
    for other in range(seats):
        if other != seat:
            ahead = lead(mine - provinces[other], blur)
            behind_one = behind_one * ahead + first * (1.0 - ahead)
            first *= ahead
    return larger * first + smaller * behind_one * (mine if mine < 1.0 else 1.0)


def lead(difference: float, blur: float) -> float:
    """Return the chance to be ahead; a tie is no lead."""
    if difference > 0.0:
        return 0.5 + 0.5 * difference / (difference + blur)
    if difference < 0.0:
        return 0.5 - 0.5 * difference / (difference - blur)
    return 0.5 if blur > 0.01 else 0.0


def influence_value(board: Board, influence: float) -> float:
    """Return the value of an *influence* between two spaces of the track."""
    values = board.influence_value
    last = len(values) - 1
    if influence >= last:
        return float(values[last])
    space = int(influence)
    low = values[space]
    return low + (values[space + 1] - low) * (influence - space)
