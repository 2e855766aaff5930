"""Events, leagues, drafts and pools of browsers that no session can reach any more."""

from datetime import datetime

from django.db.models import Exists, OuterRef

from decks.limited.pools import delete_expired_pools
from play.models import (
    BoosterDraft,
    BoxShare,
    DraftSeat,
    Event,
    EventEntry,
    EventMatch,
    SharedBoxes,
)
from play.quest_leagues import leagues
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT


def delete_expired(now: datetime) -> int:
    """Delete what nobody can reach; return how many of all kinds there were.

    An event, a draft or boxes in which an account takes part stay, and so does a pool whose deck
    changed later or that an event still has.
    """
    before = now - KEPT_WITHOUT_ACCOUNT
    players = EventEntry.objects.filter(event=OuterRef("pk"), owner__isnull=False)
    later = EventMatch.objects.filter(event=OuterRef("pk"), table__changed__gte=before)
    events = Event.objects.filter(~Exists(players), ~Exists(later), owner=None, created__lt=before)
    seats = DraftSeat.objects.filter(draft=OuterRef("pk"), owner__isnull=False)
    drafts = BoosterDraft.objects.filter(~Exists(seats), owner=None, changed__lt=before)
    shares = BoxShare.objects.filter(boxes=OuterRef("pk"), owner__isnull=False)
    boxes = SharedBoxes.objects.filter(~Exists(shares), owner=None, created__lt=before)
    count = 0
    for expired in (events, drafts, boxes):
        count += expired.count()
        expired.delete()
    return count + leagues.delete_expired(before) + delete_expired_pools(before)
