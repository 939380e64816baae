"""Playing over plain HTTP; the websocket does the same and pushes updates."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from sengoku.server.routes.common import (
    DatabaseDep,
    GuestDep,
    MoverDep,
    RegistryDep,
    SpeakerDep,
    refusals,
)
from sengoku.server.tables import chat, moves, preparing, read_marks
from sengoku.server.tables.audience import Audience
from sengoku.server.wire.bodies import (
    Accepted,
    ChatLine,
    Move,
    NewLine,
    Prepare,
    PreparedInfo,
    Reason,
    TakeBack,
    View,
    encoded,
)
from sengoku.server.wire.errors import conflict

router = APIRouter(prefix="/tables/{table}", tags=["play"])


@router.get("/view", response_model=View, responses=refusals(401, 404, 409))
async def view(
    guest: GuestDep,
    registry: RegistryDep,
    since: Annotated[int, Query(ge=0)] = 0,
    words: bool = False,
) -> Response:
    """Return everything you may know, with the events after the first *since*.

    *words*: include translation keys for events and questions.
    """
    async with registry.locked(guest.table) as table:
        if table.game.match is None:
            raise conflict("table-open", "the game has not begun")
        audience = Audience(guest.viewer, wants_words=words)
        body = encoded(await table.view(audience, since))
    return Response(body, media_type="application/json")


@router.post("/moves", responses=refusals(400, 401, 403, 404, 409))
async def move(
    guest: MoverDep, registry: RegistryDep, body: Annotated[Move, Body()]
) -> Accepted:
    """Answer the question *at*. The same answer sent twice is played once."""
    return await moves.play(registry, guest.table, guest.seat, body.at, body.do)


@router.post("/take-back", responses=refusals(400, 401, 403, 404, 409))
async def take_back(
    guest: MoverDep, registry: RegistryDep, body: Annotated[TakeBack, Body()]
) -> Accepted:
    """Take the last answer back, unless something was revealed since."""
    return await moves.take_back(registry, guest.table, guest.seat, body.at)


@router.get(
    "/ahead", response_model=PreparedInfo, responses=refusals(401, 403, 404, 409)
)
async def look_ahead(guest: GuestDep, registry: RegistryDep) -> Response:
    """Return what you have prepared, and what you may prepare next."""
    ahead = await preparing.show(registry, guest.table, guest.seat)
    return Response(encoded(ahead), media_type="application/json")


@router.put(
    "/ahead",
    response_model=PreparedInfo,
    responses=refusals(400, 401, 403, 404, 409),
)
async def prepare(
    guest: MoverDep, registry: RegistryDep, body: Annotated[Prepare, Body()]
) -> Response:
    """Prepare answers to the questions that you can foresee, instead of earlier ones.

    Each is played as soon as its question comes, if it is on offer then. If not, it is
    dropped with those after it. Nobody else learns of them.
    """
    ahead = await preparing.prepare(registry, guest.table, guest.seat, body.do)
    return Response(encoded(ahead), media_type="application/json")


@router.get("/explain", responses=refusals(400, 401, 403, 404, 409))
async def explain(
    guest: GuestDep,
    registry: RegistryDep,
    action: Annotated[str, Query(max_length=400)],
) -> Reason:
    """Explain why an action is not offered to you."""
    async with registry.locked(guest.table) as table:
        match = table.game.started
        chosen: Any = int(action) if action.isdecimal() else action
        why = match.explain(guest.seat, match.read(chosen))
    if why is None:
        return Reason(None, "")
    return Reason(why.key, why.rule, why.facts)


@router.post("/seen", status_code=204, responses=refusals(401, 403, 404))
async def look(
    guest: GuestDep, registry: RegistryDep, events: Annotated[int, Query(ge=0)]
) -> None:
    """Record that you have read the first *events* events of your stream."""
    await read_marks.mark_read(registry, guest.table, guest.seat, events)


@router.get("/chat", responses=refusals(401, 404))
async def read_chat(
    guest: GuestDep, database: DatabaseDep, since: Annotated[int, Query(ge=0)] = 0
) -> list[ChatLine]:
    """Return the chat lines after *since*."""
    return [*await chat.lines(database, guest.table.id, since)]


@router.post("/chat", status_code=201, responses=refusals(401, 403, 404))
async def say(
    guest: SpeakerDep, registry: RegistryDep, body: Annotated[NewLine, Body()]
) -> ChatLine:
    speaker = chat.check_may_speak(guest.viewer)
    return await chat.say(registry, guest.table, speaker, body.text, body.phrase)
