"""manage.py order_sample_playtests: the playtests that the start page shows."""

from typing import Any

from cards.database import ensure_tables
from cards.management.unchecked_command import UncheckedCommand
from play.playtests.samples import order_sample_playtests


class Command(UncheckedCommand):
    """Order the playtests of sample decks."""

    help = (
        "Orders the two playtests of sample decks that the start page shows; the queue plays them. "
        "It may be run again: they are played once for each version of the rules."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        """Order them and say how many."""
        ensure_tables()
        ordered = order_sample_playtests()
        self.stdout.write(f"Sample playtests: {ordered} ordered.")
