"""Runs one game at a time for the environments of any library."""

from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from sengoku.core import rng, seats
from sengoku.core.errors import IllegalActionError
from sengoku.core.events import Log
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat, Viewer
from sengoku.research import rewards
from sengoku.research.observing import Observer
from sengoku.research.rendering import Renderer
from sengoku.research.seeding import Seeds


@final
class Simulator:
    """One game after another: the state, and what agents receive of it.

    With *waits* there is one more action, the last: agents that have nothing to choose
    take it, and nobody else may. With *logs* events are recorded, for bots. *viewer* is
    whose view is rendered.
    """

    def __init__(
        self,
        rules: Rules,
        reward: str,
        observation: str,
        render_mode: str | None,
        waits: bool = False,
        logs: bool = False,
        viewer: Viewer = None,
    ) -> None:
        self.rules: Final = rules
        self.state: Any = None
        self.seed = 0
        self.log: Log | None = None
        self._logs: Final = logs
        self._idle: Final = rules.space.size if waits else None
        self.observer: Final = Observer(rules, observation, waits)
        self._reward: Final = rewards.reward(reward)
        self._renderer: Final = Renderer(rules, render_mode, viewer)
        self._seeds: Final = Seeds()

    def reset(self, seed: int | None = None) -> None:
        """Start the game of *seed*, or of the seed that follows."""
        self.seed = self._seeds.next(seed)
        self.log = Log() if self._logs else None
        self.state = self.rules.start(rng.fast_seed(self.seed), self.log)

    @property
    def seat(self) -> Seat:
        """The lowest seat that has to choose, or -1 when the game is over.

        Several seats may have to choose at the same time. Agents that are stepped one
        after another are asked in this order, and none sees what another has chosen.
        """
        return seats.lowest(self.rules.waiting(self.state))

    # Actions

    def allows(self, seat: Seat, action: int) -> bool:
        """May *seat* take *action* now?"""
        ids = self.rules.legal(self.state, seat)
        return action in ids if ids else action == self._idle

    def play(self, seat: Seat, action: int) -> None:
        """Do what *seat* has chosen; what its mask does not allow is refused."""
        if action not in self.rules.legal(self.state, seat):
            raise self.refusal(seat, action)
        self.rules.advance(self.state, seat, action, self.log)

    def refusal(self, seat: Seat, action: int) -> IllegalActionError:
        """Return why *seat* may not take *action*."""
        if action not in self.rules.space:
            detail = f"no action has id {action}, or seat {seat} has to choose one"
            return IllegalActionError("no-such-action", detail=detail)
        why = self.rules.explain(self.state, seat, action)
        if why is None:  # a change of mind, which environments do not offer
            return IllegalActionError("not-offered", detail=f"action {action}")
        text = self.rules.spelling.spell(action)
        return IllegalActionError(why.key, why.rule, f"{text}: {why.key}")

    # What agents receive

    def rewards(self) -> tuple[float, ...]:
        """Return the rewards of a finished game by seat."""
        outcome = self.rules.outcome(self.state)
        assert outcome is not None, "rewards are given at the end"
        return self._reward(outcome)

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._renderer.render(self.state)
