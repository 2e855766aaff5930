"""Puzzles: positions in which one choice wins, who tried them, and the ratings of both."""

from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone

from decks.ownership import Owned
from rules.construction import Game


class Rated(models.Model):
    """What has a Glicko-2 rating: a puzzle, or who solves puzzles. `rated` is the last change.

    The defaults are those of somebody new (`play.ratings.glicko.START`).
    """

    rating = models.FloatField(default=1500.0)
    deviation = models.FloatField(default=500.0)
    volatility = models.FloatField(default=0.09)
    rated = models.DateTimeField(default=timezone.now)

    class Meta:
        abstract = True


class Puzzle(Rated):
    """A puzzle of a generated game, as `rules.analysis.puzzle_games` plays it again.

    `key` is the same for the same puzzle on every site. `choices` lead to the position, through
    the solution and to the end of its turn; `steps` are the solver's choices as rows of number,
    lines (the solution first), wins and theme. `quick` and `good` say which computer players find
    all of it. `listed` is false for one that was `reported` or that the rules of today play
    otherwise, until it was checked again.
    """

    key = models.CharField(max_length=16, unique=True)
    game = models.CharField(max_length=3, choices=[(game.value, game.name) for game in Game])
    decks = models.JSONField()
    scenario = models.CharField(max_length=60, blank=True)
    seed = models.BigIntegerField()
    seat = models.PositiveSmallIntegerField()
    choices = models.JSONField()
    steps = models.JSONField()
    theme = models.CharField(max_length=20, db_index=True)
    quick = models.BooleanField()
    good = models.BooleanField()
    rules_fingerprint = models.CharField(max_length=16)
    listed = models.BooleanField(default=True, db_index=True)
    reported = models.DateTimeField(null=True)
    tries = models.PositiveIntegerField(default=0)
    solved = models.PositiveIntegerField(default=0)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"puzzle {self.pk}"

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("puzzles:puzzle", args=[self.pk])


class PuzzleSolver(Owned, Rated):
    """How well somebody solves puzzles; `queue_key` is that of their first answer."""

    tries = models.PositiveIntegerField(default=0)
    solved = models.PositiveIntegerField(default=0)
    queue_key = models.CharField(max_length=80, blank=True, db_index=True, editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["owner"], condition=~Q(owner=None), name="one_solver_of_an_account"
            ),
            models.UniqueConstraint(
                fields=["browser"], condition=~Q(browser=""), name="one_solver_of_a_browser"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.rating:.0f} in puzzles"


class PuzzleTry(models.Model):
    """A solver's first way through a puzzle: only that is rated.

    `step` is how many of its choices are made, `missed` whether a wrong one was among them, `wrong`
    the last wrong line. `gained` is how the solver's rating changed. Each may report a puzzle once
    (`reported`).
    """

    solver = models.ForeignKey(PuzzleSolver, on_delete=models.CASCADE, related_name="puzzle_tries")
    puzzle = models.ForeignKey(Puzzle, on_delete=models.CASCADE, related_name="puzzle_tries")
    step = models.PositiveSmallIntegerField(default=0)
    missed = models.BooleanField(default=False)
    over = models.BooleanField(default=False)
    wrong = models.CharField(max_length=80, blank=True)
    gained = models.FloatField(default=0.0)
    reported = models.BooleanField(default=False)
    begun = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["solver", "puzzle"], name="one_try_of_a_solver")
        ]

    def __str__(self) -> str:
        return f"{self.puzzle}, step {self.step}"
