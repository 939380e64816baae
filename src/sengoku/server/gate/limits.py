"""How much one visitor may ask, so that nobody takes the server from the others.

A bucket holds so many tokens (*burst*) and refills at a *rate*; whoever finds it empty
is told when to come again. A wrong token or code costs ten times as much as a right
one, so whoever guesses is soon stopped, before the next guess is even looked at. Who
was let in from the same address before stays let in. What is asked counts by address;
moves and chat count besides by the place at the table, once it is known who asks. All
this is of one process alone.
"""

import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple, final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.gate.bans import Bans
from sengoku.server.gate.visitors import household
from sengoku.server.tables.access import ADMITTED, bearer, session
from sengoku.server.wire.error_handlers import refusal_response
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.tokens import hash_token

REMEMBERED: Final = 50_000
"""So many buckets, and so many guests let in, are remembered; then the oldest go."""
PENALTY: Final = 9
"""What a wrong guess costs besides the 1 every request costs."""
EACH: Final = 500
"""One address has so many websockets at most."""
ALL: Final = 20_000


class Allowance(NamedTuple):
    """So many *burst* at once, then *rate* a second."""

    what: str
    rate: float
    burst: int


MAKING: Final = Allowance("new tables", 30 / 3600, 10)
GUESSING: Final = Allowance("codes and wrong tokens", 20 / 60, 100)
LOGGING_IN: Final = Allowance("tries to log in", 10 / 60, 10)
MOVES: Final = Allowance("moves", 30, 100)
CHAT: Final = Allowance("lines of chat", 1, 10)
SHOWING: Final = Allowance("costly requests", 2, 40)
ANYTHING: Final = Allowance("requests", 50, 200)
MESSAGES: Final = Allowance("messages", 50, 200)
ALL_MESSAGES: Final = Allowance("messages from one address", 500, 2000)
"""Of all its websockets: much more than a club of 40 sends that plays at once."""

KINDS: Final = (
    *(MAKING, GUESSING, LOGGING_IN, MOVES, CHAT, SHOWING, ANYTHING),
    *(MESSAGES, ALL_MESSAGES),
)
BY_DOOR: Final = (
    (MAKING, re.compile(r"POST /api/v1/(tables(/\w+/(rematch|what-if))?|lessons/\w+)")),
    (GUESSING, re.compile(r"\w+ /api/v1/codes/.*")),
    (
        SHOWING,
        re.compile(
            r"GET /api/v1/(tables/\w+/(film|replay|statistics|proof)|me/export)"
            r"|\w+ /api/v1/tables/\w+/vote(/\w+)?"  # a rewind plays the game again
        ),
    ),
    (
        LOGGING_IN,
        re.compile(r"POST /api/v1/(accounts|sessions|recovery.*)|(PATCH|DELETE) .*/me"),
    ),
)
TABLE: Final = re.compile(r"/api/v1/tables/(\w+)")


class Guess(NamedTuple):
    """Secrets *shown* at a *table*, or elsewhere, and from where."""

    address: str
    table: str
    shown: str


def shown(token: str, session: str) -> str:
    """Return what is remembered of secrets, if there are any."""
    return hash_token(f"{token} {session}") if token or session else ""


@final
class Buckets:
    """The buckets of one allowance. Of each it knows when it will be full again."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self.rate: Final = allowance.rate
        self.depth: Final = allowance.burst / allowance.rate
        self.clock: Final = clock
        self._full_at: Final[OrderedDict[Hashable, float]] = OrderedDict()

    def wait(self, key: Hashable) -> float:
        """Return the seconds until one more may be taken."""
        now = self.clock()
        full_at = max(self._full_at.get(key, now), now)
        return max(0.0, full_at + 1 / self.rate - now - self.depth)

    def take(self, key: Hashable) -> float:
        """Take one, or return the seconds until one may be taken."""
        wait = self.wait(key)
        if not wait:
            self.charge(key, 1)
        return wait

    def charge(self, key: Hashable, tokens: int) -> None:
        """Take *tokens*, even if there are not so many."""
        now = self.clock()
        full_at = max(self._full_at.get(key, now), now) + tokens / self.rate
        self._full_at[key] = min(full_at, now + 2 * self.depth)
        self._full_at.move_to_end(key)
        if len(self._full_at) > REMEMBERED:
            self._full_at.popitem(last=False)

    def __len__(self) -> int:
        return len(self._full_at)


@final
class Limits:
    def __init__(
        self, is_on: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.is_on: Final = is_on
        self.clock: Final = clock
        self.sockets: Final[Counter[str]] = Counter()
        self._buckets: Final = {kind: Buckets(kind, clock) for kind in KINDS}
        self._right: Final[OrderedDict[Guess, None]] = OrderedDict()

    def take(self, allowance: Allowance, key: Hashable) -> None:
        """Take one of the *allowance*, or refuse. It may be one of another module."""
        if allowance not in self._buckets:
            self._buckets[allowance] = Buckets(allowance, self.clock)
        wait = self._buckets[allowance].take(key) if self.is_on else 0.0
        if wait:
            raise too_many(allowance, wait)

    # Guessing

    def check(self, guess: Guess) -> None:
        """Refuse to look at it if too many were wrong that came from there."""
        if not guess.shown or not self.is_on or guess in self._right:
            return
        wait = self._buckets[GUESSING].wait(guess.address)
        if wait:
            raise too_many(GUESSING, wait)

    def note_wrong(self, address: str) -> None:
        self._buckets[GUESSING].charge(address, PENALTY)

    def note_right(self, guess: Guess) -> None:
        if guess.shown:
            self._right[guess] = None
            self._right.move_to_end(guess)
        if len(self._right) > REMEMBERED:
            self._right.popitem(last=False)

    # Websockets

    def enter(self, address: str) -> None:
        """Count one more websocket, or refuse. Who enters leaves."""
        if self.is_on and self.sockets[address] >= EACH:
            raise Refused(429, "too-many", f"{EACH} websockets are open", "", 10)
        if self.is_on and self.sockets.total() >= ALL:
            raise Refused(503, "full", "the server is full", "", 60)
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def too_many(allowance: Allowance, wait: float) -> Refused:
    seconds = math.ceil(wait)
    detail = f"too many {allowance.what}; try again in {seconds} s"
    return Refused(429, "too-many", detail, retry_after=seconds)


def allowance_of(method: str, path: str) -> Allowance:
    asked = f"{method} {path}"
    found = (kind for kind, doors in BY_DOOR if doors.fullmatch(asked))
    return next(found, ANYTHING)


@final
class Limiter:
    """Refuses what is too much, and who is banned, before anything is done."""

    def __init__(self, app: ASGIApp, limits: Limits, bans: Bans) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.bans: Final = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = household(scope)
        try:
            self.bans.check(scope)
            if scope["type"] == "websocket":
                self.limits.take(ANYTHING, address)
                self.limits.enter(address)
            else:
                self._take(scope, address)
        except Refused as refused:
            await refusal_response(refused)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            try:
                await self.app(scope, receive, send)
            finally:
                self.limits.leave(address)
        else:
            await self.app(scope, receive, self._watched(scope, address, send))

    def _take(self, scope: Scope, address: str) -> None:
        allowance = allowance_of(scope["method"], scope["path"])
        self.limits.take(allowance, address)
        self.limits.check(_guess(scope, address))

    def _watched(self, scope: Scope, address: str, send: Send) -> Send:
        """Return *send* that notes whether a token or a code was right."""
        guess = _guess(scope, address)
        is_code = allowance_of(scope["method"], scope["path"]) is GUESSING

        async def watching(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                if scope.get(ADMITTED):
                    self.limits.note_right(guess)
                elif (status == 401 and guess.shown) or (status == 404 and is_code):
                    self.limits.note_wrong(address)
            await send(message)

        return watching


def _guess(scope: Scope, address: str) -> Guess:
    connection = HTTPConnection(scope)
    table = TABLE.match(scope["path"])
    secrets = shown(bearer(connection), session(connection))
    return Guess(address, table[1] if table else "", secrets)
