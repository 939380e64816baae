"""The games for OpenSpiel, as Python games.

    import pyspiel
    import sengoku.research.spiel

    game = pyspiel.load_game("sengoku_samurai(players=2,reward=rank)")

Parameters are *reward*, *chance*, *deals*, *position* and the options of the game.
Words of a list are joined by ``+``, as in ``variants=agenda+mountain``; *board* and
*position* are paths of files.

Players choose one after another. Where several choose at the same time in secret, none
sees what another has chosen.

By default chance is dealt: a game begins with a chance node of *deals* equally likely
outcomes, which are seeds. Everything random follows from the seed and stays hidden
until it is revealed. With ``chance=explicit`` every draw is a chance node when it
happens. A game that starts from a *position* first deals what a spectator does not see.
"""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from sengoku.core.game import Game
from sengoku.core.notation import Domain
from sengoku.games import GAMES
from sengoku.research import rewards, tables
from sengoku.research.observing import Observer, by_name
from sengoku.research.spiel_options import defaults, read
from sengoku.research.spiel_world import World

MAX_GAME_LENGTH: Final = 20_000
"""More choices than any game has; OpenSpiel asks for such a number."""
DEALS: Final = 1000
MAX_OUTCOMES: Final = 100
"""More outcomes than any draw of a game has."""
DEALT, EXPLICIT = CHANCES = ("dealt", "explicit")


class SpielGame(pyspiel.Game):
    """Our *game* under chosen options; there is a subclass for each game."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**_parameters(game), **(params or {})}
        rules = tables.make_rules(game.id, read(game, given))
        draws = CHANCES[Domain("chance", CHANCES).exact(given["chance"])] == EXPLICIT
        bounds = rewards.bounds(given["reward"], rules)
        super().__init__(
            _type(game, bounds.total),
            pyspiel.GameInfo(
                num_distinct_actions=rules.space.size,
                max_chance_outcomes=max(given["deals"], MAX_OUTCOMES),
                num_players=rules.seats,
                min_utility=bounds.low,
                max_utility=bounds.high,
                utility_sum=bounds.total,
                max_game_length=MAX_GAME_LENGTH,
            ),
            given,
        )
        self.rules = rules
        self.reward = rewards.reward(given["reward"])
        self.deals: int = given["deals"]
        self.beginning = World(rules, _position(given["position"]), draws)
        if draws and not self.beginning.position:
            self.beginning.carry_out()

    def new_initial_state(self, *given: Any) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "SpielObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind)


class SpielState(pyspiel.State):
    """A state of OpenSpiel; everything of ours is in its *world*."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = copy.deepcopy(game.beginning)

    def current_player(self) -> int:
        if self.world.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.world.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.world.is_chance and self.world.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.world.needed is not None:
            return [*enumerate(chance for _, chance in self.world.needed.outcomes)]
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.rules.legal(self.world.state, player))

    def _apply_action(self, action: int) -> None:
        if self.world.needed is not None:
            number, _ = self.world.needed.outcomes[action]
            self.world.draw(number)
        elif self.world.state is None:
            self.world.deal(action)
        else:
            self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.world.rules.spelling.spell(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.world.rules.seats
        outcome = self.world.rules.outcome(self.world.state)
        return [*self.get_game().reward(outcome)]

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "SpielState":
        """Return a state that *player* cannot tell from this one.

        Its history is empty: what others did in secret must not show in it.
        """
        new = SpielState(self.get_game())
        new.world = self.world.resampled(player, int(sampler() * (1 << 32)))
        return new

    def __str__(self) -> str:
        return self.world.text()


class SpielObserver:
    """Strings have perfect recall if that is asked for; tensors show the present.

    A tensor of the whole past would have no fixed size.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._observer = Observer(game.rules)
        layout = game.rules.layout
        self.tensor = None if self._is_public else np.zeros(layout.size, np.float32)
        self.dict = {} if self.tensor is None else by_name(layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        world = state.world
        if world.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.numbers(world.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._is_public:
            return state.world.seen(None)
        world = state.world
        return world.remembered(player) if self._recalls else world.seen(player)


def _type(game: Game, total: float | None) -> Any:
    """Return what OpenSpiel is told of a game whose rewards add up to *total*."""
    kinds = pyspiel.GameType
    sums = {None: kinds.Utility.GENERAL_SUM, 0.0: kinds.Utility.ZERO_SUM}
    return pyspiel.GameType(
        short_name=f"{tables.NAMESPACE}_{game.id}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=sums.get(total, kinds.Utility.CONSTANT_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, int | str]:
    parameters: dict[str, int | str] = {"reward": rewards.DEFAULT, "deals": DEALS}
    return {**parameters, "chance": DEALT, "position": "", **defaults(game)}


def _position(path: str) -> str:
    """Return the position in a file; lines that start with ``#`` are comments."""
    if not path:
        return ""
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    return " ".join(line for line in lines if not line.startswith("#"))


def register() -> None:
    """Register all games that are not registered yet."""
    known = pyspiel.registered_names()
    for game in GAMES:
        kind = _type(game, None)
        if kind.short_name not in known:
            # A class, not a function: OpenSpiel drops it after Python has shut down,
            # which is fatal unless the class itself holds the last reference.
            creator = type(f"{game.id.title()}Game", (SpielGame,), {"game": game})
            pyspiel.register_game(kind, creator)


register()
