"""Drafts: a table at which packs go round, its seats and what they picked."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.models import Pool
from decks.ownership import Owned
from play.models.tables import make_invitation
from play.models.terms import Pace
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent, limited_event


class BoosterDraft(Owned):
    """A draft of a limited event, under an address that cannot be guessed.

    It is a pure function of `event`, `seed`, the number of seats and `picks`: for each seat the
    cards it took, in order. `revision` counts its changes. It begins when nobody is expected any
    more; until then it is `open` to those who have an invitation. `ended` is when the last card was
    taken. Its clock gives `pick_seconds` for a pick (`play.limited.clocks`).
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Others may still draft when an account is deleted.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="boosterdrafts",
    )
    event = models.CharField(max_length=60)
    seed = models.BigIntegerField()
    picks = models.JSONField(default=list)
    revision = models.PositiveIntegerField(default=0)
    open = models.BooleanField(default=False)
    pace = models.CharField(
        max_length=4,
        blank=True,
        default=Pace.NONE.value,
        choices=[(pace.value, pace.name.lower()) for pace in Pace],
    )
    pick_seconds = models.PositiveIntegerField(default=0)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-created", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="draft_of_an_account_or_a_browser"
            )
        ]

    def __str__(self) -> str:
        return f"draft of {self.event}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("limited:draft", args=[self.pk])

    @property
    def limited_event(self) -> LimitedEvent:
        """What is drafted. Raise UnknownEvent if the event is no more."""
        return limited_event(self.event)

    def table(self) -> DraftTable:
        """Return the draft as far as it has come."""
        return DraftTable(self.limited_event, len(self.picks), self.seed, self.picks)


class DraftSeat(Owned):
    """A seat of a draft: a person's, if it `by_person`, else the computer's.

    A person's seat is free until an account or a browser owns it; who knows its `invitation` can
    take it. `pool` is made of its cards once the draft is over. Its time for a pick is up at
    `deadline`, in the site's own time; None while no clock runs. It `missed` its last picks.
    """

    draft = models.ForeignKey(BoosterDraft, on_delete=models.CASCADE, related_name="seats")
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="draftseats",
    )
    place = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=120)
    by_person = models.BooleanField(default=False)
    invitation = models.CharField(
        max_length=24, default=make_invitation, unique=True, editable=False
    )
    pool = models.ForeignKey(Pool, on_delete=models.SET_NULL, null=True, related_name="draft_seats")
    deadline = models.FloatField(null=True, editable=False)
    missed = models.PositiveSmallIntegerField(default=0, editable=False)

    class Meta:
        ordering = ["place"]
        indexes = [
            models.Index(
                fields=["deadline"],
                name="running_draft_clocks",
                condition=Q(deadline__isnull=False),
            )
        ]
        constraints = [
            models.UniqueConstraint(fields=["draft", "place"], name="one_draft_seat_of_a_place")
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_free(self) -> bool:
        """Whether it waits for a person."""
        return self.by_person and self.owner_id is None and not self.browser


class ProductCount(models.Model):
    """The figures of a product as they were counted last: `figures` is their document.

    `product` is the slug of the limited event; `player` played all games.
    """

    product = models.CharField(max_length=60, unique=True)
    player = models.CharField(max_length=200)
    figures = models.JSONField()
    counted = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["product"]

    def __str__(self) -> str:
        return f"figures of {self.product}"
