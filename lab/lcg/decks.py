"""The decks of the study: the introductory ones, two tournament decks, and those for a scenario.

The tournament decks of 50 cards have no hero in common, so that they can play together. They take
three copies of what is good, which needs more than one core set. A published deck is built for
one scenario, and plays there alone. So does `escapers`, a deck of our own for Dol Guldur: its
heroes won most of all sets of heroes by expert rules, and all but Spirit cards can be paid for
whichever hero is the prisoner.
"""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from rules.construction.lcg.published import published_lcg_decks
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import find_by_name

_Counts = Mapping[str, int]

_TOURNAMENT: Mapping[str, tuple[tuple[str, ...], _Counts]] = {
    "stewards": (
        ("Aragorn", "Théodred", "Denethor"),
        {
            "Gandalf": 3,
            "Guard of the Citadel": 3,
            "Snowbourn Scout": 3,
            "Faramir": 3,
            "Silverlode Archer": 3,
            "Son of Arnor": 2,
            "Longbeard Orc Slayer": 1,
            "Erebor Hammersmith": 3,
            "Gléowine": 3,
            "Daughter of the Nimrodel": 2,
            "Henamarth Riversong": 2,
            "Steward of Gondor": 3,
            "Celebrían's Stone": 2,
            "Self Preservation": 2,
            "Forest Snare": 3,
            "Sneak Attack": 3,
            "Valiant Sacrifice": 2,
            "Ever Vigilant": 1,
            "Radagast's Cunning": 2,
            "Secret Paths": 2,
            "Lore of Imladris": 2,
        },
    ),
    "riders": (
        ("Éowyn", "Eleanor", "Legolas"),
        {
            "Gandalf": 3,
            "Northern Tracker": 3,
            "Wandering Took": 3,
            "Lórien Guide": 3,
            "Veteran Axehand": 3,
            "Gondorian Spearman": 3,
            "Horseback Archer": 3,
            "Unexpected Courage": 3,
            "The Favor of the Lady": 3,
            "Blade of Gondolin": 2,
            "A Test of Will": 3,
            "Hasty Stroke": 3,
            "The Galadhrim's Greeting": 3,
            "Stand and Fight": 3,
            "Feint": 3,
            "Quick Strike": 2,
            "Blade Mastery": 2,
            "Swift Strike": 2,
        },
    ),
}

_FOR_DOL_GULDUR: Mapping[str, tuple[tuple[str, ...], _Counts]] = {
    "escapers": (
        ("Aragorn", "Glóin", "Éowyn"),
        {
            "Gandalf": 3,
            "Snowbourn Scout": 3,
            "Guard of the Citadel": 3,
            "Faramir": 2,
            "Son of Arnor": 3,
            "Silverlode Archer": 3,
            "Northern Tracker": 3,
            "Longbeard Orc Slayer": 3,
            "Steward of Gondor": 3,
            "Unexpected Courage": 3,
            "Celebrían's Stone": 3,
            "Sneak Attack": 3,
            "A Test of Will": 3,
            "Hasty Stroke": 3,
            "The Galadhrim's Greeting": 3,
            "Valiant Sacrifice": 2,
            "Stand and Fight": 3,
            "Dwarven Tomb": 1,
        },
    ),
}


@cache
def study_decks() -> Mapping[str, LcgDeck]:
    """Return the decks of the study by their names."""
    starters = {name: known.deck for name, known in introductory_decks().items()}
    own = {name: _deck(*listed) for name, listed in {**_TOURNAMENT, **_FOR_DOL_GULDUR}.items()}
    published = {name: known.deck for name, known in published_lcg_decks().items()}
    return {**starters, **own, **published}


def _deck(heroes: tuple[str, ...], cards: _Counts) -> LcgDeck:
    return LcgDeck(
        tuple((_code(name), 1) for name in heroes),
        tuple((_code(name), count) for name, count in cards.items()),
    )


def _code(name: str) -> str:
    [found] = find_by_name(name)
    return found.code


# Who plays together: each deck alone, each two starters, and the two tournament decks.
TABLES: tuple[tuple[str, ...], ...] = (
    *((name,) for name in introductory_decks()),
    *((name,) for name in _TOURNAMENT),
    *combinations(introductory_decks(), 2),
    tuple(_TOURNAMENT),
)

# Who plays only in the scenario that their deck is built for, each alone.
_BUILT_FOR: Mapping[str, str] = {
    **{name: known.scenario for name, known in published_lcg_decks().items()},
    **dict.fromkeys(_FOR_DOL_GULDUR, "escape-from-dol-guldur"),
}
SPECIALISTS: Mapping[str, tuple[str, ...]] = {
    scenario: tuple(name for name, built_for in _BUILT_FOR.items() if built_for == scenario)
    for scenario in dict.fromkeys(_BUILT_FOR.values())
}
