"""What cards are worth in limited play, found by a regression over games of decks from pools.

Who won is foretold from what one deck has more of than the other, as the builder counts it: copies
that keep their worth beside the others, and characters that a half lacks or has too many of. The
weights of features, cultures and halves are pulled to the prior, those of single cards to nothing.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np

from lab.regression import Numbers, fit_logistic
from lab.tcg.limited.self_play import Deck, Table
from rules.construction.tcg.build import card_of
from rules.limited.tcg.half import ChosenHalf, HalfPool, counts_in, of_side
from rules.limited.tcg.worth import BY_HAND, PRIOR, PRIOR_OF_HALVES, Weights, features
from rules.tcg.vocabulary import Side

# One unit of worth in log-odds of a game: what drafted decks are found to win by the prior.
UNIT: Final = 0.04
# What it costs that a weight, in log-odds, is 1 off what is known.
HALF_RIDGE: Final = 400.0
FEATURE_RIDGE: Final = 400.0
CARD_RIDGE: Final = 300.0
# Decks of other sizes count as if they had this many cards.
_USUAL_SIZE: Final = 40
# Single cards worth less than this are left out of the file.
_SMALLEST: Final = 0.05


def fit(tables: Iterable[Table]) -> Weights:
    """Return the weights that foretell the games of some tables best."""
    rows, answers = _rows(tables)
    cards = sorted({name for row in rows for name in row if name not in _KNOWN})
    place_of = {name: place for place, name in enumerate([*_KNOWN, *cards], start=1)}
    # The first column is what it is worth to sit first.
    matrix = np.zeros((len(rows), 1 + len(place_of)))
    matrix[:, 0] = 1.0
    for number, row in enumerate(rows):
        for name, amount in row.items():
            matrix[number, place_of[name]] = amount
    costs = [1.0, *_RIDGES, *[CARD_RIDGE] * len(cards)]
    known = [0.0, *(UNIT * prior for prior in _KNOWN.values()), *[0.0] * len(cards)]
    scale = np.sqrt(np.array(costs))
    fitted = fit_logistic(matrix / scale, np.array(answers), 1.0, np.array(known) * scale)
    return _weights(fitted / scale / UNIT, place_of, cards, len(rows))


def written(weights: Weights) -> str:
    """Return the weights as the file that players of limited read."""
    kept = {
        "games": weights.games,
        "features": dict(weights.features),
        "halves": dict(weights.halves),
        "cards": {card: value for card, value in weights.cards.items() if abs(value) >= _SMALLEST},
    }
    return json.dumps(kept, indent=1) + "\n"


def counted(deck: Deck) -> Mapping[str, float]:
    """Return what a deck has, by the names of weights and by cards, as of a deck of 40 cards."""
    found: Counter[str] = Counter()
    size = sum(deck.values())
    for side in Side:
        cards = of_side(deck, side)
        pool = HalfPool(side, cards, weights=BY_HAND)
        half = ChosenHalf(pool, counts_in(deck, cards), (size + 1) // 2)
        for card_id, amount in half.shares():
            card = card_of(card_id)
            assert card is not None, "decks are of known cards"
            found[card_id] += amount  # type: ignore[assignment]
            for name, number in features(card).items():
                found[name] += amount * number  # type: ignore[assignment]
        for name, number in half.faults().items():
            found[name] += number  # type: ignore[assignment]
    return {name: amount * _USUAL_SIZE / size for name, amount in found.items()}


_KNOWN: Final[Mapping[str, float]] = {**PRIOR_OF_HALVES, **PRIOR}
_RIDGES: Final = [*[HALF_RIDGE] * len(PRIOR_OF_HALVES), *[FEATURE_RIDGE] * len(PRIOR)]


def _rows(tables: Iterable[Table]) -> tuple[list[dict[str, float]], list[float]]:
    """Return what the first deck of each game has more of, and whether it won."""
    rows, answers = [], []
    for table in tables:
        decks = [counted(deck) for deck in table.decks]
        for first, second, won in table.games:
            names = decks[first].keys() | decks[second].keys()
            more = {name: decks[first].get(name, 0) - decks[second].get(name, 0) for name in names}
            rows.append({name: amount for name, amount in more.items() if amount})
            answers.append(float(won))
    return rows, answers


def _weights(
    found: Numbers, place_of: Mapping[str, int], cards: Sequence[str], games: int
) -> Weights:
    def rounded(names: Iterable[str]) -> dict[str, float]:
        return {name: round(float(found[place_of[name]]), 3) for name in names}

    return Weights(rounded(PRIOR), rounded(cards), rounded(PRIOR_OF_HALVES), games)
