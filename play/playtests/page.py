"""What the page of a playtest shows to a visitor, as a value."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.core.paginator import Page
from django.utils import timezone

from decks.contents.card_labels import card_label
from decks.ownership import Visitor
from play.forms.playtest import NamedCards
from play.models import Playtest, Status
from play.playtests import queries
from play.playtests.again import (
    OtherPlayer,
    again_query,
    findable_decks,
    other_players,
    played_by,
)
from play.playtests.disagreement import Disagreement, disagreements
from play.queue.execution import games_played
from play.queue.fairness import waits_for_another
from play.queue.totals import playtest_summary
from play.results.card_tables import CardOrder
from play.results.deciding import can_go_on
from play.results.labels import STATUSES, format_name
from play.results.progress import Progress, playtest_progress, share_sentence
from play.results.titles import playtest_title

# A worker that lives takes up a playtest within moments.
LONG_WAIT = timedelta(seconds=20)


@dataclass(frozen=True, slots=True)
class AboutPlaytest:
    """What was asked for, and what the visitor may do with it.

    `setting` has edition, scenario and difficulty in words. `findable` are the decks whose
    addresses the visitor may see, `again` is the query that asks for the same games again.
    """

    playtest: Playtest
    title: str
    short_title: str
    format_name: str
    setting: Mapping[str, str]
    status_words: str
    status_level: str
    blanks: Sequence[NamedCards]
    may_cancel: bool
    may_delete: bool
    gauntlet: UUID | None
    findable: dict[int, str]
    again: str


@dataclass(frozen=True, slots=True)
class PlaytestState:
    """How many games are played, and what is known of a playtest that isn't over.

    It waits `in_line` behind another of the same person, or is `forgotten` if no worker took it
    up for a while.
    """

    played: int
    in_line: bool = False
    forgotten: bool = False
    progress: Progress | None = None


@dataclass(frozen=True, slots=True)
class PlaytestResults:
    """What the games of a playtest that is over say, with a `page` of them.

    `shown` is what the game's own template shows.
    """

    shown: Mapping[str, Any]
    page: Page[Any]
    sentence: str
    played_by: str
    other_players: Sequence[OtherPlayer]
    can_go_on: bool
    disagreements: Sequence[Disagreement]


@dataclass(frozen=True, slots=True)
class PlaytestPage:
    """The page of a playtest: what was asked for, how far it is, and its results once it is over.

    A trial has results of its own (`play.trials`).
    """

    about: AboutPlaytest
    state: PlaytestState
    results: PlaytestResults | None

    def context(self) -> dict[str, Any]:
        """Return the values by the names that templates know."""
        context = _by_name(self.about) | _by_name(self.state)
        context |= context.pop("setting")
        if self.results is not None:
            context |= _by_name(self.results)
            context |= context.pop("shown")
        return context


def find_page(
    playtest: Playtest,
    visitor: Visitor,
    games_page: str | None = None,
    order: CardOrder | None = None,
) -> PlaytestPage:
    """Return the page of a playtest for a visitor.

    `games_page` is the page of its games, as the address names it, and `order` that of a table of
    cards.
    """
    about = about_playtest(playtest, visitor)
    state = find_state(playtest)
    if playtest.is_open or playtest.is_trial or not state.played:
        return PlaytestPage(about, state, None)
    return PlaytestPage(about, state, _find_results(about, visitor, games_page, order))


def about_playtest(playtest: Playtest, visitor: Visitor) -> AboutPlaytest:
    """Return what was asked for, as a visitor may see it."""
    status_words, status_level = STATUSES[playtest.status]
    findable = findable_decks(playtest, visitor)
    owns = visitor.owns(playtest)
    return AboutPlaytest(
        playtest=playtest,
        title=playtest_title(playtest),
        short_title=playtest_title(playtest, short=True),
        format_name=format_name(playtest.format),
        setting=playtest.face.setting_facts(playtest),
        status_words=status_words,
        status_level=status_level,
        blanks=_blanks(playtest),
        may_cancel=owns,
        may_delete=owns and not playtest.is_open and playtest.improvement_id is None,
        # Others may see a playtest and not all of its gauntlet.
        gauntlet=playtest.gauntlet if owns else None,
        findable=findable,
        again=again_query(playtest, findable),
    )


def find_state(playtest: Playtest) -> PlaytestState:
    """Return how far a playtest is."""
    played = games_played(playtest)
    if not playtest.is_open:
        return PlaytestState(played)
    if waits_for_another(playtest):
        return PlaytestState(played, in_line=True)
    waited = timezone.now() - playtest.created
    return PlaytestState(
        played,
        forgotten=playtest.status is Status.WAITING and waited > LONG_WAIT,
        progress=playtest_progress(playtest, played) if played else None,
    )


def _find_results(
    about: AboutPlaytest, visitor: Visitor, games_page: str | None, order: CardOrder | None
) -> PlaytestResults:
    playtest = about.playtest
    page, records = queries.games_page(playtest, games_page)
    summary = playtest_summary(playtest)
    return PlaytestResults(
        shown=playtest.face.results_context(playtest, summary, records, order),
        page=page,
        sentence=share_sentence(playtest),
        played_by=played_by(playtest),
        other_players=other_players(playtest, about.findable),
        can_go_on=about.may_cancel and can_go_on(playtest),
        disagreements=disagreements(playtest, visitor),
    )


def _blanks(playtest: Playtest) -> list[NamedCards]:
    return [
        NamedCards(deck.name, [card_label(card_id) for card_id in deck.blanks])
        for deck in playtest.decks.all()
        if deck.blanks
    ]


def _by_name(part: AboutPlaytest | PlaytestState | PlaytestResults) -> dict[str, Any]:
    return {field.name: getattr(part, field.name) for field in fields(part)}
