"""Plays one game of the arena."""

import contextlib
import functools
from collections import Counter
from typing import Any, Final, NamedTuple, final

import msgspec

from sengoku.arena.cpu_clock import CpuClock
from sengoku.arena.game_statistics import collect_statistics
from sengoku.arena.plan import Plan, plain
from sengoku.arena.result import GameResult, time_bucket
from sengoku.arena.schedule import ScheduledGame, number_from
from sengoku.bots.bot import Bot
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import Answer, BotRunner, Fault
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.replay import Recorder

LATE_TOLERANCE: Final = 1.1
"""A decision is late if it takes this many times its limit."""


class PlayedGame(NamedTuple):
    """A finished game and the text of its replay file."""

    result: GameResult
    replay: str


def play(plan: Plan, scheduled: ScheduledGame) -> PlayedGame:
    """Play one game; faults are recorded, and a random answer replaces them."""
    rules = plan.rules(len(scheduled.bots))
    match = Match.new(rules, scheduled.seed)
    recorder = Recorder(match, scheduled.bots)
    turn_order = rules.game.turn_order(match.view(None))
    seats = range(rules.seats)
    contestants = [Contestant(match, seat, scheduled, plan) for seat in seats]
    try:
        while not match.is_over:
            contestant = contestants[match.waiting()[0]]
            match.play(contestant.seat, contestant.decide())
            recorder.catch_up()
    finally:
        for contestant in contestants:
            contestant.runner.close()
    return PlayedGame(
        _result(scheduled, match, turn_order, contestants), recorder.text()
    )


@final
class Contestant:
    """A bot in its seat, with its answers and faults."""

    def __init__(
        self, match: Match, seat: Seat, game: ScheduledGame, plan: Plan
    ) -> None:
        self.seat: Final = seat
        self.match: Final = match
        self.faults: Final[list[Fault]] = []
        self._bot: Final = self._create_bot(game.bots[seat])
        bot_seed = number_from(game.seed, seat)
        self.clock: Final = CpuClock(self._bot, plan.cpu_seconds)
        self.runner: Final = BotRunner(match, seat, self._bot, bot_seed, plan.seconds)
        self.answers: Final[list[Answer]] = []
        self.late = 0

    def _create_bot(self, name: str) -> Bot:
        try:
            return create_bot(name, self.match.rules)
        except (Exception, SystemExit) as error:  # third-party code may raise anything
            detail = f"{type(error).__name__}: {error}"
            self.faults.append(Fault(self.seat, self.match.number, "crash", detail))
            return RandomBot()

    @property
    def usage(self) -> dict[str, float]:
        """What the bot used; nothing if it cannot say."""
        with contextlib.suppress(Exception):  # third-party code may raise anything
            return {str(key): float(n) for key, n in self._bot.usage().items()}
        return {}

    def decide(self) -> int:
        answer = self._ask()
        self.answers.append(answer)
        limit = self.runner.seconds
        self.late += limit is not None and answer.seconds > limit * LATE_TOLERANCE
        if answer.fault:
            self.faults.append(answer.fault)
        return answer.id

    def _ask(self) -> Answer:
        if self.clock.has_run_out:
            fault = Fault(self.seat, self.match.number, "time-out", "no CPU time left")
            return msgspec.structs.replace(self._random.ask(), fault=fault)
        self.runner.seconds = self.clock.for_a_decision or self.runner.seconds
        self.clock.start()
        answer = self.runner.ask()
        self.clock.stop()
        return answer

    @functools.cached_property
    def _random(self) -> BotRunner:
        """Answers when the CPU time of the bot is used up."""
        return BotRunner(self.match, self.seat, RandomBot(), self.match.number)

    @property
    def seconds(self) -> list[float]:
        return [answer.seconds for answer in self.answers]


def _result(
    scheduled: ScheduledGame,
    match: Match,
    turn_order: tuple[Seat, ...],
    contestants: list[Contestant],
) -> GameResult:
    outcome = match.outcome()
    assert outcome is not None
    return GameResult(
        key=scheduled.key,
        game=match.rules.id,
        options=_options(match.rules),
        seed=scheduled.seed,
        bots=scheduled.bots,
        scores=outcome.scores,
        winners=outcome.winners,
        ranks=outcome.ranks,
        turn_order=turn_order,
        decisions=tuple(len(contestant.answers) for contestant in contestants),
        seconds=tuple(round(sum(contestant.seconds), 6) for contestant in contestants),
        slowest=tuple(
            round(max(contestant.seconds, default=0), 6) for contestant in contestants
        ),
        late=tuple(contestant.late for contestant in contestants),
        times=tuple(
            dict(Counter(map(time_bucket, contestant.seconds)))
            for contestant in contestants
        ),
        faults=tuple(
            fault for contestant in contestants for fault in contestant.faults
        ),
        statistics=collect_statistics(match),
        cpu_seconds=tuple(round(one.clock.used, 6) for one in contestants),
        usage=tuple(contestant.usage for contestant in contestants),
    )


def _options(rules: Rules) -> dict[str, Any]:
    """Return the options, with the text of a board abbreviated to a name."""
    options = plain(rules.options)
    if options.get("board"):
        options["board"] = rules.game.board_name(options["board"])
    return options
