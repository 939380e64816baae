"""Tries a bot before others meet it: does it keep to the rules of being a bot?

It plays against random bots, on every seat in turn. The first game is played twice: a
bot that draws only from its seed answers the same way both times.
"""

import statistics
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from sengoku.bots.chair import Answer, Chair
from sengoku.bots.chance import RandomBot
from sengoku.bots.program import Program
from sengoku.bots.roster import enlist
from sengoku.core import rng
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.match import Match

TOLD: Final = 5
"""So many faults are told."""


class Plan(NamedTuple):
    """How a bot is tried; a *varying* one need not answer the same way twice."""

    games: int = 2
    seconds: float = 1.0
    seed: int = 1
    varying: bool = False


class Told(msgspec.Struct, frozen=True):
    """A fault, and in which game it happened."""

    game: int
    question: int
    kind: str
    detail: str


class Talk(msgspec.Struct, frozen=True):
    """How a program speaks the protocol."""

    name: str = ""
    is_ready: bool = False
    unreadable: int = 0  # lines


class Times(msgspec.Struct, frozen=True):
    """Seconds; *over* counts the answers that took longer than they may."""

    median: float
    slowest: float
    over: int


class Report(msgspec.Struct, frozen=True):
    """What came out; *changed* is where the first game went another way, or empty."""

    bot: str
    game: str
    players: int
    games: int
    seconds: float
    answers: int
    protocol: Talk | None  # of a program
    illegal: int
    crashes: int
    time_outs: int
    faults: tuple[Told, ...]
    time: Times
    changed: str
    wrong: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        return not self.wrong


class Asked(NamedTuple):
    """One question to the bot that is tried, and what was played then."""

    answer: Answer
    text: str


class Played(NamedTuple):
    asked: list[Asked]
    talk: Talk | None


def check(text: str, rules: Rules, plan: Plan) -> Report:
    """Let the bot that *text* names play, and tell what is wrong with it."""
    played = [_play(text, rules, plan, number) for number in range(plan.games)]
    changed = ""
    if not plan.varying:
        changed = _difference(played[0], _play(text, rules, plan, 0))
    answers = [one.answer for game in played for one in game.asked]
    faults, times = [*_faults(played)], _times(answers, plan.seconds)
    talk = _talk(played)
    return Report(
        bot=text,
        game=rules.id,
        players=rules.seats,
        games=plan.games,
        seconds=plan.seconds,
        answers=len(answers),
        protocol=talk,
        illegal=_count(faults, "illegal"),
        crashes=_count(faults, "crash"),
        time_outs=_count(faults, "time-out"),
        faults=tuple(faults[:TOLD]),
        time=times,
        changed=changed,
        wrong=tuple(_wrong(talk, faults, times, changed)),
    )


# Playing


def _play(text: str, rules: Rules, plan: Plan, number: int) -> Played:
    """Play one game; return what the bot was asked, and how it spoke."""
    match = Match(rules, rng.fast_seed(plan.seed * 1_000_003 + number))
    tried, bot = number % rules.seats, enlist(text, rules)
    chairs = [
        Chair(match, seat, bot if seat == tried else RandomBot(), seed, plan.seconds)
        for seat, seed in enumerate(_seeds(rules, plan))
    ]
    try:
        asked = [*_asked(match, chairs, tried)]
    finally:
        chairs[tried].close()
    if not isinstance(bot, Program):
        return Played(asked, None)
    return Played(asked, Talk(bot.name, bot.is_known, bot.unreadable))


def _seeds(rules: Rules, plan: Plan) -> list[int]:
    return [plan.seed * 1_009 + seat for seat in range(rules.seats)]


def _asked(match: Match, chairs: Sequence[Chair], tried: Seat) -> Iterator[Asked]:
    """Play to the end; yield what the bot on the seat *tried* says."""
    while waiting := match.waiting():
        seat = waiting[0]
        answer = chairs[seat].answer()
        if seat == tried:
            yield Asked(answer, match.rules.spelling.spell(answer.id))
        match.play(seat, answer.id)


# Summing up


def _talk(played: Sequence[Played]) -> Talk | None:
    talks = [game.talk for game in played if game.talk is not None]
    if not talks:
        return None
    unreadable = sum(talk.unreadable for talk in talks)
    return Talk(talks[0].name, all(talk.is_ready for talk in talks), unreadable)


def _faults(played: Sequence[Played]) -> Iterator[Told]:
    for game, (asked, _) in enumerate(played, start=1):
        for number, one in enumerate(asked, start=1):
            fault = one.answer.fault
            if fault is not None:
                yield Told(game, number, fault.kind, fault.detail)


def _count(faults: Sequence[Told], kind: str) -> int:
    return sum(fault.kind == kind for fault in faults)


def _times(answers: Sequence[Answer], seconds: float) -> Times:
    taken = [answer.seconds for answer in answers]
    over = sum(one > seconds for one in taken)
    return Times(statistics.median(taken), max(taken), over)


def _difference(one: Played, other: Played) -> str:
    """Say where two games from the same seed part; nothing if they do not."""
    pairs = zip(one.asked, other.asked, strict=False)
    for number, (first, second) in enumerate(pairs, start=1):
        if first.text != second.text:
            return f"question {number}: {first.text!r}, then {second.text!r}"
    return ""


def _wrong(
    talk: Talk | None, faults: Sequence[Told], times: Times, changed: str
) -> Iterator[str]:
    if talk is not None and (talk.unreadable or not talk.is_ready):
        yield "protocol"
    yield from dict.fromkeys(fault.kind for fault in faults)
    if times.over:
        yield "time"
    if changed:
        yield "determinism"
