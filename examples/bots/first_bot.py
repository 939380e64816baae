"""first_bot: a bot for sengoku in plain Python. There is nothing to install.

It reads one JSON message per line and prints one answer per line. Nothing else may go
to stdout; what you want to read yourself goes to stderr. docs/bot-protocol.md shows all
messages.

    sengoku bot check "run:python3 first_bot.py" samurai
    sengoku play samurai --bots "run:python3 first_bot.py"
"""

import json
import random
import sys
from typing import Any

LIKES = {
    "samurai": ["build", "attack", "recruit", "take", "harvest", "ship", "step"],
    "shogun": ["build", "march", "land", "replace", "take", "bonus", "calm"],
}
"""Kinds of actions by game, the best first. This is the place to begin!"""

likes: list[str] = []
source = random.Random()


def get_ready(hello: dict[str, Any]) -> dict[str, Any]:
    """Learn which game it is. The board, the words and your seat are there too."""
    likes[:] = LIKES.get(hello["game"], [])
    source.seed(hello["seed"])  # draw from nothing else: same seed, same game
    return {"type": "ready", "protocol": 1, "name": "first_bot"}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Choose from the offer. The observation is everything your seat can see."""
    offer = question["offer"]
    best = max(map(worth, offer))
    good = [choice for choice in offer if worth(choice) == best]
    return {
        "type": "answer",
        "number": question["number"],
        "id": source.choice(good)["id"],
        "because": f"{len(good)} of {len(offer)} looked equally good.",
    }


def worth(choice: dict[str, Any]) -> int:
    """Say how good a choice is: its kind, less its price."""
    kind: str = choice["action"]["kind"]
    price: int = sum(choice["price"].values())
    return -price - (likes.index(kind) if kind in likes else len(likes))


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(get_ready(message))
        elif message["type"] == "question":
            say(answer(message))
        elif message["type"] == "end":
            print("scores:", message["scores"], file=sys.stderr)


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)  # at once: the others are waiting


if __name__ == "__main__":
    main()
