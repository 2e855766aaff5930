"""The pages of quest leagues: beginning one, its standings, entering and playing."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.client_address import client_address
from cards.whole_numbers import whole_number
from decks.access import deck_to_read
from decks.models import Deck
from decks.ownership import SiteRequest, get_or_create_maker, owned_by
from play.limited.boxes import boxes_to_read
from play.limited.drafts import draft_to_read
from play.quest_leagues.drafted import (
    NOT_A_MEMBER,
    begin_after_draft,
    begin_with_shares,
    choose_deck,
    decks_of_member,
)
from play.quest_leagues.leagues import (
    MAX_FRIENDS,
    LeagueRefused,
    begin_league,
    enter_party,
    league_to_change,
    league_to_read,
    leagues_of,
    party_of,
    play_next,
)
from play.quest_leagues.shown_league import show_league
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from play.results.labels import scenario_name
from rules.lcg.campaign import ORDER
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty

MOST_SHOWN, MOST_DECKS = 50, 100


@require_http_methods(["GET", "POST"])
def leagues(request: SiteRequest) -> HttpResponse:
    """The visitor's leagues, and a form to begin one."""
    refusal = ""
    if request.method == "POST":
        asked = request.POST
        try:
            difficulty = Difficulty(asked.get("difficulty", Difficulty.STANDARD))
            scenarios = asked.getlist("scenario")[:MOST_SHOWN]
            maker = get_or_create_maker(request)
            return redirect(begin_league(maker, asked.get("name", "")[:200], scenarios, difficulty))
        except LeagueRefused as refused:
            refusal = str(refused)
        except ValueError:
            refusal = "Choose a difficulty."
    context = {
        "mine": leagues_of(request.visitor)[:MOST_SHOWN],
        "scenarios": [(slug, scenario_name(slug), slug in ORDER) for slug in SCENARIOS],
        "difficulties": list(Difficulty),
        "usual": Difficulty.STANDARD,
        "refusal": refusal,
    }
    return render(request, "quest_leagues/leagues.html", context, status=422 if refusal else 200)


@require_GET
def league(request: SiteRequest, league_id: UUID) -> HttpResponse:
    """The standings of a league, and what the visitor's party plays next."""
    found = league_to_read(league_id)
    shown = show_league(found, request.visitor)
    own = Deck.objects.filter(owned_by(request.visitor), game="lcg", sample=False)
    context = {
        "league": found,
        "shown": shown,
        "decks": own.order_by("-updated")[:MOST_DECKS],
        "samples": Deck.objects.filter(game="lcg", sample=True).order_by("name"),
        "friends": range(MAX_FRIENDS + 1),
        "choices": decks_of_member(shown.party, request.visitor) if shown.party else [],
        "address": request.build_absolute_uri(found.get_absolute_url()),
    }
    return render(request, "quest_leagues/league.html", context)


@require_POST
def enter(request: SiteRequest, league_id: UUID) -> HttpResponse:
    """A party entered with a deck."""
    found = league_to_read(league_id)
    deck = deck_to_read(request.visitor, request.POST.get("deck", "").replace("\0", ""))
    friends = whole_number(request.POST.get("friends", "")) or 0
    name = request.POST.get("name", "")[:200]
    try:
        enter_party(found, get_or_create_maker(request), deck, friends=friends, name=name)
    except LeagueRefused as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def after_draft(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """The league in which those who drafted quest together."""
    draft, _ = draft_to_read(request.visitor, draft_id)
    try:
        return redirect(begin_after_draft(draft, request.visitor))
    except LeagueRefused as refused:
        messages.info(request, str(refused))
    return redirect(draft)


@require_POST
def with_shares(request: SiteRequest, boxes_id: UUID) -> HttpResponse:
    """The league in which those who share boxes quest together."""
    boxes = boxes_to_read(request.visitor, boxes_id)
    try:
        return redirect(begin_with_shares(boxes, request.visitor))
    except LeagueRefused as refused:
        messages.info(request, str(refused))
    return redirect(boxes)


@require_POST
def choose(request: SiteRequest, league_id: UUID) -> HttpResponse:
    """The deck of a member chosen from those of their pool."""
    found = league_to_read(league_id)
    deck = deck_to_read(request.visitor, request.POST.get("deck", "").replace("\0", ""))
    party = party_of(found, request.visitor)
    try:
        if party is None:
            raise LeagueRefused(NOT_A_MEMBER)
        choose_deck(party, request.visitor, deck)
        messages.success(request, f"You play {deck.name}.")
    except LeagueRefused as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def play(request: SiteRequest, league_id: UUID) -> HttpResponse:
    """The table of the next scenario."""
    found = league_to_read(league_id)
    party = party_of(found, request.visitor)
    try:
        if party is None:
            raise LeagueRefused("Enter the league first.")
        key = queue_key_for(request.visitor, client_address(request))
        return redirect(play_next(party, request.visitor, key))
    except (LeagueRefused, QuotaExceeded) as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def delete(request: SiteRequest, league_id: UUID) -> HttpResponse:
    """The league deleted; its games stay."""
    league_to_change(request.visitor, league_id).delete()
    messages.success(request, "Quest league deleted. Games stay.")
    return redirect("quest-leagues:leagues")
