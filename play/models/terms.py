"""The terms of a table: what its maker decides before anybody sits down."""

from enum import StrEnum

from django.db import models

MAX_NOTE = 80


class Pace(StrEnum):
    """How time passes at a table: without a clock, while both are here, or over days."""

    NONE = ""
    LIVE = "live"
    DAYS = "days"


class WhenOut(StrEnum):
    """What happens to a seat whose time is up."""

    COMPUTER = "computer"
    LOSES = "loses"


class Watching(StrEnum):
    """Who may watch a game: everybody, people with its link, or nobody."""

    EVERYBODY = "everybody"
    LINK = "link"
    NOBODY = "nobody"


class TableTerms(models.Model):
    """The fields of a table that hold its terms; `play.requests.terms` checks them.

    A seat has `choice_seconds` for each choice and, once they are over, the rest of its bank of
    `bank_seconds`, which lasts for the whole game. Who watches sees the game `watch_delay` minutes
    late, and hidden cards only once it has ended. A `rated` game counts for the ratings of both
    people: the maker offers it, and whoever sits down agrees. With `free_text` accounts may write
    to each other in their own words.
    """

    listed = models.BooleanField(default=False)
    note = models.CharField(max_length=MAX_NOTE, blank=True)
    pace = models.CharField(
        max_length=4,
        blank=True,
        default=Pace.NONE.value,
        choices=[(pace.value, pace.name.lower()) for pace in Pace],
    )
    bank_seconds = models.PositiveIntegerField(default=0)
    choice_seconds = models.PositiveIntegerField(default=0)
    when_out = models.CharField(
        max_length=8,
        default=WhenOut.COMPUTER.value,
        choices=[(each.value, each.name.lower()) for each in WhenOut],
    )
    watching = models.CharField(
        max_length=9,
        default=Watching.NOBODY.value,
        choices=[(each.value, each.name.lower()) for each in Watching],
    )
    watch_delay = models.PositiveSmallIntegerField(default=0)
    rated = models.BooleanField(default=False)
    free_text = models.BooleanField(default=False)

    class Meta:
        abstract = True
