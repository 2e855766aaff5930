"""The start page of limited play: choose an event, and your pools and drafts."""

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_POST

from decks.limited.pools import open_pool
from decks.limited.starters import starter_choices
from decks.models import Pool
from decks.ownership import SiteRequest, Visitor, get_or_create_maker, owned_by
from play.limited.boxes import boxes_of, events_to_share
from play.limited.clocks import CLOCKS
from play.limited.draft_views import FRIENDS
from play.limited.drafts import drafts_of
from play.limited.product_figures import show_figures
from play.models import ProductCount, SharedBoxes
from rules.construction import Game
from rules.english import join_words
from rules.limited.events import LimitedEvent, UnknownEvent, limited_event, limited_events

POOLS_SHOWN = DRAFTS_SHOWN = BOXES_SHOWN = 20


@require_GET
def limited(request: SiteRequest) -> HttpResponse:
    """The events to choose from, and what the visitor has begun."""
    pools = Pool.objects.filter(owned_by(request.visitor)).prefetch_related("decks")
    context = {
        "sealed": [
            (event, starter_choices(event.weeks[0]))
            for event in limited_events()
            if not event.is_draft
        ],
        "shared": [(event, range(1, event.seats)) for event in events_to_share()],
        "own_boxes": [
            (boxes, _name(boxes.event), _others(boxes, request.visitor))
            for boxes in boxes_of(request.visitor).prefetch_related("shares")[:BOXES_SHOWN]
        ],
        "drafts": [(game, _drafts(game)) for game in Game],
        "friends": FRIENDS,
        "clocks": CLOCKS,
        "own_drafts": [
            (draft, _name(draft.event)) for draft in drafts_of(request.visitor)[:DRAFTS_SHOWN]
        ],
        "counted": [
            (count, _name(count.product)) for count in ProductCount.objects.only("product")
        ],
        "pools": [(pool, _name(pool.event)) for pool in pools[:POOLS_SHOWN]],
    }
    return render(request, "limited/limited.html", context)


@require_GET
def figures(request: SiteRequest, product: str) -> HttpResponse:
    """The figures of a product: luck, cultures, cards."""
    found = get_object_or_404(ProductCount, product=product)
    try:
        event = limited_event(product)
    except UnknownEvent as error:
        raise Http404("This product doesn’t exist any more.") from error
    shown = show_figures(found)
    context = {"kept": found, "event": event, "shown": shown}
    return render(request, "limited/figures.html", context)


@require_POST
def open_sealed(request: SiteRequest) -> HttpResponse:
    """The packs of a sealed event opened, and the first of them shown."""
    try:
        event = limited_event(request.POST.get("event", ""))
    except UnknownEvent:
        event = None
    if event is None or event.is_draft:
        messages.error(request, "There is no such sealed event. Choose one below.")
        return redirect("limited:limited")
    starter = request.POST.get("starter", "")[:60]
    pool = open_pool(event, get_or_create_maker(request), starter=starter)
    return redirect("limited:pack", pool.pk, 1)


def _drafts(game: Game) -> list[LimitedEvent]:
    return [event for event in limited_events() if event.is_draft and event.game is game]


def _name(slug: str) -> str:
    try:
        return limited_event(slug).name
    except UnknownEvent:
        return slug


def _others(boxes: SharedBoxes, visitor: Visitor) -> str:
    """Return who else has opened a share, "" for nobody."""
    shares = boxes.shares.all()
    return join_words([share.name for share in shares if share.name and not visitor.owns(share)])
