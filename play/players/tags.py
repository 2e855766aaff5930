"""A player's ratings and the way to their games, for their profile, which knows nothing of play."""

from typing import Any

from django import template
from django.contrib.auth.models import User

from play.players.shown_ratings import shown_ratings

register = template.Library()


@register.inclusion_tag("play/players/on_profile.html")
def player_games(player: User) -> dict[str, Any]:
    """Show a player's ratings, and the ways to their games and quests."""
    return {"player": player, "ratings": shown_ratings(player)}
