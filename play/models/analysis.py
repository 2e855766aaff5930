"""Analyses of games that are over: the chance to win, and the choices that cost most."""

import uuid

from django.db import models
from django.db.models import Q
from django.urls import reverse

from play.models.playtests import Playtest
from play.models.tables import Table


class Analysis(models.Model):
    """The analysis of one seat's game: of a table, or of game `number` of a playtest.

    `whole` is one that looks at choices too; without, it is the curve of the chance to win.
    `progress` is what is known so far (`rules.analysis.analysis`), `share` how much is done.
    `found` is what the page shows of the choices, in words, once it is `finished`.

    A worker claims it for a while (`claimed_until`). `queue_key` is that of who asked for it, empty
    for one that the site ordered itself.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    table = models.ForeignKey(
        Table, on_delete=models.CASCADE, null=True, blank=True, related_name="analyses"
    )
    playtest = models.ForeignKey(
        Playtest, on_delete=models.CASCADE, null=True, blank=True, related_name="analyses"
    )
    number = models.PositiveIntegerField(default=0)
    seat = models.PositiveSmallIntegerField()
    whole = models.BooleanField(default=False)
    rules_fingerprint = models.CharField(max_length=16, editable=False)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)
    progress = models.JSONField(default=dict)
    found = models.JSONField(default=dict)
    share = models.FloatField(default=0.0)
    claimed_until = models.DateTimeField(null=True, editable=False)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True, editable=False)
    failed = models.DateTimeField(null=True, editable=False)
    failure = models.TextField(blank=True, editable=False)

    class Meta:
        ordering = ["-created", "-pk"]
        verbose_name_plural = "analyses"
        constraints = [
            models.CheckConstraint(
                condition=Q(table=None) ^ Q(playtest=None), name="analysis_of_one_game"
            ),
            models.UniqueConstraint(fields=["table", "seat"], name="one_analysis_of_a_seat"),
            models.UniqueConstraint(
                fields=["playtest", "number", "seat"], name="one_analysis_of_a_playtest_seat"
            ),
        ]

    def __str__(self) -> str:
        return f"analysis of seat {self.seat + 1}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        if self.table_id is not None:
            return f"{reverse('tables:analysis', args=[self.table_id])}?seat={self.seat}"
        return f"{reverse('play:analysis', args=[self.playtest_id, self.number])}?seat={self.seat}"

    @property
    def is_open(self) -> bool:
        """Whether there is more to find."""
        return not (self.finished or self.failed)
