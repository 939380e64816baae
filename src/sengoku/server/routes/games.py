"""The games: their options, rules and vocabulary."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Annotated, TypeAlias

import msgspec
from fastapi import APIRouter, Path, Query, Response

from sengoku.core.catalogue import Group, Rule, RuleTable, group_of
from sengoku.core.errors import GameError
from sengoku.core.game import Game
from sengoku.core.rules import Rules
from sengoku.games import GAMES
from sengoku.server.routes.common import GuestDep, refusals
from sengoku.server.tables import game_options
from sengoku.server.tables.game_options import GameInfo
from sengoku.server.tables.live_game import rules_of
from sengoku.server.tables.vocabulary import Vocabulary, vocabulary
from sengoku.server.wire.bodies import encoded
from sengoku.server.wire.errors import from_game_error, not_found, unreadable
from sengoku.server.wire.structs import Wire

router = APIRouter(tags=["games"])

GameId: TypeAlias = Annotated[str, Path(max_length=16, description="The game.")]
OptionsQuery: TypeAlias = Annotated[
    str, Query(max_length=2000, description="The options of the game as JSON.")
]


class RuleText(Wire, frozen=True):
    """A rule in Markdown; without *editions* it applies to all of them.

    In a *table* text is a message key, or the name of a column or row.
    """

    id: str
    text: str
    editions: tuple[str, ...]
    table: RuleTable | None


class RuleGroup(Wire, frozen=True):
    """A group of rules; all their IDs begin with *prefix*."""

    prefix: str
    title: str
    rules: tuple[RuleText, ...]


@router.get("/games", responses=refusals())
async def games() -> list[GameInfo]:
    """Return the games and their options."""
    return [*game_options.games()]


@router.get("/games/{game}/rules", responses=refusals(404))
async def rules(game: GameId) -> list[RuleGroup]:
    """Return the rules of a game, in reading order."""
    found = find(game)
    groups = found.rule_groups()
    by_group = groupby(found.catalogue(), lambda rule: group_of(rule.id, groups))
    tables = found.rule_tables()
    return [_group(group, members, tables) for group, members in by_group]


def _group(
    group: Group, members: Iterable[Rule], tables: Mapping[str, RuleTable]
) -> RuleGroup:
    texts = (
        RuleText(rule.id, rule.text, rule.editions, tables.get(rule.id))
        for rule in members
    )
    return RuleGroup(group.prefix, group.title, tuple(texts))


@router.get("/games/{game}/words", response_model=Vocabulary, responses=refusals(404))
async def words(game: GameId, options: OptionsQuery = "{}") -> Response:
    """Return the vocabulary of a game under these options."""
    return _vocabulary_response(_rules(find(game), options))


@router.get(
    "/tables/{table}/words", response_model=Vocabulary, responses=refusals(401, 404)
)
async def words_of_table(guest: GuestDep) -> Response:
    """Return the vocabulary of a table, including its own board."""
    return _vocabulary_response(rules_of(guest.table.record))


def _vocabulary_response(rules: Rules) -> Response:
    return Response(encoded(vocabulary(rules)), media_type="application/json")


def find(name: str) -> Game:
    """Return the game with exactly this name."""
    for known in GAMES:
        if known.id == name:
            return known
    raise not_found("game")


def _rules(game: Game, options: str) -> Rules:
    try:
        return game.rules(game.read_options(msgspec.json.decode(options)))
    except msgspec.DecodeError as error:
        raise unreadable(f"options: {error}") from None
    except GameError as error:
        raise from_game_error(error, 422) from None
