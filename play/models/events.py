"""Events: who takes part with which deck, and the matches of each round."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.contents.encoding import AnyDeck, from_contents
from decks.models import DeckVersion, Pool
from decks.ownership import Owned
from play.models.limited import BoosterDraft
from play.models.playtests import Playtest
from play.models.tables import Table, make_invitation
from rules.construction import Game


class EventKind(models.TextChoices):
    """Where the decks of an event come from."""

    CONSTRUCTED = "constructed", "Constructed"
    SEALED = "sealed", "Sealed"
    DRAFT = "draft", "Draft"


class Event(Owned):
    """Swiss rounds, single elimination or both in a format, organised by its owner.

    `limited_event` is the slug of the sealed event or draft that its pools come from, `player` the
    computer player of computer entries. Entries come and choose decks until the first round is
    paired; `ended` is when the last round was over. With `shared`, anybody who knows the address
    may read it; without, only who takes part.

    After the Swiss `rounds`, which may be none, the best `cut` players play single elimination.
    With `check_in`, people must say before the first round that they are there. In a league a round
    lasts `round_days` at most, until `round_ends` in the site's own time, and the next is paired by
    itself; otherwise the organiser does that. With `open_lists`, decks that people brought are
    shown once it is over.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Others may still play when an account is deleted.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="events",
    )
    name = models.CharField(max_length=120)
    kind = models.CharField(max_length=12, choices=EventKind.choices)
    format = models.CharField(max_length=60)
    limited_event = models.CharField(max_length=60, blank=True)
    draft = models.ForeignKey(
        BoosterDraft, on_delete=models.SET_NULL, null=True, blank=True, related_name="events"
    )
    seed = models.BigIntegerField()
    rounds = models.PositiveSmallIntegerField()
    cut = models.PositiveSmallIntegerField(default=0)
    check_in = models.BooleanField(default=False)
    open_lists = models.BooleanField(default=False)
    round_days = models.PositiveSmallIntegerField(default=0)
    round_ends = models.FloatField(null=True, editable=False)
    player = models.CharField(max_length=200)
    queue_key = models.CharField(max_length=80, blank=True, editable=False)
    shared = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-created", "-pk"]
        indexes = [
            models.Index(
                fields=["round_ends"],
                name="rounds_of_leagues",
                condition=Q(round_ends__isnull=False),
            )
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="event_of_an_account_or_a_browser"
            )
        ]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("events:event", args=[self.pk])

    @property
    def opens_lists(self) -> bool:
        """Whether all decks are shown once it is over; those from pools are the event's own."""
        return self.open_lists or bool(self.limited_event)

    @property
    def all_rounds(self) -> int:
        """How many rounds it has, Swiss ones and elimination."""
        return self.rounds + (self.cut - 1).bit_length() if self.cut else self.rounds


class EventEntry(Owned):
    """Who takes part: a person, or the computer `player`, with a deck that never changes.

    A person's entry is free until an account or a browser owns it; who knows its `invitation` can
    take it. Who `dropped` plays no round after that one; `checked_in` is whether a person has.
    """

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="entries")
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="evententries",
    )
    place = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=120)
    player = models.CharField(max_length=200, blank=True)
    invitation = models.CharField(
        max_length=24, default=make_invitation, unique=True, editable=False
    )
    pool = models.ForeignKey(
        Pool, on_delete=models.SET_NULL, null=True, related_name="event_entries"
    )
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, related_name="event_entries"
    )
    deck_name = models.CharField(max_length=120, blank=True)
    contents = models.JSONField(null=True)
    checked_in = models.BooleanField(default=False)
    dropped = models.PositiveSmallIntegerField(null=True)

    class Meta:
        ordering = ["place"]
        verbose_name_plural = "event entries"
        constraints = [
            models.UniqueConstraint(fields=["event", "place"], name="one_event_entry_of_a_place")
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_free(self) -> bool:
        """Whether it waits for a person."""
        free = not self.player and self.owner_id is None and not self.browser
        return free and self.dropped is None

    def cards(self) -> AnyDeck:
        """Return its deck as the rules see it."""
        return from_contents(Game.TCG, self.contents)


class EventMatch(models.Model):
    """Two entries of a round, or one that has a bye.

    Computers play it as a `playtest` of one game, a person at a `table`. Of two people, one may
    have offered to let computers play it. What was `entered` by the organiser counts before both.
    """

    ENTERED = [
        ("first", "First won"),
        ("second", "Second won"),
        ("draw", "Draw"),
        ("neither", "Neither came"),
    ]

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="matches")
    round = models.PositiveSmallIntegerField()
    number = models.PositiveSmallIntegerField()
    first = models.ForeignKey(EventEntry, on_delete=models.CASCADE, related_name="+")
    second = models.ForeignKey(EventEntry, on_delete=models.CASCADE, null=True, related_name="+")
    playtest = models.OneToOneField(
        Playtest, on_delete=models.SET_NULL, null=True, related_name="event_match"
    )
    table = models.OneToOneField(
        Table, on_delete=models.SET_NULL, null=True, related_name="event_match"
    )
    offered_by = models.ForeignKey(
        EventEntry, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    entered = models.CharField(max_length=7, blank=True, choices=ENTERED)

    class Meta:
        ordering = ["round", "number"]
        verbose_name_plural = "event matches"
        constraints = [
            models.UniqueConstraint(
                fields=["event", "round", "number"], name="one_event_match_of_a_number"
            )
        ]

    def __str__(self) -> str:
        return f"round {self.round}, match {self.number}"
