"""What games of the TCG show of their decks, in a sentence, and no more than that."""

from collections.abc import Sequence

from rules.english import join_words
from rules.playtest.statistics.standing import contenders


def verdict(names: Sequence[str], wins: Sequence[int]) -> str:
    """Return which deck wins most often, or which of more than two may."""
    if not any(wins):
        return "No game was decided."
    leading = contenders(wins)
    if len(names) == 2:
        if len(leading) == 1:
            return f"{names[leading[0]]} wins more often."
        return "These games don’t show which deck wins more often."
    if len(leading) == 1:
        return f"{names[leading[0]]} wins most often."
    unclear = "These games don’t show which deck wins most often"
    if len(leading) == len(names):
        return f"{unclear}."
    return f"{unclear}: {join_words([names[deck] for deck in leading], 'or')}."
