"""OpenSpiel's information-set search against random play.

python examples/research/openspiel_search.py --simulations 100
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sengoku.research.spiel  # noqa: F401 - registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sengoku_samurai(players=2,reward=rank)")
    parser.add_argument("--simulations", type=int, default=10)
    parser.add_argument("--decisions", type=int, default=10_000, help="stop after")
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    source = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, source),
        max_simulations=given.simulations,
        random_state=source,
    )
    rnd, state, decisions = random.Random(1), game.new_initial_state(), 0
    state.apply_action(rnd.randrange(game.deals))  # the chance node: a seed
    while not state.is_terminal() and decisions < given.decisions:
        searches = state.current_player() == 0
        action = bot.step(state) if searches else rnd.choice(state.legal_actions())
        state.apply_action(action)
        decisions += 1
    print(f"{decisions} decisions, returns {state.returns()}")


if __name__ == "__main__":
    main()
