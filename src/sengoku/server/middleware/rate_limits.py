"""Rate limits, so that no client can take the server from the others.

Token buckets hold up to *burst* tokens and refill at *rate*; an empty bucket answers
with the time to wait. An invalid token or code costs ten times as much as a valid one,
so guessing stops soon, before the next guess is even checked. Credentials that were
valid from the same address before stay valid. Requests count by address; moves and chat
also count by seat, once the caller is known. Limits are per process.
"""

import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple, final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.middleware.bans import Bans
from sengoku.server.middleware.client_address import rate_limit_key
from sengoku.server.tables.access import ADMITTED, bearer, session
from sengoku.server.wire.error_handlers import refusal_response
from sengoku.server.wire.errors import Refused
from sengoku.server.wire.tokens import hash_token

MAX_TRACKED_KEYS: Final = 50_000
"""The most buckets, and the most valid credentials, kept; then the oldest go."""
WRONG_GUESS_COST: Final = 9
"""What a wrong guess costs on top of the 1 that every request costs."""
MAX_SOCKETS_PER_ADDRESS: Final = 500
"""The most websockets of one address."""
MAX_SOCKETS: Final = 20_000


class Allowance(NamedTuple):
    """Up to *burst* at once, then *rate* per second."""

    what: str
    rate: float
    burst: int


NEW_TABLES: Final = Allowance("new tables", 30 / 3600, 10)
GUESSES: Final = Allowance("codes and invalid tokens", 20 / 60, 100)
LOGINS: Final = Allowance("login attempts", 10 / 60, 10)
LOGINS_BY_NAME: Final = Allowance("login attempts for this name", 10 / 3600, 20)
"""For all addresses together; those that logged in with the name before are exempt."""
MOVES: Final = Allowance("moves", 30, 100)
CHAT: Final = Allowance("chat lines", 1, 10)
EXPENSIVE: Final = Allowance("expensive requests", 1, 20)
WORDS: Final = Allowance("views with words", 4, 40)
"""A view costs ten times as much with its words; websockets send only what is new."""
AGENTS: Final = Allowance("requests of agents", 5, 60)
"""What agents read takes ten times as much work as a view; they think in between."""
REQUESTS: Final = Allowance("requests", 50, 200)
MESSAGES: Final = Allowance("messages", 50, 200)
ALL_MESSAGES: Final = Allowance("messages from one address", 500, 2000)
"""For all its websockets: far more than a club of 40 players sends."""

ALLOWANCES: Final = (
    *(NEW_TABLES, GUESSES, LOGINS, LOGINS_BY_NAME, MOVES, CHAT, EXPENSIVE, WORDS),
    *(AGENTS, REQUESTS, MESSAGES, ALL_MESSAGES),
)
BY_ENDPOINT: Final = (
    (
        NEW_TABLES,
        re.compile(r"POST /api/v1/(tables(/\w+/(rematch|what-if))?|lessons/\w+/\w+)"),
    ),
    (GUESSES, re.compile(r"\w+ /api/v1/codes/.*")),
    (AGENTS, re.compile(r"\w+ /mcp(/\w*)?")),
    (
        EXPENSIVE,
        re.compile(
            r"GET /api/v1/(tables/\w+/(film|replay|statistics|proof)|me/export)"
            r"|\w+ /api/v1/tables/\w+/vote(/\w+)?"  # a rewind replays the game
        ),
    ),
    (
        LOGINS,
        re.compile(r"POST /api/v1/(accounts|sessions|recovery.*)|(PATCH|DELETE) .*/me"),
    ),
)
VIEW: Final = re.compile(r"GET /api/v1/tables/\w+/view")
HEALTH_PATH: Final = "/healthz"
"""Never limited: a monitor shares its address with visitors behind the same proxy."""
TABLE_PATH: Final = re.compile(r"/(?:api/v1/tables|mcp)/(\w+)")


class Guess(NamedTuple):
    """*credentials* presented at a *table*, or elsewhere, from an *address*."""

    address: str
    table: str
    credentials: str


def credentials(token: str, session: str) -> str:
    """Return a hash of the secrets; empty if there are none."""
    return hash_token(f"{token} {session}") if token or session else ""


@final
class Buckets:
    """The buckets of one allowance, each stored as the time it will be full again."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self.rate: Final = allowance.rate
        self.depth: Final = allowance.burst / allowance.rate
        self.clock: Final = clock
        self._full_at: Final[OrderedDict[Hashable, float]] = OrderedDict()

    def wait(self, key: Hashable) -> float:
        """Return the seconds until one token is available."""
        now = self.clock()
        full_at = max(self._full_at.get(key, now), now)
        return max(0.0, full_at + 1 / self.rate - now - self.depth)

    def take(self, key: Hashable) -> float:
        """Take a token, or return the seconds until one is available."""
        wait = self.wait(key)
        if not wait:
            self.charge(key, 1)
        return wait

    def charge(self, key: Hashable, tokens: int) -> None:
        """Take *tokens*, even if the bucket goes into debt."""
        now = self.clock()
        full_at = max(self._full_at.get(key, now), now) + tokens / self.rate
        self._full_at[key] = min(full_at, now + 2 * self.depth)
        self._full_at.move_to_end(key)
        if len(self._full_at) > MAX_TRACKED_KEYS:
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
        self._buckets: Final = {kind: Buckets(kind, clock) for kind in ALLOWANCES}
        self._accepted: Final[OrderedDict[Guess, None]] = OrderedDict()

    def take(self, allowance: Allowance, key: Hashable) -> None:
        """Take a token of *allowance*, or raise. Other modules may add allowances."""
        if allowance not in self._buckets:
            self._buckets[allowance] = Buckets(allowance, self.clock)
        wait = self._buckets[allowance].take(key) if self.is_on else 0.0
        if wait:
            raise too_many(allowance, wait)

    # Guessing credentials

    def check(self, guess: Guess) -> None:
        """Reject the credentials unchecked after too many wrong ones from there."""
        if not guess.credentials or not self.is_on or guess in self._accepted:
            return
        wait = self._buckets[GUESSES].wait(guess.address)
        if wait:
            raise too_many(GUESSES, wait)

    def check_login(self, guess: Guess) -> None:
        """Limit guesses at one name, whether it exists or not."""
        if guess not in self._accepted:
            self.take(LOGINS_BY_NAME, guess.credentials)

    def record_login(self, guess: Guess) -> None:
        """Remember the address and return the token, which would show a name in use."""
        if guess not in self._accepted:
            self._buckets[LOGINS_BY_NAME].charge(guess.credentials, -1)
        self.record_valid(guess)

    def record_invalid(self, address: str) -> None:
        self._buckets[GUESSES].charge(address, WRONG_GUESS_COST)

    def record_valid(self, guess: Guess) -> None:
        if guess.credentials:
            self._accepted[guess] = None
            self._accepted.move_to_end(guess)
        if len(self._accepted) > MAX_TRACKED_KEYS:
            self._accepted.popitem(last=False)

    # Websockets

    def open_socket(self, address: str) -> None:
        """Count one more websocket, or raise. Pair with ``close_socket``."""
        if self.is_on and self.sockets[address] >= MAX_SOCKETS_PER_ADDRESS:
            raise Refused(
                429,
                "too-many",
                f"{MAX_SOCKETS_PER_ADDRESS} websockets are open",
                "",
                10,
            )
        if self.is_on and self.sockets.total() >= MAX_SOCKETS:
            raise Refused(503, "full", "the server is full", "", 60)
        self.sockets[address] += 1

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def too_many(allowance: Allowance, wait: float) -> Refused:
    seconds = math.ceil(wait)
    detail = f"too many {allowance.what}; try again in {seconds} s"
    return Refused(429, "too-many", detail, retry_after=seconds)


def allowance_of(scope: Scope) -> Allowance:
    asked = f"{scope['method']} {scope['path']}"
    if VIEW.fullmatch(asked) and "words" in HTTPConnection(scope).query_params:
        return WORDS
    found = (kind for kind, endpoints in BY_ENDPOINT if endpoints.fullmatch(asked))
    return next(found, REQUESTS)


@final
class RateLimitMiddleware:
    """Rejects banned clients and excessive requests before any work is done."""

    def __init__(self, app: ASGIApp, limits: Limits, bans: Bans) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.bans: Final = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = rate_limit_key(scope)
        try:
            self.bans.check(scope)
            if scope["type"] == "websocket":
                self.limits.take(REQUESTS, address)
                self.limits.open_socket(address)
            else:
                self._take(scope, address)
        except Refused as refused:
            await refusal_response(refused)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            try:
                await self.app(scope, receive, send)
            finally:
                self.limits.close_socket(address)
        else:
            await self.app(scope, receive, self._observed(scope, address, send))

    def _take(self, scope: Scope, address: str) -> None:
        if scope["path"] == HEALTH_PATH:
            return
        allowance = allowance_of(scope)
        self.limits.take(allowance, address)
        self.limits.check(_guess(scope, address))

    def _observed(self, scope: Scope, address: str, send: Send) -> Send:
        """Return *send* that records whether a token or a code was valid."""
        guess = _guess(scope, address)
        is_code = allowance_of(scope) is GUESSES

        async def observing(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                if scope.get(ADMITTED):
                    self.limits.record_valid(guess)
                elif (status == 401 and guess.credentials) or (
                    status == 404 and is_code
                ):
                    self.limits.record_invalid(address)
            await send(message)

        return observing


def _guess(scope: Scope, address: str) -> Guess:
    connection = HTTPConnection(scope)
    table = TABLE_PATH.match(scope["path"])
    secrets = credentials(bearer(connection), session(connection))
    return Guess(address, table[1] if table else "", secrets)
