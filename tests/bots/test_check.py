"""Checking a bot: faults are reported, and good bots pass."""

import shlex
from typing import Any

import pytest

from sengoku.bots import Bot, View
from sengoku.bots import check as checking
from sengoku.bots.bot import BotError
from sengoku.bots.check import CheckPlan, Report, check
from sengoku.core.rules import Rules
from tests.bots.given import PLENTY, READY, command, rules_of

PLAN = CheckPlan(games=1, seconds=PLENTY)
GOOD = READY + "while True: first(hear())"


def tried(
    bot: Bot | str, plan: CheckPlan, monkeypatch: pytest.MonkeyPatch, players: int = 2
) -> Report:
    """Check a bot instance or a program."""
    rules = rules_of("samurai", players)
    if isinstance(bot, Bot):
        monkeypatch.setattr(checking, "create_bot", lambda text, rules: bot)
        return check("a bot", rules, plan)
    return check(f"run:{shlex.join(command(bot))}", rules, plan)


class Doing(Bot):
    """Answers well except to one question."""

    def __init__(self, at: int, do: Any) -> None:
        self.at, self.do, self.asked = at, do, 0

    def choose(self, view: View) -> int:
        self.asked += 1
        if self.asked == self.at:
            found: int = self.do(view)
            return found
        return view.ids[0]


def fails(kind: Any) -> Any:
    def do(view: View) -> int:
        raise BotError(kind, "as planned")

    return do


@pytest.mark.games
@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_nothing_is_wrong_with_random(game: str) -> None:
    rules = rules_of(game, 3)
    report = check("random", rules, CheckPlan(games=2, seconds=PLENTY))
    assert report.is_sound
    assert report.wrong == ()
    assert report.answers > 60
    assert (report.game, report.players, report.games) == (game, 3, 2)
    assert report.protocol is None
    assert 0 < report.time.median <= report.time.slowest
    assert report.time.over == 0


@pytest.mark.games
def test_nothing_is_wrong_with_a_good_program(monkeypatch: pytest.MonkeyPatch) -> None:
    report = tried(GOOD, PLAN, monkeypatch)
    assert report.is_sound
    assert report.protocol is not None
    assert report.protocol.is_ready
    assert report.protocol.name == "tried"


@pytest.mark.games
@pytest.mark.parametrize(
    ("do", "kind"),
    [
        (lambda view: -5, "illegal"),
        (fails("crash"), "crash"),
        (fails("time-out"), "time-out"),
    ],
)
def test_a_fault_is_reported(
    do: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = PLAN._replace(varying=True)
    report = tried(Doing(4, do), plan, monkeypatch)
    assert report.wrong == (kind,)
    counts = (report.illegal, report.crashes, report.time_outs)
    assert counts == tuple(kind == k for k in ("illegal", "crash", "time-out"))
    (fault,) = report.faults
    assert (fault.game, fault.question, fault.kind) == (1, 4, kind)


@pytest.mark.games
def test_the_number_of_reported_faults_is_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Always(Bot):
        def choose(self, view: View) -> int:
            return -1

    report = tried(Always(), PLAN, monkeypatch)
    assert report.illegal == report.answers
    assert len(report.faults) == checking.MAX_REPORTED_FAULTS


@pytest.mark.games
def test_a_nondeterministic_bot_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Bot] = []

    def make(text: str, rules: Rules) -> Bot:
        """Create a bot that answers differently in the second run."""
        made.append(Doing(3 * len(made), lambda view: view.ids[-1]))
        return made[-1]

    monkeypatch.setattr(checking, "create_bot", make)
    rules = rules_of("samurai", 2)
    report = check("a bot", rules, PLAN)
    assert report.wrong == ("determinism",)
    assert report.changed.startswith("question 3: ")
    assert not report.is_sound
    assert check("a bot", rules, PLAN._replace(varying=True)).is_sound


@pytest.mark.games
def test_slow_answers_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is this fast."""
    report = check("random", rules_of("samurai", 2), PLAN._replace(seconds=1e-9))
    assert report.wrong == ("time",)
    assert report.time.over == report.answers


@pytest.mark.games
def test_the_bot_sits_on_every_seat_in_turn() -> None:
    class Noting(Bot):
        seats: list[int] = []

        def choose(self, view: View) -> int:
            if not self.seats or self.seats[-1] != view.seat:
                self.seats.append(view.seat)
            return view.ids[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checking, "create_bot", lambda text, rules: Noting())
        check("x", rules_of("samurai", 3), CheckPlan(4, PLENTY, varying=True))
    assert Noting.seats == [0, 1, 2, 0]


@pytest.mark.games
@pytest.mark.parametrize(
    ("code", "ready", "wrong"),
    [
        ("print('Hi!', flush=True); input()", False, "illegal"),
        ("raise SystemExit(1)", False, "crash"),
        (READY + "hear(); print('debugging', flush=True); hear()", True, "illegal"),
    ],
)
def test_a_program_that_violates_the_protocol_is_reported(
    code: str, ready: bool, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = tried(code, PLAN._replace(varying=True), monkeypatch)
    assert "protocol" in report.wrong
    assert wrong in report.wrong
    assert report.protocol is not None
    assert report.protocol.is_ready == ready
    assert report.faults
