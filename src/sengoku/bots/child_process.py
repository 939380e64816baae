"""A child process that exchanges lines with us and can never block us.

Three threads serve the pipes, so that a full or empty pipe blocks nobody: one writes
stdin, one reads stdout, one stores the last lines of stderr. A process that does not
read, does not write, writes endlessly or has exited costs no more than the timeout.
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

MAX_LINE_BYTES: Final = 1 << 20
"""A longer line counts as a crash."""

MAX_QUEUED_LINES: Final = 64
"""With this many unread lines, the process blocks until we read one."""

MAX_STDERR_LINES: Final = 20
"""The latest lines of stderr, stored for error messages."""

REPORTED_STDERR_LINES: Final = 3
"""How many of them an error message quotes."""

MAX_STDERR_LINE_LENGTH: Final = 200

EXIT_TIMEOUT_SECONDS: Final = 0.5
"""Time to exit after stdin closes, and again after SIGTERM."""


@final
class ChildProcess:
    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            # In its own process group, so that its own children end with it.
            self._process: Final = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise BotError("crash", f"cannot be started: {error}") from None
        self._out: Final[queue.SimpleQueue[bytes | None]] = queue.SimpleQueue()
        self._in: Final[queue.Queue[bytes]] = queue.Queue(MAX_QUEUED_LINES)
        self._stderr_lines: Final[deque[str]] = deque(maxlen=MAX_STDERR_LINES)
        self._threads: Final = [
            _start_thread(self._write, self._process.stdin),
            _start_thread(self._read, self._process.stdout),
            _start_thread(self._collect_stderr, self._process.stderr),
        ]

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: bytes) -> None:
        self._out.put(line)

    def receive(self, deadline: float) -> bytes:
        """Return the next line; *deadline* is on the ``time.monotonic`` clock."""
        remaining = deadline - time.monotonic()
        try:
            if remaining <= 0:
                raise queue.Empty
            line = self._in.get(timeout=remaining)
        except queue.Empty:
            raise BotError("time-out", self._with_stderr("no answer")) from None
        if not line:
            raise BotError("crash", self._with_stderr(self._exit_status()))
        if len(line) >= MAX_LINE_BYTES:
            raise BotError("crash", f"wrote a line of more than {MAX_LINE_BYTES} bytes")
        return line

    def close(self) -> None:
        """Close stdin and wait; then terminate, then kill the process group."""
        self._out.put(None)
        for signal_process in (None, _terminate, _kill):
            if signal_process is not None:
                signal_process(self._process)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(EXIT_TIMEOUT_SECONDS)
                break
        self._process.wait()
        self._join_threads()

    # Error messages

    def _exit_status(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"ended with exit code {self._process.wait(EXIT_TIMEOUT_SECONDS)}"
        return "closed its output"

    def _with_stderr(self, what: str) -> str:
        if self._process.poll() is not None:
            self._threads[-1].join(
                EXIT_TIMEOUT_SECONDS
            )  # its last lines may still be in the pipe
        text = " / ".join([*self._stderr_lines][-REPORTED_STDERR_LINES:])
        return f"{what}; on stderr: {text}" if text else what

    # The threads. Each closes its own stream: closing it elsewhere could block.

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while (line := self._out.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MAX_LINE_BYTES):
                self._in.put(line)
        self._in.put(b"")

    def _collect_stderr(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MAX_LINE_BYTES):
                text = printable(
                    line.decode("utf-8", "replace"), MAX_STDERR_LINE_LENGTH
                )
                if text:
                    self._stderr_lines.append(text)

    def _join_threads(self) -> None:
        """Join all threads, but not forever: a grandchild may hold a pipe open."""
        deadline = time.monotonic() + EXIT_TIMEOUT_SECONDS
        while any(map(threading.Thread.is_alive, self._threads)):
            if time.monotonic() > deadline:
                return
            with contextlib.suppress(queue.Empty):
                self._in.get(
                    timeout=0.01
                )  # unblocks a reader that waits for queue space


def _start_thread(
    target: Callable[[IO[bytes]], None], stream: IO[bytes] | None
) -> threading.Thread:
    assert stream is not None
    thread = threading.Thread(target=target, args=(stream,), daemon=True)
    thread.start()
    return thread


def _terminate(process: subprocess.Popen[bytes]) -> None:
    _signal(process, signal.SIGTERM)


def _kill(process: subprocess.Popen[bytes]) -> None:
    _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Signal the whole process group."""
    if os.name == "nt":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, number)
