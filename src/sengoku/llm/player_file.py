"""A language model as a player: one TOML file says which model, and what it may use.

The file holds no key. It names the variable of the environment that does.
"""

import os
import shutil
import tomllib
from pathlib import Path
from string import Template
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from sengoku.core.errors import UnreadableError
from sengoku.llm import prompt

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Amount: TypeAlias = Annotated[float, Meta(ge=0)]
RulesGiven: TypeAlias = Literal["question", "all", "none"]
TEMPLATES: Final = ("system", "turn", "rethink")


class PlayerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Either *base_url* with *model*, or *command*; see docs/llm.md.

    *base_url* is an address that speaks the chat-completions protocol, *command* a
    program that reads the prompt and writes the answer. Prices are per million tokens.
    """

    base_url: Annotated[str, Meta(pattern="^(https?://[^ ]+)?$")] = ""
    model: str = ""
    key_env: str = ""
    command: tuple[str, ...] = ()
    temperature: Amount | None = None
    max_answer_tokens: Count = 1_000
    tokens_per_game: Count = 500_000
    seconds_per_answer: Annotated[float, Meta(gt=0)] = 60.0
    seconds_per_game: Amount = 0.0  # 0 for no limit
    rethinks: Annotated[int, Meta(ge=0, le=10)] = 2
    fallback: str = "random"
    input_price: Amount = 0.0
    output_price: Amount = 0.0
    rules: RulesGiven = "question"
    system: str = prompt.SYSTEM
    turn: str = prompt.TURN
    rethink: str = prompt.RETHINK

    @property
    def key(self) -> str:
        """The key, read from the environment each time and stored nowhere."""
        return os.environ.get(self.key_env, "") if self.key_env else ""

    def cost(self, tokens_in: int, tokens_out: int) -> float:
        paid = tokens_in * self.input_price + tokens_out * self.output_price
        return paid / 1_000_000


def read_player_file(path: Path) -> PlayerFile:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        file = msgspec.convert(found, PlayerFile)
    except OSError as error:
        raise _unreadable(path, str(error.strerror or error)) from None
    except (UnicodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise _unreadable(path, str(error)) from None
    problem = _problem(file)
    if problem:
        raise _unreadable(path, problem)
    return file


def _problem(file: PlayerFile) -> str:
    """Return what keeps the model from playing; empty if nothing does."""
    if bool(file.base_url) == bool(file.command):
        return "expected either base_url or command"
    if file.base_url and not file.model:
        return "base_url needs a model"
    if file.key_env and not file.key:
        return f"the variable {file.key_env} of the environment is not set"
    if file.command and shutil.which(file.command[0]) is None:
        return f"there is no program {file.command[0]!r}"
    unknown = {
        name
        for template in TEMPLATES
        for name in Template(getattr(file, template)).get_identifiers()
    } - prompt.FIELDS
    return f"templates have no {', '.join(sorted(unknown))}" if unknown else ""


def _unreadable(path: Path, why: str) -> UnreadableError:
    return UnreadableError("bot", detail=f"player file '{path}': {why}")
