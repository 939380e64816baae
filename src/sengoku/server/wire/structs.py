"""Structs as bodies of FastAPI routes, and their place in the OpenAPI document.

One kind of value for HTTP, websocket and database, checked by ``msgspec``. FastAPI asks
pydantic for validation and schemas; ``Wire`` answers for itself.
"""

from typing import Any, Final, cast

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

MARK: Final = "x-struct"
DEEPEST: Final = 32
PLACE: Final = "#/components/schemas/{name}"


def check_text(value: object, depth: int = 0) -> None:
    """Refuse what JSON can say but no database keeps: half characters, and NUL."""
    if depth > DEEPEST:
        raise ValueError(f"nested more than {DEEPEST} deep")
    if isinstance(value, str):
        if "\0" in value:
            raise ValueError("the character NUL is in it")
        value.encode()  # a UnicodeEncodeError is a ValueError
    elif isinstance(value, dict):
        for part in (*value, *value.values()):
            check_text(part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            check_text(part, depth + 1)


class Wire(msgspec.Struct, frozen=True):
    """Base of whatever goes over the line."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        def read(value: object) -> Any:
            if isinstance(value, cls):
                return value
            if isinstance(value, bytes):  # FastAPI reads no body of another kind
                raise ValueError("send the header Content-Type: application/json")
            check_text(value)
            return msgspec.convert(value, cls)

        writing = core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins)
        return core_schema.no_info_plain_validator_function(read, serialization=writing)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {MARK: cls.__name__}


def known() -> dict[str, type[Wire]]:
    """Return all structs of the wire by name, in order of their names."""
    found: dict[str, type[Wire]] = {}
    waiting = [*Wire.__subclasses__()]
    while waiting:
        kind = waiting.pop()
        assert found.setdefault(kind.__name__, kind) is kind, f"two {kind.__name__}"
        waiting += kind.__subclasses__()
    return dict(sorted(found.items()))


def document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, made once."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            tags=app.openapi_tags,
        )
        _, structs = msgspec.json.schema_components(
            known().values(), ref_template=PLACE
        )
        parts = made.setdefault("components", {}).setdefault("schemas", {})
        parts.update(structs)
        app.openapi_schema = cast("dict[str, Any]", _with_places(made))
    return app.openapi_schema


def _with_places(node: Any) -> Any:
    """Return *node* with every mark replaced by the place of its struct."""
    if isinstance(node, list):
        return [_with_places(part) for part in node]
    if not isinstance(node, dict):
        return node
    if MARK in node:
        return {"$ref": PLACE.format(name=node[MARK])}
    return {name: _with_places(part) for name, part in node.items()}
