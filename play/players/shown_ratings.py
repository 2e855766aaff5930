"""A player's ratings as a page shows them."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.utils import timezone

from cards.formats import FAMILIES
from play.models import RatedResult, Rating
from play.ratings.rating import current
from rules.construction import Game
from rules.construction.format import Family

# The newest games that the line of a rating is drawn of.
MOST_POINTS = 40
HEIGHT = 40


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A rating: of what, how high, within which bounds it is with 95 %, and how it came there."""

    name: str
    rating: int
    within: int
    is_provisional: bool
    games: int
    line: str


def shown_ratings(player: User) -> list[ShownRating]:
    """Return a player's ratings, the one with most games first."""
    now = timezone.now()
    history: dict[str, list[float]] = {}
    for kind, after in RatedResult.objects.filter(account=player.pk).values_list("kind", "after"):
        history.setdefault(kind, []).append(after)
    shown = []
    for rating in Rating.objects.filter(account=player.pk):
        known = current(rating, now)
        shown.append(
            ShownRating(
                name=kind_name(rating.game, rating.kind),
                rating=round(known.rating),
                within=round(2 * known.deviation),
                is_provisional=known.is_provisional,
                games=rating.games,
                line=_line(history.get(rating.kind, [])[:MOST_POINTS][::-1]),
            )
        )
    return shown


def kind_name(game: str, kind: str) -> str:
    """Return what a kind of format is called: "TCG, block formats"."""
    name = Game(game).name
    try:
        return f"{name}, {FAMILIES[Family(kind)].lower()}"
    except (KeyError, ValueError):
        return name


def _line(ratings: Sequence[float]) -> str:
    """Return the points of a line through ratings, 100 wide; nothing for fewer than two."""
    if len(ratings) < 2:
        return ""
    low, high = min(ratings), max(ratings)
    spread = max(high - low, 1.0)
    return " ".join(
        f"{100 * place / (len(ratings) - 1):.1f},{HEIGHT * (high - rating) / spread:.1f}"
        for place, rating in enumerate(ratings)
    )
