"""The scenarios that the computer plays (core rules, "Scenario Overview"; rules inserts)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from rules.lcg.facts.reader import played_cards
from rules.lcg.vocabulary import CardType, EncounterSet


class UnknownScenario(LookupError):
    """A scenario that does not exist; the message names those that do."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A quest and the encounter sets that its encounter deck is built from."""

    slug: str
    name: str
    difficulty: int
    encounter_sets: tuple[EncounterSet, ...]

    @property
    def quest_set(self) -> EncounterSet:
        """The encounter set that the quest cards belong to."""
        return EncounterSet(self.name)

    def quest_cards(self) -> tuple[str, ...]:
        """Return the codes of the quest cards, in the order of their stages."""
        return _quest_cards(self.quest_set)

    def encounter_cards(self) -> tuple[str, ...]:
        """Return the codes of the encounter deck, each as often as its set has it."""
        return _encounter_cards(self.encounter_sets)


@cache
def _quest_cards(quest_set: EncounterSet) -> tuple[str, ...]:
    quests = [
        card
        for card in played_cards().values()
        if card.type is CardType.QUEST and card.encounter_set == quest_set
    ]
    return tuple(card.code for card in sorted(quests, key=lambda card: card.stage or 0))


@cache
def _encounter_cards(sets: tuple[EncounterSet, ...]) -> tuple[str, ...]:
    return tuple(
        card.code
        for card in played_cards().values()
        if card.encounter_set in sets and card.type is not CardType.QUEST
        for _ in range(card.quantity)
    )


_SETS = EncounterSet

SCENARIOS: Mapping[str, Scenario] = MappingProxyType(
    {
        scenario.slug: scenario
        for scenario in (
            Scenario(
                "passage-through-mirkwood",
                "Passage Through Mirkwood",
                1,
                (
                    _SETS.PASSAGE_THROUGH_MIRKWOOD,
                    _SETS.SPIDERS_OF_MIRKWOOD,
                    _SETS.DOL_GULDUR_ORCS,
                ),
            ),
            Scenario(
                "journey-down-the-anduin",
                "Journey Down the Anduin",
                4,
                (
                    _SETS.JOURNEY_DOWN_THE_ANDUIN,
                    _SETS.SAURONS_REACH,
                    _SETS.DOL_GULDUR_ORCS,
                    _SETS.WILDERLANDS,
                ),
            ),
            Scenario(
                "escape-from-dol-guldur",
                "Escape from Dol Guldur",
                7,
                (
                    _SETS.ESCAPE_FROM_DOL_GULDUR,
                    _SETS.SPIDERS_OF_MIRKWOOD,
                    _SETS.DOL_GULDUR_ORCS,
                ),
            ),
            Scenario(
                "the-hunt-for-gollum",
                "The Hunt for Gollum",
                4,
                (
                    _SETS.THE_HUNT_FOR_GOLLUM,
                    _SETS.JOURNEY_DOWN_THE_ANDUIN,
                    _SETS.SAURONS_REACH,
                ),
            ),
            Scenario(
                "conflict-at-the-carrock",
                "Conflict at the Carrock",
                7,
                (
                    _SETS.CONFLICT_AT_THE_CARROCK,
                    _SETS.JOURNEY_DOWN_THE_ANDUIN,
                    _SETS.WILDERLANDS,
                ),
            ),
            Scenario(
                "a-journey-to-rhosgobel",
                "A Journey to Rhosgobel",
                6,
                (
                    _SETS.A_JOURNEY_TO_RHOSGOBEL,
                    _SETS.SPIDERS_OF_MIRKWOOD,
                    _SETS.DOL_GULDUR_ORCS,
                ),
            ),
            Scenario(
                "the-hills-of-emyn-muil",
                "The Hills of Emyn Muil",
                4,
                (
                    _SETS.THE_HILLS_OF_EMYN_MUIL,
                    _SETS.SAURONS_REACH,
                    _SETS.DOL_GULDUR_ORCS,
                ),
            ),
            Scenario(
                "the-dead-marshes",
                "The Dead Marshes",
                5,
                (
                    _SETS.THE_DEAD_MARSHES,
                    _SETS.WILDERLANDS,
                    _SETS.SAURONS_REACH,
                ),
            ),
            Scenario(
                "return-to-mirkwood",
                "Return to Mirkwood",
                7,
                (
                    _SETS.RETURN_TO_MIRKWOOD,
                    _SETS.WILDERLANDS,
                    _SETS.SPIDERS_OF_MIRKWOOD,
                ),
            ),
            Scenario(
                "into-the-pit",
                "Into the Pit",
                5,
                (
                    _SETS.INTO_THE_PIT,
                    _SETS.TWISTS_AND_TURNS,
                    _SETS.HAZARDS_OF_THE_PIT,
                    _SETS.GOBLINS_OF_THE_DEEP,
                ),
            ),
            Scenario(
                "the-seventh-level",
                "The Seventh Level",
                3,
                (
                    _SETS.THE_SEVENTH_LEVEL,
                    _SETS.PLUNDERING_GOBLINS,
                    _SETS.GOBLINS_OF_THE_DEEP,
                ),
            ),
            Scenario(
                "flight-from-moria",
                "Flight from Moria",
                7,
                (
                    _SETS.FLIGHT_FROM_MORIA,
                    _SETS.PLUNDERING_GOBLINS,
                    _SETS.DEEPS_OF_MORIA,
                    _SETS.HAZARDS_OF_THE_PIT,
                ),
            ),
        )
    }
)


def scenario(slug: str) -> Scenario:
    """Return a scenario by its slug; raise UnknownScenario, naming all, for another."""
    if slug not in SCENARIOS:
        raise UnknownScenario(f"unknown scenario {slug!r}; known: {', '.join(SCENARIOS)}")
    return SCENARIOS[slug]
