"""The page to learn from, and sitting down to a guided game."""

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from cards.client_address import client_address
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, get_or_create_maker
from play.lessons.progress import shown_courses
from play.lessons.starting import start_course
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from rules.construction import Game
from rules.lessons.reading import course


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
    visitor = request.visitor
    queue_key = queue_key_for(visitor, client_address(request))
    try:
        table = start_course(Game(game), number - 1, get_or_create_maker(request), queue_key)
    except QuotaExceeded as error:
        messages.warning(request, str(error))
        return redirect("learn:learn")
    return redirect(table)
