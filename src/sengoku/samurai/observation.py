"""What a viewer is shown, as plain values.

``observe`` fills it in. It is compiled; structs are not.
"""

from typing import Final

import msgspec

from sengoku.core.seats import Viewer

OWN: Final[tuple[str, ...]] = (
    "viewer",
    "food",
    "bushido",
    "order",
    "tokens",
    "hand",
    "committed",
)
"""The fields that differ between seats."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """Everybody's holdings, as they follow from the public log.

    Knowledge, not display (SSE-INFO-12): screens and text positions leave it out.
    """

    food: tuple[int, ...]
    bushido: tuple[int, ...]


class Observation(msgspec.Struct, frozen=True, gc=False):
    """Lists by seat have an entry for each player; ``None`` is hidden."""

    viewer: Viewer
    # The board
    armies: tuple[int, ...]  # [province * seats + seat]
    castle: tuple[int, ...]  # [seat * REGIONS + region]: its province, or -1
    seeds: tuple[int, ...]
    # What everybody sees of each seat
    supply: tuple[int, ...]
    castles: tuple[int, ...]
    tokens_left: tuple[int, ...]  # behind the screens
    hand_size: tuple[int, ...]
    has_committed: tuple[bool, ...]
    score: tuple[int, ...]
    influence: tuple[int, ...]  # [seat * REGIONS + region]
    food: tuple[int | None, ...]
    bushido: tuple[int | None, ...]
    # The slots
    owner: tuple[int, ...]
    order: tuple[int | None, ...]
    face_up: tuple[bool, ...]
    under_owner: tuple[int, ...]
    under_order: tuple[int, ...]
    covers: tuple[int, ...]
    covered: tuple[int, ...]
    neutral: tuple[int, ...]
    # Cards, tiles and tokens
    general: tuple[int, ...]
    deck_size: int
    played: tuple[int, ...]
    shrine: tuple[int, ...]
    agenda: tuple[int, ...]
    fulfilled: tuple[int, ...]
    mountain: tuple[bool, ...]  # where a token lies face down
    revealed: tuple[int, ...]
    # The course of play
    turn_order: tuple[int, ...]
    era: int
    round: int
    travellers: tuple[int, ...]
    expedition: tuple[int, ...]
    winners: int
    stack: tuple[int, ...]
    # The viewer's own, behind the screen
    tokens: tuple[int, ...] | None
    hand: tuple[int, ...] | None
    committed: int | None
    tally: Tally
