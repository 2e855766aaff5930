"""Archery, assignment and skirmishes (Comprehensive Rulebook 2.0, phases 4 to 6)."""

from rules.tcg.engine.actions import action_round
from rules.tcg.engine.answers import emit_later
from rules.tcg.engine.codes import (
    AMBUSH,
    ARCHER,
    ARCHERY,
    ASSIGNMENT,
    DEFENDER,
    FIERCE,
    SKIRMISH,
    SKIRMISH_LOST,
    SKIRMISH_STARTS,
    SKIRMISH_WON,
    Question,
    Verb,
)
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.numbers import at_home, damage_bonus, number, participants, strength
from rules.tcg.engine.phases import begin_phase, end_phase
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import UNHASTY
from rules.tcg.engine.wounds import assign_wounds, overwhelm, wound

# --- archery ---


def archery_phase(state: State) -> None:
    """Archery actions, then archery fire."""
    state.push(end_phase)
    state.push(_archery_fire)
    state.push(action_round, state.active, 0)
    begin_phase(state, ARCHERY)


def _archery_fire(state: State) -> None:
    """Step: the Free Peoples player assigns the minions' arrows, then the Shadow the others."""
    minion_total = sum(1 for minion in state.minions if number(state, ARCHER, minion))
    fellowship_total = sum(1 for card in participants(state) if number(state, ARCHER, card))
    state.push(assign_wounds, state.shadow_player(), fellowship_total, Question.ARCHERY_WOUND)
    state.push(assign_wounds, state.active, minion_total, Question.ARCHERY_WOUND)


# --- assignment ---


def assignment_phase(state: State, fierce: bool) -> None:
    """Assignment actions, then defenders, then what is left over.

    In the fierce assignment phase only minions that are fierce as it starts take part.
    """
    state.fierce_round = fierce
    attackers = tuple(
        minion for minion in state.minions if not fierce or number(state, FIERCE, minion)
    )
    state.push(end_phase)
    state.push(_assign_leftovers, attackers)
    state.push(_assign_defenders, attackers)
    state.push(action_round, state.active, 0)
    begin_phase(state, ASSIGNMENT)


def _unassigned(state: State, attackers: tuple[int, ...]) -> list[int]:
    return [
        minion for minion in state.minions if state.assigned[minion] < 0 and minion in attackers
    ]


def _assign_defenders(state: State, attackers: tuple[int, ...]) -> None:
    """Step: the Free Peoples player assigns one more defender, or is done.

    One minion to each character, and one more for each defender +1; an unhasty character only
    at home.
    """
    leftovers = _unassigned(state, attackers)
    if not leftovers:
        return
    options: list[Option] = []
    for character in participants(state):
        if state.blueprints[character].traits & UNHASTY and not at_home(state, character):
            continue
        facing = sum(1 for minion in state.minions if state.assigned[minion] == character)
        if facing <= number(state, DEFENDER, character):
            options += [Option(Verb.ASSIGN, character, minion) for minion in leftovers]
    if options:
        options.append(PASS)
        state.ask(state.active, Question.ASSIGN_DEFENDERS, options, _defender_assigned, attackers)


def _defender_assigned(state: State, option: Option, attackers: tuple[int, ...]) -> None:
    if option.verb == Verb.PASS:
        return
    state.push(_assign_defenders, attackers)
    assign(state, option.card, option.target)
    ambush = number(state, AMBUSH, option.target)
    if ambush:
        options = [Option(Verb.USE, option.target, number=ambush), PASS]
        state.ask(state.shadow_player(), Question.AMBUSH, options, _ambushed)


def _ambushed(state: State, option: Option) -> None:
    if option.verb == Verb.USE:
        state.twilight += option.number


def assign(state: State, character: int, minion: int) -> None:
    """Assign a minion to skirmish a character."""
    state.assigned[minion] = character
    state.note("assigned", character, minion)


def _assign_leftovers(state: State, attackers: tuple[int, ...]) -> None:
    """Step: the Shadow player assigns one more leftover minion to anybody, or is done."""
    options = [
        Option(Verb.ASSIGN, character, minion)
        for minion in _unassigned(state, attackers)
        for character in participants(state)
    ]
    if options:
        options.append(PASS)
        state.ask(
            state.shadow_player(),
            Question.ASSIGN_LEFTOVERS,
            options,
            _leftover_assigned,
            attackers,
        )


def _leftover_assigned(state: State, option: Option, attackers: tuple[int, ...]) -> None:
    if option.verb == Verb.ASSIGN:
        assign(state, option.card, option.target)
        state.push(_assign_leftovers, attackers)


# --- skirmishes ---


def defenders(state: State) -> list[int]:
    """Give the characters that still have a skirmish to fight."""
    return list(
        dict.fromkeys(
            state.assigned[minion] for minion in state.minions if state.assigned[minion] >= 0
        )
    )


def choose_skirmish(state: State) -> None:
    """The Free Peoples player chooses which skirmish is fought next."""
    options = [Option(Verb.FIGHT, character) for character in defenders(state)]
    state.ask(state.active, Question.SKIRMISH_ORDER, options, _skirmish_chosen)


def _skirmish_chosen(state: State, option: Option) -> None:
    """Skirmish actions, then the skirmish is resolved (2.0, "Skirmish phase(s)")."""
    character = option.card
    state.skirmisher = character
    state.skirmish_minions = [
        minion for minion in state.minions if state.assigned[minion] == character
    ]
    state.removed_from_skirmish = []
    state.skirmish_wounds = {}
    state.push(_leave_skirmish)
    state.push(end_phase)
    state.push(_resolve)
    state.push(action_round, state.active, 0)
    emit_later(state, SKIRMISH_STARTS, character)
    begin_phase(state, SKIRMISH)
    state.note("skirmish", character, *state.skirmish_minions)


def _leave_skirmish(state: State) -> None:
    """Step: the skirmish is over; who was in it is no longer assigned."""
    for minion in state.skirmish_minions:
        state.assigned[minion] = -1
    state.skirmisher = -1
    state.skirmish_minions = []
    state.removed_from_skirmish = []
    state.skirmish_wounds = {}


def _resolve(state: State) -> None:
    """Step: total both sides; the losers are wounded, or overwhelmed at half the strength.

    A tie goes to the Shadow. A side removed before the totals has lost, and its members are
    neither wounded nor overwhelmed. A side with no strength is overwhelmed by one with any.
    """
    character = state.skirmisher
    minions = list(state.skirmish_minions)
    removed = list(state.removed_from_skirmish)
    free_peoples = [character] if character >= 0 else []
    if not free_peoples and not minions:
        return
    if not minions or not free_peoples:
        _tell(state, winners=free_peoples or minions, losers=removed)
        return
    defence = strength(state, character)
    attack = sum(strength(state, minion) for minion in minions)
    state.note("totals", defence, attack)
    if defence > attack:
        winners, losers, high, low = free_peoples, minions, defence, attack
    else:
        winners, losers, high, low = minions, free_peoples, attack, defence
    _tell(state, winners, losers + removed)
    if high > 0 and high >= 2 * low:
        for loser in reversed(losers):
            state.push(overwhelm, loser)
        return
    wounds = 1 + sum(damage_bonus(state, winner) for winner in winners)
    for loser in reversed(losers):
        for _ in range(wounds):
            state.push(wound, loser, winners[0])


def _tell(state: State, winners: list[int], losers: list[int]) -> None:
    """Let the outcome be answered, once what is pushed after this has been done."""
    for loser in reversed(losers):
        emit_later(state, SKIRMISH_LOST, loser)
    for winner in reversed(winners):
        emit_later(state, SKIRMISH_WON, winner)
    state.note("won", *winners)
