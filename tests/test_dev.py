"""``dev.py``: where its commands run."""

import runpy
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).parents[1] / "dev.py"


def test_serve_runs_where_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders and files that are named after it are those of the caller."""
    monkeypatch.chdir(tmp_path)
    dev, begun = runpy.run_path(str(DEV)), []
    inside = dev["main"].__globals__
    nothing_to_do = dict.fromkeys(("set_up", "set_up_web"), lambda *_: None)
    inside |= nothing_to_do
    inside["hand_over"] = lambda *command: begun.append((Path.cwd(), *command))
    monkeypatch.setattr(sys, "argv", ["dev.py", "serve", "--config", "a.toml"])
    dev["main"]()
    ((folder, program, *arguments),) = begun
    assert (folder, arguments) == (tmp_path, ["serve", "--config", "a.toml"])
    assert program.is_relative_to(DEV.parent)
