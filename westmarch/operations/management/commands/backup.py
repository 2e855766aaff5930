"""`manage.py backup [FILE]`: the database and the key in one file, while the site runs."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from westmarch.operations.backups import BackupError, make_backup


class Command(BaseCommand):
    help = "Writes a backup of the database and the key to one file; the site may keep running."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the file."""
        parser.add_argument("file", nargs="?", type=Path, help="default: westmarch-DAY-TIME.tar.gz")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the backup, or raise CommandError."""
        file = options["file"] or Path(f"westmarch-{timezone.now():%Y-%m-%d-%H%M%S}.tar.gz")
        try:
            manifest = make_backup(file)
        except (BackupError, OSError) as error:
            raise CommandError(str(error)) from error
        size = file.stat().st_size / 1e6
        self.stdout.write(f"{file}: {size:.1f} MB, {manifest.engine}, sha256 {manifest.sha256}")
