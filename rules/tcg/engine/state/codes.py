"""The engine's integer codes: phases, zones, statistics, game events, durations, verbs.

Plain integers rather than enumerations because they index lists on the fastest paths.
"""

from typing import Final

from rules.codes import Codes
from rules.tcg.vocabulary import Phase

# --- phases, in the order of a turn (Comprehensive Rulebook 2.0, "Playing the game") ---
SETUP: Final = 0
FELLOWSHIP: Final = 1
SHADOW: Final = 2
MANEUVER: Final = 3
ARCHERY: Final = 4
ASSIGNMENT: Final = 5
SKIRMISH: Final = 6
REGROUP: Final = 7
RESPONSE: Final = 8

PHASE_CODES: Final[dict[Phase, int]] = {
    Phase.FELLOWSHIP: FELLOWSHIP,
    Phase.SHADOW: SHADOW,
    Phase.MANEUVER: MANEUVER,
    Phase.ARCHERY: ARCHERY,
    Phase.ASSIGNMENT: ASSIGNMENT,
    Phase.SKIRMISH: SKIRMISH,
    Phase.REGROUP: REGROUP,
    Phase.RESPONSE: RESPONSE,
}
PHASE_NAMES: Final = (
    "setting up",
    "fellowship",
    "shadow",
    "maneuver",
    "archery",
    "assignment",
    "skirmish",
    "regroup",
    "response",
)

# --- where a card is ---
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DEAD_PILE: Final = 3
IN_PLAY: Final = 4
BORNE: Final = 5
IN_ADVENTURE_DECK: Final = 6
ON_PATH: Final = 7
IN_VOID: Final = 8
STACKED: Final = 9
REMOVED: Final = 10

# --- numbers of a card that are kept in a row for all cards ---
STRENGTH: Final = 0
VITALITY: Final = 1
DAMAGE: Final = 2
DEFENDER: Final = 3
FIERCE: Final = 4
ARCHER: Final = 5
SITE_NUMBER: Final = 6
TWILIGHT_COST: Final = 7
RESISTANCE: Final = 8
DENSE: Final = 9
# --- numbers that few cards have: printed, or kept in `State.rare` (flags hold above zero) ---
SHADOW_NUMBER: Final = 9
AMBUSH: Final = 10
HUNTER: Final = 11
TOIL: Final = 12
NEVER_ROAMING: Final = 13
WOUND_LIMIT: Final = 14
ROAMING_PENALTY: Final = 15
OVERWHELM_FACTOR: Final = 16
NO_DAMAGE_BONUS: Final = 17
CANNOT_BE_ASSIGNED: Final = 18
CANNOT_SKIRMISH: Final = 19
TAKES_NO_WOUNDS: Final = 20
CANNOT_EXERT: Final = 21
CANNOT_HEAL: Final = 22
CANNOT_BE_DISCARDED: Final = 23
PARTICIPATES_IN_ARCHERY: Final = 24
PARTICIPATES_IN_SKIRMISHES: Final = 25
TEXT_IGNORED: Final = 26
LOSES_FIERCE: Final = 27
LOSES_ARCHER: Final = 28
LOSES_KEYWORDS: Final = 29
CARD_NUMBERS: Final = 30
# --- masks of words gained and lost ---
GAINED_TRAITS: Final = 30
LOST_TRAITS: Final = 31
# --- numbers of the game, not of a card ---
FELLOWSHIP_ARCHERY: Final = 32
MINION_ARCHERY: Final = 33
MOVE_LIMIT: Final = 34
# --- rules of archery and assignment that few cards change ---
ADDS_NO_ARCHERY: Final = 35
MINION_LIMIT: Final = 36
SKIRMISHES_AGAIN: Final = 37
TAKES_NO_ARCHERY_WOUNDS: Final = 38
SAFE_FROM_SHADOW_DISCARDS: Final = 39
LOSES_HUNTER: Final = 40
CANNOT_BE_OVERWHELMED: Final = 41
COMES_EXHAUSTED: Final = 42
SKIPS_SHADOW_PHASE: Final = 43
GIVES_NO_STRENGTH: Final = 44
PIPES_SPOTTED: Final = 45
ALLOWED_TO_SKIRMISH: Final = 46
CANNOT_PARTICIPATE_IN_ARCHERY: Final = 47
MADE_ROAMING: Final = 48
LOSES_DEFENDER: Final = 49
SKIRMISH_BY_VITALITY: Final = 50
ALLIES_TAKE_ARCHERY: Final = 51
RESISTANCE_FOR_STRENGTH: Final = 52
TAKES_NO_WOUNDS_FROM_LOSING: Final = 53
CANNOT_BE_TRANSFERRED: Final = 54
CONSIDERED_MOUNTED: Final = 55
ENTS_SPOTTED: Final = 56
DISCARDS_LEAVE_THE_GAME: Final = 57
TAKES_NO_THREAT_WOUNDS: Final = 58
STATISTICS: Final = 59
# In the place of a number that changes for a while: that the card is a minion.
IS_MINION: Final = -1

# --- what happens, and may be answered ---
MOVES_FROM: Final = 0
FELLOWSHIP_MOVES: Final = 1
MOVES_TO: Final = 2
PLAYED: Final = 3
PHASE_STARTS: Final = 4
PHASE_ENDS: Final = 5
TURN_STARTS: Final = 6
TURN_ENDS: Final = 7
SKIRMISH_STARTS: Final = 8
SKIRMISH_WON: Final = 9
SKIRMISH_LOST: Final = 10
OVERWHELMED: Final = 11
WOUNDED: Final = 12
EXERTED: Final = 13
HEALED: Final = 14
DISCARDED: Final = 15
KILLED: Final = 16
RETURNED: Final = 17
TRANSFERRED: Final = 18
ABOUT_TO_BE_WOUNDED: Final = 19
ABOUT_TO_EXERT: Final = 20
ABOUT_TO_HEAL: Final = 21
ABOUT_TO_BE_DISCARDED: Final = 22
ABOUT_TO_BE_KILLED: Final = 23
ABOUT_TO_BE_OVERWHELMED: Final = 24
ABOUT_TO_ADD_BURDEN: Final = 25
ABOUT_TO_ADD_THREAT: Final = 26
BURDEN_ADDED: Final = 27
BURDEN_REMOVED: Final = 28
THREAT_ADDED: Final = 29
THREAT_REMOVED: Final = 30
ASSIGNED: Final = 31
ABILITY_USED: Final = 32
CARD_DRAWN: Final = 33
RECONCILED: Final = 34
DISCARDED_FROM_HAND: Final = 35
SITE_CONTROLLED: Final = 36
SITE_LIBERATED: Final = 37
SITE_REPLACED: Final = 38
RING_PUT_ON: Final = 39
RING_TAKEN_OFF: Final = 40
HAND_REVEALED: Final = 41
ABOUT_TO_ADD_BURDENS: Final = 42
ABOUT_TO_ADD_THREATS: Final = 43
ABOUT_TO_ADD_TWILIGHT: Final = 44
ABOUT_TO_TAKE_CONTROL: Final = 45
SKIRMISH_DECIDED: Final = 46
ABOUT_TO_PLACE_THREAT_WOUNDS: Final = 47
TAKEN_INTO_HAND: Final = 48
# A character who is assigned already faces one more minion, in the same skirmish.
ASSIGNED_TOO: Final = 49
PHASE_IS_NEXT: Final = 50
BEARER_KILLED: Final = 51
NEXT_SITE_PLAYED: Final = 52
CARD_REVEALED: Final = 53
INITIATIVE_LOST: Final = 54
ABOUT_TO_DRAW: Final = 55

# In the place of the effect that may be prevented: what a player did where another would do.
BY_CHOICE: Final = -2

# --- how long a change lasts: to the end of this phase or turn, to the start of a phase ---
UNTIL_END_OF_PHASE: Final = 0
UNTIL_END_OF_TURN: Final = 1
UNTIL_END_OF_GAME: Final = 2
UNTIL_START: Final = 10  # and the code of the phase
UNTIL_END_OF: Final = 30  # and the code of the phase
UNTIL_END_OF_SUSPENDED: Final = 1000  # and the number of the suspension


class Verb(Codes):
    """What an option does."""

    PASS: Final = 0
    PLAY: Final = 1
    USE: Final = 2
    TRANSFER: Final = 3
    DISCARD_TO_HEAL: Final = 4
    CHOOSE: Final = 5
    BID: Final = 6
    GO_FIRST: Final = 7
    GO_SECOND: Final = 8
    START_WITH: Final = 9
    ASSIGN: Final = 10
    FIGHT: Final = 11
    WOUND: Final = 12
    HEAL: Final = 13
    DISCARD: Final = 14
    MOVE: Final = 15
    STAY: Final = 16
    TRIGGER: Final = 17
    NUMBER: Final = 18
    EITHER: Final = 19
    TAKE_SEAT: Final = 20
    REDRAW: Final = 21
    KEEP: Final = 22
    CHOOSE_PLAYER: Final = 23
    NAME: Final = 24
    PLAY_SITE: Final = 25
    YES: Final = 26


class Question(Codes):
    """What a decision is about."""

    BID: Final = 0
    SEAT: Final = 1
    STARTING_FELLOWSHIP: Final = 2
    ACTION: Final = 3
    RESPONSE: Final = 4
    ORDER: Final = 5
    TARGET: Final = 6
    BEARER: Final = 7
    ASSIGN_DEFENDERS: Final = 8
    ASSIGN_LEFTOVERS: Final = 9
    SKIRMISH_ORDER: Final = 10
    ARCHERY_WOUND: Final = 11
    THREAT_WOUND: Final = 12
    SANCTUARY: Final = 13
    RECONCILE_ONE: Final = 14
    RECONCILE_DOWN: Final = 15
    MOVE_AGAIN: Final = 16
    NUMBER: Final = 17
    EITHER: Final = 18
    AMBUSH: Final = 19
    MULLIGAN: Final = 20
    PLAYER: Final = 21
    NAME: Final = 22
    SITE: Final = 23
    MAY: Final = 24
    MUSTER: Final = 25
    AID: Final = 26
    TOIL: Final = 27
