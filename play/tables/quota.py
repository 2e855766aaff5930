"""How many tables one person may have on the site at a time."""

from django.db.models import Q

from decks.locks import lock_until_commit
from decks.ownership import Visitor, owned_by
from play.models import Table, TableStatus
from play.queue.quota import QuotaExceeded

MAX_OPEN = 50
MAX_OPEN_BY_ADDRESS = 100
MAX_TABLES_OF_ACCOUNT = 2_000
MAX_TABLES_WITHOUT_ACCOUNT = 300


def claim_place(maker: Visitor, queue_key: str) -> None:
    """Raise QuotaExceeded where a maker has too many tables.

    The same maker's next claim waits for the end of this one.
    """
    lock_until_commit(f"tables of {queue_key or maker.browser}")
    own = Table.objects.filter(owned_by(maker)).order_by()
    most = MAX_TABLES_OF_ACCOUNT
    if maker.user is None:
        most = MAX_TABLES_WITHOUT_ACCOUNT
        own = Table.objects.filter(
            owned_by(maker) | (Q(owner=None, queue_key=queue_key) & ~Q(queue_key=""))
        ).order_by()
    unfinished = own.filter(status__in=[TableStatus.OPEN, TableStatus.PLAYING]).count()
    if unfinished >= (MAX_OPEN if maker.user is not None else MAX_OPEN_BY_ADDRESS):
        raise QuotaExceeded(f"You already have {unfinished} unfinished games. End or delete one.")
    if own.count() >= most:
        raise QuotaExceeded(f"There is room for {most:,} games. Delete some.")
