"""The client's messages are part of what the server sends.

The client declares only the fields it reads, so that it also works with a newer server.
Nothing it declares may be missing from the wire, or be of another type there.
"""

import typing
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.inspect import (
    AnyType,
    CollectionType,
    CustomType,
    DictType,
    LiteralType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from sengoku.client import messages
from sengoku.client.messages import Notification, Reply
from sengoku.core.choices import Choice, Choices
from sengoku.match import Offer
from sengoku.server.wire import bodies
from sengoku.server.wire.messages import ServerMessage


def sent() -> dict[str, type[msgspec.Struct]]:
    return {
        str(kind.__struct_config__.tag): kind for kind in typing.get_args(ServerMessage)
    }


@pytest.mark.parametrize(
    "kind", [*typing.get_args(Notification), *typing.get_args(Reply)], ids=str
)
def test_the_server_sends_every_field_the_client_reads(
    kind: type[msgspec.Struct],
) -> None:
    wire = sent()[str(kind.__struct_config__.tag)]
    assert [*differences(type_info(kind), type_info(wire), kind.__name__)] == []


def test_an_offer_has_every_field_the_client_reads() -> None:
    """Offers are encoded by the match; the wire struct passes them on."""
    read, wire = type_info(messages.Offer), type_info(Offer)
    assert [*differences(read, wire, "Offer")] == []


def test_a_field_that_is_missing_or_of_another_type_is_found() -> None:
    class Kept(msgspec.Struct):
        id: int
        seat: str
        rank: int

    read, wire = type_info(Kept), type_info(bodies.SeatInfo)
    assert [*differences(read, wire, "Kept")] == [
        "Kept.id is not sent",
        "Kept.seat is a StrType, sent as IntType",
        "Kept.rank is not sent",
    ]


def differences(read: Type, wire: Type, where: str) -> Iterator[str]:
    """Yield where a reader of *read* could not read *wire*."""
    if isinstance(read, AnyType) or isinstance(wire, AnyType):
        return
    if isinstance(wire, CustomType) and wire.cls is Choices:
        wire = type_info(tuple[Choice, ...])  # as ``as_tuple`` encodes them
    if isinstance(read, StructType) and isinstance(wire, StructType):
        yield from _field_differences(read, wire, where)
    elif isinstance(read, UnionType) or isinstance(wire, UnionType):
        for kind in _alternatives(wire):
            found = [[*differences(r, kind, where)] for r in _alternatives(read)]
            if all(found):
                yield from min(found, key=len)
    elif isinstance(read, CollectionType | VarTupleType):
        assert isinstance(wire, CollectionType | VarTupleType)
        yield from differences(read.item_type, wire.item_type, f"{where}[]")
    elif isinstance(read, DictType):
        if not isinstance(wire, DictType | StructType):
            yield f"{where} is a table, sent as {type(wire).__name__}"
    elif isinstance(wire, LiteralType):
        if not all(isinstance(value, str) for value in wire.values):
            yield f"{where} is sent as {wire.values}"
    elif type(read) is not type(wire):
        yield f"{where} is a {type(read).__name__}, sent as {type(wire).__name__}"


def _field_differences(read: StructType, wire: StructType, where: str) -> Iterator[str]:
    fields = {field.encode_name: field for field in wire.fields}
    for field in read.fields:
        name = f"{where}.{field.encode_name}"
        if field.encode_name in fields:
            yield from differences(field.type, fields[field.encode_name].type, name)
        else:
            yield f"{name} is not sent"


def _alternatives(kind: Type) -> tuple[Type, ...]:
    return kind.types if isinstance(kind, UnionType) else (kind,)
