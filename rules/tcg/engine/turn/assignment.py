"""The assignment phase: defenders, leftover minions, further rounds (4.2, "assignment phase")."""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import (
    ambushes,
    at_home,
    defender_bonus,
    each_amount,
    fighters,
    has,
    has_words,
    is_fierce,
)
from rules.tcg.engine.modifiers.relations import CANNOT_FACE, CANNOT_FACE_BY_FREE_PEOPLES, related
from rules.tcg.engine.operations.actions import action_round
from rules.tcg.engine.operations.tokens import add_twilight
from rules.tcg.engine.state.codes import (
    ALLOWED_TO_SKIRMISH,
    ASSIGNED,
    ASSIGNED_TOO,
    ASSIGNMENT,
    CANNOT_BE_ASSIGNED,
    CANNOT_SKIRMISH,
    MINION_LIMIT,
    PARTICIPATES_IN_SKIRMISHES,
    SKIRMISH,
    SKIRMISHES_AGAIN,
    UNTIL_END_OF_TURN,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Ability, Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import UNHASTY
from rules.tcg.engine.state.turn_memory import WAS_ASSIGNED, remember_of_turn, remember_pair
from rules.tcg.engine.steps.execution import UNPAID, begin_action, end_action, run
from rules.tcg.engine.steps.triggers import GameEvent, emit_together
from rules.tcg.engine.turn.phases import begin_phase, end_phase
from rules.tcg.engine.turn.skirmish import defenders
from rules.tcg.engine.zones.board import in_play

FIERCE_ROUND: Final = 1
_KEEPS_FROM_FIGHTING: Final = 1 << CANNOT_BE_ASSIGNED | 1 << CANNOT_SKIRMISH


# --- assignment ---


def assignment_phase(state: State, round_: int) -> None:
    """Assignment actions, then defenders, then what is left over.

    In the fierce assignment phase only minions that are fierce as it starts take part; in a
    further round (2 and later) those that a card lets skirmish again.
    """
    state.round = round_
    if round_ == 0:
        attackers = tuple(state.minions)
    elif round_ == FIERCE_ROUND:
        attackers = tuple(minion for minion in state.minions if is_fierce(state, minion))
    else:
        attackers = tuple(minion for minion in state.minions if _skirmishes_again(state, minion))
        for minion in attackers:
            change_number(state, minion, SKIRMISHES_AGAIN, -1, UNTIL_END_OF_TURN)
    state.push(end_phase)
    state.push(_assign_defenders, attackers, ())
    state.push(action_round, state.active, 0)
    begin_phase(state, ASSIGNMENT)


def next_round(state: State) -> int | None:
    """Return which assignment phase follows the skirmishes that are over, None for none."""
    skipped = SKIRMISH in state.skips
    if state.round == 0 and not skipped and any(is_fierce(state, card) for card in state.minions):
        return FIERCE_ROUND
    if any(_skirmishes_again(state, minion) for minion in state.minions):
        return max(state.round, FIERCE_ROUND) + 1
    return None


def _skirmishes_again(state: State, minion: int) -> bool:
    return has(state, SKIRMISHES_AGAIN, minion)


def let_skirmish_again(state: State, minion: int) -> None:
    """Give a minion one more assignment and skirmish phase after all others."""
    change_number(state, minion, SKIRMISHES_AGAIN, 1, UNTIL_END_OF_TURN)


def are_skirmishes_over(state: State) -> bool:
    """Whether the phase that ends is the last to fight: none is assigned, no round follows."""
    left = [
        character
        for character in defenders(state)
        if character != state.skirmisher and in_play(state, character)
    ]
    return not left and next_round(state) is None


def can_be_assigned(state: State, card: int) -> bool:
    """Whether a character may be assigned to a skirmish at all (4.2, "assignment phase")."""
    if not state.possible & _KEEPS_FROM_FIGHTING:
        return True
    return not has(state, CANNOT_BE_ASSIGNED, card) and not has(state, CANNOT_SKIRMISH, card)


def may_face(state: State, character: int, minion: int) -> bool:
    """Whether these two may be assigned to skirmish each other."""
    if state.possible >> MINION_LIMIT & 1:
        limits = each_amount(state, MINION_LIMIT, character)
        if limits and _minions_facing(state, character) >= min(limits):
            return False
    return not state.in_force.relations or not _bars(state, character, minion, CANNOT_FACE)


def may_defend(state: State, character: int, minion: int) -> bool:
    """Whether the Free Peoples player may assign a character to this minion."""
    if not may_face(state, character, minion):
        return False
    return not state.in_force.relations or not _bars(
        state, character, minion, CANNOT_FACE_BY_FREE_PEOPLES
    )


def _minions_facing(state: State, character: int) -> int:
    assigned = state.assigned
    return len([minion for minion in state.minions if character in assigned[minion]])


def _bars(state: State, character: int, minion: int, bar: int) -> bool:
    return bar in state.in_force.relations and bool(
        related(state, bar, character, minion) or related(state, bar, minion, character)
    )


def _price_to_assign(state: State, minion: int) -> Ability | None:
    """Return what the Free Peoples player must pay now to assign a minion, if its text asks."""
    price = state.blueprints[minion].to_assign
    if price is None or not price.heard[ASSIGNED](state, Context(minion, state.active)):
        return None
    return price


def _can_pay_to_assign(state: State, minion: int) -> bool:
    price = _price_to_assign(state, minion)
    return price is None or price.allowed(state, Context(minion, state.active))


def _push_price(
    state: State, price: Ability, minion: int, then: Callable[..., None], *arguments: Any
) -> None:
    """Pay the price for a minion, then do a step with the action that paid."""
    context = begin_action(state, minion, state.active)
    state.push(then, context.action, *arguments)
    if price.costs is not None:
        state.push(run, price.costs, 0, context)


def _is_paid(state: State, action: int) -> bool:
    paid = UNPAID not in state.memory[action]
    end_action(state, action)
    return paid


def _unassigned(state: State, attackers: tuple[int, ...]) -> list[int]:
    return [
        minion
        for minion in state.minions
        if not state.assigned[minion] and minion in attackers and can_be_assigned(state, minion)
    ]


def _assign_defenders(
    state: State, attackers: tuple[int, ...], made: tuple[tuple[int, int], ...]
) -> None:
    """Step: the Free Peoples player assigns one more defender, or is done.

    One minion to each character, and one more for each defender +1; an unhasty character only
    at home, or where a card allows it.
    """
    leftovers = [
        minion for minion in _unassigned(state, attackers) if _can_pay_to_assign(state, minion)
    ]
    options: list[Option] = []
    for character in fighters(state) if leftovers else ():
        if has_words(state, character, UNHASTY) and not may_hurry(state, character):
            continue
        if not can_be_assigned(state, character):
            continue
        if _minions_facing(state, character) <= defender_bonus(state, character):
            options += [
                Option(Verb.ASSIGN, character, minion)
                for minion in leftovers
                if may_defend(state, character, minion)
            ]
    if options:
        options.append(PASS)
        arguments = (attackers, made)
        state.ask(state.active, Question.ASSIGN_DEFENDERS, options, _defender_assigned, *arguments)
    else:
        _defenders_assigned(state, attackers, made)


def may_hurry(state: State, character: int) -> bool:
    """Whether an unhasty character may be assigned: at home, or by leave of a card (4.2)."""
    return (
        at_home(state, character)
        or has(state, ALLOWED_TO_SKIRMISH, character)
        or has(state, PARTICIPATES_IN_SKIRMISHES, character)
    )


def _defender_assigned(
    state: State,
    option: Option,
    attackers: tuple[int, ...],
    made: tuple[tuple[int, int], ...],
) -> None:
    if option.verb == Verb.PASS:
        _defenders_assigned(state, attackers, made)
        return
    character, minion = option.card, option.target
    price = _price_to_assign(state, minion)
    if price is None:
        assign(state, character, minion)
        state.push(_assign_defenders, attackers, (*made, (character, minion)))
    else:
        _push_price(state, price, minion, _defend_if_paid, character, minion, attackers, made)


def _defend_if_paid(
    state: State,
    action: int,
    character: int,
    minion: int,
    attackers: tuple[int, ...],
    made: tuple[tuple[int, int], ...],
) -> None:
    """Step: a defender is assigned, unless what the minion's text asks for that was not paid."""
    if _is_paid(state, action):
        assign(state, character, minion)
        made = (*made, (character, minion))
    state.push(_assign_defenders, attackers, made)


def _defenders_assigned(
    state: State, attackers: tuple[int, ...], made: tuple[tuple[int, int], ...]
) -> None:
    """All assignments take effect at one time, then each ambush may be used (2004, "ambush").

    Which minions are left over is settled now: one that an answer takes out of its skirmish is
    none of them (4.2, "assignment phase").
    """
    state.push(_assign_leftovers, tuple(_unassigned(state, attackers)), state.shadows)
    for _, minion in reversed(made):
        _push_ambushes(state, minion)
    events = []
    seen: set[int] = set()
    for character, minion in made:
        events.append(GameEvent(ASSIGNED, minion, character, -1, state.active))
        kind = ASSIGNED_TOO if character in seen else ASSIGNED
        events.append(GameEvent(kind, character, minion, -1, state.active))
        seen.add(character)
    emit_together(state, events)


def _push_ambushes(state: State, minion: int) -> None:
    """Offer each instance of ambush of a minion that the Free Peoples player assigned."""
    for amount in reversed(ambushes(state, minion)):
        state.push(_ambush, minion, amount)


def _ambush(state: State, minion: int, amount: int) -> None:
    """Step: a Shadow player may add twilight for one instance of ambush (4.2, "ambush")."""
    options = [Option(Verb.USE, minion, number=amount), PASS]
    state.ask(state.owner[minion], Question.AMBUSH, options, _ambushed, source=minion)


def _ambushed(state: State, option: Option) -> None:
    if option.verb == Verb.USE:
        add_twilight(state, option.number)


def assign(state: State, character: int, minion: int) -> None:
    """Assign a minion to skirmish a character."""
    remember_of_turn(state, WAS_ASSIGNED, character, minion)
    remember_pair(state, character, minion)
    state.set_assigned(minion, (*state.assigned[minion], character))
    state.note("assigned", character, minion)


def assign_by_effect(state: State, character: int, minion: int, player: int) -> None:
    """Assign a minion by an effect, which `can_assign` allows.

    What a minion's text asks of the Free Peoples player is paid first.
    """
    price = _price_to_assign(state, minion) if player == state.active else None
    if price is None:
        _assigned_by_effect(state, character, minion, player)
    elif price.allowed(state, Context(minion, player)):
        _push_price(state, price, minion, _assign_if_paid, character, minion, player)


def _assign_if_paid(state: State, action: int, character: int, minion: int, player: int) -> None:
    """Step: an effect assigns a minion, unless what its text asks for that was not paid."""
    if _is_paid(state, action) and can_assign(state, character, minion):
        _assigned_by_effect(state, character, minion, player)


def _assigned_by_effect(state: State, character: int, minion: int, player: int) -> None:
    kind = ASSIGNED_TOO if _minions_facing(state, character) else ASSIGNED
    assign(state, character, minion)
    if player == state.active:
        _push_ambushes(state, minion)
    emit_together(
        state,
        (
            GameEvent(ASSIGNED, minion, character, -1, player),
            GameEvent(kind, character, minion, -1, player),
        ),
    )


def assign_alone(state: State, character: int, minion: int, player: int) -> None:
    """Cancel all assignments and assign a minion to a character, whatever both have fought."""
    for other in state.minions:
        if state.assigned[other]:
            state.set_assigned(other, ())
    _assigned_by_effect(state, character, minion, player)


def can_assign(
    state: State, character: int, minion: int, *, even_if_assigned: bool = False
) -> bool:
    """Whether an effect may assign these two: both unassigned (4.2, "assignment phase").

    With `even_if_assigned` the character may be assigned to another minion already.
    """
    if state.assigned[minion]:
        return False
    is_assigned = any(character in state.assigned[other] for other in state.minions)
    if is_assigned and not even_if_assigned:
        return False
    if not _takes_part(state, minion):
        return False
    return (
        character in fighters(state)
        and can_be_assigned(state, character)
        and can_be_assigned(state, minion)
        and may_face(state, character, minion)
    )


def _takes_part(state: State, minion: int) -> bool:
    """Whether a minion takes part in this round.

    In a fierce one those that were fierce as it began and still are (4.2, "fierce"), in a
    further one those that a card lets skirmish again.
    """
    if state.round < FIERCE_ROUND:
        return True
    if state.round == FIERCE_ROUND and not is_fierce(state, minion):
        return False
    for step, *arguments in reversed(state.stack):
        if step is _assign_defenders:
            return minion in arguments[0]
    return True


def _assign_leftovers(state: State, attackers: tuple[int, ...], players: tuple[int, ...]) -> None:
    """Step: each Shadow player in turn assigns leftover minions of theirs to anybody."""
    characters = [card for card in fighters(state) if can_be_assigned(state, card)]
    leftovers = _unassigned(state, attackers)
    for place, player in enumerate(players):
        options = [
            Option(Verb.ASSIGN, character, minion)
            for minion in leftovers
            if state.owner[minion] == player
            for character in characters
            if may_face(state, character, minion)
        ]
        if options:
            options.append(PASS)
            arguments = (attackers, players[place:])
            state.ask(player, Question.ASSIGN_LEFTOVERS, options, _leftover_assigned, *arguments)
            return


def _leftover_assigned(
    state: State, option: Option, attackers: tuple[int, ...], players: tuple[int, ...]
) -> None:
    if option.verb == Verb.PASS:
        state.push(_assign_leftovers, attackers, players[1:])
        return
    state.push(_assign_leftovers, attackers, players)
    _assigned_by_effect(state, option.card, option.target, players[0])
