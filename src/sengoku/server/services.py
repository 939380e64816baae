"""Everything the endpoints share, as one typed object in ``app.state``."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self, cast

from starlette.requests import HTTPConnection

from sengoku.server.alerts.dispatcher import AlertDispatcher
from sengoku.server.hosting.retention import RetentionJob
from sengoku.server.middleware.bans import Bans
from sengoku.server.middleware.client_address import Proxies
from sengoku.server.middleware.hosts import Hosts
from sengoku.server.middleware.metrics import Metrics
from sengoku.server.middleware.rate_limits import Limits
from sengoku.server.people import recovery
from sengoku.server.people.links import home
from sengoku.server.people.session_sockets import SessionSockets
from sengoku.server.settings import Settings
from sengoku.server.store.database import Database, migrate, read_url
from sengoku.server.tables import eviction
from sengoku.server.tables.bots import BotPool
from sengoku.server.tables.bus import Bus
from sengoku.server.tables.presence_reports import PresenceReports
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.tables.scheduler import Scheduler
from sengoku.server.tables.votes.expiry import VoteExpiry

log = logging.getLogger(__name__)


@dataclass
class Services:
    settings: Settings
    now: Callable[[], int]
    proxies: Proxies
    hosts: Hosts
    limits: Limits
    bans: Bans
    metrics: Metrics
    database: Database
    registry: TableRegistry
    bots: BotPool
    session_sockets: SessionSockets
    presence: PresenceReports
    retention: RetentionJob
    scheduler: Scheduler
    bus: Bus
    alerts: AlertDispatcher

    @classmethod
    def create(cls, settings: Settings, clock: Callable[[], int]) -> Self:
        """Wire everything together; nothing connects or runs before ``start``."""
        database, metrics = Database(read_url(settings.database)), Metrics()
        registry = TableRegistry(database, settings, clock)
        bots = BotPool(settings.bot_workers, metrics.record_bot_answer)
        session_sockets = SessionSockets(database, clock)
        retention, presence = RetentionJob(registry), PresenceReports(registry)
        return cls(
            settings=settings,
            now=clock,
            proxies=Proxies(settings.trusted_proxies),
            hosts=Hosts(settings),
            limits=Limits(settings.limits),
            bans=Bans(),
            metrics=metrics,
            database=database,
            registry=registry,
            bots=bots,
            session_sockets=session_sockets,
            presence=presence,
            retention=retention,
            scheduler=Scheduler(
                registry,
                bots,
                session_sockets.poll,
                retention.poll,
                VoteExpiry(registry).poll,
                presence.poll,
            ),
            bus=Bus(registry),
            alerts=AlertDispatcher(registry),
        )

    async def start(self) -> None:
        await migrate(self.database)
        self.registry.journal.start()
        self.metrics.start(self.registry, self.limits)
        await self.bans.start(self.database, self.now)
        await self.bus.start()
        await self.alerts.start()
        self.scheduler.start()

    async def stop(self) -> None:
        """Stop what starts new work first, and close the database last.

        A step that fails skips no other.
        """
        for step in (
            recovery.stop,
            self.scheduler.stop,
            self.retention.stop,
            self.presence.stop,
            self.alerts.stop,
            self.bus.stop,
            self.bans.stop,
            self.metrics.stop,
            self._close_bots,
            self.registry.journal.stop,
            self._save_tables,
            self.database.close,
        ):
            try:
                await step()
            except Exception:
                log.exception("shutdown: a step failed")

    async def _close_bots(self) -> None:
        self.bots.close()

    async def _save_tables(self) -> None:
        await eviction.save_all(self.registry)

    def base_url(self, request: HTTPConnection) -> str:
        """Return where clients find this server, without a slash at the end."""
        if self.settings.public_url or not self.hosts.allows(host_header(request)):
            return home(self.settings)
        return str(request.base_url).rstrip("/")


def host_header(connection: HTTPConnection) -> str:
    return connection.headers.get("host", "")


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that serves *connection*."""
    return cast(Services, connection.app.state.services)
