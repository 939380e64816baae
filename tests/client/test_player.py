"""Bots on a real server: whole games, reconnects and failing bots."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from sengoku.client import Client
from sengoku.client.player import Decision, Player, rules_of
from sengoku.core.errors import UnreadableError
from tests.client.given import Cable, Served, run

pytestmark = pytest.mark.games

BOT = {"kind": "bot", "bot": "random"}
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first_bot.py"
PROGRAM = f"run:{sys.executable} {EXAMPLE}"


@pytest.mark.parametrize(
    ("game", "bots"), [("samurai", (PROGRAM, "normal")), ("shogun", ("easy", "normal"))]
)
def test_connected_bots_finish_a_game(
    served: Served, game: str, bots: tuple[str, str]
) -> None:
    made_by: list[Decision] = []

    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create(game, seats=[{}, {}, BOT])
            players = [
                Player(made.seats[seat], bot, seat, on_decision=made_by.append)
                for seat, bot in enumerate(bots)
            ]
            outcomes = await asyncio.gather(*(player.play() for player in players))
            after = await client.table_info(made.table.id, made.host.token)
        assert after.status == "over"
        assert outcomes == [after.outcome, after.outcome]

    run(play)
    assert len(made_by) > 20
    assert [decision.fault for decision in made_by if decision.fault] == []


def test_a_bot_waits_for_its_game_and_survives_reconnects(served: Served) -> None:
    async def play() -> None:
        async with (
            Cable(served.port) as cable,
            Client(cable.url) as client,
            Client(served.url) as other,
        ):
            made = await client.create("samurai", seats=[{}, {"kind": "open"}])

            def on_decision(decision: Decision) -> None:
                if decision.offer.at % 4 == 0:
                    cable.lose = ("question", "answer")[decision.offer.at % 8 == 0]

            player = Player(made.seats[0], "random", 1, on_decision=on_decision)
            first = asyncio.create_task(player.play())
            code = (await client.table_info(made.table.id, made.host.token)).code
            assert code is not None
            second = await other.join(code, "Tester")
            outcome = await Player(second, "random", 2).play()
            assert await first == outcome is not None

    run(play)


def test_a_random_choice_replaces_a_failing_bot(served: Served) -> None:
    faults: set[str] = set()

    async def play() -> None:
        async with Client(served.url) as client:
            made = await client.create("samurai", seats=[{}, BOT])
            bot, on_decision = (
                "tests.client.given:Broken",
                lambda one: faults.add(one.fault),
            )
            assert (
                await Player(made.seats[0], bot, 1, on_decision=on_decision).play()
                is not None
            )

    run(play)
    assert faults == {"ValueError: no idea"}


def test_rules_of_another_revision_are_refused(served: Served) -> None:
    async def play() -> None:
        async with Client(served.url) as client:
            table = (await client.create("samurai", seats=[{}, BOT])).table
        assert rules_of(table).seats == 2
        with pytest.raises(UnreadableError, match="by revision 99 of the rules"):
            rules_of(msgspec.structs.replace(table, revision=99))

    run(play)
