"""Whatever breaks under load, nothing that was acknowledged is lost."""

import asyncio
from typing import Any

import pytest

from tests.server.database_check import Findings
from tests.server.faults import (
    DATABASES,
    FAULTS,
    ONLY_POSTGRESQL,
    POSTGRESQL,
    try_fault,
    why_not,
)

pytestmark = pytest.mark.games

SECONDS = 1.0


@pytest.mark.parametrize(
    ("database", "fault"),
    [
        (database, fault)
        for database in DATABASES
        for fault in FAULTS
        if database == POSTGRESQL or fault not in ONLY_POSTGRESQL
    ],
)
def test_a_fault_loses_nothing_acknowledged(
    database: str, fault: str, record_property: Any
) -> None:
    """``dev.py bench --faults`` tries every fault longer and more often."""
    if why := why_not(database, fault):
        pytest.skip(why)
    result = asyncio.run(try_fault(database, fault, times=1, seconds=SECONDS))
    record_property("longest time without an acknowledgement", round(result.gap, 2))
    assert result.findings == Findings(lost=0, duplicated=0, partial=0)
    assert result.acknowledged > 10
