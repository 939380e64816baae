"""The names of the game's things for ``core.phrases``, and what its fields hold.

A slot comes with its region.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, final

from sengoku.core.events import Event
from sengoku.core.phrases import (
    Fact,
    Facts,
    Naming,
    Phrase,
    Thing,
    listed,
    paired,
    people,
    said,
    words,
    yes,
)
from sengoku.samurai import events
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.vocabulary import (
    AGENDA_NAMES,
    BUSHIDO,
    DECREE_WORDS,
    EFFECT_WORDS,
    FOOD,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    REGION_WORDS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
)

GAME: Final = "samurai"

WORDS: Final = {
    "region": REGION_WORDS,
    "resource": RESOURCE_WORDS,
    "effect": EFFECT_WORDS,
    "agenda": AGENDA_NAMES,
    "shrine": SHRINE_WORDS,
    "neutral": NEUTRAL_WORDS,
}

RENAMED: Final = ("move23", "ship")
"""Orders that have another name in the draft edition."""


@final
class Namer(Naming):
    """Names the things of one game. Empty or missing *names* become colours."""

    kinds = {
        "province": "province",
        "origin": "province",
        "destination": "province",
        "seat": "seat",
        "owner": "seat",
        "by": "seat",
        "victim": "seat",
        "slot": "slot",
        "mountain": "mountain",
        "region": "region",
        "order": "order",
        "resource": "resource",
        "effect": "effect",
        "side": "agenda",
    }
    lists = {"turn_order": "seat", "winners": "seat"}
    tallies = {"scores": "seat"}

    def __init__(self, rules: SamuraiRules, names: Sequence[str] = ()) -> None:
        self.rules = rules
        board, options = rules.board, rules.options
        colours = rules.game.colours_of(options)
        worn = [said(GAME, "colour", colour) for colour in colours]
        things = {
            "province": paired(board.province_ids, board.province_names),
            "slot": paired(board.slot_ids, board.slot_ids),
            "mountain": paired(board.mountain_ids, board.mountain_names),
            "seat": people(SEAT_LETTERS, worn, names),
            "order": _orders(options.edition == "draft"),
        }
        things |= {kind: words(GAME, kind, known) for kind, known in WORDS.items()}
        super().__init__(GAME, rules.space, things)

    def facts(self, fields: Mapping[str, object]) -> Facts:
        slot = fields.get("slot")
        if isinstance(slot, int):
            fields = {"region": self.rules.board.slot_region[slot], **fields}
        return super().facts(fields)

    def more(self, event: Event) -> Facts:
        match event:
            case events.GamePrepared():
                return self._prepared(event)
            case events.CardsRevealed():
                return self._revealed(event)
            case events.TokenCovered():
                return {"own": yes(event.seat == event.victim)}
            case events.Declined():
                return self._declined(event)
            case events.InfluenceGained():
                return {"influence": event.provinces + event.castles}
        return {}

    def _declined(self, event: events.Declined) -> Facts:
        if not event.because:
            return {"because": "none"}
        return {"reason": said(GAME, "idle", event.because)}

    def agenda(self, side: int) -> Phrase:
        """Return condition, points and decree of a side of an agenda tile."""
        board = self.rules.board
        decree = DECREE_WORDS[board.agenda_decree[side]]
        facts: Facts = {
            "points": board.agenda_points[side],
            "castle": self.rules.switches.agenda_3b,
            "decree": said(GAME, "decree", f"{decree}.about"),
        }
        return Phrase(f"samurai-agenda-{AGENDA_NAMES[side]}.about", facts)

    def _prepared(self, event: events.GamePrepared) -> Facts:
        facts: Facts = {}
        for resource in (FOOD, BUSHIDO):
            fields = _places(event.seeds, resource)
            names = [self.name("province", field) for field in fields]
            facts |= listed(RESOURCE_WORDS[resource], names)
        facts |= listed("agenda", self.notes("region", "agenda", event.agenda))
        facts |= listed("shrine", self.notes("province", "shrine", event.shrine))
        chosen = "neutral" in self.rules.options.variants
        slots = event.neutral if chosen else ()  # the printed ones are on the board
        facts |= listed("neutral", self.notes("slot", "neutral", slots))
        played: list[Fact] = []
        for region, copies in enumerate(event.played):
            played += [self.name("region", region)] * copies
        return facts | listed("played", played)

    def _revealed(self, event: events.CardsRevealed) -> Facts:
        facts = listed("regions", self.notes("seat", "region", event.regions))
        names = [self.name("region", region) for region in event.of_deck()]
        return facts | listed("extra", names)


def _orders(draft: bool) -> tuple[Thing, ...]:
    renamed = RENAMED if draft else ()
    return tuple(
        Thing(word, said(GAME, "order", f"{word}.draft" if word in renamed else word))
        for word in ORDER_WORDS
    )


def _places(values: Iterable[int], wanted: int) -> list[int]:
    return [place for place, value in enumerate(values) if value == wanted]
