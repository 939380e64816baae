"""A broken bot never stops a game."""

from collections.abc import Callable
from typing import Any

import pytest

from sengoku.bots import Because, Bot, View
from sengoku.bots.bot import BotError
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.runner import BotRunner
from sengoku.core.events import Event
from sengoku.core.rules import Outcome
from tests.bots.given import new_match, new_runner, play_on


class Doing(Bot):
    """Chooses by a function, and records all calls."""

    def __init__(self, do: Callable[[View], Any]) -> None:
        self.do = do
        self.views: list[View] = []
        self.calls: list[object] = []

    def choose(self, view: View) -> int:
        self.views.append(view)
        answer: int = self.do(view)
        return answer

    def get_ready(self, view: View) -> None:
        self.calls.append("ready")

    def finish(self, outcome: Outcome) -> None:
        self.calls.append(outcome)

    def close(self) -> None:
        self.calls.append("closed")


class Last(Bot):
    def choose(self, view: View) -> int:
        return view.ids[-1]


class Count:
    """Compares equal to an integer without being one, as in NumPy."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    __hash__ = None  # type: ignore[assignment]


def raising(error: BaseException) -> Callable[[View], Any]:
    def do(view: View) -> Any:
        raise error

    return do


def test_a_good_answer_with_its_reason() -> None:
    def do(view: View) -> int:
        view.say("first", place=1)
        return view.ids[0]

    runner = new_runner(Doing(do))
    answer = runner.ask()
    assert answer.id == runner.match.rules.legal(runner.match.state, runner.seat)[0]
    assert answer.because == Because("first", {"place": 1})
    assert answer.fault is None
    assert answer.seconds >= 0


@pytest.mark.parametrize(
    ("do", "kind", "said"),
    [
        (lambda view: -1, "illegal", "-1 was not offered"),
        (lambda view: None, "illegal", "None was not offered"),
        (lambda view: "x" * 9999, "illegal", "was not offered"),
        (lambda view: view.nothing, "crash", "AttributeError"),
        (raising(ZeroDivisionError("by zero")), "crash", "ZeroDivisionError: by zero"),
        (raising(SystemExit(2)), "crash", "SystemExit: 2"),
        (raising(BotError("time-out", "too slow")), "time-out", "too slow"),
    ],
)
def test_a_fault_is_recorded_and_the_fallback_chooses(
    do: Callable[[View], Any], kind: str, said: str
) -> None:
    match = new_match()
    runner = BotRunner(match, match.waiting()[0], Doing(do), 1, fallback=Last())
    answer = runner.ask()
    assert answer.fault is not None
    assert (answer.fault.seat, answer.fault.number) == (runner.seat, match.number)
    assert answer.fault.kind == kind
    assert said in answer.fault.detail
    assert len(answer.fault.detail) < 200
    assert answer.id == match.rules.legal(match.state, runner.seat)[-1]
    assert answer.because is None


def test_keyboard_interrupt_is_not_swallowed() -> None:
    with pytest.raises(KeyboardInterrupt):
        new_runner(Doing(raising(KeyboardInterrupt()))).ask()


@pytest.mark.parametrize("kind", [Count, float])
def test_a_number_of_another_type_becomes_an_id(kind: Callable[[int], Any]) -> None:
    answer = new_runner(Doing(lambda view: kind(view.ids[0]))).ask()
    assert answer.fault is None
    assert type(answer.id) is int


def test_every_event_is_delivered_once() -> None:
    match = new_match("samurai", 3)
    bots = [Doing(lambda view: view.ids[view.below(len(view.ids))]) for _ in range(3)]
    play_on(match, [BotRunner(match, seat, bot, seat) for seat, bot in enumerate(bots)])
    for seat, bot in enumerate(bots):
        told: list[Event] = [event for view in bot.views for event in view.events]
        stream = match.events(seat)
        assert told == stream[: len(told)]
        assert len(told) > 50
        assert all(view.seat == seat for view in bot.views)


def test_a_bot_gets_ready_before_each_question_is_timed() -> None:
    bot = Doing(lambda view: view.ids[0])
    runner = new_runner(bot)
    runner.ask()
    runner.ask()
    assert bot.calls == ["ready", "ready"]


def test_a_bot_that_does_not_get_ready_is_not_asked() -> None:
    class Unready(Doing):
        def get_ready(self, view: View) -> None:
            raise BotError("crash", "not today")

    bot = Unready(lambda view: view.ids[0])
    answer = new_runner(bot).ask()
    assert answer.fault is not None
    assert answer.fault.detail == "not today"
    assert not bot.views


def test_same_seed_same_game() -> None:
    def result(seed: int) -> str:
        match = new_match("samurai", 3)
        play_on(match, [BotRunner(match, seat, RandomBot(), seed) for seat in range(3)])
        return match.digest

    assert result(5) == result(5) != result(6)


def test_at_the_end_the_bot_learns_the_outcome() -> None:
    match = new_match()
    bots = [Doing(lambda view: view.ids[0]) for _ in range(2)]
    runners = [BotRunner(match, seat, bot, seat) for seat, bot in enumerate(bots)]
    play_on(match, runners)
    runners[0].close()
    assert bots[0].calls[-2:] == [match.outcome(), "closed"]


def test_an_aborted_game_has_no_outcome() -> None:
    bot = Doing(lambda view: view.ids[0])
    new_runner(bot).close()
    assert bot.calls == ["closed"]


def test_a_bot_that_breaks_at_the_end_breaks_nothing() -> None:
    class Fragile(Doing):
        def finish(self, outcome: Outcome) -> None:
            raise ValueError

        def close(self) -> None:
            super().close()
            raise ValueError

    match = new_match()
    bots = [Fragile(lambda view: view.ids[0]) for _ in range(2)]
    runners = [BotRunner(match, seat, bot, seat) for seat, bot in enumerate(bots)]
    play_on(match, runners)
    runners[0].close()
    assert bots[0].calls[-1] == "closed"
