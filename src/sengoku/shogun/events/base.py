"""What the events of all parts share."""

from typing import ClassVar

from sengoku.core.events import Event

FIGHT = ("armies", "supply", "peasants", "tray", "thrown", "inside")
OWNERSHIP = ("owner", "mat", "covered", "shown", "gained", "general")


class Revealing(Event, frozen=True):
    """What chance or turning a card up brought."""

    reveals: ClassVar = True
    final: ClassVar = True
