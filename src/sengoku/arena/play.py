"""One game of the arena, from the box to its result."""

from collections import Counter
from typing import Any, Final, NamedTuple, final

from sengoku.arena.chronicle import chronicle
from sengoku.arena.plan import Plan, plain
from sengoku.arena.result import GameResult, slot
from sengoku.arena.schedule import ScheduledGame, number_from
from sengoku.bots.bot import Bot
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import Answer, BotRunner, Fault
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.match import Match
from sengoku.replay import Recorder
from sengoku.samurai.observation import Observation as SamuraiObservation
from sengoku.shogun.observation import Observation as ShogunObservation

TOLERANCE: Final = 1.1
"""A decision is late when it took this much longer than it was given."""


class Played(NamedTuple):
    """A finished game and the text of its replay file."""

    result: GameResult
    replay: str


def play(plan: Plan, scheduled: ScheduledGame) -> Played:
    """Play one game; a bot that breaks is noted, and a random one answers for it."""
    rules = plan.rules(len(scheduled.bots))
    match = Match(rules, scheduled.seed)
    recorder = Recorder(match, scheduled.bots)
    turn_order = _turn_order(match)
    seats = range(rules.seats)
    guests = [Guest(match, seat, scheduled, plan.seconds) for seat in seats]
    try:
        while not match.is_over:
            guest = guests[match.waiting()[0]]
            match.play(guest.seat, guest.decide())
            recorder.catch_up()
    finally:
        for guest in guests:
            guest.runner.close()
    return Played(_result(scheduled, match, turn_order, guests), recorder.text())


@final
class Guest:
    """A bot on its chair, and how it did."""

    def __init__(
        self, match: Match, seat: Seat, game: ScheduledGame, seconds: float | None
    ) -> None:
        self.seat: Final = seat
        self.match: Final = match
        self.faults: Final[list[Fault]] = []
        bot, luck = self._invited(game.bots[seat]), number_from(game.seed, seat)
        self.runner: Final = BotRunner(match, seat, bot, luck, seconds)
        self.answers: Final[list[Answer]] = []

    def _invited(self, name: str) -> Bot:
        try:
            return create_bot(name, self.match.rules)
        except (Exception, SystemExit) as error:  # whatever a foreign bot may do
            detail = f"{type(error).__name__}: {error}"
            self.faults.append(Fault(self.seat, self.match.number, "crash", detail))
            return RandomBot()

    def decide(self) -> int:
        answer = self.runner.ask()
        self.answers.append(answer)
        if answer.fault:
            self.faults.append(answer.fault)
        return answer.id

    @property
    def seconds(self) -> list[float]:
        return [answer.seconds for answer in self.answers]

    @property
    def late(self) -> int:
        given = self.runner.seconds
        if given is None:
            return 0
        return sum(seconds > given * TOLERANCE for seconds in self.seconds)


def _result(
    scheduled: ScheduledGame,
    match: Match,
    turn_order: tuple[Seat, ...],
    guests: list[Guest],
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
        decisions=tuple(len(guest.answers) for guest in guests),
        seconds=tuple(round(sum(guest.seconds), 6) for guest in guests),
        slowest=tuple(round(max(guest.seconds, default=0), 6) for guest in guests),
        late=tuple(guest.late for guest in guests),
        times=tuple(dict(Counter(map(slot, guest.seconds))) for guest in guests),
        faults=tuple(fault for guest in guests for fault in guest.faults),
        chronicle=chronicle(match),
    )


def _options(rules: Rules) -> dict[str, Any]:
    """Return the options; only that there is an own board, not the whole of it."""
    options = plain(rules.options)
    if options["board"]:
        options["board"] = "own"
    return options


def _turn_order(match: Match) -> tuple[Seat, ...]:
    """Return who begins, as far as that is known at the start."""
    seen = match.observe(None)
    if isinstance(seen, SamuraiObservation):
        return seen.turn_order
    assert isinstance(seen, ShogunObservation)
    return seen.choosing
