"""Writes positions as text from what viewers may know."""

from collections.abc import Iterator, Mapping
from typing import final

from sengoku.core.flow import Step
from sengoku.core.notation import Domain
from sengoku.core.positions import Frames, counted, join, numbers, section
from sengoku.core.stack import frames
from sengoku.samurai import position_defaults as defaults
from sengoku.samurai.board import Board
from sengoku.samurai.observation import Observation
from sengoku.samurai.options import Switches
from sengoku.samurai.rows import regions_of
from sengoku.samurai.state import NONE, State
from sengoku.samurai.vocabulary import (
    AGENDA_WORDS,
    EFFECT_WORDS,
    NEUTRAL_WORDS,
    ORDER_WORDS,
    PROVINCES,
    REGION_WORDS,
    REGIONS,
    RESOURCE_WORDS,
    SEAT_LETTERS,
    SHRINE_WORDS,
    SLOTS,
)


@final
class Writer:
    """*seen* is common knowledge, *own* what single seats know, *s* all secrets."""

    def __init__(
        self,
        board: Board,
        switches: Switches,
        table: tuple[Step[State], ...],
        domains: dict[str, Domain],
    ) -> None:
        self.board = board
        self.switches = switches
        self.frames = Frames(table, domains, len(domains["seat"].words))

    def write(
        self, seen: Observation, own: Mapping[int, Observation], s: State | None
    ) -> str:
        sections = [
            section("map", self._map(seen)),
            *self._seats(seen, own),
            section("slots", self._slots(seen, own)),
            f"era {seen.era}.{seen.round}",
            "order " + "".join(SEAT_LETTERS[seat] for seat in seen.turn_order),
            section("general", self._general(seen, own)),
            section("played", counted(REGION_WORDS, seen.played)),
            section("seeds", self._seeds(seen)),
            section("neutral", self._neutral(seen)),
            section("shrines", self._shrines(seen)),
            section("agenda", self._agenda(seen)),
            section("mountains", self._mountains(seen, s)),
            section("revealed", counted(EFFECT_WORDS, seen.revealed)),
            section("travellers", self._travellers(seen)),
            section("expedition", self._expedition(seen)),
            *self._hidden(seen, s),
            f"winners {self.frames.word(seen.winners)}" if seen.winners else "",
            section("do", self.frames.write(frames(seen.stack))),
        ]
        return join(sections)

    def _map(self, seen: Observation) -> Iterator[str]:
        seats = len(seen.score)
        for province, region in enumerate(self.board.region_of):
            pieces, castles = "", seen.castle[region::REGIONS]
            for seat in range(seats):
                armies = seen.armies[province * seats + seat]
                castle = castles[seat] == province
                if armies or castle:
                    pieces += SEAT_LETTERS[seat] + (str(armies) if armies else "")
                    pieces += "c" if castle else ""
            if pieces:
                yield f"{self.board.province_ids[province]}:{pieces}"

    def _seats(
        self, seen: Observation, own: Mapping[int, Observation]
    ) -> Iterator[str]:
        for seat in range(len(seen.score)):
            public = self._in_front_of_screen(seen, seat)
            if seat in own:
                private = self._behind_screen(own[seat], seat)
            else:
                private = self._hidden_behind_screen(seen, seat)
            yield " ".join([SEAT_LETTERS[seat], *private, *public])

    def _in_front_of_screen(self, seen: Observation, seat: int) -> Iterator[str]:
        seats = len(seen.score)
        built = sum(at != NONE for at in _row(seen.castle, seat))
        on_board = sum(seen.armies[p * seats + seat] for p in range(PROVINCES))
        away = int(seen.expedition[0] == seat)
        armies = defaults.armies_left(self.switches, on_board, built, away)
        if seen.supply[seat] != armies:
            yield f"armies:{seen.supply[seat]}"
        if seen.castles[seat] != defaults.castles_left(self.switches, built):
            yield f"castles:{seen.castles[seat]}"
        if seen.score[seat]:
            yield f"score:{seen.score[seat]}"
        influence = _row(seen.influence, seat)
        if any(influence):
            yield f"influence:{numbers(influence)}"
        if seen.covers[seat] or seen.covered[seat]:
            yield f"covers:{seen.covers[seat]}{self.frames.word(seen.covered[seat])}"

    def _behind_screen(self, own: Observation, seat: int) -> Iterator[str]:
        assert own.tokens is not None
        assert own.hand is not None
        assert own.committed is not None
        if own.food[seat]:
            yield f"food:{own.food[seat]}"
        if own.bushido[seat]:
            yield f"bushido:{own.bushido[seat]}"
        placed = [
            order
            for slot in range(SLOTS)
            for owner, order in (
                (own.owner[slot], own.order[slot]),
                (own.under_owner[slot], own.under_order[slot]),
            )
            if owner == seat and order is not None
        ]
        if list(own.tokens) != defaults.tokens_left(self.board, placed):
            yield f"tokens:{numbers(own.tokens)}"
        if any(own.hand):
            yield f"hand:{numbers(own.hand)}"
        if own.committed != NONE:
            yield f"commit:{REGION_WORDS[own.committed]}"

    def _hidden_behind_screen(self, seen: Observation, seat: int) -> Iterator[str]:
        for word, shown in (("food", seen.food[seat]), ("bushido", seen.bushido[seat])):
            yield f"{word}:{'?' if shown is None else shown}"
        yield f"tokens:?{seen.tokens_left[seat]}"
        yield f"hand:?{seen.hand_size[seat]}"
        if seen.has_committed[seat]:
            yield "commit:?"

    def _slots(
        self, seen: Observation, own: Mapping[int, Observation]
    ) -> Iterator[str]:
        for slot in range(SLOTS):
            owner = seen.owner[slot]
            if owner == NONE:
                continue
            order = own[owner].order[slot] if owner in own else seen.order[slot]
            face = "?" if order is None else ORDER_WORDS[order]
            up = "+" if seen.face_up[slot] else "-"
            text = f"{self.board.slot_ids[slot]}:{SEAT_LETTERS[owner]}{up}{face}"
            if seen.under_owner[slot] != NONE:
                under = ORDER_WORDS[seen.under_order[slot]]
                text += f"/{SEAT_LETTERS[seen.under_owner[slot]]}+{under}"
            yield text

    def _general(
        self, seen: Observation, own: Mapping[int, Observation]
    ) -> Iterator[str]:
        seats = range(len(seen.score))
        if all(seat in own for seat in seats):
            food = [own[seat].food[seat] or 0 for seat in seats]
            bushido = [own[seat].bushido[seat] or 0 for seat in seats]
            if list(seen.general) == defaults.general_left(self.board, food, bushido):
                return
        for word, left in zip(RESOURCE_WORDS, seen.general, strict=True):
            yield f"{word}:{left}"

    def _seeds(self, seen: Observation) -> Iterator[str]:
        printed = defaults.seeds(self.board)
        if list(seen.seeds[: len(printed)]) != printed:
            for province, seed in enumerate(seen.seeds):
                if seed != NONE:
                    yield f"{self.board.province_ids[province]}:{RESOURCE_WORDS[seed]}"

    def _neutral(self, seen: Observation) -> Iterator[str]:
        for slot, printed in enumerate(self.board.neutral):
            kind = seen.neutral[slot]
            if kind != printed:
                yield f"{self.board.slot_ids[slot]}:{NEUTRAL_WORDS[kind]}"

    def _shrines(self, seen: Observation) -> Iterator[str]:
        for province, colour in enumerate(seen.shrine):
            if colour != NONE:
                yield f"{self.board.province_ids[province]}:{SHRINE_WORDS[colour]}"

    def _agenda(self, seen: Observation) -> Iterator[str]:
        for region, side in enumerate(seen.agenda):
            if side != NONE:
                scored = self.frames.word(seen.fulfilled[region])
                text = f"{REGION_WORDS[region]}:{AGENDA_WORDS[side]}"
                yield f"{text}:{scored}" if scored else text

    def _mountains(self, seen: Observation, s: State | None) -> Iterator[str]:
        for mountain, lies in enumerate(seen.mountain):
            if lies:
                face = "?" if s is None else EFFECT_WORDS[s.mountain[mountain]]
                yield f"{self.board.mountain_ids[mountain]}:{face}"

    def _travellers(self, seen: Observation) -> Iterator[str]:
        ids = self.board.province_ids
        return counted(ids, seen.travellers[: len(ids)])

    def _expedition(self, seen: Observation) -> Iterator[str]:
        seat, mountain, destination = seen.expedition
        if seat != NONE:
            over = self.board.mountain_ids[mountain]
            yield f"{SEAT_LETTERS[seat]}:{over}:{self.board.province_ids[destination]}"

    def _hidden(self, seen: Observation, s: State | None) -> Iterator[str]:
        """Write what nobody may know, or only that it exists."""
        if s is None:
            if seen.deck_size:
                yield f"deck ?{seen.deck_size}"
            return
        yield section("spare", (EFFECT_WORDS[effect] for effect in s.spare))
        yield section("deck", (REGION_WORDS[region] for region in s.deck))
        yield f"rng {numbers(s.rng)}"


def _row(values: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the entries of *seat* in a list by seat and region."""
    return values[regions_of(seat)]
