"""What the pages of playtests read from the database."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet, Sum

from decks.ownership import Visitor, owned_by
from play.labels import STAGES, format_name
from play.models import Chunk, Playtest
from play.queue.execution import games_played
from play.results import deck_names
from rules.playtest.record import GameRecord
from rules.playtest.statistics import Summary, merge
from rules.playtest.writing import Row, read_record, read_summary

PLAYTESTS_ON_A_PAGE = 20
GAMES_ON_A_PAGE = 25


@dataclass(frozen=True, slots=True)
class ListedPlaytest:
    """A playtest as the list shows it."""

    playtest: Playtest
    names: tuple[str, str]
    format: str
    stage: str
    level: str
    played: int
    wins: tuple[int, int]


def playtests() -> QuerySet[Playtest]:
    """Return all playtests, the newest first, with their decks and where those come from."""
    return Playtest.objects.prefetch_related("decks__version__deck")


def playtest_page(
    visitor: Visitor, number: str | None
) -> tuple[Page[Playtest], list[ListedPlaytest]]:
    """Return a page of the list of a visitor's playtests and what is shown of each."""
    page = Paginator(playtests().filter(owned_by(visitor)), PLAYTESTS_ON_A_PAGE).get_page(number)
    return page, _listed(page.object_list)


def _listed(some: Iterable[Playtest]) -> list[ListedPlaytest]:
    counts = {
        row["playtest"]: row
        for row in Chunk.objects.filter(playtest__in=[playtest.pk for playtest in some])
        .order_by()
        .values("playtest")
        .annotate(played=Sum("games"), a=Sum("wins_a"), b=Sum("wins_b"))
    }
    none = {"played": 0, "a": 0, "b": 0}
    return [_line(playtest, counts.get(playtest.pk, none)) for playtest in some]


def _line(playtest: Playtest, counts: Mapping[str, Any]) -> ListedPlaytest:
    stage, level = STAGES[playtest.stage]
    return ListedPlaytest(
        playtest=playtest,
        names=deck_names(playtest),
        format=format_name(playtest.format),
        stage=stage,
        level=level,
        played=counts["played"],
        wins=(counts["a"], counts["b"]),
    )


def playtest_summary(playtest: Playtest) -> Summary:
    """Return what the games say that are stored so far."""
    return merge(map(read_summary, playtest.chunks.values_list("summary", flat=True)))


def games_page(playtest: Playtest, number: str | None) -> tuple[Page[int], list[GameRecord]]:
    """Return a page of the games that were played, and those games in their order.

    A cancelled playtest may lack games in between; those that are there are counted through.
    """
    page = Paginator(range(games_played(playtest)), GAMES_ON_A_PAGE).get_page(number)
    places = page.object_list
    return page, list(_records(playtest, places[0], len(places))) if places else []


def _records(playtest: Playtest, start: int, count: int) -> Iterator[GameRecord]:
    """Return `count` of the stored games, reading only the chunks that hold them."""
    rows: list[Row] = []
    passed = 0
    for chunk, games in playtest.chunks.values_list("pk", "games"):
        if passed < start + count and passed + games > start:
            held = playtest.chunks.values_list("records", flat=True).get(pk=chunk)
            rows += held[max(start - passed, 0) : start + count - passed]
        passed += games
    return map(read_record, rows)


def game_record(playtest: Playtest, index: int) -> GameRecord | None:
    """Return the record of a game; raise None if it was not played."""
    if playtest.chunk_games is None or not 0 <= index < playtest.games:
        return None
    first = index - index % playtest.chunk_games
    rows = playtest.chunks.filter(first=first).values_list("records", flat=True).first()
    if rows is None or index - first >= len(rows):
        return None
    return read_record(rows[index - first])
