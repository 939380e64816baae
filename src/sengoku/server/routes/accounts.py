"""Accounts, which nobody needs: they keep games across devices."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends

router = APIRouter(tags=["accounts"])


async def _account() -> str | None:
    return None


AnAccount: TypeAlias = Annotated[str | None, Depends(_account)]
