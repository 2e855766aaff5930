"""What the page of a TCG playtest says of its games: numbers with their words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse

from play.faces.tcg.by_deck import DeckRow, ending_rows, fate_rows
from play.faces.tcg.deck_statistics import deck_statistics
from play.faces.tcg.journey import TurnOrder, turn_orders
from play.faces.tcg.labels import HOW_IT_ENDED, player_label
from play.faces.tcg.remarks import find_remarks
from play.faces.tcg.seats import going_first_words
from play.faces.tcg.verdict import verdict
from play.models import Playtest, PlaytestDeck
from play.results.card_tables import CardOrder
from play.results.charts import Chart, histogram
from play.results.deciding import MoreGames, more_games
from play.results.game_filters import link_sites
from play.results.lengths import Length, make_length
from play.results.remarks import Remark
from play.results.shares import Share, share_won
from play.results.titles import SERIES, short_deck_names
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import Summary


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
class GameRow:
    """A game as the table of games shows it; `series` is the winner's, empty without one."""

    number: int
    address: str
    winner: str
    series: str
    ending: str
    first_player: str
    turns: int
    decisions: int
    sites: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """All that is said of the games stored so far.

    `fair_share` is what each deck has where all win equally often, in percent. More than two decks
    have `fates`, what befell them, and `turns`, the shares by their order of turns.
    """

    summary: Summary
    decks: tuple[DeckResult, ...]
    fair_share: float
    verdict: str
    remarks: tuple[Remark, ...]
    more: MoreGames | None
    endings: tuple[DeckRow, ...]
    fates: tuple[DeckRow, ...]
    lengths: tuple[Length, ...]
    sites: Chart
    going_first: str
    turns: tuple[TurnOrder, ...]


def results_context(
    playtest: Playtest,
    summary: Summary,
    records: Sequence[GameRecord],
    order: CardOrder | None = None,
) -> dict[str, Any]:
    """Return what the results on the page show, with a page of the games.

    `order` is that of a table of cards.
    """
    names = short_deck_names(playtest)
    return {
        "results": playtest_results(playtest, summary),
        "statistics": deck_statistics(playtest, summary, order),
        "games": [game_row(playtest, names, record) for record in records],
    }


def playtest_results(playtest: Playtest, summary: Summary) -> Results:
    """Put a playtest's summary into words, shares and charts."""
    names = short_deck_names(playtest)
    series = SERIES[: len(names)]
    decks = tuple(
        _deck_result(deck, name, summary)
        for deck, name in zip(playtest.decks.all(), names, strict=True)
    )
    are_many = len(decks) > 2
    return Results(
        summary=summary,
        decks=decks,
        fair_share=100 / len(decks),
        verdict=verdict(names, summary.wins),
        remarks=tuple(find_remarks(playtest, names, summary)),
        more=more_games(playtest, summary.wins),
        endings=tuple(ending_rows(playtest, names, summary)),
        fates=tuple(fate_rows(playtest, names, summary)) if are_many else (),
        lengths=(
            make_length(playtest, "Length in turns", "turns", summary.turns),
            make_length(playtest, "Length in decisions", "decisions", summary.decisions),
        ),
        sites=link_sites(
            playtest, histogram([deck.sites for deck in summary.decks], series), series
        ),
        going_first=going_first_words(names, summary),
        turns=tuple(turn_orders(summary)) if are_many else (),
    )


def game_row(playtest: Playtest, names: Sequence[str], record: GameRecord) -> GameRow:
    """Put a game's record into words. Games are numbered from 1 for people, from 0 in addresses."""
    winner = record.winner
    return GameRow(
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
    wins = summary.decks[deck.place].wins
    return DeckResult(
        deck=deck,
        name=name,
        series=SERIES[deck.place],
        player=player_label(deck.player),
        wins=wins,
        share=share_won(wins, summary.decided, len(summary.decks)),
    )
