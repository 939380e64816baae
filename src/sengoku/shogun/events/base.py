"""Base classes of events."""

from typing import ClassVar

from sengoku.core.events import Event

FIGHT = ("armies", "supply", "peasants", "tray", "thrown", "inside")
OWNERSHIP = ("owner", "mat", "covered", "shown", "gained", "general")


class Revealing(Event, frozen=True):
    """The result of chance, or of turning a card up."""

    reveals: ClassVar = True
    final: ClassVar = True
