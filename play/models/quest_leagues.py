"""Quest leagues of the LCG: scenarios in a fixed order, and the parties that play them."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse

from decks.contents.encoding import AnyDeck, from_contents
from decks.models import DeckVersion, Pool
from decks.ownership import Owned
from play.models.boxes import SharedBoxes
from play.models.limited import BoosterDraft
from play.models.tables import Table
from rules.construction import Game


class QuestLeague(Owned):
    """Scenarios that each party plays once, in this order; known to those who have its address.

    One after a `draft`, or with the shares of some `boxes`, has a single party: those who drafted
    or opened a share, all at one table.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    # Others may still play when an account is deleted.
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="quest_leagues",
    )
    name = models.CharField(max_length=80)
    scenarios = models.JSONField()
    difficulty = models.CharField(max_length=20)
    draft = models.ForeignKey(
        BoosterDraft, on_delete=models.SET_NULL, null=True, related_name="quest_leagues"
    )
    boxes = models.ForeignKey(
        SharedBoxes, on_delete=models.SET_NULL, null=True, related_name="quest_leagues"
    )
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(owner=None) | Q(browser=""),
                name="quest_league_of_an_account_or_a_browser",
            )
        ]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("quest-leagues:league", args=[self.pk])

    @property
    def is_closed(self) -> bool:
        """Whether it is for the one party that it began with."""
        return self.draft_id is not None or self.boxes_id is not None


class QuestParty(Owned):
    """Somebody with a deck that never changes, alone or with `friends` who bring theirs.

    A party with `members` plays with their decks instead and has none of its own.
    """

    league = models.ForeignKey(QuestLeague, on_delete=models.CASCADE, related_name="parties")
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="quest_parties",
    )
    name = models.CharField(max_length=40)
    friends = models.PositiveSmallIntegerField(default=0)
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, related_name="quest_parties"
    )
    deck_name = models.CharField(max_length=120)
    contents = models.JSONField(null=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["created", "pk"]
        verbose_name_plural = "quest parties"

    def __str__(self) -> str:
        return self.name

    def cards(self) -> AnyDeck:
        """Return its deck as the rules see it."""
        return from_contents(Game.LCG, self.contents)


class QuestMember(Owned):
    """One of those who drafted or share boxes: a person, or the computer `player`, with a deck.

    The deck is from their `pool`; a person chooses it before the first game.
    """

    party = models.ForeignKey(QuestParty, on_delete=models.CASCADE, related_name="members")
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="quest_members",
    )
    place = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=120)
    player = models.CharField(max_length=200, blank=True)
    pool = models.ForeignKey(
        Pool, on_delete=models.SET_NULL, null=True, related_name="quest_members"
    )
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, related_name="quest_members"
    )
    deck_name = models.CharField(max_length=120)
    contents = models.JSONField()

    class Meta:
        ordering = ["place"]
        constraints = [
            models.UniqueConstraint(fields=["party", "place"], name="one_quest_member_of_a_place")
        ]

    def __str__(self) -> str:
        return self.name

    def cards(self) -> AnyDeck:
        """Return the deck as the rules see it."""
        return from_contents(Game.LCG, self.contents)


class QuestGame(models.Model):
    """A party's game of a scenario, `number` in the order from 0.

    `won` is None while it goes on. `score` is that of the rules, of a won game alone. `helped` is
    how often a move was taken back or a hint given.
    """

    party = models.ForeignKey(QuestParty, on_delete=models.CASCADE, related_name="games")
    number = models.PositiveSmallIntegerField()
    table = models.OneToOneField(
        Table, on_delete=models.SET_NULL, null=True, related_name="quest_game"
    )
    won = models.BooleanField(null=True)
    score = models.IntegerField(null=True)
    helped = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["party", "number"], name="one_quest_game_of_a_number")
        ]

    def __str__(self) -> str:
        return f"game {self.number}"
