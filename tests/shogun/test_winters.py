"""The report of a winter agrees with the rules of supply."""

import pytest

from sengoku.core.events import Event
from sengoku.match import Match
from sengoku.shogun import events
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.hints import current_phase
from sengoku.shogun.options import Options
from sengoku.shogun.vocabulary import MODULE_WORDS
from sengoku.shogun.winters import TOLD, WinterReport, winters
from sengoku.testing.walk import moments

KINDS = [Options(3, "sun", "preset"), Options(5, "moon", "draft", MODULE_WORDS)]


def told(match: Match) -> list[Event]:
    return [one for one in match.live_events(None) if isinstance(one, TOLD)]


@pytest.fixture(params=KINDS, ids=["3p", "5p-modules"])
def match(request: pytest.FixtureRequest) -> Match:
    """Return a game that has not begun; its seed lets provinces go hungry."""
    return Match.new(ShogunRules(request.param), "fast-1:2")


def check(report: WinterReport, rules: ShogunRules) -> None:
    """SHO-WINTER-2 to -5."""
    table = rules.board.supply_table
    for supply in report.supplies:
        assert supply.lost == min(report.loss, supply.rice)
        fed = supply.rice - supply.lost
        assert supply.unsupplied == max(0, supply.provinces - fed)
        row = min(supply.unsupplied, len(table) - 1)
        assert (supply.revolts, supply.peasants) == table[row]
        drawn = [one.province for one in report.hungry if one.seat == supply.seat]
        assert len(drawn) in (0, supply.revolts)


@pytest.mark.games
def test_reports_follow_the_supply_rules_and_stay_as_they_are(match: Match) -> None:
    """Provinces that revolts cost and the end of a year change nothing in a report."""
    rules = match.rules
    assert isinstance(rules, ShogunRules)
    found: list[WinterReport] = []
    for moment in moments(rules, 2):
        reports = winters(told(match), rules.observe(match.state, None))
        for before, report in zip(found, reports, strict=False):
            assert before.supplies == report.supplies
        for report in reports:
            check(report, rules)
        found = [*reports]
        match.play(moment.seat, moment.action)
    reports = winters(told(match), rules.observe(match.state, None))
    assert [report.year for report in reports] == [1, 2]
    assert all(len(report.supplies) == rules.seats for report in reports)
    assert any(report.hungry for report in reports)


@pytest.mark.games
def test_without_a_spring_the_table_has_the_rice() -> None:
    """A game may begin from a position in autumn."""
    rules, compared = ShogunRules(KINDS[1]), 0
    match = Match.new(rules, "fast-1:2")
    for moment in moments(rules, 2):
        seen = rules.observe(match.state, None)
        log = told(match)
        came = [at for at, e in enumerate(log) if isinstance(e, events.WinterCame)]
        if len(came) == 1 and current_phase(seen) == "hunger":
            assert winters(log[came[0] :], seen) == winters(log, seen)
            compared += 1
        match.play(moment.seat, moment.action)
    assert compared
