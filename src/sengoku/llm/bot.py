"""Lets a language model play a seat: asks, reads, lets it think again, counts.

An answer that cannot be played costs one more question, with the reason and its rule.
When the budget of a game is used up, a fallback bot plays on and says so.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from sengoku.bots.bot import Bot, BotError
from sengoku.bots.protocol import FREE_TEXT, MAX_REASON_LENGTH, printable
from sengoku.bots.registry import create_bot, levels
from sengoku.bots.view import View
from sengoku.core.errors import GameError, UnreadableError
from sengoku.core.events import Event
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules
from sengoku.llm import prompt
from sengoku.llm.answer import read_answer
from sengoku.llm.models import Model, Reply, estimated_tokens, model_of
from sengoku.llm.plan import read_plan
from sengoku.llm.player_file import PlayerFile, read_player_file
from sengoku.llm.prompt import Message
from sengoku.llm.refusals import explained
from sengoku.llm.sight import Sight, sight_of_view

USED_UP: Final = "The budget of {what} is used up; {bot} plays on."
PLANNED: Final = "As planned."


def create_llm_bot(path: str, rules: Rules) -> "LlmBot":
    """Create the bot of a player file, as ``llm:FILE`` names it."""
    file = read_player_file(Path(path))
    Domain("fallback", levels(rules.game)).read(file.fallback)
    return LlmBot(file, model_of(file), create_bot(file.fallback, rules))


@final
class LlmBot(Bot):
    """Asks *model* as *file* says; *fallback* plays when the budget is used up."""

    def __init__(self, file: PlayerFile, model: Model, fallback: Bot) -> None:
        self._file: Final = file
        self._model: Final = model
        self._fallback: Final = fallback
        self._planned: list[int] = []  # choices that were given ahead
        self._events: list[Event] = []  # since the last prompt
        self._heard = 0  # events in prompts so far
        self._questions = 0
        self._answers = self._illegal = self._fallbacks = 0
        self._tokens_in = self._tokens_out = 0
        self._spent = 0.0  # seconds that the model was asked

    def choose(self, view: View) -> int:
        self._events += view.events
        if self._planned and self._planned[0] in view.ids:
            view.say(FREE_TEXT, text=PLANNED)
            return self._planned.pop(0)
        self._planned = []
        self._questions += 1
        sight = self._sight(view)
        messages = self._messages(sight)
        lacking = self._lacking(messages)
        if lacking:
            return self._fall_back(view, lacking)
        self._heard, self._events = sight.heard, []
        first, *self._planned = self._ask(view, sight, messages)
        return first

    def _sight(self, view: View) -> Sight:
        seen = sight_of_view(view, self._questions, self._heard)
        return seen._replace(events=tuple(self._events))

    def _messages(self, sight: Sight) -> list[Message]:
        file = self._file
        return [
            prompt.opening(file.system, sight, with_rules=file.rules == "all"),
            prompt.turn(file.turn, sight, with_rules=file.rules == "question"),
        ]

    # Asking

    def _ask(self, view: View, sight: Sight, messages: list[Message]) -> list[int]:
        """Ask until the answer can be played, or there are no rethinks left."""
        problem = ""
        for _ in range(self._file.rethinks + 1):
            if self._lacking(messages):
                break
            began = time.monotonic()
            try:
                reply = self._model.ask(messages, self._seconds(view))
            finally:
                self._spent += time.monotonic() - began
            self._count(reply)
            try:
                return _read(view, sight, reply.text)
            except GameError as error:
                self._illegal += 1
                problem = explained(error, sight.rules)
            messages += [
                {"role": "assistant", "content": reply.text},
                prompt.rethink(self._file.rethink, problem),
            ]
        raise BotError("illegal", problem)

    def _seconds(self, view: View) -> float:
        file, left = self._file, view.seconds_left
        if left is not None and left <= 0:
            raise BotError("time-out", "no time is left")
        of_game = file.seconds_per_game - self._spent if file.seconds_per_game else None
        limits = (left, of_game, file.seconds_per_answer)
        return min(limit for limit in limits if limit is not None)

    # The budget

    def _lacking(self, messages: Sequence[Message]) -> str:
        """Return which budget does not suffice to ask; empty if all do."""
        file = self._file
        wanted = estimated_tokens(messages) + file.max_answer_tokens
        if self._tokens_in + self._tokens_out + wanted > file.tokens_per_game:
            return "tokens"
        is_late = bool(file.seconds_per_game) and self._spent >= file.seconds_per_game
        return "time" if is_late else ""

    def _count(self, reply: Reply) -> None:
        self._answers += 1
        self._tokens_in += reply.tokens_in
        self._tokens_out += reply.tokens_out

    def _fall_back(self, view: View, lacking: str) -> int:
        self._fallbacks += 1
        chosen = self._fallback.choose(view)
        view.say(FREE_TEXT, text=USED_UP.format(what=lacking, bot=self._file.fallback))
        return chosen

    def usage(self) -> dict[str, float]:
        return {
            "answers": self._answers,
            "illegal": self._illegal,
            "tokens_in": self._tokens_in,
            "tokens_out": self._tokens_out,
            "cost": self._file.cost(self._tokens_in, self._tokens_out),
            "seconds": round(self._spent, 3),
            "fallbacks": self._fallbacks,
        }

    def close(self) -> None:
        self._model.close()
        self._fallback.close()


def _read(view: View, sight: Sight, text: str) -> list[int]:
    """Return the choices in an answer; the first is one of the options."""
    answer = read_answer(text)
    ids = read_plan(sight, answer.actions)
    if ids[0] not in view.ids:
        detail = f"{answer.actions[0]!r} is not one of the options"
        raise UnreadableError("answer", detail=detail)
    because = printable(answer.because, MAX_REASON_LENGTH)
    if because:
        view.say(FREE_TEXT, text=because)
    return ids
