"""Events that bring points, and the names of their sources."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from sengoku.core.events import Event
from sengoku.samurai import events
from sengoku.samurai.state import NONE

SOURCES: Final[dict[type[Event], str]] = {
    events.AgendaFulfilled: "agendas",
    events.RegionBonusScored: "region bonus",
    events.ShrinesScored: "shrines",
    events.InfluenceScored: "influence",
    events.LeftoversScored: "leftovers",
}

COUNTED: Final = tuple(SOURCES)

FINAL: Final = ("influence", "leftovers")
"""Sources of the final scoring."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """Points that a *seat* scored at once from the source *key*."""

    seat: int
    key: str
    points: int
    region: int = NONE  # where the points come from, or -1
    era: int = 0  # when they were scored; 0 in the final scoring


def scored(told: Iterable[Event], era: int = 0) -> Iterator[Part]:
    """Yield what brought points, in order; *told* starts in this *era*."""
    for event in told:
        if isinstance(event, events.EraBegan):
            era = event.era
        key = SOURCES.get(type(event))
        if key is not None:
            facts = msgspec.structs.asdict(event)
            yield Part(
                seat=facts["seat"],
                key=key,
                points=facts["points"],
                region=facts.get("region", NONE),
                era=0 if key in FINAL else era,
            )
