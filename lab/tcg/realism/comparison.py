"""Comparing cards' win rates in people's games and in one player's games: figures and intervals."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from lab.tcg.realism.correlation import (
    bootstrap_half_width,
    full_length,
    pearson,
    reliability,
)
from lab.tcg.realism.measures import Measure, counted, measure, residuals
from lab.tcg.realism.results import DRAW_DECK, CardResult
from lab.tcg.realism.tallies import Tally, often, total

SPLITS = 20


@dataclass(frozen=True, slots=True)
class Figure:
    """One correlation, of how many cards or cultures, and half the widths of its intervals.

    `by_games` is the chance of these games, `by_cards` the chance of these cards: how much it would
    change with other decks and shuffles, and with other cards.
    """

    value: float | None
    of: int
    by_games: float | None
    by_cards: float | None


@dataclass(frozen=True, slots=True)
class Reliability:
    """Which share of the differences between the rates of cards is not chance."""

    all: float | None
    within: float | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the games of one player show beside people's."""

    player: str
    decks: str
    games: int
    cut_off: int
    cards: tuple[str, ...]
    figures: dict[Measure, Figure]
    reliability: Reliability
    tally: Tally


def compare(
    people: Tally, batches: Sequence[Tally], player: str, decks: str, fewest: int, seed: int
) -> Comparison:
    """Return the correlations of a player's games with people's, over cards played often enough."""
    computer = total(batches)
    cards = often(people, computer, fewest)
    return Comparison(
        player=player,
        decks=decks,
        games=computer.played,
        cut_off=computer.cut_off,
        cards=cards,
        figures={which: _figure(which, cards, people, batches, seed) for which in Measure},
        reliability=split_halves(cards, batches, seed),
        tally=computer,
    )


def _figure(
    which: Measure, cards: Sequence[str], people: Tally, batches: Sequence[Tally], seed: int
) -> Figure:
    computer = total(batches)

    def of_batches(places: Sequence[int]) -> float | None:
        drawn = total(batches[place] for place in places)
        present = [card_id for card_id in cards if drawn.games.get(card_id)]
        return measure(which, present, people, drawn)

    def of_cards(places: Sequence[int]) -> float | None:
        return measure(which, [cards[place] for place in places], people, computer)

    return Figure(
        value=measure(which, cards, people, computer),
        of=counted(which, cards),
        by_games=bootstrap_half_width(of_batches, len(batches), Random(seed))
        if len(batches) > 1
        else None,
        by_cards=bootstrap_half_width(of_cards, len(cards), Random(seed)),
    )


def split_halves(cards: Sequence[str], batches: Sequence[Tally], seed: int) -> Reliability:
    """Return the reliability of a player's rates: halves of its games against each other."""
    dice = Random(seed)
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(SPLITS if len(batches) > 1 else 0):
        shuffled = dice.sample(list(batches), len(batches))
        halves = total(shuffled[::2]), total(shuffled[1::2])
        both = [i for i in cards if all(half.games.get(i) for half in halves)]
        if not both:
            continue
        rates = [[half.rate(i) for i in both] for half in halves]
        beside = [residuals(both, half) for half in halves]
        for values, pair in zip(found, (rates, beside), strict=True):
            value = pearson(*pair)
            if value is not None:
                values.append(value)
    return Reliability(*(_mean_full_length(values) for values in found))


def _mean_full_length(values: Sequence[float]) -> float | None:
    return full_length(sum(values) / len(values)) if values else None


def of_people_themselves(cards: Sequence[str], people: Tally) -> Reliability:
    """Return the reliability of people's rates: the chance of single games taken off."""
    if not cards:
        return Reliability(None, None)
    games = [people.games[card_id] for card_id in cards]
    rates = [people.rate(card_id) for card_id in cards]
    middle = sum(rates) / len(rates)
    # Culture means carry little chance, so the residuals have only the cards' chance.
    within = [middle + rest for rest in residuals(cards, people)]
    return Reliability(reliability(rates, games), reliability(within, games))


def ceiling(people: float | None, computer: float | None) -> float | None:
    """Return the highest correlation that figures of these reliabilities can have."""
    if people is None or computer is None:
        return None
    return math.sqrt(people * computer)


@dataclass(frozen=True, slots=True)
class ByCopies:
    """How alike people's rates of one card are in decks with one copy and with several.

    `ceiling` is what the chance of single games would allow.
    """

    all: Figure
    within: Figure
    ceiling: float | None


def by_copies(results: Iterable[CardResult], fewest: int) -> ByCopies:
    """Return how alike people's rates of cards are in other people's decks.

    A card that wins for itself wins in either kind of deck. Both kinds need `fewest` games.
    """
    single, several = Tally(), Tally()
    for result in results:
        if result.part == DRAW_DECK:
            for tally, alone in ((single, True), (several, False)):
                tally.wins[result.id], losses = _with_copies(result, single=alone)
                tally.games[result.id] = tally.wins[result.id] + losses
    cards = often(single, several, fewest)
    themselves = [of_people_themselves(cards, tally).all for tally in (single, several)]

    def figure(which: Measure) -> Figure:
        def again(places: Sequence[int]) -> float | None:
            return measure(which, [cards[place] for place in places], single, several)

        width = bootstrap_half_width(again, len(cards), Random(len(cards)))
        return Figure(measure(which, cards, single, several), len(cards), None, width)

    return ByCopies(figure(Measure.ALL), figure(Measure.WITHIN), ceiling(*themselves))


def _with_copies(result: CardResult, *, single: bool) -> tuple[int, int]:
    """Return the wins and losses of decks with one copy of a card, or with several."""
    rows = [row for row in result.by_copies if (row[0] == 1) is single]
    return sum(wins for _, wins, _ in rows), sum(losses for _, _, losses in rows)


def alike(first: Comparison, second: Comparison) -> float | None:
    """Return the rank correlation of two players' rates of the cards that both played often."""
    cards = [card_id for card_id in first.cards if card_id in set(second.cards)]
    return measure(Measure.ALL, cards, first.tally, second.tally)
