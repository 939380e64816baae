"""Prometheus metrics, for local clients only: counts can reveal hidden actions."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import func, select

from sengoku.server.middleware.client_address import is_local
from sengoku.server.routes.common import ServicesDep
from sengoku.server.services import host_header
from sengoku.server.store import schema
from sengoku.server.wire.errors import not_found

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(request: Request, services: ServicesDep) -> Response:
    is_named = services.hosts.allows(host_header(request))
    if not is_named or not is_local(request.scope):
        raise not_found("page")
    counted = services.metrics
    running = schema.tables.c.status == "running"
    number = select(func.count()).select_from(schema.tables).where(running)
    async with services.database.reading() as connection:
        counted.running.set((await connection.execute(number)).scalar_one())
    return Response(generate_latest(counted.collectors), media_type=CONTENT_TYPE_LATEST)
