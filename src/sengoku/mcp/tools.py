"""What the tools answer, in text; ``server`` gives them their names.

Drawing a position takes about ten milliseconds of work. Texts are written in a thread,
so that a server serves its other players meanwhile.
"""

from asyncio import to_thread
from collections.abc import Sequence
from typing import Final

from sengoku.core.errors import GameError, IllegalActionError, StaleError
from sengoku.core.flow import Reason
from sengoku.core.game import Game
from sengoku.core.rules import Rules
from sengoku.llm import rulebook
from sengoku.llm.narrator import Narrator
from sengoku.llm.plan import read_plan
from sengoku.llm.refusals import RefusedActionError
from sengoku.llm.sight import Sight
from sengoku.match import TAKE_BACK
from sengoku.mcp.seat import AgentSeat

MAX_EVENTS: Final = 40
"""An answer tells no more events than this; ``replay`` tells all."""
MAX_REPLAY_EVENTS: Final = 200
NOT_BEGUN: Final = "table-open"
"""The key of the error at a table that still waits for players."""
MAX_ACTION_LENGTH: Final = 200


# Looking


async def observe(
    seat: AgentSeat, since: int | None = None, legend: bool = False, board: bool = False
) -> str:
    return await to_thread(_observed, await seat.look(since), legend, board)


def _observed(sight: Sight, legend: bool, board: bool) -> str:
    narrator = Narrator(sight.rules)
    parts = [narrator.position(sight)]
    if legend:
        parts.append(f"Signs:\n{narrator.legend(sight)}")
    if board:
        parts.append(f"Board:\n{rulebook.board_text(sight.rules)}")
    parts.append(_happened(narrator, sight))
    parts.append(narrator.question(sight))
    return _joined(parts)


async def options(seat: AgentSeat, words: str = "") -> str:
    sight = await seat.look()
    return await to_thread(Narrator(sight.rules).options, sight, words)


async def why_not(seat: AgentSeat, action: str) -> str:
    rules = (await seat.look()).rules
    why = await seat.explain(_read(rules, action))
    if why is None:
        return f"{action!r} is offered; play it if you like."
    return await to_thread(_reason, rules, why)


def _reason(rules: Rules, why: Reason) -> str:
    said = Narrator(rules).reason(why)
    return _joined([said, rulebook.rule_texts(rules.game, [why.rule])])


async def replay(
    seat: AgentSeat, first: int = 1, count: int = MAX_EVENTS, file: bool = False
) -> str:
    if file:
        return await seat.replay()
    sight = await seat.look(max(first, 1) - 1)
    told = sight.events[: max(1, min(count, MAX_REPLAY_EVENTS))]
    said = await to_thread(Narrator(sight.rules).events, told, sight.since)
    return said or f"There are {sight.heard} events so far."


# Choosing


async def play(seat: AgentSeat, action: str, question: int | None = None) -> str:
    before = await seat.look()
    if action.strip() == TAKE_BACK:
        await seat.play(TAKE_BACK, _asked(before, question))
        return await _followed(seat, before, "Your last choice is taken back.")
    chosen = _read(before.rules, action)
    why = await seat.explain(chosen)
    if why is not None:
        raise RefusedActionError(why)
    key = "" if before.offer is None else before.offer.question.key
    done = Narrator(before.rules).action(chosen, key)
    await seat.play(chosen, _asked(before, question))
    return await _followed(seat, before, f"Done: {done}.")


async def plan(
    seat: AgentSeat, actions: Sequence[str], question: int | None = None
) -> str:
    before = await seat.look()
    at = _asked(before, question)
    ids = read_plan(before, [action.strip() for action in actions])
    for done, chosen in enumerate(ids):
        try:
            await seat.play(chosen, at)
        except GameError as error:
            # Something came in between, such as a rewind: say what counts already.
            raise _interrupted(error, done, actions) from None
        after = await seat.look()
        at = at if after.offer is None else after.offer.at
    return await _followed(seat, before, f"Done: all {len(ids)} actions.")


def _interrupted(error: GameError, done: int, actions: Sequence[str]) -> GameError:
    left = ", ".join(actions[done:])
    detail = f"{done} of {len(actions)} actions are done; not done: {left}; because: "
    return GameError(error.key, error.rule, detail + (error.detail or error.key))


async def wait(seat: AgentSeat, seconds: float, since: int | None = None) -> str:
    known = await _known(seat) if since is None else since
    await seat.wait(seconds)
    after = await seat.look(known)
    return await to_thread(_news, after)


async def _known(seat: AgentSeat) -> int:
    """Return the number of events so far; none before the game begins."""
    try:
        return (await seat.look()).heard
    except IllegalActionError as error:
        if error.key != NOT_BEGUN:
            raise
        return 0


# Parts of answers


def _asked(sight: Sight, question: int | None) -> int:
    """Return the question to answer; refuse an answer to another one."""
    if sight.offer is None:
        said = Narrator(sight.rules).question(sight)
        raise IllegalActionError("not-asked", detail=said)
    if question is not None and question != sight.offer.at:
        detail = f"you answer question {question}; asked is {sight.offer.at}"
        raise StaleError("stale", detail=detail)
    return sight.offer.at


def _read(rules: Rules, action: str) -> int:
    return rules.spelling.read(action.strip()[:MAX_ACTION_LENGTH])


async def _followed(seat: AgentSeat, before: Sight, done: str) -> str:
    after = await seat.look(before.heard)
    return f"{done}\n{await to_thread(_news, after)}"


def _news(sight: Sight) -> str:
    """Say what happened, what is asked now, and what can be answered."""
    narrator = Narrator(sight.rules)
    asked = narrator.options(sight) if sight.is_asked else narrator.question(sight)
    return _joined([_happened(narrator, sight), asked])


def _happened(narrator: Narrator, sight: Sight) -> str:
    told = sight.events[-MAX_EVENTS:]
    skipped = len(sight.events) - len(told)
    lines = [f"Events so far: {sight.heard}."]
    if skipped:
        lines.append(f"{skipped} earlier ones: replay first={sight.since + 1}.")
    lines.append(narrator.events(told, sight.since + skipped))
    return _joined(lines)


def _joined(parts: Sequence[str]) -> str:
    return "\n".join(part for part in parts if part)


async def rules(game: Game, query: str) -> str:
    return await to_thread(rulebook.quoted, game, query)
