"""Hints agree with the rules, and tell nothing that is hidden."""

import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest

import sengoku
from sengoku.core import flow
from sengoku.core.events import Log
from sengoku.core.seats import Viewer
from sengoku.core.stack import Stack
from sengoku.match import Match
from sengoku.shogun import steps
from sengoku.shogun.events import MajorityScored
from sengoku.shogun.forecast import Chests, Planned, Rice, Winter
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.hints import UNREAD, Hints, ShogunHintMaker
from sengoku.shogun.observe import is_planning
from sengoku.shogun.odds import battle_odds, fight_for
from sengoku.shogun.options import Options
from sengoku.shogun.points import Part, scored
from sengoku.shogun.rows import fields_of
from sengoku.shogun.space import MARCH, SEND
from sengoku.shogun.state import NONE, State
from sengoku.shogun.vocabulary import ACTIONS, FIELD_BID, MODULE_WORDS, PROVINCES
from sengoku.testing.shogun import scramble
from sengoku.testing.walk import moments, some_moments, viewers

KINDS = (
    Options(3, "sun", "preset"),
    Options(4, "moon", "draft", MODULE_WORDS),
)


RUNNING = ("phase", "action", "lots")
"""Hints that are made again at every choice."""


def name(options: Options) -> str:
    return f"{options.players}p-{len(options.modules)}"


def hints_for(rules: ShogunRules, s: State, viewer: Viewer) -> Hints:
    offered = [] if viewer is None else rules.legal(s, viewer)
    return ShogunHintMaker(rules).hints(rules.observe(s, viewer), offered)


@pytest.mark.games
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_hints_tell_nothing_hidden(options: Options) -> None:
    """R-47: no plan of another, no hidden action card, no pile."""
    rules, rnd = ShogunRules(options), random.Random(1)
    for s, _, _ in some_moments(rules, 4, 0.03):
        for viewer in viewers(rules):
            known = msgspec.json.encode(hints_for(rules, s, viewer))
            other = scramble(s, viewer, rnd)
            assert msgspec.json.encode(hints_for(rules, other, viewer)) == known


def ended(rules: ShogunRules, s: State) -> tuple[State, list[Part]]:
    """Score the last winter at once with this map; return what was scored."""
    course = rules.table[steps.COURSE].whole  # type: ignore[attr-defined]
    places = [at for at, row in enumerate(course) if row[0] == steps.SCORING]
    new, log = s.copy(), Log()
    new.stack = Stack((steps.COURSE, 0, places[-1]))
    flow.settle(rules.table, new, log)
    return new, [part for part in scored(log.seen_by(None), s.year) if part.points]


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_hints_do_not_depend_on_fields_they_do_not_read(options: Options) -> None:
    rules = ShogunRules(options)
    seen = [rules.observe(s, None) for s, _, _ in some_moments(rules, 9, 0.05)]
    for one, other in zip(seen, reversed(seen), strict=True):
        unread = {field: getattr(other, field) for field in UNREAD}
        mixed = ShogunHintMaker(rules).shared(msgspec.structs.replace(one, **unread))
        counted = ShogunHintMaker(rules).shared(one)
        running = {name: getattr(counted, name) for name in RUNNING}
        assert msgspec.structs.replace(mixed, **running) == counted


@pytest.mark.games
@pytest.mark.parametrize("options", KINDS, ids=name)
def test_what_is_foretold_is_what_the_engine_scores(options: Options) -> None:
    """SHO-SCORE-1 to -4, SHO-MOD-5: part by part, in the same order."""
    rules = ShogunRules(options)
    for s, _, _ in some_moments(rules, 5, 0.03):
        new, parts = ended(rules, s)
        hints = hints_for(rules, s, None)
        for seat, said in enumerate(hints.seats):
            own = [part for part in parts if part.seat == seat]
            assert [*said.winter, *said.final] == own
            assert said.total == new.score[seat]
        led = {
            (one.region, one.building, seat, one.points)
            for one in hints.majorities
            for seat in one.leaders
            if one.points
        }
        best = [part for part in parts if part.key == "majorities"]
        assert led == {(p.region, p.building, p.seat, p.points) for p in best}


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_what_was_scored_is_not_foretold_again(options: Options) -> None:
    rules = ShogunRules(options)
    match = Match.new(rules, "fast-1:6")
    match.keeps_moments = True
    for moment in moments(rules, 6):
        match.play(moment.seat, moment.action)
    *_, scored_last, _ = match.moments()
    assert isinstance(match.log.entries[scored_last.entries - 1].event, MajorityScored)
    said = hints_for(rules, scored_last.state, None).seats
    assert [one.total for one in said] == [*match.state.score][: rules.seats]


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_when_the_game_is_over_the_account_is_the_score(options: Options) -> None:
    rules = ShogunRules(options)
    match = Match.new(rules, "fast-1:6")
    for moment in moments(rules, 6):
        match.play(moment.seat, moment.action)
    maker = ShogunHintMaker(rules)
    history = maker.history(match.live_events(None))
    account = history.account
    seen = rules.observe(match.state, 0)
    hints = maker.hints(seen, (), maker.shared(seen, history))
    for seat, said in enumerate(hints.seats):
        points = sum(part.points for part in account if part.seat == seat)
        assert points == said.score == said.total == match.state.score[seat]
        assert (said.winter, said.final) == ((), ())
    years = [part.year for part in account]
    assert years == sorted(years, key=lambda year: year or 3)
    assert {1, 2} <= {*years} <= {0, 1, 2}
    assert (hints.chests, hints.rice) == (None, None)
    assert (hints.previews, hints.laid, hints.fights) == ((), (), ())


# A seat's own plan


def plans(rules: ShogunRules, seed: int) -> Iterator[tuple[State, int]]:
    """Yield seats that have nearly planned a round of a random game."""
    for s, seat, _ in moments(rules, seed):
        if is_planning(s.stack) and [*s.mat[fields_of(seat)]].count(NONE) < 5:
            yield s, seat


def carried_out(rules: ShogunRules, s: State, seat: int, one: Planned) -> set[int]:
    """Return how the chests change when the engine does it, under every event."""
    action = rules.table[steps.ACTION]
    found: set[int] = set()
    for event in s.events:
        new = s.copy()
        new.event = event
        execution = action.executions[one.field]  # type: ignore[attr-defined]
        execution.execute(new, seat, one.card, None)
        found.add(new.chests[seat] - s.chests[seat])
    return found


@pytest.mark.parametrize("options", KINDS, ids=name)
def test_what_a_card_brings_or_costs_is_what_the_engine_does(options: Options) -> None:
    """SHO-ACT-TAX-1, SHO-ACT-BUILD-1 to -5, SHO-ACT-ARMY-2, SHO-ORDER-1."""
    rules = ShogunRules(options)
    compared, void = 0, 0
    for s, seat in plans(rules, 7):
        chests = hints_for(rules, s, seat).chests
        assert chests is not None
        for one in chests.fields:
            if one.field == FIELD_BID:
                assert one.chests == (PROVINCES - one.card,) * 2
            elif s.chests[seat] >= -one.chests[0]:
                found = carried_out(rules, s, seat, one)
                assert one.chests == (min(found), max(found))
                compared, void = compared + 1, void + bool(one.void)
        told = {one.field for one in chests.fields}
        for field, card in enumerate(s.mat[fields_of(seat)][:ACTIONS]):
            if field not in told and 0 <= card < PROVINCES and field not in (8, 9):
                silent = Planned(field, card, (0, 0), 0, 0, "")
                assert carried_out(rules, s, seat, silent) == {0}
    assert compared > 50
    assert void > 0


def low_points(s: State, chests: Chests) -> Iterator[tuple[int, dict[int, int]]]:
    """Yield the lowest point and what is there before each field, for all orders."""
    least = {one.field: one.chests[0] for one in chests.fields}
    row = (FIELD_BID, *s.row[: s.row_shown])
    known = [field for field in row if field in least]
    hidden = [field for field in least if field not in row]
    for order in itertools.permutations(hidden):
        at_hand, before, lowest = chests.start, {}, chests.start
        for field in (*known, *order):
            before[field] = at_hand
            at_hand += least[field]
            lowest = min(lowest, at_hand)
        yield lowest, before


def test_the_lowest_point_is_that_of_the_worst_order() -> None:
    """SHO-ROUND-5, SHO-ROUND-6: five action cards may still come in any order."""
    rules = ShogunRules(KINDS[0])
    hidden_gain = 0
    for s, seat in plans(rules, 8):
        chests = hints_for(rules, s, seat).chests
        assert chests is not None
        orders = [*low_points(s, chests)]
        assert chests.lowest == min(lowest for lowest, _ in orders)
        for one in chests.fields:
            assert one.before == min(before[one.field] for _, before in orders)
        end = chests.start + sum(f.chests[0] for f in chests.fields)
        assert chests.end[0] == max(0, end)
        hidden_gain += len({lowest for lowest, _ in orders}) > 1
    assert hidden_gain > 0


def test_a_plan_is_foretold() -> None:
    """SHO-EV-2, SHO-ACT-ARMY-2, SHO-WINTER-2 to -4: tax comes late, rice is short."""
    rules = ShogunRules(Options(4, "sun", "preset"))
    s = rules.parse(
        "map settsu:A3 aki:A2 bingo:A1 hoki:A1 izu:A1 bitchu:A1 | "
        "A chests:4 rice:1 armies:2 | "
        "mat A:castle=aki,tax=settsu,rice=bingo,army3=hoki,bid=chest3 | time 1.2 | "
        "row castle army5 army3 army1 battle-a tax rice temple theatre battle-b | "
        "shown 5 | events E3 E7 | do planning@A"
    )
    board, hints = rules.board, hints_for(rules, s, 0)
    places = ("aki", "bingo", "hoki", "settsu")
    aki, bingo, hoki, settsu = (board.province(place) for place in places)
    assert hints.chests == Chests(
        start=4,
        fields=(
            Planned(FIELD_BID, PROVINCES + 3, (-3, -3), before=4, most=4, void=""),
            Planned(0, aki, (-3, -3), before=1, most=1, void=""),
            Planned(6, hoki, (0, 0), before=-2, most=-2, void="supply-short"),
            Planned(4, settsu, (5, 7), before=-2, most=-2, void=""),
        ),
        end=(3, 5),
        lowest=-2,
    )
    harvest = board.rice[bingo]
    short = [6 - 1 - harvest, 6 - max(0, 1 + harvest - 2)]
    assert hints.rice == Rice(
        provinces=6,
        start=1,
        planned=(harvest, harvest),
        winters=(
            Winter(2, 0, short[0], *board.supply_table[short[0]]),
            Winter(6, 2, short[1], *board.supply_table[short[1]]),
        ),
    )
    assert hints_for(rules, s, None).chests is None


# Fights


def test_every_fight_that_is_offered_has_its_odds() -> None:
    """Those of ``odds``, for every number of armies; none for plain moves."""
    rules = ShogunRules(KINDS[0])
    sent: set[str] = set()
    for s, seat, _ in moments(rules, 9):
        question = rules.question(s, seat)
        assert question is not None
        sent |= (
            {question.key} if (fights := hints_for(rules, s, seat).fights) else set()
        )
        seen = rules.observe(s, seat)
        offered = rules.legal(s, seat)
        if question.key == "march":
            most = s.armies[question.facts["province"]] - 1
            targets = [a for a in offered if a in MARCH]
            foreign = [a for a in targets if s.owner[MARCH.args(a)[0]] != seat]
            assert [fight.id for fight in fights] == foreign
            sizes = [*range(most, 0, -1)]
            assert all([c.armies for c in f.chances] == sizes for f in fights)
        for fight in fights:
            if fight.id in MARCH or fight.id in SEND:
                for chance in fight.chances:
                    cubes = fight_for(
                        rules.board, seen, seat, fight.province, chance.armies
                    )
                    odds = battle_odds(rules.tower.numbers, cubes)
                    assert chance.win == round(100 * odds.win, 1)
            for one in fight.chances:
                assert one.win + one.tie + one.lose == pytest.approx(100, abs=0.21)
    assert sent == {"march", "send", "next-revolt"}


def test_who_is_attacked_and_who_watches_sees_the_same_odds() -> None:
    """All of it is public: the march, the armies, the tower."""
    rules = ShogunRules(KINDS[0])
    compared = {"march": 0, "send": 0}
    for s, seat, _ in moments(rules, 9):
        question = rules.question(s, seat)
        assert question is not None
        if question.key not in compared:
            continue
        own = {one.province: one.chances for one in hints_for(rules, s, seat).fights}
        if question.key == "send":
            offered = [one.chances[0] for one in hints_for(rules, s, seat).fights]
            own = {question.facts["destination"]: tuple(offered)} if offered else {}
        for viewer in (None, (seat + 1) % 3):
            seen = rules.observe(s, viewer)
            fights = ShogunHintMaker(rules).hints(seen).fights
            told = {one.province: one.chances for one in fights}
            assert told.items() >= own.items()
            assert all(one.id == NONE for one in fights)
            compared[question.key] += len(own)
    assert min(compared.values()) > 10


def test_in_a_revolt_to_hold_is_to_win() -> None:
    """SHO-WINTER-7: many armies against one peasant hold, one against many do not."""
    rules = ShogunRules(Options(4, "sun", "preset"))
    s = rules.parse(
        "map aki:A9 izu:A1+4 | A extra:1 | hungry aki izu | order ABCD | time 1.3 | "
        "do next-revolt@A"
    )
    aki, izu = hints_for(rules, s, 0).fights
    assert aki.chances[0].armies == 9
    assert aki.chances[0].win > 90
    assert izu.chances[0].win < 10
    assert aki.chances[0].kept > 4 > izu.chances[0].kept


def test_order_3_equal_bids_are_told_as_lots() -> None:
    """All province cards are equal; chest cards only to those of the same value."""
    match = sengoku.new("shogun", players=3, seed=2)
    rnd, groups = random.Random(2), set[tuple[int, ...]]()
    while (offer := match.offer()) and len(groups) < 3:
        assert isinstance(match.rules, ShogunRules)
        match.play(offer.seat, rnd.choice(offer.choices).id)
        found = hints_for(match.rules, match.state, None).lots
        groups.add(tuple(map(len, found)))
        for seats in found:
            bids = {match.state.card_on(seat, FIELD_BID) for seat in seats}
            assert len(bids) == 1 or max(bids) < PROVINCES
    assert groups == {(), (2,), (3,)}
