"""What an agent receives: what its seat may know as numbers, and an action mask.

*vector*  one flat array of int16
*dict*    the same numbers by name, each array with its own shape

``rules.layout`` says what the numbers mean. The arrays are new on every call.
"""

from typing import Any, Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from sengoku.core.encoding import Layout, flags, vector, write_mask
from sengoku.core.notation import Domain
from sengoku.core.rules import Rules
from sengoku.core.seats import Seat

FLAT: Final = "vector"
KINDS: Final = (FLAT, "dict")

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


@final
class Observer:
    """Turns states of one game into observations; *kind* is one of ``KINDS``.

    With *waits* the mask has one more entry, for agents that have nothing to choose.
    """

    def __init__(self, rules: Rules, kind: str = FLAT, waits: bool = False) -> None:
        Domain("observation", KINDS).exact(kind)
        self.rules: Final = rules
        self.kind: Final = kind
        self.actions: Final = rules.space.size + waits
        self._is_flat: Final = kind == FLAT
        self._idle: Final = [rules.space.size] if waits else []
        self._vector: Final = vector(rules.layout.size)
        self._numbers: Final[Numbers] = shown(self._vector, np.int16)
        self._flags: Final = flags(self.actions)
        self._mask: Final[Mask] = shown(self._flags, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy without the buffers: a copied array would no longer show the vector."""
        return Observer, (self.rules, self.kind, bool(self._idle))

    def observe(self, s: Any, seat: Seat) -> dict[str, Any]:
        """Return what *seat* sees together with its mask."""
        return {"observation": self.see(s, seat), "action_mask": self.mask(s, seat)}

    def see(self, s: Any, seat: Seat) -> Any:
        """Return what *seat* sees, without its mask."""
        numbers = self.numbers(s, seat)
        return numbers if self._is_flat else by_name(self.rules.layout, numbers)

    def numbers(self, s: Any, seat: Seat) -> Numbers:
        """Return the flat array, whatever the kind of the observations."""
        self.rules.encode(s, seat, self._vector, 0)
        return self._numbers.copy()

    def mask(self, s: Any, seat: Seat) -> Mask:
        """Return 1 for every action that *seat* may choose now."""
        ids = self.rules.legal(s, seat) or self._idle
        write_mask(ids, self.actions, self._flags, 0)
        return self._mask.copy()


def by_name(layout: Layout, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the slices of a vector, or of every row of a table of vectors."""
    rows = numbers.shape[:-1]
    return {
        part.name: numbers[..., part.start : part.stop].reshape(*rows, *part.shape)
        for part in layout.slices.values()
    }


def shown(buffer: Any, kind: Any) -> Any:
    """Return *buffer* as an array that shows whatever is written into it."""
    return np.frombuffer(buffer, kind)
