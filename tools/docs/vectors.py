"""The page on vectors: docs/research/vectors.md, from the layouts of both games."""

from collections.abc import Iterator
from typing import Any, Final

from sengoku.core.encoding import OWNER, Layout
from sengoku.games import game as find_game

OPENING: Final = """\
# Vectors, masks and batches

What a seat may know, as a row of numbers for programs that learn: how to get it, what
every number means, and how to play many games at once.

## One game

```python
import numpy as np
from sengoku import make
from sengoku.core import encoding

rules, state = make("samurai", players=2, seed=7)
seat = 0

vector = encoding.vector(rules.layout.size)
rules.encode(state, seat, vector)
seen = np.frombuffer(vector, np.int16)  # a view, not a copy

mask = encoding.flags(rules.space.size)
rules.write_mask(state, seat, mask)
legal = np.flatnonzero(np.frombuffer(mask, np.uint8))

armies = rules.layout.slices["armies"]
print(seen[armies.start : armies.stop].reshape(armies.shape))
print(rules.layout.describe())
```

The engine writes into memory that you allocate once; the next `encode` shows in the
same array. A vector holds everything in the [observation](../observations.md) and the
question that is asked. It holds nothing else: a law of the tests changes whatever a
seat may not know and demands the same numbers, masks and keys.

- Seats are counted from the viewer: entry 0 of a list by seat is its own, entry 1 that
  of the next seat.
- Cards, provinces and other things without an order have one entry each, 0 or 1. Counts
  are numbers.
- The length depends on the options alone: on the number of players and on variants or
  modules. Boards do not change it.

`rules.key(state, seat)` is a key of what a seat sees now, for tables of information
sets. It is the same for two states exactly if their observations are. It says nothing
about how the position came about: players who remember everything also remember the
events.

`rules.reimagine(state, seat, source)` turns a state, such as a copy of an imagined one,
into another that looks the same to the seat. A search that needs many worlds saves time
with it.

## Many games

```python
from sengoku.core.batch import Batch

batch = Batch(rules, 16, seed=100)
vectors = encoding.vector(16 * rules.layout.size)
masks = encoding.flags(16 * rules.space.size)
seats = np.frombuffer(batch.seats, np.int64)  # who has to choose, in each game
finished = np.frombuffer(batch.finished, np.uint8)
ranks = np.frombuffer(batch.ranks, np.int16).reshape(16, rules.seats)

for _ in range(20):
    batch.encode(vectors)
    batch.masks(masks)
    batch.step(batch.random_actions())  # one action for each game
    winners = ranks[finished == 1] == 1
```

A batch asks one seat of each game at a time. Where several have to choose at once, it
asks the lowest of them first; no seat learns anything in between. `step` refuses the
whole step if one action is not offered.

A game that ends is replaced in the same step. Its `scores` and `ranks`, by game and
seat, stay until another game ends at the same place; `finished` marks the games that
the last step ended. Place k plays the games with the numbers `seed + k`,
`seed + k + count`, `seed + k + 2 * count` and so on: the same games as
`make(…, seed=number)` starts, whatever happens at other places.

Rules and states can be pickled and deeply copied, for other processes; a batch cannot.

"""


Options = dict[str, Any]

ADDED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "samurai": ("variants", ("agenda", "mountain", "shrines")),
    "shogun": ("modules", ("court", "samurai", "generals", "arts")),
}
"""The option that adds slices, and its words that do."""


def page() -> str:
    return OPENING + "\n".join(line for game in ADDED for line in _section(game))


def _section(game: str) -> Iterator[str]:
    sizes = ", ".join(_size(game, players) for players in find_game(game).players)
    players = max(find_game(game).players)
    yield f"## {find_game(game).title}"
    yield ""
    yield f"Numbers by players: {sizes}. The table is for {players} and all options."
    yield ""
    yield "| slice | shape | range | known to | only with | |"
    yield "|---|---|---|---|---|---|"
    lacking = _lacking(game, players)
    for part in _layout(game, _most(game, players)).slices.values():
        shape = " × ".join(map(str, part.shape))
        needs = ", ".join(w for w, less in lacking.items() if part.name not in less)
        known = "viewer" if part.known == OWNER else "all"
        cells = [f"`{part.name}`", shape, f"{part.low} to {part.high}", known, needs]
        yield f"| {' | '.join(cells)} | {part.meaning} |"
    yield ""


def _layout(game: str, options: Options) -> Layout:
    found = find_game(game)
    return found.rules(found.read_options(options)).layout


def _size(game: str, players: int) -> str:
    """Return how long vectors are, without and with all options."""
    least, most = {"players": players}, _most(game, players)
    sizes = f"{_layout(game, least).size} to {_layout(game, most).size}"
    return f"{sizes} with {players}"


def _most(game: str, players: int) -> Options:
    option, words = ADDED[game]
    return {"players": players, option: [*words]}


def _lacking(game: str, players: int) -> dict[str, set[str]]:
    """Return the slices that are left without each option that adds some."""
    option, words = ADDED[game]
    fewer: dict[str, Options] = {
        word: {"players": players, option: [other for other in words if other != word]}
        for word in words
    }
    if "start" in find_game(game).choices:
        fewer["draft"] = _most(game, players) | {"start": "preset"}
    return {word: {*_layout(game, less).slices} for word, less in fewer.items()}
