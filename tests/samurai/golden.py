"""The golden games of Small Samurai Empires; ``tests/make_golden.py`` plays them."""

from sengoku.core.rng import fast_seed
from sengoku.samurai.options import VARIANTS, Options
from tests.golden import SEALED, Golden
from tests.samurai.given import TM23

GAMES = {
    "standard-2": Golden(Options(2), fast_seed(2)),
    "standard-3": Golden(Options(3), fast_seed(3)),
    "standard-4": Golden(Options(4), fast_seed(4)),
    "crowd-2": Golden(Options(2, "crowd"), fast_seed(12)),
    "crowd-3": Golden(Options(3, "crowd"), fast_seed(13)),
    "crowd-4": Golden(Options(4, "crowd"), fast_seed(14)),
    "draft-2": Golden(Options(2, "draft"), fast_seed(22)),
    "draft-3": Golden(Options(3, "draft"), fast_seed(23)),
    "draft-4": Golden(Options(4, "draft"), fast_seed(24)),
    "agenda": Golden(Options(4, variants=("agenda",)), fast_seed(31)),
    "mountain": Golden(Options(3, variants=("mountain",)), fast_seed(32)),
    "shrines": Golden(Options(2, variants=("shrines",)), fast_seed(33)),
    "neutral": Golden(Options(4, variants=("neutral",)), fast_seed(34)),
    "everything": Golden(Options(4, variants=VARIANTS), fast_seed(41)),
    "everything-crowd": Golden(Options(3, "crowd", VARIANTS), fast_seed(42)),
    "house-rules": Golden(
        Options(
            3,
            variants=VARIANTS,
            house={
                "cover_limit": "none",
                "ship_origin_anywhere": True,
                "strict_resource_supply": False,
                "open_resources": True,
                "tiebreaks": False,
            },
            colours=("yellow", "green", "red"),
        ),
        fast_seed(43),
    ),
    "tm23": Golden(Options(2, variants=VARIANTS, board=TM23), fast_seed(51)),
    "sealed": Golden(Options(3, variants=("mountain",)), SEALED),
    "take-backs": Golden(Options(4, variants=("agenda",)), fast_seed(61), back=0.3),
}
