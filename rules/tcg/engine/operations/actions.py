"""The action procedure: what a player may do in a phase, and taking turns at doing it.

Comprehensive Rules 4.2, "action procedure": the Free Peoples player first, then the others to
the right; passing does not bar from acting later; the phase's actions end when all pass in a
row. In the fellowship phase and in a Shadow phase one player acts alone until they are done.
"""

from typing import Final

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import number, twilight_cost
from rules.tcg.engine.operations.playing import can_play, play_card
from rules.tcg.engine.operations.transfers import transfer, transfers
from rules.tcg.engine.operations.wounds import can_heal, heal
from rules.tcg.engine.state.bans import USE_ABILITY
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import (
    ABILITY_USED,
    FELLOWSHIP,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    SHADOW,
    SKIRMISH,
    STACKED,
    TOIL,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Ability, Context, standing_context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import ALLY, COMPANION, EVENT, FREE_PEOPLES, SITE, UNIQUE
from rules.tcg.engine.state.traits import SHADOW as SHADOW_SIDE
from rules.tcg.engine.steps.execution import (
    PHASE_ABILITY,
    PHASE_ACTION,
    begin_action,
    count_use,
    effects_if_paid,
    effects_unless_cancelled,
    end_action,
    perform,
    run,
    within_limit,
)
from rules.tcg.engine.steps.triggers import (
    can_play_event,
    emit,
    is_heard,
    is_own_side,
    play_event,
)
from rules.tcg.engine.zones.board import discard


def act_alone(state: State, player: int) -> None:
    """Step: a player takes an action in their own phase, or is done with it."""
    options = action_options(state, player, state.phase)
    if options:
        options.append(PASS)
        state.ask(player, Question.ACTION, options, _acted_alone, player)


def _acted_alone(state: State, option: Option, player: int) -> None:
    if option.verb != Verb.PASS:
        state.stack.append((act_alone, player))
        take_action(state, option, player)


def end_actions(state: State, player: int) -> None:
    """End a player's own phase, because a card says so."""
    state.stack[:] = [frame for frame in state.stack if frame != (act_alone, player)]


def take_next_action(state: State, player: int) -> None:
    """Make a player act next in this phase; declining doesn't count as a pass."""
    for place in range(len(state.stack) - 1, -1, -1):
        if state.stack[place][0] is action_round:
            state.stack[place] = (action_round, player, _ONE_BEFORE_PASSING)
            return


_ONE_BEFORE_PASSING: Final = -1


def action_round(state: State, player: int, passes: int) -> None:
    """Step: a player may act; when all pass in a row the phase's actions are over."""
    seats = state.alive()
    # Who would begin may have lost: the others complete that turn (4.2, "losing the game").
    turn = seats.index(player) if player in seats else 0
    player = seats[turn]
    while passes < len(seats):
        if state.phase == SKIRMISH and not (state.skirmisher >= 0 and state.skirmish_minions):
            # One side is gone: the skirmish resolves at once (2.0, "Skirmish phase(s)").
            return
        options = action_options(state, player, state.phase)
        if options:
            options.append(PASS)
            state.ask(player, Question.ACTION, options, _acted, player, passes)
            return
        turn = (turn + 1) % len(seats)
        player = seats[turn]
        passes += 1


def _acted(state: State, option: Option, player: int, passes: int) -> None:
    seats = state.alive()
    following = seats[(seats.index(player) + 1) % len(seats)]
    if option.verb == Verb.PASS:
        state.stack.append((action_round, following, passes + 1))
    else:
        state.stack.append((action_round, following, 0))
        take_action(state, option, player)


def action_options(state: State, player: int, phase: int) -> list[Option]:
    """Return every action a player may take in this phase, passing left aside."""
    options = _special_abilities(state, player, phase)
    if state.hands_act >> phase & 1:
        options = _from_hand(state, player, phase) + options
    if phase == FELLOWSHIP:
        options += _discards_to_heal(state, player)
        options += transfers(state, player)
    return options


def _from_hand(state: State, player: int, phase: int) -> list[Option]:
    """Return the cards in hand that may be played; of two copies only one is offered."""
    options: list[Option] = []
    phase_bit = 1 << phase
    blueprints = state.blueprints
    own_side = FREE_PEOPLES if player == state.active else SHADOW_SIDE
    table_phase = phase == (FELLOWSHIP if player == state.active else SHADOW)
    seen: set[Blueprint] = set()
    for card in state.hands[player]:
        blueprint = blueprints[card]
        if not blueprint.play_phases & phase_bit or not blueprint.traits & own_side:
            continue
        if blueprint in seen:
            continue
        seen.add(blueprint)
        if blueprint.event is not None and blueprint.event.phases & phase_bit:
            if can_play_event(state, standing_context(card, player), blueprint.event):
                options.append(Option(Verb.PLAY, card))
            if blueprint.instead_of_cost is not None:
                options += _without_its_cost(state, player, card, blueprint)
        elif blueprint.traits & EVENT and blueprint.event is None:
            continue
        elif table_phase and blueprint.event is None:
            if can_play(state, player, card):
                options.append(Option(Verb.PLAY, card))
        else:
            options += _out_of_phase(state, player, card, blueprint, phase_bit)
    return options


# In the place of a way to play a card: something else is paid than its twilight cost.
INSTEAD_OF_COST: Final = -1


def _without_its_cost(state: State, player: int, card: int, blueprint: Blueprint) -> list[Option]:
    """Return the way to play an event for what may be paid in place of its twilight cost."""
    price, event = blueprint.instead_of_cost, blueprint.event
    assert price is not None
    assert event is not None
    context = Context(card, player)
    less = -twilight_cost(state, card)
    if not price.allowed(state, context) or not can_play_event(state, context, event, less):
        return []
    return [Option(Verb.PLAY, card, number=INSTEAD_OF_COST)]


def _out_of_phase(
    state: State, player: int, card: int, blueprint: Blueprint, phase_bit: int
) -> list[Option]:
    """Return the ways to play a card that says it may be played at another time.

    Twilight that is its price pays for nothing else (2.0, "Costs").
    """
    context = standing_context(card, player)
    options = []
    for place, ability in enumerate(blueprint.also_playable):
        if not ability.phases & phase_bit or not ability.allowed(state, context):
            continue
        if blueprint.event is not None:
            playable = can_play_event(state, context, blueprint.event)
        else:
            price = ability.twilight(state, context) if ability.twilight is not None else 0
            playable = can_play(state, player, card, reserved=price)
        if playable:
            options.append(Option(Verb.PLAY, card, number=place + 1))
    return options


def _special_abilities(state: State, player: int, phase: int) -> list[Option]:
    options: list[Option] = []
    phase_bit = 1 << phase
    blueprints = state.blueprints
    in_force = state.in_force
    if in_force.usable_phases & phase_bit:
        for card in in_force.usable:
            if blueprints[card].special_phases & phase_bit and (
                state.owner[card] == player or blueprints[card].traits & SITE
            ):
                options += _abilities_of(state, player, card, phase_bit, IN_PLAY)
    if in_force.lent:
        options += _lent_abilities(state, player, phase_bit)
    if state.abilities_elsewhere:
        options += _abilities_out_of_play(state, player, phase_bit)
    return options


def _lent_abilities(state: State, player: int, phase_bit: int) -> list[Option]:
    """Return the abilities that texts lend to a player's cards: the option names the lender."""
    options = []
    for lender, test, ability in state.in_force.lent:
        if not ability.phases & phase_bit:
            continue
        lent = Context(lender, state.controller(lender))
        for card in active_cards(state):
            if state.owner[card] != player or not test(state, lent, card):
                continue
            if state.in_force.bans and state.is_forbidden(player, USE_ABILITY, card):
                continue
            if within_limit(state, card, ability) and ability.allowed(
                state, _context(state, card, player)
            ):
                options.append(Option(Verb.USE, card, lender, ability.place))
    return options


def chosen_ability(state: State, option: Option) -> Ability:
    """Return the special ability that an option uses: the card's own, or one that it is lent."""
    if option.target < 0:
        return state.blueprints[option.card].specials[option.number]
    return next(
        ability
        for lender, _, ability in state.in_force.lent
        if lender == option.target and ability.place == option.number
    )


def _abilities_out_of_play(state: State, player: int, phase_bit: int) -> list[Option]:
    """Return the abilities a player may use from stacks, the discard pile and the hand.

    Only of cards of the side a player has this turn: what is stacked on an inactive card, or
    could not be played now, does not act (4.2, "active").
    """
    options = []
    for zone, cards in (
        (STACKED, [card for stack in state.stacks.values() for card in stack]),
        (IN_DISCARD, state.discards[player]),
        (IN_HAND, state.hands[player]),
    ):
        for card in cards:
            blueprint = state.blueprints[card]
            if (
                blueprint.special_phases & phase_bit
                and state.owner[card] == player
                and is_own_side(state, player, card)
            ):
                options += _abilities_of(state, player, card, phase_bit, zone)
    return options


def _abilities_of(state: State, player: int, card: int, phase_bit: int, zone: int) -> list[Option]:
    """Return the abilities of a card that may be used from where it is."""
    options = []
    for place, ability in enumerate(state.blueprints[card].specials):
        if not ability.phases & phase_bit or ability.zone != zone:
            continue
        if ability.limit and not within_limit(state, card, ability):
            continue
        if is_ability_forbidden(state, player, card, ability):
            continue
        if ability.allowed(state, _context(state, card, player)):
            options.append(Option(Verb.USE, card, number=place))
    return options


def is_ability_forbidden(state: State, player: int, card: int, ability: Ability) -> bool:
    """Whether a ban on special abilities stops one; what plays a card is none (4.2)."""
    return (
        bool(state.in_force.bans)
        and ability.special
        and state.is_forbidden(player, USE_ABILITY, card)
    )


def _context(state: State, card: int, player: int) -> Context:
    return standing_context(card, player, state.bearer[card])


def _discards_to_heal(state: State, player: int) -> list[Option]:
    """Return the cards whose discard heals a unique companion or ally of the same title."""
    options: list[Option] = []
    for character in state.companions[player] + state.allies[player]:
        blueprint = state.blueprints[character]
        if blueprint.traits & UNIQUE and can_heal(state, character):
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
            is_event = bool(state.blueprints[card].traits & EVENT)
            if is_event and not option.number and not number(state, TOIL, card):
                play_event(state, player, card)
            else:
                _play_to_table(state, player, card, option.number)
        case Verb.USE:
            state.note("used", player, card, option.number)
            _use_ability(state, player, card, chosen_ability(state, option))
        case Verb.DISCARD_TO_HEAL:
            discard(state, card)
            state.push(heal, option.target)
        case Verb.TRANSFER:
            transfer(state, card, option.target)
        case _:
            raise ValueError(f"{Verb.name_of(option.verb)} is no action")


def _use_ability(state: State, player: int, card: int, ability: Ability) -> None:
    """Use a special ability; it can be answered, and cancelled, once its costs are paid."""
    kind = PHASE_ABILITY if ability.special else (PHASE_ACTION,)
    context = begin_action(state, card, player, kind=kind)
    if not ability.special or not is_heard(state, ABILITY_USED, card):
        perform(state, ability, context)
        return
    count_use(state, card, ability)
    used = state.fresh_id()
    state.push(end_action, context.action)
    state.push(effects_unless_cancelled, ability.effects, context, used)
    state.push(emit, ABILITY_USED, card, -1, used, player)
    if ability.costs is not None:
        state.push(run, ability.costs, 0, context)


def _play_to_table(state: State, player: int, card: int, way: int) -> None:
    """Play a card; `way` above zero is one of its own other ways, with a cost of its own."""
    if not way:
        play_card(state, player, card)
        return
    blueprint = state.blueprints[card]
    ability: Ability | None = blueprint.instead_of_cost
    if way != INSTEAD_OF_COST:
        ability = blueprint.also_playable[way - 1]
    assert ability is not None
    context = begin_action(state, card, player)
    state.push(end_action, context.action)
    assert ability.effects is not None
    state.push(effects_if_paid, ability.effects, context)
    if ability.costs is not None:
        state.push(run, ability.costs, 0, context)
