"""The scenarios of the core set as far as facts tell: what threat their encounter decks reveal.

Counted is the printed threat strength of enemies and locations; a treachery or an objective adds
none. What cards do when they are revealed, surge, and what a scenario sets out before the first
round are left out.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from rules.lcg.facts.reader import all_cards
from rules.lcg.vocabulary import ENCOUNTER_DECK, EncounterSet

PLAYERS = range(1, 5)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario and the encounter sets of its deck (core rules, "Scenario Overview")."""

    key: str
    name: str
    sets: frozenset[EncounterSet]


SCENARIOS = (
    Scenario(
        "mirkwood",
        "Passage Through Mirkwood",
        frozenset(
            {
                EncounterSet.PASSAGE_THROUGH_MIRKWOOD,
                EncounterSet.SPIDERS_OF_MIRKWOOD,
                EncounterSet.DOL_GULDUR_ORCS,
            }
        ),
    ),
    Scenario(
        "anduin",
        "Journey Down the Anduin",
        frozenset(
            {
                EncounterSet.JOURNEY_DOWN_THE_ANDUIN,
                EncounterSet.SAURONS_REACH,
                EncounterSet.DOL_GULDUR_ORCS,
                EncounterSet.WILDERLANDS,
            }
        ),
    ),
    Scenario(
        "dol-guldur",
        "Escape from Dol Guldur",
        frozenset(
            {
                EncounterSet.ESCAPE_FROM_DOL_GULDUR,
                EncounterSet.SPIDERS_OF_MIRKWOOD,
                EncounterSet.DOL_GULDUR_ORCS,
            }
        ),
    ),
)


@cache
def encounter_deck(scenario: Scenario) -> Mapping[int, int]:
    """Return how many cards of the encounter deck have each threat strength."""
    strengths: Counter[int] = Counter()
    for card in all_cards().values():
        if card.encounter_set in scenario.sets and card.type in ENCOUNTER_DECK:
            strengths[card.threat_strength or 0] += card.quantity
    return strengths


@cache
def threat_of_a_card(scenario: Scenario) -> Fraction:
    """Return the threat that a revealed card adds on average."""
    deck = encounter_deck(scenario)
    return Fraction(sum(threat * cards for threat, cards in deck.items()), sum(deck.values()))


@cache
def revealed_threat(scenario: Scenario, players: int) -> tuple[Fraction, ...]:
    """Return the chance that a full deck reveals a threat of 0, 1, 2 … to so many players.

    One card is revealed for each player (core rules, "Step 2: Staging"), none of them twice.
    """
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    deck = encounter_deck(scenario)
    for threat, cards in deck.items():
        step: Counter[tuple[int, int]] = Counter()
        for (drawn, total), count in ways.items():
            for more in range(min(cards, players - drawn) + 1):
                step[drawn + more, total + more * threat] += count * comb(cards, more)
        ways = step
    all_ways = comb(sum(deck.values()), players)
    most = max(total for drawn, total in ways if drawn == players)
    return tuple(Fraction(ways[players, total], all_ways) for total in range(most + 1))
