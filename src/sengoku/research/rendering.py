"""Pictures of a game for the render modes of environments.

*ansi*       the board as the terminal shows it, as a string with colours
*human*      the same, printed
*rgb_array*  the same as an image; needs Pillow
"""

import io
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment

from sengoku.core.notation import Domain
from sengoku.core.rules import Rules
from sengoku.core.seats import Viewer
from sengoku.terminal.view import TerminalView, terminal_view_of

MODES: Final = ("human", "ansi", "rgb_array")
METADATA: Final[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 1}
"""What environments say about their render modes."""
COLUMNS: Final = 80


@final
class Renderer:
    """Renders what one viewer sees; *mode* is one of ``MODES``, or ``None``."""

    def __init__(self, rules: Rules, mode: str | None, viewer: Viewer = None) -> None:
        if mode is not None:
            Domain("render mode", MODES).exact(mode)
        self.mode: Final = mode
        self._rules: Final = rules
        self._viewer: Final = viewer
        self._view: TerminalView | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Renderer, (self._rules, self.mode, self._viewer)

    def render(self, s: Any) -> str | NDArray[np.uint8] | None:
        """Return a picture as the mode demands; *human* prints it and returns none."""
        if self.mode == "human":
            Console(width=COLUMNS, highlight=False).print(self._drawing(s))
            return None
        if self.mode == "rgb_array":
            return self._image(s)
        return self._text(s) if self.mode == "ansi" else None

    def _drawing(self, s: Any) -> Any:
        if self._view is None:
            self._view = terminal_view_of(self._rules)
        rules, viewer = self._rules, self._viewer
        question = None if viewer is None else rules.question(s, viewer)
        facts = question.facts if question else {}
        return self._view.position([rules.observe(s, viewer)], facts)

    def _text(self, s: Any) -> str:
        out = io.StringIO()
        _console(out).print(self._drawing(s))
        return out.getvalue()

    def _image(self, s: Any) -> NDArray[np.uint8]:
        from sengoku.research import raster  # noqa: PLC0415 - Pillow is optional

        lines = _console(io.StringIO()).render_lines(self._drawing(s), pad=True)
        return raster.image([[_coloured(part) for part in line] for line in lines])


def _console(out: io.StringIO) -> Console:
    return Console(
        file=out,
        width=COLUMNS,
        force_terminal=True,
        color_system="standard",
        legacy_windows=False,
        highlight=False,
    )


def _coloured(part: Segment) -> tuple[str, ColorTriplet | None]:
    color = part.style.color if part.style else None
    return part.text, None if color is None else color.get_truecolor()
