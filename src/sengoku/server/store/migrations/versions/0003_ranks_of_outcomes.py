"""Ranks in the outcomes of games that are over."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("outcome", sa.LargeBinary()))


def upgrade() -> None:
    connection = op.get_bind()
    over = sa.select(tables.c.id, tables.c.outcome).where(tables.c.outcome.is_not(None))
    for id, outcome in connection.execute(over).all():
        ranked = json.dumps(with_ranks(json.loads(outcome))).encode()
        changed = sa.update(tables).where(tables.c.id == id).values(outcome=ranked)
        connection.execute(changed)


def with_ranks(outcome: dict[str, Any]) -> dict[str, Any]:
    # What broke ties below the winners is not known here: equal points share a rank.
    scores, winners = outcome["scores"], outcome["winners"]
    worth = [(seat in winners, score) for seat, score in enumerate(scores)]
    ranks = [1 + sum(other > own for other in worth) for own in worth]
    return {**outcome, "ranks": ranks}


def downgrade() -> None:
    """Older versions read an outcome with ranks, too."""
