"""The only writers of the state in play, apart from the stack of ``core.flow``.

Every effect that changes something visible logs an event. Effects check nothing: the
rules call them only when they are legal. Fights are in ``effects_fight``, the modules
in ``effects_modules``.
"""

from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rows import changed, row
from sengoku.shogun import events
from sengoku.shogun.rows import drawn, seat_field, seat_group, seat_open
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    FIELDS,
    MAX_SEATS,
    PROVINCES,
    SPECIALS,
    SPRING,
)

# The draft


def refresh_pair(s: State, seat: i64, order: list[int], log: Log | None) -> None:
    """Put the open pair under the pile, in this *order*, and turn up the next two."""
    pile = [*order, *s.pile]
    s.open_cards = [pile.pop(), pile.pop()]
    s.pile = pile
    if log is not None:
        log.add(events.PairRefreshed(seat, tuple(s.open_cards)))


def pick_open(s: State, seat: i64, place: i64, log: Log | None) -> None:
    _remember_pair(s, seat)
    s.picked = s.open_cards[place]
    turned, other = _top_card(s), s.open_cards[1 - place]
    s.open_cards = [other, turned] if place else [turned, other]
    if log is not None:
        log.add(events.ProvincePicked(seat, s.picked, False, turned))


def pick_from_pile(s: State, seat: i64, log: Log | None) -> None:
    _remember_pair(s, seat)
    s.picked = _top_card(s)
    if log is not None:
        log.add(events.ProvincePicked(seat, s.picked, True, NONE))


def _top_card(s: State) -> int:
    top = s.pile[-1]
    s.pile = s.pile[:-1]
    return top


def _remember_pair(s: State, seat: i64) -> None:
    lower, higher = sorted(s.open_cards)
    s.last_pair = changed(s.last_pair, seat_open(seat, 0), lower)
    s.last_pair = changed(s.last_pair, seat_open(seat, 1), higher)


def muster(s: State, seat: i64, armies: i64, log: Log | None) -> None:
    """Put a group into the province just picked."""
    at = seat_group(seat, armies)
    s.groups = changed(s.groups, at, s.groups[at] - 1)
    s.supply[seat] -= armies
    s.owner[s.picked] = seat
    s.armies[s.picked] = armies
    if log is not None:
        log.add(events.GroupMustered(seat, s.picked, armies))


def end_pick(s: State) -> None:
    s.picked = NONE


def end_draft(s: State, log: Log | None) -> None:
    """The remaining cards become the neutral stock."""
    s.open_cards = [NONE, NONE]
    s.last_pair = row(MAX_SEATS * 2, NONE)
    s.pile = []
    s.choosing = []
    if log is not None:
        log.add(events.DraftEnded())


def station_general(s: State, seat: i64, province: i64, log: Log | None) -> None:
    s.general = changed(s.general, seat, province)
    if log is not None:
        log.add(events.GeneralStationed(seat, province))


# The round


def begin_season(s: State, year: i64, season: i64, log: Log | None) -> None:
    s.year, s.season = year, season
    if season == SPRING:  # generals returned in the player order of autumn
        s.position = row(MAX_SEATS, NONE)
        s.player_order = []
    if log is not None:
        log.add(events.SeasonBegan(year, season))


def lay_action_cards(
    s: State, cards: list[int], open_half: i64, log: Log | None
) -> None:
    s.row = cards
    s.row_shown = open_half
    if log is not None:
        log.add(events.ActionCardsLaid(tuple(cards[:open_half])))


def turn_action_card(s: State, log: Log | None) -> None:
    place = s.row_shown
    s.row_shown += 1
    if log is not None:
        log.add(events.ActionCardTurned(place, s.row[place]))


def lay_special_cards(s: State, special: list[int], log: Log | None) -> None:
    s.special = special
    if log is not None:
        log.add(events.SpecialCardsLaid(tuple(special)))


def assign_card(s: State, seat: i64, card: i64, field: i64, log: Log | None) -> None:
    s.mat[seat_field(seat, field)] = card
    if log is not None:
        log.add_secret(events.CardAssigned(seat, field, card), seat, None)


def clear_field(s: State, seat: i64, field: i64, log: Log | None) -> None:
    s.mat[seat_field(seat, field)] = NONE
    s.shown[seat_field(seat, field)] = 0
    if log is not None:
        log.add_secret(events.CardCleared(seat, field), seat, None)


def seal_plan(seat: i64, log: Log | None) -> None:
    """Log that *seat* has sealed; the stack stores it."""
    if log is not None:
        log.add(events.PlanSealed(seat))


def unseal_plan(seat: i64, log: Log | None) -> None:
    if log is not None:
        log.add(events.PlanUnsealed(seat))


def lay_plans(s: State, log: Log | None) -> None:
    """Show everybody which fields are covered."""
    if log is not None:
        masks = tuple(covered(s, seat) for seat in range(s.seats))
        log.add(events.PlansLaid(masks))


def covered(s: State, seat: i64) -> int:
    """Return a mask of the fields of a mat that hold a card."""
    mask = 0
    for field in range(FIELDS):
        if s.card_on(seat, field) != NONE:
            mask |= 1 << field
    return mask


def draw_event(s: State, place: i64, log: Log | None) -> None:
    s.event = s.events[place]
    s.events = s.events[:place] + s.events[place + 1 :]
    if log is not None:
        log.add(events.EventDrawn(s.event))


def cancel_event(s: State, seat: i64, log: Log | None) -> None:
    s.events_gone |= 1 << s.event
    s.event = NONE
    if log is not None:
        log.add(events.EventCancelled(seat))


def reveal_bids(s: State, field: i64, choosing: list[int], log: Log | None) -> None:
    for seat in range(s.seats):
        if s.card_on(seat, field) != NONE:
            s.shown[seat_field(seat, field)] = 1
    s.choosing = choosing
    if log is not None:
        cards = tuple(s.card_on(seat, field) for seat in range(s.seats))
        log.add(events.BidsRevealed(cards, tuple(choosing)))


def take_position(s: State, seat: i64, position: i64, log: Log | None) -> None:
    s.position = changed(s.position, seat, position)
    s.choosing = s.choosing[1:]
    if log is not None:
        log.add(events.PositionTaken(seat, position, s.special[position]))


def set_player_order(s: State, order: list[int], log: Log | None) -> None:
    s.player_order = order
    if log is not None:
        log.add(events.PlayerOrderSet(tuple(order)))


def show_card(s: State, seat: i64, field: i64, log: Log | None) -> None:
    s.shown[seat_field(seat, field)] = 1
    if log is not None:
        log.add(events.CardShown(seat, field, s.card_on(seat, field)))


def void_action(seat: i64, field: i64, key: str, rule: str, log: Log | None) -> None:
    """Log that nothing happens, and why; the state does not change."""
    if log is not None:
        log.add(events.ActionVoid(seat, field, key, rule))


def decline(seat: i64, asked: str, log: Log | None) -> None:
    if log is not None:
        log.add(events.Declined(seat, asked))


def end_round(s: State, keep_order: bool, log: Log | None) -> None:
    """Clear the mats; the player order stays after autumn."""
    event = s.event
    if event != NONE:
        s.events_gone |= 1 << event
    s.event = NONE
    s.mat = row(MAX_SEATS * FIELDS, NONE)
    s.shown = row(MAX_SEATS * FIELDS)
    s.gained = row(PROVINCES)
    s.row = [NONE] * len(s.row)
    s.row_shown = 0
    s.protected = row(MAX_SEATS)
    s.special = [NONE] * SPECIALS
    if not keep_order:
        s.position = row(MAX_SEATS, NONE)
        s.player_order = []
    if log is not None:
        log.add(events.RoundEnded(event))


# Money, rice, buildings, unrest, armies


def pay_chests(s: State, seat: i64, chests: i64, why: str, log: Log | None) -> None:
    """Pay chests; 0 has no effect."""
    if chests == 0:
        return
    s.chests[seat] -= chests
    if log is not None:
        log.add(events.ChestsPaid(seat, chests, why))


def gain_chests(s: State, seat: i64, chests: i64, why: str, log: Log | None) -> None:
    s.chests[seat] += chests
    if log is not None:
        log.add(events.ChestsGained(seat, chests, why))


def gain_rice(s: State, seat: i64, rice: i64, why: str, log: Log | None) -> None:
    s.rice[seat] += rice
    if log is not None:
        log.add(events.RiceGained(seat, rice, why))


def build(s: State, seat: i64, province: i64, building: i64, log: Log | None) -> None:
    s.buildings[province] |= 1 << building
    s.building_stock[building] -= 1
    if log is not None:
        log.add(events.BuildingBuilt(seat, province, building))


def add_unrest(s: State, province: i64, log: Log | None) -> None:
    s.unrest[province] += 1
    if log is not None:
        log.add(events.UnrestAdded(province))


def prevent_unrest(s: State, seat: i64, province: i64, log: Log | None) -> None:
    s.kept_calm = changed(s.kept_calm, seat, 0)
    if log is not None:
        log.add(events.UnrestPrevented(seat, province))


def remove_unrest(s: State, province: i64, why: str, log: Log | None) -> None:
    s.unrest[province] -= 1
    if log is not None:
        log.add(events.UnrestRemoved(province, why))


def raise_armies(
    s: State, seat: i64, province: i64, armies: i64, why: str, log: Log | None
) -> None:
    s.supply[seat] -= armies
    s.armies[province] += armies
    if log is not None:
        log.add(events.ArmiesRaised(seat, province, armies, why))


def move_armies(
    s: State, seat: i64, origin: i64, destination: i64, armies: i64, log: Log | None
) -> None:
    s.armies[origin] -= armies
    s.armies[destination] += armies
    if log is not None:
        log.add(events.ArmiesMoved(seat, origin, destination, armies))


# Winter and end


def come_winter(s: State, event: i64, loss: i64, log: Log | None) -> None:
    s.events = []
    if event != NONE:
        s.events_gone |= 1 << event
    if log is not None:
        log.add(events.WinterCame(event, loss))


def lose_rice(s: State, seat: i64, rice: i64, log: Log | None) -> None:
    s.rice[seat] -= rice
    if log is not None:
        log.add(events.RiceLost(seat, rice))


def find_shortage(
    s: State, seat: i64, unsupplied: i64, revolts: i64, extra: i64, log: Log | None
) -> None:
    s.revolts = changed(s.revolts, seat, revolts)
    s.extra = changed(s.extra, seat, extra)
    if log is not None:
        log.add(events.ShortageFound(seat, unsupplied, revolts, extra))


def draw_hungry(s: State, seat: i64, provinces: list[int], log: Log | None) -> None:
    s.hungry = provinces
    if log is not None:
        log.add(events.HungryDrawn(seat, tuple(provinces)))


def name_hungry(s: State, seat: i64, province: i64, log: Log | None) -> None:
    s.hungry = [other for other in s.hungry if other != province]
    s.revolts = changed(s.revolts, seat, s.revolts[seat] - 1)
    if log is not None:
        log.add(events.HungryNamed(seat, province))


def score_provinces(
    s: State, seat: i64, provinces: i64, buildings: i64, log: Log | None
) -> None:
    s.score[seat] += provinces + buildings
    if log is not None:
        log.add(events.ProvincesScored(seat, provinces, buildings))


def score_majority(
    s: State, seat: i64, region: i64, building: i64, points: i64, log: Log | None
) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.MajorityScored(seat, region, building, points))


def gain_points(s: State, seat: i64, points: i64, why: str, log: Log | None) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.PointsGained(seat, points, why))


def end_year(s: State, cards: i64, log: Log | None) -> None:
    """Clear the map of unrest and turn up the new event *cards*."""
    s.rice = row(MAX_SEATS)
    s.unrest = row(PROVINCES)
    s.revolts = row(MAX_SEATS)
    s.extra = row(MAX_SEATS)
    s.samurai = row(MAX_SEATS)
    s.gained = row(PROVINCES)
    s.events, s.event_pile = drawn(s.event_pile, cards)
    if log is not None:
        log.add(events.YearEnded(tuple(s.events)))


def end_game(s: State, winners: list[int], log: Log | None) -> None:
    for seat in winners:
        s.winners |= seat_sets.one(seat)
    if log is not None:
        log.add(events.GameEnded(tuple(s.score[: s.seats]), tuple(winners)))
