"""The only writers of the state, apart from the stack of ``core.flow``.

Every effect that changes what somebody can see logs an event. Effects check nothing:
the rules call them when they may.
"""

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.samurai import events
from sengoku.samurai.state import NONE, State
from sengoku.samurai.words import FOOD, MAX_SEATS, ORDERS, REGIONS, SLOTS

# Setup of the variants; ``GamePrepared`` tells the table


def lay_agenda(s: State, sides: list[int]) -> None:
    s.agenda = sides


def hide_mountains(s: State, tokens: list[int], spare: list[int]) -> None:
    s.mountain = tokens
    s.spare = spare


def set_shrine(s: State, province: int, colour: int) -> None:
    s.shrine[province] = colour


def set_neutral(s: State, slot: int, kind: int) -> None:
    s.neutral[slot] = kind


# Course of play


def begin_era(s: State, era: int, log: Log | None) -> None:
    s.era = era
    s.round = 0
    if log is not None:
        log.add(events.EraBegan(era))


def begin_round(s: State, number: int, log: Log | None) -> None:
    s.round = number
    s.covers = [0] * MAX_SEATS
    s.covered = [0] * MAX_SEATS
    if log is not None:
        log.add(events.RoundBegan(s.era, number))


def begin_resolution(s: State, log: Log | None) -> None:
    """Changes nothing; the table turns to the slots."""
    if log is not None:
        log.add(events.ResolutionBegan(s.era, s.round))


def set_turn_order(s: State, order: list[int], log: Log | None) -> None:
    s.turn_order = order
    if log is not None:
        log.add(events.TurnOrderSet(tuple(order)))


def decline(seat: int, asked: str, log: Log | None) -> None:
    """Changes nothing; the table sees that nothing is done."""
    if log is not None:
        log.add(events.Declined(seat, asked))


def end_game(s: State, winners: list[int], log: Log | None) -> None:
    for seat in winners:
        s.winners |= seat_sets.one(seat)
    if log is not None:
        log.add(events.GameEnded(tuple(s.score[: s.seats]), tuple(winners)))


# Destiny cards


def commit_card(s: State, seat: int, region: int, log: Log | None) -> None:
    s.hand[seat * REGIONS + region] -= 1
    s.committed[seat] = region
    if log is not None:
        event = events.CardCommitted(seat, region)
        log.add_secret(event, seat, events.SeatCommitted(seat))


def reveal_cards(s: State, extra_card: bool, log: Log | None) -> None:
    """Turn all committed cards up, and an *extra_card* from the deck with them."""
    regions = tuple(s.committed[: s.seats])
    extra = _top_card(s) if extra_card else NONE
    for region in (*regions, extra):
        if region != NONE:
            s.played[region] += 1
    s.committed = [NONE] * MAX_SEATS
    if log is not None:
        log.add(events.CardsRevealed(regions, extra))


def _top_card(s: State) -> int:
    top = s.deck[-1]
    s.deck = s.deck[:-1]
    return top


def draw_card(s: State, seat: int, log: Log | None) -> None:
    region = _top_card(s)
    s.hand[seat * REGIONS + region] += 1
    if log is not None:
        log.add_secret(events.CardDrawn(seat, region), seat, events.SeatDrew(seat))


# Order tokens


def place_token(s: State, seat: int, order: int, slot: int, log: Log | None) -> None:
    """Put a token face down on *slot*, over the face-up one that may lie there."""
    under = s.owner[slot]
    if under != NONE:
        s.under_owner[slot] = under
        s.under_order[slot] = s.order[slot]
    s.owner[slot] = seat
    s.order[slot] = order
    s.face_up[slot] = 0
    s.tokens[seat * ORDERS + order] -= 1
    if log is not None:
        event = events.OrderPlaced(seat, slot, order)
        log.add_secret(event, seat, events.TokenPlaced(seat, slot))
        if under != NONE:
            log.add(events.TokenCovered(seat, under, slot))


def count_cover(s: State, seat: int, victim: int) -> None:
    """Note a cover of an opponent; ``place_token`` tells the table."""
    s.covers[seat] += 1
    s.covered[seat] |= seat_sets.one(victim)


def pass_placement(seat: int, log: Log | None) -> None:
    if log is not None:
        log.add(events.PlacementPassed(seat))


def reveal_token(s: State, slot: int, log: Log | None) -> None:
    """Turn the top token up; one that is up already is executed again."""
    fresh = not s.face_up[slot]
    s.face_up[slot] = 1
    if log is not None:
        cls = events.TokenRevealed if fresh else events.OrderRepeated
        log.add(cls(slot, s.owner[slot], s.order[slot]))


def return_tokens(s: State, log: Log | None) -> None:
    for slot in range(SLOTS):
        _return_token(s, s.owner[slot], s.order[slot])
        _return_token(s, s.under_owner[slot], s.under_order[slot])
    s.owner = [NONE] * SLOTS
    s.order = [NONE] * SLOTS
    s.face_up = [0] * SLOTS
    s.under_owner = [NONE] * SLOTS
    s.under_order = [NONE] * SLOTS
    s.covers = [0] * MAX_SEATS
    s.covered = [0] * MAX_SEATS
    if log is not None:
        log.add(events.TokensReturned())


def _return_token(s: State, owner: int, order: int) -> None:
    if owner != NONE:
        s.tokens[owner * ORDERS + order] += 1


# Resources


def pay(
    s: State, seat: int, resource: int, amount: int, why: str, log: Log | None
) -> None:
    """Give *amount* back to the general supply; nothing happens when it is 0."""
    if amount == 0:
        return
    holdings = s.food if resource == FOOD else s.bushido
    holdings[seat] -= amount
    s.general[resource] += amount
    if log is not None:
        log.add(events.ResourcePaid(seat, resource, amount, why))


def gain(
    s: State, seat: int, resource: int, due: int, given: int, why: str, log: Log | None
) -> None:
    """Let *seat* take *given* of the *due* tokens from the general supply."""
    holdings = s.food if resource == FOOD else s.bushido
    holdings[seat] += given
    s.general[resource] -= given
    if log is not None:
        log.add(events.ResourceGained(seat, resource, given, why, due - given))


# Armies and castles


def recruit_army(s: State, seat: int, province: int, why: str, log: Log | None) -> None:
    s.supply[seat] -= 1
    s.armies[province * MAX_SEATS + seat] += 1
    if log is not None:
        log.add(events.ArmyRecruited(seat, province, why))


def move_army(
    s: State, seat: int, origin: int, destination: int, log: Log | None
) -> None:
    s.armies[origin * MAX_SEATS + seat] -= 1
    s.armies[destination * MAX_SEATS + seat] += 1
    if log is not None:
        log.add(events.ArmyMoved(seat, origin, destination))


def count_travellers(s: State, province: int, change: int) -> None:
    """Note how many armies of the running move order are in an outside province."""
    s.travellers[province] += change


def end_move(s: State, log: Log | None) -> None:
    s.travellers = [0] * len(s.travellers)
    if log is not None:
        log.add(events.MoveEnded())


def ship_armies(
    s: State, seat: int, origin: int, destination: int, armies: int, log: Log | None
) -> None:
    s.armies[origin * MAX_SEATS + seat] -= armies
    s.armies[destination * MAX_SEATS + seat] += armies
    if log is not None:
        log.add(events.ArmiesShipped(seat, origin, destination, armies))


def destroy_army(
    s: State, province: int, owner: int, by: int, why: str, log: Log | None
) -> None:
    s.armies[province * MAX_SEATS + owner] -= 1
    s.supply[owner] += 1
    if log is not None:
        log.add(events.ArmyDestroyed(province, owner, by, why))


def build_castle(
    s: State, seat: int, province: int, region: int, marker: int, log: Log | None
) -> None:
    """Trade 2 armies for a castle; *marker* armies (0 or 1) stay on it."""
    s.armies[province * MAX_SEATS + seat] -= 2
    s.supply[seat] += 2 - marker
    s.castles[seat] -= 1
    s.castle[seat * REGIONS + region] = province
    if log is not None:
        log.add(events.CastleBuilt(seat, province))


# Mountains


def leave_for_mountain(
    s: State,
    seat: int,
    origin: int,
    mountain: int,
    destination: int,
    log: Log | None,
) -> None:
    s.armies[origin * MAX_SEATS + seat] -= 1
    s.expedition = [seat, mountain, destination]
    if log is not None:
        log.add(events.ExpeditionLeft(seat, origin, mountain, destination))


def reveal_mountain(s: State, seat: int, mountain: int, log: Log | None) -> int:
    """Turn the token up and discard it; return its effect."""
    effect = s.mountain[mountain]
    s.mountain = _changed(s.mountain, mountain, NONE)
    s.revealed = _changed(s.revealed, effect, s.revealed[effect] + 1)
    if log is not None:
        log.add(events.MountainRevealed(seat, mountain, effect))
    return effect


def _changed(values: list[int], at: int, value: int) -> list[int]:
    """Return a new list: copies of the state share the old one."""
    new = values[:]
    new[at] = value
    return new


def end_expedition(s: State, province: int, ambushed: bool, log: Log | None) -> None:
    seat = s.expedition[0]
    s.armies[province * MAX_SEATS + seat] += 1
    s.expedition = [NONE, NONE, NONE]
    if log is not None:
        log.add(events.ExpeditionArrived(seat, province, ambushed))


# Points


def fulfil_agenda(
    s: State, seat: int, region: int, points: int, log: Log | None
) -> None:
    s.fulfilled[region] |= seat_sets.one(seat)
    s.score[seat] += points
    if log is not None:
        side = s.agenda[region]
        log.add(events.AgendaFulfilled(seat, region, side, points))


def gain_influence(
    s: State, seat: int, region: int, provinces: int, castles: int, log: Log | None
) -> None:
    s.influence[seat * REGIONS + region] += provinces + castles
    if log is not None:
        log.add(events.InfluenceGained(seat, region, provinces, castles))


def score_region_bonus(
    s: State, seat: int, region: int, points: int, log: Log | None
) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.RegionBonusScored(seat, region, points))


def score_shrines(s: State, seat: int, points: int, log: Log | None) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.ShrinesScored(seat, points))


def score_influence(
    s: State, seat: int, region: int, value: int, cards: int, log: Log | None
) -> None:
    s.score[seat] += value * cards
    if log is not None:
        log.add(events.InfluenceScored(seat, region, value, cards, value * cards))


def score_leftovers(s: State, seat: int, points: int, log: Log | None) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.LeftoversScored(seat, points))
