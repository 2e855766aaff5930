"""What the pages of playtests read from the database."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet, Sum

from decks.ownership import Visitor, owned_by
from play.gauntlet_results import Gauntlet, with_tables
from play.gauntlets import gauntlet_cells, own_gauntlets
from play.labels import STAGES, format_name
from play.models import Chunk, Playtest
from play.queue.chunks import chunk_with
from play.queue.execution import games_played
from play.results import playtest_title
from play.totals import SIDES, side_sums
from rules.playtest.writing import Row

PLAYTESTS_ON_A_PAGE = 20
GAMES_ON_A_PAGE = 25
GAUNTLETS_LISTED = 8


@dataclass(frozen=True, slots=True)
class ListedPlaytest:
    """A playtest as the list shows it; `wins` are those of each side."""

    playtest: Playtest
    title: str
    format: str
    stage: str
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
    stage, level = STAGES[playtest.stage]
    wins = [counts.get(f"side_{side}") for side in SIDES]
    return ListedPlaytest(
        playtest=playtest,
        title=playtest_title(playtest),
        format=format_name(playtest.format),
        stage=stage,
        level=level,
        played=counts.get("played", 0),
        wins=tuple(won for won in wins if won is not None),
    )


def latest_gauntlets(visitor: Visitor) -> list[Gauntlet]:
    """Return the visitor's latest gauntlets, the newest first."""
    return with_tables(gauntlet_cells(own_gauntlets(visitor)[:GAUNTLETS_LISTED]))


def games_page(playtest: Playtest, number: str | None) -> tuple[Page[int], list[Any]]:
    """Return a page of the games that were played, and those games in their order.

    A cancelled playtest may lack games in between; those that are there are counted through.
    """
    page = Paginator(range(games_played(playtest)), GAMES_ON_A_PAGE).get_page(number)
    places = page.object_list
    return page, list(_records(playtest, places[0], len(places))) if places else []


def _records(playtest: Playtest, start: int, count: int) -> Iterator[Any]:
    """Return `count` of the stored games, reading only the chunks that hold them."""
    rows: list[Row] = []
    passed = 0
    for chunk, games in playtest.chunks.values_list("pk", "games"):
        if passed < start + count and passed + games > start:
            held = playtest.chunks.values_list("records", flat=True).get(pk=chunk)
            rows += held[max(start - passed, 0) : start + count - passed]
        passed += games
    return map(playtest.kind.read_record, rows)


def game_record(playtest: Playtest, index: int) -> Any:
    """Return the record of a game; None if it was not played."""
    first = chunk_with(playtest, index)
    if first is None:
        return None
    rows = playtest.chunks.filter(first=first).values_list("records", flat=True).first()
    if rows is None or index - first >= len(rows):
        return None
    return playtest.kind.read_record(rows[index - first])
