"""A bot that runs as a separate program, in any language, and speaks the bot protocol.

Each answer has a time limit; starting up has a longer one. A program that exits or
times out several times in a row is restarted, a limited number of times per game.
"""

import time
from collections.abc import Sequence
from typing import Final, final

from sengoku.bots.bot import Bot, BotError
from sengoku.bots.child_process import ChildProcess
from sengoku.bots.protocol import (
    MAX_NAME_LENGTH,
    PROTOCOL_VERSION,
    Answer,
    Ready,
    decode,
    encode,
    end,
    hello,
    printable,
    question,
)
from sengoku.bots.view import View
from sengoku.core.rules import Outcome

READY_TIMEOUT_SECONDS: Final = 10.0
"""From hello to ready."""

DEFAULT_ANSWER_SECONDS: Final = 60.0
"""The time limit of an answer if the game has none."""

GRACE_SECONDS: Final = 0.25
"""Allowance for the transport of an answer, beyond its time limit."""

MAX_STARTS: Final = 4
"""How often a program may be started in one game."""

MAX_CONSECUTIVE_TIMEOUTS: Final = 3
"""After this many timeouts in a row a program is restarted."""

SEED_BOUND: Final = 1 << 31
"""Seeds are below this, so that they fit a signed 32-bit integer."""


@final
class Program(Bot):
    """Runs *command*; *ready_timeout* and *grace* are seconds."""

    def __init__(
        self,
        command: Sequence[str],
        ready_timeout: float = READY_TIMEOUT_SECONDS,
        grace: float = GRACE_SECONDS,
    ) -> None:
        self.command: Final = tuple(command)
        self.name = ""
        self.was_ready = False  # has it ever sent "ready"?
        self.unreadable = 0  # lines that are not a valid or expected message
        self._ready_timeout: Final = ready_timeout
        self._grace: Final = grace
        self._child: ChildProcess | None = None
        self._starts = 0
        self._timeouts = 0
        self._number = 0
        self._seed = -1

    def get_ready(self, view: View) -> None:
        if self._child is not None:
            return
        if self._starts == MAX_STARTS:
            detail = f"was started {MAX_STARTS} times in this game; not restarted"
            raise BotError("crash", detail)
        self._starts += 1
        self._child = ChildProcess(self.command)
        try:
            self._handshake(self._child, view)
        except BotError as error:
            self.unreadable += error.kind == "illegal"
            self.close()
            raise

    def choose(self, view: View) -> int:
        self.get_ready(view)
        assert self._child is not None
        self._number += 1
        seconds = _answer_seconds(view)
        request = encode(question(view, self._number, seconds))
        deadline = time.monotonic() + seconds + self._grace
        self._child.send(request)
        answer = self._answer(self._child, deadline)
        view.because = answer.reason
        return answer.id

    def finish(self, outcome: Outcome) -> None:
        if self._child is not None:
            self._child.send(encode(end(outcome)))

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()

    def _handshake(self, child: ChildProcess, view: View) -> None:
        if self._seed < 0:
            self._seed = view.below(SEED_BOUND)
        child.send(encode(hello(view, self._seed, _answer_seconds(view))))
        message = _next_message(child, time.monotonic() + self._ready_timeout)
        if not isinstance(message, Ready):
            raise BotError(
                "illegal", "sent an answer before any question; expected 'ready'"
            )
        if message.protocol != PROTOCOL_VERSION:
            detail = f"speaks protocol {message.protocol}; expected {PROTOCOL_VERSION}"
            raise BotError("illegal", detail)
        self.name = printable(message.name, MAX_NAME_LENGTH)
        self.was_ready = True

    def _answer(self, child: ChildProcess, deadline: float) -> Answer:
        """Return the answer; stop the program after a crash or repeated timeouts."""
        try:
            answer = self._read_answer(child, deadline)
        except BotError as error:
            self.unreadable += error.kind == "illegal"
            self._timeouts += error.kind == "time-out"
            if error.kind == "crash" or self._timeouts == MAX_CONSECUTIVE_TIMEOUTS:
                self._timeouts = 0
                self.close()
            raise
        self._timeouts = 0
        return answer

    def _read_answer(self, child: ChildProcess, deadline: float) -> Answer:
        """Read until the current question is answered; skip late answers."""
        while True:
            message = _next_message(child, deadline)
            if isinstance(message, Ready) or message.number > self._number:
                detail = f"wrote {message}, but question {self._number} is open"
                raise BotError("illegal", detail)
            if message.number == self._number:
                return message


def _next_message(child: ChildProcess, deadline: float) -> Ready | Answer:
    while True:
        line = child.receive(deadline)
        if line.strip():
            return decode(line)


def _answer_seconds(view: View) -> float:
    return DEFAULT_ANSWER_SECONDS if view.seconds is None else view.seconds
