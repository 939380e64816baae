"""Random agents play many games at once through Gymnasium's vector interface.

python examples/research/gymnasium_self_play.py --count 64 --steps 1000
"""

import argparse

import gymnasium
import numpy as np

import sengoku.research.gym  # noqa: F401 - registers the environments


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="samurai")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=8, help="games at once")
    parser.add_argument("--steps", type=int, default=200)
    given = parser.parse_args()
    games = gymnasium.make_vec(
        f"sengoku/{given.game.title()}SelfPlay-v0",
        num_envs=given.count,
        players=given.players,
    )
    rng = np.random.default_rng(1)
    seen, info = games.reset(seed=1)
    finished, wins = 0, np.zeros(given.players)
    for _ in range(given.steps):
        # A policy would compute logits from ``seen``, one row for each game.
        logits = rng.random(info["action_mask"].shape)
        actions = np.where(info["action_mask"], logits, -np.inf).argmax(axis=1)
        seen, _, ended, _, info = games.step(actions)
        finished += int(ended.sum())
        wins += (info["rewards"] > 0).sum(axis=0)
    print(f"{seen.shape[0]} games at once, {seen.shape[1]} numbers each")
    print(f"{finished} games ended; wins by seat: {wins.astype(int).tolist()}")


if __name__ == "__main__":
    main()
