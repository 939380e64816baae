"""Indexes for the list of open tables and for deleting old ones.

SQLite recognises a partial index only by the condition of the query: ``listed = 1``.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LISTED = "ix_tables_listed"
FINISHED = "ix_tables_status_over_at"


def upgrade() -> None:
    op.drop_index(LISTED, "tables")
    op.create_index(
        LISTED,
        "tables",
        ["status", "made_at"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )
    op.create_index(FINISHED, "tables", ["status", "over_at"])


def downgrade() -> None:
    op.drop_index(FINISHED, "tables")
    op.drop_index(LISTED, "tables")
    condition = sa.text("listed")
    op.create_index(
        LISTED,
        "tables",
        ["status"],
        sqlite_where=condition,
        postgresql_where=condition,
    )
