"""A game of Small Samurai Empires in numbers."""

from collections.abc import Sequence
from typing import Final

from sengoku.arena.chronicle_account import Account
from sengoku.core.events import Event
from sengoku.samurai import events
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.points import scored
from sengoku.samurai.state import NONE
from sengoku.samurai.words import REGION_WORDS

FINAL: Final = (
    events.InfluenceScored,
    events.LeftoversScored,
    events.GameEnded,
)
"""The first of these ends the last era."""

LAST: Final = "end"


def tell(rules: SamuraiRules, told: Sequence[Event]) -> Account:
    account = Account(rules.seats, REGION_WORDS)
    era = 0
    for event in told:
        if isinstance(event, events.EraBegan):
            if era:
                account.reach(f"era {era}")
            era = event.era
            account.survey()
        elif isinstance(event, FINAL) and f"era {era}" not in account.scores:
            account.reach(f"era {era}")
        _points(account, event)
        _deeds(account, event)
    account.reach(LAST)
    return account


def _points(account: Account, event: Event) -> None:
    for part in scored([event]):
        account.give(part.key, part.seat, part.points)
        if part.region != NONE:
            account.credit(part.region, part.seat, part.points)


def _deeds(account: Account, event: Event) -> None:
    match event:
        case events.GamePrepared():
            for region, cards in enumerate(event.played):
                account.cards[region] += cards
        case events.CardsRevealed():
            for region in (*event.regions, *event.of_deck()):
                if region != NONE:
                    account.cards[region] += 1
        case events.InfluenceGained():
            account.hold(event.region, event.seat, event.provinces)
        case events.ArmyDestroyed():
            account.count("armies destroyed", event.by)
        case events.CastleBuilt():
            account.count("castles built", event.seat)
        case events.TokenCovered():
            account.count("tokens covered", event.seat)
