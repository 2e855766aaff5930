"""The numbers that the state and the compiled cards are written in, and the names of choices."""

from enum import IntEnum

from rules.lcg.vocabulary import Phase

ENCOUNTER = -1
"""The owner of encounter and quest cards."""
NOBODY = -1
NONE = -1

# --- phases; SETUP comes before the first round ---

SETUP = 0
RESOURCE, PLANNING, QUEST, TRAVEL, ENCOUNTER_PHASE, COMBAT, REFRESH = range(1, 8)
PHASE_CODES = {phase: code for code, phase in enumerate(Phase, start=1)}
ANY_PHASE = (1 << 8) - 1

# --- where a card is; what is greater than OUT_OF_PLAY is in play ---

IN_DECK = 0
IN_HAND = 1
IN_DISCARD = 2
IN_VICTORY = 3
SET_ASIDE = 4
REVEALED = 5
SHADOW = 6
PRISONER = 7
REMOVED = 8
OUT_OF_PLAY = 8
IN_PLAY_AREA = 9
ATTACHED = 10
STAGING = 11
ENGAGED = 12
ACTIVE_LOCATION = 13
CURRENT_QUEST = 14

# --- the numbers of a card that effects change ---

WILLPOWER, ATTACK, DEFENSE, HIT_POINTS, THREAT = range(5)
# How many effects say that the card may not, or does not, do something.
CANNOT_ATTACK, CANNOT_DEFEND, WITHHOLDS_THREAT, WITHHOLDS_DEFENSE = range(5, 9)
STATISTICS = 9

# --- what happens and can be heard ---

(
    COMMITTED,
    DAMAGED,
    CHARACTER_DESTROYED,
    ENEMY_DEFEATED,
    LEFT_PLAY,
    ENTERED_PLAY,
    PLAYED,
    CARD_REVEALED,
    SHADOW_DEALT,
    SHADOW_TRIGGERED,
    SHADOW_RESOLVED,
    DEFENDER_DECLARED,
    ENEMY_ATTACKS,
    ENEMY_ATTACKED,
    ENEMY_ENGAGED,
    TRAVELED,
    QUEST_FAILED,
    PROGRESS_ON_QUEST,
    PHASE_BEGAN,
    PHASE_ENDED,
    ROUND_ENDED,
    THREAT_RISES_IN_REFRESH,
    PRISONER_RESCUED,
    STAGE_DEFEATED,
) = range(24)
HAPPENINGS = 24

# --- rules that cards in play add ---

(
    CANNOT_DRAW,
    REPLACES_DRAW,
    ONE_ALLY_A_ROUND,
    CANNOT_DEFEAT_STAGE,
    NO_ENGAGEMENT_CHECKS,
    NO_STAGING,
    REVEALS_MORE,
    MUST_TRAVEL_HERE,
    EXCESS_DAMAGE_RAISES_THREAT,
    ENGAGED_LAST,
    NO_ATTACHMENTS,
    STRIKES_STAGING_AREA,
    STAYS_EXHAUSTED,
    RETURNS_TO_DECK_TOP,
    RETURNS_TO_STAGING,
    WINS_WHEN,
) = range(16)
RULES = 16


class Question(IntEnum):
    """What a decision is about."""

    MULLIGAN = 0
    ACTION = 1
    PLAN = 2
    PAY = 3
    COMMIT = 4
    TRAVEL = 5
    ENGAGE = 6
    CHOOSE_ATTACK = 7
    DEFEND = 8
    UNDEFENDED_DAMAGE = 9
    ATTACK_TARGET = 10
    ATTACKERS = 11
    RESPONSE = 12
    ORDER = 13
    TARGET = 14
    PLAYER = 15
    NUMBER = 16
    MAY = 17
    EITHER = 18
    ATTACHMENT_LIMIT = 19
    CARD_IN_PILE = 20


class Verb(IntEnum):
    """What an option does."""

    PASS = 0
    PLAY = 1
    USE = 2
    TRIGGER = 3
    CHOOSE = 4
    CHOOSE_PLAYER = 5
    TAKE_NUMBER = 6
    PAY = 7
    COMMIT = 8
    TRAVEL = 9
    ENGAGE = 10
    RESOLVE_ATTACK = 11
    DEFEND = 12
    ATTACK = 13
    JOIN_ATTACK = 14
    KEEP = 15
    MULLIGAN = 16
    ACCEPT = 17
