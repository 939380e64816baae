"""An index of the tables with an open vote, which are searched every minute."""

from alembic import op
from sqlalchemy import text

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAME = "ix_tables_open_votes"
OPEN = text("vote IS NOT NULL")


def upgrade() -> None:
    op.create_index(
        NAME, "tables", ["status"], sqlite_where=OPEN, postgresql_where=OPEN
    )


def downgrade() -> None:
    op.drop_index(NAME, "tables")
