"""The bots: ``easy`` and ``normal`` go by rules of thumb, ``hard`` searches by them."""

from typing import Final, cast, final

from sengoku.bots.bot import Bot
from sengoku.bots.samurai.answers import answer_gains
from sengoku.bots.samurai.eye import Eye, Terms, terms_of
from sengoku.bots.samurai.playing_on import PlayingOn, make_likely
from sengoku.bots.samurai.reasons import explain
from sengoku.bots.search import Budget, Search
from sengoku.bots.view import STREAMS, View
from sengoku.core import flow, rng
from sengoku.core.rules import Rules
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.state import State

GRAIN: Final = 1 << 16
"""How finely a whim is drawn."""
WIDTH: Final = 3
"""So many walks of each length are kept in mind."""
WIDEST: Final = 16
"""So many answers are tried at most."""


def say_why(view: View, terms: Terms, chosen: int) -> None:
    """Tell the reason; it is found in a world of its own and changes nothing."""
    s = view.rules.imagine(view.observation, rng.fast(0, STREAMS))
    key, facts = explain(Eye(terms, s, view.seat, True, True), chosen)
    view.say(key, **facts)


class RuleOfThumb(Bot):
    """Weighs every answer by the terms of ``weights`` and takes the best.

    *wary*: control is a chance, not a fact. *envious*: points of others count against
    the own ones. *width*: how many walks are kept in mind. *whim*: by how many points
    the worth of an answer may be misjudged.
    """

    def __init__(
        self, rules: Rules, wary: bool, envious: bool, width: int, whim: float
    ) -> None:
        self.terms: Final = terms_of(cast(SamuraiRules, rules))
        self.wary: Final = wary
        self.envious: Final = envious
        self.width: Final = width
        self.whim: Final = whim

    def choose(self, view: View) -> int:
        if len(view.ids) == 1:
            return view.ids[0]
        gains = self.gains(view)
        chosen = view.ids[max(range(len(gains)), key=gains.__getitem__)]
        say_why(view, self.terms, chosen)
        return chosen

    def gains(self, view: View) -> list[float]:
        s = view.imagine()
        ids = list(view.ids)
        gains = answer_gains(
            self.terms, s, view.seat, ids, self.wary, self.envious, self.width
        )
        return [gain + self.whim * view.below(GRAIN) / GRAIN for gain in gains]


@final
class Easy(RuleOfThumb):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, wary=False, envious=False, width=1, whim=6.0)


@final
class Normal(RuleOfThumb):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, wary=True, envious=True, width=3, whim=0.05)


@final
class Hard(Bot):
    """A search guided by the rules of thumb."""

    def __init__(
        self, rules: Rules, seconds: float | None = None, simulations: int | None = None
    ) -> None:
        self.rules: Final = cast(SamuraiRules, rules)
        self.terms: Final = terms_of(self.rules)
        self.seconds: Final = seconds
        self.simulations: Final = simulations

    def choose(self, view: View) -> int:
        if len(view.ids) == 1:
            return view.ids[0]
        told = [each for each in (self.seconds, view.seconds) if each is not None]
        budget = Budget(min(told, default=None), self.simulations)
        chosen = Search(view, self, budget).best
        say_why(view, self.terms, chosen)
        return chosen

    # The guide of the search

    def candidates(self, view: View) -> list[int]:
        s = view.imagine()
        ids = list(view.ids)
        gains = answer_gains(self.terms, s, view.seat, ids, True, True, WIDTH)
        ranked = sorted(range(len(ids)), key=lambda number: -gains[number])
        return [ids[number] for number in ranked[:WIDEST]]

    def imagine(self, view: View) -> State:
        s: State = view.imagine()
        make_likely(self.terms, s, view.seat, view.source)
        return s

    def value(self, s: State, seat: int, action: int, luck: int) -> float:
        table, era = self.rules.table, s.era
        flow.advance(table, s, seat, action, None)
        playing = PlayingOn(self.terms, table, s, luck)
        playing.to_end_of(era)
        return playing.chance(seat)
