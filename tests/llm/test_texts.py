"""Texts for language models: complete, compact, stable, and without secrets."""

from typing import Any

import pytest

import sengoku
from sengoku.core.choices import Choice
from sengoku.core.errors import UnreadableError
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.llm import rulebook
from sengoku.llm.choices import grouped
from sengoku.llm.narrator import Narrator
from sengoku.llm.plan import PlanError, read_plan
from sengoku.llm.sight import sight_of
from sengoku.match import Match
from sengoku.testing import samurai, shogun
from sengoku.testing.laws_of_secrets import Scramble
from sengoku.testing.laws_of_texts import (
    expanded,
    texts_are_complete_stable_and_keep_secrets,
)

FULL_PLAN = (
    *("assign suruga castle", "assign mino temple", "assign tamba theatre"),
    *("assign musashi rice", "assign harima tax", "assign izu army5"),
    *("assign owari army3", "assign sagami army1", "assign tajima battle-a"),
    *("assign chest0 battle-b", "assign chest1 bid", "seal"),
)


def rules_of(name: str, **options: Any) -> Rules:
    found = game(name)
    return found.rules(found.read_options(options))


@pytest.mark.games
@pytest.mark.parametrize(
    ("rules", "scramble"),
    [
        (rules_of("samurai", players=2), samurai.scramble),
        (rules_of("shogun", players=3, start="preset"), shogun.scramble),
    ],
    ids=["samurai", "shogun"],
)
def test_texts_tell_what_is_seen_and_nothing_else(
    rules: Rules, scramble: Scramble
) -> None:
    texts_are_complete_stable_and_keep_secrets(rules, 1, scramble)


def choice(text: str, rule: str = "R-1", **price: int) -> Choice:
    return Choice(hash(text), None, text, rule, price)  # type: ignore[arg-type]


def test_choices_are_factored_where_they_are_a_product() -> None:
    offered = [choice(f"step {a} {b}") for a in "xy" for b in "ijk"]
    assert [group.text for group in grouped(offered, {})] == ["step x|y i|j|k"]
    assert [*map(expanded, ["step x|y i|j"])] == [
        ["step x i", "step x j", "step y i", "step y j"]
    ]


def test_choices_with_another_price_or_rule_stand_apart() -> None:
    offered = [choice("take a"), choice("take b", food=1), choice("take c", "R-2")]
    assert [group.text for group in grouped(offered, {})] == [
        *("take a", "take b", "take c")
    ]


def test_an_observation_says_what_everybody_can_count() -> None:
    match = sengoku.new("samurai", players=2, seed=1)
    text = Narrator(match.rules).position(sight_of(match, 0))
    assert "Counted from the log, by seat: food 2 2, bushido 2 2" in text


def test_players_are_called_by_colour() -> None:
    match = sengoku.new("samurai", players=2, seed=1)
    assert Narrator(match.rules).players((0, 1)) == "A Red, B Blue"


# Plans


def planning() -> Match:
    return sengoku.new("shogun", players=3, start="preset", seed=1)


def test_a_whole_plan_is_read_at_once() -> None:
    match = planning()
    ids = read_plan(sight_of(match, 0), FULL_PLAN)
    assert [match.rules.spelling.spell(id) for id in ids] == [*FULL_PLAN]
    assert match.number == 0


def test_an_illegal_plan_names_the_action_and_its_rule() -> None:
    with pytest.raises(PlanError) as refused:
        read_plan(sight_of(planning(), 0), ["assign suruga tax", "assign kai rice"])
    assert "action 2, 'assign kai rice'" in refused.value.detail
    assert refused.value.rule == "SHO-PLAN-4"
    assert isinstance(refused.value.why, Reason)


def test_a_plan_ends_where_others_choose() -> None:
    with pytest.raises(PlanError, match="action 13") as refused:
        read_plan(sight_of(planning(), 0), [*FULL_PLAN, "choose 1"])
    assert refused.value.why == "others choose before; end the plan there"


def test_a_plan_ends_with_a_reveal() -> None:
    match = sengoku.new("samurai", players=2, seed=1)
    match.play(1, match.offer(1).choices[0].id)  # type: ignore[union-attr]
    own = match.offer(0).choices[0].text  # type: ignore[union-attr]
    with pytest.raises(PlanError, match="action 1") as refused:
        read_plan(sight_of(match, 0), [own, "place recruit g1"])
    assert "reveals" in str(refused.value.why)


# Rules and the board


def test_rules_are_found_by_id_and_by_words() -> None:
    samurai_game = game("samurai")
    assert "bushido" in rulebook.quoted(samurai_game, "sse-act-attack-3")
    assert "SSE-ACT-CASTLE-8" in rulebook.quoted(samurai_game, "castle costs")
    assert "Attack" in rulebook.quoted(samurai_game, "")
    assert " more: SSE-" in rulebook.quoted(samurai_game, "player")


MISSPELT = "SSE-ACT-ATTACK-3".replace("TT", "T")


@pytest.mark.parametrize(
    ("query", "hint"),
    [(MISSPELT, "SSE-ACT-ATTACK-3"), ("zeppelin", "no rule has all")],
)
def test_what_is_not_found_is_said(query: str, hint: str) -> None:
    with pytest.raises(UnreadableError, match=hint):
        rulebook.quoted(game("samurai"), query)


def test_figures_stand_below_their_rule() -> None:
    assert "grey region | 4 | 2" in rulebook.quoted(game("samurai"), "SSE-BOARD-12")


def test_the_board_is_told_in_lines() -> None:
    text = rulebook.board_text(rules_of("samurai", players=2))
    assert "  satsuma: region grey, feature resource, coastal true" in text
    assert "satsuma/bungo" in text
    assert text.isascii()
