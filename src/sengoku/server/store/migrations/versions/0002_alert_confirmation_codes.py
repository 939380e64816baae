"""Confirmation codes: e-mail alerts start once the owner of the address agrees."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

alerts = sa.table("alerts", sa.column("kind"), sa.column("code"))


def upgrade() -> None:
    # These addresses were never confirmed. Their owners can set them again.
    op.execute(sa.delete(alerts).where(alerts.c.kind == "email"))
    with op.batch_alter_table("alerts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("code", sa.String(length=8), nullable=True))


def downgrade() -> None:
    # Without the column, unconfirmed alerts would be sent.
    op.execute(sa.delete(alerts).where(alerts.c.code.is_not(None)))
    with op.batch_alter_table("alerts", schema=None) as batch_op:
        batch_op.drop_column("code")
