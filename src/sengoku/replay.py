"""Replay files: what was chosen, line by line, with positions to check against.

JSON lines. First a header; then the position after setup; then every input, with what
chance or a reveal brought; every few inputs a snapshot with the running hash; at the
end the outcome. ``docs/replays.md`` describes every line.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, final

import msgspec

from sengoku.core.errors import GameError, IllegalActionError, UnreadableError
from sengoku.core.events import to_json
from sengoku.core.notation import quote
from sengoku.core.rng import seal
from sengoku.core.rules import Rules
from sengoku.games import game
from sengoku.match import Input, Match, Snapshot

FORMAT: Final = 2
"""Raised when older files would be read wrongly; docs/replays.md says why it was."""
SNAPSHOT_INTERVAL_INPUTS: Final = 20
"""How many inputs lie between two snapshots."""


class DivergedError(GameError):
    """The engine does not do what the file says it did."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sengoku: int
    game: str
    revision: int
    options: dict[str, Any]
    seed: str
    seal: str
    names: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Any line but the first: an input, a snapshot or the end."""

    n: int
    seat: int | None = None
    do: str | None = None
    revealed: tuple[dict[str, Any], ...] = ()
    at: str | None = None
    sum: str | None = None
    end: dict[str, Any] | None = None


@final
class Recorder:
    """Writes the lines of a match as it goes on."""

    def __init__(self, match: Match, names: tuple[str, ...] = ()) -> None:
        self.match = match
        rules = match.rules
        header = Header(
            sengoku=FORMAT,
            game=rules.id,
            revision=rules.revision,
            options=msgspec.to_builtins(rules.options),
            seed=match.seed,
            seal=match.seal,
            names=names,
        )
        self.lines = [_text(header), self._snapshot()]
        self.written = match.number

    def catch_up(self) -> None:
        """Write the lines of all inputs since the last call, if there are any."""
        before, self.written = self.written, self.match.number
        if self.written == before:
            return
        for n in range(before + 1, self.written + 1):
            self.lines.append(_text(_line(n, self.match.input(n))))
        outcome = self.match.outcome()
        if outcome is not None:
            end = msgspec.to_builtins(outcome)
            self.lines.append(self._snapshot(end))
        elif (
            self.written // SNAPSHOT_INTERVAL_INPUTS
            > before // SNAPSHOT_INTERVAL_INPUTS
        ):
            self.lines.append(self._snapshot())

    def _snapshot(self, end: dict[str, Any] | None = None) -> str:
        now = self.match.snapshot()
        return _text(Line(n=now.number, at=now.position, sum=now.sum, end=end))

    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)


def _line(n: int, given: Input) -> Line:
    revealed = tuple(to_json(event) for event in given.revealed)
    return Line(n=n, seat=given.seat, do=given.do, revealed=revealed)


def _text(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()


def record(rules: Rules, seed: str, inputs: list[tuple[int, str]]) -> str:
    """Play *inputs* (seat, text) from the start; return the replay file."""
    match = Match.new(rules, seed)
    recorder = Recorder(match)
    for seat, do in inputs:
        match.apply_input(seat, do)
        recorder.catch_up()
    return recorder.text()


@final
class Replay:
    """A replay file that was read, but not played yet."""

    def __init__(self, header: Header, lines: list[Line]) -> None:
        self.header = header
        self.lines = lines
        found = game(header.game)
        self.rules = found.rules(found.read_options(header.options))

    @property
    def inputs(self) -> list[Line]:
        return [line for line in self.lines if line.do is not None]

    @property
    def has_end(self) -> bool:
        """Does the file tell how the game ended?"""
        return bool(self.lines) and self.lines[-1].end is not None

    def start(self) -> Match:
        """Return the match where the file begins, which may be a later snapshot."""
        first = self.lines[0] if self.lines else Line(n=0)
        if first.n and first.at is not None and first.sum is not None:
            snapshot = Snapshot(first.n, first.at, first.sum)
            return Match.restore(self.rules, self.header.seed, snapshot)
        return Match.new(self.rules, self.header.seed)

    def played(self) -> Iterator[tuple[int, Line, Match]]:
        """Play the file; yield every line with its number and the match after it."""
        match = self.start()
        for number, line in enumerate(self.lines, start=2):
            if line.do is not None:
                _feed_line(match, number, line.seat, line.do)
            yield number, line, match


def _feed_line(match: Match, number: int, seat: int | None, do: str) -> None:
    try:
        if seat is None:
            raise IllegalActionError("nobody", detail=f"nobody's input {quote(do)}")
        match.apply_input(seat, do)
    except GameError as error:
        why = f"line {number}: {error.detail or error.key}"
        raise DivergedError("diverged", error.rule, why) from None


def read(text: str) -> Replay:
    """Return the replay in *text*, or say which line cannot be read."""
    rows = text.removesuffix("\n").split("\n")  # names may hold other line breaks
    if not text:
        raise UnreadableError("replay", detail="the replay is empty")
    header = _decoded(rows[0], 1, Header)
    if header.sengoku != FORMAT:
        raise UnreadableError(
            "replay", detail=f"line 1: format {header.sengoku} is not known here"
        )
    lines = [_decoded(row, n, Line) for n, row in enumerate(rows[1:], start=2)]
    return Replay(header, lines)


def _decoded(row: str, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableError(
            "replay", detail=f"line {number}: {quote(row)} unreadable: {error}"
        ) from None


def verify(text: str) -> int:
    """Play the file again; return its inputs, or name the first line that differs."""
    replay = read(text)
    _check_header(replay)
    count = 0
    for number, line, match in replay.played():
        if line.n != match.number:
            raise _differs(number, "number of inputs", line.n, match.number)
        if line.do is not None:
            count += 1
            _check_revealed(number, line, match)
        if line.at is not None:
            _check_same(number, "position", line.at, match.rules.dump(match.state))
        if line.sum is not None:
            _check_same(number, "hash", line.sum, match.digest)
        if line.end is not None:
            outcome = msgspec.to_builtins(match.outcome())
            _check_same(number, "outcome", line.end, json.loads(json.dumps(outcome)))
    return count


def _check_header(replay: Replay) -> None:
    header, installed = replay.header, replay.rules.revision
    if header.revision != installed:
        raise _differs(1, "rules revision", header.revision, installed)
    _check_same(1, "seal of the seed", header.seal, seal(header.seed))


def _check_revealed(number: int, line: Line, match: Match) -> None:
    revealed = [to_json(event) for event in match.inputs[-1].revealed]
    file, engine = json.dumps(list(line.revealed)), json.dumps(revealed)
    _check_same(number, "what was revealed", file, engine)


def _check_same(number: int, what: str, file: object, engine: object) -> None:
    if file != engine:
        raise _differs(number, what, file, engine)


def _differs(number: int, what: str, file: object, engine: object) -> DivergedError:
    return DivergedError(
        "diverged",
        detail=f"line {number}: {what}: file has {file!r}, engine has {engine!r}",
    )
