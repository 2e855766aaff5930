"""The Glicko-2 ratings of puzzles and solvers, as the database has them."""

from django.utils import timezone

from play.models.puzzles import Rated
from play.ratings.glicko import Glicko


def glicko_of(rated: Rated) -> Glicko:
    """Return a stored rating."""
    return Glicko(rated.rating, rated.deviation, rated.volatility)


def take_rating(rated: Rated, found: Glicko) -> None:
    """Change a row's rating without saving it."""
    rated.rating, rated.deviation = found.rating, found.deviation
    rated.volatility, rated.rated = found.volatility, timezone.now()
