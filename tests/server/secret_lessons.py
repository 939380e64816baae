"""Differential test of lessons: what the learner's seat receives from two servers.

Every position of a lesson is compared with a second one, which differs only in what the
learner's seat may not know. Both start a lesson table, take the same requests and go on
with the lesson's own script until something is turned face up.

One thing is excluded, because the lesson reveals it by design: ``GET /lessons`` has the
answers that the lesson prescribes to the others, face-down cards and orders included.
They are part of the script, and the same for every learner. A learner who wants to look
also holds the tokens of the other seats; the comparison is about the learner's seat.
"""

import random
import shutil
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from sengoku.core.seats import Seat
from sengoku.lessons import scenes
from sengoku.lessons.lesson import Lesson
from sengoku.lessons.lesson import lessons as all_lessons
from sengoku.lessons.scenes import LEARNER
from sengoku.server.tables import lessons
from sengoku.testing.laws_of_the_line import Deed, foretold, parts
from sengoku.testing.walk import offers
from tests.server.differential import Comparison, Coverage, Leak, both_servers
from tests.server.raw_client import RawClient, RunningServer, run_server
from tests.server.scrambled_games import (
    SCRAMBLES,
    FakeRandom,
    FrozenClock,
    ScrambledGames,
    ViewedGame,
    frozen_randomness,
)

BEGIN: Final = "POST /lessons/{game}/{lesson}"
SCRIPT_INPUTS: Final = 3
"""How many inputs of the script are played after each position."""


class Moment(NamedTuple):
    """A *position* in a lesson, and what the script does from there on."""

    position: str
    script: tuple[tuple[Seat, str], ...]


def moments(taught: Lesson) -> list[Moment]:
    """Return the position before every input of the lesson."""
    answers: list[tuple[Seat, str]] = []
    for scene in scenes.play_scenes(taught):
        for task in scene.tasks:
            answers.append((LEARNER, task.do[0]))
            answers += [(other.seat, other.do) for other in task.others]
        answers += [(other.seat, other.do) for other in scene.others]
    match, found = scenes.start_match(taught), []
    for number, (seat, do) in enumerate(answers):
        found.append(Moment(match.rules.dump(match.state), tuple(answers[number:])))
        match.play(seat, do, match.asked_at(seat))
    return found


def scrambled(taught: Lesson, rnd: random.Random) -> Lesson:
    """Return *taught* with everything hidden from the learner's seat redealt."""
    rules = scenes.start_match(taught).rules
    scramble: Any = SCRAMBLES[taught.game]
    dealt = scramble(rules.parse(taught.position), LEARNER, rnd)
    return msgspec.structs.replace(taught, position=rules.dump(dealt))


class LessonComparison(Comparison):
    """A lesson on both servers; the games continue by the lesson's script."""

    script: tuple[tuple[Seat, str], ...] = ()

    async def _play_on(self) -> None:
        for seat, do in self.script[:SCRIPT_INPUTS]:
            self.clock.now += self.rnd.randrange(1, 5_000)
            await self._act_hidden(self.rnd.randrange(2))
            deed = self._scripted(seat, do)
            if deed is None:
                self.count.parted += 1
                return
            await self._continue(deed, do)

    def _scripted(self, seat: Seat, do: str) -> Deed | None:
        """Return the script's next deed, if it keeps both games equal."""
        first, second = (self._match(index) for index in range(2))
        deed = Deed(seat, first.rules.spelling.read(do))
        if any(
            deed.action not in offers(match.rules, match.state, seat)
            for match in (first, second)
        ):
            return None
        stories = [
            foretold(match.rules, match.state, LEARNER, deed)
            for match in (first, second)
        ]
        return None if parts(*stories) else deed

    async def _continue(self, deed: Deed, do: str) -> None:
        self.count.together += 1
        if deed.seat == LEARNER:
            at = self._match(0).asked_at(LEARNER)
            await self._say(do, {"type": "move", "id": "mine", "at": at, "do": do})
        else:
            for index in range(2):
                await self._do(index, deed)
            await self.same(f"told of {do}", lambda own: own.receive())


class Classroom:
    """Starts the same lesson on both servers, with one position for each."""

    def __init__(
        self,
        servers: tuple[RunningServer, RunningServer],
        clock: FrozenClock,
        chance: FakeRandom,
        count: Coverage,
    ) -> None:
        self.servers = servers
        self.clock = clock
        self.chance = chance
        self.count = count

    async def compare(self, taught: Lesson, moment: Moment, seed: int) -> None:
        """Raise ``Leak`` if the learner receives something different."""
        rnd = random.Random(seed)
        first = msgspec.structs.replace(taught, position=moment.position)
        bodies = []
        for server, one in zip(
            self.servers, (first, scrambled(first, rnd)), strict=True
        ):
            self.chance.reseed(seed)
            bodies.append(await _begin(server, one))
        self.count.endpoints.add(BEGIN)
        self.count.note(bodies[:1])
        if bodies[0] != bodies[1]:
            raise Leak(f"viewer {LEARNER}: a lesson begins: {bodies[0]!r}")
        comparison = LessonComparison(
            self.servers, _viewed(bodies[0]), self.clock, self.chance, self.count
        )
        comparison.script = moment.script
        await comparison.compare()


async def _begin(server: RunningServer, taught: Lesson) -> bytes:
    """Return the response to a learner who begins *taught*."""
    person = RawClient(server, "", None, "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lessons, "lesson", lambda game, name: taught)
        answer = await person.ask(BEGIN, {}, game=taught.game, lesson=taught.name)
    await person.close()
    assert b" 201 " in answer[:20], answer
    return answer


def _viewed(answer: bytes) -> ViewedGame:
    made = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    tokens = {one["seat"]: one["token"] for one in made["seats"]}
    return ViewedGame(made["table"]["id"], LEARNER, tokens, "")


async def compare_lessons(folder: Path, count: Coverage, seed: int = 0) -> None:
    """Compare every position of every lesson."""
    games = ScrambledGames(folder / "first", folder / "second", [])
    async with run_server(games.first, FrozenClock()):
        pass  # creates the database, with the key of the server
    shutil.copytree(games.first, games.second)
    with frozen_randomness() as chance:
        async with both_servers(games) as (servers, clock):
            room = Classroom(servers, clock, chance, count)
            every = [(one, moment) for one in all_lessons() for moment in moments(one)]
            for number, (taught, moment) in enumerate(every):
                await room.compare(taught, moment, 1000 * seed + number)
