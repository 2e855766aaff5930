"""What games say taken together. Summaries of parts merge, in any order, into that of the whole."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules.playtest.digest import add_digests, digest_text, game_digest
from rules.playtest.statistics.card_statistics import CardStatistics, merge_cards, tally_cards
from rules.playtest.statistics.distribution import (
    Distribution,
    add_distributions,
    count_games,
    size,
    total,
)
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.journey import Journey, merge_journeys
from rules.playtest.tcg.observation import deck_game
from rules.playtest.tcg.record import GameRecord

ENDINGS = ("site 9", "killed", "corrupted")


@dataclass(frozen=True, slots=True)
class DeckSummary:
    """What games say of one of their decks.

    `endings` counts the games it won by how they ended ("site 9": its fellowship got there;
    "killed", "corrupted": the other's Ring-bearer was). `sites` is the site its fellowship
    reached, over all games. `went_first` and `won_going_first` count decided games. `cards` and
    `journey` are of the games that were observed: not those of records that were read back.
    """

    endings: tuple[tuple[str, int], ...]
    sites: Distribution
    went_first: int
    won_going_first: int
    cards: CardStatistics = field(default_factory=CardStatistics)
    journey: Journey = field(default_factory=Journey)

    @property
    def wins(self) -> int:
        """How many games it won."""
        return sum(count for _, count in self.endings)


@dataclass(frozen=True, slots=True)
class Summary:
    """What games say taken together: each number counts games, nothing is rounded.

    `unfinished` games ran into their bound: they are stated apart, and shares are shares of the
    games that were decided. `turns` and `decisions` are over all games.
    """

    decks: tuple[DeckSummary, DeckSummary]
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
        """Return the 95 % interval of that share."""
        return wilson(self.decks[deck].wins, self.decided)

    @property
    def won_going_first(self) -> int:
        """How many decided games the player who went first won."""
        return sum(deck.won_going_first for deck in self.decks)

    @property
    def going_first_interval(self) -> Interval:
        """The 95 % interval of the share of decided games won by the player who went first."""
        return wilson(self.won_going_first, self.decided)


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
        decks=(_of_deck(0, games, decided), _of_deck(1, games, decided)),
        unfinished=len(games) - len(decided),
        turns=count_games(game.turns for game in games),
        decisions=count_games(game.decisions for game in games),
        digest_sum=add_digests(map(game_digest, games)),
    )


def merge(summaries: Iterable[Summary]) -> Summary:
    """Return the summary of all games of these summaries; their order does not matter."""
    parts = tuple(summaries)
    return Summary(
        decks=(
            _merged([part.decks[0] for part in parts]),
            _merged([part.decks[1] for part in parts]),
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
        cards=tally_cards(
            deck_game(seen.decks[place], game.index, game.winner == place, game.turns)
            for game in decided
            if (seen := game.observation) is not None
        ),
        journey=merge_journeys(
            game.observation.decks[place].journey for game in games if game.observation is not None
        ),
    )


def _merged(parts: Sequence[DeckSummary]) -> DeckSummary:
    endings: Counter[str] = Counter()
    for part in parts:
        endings.update(dict(part.endings))
    return DeckSummary(
        endings=tuple((ending, endings[ending]) for ending in ENDINGS),
        sites=add_distributions(part.sites for part in parts),
        went_first=sum(part.went_first for part in parts),
        won_going_first=sum(part.won_going_first for part in parts),
        cards=merge_cards(part.cards for part in parts),
        journey=merge_journeys(part.journey for part in parts),
    )
