"""The only writers of the state in play, apart from the stack of ``core.flow``.

Every effect that changes something visible logs an event. Effects check nothing: the
rules call them only when they are legal. Fights are in ``effects_fight``, the modules
in ``effects_modules``.
"""

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.shogun import events
from sengoku.shogun.rows import fields_of, seat_field, seat_group
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import (
    FIELDS,
    MAX_SEATS,
    PROVINCES,
    SPECIALS,
    SPRING,
)

# The draft


def refresh_pair(s: State, seat: int, order: list[int], log: Log | None) -> None:
    """Put the open pair under the pile, in this *order*, and turn up the next two."""
    s.pile[0:0] = order
    s.open_cards = [s.pile.pop(), s.pile.pop()]
    if log is not None:
        log.add(events.PairRefreshed(seat, tuple(s.open_cards)))


def pick_open(s: State, seat: int, place: int, log: Log | None) -> None:
    _remember_pair(s, seat)
    s.picked = s.open_cards[place]
    s.open_cards[place] = s.pile.pop()
    if log is not None:
        turned = s.open_cards[place]
        log.add(events.ProvincePicked(seat, s.picked, False, turned))


def pick_from_pile(s: State, seat: int, log: Log | None) -> None:
    _remember_pair(s, seat)
    s.picked = s.pile.pop()
    if log is not None:
        log.add(events.ProvincePicked(seat, s.picked, True, NONE))


def _remember_pair(s: State, seat: int) -> None:
    s.last_pair[seat * 2 : seat * 2 + 2] = sorted(s.open_cards)


def muster(s: State, seat: int, armies: int, log: Log | None) -> None:
    """Put a group into the province just picked."""
    s.groups[seat_group(seat, armies)] -= 1
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
    s.last_pair = [NONE] * (MAX_SEATS * 2)
    s.pile = []
    s.choosing = []
    if log is not None:
        log.add(events.DraftEnded())


def station_general(s: State, seat: int, province: int, log: Log | None) -> None:
    s.general[seat] = province
    if log is not None:
        log.add(events.GeneralStationed(seat, province))


# The round


def begin_season(s: State, year: int, season: int, log: Log | None) -> None:
    s.year, s.season = year, season
    if season == SPRING:  # generals returned in the player order of autumn
        s.position = [NONE] * MAX_SEATS
        s.player_order = []
    if log is not None:
        log.add(events.SeasonBegan(year, season))


def lay_action_cards(s: State, row: list[int], open_half: int, log: Log | None) -> None:
    s.row = row
    s.row_shown = open_half
    if log is not None:
        log.add(events.ActionCardsLaid(tuple(row[:open_half])))


def turn_action_card(s: State, log: Log | None) -> None:
    place = s.row_shown
    s.row_shown += 1
    if log is not None:
        log.add(events.ActionCardTurned(place, s.row[place]))


def lay_special_cards(s: State, special: list[int], log: Log | None) -> None:
    s.special = special
    if log is not None:
        log.add(events.SpecialCardsLaid(tuple(special)))


def assign_card(s: State, seat: int, card: int, field: int, log: Log | None) -> None:
    s.mat[seat_field(seat, field)] = card
    if log is not None:
        log.add_secret(events.CardAssigned(seat, field, card), seat, None)


def clear_field(s: State, seat: int, field: int, log: Log | None) -> None:
    s.mat[seat_field(seat, field)] = NONE
    s.shown[seat_field(seat, field)] = 0
    if log is not None:
        log.add_secret(events.CardCleared(seat, field), seat, None)


def seal_plan(seat: int, log: Log | None) -> None:
    """Log that *seat* has sealed; the stack stores it."""
    if log is not None:
        log.add(events.PlanSealed(seat))


def unseal_plan(seat: int, log: Log | None) -> None:
    if log is not None:
        log.add(events.PlanUnsealed(seat))


def lay_plans(s: State, log: Log | None) -> None:
    """Show everybody which fields are covered."""
    if log is not None:
        masks = tuple(covered(s, seat) for seat in range(s.seats))
        log.add(events.PlansLaid(masks))


def covered(s: State, seat: int) -> int:
    """Return a mask of the fields of a mat that hold a card."""
    cards = s.mat[fields_of(seat)]
    return sum(1 << field for field, card in enumerate(cards) if card != NONE)


def draw_event(s: State, place: int, log: Log | None) -> None:
    s.event = s.events.pop(place)
    if log is not None:
        log.add(events.EventDrawn(s.event))


def cancel_event(s: State, seat: int, log: Log | None) -> None:
    s.events_gone |= 1 << s.event
    s.event = NONE
    if log is not None:
        log.add(events.EventCancelled(seat))


def reveal_bids(s: State, field: int, choosing: list[int], log: Log | None) -> None:
    for seat in range(s.seats):
        if s.card_on(seat, field) != NONE:
            s.shown[seat_field(seat, field)] = 1
    s.choosing = choosing
    if log is not None:
        cards = tuple(s.card_on(seat, field) for seat in range(s.seats))
        log.add(events.BidsRevealed(cards, tuple(choosing)))


def take_position(s: State, seat: int, position: int, log: Log | None) -> None:
    s.position[seat] = position
    s.choosing = s.choosing[1:]
    if log is not None:
        log.add(events.PositionTaken(seat, position, s.special[position]))


def set_player_order(s: State, order: list[int], log: Log | None) -> None:
    s.player_order = order
    if log is not None:
        log.add(events.PlayerOrderSet(tuple(order)))


def show_card(s: State, seat: int, field: int, log: Log | None) -> None:
    s.shown[seat_field(seat, field)] = 1
    if log is not None:
        log.add(events.CardShown(seat, field, s.card_on(seat, field)))


def void_action(seat: int, field: int, key: str, rule: str, log: Log | None) -> None:
    """Log that nothing happens, and why; the state does not change."""
    if log is not None:
        log.add(events.ActionVoid(seat, field, key, rule))


def decline(seat: int, asked: str, log: Log | None) -> None:
    if log is not None:
        log.add(events.Declined(seat, asked))


def end_round(s: State, keep_order: bool, log: Log | None) -> None:
    """Clear the mats; the player order stays after autumn."""
    event = s.event
    if event != NONE:
        s.events_gone |= 1 << event
    s.event = NONE
    s.mat = [NONE] * (MAX_SEATS * FIELDS)
    s.shown = [0] * (MAX_SEATS * FIELDS)
    s.gained = [0] * PROVINCES
    s.row = [NONE] * len(s.row)
    s.row_shown = 0
    s.protected = [0] * MAX_SEATS
    s.special = [NONE] * SPECIALS
    if not keep_order:
        s.position = [NONE] * MAX_SEATS
        s.player_order = []
    if log is not None:
        log.add(events.RoundEnded(event))


# Money, rice, buildings, unrest, armies


def pay_chests(s: State, seat: int, chests: int, why: str, log: Log | None) -> None:
    """Pay chests; 0 has no effect."""
    if chests == 0:
        return
    s.chests[seat] -= chests
    if log is not None:
        log.add(events.ChestsPaid(seat, chests, why))


def gain_chests(s: State, seat: int, chests: int, why: str, log: Log | None) -> None:
    s.chests[seat] += chests
    if log is not None:
        log.add(events.ChestsGained(seat, chests, why))


def gain_rice(s: State, seat: int, rice: int, why: str, log: Log | None) -> None:
    s.rice[seat] += rice
    if log is not None:
        log.add(events.RiceGained(seat, rice, why))


def build(s: State, seat: int, province: int, building: int, log: Log | None) -> None:
    s.buildings[province] |= 1 << building
    s.building_stock[building] -= 1
    if log is not None:
        log.add(events.BuildingBuilt(seat, province, building))


def add_unrest(s: State, province: int, log: Log | None) -> None:
    s.unrest[province] += 1
    if log is not None:
        log.add(events.UnrestAdded(province))


def prevent_unrest(s: State, seat: int, province: int, log: Log | None) -> None:
    s.kept_calm[seat] = 0
    if log is not None:
        log.add(events.UnrestPrevented(seat, province))


def remove_unrest(s: State, province: int, why: str, log: Log | None) -> None:
    s.unrest[province] -= 1
    if log is not None:
        log.add(events.UnrestRemoved(province, why))


def raise_armies(
    s: State, seat: int, province: int, armies: int, why: str, log: Log | None
) -> None:
    s.supply[seat] -= armies
    s.armies[province] += armies
    if log is not None:
        log.add(events.ArmiesRaised(seat, province, armies, why))


def move_armies(
    s: State, seat: int, origin: int, destination: int, armies: int, log: Log | None
) -> None:
    s.armies[origin] -= armies
    s.armies[destination] += armies
    if log is not None:
        log.add(events.ArmiesMoved(seat, origin, destination, armies))


# Winter and end


def come_winter(s: State, event: int, loss: int, log: Log | None) -> None:
    s.events = []
    if event != NONE:
        s.events_gone |= 1 << event
    if log is not None:
        log.add(events.WinterCame(event, loss))


def lose_rice(s: State, seat: int, rice: int, log: Log | None) -> None:
    s.rice[seat] -= rice
    if log is not None:
        log.add(events.RiceLost(seat, rice))


def find_shortage(
    s: State, seat: int, unsupplied: int, revolts: int, extra: int, log: Log | None
) -> None:
    s.revolts[seat] = revolts
    s.extra[seat] = extra
    if log is not None:
        log.add(events.ShortageFound(seat, unsupplied, revolts, extra))


def draw_hungry(s: State, seat: int, provinces: list[int], log: Log | None) -> None:
    s.hungry = provinces
    if log is not None:
        log.add(events.HungryDrawn(seat, tuple(provinces)))


def name_hungry(s: State, seat: int, province: int, log: Log | None) -> None:
    s.hungry = [other for other in s.hungry if other != province]
    s.revolts[seat] -= 1
    if log is not None:
        log.add(events.HungryNamed(seat, province))


def score_provinces(
    s: State, seat: int, provinces: int, buildings: int, log: Log | None
) -> None:
    s.score[seat] += provinces + buildings
    if log is not None:
        log.add(events.ProvincesScored(seat, provinces, buildings))


def score_majority(
    s: State, seat: int, region: int, building: int, points: int, log: Log | None
) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.MajorityScored(seat, region, building, points))


def gain_points(s: State, seat: int, points: int, why: str, log: Log | None) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.PointsGained(seat, points, why))


def end_year(s: State, cards: int, log: Log | None) -> None:
    """Clear the map of unrest and turn up the new event *cards*."""
    s.rice = [0] * MAX_SEATS
    s.unrest = [0] * PROVINCES
    s.revolts = [0] * MAX_SEATS
    s.extra = [0] * MAX_SEATS
    s.samurai = [0] * MAX_SEATS
    s.gained = [0] * PROVINCES
    s.events = [s.event_pile.pop() for _ in range(min(cards, len(s.event_pile)))]
    if log is not None:
        log.add(events.YearEnded(tuple(s.events)))


def end_game(s: State, winners: list[int], log: Log | None) -> None:
    for seat in winners:
        s.winners |= seat_sets.one(seat)
    if log is not None:
        log.add(events.GameEnded(tuple(s.score[: s.seats]), tuple(winners)))
