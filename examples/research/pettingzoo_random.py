"""Random agents play one game through PettingZoo, one after another.

python examples/research/pettingzoo_random.py --game shogun --players 3
"""

import argparse

import pettingzoo

import sengoku.research.pettingzoo  # noqa: F401 - registers the environments


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="samurai")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    env = pettingzoo.make(
        "aec", f"sengoku/{given.game.title()}-v0", players=given.players, reward="rank"
    )
    env.reset(seed=given.seed)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(given.seed + seat)
    decisions = 0
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            print(f"{agent} receives {reward:+.2f}")
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        decisions += 1
    print(f"{decisions} decisions")


if __name__ == "__main__":
    main()
