"""The catalogue: sets and cards of both games as the data files say them.

The files of `rules` are where facts are written; the rows here are what errata, rulings and
decks can point at, and `manage.py load_catalogue` brings them in line with the files.
"""

import json
import uuid
from functools import cached_property
from typing import Any

from django.db import models
from django.urls import reverse

from cards.legality.models import Erratum as Erratum
from cards.legality.models import ListEntry as ListEntry
from cards.printed.models import PrintedText as PrintedText
from rules.construction import Game
from rules.lcg.facts import row as lcg_row
from rules.lcg.facts.card import LcgCard
from rules.tcg.facts import row as tcg_row
from rules.tcg.facts.card import Card as TcgCard

Facts = TcgCard | LcgCard

GAMES = [(Game.TCG.value, "Trading Card Game"), (Game.LCG.value, "The Card Game")]


def read_facts(game: str, row: dict[str, Any], card_set: str) -> Facts:
    """Return the facts that a row of a set's data file says."""
    return tcg_row.card_of(row) if game == Game.TCG else lcg_row.card_of(row, card_set)


def row_for(facts: Facts) -> dict[str, Any]:
    """Return the row of a data file that says these facts."""
    return tcg_row.row_of(facts) if isinstance(facts, TcgCard) else lcg_row.row_of(facts)


def line_for(facts: Facts) -> str:
    """Return the line of a data file that says these facts."""
    return json.dumps(row_for(facts), ensure_ascii=False)


class CardSet(models.Model):
    """A set of one game: of the TCG by its number, of the LCG by its code."""

    game = models.CharField(max_length=3, choices=GAMES)
    code = models.CharField(max_length=20)
    name = models.CharField(max_length=80)
    abbreviation = models.CharField(max_length=8)
    released = models.CharField(
        max_length=10, blank=True, help_text="A day, or its month where the day is not sure."
    )
    block = models.CharField(max_length=30, blank=True)
    order = models.PositiveSmallIntegerField(help_text="Its place among the sets of its game.")

    class Meta:
        ordering = ["-game", "order"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="one_set_of_a_code")]

    def __str__(self) -> str:
        return self.name


class Card(models.Model):
    """A card of one game, called by its printed id: "7_364" or "01001".

    `belongs_to` is its culture, sphere or encounter set. `line` is the card as its data file
    writes it, with every fact in its order; the other columns are those that lists and the admin
    ask for.
    """

    game = models.CharField(max_length=3, choices=GAMES)
    printed_id = models.CharField(max_length=12)
    card_set = models.ForeignKey(CardSet, on_delete=models.PROTECT, related_name="cards")
    number = models.PositiveSmallIntegerField()
    collector = models.CharField(max_length=12)
    title = models.CharField(max_length=80)
    subtitle = models.CharField(max_length=80, blank=True)
    type = models.CharField(max_length=20)
    belongs_to = models.CharField(max_length=40, blank=True)
    unique = models.BooleanField(default=False)
    line = models.TextField()

    class Meta:
        ordering = ["card_set", "number", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["game", "printed_id"], name="one_card_of_a_printed_id")
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.collector})"

    def get_absolute_url(self) -> str:
        """Return the address of the card's page."""
        return reverse("cards:card", args=[self.game, self.printed_id])

    @property
    def name(self) -> str:
        """Title and subtitle as players write them."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def row(self) -> dict[str, Any]:
        """What the line says."""
        row: dict[str, Any] = json.loads(self.line)
        return row

    @cached_property
    def facts(self) -> Facts:
        """The card as the rules know it."""
        return read_facts(self.game, self.row, self.card_set.code)


class CatalogueChange(models.Model):
    """One change of the catalogue. The newest stamp shows whether an index of cards is stale."""

    stamp = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    made = models.DateTimeField(auto_now_add=True)
    summary = models.CharField(max_length=200)

    class Meta:
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.summary
