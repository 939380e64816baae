"""The notebooks run from top to bottom at a small size, and are stored without outputs.

A cell with the tag "parameters" says how large a notebook is; the tests add a cell
after it.
"""

import importlib.util
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "examples" / "research"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
SMALL: dict[str, dict[str, Any]] = {
    "analyse_games": {"games": 2, "bots": ["random", "easy"]},
    "first_steps": {"worlds": 3, "games": 2},
    "imitation": {"games": 2, "epochs": 1, "arena_games": 2},
    "masked_ppo": {"decisions": 1, "points": 1, "games": 2},
    "search": {"simulations": 20, "games": 2, "budget": 1},
}
SAID = {
    "analyse_games": r"2 games, 4 seats.*place 1: .*margin: median",
    "first_steps": r"seat \d is ahead by .* points.*easy is ahead of random in 100%",
    "imitation": r"epoch 1: agrees with .*'share': ",
    "masked_ppo": r"decisions 1.64e\+04, .*points to come.*scores \(",
    "search": r"actions on offer.*ismcts\?simulations=1 is ahead of easy in",
}


def code_cell(text: str) -> Any:
    return nbformat.v4.new_code_cell(text)  # type: ignore[no-untyped-call]


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_stored_without_outputs(path: Path) -> None:
    for cell in read(path).cells:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


@pytest.mark.games
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = read(path)
    if "torch" in str(notebook) and not importlib.util.find_spec("torch"):
        pytest.skip(
            "PyTorch is not installed: CONTRIBUTING.md says where it comes from"
        )
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    monkeypatch.setenv("MPLBACKEND", "agg")
    at = next(
        number
        for number, cell in enumerate(notebook.cells, 1)
        if "parameters" in cell.metadata.get("tags", ())
    )
    small = "\n".join(f"{name} = {value!r}" for name, value in SMALL[path.stem].items())
    notebook.cells.insert(at, code_cell(small))
    NotebookClient(
        notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    assert re.search(SAID[path.stem], said(notebook), re.DOTALL)


def said(notebook: Any) -> str:
    """Return everything that the cells print and return."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    texts = (
        output.get("text") or output.get("data", {}).get("text/plain", "")
        for output in outputs
    )
    return "".join(texts)
