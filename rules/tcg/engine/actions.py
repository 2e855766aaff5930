"""The action procedure: what a player may do in a phase, and taking turns at doing it.

Comprehensive Rulebook 2.0, "Action procedure": the Free Peoples player first, then the other;
passing does not bar from acting later; the phase's actions end when both pass in a row. In the
fellowship phase and in a Shadow phase one player acts alone until he is done.
"""

from rules.tcg.engine.answers import can_play_event, play_event
from rules.tcg.engine.blueprint import Ability, Blueprint, Context
from rules.tcg.engine.board import active_cards, discard
from rules.tcg.engine.codes import FELLOWSHIP, SHADOW, SKIRMISH, Question, Verb
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.playing import can_play, play_card, transfer, transfers
from rules.tcg.engine.sentences import begin_action, end_action, perform, run
from rules.tcg.engine.state import PLAYERS, State
from rules.tcg.engine.traits import (
    ALLY,
    COMPANION,
    EVENT,
    FREE_PEOPLES,
    SITE,
    UNIQUE,
)
from rules.tcg.engine.wounds import heal


def act_alone(state: State, player: int) -> None:
    """Step: a player takes an action in his own phase, or is done with it."""
    options = action_options(state, player, state.phase)
    if options:
        options.append(PASS)
        state.ask(player, Question.ACTION, options, _acted_alone, player)


def _acted_alone(state: State, option: Option, player: int) -> None:
    if option.verb != Verb.PASS:
        state.push(act_alone, player)
        take_action(state, option, player)


def action_round(state: State, player: int, passes: int) -> None:
    """Step: a player may act; two passes in a row end the phase's actions."""
    while passes < PLAYERS:
        if state.phase == SKIRMISH and not (state.skirmisher >= 0 and state.skirmish_minions):
            # One side is gone: the skirmish resolves at once (2.0, "Skirmish phase(s)").
            return
        options = action_options(state, player, state.phase)
        if options:
            options.append(PASS)
            state.ask(player, Question.ACTION, options, _acted, player, passes)
            return
        player = 1 - player
        passes += 1


def _acted(state: State, option: Option, player: int, passes: int) -> None:
    if option.verb == Verb.PASS:
        state.push(action_round, 1 - player, passes + 1)
    else:
        state.push(action_round, 1 - player, 0)
        take_action(state, option, player)


def action_options(state: State, player: int, phase: int) -> list[Option]:
    """Give every action a player may take in this phase, passing left aside."""
    options = _from_hand(state, player, phase)
    options += _special_abilities(state, player, phase)
    if phase == FELLOWSHIP:
        options += _discards_to_heal(state, player)
        options += transfers(state, player)
    return options


def _from_hand(state: State, player: int, phase: int) -> list[Option]:
    """Give the cards in hand that may be played; of two copies only one is offered."""
    options: list[Option] = []
    phase_bit = 1 << phase
    free_peoples = player == state.active
    table_phase = phase == (FELLOWSHIP if free_peoples else SHADOW)
    seen: set[int] = set()
    for card in state.hands[player]:
        blueprint = state.blueprints[card]
        if bool(blueprint.traits & FREE_PEOPLES) != free_peoples or id(blueprint) in seen:
            continue
        seen.add(id(blueprint))
        if blueprint.traits & EVENT:
            event = blueprint.event
            if (
                event is not None
                and event.phases & phase_bit
                and can_play_event(state, Context(card, player), event)
            ):
                options.append(Option(Verb.PLAY, card))
        elif table_phase:
            if can_play(state, player, card):
                options.append(Option(Verb.PLAY, card))
        elif blueprint.also_playable:
            options += _out_of_phase(state, player, card, blueprint, phase_bit)
    return options


def _out_of_phase(
    state: State, player: int, card: int, blueprint: Blueprint, phase_bit: int
) -> list[Option]:
    """Give the ways to play a card that says it may be played at another time."""
    return [
        Option(Verb.PLAY, card, number=place + 1)
        for place, ability in enumerate(blueprint.also_playable)
        if ability.phases & phase_bit
        and ability.allowed(state, Context(card, player))
        and can_play(state, player, card)
    ]


def _special_abilities(state: State, player: int, phase: int) -> list[Option]:
    options: list[Option] = []
    phase_bit = 1 << phase
    for card in active_cards(state):
        blueprint = state.blueprints[card]
        if not blueprint.special_phases & phase_bit:
            continue
        if state.owner[card] != player and not blueprint.traits & SITE:
            continue
        for place, ability in enumerate(blueprint.specials):
            if ability.phases & phase_bit and ability.allowed(state, Context(card, player)):
                options.append(Option(Verb.USE, card, number=place))
    return options


def _discards_to_heal(state: State, player: int) -> list[Option]:
    """Give the cards whose discard heals a unique companion or ally of the same title."""
    options: list[Option] = []
    for character in state.companions[player] + state.allies[player]:
        blueprint = state.blueprints[character]
        if state.wounds[character] and blueprint.traits & UNIQUE:
            options += [
                Option(Verb.DISCARD_TO_HEAL, card, character)
                for card in state.hands[player]
                if state.blueprints[card].title == blueprint.title
                and state.blueprints[card].traits & (COMPANION | ALLY)
            ]
    return options


def take_action(state: State, option: Option, player: int) -> None:
    """Do the action a player chose."""
    card = option.card
    match option.verb:
        case Verb.PLAY:
            if state.blueprints[card].traits & EVENT:
                play_event(state, player, card)
            else:
                _play_to_table(state, player, card, option.number)
        case Verb.USE:
            ability = state.blueprints[card].specials[option.number]
            state.note("used", player, card)
            perform(state, card, ability, player)
        case Verb.DISCARD_TO_HEAL:
            discard(state, card)
            heal(state, option.target)
        case Verb.TRANSFER:
            transfer(state, card, option.target)
        case _:
            raise ValueError(f"{option.verb.name} is no action")


def _play_to_table(state: State, player: int, card: int, way: int) -> None:
    """Play a card; `way` above zero is one of its own other ways, with a cost of its own."""
    state.push(_play, player, card)
    if way:
        ability: Ability = state.blueprints[card].also_playable[way - 1]
        context = begin_action(state, card, player)
        state.push(end_action, context.action)
        state.push(run, ability.costs, 0, context)


def _play(state: State, player: int, card: int) -> None:
    play_card(state, player, card)
