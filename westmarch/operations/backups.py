"""Backups of a whole installation in one file: the database and the key that signs sessions.

A backup is a tar file: `manifest.json`, the database (SQLite's own copy, or pg_dump's custom
format), and `secret-key` where the key is kept in the var folder. Messages of the queue and
static files aren't in it: the worker and the next start make them again.
"""

import hashlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connections
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone

from westmarch.private_files import PRIVATE_FILE

MANIFEST, DATABASE, SECRET_KEY = "manifest.json", "database", "secret-key"
LAYOUT = 1
SQLITE, POSTGRESQL = "sqlite", "postgresql"


class BackupError(Exception):
    """A backup could not be made or restored; the words say why."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup holds, and the digest by which damage is found."""

    layout: int
    made: str
    engine: str
    migrations: int
    sha256: str


def make_backup(file: Path) -> Manifest:
    """Write a backup while the site runs; raise BackupError where that isn't possible."""
    if file.exists():
        raise BackupError(f"{file} exists already. Choose another name.")
    with _workspace(file.resolve().parent) as folder:
        copy = folder / DATABASE
        if _engine() == SQLITE:
            _copy_sqlite(Path(_database()["NAME"]), copy)
        else:
            _run_postgresql("pg_dump", "--format=custom", "--no-owner", f"--file={copy}")
        manifest = Manifest(
            layout=LAYOUT,
            made=timezone.now().isoformat(timespec="seconds"),
            engine=_engine(),
            migrations=len(MigrationRecorder(connections["default"]).applied_migrations()),
            sha256=_sha256(copy),
        )
        archive = folder / "archive"
        with tarfile.open(archive, "w:gz") as tar:
            written = json.dumps(asdict(manifest)).encode()
            described = tarfile.TarInfo(MANIFEST)
            described.size = len(written)
            tar.addfile(described, io.BytesIO(written))
            tar.add(copy, DATABASE)
            if _secret_key().is_file():
                tar.add(_secret_key(), SECRET_KEY)
        archive.chmod(PRIVATE_FILE)
        os.replace(archive, file)
    return manifest


def restore_backup(file: Path) -> Manifest:
    """Put a backup in the place of the database and the key; the site must not be running.

    Nothing is changed before the whole backup has been read and compared with its digest.
    """
    with _workspace(Path(settings.VAR_DIR)) as folder:
        manifest = _unpack(file, folder)
        if manifest.engine != _engine():
            raise BackupError(
                f"{file} is of {manifest.engine}, and this installation uses {_engine()}."
            )
        connections.close_all()
        if manifest.engine == SQLITE:
            _replace_sqlite(folder / DATABASE, Path(_database()["NAME"]))
        else:
            _run_postgresql(
                "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction",
                f"--dbname={_database()['NAME']}", str(folder / DATABASE), names_database=False,
            )  # fmt: skip
        if (folder / SECRET_KEY).is_file():
            (folder / SECRET_KEY).chmod(PRIVATE_FILE)
            os.replace(folder / SECRET_KEY, _secret_key())
    # Messages name playtests of the database that was there before; the sweeper sends new ones.
    shutil.rmtree(Path(settings.VAR_DIR) / "queue", ignore_errors=True)
    return manifest


def _unpack(file: Path, folder: Path) -> Manifest:
    """Unpack a backup; raise BackupError for a file that is none, or a damaged one."""
    try:
        with tarfile.open(file, "r:gz") as tar:
            for name in (MANIFEST, DATABASE):
                tar.extract(name, folder, filter="data")
            if SECRET_KEY in tar.getnames():
                tar.extract(SECRET_KEY, folder, filter="data")
        manifest = Manifest(**json.loads((folder / MANIFEST).read_text()))
    except (OSError, EOFError, KeyError, TypeError, ValueError, tarfile.TarError) as error:
        raise BackupError(f"{file} isn't a backup of Westmarch: {error}") from error
    if manifest.layout != LAYOUT:
        raise BackupError(f"{file} was made by another version; its layout is {manifest.layout}.")
    if _sha256(folder / DATABASE) != manifest.sha256:
        raise BackupError(f"{file} is damaged: its database differs from its digest.")
    return manifest


def _copy_sqlite(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _replace_sqlite(copy: Path, database: Path) -> None:
    copy.chmod(PRIVATE_FILE)
    os.replace(copy, database)
    # What SQLite had not yet merged into the database that is gone must not be merged into this.
    for rest in ("-wal", "-shm"):
        Path(f"{database}{rest}").unlink(missing_ok=True)


def _run_postgresql(program: str, *arguments: str, names_database: bool = True) -> None:
    """Run a program of PostgreSQL; the password goes through its environment, not its command."""
    database = _database()
    command = [program, *arguments]
    for option, name in (("--host", "HOST"), ("--port", "PORT"), ("--username", "USER")):
        if database.get(name):
            command.append(f"{option}={database[name]}")
    if names_database:
        command.append(str(database["NAME"]))
    password = {"PGPASSWORD": str(database["PASSWORD"])} if database.get("PASSWORD") else {}
    try:
        done = subprocess.run(
            command, check=False, env={**os.environ, **password}, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise BackupError(
            f"{program} isn't installed here. On Debian: apt-get install postgresql-client"
        ) from None
    if done.returncode != 0:
        raise BackupError(f"{program} failed: {done.stderr.strip()}")


@contextmanager
def _workspace(parent: Path) -> Iterator[Path]:
    """A private folder on the same disk as what is written, so that it can be moved into place."""
    folder = Path(tempfile.mkdtemp(prefix=".westmarch-backup-", dir=parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _database() -> Mapping[str, Any]:
    return connections["default"].settings_dict


def _engine() -> str:
    return connections["default"].vendor


def _secret_key() -> Path:
    return Path(settings.VAR_DIR) / SECRET_KEY


def _sha256(file: Path) -> str:
    with file.open("rb") as reading:
        return hashlib.file_digest(reading, "sha256").hexdigest()
