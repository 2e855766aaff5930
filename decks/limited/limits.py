"""How many pools an owner may keep."""

from django.core.exceptions import PermissionDenied

from decks.models import Pool
from decks.ownership import Visitor, owned_by

# A pool takes 7 kB at most.
MAX_POOLS_OF_ACCOUNT, MAX_POOLS_OF_BROWSER = 500, 100


class PoolLimitReached(PermissionDenied):
    """The owner keeps as many pools as the limit allows."""


def check_pools(maker: Visitor) -> None:
    """Raise PoolLimitReached if a visitor keeps as many pools as one may."""
    most = MAX_POOLS_OF_ACCOUNT if maker.user is not None else MAX_POOLS_OF_BROWSER
    if Pool.objects.filter(owned_by(maker)).count() >= most:
        raise PoolLimitReached(f"You keep {most} pools. Delete one to open another.")
