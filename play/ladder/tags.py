"""The places of a player's decks on ladders, for their profile, which knows nothing of play."""

from typing import Any

from django import template
from django.urls import reverse

from play.ladder.standings import standings_of
from play.results.labels import format_name

register = template.Library()


@register.inclusion_tag("play/ladder/ranks.html")
def ladder_ranks(owner: str) -> dict[str, Any]:
    """Show the places of a player's decks, the best first."""
    return {
        "ranks": [
            (format_name(format), reverse("ladder:ladder", args=[format]), standing)
            for format, standing in standings_of(owner)
        ]
    }
