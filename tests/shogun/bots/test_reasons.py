"""Bots say why, in sentences whose facts are true."""

import re
from pathlib import Path

import pytest

from sengoku.bots.registry import create_bot
from sengoku.bots.view import Because, source
from sengoku.core import seats as seat_sets
from sengoku.core.rng import fast_seed
from sengoku.shogun import steps
from sengoku.shogun.bots import reasons
from sengoku.shogun.bots.reasons import KEYS, explain
from sengoku.shogun.naming import Namer
from sengoku.shogun.rules.march import BATTLE_A, marching
from sengoku.shogun.space import ASSIGN, MARCH
from sengoku.shogun.state import NONE
from sengoku.shogun.vocabulary import CHEST_0, FIELD_ARMY5, FIELD_TAX, MODULE_WORDS
from sengoku.texts import Texts
from tests.shogun.bots.given import (
    new_params,
    new_policy,
    new_rules,
    new_state,
    view_of,
)


def test_every_key_of_the_source_is_listed() -> None:
    text = Path(reasons.__file__).with_suffix(".py").read_text(encoding="utf-8")
    code = text[text.index("def explain") :]
    said = {*re.findall(r'"([a-z]+(?:-[a-z]+)+|builds|taxes|levies)"', code)}
    assert said - {*KEYS} == set()
    assert len({*KEYS}) == len(KEYS)


@pytest.mark.games
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_whatever_a_bot_says_has_a_sentence(level: str) -> None:
    rules = new_rules(4, start="draft", modules=MODULE_WORDS)
    texts, namer = Texts(strict=True), Namer(rules)
    s = rules.start(fast_seed(3))
    bots = [create_bot(level, rules) for _ in range(4)]
    sources = [source(seat) for seat in range(4)]
    while s.stack:
        seat = seat_sets.each(rules.waiting(s))[0]
        view = view_of(rules, s, seat, sources[seat])
        chosen = bots[seat].choose(view)
        if len(view.ids) > 1:
            assert isinstance(view.because, Because)
            assert view.because.key in KEYS
            said = texts.tell(namer.because(view.because.key, view.because.facts))
            assert re.fullmatch(r"[A-Z0-9][^{}]*\.", said)
        rules.advance(s, seat, chosen)


def test_levies_name_the_strongest_neighbour() -> None:
    params = new_params()
    s, policy = new_state(params), new_policy(params)
    here = s.provinces_of(0)[0]
    near = params.near[here]
    for place, (seat, armies) in zip(near, [(1, 3), (2, 9)], strict=False):
        s.owner[place], s.armies[place] = seat, armies
    why = explain(policy.evaluator(s, 0), ASSIGN.id(here, FIELD_ARMY5))
    assert why.key == "levies-against"
    assert why.facts == {"province": here, "seat": 2, "armies": 5}


def test_building_reasons_mention_the_majority() -> None:
    params = new_params()
    s, policy = new_state(params), new_policy(params)
    here = next(p for p in s.provinces_of(0) if params.sites[p] > 1)
    region = params.region_of[here]
    other = next(p for p in params.provinces_of[region] if p != here)
    facts = {"province": here, "building": 0, "region": region}
    assert explain(policy.evaluator(s, 0), ASSIGN.id(here, 0)) == (
        "takes-majority",
        facts,
    )
    s.owner[other], s.buildings[other] = 1, 1
    assert explain(policy.evaluator(s, 0), ASSIGN.id(here, 0)).key == "shares-majority"
    s.buildings[here] = 1
    assert explain(policy.evaluator(s, 0), ASSIGN.id(here, 0)).key == "builds-in-vain"


def test_taxes_and_skips() -> None:
    params = new_params()
    s, policy = new_state(params), new_policy(params)
    here = s.provinces_of(0)[0]
    taxed = explain(policy.evaluator(s, 0), ASSIGN.id(here, FIELD_TAX))
    assert taxed == ("taxes", {"province": here, "chests": params.chests[here]})
    s.unrest[here] = 1
    taxed = explain(policy.evaluator(s, 0), ASSIGN.id(here, FIELD_TAX))
    assert taxed.key == "taxes-in-unrest"
    skipped = explain(policy.evaluator(s, 0), ASSIGN.id(CHEST_0, FIELD_TAX))
    assert skipped == ("skips", {"field": FIELD_TAX})


def test_attacks_name_the_defender() -> None:
    params = new_params()
    s, policy = new_state(params), new_policy(params)
    here = s.provinces_of(0)[0]
    target = params.near[here][0]
    s.armies[here] = 9
    s.stack.depth -= 1
    s.stack.push(steps.MARCH, 1, marching(here, BATTLE_A))
    s.owner[target], s.armies[target] = 2, 1
    why = explain(policy.evaluator(s, 0), MARCH.id(target))
    assert why.key == "attacks-player"
    assert why.facts["defender"] == 2
    s.owner[target], s.armies[target] = NONE, 0
    assert explain(policy.evaluator(s, 0), MARCH.id(target)).key == "attacks-peasants"
    s.owner[target], s.armies[target] = 0, 1
    assert explain(policy.evaluator(s, 0), MARCH.id(target)).key == "guards"
