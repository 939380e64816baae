"""What nobody may decide alone: every course of a vote at every small table.

The tables have two to four seats: persons, bots, and persons with a stand-in. From each
proposal, all courses of ballots, time-outs, returns and moves are followed to the end.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, get_args

import pytest

from sengoku.core import seats as seat_sets
from sengoku.core.seats import Seat, SeatSet
from sengoku.server.store.records import SeatRecord, Vote, VoteKind
from sengoku.server.tables.votes.voters import (
    LIFETIME_DAYS,
    Verdict,
    verdict,
    verdict_by_silence,
    voters,
)
from sengoku.texts import LOCALES, languages

PERSON, BOT, AWAY = "person", "bot", "away"
KINDS: tuple[VoteKind, ...] = get_args(VoteKind)
TABLES = [
    seats
    for count in (2, 3, 4)
    for seats in combinations_with_replacement((PERSON, BOT, AWAY), count)
]
"""The order of the seats does not matter: every person is the proposer once."""


class Course(NamedTuple):
    """A vote at some moment.

    *played* are the persons who have played since the proposal, *idle* those the game
    has waited for ever since.
    """

    seats: tuple[str, ...]
    kind: VoteKind
    by: Seat
    target: Seat
    agreed: SeatSet
    played: SeatSet
    idle: SeatSet


class Result(NamedTuple):
    """How a vote ended, and whether by *silence*."""

    verdict: Verdict
    silence: bool
    last: Course


@cache
def records(seats: tuple[str, ...]) -> tuple[SeatRecord, ...]:
    return tuple(
        SeatRecord(at, "bot" if who == BOT else "person", stand_in=who == AWAY)
        for at, who in enumerate(seats)
    )


def vote_of(course: Course) -> Vote:
    return Vote(course.kind, course.by, 0, course.agreed, course.target)


def persons(course: Course) -> SeatSet:
    return sum(seat_sets.one(at) for at, who in enumerate(course.seats) if who != BOT)


def proposals(seats: tuple[str, ...]) -> Iterator[Course]:
    for by, kind in product(range(len(seats)), KINDS):
        targets = range(len(seats)) if kind == "replace" else (0,)
        for target in targets:
            is_valid = kind != "replace" or seats[target] != BOT
            if seats[by] == PERSON and is_valid:
                agreed, idle = seat_sets.one(by), seat_sets.everyone(len(seats))
                yield Course(seats, kind, by, target, agreed, 0, idle)


def moved(course: Course, seat: Seat, who: str) -> Course:
    seats = (*course.seats[:seat], who, *course.seats[seat + 1 :])
    return course._replace(seats=seats)


def next_courses(course: Course) -> Iterator[Course]:
    """Everything that can happen next, but a no, which ends the vote."""
    asked = voters(records(course.seats), vote_of(course)) & ~course.agreed
    for seat, who in enumerate(course.seats):
        own = seat_sets.one(seat)
        if who == PERSON:
            yield moved(course, seat, AWAY)
        if who == AWAY:
            yield moved(course, seat, PERSON)
        if asked & own:
            yield moved(course, seat, PERSON)._replace(agreed=course.agreed | own)
        if who != BOT and not course.played & own:
            played, idle = course.played | own, course.idle & ~own
            yield moved(course, seat, PERSON)._replace(played=played, idle=idle)
        if course.idle & own:  # the others played, and it is somebody else's turn
            yield course._replace(idle=course.idle & ~own)


def results(seats: tuple[str, ...]) -> Iterator[Result]:
    """Follow every course of every vote at a table."""
    found, ahead = set[Course](), [*proposals(seats)]
    while ahead:
        course = ahead.pop()
        if course in found:
            continue
        found.add(course)
        at_table, vote = records(course.seats), vote_of(course)
        decided = verdict(at_table, vote)
        if decided != "open":
            yield Result(decided, False, course)
            continue
        silent = verdict_by_silence(at_table, vote, course.played, course.idle)
        yield Result(silent, True, course)
        ahead += next_courses(course)


@pytest.mark.games
@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_nobody_decides_alone(seats: tuple[str, ...]) -> None:
    for result in results(seats):
        if result.verdict == "passed":
            check_proposer_is_there(result)
            check_others_agree(result)
            check_nobody_evicts_alone(result)
            check_silence(result)


def check_proposer_is_there(result: Result) -> None:
    """No proposal passes while its proposer is away."""
    assert result.last.seats[result.last.by] == PERSON, result


def check_others_agree(result: Result) -> None:
    """Nobody pauses, rewinds or ends a game that somebody else at the table plays."""
    course = result.last
    if not result.silence:
        enough = min(2, seat_sets.size(persons(course)))
        assert seat_sets.size(course.agreed) >= enough, result
        for seat, who in enumerate(course.seats):
            is_concerned = course.kind == "replace" and seat == course.target
            if who == PERSON and not is_concerned:
                assert seat_sets.contains(course.agreed, seat), result


def check_nobody_evicts_alone(result: Result) -> None:
    """A person is replaced by two others, by consent, or after a long absence."""
    course = result.last
    if course.kind != "replace":
        return
    others = seat_sets.size(seat_sets.without(course.agreed, course.target))
    is_agreed = others >= 2 or seat_sets.contains(course.agreed, course.target)
    was_idle = seat_sets.contains(course.idle, course.target)
    has_left = was_idle or course.seats[course.target] == AWAY
    assert is_agreed or (result.silence and has_left), result


def check_silence(result: Result) -> None:
    """Silence never pauses or rewinds, and never overrules a person who plays on."""
    course = result.last
    if result.silence:
        assert course.kind in ("resume", "replace", "end"), result
        assert not course.played & ~course.agreed & persons(course), result


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_nobody_is_left_at_a_locked_table(seats: tuple[str, ...]) -> None:
    """If all the others stay silent, each person can replace them, resume and end."""
    for course in proposals(seats):
        at_table, vote = records(seats), vote_of(course)
        decided = verdict(at_table, vote)
        if course.kind in ("resume", "replace", "end") and decided == "open":
            silent = verdict_by_silence(at_table, vote, seat_sets.NOBODY, course.idle)
            assert silent == "passed", course


def test_a_single_person_among_bots_decides_at_once() -> None:
    for course in proposals((PERSON, BOT, BOT)):
        assert verdict(records(course.seats), vote_of(course)) == "passed", course


@pytest.mark.parametrize("language", languages())
def test_the_texts_name_the_lifetime_of_a_vote(language: str) -> None:
    """Where a pace is chosen, and where a vote is proposed."""
    lines = (LOCALES / language / "web.ftl").read_text("utf-8").splitlines()
    for key in ("web-pace-free", "web-votes"):
        about = next(
            lines[at + 1]
            for at, line in enumerate(lines)
            if line.startswith(f"{key} =")
        )
        assert f" {LIFETIME_DAYS} " in about
