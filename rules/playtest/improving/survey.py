"""What a survey's figures let expect of a deck's cards, before any trial."""

from collections.abc import Iterable

from rules.playtest.statistics.card_lift import card_lift
from rules.playtest.statistics.card_statistics import CardStatistics, Moment, merge_cards

# A deck with a card drawn wins as much more often as the card is good, or as its moments are: so
# only a part of it is taken for the worth of a copy, and less of it from few games.
BELIEVED = 0.3
SHRINKING_GAMES = 100
MOST_EXPECTED = 0.02


def expected_worths(parts: Iterable[CardStatistics]) -> dict[str, float]:
    """Return what a copy of each card of a deck seems worth, from -0.02 to 0.02 of the games.

    `parts` are the deck's card statistics against each opponent. A card counts by the games in
    which it was drawn after the opening hand, against games of about the same length.
    """
    statistics = merge_cards(parts)
    worths: dict[str, float] = {}
    for card in statistics.cards:
        found = card_lift(statistics, card, Moment.DRAWN)
        if found is not None:
            weight = BELIEVED * found.games / (found.games + SHRINKING_GAMES)
            worth = weight * found.within_length
            worths[card] = max(-MOST_EXPECTED, min(MOST_EXPECTED, worth))
    return worths
