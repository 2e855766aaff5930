"""The engine's integer codes: phases, zones, statistics, happenings, durations, verbs.

Plain integers rather than enumerations because they index lists on the fastest paths.
"""

from enum import IntEnum
from typing import Final

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

# --- numbers that modifiers change; the flags (fierce, archer) hold while above zero ---
STRENGTH: Final = 0
VITALITY: Final = 1
DAMAGE: Final = 2
DEFENDER: Final = 3
FIERCE: Final = 4
ARCHER: Final = 5
SITE_NUMBER: Final = 6
TWILIGHT_COST: Final = 7
RESISTANCE: Final = 8
AMBUSH: Final = 9
NEVER_ROAMING: Final = 10
WOUND_LIMIT: Final = 11
STATISTICS: Final = 12

# --- what happens, and may be answered ---
FELLOWSHIP_MOVES: Final = 0
MOVES_FROM: Final = 1
MOVES_TO: Final = 2
PLAYED: Final = 3
PHASE_STARTS: Final = 4
SKIRMISH_STARTS: Final = 5
SKIRMISH_WON: Final = 6
SKIRMISH_LOST: Final = 7
OVERWHELMED: Final = 8
KILLED: Final = 9
ABOUT_TO_BE_WOUNDED: Final = 10
TURN_STARTS: Final = 11
HAPPENINGS: Final = 12

# --- how long a change lasts ---
UNTIL_END_OF_PHASE: Final = 0
UNTIL_REGROUP: Final = 1
UNTIL_END_OF_TURN: Final = 2


class Verb(IntEnum):
    """What an option does."""

    PASS = 0
    PLAY = 1
    USE = 2
    TRANSFER = 3
    DISCARD_TO_HEAL = 4
    CHOOSE = 5
    BID = 6
    GO_FIRST = 7
    GO_SECOND = 8
    START_WITH = 9
    ASSIGN = 10
    FIGHT = 11
    WOUND = 12
    HEAL = 13
    DISCARD = 14
    MOVE = 15
    STAY = 16
    TRIGGER = 17
    NUMBER = 18
    EITHER = 19


class Question(IntEnum):
    """What a decision is about."""

    BID = 0
    SEAT = 1
    STARTING_FELLOWSHIP = 2
    ACTION = 3
    RESPONSE = 4
    ORDER = 5
    TARGET = 6
    BEARER = 7
    ASSIGN_DEFENDERS = 8
    ASSIGN_LEFTOVERS = 9
    SKIRMISH_ORDER = 10
    ARCHERY_WOUND = 11
    THREAT_WOUND = 12
    SANCTUARY = 13
    RECONCILE_ONE = 14
    RECONCILE_DOWN = 15
    MOVE_AGAIN = 16
    NUMBER = 17
    EITHER = 18
    AMBUSH = 19
