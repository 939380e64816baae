"""Solves a small endgame with CFR+ and shows how its exploitability falls.

python examples/research/openspiel_cfr.py --iterations 100

The position is in endgame.txt. NashConv is what both players together could gain by
best responses; in an equilibrium it is 0.
"""

import argparse
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import sengoku.research.spiel  # noqa: F401 - registers the games

POSITION = Path(__file__).with_name("endgame.txt")
REPORTED = (1, 2, 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--deals", type=int, default=4, help="ways to deal what is hidden"
    )
    parser.add_argument("--iterations", type=int, default=20)
    given = parser.parse_args()
    game = pyspiel.load_game(
        "sengoku_samurai",
        {
            "players": 2,
            "reward": "margin",
            "deals": given.deals,
            "position": str(POSITION),
        },
    )
    solver = cfr.CFRPlusSolver(game)
    for done in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if done in REPORTED or done % 10 == 0 or done == given.iterations:
            gain = exploitability.nash_conv(game, solver.average_policy())
            print(f"{done:4} iterations: NashConv {gain:.4f} points", flush=True)
    root, policy = game.new_initial_state(), solver.average_policy()
    value, _ = expected_game_score.policy_value(root, [policy] * 2)
    print(f"Seat A is ahead by {value:.3f} points in the end")


if __name__ == "__main__":
    main()
