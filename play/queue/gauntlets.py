"""Gauntlets: one deck against many, or all against all, as playtests in one table."""

import uuid
from collections.abc import Iterable, Sequence
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.http import Http404

from decks.ownership import Visitor, owned_by
from play.models import Playtest
from play.models.access import readable_playtests
from play.queue.orders import GauntletCell, order_playtest
from play.queue.quota import claim_quota
from play.requests.gauntlet import Meeting, check_size, gauntlet_games


@transaction.atomic
def order_gauntlet(
    meetings: Sequence[Meeting], *, maker: Visitor, queue_key: str
) -> list[Playtest]:
    """Write down the playtests of a gauntlet.

    Raise NotPlayable as `check_size` does, and `play.queue.quota.QuotaExceeded` where the maker
    has no room for all games.
    """
    check_size(meetings)
    claim_quota(maker, queue_key, gauntlet_games(meetings))
    gauntlet = uuid.uuid4()
    return [
        order_playtest(
            request, maker=maker, queue_key=queue_key, cell=GauntletCell(gauntlet, row, column)
        )
        for row, column, request in meetings
    ]


def gauntlet_to_read(visitor: Visitor, gauntlet: UUID) -> list[Playtest]:
    """Return the playtests of a gauntlet; Http404 unless the visitor may see all of them."""
    cells = Playtest.objects.filter(gauntlet=gauntlet)
    readable = readable_playtests(visitor).filter(gauntlet=gauntlet)
    found = list(readable.order_by("row", "column").prefetch_related("decks__version__deck"))
    if not found or len(found) != cells.count():
        raise Http404("This gauntlet doesn’t exist, or one of its decks is private.")
    return found


def own_gauntlets(visitor: Visitor) -> QuerySet[Playtest]:
    """Return a playtest of each of the visitor's gauntlets, the newest first."""
    own = Playtest.objects.filter(owned_by(visitor), improvement=None).exclude(gauntlet=None)
    earlier = own.filter(gauntlet=OuterRef("gauntlet"), pk__lt=OuterRef("pk"))
    return own.filter(~Exists(earlier)).order_by("-created", "-pk")


def gauntlet_cells(gauntlets: Iterable[Playtest]) -> list[list[Playtest]]:
    """Return all playtests of gauntlets of which one is known, in the order of their tables."""
    cells: dict[UUID | None, list[Playtest]] = {known.gauntlet: [] for known in gauntlets}
    found = Playtest.objects.filter(gauntlet__in=cells).order_by("row", "column")
    for cell in found.prefetch_related("decks"):
        cells[cell.gauntlet].append(cell)
    return list(cells.values())


def gauntlet_to_change(visitor: Visitor, gauntlet: UUID) -> list[Playtest]:
    """Return the playtests of one of the visitor's own gauntlets; Http404, PermissionDenied."""
    cells = gauntlet_to_read(visitor, gauntlet)
    if not all(visitor.owns(cell) for cell in cells):
        raise PermissionDenied("Only the person who started this gauntlet can change it.")
    return cells
