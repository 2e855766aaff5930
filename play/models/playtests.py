"""Playtests and what was played of them."""

import uuid
from collections.abc import Sequence
from enum import StrEnum

from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.contents.encoding import AnyDeck, from_contents
from decks.models import Deck, DeckVersion
from decks.ownership import Owned
from play.face import GameFace, face_of
from play.models.fingerprints import current_fingerprints
from play.models.limits import MAX_GAMES, MAX_SEED, MAX_TRIAL_DECKS
from rules.construction import Game
from rules.playtest.kind import Description, PlaytestKind
from rules.playtest.kinds import KINDS, TRIAL_KINDS
from rules.playtest.trials.sprt import DEFAULT_ERROR, SprtPlan, plan_for
from rules.playtest.trials.trial import Stage, comparison_stages, halving_stages, swap_stages
from rules.playtest.trials.trial import Trial as TrialDescription


class Status(StrEnum):
    """How far a playtest is."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    PAUSED = "paused"
    FAILED = "failed"


class Design(StrEnum):
    """What a playtest is to find out: how decks fare, or which of several versions is better.

    Proposals are versions that a step of an improvement tries.
    """

    PLAIN = ""
    COMPARISON = "comparison"
    SWAP = "swap"
    PROPOSALS = "proposals"


class Playtest(Owned):
    """Games of some decks, under an address that cannot be guessed.

    Two to four decks of the TCG play against each other, one to four of the LCG together against a
    `scenario` of some `difficulty`; these are empty for the TCG. For the
    LCG's core rules the edition is empty.

    `play.models.access` decides who may see it; only its owner may cancel or delete it.

    All that decides its games is in its row and those of its decks, and never changes. Its games
    are cut into chunks of `chunk_games`, a number that is settled once, when it starts. `day` is
    the day whose formats, rules and card texts hold; `rules_fingerprint` shows by which code and
    texts it is played, `players_fingerprint` by which code and weights of its players. Playtests
    from before these were kept have none of them: they can be read, and no game is added. Without
    a day the LCG has its printed texts.
    `published` is when chunks of it were last put on the queue, `last_sent` the first game of the
    last of them; none is before it starts, or starts again.
    `queue_key` names whose playtests it waits for (`play.queue.fairness`).
    A playtest with a `design` is a trial of versions of one deck (`Trial`): its first decks are the
    versions, the others their opponents or partners.
    Playtests with the same `gauntlet` are shown as one table: the first deck is that of `row`, the
    second that of `column`.
    One with an `improvement` is a part of its path: of `stage`, counted from 0, and of `step`,
    for `purpose` (`rules.playtest.improving.path`).
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.CharField(
        max_length=3, choices=[(game.value, game.name) for game in Game], default=Game.TCG.value
    )
    design = models.CharField(
        max_length=10,
        blank=True,
        choices=[(design.value, design.name.lower()) for design in Design],
    )
    games = models.PositiveIntegerField()
    seed = models.BigIntegerField()
    format = models.CharField(max_length=60)
    edition = models.CharField(max_length=40, blank=True)
    scenario = models.CharField(max_length=60, blank=True)
    difficulty = models.CharField(max_length=20, blank=True)
    day = models.DateField(null=True, blank=True)
    rules_fingerprint = models.CharField(max_length=16, blank=True, editable=False)
    players_fingerprint = models.CharField(max_length=16, blank=True, editable=False)
    allowed_illegal = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)
    published = models.DateTimeField(null=True, editable=False)
    gauntlet = models.UUIDField(null=True, db_index=True, editable=False)
    row = models.PositiveSmallIntegerField(default=0, editable=False)
    column = models.PositiveSmallIntegerField(default=0, editable=False)
    improvement = models.ForeignKey(
        "Improvement",
        on_delete=models.CASCADE,
        null=True,
        editable=False,
        related_name="playtests",
    )
    stage = models.PositiveSmallIntegerField(default=0, editable=False)
    step = models.PositiveSmallIntegerField(default=0, editable=False)
    purpose = models.CharField(max_length=12, blank=True, editable=False)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)
    chunk_games = models.PositiveIntegerField(null=True, editable=False)
    last_sent = models.PositiveIntegerField(null=True, editable=False)
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
    def status(self) -> Status:
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
        return self.status in {Status.WAITING, Status.PLAYING, Status.PAUSED}

    @property
    def is_trial(self) -> bool:
        """Whether it compares versions of a deck."""
        return self.design != Design.PLAIN

    @property
    def kind(self) -> PlaytestKind:
        """The functions that set up, play and count its games."""
        return TRIAL_KINDS[Game(self.game)] if self.is_trial else KINDS[Game(self.game)]

    @property
    def face(self) -> GameFace:
        """What a person sees of its games."""
        return face_of(self.game)

    def description(self) -> Description | TrialDescription:
        """Return what decides every one of its games."""
        decks = list(self.decks.all())
        if self.is_trial:
            return self.trial.description(decks)
        return self.face.describe(
            [deck.cards() for deck in decks],
            [deck.player for deck in decks],
            self.seed,
            self.day,
            edition=self.edition,
            scenario=self.scenario,
            difficulty=self.difficulty,
        )

    def current_fingerprints(self) -> dict[str, str]:
        """Return by which rules, card texts and players this process plays it, by field name."""
        return current_fingerprints(self.kind, self.description())

    def has_current_rules(self) -> bool:
        """Return whether its games are by this process's rules, card texts and players.

        Only then may this process add games to it.
        """
        current = self.current_fingerprints()
        return all(getattr(self, field) == found for field, found in current.items())


class PlaytestDeck(models.Model):
    """A deck of a playtest as it was when the playtest was ordered, and who plays it.

    `place` counts from 0, as in the rules. `version` is where the cards came from, as long as that
    exists. `card` is what a swap put in. `blanks` are the cards whose behaviour was not written
    then.
    """

    playtest = models.ForeignKey(Playtest, on_delete=models.CASCADE, related_name="decks")
    place = models.PositiveSmallIntegerField()
    card = models.CharField(max_length=20, blank=True)
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
            models.CheckConstraint(
                condition=Q(place__lt=MAX_TRIAL_DECKS), name="playtest_has_few_decks"
            ),
        ]

    def __str__(self) -> str:
        return self.name

    def cards(self) -> AnyDeck:
        """Return the deck as the rules see it."""
        return from_contents(Game(self.playtest.game), self.contents)


class Trial(models.Model):
    """What a playtest of several versions of a deck compares, and how far it is settled.

    The first `versions` decks are versions, the first of them the unchanged one. A comparison has
    up to `pairs` pairs of games; with a `margin` it stops once a sequential test for a difference
    of that share has an answer, which is wrong in at most a share `error`. A swap replaces up to
    `copies` copies of `card_out` by each version's `card`, and has `pairs` pairs of each in the
    first round, as proposals have. `entrants` are the versions of the stages that may be played.
    """

    playtest = models.OneToOneField(Playtest, on_delete=models.CASCADE, related_name="trial")
    versions = models.PositiveSmallIntegerField()
    pairs = models.PositiveIntegerField()
    margin = models.FloatField(null=True, blank=True)
    error = models.FloatField(default=DEFAULT_ERROR)
    card_out = models.CharField(max_length=20, blank=True)
    copies = models.PositiveSmallIntegerField(default=0)
    entrants = models.JSONField()
    settled = models.PositiveSmallIntegerField(default=1, editable=False)

    def __str__(self) -> str:
        return f"{self.versions} versions"

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages that its games are numbered by."""
        if self.playtest.design == Design.COMPARISON:
            return comparison_stages(self.pairs)
        if self.playtest.design == Design.PROPOSALS:
            return halving_stages(self.versions - 1, self.pairs)
        return swap_stages(self.versions - 1, self.pairs)

    @property
    def plan(self) -> SprtPlan | None:
        """The sequential test that ends it, if there is one."""
        return plan_for(self.margin, self.error)

    def description(self, decks: Sequence["PlaytestDeck"]) -> TrialDescription:
        """Return what decides every game of the stages that may be played."""
        playtest = self.playtest
        others = decks[self.versions :]
        return playtest.face.describe_trial(
            [deck.cards() for deck in decks[: self.versions]],
            [deck.cards() for deck in others],
            [deck.player for deck in (decks[0], *others)],
            playtest.seed,
            playtest.day,
            stages=self.stages,
            entrants=self.entrants,
            edition=playtest.edition,
            scenario=playtest.scenario,
            difficulty=playtest.difficulty,
        )


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
    site_c = models.PositiveSmallIntegerField(null=True)
    site_d = models.PositiveSmallIntegerField(null=True)
    lost = models.CharField(max_length=4, blank=True)
    comeback = models.PositiveSmallIntegerField(default=0)
    cards_seen = models.TextField(blank=True)
    quest_stage = models.PositiveSmallIntegerField(null=True)
    cause = models.CharField(max_length=20, blank=True)
    score = models.SmallIntegerField(null=True)
    scenario = models.PositiveSmallIntegerField(null=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["playtest", "number"], name="one_game_of_a_number")
        ]

    def __str__(self) -> str:
        return f"game {self.number}"

    @property
    def sites(self) -> tuple[int, ...]:
        """The site that each fellowship reached; the LCG has none."""
        sites = (self.site_a, self.site_b, self.site_c, self.site_d)
        return tuple(site for site in sites if site is not None)


class StatisticsTotal(models.Model):
    """What the chunks `firsts` of a playtest say together, so that pages read one row.

    It can be made again from the chunks at any time (`play.queue.totals`).
    """

    playtest = models.OneToOneField(Playtest, on_delete=models.CASCADE, related_name="total")
    firsts = models.JSONField()
    summary = models.JSONField()

    def __str__(self) -> str:
        return f"{len(self.firsts)} chunks"


class SavedField(Owned):
    """Decks of a game under a name, such as "My metagame", for gauntlets and comparisons."""

    name = models.CharField(max_length=60)
    game = models.CharField(
        max_length=3, choices=[(game.value, game.name) for game in Game], default=Game.TCG.value
    )
    decks = models.ManyToManyField(Deck, related_name="saved_fields")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["name", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="field_of_an_account_or_a_browser"
            )
        ]

    def __str__(self) -> str:
        return self.name


class WorkerHeartbeat(models.Model):
    """When a worker last did something: one row for all of them (`play.queue.heartbeat`).

    `kernel` is the rules kernel it played with, "compiled" or "plain".
    """

    seen = models.DateTimeField()
    kernel = models.CharField(max_length=20, default="", blank=True)

    def __str__(self) -> str:
        return f"a worker was seen at {self.seen:%H:%M:%S}"
