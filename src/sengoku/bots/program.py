"""A bot that is a program in any language and speaks the bot protocol.

It has a time for each answer and a longer one to get ready. One that ends or does not
answer several times in a row is started again, a few times in a game.
"""

import time
from collections.abc import Sequence
from typing import Final, final

from sengoku.bots.bot import Bot, BotError
from sengoku.bots.child import Child
from sengoku.bots.protocol import (
    LONGEST_NAME,
    PROTOCOL,
    Answer,
    Ready,
    end,
    hello,
    line,
    printable,
    question,
    read,
)
from sengoku.bots.view import View
from sengoku.core.rules import Outcome

START: Final = 10.0
"""Seconds from hello to ready."""

SLOWEST: Final = 60.0
"""Seconds for an answer where nobody said how long it may take."""

GRACE: Final = 0.25
"""Seconds that an answer may be on its way."""

STARTS: Final = 4
"""So often a program is started in one game."""

SILENCES: Final = 3
"""After so many time-outs in a row it is started again."""

SEEDS: Final = 1 << 31
"""A seed is below this, so that any language can hold it."""


@final
class Program(Bot):
    """Runs *command*; *start* and *grace* are seconds."""

    def __init__(
        self, command: Sequence[str], start: float = START, grace: float = GRACE
    ) -> None:
        self.command: Final = tuple(command)
        self.name = ""
        self.is_known = False  # has it ever said that it is ready?
        self.unreadable = 0  # lines that were no message, or none to be expected
        self._start: Final = start
        self._grace: Final = grace
        self._child: Child | None = None
        self._starts = 0
        self._silences = 0
        self._number = 0
        self._seed = -1

    def get_ready(self, view: View) -> None:
        if self._child is not None:
            return
        if self._starts == STARTS:
            detail = f"was started {STARTS} times in this game and is left alone now"
            raise BotError("crash", detail)
        self._starts += 1
        self._child = Child(self.command)
        try:
            self._greet(self._child, view)
        except BotError as error:
            self.unreadable += error.kind == "illegal"
            self.close()
            raise

    def choose(self, view: View) -> int:
        self.get_ready(view)
        assert self._child is not None
        self._number += 1
        seconds = _seconds(view)
        asked = line(question(view, self._number, seconds))
        deadline = time.monotonic() + seconds + self._grace
        self._child.send(asked)
        answer = self._answer(self._child, deadline)
        view.because = answer.reason
        return answer.id

    def finish(self, outcome: Outcome) -> None:
        if self._child is not None:
            self._child.send(line(end(outcome)))

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()

    def _greet(self, child: Child, view: View) -> None:
        if self._seed < 0:
            self._seed = view.below(SEEDS)
        child.send(line(hello(view, self._seed, _seconds(view))))
        said = _next(child, time.monotonic() + self._start)
        if not isinstance(said, Ready):
            raise BotError("illegal", "answers, but is not asked; expected 'ready'")
        if said.protocol != PROTOCOL:
            detail = f"speaks protocol {said.protocol}; expected {PROTOCOL}"
            raise BotError("illegal", detail)
        self.name = printable(said.name, LONGEST_NAME)
        self.is_known = True

    def _answer(self, child: Child, deadline: float) -> Answer:
        """Return the answer to the last question; a crash or long silence ends it."""
        try:
            answer = self._current(child, deadline)
        except BotError as error:
            self.unreadable += error.kind == "illegal"
            self._silences += error.kind == "time-out"
            if error.kind == "crash" or self._silences == SILENCES:
                self._silences = 0
                self.close()
            raise
        self._silences = 0
        return answer

    def _current(self, child: Child, deadline: float) -> Answer:
        """Read on until the last question is answered; older answers come too late."""
        while True:
            said = _next(child, deadline)
            if isinstance(said, Ready) or said.number > self._number:
                detail = f"wrote {said}, but question {self._number} is asked"
                raise BotError("illegal", detail)
            if said.number == self._number:
                return said


def _next(child: Child, deadline: float) -> Ready | Answer:
    while True:
        written = child.receive(deadline)
        if written.strip():
            return read(written)


def _seconds(view: View) -> float:
    return SLOWEST if view.seconds is None else view.seconds
