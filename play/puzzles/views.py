"""The pages of puzzles."""

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.client_address import client_address
from decks.ownership import SiteRequest, get_or_create_maker
from play.models import Puzzle
from play.puzzles.choosing import THEMES, listed, next_puzzle, puzzle_of_the_day, solver_of, themes
from play.puzzles.keeping import report
from play.puzzles.page import show
from play.puzzles.solving import NoSuchLine, answer, give_up, may_report, try_of
from play.puzzles.tasks import send_check_on_commit
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from rules.analysis.puzzle_games import NotThePuzzle
from rules.construction import Game

GAMES = ((Game.TCG, "Trading Card Game"), (Game.LCG, "The Card Game"))


@require_GET
def puzzle_list(request: SiteRequest) -> HttpResponse:
    """The puzzles of the day, the themes, and how well the visitor does."""
    today = timezone.localdate()
    games = [
        {
            "key": game.value,
            "name": name,
            "today": puzzle_of_the_day(game.value, today),
            "count": listed().filter(game=game.value).count(),
            "themes": themes(game.value),
        }
        for game, name in GAMES
    ]
    context = {"games": games, "solver": solver_of(request.visitor)}
    return render(request, "play/puzzles/list.html", context)


@require_GET
def next_page(request: SiteRequest) -> HttpResponse:
    """Lead to the next puzzle of about the visitor's strength; `?game=` and `?theme=` narrow it."""
    game = request.GET.get("game", "")
    theme = request.GET.get("theme", "")
    found = next_puzzle(
        request.visitor,
        game if game in set(Game) else "",
        theme if theme in THEMES else "",
    )
    if found is None:
        messages.info(request, "You have tried all of these puzzles.")
        return redirect("puzzles:puzzles")
    return redirect(found)


@require_http_methods(["GET", "POST"])
def puzzle_page(request: SiteRequest, number: int) -> HttpResponse:
    """A puzzle at the real board; POST answers it with a `line`, or shows the solution."""
    puzzle = Puzzle.objects.filter(pk=number).first()
    if puzzle is None:
        raise Http404("There is no such puzzle.")
    if request.method == "POST":
        return _answered(request, puzzle)
    found = try_of(request.visitor, puzzle)
    try:
        shown = show(puzzle, found)
    except NotThePuzzle as error:
        report(puzzle)
        raise Http404("Today’s rules play this puzzle otherwise.") from error
    context = {"shown": shown, "found": found, "solver": solver_of(request.visitor)}
    return render(request, "play/puzzles/puzzle.html", context)


def _answered(request: SiteRequest, puzzle: Puzzle) -> HttpResponse:
    maker = get_or_create_maker(request)
    queue_key = queue_key_for(maker, client_address(request))
    try:
        if "solution" in request.POST:
            give_up(maker, puzzle, queue_key)
        else:
            answer(maker, puzzle, request.POST.get("line", ""), queue_key)
    except (NoSuchLine, QuotaExceeded) as error:
        messages.warning(request, str(error))
    return redirect(puzzle)


@require_POST
def report_puzzle(request: SiteRequest, number: int) -> HttpResponse:
    """Take a puzzle off the list until it was checked again."""
    puzzle = Puzzle.objects.filter(pk=number).first()
    if puzzle is None:
        raise Http404("There is no such puzzle.")
    found = try_of(request.visitor, puzzle)
    if found is None or not may_report(found):
        messages.warning(
            request,
            "You can report a puzzle once, after you have solved it or seen its solution, "
            "and a few puzzles at a time.",
        )
        return redirect(puzzle)
    report(puzzle)
    send_check_on_commit()
    messages.success(
        request, "Thank you. The puzzle is off the list until it has been checked again."
    )
    return redirect("puzzles:puzzles")
