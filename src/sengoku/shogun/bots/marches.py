"""Where armies should go, and how many."""

from typing import final

from sengoku.shogun.bots.evaluator import Evaluator
from sengoku.shogun.bots.fights import Forecast, battle
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import EVENT_TEMPLE_PEACE, TEMPLE


@final
class March:
    """The best march found."""

    def __init__(self) -> None:
        self.destination: int = NONE
        self.armies: int = 0
        self.gain: float = -1000.0


def is_open(evaluator: Evaluator, destination: int, kind: int) -> bool:
    """May the seat attack there in battle A (0) or B (1), as far as it knows?"""
    s = evaluator.s
    owner = s.owner[destination]
    if owner in (NONE, evaluator.seat):
        return True
    if s.protected[owner] >> kind & 1:
        return False
    peace = (
        s.event != NONE and evaluator.params.event_kind[s.event] == EVENT_TEMPLE_PEACE
    )
    return not (peace and s.buildings[destination] >> TEMPLE & 1)


def move_gain(
    evaluator: Evaluator, origin: int, armies: int, destination: int, sent: int
) -> float:
    """Return the value of moving armies between the seat's own provinces."""
    held, stay = evaluator.s.armies[destination], armies - sent
    safer = evaluator.risk(destination, held) - evaluator.risk(destination, held + sent)
    safer += evaluator.risk(origin, armies) - evaluator.risk(origin, stay)
    nearer = evaluator.reach(destination, held + sent) - evaluator.reach(
        destination, held
    )
    return (
        safer + nearer + evaluator.reach(origin, stay) - evaluator.reach(origin, armies)
    )


def attack_gain(
    evaluator: Evaluator,
    origin: int,
    armies: int,
    destination: int,
    sent: int,
    odds: Forecast,
) -> float:
    """Return the value of an attack: land and denial, less armies and safety."""
    s, weights = evaluator.s, evaluator.weights
    battle(evaluator.params, s, evaluator.seat, destination, sent, odds)
    stay, left = armies - sent, int(odds.left)
    kept = weights.new_land - weights.fear * evaluator.danger(destination, left)
    gain = odds.win * (
        evaluator.land(destination) * kept + evaluator.reach(destination, left)
    )
    if s.owner[destination] != NONE:
        built = s.buildings_in(destination)
        gain += odds.ruin * weights.denial * evaluator.winters * (1 + built)
    gain -= odds.win * evaluator.rice(1.0)
    gain -= weights.army * (sent - odds.win * odds.left)
    gain += evaluator.risk(origin, armies) - evaluator.risk(origin, stay)
    return gain + evaluator.reach(origin, stay) - evaluator.reach(origin, armies)


def gain_of(
    evaluator: Evaluator,
    origin: int,
    armies: int,
    destination: int,
    sent: int,
    odds: Forecast,
) -> float:
    if evaluator.s.owner[destination] == evaluator.seat:
        return move_gain(evaluator, origin, armies, destination, sent)
    return attack_gain(evaluator, origin, armies, destination, sent, odds)


def best_number(
    evaluator: Evaluator, origin: int, armies: int, destination: int, found: March
) -> None:
    """Try several numbers of armies to send, starting with all but one."""
    odds, sent = Forecast(), armies - 1
    own = evaluator.s.owner[destination] == evaluator.seat
    step = max(1, armies // (2 if own else 4))
    while sent >= 1:
        gain = gain_of(evaluator, origin, armies, destination, sent, odds)
        if gain > found.gain:
            found.gain = gain
            found.destination = destination
            found.armies = sent
        sent -= step


def best_march(
    evaluator: Evaluator, origin: int, armies: int, kind: int, avoided: int
) -> March:
    """Return the best march from *origin*, except to the *avoided* province."""
    found = March()
    if armies < 2:
        return found
    for destination in evaluator.params.near[origin]:
        if destination != avoided and is_open(evaluator, destination, kind):
            best_number(evaluator, origin, armies, destination, found)
    return found
