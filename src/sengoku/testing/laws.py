"""Laws that hold in every game under every option.

Each law is a function whose name is the sentence. It plays a random game by *seed* and
raises ``AssertionError`` with position, seat and action where the law is broken:

    for law in laws.LAWS:
        law(rules, seed)

``REVISION`` are the laws of choices that can be revised, ``LEARNING`` those of masks
and keys for programs that learn. ``SECRECY`` are the laws that
need to know what a game hides; they take a function of the game that redeals what a
viewer cannot see, for example ``sengoku.testing.samurai.scramble``.
"""

import copy
import itertools
import json
import random
from collections.abc import Callable
from typing import Any, Final

from sengoku.core import seats as seat_sets
from sengoku.core.errors import GameError, IllegalActionError, UnreadableError
from sengoku.core.events import Log
from sengoku.core.flow import Reason
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat
from sengoku.testing.laws_of_encoding import (
    a_key_tells_apart_what_looks_different,
    a_mask_shows_what_is_legal,
    a_vector_tells_no_secret,
)
from sengoku.testing.laws_of_records import (
    a_replay_verifies,
    a_table_that_goes_back_can_go_the_same_way_again,
    a_tampered_replay_names_its_line,
    taking_back_restores_the_position,
    the_same_seed_and_choices_give_the_same_game,
)
from sengoku.testing.laws_of_revision import (
    a_change_of_mind_leads_back,
    an_unfinished_choice_shows_to_nobody,
    how_a_choice_came_about_shows_to_nobody,
    it_does_not_matter_who_is_quicker,
)
from sengoku.testing.laws_of_secrets import Scramble, nobody_can_learn_what_is_hidden
from sengoku.testing.laws_of_sight import (
    a_seat_sees_what_everybody_sees_and_its_own,
    a_simultaneous_choice_tells_the_others_nothing,
    an_imagined_game_looks_the_same,
    events_explain_every_visible_change,
    what_looks_the_same_is_told_the_same,
)
from sengoku.testing.walk import (
    Moment,
    choice,
    known_actions,
    moments,
    offers,
    positions,
    require,
    some_moments,
)

Law = Callable[[Rules, int], None]
SecrecyLaw = Callable[[Rules, int, Scramble], None]


# ── Actions ───────────────────────────────────────────────────────────────────


def action_ids_are_dense_and_reversible(rules: Rules, seed: int) -> None:
    """Id, value, text and JSON of an action stand for each other, without gaps."""
    space, spelling = rules.space, rules.spelling
    values, texts = set(), set()
    for action in range(space.size):
        value, text = space.decode(action), spelling.spell(action)
        plain = json.loads(json.dumps(space.to_json(action)))
        back = (space.encode(value), spelling.read(text), space.from_json(plain))
        assert back == (action,) * 3, f"{action} {text!r}: value, text, JSON are {back}"
        assert spelling.read(text.upper()) == action, f"{text!r} in upper case"
        values.add(value)
        texts.add(text)
    assert len(values) == len(texts) == space.size, "two ids share a value or a text"
    for outside in (-1, space.size):
        try:
            space.decode(outside)
        except UnreadableError:
            continue
        raise AssertionError(f"id {outside} stands for an action")


# ── Offers ────────────────────────────────────────────────────────────────────


def whatever_is_offered_is_accepted(
    rules: Rules, seed: int, share: float = 0.1
) -> None:
    """Exactly those who are asked have an offer, and all of it can be played."""
    for s, _, _ in some_moments(rules, seed, share):
        waiting = rules.waiting(s)
        for seat in range(rules.seats):
            asked = seat_sets.contains(waiting, seat)
            legal, offered = rules.legal(s, seat), offers(rules, s, seat)
            complete = bool(legal) == asked and len({*offered}) == len(offered)
            require(complete, "an empty, double or unasked offer", rules, s, seat)
            question = rules.question(s, seat) is not None
            require(question == bool(offered), "no question", rules, s, seat)
            _check_choices(rules, s, seat, offered)
            for action in offered:
                _check_accepted(rules, s, seat, action)


def _check_choices(rules: Rules, s: Any, seat: Seat, offered: list[int]) -> None:
    choices = [*rules.choices(s, seat), *rules.revisions(s, seat)]
    same = [found.id for found in choices] == offered
    require(same, "choices and legal ids differ", rules, s, seat)
    for found in choices:
        text = found.text.upper()  # as it was written it would not be read, but known
        named = (rules.space.encode(found.action), rules.spelling.read(text))
        well = named == (found.id,) * 2 and found.rule != ""
        well = well and all(price > 0 for price in found.price.values())
        require(well, f"odd choice {found}", rules, s, seat, found.id)


def _check_accepted(rules: Rules, s: Any, seat: Seat, action: int) -> None:
    why = rules.explain(s, seat, action)
    require(why is None, f"offered, yet explained by {why}", rules, s, seat, action)
    try:
        rules.play(rules.copy(s), seat, action)
    except GameError as error:
        require(False, f"offered, yet refused: {error}", rules, s, seat, action)


def whatever_is_not_offered_is_refused(
    rules: Rules, seed: int, share: float = 0.12
) -> None:
    """Every other id is refused with a reason and its rule, and nothing changes.

    All ids are tried at a *share* of the moments at which something is new.
    """
    rnd = random.Random(seed)
    known = known_actions(rules)
    others = rnd.sample(known, min(30, len(known)))
    for s, seat, _ in some_moments(rules, seed, 0):
        if rnd.random() > share:
            continue
        for other in range(rules.seats):
            ids = known if other == seat else others
            _check_refusals(rules, s, other, ids)
    *_, last = positions(rules, seed)
    _check_refusals(rules, last, 0, others)


def _check_refusals(rules: Rules, s: Any, seat: Seat, ids: list[int]) -> None:
    before, log = rules.copy(s), Log()
    offered = {*offers(rules, s, seat)}
    for action in ids:
        if action in offered:
            continue
        error = _refusal(rules, s, seat, action, log)
        require(error is not None, "accepted, not offered", rules, s, seat, action)
        clean = s == before and not log.entries
        require(clean, "a refusal left traces", rules, before, seat, action)
        why = rules.explain(s, seat, action)
        told = isinstance(why, Reason) and why.key != "" and why.rule != ""
        require(told, f"refused without a reason: {why}", rules, s, seat, action)
        same = why is not None and error is not None and error[:2] == why[:2]
        require(same, f"{error} explained by {why}", rules, s, seat, action)


def _refusal(
    rules: Rules, s: Any, seat: Seat, action: int, log: Log
) -> tuple[str, str] | None:
    try:
        rules.play(s, seat, action, log)
    except IllegalActionError as error:
        return error.key, error.rule
    return None


def advance_does_what_play_does(rules: Rules, seed: int) -> None:
    """Checked or not, logged or not, an offered action has the same effect."""
    for s, seat, action in moments(rules, seed):
        played, advanced, silent = (rules.copy(s) for _ in range(3))
        logs = Log(), Log()
        rules.play(played, seat, action, logs[0])
        rules.advance(advanced, seat, action, logs[1])
        rules.advance(silent, seat, action)
        same = logs[0].entries == logs[1].entries and played == advanced
        require(same, "play and advance differ", rules, s, seat, action)
        require(played == silent, "the log changes the game", rules, s, seat, action)


# ── States ────────────────────────────────────────────────────────────────────


def a_copy_is_equal_and_independent(
    rules: Rules, seed: int, share: float = 0.02
) -> None:
    """Changes of a copy do not affect the original, nor the reverse."""
    rnd = random.Random(seed)
    for s, seat, action in some_moments(rules, seed, share):
        kept, twin = copy.deepcopy(s), rules.copy(s)
        require(twin == s, "a copy differs", rules, s)
        _play_on(rules, twin, rnd)
        require(s == kept, "playing a copy changed the original", rules, kept)
        original = copy.deepcopy(s)
        twin = rules.copy(original)
        rules.advance(original, seat, action)
        require(twin == kept, "playing changed a copy", rules, kept, seat, action)


def _play_on(rules: Rules, s: Any, rnd: random.Random, most: int = 10_000) -> int:
    """Play *s* to its end; return the number of choices, at most *most*."""
    count = 0
    while rules.waiting(s) and count < most:
        rules.advance(s, *choice(rules, s, rnd))
        count += 1
    return count


def a_position_survives_writing_and_reading(rules: Rules, seed: int) -> None:
    """A position as text stands for exactly one state, at every step."""
    for s in positions(rules, seed):
        text = rules.dump(s)
        back = rules.parse(text)
        require(back == s, f"read back as {rules.dump(back)}", rules, s)
        require(rules.dump(back) == text, "written differently", rules, s)


# ── Games ─────────────────────────────────────────────────────────────────────


def every_game_ends(rules: Rules, seed: int, within: int = 10_000) -> None:
    """After at most *within* choices nobody is asked, and there is an outcome."""
    s = rules.start(f"fast-1:{seed:x}")
    rnd = random.Random(seed)
    require(rules.outcome(s) is None, "over before it begins", rules, s)
    count = _play_on(rules, s, rnd, within)
    require(not rules.waiting(s), f"no end after {count} choices", rules, s)
    outcome = rules.outcome(s)
    assert outcome is not None, f"no outcome: {rules.dump(s)}"
    first = tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    winners = outcome.winners == first != ()
    whole = winners and len(outcome.scores) == len(outcome.ranks) == rules.seats
    require(whole, f"odd outcome {outcome}", rules, s)
    playout = rules.start(f"fast-1:{seed:x}")
    count = rules.playout(playout, seed)
    require(0 < count <= within, f"a playout of {count} choices", rules, playout)
    require(rules.outcome(playout) is not None, "a playout without end", rules, playout)


def simultaneous_choices_commute(rules: Rules, seed: int, share: float = 0.3) -> None:
    """Whoever chooses first: the same choices lead to the same position."""
    rnd = random.Random(seed)
    for s, _, _ in some_moments(rules, seed, share):
        asked = seat_sets.each(rules.waiting(s))
        if len(asked) == 1:
            continue
        chosen = {seat: rnd.choice(rules.legal(s, seat)) for seat in asked}
        ends = [
            _played(rules, s, [Moment(s, seat, chosen[seat]) for seat in order])
            for order in itertools.permutations(asked)
        ]
        same = all(end == ends[0] for end in ends)
        require(same, f"the order of the choices {chosen} matters", rules, s)


def _played(rules: Rules, s: Any, choices: list[Moment]) -> Any:
    end = rules.copy(s)
    for _, seat, action in choices:
        rules.play(end, seat, action)
    return end


__all__ = [
    "LAWS",
    "LEARNING",
    "REVISION",
    "SECRECY",
    "Law",
    "Scramble",
    "SecrecyLaw",
    "a_change_of_mind_leads_back",
    "a_copy_is_equal_and_independent",
    "a_key_tells_apart_what_looks_different",
    "a_mask_shows_what_is_legal",
    "a_position_survives_writing_and_reading",
    "a_replay_verifies",
    "a_seat_sees_what_everybody_sees_and_its_own",
    "a_simultaneous_choice_tells_the_others_nothing",
    "a_table_that_goes_back_can_go_the_same_way_again",
    "a_tampered_replay_names_its_line",
    "a_vector_tells_no_secret",
    "action_ids_are_dense_and_reversible",
    "advance_does_what_play_does",
    "an_imagined_game_looks_the_same",
    "an_unfinished_choice_shows_to_nobody",
    "events_explain_every_visible_change",
    "every_game_ends",
    "how_a_choice_came_about_shows_to_nobody",
    "it_does_not_matter_who_is_quicker",
    "nobody_can_learn_what_is_hidden",
    "simultaneous_choices_commute",
    "taking_back_restores_the_position",
    "the_same_seed_and_choices_give_the_same_game",
    "what_looks_the_same_is_told_the_same",
    "whatever_is_not_offered_is_refused",
    "whatever_is_offered_is_accepted",
]

LAWS: Final[tuple[Law, ...]] = (
    action_ids_are_dense_and_reversible,
    whatever_is_offered_is_accepted,
    whatever_is_not_offered_is_refused,
    advance_does_what_play_does,
    a_copy_is_equal_and_independent,
    a_position_survives_writing_and_reading,
    every_game_ends,
    simultaneous_choices_commute,
    the_same_seed_and_choices_give_the_same_game,
    taking_back_restores_the_position,
    a_table_that_goes_back_can_go_the_same_way_again,
    a_replay_verifies,
    a_tampered_replay_names_its_line,
    a_seat_sees_what_everybody_sees_and_its_own,
    events_explain_every_visible_change,
    a_simultaneous_choice_tells_the_others_nothing,
    what_looks_the_same_is_told_the_same,
    an_imagined_game_looks_the_same,
)

SECRECY: Final[tuple[SecrecyLaw, ...]] = (
    nobody_can_learn_what_is_hidden,
    a_vector_tells_no_secret,
)

LEARNING: Final[tuple[Law, ...]] = (
    a_mask_shows_what_is_legal,
    a_key_tells_apart_what_looks_different,
)

REVISION: Final[tuple[Law, ...]] = (
    a_change_of_mind_leads_back,
    an_unfinished_choice_shows_to_nobody,
    how_a_choice_came_about_shows_to_nobody,
    it_does_not_matter_who_is_quicker,
)
