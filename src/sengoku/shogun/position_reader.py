"""Reads positions from text. Every fault raises an error with a sentence."""

import re
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core import rng
from sengoku.core.flow import Step
from sengoku.core.notation import Domain, number
from sengoku.core.positions import (
    COUNT_RANGE,
    Frames,
    generator,
    no_more,
    number_list,
    pair,
    split,
    unreadable,
)
from sengoku.core.rows import put, row_of
from sengoku.shogun import position_defaults as defaults
from sengoku.shogun.board import Board
from sengoku.shogun.position_check import check
from sengoku.shogun.position_writer import BUILDING_LETTERS
from sengoku.shogun.rows import (
    captor_colour,
    province_seat,
    seat_field,
    seat_group,
    seat_open,
)
from sengoku.shogun.rules.setup import STREAMS
from sengoku.shogun.state import ARTIST, NEUTRAL_MARKER, State
from sengoku.shogun.vocabulary import (
    ACTIONS,
    CUBE_LETTERS,
    FAVOURS,
    FIELD_WORDS,
    GROUPS,
    REGION_WORDS,
    REGIONS,
    SEAT_LETTERS,
    SPECIAL_WORDS,
    SPECIALS,
)

_PIECES = re.compile(r"(?:([A-E])([0-9]{1,3}))?(c?t?h?)(?:\+([0-9]{1,3}))?")
_LAID = re.compile(r"([a-z0-9-]+)([+=])([a-z0-9-]+)")
_STONES = re.compile(r"([A-E])([0-9]{1,3})")

_COLOURS = Domain("colour", tuple(CUBE_LETTERS))
_FIELDS = Domain("field", FIELD_WORDS)
_ACTIONS = Domain("action", FIELD_WORDS[:ACTIONS])
_SPECIALS = Domain("special card", SPECIAL_WORDS)

COUNTED: Final = {
    "armies": ("supply", COUNT_RANGE),
    "chests": ("chests", COUNT_RANGE),
    "rice": ("rice", COUNT_RANGE),
    "score": ("score", COUNT_RANGE),
    "revolts": ("revolts", COUNT_RANGE),
    "extra": ("extra", COUNT_RANGE),
    "samurai": ("samurai", range(4)),
    "reception": ("reception", COUNT_RANGE),
    "audience": ("audience", COUNT_RANGE),
    "kept_calm": ("kept_calm", range(2)),
    "protected": ("protected", range(4)),
}
"""Words of a seat with one number: the field, and the allowed range."""


@final
class Reader:
    def __init__(
        self,
        board: Board,
        seats: int,
        in_play: tuple[int, ...],
        table: tuple[Step[State], ...],
        domains: dict[str, Domain],
    ) -> None:
        self.board = board
        self.seats = seats
        self.in_play = in_play
        self.domains = domains
        self.frames = Frames(table, domains, seats)
        self.letters = self.frames.letters
        self.provinces = domains["province"]
        self.events = Domain("event", board.event_ids)
        self.favours = range(FAVOURS + 1)
        self.readers: dict[str, Callable[[State, list[str]], None]] = {
            "map": self._read_map,
            "mat": self._read_mats,
            "gained": self._read_gained,
            "inside": lambda s, items: self._read_cubes(s.inside, items),
            "tray": lambda s, items: self._read_cubes(s.tray, items),
            "thrown": lambda s, items: self._read_cubes(s.thrown, items),
            "peasants": self._read_peasants,
            "stock": self._read_stock,
            "open": self._read_open,
            "picked": self._read_picked,
            "time": self._read_time,
            "row": self._read_row,
            "shown": self._read_shown,
            "special": self._read_special,
            "choosing": self._read_choosing,
            "order": self._read_order,
            "events": lambda s, items: s.events.extend(map(self.events.read, items)),
            "event": self._read_event,
            "gone": self._read_gone,
            "hungry": lambda s, items: s.hungry.extend(map(self.provinces.read, items)),
            "favours": self._read_favours,
            "favours-gone": self._read_favours_gone,
            "generals": self._read_generals,
            "monuments": self._read_monuments,
            "captured": self._read_captured,
            "monument-supply": self._read_monument_supply,
            "arts": self._read_arts,
            "regions": self._read_regions,
            "pile": lambda s, items: s.pile.extend(map(self.provinces.read, items)),
            "event-pile": self._read_event_pile,
            "favour-pile": self._read_favour_pile,
            "bag": lambda s, items: s.bag.extend(map(domains["cell"].read, items)),
            "winners": self._read_winners,
            "rng": self._read_rng,
            "do": self.frames.read,
        }

    def read(self, text: str) -> State:
        sections = split(text)
        s = State(self.seats)
        s.rng = rng.fast(0, STREAMS)
        for word, read in self.readers.items():
            read(s, sections.pop(word, []))
        for seat in range(self.seats):
            self._read_seat(s, seat, sections.pop(SEAT_LETTERS[seat], []))
        no_more(sections, (*self.readers, *self.letters.words))
        check(s, self.board, self.in_play)
        return s

    # The map

    def _read_map(self, s: State, items: list[str]) -> None:
        for item in items:
            name, pieces = pair("map", item)
            province = self.provinces.read(name)
            found = _PIECES.fullmatch(pieces)
            if found is None:
                raise unreadable("map", item, "pieces such as 'A3ct+1'")
            letter, armies, buildings, unrest = found.groups()
            if letter:
                s.owner[province] = self.letters.read(letter)
                s.armies[province] = number(armies, "map", COUNT_RANGE)
            for building in buildings:
                s.buildings[province] |= 1 << BUILDING_LETTERS.index(building)
            s.unrest[province] = int(unrest or 0)

    def _read_gained(self, s: State, items: list[str]) -> None:
        for item in items:
            s.gained[self.provinces.read(item)] = 1

    # The seats

    def _read_seat(self, s: State, seat: int, items: list[str]) -> None:
        on_map = sum(
            n for n, owner in zip(s.armies, s.owner, strict=True) if owner == seat
        )
        s.supply[seat] = defaults.supply(
            self.board, seat, on_map, [*s.inside], [*s.tray], [*s.thrown]
        )
        for item in items:
            word, value = pair(SEAT_LETTERS[seat], item)
            self._read_possession(s, seat, word, value)

    def _read_possession(self, s: State, seat: int, word: str, value: str) -> None:
        what = f"{SEAT_LETTERS[seat]} {word}"
        if word in COUNTED:
            name, allowed = COUNTED[word]
            getattr(s, name)[seat] = number(value, what, allowed)
        elif word == "position":
            s.position[seat] = number(value, what, range(1, SPECIALS + 1)) - 1
        elif word == "groups":
            put(s.groups, seat_group(seat, 0), number_list(what, value, GROUPS))
        elif word == "saw":
            names = value.split(",")
            if len(names) != 2:
                raise unreadable(what, value, "two provinces")
            cards = sorted(map(self.provinces.read, names))
            put(s.last_pair, seat_open(seat, 0), cards)
        else:
            known = (*COUNTED, "position", "groups", "saw")
            raise unreadable(what, word, f"one of {', '.join(known)}")

    def _read_mats(self, s: State, items: list[str]) -> None:
        for item in items:
            letter, laid = pair("mat", item)
            seat = self.letters.read(letter)
            for part in laid.split(","):
                found = _LAID.fullmatch(part)
                if found is None:
                    raise unreadable("mat", part, "'field=card' or 'field+card'")
                at = seat_field(seat, _FIELDS.read(found[1]))
                s.mat[at] = self.domains["card"].read(found[3])
                s.shown[at] = int(found[2] == "+")

    # The tower

    def _read_cubes(self, cubes: vec[i64], items: list[str]) -> None:
        for item in items:
            letter, count = pair("cubes", item)
            cubes[_COLOURS.read(letter)] = number(count, "cubes", COUNT_RANGE)

    def _read_peasants(self, s: State, items: list[str]) -> None:
        s.peasants = defaults.peasants(self.board, [*s.inside], [*s.tray], [*s.thrown])
        if items:
            s.peasants = number(" ".join(items), "peasants", COUNT_RANGE)

    def _read_stock(self, s: State, items: list[str]) -> None:
        s.building_stock = row_of(defaults.building_stock(self.board, s.buildings))
        if items:
            s.building_stock = row_of(number_list("stock", " ".join(items), 3))

    # The draft and the round

    def _read_open(self, s: State, items: list[str]) -> None:
        if items:
            if len(items) != 2:
                raise unreadable("open", " ".join(items), "two provinces")
            s.open_cards = [self.provinces.read(item) for item in items]

    def _read_picked(self, s: State, items: list[str]) -> None:
        if items:
            s.picked = self.provinces.read(" ".join(items))

    def _read_time(self, s: State, items: list[str]) -> None:
        text = " ".join(items) or "1.0"
        year, dot, season = text.partition(".")
        if not dot:
            raise unreadable("time", text, "year and season such as '1.2'")
        s.year = number(year, "year", range(3))
        s.season = number(season, "season", range(4))

    def _read_row(self, s: State, items: list[str]) -> None:
        if not items:
            return
        s.row = [_ACTIONS.read(item) for item in items]
        if sorted(s.row) != list(range(ACTIONS)):
            raise unreadable("row", " ".join(items), "every action once")
        s.row_shown = ACTIONS

    def _read_shown(self, s: State, items: list[str]) -> None:
        if items:
            s.row_shown = number(" ".join(items), "shown", range(ACTIONS + 1))

    def _read_special(self, s: State, items: list[str]) -> None:
        if not items:
            return
        s.special = [_SPECIALS.read(item) for item in items]
        if sorted(s.special) != list(range(SPECIALS)):
            raise unreadable("special", " ".join(items), "every special card once")

    def _read_choosing(self, s: State, items: list[str]) -> None:
        s.choosing = [self.letters.read(letter) for letter in "".join(items)]

    def _read_order(self, s: State, items: list[str]) -> None:
        s.player_order = [self.letters.read(letter) for letter in "".join(items)]

    def _read_event(self, s: State, items: list[str]) -> None:
        if items:
            s.event = self.events.read(" ".join(items))

    def _read_gone(self, s: State, items: list[str]) -> None:
        for item in items:
            s.events_gone |= 1 << self.events.read(item)

    def _read_event_pile(self, s: State, items: list[str]) -> None:
        s.event_pile = [self.events.read(item) for item in items]

    # The modules

    def _read_favours(self, s: State, items: list[str]) -> None:
        if items:
            s.favours = number_list("favours", " ".join(items), 3)
            for favour in s.favours:
                number(str(favour), "favours", self.favours)

    def _read_favours_gone(self, s: State, items: list[str]) -> None:
        for item in items:
            s.favours_gone |= 1 << number(item, "favours-gone", self.favours)

    def _read_favour_pile(self, s: State, items: list[str]) -> None:
        s.favour_pile = [number(item, "favour-pile", self.favours) for item in items]

    def _read_generals(self, s: State, items: list[str]) -> None:
        for item in items:
            letter, name = pair("generals", item)
            s.general[self.letters.read(letter)] = self.provinces.read(name)

    def _read_monuments(self, s: State, items: list[str]) -> None:
        for item in items:
            name, stones = pair("monuments", item)
            province = self.provinces.read(name)
            if not re.fullmatch(f"(?:{_STONES.pattern})+", stones):
                raise unreadable("monuments", item, "monuments such as 'A2B1'")
            for letter, count in _STONES.findall(stones):
                at = province_seat(province, self.letters.read(letter))
                s.monuments[at] = int(count)

    def _read_captured(self, s: State, items: list[str]) -> None:
        for item in items:
            letter, stones = pair("captured", item)
            found = _STONES.fullmatch(stones)
            if found is None:
                raise unreadable("captured", item, "'A:B2'")
            captor, colour = self.letters.read(letter), self.letters.read(found[1])
            s.captured[captor_colour(captor, colour)] = int(found[2])

    def _read_monument_supply(self, s: State, items: list[str]) -> None:
        if items:
            values = number_list("monument-supply", " ".join(items), self.seats)
            put(s.monument_supply, 0, values)

    def _read_arts(self, s: State, items: list[str]) -> None:
        for item in items:
            cell, mark = pair("arts", item)
            known = {"neutral": NEUTRAL_MARKER, "artist": ARTIST}
            marker = known[mark] if mark in known else self.letters.read(mark)
            s.arts[self.domains["cell"].read(cell)] = marker

    def _read_regions(self, s: State, items: list[str]) -> None:
        if items:
            regions = Domain("region", REGION_WORDS)
            s.region_row = [regions.read(item) for item in items]
            if sorted(s.region_row) != list(range(REGIONS)):
                raise unreadable("regions", " ".join(items), "every region once")

    def _read_winners(self, s: State, items: list[str]) -> None:
        s.winners = self.frames.mask("".join(items))

    def _read_rng(self, s: State, items: list[str]) -> None:
        if items:
            s.rng = generator(items)
