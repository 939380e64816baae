"""The drawings of the Play pages: positions, some of them played on by the engine.

What a page shows as the result of an action is what the rules made of it.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from sengoku.games import game
from sengoku.terminal.view import terminal_view_of

SVG: Final = "http://www.w3.org/2000/svg"
DEFS: Final = f"{{{SVG}}}defs"
REFERENCE: Final = re.compile(r"#([\w-]+)")
POINT: Final = re.compile(r"[ML](-?\d*\.?\d+)[ ,](-?\d*\.?\d+)")
RECT: Final = ("x", "y", "width", "height")
MARGIN: Final = 60
"""What is further from the box than this cannot reach into it."""

Box = tuple[int, int, int, int]
"""Left, top, width and height of what is shown, in the units of the drawing."""

BOARD: Final = (-198, 0, 1300, 1324)
SAIGOKU: Final = (15, 650, 520, 650)
AKI: Final = (90, 660, 350, 360)
ORDERS: Final = (215, 1052, 730, 272)
ROW: Final = (10, 10, 870, 190)
PLANS: Final = (10, 1216, 1580, 322)
KINAI: Final = (560, 555, 360, 345)
TOWER: Final = (925, 806, 582, 162)


class Drawing(NamedTuple):
    game: str
    options: dict[str, Any]
    position: str
    title: str
    box: Box
    actions: tuple[str, ...] = ()  # played by seat A before the picture is made
    viewer: int = 0


SAMURAI: Final = partial(Drawing, "samurai", {"players": 3})
SHOGUN: Final = partial(
    Drawing,
    "shogun",
    {"players": 4, "colours": ["red", "blue", "purple", "yellow"], "start": "preset"},
)

CONTROL: Final = "map nagato:A2B1 aki:A1B1C1 izumo:A1Bc bungo:C1 tosa:B2C2 | era 1.1"
ATTACK: Final = (
    "map aki:A1B2C1 nagato:B1 izumo:C1 | A food:1 bushido:1 | slots g1:A+attack "
    "| era 1.1 | order ABC | do attack@A(g1)"
)
FIRST_ROUND: Final = (
    "map aki:A2B2C2 yamashiro:A2B2C2 mutsu:A2B2C2 ishikari:A2B2C2 "
    "| A food:2 bushido:2 hand:1,0,1,0 | slots g1:A-recruit g2:B-attack g3:C-harvest "
    "o1:A-move3 o2:C-castle | era 1.1 | order ABC | played grey:1 teal:2 "
    "| do placement@B"
)
SECOND_ROUND: Final = (
    "map aki:A3B2C1 yamashiro:A2B2C2 | A bushido:2 | slots g1:A+recruit "
    "g2:A-attack/B+move3 g3:C+harvest o1:A+move3 o2:B-harvest/B+attack o3:C+castle "
    "| era 1.2 | order ABC | do placement@C"
)
PLAN: Final = (
    "map settsu:A4 yamato:A5 kii:A2 omi:A3 tamba:A3 kaga:A4 noto:A2 ise:B4 shima:B2 "
    "harima:C3 wakasa:C4 mino:D4 mikawa:D3 | A chests:9 | B chests:12 | C chests:8 "
    "| D chests:10 | mat A:castle=omi,temple=tamba,theatre=chest0,rice=kaga,"
    "tax=settsu,army5=yamato,army3=chest1,army1=noto,battle-a=kii,battle-b=chest3,"
    "bid=chest2 | time 1.0 "
    "| row tax army1 castle rice battle-a army3 army5 temple battle-b theatre "
    "| shown 5 | special attack+1 defend+1 tax+1 army6 rice+1 | events E8 E7 E1 E4 "
    "| do planning@ABCD"
)
BATTLE: Final = (
    "map yamato:A6 kii:A1 settsu:A2 ise:B3ct shima:B2 omi:C2 "
    "| inside A:2 B:2 C:3 D:2 G:3 | tray D:1 | time 1.1 | order ABCD | rng 0,"
    "12240581402808795258,7326956945915940708,8145653415807153735,10967726930713004859,"
    "17564775831649216774,17597617241824033872,6656114476494049619,"
    "15247247745844333276,2727286859769487819,"
    "14723144441528684199,14145369190159350907,12531440654546026328 "
    "| do march@A(0,yamato)"
)

DRAWINGS: Final = {
    "samurai-board": SAMURAI(
        FIRST_ROUND, "The board in the first round, as Red sees it", BOARD
    ),
    "samurai-orders": SAMURAI(
        FIRST_ROUND, "The first five order tokens, as Red sees them", ORDERS
    ),
    "samurai-control": SAMURAI(
        CONTROL, "Saigoku: who controls which province", SAIGOKU
    ),
    "samurai-attack-before": SAMURAI(ATTACK, "Aki before the attack", AKI),
    "samurai-attack-after": SAMURAI(
        ATTACK, "Aki after it", AKI, ("attack aki B", "attack aki C")
    ),
    "samurai-cover": SAMURAI(
        SECOND_ROUND, "The second round: tokens on tokens", ORDERS
    ),
    "shogun-row": SHOGUN(PLAN, "Ten action cards, five of them face up", ROW),
    "shogun-plan": SHOGUN(PLAN, "The plan of Red; the others' plans are hidden", PLANS),
    "shogun-battle-before": SHOGUN(BATTLE, "Yamato and Ise before the battle", KINAI),
    "shogun-battle-after": SHOGUN(
        BATTLE, "Yamato and Ise after it", KINAI, ("march ise", "send 5")
    ),
    "shogun-tower-after": SHOGUN(
        BATTLE, "Tower and tray after the battle", TOWER, ("march ise", "send 5")
    ),
}


def page(name: str) -> Callable[[], str]:
    return lambda: draw(DRAWINGS[name])


def draw(drawing: Drawing) -> str:
    """Return the part of the picture in the box, without what is never in sight."""
    known = game(drawing.game)
    rules = known.rules(known.read_options(drawing.options))
    s = rules.parse(drawing.position)
    for text in drawing.actions:
        (found,) = (one for one in rules.choices(s, 0) if one.text == text)
        rules.play(s, 0, found.id)
    whole = terminal_view_of(rules).picture(rules.observe(s, drawing.viewer))
    return cropped(whole, drawing.title, drawing.box)


def cropped(svg: str, title: str, box: Box) -> str:
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(svg)
    root.set("viewBox", " ".join(map(str, box)))
    next(root.iter(f"{{{SVG}}}title")).text = title
    _drop_out_of_sight(root, box)
    _drop_unused(root)
    return ElementTree.tostring(root, encoding="unicode") + "\n"


def _drop_out_of_sight(root: ElementTree.Element, box: Box) -> None:
    left, top, width, height = box
    outlines = {one.get("id"): one for one in root.iter() if one.get("d")}
    for part in [*root]:
        points = [] if part.tag == DEFS else [*_points(part, outlines)]
        if not points:
            continue
        xs, ys = zip(*points, strict=True)
        beside = max(xs) < left - MARGIN or min(xs) > left + width + MARGIN
        if beside or max(ys) < top - MARGIN or min(ys) > top + height + MARGIN:
            root.remove(part)


def _points(
    part: ElementTree.Element, outlines: dict[str | None, ElementTree.Element]
) -> Iterator[tuple[float, float]]:
    """Yield points of *part* and of the outlines of provinces it uses."""
    for one in part.iter():
        yield from ((float(x), float(y)) for x, y in POINT.findall(one.get("d", "")))
        if one.get("x"):
            x, y, width, height = (float(one.get(name, "0")) for name in RECT)
            yield from ((x, y), (x + width, y + height))
        used = outlines.get(one.get("href", "")[1:])
        if used is not None and one is not used:
            yield from _points(used, {})


def _drop_unused(root: ElementTree.Element) -> None:
    """Drop definitions nobody refers to; some refer to others, so more than once."""
    defs = root.find(DEFS)
    assert defs is not None
    unused = [*defs]
    while unused:
        used = {*REFERENCE.findall(ElementTree.tostring(root, encoding="unicode"))}
        unused = [one for one in defs if one.get("id") not in used]
        for one in unused:
            defs.remove(one)
