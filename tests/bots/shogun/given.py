"""Tables and positions for the bots of Shogun."""

from typing import Any, cast

from sengoku.bots.shogun.fights import Threats
from sengoku.bots.shogun.ground import Ground
from sengoku.bots.shogun.policy import Policy
from sengoku.bots.shogun.weights import NORMAL, Weights
from sengoku.bots.view import View, source
from sengoku.core.rng import fast_seed
from sengoku.games import game
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.state import State

HOME, TARGET = 44, 8
"""A province of seat 0 in the preset start for four, and any other one."""


def new_rules(players: int = 4, **more: Any) -> ShogunRules:
    found = game("shogun")
    options = {"players": players, "start": "preset", **more}
    return cast(ShogunRules, found.rules(found.read_options(options)))


def new_ground(players: int = 4, **more: Any) -> Ground:
    return Ground(new_rules(players, **more))


def new_state(ground: Ground, seed: int = 1) -> State:
    return ground.rules.start(fast_seed(seed))


def new_policy(ground: Ground, weights: Weights = NORMAL) -> Policy:
    return Policy(ground, Threats(ground), weights)


def view_of(
    rules: ShogunRules, s: State, seat: int, luck: list[int] | None = None
) -> View:
    seen, ids = rules.observe(s, seat), rules.legal(s, seat)
    return View(rules, seat, seen, ids, source(7) if luck is None else luck)
