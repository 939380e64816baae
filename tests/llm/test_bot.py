"""Language models as players: prompts, answers, rethinks, budgets, results."""

import io
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import sengoku
from sengoku.arena import play as arena_play
from sengoku.arena.plan import make_plan
from sengoku.arena.report import csv_tables, report
from sengoku.arena.schedule import schedule
from sengoku.arena.standings import standings
from sengoku.bots.bot import Bot
from sengoku.bots.registry import create_bot
from sengoku.bots.runner import Answer, BotSession
from sengoku.bots.view import View, source
from sengoku.cli.arena_tables import show
from sengoku.core.errors import UnreadableError
from sengoku.llm.answer import last_object, read_answer
from sengoku.llm.player_file import PlayerFile, read_player_file
from sengoku.match import Match
from sengoku.testing import samurai, shogun
from sengoku.testing.laws_of_secrets import Scramble, twin_of
from tests.llm.stand_in import (
    KEY,
    TOKENS_OUT,
    StandIn,
    player_file,
    sensible,
    standing_in,
)

KEY_ENV = "STAND_IN_KEY"


@pytest.fixture
def match() -> Match:
    return sengoku.new("shogun", players=3, start="preset", seed=1)


def asked(bot: Bot, match: Match, seconds: float | None = None) -> Answer:
    ids = match.rules.legal(match.state, 0)
    events = match.events(0)
    view = View(match.rules, 0, match.view(0), ids, source(1), events, seconds)
    return BotSession(bot).ask(view)


def saying(*texts: str) -> Any:
    """Return a script that says the *texts* one after the other."""
    left = [*texts]
    return lambda messages: left.pop(0)


# Answers


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("no object", None),
        ('{"a": 1} and {"b": {"c": 2}} then {broken', {"b": {"c": 2}}),
        ('```json\n{"action": "x"}\n```', {"action": "x"}),
        ("{" * 3000, None),
        ('{"a": "}"}', {"a": "}"}),
        ("[" * 100_000 + '{"a": 1}', {"a": 1}),
    ],
)
def test_the_last_json_object_counts(text: str, found: object) -> None:
    assert last_object(text) == found


@pytest.mark.parametrize(
    "text", ["", "{}", '{"action": 3}', '{"actions": []}', '{"actions": [1]}', "[1]"]
)
def test_an_answer_without_an_action_says_what_is_expected(text: str) -> None:
    with pytest.raises(UnreadableError, match="expected a JSON object such as"):
        read_answer(text)


# Asking


def test_the_prompt_has_all_a_model_needs(tmp_path: Path, match: Match) -> None:
    with standing_in() as model:
        bot = create_bot(player_file(tmp_path, model), match.rules)
        asked(bot, match)
        bot.close()
    (request,) = model.requests
    system, user = request["messages"]
    assert (system["role"], user["role"]) == ("system", "user")
    assert "You play Shogun as player A Black" in system["content"]
    assert "sea_routes: aki/iyo" in system["content"]
    assert match.position(0) in user["content"]
    assert "SHO-PLAN-7: " in user["content"]
    assert "1. " in user["content"]
    assert request["model"] == "stand-in"
    assert request["max_tokens"] == 1000
    assert "$" not in system["content"] + user["content"]


def test_a_whole_plan_is_one_question(tmp_path: Path, match: Match) -> None:
    with standing_in() as model:
        bot = create_bot(player_file(tmp_path, model), match.rules)
        for _ in range(12):
            answer = asked(bot, match)
            assert answer.fault is None
            match.play(0, answer.id)
        bot.close()
    assert len(model.requests) == 1
    assert 0 not in match.waiting()  # it has sealed


def test_an_illegal_answer_is_thought_over_with_its_rule(
    tmp_path: Path, match: Match
) -> None:
    script = saying(
        '{"action": "assign kai castle"}',
        "I am not sure.",
        '{"action": "assign suruga castle", "because": "It is mine."}',
    )
    with standing_in(script) as model:
        bot = create_bot(player_file(tmp_path, model), match.rules)
        answer = asked(bot, match)
    assert answer.fault is None
    assert answer.because is not None
    assert answer.because.facts == {"text": "It is mine."}
    assert match.rules.spelling.spell(answer.id) == "assign suruga castle"
    roles = [message["role"] for message in model.requests[-1]["messages"]]
    assert roles == ["system", *["user", "assistant"] * 2, "user"]
    assert "SHO-PLAN-4: " in model.requests[1]["messages"][-1]["content"]
    assert "no JSON object" in model.requests[2]["messages"][-1]["content"]
    assert bot.usage()["illegal"] == 2
    assert bot.usage()["answers"] == 3


def test_after_the_last_rethink_it_is_a_fault(tmp_path: Path, match: Match) -> None:
    with standing_in(lambda messages: '{"action": "fly"}') as model:
        bot = create_bot(player_file(tmp_path, model, rethinks=1), match.rules)
        answer = asked(bot, match)
    assert answer.fault is not None
    assert answer.fault.kind == "illegal"
    assert "'fly'" in answer.fault.detail
    assert len(model.requests) == 2


def test_a_revision_is_not_an_answer(tmp_path: Path, match: Match) -> None:
    match.play(0, "assign suruga castle")
    with standing_in(lambda messages: '{"action": "clear castle"}') as model:
        bot = create_bot(player_file(tmp_path, model, rethinks=0), match.rules)
        answer = asked(bot, match)
    assert answer.fault is not None
    assert "not one of the options" in answer.fault.detail


@pytest.mark.parametrize(
    ("game", "scramble"),
    [("samurai", samurai.scramble), ("shogun", shogun.scramble)],
    ids=["samurai", "shogun"],
)
def test_the_prompt_is_the_same_whatever_is_hidden(
    tmp_path: Path, game: str, scramble: Scramble
) -> None:
    match, rnd = sengoku.new(game, players=3, seed=1), random.Random(1)
    while match.number < 40 or 0 not in match.waiting():
        seat = match.waiting()[0]
        match.play(seat, rnd.choice(match.rules.legal(match.state, seat)))
    with standing_in(lambda messages: "?") as model:
        name = player_file(tmp_path, model, rethinks=0)
        for _ in range(3):
            asked(create_bot(name, match.rules), match)
            match = twin_of(match, scramble(match.state, 0, rnd))
    prompts = [json.dumps(request["messages"]) for request in model.requests]
    assert len(prompts) == 3
    assert len({*prompts}) == 1


# Budgets


def test_when_the_budget_is_used_up_a_fallback_is_announced(
    tmp_path: Path, match: Match
) -> None:
    with standing_in() as model:
        name = player_file(tmp_path, model, tokens_per_game=100)
        bot = create_bot(name, match.rules)
        answer = asked(bot, match)
    assert not model.requests
    assert answer.fault is None
    assert answer.because is not None
    assert answer.because.facts == {
        "text": "The budget of tokens is used up; random plays on."
    }
    assert bot.usage()["fallbacks"] == 1


def test_when_the_time_of_a_game_is_spent_the_fallback_plays_on(
    tmp_path: Path, match: Match
) -> None:
    with standing_in() as model:
        model.pause.set()
        name = player_file(tmp_path, model, seconds_per_game=0.05)
        bot = create_bot(name, match.rules)
        late, after = asked(bot, match), asked(bot, match)
    assert late.fault is not None
    assert late.fault.kind == "time-out"
    assert after.fault is None
    assert after.because is not None
    assert after.because.facts == {
        "text": "The budget of time is used up; random plays on."
    }
    assert bot.usage()["fallbacks"] == 1
    assert bot.usage()["seconds"] >= 0.05


def test_tokens_and_cost_are_counted(tmp_path: Path, match: Match) -> None:
    with standing_in() as model:
        prices = {"input_price": 1.0, "output_price": 10.0}
        bot = create_bot(player_file(tmp_path, model, **prices), match.rules)
        asked(bot, match)
    used = bot.usage()
    characters = sum(len(m["content"]) for m in model.requests[0]["messages"])
    assert used["tokens_in"] == characters // 4
    assert used["tokens_out"] == TOKENS_OUT
    assert used["cost"] == pytest.approx(
        (used["tokens_in"] + 10 * TOKENS_OUT) / 1_000_000
    )


def test_a_model_that_does_not_answer_is_late(tmp_path: Path, match: Match) -> None:
    with standing_in() as model:
        model.pause.set()
        bot = create_bot(player_file(tmp_path, model), match.rules)
        answer = asked(bot, match, seconds=0.05)
    assert answer.fault is not None
    assert answer.fault.kind == "time-out"


# Errors of the address, and the key


def test_it_tries_again_when_the_server_is_busy(tmp_path: Path, match: Match) -> None:
    with standing_in() as model:
        model.statuses = [429, 503]
        bot = create_bot(player_file(tmp_path, model), match.rules)
        assert asked(bot, match).fault is None
    assert len(model.requests) == 3


def test_the_key_is_sent_and_never_said(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY_ENV, KEY)
    with standing_in() as model:
        model.statuses = [401]
        bot = create_bot(player_file(tmp_path, model, key_env=KEY_ENV), match.rules)
        answer = asked(bot, match)
    assert model.keys == {f"Bearer {KEY}"}
    assert answer.fault is not None
    assert "returned 401" in answer.fault.detail
    assert KEY not in repr((answer, vars(bot), [*map(vars, [bot._model])]))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:1/v1", "http://127.0.0.1:1/v1/other", "http://[/v1"]
)
def test_an_address_that_cannot_be_reached_is_a_fault(
    tmp_path: Path, match: Match, url: str
) -> None:
    model = StandIn(sensible)
    model.url = url
    bot = create_bot(player_file(tmp_path, model), match.rules)
    answer = asked(bot, match)
    assert answer.fault is not None
    assert answer.fault.kind == "crash"


def test_a_server_that_speaks_something_else_is_a_fault(
    tmp_path: Path, match: Match
) -> None:
    with standing_in() as model:
        model.url += "/other"
        bot = create_bot(player_file(tmp_path, model), match.rules)
        answer = asked(bot, match)
    assert answer.fault is not None
    assert "returned 404" in answer.fault.detail


# A local command

PROGRAM = """
import json, sys
prompt = sys.stdin.read()
assert "Question" in prompt
print(json.dumps({"action": "assign suruga castle"}))
"""


def command(folder: Path, program: str) -> str:
    path = folder / "player.toml"
    path.write_text(f"command = {json.dumps([sys.executable, '-c', program])}")
    return f"llm:{path}"


def test_a_local_command_can_be_the_model(tmp_path: Path, match: Match) -> None:
    bot = create_bot(command(tmp_path, PROGRAM), match.rules)
    answer = asked(bot, match)
    assert answer.fault is None
    assert match.rules.spelling.spell(answer.id) == "assign suruga castle"
    assert bot.usage()["tokens_in"] > 1000


@pytest.mark.parametrize(
    ("program", "seconds", "kind"),
    [
        ("import sys; sys.exit(3)", None, "crash"),
        ("import time; time.sleep(60)", 0.2, "time-out"),
    ],
)
def test_a_command_that_fails_is_a_fault(
    tmp_path: Path, match: Match, program: str, seconds: float | None, kind: str
) -> None:
    answer = asked(create_bot(command(tmp_path, program), match.rules), match, seconds)
    assert answer.fault is not None
    assert answer.fault.kind == kind


# Player files


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "either base_url or command"),
        ('base_url = "http://x"', "needs a model"),
        ('base_url = "ftp://x"\nmodel = "m"', "base_url"),
        ('base_url = "http://x"\nmodel = "m"\nkey_env = "NO_SUCH_KEY"', "NO_SUCH_KEY"),
        ('command = ["no-such-program"]', "no program 'no-such-program'"),
        ('command = ["sh"]\nturn = "$positoin"', "templates have no positoin"),
        ('command = ["sh"]\nfallback = "run:ls"', "fallback 'run:ls' unknown"),
        ('command = ["sh"]\nkey = "sk-1"', "unknown field `key`"),
        ("base_url =", "player file"),
    ],
)
def test_a_player_file_that_is_wrong_says_why(
    tmp_path: Path, match: Match, text: str, hint: str
) -> None:
    path = tmp_path / "player.toml"
    path.write_text(text)
    with pytest.raises(UnreadableError, match=hint.replace("$", "")):
        create_bot(f"llm:{path}", match.rules)


def test_a_player_file_that_is_missing_is_named(match: Match) -> None:
    with pytest.raises(UnreadableError, match=r"no\.toml"):
        create_bot("llm:no.toml", match.rules)


# The arena


@pytest.mark.games
def test_results_have_ratings_illegal_answers_tokens_and_cost(tmp_path: Path) -> None:
    calls = 0

    def script(messages: list[dict[str, str]]) -> str:
        nonlocal calls
        calls += 1
        return '{"action": "fly"}' if calls % 10 == 1 else sensible(messages)

    def lazy(messages: list[dict[str, str]]) -> str:
        """A rethink has its options in the turn before."""
        return script([m for m in messages if "Question" in m["content"]][-1:])

    with standing_in(lazy) as model:
        name = player_file(tmp_path, model, input_price=2.0)
        plan = make_plan("samurai", {}, (name, "random"), (2,), 2, 1)
        results = [arena_play.play(plan, game).result for game in schedule(plan)]
    found = standings(results)
    (used,) = found.usage
    assert used.bot == name
    assert used.seats == len(results) == 2
    assert used.per_game["answers"] * 2 == calls == len(model.requests)
    assert used.illegal_share == pytest.approx(0.1, abs=0.03)
    assert used.per_game["cost"] == pytest.approx(
        used.per_game["tokens_in"] * 2 / 1_000_000
    )
    assert {standing.bot for standing in found.bots} == {name, "random"}
    assert "<h2>Usage</h2>" in report(plan, results)
    assert "tokens_in" in dict(csv_tables(plan, results))["usage.csv"]
    show(Console(file=(out := io.StringIO()), width=100), "Samurai", found)
    assert "tokens in" in out.getvalue()


# The page docs/llm.md

PAGE = Path(__file__).parents[2] / "docs" / "llm.md"


def block(language: str) -> str:
    """Return the last block of code in *language* on the page."""
    return PAGE.read_text().rpartition(f"```{language}\n")[2].partition("```")[0]


def test_the_page_has_a_player_file_and_all_its_fields(tmp_path: Path) -> None:
    path = tmp_path / "player.toml"
    path.write_text(block("toml"))
    assert read_player_file(path).model == "some-model"
    for field in PlayerFile.__struct_fields__:
        assert f"`{field}`" in PAGE.read_text()


@pytest.mark.parametrize("game", ["samurai", "shogun"])
def test_the_command_on_the_page_plays(tmp_path: Path, game: str) -> None:
    match = sengoku.new(game, players=3, seed=1)
    bot = create_bot(command(tmp_path, block("python")), match.rules)
    for _ in range(3):
        while 0 not in match.waiting():
            match.play(match.waiting()[0], match.offer().choices[0].id)  # type: ignore[union-attr]
        answer = asked(bot, match)
        assert answer.fault is None
        match.play(0, answer.id)
