"""The decks of the study: the introductory ones, two tournament decks, and those for a scenario.

The tournament decks of 50 cards have no hero in common, so that they can play together. They take
three copies of what is good, which needs more than one core set. A published deck is built for
one scenario, and plays only there, alone or with its partner. So does `escapers`, a deck of our
own for Dol Guldur: its heroes won most of all sets of heroes by expert rules, and all but Spirit
cards can be paid for whichever hero is the prisoner.
"""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from rules.construction.lcg.published import published_lcg_decks
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.deck import LcgDeck


@cache
def study_decks() -> Mapping[str, LcgDeck]:
    """Return the decks of the study by their names."""
    starters = {name: known.deck for name, known in introductory_decks().items()}
    return starters | {name: known.deck for name, known in published_lcg_decks().items()}


_TOURNAMENT = ("stewards", "riders")

# Who plays together: each deck alone, each two starters, and the two tournament decks.
TABLES: tuple[tuple[str, ...], ...] = (
    *((name,) for name in introductory_decks()),
    *((name,) for name in _TOURNAMENT),
    *combinations(introductory_decks(), 2),
    _TOURNAMENT,
)

# Who plays only in the scenario that their deck is built for: alone, or with their partner.
_BUILT_FOR: Mapping[tuple[str, ...], str] = {
    tuple(sorted((name, known.partner) if known.partner else (name,))): known.scenario
    for name, known in published_lcg_decks().items()
    if name not in _TOURNAMENT
}
SPECIALISTS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    scenario: tuple(names for names, built_for in _BUILT_FOR.items() if built_for == scenario)
    for scenario in dict.fromkeys(_BUILT_FOR.values())
}
