"""Effects of the four modules: court, samurai, generals, arts."""

from sengoku.core.events import Log
from sengoku.shogun import events
from sengoku.shogun.rows import captor_colour, province_seat
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, State
from sengoku.shogun.vocabulary import MAX_SEATS

# Setup; ``GamePrepared`` reports it


def stack_favours(s: State, pile: list[int]) -> None:
    s.favour_pile = pile


def give_monuments(s: State, monuments: int) -> None:
    s.monument_supply[: s.seats] = [monuments] * s.seats


def lay_arts(s: State, bag: list[int], row: list[int]) -> None:
    s.bag = bag
    s.region_row = row


# Tenno's Court


def send_officials(
    s: State, seat: int, officials: int, why: str, log: Log | None
) -> None:
    s.reception[seat] += officials
    if log is not None:
        log.add(events.OfficialsSent(seat, officials, why))


def convert_armies(
    s: State, seat: int, province: int, armies: int, log: Log | None
) -> None:
    s.armies[province] -= armies
    s.supply[seat] += armies
    if log is not None:
        log.add(events.ArmiesConverted(seat, province, armies))


def lay_favours(s: State, spaces: int, log: Log | None) -> None:
    """Turn up cards for the *spaces*, the highest number on the most expensive."""
    drawn = [s.favour_pile.pop() for _ in range(min(spaces, len(s.favour_pile)))]
    s.favours = sorted([*drawn, *[0] * (spaces - len(drawn))], reverse=True)
    if log is not None:
        log.add(events.FavoursLaid(tuple(s.favours)))


def enter_audience(s: State, seat: int, log: Log | None) -> None:
    officials = s.reception[seat]
    s.reception[seat] = 0
    s.audience[seat] += officials
    if log is not None:
        log.add(events.AudienceEntered(seat, officials))


def take_favour(s: State, seat: int, space: int, price: int, log: Log | None) -> None:
    """Pay officials for a card and take it out of the game."""
    favour = s.favours[space]
    s.favours[space] = 0
    s.audience[seat] -= price
    s.favours_gone |= 1 << favour
    if log is not None:
        log.add(events.FavourTaken(seat, favour, price))


def keep_calm(s: State, seat: int, log: Log | None) -> None:
    s.kept_calm[seat] = 1
    if log is not None:
        log.add(events.FavourKept(seat))


def lapse_favour(seat: int, log: Log | None) -> None:
    """Log that the card could not be used; the state does not change."""
    if log is not None:
        log.add(events.FavourLapsed(seat))


def protect(s: State, seat: int, protection: int, log: Log | None) -> None:
    s.protected[seat] |= protection
    if log is not None:
        log.add(events.ProtectionGained(seat, s.protected[seat]))


def end_court(s: State, log: Log | None) -> None:
    s.reception = [
        waiting + heard for waiting, heard in zip(s.reception, s.audience, strict=True)
    ]
    s.audience = [0] * MAX_SEATS
    for favour in s.favours:
        if favour:
            s.favours_gone |= 1 << favour
    s.favours = [0, 0, 0]
    if log is not None:
        log.add(events.CourtEnded())


def armies_to_tray(s: State, seat: int, armies: int, why: str, log: Log | None) -> None:
    s.supply[seat] -= armies
    s.tray[seat] += armies
    if log is not None:
        log.add(events.ArmiesToTray(seat, armies, why))


# Samurai


def advance_samurai(s: State, seat: int, card: int, log: Log | None) -> None:
    s.samurai[seat] = card
    if log is not None:
        log.add(events.SamuraiAdvanced(seat, card))


# Generals


def move_general(s: State, seat: int, province: int, log: Log | None) -> None:
    origin = s.general[seat]
    s.general[seat] = province
    if log is not None:
        log.add(events.GeneralMoved(seat, origin, province))


def build_monument(s: State, seat: int, province: int, log: Log | None) -> None:
    s.monument_supply[seat] -= 1
    s.monuments[province_seat(province, seat)] += 1
    if log is not None:
        log.add(events.MonumentBuilt(seat, province))


def capture_monuments(
    s: State, seat: int, province: int, colour: int, log: Log | None
) -> None:
    at = province_seat(province, colour)
    monuments = s.monuments[at]
    s.monuments[at] = 0
    s.captured[captor_colour(seat, colour)] += monuments
    if log is not None:
        log.add(events.MonumentsCaptured(seat, province, colour, monuments))


# Arts in Japan


def draw_artists(s: State, artists: int, log: Log | None) -> None:
    drawn = [s.bag.pop() for _ in range(min(artists, len(s.bag)))]
    cells = sorted(drawn)  # they are drawn together: their order is no information
    for cell in cells:
        s.arts[cell] = ARTIST
    if log is not None:
        log.add(events.ArtistsDrawn(tuple(cells)))


def replace_artist(
    s: State, seat: int, region: int, cell: int, log: Log | None
) -> None:
    s.arts[cell] = seat
    if log is not None:
        log.add(events.ArtistReplaced(seat, region, cell))


def turn_artists(s: State, log: Log | None) -> None:
    left = [cell for cell, marker in enumerate(s.arts) if marker == ARTIST]
    for cell in left:
        s.arts[cell] = NEUTRAL_MARKER
    s.region_row = s.region_row[1:] + s.region_row[:1]
    if log is not None:
        log.add(events.ArtistsTurned(tuple(left)))


def score_art_line(
    s: State, seat: int, line: int, points: int, log: Log | None
) -> None:
    s.score[seat] += points
    if log is not None:
        log.add(events.ArtLineScored(seat, line, points))
