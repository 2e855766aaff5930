"""Words of A Journey to Rhosgobel: Wilyador, the Athelas, and what heals him."""

from typing import Final

from rules.lcg.engine.attachments import attach_objective
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import join_as_ally, leave_play
from rules.lcg.engine.codes import ATTACHED, IN_PLAY_AREA, NONE, REMOVED, REVEALED, STAGING
from rules.lcg.engine.damage import deal_damage, heal
from rules.lcg.engine.elimination import check_heroes
from rules.lcg.engine.encounter import is_guarded
from rules.lcg.engine.quest_progress import lose, win
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import HERO
from rules.lcg.engine.triggers import remove_from_game
from rules.lcg.engine.zones import in_play
from rules.lcg.notation.own import OwnCondition, OwnEffect

WILYADOR: Final = "Wilyador"
ATHELAS: Final = "Athelas"
HEALED_BY_ATHELAS: Final = 5
FIRST_WOUNDS: Final = 2


def wilyador(state: State) -> int:
    """Return Wilyador where he is in play, NONE elsewhere."""
    for card, blueprint in enumerate(state.blueprints):
        if blueprint.title == WILYADOR and in_play(state, card):
            return card
    return NONE


# --- set-up ---


def _wound_wilyador(state: State, context: Context) -> None:
    card = wilyador(state)
    if card != NONE:
        state.set_damage(card, FIRST_WOUNDS)
        join_as_ally(state, card, state.first_player)


with_2_damage_on_wilyador = OwnEffect("place 2 damage tokens on Wilyador", _wound_wilyador)


def _stage_one_is_past(state: State, context: Context) -> bool:
    return state.quest != NONE and (state.blueprints[state.quest].card.stage or 0) > 1


complete_stage_one = OwnCondition("complete stage one of this quest", _stage_one_is_past)

# --- Radagast's Request ---


def _wound_for_a_look(state: State, context: Context) -> None:
    deal_damage(state, wilyador(state), len(state.order))


def _wilyador_is_there(state: State, context: Context) -> bool:
    return wilyador(state) != NONE


place_x_damage_on_wilyador = OwnEffect(
    "place X damage tokens on Wilyador, where X is the number of players in the game,",
    _wound_for_a_look,
    _wilyador_is_there,
)


def _remove_healer(state: State, context: Context) -> None:
    """Remove the card whose effect healed Wilyador, wherever it is by now."""
    healer = context.other
    if healer == NONE:
        return
    if in_play(state, healer):
        player, was_hero = state.controller[healer], bool(state.mask[healer] & HERO)
        leave_play(state, healer)
        state.zone[healer] = REMOVED
        state.note("removed", healer)
        if was_hero:
            check_heroes(state, player)
    elif state.zone[healer] == REVEALED:
        remove_from_game(state, healer)
        state.note("removed", healer)


remove_that_card_from_game = OwnEffect("remove that card from the game", _remove_healer)

# --- Return to Rhosgobel ---


def _athelas_of_players(state: State) -> int:
    return sum(
        zone == ATTACHED and state.blueprints[card].title == ATHELAS
        for card, zone in enumerate(state.zone)
    )


def _heal_wilyador(state: State, context: Context) -> None:
    """Heal the wounds of each Athelas by itself (official FAQ), then see whether it was enough."""
    card = wilyador(state)
    for _ in range(_athelas_of_players(state)):
        heal(state, card, HEALED_BY_ATHELAS, context.source)
    if card != NONE and not state.damage[card]:
        win(state)
    else:
        lose(state)


heal_wilyador_with_athelas = OwnEffect(
    "heal 5 wounds from Wilyador for each Athelas objective card the players control. If Wilyador"
    " is completely healed when this effect resolves, Wilyador survives and the players have won"
    " the game. Otherwise, the players have lost the game",
    _heal_wilyador,
)

# --- Athelas ---


def _claim_for_hero(state: State, context: Context) -> None:
    hero = state.remembered(context).card
    if _is_unguarded(state, context) and hero != NONE and state.zone[hero] == IN_PLAY_AREA:
        attach_objective(state, context.source, hero, state.controller[hero])


def _is_unguarded(state: State, context: Context) -> bool:
    return state.zone[context.source] == STAGING and not is_guarded(state, context.source)


claim_this_for_that_hero = OwnEffect(
    "claim this objective if it has no encounters attached. Then, attach {this} to that hero",
    _claim_for_hero,
    _is_unguarded,
)

# --- shadow effects ---


def _hurt_most_damaged(state: State, context: Context) -> None:
    """Deal damage to the one character that has more than each other, if there is one."""
    characters = [card for player in state.order for card in state.characters(player)]
    most = max((state.damage[card] for card in characters), default=0)
    worst = [card for card in characters if state.damage[card] == most]
    if len(worst) == 1 and most:
        deal_damage(state, worst[0], 3)


deal_3_to_the_most_damaged = OwnEffect(
    "if a character (including Wilyador) has more damage than each other character, deal 3"
    " additional damage to that character",
    _hurt_most_damaged,
)


def _strike_wilyador(state: State, context: Context) -> None:
    if state.combat is not None:
        state.combat = state.combat.with_sufferer(wilyador(state))


wilyador_takes_the_damage = OwnEffect("the damage must be placed on Wilyador", _strike_wilyador)
