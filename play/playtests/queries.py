"""What the pages of playtests read from the database."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet, Sum

from decks.ownership import Visitor, owned_by
from play.games.records import stored_records
from play.models import Chunk, Playtest
from play.queue.execution import games_played
from play.queue.totals import SIDES, side_sums
from play.results.labels import STATUSES, format_name
from play.results.titles import playtest_title

PLAYTESTS_ON_A_PAGE = 20
GAMES_ON_A_PAGE = 25


@dataclass(frozen=True, slots=True)
class ListedPlaytest:
    """A playtest as the list shows it; `wins` are those of each side."""

    playtest: Playtest
    title: str
    format: str
    status: str
    level: str
    played: int
    wins: tuple[int, ...]


def playtests() -> QuerySet[Playtest]:
    """Return all playtests, the newest first, with their decks and where those come from."""
    return Playtest.objects.select_related("trial").prefetch_related("decks__version__deck")


def playtest_page(
    visitor: Visitor, number: str | None
) -> tuple[Page[Playtest], list[ListedPlaytest]]:
    """Return a page of the list of a visitor's playtests and what is shown of each."""
    own = playtests().filter(owned_by(visitor), gauntlet=None)
    page = Paginator(own, PLAYTESTS_ON_A_PAGE).get_page(number)
    return page, _listed(page.object_list)


def _listed(some: Iterable[Playtest]) -> list[ListedPlaytest]:
    counts = {
        row["playtest"]: row
        for row in Chunk.objects.filter(playtest__in=[playtest.pk for playtest in some])
        .order_by()
        .values("playtest")
        .annotate(played=Sum("games"), **side_sums())
    }
    return [_line(playtest, counts.get(playtest.pk, {})) for playtest in some]


def _line(playtest: Playtest, counts: Mapping[str, Any]) -> ListedPlaytest:
    status, level = STATUSES[playtest.status]
    wins = [counts.get(f"side_{side}") for side in SIDES]
    return ListedPlaytest(
        playtest=playtest,
        title=playtest_title(playtest),
        format=format_name(playtest.format),
        status=status,
        level=level,
        played=counts.get("played", 0),
        wins=tuple(won for won in wins if won is not None),
    )


def games_page(playtest: Playtest, number: str | None) -> tuple[Page[int], list[Any]]:
    """Return a page of the games that were played, and those games in their order.

    A cancelled playtest may lack games in between; those that are there are counted through.
    """
    page = Paginator(range(games_played(playtest)), GAMES_ON_A_PAGE).get_page(number)
    places = page.object_list
    return page, list(stored_records(playtest, places[0], len(places))) if places else []
