"""What the page of an LCG playtest says of its games: numbers with their words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse

from play.faces.lcg.labels import ENDINGS, cause_label, last_scenario, player_label
from play.faces.lcg.remarks import find_remarks
from play.models import Playtest, PlaytestDeck
from play.results.card_tables import CardOrder, CardTable, card_table
from play.results.charts import Chart, columns
from play.results.deciding import MoreGames, more_games
from play.results.game_filters import games_address
from play.results.lengths import Length, make_length
from play.results.remarks import Remark
from play.results.shares import Share, make_share
from play.results.titles import short_deck_names
from rules.lcg.campaign import scenarios_of
from rules.playtest.lcg.facts import ENCOUNTER
from rules.playtest.lcg.record import GameRecord
from rules.playtest.lcg.statistics import RoundThreat, Summary
from rules.playtest.statistics.distribution import Distribution, mean, quantile, size

# Below this many players a round's average says little; the chart leaves it out.
MIN_PLAYERS_IN_CHART = 3
MAX_THREAT = 50
# The anchors of the decks’ tables; colours mean won and lost games on this page.
DECK_SERIES = ("1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A deck of the playtest and who played it."""

    deck: PlaytestDeck
    name: str
    player: str


@dataclass(frozen=True, slots=True)
class LossRow:
    """A way to lose: the quest stage, how the last player was eliminated, and what did it.

    `address` lists its games.
    """

    quest_stage: int
    ending: str
    cause: str
    games: int
    share: float
    address: str


@dataclass(frozen=True, slots=True)
class ThreatRow:
    """The threat after a round: how many players, half of them within which bounds."""

    round: int
    players: int
    mean: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ThreatByRound:
    """Threat of the players who are still in the game, round by round, in won and lost games."""

    chart: Chart
    won: tuple[ThreatRow, ...]
    lost: tuple[ThreatRow, ...]


@dataclass(frozen=True, slots=True)
class ScenarioResults:
    """What is said of a scenario; of one of a campaign, over the games that reached it.

    `where` is " in Journey Down the Anduin" for headings of a campaign, and empty for the only
    scenario; `key` tells their ids apart, `lost_address` lists the games lost in it.
    """

    key: str
    name: str
    where: str
    summary: Summary
    won: Share | None
    score: Length | None
    rounds: Length
    losses: tuple[LossRow, ...]
    lost_address: str
    threat: ThreatByRound
    decks: tuple[CardTable, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """All that is said of the games stored so far.

    `total` is what is said of games as a whole; `scenarios` are those of a campaign that a game
    reached, none for a single scenario.
    """

    total: ScenarioResults
    scenarios: tuple[ScenarioResults, ...]
    seats: tuple[SeatResult, ...]
    verdict: str
    remarks: tuple[Remark, ...]
    more: MoreGames | None
    decisions: Length

    @property
    def summary(self) -> Summary:
        """The numbers of whole games."""
        return self.total.summary


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as the table of games shows it."""

    number: int
    address: str
    won: bool
    ending: str
    cause: str
    rounds: int
    quest_stage: int | None
    score: int | None
    threat: str
    decisions: int
    scenario: str


def results_context(
    playtest: Playtest,
    summary: Summary,
    records: Sequence[GameRecord],
    order: CardOrder | None = None,
) -> dict[str, Any]:
    """Return what the results on the page show, with a page of the games.

    `order` is that of a table of cards.
    """
    return {
        "results": playtest_results(playtest, summary, order),
        "games": [game_row(playtest, record) for record in records],
    }


def playtest_results(
    playtest: Playtest, summary: Summary, order: CardOrder | None = None
) -> Results:
    """Put a playtest's summary into words, shares and charts."""
    names = [scenario.name for scenario in scenarios_of(playtest.scenario)]
    return Results(
        total=_scenario(playtest, summary, order),
        scenarios=tuple(
            _scenario(playtest, part, order, place, name)
            for place, (name, part) in enumerate(
                zip(names, summary.scenarios, strict=False), start=1
            )
        ),
        seats=tuple(
            SeatResult(deck, name, player_label(deck.player))
            for deck, name in zip(playtest.decks.all(), short_deck_names(playtest), strict=True)
        ),
        verdict=_verdict(summary),
        remarks=tuple(find_remarks(playtest, summary)),
        more=more_games(playtest, (summary.won, summary.decided - summary.won)),
        decisions=make_length(playtest, "Length in decisions", "decisions", summary.decisions),
    )


def _scenario(
    playtest: Playtest,
    summary: Summary,
    order: CardOrder | None,
    place: int = 0,
    name: str = "",
) -> ScenarioResults:
    """Put the summary of whole games, or that of a scenario of a campaign, into words.

    `place` is the scenario's in the campaign, from 1.
    """
    rate = summary.rate
    where = f" in {name}" if name else ""
    key = f"{place}-" if place else ""
    # A game of a campaign is found by how it ended, not by what a scenario before that came to.
    found = None if name else playtest
    return ScenarioResults(
        key=key,
        name=name,
        where=where,
        summary=summary,
        won=make_share(rate, summary.interval) if rate is not None else None,
        score=make_length(
            found, f"Score of won games{where}", "points", summary.scores, verb="scored"
        )
        if summary.scores
        else None,
        rounds=make_length(found, f"Length in rounds{where}", "rounds", summary.rounds),
        losses=tuple(_losses(playtest, summary, place)),
        lost_address=games_address(playtest, winner=ENCOUNTER, scenario=place) if place else "",
        threat=_threat(summary.threat),
        decks=tuple(_deck_cards(playtest, summary, key, where, order)),
    )


def game_row(playtest: Playtest, record: GameRecord) -> GameRow:
    """Put a game's record into words. Games are numbered from 1 for people, from 0 in addresses."""
    return GameRow(
        number=record.index + 1,
        address=reverse("play:replay", args=[playtest.pk, record.index]),
        won=record.won,
        ending=ENDINGS[record.ending],
        cause=cause_label(record.cause) if record.cause else "",
        rounds=record.rounds,
        quest_stage=record.quest_stage or None,
        score=record.score,
        threat=", ".join(map(str, record.threat)),
        decisions=record.decisions,
        scenario=last_scenario(record),
    )


def _deck_cards(
    playtest: Playtest,
    summary: Summary,
    part: str,
    where: str,
    order: CardOrder | None,
) -> Iterator[CardTable]:
    named = zip(short_deck_names(playtest), DECK_SERIES, summary.decks, strict=False)
    for place, (name, series, cards) in enumerate(named):
        yield card_table(
            playtest.pk,
            cards,
            place,
            id=f"{part}{series}",
            name=f"{name}{where}",
            series=series,
            order=order,
            # A game of a campaign is found by its end, not by a scenario before that.
            is_found=not where,
        )


def _verdict(summary: Summary) -> str:
    """Return what the games show, and no more than that."""
    if not summary.decided:
        return "No game was decided."
    low, high = summary.interval
    if low > 0.5:
        return "The players win more often than they lose."
    if high < 0.5:
        return "The players lose more often than they win."
    return "These games don’t show whether the players win more often than they lose."


def _losses(playtest: Playtest, summary: Summary, place: int) -> Iterator[LossRow]:
    """Return the ways to lose, the most frequent first."""
    for (stage, ending, cause), games in sorted(summary.losses, key=lambda loss: -loss[1]):
        share = 100 * games / summary.lost
        address = ""
        if cause:
            scenario = {"scenario": place} if place else {}
            address = games_address(playtest, ending=ending, stage=stage, cause=cause, **scenario)
        yield LossRow(stage, ENDINGS[ending], cause_label(cause), games, share, address)


def _threat(rounds: Sequence[RoundThreat]) -> ThreatByRound:
    won = tuple(_rows([threat.won for threat in rounds]))
    lost = tuple(_rows([threat.lost for threat in rounds]))
    shown = max(
        (row.round for row in (*won, *lost) if row.players >= MIN_PLAYERS_IN_CHART), default=-1
    )
    means = [
        {row.round: row.mean for row in rows if row.players >= MIN_PLAYERS_IN_CHART}
        for rows in (won, lost)
    ]
    heights = [[by_round.get(number) for by_round in means] for number in range(shown + 1)]
    labels = [str(number) for number in range(shown + 1)]
    return ThreatByRound(columns(labels, heights, ("a", "b"), MAX_THREAT), won, lost)


def _rows(rounds: Sequence[Distribution]) -> Iterator[ThreatRow]:
    for number, threat in enumerate(rounds):
        if threat:
            low, high = quantile(threat, 0.25), quantile(threat, 0.75)
            yield ThreatRow(number, size(threat), mean(threat), low, high)
