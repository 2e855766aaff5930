"""`manage.py restore FILE`: bring back a backup and migrate it to this version."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from westmarch.operations.backups import BackupError, restore_backup
from westmarch.serve.errors import StartupError
from westmarch.serve.lockfile import hold_lockfile


class Command(BaseCommand):
    help = "Replaces the database and the key by those of a backup. Stop the site first."
    # The database may be missing or of another version.
    requires_migrations_checks = False

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the file, and the operator's word that what is there may go."""
        parser.add_argument("file", type=Path, help="what manage.py backup wrote")
        parser.add_argument(
            "--yes", action="store_true", help="replace what is there without asking"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Restore and migrate, or raise CommandError and leave everything as it was."""
        if not options["yes"]:
            question = "This replaces every deck, account and playtest. Type yes to go on: "
            try:
                answer = input(question)
            except EOFError:
                raise CommandError("There is no terminal to ask. Add --yes to go on.") from None
            if answer.strip().lower() != "yes":
                raise CommandError("Nothing was changed.")
        try:
            with hold_lockfile(Path(settings.VAR_DIR) / "serving", "manage.py restore"):
                manifest = restore_backup(options["file"])
        except (BackupError, StartupError, OSError) as error:
            raise CommandError(str(error)) from error
        call_command("migrate", verbosity=0, interactive=False, stdout=self.stdout)
        self.stdout.write(f"Restored the backup of {manifest.made}.")
