"""Effects of the four modules: court, samurai, generals, arts."""

from mypy_extensions import i64

from sengoku.core.events import Log
from sengoku.core.rows import changed, row
from sengoku.shogun import events
from sengoku.shogun.rows import captor_colour, drawn, province_seat
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, State
from sengoku.shogun.vocabulary import MAX_SEATS

# Setup; ``GamePrepared`` reports it


def stack_favours(s: State, pile: list[int]) -> None:
    s.favour_pile = pile


def give_monuments(s: State, monuments: i64) -> None:
    supply = row(MAX_SEATS)
    for seat in range(s.seats):
        supply[seat] = monuments
    s.monument_supply = supply


def lay_arts(s: State, bag: list[int], regions: list[int]) -> None:
    s.bag = bag
    s.region_row = regions


# Tenno's Court


def send_officials(
    s: State, seat: i64, officials: i64, why: str, log: Log | None
) -> None:
    s.reception = changed(s.reception, seat, s.reception[seat] + officials)
    if log is not None:
        log.add(events.OfficialsSent(seat, officials, why))


def convert_armies(
    s: State, seat: i64, province: i64, armies: i64, log: Log | None
) -> None:
    s.armies[province] -= armies
    s.supply[seat] += armies
    if log is not None:
        log.add(events.ArmiesConverted(seat, province, armies))


def lay_favours(s: State, spaces: i64, log: Log | None) -> None:
    """Turn up cards for the *spaces*, the highest number on the most expensive."""
    cards, s.favour_pile = drawn(s.favour_pile, spaces)
    s.favours = sorted([*cards, *[0] * (spaces - len(cards))], reverse=True)
    if log is not None:
        log.add(events.FavoursLaid(tuple(s.favours)))


def enter_audience(s: State, seat: i64, log: Log | None) -> None:
    officials = s.reception[seat]
    s.reception = changed(s.reception, seat, 0)
    s.audience = changed(s.audience, seat, s.audience[seat] + officials)
    if log is not None:
        log.add(events.AudienceEntered(seat, officials))


def take_favour(s: State, seat: i64, space: i64, price: i64, log: Log | None) -> None:
    """Pay officials for a card and take it out of the game."""
    favour = s.favours[space]
    s.favours = [*s.favours[:space], 0, *s.favours[space + 1 :]]
    s.audience = changed(s.audience, seat, s.audience[seat] - price)
    s.favours_gone |= 1 << favour
    if log is not None:
        log.add(events.FavourTaken(seat, favour, price))


def keep_calm(s: State, seat: i64, log: Log | None) -> None:
    s.kept_calm = changed(s.kept_calm, seat, 1)
    if log is not None:
        log.add(events.FavourKept(seat))


def lapse_favour(seat: i64, log: Log | None) -> None:
    """Log that the card could not be used; the state does not change."""
    if log is not None:
        log.add(events.FavourLapsed(seat))


def protect(s: State, seat: i64, protection: i64, log: Log | None) -> None:
    s.protected = changed(s.protected, seat, s.protected[seat] | protection)
    if log is not None:
        log.add(events.ProtectionGained(seat, s.protected[seat]))


def end_court(s: State, log: Log | None) -> None:
    waiting = s.reception[:]
    for seat in range(s.seats):
        waiting[seat] += s.audience[seat]
    s.reception = waiting
    s.audience = row(MAX_SEATS)
    for favour in s.favours:
        if favour:
            s.favours_gone |= 1 << favour
    s.favours = [0, 0, 0]
    if log is not None:
        log.add(events.CourtEnded())


def armies_to_tray(s: State, seat: i64, armies: i64, why: str, log: Log | None) -> None:
    s.supply[seat] -= armies
    s.tray[seat] += armies
    if log is not None:
        log.add(events.ArmiesToTray(seat, armies, why))


# Samurai


def advance_samurai(s: State, seat: i64, card: i64, log: Log | None) -> None:
    s.samurai = changed(s.samurai, seat, card)
    if log is not None:
        log.add(events.SamuraiAdvanced(seat, card))


# Generals


def move_general(s: State, seat: i64, province: i64, log: Log | None) -> None:
    origin = s.general[seat]
    s.general = changed(s.general, seat, province)
    if log is not None:
        log.add(events.GeneralMoved(seat, origin, province))


def build_monument(s: State, seat: i64, province: i64, log: Log | None) -> None:
    s.monument_supply = changed(s.monument_supply, seat, s.monument_supply[seat] - 1)
    at = province_seat(province, seat)
    s.monuments = changed(s.monuments, at, s.monuments[at] + 1)
    if log is not None:
        log.add(events.MonumentBuilt(seat, province))


def capture_monuments(
    s: State, seat: i64, province: i64, colour: i64, log: Log | None
) -> None:
    at = province_seat(province, colour)
    monuments = s.monuments[at]
    s.monuments = changed(s.monuments, at, 0)
    taken = captor_colour(seat, colour)
    s.captured = changed(s.captured, taken, s.captured[taken] + monuments)
    if log is not None:
        log.add(events.MonumentsCaptured(seat, province, colour, monuments))


# Arts in Japan


def draw_artists(s: State, artists: i64, log: Log | None) -> None:
    cells, s.bag = drawn(s.bag, artists)
    cells.sort()  # they are drawn together: their order is no information
    arts = s.arts[:]
    for cell in cells:
        arts[cell] = ARTIST
    s.arts = arts
    if log is not None:
        log.add(events.ArtistsDrawn(tuple(cells)))


def replace_artist(
    s: State, seat: i64, region: i64, cell: i64, log: Log | None
) -> None:
    s.arts = changed(s.arts, cell, seat)
    if log is not None:
        log.add(events.ArtistReplaced(seat, region, cell))


def turn_artists(s: State, log: Log | None) -> None:
    left = [cell for cell, marker in enumerate(s.arts) if marker == ARTIST]
    arts = s.arts[:]
    for cell in left:
        arts[cell] = NEUTRAL_MARKER
    s.arts = arts
    s.region_row = s.region_row[1:] + s.region_row[:1]
    if log is not None:
        log.add(events.ArtistsTurned(tuple(left)))


def score_art_line(
    s: State, seat: i64, line: i64, points: i64, log: Log | None
) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.ArtLineScored(seat, line, points))
