"""Which fields an object has, compiled or not."""


def fields_of(thing: object) -> set[str]:
    """Return the names of all fields of *thing*."""
    found = {*getattr(thing, "__dict__", {})}
    for cls in type(thing).__mro__:
        found |= {*getattr(cls, "__slots__", ())}
        found |= {*getattr(cls, "__mypyc_attrs__", ())}
    return {name for name in found if not name.startswith("__")}
