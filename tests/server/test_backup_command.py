"""``sengoku backup`` and ``sengoku restore``, on both databases and across them."""

import asyncio
import hashlib
import io
import json
import random
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.hosting import archive
from sengoku.server.hosting.backup import back_up
from sengoku.server.hosting.binding import open_database
from sengoku.server.settings import Settings
from sengoku.server.store.database import schema_versions
from tests.server.commands import run_command, run_sql
from tests.server.postgres import Postgres
from tests.server.table_client import API, ON_BOTH, TableClient, new_table, until

Content = dict[str, list[dict[str, Any]]]


@pytest.fixture
def elsewhere(request: Any, settings: Settings, tmp_path: Path) -> Settings:
    """An empty database of the other kind."""
    if settings.database_url:
        return Settings(data=str(tmp_path / "other"), limits=False)
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(data="", database_url=postgres.new_database(), limits=False)


def content(file: Path) -> Content:
    with tarfile.open(file) as tar:
        files = {name: tar.extractfile(name) for name in tar.getnames()}
        return {
            name.removesuffix(".jsonl"): [json.loads(line) for line in found]
            for name, found in files.items()
            if name.endswith(".jsonl") and found is not None
        }


def edited(file: Path, name: str, edit: Callable[[bytes], bytes]) -> Path:
    """Return a copy of a backup in which the part *name* is replaced."""
    copy = file.with_name("edited.tar.gz")
    with tarfile.open(file) as old, tarfile.open(copy, "w:gz") as new:
        for member in old:
            found = old.extractfile(member)
            assert found is not None
            text = edit(found.read()) if member.name == name else found.read()
            member.size = len(text)
            new.addfile(member, io.BytesIO(text))
    return copy


@ON_BOTH
def test_a_restored_server_continues_every_game(
    server: TestClient, settings: Settings, elsewhere: Settings, tmp_path: Path
) -> None:
    seats = [{"name": "Änn"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table, rnd = new_table(server, "shogun", seats=seats), random.Random(2)
    table.post("/chat", {"text": "こんにちは"})
    for _ in range(12):
        until(lambda: 0 in table.view()["waiting"])
        assert table.answer(0, rnd).is_success
    file, again = tmp_path / "one.tar.gz", tmp_path / "two.tar.gz"
    made = run_command(settings, "backup", str(file))
    assert (made.code, made.err) == (0, "")
    assert "1 tables" in made.out
    assert file.stat().st_mode & 0o77 == 0
    restored = run_command(elsewhere, "restore", str(file))
    assert restored.code == 0, restored.err
    assert run_command(elsewhere, "backup", str(again)).code == 0
    assert content(again) == content(file)
    before = _settled(table)
    with TestClient(create_app(elsewhere), base_url=f"http://testserver{API}") as other:
        there = TableClient(other, table.made)
        assert _settled(there)["events"][:20] == before["events"][:20]
        assert there.get("/chat").json() == table.get("/chat").json()
        assert there.answer(0, rnd).is_success


def _settled(table: TableClient) -> dict[str, Any]:
    until(lambda: table.view()["waiting"] == [0])
    return table.view()


@ON_BOTH
def test_a_backup_excludes_later_moves(
    server: TestClient, settings: Settings, tmp_path: Path
) -> None:
    table, file, rnd = new_table(server), tmp_path / "x.tar.gz", random.Random(1)
    names = []

    def told(source: str, done: int, rows: int) -> None:
        names.append((source, done, rows))
        if source == "tables":
            assert table.answer(0, rnd).is_success

    async def scenario() -> None:
        async with open_database(settings) as database:
            await back_up(database, file, 0, told)

    asyncio.run(scenario())
    kept = content(file)
    assert ("tables", 1, 1) in names
    assert [row["number"] for row in kept["inputs"]] == [0]
    assert [row["number"] for row in kept["tables"]] == [0]


@pytest.fixture
def file(server: TestClient, settings: Settings, tmp_path: Path) -> Path:
    new_table(server)
    assert run_command(settings, "backup", str(tmp_path / "x.tar.gz")).code == 0
    return tmp_path / "x.tar.gz"


def test_a_dry_run_reports_what_would_happen(
    file: Path, settings: Settings, tmp_path: Path
) -> None:
    new = Settings(data=str(tmp_path / "new"))
    ran = run_command(new, "restore", str(file), "--dry-run")
    assert ran.code == 0
    assert f"It would go to sqlite:///{new.data}/sengoku.db." in ran.out
    assert not Path(new.data).exists()
    full = run_command(settings, "restore", str(file), "--dry-run")
    assert (full.code, full.err.count("is not empty")) == (1, 1)
    replacing = run_command(settings, "restore", str(file), "--dry-run", "--replace")
    assert "What is in the database would be deleted." in replacing.out


def test_only_replace_overwrites(file: Path, settings: Settings) -> None:
    run_sql(settings, "UPDATE tables SET name = 'later'")
    refused = run_command(settings, "restore", str(file))
    assert (refused.code, refused.err.count("is not empty")) == (1, 1)
    assert run_sql(settings, "SELECT name FROM tables") == [("later",)]
    assert run_command(settings, "restore", str(file), "--replace").code == 0
    assert run_sql(settings, "SELECT name FROM tables") == [("",)]
    again = run_command(settings, "backup", str(file))
    assert (again.code, again.err.count("exists; choose another file")) == (1, 1)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("tables.jsonl", b'"samurai"', b'"shogun!"', "tables in the backup is damaged"),
        ("inputs.jsonl", b"\n", b"", "inputs in the backup is damaged"),
        (
            "manifest.json",
            schema_versions()[0].encode(),
            b"9999",
            "which is newer than this",
        ),
        ("manifest.json", b'"sengoku": 1', b'"sengoku": 2', "format 2"),
        ("manifest.json", b"{", b"[", "the manifest of the backup is unreadable"),
        ("manifest.json", b'"seats"', b'"sheets"', "or sheets.jsonl is missing"),
    ],
)
def test_a_damaged_backup_is_rejected(
    file: Path, tmp_path: Path, name: str, old: bytes, new: bytes, said: str
) -> None:
    copy = edited(file, name, lambda text: text.replace(old, new))
    for flags in (["--dry-run"], []):
        ran = run_command(
            Settings(data=str(tmp_path / "new")), "restore", str(copy), *flags
        )
        assert ran.code == 2
        assert said in ran.err


def test_other_files_are_rejected(file: Path, tmp_path: Path) -> None:
    short, text = tmp_path / "short", tmp_path / "text"
    short.write_bytes(file.read_bytes()[:-500])
    text.write_text("no backup")
    for each in (short, text, tmp_path, tmp_path / "nowhere"):
        ran = run_command(Settings(data=str(tmp_path / "new")), "restore", str(each))
        assert (ran.code, ran.out) == (2, "")
        assert not (tmp_path / "new").exists()


@ON_BOTH
def test_a_restore_that_fails_changes_nothing(
    server: TestClient, settings: Settings, tmp_path: Path
) -> None:
    """The last table has a row that violates the schema, with a correct hash."""
    table, file = new_table(server), tmp_path / "x.tar.gz"
    assert run_command(settings, "backup", str(file)).code == 0
    kept = content(file)
    copy = edited(file, "house.jsonl", lambda text: text + b'{"name":"odd"}\n')
    copy = _signed(copy)
    ran = run_command(settings, "restore", str(copy), "--replace")
    assert ran.code == 2
    assert "house, line 2: Object missing required field `value`" in ran.err
    assert run_command(settings, "backup", str(tmp_path / "y.tar.gz")).code == 0
    assert content(tmp_path / "y.tar.gz") == kept
    assert table.view()["waiting"]


def _signed(file: Path) -> Path:
    """Return the backup with a manifest that matches its parts."""
    with tarfile.open(file) as tar:
        texts = {m.name: tar.extractfile(m).read() for m in tar}  # type: ignore[union-attr]

    def sign(text: bytes) -> bytes:
        manifest = json.loads(text)
        for part in manifest["tables"]:
            found = texts[f"{part['name']}.jsonl"]
            part["sha256"] = hashlib.sha256(found).hexdigest()
            part["rows"] = found.count(b"\n")
        return json.dumps(manifest).encode()

    return edited(file.rename(file.with_name("odd.tar.gz")), "manifest.json", sign)


def _hostile(file: Path, *members: tuple[tarfile.TarInfo, bytes]) -> Path:
    with tarfile.open(file, "w:gz") as tar:
        for member, text in members:
            member.size = len(text)
            tar.addfile(member, io.BytesIO(text))
    return file


def test_a_link_in_a_backup_is_refused(tmp_path: Path) -> None:
    for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.DIRTYPE):
        member = tarfile.TarInfo("manifest.json")
        member.type, member.linkname = kind, "nowhere"
        file = _hostile(tmp_path / "x.tar.gz", (member, b""))
        new = Settings(data=str(tmp_path / "new"))
        ran = run_command(new, "restore", str(file))
        assert (ran.code, ran.err.count("not a sengoku backup")) == (2, 1)


def test_an_endless_line_in_a_backup_is_refused(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MAX_LINE_BYTES", 50)
    ran = run_command(Settings(data=str(tmp_path / "new")), "restore", str(file))
    assert (ran.code, ran.err.count("endless line")) == (2, 1)
