"""Tables and positions for the bots of Shogun."""

from typing import Any, cast

from sengoku.bots.view import View, source
from sengoku.core.rng import fast_seed
from sengoku.games import game
from sengoku.shogun.bots.fights import Threats
from sengoku.shogun.bots.policy import Policy
from sengoku.shogun.bots.rule_params import RuleParams
from sengoku.shogun.bots.weights import NORMAL, Weights
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.state import State

HOME, TARGET = 44, 8
"""A province of seat 0 in the preset start for four, and any other one."""


def new_rules(players: int = 4, **more: Any) -> ShogunRules:
    found = game("shogun")
    options = {"players": players, "start": "preset", **more}
    return cast(ShogunRules, found.rules(found.read_options(options)))


def new_params(players: int = 4, **more: Any) -> RuleParams:
    return RuleParams(new_rules(players, **more))


def new_state(params: RuleParams, seed: int = 1) -> State:
    return params.rules.start(fast_seed(seed))


def new_policy(params: RuleParams, weights: Weights = NORMAL) -> Policy:
    return Policy(params, Threats(params), weights)


def view_of(
    rules: ShogunRules, s: State, seat: int, random_source: list[int] | None = None
) -> View:
    seen, ids = rules.observe(s, seat), rules.legal(s, seat)
    drawn = source(7) if random_source is None else random_source
    return View(rules, seat, seen, ids, drawn)
