"""Lessons: every step is possible, has its text, and leads to the promised end."""

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.core.errors import UnreadableError
from sengoku.games import game
from sengoku.lessons import scenes
from sengoku.lessons.lesson import Lesson, LessonStep, keys, lessons
from sengoku.lessons.lesson import lesson as find_lesson
from sengoku.lessons.scenes import LEARNER, Turn
from sengoku.match import Match
from sengoku.testing.scenario import sections
from sengoku.texts import Texts
from tests.server.table_client import TableClient

EVERY = pytest.mark.parametrize(
    "lesson", lessons(), ids=lambda lesson: f"{lesson.game}-{lesson.name}"
)
PANELS = {"tracks", "players", "row", "plan"}
SHEETS = {"board", "tracks", "players", "plan"}


def ways(lesson: Lesson) -> range:
    """Return the numbers of alternatives, as many as any task accepts."""
    tasks = [task for step in lesson.steps for task in step.tasks]
    return range(max(len(task.do) for task in tasks))


def offered(match: Match) -> set[str]:
    offer = match.offer(LEARNER)
    return {choice.text for choice in offer.choices} if offer else set()


@EVERY
def test_every_task_is_offered_on_every_path(
    lesson: Lesson,
) -> None:
    for chosen in ways(lesson):
        match = scenes.start_match(lesson)
        numbers: list[Turn] = []
        for step in lesson.steps:
            for task in step.tasks:
                assert {*task.do} <= offered(match), step.name
                played = scenes.play_scene(
                    match, LessonStep(step.name, tasks=(task,)), chosen
                )
                numbers += played.tasks
            scenes.play_scene(match, LessonStep(step.name, others=step.others))
        assert numbers == [
            task for scene in scenes.play_scenes(lesson) for task in scene.tasks
        ]


@EVERY
def test_every_text_exists_and_is_short(lesson: Lesson) -> None:
    texts = Texts(strict=True)
    for key in keys(lesson):
        assert len(texts.say(key)) <= (250 if key.endswith(".text") else 40), key
    title = f"learn-{lesson.game}-{lesson.name}"
    for about in (f"{title}.about", title):
        assert texts.say(about, minutes=lesson.minutes)


@EVERY
def test_everything_that_is_named_exists(lesson: Lesson) -> None:
    known = {rule.id for rule in game(lesson.game).catalogue()}
    domains = scenes.start_match(lesson).rules.spelling.domains
    for step in lesson.steps:
        assert step.rule in known
        assert step.show in SHEETS
        for target in step.point:
            kind, _, name = target.partition(" ")
            assert name in (PANELS if kind == "panel" else domains[kind].words), target


def ended(lesson: Lesson, chosen: int = 0) -> Match:
    match = scenes.start_match(lesson)
    for step in lesson.steps:
        scenes.play_scene(match, step, chosen)
    return match


def pieces(match: Match) -> dict[str, str]:
    """Return what stands in each province, as positions write it."""
    found = sections(match.rules.dump(match.state))
    return dict(piece.split(":") for piece in found["map"].split())


def scores_in(key: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", Texts().say(key))][:2]


def test_the_first_lesson_of_samurai_ends_with_the_victory_its_text_names() -> None:
    match = ended(find_lesson("samurai", "basics"))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (LEARNER,)
    assert scores_in("learn-samurai-basics-end") == [*outcome.scores]
    wanted = {"aki": "A4B3", "kii": "A1", "mino": "A1", "kozuke": "A1"}
    assert pieces(match) == {**pieces(match), **wanted, "ishikari": "Ac"}


def test_the_first_lesson_of_samurai_begins_with_empty_slots() -> None:
    """Destiny cards are chosen before a token lies on the board (SSE-FLOW-2)."""
    lesson = find_lesson("samurai", "basics")
    match = scenes.start_match(lesson)
    assert "slots" not in sections(match.rules.dump(match.state))
    assert offered(match) == {"commit grey", "commit teal", "commit violet"}


def test_the_second_lesson_of_samurai_ends_in_a_tie_that_armies_decide() -> None:
    match = ended(find_lesson("samurai", "covering"))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (LEARNER,)
    assert [*outcome.scores] == [72, 72] == scores_in("learn-samurai-covering-end.text")
    standing = "".join(pieces(match).values())
    armies = [
        sum(int(count) for count in re.findall(rf"{seat}(\d)", standing))
        for seat in "AB"
    ]
    assert armies == [11, 12]


@pytest.mark.parametrize("chosen", [0, 1])
def test_the_first_lesson_of_shogun_ends_in_the_second_spring(chosen: int) -> None:
    match = ended(find_lesson("shogun", "basics"), chosen)
    kinds = [type(event).__name__ for event in match.events(LEARNER)]
    assert kinds.count("RevoltBegan") == 2
    assert kinds.count("BattleBegan") == 2
    assert sections(match.rules.dump(match.state))["time"] == "2.0"
    assert pieces(match)["shinano"][0] == pieces(match)["harima"][0] == "A"
    assert match.waiting() == (0, 1, 2)


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_the_second_lesson_of_shogun_fights_as_its_texts_say(chosen: int) -> None:
    match = ended(find_lesson("shogun", "battles"), chosen)
    kinds = [type(event).__name__ for event in match.events(LEARNER)]
    assert kinds.count("RevoltBegan") == 1
    assert kinds.count("BattleBegan") == 4
    found = sections(match.rules.dump(match.state))
    assert found["time"] == "1.2"
    assert "suruga:A1" in found["monuments"].split()  # left behind, next door
    held = pieces(match)
    assert "harima" not in held  # a tie made it neutral
    assert (held["sagami"], held["kai"]) == ("A4+2", "A6")  # more than were sent


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnreadableError, match=r"samurai has no lesson 'ships'"):
        find_lesson("samurai", "ships")


# On the server


@pytest.mark.parametrize("place", range(len(lessons())))
def test_a_lesson_is_played_to_its_end_at_a_table(
    server: TestClient, place: int
) -> None:
    taught = server.get("lessons").json()[place]
    reply = server.post(f"lessons/{taught['game']}/{taught['name']}")
    assert reply.status_code == 201, reply.text
    table = TableClient(server, reply.json())
    assert table.made["table"]["origin"] == "lesson"
    assert table.get("", None).status_code == 404
    for step in taught["steps"]:
        for task in step["tasks"]:
            offer = table.view(taught["seat"])["offer"]
            assert offer["at"] == task["at"]
            own = {"seat": taught["seat"], "at": task["at"], "do": task["do"][0]}
            for answer in (own, *task["others"]):
                assert _answer(table, answer).is_success
        for answer in step["others"]:
            assert _answer(table, answer).is_success
    # A learner who continues later may send everything again.
    before = table.view(taught["seat"])
    steps = [(*step["tasks"], step) for step in taught["steps"]]
    others = [answer for step in steps for part in step for answer in part["others"]]
    assert {_answer(table, answer).status_code for answer in others} <= {200, 409}
    assert table.view(taught["seat"]) == before


def _answer(table: TableClient, answer: dict[str, Any]) -> Any:
    body = {"at": answer["at"], "do": answer["do"]}
    return table.post("/moves", body, answer["seat"])


@pytest.mark.parametrize("path", ["go/basics", "samurai/ships"])
def test_there_are_no_other_lessons(server: TestClient, path: str) -> None:
    assert server.post(f"lessons/{path}").status_code == 404
