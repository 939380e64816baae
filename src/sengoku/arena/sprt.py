"""Sequential testing: stop as soon as the games decide between two hypotheses.

The first bot of a plan is the candidate, the other one the baseline. Their *share* is
that of ``head_to_head``: the candidate's chance to finish ahead of the baseline.

H0: the share is *low*; H1: the share is *high*. The sequential probability ratio test
accepts H1 though H0 holds with a chance of about *alpha*, and H0 though H1 holds with
*beta*. A true share between them ends in one or the other.

The unit is a round, not a game: its games share a seed and rotate the seats, so they
are not independent. The score of a round is the mean over its games. With two players
it is one of 0, 1/4, 1/2, 3/4 and 1, the pentanomial model of chess engines; with more
players the same method has more values. The log-likelihood ratio is the generalised
one: for each hypothesis, the most likely distribution of round scores with that mean.

Rounds count in the order of the schedule, up to the first unfinished one. So neither
the number of workers nor an interruption changes the verdict.
"""

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal, TypeAlias, final

import msgspec

from sengoku.arena.head_to_head import ahead
from sengoku.arena.result import GameResult
from sengoku.core.errors import UnreadableError

Verdict: TypeAlias = Literal["stronger", "not stronger", "undecided"]

PRIOR_ROUNDS: Final = 1e-3
"""Assumed rounds with scores 0 and 1: no hypothesis is impossible."""
BISECTIONS: Final = 60


class Sprt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two hypotheses about the share of the candidate, and the chances to err."""

    low: float = 0.5
    high: float = 0.6
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios that accept H0 and H1."""
        lower = math.log(self.beta / (1 - self.alpha))
        return lower, math.log((1 - self.beta) / self.alpha)

    def check(self) -> None:
        if not 0 < self.low < self.high < 1:
            detail = f"SPRT {self.low:g}:{self.high:g}; expected 0 < low < high < 1"
            raise UnreadableError("sprt", detail=detail)
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            detail = f"SPRT error {self.alpha:g}; expected a number from 0 to 0.5"
            raise UnreadableError("sprt", detail=detail)


class SprtState(msgspec.Struct, frozen=True):
    """How far a test has come: *llr* is the log-likelihood ratio so far."""

    candidate: str
    baseline: str
    rounds: int
    share: float
    llr: float
    lower: float
    upper: float
    verdict: Verdict


@final
class SequentialTest:
    """Follows the results of a plan; *keys* are those of its games, in order."""

    def __init__(self, sprt: Sprt, bots: Sequence[str], keys: Iterable[str]) -> None:
        self.sprt: Final = sprt
        self.candidate, self.baseline = contestants(bots)
        self.scores: Final[list[float]] = []
        self._rounds: Final = [[*r] for _, r in groupby(keys, round_of)]
        self._next = 0
        self._llr = 0.0

    @property
    def is_decided(self) -> bool:
        lower, upper = self.sprt.bounds
        return not lower < self._llr < upper

    def update(
        self, results: Mapping[str, GameResult], lost: Collection[str] = ()
    ) -> SprtState:
        """Count the rounds that are finished now; a round with a lost game is left out.

        Rounds after the decisive one do not count.
        """
        while self._next < len(self._rounds) and not self.is_decided:
            keys = self._rounds[self._next]
            if any(key not in results and key not in lost for key in keys):
                break
            self._next += 1
            self._count([results[key] for key in keys if key in results], len(keys))
        return self.state

    def _count(self, games: list[GameResult], wanted: int) -> None:
        pair = (self.candidate, self.baseline)
        if len(games) == wanted and {*pair} <= {*games[0].bots}:
            self.scores.append(sum(ahead(game, *pair) for game in games) / wanted)
            self._llr = log_likelihood_ratio(self.scores, self.sprt)

    @property
    def state(self) -> SprtState:
        lower, upper = self.sprt.bounds
        rounds = len(self.scores)
        return SprtState(
            candidate=self.candidate,
            baseline=self.baseline,
            rounds=rounds,
            share=sum(self.scores) / rounds if rounds else math.nan,
            llr=self._llr,
            lower=lower,
            upper=upper,
            verdict=self._verdict(),
        )

    def _verdict(self) -> Verdict:
        if not self.is_decided:
            return "undecided"
        return "stronger" if self._llr > 0 else "not stronger"


def contestants(bots: Sequence[str]) -> tuple[str, str]:
    """Return the candidate and the baseline: there must be no third bot."""
    names = [*dict.fromkeys(bots)]
    if len(names) != 2:
        detail = f"SPRT compares two bots, the first with the second; got {len(names)}"
        raise UnreadableError("sprt", detail=detail)
    return names[0], names[1]


def round_of(key: str) -> str:
    """Return what the keys of a round have in common."""
    return key.rpartition("-")[0]


def log_likelihood_ratio(scores: Sequence[float], sprt: Sprt) -> float:
    """Return how much better H1 explains the *scores* of rounds than H0."""
    counts: Counter[float] = Counter(scores)
    weights = {0.0: PRIOR_ROUNDS, 1.0: PRIOR_ROUNDS}
    weights.update({s: n + weights.get(s, 0.0) for s, n in counts.items()})
    low, high = (_tilt(weights, mean) for mean in (sprt.low, sprt.high))
    return sum(
        weight
        * math.log((1 + low * (score - sprt.low)) / (1 + high * (score - sprt.high)))
        for score, weight in weights.items()
    )


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """Return t such that weights / (1 + t (score - mean)) have this *mean*.

    These are the most likely chances of the scores under that condition.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(BISECTIONS):
        t = (least + most) / 2
        gap = sum(w * (s - mean) / (1 + t * (s - mean)) for s, w in weights.items())
        least, most = (t, most) if gap > 0 else (least, t)
    return (least + most) / 2
