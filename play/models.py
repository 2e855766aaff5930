"""Playtests and what was played of them. The database is the record; the queue only carries."""

import uuid
from enum import StrEnum

from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.contents.encoding import from_contents
from decks.models import DeckVersion
from decks.ownership import Owned
from play.limits import MAX_GAMES, MAX_SEED
from rules.construction import Game
from rules.playtest.description import PlaytestDescription
from rules.tcg.deck import TcgDeck


class Status(StrEnum):
    """How far a playtest is."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    FAILED = "failed"


class Playtest(Owned):
    """Games between two decks, under an address that cannot be guessed.

    `play.access` decides who may see it; only its owner may cancel or delete it.

    All that decides its games is in its row and those of its decks, and never changes. Its games
    are cut into chunks of `chunk_games`, a number that is settled once, when it starts. `day` is
    the day whose formats, rules and card texts hold; `rules_fingerprint` shows by which code and
    texts it is played. Playtests from before these were kept have neither.
    `published` is when chunks of it were last put on the queue.
    `queue_key` names whose playtests it waits for (`play.fairness`).
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    games = models.PositiveIntegerField()
    seed = models.BigIntegerField()
    format = models.CharField(max_length=60)
    edition = models.CharField(max_length=40)
    day = models.DateField(null=True)
    rules_fingerprint = models.CharField(max_length=16, blank=True, editable=False)
    allowed_illegal = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)
    published = models.DateTimeField(null=True, editable=False)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)
    chunk_games = models.PositiveIntegerField(null=True, editable=False)
    started = models.DateTimeField(null=True, editable=False)
    finished = models.DateTimeField(null=True, editable=False)
    cancelled = models.DateTimeField(null=True, editable=False)
    failed = models.DateTimeField(null=True, editable=False)
    failed_game = models.PositiveIntegerField(null=True, editable=False)
    failure = models.TextField(blank=True, editable=False)

    class Meta:
        ordering = ["-created", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(games__range=(1, MAX_GAMES)), name="playtest_games_in_bounds"
            ),
            models.CheckConstraint(
                condition=Q(seed__range=(0, MAX_SEED)), name="playtest_seed_in_bounds"
            ),
            models.CheckConstraint(
                condition=(
                    Q(finished=None, cancelled=None)
                    | Q(finished=None, failed=None)
                    | Q(cancelled=None, failed=None)
                ),
                name="playtest_ends_one_way",
            ),
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="playtest_of_an_account_or_a_browser"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.games} games of seed {self.seed}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("play:playtest", args=[self.pk])

    @property
    def stage(self) -> Status:
        """How far it is."""
        if self.finished:
            return Status.FINISHED
        if self.cancelled:
            return Status.CANCELLED
        if self.failed:
            return Status.FAILED
        return Status.PLAYING if self.started else Status.WAITING

    @property
    def is_open(self) -> bool:
        """Whether games of it may still be played."""
        return self.stage in {Status.WAITING, Status.PLAYING}

    def description(self) -> PlaytestDescription:
        """Return what decides every one of its games."""
        first, second = self.decks.all()
        return PlaytestDescription(
            decks=(first.cards(), second.cards()),
            players=(first.player, second.player),
            seed=self.seed,
            edition=self.edition,
            day=self.day.isoformat() if self.day else "",
        )


class PlaytestDeck(models.Model):
    """A deck of a playtest as it was when the playtest was ordered, and who plays it.

    `place` is 0 or 1, as in the rules. `version` is where the cards came from, as long as that
    exists. `blanks` are the cards whose behaviour was not written then.
    """

    playtest = models.ForeignKey(Playtest, on_delete=models.CASCADE, related_name="decks")
    place = models.PositiveSmallIntegerField()
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, blank=True, related_name="playtests"
    )
    name = models.CharField(max_length=120)
    contents = models.JSONField()
    player = models.CharField(max_length=20)
    blanks = models.JSONField(default=list)

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["playtest", "place"], name="one_deck_of_a_place")
        ]

    def __str__(self) -> str:
        return self.name

    def cards(self) -> TcgDeck:
        """Return the deck as the rules see it."""
        deck = from_contents(Game.TCG, self.contents)
        assert isinstance(deck, TcgDeck), "contents of the TCG are a deck of the TCG"
        return deck


class Chunk(models.Model):
    """Games of a playtest that were played in one go, beginning with game `first`.

    `summary` and `records` are what `rules.playtest.writing` writes; `wins_a` and `wins_b` repeat
    how many games each deck won, for lists. A chunk is stored once, under its playtest and first
    game, anyone who plays it and how often.
    """

    playtest = models.ForeignKey(Playtest, on_delete=models.CASCADE, related_name="chunks")
    first = models.PositiveIntegerField()
    games = models.PositiveIntegerField()
    wins_a = models.PositiveIntegerField()
    wins_b = models.PositiveIntegerField()
    summary = models.JSONField()
    records = models.JSONField()
    stored = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["first"]
        constraints = [
            models.UniqueConstraint(fields=["playtest", "first"], name="one_chunk_of_a_first_game")
        ]

    def __str__(self) -> str:
        return f"games {self.first} to {self.first + self.games - 1}"


class WorkerHeartbeat(models.Model):
    """When a worker last did something: one row for all of them (`play.heartbeat`)."""

    seen = models.DateTimeField()

    def __str__(self) -> str:
        return f"a worker was seen at {self.seen:%H:%M:%S}"
