"""Checks that a bot behaves: legal answers, no crashes, in time, reproducible.

The bot plays against random bots and takes each seat in turn. The first game is played
twice: a bot whose only source of randomness is its seed answers the same both times.
"""

import statistics
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from sengoku.bots.program import Program
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import Answer, BotRunner
from sengoku.core import rng
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.match import Match

MAX_REPORTED_FAULTS: Final = 5
"""A report lists no more faults than this."""


class CheckPlan(NamedTuple):
    """How to check a bot; with *varying* its answers may differ between runs."""

    games: int = 2
    seconds: float = 1.0
    seed: int = 1
    varying: bool = False


class FaultReport(msgspec.Struct, frozen=True):
    """A fault and the game it happened in."""

    game: int
    question: int
    kind: str
    detail: str


class ProtocolReport(msgspec.Struct, frozen=True):
    """How well a program follows the bot protocol."""

    name: str = ""
    is_ready: bool = False
    unreadable: int = 0  # lines


class Times(msgspec.Struct, frozen=True):
    """Answer times in seconds; *over* counts answers beyond the limit."""

    median: float
    slowest: float
    over: int


class Report(msgspec.Struct, frozen=True):
    """The result; *changed* says where the two runs differ, or is empty."""

    bot: str
    game: str
    players: int
    games: int
    seconds: float
    answers: int
    protocol: ProtocolReport | None  # only for programs
    illegal: int
    crashes: int
    time_outs: int
    faults: tuple[FaultReport, ...]
    time: Times
    changed: str
    wrong: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        return not self.wrong


class QuestionRecord(NamedTuple):
    """One question to the tested bot, and the action played."""

    answer: Answer
    text: str


class GameRecord(NamedTuple):
    questions: list[QuestionRecord]
    protocol: ProtocolReport | None


def check(text: str, rules: Rules, plan: CheckPlan) -> Report:
    """Let the bot named by *text* play, and report its faults."""
    played = [_play(text, rules, plan, number) for number in range(plan.games)]
    changed = ""
    if not plan.varying:
        changed = _difference(played[0], _play(text, rules, plan, 0))
    answers = [one.answer for game in played for one in game.questions]
    faults, times = [*_faults(played)], _times(answers, plan.seconds)
    protocol = _protocol(played)
    return Report(
        bot=text,
        game=rules.id,
        players=rules.seats,
        games=plan.games,
        seconds=plan.seconds,
        answers=len(answers),
        protocol=protocol,
        illegal=_count(faults, "illegal"),
        crashes=_count(faults, "crash"),
        time_outs=_count(faults, "time-out"),
        faults=tuple(faults[:MAX_REPORTED_FAULTS]),
        time=times,
        changed=changed,
        wrong=tuple(_problems(protocol, faults, times, changed)),
    )


# Playing


def _play(text: str, rules: Rules, plan: CheckPlan, number: int) -> GameRecord:
    """Play one game with the tested bot in one seat."""
    match = Match.new(rules, rng.fast_seed(plan.seed * 1_000_003 + number))
    tested_seat, bot = number % rules.seats, create_bot(text, rules)
    runners = [
        BotRunner(
            match, seat, bot if seat == tested_seat else RandomBot(), seed, plan.seconds
        )
        for seat, seed in enumerate(_seeds(rules, plan))
    ]
    try:
        questions = [*_play_to_end(match, runners, tested_seat)]
    finally:
        runners[tested_seat].close()
    if not isinstance(bot, Program):
        return GameRecord(questions, None)
    return GameRecord(
        questions, ProtocolReport(bot.name, bot.was_ready, bot.unreadable)
    )


def _seeds(rules: Rules, plan: CheckPlan) -> list[int]:
    return [plan.seed * 1_009 + seat for seat in range(rules.seats)]


def _play_to_end(
    match: Match, runners: Sequence[BotRunner], tested_seat: Seat
) -> Iterator[QuestionRecord]:
    """Play to the end; yield the answers of the bot in *tested_seat*."""
    while waiting := match.waiting():
        seat = waiting[0]
        answer = runners[seat].ask()
        if seat == tested_seat:
            yield QuestionRecord(answer, match.rules.spelling.spell(answer.id))
        match.play(seat, answer.id)


# Summary


def _protocol(played: Sequence[GameRecord]) -> ProtocolReport | None:
    reports = [game.protocol for game in played if game.protocol is not None]
    if not reports:
        return None
    unreadable = sum(protocol.unreadable for protocol in reports)
    return ProtocolReport(
        reports[0].name, all(protocol.is_ready for protocol in reports), unreadable
    )


def _faults(played: Sequence[GameRecord]) -> Iterator[FaultReport]:
    for game, (questions, _) in enumerate(played, start=1):
        for number, one in enumerate(questions, start=1):
            fault = one.answer.fault
            if fault is not None:
                yield FaultReport(game, number, fault.kind, fault.detail)


def _count(faults: Sequence[FaultReport], kind: str) -> int:
    return sum(fault.kind == kind for fault in faults)


def _times(answers: Sequence[Answer], seconds: float) -> Times:
    taken = [answer.seconds for answer in answers]
    over = sum(one > seconds for one in taken)
    return Times(statistics.median(taken), max(taken), over)


def _difference(one: GameRecord, other: GameRecord) -> str:
    """Say where two games from the same seed differ; empty if they do not."""
    pairs = zip(one.questions, other.questions, strict=False)
    for number, (first, second) in enumerate(pairs, start=1):
        if first.text != second.text:
            return f"question {number}: {first.text!r}, then {second.text!r}"
    return ""


def _problems(
    protocol: ProtocolReport | None,
    faults: Sequence[FaultReport],
    times: Times,
    changed: str,
) -> Iterator[str]:
    if protocol is not None and (protocol.unreadable or not protocol.is_ready):
        yield "protocol"
    yield from dict.fromkeys(fault.kind for fault in faults)
    if times.over:
        yield "time"
    if changed:
        yield "determinism"
