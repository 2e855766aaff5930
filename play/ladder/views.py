"""The pages of ladders: which there are, and the table of one."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from play.ladder.nights import GAMES
from play.ladder.schedule import ladder_formats
from play.ladder.standings import closest_games, ladders, standings
from play.models import LadderNight
from rules.construction import UnknownFormat, load_format


@require_safe
def ladder_list(request: HttpRequest) -> HttpResponse:
    """The formats that have a ladder."""
    context = {
        "ladders": ladders(),
        "first_night": _first_night([format.name for format in ladder_formats()]),
    }
    return render(request, "play/ladder/list.html", context)


@require_safe
def ladder_page(request: HttpRequest, slug: str) -> HttpResponse:
    """The decks of a format's ladder by rating, and their closest games."""
    try:
        format = load_format(slug)
    except UnknownFormat as error:
        raise Http404("This format doesn’t exist.") from error
    night = LadderNight.objects.filter(format=slug).first()
    context = {
        "format": format,
        "night": night,
        "standings": standings(slug),
        "closest": closest_games(slug),
        "games": GAMES,
    }
    return render(request, "play/ladder/ladder.html", context)


def _first_night(formats: list[str]) -> str:
    """Return when decks meet for the first time, and in which formats; empty without ladders."""
    if not formats:
        return ""
    return (
        "Public decks meet in the first night after they are published, from "
        f"{settings.LADDER_HOUR}:00 UTC. Formats: {', '.join(formats)}."
    )
