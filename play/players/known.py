"""Whether everybody may know of a player by what they played."""

from django.contrib.auth.models import User

from play.models import Rating
from play.players.quests import has_public_quests
from play.players.results import games_of


def is_known(player: User) -> bool:
    """Return whether everybody may see something of what a player played."""
    return (
        Rating.objects.filter(account=player.pk).exists()
        or games_of(player).exists()
        or has_public_quests(player)
    )
