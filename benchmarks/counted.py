"""Does the work of one row under callgrind; run by ``benchmarks.instructions``.

callgrind writes a file of counts whenever ``getppid`` is called, which nothing else
here does: so every piece of work has counts of its own, without what comes before it.
"""

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.measure import Subject, Work, repeated, stepped

GAMES = 5
"""Whole games of a piece of work."""
MIDDLE = 80
"""Decisions before the position that is copied, observed and written."""
SEED = 1


def works_of(subject: Subject) -> dict[str, Work]:
    game = subject.start(7)
    subject.step(game, 7, MIDDLE)
    works = {"stepped": stepped(subject), **subject.more(game)}
    if copy := subject.copier(game):
        works["copies"] = repeated(copy)
    return works


def count(work: Work, mark: Any = os.getppid) -> int:
    """Do *work* between two marks; return how many operations it was."""
    readied = [(work.ready(seed), seed) for seed in range(SEED, SEED + GAMES)]
    mark()
    results = [work.do(ready, seed) for ready, seed in readied]
    mark()
    return sum(map(work.count, results))


def main(order: str, answer: str) -> None:
    asked = json.loads(order)
    module, _, name = asked["subject"].partition(":")
    subject = getattr(import_module(module), name)(*asked["arguments"])
    works = works_of(subject)
    for work in works.values():  # the first time fills caches
        count(work, lambda: None)
    counts = {name: count(work) for name, work in works.items()}
    found = {"name": subject.name, "counts": counts}
    Path(answer).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
