"""What is measured: our engines in all sizes, and peers beside two of them."""

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

_BIN = "Scripts" if os.name == "nt" else "bin"

# dev.py makes these folders.
PURE = Path(sys.executable)
COMPILED = Path(".venv-compiled") / _BIN / "python"
PEERS = Path(".venv-peers") / _BIN / "python"

FORMS = {"pure": PURE, "compiled": COMPILED}

SIZES: dict[str, dict[str, dict[str, Any]]] = {
    "samurai": {
        "2 players": {"players": 2},
        "3 players": {"players": 3},
        "4 players": {"players": 4},
        "4 players, crowd": {"players": 4, "edition": "crowd"},
        "4 players, draft": {"players": 4, "edition": "draft"},
        "4 players, agenda": {"players": 4, "variants": ["agenda"]},
        "4 players, mountain": {"players": 4, "variants": ["mountain"]},
        "4 players, shrines": {"players": 4, "variants": ["shrines"]},
        "4 players, neutral": {"players": 4, "variants": ["neutral"]},
        "4 players, all variants": {
            "players": 4,
            "variants": ["agenda", "mountain", "shrines", "neutral"],
        },
    },
    "shogun": {
        "3 players": {"players": 3, "start": "preset"},
        "4 players": {"players": 4, "start": "preset"},
        "5 players": {"players": 5, "start": "preset"},
        "4 players, draft": {"players": 4},
        "4 players, moon": {"players": 4, "side": "moon"},
        "4 players, court": {"players": 4, "start": "preset", "modules": ["court"]},
        "4 players, all modules": {
            "players": 4,
            "start": "preset",
            "modules": ["court", "samurai", "generals", "arts"],
        },
    },
}


class Row(NamedTuple):
    """One thing to measure: a subject, and the Python that has what it needs."""

    label: str
    python: Path
    subject: str
    """Where its class is: ``module:class``."""
    arguments: tuple[Any, ...] = ()
    name: str = ""
    """What the subject has to call itself, where another could be taken for it."""


def engine_row(
    game: str, size: str, form: str, subject: str, module: str = "engines"
) -> Row:
    return Row(
        label=f"{game} {size}, {form}",
        python=FORMS[form],
        subject=f"benchmarks.{module}:{subject}",
        arguments=(game, SIZES[game][size]),
        name=f"{game} {form}",
    )


def engine_rows(games: tuple[str, ...], forms: tuple[str, ...]) -> list[Row]:
    """Return our engines with everything around them, the forms side by side."""
    return [
        engine_row(game, size, form, "CloserEngine")
        for game in games
        for size in SIZES[game]
        for form in forms
    ]


def match_rows(games: tuple[str, ...], forms: tuple[str, ...]) -> list[Row]:
    """Return our games for four, played through matches."""
    return [
        engine_row(game, "4 players", form, "MatchEngine", "matches")
        for game in games
        for form in forms
    ]


LEARNING = ("2 players", "3 players", "4 players")
"""The sizes that are measured for programs that learn."""


def learning_rows(games: tuple[str, ...], forms: tuple[str, ...]) -> list[Row]:
    """Return our engines with what such programs call."""
    return [
        engine_row(game, size, form, "LearningEngine")
        for game in games
        for size in LEARNING
        if size in SIZES[game]
        for form in forms
    ]


def open_spiel_row(label: str, rolls: bool = False) -> Row:
    game, _, _ = label.partition(",")
    subject = "benchmarks.peers.open_spiel:OpenSpiel"
    return Row(f"OpenSpiel {label}", PEERS, subject, (game, rolls))


def petting_zoo_row(environment: str) -> Row:
    subject = "benchmarks.peers.petting_zoo:PettingZoo"
    return Row(f"PettingZoo {environment}", PEERS, subject, (environment,))


def rlcard_row(environment: str) -> Row:
    subject = "benchmarks.peers.rl_card:RLCard"
    return Row(f"RLCard {environment}", PEERS, subject, (environment,))


OURS = [
    engine_row(game, "4 players", form, "Engine") for game in SIZES for form in FORMS
]

ENVIRONMENTS = [
    Row(
        label=f"{game} 4 players, {form}, PettingZoo",
        python=python,
        subject="benchmarks.environments:Environment",
        arguments=(game, SIZES[game]["4 players"]),
        name=f"{game} {form}",
    )
    for game in SIZES
    for form, python in FORMS.items()
]

OPEN_SPIEL = [
    open_spiel_row("chess"),
    open_spiel_row("backgammon", rolls=True),
    open_spiel_row("hearts, dealt"),
    open_spiel_row("amazons"),
    open_spiel_row("quoridor"),
]

CATANATRON = Row("Catanatron", PEERS, "benchmarks.peers.catanatron:Catanatron")

OTHERS = [
    *OPEN_SPIEL,
    CATANATRON,
    Row("python-chess", PEERS, "benchmarks.peers.python_chess:PythonChess"),
    petting_zoo_row("chess_v6"),
    petting_zoo_row("connect_four_v3"),
    petting_zoo_row("tictactoe_v3"),
    rlcard_row("doudizhu"),
    rlcard_row("mahjong"),
    rlcard_row("uno"),
    rlcard_row("leduc-holdem"),
]
