"""The printed texts as rows, apart from the facts: they come from an operator's file."""

from django.db import models

from rules.construction import Game


class PrintedText(models.Model):
    """What is printed on a card, by its game and collector's number."""

    game = models.CharField(max_length=3, choices=[(game.value, game.value) for game in Game])
    collector = models.CharField(max_length=12)
    text = models.TextField()
    lore = models.TextField(blank=True)

    class Meta:
        ordering = ["game", "collector"]
        constraints = [
            models.UniqueConstraint(fields=["game", "collector"], name="one_text_of_a_card")
        ]

    def __str__(self) -> str:
        return self.collector
