"""The laws of texts for language models: they tell all that is seen, and no more."""

import random
from typing import Any

from sengoku.core.errors import GameError
from sengoku.core.rng import fast_seed
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.llm.choices import OR, grouped
from sengoku.llm.narrator import Narrator
from sengoku.llm.plan import read_plan
from sengoku.llm.sight import Sight, sight_of
from sengoku.match import Match
from sengoku.testing.laws_of_secrets import Scramble, twin_of
from sengoku.testing.walk import MomentSampler, known_actions, moments, require


def texts_are_complete_stable_and_keep_secrets(
    rules: Rules, seed: int, scramble: Scramble, share: float = 0.0
) -> None:
    """At moments of a random game, each seat reads the same whatever is hidden.

    The text has the exact position, and the options in few words are the choices.
    """
    rnd, sampler = random.Random(seed), MomentSampler(rules, seed, share)
    match = Match.new(rules, fast_seed(seed))
    for moment in moments(rules, seed):
        if sampler.picks(moment):
            for seat in {moment.seat, rnd.randrange(rules.seats)}:
                _check(match, seat, scramble, rnd)
        match.play(moment.seat, moment.action)


def _check(match: Match, seat: Seat, scramble: Scramble, rnd: random.Random) -> None:
    rules, s = match.rules, match.state
    sight, plan = sight_of(match, seat), _some_plan(rules, rnd)
    text = told(sight, plan)
    require(match.position(seat) in text, "the position is missing", rules, s, seat)
    require(told(sight, plan) == text, "the text changes", rules, s, seat)
    other = sight_of(twin_of(match, scramble(s, seat, rnd)), seat)
    require(told(other, plan) == text, "the text tells a secret", rules, s, seat)
    _check_options(sight, s)


def told(sight: Sight, plan: list[str]) -> str:
    """Return every text about *sight*, with the answer to a *plan*."""
    narrator = Narrator(sight.rules)
    return "\n".join(
        (
            narrator.position(sight),
            narrator.legend(sight),
            narrator.events(sight.events, sight.since),
            narrator.options(sight),
            _answer(sight, plan),
        )
    )


def _some_plan(rules: Rules, rnd: random.Random) -> list[str]:
    return [rules.spelling.spell(rnd.choice(known_actions(rules))) for _ in range(2)]


def _answer(sight: Sight, plan: list[str]) -> str:
    offered = () if sight.offer is None else sight.offer.choices
    try:
        return str(read_plan(sight, [*(c.text for c in offered[:1]), *plan]))
    except GameError as error:
        return f"{error} {getattr(error, 'why', '')}"


def _check_options(sight: Sight, s: Any) -> None:
    offered = () if sight.offer is None else sight.offer.choices
    said = [text for group in grouped(offered, {}) for text in expanded(group.text)]
    texts = [choice.text for choice in offered]
    alike = len(said) == len(texts) and {*said} == {*texts}
    require(alike, f"options {said} are not {texts}", sight.rules, s, sight.seat)


def expanded(text: str) -> list[str]:
    """Return the choices that a line such as ``step kai ise|owari`` stands for."""
    found = [""]
    for word in text.split():
        found = [f"{one} {other}" for one in found for other in word.split(OR)]
    return [one.strip() for one in found]
