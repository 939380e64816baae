"""Alerts: the owner of a seat chooses how to be notified of their turn."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Body, Depends, Path, Request
from msgspec import Meta

from sengoku.server.alerts import confirmation, repository
from sengoku.server.alerts.confirmation import EMAIL_ALERTS
from sengoku.server.alerts.dispatcher import ENDED
from sengoku.server.alerts.repository import Alert
from sengoku.server.alerts.sender import Sender
from sengoku.server.alerts.targets import AlertKind, NewAlert, check, shown
from sengoku.server.middleware.client_address import rate_limit_key
from sengoku.server.routes.common import DatabaseDep, GuestDep, ServicesDep, refusals
from sengoku.server.store.records import SeatRecord
from sengoku.server.wire.errors import conflict, not_found
from sengoku.server.wire.structs import Wire

router = APIRouter(tags=["alerts"])

AlertId: TypeAlias = Annotated[str, Path(max_length=16, description="The alert.")]


class AlertInfo(Wire, frozen=True):
    """An alert as its owner sees it; *target* is shortened.

    An e-mail address that is not *confirmed* gets no alerts.
    """

    id: str
    kind: AlertKind
    target: str
    language: str
    confirmed: bool


class AlertCode(Wire, frozen=True, forbid_unknown_fields=True):
    """The *code* that was sent to an e-mail address."""

    code: Annotated[str, Meta(max_length=20)]


class PushKey(Wire, frozen=True):
    """The *key* a browser needs to subscribe (``applicationServerKey``)."""

    key: str


def _sender(services: ServicesDep) -> Sender:
    return services.alerts.sender


SenderDep: TypeAlias = Annotated[Sender, Depends(_sender)]


@router.get("/push-key", responses=refusals())
async def push_key(sender: SenderDep) -> PushKey:
    """Return the key that identifies this server to push services."""
    return PushKey(sender.public_key)


@router.get("/tables/{table}/alerts", responses=refusals(401, 403, 404))
async def own_alerts(guest: GuestDep, database: DatabaseDep) -> list[AlertInfo]:
    """Return the alerts of your seat."""
    found = await repository.of_seat(database, guest.table.id, _seat(guest))
    return [_info(alert) for alert in found]


@router.put("/tables/{table}/alerts", responses=refusals(401, 403, 404, 409))
async def set_alert(
    request: Request,
    guest: GuestDep,
    services: ServicesDep,
    sender: SenderDep,
    body: Annotated[NewAlert, Body()],
) -> AlertInfo:
    """Set an alert for your seat. Repeating a target does not add another alert.

    An e-mail address receives only a code until it is confirmed.
    """
    seat, status = _seat(guest), guest.table.record.status
    if status in ENDED:
        raise conflict(f"table-{status}", "the game at this table has ended")
    target = check(body, services.settings, sender.http_client)
    new = repository.new(guest.table.id, seat, body.kind, target, body.language)
    if new.kind != "email":
        return _info(await repository.add(services.database, new))
    for whose in (rate_limit_key(request.scope), target.decode().lower()):
        services.limits.take(EMAIL_ALERTS, whose)
    return _info(await confirmation.request(sender, new))


@router.post(
    "/tables/{table}/alerts/{alert}/confirm", responses=refusals(401, 403, 404, 409)
)
async def confirm_alert(
    guest: GuestDep,
    database: DatabaseDep,
    alert: AlertId,
    body: Annotated[AlertCode, Body()],
) -> AlertInfo:
    """Confirm an e-mail address with the code that was sent to it.

    After five wrong codes the alert is removed.
    """
    seat = _seat(guest)
    found = await confirmation.confirm(database, guest.table.id, seat, alert, body.code)
    return _info(found)


@router.delete(
    "/tables/{table}/alerts/{alert}",
    status_code=204,
    responses=refusals(401, 403, 404),
)
async def remove_alert(guest: GuestDep, database: DatabaseDep, alert: AlertId) -> None:
    """Remove an alert of your seat."""
    if not await repository.remove(database, guest.table.id, guest.seat, alert):
        raise not_found("alert")


def _seat(guest: GuestDep) -> SeatRecord:
    return guest.table.seats[guest.seat]


def _info(alert: Alert) -> AlertInfo:
    target = shown(alert.kind, alert.target)
    return AlertInfo(alert.id, alert.kind, target, alert.language, alert.is_active)
