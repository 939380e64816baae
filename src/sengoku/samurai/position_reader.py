"""Reads positions from text. Every fault raises an error with a sentence."""

import re
from collections.abc import Callable
from typing import Final, final

from sengoku.core import rng
from sengoku.core.errors import UnreadableError
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
from sengoku.samurai import position_defaults as defaults
from sengoku.samurai.board import Board
from sengoku.samurai.options import Switches
from sengoku.samurai.position_check import check
from sengoku.samurai.rows import province_seat, seat_order, seat_region
from sengoku.samurai.rules.setup import STREAMS, printed_neutral
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    EFFECT_WORDS,
    MAX_SEATS,
    NEUTRAL_WORDS,
    ORDERS,
    REGION_WORDS,
    REGIONS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
)

SIGNED: Final = range(-999, 1000)

_PIECES = re.compile(r"([A-Z])([0-9]*)(c?)")
_ALL_PIECES = re.compile(f"(?:{_PIECES.pattern})+")
_TOKEN = re.compile(r"([A-Z])([+-])([a-z0-9?]+)(?:/([A-Z])\+([a-z0-9]+))?")
_COVERS = re.compile(r"([0-9]+)([A-Z]*)")

_AGENDA_SIDES = Domain("agenda side", AGENDA_WORDS)
_NEUTRAL_KINDS = Domain("neutral action", NEUTRAL_WORDS)
_SHRINE_COLOURS = Domain("shrine colour", SHRINE_WORDS)
_EFFECTS = Domain("mountain effect", EFFECT_WORDS)
_REGIONS = Domain("region", REGION_WORDS)
_RESOURCES = Domain("resource", RESOURCE_WORDS)


@final
class Reader:
    def __init__(
        self,
        board: Board,
        seats: int,
        switches: Switches,
        table: tuple[Step[State], ...],
        domains: dict[str, Domain],
    ) -> None:
        self.board = board
        self.seats = seats
        self.switches = switches
        self.table = table
        self.domains = domains
        self.frames = Frames(table, domains, seats)
        self.letters = self.frames.letters
        self.readers: dict[str, Callable[[State, list[str]], None]] = {
            "map": self._read_map,
            "seeds": self._read_seeds,
            "slots": self._read_slots,
            "neutral": self._read_neutral,
            "played": self._read_played,
            "deck": self._read_deck,
            "shrines": self._read_shrines,
            "agenda": self._read_agenda,
            "mountains": self._read_mountains,
            "revealed": self._read_revealed,
            "spare": self._read_spare,
            "era": self._read_era,
            "order": self._read_order,
            "travellers": self._read_travellers,
            "expedition": self._read_expedition,
            "winners": self._read_winners,
            "rng": self._read_rng,
            "do": self.frames.read,
        }

    def read(self, text: str) -> State:
        sections = split(text)
        s = State(self.seats)
        put(s.seeds, 0, defaults.seeds(self.board))
        s.neutral = printed_neutral(self.board)
        s.rng = rng.fast(0, STREAMS)
        for word, read in self.readers.items():
            read(s, sections.pop(word, []))
        for seat in range(self.seats):
            self._read_seat(s, seat, sections.pop(SEAT_LETTERS[seat], []))
        self._read_general(s, sections.pop("general", []))
        no_more(sections, (*self.readers, "general", *self.letters.words))
        check(s, self.board)
        return s

    # The board

    def _read_map(self, s: State, items: list[str]) -> None:
        for item in items:
            word, pieces = pair("map", item)
            province = self.domains["province"].read(word)
            if not _ALL_PIECES.fullmatch(pieces):
                raise unreadable("map", item, "pieces such as 'A2B1c'")
            for letter, count, castle in _PIECES.findall(pieces):
                self._put(s, province, letter, count, castle)

    def _put(
        self, s: State, province: int, letter: str, count: str, castle: str
    ) -> None:
        seat = self.letters.read(letter)
        if count:
            s.armies[province_seat(province, seat)] = number(count, "map", COUNT_RANGE)
        if castle:
            at = seat_region(seat, self.board.region_of[province])
            if s.castle[at] not in (NONE, province):
                raise UnreadableError(
                    "position",
                    "SSE-ACT-CASTLE-3",
                    f"map: {letter} has two castles in one region",
                )
            s.castle[at] = province

    def _read_seeds(self, s: State, items: list[str]) -> None:
        for item in items:
            word, seed = pair("seeds", item)
            province = self.domains["province"].read(word)
            if s.seeds[province] == NONE:
                raise unreadable("seeds", item, "a resource province")
            s.seeds[province] = _RESOURCES.read(seed)

    def _read_slots(self, s: State, items: list[str]) -> None:
        for item in items:
            word, token = pair("slots", item)
            slot = self.domains["slot"].read(word)
            found = _TOKEN.fullmatch(token)
            if found is None:
                raise unreadable("slots", item, "a token such as 'A-attack'")
            letter, up, order, under_letter, under_order = found.groups()
            s.owner[slot] = self.letters.read(letter)
            s.order[slot] = self.domains["order"].read(order)
            s.face_up[slot] = int(up == "+")
            if under_letter:
                s.under_owner[slot] = self.letters.read(under_letter)
                s.under_order[slot] = self.domains["order"].read(under_order)

    def _read_neutral(self, s: State, items: list[str]) -> None:
        for item in items:
            word, kind = pair("neutral", item)
            s.neutral[self.domains["slot"].read(word)] = _NEUTRAL_KINDS.read(kind)

    # The seats

    def _read_seat(self, s: State, seat: int, items: list[str]) -> None:
        self._fill_in(s, seat)
        for item in items:
            word, value = pair(SEAT_LETTERS[seat], item)
            self._read_possession(s, seat, word, value)

    def _fill_in(self, s: State, seat: int) -> None:
        """Give the seat everything that lies nowhere else."""
        on_board = sum(s.armies[seat::MAX_SEATS])
        built = sum(s.castle_of(seat, region) != NONE for region in range(REGIONS))
        away = int(s.expedition[0] == seat)
        s.supply[seat] = defaults.armies_left(self.switches, on_board, built, away)
        s.castles[seat] = defaults.castles_left(self.switches, built)
        placed = defaults.own_orders(
            seat, (s.owner, s.under_owner), (s.order, s.under_order)
        )
        put(s.tokens, seat_order(seat, 0), defaults.tokens_left(self.board, placed))

    def _read_possession(self, s: State, seat: int, word: str, value: str) -> None:
        what = f"{SEAT_LETTERS[seat]} {word}"
        if word in COUNTED:
            getattr(s, COUNTED[word])[seat] = number(value, what, COUNT_RANGE)
        elif word in LISTED:
            name, size = LISTED[word]
            values = number_list(what, value, size)
            put(getattr(s, name), seat * size, values)
        elif word == "commit":
            s.committed[seat] = _REGIONS.read(value)
        elif word == "covers":
            self._read_covers(s, seat, value)
        else:
            known = (*COUNTED, *LISTED, "commit", "covers")
            raise unreadable(what, word, f"one of {', '.join(known)}")

    def _read_covers(self, s: State, seat: int, value: str) -> None:
        found = _COVERS.fullmatch(value)
        if found is None:
            raise unreadable("covers", value, "a number and seats such as '2BC'")
        s.covers[seat] = number(found[1], "covers", COUNT_RANGE)
        s.covered[seat] = self.frames.mask(found[2])

    def _read_general(self, s: State, items: list[str]) -> None:
        s.general = row_of(defaults.general_left(self.board, s.food, s.bushido))
        for item in items:
            word, left = pair("general", item)
            s.general[_RESOURCES.read(word)] = number(left, "general", SIGNED)

    # Cards, tiles and tokens

    def _read_played(self, s: State, items: list[str]) -> None:
        for item in items:
            word, count = pair("played", item)
            s.played[_REGIONS.read(word)] = number(count, "played", COUNT_RANGE)

    def _read_deck(self, s: State, items: list[str]) -> None:
        s.deck = [_REGIONS.read(word) for word in items]

    def _read_shrines(self, s: State, items: list[str]) -> None:
        for item in items:
            word, colour = pair("shrines", item)
            s.shrine[self.domains["province"].read(word)] = _SHRINE_COLOURS.read(colour)

    def _read_agenda(self, s: State, items: list[str]) -> None:
        for item in items:
            word, rest = pair("agenda", item)
            side, _, scored = rest.partition(":")
            region = _REGIONS.read(word)
            s.agenda[region] = _AGENDA_SIDES.read(side)
            s.fulfilled[region] = self.frames.mask(scored)

    def _read_mountains(self, s: State, items: list[str]) -> None:
        for item in items:
            word, effect = pair("mountains", item)
            s.mountain[self.domains["mountain"].read(word)] = _EFFECTS.read(effect)

    def _read_revealed(self, s: State, items: list[str]) -> None:
        for item in items:
            word, count = pair("revealed", item)
            s.revealed[_EFFECTS.read(word)] = number(count, "revealed", COUNT_RANGE)

    def _read_spare(self, s: State, items: list[str]) -> None:
        s.spare = [_EFFECTS.read(word) for word in items]

    # The course of play

    def _read_era(self, s: State, items: list[str]) -> None:
        text = items[0] if items else "1.1"
        era, dot, round_ = text.partition(".")
        if not dot or len(items) > 1:
            raise unreadable("era", " ".join(items), "era and round such as '1.2'")
        s.era = number(era, "era", range(4))
        s.round = number(round_, "round", range(3))

    def _read_order(self, s: State, items: list[str]) -> None:
        order = [self.letters.read(letter) for letter in "".join(items)]
        if items:
            if sorted(order) != list(range(self.seats)):
                raise unreadable("order", " ".join(items), "every seat once")
            s.turn_order = row_of(order)

    def _read_travellers(self, s: State, items: list[str]) -> None:
        for item in items:
            word, count = pair("travellers", item)
            at = self.domains["province"].read(word)
            s.travellers[at] = number(count, "travellers", COUNT_RANGE)

    def _read_expedition(self, s: State, items: list[str]) -> None:
        if not items:
            return
        parts = items[0].split(":")
        if len(parts) != 3 or len(items) > 1:
            raise unreadable(
                "expedition", " ".join(items), "seat, mountain and goal 'A:m1:bungo'"
            )
        seat = self.letters.read(parts[0])
        mountain = self.domains["mountain"].read(parts[1])
        s.expedition = row_of([seat, mountain, self.domains["province"].read(parts[2])])

    def _read_winners(self, s: State, items: list[str]) -> None:
        s.winners = self.frames.mask("".join(items))

    def _read_rng(self, s: State, items: list[str]) -> None:
        if items:
            s.rng = generator(items)


COUNTED: Final = {
    "food": "food",
    "bushido": "bushido",
    "armies": "supply",
    "castles": "castles",
    "score": "score",
}
"""Words of a seat with one number, and the fields they set."""

LISTED: Final = {
    "influence": ("influence", REGIONS),
    "tokens": ("tokens", ORDERS),
    "hand": ("hand", REGIONS),
}
