"""What the page of a playtest says of its games: numbers with their words."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.urls import reverse

from decks.contents.card_labels import card_label
from play.charts import Chart, histogram
from play.game_filters import link_lengths, link_sites
from play.labels import (
    ENDINGS,
    HOW_IT_ENDED,
    PLAYERS,
    distinct_names,
    scenario_name,
    short_names,
)
from play.models import Design, Playtest, PlaytestDeck
from play.shares import Share, make_share
from rules.english import join_words
from rules.playtest.distribution import Distribution, mean, median
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import Summary

SERIES = ("a", "b")


@dataclass(frozen=True, slots=True)
class DeckResult:
    """One deck: how often it won, and what it was."""

    deck: PlaytestDeck
    name: str
    series: str
    player: str
    wins: int
    share: Share | None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as the table of games shows it; `series` is the winner's, empty without one."""

    number: int
    address: str
    winner: str
    series: str
    ending: str
    first_player: str
    turns: int
    decisions: int
    sites: tuple[int, int]


@dataclass(frozen=True, slots=True)
class EndingRow:
    """A way to win, and how many games each deck won in that way."""

    key: str
    words: str
    games: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Length:
    """A distribution over games, in a few numbers and as a chart."""

    title: str
    verb: str
    noun: str
    median: int
    mean: float
    least: int
    most: int
    chart: Chart


@dataclass(frozen=True, slots=True)
class Results:
    """All that is said of the games stored so far."""

    summary: Summary
    decks: tuple[DeckResult, DeckResult]
    verdict: str
    endings: tuple[EndingRow, ...]
    lengths: tuple[Length, ...]
    sites: Chart
    first_player: Share | None


def deck_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names of the decks, told apart where they are the same."""
    return distinct_names([deck.name for deck in playtest.decks.all()])


def playtest_title(playtest: Playtest, *, short: bool = False) -> str:
    """Return what a playtest is called: who plays against whom or what."""
    if playtest.is_trial:
        return _trial_title(playtest)
    names = short_deck_names(playtest) if short else deck_names(playtest)
    if playtest.scenario:
        return f"{join_words(names)} in {scenario_name(playtest.scenario)}"
    return " against ".join(names)


def _trial_title(playtest: Playtest) -> str:
    """Return what a trial asks."""
    old, new, *_ = (deck.name for deck in playtest.decks.all())
    if playtest.design == Design.SWAP:
        return f"A swap for {card_label(playtest.trial.card_out)} in {old}"
    return f"{new} compared with {old}"


def short_deck_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names without what both have in common."""
    return short_names([deck.name for deck in playtest.decks.all()])


def playtest_results(playtest: Playtest, summary: Summary) -> Results:
    """Put a playtest's summary into words, shares and charts."""
    names = short_deck_names(playtest)
    first, second = playtest.decks.all()
    return Results(
        summary=summary,
        decks=(
            _deck_result(first, names[0], summary),
            _deck_result(second, names[1], summary),
        ),
        verdict=_verdict(names, summary),
        endings=_endings(summary),
        lengths=(
            make_length(playtest, "Length in turns", "turns", summary.turns),
            make_length(playtest, "Length in decisions", "decisions", summary.decisions),
        ),
        sites=link_sites(playtest, histogram([deck.sites for deck in summary.decks], SERIES)),
        first_player=_first_player(summary),
    )


def played_game(playtest: Playtest, names: Sequence[str], record: GameRecord) -> PlayedGame:
    """Put a game's record into words. Games are numbered from 1 for people, from 0 in addresses."""
    winner = record.winner
    return PlayedGame(
        number=record.index + 1,
        address=reverse("play:replay", args=[playtest.pk, record.index]),
        winner="" if winner is None else names[winner],
        series="" if winner is None else SERIES[winner],
        ending=HOW_IT_ENDED[record.ending],
        first_player=names[record.first_player],
        turns=record.turns,
        decisions=record.decisions,
        sites=record.sites,
    )


def _deck_result(deck: PlaytestDeck, name: str, summary: Summary) -> DeckResult:
    rate = summary.rate(deck.place)
    return DeckResult(
        deck=deck,
        name=name,
        series=SERIES[deck.place],
        player=PLAYERS.get(deck.player, deck.player),
        wins=summary.decks[deck.place].wins,
        share=make_share(rate, summary.interval(deck.place)) if rate is not None else None,
    )


def _first_player(summary: Summary) -> Share | None:
    if not summary.decided:
        return None
    return make_share(summary.won_going_first / summary.decided, summary.going_first_interval)


def _verdict(names: Sequence[str], summary: Summary) -> str:
    """Return what the games show, and no more than that."""
    if not summary.decided:
        return "No game was decided."
    first = summary.interval(0)
    if first.low > 0.5:
        return f"{names[0]} wins more often."
    if first.high < 0.5:
        return f"{names[1]} wins more often."
    return "These games don’t show which deck wins more often. Both intervals include 50%."


def _endings(summary: Summary) -> tuple[EndingRow, ...]:
    first, second = (dict(deck.endings) for deck in summary.decks)
    return tuple(
        EndingRow(ending, words, (first[ending], second[ending]))
        for ending, words in ENDINGS.items()
    )


# The filters that find games by the number that a distribution counts.
LENGTH_FILTERS = {
    "turns": ("least", "most"),
    "rounds": ("least", "most"),
    "decisions": ("least_decisions", "most_decisions"),
    "points": ("least_score", "most_score"),
}


def make_length(
    playtest: Playtest | None,
    title: str,
    noun: str,
    distribution: Distribution,
    *,
    verb: str = "took",
) -> Length:
    """Put a distribution over games into a few numbers and a chart.

    With a playtest the rows of the chart lead to its games.
    """
    chart = histogram([distribution], ["none"])
    return Length(
        title=title,
        verb=verb,
        noun=noun,
        median=median(distribution),
        mean=mean(distribution),
        least=min(distribution, default=0),
        most=max(distribution, default=0),
        chart=chart if playtest is None else link_lengths(playtest, chart, *LENGTH_FILTERS[noun]),
    )
