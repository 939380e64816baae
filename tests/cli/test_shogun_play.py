"""Playing Shogun at the terminal: whole games, planning, odds, the draft."""

import re
from pathlib import Path

import pytest

from sengoku.shogun.game import ShogunRules
from sengoku.shogun.odds import battle_odds, fight_for
from sengoku.shogun.options import Options
from sengoku.shogun.space import (
    MARCH,
    SEND,
)
from sengoku.terminal.view import terminal_view_of
from tests.cli.program import Ran, random_lines, run
from tests.cli.program import play as play_game
from tests.cli.shogun_plans import THREE, plan, sealed

MODULES = ("-m", "court", "-m", "samurai", "-m", "generals", "-m", "arts")


def play(*arguments: str, typed: list[str]) -> Ran:
    return play_game(*arguments, typed=typed, game="shogun")


# Whole games


@pytest.mark.games
@pytest.mark.parametrize(
    ("more", "points"),
    [
        (("--start", "preset"), "provinces"),
        (("--start", "preset", *MODULES), "majorities"),
        (("--side", "moon", "--tower", "spielbyweb"), "buildings"),
    ],
    ids=["preset", "modules", "draft"],
)
def test_a_whole_game_by_numbers(
    more: tuple[str, ...], points: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.sgk"
    table = ("-p", "3", "--seed", "5", "--record", str(file), *more)
    ran = play(*table, typed=[*filter(None, random_lines(3))])
    assert ran.code == 0
    assert not ran.err
    end = ran.out.rpartition("Year 2 · winter")[2]
    assert " wins! Final score:" in end or "share the victory" in end
    assert points in end
    assert "The seed was fast-1:5" in end
    assert "mat of" not in end
    assert max(map(len, ran.out.splitlines())) <= 80
    assert '"end"' in file.read_text(encoding="utf-8")
    assert run("replay", "verify", str(file)).code == 0


def test_bots_alone_play_to_the_end() -> None:
    ran = play("--bots", "3", "-p", "3", "--seed", "1", "--start", "preset", typed=[])
    assert ran.code == 0
    assert "Final score" in ran.out
    assert "clear" not in ran.out
    assert "A>" not in ran.out


# The screen


def test_the_first_screen() -> None:
    out = play(*THREE, typed=[]).out
    assert "Year 1 · spring" in out
    assert "actions   tax army1 castle rice battle-b ? ? ? ? ?" in out
    assert "positions 1 attack+1 · 2 defend+1 · 3 tax+1" in out
    assert "events    Poor Harvest (rice loss: 4), Full Coffers" in out
    assert "A suruga       5 ..     7/3" in out
    assert "· kai            .      5/3" in out
    assert "inside   A4 B3 C5 G5" in out
    assert "peasants 15" in out
    assert "mat of A Black" in out
    assert "suruga       5 ..  7/3" in out
    assert "chest0  chest1  chest2  chest3  chest4" in out
    assert "mutsu" not in out
    for panel in ("reception", "samurai ", "generals", "arts "):
        assert f" {panel}" not in out


def test_modules_have_their_panels() -> None:
    out = play(*THREE, *MODULES, typed=["board"]).out
    assert re.search(r"reception A \d · B \d · C \d", out)
    assert re.search(r"favours +4: \d+ \(.+\) · 3: \d+ \(", out)
    assert "samurai   A card 1 · B card 1 · C card 1" in out
    assert "generals  A - · B - · C -" in out
    assert "calligraphy 3" in out
    assert "himeji 3 osaka 3" in out
    assert "conv1     ·" in out
    assert "tower  tower  tower" in out
    assert "samurai card 4: 6 chests or 2 rice or" in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_draft() -> None:
    table = ("-p", "3", "--seed", "7", "--bots", "0")
    out = play(*table, typed=["", "pick second", "muster 5", ""]).out
    assert "draft provinces" in out
    assert "open      suruga 7/3 .. · izu 6/2 ..." in out
    assert "35 cards in the pile" in out
    assert "groups    A 5 4 4 3 3 2 2 2 2 · B 5 4" in out
    assert "2 pick second Take the second open card: izu 6/2 ..." in out
    assert "groups    A 4 4 3 3 2 2 2 2 · B 5 4" in out
    assert "A izu          5 ...    6/2" in out


def test_board_explains_signs_and_cards() -> None:
    out = play(*THREE, typed=["board", "help"]).out
    assert "five armies of A, a castle, a temple" in out
    assert "+1 chest: Collect taxes brings you 1 more chest." in out
    assert "Poor Harvest: Collect rice brings at most 3 rice." in out
    assert "assign settsu tax choose in words" in out
    assert "? SHO-ACT-2" in out


# Planning


def test_a_card_then_its_field() -> None:
    out = play(*THREE, typed=["7", "5"]).out
    assert "7 assign suruga …  bid castle temple theatre rice tax" in out
    assert "5 assign suruga rice     Lay Suruga on Collect rice" in out
    assert "Collect rice: Black lays Suruga face down." in out
    assert "rice      suruga " in out


def test_changes_of_mind_are_listed_as_such() -> None:
    lines = ["assign suruga tax", "assign mino bid", "clear tax", "assign mino tax"]
    out = play(*THREE, typed=lines).out
    first, _, rest = out.partition("A> assign suruga tax")
    assert "to change your mind" not in first
    assert "to change your mind:" in rest
    assert "14 clear tax" in rest
    assert "13 clear …              tax bid" in rest
    assert "Collect taxes: Black takes the card back." in rest
    assert "The card Mino is already on a field." in rest


def test_a_revision_by_number() -> None:
    lines = ["assign suruga tax", "assign mino bid", "13", "1"]
    out = play(*THREE, typed=lines).out
    assert "Black takes the card back." in out
    mat, _, hand = out.rpartition("mat of A")[2].partition("in hand")
    assert "suruga" not in mat
    assert "suruga" in hand


def test_undo_points_at_revisions() -> None:
    out = play(*THREE, typed=["assign suruga tax", "undo"]).out
    assert "to change your mind: clear tax" in " ".join(out.split())


def test_an_unfinished_plan_is_not_sealed() -> None:
    out = play(*THREE, typed=["seal", *plan("A")[:-1], "seal", *sealed("A")[-2:]]).out
    assert "11 cards are still to be laid." in out
    assert "1 card is still to be laid." in out
    assert "All plans are laid." in out


def test_why_not() -> None:
    out = play(*THREE, typed=["why assign aki tax", "why seal", "why"]).out
    assert "✗ You do not hold the card Aki." in out
    assert "why what? For example: why march aki" in out


# Odds


SPECIALS = "special tax+1 rice+1 army6 attack+1 defend+1"
BATTLE = f"map shinano:A9 kozuke:B3c | A position:4 | inside A:3 B:2 G:4 | {SPECIALS}"


def test_odds_are_shown_before_armies_are_sent() -> None:
    typed = [*sealed("A"), "1", "march kai"]
    out = play(*THREE, typed=typed).out
    assert re.search(r"march kai +neutral; \d+\.\d % to win with 4", out)
    assert re.search(r"march izu +yours, 2 armies", out)
    assert "Odds; keep: armies left on average." in out
    for armies in "1234":
        line = rf"{armies} send {armies} win \d+\.\d %, tie .+, lose .+; keep \d\.\d"
        assert re.search(line, out)


def test_the_odds_are_exact() -> None:
    rules = ShogunRules(Options(4, "sun", "preset"))
    s = rules.parse(f"{BATTLE} | order AB | do send@A(kozuke,shinano)")
    seen, question = rules.observe(s, 0), rules.question(s, 0)
    assert question is not None
    fight = fight_for(rules.board, seen, 0, rules.board.province("kozuke"), 5)
    odds = battle_odds(rules.board.towers["standard"], fight)
    note = terminal_view_of(rules).notes(question, seen, rules.legal(s, 0))[SEND.id(5)]
    assert note.startswith(f"win {100 * odds.win:.1f} %, tie {100 * odds.tie:.1f} %")
    assert note.endswith(f"keep {odds.attackers:.1f} : {odds.defenders:.1f}")


def test_no_odds_for_a_move_at_home() -> None:
    rules = ShogunRules(Options(4, "sun", "preset"))
    s = rules.parse("map shinano:A9 kozuke:A3 | do send@A(kozuke,shinano)")
    question = rules.question(s, 0)
    assert question is not None
    terminal, seen = terminal_view_of(rules), rules.observe(s, 0)
    assert not terminal.notes(question, seen, rules.legal(s, 0))
    assert terminal.desk(question, seen) is None


def test_an_own_tower_says_whose_odds_they_are() -> None:
    rules = ShogunRules(Options(4, "sun", "preset", tower="own"))
    s = rules.parse(f"{BATTLE} | order AB | do march@A(0,shinano)")
    question = rules.question(s, 0)
    assert question is not None
    kozuke = MARCH.id(rules.board.province("kozuke"))
    note = terminal_view_of(rules).notes(question, rules.observe(s, 0), [kozuke])[
        kozuke
    ]
    assert re.fullmatch(r"Blue, 3 armies; \d+\.\d % to win with 8", note)


def test_people_look_into_an_own_tower_for_bots_too() -> None:
    primed = ["fell 3", "fell 4", "fell 2", "fell 5"]
    typed = [*primed, *sealed("A"), "1", "march izu", "send 1", "fell 1", "undo"]
    out = play(*THREE, "--tower", "own", typed=typed).out
    assert "How many peasants lie in the tray?" in out
    battle = out.partition("Blue attacks the neutral province")[2]
    assert "How many armies of Black lie in the tray?" in battle
    assert "A> fell 1" in battle
    assert "nothing can be taken back" in battle
    assert "mat of B" not in out


@pytest.mark.games
def test_same_seed_same_game() -> None:
    lines = random_lines(9, 40)
    assert play(*THREE, typed=lines).out == play(*THREE, typed=lines).out
