"""Words of Escape from Dol Guldur: the prisoner, the objectives, Orc Guards, Iron Shackles."""

from typing import Final

from rules.lcg.engine.attachments import attach_objective, attach_to_deck
from rules.lcg.engine.blueprint import Blueprint, Context
from rules.lcg.engine.board import (
    become,
    discard,
    register,
    unregister,
)
from rules.lcg.engine.codes import (
    ATTACHED,
    ATTACK,
    DEFENSE,
    ENEMY_ENGAGED,
    ENGAGED,
    HIT_POINTS,
    IN_PLAY_AREA,
    NONE,
    PRISONER,
    PRISONER_RESCUED,
    REVEALED,
    SET_ASIDE,
    SHADOW,
    STAGING,
    STATISTICS,
    Question,
    Verb,
)
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.decision import Option
from rules.lcg.engine.elimination import check_heroes
from rules.lcg.engine.encounter import guard, is_guarded
from rules.lcg.engine.quest_progress import check_quest
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, OBJECTIVE
from rules.lcg.engine.triggers import emit
from rules.lcg.engine.zones import put_in_discard, take_away
from rules.lcg.facts.card import LcgCard
from rules.lcg.notation.amounts import Amount
from rules.lcg.notation.compiler.conditions import compile_amount
from rules.lcg.notation.effects import Effect, Target
from rules.lcg.notation.own import OwnCondition, OwnEffect, OwnEffectOn
from rules.lcg.vocabulary import CardType

# --- the prisoner ---


def _take_prisoner(state: State, context: Context) -> None:
    """Turn a hero facedown, at random among all players' heroes.

    A prisoner does not keep its player in the game (official FAQ), so a player whose only hero it
    was has lost, and with that player all have.
    """
    heroes = [hero for player in range(state.players) for hero in sorted(state.heroes[player])]
    if not heroes:
        return
    hero = heroes[state.roll(len(heroes))]
    for attachment in state.attached[hero]:
        discard(state, attachment)
    unregister(state, hero)
    take_away(state, hero)
    if hero in state.committed:
        state.committed = [other for other in state.committed if other != hero]
    state.zone[hero] = PRISONER
    state.prisoner = hero
    state.note("imprisoned", hero)
    check_heroes(state, state.owner[hero])


take_a_prisoner = OwnEffect(
    "turn 1 hero card, at random among all the heroes controlled by the players, facedown. That"
    ' hero is a "prisoner", cannot be used, cannot be damaged, and does not collect resources,'
    ' until it is "rescued"',
    _take_prisoner,
)


def _rescue(state: State, context: Context) -> None:
    hero, player = state.prisoner, state.owner[state.prisoner]
    state.prisoner = NONE
    state.note("rescued", hero)
    if state.alive(player):
        state.zone[hero] = IN_PLAY_AREA
        state.set_heroes(player, [*state.heroes[player], hero])
        register(state, hero)
        deal_damage(state, hero, 1)
        check_heroes(state, player)
    else:
        put_in_discard(state, hero)
    state.push(check_quest)
    emit(state, PRISONER_RESCUED, hero)


def _prisoner_is_held(state: State, context: Context) -> bool:
    return state.prisoner != NONE


def _prisoner_is_rescued(state: State, context: Context) -> bool:
    return state.prisoner == NONE


rescue_the_prisoner = OwnEffect(
    'turn the "prisoner" hero card faceup, and place 1 damage token on it. This hero is "rescued",'
    " and may be used by its controller again",
    _rescue,
    _prisoner_is_held,
)
prisoner_has_been_rescued = OwnCondition("they have rescued the prisoner", _prisoner_is_rescued)


def lay_beside_quest_deck(target: Target) -> Effect:
    """Place a card faceup beside the quest deck; it waits for its moment there."""
    return OwnEffectOn(
        "place {target} faceup but out of play, beside the quest deck", target, _lay_beside
    )


def _lay_beside(state: State, context: Context, card: int) -> None:
    take_away(state, card)
    state.zone[card] = SET_ASIDE
    state.show_to_all(card)
    register(state, card)


# --- objectives ---


def _guard_objectives(state: State, context: Context) -> None:
    for card in reversed(state.staging):
        if state.mask[card] & OBJECTIVE:
            state.push(guard, card)


guard_the_objectives = OwnEffect("attach 1 encounter to each objective card", _guard_objectives)


def _claim(state: State, context: Context) -> None:
    options = [Option(Verb.CHOOSE, hero) for hero in state.heroes[context.player]]
    if options and state.zone[context.source] == STAGING:
        state.ask(
            context.player, Question.TARGET, options, _bearer_chosen, context.source,
            context.player, source=context.source,
        )  # fmt: skip


def _bearer_chosen(state: State, option: Option, card: int, player: int) -> None:
    state.push(check_quest)
    attach_objective(state, card, option.card, player)


def _can_be_claimed(state: State, context: Context) -> bool:
    return (
        state.zone[context.source] == STAGING
        and bool(state.heroes[context.player])
        and not is_guarded(state, context.source)
    )


claim_this = OwnEffect(
    "claim this objective when it is free of encounters, and attach {this} to a hero you control",
    _claim,
    _can_be_claimed,
)


def objectives_claimed(number: int) -> OwnCondition:
    """The players have a given number of objectives."""

    def are_claimed(state: State, context: Context) -> bool:
        claimed = sum(
            zone == ATTACHED and bool(state.mask[card] & OBJECTIVE)
            for card, zone in enumerate(state.zone)
        )
        return claimed >= number

    text = "at least 1 objective card" if number == 1 else f"all {number} objective cards"
    return OwnCondition(f"they have {text}", are_claimed)


# --- Orc Guards ---


def _orc_guard() -> Blueprint:
    facts = LcgCard("00000", "", 0, "Orc Guard", CardType.ENEMY, 1, "", attack=1, defense=1,
                    hit_points=1)  # fmt: skip
    printed = [0] * STATISTICS
    printed[ATTACK] = printed[DEFENSE] = printed[HIT_POINTS] = 1
    return Blueprint(facts, "", ENEMY, "Orc Guard", tuple(printed))


ORC_GUARD: Final = _orc_guard()


def _face_orc_guards(state: State, context: Context) -> None:
    """Each player's top card becomes an enemy; what it is under its back stays hidden."""
    for player in state.order:
        if not state.decks[player]:
            continue
        card = state.take_top_of_deck(player)
        become(state, card, ORC_GUARD)
        state.zone[card] = ENGAGED
        state.set_controller(card, player)
        state.engaged[player].append(card)
        state.note("faced", card)
        state.note("engaged", card, player)
        emit(state, ENEMY_ENGAGED, card, number=player)


each_player_faces_an_orc_guard = OwnEffect(
    "each player places the top card of their deck facedown in front of them, as if it just engaged"
    ' them from the staging area. These cards are called "Orc Guard", and are enemies with 1 hit'
    " point, 1 [attack], and 1 [defense]",
    _face_orc_guards,
)

# --- Iron Shackles, Under the Shadow ---


def _attach_to_first_players_deck(state: State, context: Context) -> None:
    card = context.source
    if state.zone[card] not in (REVEALED, SHADOW):
        return
    if state.zone[card] == SHADOW:
        take_away(state, card)
    attach_to_deck(state, card, state.first_player)


attach_this_to_first_players_deck = OwnEffect(
    "attach {this} to the top of the first player's deck", _attach_to_first_players_deck
)


def raise_staging_threat(amount: Amount) -> Effect:
    """Raise the threat of the whole staging area until the end of the phase."""
    count = compile_amount(amount)

    def step(state: State, context: Context) -> None:
        state.staging_bonus += count(state, context)

    return OwnEffect(
        "until the end of the phase, raise the total [threat] in the staging area by X. X is the"
        " number of players in the game",
        step,
    )
