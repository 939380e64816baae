"""Measures how much a language model has to read: ``python -m tools.llm_tokens``.

Bots of the level easy play three games of each kind, one of them through the tools of
agents. Tokens are estimated as characters divided by four. With ``--encoding`` they are
counted by tiktoken, which has to be installed, and which downloads the vocabulary or
reads it from the folder ``TIKTOKEN_CACHE_DIR``.
"""

import argparse
import asyncio
import importlib
import statistics
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import sengoku
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import BotRunner
from sengoku.llm import prompt
from sengoku.llm.models import CHARACTERS_PER_TOKEN
from sengoku.llm.sight import sight_of
from sengoku.mcp import tools
from sengoku.mcp.local import LocalSeat
from sengoku.mcp.stdio import Desk, create_stdio_server

GAMES: Final[dict[str, dict[str, Any]]] = {
    "samurai": {"players": 4},
    "shogun": {"players": 4, "start": "preset"},
}
SEEDS: Final = range(3)
Lengths: TypeAlias = defaultdict[str, list[float]]
Count: TypeAlias = Callable[[str], float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--encoding", help="such as o200k_base")
    asyncio.run(measure(_counter(parser.parse_args().encoding)))


def _counter(encoding: str | None) -> Count:
    if encoding is None:
        return lambda text: len(text) / CHARACTERS_PER_TOKEN
    encode = importlib.import_module("tiktoken").get_encoding(encoding).encode
    return lambda text: len(encode(text))


async def measure(count: Count) -> None:
    listed = await create_stdio_server(Desk()).list_tools()
    schemas = sum(count(tool.model_dump_json(exclude_none=True)) for tool in listed)
    print(f"descriptions of {len(listed)} tools: {schemas:.0f} tokens, once")
    for game, options in GAMES.items():
        lengths: Lengths = defaultdict(list)
        for seed in SEEDS:
            await _play(game, options, seed, lengths, count)
        print(f"{game}, {options}: tokens by what is read (median, 95 %, calls a game)")
        for what, found in lengths.items():
            most = statistics.quantiles(found, n=20)[-1] if len(found) > 1 else found[0]
            calls = round(len(found) / len(SEEDS))
            print(f"  {what:<22}{statistics.median(found):>7.0f}{most:>7.0f}{calls:>6}")


async def _play(
    game: str, options: Any, seed: int, lengths: Lengths, count: Count
) -> None:
    match = sengoku.new(game, seed=seed, **options)
    seat = LocalSeat(match, 0, dict.fromkeys(range(1, match.rules.seats), "easy"))
    easy, whole = BotRunner(match, 0, create_bot("easy", match.rules), seed), 0.0
    with_board = count(await tools.observe(seat, None, board=True))
    lengths["board, once"].append(with_board - count(await tools.observe(seat)))
    while not match.is_over:
        _measure_prompt(match, lengths, count)
        observed = await tools.observe(seat)
        listed = await tools.options(seat)
        said = await tools.play(seat, match.rules.spelling.spell(easy.ask().id))
        lengths["observe"].append(count(observed))
        lengths["options"].append(count(listed))
        lengths["play (with options)"].append(count(said))
        whole += count(said)
    lengths["all plays of a game"].append(whole)


def _measure_prompt(match: Any, lengths: Lengths, count: Count) -> None:
    """Measure the messages of the harness: the opening, and one question."""
    sight = sight_of(match, 0, len(match.events(0)))
    opening = prompt.opening(prompt.SYSTEM, sight, with_rules=False)
    turn = prompt.turn(prompt.TURN, sight, with_rules=True)
    for what, message in (("harness: system", opening), ("harness: turn", turn)):
        lengths[what].append(count(message["content"]))


if __name__ == "__main__":
    main()
