"""The pages of shared boxes: who has which share, and the invitations to those that are free."""

from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, get_or_create_maker, owned_by
from play.limited.boxes import (
    NoShareLeft,
    boxes_to_change,
    boxes_to_read,
    events_to_share,
    invite_one_more,
    share_boxes,
    take_share,
    withdraw,
)
from play.models import BoxShare, SharedBoxes


@dataclass(frozen=True, slots=True)
class ShownShare:
    """A share on its page. `link` invites to a free one, for whoever shares the boxes."""

    share: BoxShare
    mine: bool
    decks: int
    link: str


@require_POST
def new_boxes(request: SiteRequest) -> HttpResponse:
    """Boxes shared with friends, who get a link each."""
    slug = request.POST.get("event", "")
    event = next((event for event in events_to_share() if event.slug == slug), None)
    friends = whole_number(request.POST.get("friends", "")) or 0
    if event is None:
        messages.error(request, "There are no such boxes to share. Choose them below.")
        return redirect("limited:limited")
    maker, name = get_or_create_maker(request), request.POST.get("name", "")
    try:
        return redirect(share_boxes(event, maker, friends=friends, name=name).boxes)
    except NoShareLeft as refused:
        messages.error(request, str(refused))
        return redirect("limited:limited")


@require_GET
def boxes(request: SiteRequest, boxes_id: UUID) -> HttpResponse:
    """Who has which share. htmx gets the part that changes."""
    found = boxes_to_read(request.visitor, boxes_id)
    organises = request.visitor.owns(found)
    shares = list(_shown(request, found))
    event = found.limited_event
    context = {
        "boxes": found,
        "event": event,
        "shares": shares,
        "organises": organises,
        "waits": any(each.share.is_free for each in shares),
        "opened": sum(not each.share.is_free for each in shares),
        "can_invite": organises and len(shares) < event.seats,
        "league": found.quest_leagues.first(),
    }
    template = "limited/boxes_body.html" if wants_part(request) else "limited/boxes.html"
    return render(request, template, context)


@require_POST
def invite(request: SiteRequest, boxes_id: UUID) -> HttpResponse:
    """One more friend invited."""
    found = boxes_to_change(request.visitor, boxes_id)
    try:
        invite_one_more(found)
    except NoShareLeft as refused:
        messages.info(request, str(refused))
    return redirect(found)


@require_POST
def cancel(request: SiteRequest, invitation: str) -> HttpResponse:
    """An invitation taken back."""
    # A database refuses to look for a NUL.
    found = withdraw(invitation.replace("\0", ""), request.visitor)
    messages.success(request, "Invitation cancelled. Its link doesn’t work any more.")
    return redirect(found)


@require_POST
def delete(request: SiteRequest, boxes_id: UUID) -> HttpResponse:
    """The page of the boxes deleted; opened shares stay."""
    boxes_to_change(request.visitor, boxes_id).delete()
    messages.success(request, "Boxes deleted. Opened shares stay with their owners.")
    return redirect("limited:limited")


@require_http_methods(["GET", "POST"])
def join(request: SiteRequest, invitation: str) -> HttpResponse:
    """A free share, opened by who was invited."""
    # A database refuses to look for a NUL.
    invitation = invitation.replace("\0", "")
    share = BoxShare.objects.filter(invitation=invitation).select_related("boxes").first()
    if share is not None and share.boxes.shares.filter(owned_by(request.visitor)).exists():
        return redirect(share.boxes)
    if request.method == "POST":
        maker = get_or_create_maker(request)
        return redirect(take_share(invitation, maker, request.POST.get("name", "")).boxes)
    free = share is not None and share.is_free
    context = {"share": share, "free": free}
    return render(request, "limited/join_boxes.html", context, status=200 if free else 404)


def _shown(request: SiteRequest, found: SharedBoxes) -> Iterator[ShownShare]:
    organises = request.visitor.owns(found)
    for share in found.shares.select_related("pool").prefetch_related("pool__decks"):
        link = ""
        if organises and share.is_free:
            link = request.build_absolute_uri(
                reverse("limited:join-boxes", args=[share.invitation])
            )
        decks = share.pool.decks.count() if share.pool is not None else 0
        yield ShownShare(share, request.visitor.owns(share), decks, link)
