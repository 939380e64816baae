"""A random agent plays a few games against a bot through Gymnasium.

python examples/research/gymnasium_seat.py --opponents normal --games 20
"""

import argparse

import gymnasium

import sengoku.research.gym  # noqa: F401 - registers the environments


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="samurai")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="easy")
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    env = gymnasium.make(
        f"sengoku/{given.game.title()}-v0",
        players=given.players,
        opponents=given.opponents,
        reward="share",
    )
    env.action_space.seed(1)
    won = 0.0
    for number in range(given.games):
        _, info = env.reset(seed=number)
        is_over = False
        while not is_over:
            action = env.action_space.sample(info["action_mask"])
            _, reward, is_over, _, info = env.step(action)
        print(f"game {number}: scores {info['scores']}")
        won += float(reward)
    print(f"random won {won:g} of {given.games} games against {given.opponents}")


if __name__ == "__main__":
    main()
