"""Willpower against the staging of each core scenario.

All heroes commit to the quest and each player brings a deck like this one, so both sides grow
with the number of players. "Covered" is the chance that the heroes' willpower reaches the threat
of the cards revealed in one round, with the staging area empty before: more makes progress, the
same loses nothing (core rules, "Step 3: Quest Resolution").

By rounds, for one player: allies come as they are drawn and as far as the heroes' resources
reach, all spent on allies that a hero matches, costs and willpower taken at their averages;
threat is what was revealed so far, with nothing travelled to, engaged or explored.
"""

from dataclasses import dataclass
from fractions import Fraction

from decks.statistics.formatting import percent
from decks.statistics.heroes import Heroes
from decks.statistics.resource_match import ROUNDS, SETUP_HAND
from decks.statistics.scenarios import PLAYERS, revealed_threat, threat_of_a_card
from rules.construction.lcg.build import Held
from rules.lcg.scenarios import SCENARIOS, Scenario
from rules.lcg.vocabulary import CardType


@dataclass(frozen=True, slots=True)
class Staging:
    """A round's staging for a number of players.

    `threat` is revealed on average, `most` at most; `covered` is the chance that willpower reaches
    it, `progress` by how much willpower is more on average, nothing where it is not.
    """

    players: int
    willpower: int
    threat: Fraction
    most: int
    covered: Fraction
    progress: Fraction

    @property
    def chance(self) -> str:
        """The chance in words."""
        return percent(self.covered)


@dataclass(frozen=True, slots=True)
class ScenarioQuest:
    """A scenario against this deck, for each number of players."""

    scenario: Scenario
    stagings: tuple[Staging, ...]


@dataclass(frozen=True, slots=True)
class QuestRound:
    """One player's willpower by a round, and the threat of each scenario by then."""

    number: int
    heroes: int
    allies: Fraction
    threats: tuple[Fraction, ...]

    @property
    def willpower(self) -> Fraction:
        """Heroes and allies together."""
        return self.heroes + self.allies


def quests(company: Heroes) -> tuple[ScenarioQuest, ...]:
    """Set the heroes' willpower against one round's staging of each scenario."""
    return tuple(
        ScenarioQuest(
            scenario, tuple(_staging(scenario, players, company.willpower) for players in PLAYERS)
        )
        for scenario in SCENARIOS.values()
    )


def quest_rounds(company: Heroes, player_deck: Held, size: int) -> tuple[QuestRound, ...]:
    """Return willpower and threat round by round, in a deck of `size` cards."""
    return tuple(
        QuestRound(
            number=number,
            heroes=company.willpower,
            allies=_allies(company, player_deck, size, number),
            threats=tuple(number * threat_of_a_card(scenario) for scenario in SCENARIOS.values()),
        )
        for number in ROUNDS
    )


def _staging(scenario: Scenario, players: int, willpower: int) -> Staging:
    chances = revealed_threat(scenario, players)
    reached = list(enumerate(chances[: players * willpower + 1]))
    return Staging(
        players=players,
        willpower=players * willpower,
        threat=players * threat_of_a_card(scenario),
        most=len(chances) - 1,
        covered=sum((chance for _, chance in reached), Fraction(0)),
        progress=sum(
            ((players * willpower - threat) * chance for threat, chance in reached), Fraction(0)
        ),
    )


def _allies(company: Heroes, player_deck: Held, size: int, number: int) -> Fraction:
    """Return the willpower of the allies drawn by a round, as far as resources reach."""
    matched = [
        (card.willpower or 0, card.cost, copies)
        for card, copies in player_deck
        if card.type is CardType.ALLY
        and isinstance(card.cost, int)
        and company.resources(card, number) is not None
    ]
    if not matched:
        return Fraction(0)
    seen = Fraction(min(SETUP_HAND + number, size), size)
    willpower = seen * sum(each * copies for each, _, copies in matched)
    cost = seen * sum(each * copies for _, each, copies in matched)
    resources = company.heroes * number
    return willpower if cost <= resources else willpower * resources / cost
