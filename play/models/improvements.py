"""Improvements: better versions of a deck, found step by step by the playtests of a path."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.contents.encoding import AnyDeck, from_contents
from decks.models import DeckVersion
from decks.ownership import Owned
from play.face import GameFace, face_of
from rules.construction import Game


class Improvement(Owned):
    """What was asked for of a deck, and which stage of its path is played.

    A path is a chain of playtests (`Playtest.improvement`, by `Playtest.stage`); what its trials
    found is nowhere else. Stage 0 is the survey. `games` are all it may play: None until the
    survey has shown how fast games are, unless a number was asked for.

    `contents` is the deck as it was. `others` are its opponents or partners as
    {"name", "contents", "player", "version"}. `pool` has the cards that may come in with the most
    copies, by group; `kept` are cards of which no copy goes; `owned` the copies that the person
    owned, null where that did not matter.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="improvements",
    )
    game = models.CharField(max_length=3, choices=[(game.value, game.name) for game in Game])
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, blank=True, related_name="improvements"
    )
    name = models.CharField(max_length=120)
    contents = models.JSONField()
    player = models.CharField(max_length=200)
    others = models.JSONField()
    format = models.CharField(max_length=60)
    edition = models.CharField(max_length=40, blank=True)
    scenario = models.CharField(max_length=60, blank=True)
    difficulty = models.CharField(max_length=20, blank=True)
    day = models.DateField(null=True, blank=True)
    seed = models.BigIntegerField()
    minutes = models.FloatField()
    asked_games = models.PositiveIntegerField(null=True, blank=True)
    games = models.PositiveIntegerField(null=True, blank=True)
    changes = models.PositiveSmallIntegerField()
    pool = models.JSONField()
    kept = models.JSONField(default=list)
    owned = models.JSONField(null=True, blank=True)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)
    stage = models.PositiveSmallIntegerField(default=0, editable=False)
    created = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True, editable=False)
    cancelled = models.DateTimeField(null=True, editable=False)
    failed = models.DateTimeField(null=True, editable=False)
    failure = models.TextField(blank=True, editable=False)

    class Meta:
        ordering = ["-created", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""),
                name="improvement_of_an_account_or_a_browser",
            )
        ]

    def __str__(self) -> str:
        return f"{self.name}, improved"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("play:improvement", args=[self.pk])

    @property
    def face(self) -> GameFace:
        """What a person sees of its games."""
        return face_of(self.game)

    @property
    def is_open(self) -> bool:
        """Whether its path goes on."""
        return not (self.finished or self.cancelled or self.failed)

    def cards(self) -> AnyDeck:
        """Return the deck as it was."""
        return from_contents(Game(self.game), self.contents)
