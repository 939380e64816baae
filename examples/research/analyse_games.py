"""Analyse the games of an arena: seats, points, luck and what winners do.

Play a thousand games first, then look at them:

    sengoku arena samurai --bots easy,normal --players 2 --games 1000 --out games
    python analyse_games.py games
"""

# %% The tables of an arena's folder.
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

from sengoku.arena.results_folder import read_results
from sengoku.research.evaluate import load

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "games")
found = load(folder)
print(f"{len(found.games)} games, {len(found.seats)} seats")

# %% Does the first place in the turn order win more often?
by_turn = defaultdict(list)
for row in found.seats:
    by_turn[row["turn"]].append(row["won"])
for turn, won in sorted(by_turn.items(), key=str):
    error = 1.96 * np.std(won) / np.sqrt(len(won))
    print(f"place {turn}: {np.mean(won):.1%} ± {error:.1%} of {len(won)}")

# %% The same seed, every seat once: how much of the score is luck?
# The games of a round differ only in who sits where.
scores = defaultdict(list)
for row in found.seats:
    scores[row["bot"], row["round"]].append(row["score"])
for bot in sorted({bot for bot, _ in scores}):
    rounds = [points for (name, _), points in scores.items() if name == bot]
    means = [np.mean(points) for points in rounds]
    within = np.mean([np.var(points) for points in rounds])
    print(
        f"{bot}: mean {np.mean(means):.1f}, between deals ± {np.std(means):.1f},"
        f" within a deal ± {within**0.5:.1f}"
    )

# %% What do winners do more often than others?
deeds: dict[str, list[list[float]]] = defaultdict(lambda: [[], []])
for result in read_results(folder):
    for word, counts in result.statistics.deeds.items():
        for seat, count in enumerate(counts):
            deeds[word][seat in result.winners].append(count)
for word, (others, winners) in sorted(deeds.items()):
    gap = np.mean(winners) - np.mean(others)
    error = np.sqrt(np.var(winners) / len(winners) + np.var(others) / len(others))
    print(
        f"{word:20} winners {np.mean(winners):5.1f}, others {np.mean(others):5.1f},"
        f" difference {gap:+.1f} ± {1.96 * error:.1f}"
    )

# %% How long do games take, and how close are they?
lengths = [row["decisions"] for row in found.games]
margins = [row["margin"] for row in found.games]
print(
    f"decisions: median {np.median(lengths):.0f}, from {min(lengths)} to {max(lengths)}"
)
print(
    f"margin: median {np.median(margins):.0f}; {np.mean(np.array(margins) <= 5):.0%}"
    " of games are decided by at most 5 points"
)
