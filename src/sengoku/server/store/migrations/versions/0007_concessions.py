"""When the person of a seat gave up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("conceded_at", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("seats", "conceded_at")
