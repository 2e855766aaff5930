"""What cards are worth in limited play, found by a regression over games of decks from pools.

Both decks of a game are built from sealed or drafted pools by worths to which chance is added, so
that cards meet in many combinations. Who won is foretold from what one deck has more of than the
other: features of its cards, pulled to the prior, and single cards, pulled to nothing.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple
from unittest.mock import patch

import numpy as np

from lab.regression import fit_logistic
from lab.tcg.limited.fields import SEATS, built, drafted_pools
from rules.construction.tcg.build import card_of
from rules.limited.events import limited_event
from rules.limited.opening import Dice
from rules.limited.tcg import half
from rules.limited.tcg.worth import PRIOR, Learned, features, worth
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck

# How much chance is added to each card's worth while decks are built, at most to either side.
CHANCE: Final = 1.5
# One unit of worth in log-odds of a game: what the prior is taken to mean.
UNIT: Final = 0.06
# What it costs that a weight, in log-odds, is 1 off what is known.
FEATURE_RIDGE: Final = 400.0
CARD_RIDGE: Final = 600.0
# Which seats a deck meets, counted on from its own.
MEETINGS: Final = (1, 2, 3)
_DICE: Final = 91


class PlayedGame(NamedTuple):
    """Copies by card that the first deck had more than the second, and whether it won."""

    more: dict[str, int]
    won: bool


def play_games(events: Sequence[str], games: int, seed: int, player: str) -> Iterator[PlayedGame]:
    """Play games between decks that were built with chance; a draft takes as long as ten games.

    So each deck of a draft meets six others.
    """
    played = number = 0
    while True:
        pools = drafted_pools(limited_event(events[number % len(events)]), seed + number)
        decks = [_by_chance(pool, seed + number * 8 + place) for place, pool in enumerate(pools)]
        for place, step in product(range(SEATS), MEETINGS):
            pair = (decks[place], decks[(place + step) % SEATS])
            description = PlaytestDescription(pair, (player, player), seed + number)
            record = play_game(description, SEATS * step + place)
            more = Counter(dict(pair[0].draw_deck))
            more.subtract(dict(pair[1].draw_deck))
            different = {card: count for card, count in more.items() if count}
            yield PlayedGame(different, record.winner == 0)
            played += 1
            if played == games:
                return
        number += 1


def fit(games: Sequence[PlayedGame]) -> Learned:
    """Return the weights that foretell the games best."""
    names = list(PRIOR)
    cards = sorted({card for game in games for card in game.more})
    # The first column is what it is worth to sit first.
    rows = np.zeros((len(games), 1 + len(names) + len(cards)))
    place_of = {card: 1 + len(names) + place for place, card in enumerate(cards)}
    for row, game in enumerate(games):
        rows[row, 0] = 1.0
        for card_id, count in game.more.items():
            rows[row, place_of[card_id]] = count
            card = card_of(card_id)
            for name, amount in (features(card) if card is not None else {}).items():
                rows[row, 1 + names.index(name)] += count * amount
    costs = [1.0, *[FEATURE_RIDGE] * len(names), *[CARD_RIDGE] * len(cards)]
    scale = np.sqrt(np.array(costs))
    known = np.concatenate(([0.0], [UNIT * PRIOR[name] for name in names], np.zeros(len(cards))))
    answers = np.array([float(game.won) for game in games])
    weights = fit_logistic(rows / scale, answers, 1.0, known * scale) / scale
    found = weights / UNIT
    return Learned(
        {name: round(float(found[1 + place]), 3) for place, name in enumerate(names)},
        {card: round(float(found[place]), 3) for card, place in place_of.items()},
        len(games),
    )


def written(weights: Learned) -> str:
    """Return the weights as the file that players of limited read."""
    kept = {
        "games": weights.games,
        "features": dict(weights.features),
        "cards": {card: value for card, value in weights.cards.items() if abs(value) >= 0.02},
    }
    return json.dumps(kept, indent=1) + "\n"


def _by_chance(pool: Counter[str], seed: int) -> TcgDeck:
    dice = Dice(seed, _DICE)
    chances = {card: CHANCE * (dice.below(2001) / 1000 - 1) for card in sorted(pool)}
    with patch.object(half, "worth", _worth_with(chances)):
        return built(pool, seed)


def _worth_with(chances: dict[str, float]) -> Callable[[str], float]:
    return lambda card: worth(card) + chances.get(card, 0.0)
