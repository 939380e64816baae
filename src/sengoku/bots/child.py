"""A program that runs beside us, spoken to in lines and never waited for too long.

Three threads carry the lines, so that a full or an empty pipe holds up nobody: one
writes, one reads, one keeps the last of what goes to stderr. A program that does not
read, does not write, writes without end or is gone costs its time and no more.
"""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import IO, Final, final

from sengoku.bots.bot import BotError
from sengoku.bots.protocol import printable

LONGEST: Final = 1 << 20
"""A longer line is no answer."""

READ_AHEAD: Final = 64
"""So many lines wait to be looked at; then the program has to wait."""

KEPT: Final = 20
"""So many lines of stderr are kept."""

TOLD: Final = 3
"""So many of them are told when something goes wrong."""

WIDTH: Final = 200

PATIENCE: Final = 0.5
"""Seconds a program has to end by itself, then once more after it is told to."""


@final
class Child:
    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            # In a group of its own, so that whatever it starts ends with it.
            self._process: Final = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise BotError("crash", f"cannot be started: {error}") from None
        self._out: Final[queue.SimpleQueue[bytes | None]] = queue.SimpleQueue()
        self._in: Final[queue.Queue[bytes]] = queue.Queue(READ_AHEAD)
        self._complaints: Final[deque[str]] = deque(maxlen=KEPT)
        self._threads: Final = [
            _running(self._write, self._process.stdin),
            _running(self._read, self._process.stdout),
            _running(self._keep, self._process.stderr),
        ]

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: bytes) -> None:
        self._out.put(line)

    def receive(self, deadline: float) -> bytes:
        """Return the next line; *deadline* is a time of ``time.monotonic``."""
        left = deadline - time.monotonic()
        try:
            if left <= 0:
                raise queue.Empty
            line = self._in.get(timeout=left)
        except queue.Empty:
            raise BotError("time-out", self._with_complaints("no answer")) from None
        if not line:
            raise BotError("crash", self._with_complaints(self._end()))
        if len(line) >= LONGEST:
            raise BotError("crash", f"wrote a line of more than {LONGEST} bytes")
        return line

    def close(self) -> None:
        """Let the program end, tell it to, or end it; nothing of it is left."""
        self._out.put(None)
        for ending in (None, _terminate, _kill):
            if ending is not None:
                ending(self._process)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
                break
        self._process.wait()
        self._let_threads_end()

    # What went wrong

    def _end(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"ended with exit code {self._process.wait(PATIENCE)}"
        return "closed its output"

    def _with_complaints(self, what: str) -> str:
        if self._process.poll() is not None:
            self._threads[-1].join(PATIENCE)  # its last words may be on the way
        said = " / ".join([*self._complaints][-TOLD:])
        return f"{what}; on stderr: {said}" if said else what

    # The threads; each closes its stream, for nobody else can without waiting

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while (line := self._out.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST):
                self._in.put(line)
        self._in.put(b"")

    def _keep(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST):
                said = printable(line.decode("utf-8", "replace"), WIDTH)
                if said:
                    self._complaints.append(said)

    def _let_threads_end(self) -> None:
        """Wait for them, but not for one that something else holds a pipe open for."""
        deadline = time.monotonic() + PATIENCE
        while any(map(threading.Thread.is_alive, self._threads)):
            if time.monotonic() > deadline:
                return
            with contextlib.suppress(queue.Empty):
                self._in.get(timeout=0.01)  # it may wait for a place in the queue


def _running(
    carry: Callable[[IO[bytes]], None], stream: IO[bytes] | None
) -> threading.Thread:
    assert stream is not None
    thread = threading.Thread(target=carry, args=(stream,), daemon=True)
    thread.start()
    return thread


def _terminate(process: subprocess.Popen[bytes]) -> None:
    _signal(process, signal.SIGTERM)


def _kill(process: subprocess.Popen[bytes]) -> None:
    _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Tell the program and whatever it has started."""
    if os.name == "nt":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, number)
