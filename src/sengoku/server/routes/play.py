"""Playing over plain HTTP; the websocket does the same and reports what happens."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from sengoku.server.routes.common import AGuest, AHall, AMover, ASpeaker, refusals
from sengoku.server.tables import chat, seen
from sengoku.server.tables.audience import Audience
from sengoku.server.wire.bodies import (
    Accepted,
    ChatLine,
    Move,
    NewLine,
    Reason,
    TakeBack,
    View,
    encoded,
)
from sengoku.server.wire.errors import conflict

router = APIRouter(prefix="/tables/{table}", tags=["play"])


@router.get("/view", response_model=View, responses=refusals(401, 404, 409))
async def view(
    guest: AGuest,
    hall: AHall,
    since: Annotated[int, Query(ge=0)] = 0,
    words: bool = False,
) -> Response:
    """Return everything you may know, with the events after the first *since*.

    *words*: include the keys of sentences for events and questions.
    """
    async with hall.held(guest.table) as table:
        if table.match is None:
            raise conflict("table-open", "the game has not begun")
        body = encoded(table.view(Audience(guest.viewer, wants_words=words), since))
    return Response(body, media_type="application/json")


@router.post("/moves", responses=refusals(400, 401, 403, 404, 409))
async def move(guest: AMover, hall: AHall, body: Annotated[Move, Body()]) -> Accepted:
    """Answer the question *at*. A repeated answer is played once."""
    return await hall.play(guest.table, guest.seat, body.at, body.do)


@router.post("/take-back", responses=refusals(400, 401, 403, 404, 409))
async def take_back(
    guest: AMover, hall: AHall, body: Annotated[TakeBack, Body()]
) -> Accepted:
    """Take back your last answer, unless something was revealed since."""
    return await hall.take_back(guest.table, guest.seat, body.at)


@router.get("/explain", responses=refusals(400, 401, 403, 404, 409))
async def explain(
    guest: AGuest, hall: AHall, action: Annotated[str, Query(max_length=400)]
) -> Reason:
    """Return why an action is not offered to you."""
    async with hall.held(guest.table) as table:
        match = table.started
        chosen: Any = int(action) if action.isdecimal() else action
        why = match.explain(guest.seat, match.read(chosen))
    if why is None:
        return Reason(None, "")
    return Reason(why.key, why.rule, why.facts)


@router.post("/seen", status_code=204, responses=refusals(401, 403, 404))
async def look(guest: AGuest, hall: AHall, events: Annotated[int, Query(ge=0)]) -> None:
    """Record that you have read the first *events* events."""
    await seen.look(hall, guest.table, guest.seat, events)


@router.get("/chat", responses=refusals(401, 404))
async def read_chat(
    guest: AGuest, hall: AHall, since: Annotated[int, Query(ge=0)] = 0
) -> list[ChatLine]:
    """Return the chat lines after line *since*."""
    return [*await chat.lines(hall, guest.table, since)]


@router.post("/chat", status_code=201, responses=refusals(401, 403, 404))
async def say(
    guest: ASpeaker, hall: AHall, body: Annotated[NewLine, Body()]
) -> ChatLine:
    speaker = chat.check_may_speak(guest.viewer)
    return await chat.say(hall, guest.table, speaker, body.text, body.phrase)
