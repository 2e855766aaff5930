"""Words of the enemies of Khazad-dûm: how they attack, and what protects them."""

from typing import Final

from rules.lcg.engine.attachments import attach
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import unique_bars
from rules.lcg.engine.codes import ENGAGED, NONE, Question, Verb
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.encounter import deal_shadow_card, discard_top_card
from rules.lcg.engine.enemy_attacks import begin_enemy_attack
from rules.lcg.engine.planning import bearers
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT, CHARACTER, ENEMY, bit
from rules.lcg.notation.own import OwnCondition, OwnEffect

# --- Patrol Leader, Lightless Passage ---


def _cancel_by_an_enemy(state: State, context: Context) -> None:
    card = discard_top_card(state)
    if card != NONE and state.mask[card] & ENEMY:
        state.canceled += (context.subject,)
        state.note("canceled_damage", context.subject)


cancel_damage_if_an_enemy_is_discarded = OwnEffect(
    "discard the top card of the encounter deck. If the discarded card is an enemy, cancel that"
    " damage",
    _cancel_by_an_enemy,
)


def _protect(state: State, *, from_attacks_only: bool) -> None:
    """Protect the attacker as long as its shadow card lies there: until the phase ends."""
    if state.combat is not None:
        state.unhurt = [*state.unhurt, (state.combat.enemy, from_attacks_only)]


def _protect_from_all(state: State, context: Context) -> None:
    _protect(state, from_attacks_only=False)


def _protect_from_attacks(state: State, context: Context) -> None:
    _protect(state, from_attacks_only=True)


attacker_takes_no_damage = OwnEffect("cancel all damage dealt to this enemy", _protect_from_all)
attacker_takes_no_combat_damage = OwnEffect(
    "cancel all combat damage dealt to attacking enemy", _protect_from_attacks
)

# --- Goblin Spearman, Goblin Swordsman, Goblin Follower ---


def _own_attack_is_undefended(state: State, context: Context) -> bool:
    combat = state.combat
    return (
        combat is not None
        and combat.by_enemy
        and combat.enemy == context.source
        and not combat.characters
    )


its_attack_is_undefended = OwnCondition("if its attack is undefended", _own_attack_is_undefended)


def _is_against_last(state: State, context: Context) -> bool:
    return state.combat is not None and state.combat.player == state.order[-1]


attacks_the_last_player = OwnCondition("attacking the last player", _is_against_last)
# --- Chieftain of the Pit ---


def _attack_again(state: State, context: Context) -> None:
    enemy, player = context.subject, context.player
    if state.zone[enemy] == ENGAGED and state.controller[enemy] == player:
        # What answers the shadow card comes before the attack goes on.
        begin_enemy_attack(state, enemy, player)
        deal_shadow_card(state, enemy, player)


attacker_attacks_again = OwnEffect(
    "attacking enemy attacks again. Deal it another shadow card for that attack", _attack_again
)

# --- Plundered Armoury ---

_ARMS: Final = (bit("Weapon"), bit("Armor"))


def _arms_in_hand(state: State, player: int) -> list[tuple[int, int]]:
    """Return each weapon and armor of a hand with each character of theirs that may bear it."""
    found: list[tuple[int, int]] = []
    seen = []
    for card in state.hands[player]:
        blueprint = state.blueprints[card]
        if (
            not state.mask[card] & ATTACHMENT
            or not any(state.mask[card] & arms for arms in _ARMS)
            or blueprint in seen
            or unique_bars(state, card)
        ):
            continue
        seen.append(blueprint)
        found += [
            (card, bearer)
            for bearer in bearers(state, player, card)
            if state.mask[bearer] & CHARACTER and state.controller[bearer] == player
        ]
    return found


def _arm(state: State, context: Context) -> None:
    options = [
        Option(Verb.CHOOSE, card, bearer) for card, bearer in _arms_in_hand(state, context.player)
    ]
    if options:
        state.ask(
            context.player, Question.CARD_IN_PILE, [*options, PASS], _armed, context.player,
            source=context.source,
        )  # fmt: skip


def _armed(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.CHOOSE:
        attach(state, option.card, option.target, player)


def _has_arms(state: State, context: Context) -> bool:
    return bool(_arms_in_hand(state, context.player))


attach_a_weapon_or_armour = OwnEffect(
    "attach a Weapon or Armor attachment from {your} hand to 1 character {you} control",
    _arm,
    _has_arms,
)
