"""An index for the list of running public tables."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NAME = "ix_tables_status_watch_made_at"


def upgrade() -> None:
    op.create_index(NAME, "tables", ["status", "watch", "made_at"])


def downgrade() -> None:
    op.drop_index(NAME, "tables")
