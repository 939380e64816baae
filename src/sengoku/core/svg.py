"""SVG elements as text, and shapes that all pictures use."""

from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def element(name: str, /, *inner: str, **attributes: object) -> str:
    """Return one element; ``data_seat`` is written ``data-seat``, ``class_`` ``class``.

    *inner* must be markup already; an attribute that is ``None`` is left out.
    """
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_written(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{''.join(inner)}</{name}>" if inner else f"<{name}{said}/>"


def _written(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0")
    return str(value)


def group(*inner: str, **attributes: object) -> str:
    return element("g", *inner, **attributes)


def path(d: str, class_: str, **attributes: object) -> str:
    return element("path", d=d, class_=class_, **attributes)


def text(said: object, at: Point, size: float, class_: str, **more: object) -> str:
    x, y = at
    attributes = {"x": float(x), "y": float(y), "font_size": float(size)}
    return element("text", escape(str(said)), class_=class_, **attributes, **more)


def fitted(said: str, at: Point, size: float, class_: str, limit: float = 1e9) -> str:
    """Return a text as wide as ``width`` says in any font, at most *limit*."""
    exact = {"textLength": min(width(said, size), limit)}
    return text(said, at, size, class_, **exact, lengthAdjust="spacingAndGlyphs")


def width(said: str, size: float) -> float:
    """Estimate the width of a text in a bold roman."""
    return size * sum(map(_letter, said))


def _letter(sign: str) -> float:
    if sign in "fijlrt I":
        return 0.35
    if sign in "mwMW":
        return 0.84
    return 0.7 if sign.isupper() else 0.52


def title(said: str) -> str:
    """Return the title that a browser shows as a tooltip and reads aloud."""
    return element("title", escape(said))


def use(id: str, at: Point, size: float, class_: str, tall: float = 1) -> str:
    """Return a symbol with its centre *at* a point; *tall* is height by width."""
    x, y = at
    return element(
        "use",
        href=f"#{id}",
        x=x - size / 2,
        y=y - size * tall / 2,
        width=float(size),
        height=float(size * tall),
        class_=class_,
    )


def circle(at: Point, radius: float, class_: str) -> str:
    x, y = at
    return element("circle", cx=float(x), cy=float(y), r=float(radius), class_=class_)


def tile(at: Point, size: float, class_: str) -> str:
    """Return a square with cut corners."""
    return cut(at, size, size, size / 6, class_)


def middle(points: tuple[Point, ...]) -> Point:
    across, down = zip(*points, strict=True)
    return (sum(across) / len(points), sum(down) / len(points))


def cut(at: Point, width: float, height: float, corner: float, class_: str) -> str:
    """Return a rectangle with cut corners and its centre *at* a point."""
    x, y = at[0] - width / 2, at[1] - height / 2
    across, down = width - 2 * corner, height - 2 * corner
    d = (
        f"M{x + corner:.1f} {y:.1f}h{across:.1f}l{corner:.1f} {corner:.1f}"
        f"v{down:.1f}l{-corner:.1f} {corner:.1f}h{-across:.1f}"
        f"l{-corner:.1f} {-corner:.1f}v{-down:.1f}z"
    )
    return path(d, class_)


def box(corner: Point, width: float, height: float, class_: str, **more: object) -> str:
    x, y = corner
    attributes = {"x": float(x), "y": float(y), "class_": class_}
    return element(
        "rect", **attributes, width=float(width), height=float(height), **more
    )
