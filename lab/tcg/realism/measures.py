"""The rank correlations of two tallies: of all cards, by side, within and among cultures."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from lab.tcg.realism.correlation import spearman
from lab.tcg.realism.tallies import Tally
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Culture, Side


class Measure(StrEnum):
    """Which win rates are compared, as a table names it."""

    ALL = "All cards"
    FREE_PEOPLES = "Free Peoples cards"
    SHADOW = "Shadow cards"
    WITHIN = "Within cultures"
    AMONG = "Cultures among each other"


def culture_of(card_id: str) -> Culture | None:
    """Return a card's culture; every card of a draw deck has one."""
    return card(card_id).culture


def measure(which: Measure, cards: Sequence[str], people: Tally, computer: Tally) -> float | None:
    """Return a rank correlation of the win rates of `cards`, which may repeat; None if undefined.

    Within cultures, each rate is less its culture's, so that only differences between cards of
    one culture count.
    """
    return _MEASURES[which](cards, people, computer)


def counted(which: Measure, cards: Sequence[str]) -> int:
    """Return of how many cards, or cultures, a measure is."""
    if which is Measure.AMONG:
        return len({culture_of(card_id) for card_id in cards})
    return len(_of_side(cards, _SIDES[which])) if which in _SIDES else len(cards)


def culture_rates(cards: Iterable[str], tally: Tally) -> dict[Culture | None, float]:
    """Return the win rate of each culture: of the decks with its cards, a card at a time."""
    wins: dict[Culture | None, int] = {}
    games: dict[Culture | None, int] = {}
    for card_id in cards:
        culture = culture_of(card_id)
        wins[culture] = wins.get(culture, 0) + tally.wins[card_id]
        games[culture] = games.get(culture, 0) + tally.games[card_id]
    return {culture: wins[culture] / games[culture] for culture in wins}


def residuals(cards: Sequence[str], tally: Tally) -> list[float]:
    """Return how much better each card fared than its culture.

    Rounded, so that differences that are equal but for the last bit have the same rank.
    """
    rates = culture_rates(cards, tally)
    return [round(tally.rate(card_id) - rates[culture_of(card_id)], 12) for card_id in cards]


def _all(cards: Sequence[str], people: Tally, computer: Tally) -> float | None:
    return spearman([people.rate(i) for i in cards], [computer.rate(i) for i in cards])


def _free_peoples(cards: Sequence[str], people: Tally, computer: Tally) -> float | None:
    return _all(_of_side(cards, Side.FREE_PEOPLES), people, computer)


def _shadow(cards: Sequence[str], people: Tally, computer: Tally) -> float | None:
    return _all(_of_side(cards, Side.SHADOW), people, computer)


def _within(cards: Sequence[str], people: Tally, computer: Tally) -> float | None:
    return spearman(residuals(cards, people), residuals(cards, computer))


def _among(cards: Sequence[str], people: Tally, computer: Tally) -> float | None:
    theirs, ours = culture_rates(cards, people), culture_rates(cards, computer)
    return spearman(list(theirs.values()), [ours[culture] for culture in theirs])


def _of_side(cards: Sequence[str], side: Side) -> list[str]:
    return [card_id for card_id in cards if card(card_id).side is side]


_SIDES = {Measure.FREE_PEOPLES: Side.FREE_PEOPLES, Measure.SHADOW: Side.SHADOW}
_MEASURES: dict[Measure, Callable[[Sequence[str], Tally, Tally], float | None]] = {
    Measure.ALL: _all,
    Measure.FREE_PEOPLES: _free_peoples,
    Measure.SHADOW: _shadow,
    Measure.WITHIN: _within,
    Measure.AMONG: _among,
}
