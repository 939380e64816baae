"""Where armies should go, and how many."""

from typing import final

from sengoku.bots.shogun.fights import Forecast, battle
from sengoku.bots.shogun.worth import Outlook
from sengoku.shogun.state import NONE
from sengoku.shogun.words import EVENT_TEMPLE_PEACE, TEMPLE


@final
class March:
    """The best march found."""

    def __init__(self) -> None:
        self.destination: int = NONE
        self.armies: int = 0
        self.gain: float = -1000.0


def is_open(view: Outlook, destination: int, kind: int) -> bool:
    """May the seat attack there in battle A (0) or B (1), as far as is known?"""
    s = view.s
    owner = s.owner[destination]
    if owner in (NONE, view.seat):
        return True
    if s.protected[owner] >> kind & 1:
        return False
    peace = s.event != NONE and view.ground.event_kind[s.event] == EVENT_TEMPLE_PEACE
    return not (peace and s.buildings[destination] >> TEMPLE & 1)


def move_gain(
    view: Outlook, origin: int, armies: int, destination: int, sent: int
) -> float:
    """Return what it brings to shift armies between own provinces."""
    held, stay = view.s.armies[destination], armies - sent
    safer = view.risk(destination, held) - view.risk(destination, held + sent)
    safer += view.risk(origin, armies) - view.risk(origin, stay)
    nearer = view.reach(destination, held + sent) - view.reach(destination, held)
    return safer + nearer + view.reach(origin, stay) - view.reach(origin, armies)


def attack_gain(
    view: Outlook, origin: int, armies: int, destination: int, sent: int, odds: Forecast
) -> float:
    """Return what an attack brings: land and denial, less armies and safety."""
    s, weights = view.s, view.weights
    battle(view.ground, s, view.seat, destination, sent, odds)
    stay, left = armies - sent, int(odds.left)
    kept = weights.new_land - weights.fear * view.danger(destination, left)
    gain = odds.win * (view.land(destination) * kept + view.reach(destination, left))
    if s.owner[destination] != NONE:
        built = s.buildings[destination].bit_count()
        gain += odds.ruin * weights.denial * view.winters * (1 + built)
    gain -= odds.win * view.rice(1.0)
    gain -= weights.army * (sent - odds.win * odds.left)
    gain += view.risk(origin, armies) - view.risk(origin, stay)
    return gain + view.reach(origin, stay) - view.reach(origin, armies)


def gain_of(
    view: Outlook, origin: int, armies: int, destination: int, sent: int, odds: Forecast
) -> float:
    if view.s.owner[destination] == view.seat:
        return move_gain(view, origin, armies, destination, sent)
    return attack_gain(view, origin, armies, destination, sent, odds)


def best_number(
    view: Outlook, origin: int, armies: int, destination: int, found: March
) -> None:
    """Try some numbers to send to *destination*; all but one comes first."""
    odds, sent = Forecast(), armies - 1
    own = view.s.owner[destination] == view.seat
    step = max(1, armies // (2 if own else 4))
    while sent >= 1:
        gain = gain_of(view, origin, armies, destination, sent, odds)
        if gain > found.gain:
            found.gain = gain
            found.destination = destination
            found.armies = sent
        sent -= step


def best_march(
    view: Outlook, origin: int, armies: int, kind: int, avoided: int
) -> March:
    """Return the best march from *origin*, not to the *avoided* province."""
    found = March()
    if armies < 2:
        return found
    for destination in view.ground.near[origin]:
        if destination != avoided and is_open(view, destination, kind):
            best_number(view, origin, armies, destination, found)
    return found
