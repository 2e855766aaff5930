"""Sharing the boxes of the LCG: everybody invited opens a share of the same boxes.

No card is in two shares, as the shares of neighbouring seeds are dealt from the same boxes.
"""

from uuid import UUID

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import QuerySet
from django.http import Http404

from decks.guests import name_for
from decks.limited.pools import MAX_SEED, fresh_seed, open_pool
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.models import BoxShare, SharedBoxes
from play.tables.leaving import SOMEBODY
from rules.limited.events import LimitedEvent, limited_events

NO_BOXES = "These boxes don’t exist, or you have no share of them."
NO_SHARE = "This invitation is used, or it was withdrawn."
MAX_NAME = 40
# Boxes an owner may keep; each row is small, the pools have a limit of their own.
MAX_BOXES_OF_ACCOUNT, MAX_BOXES_OF_BROWSER = 500, 100


class BoxesLimitReached(PermissionDenied):
    """The owner keeps as many shared boxes as the limit allows."""


class NoShareLeft(ValueError):
    """All shares of the boxes are taken or have an invitation."""


def events_to_share() -> list[LimitedEvent]:
    """Return the sealed events whose boxes are dealt in shares."""
    return [event for event in limited_events() if event.is_shared]


@transaction.atomic
def share_boxes(event: LimitedEvent, maker: Visitor, *, friends: int, name: str = "") -> BoxShare:
    """Open the maker's share of an event's boxes and leave one free for each friend.

    Return the maker's share. Raise NoShareLeft for more people than shares, and BoxesLimitReached
    or PoolLimitReached for an owner who keeps too many.
    """
    if not 1 <= friends < event.seats:
        raise NoShareLeft(f"Choose 1 to {event.seats - 1} friends. There are {event.seats} shares.")
    most = MAX_BOXES_OF_ACCOUNT if maker.user is not None else MAX_BOXES_OF_BROWSER
    if SharedBoxes.objects.filter(owned_by(maker)).count() >= most:
        raise BoxesLimitReached(f"You share {most} boxes. Delete some to share others.")
    seed = fresh_seed() % (MAX_SEED // event.seats) * event.seats
    boxes = SharedBoxes.objects.create(event=event.slug, seed=seed, **maker.as_owner())
    BoxShare.objects.bulk_create(BoxShare(boxes=boxes, place=place) for place in range(friends + 1))
    return _open(boxes.shares.get(place=0), maker, name)


@transaction.atomic
def take_share(invitation: str, visitor: Visitor, name: str) -> BoxShare:
    """Open the share that somebody was invited to; who has one of these boxes gets no second.

    Raise Http404 if the share isn't free, and PoolLimitReached.
    """
    shares = BoxShare.objects.filter(invitation=invitation)
    boxes = SharedBoxes.objects.select_for_update().filter(shares__in=shares).first()
    share = shares.filter(name="").select_related("boxes").first()
    if boxes is None or share is None:
        raise Http404(NO_SHARE)
    mine = boxes.shares.filter(owned_by(visitor)).first()
    return mine if mine is not None else _open(share, visitor, name)


@transaction.atomic
def invite_one_more(boxes: SharedBoxes) -> BoxShare:
    """Leave one more share free for a friend. Raise NoShareLeft."""
    held = lock_row(SharedBoxes.objects.all(), boxes.pk)
    taken = set(held.shares.values_list("place", flat=True))
    left = [place for place in range(held.limited_event.seats) if place not in taken]
    if not left:
        raise NoShareLeft("All shares of these boxes are given away.")
    return BoxShare.objects.create(boxes=held, place=left[0])


@transaction.atomic
def withdraw(invitation: str, visitor: Visitor) -> SharedBoxes:
    """Take an invitation back and return its boxes.

    Raise Http404 if it was used, PermissionDenied for boxes that somebody else shares.
    """
    shares = BoxShare.objects.filter(invitation=invitation, name="")
    boxes = SharedBoxes.objects.select_for_update().filter(shares__in=shares).first()
    if boxes is None:
        raise Http404(NO_SHARE)
    boxes_to_change(visitor, boxes.pk)
    # Somebody may have opened it before the lock.
    if not shares.filter(boxes=boxes).delete()[0]:
        raise Http404(NO_SHARE)
    return boxes


def boxes_of(visitor: Visitor) -> QuerySet[SharedBoxes]:
    """Return the boxes of which a visitor has a share."""
    shares = BoxShare.objects.filter(owned_by(visitor))
    return SharedBoxes.objects.filter(shares__in=shares).distinct()


def boxes_to_read(visitor: Visitor, boxes_id: UUID) -> SharedBoxes:
    """Return boxes of which a visitor has a share; raise Http404 otherwise."""
    boxes = boxes_of(visitor).filter(pk=boxes_id).first()
    if boxes is None:
        raise Http404(NO_BOXES)
    return boxes


def boxes_to_change(visitor: Visitor, boxes_id: UUID) -> SharedBoxes:
    """Return boxes that a visitor shares with others. Raise Http404 or PermissionDenied."""
    boxes = boxes_to_read(visitor, boxes_id)
    if not visitor.owns(boxes):
        raise PermissionDenied("Only the person who shares the boxes can do this.")
    return boxes


def leave_boxes(user: User) -> None:
    """Take an account that is about to be deleted out of all boxes; others keep their shares."""
    shared = SharedBoxes.objects.filter(owner=user)
    shared.exclude(shares__in=BoxShare.objects.exclude(owner=user).exclude(name="")).delete()
    BoxShare.objects.filter(owner=user).update(owner=None, name=SOMEBODY, pool=None)


def _open(share: BoxShare, visitor: Visitor, name: str) -> BoxShare:
    share.give_to(visitor)
    share.name = name_for(visitor, name)[:MAX_NAME]
    share.pool = open_pool(share.boxes.limited_event, visitor, seed=share.boxes.seed + share.place)
    share.save(update_fields=["owner", "browser", "name", "pool"])
    return share
