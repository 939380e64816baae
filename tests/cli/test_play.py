"""Playing at the terminal: choices, questions, undo, the end."""

from pathlib import Path

import pytest

from tests.cli.program import play, random_lines, run

ALONE = ("--seed", "7")
"""A hand of orange, teal and violet; then D places, then it is the turn of A."""


@pytest.mark.games
@pytest.mark.parametrize(
    ("players", "more"),
    [
        ("2", ("--bots", "0")),
        ("3", ("-v", "mountain", "-v", "agenda", "-v", "shrines", "-v", "neutral")),
        ("4", ("-e", "crowd")),
        ("4", ("-e", "draft", "--bots", "BD")),
    ],
)
def test_a_whole_game_by_numbers(
    players: str, more: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "game.sgk"
    table = ("-p", players, "--seed", "5", "--record", str(file), *more)
    ran = play(*table, typed=random_lines(3))
    assert ran.code == 0
    assert not ran.err
    end = ran.out.rpartition("Era 3 of 3")[2]
    assert " wins! Final score:" in end or "share the victory" in end
    assert "total" in end
    assert "The seed was fast-1:5" in end
    assert "behind the screen" not in end
    assert '"end"' in file.read_text(encoding="utf-8")
    assert run("replay", "verify", str(file)).code == 0


def test_bots_alone_play_to_the_end() -> None:
    ran = play("--bots", "4", "--seed", "1", typed=[])
    assert ran.code == 0
    assert "Final score" in ran.out
    assert "A>" not in ran.out


def test_nothing_is_wider_than_the_terminal() -> None:
    ran = play(*ALONE, "-v", "agenda", "-v", "shrines", typed=["board", "1", "help"])
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_first_screen_shows_position_news_question_and_choices() -> None:
    ran = play(*ALONE, typed=[])
    assert "grey · Saigoku" in ran.out
    assert ran.out.index("grey · Saigoku") < ran.out.index("violet · Ezo")
    assert "behind the screen of A Red" in ran.out
    assert "The table is set. Turn order: Yellow, Red, Blue and Green." in ran.out
    assert "▶ Choose a destiny card to play face down.  SSE-DEST-1" in ran.out
    assert "1 commit orange Play a card of the orange region  SSE-DEST-1" in ran.out


def test_the_end_of_the_input_ends_politely() -> None:
    ran = play(*ALONE, typed=["1"])
    assert ran.code == 0
    assert ran.out.endswith("Goodbye.\n")


def test_a_group_then_one_of_it() -> None:
    ran = play(*ALONE, typed=["1", "5", "3"])
    assert "5 place attack …  g1 g2 o1 o2 o3 t1 t2 t3 v1 v2 v3  SSE-PLAN-4" in ran.out
    assert "3 place attack o1 Place Attack on slot o1  SSE-PLAN-4" in ran.out
    assert "Red places Attack face down on slot o1." in ran.out


def test_back_leaves_a_group() -> None:
    ran = play(*ALONE, typed=["1", "5", "back", "6", "1"])
    assert "Red places Harvest face down on slot g1." in ran.out


def test_choosing_in_words() -> None:
    ran = play(*ALONE, typed=["commit TEAL", "place Attack O2"])
    assert "Red chooses a destiny card of the teal region." in ran.out
    assert "Red places Attack face down on slot o2." in ran.out


def test_the_first_words_show_what_begins_so() -> None:
    ran = play(*ALONE, typed=["1", "place castle", "2"])
    assert "2 place castle g2" in ran.out
    assert "Red places Build Castle face down on slot g2." in ran.out


def test_a_refusal_says_why_and_changes_nothing() -> None:
    ran = play(*ALONE, typed=["1", "place attack g3", "place attack g1"])
    assert "✗ Slot g3 already holds a token of Yellow.  SSE-PLAN-4" in ran.out
    assert "Red places Attack face down on slot g1." in ran.out


def test_why_explains_without_choosing() -> None:
    ran = play(*ALONE, typed=["1", "why place attack g3", "why place attack g1", "why"])
    assert "✗ Slot g3 already holds a token of Yellow." in ran.out
    assert "That is offered." in ran.out
    assert "why what?" in ran.out
    assert "Red places" not in ran.out


def test_a_question_mark_tells_rules() -> None:
    typed = ["?", "? 2", "?SSE-RES-12", "? commit grey", "? sse-res-99"]
    ran = play(*ALONE, typed=typed)
    assert "SSE-DEST-1 " in ran.out
    assert "commit teal: Play a card of the teal region" in ran.out
    assert "Only the token's owner makes choices" in ran.out
    assert "You have no destiny card of the grey region." in ran.out
    assert "rule 'sse-res-99' unknown; did you mean 'SSE-RES-9'?" in ran.out


def test_undo_takes_back_until_something_final() -> None:
    ran = play(*ALONE, typed=["undo", "1", "place attack g1", "undo", "undo", "log"])
    assert ran.out.count("nothing can be taken back") == 2
    assert "Red takes back the last choice." in ran.out
    log = ran.out.rpartition("A> log")[2]
    assert "Red chooses a destiny card" in log
    assert "Red places" not in log


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "there is no choice 99, only 1 to 3"),
        ("0", "there is no choice 0, only 1 to 3"),
        ("1" * 50, "is no number"),
        ("bord", "'bord' unknown; did you mean 'board'?"),
        ("xyzzy", "'xyzzy' unknown; 'help' says what can be"),
        ("place atack o2", "order 'atack' unknown; did you mean 'attack'?"),
        ("place", "expected 'place ORDER SLOT'"),
        ("[red]", "'[red]' unknown"),
        ("? ?", "rule '?' unknown"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(typed: str, said: str) -> None:
    ran = play(*ALONE, typed=[typed])
    assert said in ran.out
    assert ran.code == 0


def test_log_and_board_and_help() -> None:
    ran = play(*ALONE, "-v", "mountain", typed=["log", "log all", "board", "help", ""])
    assert ran.out.count("Era 1 begins.") == 3
    assert "mountain tokens: m1 satsuma–bungo" in ran.out
    assert "two armies and a castle of A" in ran.out
    assert "take back your last choice" in ran.out


def test_quit_offers_to_save_the_replay(tmp_path: Path) -> None:
    file, taken = tmp_path / "game.sgk", tmp_path / "taken.sgk"
    taken.write_text("mine")
    ran = play(*ALONE, typed=["1", "quit", "y", str(taken), str(file)])
    assert "exists already" in ran.out.replace("\n", " ")
    assert taken.read_text() == "mine"
    assert "Save the replay?" in ran.out
    assert run("replay", "verify", str(file)).code == 0


def test_quit_at_once_asks_nothing() -> None:
    ran = play("--bots", "0", typed=["quit"])
    assert "Save the replay?" not in ran.out
    assert ran.code == 0


def test_record_writes_while_playing(tmp_path: Path) -> None:
    file = tmp_path / "game.sgk"
    ran = play(*ALONE, "--record", str(file), typed=["1", "place attack g1", "undo"])
    assert "The game so far is in" in ran.out
    assert '"do":"take-back"' in file.read_text()
    assert run("replay", "verify", str(file)).code == 0


def test_names_stand_for_colours() -> None:
    ran = play(*ALONE, "--names", "Ada", typed=["1"])
    assert "behind the screen of A Ada" in ran.out
    assert "Ada chooses a destiny card of the orange region." in ran.out
    assert "B Blue" in ran.out


def test_a_sealed_game_shows_its_seal() -> None:
    assert "seal of the hidden seed: " in play(typed=[]).out
    assert "seal" not in play(*ALONE, typed=[]).out


@pytest.mark.games
def test_same_seed_same_game() -> None:
    lines = random_lines(9, 40)
    assert play(*ALONE, typed=lines).out == play(*ALONE, typed=lines).out
