"""What a seat may choose, as people and programs read it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Self, final, overload

import msgspec

from sengoku.core.actions import Action


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One offered action, the rule that allows it, and what it costs."""

    id: int
    action: Action
    text: str
    rule: str
    price: dict[str, int] = {}


Describe = Callable[[Sequence[int]], list[Choice]]
"""Makes the choices with these ids."""


@final
class Choices(Sequence[Choice]):
    """The choices of an offer: a sequence that makes each one when it is read.

    Its length and its ``ids`` take no time, however many there are.
    """

    __slots__ = ("_describe", "_made", "ids")

    def __init__(self, ids: Iterable[int], describe: Describe) -> None:
        self.ids = tuple(ids)
        self._describe = describe
        self._made: tuple[Choice, ...] | None = None

    @classmethod
    def of(cls, choices: Iterable[Choice]) -> Self:
        """Return *choices* that were made before."""
        made = tuple(choices)
        known = {choice.id: choice for choice in made}
        return cls(known, lambda ids: [known[one] for one in ids])

    @property
    def all(self) -> tuple[Choice, ...]:
        if self._made is None:
            self._made = tuple(self._describe(self.ids))
        return self._made

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.all)

    @overload
    def __getitem__(self, at: int) -> Choice: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Choice, ...]: ...

    def __getitem__(self, at: int | slice) -> Choice | tuple[Choice, ...]:
        if self._made is not None:
            return self._made[at]
        if isinstance(at, slice):
            return tuple(self._describe(self.ids[at]))
        return self._describe((self.ids[at],))[0]

    def __add__(self, other: Iterable[Choice]) -> tuple[Choice, ...]:
        return (*self, *other)

    def __radd__(self, other: Iterable[Choice]) -> tuple[Choice, ...]:
        return (*other, *self)

    def __eq__(self, other: object) -> bool:
        """Are these the same choices? A tuple may hold them, too."""
        if isinstance(other, Choices):
            return self.all == other.all
        return self.all == other

    __hash__ = None  # type: ignore[assignment]  # a price is a dict

    def __repr__(self) -> str:
        return repr(self.all)

    def __reduce__(self) -> tuple[Any, ...]:
        return Choices.of, (self.all,)


def as_tuple(value: object) -> object:
    """Return the plain form of choices: the ``enc_hook`` of what encodes offers."""
    if isinstance(value, Choices):
        return value.all
    raise NotImplementedError(f"{type(value).__name__} has no plain form")
