"""What goes with a match of the ladder: its playtest, which belongs to nobody.

A deck that is deleted, alone or with its account, takes its entries and matches along. The
playtests hold the deck's cards, so they go at the same moment.
"""

from typing import Any

from django.db.models.signals import post_delete
from django.dispatch import receiver

from play.models import LadderMatch, Playtest


@receiver(post_delete, sender=LadderMatch)
def delete_playtest(instance: LadderMatch, **_: Any) -> None:
    """Delete the playtest of a match that is deleted."""
    Playtest.objects.filter(pk=instance.playtest_id).delete()
