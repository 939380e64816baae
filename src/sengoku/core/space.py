"""Actions as dense integers, for masks and for speed."""

import functools
import operator
from typing import Any, Final, final

import msgspec
from mypy_extensions import i64

from sengoku.core.actions import Action
from sengoku.core.errors import UnreadableError


@final
class Family:
    """All actions of one kind: a block of ids, one per combination of arguments.

    *ranges* are the values each argument may take, up to three. ``id(a, b, c)`` and
    ``args(id)`` are inverse; rules use only these, ``pair`` and ``in``.
    """

    def __init__(self, cls: type[Action], *ranges: range) -> None:
        self.cls = cls
        self.kind: Final = str(cls.__struct_config__.tag)
        self.fields: Final = cls.__struct_fields__
        self.ranges: Final = ranges
        a, b, c = (*ranges, range(1), range(1), range(1))[:3]
        self.first_step: i64 = len(b) * len(c)
        self.second_step: i64 = len(c)
        self.count: i64 = len(a) * len(b) * len(c)
        self.first_low: i64 = a.start
        self.second_low: i64 = b.start
        self.third_low: i64 = c.start
        self._low: i64 = (
            a.start * self.first_step + b.start * self.second_step + c.start
        )
        self.begin: i64 = 0
        self.end: i64 = self.count
        self.base: i64 = -self._low

    def move_to(self, begin: i64) -> i64:
        """Move the block to *begin*; return where the next block starts."""
        self.begin = begin
        self.end = begin + self.count
        self.base = begin - self._low
        return self.end

    def id(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        return self.base + a * self.first_step + b * self.second_step + c

    def args(self, action: i64) -> tuple[i64, i64, i64]:
        at = action - self.begin
        rest = at % self.first_step
        return (
            at // self.first_step + self.first_low,
            rest // self.second_step + self.second_low,
            rest % self.second_step + self.third_low,
        )

    def pair(self, action: i64) -> tuple[i64, i64]:
        """Return the arguments of a family that has two."""
        at = action - self.begin
        return (
            at // self.first_step + self.first_low,
            at % self.first_step + self.second_low,
        )

    def __contains__(self, action: i64) -> bool:
        return self.begin <= action < self.end

    def value(self, action: i64) -> Action:
        return self.cls(*self.args(action)[: len(self.ranges)])


@final
class ActionSpace:
    """Every action of a game, numbered 0..size-1 in the order of its families."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.size: int = 0
        # By id: showing choices looks up every one of them.
        self._families: list[Family] = []
        self._values: list[Action] = []
        for family in families:
            self.size = family.move_to(self.size)
            for action in range(family.begin, family.end):
                self._families.append(family)
                self._values.append(family.value(action))
        # Built at run time: msgspec then reads any action of the game by its tag.
        self._union: Any = functools.reduce(
            operator.or_, (family.cls for family in families)
        )

    def __contains__(self, action: int) -> bool:
        """Is there such an id? Input from outside may exceed a machine word."""
        return 0 <= action < self.size

    def family(self, action: int) -> Family:
        self._check_id(action)
        return self._families[action]

    def decode(self, action: int) -> Action:
        self._check_id(action)
        return self._values[action]

    def _check_id(self, action: int) -> None:
        if action not in self:
            raise UnreadableError(
                "action-id",
                detail=f"no action has id {action}; this game has 0 to {self.size - 1}",
            )

    def encode(self, action: Action) -> int:
        for family in self.families:
            if family.cls is type(action):
                args = msgspec.structs.astuple(action)
                _check(family, args)
                return family.id(*args)
        raise UnreadableError("action", detail=f"{action!r} belongs to another game")

    def to_json(self, action: int) -> object:
        """Return plain data: a mapping with ``kind`` and the arguments by name."""
        return msgspec.to_builtins(self.decode(action))

    def from_json(self, value: object) -> int:
        """Return the id of the action that plain JSON data stands for."""
        try:
            return self.encode(msgspec.convert(value, self._union))
        except msgspec.ValidationError as error:
            raise UnreadableError(
                "action", detail=f"action unreadable: {error}"
            ) from None


def _check(family: Family, args: tuple[int, ...]) -> None:
    for field, allowed, value in zip(family.fields, family.ranges, args, strict=True):
        if value not in allowed:
            raise UnreadableError(
                "action",
                detail=f"{family.kind}: {field} {value} is not in "
                f"{allowed.start}..{allowed.stop - 1}",
            )
