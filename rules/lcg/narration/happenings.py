"""What is responded to: "Snowbourn Scout enters play", "characters commit to the quest"."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.lcg.engine import codes
from rules.lcg.engine.codes import NONE
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import Happening

# "{}" is the card that it is about.
_WORDS: Mapping[int, str] = MappingProxyType(
    {
        codes.COMMITTED: "{} commits to the quest",
        codes.DAMAGED: "{} is dealt damage",
        codes.CHARACTER_DESTROYED: "{} is destroyed",
        codes.ENEMY_DEFEATED: "{} is defeated",
        codes.LEFT_PLAY: "{} leaves play",
        codes.ENTERED_PLAY: "{} enters play",
        codes.PLAYED: "{} is played",
        codes.CARD_REVEALED: "{} is revealed",
        codes.SHADOW_DEALT: "a shadow card is dealt",
        codes.SHADOW_TRIGGERED: "{} has a shadow effect",
        codes.SHADOW_RESOLVED: "the shadow effect of {} is over",
        codes.DEFENDER_DECLARED: "{} defends",
        codes.ENEMY_ATTACKS: "{} attacks",
        codes.ENEMY_ATTACKED: "{} has attacked",
        codes.ENEMY_ENGAGED: "{} engages a player",
        codes.TRAVELED: "the players travel to {}",
        codes.QUEST_FAILED: "the quest is unsuccessful",
        codes.PROGRESS_ON_QUEST: "progress is placed on {}",
        codes.PHASE_BEGAN: "the phase begins",
        codes.PHASE_ENDED: "the phase ends",
        codes.ROUND_ENDED: "the round ends",
        codes.THREAT_RISES_IN_REFRESH: "threat rises",
        codes.PRISONER_RESCUED: "the prisoner is rescued",
        codes.STAGE_DEFEATED: "{} is defeated",
        codes.QUEST_SUCCEEDED: "the quest is successful",
        codes.ATTACK_RESOLVED: "{} has attacked",
        codes.READIED_IN_REFRESH: "{} readies",
        codes.THREAT_RAISED: "threat is raised",
        codes.QUEST_RESOLVED: "the quest is resolved",
        codes.HEALED: "{} is healed",
        codes.ENEMY_DAMAGED: "{} is damaged by an enemy",
        codes.ABOUT_TO_SUFFER: "{} is about to suffer damage",
        codes.CARD_EXHAUSTED: "{} exhausts",
        codes.STAGING_ENDED: "the staging step ends",
    }
)
# What happens to several cards at once is about none of them.
_OF_SEVERAL: Mapping[int, str] = MappingProxyType(
    {
        codes.COMMITTED: "characters commit to the quest",
        codes.READIED_IN_REFRESH: "cards ready",
    }
)


def what_happens(state: State, happening: Happening) -> str:
    """Return what happens and can be responded to."""
    if happening.subject == NONE and happening.kind in _OF_SEVERAL:
        return _OF_SEVERAL[happening.kind]
    title = "a card" if happening.subject == NONE else state.blueprints[happening.subject].title
    return _WORDS[happening.kind].format(title)
