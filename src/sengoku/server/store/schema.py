"""The tables of the database.

Times are milliseconds since 1970. Tokens are stored as hashes only. *inputs* is
append-only and the source of truth for every game; what *tables* says about a running
game can be rebuilt from it.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

NAMING_CONVENTION: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMING_CONVENTION)


def _table_column() -> Column[str]:
    """Return the foreign key to the table; rows are deleted with their table."""
    there = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", String(16), there, primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), unique=True),
    Column("host", String(64), nullable=False),
    Column("watcher", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("pace", LargeBinary, nullable=False),
    Column("watch", String(8), nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("over_at", BigInteger),
    # Progress of the game
    Column("number", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    Column("outcome", LargeBinary),
    # The next scheduled work, and the process that holds the lease
    Column("due_at", BigInteger),
    Column("bot_due", Boolean, nullable=False),
    Column("kept_by", String(16)),
    Column("kept_until", BigInteger, nullable=False),
    # Votes and related tables
    Column("vote", LargeBinary),
    Column("origin", String(16)),
    Column("rematch", String(16)),
    Index(None, "status", "due_at"),
    Index(None, "status", "bot_due"),
    Index(None, "status", "changed_at"),
    Index(None, "status", "watch", "made_at"),
    Index(None, "status", "over_at"),
    # Contains the few tables with an open vote.
    Index(
        "ix_tables_open_votes",
        "status",
        sqlite_where=text("vote IS NOT NULL"),
        postgresql_where=text("vote IS NOT NULL"),
    ),
    # Contains the tables that strangers may join.
    Index(
        "ix_tables_listed",
        "status",
        "made_at",
        sqlite_where=text("listed = 1"),
        postgresql_where=text("listed"),
    ),
)

seats: Final = Table(
    "seats",
    metadata,
    _table_column(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(64)),
    Column("standing", String(40), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("conceded_at", BigInteger),
    Column("prepared", LargeBinary),
    Column(
        "account",
        String(16),
        ForeignKey("accounts.id", ondelete="SET NULL"),
        index=True,
    ),
    Index(None, "token"),
)

inputs: Final = Table(
    "inputs",
    metadata,
    _table_column(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("entries", LargeBinary, nullable=False),
    Column("sum", String(16), nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _table_column(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("phrase", Boolean, nullable=False),
    Column("text", String(500), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("known_as", String(80), nullable=False, unique=True),
    Column("password", String(160), nullable=False),
    Column("email", String(254), nullable=False),
    Column("recovery", String(64)),
    Column("recovery_until", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column(
        "account",
        String(16),
        ForeignKey("accounts.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

alerts: Final = Table(
    "alerts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column(
        "table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    ),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("failures", Integer, nullable=False),
    # The seat's owner then, and when they were last alerted and reminded
    Column("token", String(64), nullable=False),
    Column("told", BigInteger, nullable=False),
    Column("reminded", BigInteger, nullable=False),
    # The confirmation code, until the owner of the address has entered it
    Column("code", String(8)),
    UniqueConstraint("table", "seat", "kind", "target"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("until", BigInteger),
)

house: Final = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Data of the server itself: its keys, its announcement."""
