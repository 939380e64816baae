"""Tables that strangers may join, with an index for the list of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NAME = "ix_tables_listed"
LISTED = sa.text("listed")


def upgrade() -> None:
    column = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    op.create_index(
        NAME, "tables", ["status"], sqlite_where=LISTED, postgresql_where=LISTED
    )


def downgrade() -> None:
    op.drop_index(NAME, "tables")
    op.drop_column("tables", "listed")
