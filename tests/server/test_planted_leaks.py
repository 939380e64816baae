"""Leaks planted in the server on purpose, which the secrecy tests must catch."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sengoku.core.choices import as_tuple
from sengoku.core.events import Entry
from sengoku.core.seats import Seat
from sengoku.lessons.lesson import Lesson
from sengoku.match import Match, Snapshot
from sengoku.server.alerts import dispatcher, messages
from sengoku.server.alerts.dispatcher import AlertDispatcher
from sengoku.server.store import pace
from sengoku.server.tables import audience, lessons, public_info, what_if
from sengoku.server.tables.bots import BotQuestion
from sengoku.server.tables.broadcaster import Broadcaster
from sengoku.server.tables.hints import Hints, Observed
from sengoku.server.tables.live_game import LiveGame, Played
from sengoku.server.tables.locked_table import LockedTable
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.tables.table import Table
from tests.server.bot_questions import questions_to_bots
from tests.server.differential import Coverage, Leak, compare_all
from tests.server.registries import match_of
from tests.server.scrambled_games import ScrambledGames, scrambled_games
from tests.server.secret_alerts import AlertCoverage, compare_alerts
from tests.server.secret_lessons import compare_lessons
from tests.server.test_secrets import PLANNING, SAMURAI
from tests.server.transcript import record_game

pytestmark = pytest.mark.games

Plant = Callable[[pytest.MonkeyPatch], None]
MAX_INPUTS_PER_SEAT = 25


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> ScrambledGames:
    """A game in which all plan, and one with cards in hand and orders face down."""
    folder = tmp_path_factory.mktemp("games")
    return asyncio.run(scrambled_games(folder, [PLANNING, SAMURAI], 4))


@pytest.fixture
def copied(games: ScrambledGames, tmp_path: Path) -> ScrambledGames:
    for name in ("first", "second"):
        shutil.copytree(getattr(games, name), tmp_path / name)
    return games._replace(first=tmp_path / "first", second=tmp_path / "second")


# ── What a viewer receives ────────────────────────────────────────────────────


def view_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """A view has the observation of another seat."""
    view = Broadcaster.view

    def leaking(self: Broadcaster, audience: Any, since: int = 0) -> Any:
        other = 1 if audience.viewer == 0 else 0
        shown = view(self, audience, since)
        seen = view(self, audience._replace(viewer=other), 0)
        return msgspec.structs.replace(shown, observation=seen.observation)

    patch.setattr(Broadcaster, "view", leaking)


def hints_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """The hand in the hints is that of another seat."""
    hints = Hints.hints

    def leaking(
        self: Hints, to: Any, match: Match, observed: Observed, offer: Any
    ) -> dict[str, Any]:
        other = match.view(1 if getattr(observed.seen, "viewer", None) == 0 else 0)
        return hints(self, to, match, observed._replace(seen=other), offer)

    patch.setattr(Hints, "hints", leaking)


def update_for_another_seat(patch: pytest.MonkeyPatch) -> None:
    """An update has the offer of another seat."""
    update = Broadcaster._update

    def leaking(self: Broadcaster, audience: Any, *more: Any) -> bytes | None:
        message = update(self, audience, *more)
        if message is None:
            return None
        told = msgspec.json.decode(message)
        told["offer"] = self._game.running.offer(1 if audience.viewer == 0 else 0)
        return msgspec.json.encode(told, enc_hook=as_tuple)

    patch.setattr(Broadcaster, "_update", leaking)


def update_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets an empty update when somebody does something unseen."""
    tell = Broadcaster.publish

    def leaking(self: Broadcaster, actor: Seat, entries: Any, by: Any) -> None:
        tell(self, actor, entries, by)
        for heard_by, listeners in self.listeners.items():
            if not any(entry.seen_by(heard_by.viewer) for entry in entries):
                for listener in listeners:
                    listener.push(b'{"type":"update"}')

    patch.setattr(Broadcaster, "publish", leaking)


def table_after_every_input(patch: pytest.MonkeyPatch) -> None:
    """The table is broadcast again after every input."""
    tell = LockedTable.publish

    def leaking(self: LockedTable, played: Played) -> None:
        tell(self, played)
        self.broadcaster.broadcast_table()

    patch.setattr(LockedTable, "publish", leaking)


def clock_restarts(patch: pytest.MonkeyPatch) -> None:
    """The clock of a seat starts again when it does something unseen."""
    stand = LiveGame.update_record

    def leaking(self: LiveGame, actor: Seat, before: int, now: int) -> None:
        stand(self, actor, before, now)
        clock = self.record.clocks[actor]
        if clock.since is not None:
            pace.stop(self.record.pace, clock, now)
            pace.start(clock, now)

    patch.setattr(LiveGame, "update_record", leaking)


def counts_inputs(patch: pytest.MonkeyPatch) -> None:
    """A table shows the number of inputs."""
    info = LiveGame.info

    def leaking(self: LiveGame) -> Any:
        return msgspec.structs.replace(info(self), revision=self.record.number)

    patch.setattr(LiveGame, "info", leaking)


def counts_entries(patch: pytest.MonkeyPatch) -> None:
    """A view shows the number of all log entries."""
    view = Broadcaster.view

    def leaking(self: Broadcaster, audience: Any, since: int = 0) -> Any:
        entries = len(self._game.running.log.entries)
        return msgspec.structs.replace(view(self, audience, since), heard=entries)

    patch.setattr(Broadcaster, "view", leaking)


def refuses_with_position(patch: pytest.MonkeyPatch) -> None:
    """A refusal depends on the position."""
    play = Match.play

    def leaking(self: Match, *args: Any) -> None:
        try:
            play(self, *args)
        except Exception as error:
            hidden = sum(map(ord, self.rules.dump(self.state)))
            error.detail = f"{hidden}"  # type: ignore[attr-defined]
            raise

    patch.setattr(Match, "play", leaking)


def branches_from_the_true_position(patch: pytest.MonkeyPatch) -> None:
    """A what-if table branches from the true position."""

    def leaking(match: Match, viewer: Seat, seed: str) -> Match:
        position = match.rules.dump(match.state)
        return Match.restore(match.rules, seed, Snapshot(1, position, ""))

    patch.setattr(what_if, "imagined_match", leaking)


def branches_with_the_whole_log(patch: pytest.MonkeyPatch) -> None:
    """A what-if table knows what others have done in secret."""

    def leaking(entry: Entry, viewer: Seat) -> Entry:
        return entry

    patch.setattr(what_if, "_as_read", leaking)


def tells_that_something_is_prepared(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets the table when a seat prepares an answer."""
    save = LockedTable.save_prepared

    async def leaking(self: LockedTable, *args: Any) -> None:
        await save(self, *args)
        self.broadcaster.broadcast_table()

    patch.setattr(LockedTable, "save_prepared", leaking)


def shows_what_others_prepared(patch: pytest.MonkeyPatch) -> None:
    """A view has what is prepared at the table."""
    view = Broadcaster.view

    def leaking(self: Broadcaster, audience: Any, since: int = 0) -> Any:
        prepared = sum(seat.prepared is not None for seat in self._game.seats)
        return msgspec.structs.replace(view(self, audience, since), seen=prepared)

    patch.setattr(Broadcaster, "view", leaking)


SEEN: list[Plant] = [
    view_of_another_seat,
    hints_of_another_seat,
    update_for_another_seat,
    update_for_everybody,
    table_after_every_input,
    clock_restarts,
    counts_inputs,
    counts_entries,
    refuses_with_position,
    branches_from_the_true_position,
    branches_with_the_whole_log,
    tells_that_something_is_prepared,
    shows_what_others_prepared,
]


@pytest.mark.parametrize("plant", SEEN, ids=lambda plant: plant.__name__)
def test_a_leak_to_a_viewer_is_caught(
    copied: ScrambledGames, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match="viewer"):
        asyncio.run(compare_all(copied, Coverage()))


# ── What alerts send ──────────────────────────────────────────────────────────


def alert_counts_inputs(patch: pytest.MonkeyPatch) -> None:
    """An alert has the number of inputs in its text."""
    alert_message = messages.alert_message

    def leaking(about: Any, record: Any, *more: Any) -> messages.Message:
        message = alert_message(about, record, *more)
        return message._replace(text=f"{message.text} ({record.number})")

    patch.setattr(messages, "alert_message", leaking)


def alert_waits_for_others(patch: pytest.MonkeyPatch) -> None:
    """The delay of an alert starts again when somebody else acts."""
    on_input = AlertDispatcher._on_input

    def leaking(self: AlertDispatcher, table: Table, waiting: int) -> None:
        on_input(self, table, waiting)
        for cause in self._due:
            if cause.about in ("turn", "vote"):
                self._due[cause] = self.registry.now() + dispatcher.TURN_DELAY_MS

    patch.setattr(AlertDispatcher, "_on_input", leaking)


@pytest.mark.parametrize("plant", [alert_counts_inputs, alert_waits_for_others])
def test_a_leak_in_alerts_is_caught(
    copied: ScrambledGames, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match="alerts"):
        asyncio.run(compare_alerts(copied, AlertCoverage()))


# ── What a learner receives ───────────────────────────────────────────────────


def lesson_named_after_its_position(patch: pytest.MonkeyPatch) -> None:
    game = lessons._game

    def leaking(taught: Lesson, *more: Any) -> LiveGame:
        made = game(taught, *more)
        made.record.name = f"{sum(map(ord, taught.position))}"
        return made

    patch.setattr(lessons, "_game", leaking)


@pytest.mark.parametrize(
    "plant", [lesson_named_after_its_position, view_of_another_seat]
)
def test_a_leak_to_a_learner_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match="viewer 0"):
        asyncio.run(compare_lessons(tmp_path, Coverage()))


# ── What a bot is asked ───────────────────────────────────────────────────────


def observation_of_another_seat(asked: BotQuestion, match: Match) -> BotQuestion:
    """A bot gets the observation of another seat."""
    other = 1 if asked.bot.seat == 0 else 0
    return asked._replace(observation=match.view(other))


def offer_of_another_seat(asked: BotQuestion, match: Match) -> BotQuestion:
    """A bot gets the offer of another seat."""
    ids = match.rules.legal(match.state, 1 if asked.bot.seat == 0 else 0)
    return asked._replace(ids=tuple(ids))


def seed_from_inputs(asked: BotQuestion, match: Match) -> BotQuestion:
    """A bot's seed depends on the number of inputs."""
    return asked._replace(seed=match.number)


@pytest.mark.parametrize(
    "plant", [observation_of_another_seat, offer_of_another_seat, seed_from_inputs]
)
def test_a_leak_to_a_bot_is_caught(
    copied: ScrambledGames,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[BotQuestion, Match], BotQuestion],
) -> None:
    question = Scheduler._question

    async def leaking(self: Scheduler, table: Table) -> Any:
        seat, at, asked = await question(self, table) or (None, 0, None)
        return asked and (seat, at, plant(asked, match_of(table)))

    monkeypatch.setattr(Scheduler, "_question", leaking)
    first, second = asyncio.run(questions_to_bots(copied))
    assert first != second


# ── Secrets in plain words ────────────────────────────────────────────────────


def shows_the_seed(patch: pytest.MonkeyPatch) -> None:
    info = LiveGame.info

    def leaking(self: LiveGame) -> Any:
        return msgspec.structs.replace(info(self), seed=self.record.seed)

    patch.setattr(LiveGame, "info", leaking)


def shows_hashes(patch: pytest.MonkeyPatch) -> None:
    """A seat is shown with the hash of its token."""
    seat_info = public_info.seat_info

    def leaking(seat: Any, *more: Any) -> Any:
        return msgspec.structs.replace(seat_info(seat, *more), bot=seat.token)

    patch.setattr(public_info, "seat_info", leaking)


def shows_accounts(patch: pytest.MonkeyPatch) -> None:
    """A seat is shown with its account."""
    seat_info = public_info.seat_info

    def leaking(seat: Any, *more: Any) -> Any:
        shown = seat_info(seat, *more)
        return msgspec.structs.replace(shown, bot=seat.account or "")

    patch.setattr(public_info, "seat_info", leaking)


def shows_digests(patch: pytest.MonkeyPatch) -> None:
    """A view has the running hash of the game."""
    view = Broadcaster.view

    def leaking(self: Broadcaster, audience: Any, since: int = 0) -> Any:
        shown = view(self, audience, since)
        return msgspec.structs.replace(shown, outcome=self._game.running.digest)

    patch.setattr(Broadcaster, "view", leaking)


@pytest.mark.parametrize(
    "plant", [shows_the_seed, shows_hashes, shows_accounts, shows_digests]
)
def test_a_secret_in_plain_text_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    assert asyncio.run(
        record_game(tmp_path, SAMURAI, MAX_INPUTS_PER_SEAT)
    ).leaked_secrets()


@pytest.mark.parametrize("field", ["tally", "stack"])
def test_a_field_for_bots_sent_to_people_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    monkeypatch.setattr(audience, f"{field.upper()}_FIELD", "")
    transcript = asyncio.run(record_game(tmp_path, SAMURAI, MAX_INPUTS_PER_SEAT))
    assert {*transcript.recipients_of(field)} == {*transcript.people}
