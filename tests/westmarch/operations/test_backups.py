"""A backup brings everything back, on SQLite and on PostgreSQL; a damaged one changes nothing."""

import io
import json
import tarfile
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from tests.processes import environment, python
from westmarch.operations.backups import BackupError, make_backup, restore_backup

# Someone registers, a backup is made, all is lost and something else put there.
LOSS = """
import sys
from pathlib import Path
import django
django.setup()
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management import call_command
call_command("migrate", verbosity=0)
User.objects.create_user("eowyn")
key = Path(settings.VAR_DIR) / "secret-key"
kept = key.read_text()
call_command("backup", sys.argv[1])
User.objects.all().delete()
User.objects.create_user("grima")
key.write_text("another key, of another installation altogether")
call_command("restore", sys.argv[1], "--yes")
print("accounts:", *User.objects.values_list("username", flat=True))
print("the same key:", key.read_text() == kept)
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def installation(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The environment of an empty installation."""
    env = environment(WESTMARCH_VAR=str(tmp_path / "var"))
    if request.param == "postgresql":
        server = request.getfixturevalue("postgresql")
        env["WESTMARCH_DATABASE_URL"] = server.migrated_database(f"backup-{tmp_path.name}")
    return env


def test_a_backup_brings_back_accounts_and_key(
    installation: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.tar.gz"

    shown = python("-c", LOSS, str(file), env=installation)

    assert "accounts: eowyn\n" in shown
    assert "the same key: True" in shown
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.glob(".westmarch-backup-*")) == []


def archive(file: Path, **members: bytes) -> Path:
    with tarfile.open(file, "w:gz") as tar:
        for name, content in members.items():
            described = tarfile.TarInfo(name.replace("__", "."))
            described.size = len(content)
            tar.addfile(described, io.BytesIO(content))
    return file


def manifest(**changed: object) -> bytes:
    known = {"layout": 1, "made": "", "engine": "sqlite", "migrations": 1, "sha256": "0" * 64}
    return json.dumps({**known, **changed}).encode()


@pytest.mark.django_db
def test_without_a_terminal_a_restore_asks_for_yes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    with pytest.raises(CommandError, match="Add --yes"):
        call_command("restore", str(tmp_path / "backup.tar.gz"))


class TestRefused:
    @pytest.fixture(autouse=True)
    def own_folder(self, settings: Settings, tmp_path: Path) -> None:
        settings.VAR_DIR = tmp_path

    def test_a_damaged_database(self, tmp_path: Path) -> None:
        file = archive(tmp_path / "b", manifest__json=manifest(), database=b"damaged")

        with pytest.raises(BackupError, match="is damaged"):
            restore_backup(file)

    def test_a_file_that_is_not_a_backup(self, tmp_path: Path) -> None:
        file = tmp_path / "b"
        file.write_text("a letter")

        with pytest.raises(BackupError, match="isn't a backup"):
            restore_backup(file)

    def test_a_backup_of_a_later_layout(self, tmp_path: Path) -> None:
        file = archive(tmp_path / "b", manifest__json=manifest(layout=2), database=b"")

        with pytest.raises(BackupError, match="another version"):
            restore_backup(file)

    def test_a_database_of_the_other_kind(self, tmp_path: Path) -> None:
        empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        written = manifest(engine="postgresql", sha256=empty)
        file = archive(tmp_path / "b", manifest__json=written, database=b"")

        with pytest.raises(BackupError, match="is of postgresql"):
            restore_backup(file)

    def test_writing_over_another_backup(self, tmp_path: Path) -> None:
        file = tmp_path / "b"
        file.touch()

        with pytest.raises(BackupError, match="exists already"):
            make_backup(file)
