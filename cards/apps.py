"""App configuration."""

from django.apps import AppConfig
from django.db.models.signals import post_delete, post_save


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        """Forget what a request read of list entries and errata as soon as one changes."""
        # Models can be imported only now.
        from cards.legality.amendments import forget_amendments
        from cards.legality.models import Erratum, ListEntry

        for model in (ListEntry, Erratum):
            post_save.connect(forget_amendments, sender=model)
            post_delete.connect(forget_amendments, sender=model)
