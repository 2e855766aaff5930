"""The numbers that the state and the compiled cards are written in, and the names of choices."""

from typing import Final

from rules.codes import Codes
from rules.lcg.vocabulary import Phase

ENCOUNTER: Final = -1
"""The owner of encounter and quest cards."""
NOBODY: Final = -1
NONE: Final = -1

# --- phases; SETUP comes before the first round ---

SETUP: Final = 0
RESOURCE: Final = 1
PLANNING: Final = 2
QUEST: Final = 3
TRAVEL: Final = 4
ENCOUNTER_PHASE: Final = 5
COMBAT: Final = 6
REFRESH: Final = 7
PHASE_CODES: Final = {phase: code for code, phase in enumerate(Phase, start=1)}
ANY_PHASE: Final = (1 << 8) - 1

# --- where a card is; what is greater than OUT_OF_PLAY is in play ---

IN_DECK: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_VICTORY: Final = 3
SET_ASIDE: Final = 4
REVEALED: Final = 5
SHADOW: Final = 6
PRISONER: Final = 7
REMOVED: Final = 8
OUT_OF_PLAY: Final = 8
IN_PLAY_AREA: Final = 9
ATTACHED: Final = 10
STAGING: Final = 11
ENGAGED: Final = 12
ACTIVE_LOCATION: Final = 13
CURRENT_QUEST: Final = 14

# --- the numbers of a card that effects change ---

WILLPOWER: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
HIT_POINTS: Final = 3
THREAT: Final = 4
# How many effects say that the card may not, or does not, do something.
CANNOT_ATTACK: Final = 5
CANNOT_DEFEND: Final = 6
WITHHOLDS_THREAT: Final = 7
WITHHOLDS_DEFENSE: Final = 8
CANNOT_COMMIT: Final = 9
CANNOT_TRIGGER: Final = 10
CANNOT_COLLECT: Final = 11
CANNOT_EXHAUST: Final = 12
CANNOT_READY: Final = 13
WITHHOLDS_WILLPOWER: Final = 14
STATISTICS: Final = 15

# --- how long a change lasts ---

UNTIL_PHASE_ENDS: Final = 0
UNTIL_ROUND_ENDS: Final = 1
UNTIL_ATTACK_ENDS: Final = 2

# --- what happens and can be heard ---

COMMITTED: Final = 0
DAMAGED: Final = 1
CHARACTER_DESTROYED: Final = 2
ENEMY_DEFEATED: Final = 3
LEFT_PLAY: Final = 4
ENTERED_PLAY: Final = 5
PLAYED: Final = 6
CARD_REVEALED: Final = 7
SHADOW_DEALT: Final = 8
SHADOW_TRIGGERED: Final = 9
SHADOW_RESOLVED: Final = 10
DEFENDER_DECLARED: Final = 11
ENEMY_ATTACKS: Final = 12
ENEMY_ATTACKED: Final = 13
ENEMY_ENGAGED: Final = 14
TRAVELED: Final = 15
QUEST_FAILED: Final = 16
PROGRESS_ON_QUEST: Final = 17
PHASE_BEGAN: Final = 18
PHASE_ENDED: Final = 19
ROUND_ENDED: Final = 20
THREAT_RISES_IN_REFRESH: Final = 21
PRISONER_RESCUED: Final = 22
STAGE_DEFEATED: Final = 23
QUEST_SUCCEEDED: Final = 24
ATTACK_RESOLVED: Final = 25
READIED_IN_REFRESH: Final = 26
THREAT_RAISED: Final = 27
QUEST_RESOLVED: Final = 28
HEALED: Final = 29
ENEMY_DAMAGED: Final = 30
ABOUT_TO_SUFFER: Final = 31
CARD_EXHAUSTED: Final = 32
STAGING_ENDED: Final = 33
HAPPENINGS: Final = 34

# --- rules that cards in play add ---

CANNOT_DRAW: Final = 0
REPLACES_DRAW: Final = 1
ONE_ALLY_A_ROUND: Final = 2
CANNOT_DEFEAT_STAGE: Final = 3
NO_ENGAGEMENT_CHECKS: Final = 4
NO_STAGING: Final = 5
REVEALS_MORE: Final = 6
MUST_TRAVEL_HERE: Final = 7
EXCESS_DAMAGE_RAISES_THREAT: Final = 8
ENGAGED_LAST: Final = 9
NO_ATTACHMENTS: Final = 10
STRIKES_STAGING_AREA: Final = 11
STAYS_EXHAUSTED: Final = 12
RETURNS_TO_DECK_TOP: Final = 13
RETURNS_TO_STAGING: Final = 14
WINS_WHEN: Final = 15
NO_RESTRICTED_ATTACHMENTS: Final = 16
COSTS_MORE: Final = 17
CANNOT_PLAY: Final = 18
CANNOT_COMMIT_TO_QUEST: Final = 19
CANNOT_CANCEL: Final = 20
CANNOT_TRAVEL_HERE: Final = 21
PAYS_AS_LEADERSHIP: Final = 22
DRAWS_MORE: Final = 23
WATCHES: Final = 24
IGNORES_DEFENSE: Final = 25
ADDS_ESCAPE: Final = 26
COLLECTS_RESOURCE: Final = 27
PAYS_FOR_CREATURES: Final = 28
ONLY_FOUGHT_BY: Final = 29
CANNOT_BE_HEALED: Final = 30
HEALED_OF_AT_MOST: Final = 31
ALL_MUST_COMMIT: Final = 32
BLANKS_ATTACHMENTS: Final = 33
FOLLOWS_FIRST_PLAYER: Final = 34
DEFENDS_READY: Final = 35
CANCELS_SHADOWS: Final = 36
TAKES_UNDEFENDED_DAMAGE: Final = 37
GUARD_CANNOT_CHANGE: Final = 38
TREACHERIES_HIT_ALL: Final = 39
CANNOT_CHOOSE_TO_ENGAGE: Final = 40
EXCESS_DAMAGE_SPREADS: Final = 41
COMMITS_READY: Final = 42
OPEN_TO_ATTACK: Final = 43
DISCARDS_REVEALED: Final = 44
COLLECTS_NOTHING: Final = 45
CANNOT_BE_ENGAGED: Final = 46
CAN_BE_BYPASSED: Final = 47
GETS_NO_PROGRESS: Final = 48
# One kind for each number of a card, from WILLPOWER to THREAT, that cards in play change on others.
AURAS: Final = 49
RULES: Final = 54


class Question(Codes):
    """What a decision is about."""

    MULLIGAN: Final = 0
    ACTION: Final = 1
    PLAN: Final = 2
    PAY: Final = 3
    COMMIT: Final = 4
    TRAVEL: Final = 5
    ENGAGE: Final = 6
    CHOOSE_ATTACK: Final = 7
    DEFEND: Final = 8
    UNDEFENDED_DAMAGE: Final = 9
    ATTACK_TARGET: Final = 10
    ATTACKERS: Final = 11
    RESPONSE: Final = 12
    ORDER: Final = 13
    TARGET: Final = 14
    PLAYER: Final = 15
    NUMBER: Final = 16
    MAY: Final = 17
    EITHER: Final = 18
    ATTACHMENT_LIMIT: Final = 19
    CARD_IN_PILE: Final = 20
    COMMIT_TO_TEST: Final = 21
    BYPASS: Final = 22


class Verb(Codes):
    """What an option does."""

    PASS: Final = 0
    PLAY: Final = 1
    USE: Final = 2
    TRIGGER: Final = 3
    CHOOSE: Final = 4
    CHOOSE_PLAYER: Final = 5
    TAKE_NUMBER: Final = 6
    PAY: Final = 7
    COMMIT: Final = 8
    TRAVEL: Final = 9
    ENGAGE: Final = 10
    RESOLVE_ATTACK: Final = 11
    DEFEND: Final = 12
    ATTACK: Final = 13
    JOIN_ATTACK: Final = 14
    KEEP: Final = 15
    MULLIGAN: Final = 16
    ACCEPT: Final = 17
