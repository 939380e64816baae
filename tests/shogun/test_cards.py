"""Hints about cards agree with planning, and provinces with the board."""

import pytest
from msgspec.structs import replace

from sengoku.shogun import steps
from sengoku.shogun.cards import Hand
from sengoku.shogun.game import ShogunRules
from sengoku.shogun.hints import ProvinceHint, ShogunHintMaker
from sengoku.shogun.options import Options
from sengoku.shogun.rules.planning import PlanningStep
from sengoku.shogun.space import ASSIGN, SEAL_ID
from sengoku.shogun.vocabulary import BASE_FIELDS, FIELD_WORDS, FIELDS, MODULE_WORDS
from sengoku.testing.walk import moments
from tests.shogun.given import given

COURT = Options(3, "sun", "draft", MODULE_WORDS)
PLAIN = Options(4, "sun", "preset")


@pytest.mark.games
@pytest.mark.parametrize("options", [PLAIN, COURT], ids=["plain", "court"])
def test_a_hand_is_what_can_still_be_laid(options: Options) -> None:
    """SHO-PLAN-3, -8, -9: a plan is complete when no card is to be laid."""
    rules = ShogunRules(options)
    hints, planning = ShogunHintMaker(rules), rules.table[steps.PLANNING]
    assert isinstance(planning, PlanningStep)
    found = 0
    for s, seat, _ in moments(rules, 5):
        hand = hints.hints(rules.observe(s, seat)).hand
        if s.stack.step != steps.PLANNING:
            assert hand is None
            continue
        assert hand is not None
        assert hand.cards == tuple(planning.hand(s, seat))
        legal = rules.legal(s, seat)
        assert (hand.to_lay == 0) == (SEAL_ID in legal)
        assert {ASSIGN.pair(one)[0] for one in legal if one in ASSIGN} <= {*hand.cards}
        found += 1
    assert found > 200


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    rules = ShogunRules(PLAIN)
    s, hints = rules.start("fast-1:3"), ShogunHintMaker(rules)
    assert hints.hints(rules.observe(s, None)).hand is None
    own = [hints.hints(rules.observe(s, seat)).hand for seat in range(4)]
    provinces = [sum(owner == seat for owner in s.owner) for seat in range(4)]
    assert [hand and len(hand.cards) for hand in own] == [
        held + len(rules.board.chest_cards) for held in provinces
    ]
    assert isinstance(own[0], Hand)
    assert own[0].to_lay == min(BASE_FIELDS, len(own[0].cards))


@pytest.mark.parametrize(("options", "count"), [(PLAIN, BASE_FIELDS), (COURT, FIELDS)])
def test_fields_have_their_price_and_their_sentence(
    options: Options, count: int
) -> None:
    """SHO-PLAN-2, SHO-COURT-4: prices are those of the board."""
    rules = ShogunRules(options)
    fields = (
        ShogunHintMaker(rules)
        .hints(rules.observe(rules.start("fast-1:1"), None))
        .fields
    )
    named = dict(zip(FIELD_WORDS, fields, strict=False))
    assert len(fields) == count
    prices = {name: field.price for name, field in named.items() if field.price}
    cost = rules.board.building_cost
    assert prices == {
        **dict(zip(("castle", "temple", "theatre"), cost, strict=True)),
        **dict(zip(("army5", "army3", "army1"), rules.board.levy_cost, strict=True)),
    }
    key, facts = named["army3"].about
    assert (key, facts) == ("shogun-field-army3.about", {"chests": 2, "armies": 3})


def test_event_cards_have_their_loss_and_their_sentence() -> None:
    rules = ShogunRules(PLAIN)
    seen = rules.observe(rules.start("fast-1:1"), None)
    found = ShogunHintMaker(rules).hints(seen).event_cards
    assert tuple(card.loss for card in found) == rules.board.event_loss
    last = found[-1]
    assert (last.kind, last.about.key) == (
        "short-levy",
        "shogun-round-event-short-levy.about",
    )


def test_provinces_out_of_play_and_free_sites() -> None:
    """SHO-SETUP-2, SHO-ACT-BUILD-2: each building takes a site."""
    game = given("map aki:A3c kai:B1", players=3)
    rules, s = game.rules, game.state
    assert isinstance(rules, ShogunRules)
    ids = rules.board.province_ids
    known = dict(
        zip(
            ids,
            ShogunHintMaker(rules).hints(rules.observe(s, 0)).provinces,
            strict=True,
        )
    )
    out = {name for name, hint in known.items() if not hint.in_play}
    assert out == {ids[province] for province in rules.board.out_with_3[0]}
    sites = dict(zip(ids, rules.board.sites, strict=True))
    assert known["aki"] == ProvinceHint(True, sites["aki"] - 1)
    assert known["kai"] == ProvinceHint(True, sites["kai"])


def test_army_groups_of_the_draft_are_the_viewers_own() -> None:
    """SHO-SETUP-9: everybody begins with the groups of the board."""
    rules = ShogunRules(Options(4, "sun", "draft"))
    seen = rules.observe(rules.start("fast-1:1"), 2)
    groups = ShogunHintMaker(rules).hints(seen).groups
    assert [(one.armies, one.count) for one in groups] == [
        (5, 1),
        (4, 2),
        (3, 2),
        (2, 3),
    ]
    assert not ShogunHintMaker(rules).hints(replace(seen, viewer=None)).groups


def test_officials_are_in_the_supply_or_in_a_hall() -> None:
    """SHO-INV-8."""
    rules = ShogunRules(COURT)
    seen = rules.observe(rules.start("fast-1:1"), None)
    seen = replace(seen, reception=(3, 0, 1), audience=(0, 2, 1))
    officials = ShogunHintMaker(rules).hints(seen).officials
    assert officials == tuple(rules.board.officials - gone for gone in (3, 2, 2))
