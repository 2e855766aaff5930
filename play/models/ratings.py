"""Ratings of accounts, and the games that changed them."""

from django.conf import settings
from django.db import models

from play.models.tables import Seat, Table
from rules.construction import Game


class Rating(models.Model):
    """An account's rating in a game and kind of format (`play.ratings.glicko`).

    `changed` is when its last game ended: its deviation grows from then on.
    """

    account = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="ratings"
    )
    game = models.CharField(max_length=3, choices=[(game.value, game.name) for game in Game])
    kind = models.CharField(max_length=12)
    rating = models.FloatField()
    deviation = models.FloatField()
    volatility = models.FloatField()
    games = models.PositiveIntegerField(default=0)
    changed = models.DateTimeField()

    class Meta:
        ordering = ["-games", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["account", "game", "kind"], name="one_rating_of_an_account_and_kind"
            )
        ]
        indexes = [models.Index(fields=["game", "kind", "-rating"], name="best_ratings")]

    def __str__(self) -> str:
        return f"{self.account}: {self.rating:.0f} ± {2 * self.deviation:.0f}"


class RatedResult(models.Model):
    """What a rated game changed for one of its accounts; a game is rated once.

    `score` is 1 for a win, 0.5 for a draw, 0 for a loss.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="rated_results")
    account = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="rated_results"
    )
    opponent = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    kind = models.CharField(max_length=12)
    score = models.FloatField()
    before = models.FloatField()
    after = models.FloatField()
    deviation = models.FloatField()
    ended = models.DateTimeField()

    class Meta:
        ordering = ["-ended", "-pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["table", "account"], name="one_rated_result_of_a_table_and_account"
            )
        ]
        indexes = [models.Index(fields=["account", "-ended"], name="rated_games_of_account")]

    def __str__(self) -> str:
        return f"{self.account}: {self.before:.0f} to {self.after:.0f}"


class SeatAddress(models.Model):
    """An address from which a seat of a rated game was played, as a keyed hash.

    A game whose seats share one is not rated: it may be one person's.
    """

    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="addresses")
    key = models.CharField(max_length=80)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["seat", "key"], name="one_address_of_a_seat")
        ]

    def __str__(self) -> str:
        return f"an address of {self.seat}"
