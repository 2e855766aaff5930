"""Decks and their versions. A verdict is never stored: it is a question about a day."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from cards.addresses import address
from decks.contents.encoding import AnyDeck, from_contents
from decks.ownership import Owned
from rules.construction import Game
from rules.names import unaccented

MAX_CARD_NOTE = 300


class Visibility(models.TextChoices):
    """Who may read a deck that is not their own."""

    PRIVATE = "private", "Private: only you"
    UNLISTED = "unlisted", "Unlisted: anyone with the link"
    PUBLIC = "public", "Public: everyone, listed in search"


class Tag(models.Model):
    """A word that players file decks under, in small letters."""

    name = models.CharField(max_length=30, unique=True)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Pool(Owned):
    """The cards that a visitor opened or picked in a limited event, by which its decks are bound.

    `event` is its slug in `rules/limited/events`. A sealed pool has a `seed`, how many weeks of
    packs were opened, and the starter deck chosen in each ("" where the seed chose); packs are
    opened again from these to be shown. `cards` are copies by card id, of all packs.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    event = models.CharField(max_length=60)
    seed = models.BigIntegerField()
    weeks = models.PositiveSmallIntegerField(default=0)
    starters = models.JSONField(default=list)
    cards = models.JSONField(default=dict)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="pool_of_an_account_or_a_browser"
            )
        ]

    def __str__(self) -> str:
        return f"pool of {self.event}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return address("limited:pool", self.pk)


class FoldedName(models.TextField):  # type: ignore[type-arg]
    """The name of a deck without accents and capitals, to be searched; written as the row is."""

    def pre_save(self, model_instance: models.Model, add: bool) -> str:
        """Return what is stored."""
        assert isinstance(model_instance, Deck), "it is a field of decks"
        return unaccented(model_instance.name)


class Deck(Owned):
    """A deck by its name; what is in it are its versions. Its number is its primary key.

    `slug` is its address and cannot be guessed. `format` is the format it is built for, "" where
    its builder has not said. `notes` are Markdown. A deck of limited play has the `pool` that its
    cards are from. `folded` and `liked` are there so that a search among very many decks stays
    cheap: the name as it is looked for, and the number of likes (`decks.sharing.likes`).
    """

    GAMES = [(Game.TCG.value, "Trading Card Game"), (Game.LCG.value, "The Card Game")]

    slug = models.SlugField(max_length=80, unique=True)
    game = models.CharField(max_length=3, choices=GAMES)
    name = models.CharField(max_length=120)
    folded = FoldedName(default="", editable=False)
    format = models.CharField(max_length=60, blank=True)
    sample = models.BooleanField(default=False)
    visibility = models.CharField(
        max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE
    )
    notes = models.TextField(blank=True)
    tags = models.ManyToManyField(Tag, blank=True, related_name="decks")
    pool = models.ForeignKey(
        Pool, on_delete=models.SET_NULL, null=True, blank=True, related_name="decks"
    )
    copied_from = models.ForeignKey(
        "DeckVersion", on_delete=models.SET_NULL, null=True, blank=True, related_name="copies"
    )
    archived = models.BooleanField(default=False)
    liked = models.PositiveIntegerField(default=0, editable=False)
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-sample", "-updated", "-pk"]
        indexes = [
            models.Index(fields=["visibility", "sample", "-created"], name="newest_public_decks"),
            # Read backwards, these are the orders of the public list.
            models.Index(fields=["visibility", "created", "id"], name="public_decks_by_age"),
            models.Index(
                fields=["visibility", "liked", "created", "id"], name="public_decks_by_likes"
            ),
            models.Index(
                fields=["visibility", "sample", "updated", "id"], name="public_decks_by_change"
            ),
            models.Index(fields=["updated", "id"], name="samples", condition=Q(sample=True)),
            models.Index(fields=["visibility", "folded"], name="public_decks_by_name"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""), name="deck_of_an_account_or_a_browser"
            )
        ]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """Return the address of the deck's page."""
        return address("decks:deck", self.slug)


class DeckVersion(models.Model):
    """One saved state of a deck, numbered from 1; its cards never change once it is saved.

    `name` is what its builder calls it, "" for most.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    contents = models.JSONField()
    name = models.CharField(max_length=80, blank=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number"], name="one_version_of_a_number")
        ]

    def __str__(self) -> str:
        return f"{self.deck}, version {self.number}"

    def cards(self) -> AnyDeck:
        """Return the version as the rules see a deck."""
        return from_contents(Game(self.deck.game), self.contents)


class DeckCard(models.Model):
    """A card that the latest version of a deck holds, so that decks are found by their cards."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="held_cards")
    card = models.CharField(max_length=20)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["card", "deck"], name="one_row_of_a_card")]

    def __str__(self) -> str:
        return f"{self.card} in {self.deck}"


class Like(models.Model):
    """A player's liking of a deck, once."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="likes")
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="likes"
    )
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["deck", "player"], name="one_like_of_a_player")
        ]

    def __str__(self) -> str:
        return f"{self.player} likes {self.deck}"


class Comment(models.Model):
    """What a player says of a deck: `text` in Markdown, and the sanitised `html` made of it.

    Only staff see hidden ones. `address` is a keyed hash of where it came from, for staff who ban
    it.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="comments")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="comments"
    )
    text = models.TextField()
    html = models.TextField(default="", editable=False)
    created = models.DateTimeField(auto_now_add=True, db_index=True)
    hidden = models.BooleanField(default=False)
    address = models.CharField(max_length=64, blank=True, editable=False)

    class Meta:
        ordering = ["created", "pk"]

    def __str__(self) -> str:
        return f"comment {self.pk} on {self.deck}"


class Report(models.Model):
    """A player's word to the staff that a comment, or a deck itself, breaks the house's rules."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="reports")
    comment = models.ForeignKey(
        Comment, on_delete=models.CASCADE, null=True, blank=True, related_name="reports"
    )
    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="reports"
    )
    reason = models.CharField(max_length=500)
    created = models.DateTimeField(auto_now_add=True)
    handled = models.BooleanField(default=False)

    class Meta:
        ordering = ["handled", "-created"]
        constraints = [
            models.UniqueConstraint(
                fields=["comment", "reporter"],
                condition=Q(comment__isnull=False),
                name="one_report_of_a_comment",
            ),
            models.UniqueConstraint(
                fields=["deck", "reporter"],
                condition=Q(comment=None),
                name="one_report_of_a_deck",
            ),
        ]

    def __str__(self) -> str:
        return f"report of {self.comment or self.deck}"


class Follow(models.Model):
    """A player who wants to see the new public decks of another."""

    follower = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="following"
    )
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="followers"
    )
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["follower", "author"], name="one_follow_of_an_author"),
            models.CheckConstraint(
                condition=~Q(follower=models.F("author")), name="nobody_follows_themselves"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.follower} follows {self.author}"


class PlayerProfile(models.Model):
    """What a player says of themselves, in Markdown. Hidden texts are seen by staff alone."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="profile"
    )
    about = models.TextField(blank=True)
    hidden = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"profile of {self.player}"


class CardNote(models.Model):
    """What the builder of a deck says about one card, whether it is in the deck or left out."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="card_notes")
    card = models.CharField(max_length=20)
    text = models.CharField(max_length=MAX_CARD_NOTE)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["deck", "card"], name="one_note_of_a_card")]

    def __str__(self) -> str:
        return f"note on {self.card} in {self.deck}"


class MaybeCard(models.Model):
    """A card that the player considers for a deck; it is in no version of it."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="maybe_cards")
    card = models.CharField(max_length=20)
    added = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["added", "pk"]
        constraints = [models.UniqueConstraint(fields=["deck", "card"], name="one_maybe_of_a_card")]

    def __str__(self) -> str:
        return f"{self.card}, maybe for {self.deck}"


class Collection(Owned):
    """The cards of a game that a visitor owns: `copies` by printed id, none of them 0.

    With `shared`, the visitor's decks may use the same copies; without, each deck needs its own.
    """

    game = models.CharField(max_length=3, choices=Deck.GAMES)
    copies = models.JSONField(default=dict)
    shared = models.BooleanField(default=True)
    updated = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["owner", "game"],
                condition=Q(owner__isnull=False),
                name="one_collection_of_an_account",
            ),
            models.UniqueConstraint(
                fields=["browser", "game"],
                condition=Q(owner=None),
                name="one_collection_of_a_browser",
            ),
        ]

    def __str__(self) -> str:
        return f"collection of {self.owner or 'a browser'}"


class DeckGroup(Owned):
    """Decks that are built from one collection at the same time, such as those of a fellowship."""

    game = models.CharField(max_length=3, choices=Deck.GAMES)
    name = models.CharField(max_length=80)
    decks = models.ManyToManyField(Deck, blank=True, related_name="groups")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["name", "pk"]

    def __str__(self) -> str:
        return self.name


class Draft(models.Model):
    """What the builder is at work on: kept at every edit, and no version until it is saved.

    `base` is the version it began from or was last saved as. `position` is the number of the step
    the draft stands at; undo and redo move it. `revision` grows with every change of any kind, so
    that an edit made on an older sight of the draft is noticed.
    """

    deck = models.OneToOneField(Deck, on_delete=models.CASCADE, related_name="draft")
    base = models.ForeignKey(DeckVersion, on_delete=models.CASCADE, related_name="+")
    position = models.PositiveIntegerField(default=0)
    revision = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"draft of {self.deck}"


class DraftStep(models.Model):
    """A state of a draft: the cards after a change, and that change in words."""

    draft = models.ForeignKey(Draft, on_delete=models.CASCADE, related_name="steps")
    number = models.PositiveIntegerField()
    contents = models.JSONField()
    words = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["draft", "number"], name="one_step_of_a_number")
        ]

    def __str__(self) -> str:
        return f"{self.draft}, step {self.number}"
