"""The winters of a game, put together from the public log."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

import msgspec

from sengoku.core.events import Event
from sengoku.shogun import events
from sengoku.shogun.observation import Observation
from sengoku.shogun.vocabulary import SPRING

E = TypeVar("E", bound=Event)

TOLD: Final = (
    events.SeasonBegan,
    events.RiceGained,
    events.WinterCame,
    events.RiceLost,
    events.ShortageFound,
    events.HungryDrawn,
    events.ProvinceLost,
    events.ProvincesScored,
)
"""The events a winter is made of, the harvest of its year included."""


class Supply(msgspec.Struct, frozen=True, gc=False):
    """How a seat gets through a winter."""

    seat: int
    rice: int  # before the loss
    lost: int
    provinces: int  # to be supplied
    unsupplied: int
    revolts: int
    peasants: int  # more than the unrest, in each revolt


class Hungry(msgspec.Struct, frozen=True, gc=False):
    """A province that was drawn to revolt."""

    seat: int
    province: int


class WinterReport(msgspec.Struct, frozen=True, gc=False):
    """What a winter took; *event* is the card that was left for it, or -1."""

    year: int
    event: int
    loss: int
    supplies: tuple[Supply, ...]
    hungry: tuple[Hungry, ...]


def winters(told: Iterable[Event], seen: Observation) -> tuple[WinterReport, ...]:
    """Return the winters that have come, from events of ``TOLD``.

    *seen* has what is not told: the provinces until they are scored, and the year and
    the rice of a game that began after spring.
    """
    found: list[tuple[list[Event], list[Event]]] = []
    before: list[Event] = []  # since spring
    winter: list[Event] = []
    for event in told:
        match event:
            case events.SeasonBegan(season=season) if season == SPRING:
                before = winter = [event]
            case events.WinterCame():
                winter = [event]
                found.append((before, winter))
            case _:
                winter.append(event)
    return tuple(_report(before, winter, seen) for before, winter in found)


def _report(
    before: list[Event], winter: list[Event], seen: Observation
) -> WinterReport:
    came = winter[0]
    assert isinstance(came, events.WinterCame)
    spring = next(_only(events.SeasonBegan, before), None)
    harvest = before if spring else None
    return WinterReport(
        year=spring.year if spring else seen.year,
        event=came.event,
        loss=came.loss,
        supplies=tuple(
            _supply(shortage, harvest, winter, seen)
            for shortage in _only(events.ShortageFound, winter)
        ),
        hungry=tuple(
            Hungry(drawn.seat, province)
            for drawn in _only(events.HungryDrawn, winter)
            for province in drawn.provinces
        ),
    )


def _supply(
    shortage: events.ShortageFound,
    harvest: list[Event] | None,
    winter: list[Event],
    seen: Observation,
) -> Supply:
    seat = shortage.seat
    lost = sum(e.rice for e in _only(events.RiceLost, winter) if e.seat == seat)
    rice = seen.rice[seat] + lost
    if harvest is not None:
        gains = _only(events.RiceGained, harvest)
        rice = sum(gain.rice for gain in gains if gain.seat == seat)
    ruined = sum(e.lost_by == seat for e in _only(events.ProvinceLost, winter))
    scored = (e for e in _only(events.ProvincesScored, winter) if e.seat == seat)
    left = next((e.provinces for e in scored), seen.owner.count(seat))
    return Supply(
        seat=seat,
        rice=rice,
        lost=lost,
        provinces=left + ruined,
        unsupplied=shortage.unsupplied,
        revolts=shortage.revolts,
        peasants=shortage.extra,
    )


def _only(kind: type[E], told: Iterable[Event]) -> Iterator[E]:
    return (event for event in told if isinstance(event, kind))
