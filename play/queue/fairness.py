"""Fairness of the queue between people: the playtests of one person run one after another.

Every message on the queue is answered in order. Ten large playtests at once would keep everyone
else waiting, so only the oldest open playtest of a `queue_key` is played. An account has a key of
its own; visitors without one share the key of their internet address.
"""

from datetime import datetime
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.crypto import salted_hmac

from decks.ownership import Visitor
from play.models import Playtest

# Keys of playtests that no person waits for begin so (`play.queue.tasks`).
BACKGROUND = "background "


def queue_key_for(maker: Visitor, client_address: str) -> str:
    """Return the key under which the maker's playtests queue.

    The address is only kept as a keyed hash: nobody can read it from the database.
    """
    if maker.user is not None:
        return f"account {maker.user.pk}"
    return f"address {salted_hmac('play.queue.fairness', client_address).hexdigest()}"


def open_playtests() -> QuerySet[Playtest]:
    """Return the playtests that may still be played."""
    return Playtest.objects.filter(finished=None, cancelled=None, failed=None)


def next_in_line() -> QuerySet[Playtest]:
    """Return the open playtests that may be played now: the oldest of every key.

    A paused one is not played and keeps none waiting.
    """
    older = open_playtests().filter(
        Q(created__lt=OuterRef("created")) | Q(created=OuterRef("created"), pk__lt=OuterRef("pk")),
        queue_key=OuterRef("queue_key"),
        paused=None,
    )
    return open_playtests().filter(Q(queue_key="") | ~Exists(older), paused=None)


def waits_for_another(playtest: Playtest) -> bool:
    """Return whether an older open playtest of the same key must end first."""
    if playtest.paused:
        return False
    return playtest.is_open and not next_in_line().filter(pk=playtest.pk).exists()


def claim_successor(ended_id: UUID, now: datetime) -> Playtest | None:
    """Return the playtest to send to the queue after one that is over or paused, once, or None.

    Several workers see a playtest end. The first that notes `published` gets the successor.
    """
    ended = Playtest.objects.filter(pk=ended_id).exclude(queue_key="").first()
    if ended is None or (ended.is_open and not ended.paused):
        return None
    end = ended.finished or ended.cancelled or ended.failed or ended.paused
    successor = next_in_line().filter(queue_key=ended.queue_key, started=None).first()
    if successor is None:
        return None
    claimed = Playtest.objects.filter(
        Q(published=None) | Q(published__lt=end), pk=successor.pk
    ).update(published=now)
    return successor if claimed else None
