"""The scenarios as far as facts tell: what threat their encounter decks reveal.

Counted is the printed threat strength of enemies and locations; a treachery or an objective adds
none, and neither does an X. What cards do when they are revealed, surge, and what a scenario sets
out before the first round are left out.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb

from rules.lcg.facts.card import number_or_zero
from rules.lcg.facts.reader import all_cards
from rules.lcg.scenarios import Scenario

PLAYERS = range(1, 5)


@cache
def encounter_deck(scenario: Scenario) -> Mapping[int, int]:
    """Return how many cards of the encounter deck have each threat strength."""
    cards = all_cards()
    return Counter(
        number_or_zero(cards[code].threat_strength) for code in scenario.encounter_cards()
    )


@cache
def threat_of_a_card(scenario: Scenario) -> Fraction:
    """Return the threat that a revealed card adds on average."""
    deck = encounter_deck(scenario)
    return Fraction(sum(threat * cards for threat, cards in deck.items()), sum(deck.values()))


@cache
def revealed_threat(scenario: Scenario, players: int) -> tuple[Fraction, ...]:
    """Return the chance that a full deck reveals a threat of 0, 1, 2 … to a number of players.

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
