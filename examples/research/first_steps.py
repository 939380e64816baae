"""First steps: a game as numbers, hidden information, and bots against each other.

Run it as a script, or cell by cell in an editor that knows ``# %%``.
"""

# %% A game is its rules and a state that only they read.
import numpy as np

import sengoku
from sengoku.core import seats
from sengoku.core.encoding import flags, vector
from sengoku.core.rng import fast
from sengoku.research.evaluate import evaluate

rules, state = sengoku.make("samurai", players=2, seed=7)
print(f"{rules.space.size} actions, {rules.layout.size} numbers in an observation")

# %% Play at random. Several seats may wait at once; any of them may choose.
chance = np.random.default_rng(7)
decisions = 0
while waiting := rules.waiting(state):
    seat = seats.each(waiting)[0]
    rules.advance(state, seat, chance.choice(rules.legal(state, seat)).item())
    decisions += 1
outcome = rules.outcome(state)
assert outcome is not None
print(f"{decisions} decisions, scores {outcome.scores}, winners {outcome.winners}")

# %% What a seat knows is a vector, what it may do a mask. NumPy reads both in place.
rules, state = sengoku.make("samurai", players=2, seed=7)
room, allowed = vector(rules.layout.size), flags(rules.space.size)
numbers = np.frombuffer(memoryview(room), np.int16)
mask = np.frombuffer(memoryview(allowed), np.uint8)
seat = seats.each(rules.waiting(state))[0]
rules.encode(state, seat, room)
rules.write_mask(state, seat, allowed)
assert [*np.flatnonzero(mask)] == sorted(rules.legal(state, seat))
for part in [*rules.layout.slices.values()][:5]:
    print(part.name, numbers[part.start : part.stop].reshape(part.shape).tolist())

# %% Search needs complete states: imagine some that look to the seat like the real one.
source = fast(1, 1)
wins = 0
for number in range(20):
    world = rules.imagine(rules.observe(state, seat), source)
    rules.playout(world, number)
    ended = rules.outcome(world)
    assert ended is not None
    wins += seat in ended.winners
print(f"seat {seat} wins {wins} of 20 random games from here")

# %% Bots against each other, as tables.
found = evaluate("samurai", ["easy", "random"], players=2, games=2)
for pair in found.head_to_head:
    share = f"{pair['share']:.0%} ({pair['low']:.0%}–{pair['high']:.0%})"
    print(f"{pair['bot']} is ahead of {pair['opponent']} in {share}")
