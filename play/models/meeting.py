"""How people meet at tables: who is here, what they say, what they ask of each other."""

from enum import StrEnum

from django.conf import settings
from django.db import models
from django.db.models import Q

from decks.ownership import Owned
from play.models.tables import Seat, Table

MAX_MESSAGE = 200


class SiteTime(models.Model):
    """The one row that counts how long the site was down: no clock runs in that time.

    `beat` is when a process last noted that it was alive, `down` the seconds in which none was.
    """

    beat = models.DateTimeField()
    down = models.FloatField(default=0)

    def __str__(self) -> str:
        return f"down for {self.down:.0f} seconds"


class Presence(Owned):
    """When an account or a browser last asked for the lobby or a table."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="presence",
    )
    seen = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["owner"], condition=Q(owner__isnull=False), name="one_presence_of_account"
            ),
            models.UniqueConstraint(
                fields=["browser"], condition=~Q(browser=""), name="one_presence_of_browser"
            ),
        ]

    def __str__(self) -> str:
        return f"seen {self.seen:%Y-%m-%d %H:%M}"


class OfferKind(StrEnum):
    """What a person asks of the others at a table."""

    TAKE_BACK = "take_back"
    DRAW = "draw"


class Offer(models.Model):
    """What one seat asks of the other people at a table: to take back a move, or to end in a draw.

    It is good for the `revision` of the table at which it was made; `agreed` are the places of
    those who agreed so far.
    """

    table = models.OneToOneField(Table, on_delete=models.CASCADE, related_name="offer")
    kind = models.CharField(
        max_length=9, choices=[(kind.value, kind.name.lower()) for kind in OfferKind]
    )
    place = models.PositiveSmallIntegerField()
    revision = models.PositiveIntegerField()
    agreed = models.JSONField(default=list)
    made = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.kind} by seat {self.place}"


class Message(models.Model):
    """What a seat said: one of the set phrases, or an account's own words.

    `number` is the table's `said` after it. Staff can hide it. An offer and its answer are noted
    as a phrase too. `address` is a keyed hash of where it came from, for staff who ban it.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="messages")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="messages")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="messages",
    )
    number = models.PositiveIntegerField()
    phrase = models.CharField(max_length=20, blank=True)
    text = models.CharField(max_length=MAX_MESSAGE, blank=True)
    hidden = models.BooleanField(default=False)
    address = models.CharField(max_length=64, blank=True, editable=False)
    created = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return self.text or self.phrase


class MessageReport(Owned):
    """A player's report that a message breaks the rules of the house."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="message_reports",
    )
    message = models.ForeignKey(Message, on_delete=models.CASCADE, related_name="reports")
    reason = models.CharField(max_length=500, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    handled = models.BooleanField(default=False)

    class Meta:
        ordering = ["handled", "-created"]
        constraints = [
            models.UniqueConstraint(
                fields=["message", "owner"],
                condition=Q(owner__isnull=False),
                name="one_message_report_of_account",
            ),
            models.UniqueConstraint(
                fields=["message", "browser"],
                condition=~Q(browser=""),
                name="one_message_report_of_browser",
            ),
        ]

    def __str__(self) -> str:
        return f"report of {self.message}"


class Silence(models.Model):
    """Staff's decision that somebody says nothing and opens no listed table until a time.

    It is about an account, a browser, or the address behind a `queue_key`, which is a keyed hash.
    """

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="silences",
    )
    browser = models.CharField(max_length=40, blank=True, db_index=True)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True)
    until = models.DateTimeField()
    reason = models.CharField(max_length=500, blank=True)

    def __str__(self) -> str:
        return f"silence until {self.until:%Y-%m-%d %H:%M}"


class TurnMail(models.Model):
    """An account's permission to be sent email when a game by days waits for it."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="turn_mail",
    )

    def __str__(self) -> str:
        return f"mail for {self.player}"
