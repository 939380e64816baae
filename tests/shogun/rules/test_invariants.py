"""SHO-INV-1 to -9 and -11: what holds at every step of whole games, and in the box.

The games are recorded once: every position, and with every event a few numbers as they
are right then. SHO-INV-10 is about information: see there.
"""

import functools
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from sengoku.core.errors import UnreadableError
from sengoku.core.events import Event
from sengoku.shogun import events, steps
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.options import OWN_TOWER, Options
from sengoku.shogun.state import ARTIST, NONE, State
from sengoku.shogun.vocabulary import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    CUBES,
    FIELD_WORDS,
    FIELDS,
    GREEN,
    MAX_SEATS,
    PROVINCES,
    SPECIAL_WORDS,
)
from tests.shogun.given import rules, started
from tests.shogun.given_modules import (
    ALL,
    ARTS,
    COURT,
    GENERALS,
    SAMURAI,
    random_plays,
    watch,
)


class Kind(NamedTuple):
    """A kind of game, and the seed of the one that is recorded."""

    players: int
    side: str
    start: str
    modules: tuple[str, ...] = ()
    tower: str = "standard"
    seed: int = 1

    def rules(self) -> ShogunRules:
        return rules(self.players, self.side, self.start, self.modules, self.tower)


KINDS = (
    Kind(3, "sun", "preset"),
    Kind(3, "moon", "draft", seed=2),
    Kind(5, "sun", "draft", seed=3),
    Kind(5, "sun", "preset", COURT, seed=4),
    Kind(4, "moon", "draft", SAMURAI, seed=5),
    Kind(4, "sun", "preset", GENERALS, seed=6),
    Kind(3, "moon", "draft", ARTS, seed=7),
    Kind(3, "sun", "draft", ALL, seed=7),  # with a captured monument
    Kind(4, "sun", "preset", ALL, "spielbyweb", seed=9),
    Kind(5, "moon", "draft", ALL, OWN_TOWER, seed=14),  # likewise
)


class Moment(NamedTuple):
    """An event and what there is right when it happens."""

    event: Event
    cubes: tuple[int, ...]  # by colour, anywhere
    tray: tuple[int, ...]
    row: tuple[int, ...]
    order: tuple[int, ...]
    unrest: tuple[int, ...]
    neutral: frozenset[int]
    filled: int  # crossings of the arts with a marker or a face-down artist


class Record(NamedTuple):
    states: list[State]
    moments: list[Moment]


@functools.cache
def recorded(kind: Kind) -> Record:
    game = started(*kind[:5], seed=kind.seed)
    found = Record([], [])
    watch(game, lambda event: found.moments.append(moment(event, game.state)))
    for _ in random_plays(game, kind.seed):
        found.states.append(game.state.copy())
    return found


def moment(event: Event, s: State) -> Moment:
    return Moment(
        event,
        tuple(cubes(s, colour) for colour in range(CUBES)),
        tuple(s.tray),
        tuple(s.row),
        tuple(s.player_order),
        tuple(s.unrest),
        frozenset(p for p in range(PROVINCES) if s.owner[p] == NONE),
        sum(mark not in (NONE, ARTIST) for mark in s.arts),
    )


def cubes(s: State, colour: int) -> int:
    """Return the cubes of a colour in supply, on the map and in the tower."""
    tower = s.inside[colour] + s.tray[colour] + s.thrown[colour]
    if colour == GREEN:
        return tower + s.peasants
    return tower + s.supply[colour] + sum(s.armies[p] for p in s.provinces_of(colour))


def is_throw(s: State) -> bool:
    """Is somebody telling what fell from an own tower? Then a garrison is in it."""
    return bool(s.stack) and s.stack.step == steps.THROW


def name(kind: Kind) -> str:
    parts = (str(kind.players), kind.side, kind.start, *kind.modules, kind.tower)
    return "-".join(parts)


of_every_kind = pytest.mark.parametrize("kind", KINDS, ids=name)


# Cubes and cards


@of_every_kind
def test_inv_1_no_cube_is_lost_or_made(kind: Kind) -> None:
    """SHO-INV-1, SHO-COMP-11"""
    unused = MAX_SEATS - kind.players
    wanted = (*[62] * kind.players, *[0] * unused, 20)
    record = recorded(kind)
    for s in record.states:
        found = tuple(cubes(s, colour) for colour in range(CUBES))
        assert found == wanted, kind.rules().dump(s)
    for seen in record.moments:  # after every effect, not only between choices
        assert seen.cubes == wanted, seen.event


@of_every_kind
def test_inv_2_every_province_card_is_in_one_place(kind: Kind) -> None:
    """SHO-INV-2"""
    in_play = set(kind.rules().in_play)
    assert len(in_play) == (37 if kind.players == 3 else 45)
    for s in recorded(kind).states:
        in_hands = [p for p in range(PROVINCES) if s.owner[p] != NONE]
        drafting = s.open_cards[0] != NONE
        offered = [*s.open_cards, *s.pile] if drafting else []
        if s.picked != NONE and s.owner[s.picked] == NONE:
            offered.append(s.picked)
        assert set(in_hands) <= in_play
        assert len(offered) == len(set(offered))
        assert set(offered).isdisjoint(in_hands)
        if drafting:
            assert set(offered) | set(in_hands) == in_play
        check_mats(s)


def check_mats(s: State) -> None:
    laid = [
        (card, at // FIELDS) for at, card in enumerate(s.mat) if NONE < card < PROVINCES
    ]
    assert len({card for card, _ in laid}) == len(laid)
    for card, seat in laid:
        assert s.owner[card] == seat


# The map


@of_every_kind
def test_inv_3_provinces_with_armies_have_an_owner_and_no_others(kind: Kind) -> None:
    """SHO-INV-3, SHO-CARD-3"""
    for s in recorded(kind).states:
        for province in range(PROVINCES):
            owner = s.owner[province]
            if not is_throw(s):
                assert (owner != NONE) == (s.armies[province] > 0)
            if owner == NONE:
                assert s.armies[province] == 0
                assert (s.buildings[province], s.unrest[province]) == (0, 0)


@of_every_kind
def test_inv_4_buildings_are_counted_and_have_sites(kind: Kind) -> None:
    """SHO-INV-4, SHO-COMP-13"""
    sites = kind.rules().board.sites
    for s in recorded(kind).states:
        for building, wanted in zip(range(BUILDINGS), (28, 26, 26), strict=True):
            standing = sum(mask >> building & 1 for mask in s.buildings)
            assert standing + s.building_stock[building] == wanted
        for province, mask in enumerate(s.buildings):
            assert (
                s.buildings_in(province) <= sites[province]
            )  # a mask has one of a type
            assert mask < 1 << BUILDINGS
            assert mask == 0 or s.owner[province] != NONE


# Numbers


@of_every_kind
def test_inv_5_nothing_is_negative_and_points_never_become_fewer(kind: Kind) -> None:
    """SHO-INV-5"""
    states = recorded(kind).states
    for s in states:
        for counted in (s.chests, s.rice, s.score, s.unrest, s.supply, s.tray):
            assert min(counted) >= 0
        assert min(*s.inside, s.peasants) >= 0
    for before, after in pairwise(states):
        pairs = zip(before.score, after.score, strict=True)
        assert all(old <= new for old, new in pairs)
    assert max(states[-1].score) > 0


@of_every_kind
def test_comp_14_the_42_unrest_markers_are_always_enough(kind: Kind) -> None:
    """SHO-COMP-14, SHO-SETUP-22"""
    assert kind.rules().board.unrest_markers == 42
    most = max(sum(s.unrest) for s in recorded(kind).states)
    assert 0 < most <= 42


# Actions


def rounds(kind: Kind) -> Iterator[list[Moment]]:
    """Yield what happened in each action round, from the plans to its end."""
    found: list[Moment] = []
    for seen in recorded(kind).moments:
        found.append(seen)
        if isinstance(seen.event, events.PlansLaid):
            found = []
        elif isinstance(seen.event, events.RoundEnded):
            yield found


@of_every_kind
def test_inv_6_every_action_once_a_round_and_every_player_once_an_action(
    kind: Kind,
) -> None:
    """SHO-INV-6, SHO-ACT-4"""
    count = 0
    for played in rounds(kind):
        count += 1
        shown = [
            (seen.event.field, seen.event.seat, seen)
            for seen in played
            if isinstance(seen.event, events.CardShown) and seen.event.field < ACTIONS
        ]
        assert len({(field, seat) for field, seat, _ in shown}) == len(shown)
        row, order = shown[0][2].row, shown[0][2].order
        assert sorted(row) == list(range(ACTIONS))
        turns = [(row.index(field), order.index(seat)) for field, seat, _ in shown]
        assert turns == sorted(turns)  # action by action, in player order
        turned = [
            seen.event.place
            for seen in played
            if isinstance(seen.event, events.ActionCardTurned)
        ]
        assert turned == [5, 6, 7, 8, 9]
    assert count == 6


# Fights

AFTER_A_THROW = (
    *(events.CubesFell, events.FightDecided, events.ArmiesHeld, events.CubesReturned),
    *(events.ProvinceTaken, events.ProvinceLost, events.GeneralLost),
)


class Fight(NamedTuple):
    parties: frozenset[int]  # colours that count
    fell: tuple[int, ...]  # what the throw put into the tray
    after: tuple[int, ...]  # what lies there when the fight is over


def fights(kind: Kind) -> Iterator[Fight]:
    parties: set[int] = set()
    fell: tuple[int, ...] = ()
    for seen, following in pairwise(recorded(kind).moments):
        event = seen.event
        if isinstance(event, events.BattleBegan):
            helped = event.province in seen.neutral or not seen.unrest[event.province]
            parties = {event.seat} | ({event.defender} - {NONE})
            parties |= {GREEN} if helped else set()
        elif isinstance(event, events.RevoltBegan):
            parties = {event.seat, GREEN}
        elif isinstance(event, events.CubesFell):
            fell = event.tray
        last = isinstance(event, AFTER_A_THROW) and not isinstance(
            following.event, AFTER_A_THROW
        )
        if parties and last:  # at priming there are no parties
            yield Fight(frozenset(parties), fell, seen.tray)
            parties = set()


@of_every_kind
def test_inv_7_after_a_fight_no_side_leaves_cubes_in_the_tray(kind: Kind) -> None:
    """SHO-INV-7"""
    found = list(fights(kind))
    assert len(found) > 5
    for fight in found:
        for colour in range(CUBES):
            left = 0 if colour in fight.parties else fight.fell[colour]
            assert fight.after[colour] == left, fight


def test_inv_7_the_games_have_fights_of_all_sorts() -> None:
    """SHO-INV-7"""
    found = [fight for kind in KINDS for fight in fights(kind)]
    assert any(sum(fight.after) for fight in found)  # bystanders stay
    assert any(GREEN not in fight.parties for fight in found)  # in unrest
    assert {len(fight.parties) for fight in found} == {2, 3}


# Modules


@of_every_kind
def test_inv_8_officials_and_monuments_are_counted(kind: Kind) -> None:
    """SHO-INV-8, SHO-COMP-15, SHO-COMP-17"""
    most = 7 if "court" in kind.modules else 0
    monuments = 6 if "generals" in kind.modules else 0
    for s in recorded(kind).states:
        for seat in range(kind.players):
            assert s.reception[seat] >= 0
            assert s.audience[seat] >= 0
            assert s.reception[seat] + s.audience[seat] <= most
            standing = sum(s.monuments[seat::MAX_SEATS])
            captured = sum(s.captured[seat::MAX_SEATS])
            assert s.monument_supply[seat] + standing + captured == monuments


def test_inv_8_the_games_use_officials_and_monuments() -> None:
    """SHO-INV-8"""
    last = [recorded(kind).states[-1] for kind in KINDS]
    assert any(sum(s.monuments) for s in last)
    court = [recorded(kind).states for kind in KINDS if "court" in kind.modules]
    assert all(any(sum(s.audience) for s in states) for states in court)


@of_every_kind
def test_inv_9_six_more_crossings_are_filled_after_each_round(kind: Kind) -> None:
    """SHO-INV-9, SHO-COMP-18"""
    filled = [
        seen.filled
        for seen in recorded(kind).moments
        if isinstance(seen.event, events.RoundEnded)
    ]
    played = "arts" in kind.modules
    assert filled == ([6, 12, 18, 24, 30, 36] if played else [0] * 6)
    last = recorded(kind).states[-1]
    assert ARTIST not in last.arts
    assert (NONE in last.arts) != played


# Replays


@of_every_kind
def test_inv_11_the_same_choices_and_seed_give_the_same_game(kind: Kind) -> None:
    """SHO-INV-11"""
    game, twin = (started(*kind[:5], seed=kind.seed) for _ in range(2))
    for _ in random_plays(game, kind.seed):
        pass
    for _ in random_plays(twin, kind.seed):
        pass
    assert game.state == twin.state
    assert game.log.entries == twin.log.entries
    assert game.state == recorded(kind).states[-1]


def test_inv_11_another_seed_gives_another_game() -> None:
    """SHO-INV-11"""
    kind = KINDS[0]
    game = started(*kind[:5], seed=kind.seed + 1)
    for _ in random_plays(game, kind.seed):
        pass
    assert game.state != recorded(kind).states[-1]


# What is in the box


def test_comp_7_the_five_special_cards() -> None:
    """SHO-COMP-7"""
    assert SPECIAL_WORDS == ("tax+1", "rice+1", "army6", "attack+1", "defend+1")
    for kind in KINDS:
        for s in recorded(kind).states:
            if s.special[0] != NONE:
                assert sorted(s.special) == [0, 1, 2, 3, 4]


def test_comp_8_an_action_card_for_every_action() -> None:
    """SHO-COMP-8"""
    assert FIELD_WORDS[:ACTIONS] == (
        *("castle", "temple", "theatre", "rice", "tax"),
        *("army5", "army3", "army1", "battle-a", "battle-b"),
    )
    for s in recorded(KINDS[0]).states:
        if s.row[0] != NONE:
            assert sorted(s.row) == list(range(ACTIONS))


def test_comp_10_five_daimyo_cards_and_mats() -> None:
    """SHO-COMP-10, SHO-COMP-11"""
    assert COLOURS == ("black", "blue", "red", "purple", "yellow")
    for kind in KINDS:
        last = recorded(kind).moments
        orders = {seen.order for seen in last if seen.order}
        assert all(sorted(order) == [*range(kind.players)] for order in orders)


@pytest.mark.parametrize("players", [0, 1, 2, 6, 7])
def test_comp_19_there_are_no_games_for_fewer_or_more(players: int) -> None:
    """SHO-COMP-19"""
    with pytest.raises(UnreadableError) as caught:
        ShogunRules(Options(players))
    assert caught.value.rule == "SHO-COMP-19"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_comp_19_three_to_five_can_play(players: int) -> None:
    """SHO-COMP-19"""
    table = ShogunRules(Options(players))
    state = table.start("fast-1:1")
    table.playout(state, 1)
    outcome = table.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == players
