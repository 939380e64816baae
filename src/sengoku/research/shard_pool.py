"""Runs tasks in this process or in several, and yields results as they come."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, TypeVar

from sengoku.core.errors import UnreadableError

Result = TypeVar("Result")

QUEUED_PER_WORKER: Final = 2
"""Results wait in memory, so only a few tasks are handed out at a time."""


def run_tasks(
    function: Callable[..., Result], tasks: Sequence[Any], argument: Any, workers: int
) -> Iterator[Result]:
    """Yield ``function(task, argument)`` for each task, in any order."""
    if workers == 1 or len(tasks) < 2:
        for task in tasks:
            yield function(task, argument)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, _ignore_interrupts)
    queue, running = iter(tasks), set[Future[Result]]()
    try:
        while True:
            for task in islice(queue, QUEUED_PER_WORKER * workers - len(running)):
                running.add(pool.submit(function, task, argument))
            if not running:
                return
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            running -= ready
            for one in ready:
                yield one.result()
    except BrokenProcessPool:
        detail = "a worker process died; the same command goes on"
        raise UnreadableError("worker", detail=detail) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
