"""first_search: a bot for sengoku that searches. It plays every game.

For each answer it imagines how the game might go on, several times, and takes the
answer that did best. Change ``value`` first: random play to the end is a weak guide.

    sengoku bot check first_search:Searcher samurai
    sengoku arena samurai --bots "first_search:Searcher?worlds=8,easy" --games 20
"""

from typing import Any

from sengoku.bots import Bot, View
from sengoku.core.rules import Rules


class Searcher(Bot):
    """Parameters are arguments in its name: ``first_search:Searcher?worlds=8``."""

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds

    def choose(self, view: View) -> int:
        """Return one of ``view.ids``, the actions on offer."""
        if len(view.ids) == 1:
            return view.ids[0]
        totals = dict.fromkeys(view.ids, 0.0)
        for _ in range(self.worlds):
            world = view.imagine()  # looks to this seat like the real state
            luck = view.below(1 << 30)  # the same for every answer: a fair comparison
            for action in view.ids:
                state = view.rules.copy(world)
                view.rules.advance(state, view.seat, action)
                totals[action] += value(view.rules, state, view.seat, luck)
        best = max(totals, key=totals.__getitem__)
        view.say("said", text=f"{totals[best] / self.worlds:+.1f} points ahead.")
        return best


def value(rules: Rules, state: Any, seat: int, luck: int) -> float:
    """Say how good a state is for *seat*: here, how far ahead it is at the end."""
    rules.playout(state, luck)  # random choices to the end
    outcome = rules.outcome(state)
    assert outcome is not None
    others = [n for at, n in enumerate(outcome.scores) if at != seat]
    return outcome.scores[seat] - max(others)
