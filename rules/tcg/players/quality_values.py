"""What qualities are worth to the rule-of-thumb player, in points for the side of the card."""

from rules.tcg.notation.amounts import Statistic

QUALITY_WORTH = {
    Statistic.VITALITY: 1.2,
    Statistic.RESISTANCE: 0.4,
    Statistic.DEFENDER: 0.9,
    Statistic.FIERCE: 3.0,
    Statistic.ARCHER: 1.5,
    Statistic.TAKES_NO_WOUNDS: 2.5,
    Statistic.WOUND_LIMIT: 1.0,
    Statistic.OVERWHELM_FACTOR: 1.0,
    Statistic.PARTICIPATES_IN_SKIRMISHES: 1.0,
    Statistic.PARTICIPATES_IN_ARCHERY: 0.8,
    Statistic.CANNOT_BE_ASSIGNED: 1.0,
    Statistic.CANNOT_SKIRMISH: 1.0,
    Statistic.NO_DAMAGE_BONUS: 1.0,
}


# Qualities a card has or has not: given twice they do nothing more.
FLAGS = frozenset(
    {
        Statistic.FIERCE,
        Statistic.ARCHER,
        Statistic.TAKES_NO_WOUNDS,
        Statistic.NEVER_ROAMING,
        Statistic.CANNOT_BE_ASSIGNED,
        Statistic.CANNOT_SKIRMISH,
        Statistic.CANNOT_EXERT,
        Statistic.CANNOT_HEAL,
        Statistic.NO_DAMAGE_BONUS,
        Statistic.PARTICIPATES_IN_ARCHERY,
        Statistic.PARTICIPATES_IN_SKIRMISHES,
        Statistic.TEXT_IGNORED,
    }
)


BAD_FOR_OWNER = frozenset(
    {
        Statistic.CANNOT_SKIRMISH,
        Statistic.CANNOT_EXERT,
        Statistic.CANNOT_HEAL,
        Statistic.NO_DAMAGE_BONUS,
        Statistic.TWILIGHT_COST,
        Statistic.TEXT_IGNORED,
    }
)
