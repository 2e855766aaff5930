"""Summaries of games. Summaries of parts merge, in any order, into the summary of the whole."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from rules.playtest.digest import add_digests, digest_text, game_digest
from rules.playtest.statistics.card_statistics import CardStatistics, merge_cards, tally_cards
from rules.playtest.statistics.distribution import (
    Distribution,
    add_distributions,
    count_games,
    size,
    total,
)
from rules.playtest.statistics.interval import Interval, share_interval
from rules.playtest.tcg.journey import Journey, merge_journeys
from rules.playtest.tcg.observation import deck_game, length_band
from rules.playtest.tcg.record import GameRecord

ENDINGS = ("site 9", "killed", "corrupted")
TWO_DECKS = 2

# Decided games, and those of them that were won.
GamesWon = tuple[int, int]


@dataclass(frozen=True, slots=True)
class DeckSummary:
    """What games say of one of their decks.

    `endings` counts the games it won by how they ended ("site 9": its fellowship got there;
    "killed", "corrupted": the other's Ring-bearer was). `sites` is the site its fellowship
    reached, over all games. `went_first` and `won_going_first` count decided games. Among more
    than two decks `by_turn` counts them by its place in the order of turns, the first one too.
    `cards` and `journey` are of the games that were observed: not those of records that were read
    back.
    """

    endings: tuple[tuple[str, int], ...]
    sites: Distribution
    went_first: int
    won_going_first: int
    by_turn: tuple[GamesWon, ...] = ()
    cards: CardStatistics = field(default_factory=CardStatistics)
    journey: Journey = field(default_factory=Journey)

    @property
    def wins(self) -> int:
        """How many games it won."""
        return sum(count for _, count in self.endings)

    def games_by_turn(self, decided: int) -> tuple[GamesWon, ...]:
        """Return decided games and wins by its place in the order of turns, the first one too."""
        if self.by_turn:
            return self.by_turn
        second = (decided - self.went_first, self.wins - self.won_going_first)
        return ((self.went_first, self.won_going_first), second)


@dataclass(frozen=True, slots=True)
class Summary:
    """What games say taken together: each number counts games, nothing is rounded.

    `unfinished` games ran into their bound: they are stated apart, and shares are shares of the
    games that were decided. `turns` and `decisions` are over all games.
    """

    decks: tuple[DeckSummary, ...]
    unfinished: int
    turns: Distribution
    decisions: Distribution
    digest_sum: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return size(self.turns)

    @property
    def cards(self) -> tuple[CardStatistics, ...]:
        """The cards of each deck."""
        return tuple(deck.cards for deck in self.decks)

    @property
    def decided(self) -> int:
        """How many games have a winner."""
        return self.games - self.unfinished

    @property
    def total_decisions(self) -> int:
        """How many choices were made in all games."""
        return total(self.decisions)

    @property
    def digest(self) -> str:
        """The fingerprint of all choices of all games (`rules.playtest.digest`)."""
        return digest_text(self.digest_sum)

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each deck won."""
        return tuple(deck.wins for deck in self.decks)

    def rate(self, deck: int) -> float | None:
        """Return the share of decided games that a deck won; None before any is decided."""
        return self.decks[deck].wins / self.decided if self.decided else None

    def interval(self, deck: int) -> Interval:
        """Return the 95 % interval of that share; of more than two decks all hold together."""
        return share_interval(self.decks[deck].wins, self.decided, len(self.decks))

    def of_decks(self, count: int) -> "Summary":
        """Return an empty summary for `count` decks: without a game their number isn't known."""
        return self if self.games else replace(self, decks=(_of_deck(0, (), ()),) * count)


def summarise(records: Iterable[GameRecord]) -> Summary:
    """Return what these games say taken together; without any, every count is 0.

    `ValueError` for a game that was won in a way that is not in `ENDINGS`: nobody would count it.
    """
    games = tuple(records)
    decided = [game for game in games if game.winner is not None]
    for game in decided:
        if game.ending not in ENDINGS:
            raise ValueError(f"game {game.index} was won by {game.ending!r}")
    return Summary(
        decks=tuple(
            _of_deck(place, games, decided)
            for place in range(len(games[0].sites) if games else TWO_DECKS)
        ),
        unfinished=len(games) - len(decided),
        turns=count_games(game.turns for game in games),
        decisions=count_games(game.decisions for game in games),
        digest_sum=add_digests(map(game_digest, games)),
    )


def merge(summaries: Iterable[Summary]) -> Summary:
    """Return the summary of all games of these summaries; their order does not matter."""
    parts = tuple(summaries)
    return Summary(
        decks=tuple(
            _merged([part.decks[place] for part in parts])
            for place in range(len(parts[0].decks) if parts else TWO_DECKS)
        ),
        unfinished=sum(part.unfinished for part in parts),
        turns=add_distributions(part.turns for part in parts),
        decisions=add_distributions(part.decisions for part in parts),
        digest_sum=add_digests(part.digest_sum for part in parts),
    )


def _of_deck(place: int, games: Sequence[GameRecord], decided: Sequence[GameRecord]) -> DeckSummary:
    endings = Counter(game.ending for game in decided if game.winner == place)
    first = [game for game in decided if game.first_player == place]
    return DeckSummary(
        endings=tuple((ending, endings[ending]) for ending in ENDINGS),
        sites=count_games(game.sites[place] for game in games),
        went_first=len(first),
        won_going_first=sum(game.winner == place for game in first),
        by_turn=_by_turn(place, decided),
        cards=tally_cards(
            deck_game(
                seen.decks[place],
                game.index,
                game.winner == place,
                length_band(game.turns, len(game.sites)),
            )
            for game in decided
            if (seen := game.observation) is not None
        ),
        journey=merge_journeys(
            game.observation.decks[place].journey for game in games if game.observation is not None
        ),
    )


def _by_turn(place: int, decided: Sequence[GameRecord]) -> tuple[GamesWon, ...]:
    """Return decided games and wins by a deck's place in the order of turns; empty for two."""
    ordered = [game for game in decided if game.order]
    seats: dict[int, list[bool]] = {seat: [] for game in ordered for seat in range(len(game.order))}
    for game in ordered:
        seats[game.order.index(place)].append(game.winner == place)
    return tuple((len(won), sum(won)) for won in seats.values())


def _merged(parts: Sequence[DeckSummary]) -> DeckSummary:
    endings: Counter[str] = Counter()
    for part in parts:
        endings.update(dict(part.endings))
    return DeckSummary(
        endings=tuple((ending, endings[ending]) for ending in ENDINGS),
        sites=add_distributions(part.sites for part in parts),
        went_first=sum(part.went_first for part in parts),
        won_going_first=sum(part.won_going_first for part in parts),
        by_turn=_added_by_turn([part.by_turn for part in parts]),
        cards=merge_cards(part.cards for part in parts),
        journey=merge_journeys(part.journey for part in parts),
    )


def _added_by_turn(parts: Sequence[tuple[GamesWon, ...]]) -> tuple[GamesWon, ...]:
    """Add up games and wins by place; a part without decided games has none."""
    return tuple(
        (sum(games for games, _ in seat), sum(won for _, won in seat))
        for seat in zip_longest(*parts, fillvalue=(0, 0))
    )
