"""Dependencies and helpers that the endpoints share."""

from typing import Annotated, Any, Final, TypeAlias

from fastapi import Depends, Path, Request

from sengoku.server.middleware.rate_limits import CHAT, MOVES, Allowance
from sengoku.server.services import Services, services_of
from sengoku.server.store.database import Database
from sengoku.server.tables import access
from sengoku.server.tables.access import Guest
from sengoku.server.tables.registry import TableRegistry
from sengoku.server.wire.bodies import Failure

TableId: TypeAlias = Annotated[str, Path(max_length=16, description="The table.")]
SeatId: TypeAlias = Annotated[int, Path(ge=0, le=7, description="The seat.")]


def _services(request: Request) -> Services:
    return services_of(request)


ServicesDep: TypeAlias = Annotated[Services, Depends(_services)]


def _registry(services: ServicesDep) -> TableRegistry:
    return services.registry


RegistryDep: TypeAlias = Annotated[TableRegistry, Depends(_registry)]


def _database(services: ServicesDep) -> Database:
    return services.database


DatabaseDep: TypeAlias = Annotated[Database, Depends(_database)]


async def _guest(request: Request, table: TableId, registry: RegistryDep) -> Guest:
    return await access.guest(registry, request, table)


GuestDep: TypeAlias = Annotated[Guest, Depends(_guest)]


def _counted(allowance: Allowance) -> Any:
    """Return a dependency that rate limits a guest."""

    async def take(services: ServicesDep, guest: GuestDep) -> Guest:
        services.limits.take(allowance, guest.rate_key)
        return guest

    return Depends(take)


MoverDep: TypeAlias = Annotated[Guest, _counted(MOVES)]
SpeakerDep: TypeAlias = Annotated[Guest, _counted(CHAT)]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the documentation of an endpoint's error responses."""
    described = {status: REFUSALS[status] for status in (*statuses, 422, 429)}
    return {
        status: {"model": Failure, "description": words}
        for status, words in described.items()
    }


REFUSALS: Final = {
    400: "The engine cannot parse it.",
    401: "The token is invalid.",
    403: "You may not do this.",
    404: "It does not exist, or you may not see it.",
    409: "Not possible in the current state.",
    413: "The request is too large.",
    422: "The request cannot be parsed.",
    429: "Too many requests; retry after the seconds in Retry-After.",
    503: "The database is unavailable; retry after the seconds in Retry-After.",
}
