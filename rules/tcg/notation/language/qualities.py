"""Qualities: strength +2, fierce, "cannot take wounds", gained keywords."""

from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import (
    Counted,
    Statistic,
)
from rules.tcg.notation.filters import (
    Filter,
    Printed,
    Range,
    State,
    With,
    all_of,
)
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentences import Sentence
from rules.tcg.vocabulary import Culture, Keyword, Phase, Race, Signet

__all__ = [
    "adds_no_archery",
    "allowed_to_skirmish",
    "ambush",
    "cannot_be_assigned",
    "cannot_be_assigned_to",
    "cannot_be_discarded",
    "cannot_be_discarded_by_shadow",
    "cannot_be_overwhelmed",
    "cannot_be_transferred",
    "cannot_bear",
    "cannot_exert",
    "cannot_heal",
    "cannot_participate_in_archery",
    "cannot_skirmish",
    "cannot_use_abilities",
    "comes_exhausted",
    "considered_mounted",
    "damage",
    "defender",
    "exerted_only_by",
    "gains",
    "gains_terrains_of",
    "gives_no_strength_bonus",
    "hunter",
    "loses",
    "loses_all_keywords",
    "loses_damage_bonuses",
    "loses_strength_bonuses",
    "minions_a_skirmish",
    "no_damage_bonus",
    "no_game_text",
    "not_roaming",
    "overwhelmed_only_at",
    "participates_in_archery",
    "participates_in_skirmishes",
    "resistance",
    "roaming_penalty",
    "shadow_number",
    "site_number",
    "strength",
    "takes_no_archery_wounds",
    "takes_no_threat_wounds",
    "takes_no_wounds",
    "takes_no_wounds_from_losing",
    "twilight_cost",
    "vitality",
    "wounds_a_skirmish",
]

Signed = int | Counted


def strength(amount: Signed) -> Quality:
    """Strength + (or -) an amount."""
    return qu.Change(Statistic.STRENGTH, amount)


def vitality(amount: Signed) -> Quality:
    """Vitality + (or -) an amount."""
    return qu.Change(Statistic.VITALITY, amount)


def resistance(amount: Signed) -> Quality:
    """Resistance + (or -) an amount."""
    return qu.Change(Statistic.RESISTANCE, amount)


def damage(amount: Signed) -> Quality:
    """Damage + an amount."""
    return qu.Change(Statistic.DAMAGE, amount)


def defender(amount: Signed) -> Quality:
    """Defender + an amount."""
    return qu.Change(Statistic.DEFENDER, amount)


def ambush(amount: Signed) -> Quality:
    """Ambush of a given amount of twilight."""
    return qu.Change(Statistic.AMBUSH, amount)


def hunter(amount: Signed) -> Quality:
    """Hunter of an amount."""
    return qu.Change(Statistic.HUNTER, amount)


def site_number(amount: Signed) -> Quality:
    """A higher or lower site number."""
    return qu.Change(Statistic.SITE_NUMBER, amount)


def twilight_cost(amount: Signed) -> Quality:
    """A higher or lower twilight cost."""
    return qu.Change(Statistic.TWILIGHT_COST, amount)


def shadow_number(amount: Signed) -> Quality:
    """A higher or lower Shadow number of a site."""
    return qu.Change(Statistic.SHADOW_NUMBER, amount)


def roaming_penalty(amount: Signed) -> Quality:
    """A higher or lower roaming penalty."""
    return qu.Change(Statistic.ROAMING_PENALTY, amount)


def wounds_a_skirmish(limit: int) -> Quality:
    """Takes no more than a given number of wounds during each skirmish."""
    return qu.Change(Statistic.WOUND_LIMIT, limit)


def overwhelmed_only_at(factor: int) -> Quality:
    """Is overwhelmed only by a multiple of its strength (3: "unless tripled")."""
    return qu.Change(Statistic.OVERWHELM_FACTOR, factor)


cannot_be_overwhelmed = qu.Change(Statistic.CANNOT_BE_OVERWHELMED, 1)


def cannot_use_abilities(phase: Phase | None = None) -> Quality:
    """Special abilities of the card cannot be used, those of a phase or all of them."""
    return qu.CannotUseAbilities(phase)


def minions_a_skirmish(limit: int) -> Quality:
    """No more than a given number of minions can be assigned to skirmish it."""
    return qu.Change(Statistic.MINION_LIMIT, limit)


not_roaming = qu.Change(Statistic.NEVER_ROAMING, 1)
takes_no_wounds_from_losing = qu.Change(Statistic.TAKES_NO_WOUNDS_FROM_LOSING, 1)
cannot_be_transferred = qu.Change(Statistic.CANNOT_BE_TRANSFERRED, 1)
considered_mounted = qu.Change(Statistic.CONSIDERED_MOUNTED, 1)
takes_no_wounds = qu.Change(Statistic.TAKES_NO_WOUNDS, 1)
no_damage_bonus = qu.Change(Statistic.NO_DAMAGE_BONUS, 1)
cannot_be_assigned = qu.Change(Statistic.CANNOT_BE_ASSIGNED, 1)
cannot_skirmish = qu.Change(Statistic.CANNOT_SKIRMISH, 1)
cannot_exert = qu.Change(Statistic.CANNOT_EXERT, 1)
cannot_heal = qu.Change(Statistic.CANNOT_HEAL, 1)
takes_no_archery_wounds = qu.Change(Statistic.TAKES_NO_ARCHERY_WOUNDS, 1)
takes_no_threat_wounds = qu.Change(Statistic.TAKES_NO_THREAT_WOUNDS, 1)
cannot_be_discarded_by_shadow = qu.Change(Statistic.SAFE_FROM_SHADOW_DISCARDS, 1)
cannot_be_discarded = qu.Change(Statistic.CANNOT_BE_DISCARDED, 1)
gives_no_strength_bonus = qu.Change(Statistic.GIVES_NO_STRENGTH, 1)
allowed_to_skirmish = qu.Change(Statistic.ALLOWED_TO_SKIRMISH, 1)
cannot_participate_in_archery = qu.Change(Statistic.CANNOT_PARTICIPATE_IN_ARCHERY, 1)
comes_exhausted = qu.Change(Statistic.COMES_EXHAUSTED, 1)
participates_in_archery = qu.Change(Statistic.PARTICIPATES_IN_ARCHERY, 1)
participates_in_skirmishes = qu.Change(Statistic.PARTICIPATES_IN_SKIRMISHES, 1)
adds_no_archery = qu.Change(Statistic.ADDS_NO_ARCHERY, 1)
no_game_text = qu.Change(Statistic.TEXT_IGNORED, 1)


def to_quality(word: Quality | Filter) -> Quality:
    """Return a quality; a keyword that is named alone is one too ("fierce", "roaming")."""
    if isinstance(word, Quality):
        return word
    if word is State.ROAMING:
        return qu.Change(Statistic.MADE_ROAMING, 1)
    if isinstance(word, With) and word.range == Range(1, None):
        return qu.Change(word.statistic, 1)
    return gains(word)


def gains(what: Filter | Sentence) -> Quality:
    """Gains a keyword, a race, culture or signet, or a whole sentence."""
    if isinstance(what, Sentence):
        return qu.Gains(what)
    if isinstance(what, Printed) and isinstance(what.word, Keyword):
        return qu.GainsKeyword(what.word)
    if isinstance(what, Printed) and isinstance(what.word, Race | Culture | Signet):
        return qu.CountsAs(what.word)
    raise TypeError(f"a card cannot gain {what!r}")


def gains_terrains_of(*site: Filter) -> Quality:
    """A site gains each terrain keyword (battleground, forest …) of such sites."""
    return qu.GainsTerrains(all_of(site))


def loses(what: Quality | Filter) -> Quality:
    """Loses a keyword, fierce, archer, or all damage bonuses."""
    if isinstance(what, qu.Change | With):
        return qu.Loses(what.statistic)
    if isinstance(what, Printed) and isinstance(what.word, Keyword):
        return qu.Loses(what.word)
    raise TypeError(f"a card cannot lose {what!r}")


def loses_strength_bonuses(*from_: Filter) -> Quality:
    """Loses the strength bonuses of such cards it bears."""
    return qu.LosesBonuses(Statistic.STRENGTH, all_of(from_))


def loses_damage_bonuses(*from_: Filter) -> Quality:
    """Loses the damage bonuses of such cards it bears."""
    return qu.LosesBonuses(Statistic.DAMAGE, all_of(from_))


loses_all_keywords = qu.LosesKeywords()


def cannot_bear(*item: Filter) -> Quality:
    """Cannot bear such cards."""
    return qu.CannotBear(all_of(item))


def exerted_only_by(*card: Filter) -> Quality:
    """May be exerted by such cards alone."""
    return qu.ExertedOnlyBy(all_of(card))


def cannot_be_assigned_to(*opponent: Filter, by_free_peoples: bool = False) -> Quality:
    """Cannot be assigned to skirmish such a character (by the Free Peoples player alone)."""
    return qu.CannotBeAssignedTo(all_of(opponent), by_free_peoples)
