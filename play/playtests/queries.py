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
from play.queue.totals import side_sums
from play.results.labels import STATUSES, format_name
from play.results.titles import playtest_title
from play.trials.answers import trial_answer

PLAYTESTS_ON_A_PAGE = 20
GAMES_ON_A_PAGE = 25


@dataclass(frozen=True, slots=True)
class ListedPlaytest:
    """A playtest as the list shows it: `result` is who won how often, or a trial's answer.

    `played` counts the games that the result counts: not those of a comparison that were played
    after it was decided.
    """

    playtest: Playtest
    title: str
    format: str
    status: str
    level: str
    played: int
    result: str


def playtests() -> QuerySet[Playtest]:
    """Return all playtests, the newest first, with their decks and where those come from."""
    return Playtest.objects.select_related("trial").prefetch_related("decks__version__deck")


def playtest_page(
    visitor: Visitor, number: str | None
) -> tuple[Page[Playtest], list[ListedPlaytest]]:
    """Return a page of the list of a visitor's playtests and what is shown of each."""
    own = playtests().filter(owned_by(visitor), gauntlet=None, improvement=None, event_match=None)
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
    played, result = counts.get("played", 0), ""
    if played and playtest.is_trial:
        answer = trial_answer(playtest)
        played, result = answer.games or played, answer.words
    elif played:
        result = _wins_words(playtest, counts)
    return ListedPlaytest(
        playtest=playtest,
        title=playtest_title(playtest),
        format=format_name(playtest.format),
        status=status,
        level=level,
        played=played,
        result=result,
    )


def _wins_words(playtest: Playtest, counts: Mapping[str, Any]) -> str:
    """Return how many games each counted side won: "Aragorn 90, Éomer 110"."""
    names = playtest.face.sides(playtest)[: playtest.face.counted_sides]
    return ", ".join(f"{name} {counts[f'side_{side}'] or 0}" for side, name in enumerate(names))


def games_page(playtest: Playtest, number: str | None) -> tuple[Page[int], list[Any]]:
    """Return a page of the games that were played, and those games in their order.

    A cancelled playtest may lack games in between; those that are there are counted through.
    """
    page = Paginator(range(games_played(playtest)), GAMES_ON_A_PAGE).get_page(number)
    places = page.object_list
    return page, list(stored_records(playtest, places[0], len(places))) if places else []
