"""What an agent receives: what its seat may know as numbers, and an action mask.

*vector*  one flat array of int16
*dict*    the same numbers by name, each array with its own shape

``rules.layout`` says what the numbers mean. The arrays are new on every call.
"""

from typing import Any, Final, TypeAlias, final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sengoku.core.encoding import Layout, flags, vector, write_mask
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat

KINDS: Final = ("vector", "dict")

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


@final
class Observer:
    """Turns states of one game into observations; *kind* is one of ``KINDS``.

    With *waits* the mask has one more entry, for agents that have nothing to choose.
    """

    def __init__(self, rules: Rules, kind: str, waits: bool = False) -> None:
        Domain("observation", KINDS).exact(kind)
        self.rules: Final = rules
        self.actions: Final = rules.space.size + waits
        self._kind: Final = kind
        self._is_flat: Final = kind == "vector"
        self._idle: Final = [rules.space.size] if waits else []
        self._parts: Final = [*rules.layout.slices.values()]
        self._vector: Final = vector(rules.layout.size)
        self._numbers: Final[Numbers] = _shown(self._vector, np.int16)
        self._flags: Final = flags(self.actions)
        self._mask: Final[Mask] = _shown(self._flags, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy without the buffers: a copied array would no longer show the vector."""
        return Observer, (self.rules, self._kind, bool(self._idle))

    # Spaces

    def space(self) -> spaces.Space[Any]:
        """Return the space of what ``see`` returns."""
        if self._is_flat:
            return box(self.rules.layout)
        return spaces.Dict(
            {
                part.name: spaces.Box(part.low, part.high, part.shape, np.int16)
                for part in self._parts
            }
        )

    def masked_space(self) -> spaces.Dict:
        """Return the space of what ``observe`` returns."""
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": self.space(), "action_mask": mask})

    def action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(self.actions)

    # Observations

    def observe(self, s: Any, seat: Seat) -> dict[str, Any]:
        """Return what *seat* sees together with its mask."""
        return {"observation": self.see(s, seat), "action_mask": self.mask(s, seat)}

    def see(self, s: Any, seat: Seat) -> Any:
        numbers = self.numbers(s, seat)
        if self._is_flat:
            return numbers
        return {
            part.name: numbers[part.start : part.stop].reshape(part.shape)
            for part in self._parts
        }

    def numbers(self, s: Any, seat: Seat) -> Numbers:
        """Return the flat array, whatever the kind of the observations."""
        self.rules.encode(s, seat, self._vector, 0)
        return self._numbers.copy()

    def mask(self, s: Any, seat: Seat) -> Mask:
        """Return 1 for every action that *seat* may choose now."""
        ids = self.rules.legal(s, seat) or self._idle
        write_mask(ids, self.actions, self._flags, 0)
        return self._mask.copy()


def box(layout: Layout) -> spaces.Box:
    """Return the space of the flat array."""
    low, high = np.zeros(layout.size, np.int16), np.zeros(layout.size, np.int16)
    for part in layout.slices.values():
        low[part.start : part.stop] = part.low
        high[part.start : part.stop] = part.high
    return spaces.Box(low, high, dtype=np.int16)


def _shown(buffer: Any, kind: Any) -> Any:
    """Return *buffer* as an array that shows whatever is written into it."""
    return np.frombuffer(buffer, kind)
