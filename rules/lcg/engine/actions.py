"""Action windows: who may take an action now, and which (core rules, "Actions").

In a window each player in turn, from the first player, may take an action; it closes when all
players pass in a row. An action is offered where its cost can be paid and its effect would
change the game.
"""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import CANNOT_TRIGGER, NONE, STAGING, Question, Verb
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import can_play_event, is_within_limit, perform, play_event


def action_window(state: State, turn: int = 0, passes: int = 0) -> None:
    """Step: a player may act; the window closes when all pass in a row."""
    order = state.order
    while passes < len(order):
        player = order[turn % len(order)]
        options = action_options(state, player)
        if options:
            options.append(PASS)
            state.ask(player, Question.ACTION, options, _acted, turn, passes)
            return
        turn += 1
        passes += 1


def _acted(state: State, option: Option, turn: int, passes: int) -> None:
    if option.verb == Verb.PASS:
        state.push(action_window, turn + 1, passes + 1)
        return
    order = state.order
    player = order[turn % len(order)]
    state.push(action_window, turn, 0)
    if option.verb == Verb.PLAY:
        play_event(state, player, option.card)
    else:
        ability = state.blueprints[option.card].actions[option.number]
        state.note("used", player, option.card, ability)
        perform(state, option.card, ability, player)


def action_options(state: State, player: int) -> list[Option]:
    """Return every action a player may take now, or of these what is wanted; passing left aside."""
    options: list[Option] = []
    phase_bit = 1 << state.phase
    blueprints = state.blueprints
    wants = state.wants
    for card in state.actors:
        yours = state.controller[card] == player
        staged = state.zone[card] == STAGING
        if state.base[CANNOT_TRIGGER][card]:
            continue
        for place, ability in enumerate(blueprints[card].actions):
            if (
                ability.phases & phase_bit
                and (yours or ability.by_any_player)
                and (ability.anywhere or ability.from_staging_area == staged)
                and is_within_limit(state, card, ability, player)
                and (wants is None or wants(state, player, card, place))
            ):
                context = Context(card, player)
                if ability.payable(state, context) and ability.useful(state, context):
                    options.append(Option(Verb.USE, card, NONE, place))
    offered = []
    for card in state.hands[player]:
        blueprint = blueprints[card]
        if blueprint.event_phases & phase_bit and blueprint not in offered:
            offered.append(blueprint)
            if wants is not None and not wants(state, player, card, 0):
                continue
            assert blueprint.event is not None
            if can_play_event(state, Context(card, player), blueprint.event):
                options.append(Option(Verb.PLAY, card))
    return options
