"""The page to learn from, and sitting down to a guided game or to an example of a rule."""

from collections.abc import Callable
from functools import partial

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from cards.client_address import client_address
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.lessons.progress import shown_courses
from play.lessons.starting import start_course, start_scene
from play.models import Table
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from rules.construction import Game
from rules.lessons.reading import course
from rules.lessons.scene import scene_of


@require_GET
def learn(request: SiteRequest) -> HttpResponse:
    """Both guided games: what you learn, how far you are, where you go on."""
    courses = shown_courses(request.visitor)
    return render(request, "play/lessons/learn.html", {"courses": courses})


@require_POST
def start(request: SiteRequest, game: str) -> HttpResponse:
    """Sit down to a guided game at the `lesson` of a number, the first without one."""
    if game not in set(Game):
        raise Http404("There is no such game.")
    number = whole_number(request.POST.get("lesson", "")) or 1
    if number > len(course(Game(game)).lessons):
        raise Http404("There is no such lesson.")
    return _sit_down(request, partial(start_course, Game(game), number - 1))


@require_POST
def play_example(request: SiteRequest, game: str, slug: str) -> HttpResponse:
    """Sit down to the position that shows a rule."""
    scene = scene_of(game, slug) if game in set(Game) else None
    if scene is None:
        raise Http404("There is no such example.")
    return _sit_down(request, partial(start_scene, scene))


def _sit_down(request: SiteRequest, begin: Callable[[Visitor, str], Table]) -> HttpResponse:
    queue_key = queue_key_for(request.visitor, client_address(request))
    try:
        table = begin(get_or_create_maker(request), queue_key)
    except QuotaExceeded as error:
        messages.warning(request, str(error))
        return redirect("learn:learn")
    return redirect(table)
