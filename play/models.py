"""Playtests and what was played of them. The database is the record; the queue only carries."""

import uuid
from enum import StrEnum

from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.contents.encoding import AnyDeck, from_contents
from decks.models import DeckVersion
from decks.ownership import Owned
from play.descriptions import AnyDescription, describe
from play.limits import MAX_DECKS, MAX_GAMES, MAX_SEED
from rules.construction import Game
from rules.playtest.kind import PlaytestKind
from rules.playtest.kinds import KINDS


class Status(StrEnum):
    """How far a playtest is."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    PAUSED = "paused"
    FAILED = "failed"


class Playtest(Owned):
    """Games of some decks, under an address that cannot be guessed.

    Two decks of the TCG play against each other, one to four of the LCG together against a
    `scenario` of some `difficulty`; these are empty for the TCG. The LCG has no editions.

    `play.access` decides who may see it; only its owner may cancel or delete it.

    All that decides its games is in its row and those of its decks, and never changes. Its games
    are cut into chunks of `chunk_games`, a number that is settled once, when it starts. `day` is
    the day whose formats, rules and card texts hold; `rules_fingerprint` shows by which code and
    texts it is played. Playtests from before these were kept have neither. Without a day the LCG
    has its printed texts.
    `published` is when chunks of it were last put on the queue.
    `queue_key` names whose playtests it waits for (`play.fairness`).
    Playtests with the same `gauntlet` are shown as one table: the first deck is that of `row`, the
    second that of `column`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.CharField(
        max_length=3, choices=[(game.value, game.name) for game in Game], default=Game.TCG.value
    )
    games = models.PositiveIntegerField()
    seed = models.BigIntegerField()
    format = models.CharField(max_length=60)
    edition = models.CharField(max_length=40, blank=True)
    scenario = models.CharField(max_length=60, blank=True)
    difficulty = models.CharField(max_length=20, blank=True)
    day = models.DateField(null=True, blank=True)
    rules_fingerprint = models.CharField(max_length=16, blank=True, editable=False)
    allowed_illegal = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)
    published = models.DateTimeField(null=True, editable=False)
    gauntlet = models.UUIDField(null=True, db_index=True, editable=False)
    row = models.PositiveSmallIntegerField(default=0, editable=False)
    column = models.PositiveSmallIntegerField(default=0, editable=False)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)
    chunk_games = models.PositiveIntegerField(null=True, editable=False)
    started = models.DateTimeField(null=True, editable=False)
    finished = models.DateTimeField(null=True, editable=False)
    cancelled = models.DateTimeField(null=True, editable=False)
    paused = models.DateTimeField(null=True, editable=False)
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
        if self.paused:
            return Status.PAUSED
        return Status.PLAYING if self.started else Status.WAITING

    @property
    def is_open(self) -> bool:
        """Whether games of it may still be played."""
        return self.stage in {Status.WAITING, Status.PLAYING, Status.PAUSED}

    @property
    def kind(self) -> PlaytestKind:
        """The functions that set up, play and count its games."""
        return KINDS[Game(self.game)]

    def description(self) -> AnyDescription:
        """Return what decides every one of its games."""
        decks = list(self.decks.all())
        return describe(
            Game(self.game),
            [deck.cards() for deck in decks],
            [deck.player for deck in decks],
            self.seed,
            self.day,
            edition=self.edition,
            scenario=self.scenario,
            difficulty=self.difficulty,
        )


class PlaytestDeck(models.Model):
    """A deck of a playtest as it was when the playtest was ordered, and who plays it.

    `place` is 0 to 5, as in the rules. `version` is where the cards came from, as long as that
    exists. `blanks` are the cards whose behaviour was not written then.
    """

    playtest = models.ForeignKey(Playtest, on_delete=models.CASCADE, related_name="decks")
    place = models.PositiveSmallIntegerField()
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, blank=True, related_name="playtests"
    )
    name = models.CharField(max_length=120)
    contents = models.JSONField()
    player = models.CharField(max_length=200)
    blanks = models.JSONField(default=list)

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["playtest", "place"], name="one_deck_of_a_place"),
            models.CheckConstraint(condition=Q(place__lt=MAX_DECKS), name="playtest_has_few_decks"),
        ]

    def __str__(self) -> str:
        return self.name

    def cards(self) -> AnyDeck:
        """Return the deck as the rules see it."""
        return from_contents(Game(self.playtest.game), self.contents)


class Chunk(models.Model):
    """Games of a playtest that were played in one go, beginning with game `first`.

    `summary` and `records` are what `Playtest.kind` writes; `wins` repeats how many games each side
    won, for lists. A chunk is stored once, under its playtest and first
    game, anyone who plays it and how often.
    """

    playtest = models.ForeignKey(Playtest, on_delete=models.CASCADE, related_name="chunks")
    first = models.PositiveIntegerField()
    games = models.PositiveIntegerField()
    wins = models.JSONField(default=list)
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


class PlayedGame(models.Model):
    """What people look for in a game, so that games can be sorted and filtered.

    It repeats what the chunk's records say (`rules.playtest.facts.GameFacts` explains the
    fields) and is stored with the chunk.
    """

    playtest = models.ForeignKey(Playtest, on_delete=models.CASCADE, related_name="played_games")
    number = models.PositiveIntegerField()
    winner = models.PositiveSmallIntegerField(null=True)
    ending = models.CharField(max_length=12)
    length = models.PositiveSmallIntegerField()
    decisions = models.PositiveIntegerField()
    first_player = models.PositiveSmallIntegerField(null=True)
    site_a = models.PositiveSmallIntegerField(null=True)
    site_b = models.PositiveSmallIntegerField(null=True)
    comeback = models.PositiveSmallIntegerField(default=0)
    cards_played = models.TextField(blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["playtest", "number"], name="one_game_of_a_number")
        ]

    def __str__(self) -> str:
        return f"game {self.number}"


class StatisticsTotal(models.Model):
    """What the chunks `firsts` of a playtest say together, so that pages read one row.

    It can be made again from the chunks at any time (`play.totals`).
    """

    playtest = models.OneToOneField(Playtest, on_delete=models.CASCADE, related_name="total")
    firsts = models.JSONField()
    summary = models.JSONField()

    def __str__(self) -> str:
        return f"{len(self.firsts)} chunks"


class WorkerHeartbeat(models.Model):
    """When a worker last did something: one row for all of them (`play.heartbeat`)."""

    seen = models.DateTimeField()

    def __str__(self) -> str:
        return f"a worker was seen at {self.seen:%H:%M:%S}"
