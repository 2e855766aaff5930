"""Boxes of the LCG that several people share: who opens which share."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.models import Pool
from decks.ownership import Owned
from play.models.tables import make_invitation
from rules.limited.events import LimitedEvent, limited_event


class SharedBoxes(Owned):
    """The boxes of a sealed `event`, dealt to people who open a share each.

    The share of a place is opened from `seed` and that place: `seed` is a multiple of how many
    shares the event has. Known to those who have a share.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Others keep their shares when an account is deleted.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="shared_boxes",
    )
    event = models.CharField(max_length=60)
    seed = models.BigIntegerField()
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created", "-pk"]
        verbose_name_plural = "shared boxes"
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""),
                name="shared_boxes_of_an_account_or_a_browser",
            )
        ]

    def __str__(self) -> str:
        return f"shared boxes of {self.event}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("limited:boxes", args=[self.pk])

    @property
    def limited_event(self) -> LimitedEvent:
        """What is shared. Raise UnknownEvent if the event is no more."""
        return limited_event(self.event)


class BoxShare(Owned):
    """A share of some boxes: opened by the person `name`, or free for who has its `invitation`.

    `pool` has its cards, until its owner deletes it.
    """

    boxes = models.ForeignKey(SharedBoxes, on_delete=models.CASCADE, related_name="shares")
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="box_shares",
    )
    place = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=40, blank=True)
    invitation = models.CharField(
        max_length=24, default=make_invitation, unique=True, editable=False
    )
    pool = models.ForeignKey(Pool, on_delete=models.SET_NULL, null=True, related_name="box_shares")

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["boxes", "place"], name="one_box_share_of_a_place")
        ]

    def __str__(self) -> str:
        return self.name or "a free share"

    @property
    def is_free(self) -> bool:
        """Whether it waits for a person."""
        return not self.name
