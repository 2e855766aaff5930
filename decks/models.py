"""Decks and their versions. A verdict is never stored: it is a question about a day."""

from django.conf import settings
from django.db import models
from django.urls import reverse

from decks.contents import AnyDeck, from_contents
from rules.construction import Game


class Deck(models.Model):
    """A deck by its name; what is in it are its versions. Its number is its primary key."""

    GAMES = [(Game.TCG.value, "Trading Card Game"), (Game.LCG.value, "Living Card Game")]

    slug = models.SlugField(max_length=80, unique=True)
    game = models.CharField(max_length=3, choices=GAMES)
    name = models.CharField(max_length=120)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="decks",
    )
    sample = models.BooleanField(default=False)
    notes = models.TextField(blank=True)
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-sample", "-updated", "-pk"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """Give the address of the deck's page."""
        return reverse("decks:deck", args=[self.slug])


class DeckVersion(models.Model):
    """One saved state of a deck, numbered from 1; it never changes once it is saved."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    contents = models.JSONField()
    note = models.CharField(max_length=200, blank=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number"], name="one_version_of_a_number")
        ]

    def __str__(self) -> str:
        return f"{self.deck}, version {self.number}"

    def cards(self) -> AnyDeck:
        """Give the version as the rules see a deck."""
        return from_contents(Game(self.deck.game), self.contents)
