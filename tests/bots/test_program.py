"""Bots that run as programs: good ones, and every way to fail.

A program that shall be too slow never answers; every other one has more time than any
machine needs. So no test here depends on the speed of the machine.
"""

import os
import threading
import time

import pytest

from sengoku.bots import View
from sengoku.bots.bot import BotError
from sengoku.bots.child_process import ChildProcess
from sengoku.bots.program import MAX_CONSECUTIVE_TIMEOUTS, MAX_STARTS, Program
from sengoku.bots.random_bot import RandomBot
from sengoku.bots.runner import BotRunner
from sengoku.core.rules import Outcome
from tests.bots.given import (
    PLENTY,
    READY,
    command,
    new_match,
    new_runner,
    new_view,
    play_on,
    running,
)

GOOD = """
while True:
    message = hear()
    if message["type"] == "question":
        first(message)
"""
DEAF = "time.sleep(600)"
STUBBORN = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)"
SOON = 0.05


def fault(program: Program, view: View) -> BotError:
    with pytest.raises(BotError) as caught:
        program.choose(view)
    return caught.value


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def pid_of(program: Program) -> int:
    assert program._child is not None
    return program._child.pid


# Good ones


def test_a_program_answers_and_says_why() -> None:
    code = """
first(hear(), because="I like the first.")
first(hear())
hear()
"""
    with running(code) as program:
        view = new_view()
        assert program.choose(view) == view.ids[0]
        assert view.because is not None
        assert view.because.facts == {"text": "I like the first."}
        assert program.name == "tried"
        second = new_view()
        assert program.choose(second) == second.ids[0]
        assert second.because is None


def test_a_program_receives_the_end() -> None:
    code = """
first(hear())
end = hear()
sys.stderr.write(f"{end['scores']} {end['winners']}")
"""
    with running(code) as program:
        program.choose(new_view())
        child = program._child
        assert child is not None
        program.finish(Outcome((4, 9), (1,), (2, 1)))
        program.close()
        assert [*child._stderr_lines] == ["[4, 9] [1]"]


def test_the_seed_comes_from_the_source_of_the_seat() -> None:
    code = """
question = hear()
first(question, because=str(hello["seed"]))
hear()
"""
    said = []
    for seed in (1, 1, 2):
        with running(code) as program:
            view = new_view(seed=seed)
            program.choose(view)
            assert view.because is not None
            said.append(view.because.facts["text"])
    assert said[0] == said[1] != said[2]


def test_the_time_limit_is_sent() -> None:
    code = """
question = hear()
first(question, because=f"{hello['seconds']} {question['seconds']}")
hear()
"""
    with running(code) as program:
        view = new_view(seconds=PLENTY)
        program.choose(view)
        assert view.because is not None
        assert view.because.facts["text"] == f"{PLENTY} {PLENTY}"


@pytest.mark.games
def test_a_whole_game() -> None:
    match = new_match()
    with running(GOOD) as program:
        runners = [
            BotRunner(match, 0, program, 1, PLENTY),
            BotRunner(match, 1, RandomBot(), 2),
        ]
        answers = 0
        while waiting := match.waiting():
            answer = runners[waiting[0]].ask()
            assert answer.fault is None
            answers += waiting[0] == 0
            match.play(waiting[0], answer.id)
        assert program._number == answers > 20


# Bad answers


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "print('debugging', flush=True)",
            "wrote 'debugging', which is not a valid message",
        ),
        ('print(\'{"type": "answer"\', flush=True)', "which is not a valid message"),
        (
            "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
            "not a valid message",
        ),
        ("say(type='ready', protocol=1)", "but question 1 is open"),
        ("say(type='answer', number=2, id=0)", "but question 1 is open"),
    ],
)
def test_an_invalid_answer_is_illegal(code: str, said: str) -> None:
    with running(f"hear()\n{code}\nhear()") as program:
        error = fault(program, new_view())
        assert error.kind == "illegal"
        assert said in error.detail
        assert program.unreadable == 1


def test_the_program_goes_on_after_a_bad_line() -> None:
    code = """
question = hear()
print("\\n\\n  \\nhow odd")
first(question)
first(hear())
hear()
"""
    with running(code) as program:
        assert fault(program, new_view()).kind == "illegal"
        pid = pid_of(program)
        view = new_view()
        assert program.choose(view) == view.ids[0]
        assert pid_of(program) == pid


def test_a_wrong_id_is_illegal() -> None:
    with running("first(hear(), id=99999)\nhear()") as program:
        answer = new_runner(program).ask()
        assert answer.fault is not None
        assert answer.fault.kind == "illegal"
        assert answer.fault.detail == "99999 was not offered"


def test_several_answers_count_once() -> None:
    code = """
question = hear()
first(question)
first(question, id=question["offer"][-1]["id"])
first(hear())
hear()
"""
    with running(code) as program:
        for _ in range(2):
            view = new_view()
            assert program.choose(view) == view.ids[0]


# Bad beginnings


@pytest.mark.parametrize(
    ("code", "kind", "said"),
    [
        ("print('Hello!', flush=True); input()", "illegal", "wrote 'Hello!'"),
        (
            'print(\'{"type": "ready", "protocol": 2}\', flush=True); input()',
            "illegal",
            "speaks protocol 2; expected 1",
        ),
        (
            'print(\'{"type": "answer", "number": 1, "id": 1}\', flush=True)',
            "illegal",
            "expected 'ready'",
        ),
        ("raise SystemExit(3)", "crash", "ended with exit code 3"),
        ("1 / 0", "crash", "ZeroDivisionError: division by zero"),
        ("syntax error", "crash", "SyntaxError"),
    ],
)
def test_a_program_that_does_not_get_ready(code: str, kind: str, said: str) -> None:
    with running(code, ready=False) as program:
        error = fault(program, new_view())
        assert error.kind == kind
        assert said in error.detail
        assert program._child is None


def test_a_program_that_never_says_ready() -> None:
    with running("import time; time.sleep(600)", SOON, ready=False) as program:
        assert fault(program, new_view()).kind == "time-out"


def test_a_missing_program() -> None:
    error = fault(Program(["/no/such/program"]), new_view())
    assert error.kind == "crash"
    assert "cannot be started" in error.detail


# Silence and late answers


def test_silence_is_a_timeout_and_a_late_answer_is_dropped() -> None:
    code = """
one = hear()
two = hear()
first(one, id=one["offer"][-1]["id"])
first(two)
hear()
"""
    with running(code) as program:
        program.get_ready(new_view())
        assert fault(program, new_view(SOON)).kind == "time-out"
        view = new_view()
        assert program.choose(view) == view.ids[0]


def test_a_silent_program_is_restarted() -> None:
    with running(DEAF) as program:
        program.get_ready(new_view())
        first = pid_of(program)
        for _ in range(MAX_CONSECUTIVE_TIMEOUTS):
            assert fault(program, new_view(SOON)).kind == "time-out"
        assert program._child is None
        assert is_gone(first)
        assert fault(program, new_view(SOON)).kind == "time-out"
        assert pid_of(program) != first


def test_endless_old_answers_do_not_block_the_game() -> None:
    code = """
question = hear()
while True:
    first(question, number=0)
"""
    with running(code) as program:
        program.get_ready(new_view())
        assert fault(program, new_view(0.2)).kind == "time-out"


# Crashes


def test_a_crash_quotes_stderr() -> None:
    code = """
hear()
for number in range(100):
    print("line", number, file=sys.stderr)
os._exit(7)
"""
    with running(code) as program:
        error = fault(program, new_view())
        assert error.kind == "crash"
        assert "ended with exit code 7" in error.detail
        assert error.detail.endswith("line 97 / line 98 / line 99")


def test_a_crashing_program_is_restarted_a_few_times() -> None:
    with running("hear()\nsys.exit(5)") as program:
        for _ in range(MAX_STARTS):
            assert "exit code 5" in fault(program, new_view()).detail
        for _ in range(3):
            assert "not restarted" in fault(program, new_view()).detail
        assert program._starts == MAX_STARTS


def test_a_restarted_program_plays_on() -> None:
    code = """
question = hear()
if question["number"] == 1:
    sys.exit(1)
first(question)
hear()
"""
    with running(code) as program:
        assert fault(program, new_view()).kind == "crash"
        view = new_view()
        assert program.choose(view) == view.ids[0]


@pytest.mark.games
def test_the_fallback_plays_a_whole_game() -> None:
    match = new_match()
    with running("sys.exit(1)") as program:
        runners = [
            BotRunner(match, 0, program, 1, PLENTY),
            BotRunner(match, 1, RandomBot(), 2),
        ]
        play_on(match, runners)
        assert match.is_over


def test_closing_the_output_is_a_crash() -> None:
    code = """
hear()
os.close(1)
time.sleep(600)
"""
    with running(code) as program:
        error = fault(program, new_view())
        assert error.kind == "crash"
        assert "closed its output" in error.detail


def test_closing_the_input_is_not_a_crash() -> None:
    code = """
first(hear())
os.close(0)
time.sleep(600)
"""
    with running(code) as program:
        program.choose(new_view())
        assert fault(program, new_view(SOON)).kind == "time-out"


def test_an_endless_line_is_a_crash() -> None:
    code = """
hear()
while True:
    sys.stdout.write("x" * 65536)
"""
    with running(code) as program:
        error = fault(program, new_view())
        assert error.kind == "crash"
        assert "wrote a line of more than" in error.detail


# Pipes and processes


def test_a_full_pipe_blocks_nobody() -> None:
    """The program reads nothing and writes without end."""
    code = """
import sys
while True:
    print("x" * 1000)
    print("y" * 1000, file=sys.stderr)
"""
    child = ChildProcess(command(code))
    for _ in range(20):
        child.send(b"z" * 1_000_000 + b"\n")
    for _ in range(200):
        assert child.receive(time.monotonic() + PLENTY) == b"x" * 1000 + b"\n"
    child.close()
    assert is_gone(child.pid)
    assert not any(thread.is_alive() for thread in child._threads)


@pytest.mark.skipif(os.name == "nt", reason="signals work differently there")
@pytest.mark.parametrize(
    "code",
    [READY + GOOD, READY + DEAF, STUBBORN + READY + DEAF],
    ids=["polite", "deaf", "stubborn"],
)
def test_close_leaves_no_process_or_thread(code: str) -> None:
    before = threading.active_count()
    with running(code, ready=False) as program:
        program.get_ready(new_view())
        pid = pid_of(program)
        assert not is_gone(pid)
    assert is_gone(pid)
    assert threading.active_count() == before


@pytest.mark.skipif(os.name == "nt", reason="signals work differently there")
def test_grandchildren_end_with_the_program() -> None:
    code = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
time.sleep(600)
"""
    with running(code) as program:
        program.get_ready(new_view())
        child = program._child
        assert child is not None
    # The grandchild inherited the pipes; they are closed now.
    assert not any(thread.is_alive() for thread in child._threads)


def test_closing_twice_is_fine() -> None:
    with running(GOOD) as program:
        program.choose(new_view())
        program.close()
        program.close()
    Program(["never-started"]).close()
