"""What comes when a player passes: "on to the planning phase", "then 1 card is revealed".

The steps that wait on the stack say it, so a card that changes them changes the words.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.english import count_of
from rules.lcg.engine.actions import action_window
from rules.lcg.engine.board import is_enemy
from rules.lcg.engine.codes import (
    COMBAT,
    ENCOUNTER_PHASE,
    NO_ENGAGEMENT_CHECKS,
    NO_STAGING,
    NONE,
    PLANNING,
    QUEST,
    REFRESH,
    RESOURCE,
    TRAVEL,
    Question,
)
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.encounter import deal_shadow_cards
from rules.lcg.engine.encounter_phase import (
    can_travel_to,
    choose_engagement,
    choose_travel,
    engagement_checks,
)
from rules.lcg.engine.enemy_attacks import (
    attack_window,
    can_attack,
    declare_defender,
    end_enemy_attack,
    enemy_attacks,
    resolve_shadow_cards,
    restore_combat,
)
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.planning import plan, plan_options
from rules.lcg.engine.player_attacks import player_attacks, targets
from rules.lcg.engine.quest_phase import cards_revealed, commit, resolve_quest, stage_cards
from rules.lcg.engine.round_ends import end_phase
from rules.lcg.engine.state import State

# Passing these says what isn't done; what comes then is asked next.
_DECLINED: Mapping[int, str] = MappingProxyType(
    {
        Question.PLAN: "no more allies and attachments this round",
        Question.TRAVEL: "stay where you are",
        Question.ENGAGE: "engage nobody by choice",
        Question.ATTACK_TARGET: "no more attacks this round",
        Question.BYPASS: "stay with this quest card",
    }
)
_NEXT_PHASE: Mapping[int, str] = MappingProxyType(
    {
        RESOURCE: "on to the planning phase: play allies and attachments",
        PLANNING: "on to the quest phase: commit characters",
        QUEST: "on to the travel phase",
        TRAVEL: "on to the encounter phase: enemies engage players",
        ENCOUNTER_PHASE: "on to the combat phase: enemies attack, then you may",
        COMBAT: "on to the refresh phase: your cards ready, threat rises by 1",
        REFRESH: "on to the next round",
    }
)


def after_passing(state: State, decision: Decision) -> str:
    """Return what passing gives up, or what comes when all have passed; nothing if unknown."""
    if decision.question == Question.ACTION:
        return what_follows(state)
    return _DECLINED.get(decision.question, "")


def what_follows(state: State) -> str:
    """Return the next step that players notice; nothing for one without words."""
    for step, *arguments in reversed(state.stack):
        if step in _WINDOWS:
            continue
        say = _STEPS.get(step)
        words = say(state, *arguments) if say is not None else ""
        if words or (step not in _SILENT and say is None):
            return words
    return ""


def what_is_revealed(state: State) -> str:
    """Return what the staging step will bring: "then 2 cards are revealed and add threat"."""
    if rule_holds(state, NO_STAGING):
        return "then the quest is resolved: no card is revealed"
    cards = cards_revealed(state)
    verb = "is" if cards == 1 else "are"
    return f"then {count_of(cards, 'card')} {verb} revealed and may add threat"


_WINDOWS = frozenset({action_window, attack_window})
_SILENT = frozenset({end_enemy_attack, restore_combat})


def _fixed(words: str) -> Callable[..., str]:
    def say(state: State, *arguments: object) -> str:
        return words

    return say


def _phase_ends(state: State) -> str:
    return _NEXT_PHASE.get(state.phase, "")


def _plan(state: State, player: int) -> str:
    return "then you may play allies and attachments" if plan_options(state, player) else ""


def _travel(state: State) -> str:
    open_to = any(can_travel_to(state, card) for card in state.staging)
    return "then the players may travel" if open_to and state.location == NONE else ""


def _engagement(state: State, player: int) -> str:
    staged = any(is_enemy(state, card) for card in state.staging)
    return "then you may engage an enemy" if staged else ""


def _enemies(state: State, player: int) -> str:
    attackers = any(
        enemy not in state.enemy_attacks_made and can_attack(state, enemy, player)
        for enemy in state.engaged[player]
    )
    return "then the enemies attack" if attackers else ""


def _players(state: State, player: int) -> str:
    open_to = any((player, enemy) not in state.attacks_made for enemy in targets(state, player))
    return "then you may attack" if open_to else ""


def _checks(state: State, *arguments: object) -> str:
    staged = any(is_enemy(state, card) for card in state.staging)
    if not staged or rule_holds(state, NO_ENGAGEMENT_CHECKS):
        return ""
    return "then enemies engage players whose threat has reached their engagement cost"


_STEPS: Mapping[Callable[..., None], Callable[..., str]] = MappingProxyType(
    {
        end_phase: _phase_ends,
        plan: _plan,
        commit: _fixed("then characters commit to the quest"),
        stage_cards: what_is_revealed,
        resolve_quest: _fixed("then willpower and threat are compared"),
        choose_travel: _travel,
        choose_engagement: _engagement,
        engagement_checks: _checks,
        deal_shadow_cards: _fixed("then enemies get shadow cards"),
        enemy_attacks: _enemies,
        declare_defender: _fixed("then you may declare a defender"),
        resolve_shadow_cards: _fixed("then shadow cards are turned up"),
        player_attacks: _players,
    }
)
