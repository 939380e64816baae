"""What a viewer is shown, as plain values.

``observe`` fills it in. It is compiled; structs are not.
"""

from typing import Final

import msgspec

from sengoku.core.seats import Viewer

OWN: Final[tuple[str, ...]] = ("viewer", "mat", "covered")
"""The fields that differ between seats."""


class Observation(msgspec.Struct, frozen=True, gc=False):
    """Lists by seat have an entry for each player; ``None`` is hidden."""

    viewer: Viewer
    # The map
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    buildings: tuple[int, ...]
    unrest: tuple[int, ...]
    building_stock: tuple[int, ...]
    # What each seat has
    supply: tuple[int, ...]
    chests: tuple[int, ...]
    rice: tuple[int, ...]
    score: tuple[int, ...]
    # The tower
    peasants: int
    inside: tuple[int, ...]
    tray: tuple[int, ...]
    thrown: tuple[int, ...]
    # Plans: [seat * FIELDS + field]; -1 is an empty field
    mat: tuple[int | None, ...]
    covered: tuple[int | None, ...]  # a mask of fields by seat
    shown: tuple[bool, ...]
    gained: tuple[int, ...]
    # The draft
    groups: tuple[int, ...]
    open_cards: tuple[int, ...]
    last_pair: tuple[int, ...]
    picked: int
    pile_size: int
    # The round
    row: tuple[int | None, ...]
    special: tuple[int, ...]
    position: tuple[int, ...]
    choosing: tuple[int, ...]
    player_order: tuple[int, ...]
    events: tuple[int, ...]
    event: int
    events_gone: int
    year: int
    season: int
    # Winter
    revolts: tuple[int, ...]
    extra: tuple[int, ...]
    hungry: tuple[int, ...]
    # The modules
    reception: tuple[int, ...]
    audience: tuple[int, ...]
    favours: tuple[int, ...]
    favours_gone: int
    kept_calm: tuple[int, ...]
    protected: tuple[int, ...]
    samurai: tuple[int, ...]
    general: tuple[int, ...]
    monuments: tuple[int, ...]  # [province * seats + seat]
    monument_supply: tuple[int, ...]
    captured: tuple[int, ...]  # [captor * seats + seat]
    arts: tuple[int, ...]
    region_row: tuple[int, ...]
    # The end, and pending work
    winners: int
    stack: tuple[int, ...]
