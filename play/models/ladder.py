"""The ladder: public decks of a format that meet each other at night."""

from django.db import models

from decks.models import DeckVersion
from play.models.playtests import Playtest


class LadderNight(models.Model):
    """A run of a format's ladder: from when to when its decks meet, and who plays them.

    `note` says why nothing was played. `rated` is when its games were last counted.
    """

    format = models.CharField(max_length=60)
    begun = models.DateTimeField()
    until = models.DateTimeField()
    ended = models.DateTimeField(null=True)
    rated = models.DateTimeField(null=True)
    player = models.CharField(max_length=200)
    seed = models.BigIntegerField()
    automatic = models.BooleanField(default=False)
    note = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ["-begun", "-pk"]
        indexes = [models.Index(fields=["format", "begun"], name="nights_of_a_format")]

    def __str__(self) -> str:
        return f"{self.format}, {self.begun:%Y-%m-%d %H:%M}"


class LadderEntry(models.Model):
    """A version of a deck on a ladder, by one state of the rules, its cards' texts and its player.

    When the deck, a text or the player changes, it begins anew: the `current` entry is the one
    that is shown, the others only say how strong its opponents were. `rating`, `low` and `high`
    are None before its first games are counted.
    """

    format = models.CharField(max_length=60)
    version = models.ForeignKey(
        DeckVersion, on_delete=models.CASCADE, related_name="ladder_entries"
    )
    rules_fingerprint = models.CharField(max_length=16)
    players_fingerprint = models.CharField(max_length=16, blank=True)
    current = models.BooleanField(default=True)
    rating = models.FloatField(null=True)
    low = models.FloatField(null=True)
    high = models.FloatField(null=True)
    wins = models.PositiveIntegerField(default=0)
    losses = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["format", "version", "rules_fingerprint", "players_fingerprint"],
                name="one_ladder_entry_of_a_version",
            )
        ]
        indexes = [models.Index(fields=["format", "current"], name="entries_of_a_format")]

    def __str__(self) -> str:
        return f"{self.version} on the ladder of {self.format}"


class LadderMatch(models.Model):
    """A playtest of two entries of a ladder. Once it is over its games are counted here.

    `closest` is its closest game: `gap` is by how many sites the fellowships differed in the end,
    `sites` those they reached together. A match that goes takes its playtest along
    (`play.ladder.removal`).
    """

    night = models.ForeignKey(LadderNight, on_delete=models.CASCADE, related_name="matches")
    playtest = models.OneToOneField(Playtest, on_delete=models.CASCADE, related_name="ladder_match")
    first = models.ForeignKey(LadderEntry, on_delete=models.CASCADE, related_name="+")
    second = models.ForeignKey(LadderEntry, on_delete=models.CASCADE, related_name="+")
    counted = models.BooleanField(default=False, db_index=True)
    wins = models.PositiveIntegerField(default=0)
    losses = models.PositiveIntegerField(default=0)
    closest = models.PositiveIntegerField(null=True)
    gap = models.PositiveSmallIntegerField(null=True)
    sites = models.PositiveSmallIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.first} against {self.second}"
