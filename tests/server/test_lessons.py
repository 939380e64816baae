"""Lessons: every step is possible, has its text, and leads to the promised end."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.games import game
from sengoku.lessons import scenes
from sengoku.lessons.lesson import Lesson, LessonStep, keys, lessons
from sengoku.lessons.scenes import LEARNER, Turn
from sengoku.match import Match
from sengoku.testing.scenario import sections
from sengoku.texts import Texts
from tests.server.table_client import TableClient

EVERY = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.game)
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
    for about in (f"learn-{lesson.game}.about", f"learn-{lesson.game}"):
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


def test_the_lesson_of_samurai_ends_with_the_victory_its_text_names() -> None:
    lesson, _ = lessons()
    match = ended(lesson)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (LEARNER,)
    title = Texts().say("learn-samurai-end")
    assert [int(word) for word in title.split() if word.isdecimal()] == [
        *outcome.scores
    ]
    found = sections(match.rules.dump(match.state))
    pieces = dict(piece.split(":") for piece in found["map"].split())
    wanted = {"aki": "A3B2", "kii": "A1", "mino": "A1", "kozuke": "A1"}
    assert pieces == {**pieces, **wanted, "ishikari": "Ac"}


@pytest.mark.parametrize("chosen", [0, 1])
def test_the_lesson_of_shogun_ends_in_the_second_spring(chosen: int) -> None:
    _, lesson = lessons()
    match = ended(lesson, chosen)
    kinds = [type(event).__name__ for event in match.events(LEARNER)]
    assert kinds.count("RevoltBegan") == 2
    assert kinds.count("BattleBegan") == 2
    found = sections(match.rules.dump(match.state))
    assert found["time"] == "2.0"
    held = dict(piece.split(":") for piece in found["map"].split())
    assert held["shinano"][0] == held["harima"][0] == "A"
    assert match.waiting() == (0, 1, 2)


# On the server


@pytest.mark.parametrize("place", [0, 1])
def test_a_lesson_is_played_to_its_end_at_a_table(
    server: TestClient, place: int
) -> None:
    taught = server.get("lessons").json()[place]
    reply = server.post(f"lessons/{taught['game']}")
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


def test_other_games_have_no_lesson(server: TestClient) -> None:
    assert server.post("lessons/go").status_code == 404
