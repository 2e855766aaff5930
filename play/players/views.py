"""The pages of a player's games and of their quest log."""

from django.contrib import messages
from django.contrib.auth import get_user_model
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.paging import BoundedPaginator
from decks.ownership import SiteRequest, Visitor
from play.models import QuestAtHome
from play.players.forms import QuestForm
from play.players.known import is_known
from play.players.quests import TooManyQuests, quest_log, write_down
from play.players.results import games_of, is_own, results_of
from play.players.shown_ratings import shown_ratings
from play.watching.finished import ON_A_PAGE, describe_games, games_in_order

NO_PLAYER = "This player doesn’t exist, or has no games that everybody may see."


@require_GET
def player_games(request: SiteRequest, name: str) -> HttpResponse:
    """A player's ratings, results and games, as far as the visitor may see them."""
    visitor = request.visitor
    player = _player(name, visitor)
    pages = BoundedPaginator(games_of(player, visitor), ON_A_PAGE)
    page = pages.get_page(request.GET.get("page"))
    context = {
        "player": player,
        "is_own": is_own(player, visitor),
        "ratings": shown_ratings(player),
        "results": results_of(player, pages.object_list, visitor),
        "page": page,
        "games": describe_games(games_in_order(page.object_list), visitor),
    }
    return render(request, "play/players/games.html", context)


@require_GET
def player_quests(request: SiteRequest, name: str) -> HttpResponse:
    """A player's quest log, as far as the visitor may see it."""
    visitor = request.visitor
    player = _player(name, visitor)
    lines, quests = quest_log(player, visitor)
    context = {
        "player": player,
        "is_own": is_own(player, visitor),
        "lines": lines,
        "quests": quests,
    }
    return render(request, "play/players/quests.html", context)


@login_required
@require_http_methods(["GET", "POST"])
def new_quest(request: SiteRequest) -> HttpResponse:
    """Write down a game at home."""
    form = QuestForm(request.POST if request.method == "POST" else None)
    user = request.visitor.user
    assert user is not None, "the page asks for an account"
    if form.is_valid():
        try:
            write_down(user, form.quest())
        except TooManyQuests as error:
            messages.warning(request, str(error))
        else:
            messages.success(request, "The game is in your quest log.")
        return redirect("people:quests", user.get_username())
    return render(request, "play/players/new_quest.html", {"form": form})


@login_required
@require_POST
def delete_quest(request: SiteRequest, number: int) -> HttpResponse:
    """Take one of the visitor's games out of their quest log."""
    user = request.visitor.user
    assert user is not None, "the page asks for an account"
    get_object_or_404(QuestAtHome, pk=number, player=user.pk).delete()
    messages.success(request, "The game was deleted from your quest log.")
    return redirect("people:quests", user.get_username())


def _player(name: str, visitor: Visitor) -> User:
    """Return a player of whom there is something to see; Http404.

    Nobody learns of an account by its name alone.
    """
    if "\0" in name:
        raise Http404(NO_PLAYER)
    player = get_user_model()._default_manager.filter(is_active=True, username=name).first()
    if player is None or not (is_own(player, visitor) or is_known(player)):
        raise Http404(NO_PLAYER)
    return player
