"""What happens, and is answered by responses and forced effects."""

from rules.lcg.notation.filters import (
    Filter,
    Reference,
    all_of,
)
from rules.lcg.notation.sentences import (
    Happening,
    Occasion,
)
from rules.lcg.vocabulary import Phase

__all__ = [
    "attacks",
    "attacks_and_defeats",
    "attacks_and_destroys_enemy",
    "attacks_you",
    "commits",
    "damages",
    "defends",
    "engages",
    "engages_you",
    "enters_play",
    "exhausts",
    "has_attacked",
    "has_defended",
    "has_struck",
    "is_defeated",
    "is_destroyed",
    "is_explored",
    "is_healed",
    "is_revealed",
    "leaves_play",
    "participates_in_attack_that_destroys_enemy",
    "phase_begins",
    "phase_ends",
    "players_quest_successfully",
    "players_quest_unsuccessfully",
    "players_travel_to",
    "prisoner_is_rescued",
    "progress_is_placed_on_quest",
    "progress_reaches",
    "readies_in_refresh_phase",
    "resolves_quest",
    "round_ends",
    "shadow_is_dealt_to_your_attacker",
    "shadow_is_triggered",
    "shadow_resolves",
    "stage_is_defeated",
    "stage_is_defeated_here",
    "staging_step_ends",
    "suffers_damage",
    "threat_rises_in_refresh_phase",
    "would_suffer_damage",
    "you_play",
    "your_threat_is_raised_by_scenario",
]

# --- happenings ---


def _happening(occasion: Occasion, filters: tuple[Filter, ...]) -> Happening:
    return Happening(occasion, all_of(filters) if filters else None)


def commits(*filters: Filter) -> Happening:
    """Such a character commits to a quest."""
    return _happening(Occasion.COMMITS, filters)


def suffers_damage(*filters: Filter) -> Happening:
    """Such a card suffers damage."""
    return _happening(Occasion.SUFFERS_DAMAGE, filters)


def is_destroyed(*filters: Filter) -> Happening:
    """Such a character is destroyed."""
    return _happening(Occasion.IS_DESTROYED, filters)


def is_defeated(*filters: Filter) -> Happening:
    """Such an enemy is defeated."""
    return _happening(Occasion.IS_DEFEATED, filters)


def attacks_and_destroys_enemy(*filters: Filter) -> Happening:
    """Such a character is in an attack that destroys an enemy."""
    return _happening(Occasion.ATTACKS_AND_DESTROYS, filters)


def attacks_and_defeats(known: Filter, *enemies: Filter) -> Happening:
    """A character is in an attack that defeats such an enemy."""
    return Happening(Occasion.ATTACKS_AND_DESTROYS, known, enemy=all_of(enemies))


def participates_in_attack_that_destroys_enemy(*filters: Filter) -> Happening:
    """The same, where print says that the character participates in the attack."""
    return _happening(Occasion.PARTICIPATES_AND_DESTROYS, filters)


def leaves_play(*filters: Filter) -> Happening:
    """Such a card leaves play."""
    return _happening(Occasion.LEAVES_PLAY, filters)


def is_explored(*filters: Filter) -> Happening:
    """Such a location leaves play as an explored location."""
    return _happening(Occasion.IS_EXPLORED, filters)


def enters_play(*filters: Filter) -> Happening:
    """Such a card enters play."""
    return _happening(Occasion.ENTERS_PLAY, filters)


def you_play(*filters: Filter) -> Happening:
    """You play such a card."""
    return _happening(Occasion.IS_PLAYED, filters)


def is_revealed(*filters: Filter) -> Happening:
    """The encounter deck reveals such a card."""
    return _happening(Occasion.IS_REVEALED, filters)


def shadow_resolves(*filters: Filter) -> Happening:
    """A shadow effect dealt to such an enemy resolves."""
    return _happening(Occasion.SHADOW_RESOLVED, filters)


def defends(*filters: Filter) -> Happening:
    """Such a character is declared as a defender."""
    return _happening(Occasion.DEFENDS, filters)


def attacks(*filters: Filter) -> Happening:
    """Such an enemy attacks."""
    return _happening(Occasion.ATTACKS, filters)


def attacks_you(*filters: Filter) -> Happening:
    """Such an enemy attacks the player it is engaged with."""
    return Happening(Occasion.ATTACKS, all_of(filters), to_you=True)


def would_suffer_damage(*filters: Filter) -> Happening:
    """Such a card is about to suffer damage, which can be canceled."""
    return _happening(Occasion.WOULD_SUFFER_DAMAGE, filters)


def damages(*filters: Filter) -> Happening:
    """The attack of such an enemy damages a character."""
    return _happening(Occasion.DAMAGES, filters)


def has_defended(*filters: Filter) -> Happening:
    """An attack that such a character defends against is over."""
    return _happening(Occasion.HAS_DEFENDED, filters)


def progress_reaches(number: int) -> Happening:
    """So much progress is on the current quest."""
    return Happening(Occasion.PROGRESS_PLACED, number=number)


def has_attacked(*filters: Filter) -> Happening:
    """The attack of such an enemy is over."""
    return _happening(Occasion.HAS_ATTACKED, filters)


def has_struck(*filters: Filter) -> Happening:
    """An attack in which such a character attacked is over."""
    return _happening(Occasion.HAS_STRUCK, filters)


def readies_in_refresh_phase(*filters: Filter) -> Happening:
    """Such a card readies during the refresh phase."""
    return _happening(Occasion.READIES_IN_REFRESH, filters)


def engages(*filters: Filter) -> Happening:
    """Such an enemy engages a player."""
    return _happening(Occasion.ENGAGES, filters)


def engages_you(*filters: Filter) -> Happening:
    """Such an enemy engages a player, who is "you"."""
    return Happening(Occasion.ENGAGES, all_of(filters), to_you=True)


def players_travel_to(*filters: Filter) -> Happening:
    """Players travel to such a location."""
    return _happening(Occasion.IS_TRAVELED_TO, filters)


def resolves_quest(*filters: Filter) -> Happening:
    """A quest is resolved to which such a character was committed."""
    return _happening(Occasion.QUEST_RESOLVED, filters)


def exhausts(*filters: Filter) -> Happening:
    """Such a card exhausts."""
    return _happening(Occasion.EXHAUSTS, filters)


def is_healed(*filters: Filter) -> Happening:
    """A card effect heals such a card."""
    return _happening(Occasion.IS_HEALED, filters)


def phase_begins(phase: Phase) -> Happening:
    """A phase begins."""
    return Happening(Occasion.PHASE_BEGINS, phase=phase)


def phase_ends(phase: Phase) -> Happening:
    """A phase ends."""
    return Happening(Occasion.PHASE_ENDS, phase=phase)


shadow_is_dealt_to_your_attacker = Happening(Occasion.SHADOW_DEALT)
shadow_is_triggered = Happening(Occasion.SHADOW_TRIGGERED)
players_quest_successfully = Happening(Occasion.QUEST_SUCCEEDS)
players_quest_unsuccessfully = Happening(Occasion.QUEST_FAILS)
progress_is_placed_on_quest = Happening(Occasion.PROGRESS_PLACED)
round_ends = Happening(Occasion.ROUND_ENDS)
your_threat_is_raised_by_scenario = Happening(Occasion.YOUR_THREAT_RISES)
threat_rises_in_refresh_phase = Happening(Occasion.THREAT_RISES)
prisoner_is_rescued = Happening(Occasion.PRISONER_RESCUED)
staging_step_ends = Happening(Occasion.STAGING_ENDS)
stage_is_defeated_here = Happening(Occasion.STAGE_DEFEATED, Reference.THIS)
stage_is_defeated = Happening(Occasion.STAGE_DEFEATED)
