"""Random numbers as integers in the state.

A generator is a list of integers: the algorithm, its key, then one word per named
stream. Streams separate purposes: another shuffle of one kind does not shift the draws
of another. Three algorithms share the interface:

*fast*      for simulation; a seed of 64 bits, a permuted congruential generator.
*sealed*    for games between people: a keyed hash in counter mode. Nobody can work
            out the key from the draws. The hash of the key (``seal``) is published
            when the game starts, the key when it ends.
*scripted*  replays given draws: for tests, for people who use their own dice, and for
            programs that treat chance as a player of its own. A draw is a number
            below the bound that is asked for. Shuffling n items asks for n - 1
            numbers, below n, n - 1, … 2. ``NeedsDrawError`` says what is wanted when
            the draws have come to an end; see ``Rules.advanced``.
"""

import hashlib
import re
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.core.errors import NeedsDrawError, UnreadableError

FAST: Final = 0
SEALED: Final = 1
SCRIPTED: Final = 2

FAST_NAME: Final = "fast-1"
SEALED_NAME: Final = "sealed-1"
SCRIPTED_NAME: Final = "scripted-1"

_HEX: Final = re.compile("[0-9a-fA-F]+")
_DRAWS: Final = re.compile("(?:[0-9]{1,10}(?:,[0-9]{1,10})*)?")

_MASK_64: Final = (1 << 64) - 1
_MASK_32: Final = (1 << 32) - 1
_MASK_37: Final = (1 << 37) - 1
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_FAST_HEAD: Final = 1
_KEY_WORDS: Final = 4
_SEALED_HEAD: Final = 1 + _KEY_WORDS


def fast(seed: int, streams: int) -> list[int]:
    """Return a fast generator; every stream starts from its own mix of *seed*."""
    return [FAST, *(_mixed(seed * 1_000_003 + stream) for stream in range(streams))]


def sealed(key: bytes, streams: int) -> list[int]:
    """Return a sealed generator for a *key* of 32 bytes."""
    words = (int.from_bytes(key[i : i + 8], "big") for i in range(0, 32, 8))
    return [SEALED, *words, *([0] * streams)]


def scripted(draws: list[int]) -> list[int]:
    """Return a generator that yields *draws* in this order, for any stream."""
    return [SCRIPTED, *draws]


def seeded(text: str, streams: int) -> list[int]:
    """Return the generator a seed text names: ``fast-1:7f3a`` or ``sealed-1:…``."""
    name, _, value = text.partition(":")
    if name == FAST_NAME and _HEX.fullmatch(value):
        return fast(int(value, 16) & _MASK_64, streams)
    if name == SEALED_NAME and len(value) == 64 and _HEX.fullmatch(value):
        return sealed(bytes.fromhex(value), streams)
    if name == SCRIPTED_NAME and _DRAWS.fullmatch(value):
        return scripted([int(part) for part in value.split(",") if part])
    raise UnreadableError(
        "seed",
        detail=f"seed {text[:80]!r} unreadable; expected 'fast-1:' with a hexadecimal "
        "number, or 'sealed-1:' with 64 hexadecimal digits",
    )


def fast_seed(number: int) -> str:
    return f"{FAST_NAME}:{number & _MASK_64:x}"


def seed_text(seed: int | str) -> str:
    """Return the text of a seed; a number stands for a fast one."""
    return fast_seed(seed) if isinstance(seed, int) else seed


def scripted_seed(draws: list[int]) -> str:
    return f"{SCRIPTED_NAME}:{','.join(map(str, draws))}"


def sealed_seed() -> str:
    """Return the text of a new secret key."""
    return f"{SEALED_NAME}:{secrets.token_hex(32)}"


def seal(seed: str) -> str:
    """Return the hash that may be published while *seed* is still secret."""
    return hashlib.sha256(f"sengoku {seed}".encode()).hexdigest()


def is_sound(rng: list[int], streams: int) -> bool:
    """Is this a generator with this number of streams, as ``seeded`` makes them?"""
    if not rng or any(not 0 <= word <= _MASK_64 for word in rng):
        return False
    lengths = {FAST: _FAST_HEAD + streams, SEALED: _SEALED_HEAD + streams}
    return rng[0] == SCRIPTED or len(rng) == lengths.get(rng[0], 0)


def below(rng: list[int], stream: i64, bound: i64) -> int:
    """Draw a number from 0 to *bound* - 1, all equally likely."""
    kind = rng[0]
    if kind == SCRIPTED:
        return _scripted(rng, stream, bound)
    word = limit = _fair(bound)
    if kind == FAST:
        state = _load(rng, stream)
        while word >= limit:
            word = _bits(state)
            state = _next(state)
        _store(rng, stream, state)
    while word >= limit:
        word = _sealed_word(rng, stream)
    return word % bound


def happens(rng: list[int], stream: i64, limit: i64, whole: i64) -> bool:
    """Draw whether something happens that has *limit* chances in *whole*.

    A script says nothing about what is certain.
    """
    if rng[0] == SCRIPTED and not 0 < limit < whole:
        return limit > 0
    if rng[0] == SCRIPTED and len(rng) < 2:
        raise NeedsDrawError(stream, whole, limit)
    return below(rng, stream, whole) < limit


def counts(
    rng: list[int], stream: i64, trials: vec[i64], limit: i64, whole: i64
) -> vec[i64]:
    """Return for each number of *trials* in how many of them something ``happens``."""
    found = trials[:]
    if rng[0] == FAST:
        _fast_counts(rng, stream, found, limit, whole)
        return found
    for place in range(len(found)):
        happened: i64 = 0
        for _ in range(trials[place]):
            if happens(rng, stream, limit, whole):
                happened += 1
        found[place] = happened
    return found


def _fast_counts(
    rng: list[int], stream: i64, counted: vec[i64], limit: i64, whole: i64
) -> None:
    """Replace numbers of trials; the stream is loaded once for all of them."""
    state, fair = _load(rng, stream), _fair(whole)
    for place in range(len(counted)):
        left = counted[place]
        happened: i64 = 0
        while left:
            word = _bits(state)
            state = _next(state)
            if word < fair:
                left -= 1
                if word % whole < limit:
                    happened += 1
        counted[place] = happened
    _store(rng, stream, state)


def shuffle(rng: list[int], stream: i64, items: list[int]) -> None:
    """Put *items* into a random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(rng, stream, last + 1)
        items[last], items[other] = items[other], items[last]


def _scripted(rng: list[int], stream: i64, bound: i64) -> i64:
    if len(rng) < 2:
        raise NeedsDrawError(stream, bound)
    if not 0 <= rng[1] < bound:
        raise UnreadableError(
            "script",
            detail=f"the script says {rng[1]}; a number below {bound} is wanted",
        )
    return rng.pop(1)


def _fair(bound: i64) -> i64:
    """Return the whole multiple of *bound* below which words of 32 bits are fair."""
    return (1 << 32) - (1 << 32) % bound


# A fast stream is a permuted congruential generator (PCG, XSH-RR). It counts modulo
# 2 to the 64th, as machine words do by themselves.


def _wraps() -> bool:
    """Does a number that is too long for a machine word wrap around?

    In compiled code it does; in pure Python it grows.
    """
    number: i64 = 1 << 62
    return number * 4 == 0


_WRAPS: Final = _wraps()


def _load(rng: list[int], stream: i64) -> i64:
    word = rng[_FAST_HEAD + stream]
    return word - (1 << 64) if word >> 63 else word  # a machine word has a sign


def _store(rng: list[int], stream: i64, state: i64) -> None:
    word: int = state
    rng[_FAST_HEAD + stream] = word & _MASK_64


def _next(state: i64) -> i64:
    if _WRAPS:
        return state * _MULTIPLIER + _INCREMENT
    number: int = state
    return (number * _MULTIPLIER + _INCREMENT) & _MASK_64


def _bits(state: i64) -> i64:
    """Return 32 well mixed bits."""
    upper = state >> 27 & _MASK_37
    shifted = (upper >> 18 ^ upper) & _MASK_32
    turn = upper >> 32
    return (shifted >> turn | shifted << (-turn & 31)) & _MASK_32


def _sealed_word(rng: list[int], stream: int) -> i64:
    """Hash the counter of the stream under the key; return 32 bits."""
    key = b"".join(word.to_bytes(8, "big") for word in rng[1:_SEALED_HEAD])
    count = rng[_SEALED_HEAD + stream]
    rng[_SEALED_HEAD + stream] = count + 1
    block = stream.to_bytes(4, "big") + count.to_bytes(8, "big")
    digest = hashlib.blake2b(block, key=key, digest_size=4).digest()
    return int.from_bytes(digest, "big")


def _mixed(number: int) -> int:
    """Spread close seeds over the whole range (the finaliser of SplitMix64)."""
    z = (number + 0x9E3779B97F4A7C15) & _MASK_64
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK_64
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK_64
    return z ^ z >> 31
