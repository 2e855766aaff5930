"""Who may put a table into the lobby, or rate a game: the same by every way to a table."""

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from decks.locks import lock_until_commit
from decks.ownership import Visitor, owned_by
from play.models import Silence, Table, TableStatus
from play.queue.quota import QuotaExceeded
from play.requests.terms import Terms


class NotListed(QuotaExceeded):
    """Terms that this maker can't have; the message says why."""


def check_terms(terms: Terms, maker: Visitor, queue_key: str) -> None:
    """Raise NotListed for a rated game without an account, and for a listed one too many.

    The same maker's next check waits for the end of this transaction.
    """
    if terms.rated and maker.user is None:
        raise NotListed("Rated games need an account. Sign in, or play without rating.")
    if terms.rated and not settings.RATED:
        raise NotListed("There are no rated games on this site.")
    if not terms.listed:
        return
    if not settings.LOBBY:
        raise NotListed("The lobby is closed. Invite people with a link instead.")
    lock_until_commit(f"lobby of {queue_key or maker.browser}")
    if is_silenced(maker, queue_key):
        raise NotListed("You can’t open tables in the lobby for a while.")
    if len(open_tables_of(maker, queue_key)) >= settings.OPEN_TABLES:
        raise NotListed(
            f"You have {settings.OPEN_TABLES} open tables in the lobby already. Cancel one first."
        )


def open_tables_of(visitor: Visitor, queue_key: str = "") -> list[Table]:
    """Return the tables in the lobby that a visitor keeps open, the latest first.

    With a `queue_key`, those of all guests from its address.
    """
    mine = owned_by(visitor)
    if visitor.user is None and queue_key:
        mine |= Q(owner=None, queue_key=queue_key)
    return list(Table.objects.filter(mine, listed=True, status=TableStatus.OPEN))


def is_silenced(visitor: Visitor, queue_key: str = "") -> bool:
    """Return whether staff silenced an account, a browser or the address of a `queue_key`."""
    about = Q(pk__in=[])
    if visitor.user is not None:
        about |= Q(owner=visitor.user.pk)
    if visitor.browser:
        about |= Q(browser=visitor.browser)
    if queue_key:
        about |= Q(queue_key=queue_key)
    return Silence.objects.filter(about, until__gt=timezone.now()).exists()
