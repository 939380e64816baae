"""Hints agree with the rules, and tell nothing that is not shown."""

import itertools
import random

import msgspec
import pytest

from sengoku.core import flow
from sengoku.core.events import Log
from sengoku.core.seats import Viewer, each
from sengoku.core.stack import Stack
from sengoku.match import Match
from sengoku.samurai import steps
from sengoku.samurai.args import SLOT
from sengoku.samurai.ending import Standing
from sengoku.samurai.game import SamuraiRules
from sengoku.samurai.hints import UNREAD, Hints, Kill, Queue, Rise, SamuraiHintMaker
from sengoku.samurai.observation import Tally
from sengoku.samurai.options import VARIANTS, Options
from sengoku.samurai.points import Part, scored
from sengoku.samurai.prospects import Extra
from sengoku.samurai.rules.resolution import ORDER_STEPS
from sengoku.samurai.space import STEP
from sengoku.samurai.state import State
from sengoku.samurai.vocabulary import ORDERS, SLOTS
from sengoku.testing.samurai import scramble
from sengoku.testing.walk import moments, some_moments, viewers
from tests.samurai.given import given

KINDS = (
    Options(3, "standard", VARIANTS),
    Options(2, "crowd", ("agenda", "shrines")),
    Options(4, "draft"),
)


RUNNING = ("phase", "planning", "queue")
"""Hints that are made again at every choice."""


def name(options: Options) -> str:
    return f"{options.players}p-{options.edition}"


def hints_for(rules: SamuraiRules, s: State, viewer: Viewer) -> Hints:
    offered = [] if viewer is None else rules.legal(s, viewer)
    return SamuraiHintMaker(rules).hints(rules.observe(s, viewer), offered)


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_hints_tell_nothing_hidden_and_no_holdings_of_others(options: Options) -> None:
    """SSE-INFO-2, SSE-INFO-12: what the books say of others is not displayed."""
    rules, rnd = SamuraiRules(options), random.Random(1)
    rich = Tally((30,) * options.players, (30,) * options.players)
    for s, _, _ in some_moments(rules, 4, 0.1):
        for viewer in viewers(rules):
            known = msgspec.json.encode(hints_for(rules, s, viewer))
            other = scramble(s, viewer, rnd)
            assert msgspec.json.encode(hints_for(rules, other, viewer)) == known
            seen = msgspec.structs.replace(rules.observe(s, viewer), tally=rich)
            offered = [] if viewer is None else rules.legal(s, viewer)
            blind = SamuraiHintMaker(rules).hints(seen, offered)
            assert msgspec.json.encode(blind) == known


def ended(rules: SamuraiRules, s: State) -> tuple[State, list[Part]]:
    """Let the last era end at once with these pieces; return what was scored."""
    course = rules.table[steps.COURSE].whole  # type: ignore[attr-defined]
    places = [at for at, row in enumerate(course) if row[0] == steps.FULL_HARVEST]
    new, log = s.copy(), Log()
    new.stack = Stack((steps.COURSE, 0, places[-1]))
    flow.settle(rules.table, new, log)
    return new, [*scored(log.seen_by(None), s.era)]


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_hints_do_not_depend_on_fields_they_do_not_read(options: Options) -> None:
    rules = SamuraiRules(options)
    seen = [rules.observe(s, None) for s, _, _ in some_moments(rules, 9, 0.05)]
    for one, other in zip(seen, reversed(seen), strict=True):
        unread = {field: getattr(other, field) for field in UNREAD}
        mixed = (
            SamuraiHintMaker(rules).shared(msgspec.structs.replace(one, **unread)).hints
        )
        counted = SamuraiHintMaker(rules).shared(one).hints
        running = {name: getattr(counted, name) for name in RUNNING}
        assert msgspec.structs.replace(mixed, **running) == counted


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_hints_are_the_same_when_parts_of_them_are_made_earlier(
    options: Options,
) -> None:
    rules = SamuraiRules(options)
    maker = SamuraiHintMaker(rules)
    for s, seat, _ in some_moments(rules, 6, 0.3):
        seen, offered = rules.observe(s, seat), rules.legal(s, seat)
        assert maker.hints(seen, offered) == hints_for(rules, s, seat)


@pytest.mark.games
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_what_is_foretold_is_what_the_engine_scores(options: Options) -> None:
    """SSE-END-1 to -5: part by part, in the same order."""
    rules = SamuraiRules(options)
    for s, _, _ in some_moments(rules, 5, 0.1):
        new, parts = ended(rules, s)
        for viewer in viewers(rules):
            for seat, said in enumerate(hints_for(rules, s, viewer).seats):
                own = [part for part in parts if part.seat == seat]
                if not said.exact:
                    assert seat != viewer
                    own = [part for part in own if part.key != "leftovers"]
                assert [*said.era_end, *said.final] == own
                if said.exact:
                    assert said.total == new.score[seat]


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_what_was_scored_is_not_foretold_again(options: Options) -> None:
    """Of a hidden hand nothing is foretold, so a total may be too low."""
    rules = SamuraiRules(options)
    match = Match.new(rules, "fast-1:6")
    match.keeps_moments = True
    for moment in moments(rules, 6):
        match.play(moment.seat, moment.action)
    for _, s in match.moments():
        for seat, said in enumerate(hints_for(rules, s, None).seats):
            assert said.total <= match.state.score[seat]


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_when_the_game_is_over_the_account_is_the_score(options: Options) -> None:
    rules = SamuraiRules(options)
    match = Match.new(rules, "fast-1:6")
    for moment in moments(rules, 6):
        match.play(moment.seat, moment.action)
    maker = SamuraiHintMaker(rules)
    account = maker.history(match.live_events(None))
    seen = rules.observe(match.state, None)
    hints = maker.hints(seen, (), maker.shared(seen, account))
    for seat, said in enumerate(hints.seats):
        points = sum(part.points for part in account if part.seat == seat)
        assert points == said.score == said.total == match.state.score[seat]
        assert said == Standing(points, (), (), points, True, (0, 0))
    eras = [part.era for part in account]
    assert eras == sorted(eras, key=lambda era: era or 4)
    assert {*eras} == {0, 1, 2, 3}


def test_a_position_is_noted_in_full() -> None:
    """SSE-CTRL-1 to -5, SSE-ERA-4, SSE-ERA-7, SSE-END-3, SSE-RES-2."""
    game = given(
        "map G1:A2B1 G2:A1B1 G3:Bc | A influence:3,0,0,0 | B influence:1,0,0,0 | "
        "played grey:2 | era 1.2 | agenda grey:1B:B | do resolution(10) attack@A(g3)",
        variants=("agenda",),
    )
    hints = hints_for(game.rules, game.state, 0)  # type: ignore[arg-type]
    first, second, castle, *_ = hints.provinces
    assert (first.power, first.controller, first.tied) == ((2, 1, 0, 0), 0, False)
    assert (second.power, second.controller, second.tied) == ((1, 1, 0, 0), -1, True)
    assert (castle.power, castle.controller, castle.tied) == ((0, 2, 0, 0), 1, False)
    grey = hints.regions[0]
    assert (grey.cards, grey.influence, grey.gain) == (2, (3, 1, 0, 0), (1, 2, 0, 0))
    assert isinstance(game.rules, SamuraiRules)
    value = game.rules.board.influence_value
    assert (grey.provinces, grey.worth) == (
        (1, 1, 0, 0),
        (2 * value[3], 2 * value[1], 0, 0),
    )
    assert grey.bonus[0] == grey.bonus[1] > grey.bonus[2] == 0
    assert grey.agenda is not None
    assert (grey.agenda.side, grey.agenda.points) == (1, 5)
    assert (grey.agenda.fulfilled, hints.regions[1].agenda) == ((1,), None)
    assert grey.agenda.about.key == "samurai-agenda-stability.about"
    assert hints.queue == Queue(tuple(range(11, -1, -1)), 9, 2)
    kills = {(kill.province, kill.victim): kill for kill in hints.kills}
    assert {*kills} == {(0, 1), (1, 1)}
    assert kills[1, 1] == Kill(kills[1, 1].id, 1, 1, before=1, after=0, controller=0)
    offered = {choice.id: choice.text for choice in game.choices("A")}
    assert offered[kills[1, 1].id] == "attack G2 B"


# Prospects and routes


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_an_order_is_foretold_to_do_nothing_when_the_engine_would_skip_it(
    options: Options,
) -> None:
    """SSE-RES-11, SSE-NEUT-7: as if it were executed at once."""
    rules = SamuraiRules(options)
    for s, _, _ in some_moments(rules, 3, 0.3):
        if s.stack.step != steps.PLACEMENT:
            continue
        seat = each(s.stack.waiting)[0]
        hints = hints_for(rules, s, seat)
        for order, slot in itertools.product(range(ORDERS), range(SLOTS)):
            foretold = hints.orders[order][rules.board.slot_region[slot]]
            resolution = rules.table[steps.RESOLUTION]
            opening = resolution.openings[order]  # type: ignore[attr-defined]
            step = rules.table[ORDER_STEPS[order]]
            legal = step.legal(s, seat, opening + SLOT.pack(slot))
            assert foretold.idle == (legal == [])
            assert foretold.idle == foretold.about.key.startswith("samurai-idle-")
        for slot, foretold in enumerate(hints.neutrals):
            legal = rules.table[steps.NEUTRAL].legal(s, seat, SLOT.pack(slot))
            assert foretold.idle == (legal == [])


def test_a_prospect_says_what_happens_here_and_what_more_costs() -> None:
    game = given(
        "map G1:A2 O2:A1 O3:A2B1 T1:B1 | A food:1 armies:0 | agenda orange:1B | "
        "order AB | era 1.1 | do turn(0)",
        2,
        variants=("agenda",),
    )
    hints = hints_for(game.rules, game.state, 0)  # type: ignore[arg-type]
    recruit, move3, _, ship, attack, harvest, castle = hints.orders
    assert [one.idle for one in attack] == [True, False, True, True]
    assert attack[0].about.key == "samurai-idle-no-enemy.you"
    assert attack[2].about.key == "samurai-idle-no-army.you"
    assert len(attack[1].provinces) == 1
    assert {one.about.key for one in recruit} == {"samurai-idle-no-supply.you"}
    assert (ship[0].extra, move3[0].extra) == (Extra("food", 1), None)
    assert castle[0].provinces == (0,)
    assert castle[0].about.key == "samurai-now-castle"
    assert harvest[0].idle
    assert harvest[0].about.key == "samurai-idle-no-field.you"


def test_only_who_places_a_token_gets_prospects() -> None:
    game = given("order AB | era 1.1 | do turn(0)", 2)
    assert hints_for(game.rules, game.state, 1).orders == ()  # type: ignore[arg-type]
    assert hints_for(game.rules, game.state, None).neutrals == ()  # type: ignore[arg-type]


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_every_step_of_a_route_is_offered_when_it_is_due(options: Options) -> None:
    """SSE-ACT-MOVE-6, SSE-ACT-MOVE-11."""
    rules, found = SamuraiRules(options), 0
    for s, _, _ in some_moments(rules, 8, 0.3):
        for seat in each(s.stack.waiting):
            for route in hints_for(rules, s, seat).routes:
                after, food = s.copy(), s.food[seat]
                for action in route.steps:
                    assert action in rules.legal(after, seat)
                    rules.play(after, seat, action, None)
                assert STEP.pair(route.steps[0])[0] == route.origin
                assert STEP.pair(route.steps[-1])[1] == route.destination
                assert after.food[seat] == food
                found += 1
    assert found > 50


def test_the_track_tells_where_influence_is_next_worth_more() -> None:
    """SSE-END-2, SSE-END-3: values 0, 1, 2, 3, 4, 4, 4, 5 …, times the cards."""
    game = given(
        "A influence:0,4,10,12 | played grey:1 orange:3 | order AB | era 1.1 | "
        "do turn(0)",
        2,
    )
    hints = hints_for(game.rules, game.state, None)  # type: ignore[arg-type]
    first, second, end, beyond = (region.rise[0] for region in hints.regions)
    assert hints.book.influence == (0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6)
    assert first == Rise(influence=1, value=1, points=1)
    assert second == Rise(influence=7, value=5, points=3)
    assert (end, beyond) == (None, None)
