"""The only writers of the state, apart from the stack of ``core.flow``.

Every effect that changes something visible logs an event. Effects check nothing: the
rules call them only when they are legal.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import seats as seat_sets
from sengoku.core.events import Log
from sengoku.core.rows import changed, row, row_of
from sengoku.samurai import events
from sengoku.samurai.rows import province_seat, seat_order, seat_region
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import FOOD, MAX_SEATS, PROVINCES, SLOTS

# Setup of the variants; ``GamePrepared`` reports it


def lay_agenda(s: State, sides: list[int]) -> None:
    s.agenda = row_of(sides)


def hide_mountains(s: State, tokens: list[int], spare: list[int]) -> None:
    s.mountain = row_of(tokens)
    s.spare = spare


def set_shrine(s: State, province: i64, colour: i64) -> None:
    s.shrine[province] = colour


def set_neutral(s: State, slot: i64, kind: i64) -> None:
    s.neutral[slot] = kind


# Course of play


def begin_era(s: State, era: i64, log: Log | None) -> None:
    s.era = era
    s.round = 0
    if log is not None:
        log.add(events.EraBegan(era))


def begin_round(s: State, number: i64, log: Log | None) -> None:
    s.round = number
    s.covers = row(MAX_SEATS)
    s.covered = row(MAX_SEATS)
    if log is not None:
        log.add(events.RoundBegan(s.era, number))


def begin_resolution(s: State, log: Log | None) -> None:
    """Log the start of the resolution; the state does not change."""
    if log is not None:
        log.add(events.ResolutionBegan(s.era, s.round))


def set_turn_order(s: State, order: list[int], log: Log | None) -> None:
    s.turn_order = row_of(order)
    if log is not None:
        log.add(events.TurnOrderSet(tuple(order)))


def decline(seat: i64, asked: str, log: Log | None, because: str = "") -> None:
    """Log that *seat* declines; the state does not change."""
    if log is not None:
        log.add(events.Declined(seat, asked, because))


def end_game(s: State, winners: list[int], log: Log | None) -> None:
    for seat in winners:
        s.winners |= seat_sets.one(seat)
    if log is not None:
        log.add(events.GameEnded(tuple(s.score[: s.seats]), tuple(winners)))


# Destiny cards


def commit_card(s: State, seat: i64, region: i64, log: Log | None) -> None:
    s.hand[seat_region(seat, region)] -= 1
    s.committed[seat] = region
    if log is not None:
        event = events.CardCommitted(seat, region)
        log.add_secret(event, seat, events.SeatCommitted(seat))


def reveal_cards(s: State, extra_cards: int, log: Log | None) -> None:
    """Turn all committed cards up, and *extra_cards* from the deck with them."""
    regions = tuple(s.committed[: s.seats])
    extra = tuple([int(_top_card(s)) for _ in range(extra_cards)])
    for region in (*regions, *extra):
        if region != NONE:
            s.played[region] += 1
    s.committed = row(MAX_SEATS, NONE)
    if log is not None:
        first = extra[0] if extra else NONE
        log.add(events.CardsRevealed(regions, first, extra[1:]))


def _top_card(s: State) -> i64:
    top = s.deck[-1]
    s.deck = s.deck[:-1]
    return top


def draw_card(s: State, seat: i64, log: Log | None) -> None:
    region = _top_card(s)
    s.hand[seat_region(seat, region)] += 1
    if log is not None:
        log.add_secret(events.CardDrawn(seat, region), seat, events.SeatDrew(seat))


# Order tokens


def place_token(s: State, seat: i64, order: i64, slot: i64, log: Log | None) -> None:
    """Put a token face down on *slot*, on top of a face-up one if there is one."""
    under = s.owner[slot]
    if under != NONE:
        s.under_owner[slot] = under
        s.under_order[slot] = s.order[slot]
    s.owner[slot] = seat
    s.order[slot] = order
    s.face_up[slot] = 0
    s.tokens[seat_order(seat, order)] -= 1
    if log is not None:
        event = events.OrderPlaced(seat, slot, order)
        log.add_secret(event, seat, events.TokenPlaced(seat, slot))
        if under != NONE:
            log.add(events.TokenCovered(seat, under, slot))


def count_cover(s: State, seat: i64, victim: i64) -> None:
    """Count a cover of an opponent; ``place_token`` logs it."""
    s.covers[seat] += 1
    s.covered[seat] |= seat_sets.one(victim)


def pass_placement(seat: i64, log: Log | None) -> None:
    if log is not None:
        log.add(events.PlacementPassed(seat))


def reveal_token(s: State, slot: i64, log: Log | None) -> None:
    """Turn the top token up; a token that is already face up is executed again."""
    fresh = not s.face_up[slot]
    s.face_up[slot] = 1
    if log is not None:
        cls = events.TokenRevealed if fresh else events.OrderRepeated
        log.add(cls(slot, s.owner[slot], s.order[slot]))


def return_tokens(s: State, log: Log | None) -> None:
    for slot in range(SLOTS):
        _return_token(s, s.owner[slot], s.order[slot])
        _return_token(s, s.under_owner[slot], s.under_order[slot])
    s.owner = row(SLOTS, NONE)
    s.order = row(SLOTS, NONE)
    s.face_up = row(SLOTS)
    s.under_owner = row(SLOTS, NONE)
    s.under_order = row(SLOTS, NONE)
    s.covers = row(MAX_SEATS)
    s.covered = row(MAX_SEATS)
    if log is not None:
        log.add(events.TokensReturned())


def _return_token(s: State, owner: i64, order: i64) -> None:
    if owner != NONE:
        s.tokens[seat_order(owner, order)] += 1


# Resources


def pay(
    s: State, seat: i64, resource: i64, amount: i64, why: str, log: Log | None
) -> None:
    """Return *amount* to the general supply; 0 has no effect."""
    if amount == 0:
        return
    holdings = s.food if resource == FOOD else s.bushido
    holdings[seat] -= amount
    s.general[resource] += amount
    if log is not None:
        log.add(events.ResourcePaid(seat, resource, amount, why))


def gain(
    s: State, seat: i64, resource: i64, due: i64, given: i64, why: str, log: Log | None
) -> None:
    """Let *seat* take *given* of the *due* tokens from the general supply."""
    holdings = s.food if resource == FOOD else s.bushido
    holdings[seat] += given
    s.general[resource] -= given
    if log is not None:
        log.add(events.ResourceGained(seat, resource, given, why, due - given))


# Armies and castles


def recruit_army(s: State, seat: i64, province: i64, why: str, log: Log | None) -> None:
    s.supply[seat] -= 1
    s.armies[province_seat(province, seat)] += 1
    if log is not None:
        log.add(events.ArmyRecruited(seat, province, why))


def move_army(
    s: State, seat: i64, origin: i64, destination: i64, log: Log | None
) -> None:
    s.armies[province_seat(origin, seat)] -= 1
    s.armies[province_seat(destination, seat)] += 1
    if log is not None:
        log.add(events.ArmyMoved(seat, origin, destination))


def count_travellers(s: State, province: i64, change: i64) -> None:
    """Count armies of the current move order in a province outside its region."""
    s.travellers[province] += change


def end_move(s: State, log: Log | None) -> None:
    s.travellers = row(PROVINCES)
    if log is not None:
        log.add(events.MoveEnded())


def ship_armies(
    s: State, seat: i64, origin: i64, destination: i64, armies: i64, log: Log | None
) -> None:
    s.armies[province_seat(origin, seat)] -= armies
    s.armies[province_seat(destination, seat)] += armies
    if log is not None:
        log.add(events.ArmiesShipped(seat, origin, destination, armies))


def destroy_army(
    s: State, province: i64, owner: i64, by: i64, why: str, log: Log | None
) -> None:
    s.armies[province_seat(province, owner)] -= 1
    s.supply[owner] += 1
    if log is not None:
        log.add(events.ArmyDestroyed(province, owner, by, why))


def build_castle(
    s: State, seat: i64, province: i64, region: i64, marker: i64, log: Log | None
) -> None:
    """Trade 2 armies for a castle; *marker* armies (0 or 1) stay on it."""
    s.armies[province_seat(province, seat)] -= 2
    s.supply[seat] += 2 - marker
    s.castles[seat] -= 1
    s.castle[seat_region(seat, region)] = province
    if log is not None:
        log.add(events.CastleBuilt(seat, province))


# Mountains


def leave_for_mountain(
    s: State,
    seat: i64,
    origin: i64,
    mountain: i64,
    destination: i64,
    log: Log | None,
) -> None:
    s.armies[province_seat(origin, seat)] -= 1
    s.expedition = vec[i64]([seat, mountain, destination])
    if log is not None:
        log.add(events.ExpeditionLeft(seat, origin, mountain, destination))


def reveal_mountain(s: State, seat: i64, mountain: i64, log: Log | None) -> i64:
    """Turn the token up and discard it; return its effect."""
    effect = s.mountain[mountain]
    s.mountain = changed(s.mountain, mountain, NONE)
    s.revealed = changed(s.revealed, effect, s.revealed[effect] + 1)
    if log is not None:
        log.add(events.MountainRevealed(seat, mountain, effect))
    return effect


def end_expedition(s: State, province: i64, ambushed: bool, log: Log | None) -> None:
    seat = s.expedition[0]
    s.armies[province_seat(province, seat)] += 1
    s.expedition = row(3, NONE)
    if log is not None:
        log.add(events.ExpeditionArrived(seat, province, ambushed))


# Points


def fulfil_agenda(
    s: State, seat: i64, region: i64, points: i64, log: Log | None
) -> None:
    s.fulfilled[region] |= seat_sets.one(seat)
    s.score[seat] += points
    if log is not None:
        side = s.agenda[region]
        log.add(events.AgendaFulfilled(seat, region, side, points))


def gain_influence(
    s: State, seat: i64, region: i64, provinces: i64, castles: i64, log: Log | None
) -> None:
    s.influence[seat_region(seat, region)] += provinces + castles
    if log is not None:
        log.add(events.InfluenceGained(seat, region, provinces, castles))


def score_region_bonus(
    s: State, seat: i64, region: i64, points: i64, log: Log | None
) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.RegionBonusScored(seat, region, points))


def score_shrines(s: State, seat: i64, points: i64, log: Log | None) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.ShrinesScored(seat, points))


def score_influence(
    s: State, seat: i64, region: i64, value: i64, cards: i64, log: Log | None
) -> None:
    s.score[seat] += value * cards
    if log is not None:
        log.add(events.InfluenceScored(seat, region, value, cards, value * cards))


def score_leftovers(s: State, seat: i64, points: i64, log: Log | None) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.LeftoversScored(seat, points))
