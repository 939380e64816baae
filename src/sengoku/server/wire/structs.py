"""msgspec structs as FastAPI bodies, and their schemas in the OpenAPI openapi_document.

HTTP, websocket and database share one kind of value, validated by ``msgspec``. FastAPI
asks pydantic for validation and schemas; ``Wire`` provides both itself.
"""

from typing import Any, Final, cast

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

STRUCT_MARKER: Final = "x-struct"
MAX_DEPTH: Final = 32
SCHEMA_REF: Final = "#/components/schemas/{name}"


def check_text(value: object, depth: int = 0) -> None:
    """Reject what JSON allows but databases do not: lone surrogates and NUL."""
    if depth > MAX_DEPTH:
        raise ValueError(f"nested more than {MAX_DEPTH} levels deep")
    if isinstance(value, str):
        if "\0" in value:
            raise ValueError("contains the character NUL")
        value.encode()  # a UnicodeEncodeError is a ValueError
    elif isinstance(value, dict):
        for part in (*value, *value.values()):
            check_text(part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            check_text(part, depth + 1)


class Wire(msgspec.Struct, frozen=True):
    """Base class of everything sent over the wire."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        def read(value: object) -> Any:
            if isinstance(value, cls):
                return value
            if isinstance(value, bytes):  # FastAPI does not parse other content types
                raise ValueError("send the header Content-Type: application/json")
            check_text(value)
            return msgspec.convert(value, cls)

        writing = core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins)
        return core_schema.no_info_plain_validator_function(read, serialization=writing)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {STRUCT_MARKER: cls.__name__}


def all_structs() -> dict[str, type[Wire]]:
    """Return all wire structs by name, sorted."""
    found: dict[str, type[Wire]] = {}
    waiting = [*Wire.__subclasses__()]
    while waiting:
        kind = waiting.pop()
        assert found.setdefault(kind.__name__, kind) is kind, f"two {kind.__name__}"
        waiting += kind.__subclasses__()
    return dict(sorted(found.items()))


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI openapi_document, built once."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            tags=app.openapi_tags,
        )
        _, structs = msgspec.json.schema_components(
            all_structs().values(), ref_template=SCHEMA_REF
        )
        parts = made.setdefault("components", {}).setdefault("schemas", {})
        parts.update(structs)
        app.openapi_schema = cast("dict[str, Any]", _with_refs(made))
    return app.openapi_schema


def _with_refs(node: Any) -> Any:
    """Return *node* with every marker replaced by a reference to its schema."""
    if isinstance(node, list):
        return [_with_refs(part) for part in node]
    if not isinstance(node, dict):
        return node
    if STRUCT_MARKER in node:
        return {"$ref": SCHEMA_REF.format(name=node[STRUCT_MARKER])}
    return {name: _with_refs(part) for name, part in node.items()}
