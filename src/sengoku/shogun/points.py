"""Events that bring points, and the names of their sources."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from sengoku.core.events import Event
from sengoku.shogun import events
from sengoku.shogun.state import NONE

MONUMENTS: Final = "SHO-GEN-13"
GAINS: Final = {MONUMENTS: "monuments", "SHO-SAM-5": "samurai"}
"""Names of points by the rule behind them; all others are favours."""

SOURCES: Final = (
    *("provinces", "buildings", "majorities"),
    *("favours", "samurai", "monuments", "arts"),
)
COUNTED: Final = (
    events.ProvincesScored,
    events.MajorityScored,
    events.PointsGained,
    events.ArtLineScored,
)

FINAL: Final = ("monuments", "arts")
"""Sources of the final scoring."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """Points that a *seat* scored at once from the source *key*."""

    seat: int
    key: str
    points: int
    region: int = NONE  # of a majority, or -1
    building: int = NONE  # of a majority, or -1
    line: int = NONE  # of the arts, or -1
    year: int = 0  # when they were scored; 0 in the final scoring


def scored(told: Iterable[Event], year: int = 0) -> Iterator[Part]:
    """Yield what brought points, in order; *told* starts in this *year*."""
    for event in told:
        if isinstance(event, events.SeasonBegan):
            year = event.year
        yield from _parts(event, year)


def _parts(event: Event, year: int) -> Iterator[Part]:
    match event:
        case events.ProvincesScored(seat=seat):
            yield Part(seat, "provinces", event.provinces, year=year)
            yield Part(seat, "buildings", event.buildings, year=year)
        case events.MajorityScored(seat=seat, region=region, building=kind):
            yield Part(seat, "majorities", event.points, region, kind, year=year)
        case events.PointsGained(seat=seat):
            key = GAINS.get(event.why, "favours")
            yield Part(seat, key, event.points, year=0 if key in FINAL else year)
        case events.ArtLineScored(seat=seat):
            yield Part(seat, "arts", event.points, line=event.line)
