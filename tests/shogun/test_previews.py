"""What is foretold of a card on a field is what the engine does there."""

import pytest

from sengoku.core.events import Log
from sengoku.match import Match
from sengoku.shogun import steps
from sengoku.shogun.events import ActionVoid
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.hints import Hints, ShogunHintMaker
from sengoku.shogun.observe import is_planning
from sengoku.shogun.odds import revolt_in, revolt_odds
from sengoku.shogun.options import Options
from sengoku.shogun.previews import Preview, percent
from sengoku.shogun.state import State
from sengoku.shogun.vocabulary import (
    FIELD_BATTLE_A,
    FIELD_BID,
    FIELD_CONV3,
    FIELD_RICE,
    FIELD_TAX,
    FIELD_WORDS,
    MODULE_WORDS,
    PROVINCES,
    TOWER_CARD,
)
from sengoku.testing.walk import some_moments
from sengoku.texts import Texts

SAY = Texts(strict=True)
RULES = ShogunRules(Options(4, "sun", "preset"))
RICH = 9
"""Chests that pay for any action."""


def hints_for(rules: ShogunRules, s: State, seat: int) -> Hints:
    seen = rules.observe(s, seat)
    return ShogunHintMaker(rules).hints(seen, rules.legal(s, seat))


def planned(position: str, rules: ShogunRules = RULES) -> dict[str, Preview]:
    """Return what is foretold of the plan of seat A, by field."""
    s = rules.parse(f"{position} | time 1.2 | events E2 E9 | do planning@A")
    laid = hints_for(rules, s, 0).laid
    return {FIELD_WORDS[one.field]: one for one in laid}


def keys(one: Preview) -> list[str]:
    return [caution.key for caution in one.cautions]


def told(one: Preview) -> str:
    return " ".join(SAY.tell(caution.about) for caution in one.cautions)


def carried_out(
    rules: ShogunRules, s: State, seat: int, one: Preview
) -> set[tuple[int, int, int, str]]:
    """Return what the engine changes under every event: chests, rice, armies, void."""
    execution = rules.table[steps.ACTION].executions[one.field]  # type: ignore[attr-defined]
    found: set[tuple[int, int, int, str]] = set()
    for event in s.events:
        new, log = s.copy(), Log()
        new.event, new.chests[seat] = event, RICH
        execution.execute(new, seat, one.card, log)
        voids = [e.event.key for e in log.entries if isinstance(e.event, ActionVoid)]
        chests, rice = new.chests[seat] - RICH, new.rice[seat] - s.rice[seat]
        armies = new.armies[one.card] - s.armies[one.card]
        found.add((chests, rice, armies, "".join(voids)))
    return found


@pytest.mark.parametrize("modules", [(), MODULE_WORDS])
def test_every_preview_is_what_the_engine_does(modules: tuple[str, ...]) -> None:
    """SHO-ACT-3: all but revolts, which the tower decides, and conversions."""
    rules = ShogunRules(Options(4, "moon", "draft", modules))
    compared = void = 0
    for s, seat, _ in some_moments(rules, 3, 0.02):
        if not is_planning(s.stack):
            continue
        for one in hints_for(rules, s, seat).previews:
            if one.field >= FIELD_CONV3 or "revolt" in keys(one):
                continue
            found = carried_out(rules, s, seat, one)
            for at, span in enumerate((one.chests, one.rice, one.armies)):
                values = [change[at] for change in found]
                assert span == (min(values), max(values)), one
            certain = {caution.key for caution in one.cautions if caution.chance}
            reasons = {change[3] for change in found}
            assert certain == (reasons if "" not in reasons else set()), one
            compared, void = compared + 1, void + bool(certain)
    assert compared > 100
    assert void > 10


def test_every_own_card_is_previewed_on_every_field_but_the_bid() -> None:
    rules = ShogunRules(Options(4, "moon", "draft", ("court",)))
    s = next(s for s, _, _ in some_moments(rules, 3, 1.0) if is_planning(s.stack))
    previews = hints_for(rules, s, 0).previews
    own = {province for province, owner in enumerate(s.owner) if owner == 0}
    fields = {*range(len(FIELD_WORDS))} - {FIELD_BID}
    court = {(TOWER_CARD, field) for field in fields if field >= FIELD_CONV3}
    expected = {(card, field) for card in own for field in fields} | court
    assert {(one.card, one.field) for one in previews} == expected
    assert len(previews) == len(expected)


def test_a_revolt_is_foretold_with_its_chance() -> None:
    """SHO-ACT-RT-3, SHO-REV-4, -5: the chance of losing the province."""
    position = "map aki:A2+1 bingo:A9+1 | mat A:rice=aki,tax=bingo"
    s = RULES.parse(f"{position} | time 1.2 | do planning@A")
    seen = RULES.observe(s, 0)
    plan = planned(position)
    for field, place in (("rice", "aki"), ("tax", "bingo")):
        fight = revolt_in(seen, RULES.board.province(place), 1)
        chance = percent(revolt_odds(RULES.tower.numbers, fight).win)
        (caution,) = plan[field].cautions
        assert (caution.key, caution.chance) == ("revolt", chance)
        assert f"a chance of {chance}%" in told(plan[field])
    assert plan["rice"].cautions[0].chance > plan["tax"].cautions[0].chance
    assert plan["rice"].rice[0] > 0  # SHO-ACT-RT-2: the yield is kept


def test_without_unrest_there_is_no_warning() -> None:
    plan = planned("map aki:A2 bingo:A9 | mat A:rice=aki,tax=bingo")
    assert [one.cautions for one in plan.values()] == [(), ()]


def test_a_lone_army_cannot_march_and_own_neighbours_are_not_attacked() -> None:
    """SHO-ACT-BATTLE-1, -3."""
    near = RULES.board.neighbours[RULES.board.province("iyo")]
    ids = RULES.board.province_ids
    land = " ".join(f"{ids[place]}:A1" for place in near)
    position = f"map aki:A1 iyo:A4 {land} | mat A:battle-a={ids[near[0]]},battle-b=iyo"
    plan = planned(position)
    assert keys(plan["battle-a"]) == ["lone-army"]
    assert keys(plan["battle-b"]) == ["nobody-to-attack"]
    assert "only 1 army" in told(plan["battle-a"])


@pytest.mark.parametrize(
    ("row", "chests", "expected"),
    [
        ("tax castle", 2, []),  # taxes come before
        ("castle tax", 2, ["cannot-pay"]),
        ("castle tax", 3, []),
        ("army5 rice", 2, ["may-not-pay"]),  # both still face down
    ],
)
def test_what_cannot_be_paid_is_foretold(
    row: str, chests: int, expected: list[str]
) -> None:
    """SHO-ACT-3, SHO-ROUND-6."""
    rest = [word for word in FIELD_WORDS[:FIELD_BID] if word not in row.split()]
    plan = planned(
        f"map aki:A2 settsu:A3 | A chests:{chests} | mat A:castle=aki,tax=settsu | "
        f"row {row} {' '.join(rest)} | shown 2"
    )
    assert keys(plan["castle"]) == expected


def test_a_conversion_needs_armies_and_cubes_in_the_tray() -> None:
    """SHO-COURT-8, -9, -11."""
    rules = ShogunRules(Options(4, "moon", "draft", ("court",)))
    plan = planned(
        "map aki:A3 bingo:A3 | mat A:conv3=aki,conv2=bingo,conv1=tower", rules
    )
    assert keys(plan["conv3"]) == ["cannot-convert"]
    assert keys(plan["conv2"]) == []
    assert plan["conv2"].armies == (-2, -2)
    assert keys(plan["conv1"]) == ["cannot-convert"]


def test_attacks_have_their_chances() -> None:
    """From provinces with more than one army, to those of others and neutral ones."""
    s = RULES.parse(
        "map aki:A4 bingo:A1 iyo:B2 | order ABCD | time 1.2 | do planning@A"
    )
    board = RULES.board
    found = {
        (board.province_ids[one.origin], board.province_ids[one.province]): one.win
        for one in hints_for(RULES, s, 0).attacks
    }
    assert {origin for origin, _ in found} == {"aki"}
    assert found["aki", "iyo"] > 0
    assert ("aki", "bingo") not in found
    assert all(0 <= win <= 100 for win in found.values())


def test_threats_are_the_attacks_of_others_on_own_provinces() -> None:
    s = RULES.parse(
        "map aki:A4 bingo:A1 iyo:B5 | order ABCD | time 1.2 | do planning@A"
    )
    iyo, aki, bingo = map(RULES.board.province_ids.index, ("iyo", "aki", "bingo"))
    threats = hints_for(RULES, s, 0).threats
    assert {one.origin for one in threats} == {iyo}
    assert aki in {one.province for one in threats}
    assert {one.province for one in threats} <= {aki, bingo}
    of_b = {
        (one.origin, one.province): one.win for one in hints_for(RULES, s, 1).attacks
    }
    assert all(of_b[one.origin, one.province] == one.win for one in threats)


def test_who_watches_is_foretold_nothing() -> None:
    s = RULES.parse("map aki:A4 | mat A:tax=aki | time 1.2 | do planning@A")
    hints = ShogunHintMaker(RULES).hints(RULES.observe(s, None))
    assert (hints.previews, hints.attacks, hints.threats, hints.laid) == ((),) * 4


def test_previews_follow_the_position_within_a_game() -> None:
    """They are computed once a round, not once a game."""
    maker, match = ShogunHintMaker(RULES), Match.new(RULES, "fast-1:6")
    first = maker.hints(RULES.observe(match.state, 0), RULES.legal(match.state, 0))
    match.state.unrest[first.previews[0].card] += 1
    other = maker.hints(RULES.observe(match.state, 0), RULES.legal(match.state, 0))
    changed = {
        one.field
        for one, new in zip(first.previews, other.previews, strict=True)
        if one != new
    }
    assert changed == {FIELD_RICE, FIELD_TAX}
    assert FIELD_BATTLE_A not in changed
    assert first.previews[0].card < PROVINCES
