"""What there is to tell in each game: found in the engines, never in the catalogues."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

import msgspec

from sengoku.core.course import CourseStep
from sengoku.core.events import Event
from sengoku.core.flow import Step
from sengoku.core.phrases import Naming, Phrase
from sengoku.samurai import events as samurai_events
from sengoku.samurai import options as samurai_options
from sengoku.samurai import vocabulary as samurai_words
from sengoku.samurai.bots.reasons import KEYS as SAMURAI_WHYS
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.highlights import SamuraiHighlighter
from sengoku.samurai.naming import Namer as SamuraiNamer
from sengoku.samurai.rules.harvest import BY_CONTROL, BY_PRESENCE
from sengoku.samurai.rules.optional import IDLE_KEYS
from sengoku.shogun import events as shogun_events
from sengoku.shogun import options as shogun_options
from sengoku.shogun import vocabulary as shogun_words
from sengoku.shogun.bots.reasons import KEYS as SHOGUN_WHYS
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.highlights import LUCKY, ShogunHighlighter
from sengoku.shogun.naming import Namer as ShogunNamer
from sengoku.shogun.previews import CAUTIONS
from sengoku.shogun.things import SPECIAL_KEYS
from tests.spoken_reasons import Reasons, reasons


@dataclass(frozen=True, eq=False)
class Spoken:
    """A game, and what there is to tell in it."""

    id: str
    rules: Callable[[Any], Any]
    namer: Callable[[Any, Sequence[str]], Naming]
    events: ModuleType
    switches: type[msgspec.Struct]
    house: Sequence[str]
    tables: Sequence[Any]
    """Options to play with. The first has everything, all together every step."""
    names: dict[str, Sequence[str]]
    """Words of the engine that have a name, by the part of the key before them."""
    explained: dict[str, Sequence[str]]
    """The same, for what has a name and a sentence."""
    explanations: Callable[[Naming], Iterable[Phrase]]
    """What a namer explains with numbers of the board."""
    facts: dict[str, Any]
    """What names and sentences about them may need."""
    examples: dict[str, list[object]]
    """What events hold, by the name of a field or of class and field."""
    phrases: Sequence[str] = ()
    whys: Sequence[str] = ()
    cautions: Collection[str] = ()
    """Why a bot of the package chooses as it does."""
    listed: Sequence[tuple[str, str]] = field(default=())
    """Keys and rules of refusals that stand in a table of the source."""
    questioned: float = 1.0
    """At which part of the choices of a game it is asked what is not allowed."""

    def __str__(self) -> str:
        return self.id

    def named(self, options: Any, *names: str) -> Naming:
        return self.namer(self.rules(options), names)

    @cached_property
    def whole(self) -> Naming:
        return self.named(self.tables[0])

    # What there is

    @cached_property
    def event_classes(self) -> list[type[Event]]:
        return [
            cls
            for cls in vars(self.events).values()
            if isinstance(cls, type)
            and issubclass(cls, Event)
            and cls.__struct_config__.tag != cls.__name__  # or else it is a base
            and cls is not Event
        ]

    @cached_property
    def steps(self) -> dict[str, Step[Any]]:
        """The steps that ask, by name."""
        rows = [row for options in self.tables for row in self.rules(options).table]
        return {row.name: row for row in rows if row.asks}

    @cached_property
    def phases(self) -> set[str]:
        found: set[str] = set()
        for table in [self.rules(options).table for options in self.tables]:
            course = table[0]
            assert isinstance(course, CourseStep)
            found |= {table[number].name for number, _, _ in course.whole}
        return found

    @cached_property
    def reasons(self) -> Reasons:
        return reasons(("core", self.id), self.listed)

    # Keys of messages

    def sentences(self) -> set[str]:
        """Return the keys of what is said with facts of a game."""
        return self._keys(
            {
                "event": [str(cls.__struct_config__.tag) for cls in self.event_classes],
                "ask": self.steps,
                "action": [family.kind for family in self.whole.space.families],
                "refused": [why.key for why in self.reasons.refusals],
                "void": self.reasons.voids,
                "phrase": self.phrases,
                "because": self.whys,
                "caution": self.cautions,
            }
        )

    def labels(self) -> set[str]:
        """Return the keys of names."""
        choices = {"house": [key for rule in self.house for key in self._choices(rule)]}
        known = self._keys(self.names) | self._keys(self.explained)
        return known | self._keys({"phase": self.phases} | choices)

    def abouts(self) -> set[str]:
        """Return the keys of sentences about what has a name."""
        house = [rule.replace("_", "-") for rule in self.house]
        keys = self._keys(self.explained) | self._keys({"house": house})
        return {f"{key}.about" for key in keys}

    def _keys(self, parts: dict[str, Any]) -> set[str]:
        return {f"{self.id}-{part}-{word}" for part in parts for word in parts[part]}

    def _choices(self, rule: str) -> Iterator[str]:
        """Yield a house rule, then the words it can be set to; none for yes and no."""
        word = rule.replace("_", "-")
        yield word
        allowed = msgspec.inspect.type_info(self.switches)
        assert isinstance(allowed, msgspec.inspect.StructType)
        (kind,) = [part.type for part in allowed.fields if part.name == rule]
        if isinstance(kind, msgspec.inspect.LiteralType):
            yield from (f"{word}.{choice}" for choice in kind.values)


# Small Samurai Empires

_Samurai = samurai_options.Options
_variants = samurai_options.VARIANTS


_cards_of_orders = (
    *samurai_words.ORDER_WORDS,
    *(f"neutral-{word}" for word in samurai_words.NEUTRAL_WORDS),
)


def _tiles(namer: Naming) -> Iterator[Phrase]:
    assert isinstance(namer, SamuraiNamer)
    return (namer.agenda(side) for side in range(len(samurai_words.AGENDA_NAMES)))


SAMURAI = Spoken(
    id="samurai",
    rules=SamuraiRules,
    namer=SamuraiNamer,
    events=samurai_events,
    switches=samurai_options.Switches,
    phrases=("when",),
    house=samurai_options.house_rules(),
    tables=[
        _Samurai(4, "standard", _variants),
        _Samurai(2, "standard", ("mountain", "neutral")),
        _Samurai(3, "standard", ("agenda",), {"strict_resource_supply": False}),
        _Samurai(3, "crowd", _variants, {"open_resources": True}),
        _Samurai(4, "crowd", ("shrines",), colours=("blue", "red", "yellow", "green")),
        _Samurai(2, "draft"),
        _Samurai(4, "draft", house={"castle_in_capital": False}),
        _Samurai(2, house={"ship_origin_anywhere": True, "tiebreaks": False}),
    ],
    names={
        "order": (*samurai_words.ORDER_WORDS, "move23.draft", "ship.draft"),
        "neutral": samurai_words.NEUTRAL_WORDS,
        "resource": samurai_words.RESOURCE_WORDS,
        "region": samurai_words.REGION_WORDS,
        "colour": samurai_words.COLOURS,
        "tiebreak": SamuraiHighlighter.tiebreaks,
        "effect": samurai_words.EFFECT_WORDS,
        "shrine": samurai_words.SHRINE_WORDS,
        "phase": ("destiny", "era-end"),
        "card": _cards_of_orders,
        "now": _cards_of_orders,
        "idle": (*IDLE_KEYS, *(f"{key}.you" for key in IDLE_KEYS)),
    },
    explained={
        "agenda": samurai_words.AGENDA_NAMES,
        "decree": samurai_words.DECREE_WORDS,
        "edition": samurai_options.EDITIONS,
        "variant": _variants,
        "award": tuple(SamuraiHighlighter.prizes),
    },
    explanations=_tiles,
    facts={
        **{"points": 3, "castle": "own-castle", "decree": "Ships are free."},
        **dict.fromkeys(("recruit", "move", "ship", "attack"), 1),
        **{"upgrade": "yes", "control": "no", "capital": "no", "places": "Kaga (2)"},
        **{"name": "Ann", "count": 3},
    },
    examples={
        "asked": ["neutral", "move", "tribe"],
        "because": ["", *IDLE_KEYS],
        "extra": [0, 1, 2, -1],
        "resource": [0, 1],
        "seeds": [(0, 1, -1), (1, 1, 1, 0, 0)],
        "shrine": [(-1, -1), (-1, 0, 2, 1)],
        "agenda": [(-1, -1, -1, -1), (6, 0, 3, 4)],
        "played": [(0, 0, 0, 0), (0, 2, 0, 1)],
        "winners": [(0,), (1, 0, 2)],
    },
    listed=tuple((way.refusal, way.rule) for way in (BY_PRESENCE, BY_CONTROL)),
    whys=SAMURAI_WHYS,
)


# Shogun

_Shogun = shogun_options.Options
_modules = shogun_words.MODULE_WORDS


def _cards(namer: Naming) -> Iterator[Phrase]:
    assert isinstance(namer, ShogunNamer)
    yield from map(namer.field, range(shogun_words.FIELDS))
    yield from map(namer.special, range(shogun_words.SPECIALS))
    yield from map(namer.event_card, range(shogun_words.EVENTS))
    yield from map(namer.favour, range(1, shogun_words.FAVOURS + 1))


SHOGUN = Spoken(
    id="shogun",
    rules=ShogunRules,
    namer=ShogunNamer,
    events=shogun_events,
    switches=shogun_options.Switches,
    house=shogun_options.house_rules(),
    tables=[
        _Shogun(4, "sun", "preset", _modules),
        _Shogun(3, "moon", "draft", _modules),
        _Shogun(5, "sun", "draft", _modules, colours=shogun_words.COLOURS[::-1]),
        _Shogun(3, "sun", "preset"),
        _Shogun(4, "moon", tower="spielbyweb", house={"strict_forced_battle": False}),
        _Shogun(3, modules=("court",), tower=shogun_options.OWN_TOWER),
        _Shogun(5, modules=("generals",), house={"one_monument_per_province": True}),
    ],
    names={
        "field": [
            key for word in shogun_words.FIELD_WORDS for key in (word, f"{word}.short")
        ],
        "card": ("chest", "tower"),
        "building": shogun_words.BUILDING_WORDS,
        "season": shogun_words.SEASON_WORDS,
        "region": shogun_words.REGION_WORDS,
        "colour": shogun_words.COLOURS,
        "tiebreak": ShogunHighlighter.tiebreaks,
        "protection": shogun_words.PROTECT_WORDS[1:],
        "bonus": [
            key for word in shogun_words.BONUS_WORDS for key in (word, f"{word}.card")
        ],
        "art": shogun_words.ART_WORDS,
        "art-castle": shogun_words.ART_CASTLE_WORDS,
    },
    explained={
        "field": shogun_words.FIELD_WORDS,
        "special": SPECIAL_KEYS,
        "round-event": shogun_words.EVENT_WORDS,
        "favour": shogun_words.FAVOUR_KINDS,
        "module": _modules,
        "side": shogun_words.SIDES,
        "start": shogun_words.START_WORDS,
        "tower": (*shogun_words.TOWER_WORDS, shogun_options.OWN_TOWER),
        "award": (LUCKY, *ShogunHighlighter.prizes),
    },
    explanations=_cards,
    facts={
        **{"chests": 3, "armies": 2, "amount": 1, "large": 3, "middle": 2},
        **{"building": "castle", "protected": "Battle/Move A"},
        **{"name": "Ann", "count": 3},
    },
    examples={
        "asked": ["refresh", "station", "march", "favour", "cancel"],
        "why": ["SHO-ORDER-1", "SHO-ACT-TAX-1", "SHO-GEN-13", "SHO-SAM-5"],
        "card": [0, 45, 49, 50],
        "cards": [(0, 1, 2, 3), (0, 46, 50, -1)],
        "cells": [(0, 7, 35)],
        "covered": [(0x3FFF, 0x3FFF), (0x3FFF, 0x3FF0)],
        "cubes": [0, 1, 2],
        "defender": [-1, 1],
        "event": [0, 5, 11],
        "favour": [1, 10, 17, 21],
        "favours": [(21, 10, 2)],
        "field": [0, 10, 13, -1],
        "line": [0, 5, 6, 11],
        "lost_by": [0, 1, -1],
        "price": [2, 3, 4],
        "protected": [1, 2, 3],
        "region_row": [(4, 0, 1, 3, 2)],
        "samurai": [1, 2, 3],
        "season": [0, 1, 2, 3],
        "special": [0, 4],
        "tray": [(0, 0, 0, 0, 0, 0), (1, 0, 2, 0, 0, 3)],
        "turned": [3, -1],
        "winners": [(0,), (1, 0, 2)],
        "ActionVoid.field": [0, 8, 11],
        "ArtistsTurned.cells": [(0, 7, 35), ()],
        "CardAssigned.field": [0, 10, 13],
        "CardCleared.field": [0, 10, 13],
        "CardShown.field": [0, 10, 13],
        "CubesThrown.cubes": [(0, 0, 0, 0, 0, 0), (1, 0, 2, 0, 0, 3)],
        "FightDecided.owner": [0, 1, -1],
        "GamePrepared.owner": [(-1, -1, -1), (0, 1, 0)],
        "GamePrepared.open_cards": [(0, 1), (-1, -1)],
        "GamePrepared.armies": [(4, 2, 3)],
        "ProvinceLost.lost_by": [0, 1],
        "RoundEnded.event": [0, -1],
        "SpecialCardsLaid.special": [(4, 0, 2, 1, 3)],
        "WinterCame.event": [0, -1],
    },
    phrases=("when", "peasants", "no-card", "garrison", "event-card"),
    whys=SHOGUN_WHYS,
    cautions=CAUTIONS,
    questioned=0.2,
)
SHOGUN.examples["key"] = [*SHOGUN.reasons.voids]

GAMES = (SAMURAI, SHOGUN)
