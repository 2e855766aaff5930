"""`manage.py load_printed_texts PATH`: show the printed texts an operator has."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.database import ensure_tables
from cards.models import Card
from cards.printed.folder import is_other_programs
from cards.printed.loading import (
    load_printed_folder,
    load_printed_texts,
    remove_printed_texts,
)
from cards.printed.reading import BadPrintedTexts


class Command(BaseCommand):
    help = (
        "Loads printed texts of cards, for the cards' pages and for search: from a folder of the "
        "players' TCG server's card files (.hjson), from RingsDB's card JSON (.json), or from a "
        "file of JSON Lines. See docs/printed-texts.md. You can run it again at any time."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", nargs="?", type=Path, help="the file or folder of texts")
        parser.add_argument(
            "--remove", action="store_true", help="take all printed texts out; without a file"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        ensure_tables()
        file: Path | None = options["file"]
        if options["remove"] is (file is not None):
            raise CommandError("give a file, or --remove")
        if file is None:
            self.stdout.write(f"Printed texts: {remove_printed_texts():,} removed")
            return
        if not Card.objects.exists():
            raise CommandError("the catalogue is empty. Run manage.py load_catalogue")
        try:
            if is_other_programs(file):
                self.stdout.write(load_printed_folder(file).summary())
            else:
                with file.open("rb") as lines:
                    self.stdout.write(load_printed_texts(lines).summary())
        except OSError as error:
            raise CommandError(f"{file} cannot be read: {error.strerror}") from error
        except BadPrintedTexts as bad:
            raise CommandError(_list_bad_lines(file, bad)) from bad


def _list_bad_lines(file: Path, bad: BadPrintedTexts) -> str:
    places = "1 place" if len(bad.lines) == 1 else f"{len(bad.lines):,} places"
    message = [f"nothing was loaded; {file.name} is wrong in {places}:"]
    return "\n".join([*message, *(f"  {line}" for line in bad.lines)])
