"""Speed goals, as multiples of the peers' speed in the same run."""

from collections.abc import Mapping
from typing import NamedTuple

from benchmarks.rounds import Result
from benchmarks.rows import CATANATRON, OPEN_SPIEL

SAMURAI = "samurai 4 players, compiled"
SHOGUN = "shogun 4 players, compiled"
CHESS = OPEN_SPIEL[0].label


class Goal(NamedTuple):
    """A multiple of the fastest peer, or an absolute rate if *enough* is given."""

    ours: str
    measure: str
    times: float = 0
    peers: tuple[str, ...] = ()
    enough: float = 0


GOALS = (
    Goal(SAMURAI, "stepped", 10, (CATANATRON.label,)),
    Goal(SAMURAI, "stepped", 2, (CHESS,)),
    Goal(SAMURAI, "whole", 5, (CHESS,), enough=1e6),
    Goal(SAMURAI, "copies", enough=1e6),
    Goal(SHOGUN, "stepped", 8, (CATANATRON.label,)),
    Goal(SAMURAI, "stepped", 1, tuple(row.label for row in OPEN_SPIEL)),
    Goal(SHOGUN, "stepped", 1, tuple(row.label for row in OPEN_SPIEL)),
    Goal(f"{SAMURAI}, PettingZoo", "stepped", enough=45e3),
    Goal(f"{SAMURAI}, PettingZoo", "at once", enough=100e3),
)


class Verdict(NamedTuple):
    """Whether a goal is reached; ``None`` where it was not measured."""

    goal: str
    found: str
    reached: bool | None


Results = Mapping[str, Result]


def rate(results: Results, label: str, measure: str) -> float | None:
    """Return the median rate, if it was measured."""
    result = results.get(label)
    spread = result.rates.get(measure) if result else None
    return spread.median if spread else None


def ratio(results: Results, ours: str, peer: str, measure: str) -> float | None:
    """Return how many times as fast *ours* is as *peer*."""
    above, below = rate(results, ours, measure), rate(results, peer, measure)
    return above / below if above and below else None


def judge(goal: Goal, results: Results) -> Verdict:
    """Say how far *goal* is reached: by its plain rate or by its multiple."""
    own = rate(results, goal.ours, goal.measure)
    found: list[str] = []
    reached: list[bool | None] = []
    if goal.enough:
        found += [f"{own:,.0f}/s"] if own else []
        reached.append(own >= goal.enough if own else None)
    if goal.peers:
        least = over_fastest(goal, results)
        found += [f"{least[0]:.2f} × {least[1]}"] if least else []
        reached.append(least[0] >= goal.times if least else None)
    # Either one suffices; "not reached" requires both to be measured.
    either = True if True in reached else None if None in reached else False
    return Verdict(wording(goal), ", ".join(found), either)


def over_fastest(goal: Goal, results: Results) -> tuple[float, str] | None:
    """Return the multiple over the fastest peer and its label, when all are known."""
    ratios = [
        (ratio(results, goal.ours, peer, goal.measure), peer) for peer in goal.peers
    ]
    known = [(times, peer) for times, peer in ratios if times is not None]
    return min(known) if len(known) == len(ratios) else None


def wording(goal: Goal) -> str:
    parts = [f"{goal.enough:,.0f}/s"] if goal.enough else []
    if goal.peers:
        peer = goal.peers[0] if len(goal.peers) == 1 else "the fastest of OpenSpiel"
        parts.append(f"{goal.times:g} × {peer}")
    return f"{goal.ours}: {goal.measure} ≥ {' or '.join(parts)}"
