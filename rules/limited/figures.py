"""The figures of a product: how much luck is in a pool, which cultures win, what cards do.

Decks that the computer builds from pools meet each other. Pools of a draft come from tables of
eight computers. For a card the shares are those that
17lands counts: games won with it in the deck, in the opening hand, drawn later, in hand at all
(opening or drawn), and never seen. What it adds is the share in hand less the share never seen.
A card counts once a game, however many copies were drawn. Of a draft, a card also has the average
pick at which it was taken.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count as numbers
from itertools import islice
from math import sqrt

from rules.construction.tcg.build import card_of
from rules.limited.computer import pick_for_computers
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent, counted, open_week
from rules.limited.tcg.builders import build_deck
from rules.playtest.statistics.card_statistics import Moment
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.record import GameRecord
from rules.tcg.deck import TcgDeck

# Each pool's deck meets those of the next pools.
OPPONENTS = 4
# Of a draft’s table.
SEATS = 8


@dataclass(slots=True)
class Share:
    """Games won out of those that counted."""

    won: int = 0
    games: int = 0

    def add(self, won: bool) -> None:
        """Count a game."""
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        """The share won, a half where nothing was counted."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        """The interval of the share, at 95 %."""
        return wilson(self.won, self.games)


@dataclass(slots=True)
class CardFigure:
    """What a card's games were like, by where it was, and how early it was taken.

    `picks` are all picks at which a copy was taken, added up, and `taken` how many there were.
    """

    in_deck: Share = field(default_factory=Share)
    opening: Share = field(default_factory=Share)
    drawn: Share = field(default_factory=Share)
    in_hand: Share = field(default_factory=Share)
    unseen: Share = field(default_factory=Share)
    picks: int = 0
    taken: int = 0

    @property
    def average_pick(self) -> float | None:
        """The average pick at which it was taken, counted from 1; None where it never was."""
        return self.picks / self.taken if self.taken else None

    @property
    def adds(self) -> float:
        """The share won with the card in hand less the share won when it was never seen."""
        return self.in_hand.share - self.unseen.share


@dataclass(slots=True)
class ProductFigures:
    """The figures of some pools of a product. `pools` are games won by each pool's deck."""

    pools: list[Share]
    cultures: dict[str, Share] = field(default_factory=dict)
    cards: dict[str, CardFigure] = field(default_factory=dict)

    @property
    def luck(self) -> float:
        """The spread of the decks' true shares: what is left of their spread without the dice."""
        shares = [pool.share for pool in self.pools if pool.games]
        if len(shares) < 2:
            return 0.0
        mean = sum(shares) / len(shares)
        seen = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        dice = sum(
            pool.share * (1 - pool.share) / pool.games for pool in self.pools if pool.games
        ) / len(shares)
        return sqrt(max(0.0, seen - dice))


def product_figures(
    event: LimitedEvent, pools: int, seed: int, player: str
) -> Iterator[ProductFigures]:
    """Open or draft pools, build decks, let them meet; yield the figures as they grow."""
    figures = ProductFigures([Share() for _ in range(pools)])
    if event.is_draft:
        cards = list(islice(_drafted(event, seed, figures), pools))
    else:
        cards = [counted(open_week(event, 0, seed + number)) for number in range(pools)]
    decks = [build_deck(pool, event.least).deck for pool in cards]
    for number in range(pools):
        for step in range(1, min(OPPONENTS, pools - 1) + 1):
            other = (number + step) % pools
            pair = (decks[number], decks[other])
            description = PlaytestDescription(pair, (player, player), seed + number)
            _count(figures, (number, other), pair, play_game(description, step))
        yield figures


def _drafted(event: LimitedEvent, seed: int, figures: ProductFigures) -> Iterator[Counter[str]]:
    """Let computers draft at one table after another; yield the pools, and note the picks."""
    for number in numbers():
        table = DraftTable(event, SEATS, seed + number)
        pick_for_computers(table, range(SEATS), seed + number)
        for seat, picks in enumerate(table.picks):
            for place, card in enumerate(picks):
                turn = table.turn_at(place)
                assert turn is not None, "it was picked"
                figure = figures.cards.setdefault(card, CardFigure())
                figure.picks += turn.pick + 1
                figure.taken += 1
            yield table.held(seat)


def _count(
    figures: ProductFigures,
    pools: tuple[int, int],
    decks: Sequence[TcgDeck],
    record: GameRecord,
) -> None:
    observation = record.observation
    if record.winner is None or observation is None:
        return
    for place, deck in enumerate(decks):
        won = record.winner == place
        figures.pools[pools[place]].add(won)
        for culture in _cultures(deck):
            figures.cultures.setdefault(culture, Share()).add(won)
        _count_cards(figures, deck, observation.decks[place].seen, won)


def _count_cards(
    figures: ProductFigures,
    deck: TcgDeck,
    seen: Mapping[Moment, frozenset[str]],
    won: bool,
) -> None:
    opening, drawn = seen.get(Moment.OPENING_HAND, ()), seen.get(Moment.DRAWN, ())
    for card, _ in deck.draw_deck:
        figure = figures.cards.setdefault(card, CardFigure())
        figure.in_deck.add(won)
        if card in opening:
            figure.opening.add(won)
        elif card in drawn:
            figure.drawn.add(won)
        (figure.in_hand if card in opening or card in drawn else figure.unseen).add(won)


def _cultures(deck: TcgDeck) -> set[str]:
    """Return the cultures of which a deck has at least a fifth of a half."""
    counts: Counter[str] = Counter()
    for card_id, count in deck.draw_deck:
        card = card_of(card_id)
        if card is not None and card.culture is not None:
            counts[card.culture.value] += count
    size = sum(counts.values())
    return {culture for culture, count in counts.items() if count >= size / 10}
