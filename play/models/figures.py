"""What public playtests say of single cards, added up now and then."""

from django.db import models

from rules.construction import Game


class CardFigures(models.Model):
    """Decided games of decks that hold a card, in public playtests of a format.

    `drawn` are those in which a copy came to the hand or into play, `played` those in which one
    was played. The whole table is counted again at once (`play.results.card_figures`).
    """

    game = models.CharField(max_length=3, choices=[(game.value, game.name) for game in Game])
    card = models.CharField(max_length=20)
    format = models.CharField(max_length=60)
    games = models.PositiveIntegerField()
    wins = models.PositiveIntegerField()
    drawn = models.PositiveIntegerField()
    drawn_wins = models.PositiveIntegerField()
    played = models.PositiveIntegerField()
    played_wins = models.PositiveIntegerField()
    counted = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["game", "card", "format"], name="one_row_of_a_card_in_a_format"
            )
        ]

    def __str__(self) -> str:
        return f"{self.card} in {self.format}"
