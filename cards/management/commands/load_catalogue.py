"""`manage.py load_catalogue`: bring the catalogue in line with the data files."""

from typing import Any

from django.core.management.base import CommandError

from cards.database import ensure_tables
from cards.loading import Loaded, load_catalogue
from cards.management.unchecked_command import UncheckedCommand
from rules.rows import BadRow

MAX_LINES = 20


class Command(UncheckedCommand):
    help = (
        "Loads the card facts of both games into the database and says what was added, changed "
        "and left. It can be run again at any time."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        ensure_tables()
        try:
            loaded = load_catalogue()
        except BadRow as wrong:
            raise CommandError(f"the data files are wrong, nothing was loaded:\n{wrong}") from wrong
        for game_load in loaded:
            self._tell(game_load)
        self.stdout.write(
            f"Catalogue: {sum(len(game_load.added) for game_load in loaded):,} added, "
            f"{sum(len(game_load.changed) for game_load in loaded):,} changed, "
            f"{sum(game_load.left for game_load in loaded):,} left"
        )

    def _tell(self, loaded: Loaded) -> None:
        self.stdout.write(loaded.summary())
        for card_id, differences in loaded.changed[:MAX_LINES]:
            self.stdout.write(f"  changed {card_id}: {differences}")
        if len(loaded.changed) > MAX_LINES:
            self.stdout.write(f"  and {len(loaded.changed) - MAX_LINES:,} more")
        for card_id in loaded.vanished:
            self.stdout.write(
                self.style.WARNING(f"  {card_id} is in no data file any more; it was kept")
            )
