"""Which message tells an event, a question, a refusal or an action, and its facts.

What a number stands for is known by the name of its field: ``origin`` is a province,
``victim`` a seat. Nothing is looked up in a state, so that a viewer reads no more than
the engine gave them. Sentences are made by ``sengoku.texts`` in any language.

For a field ``region`` a message gets ``$region``, the name, and ``$region_id``, the
word of the engine (``none`` where there is nothing); for a list such as ``winners``
``$winners`` and ``$winners_count``. A slot brings its region along.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, final

from sengoku.core.events import ChoiceTakenBack, Event
from sengoku.core.flow import Reason
from sengoku.core.rules import Question
from sengoku.samurai import events
from sengoku.samurai.actions import SPACE
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.options import colours
from sengoku.samurai.state import NONE
from sengoku.samurai.words import (
    AGENDA_NAMES,
    BUSHIDO,
    DECREE_WORDS,
    EFFECT_WORDS,
    FOOD,
    MAX_SEATS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
)

Fact: TypeAlias = "int | str | Phrase | list[Fact]"
Facts: TypeAlias = dict[str, Fact]


class Phrase(NamedTuple):
    """A message still to be said: its key and its facts."""

    key: str
    facts: Facts


class Thing(NamedTuple):
    """What a number stands for: the word of the engine and the name people read."""

    id: str
    name: str | Phrase


NOTHING: Final = Thing("none", "")

KINDS: Final = {
    "province": "province",
    "origin": "province",
    "destination": "province",
    "seat": "seat",
    "owner": "seat",
    "by": "seat",
    "victim": "seat",
    "turn_order": "seat",
    "winners": "seat",
    "slot": "slot",
    "mountain": "mountain",
    "region": "region",
    "order": "order",
    "resource": "resource",
    "effect": "effect",
    "side": "agenda",
}
"""What the fields of events, questions, refusals and actions hold; others are counts
or words for the message to choose by."""

RENAMED: Final = ("move23", "ship")
"""Orders that have another name in the draft edition."""


def said(*parts: str) -> Phrase:
    return Phrase("-".join(("samurai", *parts)), {})


def noted(name: Fact, note: Fact) -> Phrase:
    """Return ``name (note)``."""
    return Phrase("noted", {"name": name, "note": note})


@final
class Namer:
    """Names what happens in one game. Empty or missing *names* become colours."""

    def __init__(self, rules: SamuraiRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        board = rules.board
        self.things = {
            "province": _paired(board.province_ids, board.province_names),
            "slot": _paired(board.slot_ids, board.slot_ids),
            "mountain": _paired(board.mountain_ids, board.mountain_names),
            "seat": _people(rules, names),
            "order": _orders(rules.options.edition == "draft"),
            "region": _words("region", REGION_WORDS),
            "resource": _words("resource", RESOURCE_WORDS),
            "effect": _words("effect", EFFECT_WORDS),
            "agenda": _words("agenda", AGENDA_NAMES),
            "shrine": _words("shrine", SHRINE_WORDS),
            "neutral": _words("neutral", NEUTRAL_WORDS),
        }

    def name(self, kind: str, number: int) -> str | Phrase:
        """Return what people call it; *kind* is a key of ``things``."""
        return self._thing(kind, number).name

    def event(self, event: Event) -> Phrase:
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        facts = self._facts(fields)
        match event:
            case ChoiceTakenBack():
                return Phrase("choice-taken-back", facts)
            case events.GamePrepared():
                facts |= self._prepared(event)
            case events.CardsRevealed():
                facts |= self._revealed(event)
            case events.TokenCovered():
                facts["own"] = _yes(event.seat == event.victim)
            case events.InfluenceGained():
                facts["influence"] = event.provinces + event.castles
            case events.GameEnded():
                facts["scores"] = self._by_seat(event.scores)
        return Phrase(f"samurai-event-{event.__struct_config__.tag}", facts)

    def question(self, question: Question, seat: int) -> Phrase:
        facts = self._facts({"seat": seat, **question.facts})
        return Phrase(f"samurai-ask-{question.key}", facts)

    def reason(self, reason: Reason) -> Phrase:
        facts = self._facts({"rule": reason.rule, **reason.facts})
        return Phrase(f"samurai-refused-{reason.key}", facts)

    def action(self, action: int, asked: str = "") -> Phrase:
        """Return what the action does; *asked* is the key of the question, if known."""
        family = SPACE.family(action)
        fields = dict(zip(family.fields, family.args(action), strict=False))
        facts = self._facts({"asked": asked, **fields})
        return Phrase(f"samurai-action-{family.kind}", facts)

    def agenda(self, side: int) -> Phrase:
        """Return what a side of an agenda tile asks, its points and its decree."""
        board = self.rules.board
        decree = DECREE_WORDS[board.agenda_decree[side]]
        facts: Facts = {
            "points": board.agenda_points[side],
            "castle": self.rules.switches.agenda_3b,
            "decree": Phrase(f"samurai-decree-{decree}.about", {}),
        }
        return Phrase(f"samurai-agenda-{AGENDA_NAMES[side]}.about", facts)

    def _thing(self, kind: str, number: int) -> Thing:
        return NOTHING if number == NONE else self.things[kind][number]

    def _facts(self, fields: Mapping[str, object]) -> Facts:
        facts: Facts = {}
        if "slot" in fields and "region" not in fields:
            slot = fields["slot"]
            assert isinstance(slot, int)
            self._put(facts, "region", self.rules.board.slot_region[slot])
        for field, value in fields.items():
            self._put(facts, field, value)
        return facts

    def _put(self, facts: Facts, field: str, value: object) -> None:
        kind = KINDS.get(field)
        if isinstance(value, tuple):
            if kind is not None:
                _list(facts, field, [self.name(kind, number) for number in value])
        elif isinstance(value, bool):
            facts[field] = _yes(value)
        elif isinstance(value, int) and kind is not None:
            facts[f"{field}_id"], facts[field] = self._thing(kind, value)
        else:
            assert isinstance(value, int | str)
            facts[field] = value

    def _prepared(self, event: events.GamePrepared) -> Facts:
        facts: Facts = {}
        for resource in (FOOD, BUSHIDO):
            fields = _places(event.seeds, resource)
            names: list[Fact] = [self.name("province", field) for field in fields]
            _list(facts, RESOURCE_WORDS[resource], names)
        _list(facts, "agenda", self._notes("region", "agenda", event.agenda))
        _list(facts, "shrine", self._notes("province", "shrine", event.shrine))
        chosen = "neutral" in self.rules.options.variants
        slots = event.neutral if chosen else ()  # the printed ones are on the board
        _list(facts, "neutral", self._notes("slot", "neutral", slots))
        played: list[Fact] = []
        for region, copies in enumerate(event.played):
            played += [self.name("region", region)] * copies
        _list(facts, "played", played)
        return facts

    def _revealed(self, event: events.CardsRevealed) -> Facts:
        facts: Facts = {}
        _list(facts, "regions", self._notes("seat", "region", event.regions))
        facts["extra_id"], facts["extra"] = self._thing("region", event.extra)
        return facts

    def _notes(self, kind: str, note: str, numbers: Iterable[int]) -> list[Fact]:
        """Return what lies at each place of *kind*, without the empty ones."""
        return [
            noted(self.name(kind, place), self.name(note, number))
            for place, number in enumerate(numbers)
            if number != NONE
        ]

    def _by_seat(self, numbers: Iterable[int]) -> list[Fact]:
        return [noted(self.name("seat", s), number) for s, number in enumerate(numbers)]


def _paired(ids: Sequence[str], names: Sequence[str]) -> tuple[Thing, ...]:
    return tuple(map(Thing, ids, names))


def _words(kind: str, words: Sequence[str]) -> tuple[Thing, ...]:
    return tuple(Thing(word, said(kind, word)) for word in words)


def _orders(draft: bool) -> tuple[Thing, ...]:
    renamed = RENAMED if draft else ()
    return tuple(
        Thing(word, said("order", f"{word}.draft" if word in renamed else word))
        for word in ORDER_WORDS
    )


def _people(rules: SamuraiRules, names: Sequence[str]) -> tuple[Thing, ...]:
    """Return a thing for every seat; refusals may speak of seats nobody sits on."""
    chosen = colours(rules.options)
    people: list[Thing] = []
    for seat in range(MAX_SEATS):
        given = names[seat] if seat < len(names) else ""
        colour = said("colour", chosen[seat]) if seat < len(chosen) else ""
        people.append(Thing(SEAT_LETTERS[seat], given or colour or SEAT_LETTERS[seat]))
    return tuple(people)


def _list(facts: Facts, field: str, names: Sequence[Fact]) -> None:
    facts[field] = list(names)
    facts[f"{field}_count"] = len(names)


def _places(values: Iterable[int], wanted: int) -> list[int]:
    return [place for place, value in enumerate(values) if value == wanted]


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
