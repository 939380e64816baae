"""Turns an event, a question, a refusal or an action into a message key and its facts.

The name of a field says what its number stands for: a game declares which kind of thing
a field holds, and the things of each kind. Nothing is looked up in a state, so viewers
read no more than the engine gave them. ``sengoku.texts`` makes the sentences.

For a field ``seat`` a message gets ``$seat``, the name, and ``$seat_id``, the word of
the engine (``none`` where there is nothing); for a list such as ``winners``
``$winners`` and ``$winners_count``. Other fields are counts, or words that select a
variant of the message; so are *yes* and *no*.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from sengoku.core.events import ChoiceTakenBack, Event, GameBranched, GameRewound
from sengoku.core.flow import Reason
from sengoku.core.notation import Domain
from sengoku.core.rules import Question, Rules
from sengoku.core.space import ActionSpace

Fact: TypeAlias = "int | str | Phrase | list[Fact]"
Facts: TypeAlias = dict[str, Fact]


class Phrase(NamedTuple):
    """A message to be formatted: its key and its facts."""

    key: str
    facts: Facts


class Thing(NamedTuple):
    """What a number stands for: the engine's word and the name that people read."""

    id: str
    name: str | Phrase


Things: TypeAlias = dict[str, tuple[Thing, ...]]
"""Things by kind and number."""

NOTHING: Final = Thing("none", "")


class Naming:
    """Names the events, questions, refusals and actions of one game."""

    kinds: Mapping[str, str]
    """The kinds of things in fields of events, questions, refusals and actions."""
    lists: Mapping[str, str]
    """The kinds of things in their lists."""
    tallies: Mapping[str, str]
    """The kinds that lists of numbers are indexed by; ``more`` handles other lists."""

    def __init__(self, game: str, space: ActionSpace, things: Things) -> None:
        self.game = game
        self.space = space
        self.things = things

    def name(self, kind: str, number: int) -> str | Phrase:
        """Return the name of a thing; *kind* is a key of ``things``."""
        return self.thing(kind, number).name

    def thing(self, kind: str, number: int) -> Thing:
        return NOTHING if number < 0 else self.things[kind][number]

    # Sentences

    def event(self, event: Event) -> Phrase:
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        tag = str(event.__struct_config__.tag)
        if isinstance(event, ChoiceTakenBack | GameRewound | GameBranched):
            return Phrase(tag, self.facts(fields))
        said = self.phrase("event", tag, fields)
        return Phrase(said.key, said.facts | self.more(event))

    def more(self, event: Event) -> Facts:
        """Return the facts that a message needs beyond the fields of its event."""
        return {}

    def question(self, question: Question, seat: int) -> Phrase:
        return self.phrase("ask", question.key, {"seat": seat, **question.facts})

    def reason(self, reason: Reason) -> Phrase:
        return self.phrase("refused", reason.key, {"rule": reason.rule, **reason.facts})

    def because(self, key: str, facts: Mapping[str, object]) -> Phrase:
        """Return a bot's reason for its choice."""
        return self.phrase("because", key, facts)

    def action(self, action: int, asked: str = "") -> Phrase:
        """Return what the action does; *asked* is the key of the question, if known."""
        family = self.space.family(action)
        fields = dict(zip(family.fields, family.args(action), strict=False))
        return self.phrase("action", family.kind, {"asked": asked, **fields})

    def phrase(self, about: str, key: str, fields: Mapping[str, object]) -> Phrase:
        """Return the message *key* of this game; *about* is the kind of message."""
        return Phrase(f"{self.game}-{about}-{key}", self.facts(fields))

    # Facts

    def facts(self, fields: Mapping[str, object]) -> Facts:
        facts: Facts = {}
        for field, value in fields.items():
            facts |= self._fact(field, value)
        return facts

    def _fact(self, field: str, value: object) -> Facts:
        if isinstance(value, tuple):
            return self._list(field, value)
        if isinstance(value, bool):
            return {field: yes(value)}
        if isinstance(value, int) and field in self.kinds:
            id, name = self.thing(self.kinds[field], value)
            return {field: name, f"{field}_id": id}
        assert isinstance(value, int | str)
        return {field: value}

    def _list(self, field: str, numbers: tuple[int, ...]) -> Facts:
        if field in self.tallies:
            return listed(field, self.counts(self.tallies[field], numbers))
        if field not in self.lists:
            return {}
        things = [self.thing(self.lists[field], number) for number in numbers]
        return listed(field, [thing.name for thing in things if thing != NOTHING])

    def notes(self, kind: str, note: str, numbers: Iterable[int]) -> list[Fact]:
        """Return what lies at each place of *kind*, empty ones left out."""
        return [
            noted(self.name(kind, place), self.name(note, number))
            for place, number in enumerate(numbers)
            if number >= 0
        ]

    def counts(self, kind: str, numbers: Iterable[int]) -> list[Fact]:
        """Return the number for each of *kind*."""
        return [
            noted(self.name(kind, place), number)
            for place, number in enumerate(numbers)
        ]


class PlainNaming(Naming):
    """Uses the words of the engine, for games without messages of their own."""

    lists: Mapping[str, str] = {}
    tallies: Mapping[str, str] = {}

    def __init__(self, rules: Rules, names: Sequence[str] = ()) -> None:
        domains = rules.spelling.domains
        self.kinds = {field: field for field in domains}
        things = {field: _things(domain) for field, domain in domains.items()}
        things["seat"] = people(domains["seat"].words, (), names)
        super().__init__(rules.id, rules.space, things)

    def phrase(self, about: str, key: str, fields: Mapping[str, object]) -> Phrase:
        """Return *key* and what its fields hold: ``card sealed: seat A, card ace``."""
        facts = {
            field: fact
            for field, fact in self.facts(fields).items()
            if field in fields and field != "asked"
        }
        said = key.replace("-", " ")
        told = ", ".join(f"{field} {fact}" for field, fact in facts.items())
        return Phrase("plain", {"text": f"{said}: {told}" if told else said})


def _things(domain: Domain) -> tuple[Thing, ...]:
    return (*[NOTHING] * domain.first, *paired(domain.words, domain.words))


def said(*parts: str) -> Phrase:
    return Phrase("-".join(parts), {})


def noted(name: Fact, note: Fact) -> Phrase:
    """Return ``name (note)``."""
    return Phrase("noted", {"name": name, "note": note})


def listed(field: str, names: Sequence[Fact]) -> Facts:
    return {field: list(names), f"{field}_count": len(names)}


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


def paired(ids: Sequence[str], names: Sequence[str]) -> tuple[Thing, ...]:
    return tuple(map(Thing, ids, names))


def words(game: str, kind: str, of_engine: Sequence[str]) -> tuple[Thing, ...]:
    """Return things whose names are messages."""
    return tuple(Thing(word, said(game, kind, word)) for word in of_engine)


def people(
    letters: Sequence[str], colours: Sequence[Phrase], names: Sequence[str]
) -> tuple[Thing, ...]:
    """Return a thing for every seat; refusals may mention empty seats.

    A player without a name is called by colour, without a colour by letter.
    """
    found: list[Thing] = []
    for seat, letter in enumerate(letters):
        given = names[seat] if seat < len(names) else ""
        colour = colours[seat] if seat < len(colours) else letter
        found.append(Thing(letter, given or colour))
    return tuple(found)
