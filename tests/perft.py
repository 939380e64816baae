"""How many ways to go on there are. Chess calls this perft."""

from typing import Any

from sengoku.core import seats as seat_sets
from sengoku.core.rules import Rules


def sequences(game: Rules, s: Any, depth: int) -> int:
    """Return how many sequences of *depth* choices there are from *s*."""
    if depth == 0:
        return 1
    count = 0
    for seat in seat_sets.each(game.waiting(s)):
        for action in game.legal(s, seat):
            if depth == 1:
                count += 1
                continue
            after = game.copy(s)
            game.advance(after, seat, action)
            count += sequences(game, after, depth - 1)
    return count


def counts_from(game: Rules, position: str, depths: int) -> list[int]:
    """Return the numbers of sequences from a position, for every depth."""
    s = game.parse(position)
    return [sequences(game, s, depth) for depth in range(1, depths + 1)]
