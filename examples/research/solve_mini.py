"""Solves the mini board and measures how far bots are from optimal play.

python examples/research/solve_mini.py --iterations 500 --bots easy,normal

NashConv is what both players together could gain by best responses; in an equilibrium
it is 0. A bot's shortfall is what its opponent could win from it, per game, by a best
response: the exploitability of its policy.
"""

import argparse
from pathlib import Path

import numpy as np

from sengoku.research.game_tree import GameTree, grow
from sengoku.research.solving import Solver, bot_policy, nash_conv, shortfall, value
from sengoku.research.tables import make_rules

REPORTED = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="mini", help="mini, or a board file")
    parser.add_argument("--reward", default="margin", help="margin, rank or share")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--bots", default="", help="such as easy,normal")
    parser.add_argument("--samples", type=int, default=1, help="answers of each bot")
    parser.add_argument("--out", help="a .npz file for the policy")
    given = parser.parse_args()
    file = Path(given.board)
    board = file.read_text("utf-8") if file.exists() else given.board
    rules = make_rules("samurai", {"players": 2, "board": board})
    tree = grow(rules, given.reward, progress=lambda n: print(f"\r{n} nodes", end=""))
    print(f"\r{tree.nodes} nodes, {tree.infosets} information sets")
    policy = solve(tree, given.iterations)
    if given.out:
        np.savez_compressed(given.out, policy=policy)
    print(f"The first seat wins {value(tree, policy):.4f} in equilibrium")
    for name in filter(None, given.bots.split(",")):
        measure(tree, name, given.samples)


def solve(tree: GameTree, iterations: int) -> np.ndarray:
    solver = Solver(tree)
    print(f"uniform play: NashConv {nash_conv(tree, tree.uniform()):.4f}")
    for goal in sorted({*REPORTED, iterations}):
        if goal <= iterations:
            solver.run(goal - solver.iterations)
            gain = nash_conv(tree, solver.policy())
            print(f"{goal:5} iterations: NashConv {gain:.5f}", flush=True)
    return solver.policy()


def measure(tree: GameTree, name: str, samples: int) -> None:
    """Print what a best response wins from the bot *name*, on average of both seats."""
    policy = bot_policy(tree, name, samples)
    lost = sum(shortfall(tree, policy, seat) for seat in (0, 1)) / 2
    print(f"{name}: a best response wins {lost:.3f} from it", flush=True)


if __name__ == "__main__":
    main()
