"""The golden games of Shogun; ``tests/make_golden.py`` plays them."""

from sengoku.core.rng import fast_seed
from sengoku.shogun.options import OWN_TOWER, Options
from sengoku.shogun.vocabulary import MODULE_WORDS
from tests.golden import SEALED, Golden

GAMES = {
    "shogun-3": Golden(Options(3), fast_seed(103)),
    "shogun-4-preset": Golden(Options(4, start="preset"), fast_seed(104)),
    "shogun-5-moon": Golden(Options(5, "moon"), fast_seed(105)),
    "shogun-court": Golden(
        Options(4, start="preset", modules=("court",)), fast_seed(111)
    ),
    "shogun-samurai": Golden(Options(3, modules=("samurai",)), fast_seed(112)),
    "shogun-generals": Golden(Options(4, modules=("generals",)), fast_seed(113)),
    "shogun-arts": Golden(
        Options(5, start="preset", modules=("arts",)), fast_seed(114)
    ),
    "shogun-everything": Golden(Options(5, modules=MODULE_WORDS), fast_seed(121)),
    "shogun-everything-moon": Golden(
        Options(
            4,
            "moon",
            modules=MODULE_WORDS,
            first=2,
            house={"strict_forced_battle": False, "one_monument_per_province": True},
            colours=("yellow", "purple", "black", "red"),
        ),
        fast_seed(122),
    ),
    "shogun-own-tower": Golden(
        Options(5, "moon", modules=("court", "generals"), tower=OWN_TOWER),
        fast_seed(189),  # somebody takes a favour that cannot be used
    ),
    "shogun-sealed": Golden(Options(3, "moon", tower="spielbyweb"), SEALED),
    "shogun-second-thoughts": Golden(
        Options(3, start="preset", modules=MODULE_WORDS),
        fast_seed(141),
        back=0.3,
        doubt=0.3,
    ),
}
