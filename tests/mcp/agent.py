"""A scripted agent: it reads what the tools answer, as a language model would."""

import random
import re
from typing import Any

from mcp import Client

from sengoku.testing.laws_of_texts import expanded

OPTION = re.compile(r"^- ([^:(\[\n]+)", re.MULTILINE)
MAX_TURNS = 400


class Agent:
    """Plays by chance; counts the characters it had to read and write."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.rnd = random.Random(seed)
        self.read = 0
        self.turns: list[int] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        text, is_error = await self.ask(tool, **arguments)
        assert not is_error, f"{tool} {arguments}: {text}"
        return text

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        result = await self.client.call_tool(tool, arguments)
        text = "".join(block.text for block in result.content)  # type: ignore[union-attr]
        self.read += len(text)
        return text, bool(result.is_error)

    async def play_to_the_end(self, text: str, until: str = "The game is over") -> str:
        """Play on from *text*, the last answer, until one says *until*."""
        for _ in range(MAX_TURNS):
            if until in text:
                return text
            text = await self._turn(text)
        raise AssertionError(f"not over after {MAX_TURNS} turns: {text}")

    async def _turn(self, text: str) -> str:
        if "You are not asked" in text:
            return await self.call("wait", seconds=5)
        choices = options_in(text)
        if not choices:
            return await self.call("options")
        plan = whole_plan(choices, self.rnd)
        if plan:
            return await self.call("plan", actions=plan)
        return await self.call("play", action=self.rnd.choice(choices))


def options_in(text: str) -> list[str]:
    """Return what may be played, without the ways to change one's mind."""
    offered = text.partition("To change your mind")[0]
    found = [one.strip() for one in OPTION.findall(offered)]
    return [text for one in found for text in expanded(one) if text != "take-back"]


def whole_plan(choices: list[str], rnd: random.Random) -> list[str]:
    """Lay a different card on every field that is still empty, and seal.

    Without a choice of cards, or with too few of them, there is no such plan.
    """
    by_field: dict[str, list[str]] = {}
    for choice in choices:
        if choice.startswith("assign"):
            _, card, field = choice.split()
            by_field.setdefault(field, []).append(card)
    plan, used = [], set[str]()
    for field, cards in by_field.items():
        left = [card for card in cards if card not in used]
        if not left:
            return []
        used.add(card := rnd.choice(left))
        plan.append(f"assign {card} {field}")
    return [*plan, "seal"] if plan else []
