"""manage.py load_samples: the sample decks in the database."""

from typing import Any

from cards.database import ensure_tables
from cards.management.unchecked_command import UncheckedCommand
from decks.samples import load_samples


class Command(UncheckedCommand):
    """Bring the sample decks into the database."""

    help = "Loads the sample decks. It may be run again: what is there already is left."

    def handle(self, *args: Any, **options: Any) -> None:
        """Load them and say what was done."""
        ensure_tables()
        loaded = load_samples()
        self.stdout.write(
            f"Sample decks: {loaded.added} added, {loaded.changed} changed, {loaded.left} left."
        )
