"""The program that measures one row once, under the Python that the row needs.

Arguments are the order as JSON and a file for the answer, because a peer may print to
stdout while it is imported.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from benchmarks.measure import measure


def main(order: str, answer: str) -> None:
    asked = json.loads(order)
    module, _, subject = asked["subject"].partition(":")
    made = getattr(import_module(module), subject)(*asked["arguments"])
    found = measure(made, asked["seconds"], asked["seed"])
    Path(answer).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
