"""Tables where people play: a game in progress, its seats and its moves."""

import secrets
import uuid
from enum import StrEnum

from django.conf import settings
from django.db import models
from django.db.models import Q

from cards.addresses import address
from decks.contents.encoding import AnyDeck, from_contents
from decks.models import DeckVersion, Visibility
from decks.ownership import Owned
from play.face import GameEnd, GameFace, face_of
from play.models.limits import MAX_TABLE_SEATS
from play.models.playtests import Playtest
from play.models.terms import TableTerms
from rules.construction import Game
from rules.playtest.kind import Description, PlaytestKind
from rules.playtest.kinds import KINDS


class TableStatus(StrEnum):
    """How far a table is: friends are expected, the game goes on, it is over, or was ended."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"


class Passing(StrEnum):
    """Until when a seat passes by itself."""

    NO = ""
    EVENT = "event"
    PHASE = "phase"
    TURN = "turn"


def make_invitation() -> str:
    """Return the secret of a seat's invitation."""
    return secrets.token_urlsafe(18)


class Table(TableTerms, Owned):
    """A game between people and computer players, under an address that cannot be guessed.

    Its game is a pure function of its row, its seats' decks and its moves, and is nowhere else.
    It is played like game `number` of a playtest of this `seed`, so that a playtest's game can be
    played on from any step; `keyed_shuffles` is for games of trials.

    `revision` counts its changes and never falls. A choice names the revision that it answers, so
    one from a stale tab changes nothing. `steps` is how many choices are made, `to_choose` the seat
    that chooses next. After something was taken back, moves that were seen before revision
    `rewound` may be gone. While it is `thinking`, the queue makes the next choice; `thinking_until`
    is how long a worker has claimed it.

    `winner` is a place, or 0 where the players of the LCG win. `gap` is how close the game was
    (`play.face.GameEnd`). `course` is the
    fingerprint of the lessons that lead through its game (`rules.lessons`), empty for any other
    game.

    `said` counts what people said to each other: phrases, offers, answers. The seat that must
    choose has been thinking since `choosing_since`, and its time is up at `deadline`. Both are in
    seconds of the site's own time (`play.tables.site_time`), and None while no clock runs.
    `notified` is how often the person who must choose got an email about it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Others may still play when an account is deleted.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="tables",
    )
    game = models.CharField(max_length=3, choices=[(game.value, game.name) for game in Game])
    format = models.CharField(max_length=60)
    edition = models.CharField(max_length=40, blank=True)
    scenario = models.CharField(max_length=60, blank=True)
    difficulty = models.CharField(max_length=20, blank=True)
    day = models.DateField(null=True, blank=True)
    seed = models.BigIntegerField()
    number = models.PositiveIntegerField(default=0)
    keyed_shuffles = models.BooleanField(default=False)
    rules_fingerprint = models.CharField(max_length=16, blank=True, editable=False)
    course = models.CharField(max_length=16, blank=True, editable=False)
    allowed_illegal = models.BooleanField(default=False)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)
    status = models.CharField(
        max_length=8,
        choices=[(status.value, status.name.lower()) for status in TableStatus],
        default=TableStatus.OPEN.value,
    )
    revision = models.PositiveIntegerField(default=0)
    steps = models.PositiveIntegerField(default=0)
    rewound = models.PositiveIntegerField(default=0)
    to_choose = models.PositiveSmallIntegerField(null=True)
    thinking = models.BooleanField(default=False)
    thinking_until = models.DateTimeField(null=True, editable=False)
    winner = models.PositiveSmallIntegerField(null=True)
    ending = models.CharField(max_length=12, blank=True)
    length = models.PositiveSmallIntegerField(default=0)
    gap = models.PositiveSmallIntegerField(null=True)
    source = models.ForeignKey(
        Playtest, on_delete=models.SET_NULL, null=True, blank=True, related_name="tables"
    )
    source_table = models.ForeignKey(
        "self", on_delete=models.SET_NULL, null=True, blank=True, related_name="continued"
    )
    source_step = models.PositiveIntegerField(default=0)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now_add=True)
    said = models.PositiveIntegerField(default=0, editable=False)
    choosing_since = models.FloatField(null=True, editable=False)
    deadline = models.FloatField(null=True, editable=False)
    notified = models.PositiveSmallIntegerField(default=0, editable=False)

    class Meta:
        ordering = ["-changed", "-pk"]
        indexes = [
            models.Index(
                fields=["status", "-changed"], name="listed_tables", condition=Q(listed=True)
            ),
            models.Index(
                fields=["deadline"], name="running_clocks", condition=Q(deadline__isnull=False)
            ),
            # Games that everybody may watch once they are over, in each order of their list. A
            # partial index is of no use to SQLite where the condition's values are parameters.
            models.Index(fields=["watching", "status", "-changed"], name="replays_by_time"),
            models.Index(fields=["watching", "status", "gap", "-changed"], name="replays_by_gap"),
            models.Index(
                fields=["watching", "status", "-length", "-changed"], name="replays_by_length"
            ),
            models.Index(
                fields=["watching", "status", "format", "-changed"], name="replays_of_format"
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="table_of_an_account_or_a_browser"
            ),
        ]

    def __str__(self) -> str:
        return f"table {self.pk}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return address("tables:table", self.pk)

    @property
    def kind(self) -> PlaytestKind:
        """The functions that set up its game and play it again."""
        return KINDS[Game(self.game)]

    @property
    def face(self) -> GameFace:
        """What a person sees of its game."""
        return face_of(self.game)

    @property
    def is_playing(self) -> bool:
        """Whether its game goes on."""
        return self.status == TableStatus.PLAYING

    @property
    def end(self) -> GameEnd:
        """How its game ended."""
        return GameEnd(self.winner, self.ending, self.length, self.gap)

    def description(self) -> Description:
        """Return what decides its game, but for the choices."""
        seats = list(self.seats.all())
        return self.face.describe(
            [seat.cards() for seat in seats],
            [seat.player for seat in seats],
            self.seed,
            self.day,
            edition=self.edition,
            scenario=self.scenario,
            difficulty=self.difficulty,
            keyed_shuffles=self.keyed_shuffles,
        )


class Seat(Owned):
    """A place at a table: the deck as it was when the game began, and who plays it.

    `player` is the computer player that plays it, empty for a person. A person's seat is free until
    an account or a browser owns it; who knows its `invitation` can take it. `contents` are missing
    as long as the person who comes chooses a deck. `name` is what the log calls it. `left` is when
    its person handed it to the computer player. `by_person` stays true once a person has sat there,
    even if their account or their link to the game is deleted: their cards may be private.
    `skips` are the steps in which its person isn't asked whether to act (`play.tables.stops`).
    `taken_back` counts the moves that were taken back, `hints` the hints that were given.
    `asked` is when its person last asked the others for something that they didn't agree to.
    `bank_left` is what is left of its bank of seconds, None without a clock. `muted` are the places
    whose messages its person doesn't want to see.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="seats",
    )
    place = models.PositiveSmallIntegerField()
    player = models.CharField(max_length=200, blank=True)
    name = models.CharField(max_length=120)
    invitation = models.CharField(
        max_length=24, default=make_invitation, unique=True, editable=False
    )
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, blank=True, related_name="seats"
    )
    deck_name = models.CharField(max_length=120, blank=True)
    contents = models.JSONField(null=True)
    blanks = models.JSONField(default=list)
    passing = models.CharField(
        max_length=8, blank=True, choices=[(each.value, each.name.lower()) for each in Passing]
    )
    passing_since = models.PositiveIntegerField(default=0)
    skips = models.JSONField(default=list)
    taken_back = models.PositiveIntegerField(default=0)
    hints = models.PositiveIntegerField(default=0)
    left = models.DateTimeField(null=True, editable=False)
    by_person = models.BooleanField(default=False, editable=False)
    bank_left = models.FloatField(null=True, editable=False)
    muted = models.JSONField(default=list, editable=False)
    asked = models.DateTimeField(null=True, editable=False)

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["table", "place"], name="one_seat_of_a_place"),
            models.CheckConstraint(
                condition=Q(place__lt=MAX_TABLE_SEATS), name="table_has_few_seats"
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def shows_deck(self) -> bool:
        """Whether everybody may read its deck: a sample, or a public one."""
        # Of a deck that was deleted nobody can tell any more who might read it.
        deck = self.version.deck if self.version is not None else None
        return deck is not None and (deck.sample or deck.visibility == Visibility.PUBLIC)

    @property
    def is_free(self) -> bool:
        """Whether it waits for a person."""
        return not self.player and self.owner_id is None and not self.browser

    def cards(self) -> AnyDeck:
        """Return the deck as the rules see it."""
        return from_contents(Game(self.table.game), self.contents)


class Move(models.Model):
    """A choice of one seat, and what was chosen for others until somebody has to think.

    `choices` are places in the list of options, the first of them number `first` of the game; `by`
    has a letter for each: "p" chosen by a person, "a" passed or chosen for them, "c" by the
    computer, "h" in the game that is played on. `revision` is that of the table after it. `lines`
    are what the log said of it then, by seat: what remains to be read once the rules have changed.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="moves")
    first = models.PositiveIntegerField()
    revision = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    choices = models.JSONField()
    by = models.TextField()
    lines = models.JSONField(default=dict)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["first"]
        constraints = [
            models.UniqueConstraint(fields=["table", "first"], name="one_move_of_a_first_choice")
        ]

    def __str__(self) -> str:
        return f"choices from {self.first}"
