"""Summaries of games. Summaries of parts merge, in any order, into the summary of the whole."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rules.playtest.digest import add_digests, digest_text, game_digest
from rules.playtest.lcg.observation import deck_game
from rules.playtest.lcg.record import GameRecord
from rules.playtest.statistics.card_statistics import CardStatistics, merge_cards, tally_cards
from rules.playtest.statistics.distribution import (
    Distribution,
    add_distributions,
    count_games,
    size,
    total,
)
from rules.playtest.statistics.interval import Interval, wilson

ENDINGS = ("won", "threat", "heroes", "quest", "unfinished")

Loss = tuple[int, str, str]


@dataclass(frozen=True, slots=True)
class RoundThreat:
    """The threat of all players who are still in the game after a round, in won and lost games."""

    won: Distribution
    lost: Distribution


@dataclass(frozen=True, slots=True)
class Summary:
    """What games say taken together: each number counts games, nothing is rounded.

    For a campaign `scenarios` has a summary of each of its scenarios, over the games that reached
    it; losses, threat and cards are counted there alone. A single scenario has none.

    `unfinished` games ran into their bound: shares are shares of the games that were decided.
    `rounds` and `decisions` are over all games, `scores` over won ones. `losses` counts lost
    games by quest stage, ending and cause. `threat` begins with the threat before the first round;
    it and `decks`, the cards of each deck, are of the decided games that were observed: not of
    records that were read back.
    """

    endings: tuple[tuple[str, int], ...]
    rounds: Distribution
    decisions: Distribution
    scores: Distribution
    losses: tuple[tuple[Loss, int], ...]
    threat: tuple[RoundThreat, ...]
    decks: tuple[CardStatistics, ...]
    digest_sum: int
    scenarios: tuple["Summary", ...] = ()

    @property
    def cards(self) -> tuple[CardStatistics, ...]:
        """The cards of each deck; in a campaign every scenario counts as a game of its own."""
        if not self.scenarios:
            return self.decks
        return _merged_decks([played.decks for played in self.scenarios])

    @property
    def games(self) -> int:
        """How many games were played."""
        return size(self.rounds)

    @property
    def won(self) -> int:
        """How many games the players won."""
        return dict(self.endings)["won"]

    @property
    def unfinished(self) -> int:
        """How many games ran into their bound."""
        return dict(self.endings)["unfinished"]

    @property
    def decided(self) -> int:
        """How many games were won or lost."""
        return self.games - self.unfinished

    @property
    def lost(self) -> int:
        """How many games the players lost."""
        return self.decided - self.won

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games the one side there is won."""
        return (self.won,)

    @property
    def total_decisions(self) -> int:
        """How many choices were made in all games."""
        return total(self.decisions)

    @property
    def digest(self) -> str:
        """The fingerprint of all choices of all games (`rules.playtest.digest`)."""
        return digest_text(self.digest_sum)

    @property
    def rate(self) -> float | None:
        """The share of decided games that the players won; None before any is decided."""
        return self.won / self.decided if self.decided else None

    @property
    def interval(self) -> Interval:
        """The 95 % interval of that share."""
        return wilson(self.won, self.decided)


def summarise(records: Iterable[GameRecord]) -> Summary:
    """Return what these games say taken together; without any, every count is 0.

    Raise ValueError for a game that ended in a way that is not in `ENDINGS`: nobody would count it.
    """
    games = tuple(records)
    for game in games:
        if game.ending not in ENDINGS:
            raise ValueError(f"game {game.index} ended by {game.ending!r}")
    endings = Counter(game.ending for game in games)
    single = [game for game in games if not game.scenarios]
    lost = [game for game in single if game.lost]
    won = [game for game in single if game.won]
    return Summary(
        endings=tuple((ending, endings[ending]) for ending in ENDINGS),
        rounds=count_games(game.rounds for game in games),
        decisions=count_games(game.decisions for game in games),
        scores=count_games(game.score for game in games if game.won and game.score is not None),
        losses=_ordered(Counter((game.quest_stage, game.ending, game.cause) for game in lost)),
        threat=_threat(won, lost),
        decks=_decks([*won, *lost]),
        digest_sum=add_digests(map(game_digest, games)),
        scenarios=_scenarios(games),
    )


def merge(summaries: Iterable[Summary]) -> Summary:
    """Return the summary of all games of these summaries; their order does not matter."""
    parts = tuple(summaries)
    endings: Counter[str] = Counter()
    losses: Counter[Loss] = Counter()
    for part in parts:
        endings.update(dict(part.endings))
        losses.update(dict(part.losses))
    return Summary(
        endings=tuple((ending, endings[ending]) for ending in ENDINGS),
        rounds=add_distributions(part.rounds for part in parts),
        decisions=add_distributions(part.decisions for part in parts),
        scores=add_distributions(part.scores for part in parts),
        losses=_ordered(losses),
        threat=_merged_threat([part.threat for part in parts]),
        decks=_merged_decks([part.decks for part in parts]),
        digest_sum=add_digests(part.digest_sum for part in parts),
        scenarios=_merged_scenarios([part.scenarios for part in parts]),
    )


def _scenarios(games: Sequence[GameRecord]) -> tuple[Summary, ...]:
    """Return the summary of each scenario of a campaign, over the games that reached it."""
    most = max((len(game.scenarios) for game in games), default=0)
    return tuple(
        summarise(game.scenarios[place] for game in games if place < len(game.scenarios))
        for place in range(most)
    )


def _merged_scenarios(parts: Sequence[tuple[Summary, ...]]) -> tuple[Summary, ...]:
    """Return summaries scenario by scenario; not every part has games that reached the last."""
    return tuple(
        merge(played for played in scenario if played is not None)
        for scenario in zip_longest(*parts)
    )


def _ordered(losses: Counter[Loss]) -> tuple[tuple[Loss, int], ...]:
    return tuple(sorted((loss, games) for loss, games in losses.items() if games))


def _threat(won: Sequence[GameRecord], lost: Sequence[GameRecord]) -> tuple[RoundThreat, ...]:
    won_rows, lost_rows = list(_threat_rows(won)), list(_threat_rows(lost))
    rounds = max(map(len, (*won_rows, *lost_rows)), default=0)
    return tuple(
        RoundThreat(_threat_after(number, won_rows), _threat_after(number, lost_rows))
        for number in range(rounds)
    )


def _threat_rows(games: Iterable[GameRecord]) -> Iterator[tuple[int, ...]]:
    for game in games:
        if game.observation is not None:
            yield from (deck.threat for deck in game.observation.decks)


def _threat_after(number: int, rows: Iterable[tuple[int, ...]]) -> Distribution:
    return count_games(row[number] for row in rows if number < len(row))


def _merged_threat(parts: Sequence[tuple[RoundThreat, ...]]) -> tuple[RoundThreat, ...]:
    none = RoundThreat({}, {})
    return tuple(
        RoundThreat(
            add_distributions(round_.won for round_ in rounds),
            add_distributions(round_.lost for round_ in rounds),
        )
        for rounds in zip_longest(*parts, fillvalue=none)
    )


def _decks(decided: Sequence[GameRecord]) -> tuple[CardStatistics, ...]:
    """Return the statistics of each deck's cards."""
    games = [(game, seen) for game in decided if (seen := game.observation) is not None]
    decks = max((len(seen.decks) for _, seen in games), default=0)
    return tuple(
        tally_cards(
            deck_game(seen.decks[place], game.index, game.won, game.rounds) for game, seen in games
        )
        for place in range(decks)
    )


def _merged_decks(parts: Sequence[tuple[CardStatistics, ...]]) -> tuple[CardStatistics, ...]:
    return tuple(merge_cards(decks) for decks in zip_longest(*parts, fillvalue=CardStatistics()))
