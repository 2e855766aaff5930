"""Skirmishes: their order, their resolution, and who is in them (4.2, "skirmish phase")."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    each_amount,
    game_number,
    has,
    has_words,
    resistance_left,
    strength,
    vitality_left,
)
from rules.tcg.engine.operations.actions import action_round
from rules.tcg.engine.operations.wounds import attempt, is_ring_bearer, overwhelm, wound
from rules.tcg.engine.state.bans import ORDER_SKIRMISHES
from rules.tcg.engine.state.codes import (
    ABOUT_TO_BE_OVERWHELMED,
    CANNOT_BE_OVERWHELMED,
    OVERWHELM_FACTOR,
    RESISTANCE_FOR_STRENGTH,
    SKIRMISH,
    SKIRMISH_BY_VITALITY,
    SKIRMISH_DECIDED,
    SKIRMISH_LOST,
    SKIRMISH_STARTS,
    SKIRMISH_WON,
    TAKES_NO_WOUNDS_FROM_LOSING,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import LURKER, MINION
from rules.tcg.engine.state.turn_memory import LOST_A_SKIRMISH, WON_A_SKIRMISH, remember_of_turn
from rules.tcg.engine.steps.triggers import GameEvent, emit_later, emit_together, is_heard
from rules.tcg.engine.turn.phases import begin_phase, end_phase
from rules.tcg.engine.zones.board import in_play, minions_facing, unassign

USUAL_OVERWHELM_FACTOR: Final = 2


# --- skirmishes ---


def defenders(state: State) -> list[int]:
    """Return the characters that still have a skirmish to fight."""
    found: list[int] = []
    for minion in state.minions:
        for character in state.assigned[minion]:
            if character not in found:
                found.append(character)
    return found


def choose_skirmish(state: State) -> None:
    """The Free Peoples player chooses which skirmish is fought next, or the first Shadow player.

    Skirmishes that involve a lurker come after all others (4.2, "lurker").
    """
    characters = defenders(state)
    without_lurkers = [
        character
        for character in characters
        if not any(
            has_words(state, minion, LURKER)
            for minion in state.minions
            if character in state.assigned[minion]
        )
    ]
    options = [Option(Verb.FIGHT, character) for character in without_lurkers or characters]
    chooses = state.active
    if state.in_force.bans and state.is_forbidden(state.active, ORDER_SKIRMISHES):
        chooses = state.shadows[0]
    state.ask(chooses, Question.SKIRMISH_ORDER, options, _skirmish_chosen)


def _skirmish_chosen(state: State, option: Option) -> None:
    character = option.card
    skirmish_phase(state, character, minions_facing(state, character))


def skirmish_phase(state: State, character: int, minions: list[int]) -> None:
    """Skirmish actions, then the skirmish is resolved (2.0, "Skirmish phase(s)")."""
    state.skirmisher = character
    state.skirmish_minions = minions
    state.removed_from_skirmish = []
    state.skirmish_wounds = {}
    state.cancelled = False
    state.push(_leave_skirmish, character)
    state.push(end_phase)
    state.push(_resolve)
    state.push(action_round, state.active, 0)
    emit_later(state, SKIRMISH_STARTS, character)
    begin_phase(state, SKIRMISH)
    state.note("skirmish", character, *state.skirmish_minions)


def _leave_skirmish(state: State, character: int) -> None:
    """Step: the skirmish is over; who was in it is no longer assigned to it."""
    for minion in state.minions:
        if character in state.assigned[minion] or state.skirmisher in state.assigned[minion]:
            unassign(state, minion, character)
            unassign(state, minion, state.skirmisher)
    for minion in state.skirmish_minions:
        unassign(state, minion, character)
    state.skirmisher = -1
    state.skirmish_minions = []
    state.removed_from_skirmish = []
    state.skirmish_wounds = {}
    state.cancelled = False


def can_be_cancelled(state: State) -> bool:
    """Whether a skirmish is being fought that may be cancelled; since 4.1 no Ring-bearer's."""
    if state.phase != SKIRMISH or state.skirmisher < 0:
        return False
    return state.edition.cancels_for_ring_bearer or not is_ring_bearer(state, state.skirmisher)


def cancel_skirmish(state: State) -> None:
    """Cancel the skirmish being fought: nobody wins or loses, and it is over.

    Who was in it is kept for texts that answer its end (4.2, "Loathsome").
    """
    state.cancelled = True
    state.note("skirmish cancelled", state.skirmisher)
    state.removed_from_skirmish += [state.skirmisher, *state.skirmish_minions]
    for minion in state.skirmish_minions:
        unassign(state, minion, state.skirmisher)
    state.skirmish_minions = []
    state.skirmisher = -1


def remove_from_skirmish(state: State, card: int) -> None:
    """Take a character out of the skirmish; a side without characters has lost (4.2)."""
    if card == state.skirmisher:
        state.skirmisher = -1
        for minion in state.skirmish_minions:
            unassign(state, minion, card)
    elif card in state.skirmish_minions:
        state.skirmish_minions.remove(card)
        unassign(state, card, state.skirmisher)
    else:
        return
    state.removed_from_skirmish.append(card)


def replace_in_skirmish(state: State, card: int, by: int) -> None:
    """Another character takes the place of one in the skirmish (4.2, "replace")."""
    if card == state.skirmisher:
        for minion in state.skirmish_minions:
            unassign(state, minion, card)
            state.set_assigned(minion, (*state.assigned[minion], by))
        state.skirmisher = by
    elif card in state.skirmish_minions:
        place = state.skirmish_minions.index(card)
        unassign(state, card, state.skirmisher)
        state.skirmish_minions[place] = by
        state.set_assigned(by, (*state.assigned[by], state.skirmisher))
    state.note("replaced in skirmish", card, by)


def _resolve(state: State) -> None:
    """Step: total both sides; the losers are wounded, or overwhelmed at half the strength.

    A tie goes to the Shadow. A side removed before the totals has lost, and its members are
    neither wounded nor overwhelmed; where both sides are gone, both have lost. A side with no
    strength is overwhelmed by one with any. Where a text says so, vitality is totaled instead.
    """
    if state.cancelled:
        return
    character = state.skirmisher
    minions = list(state.skirmish_minions)
    free_peoples = [character] if character >= 0 else []
    if not minions or not free_peoples:
        winners = free_peoples or minions
        resolve_outcome(state, winners, losers=_lost_by_removal(state))
        _decide(state, winners)
        return
    defence = measure(state, character)
    attack = sum(measure(state, minion) for minion in minions)
    state.note("totals", defence, attack)
    if defence > attack:
        winners, losers, high, low = free_peoples, minions, defence, attack
    else:
        winners, losers, high, low = minions, free_peoples, attack, defence
    resolve_outcome(state, winners, losers + _lost_by_removal(state))
    if any(is_heard(state, SKIRMISH_DECIDED, winner) for winner in winners):
        state.push(_hurt, tuple(winners), tuple(losers), high, low)
        _decide(state, winners)
    else:
        _hurt(state, tuple(winners), tuple(losers), high, low)


def measure(state: State, card: int) -> int:
    """Return what a card adds to the total of its side: its strength, unless a text says else."""
    stand_in = game_number(state, RESISTANCE_FOR_STRENGTH)
    if stand_in and card == state.skirmisher:
        # The number is that of the card plus one: Gandalf's resistance stands in (15 R 33).
        return resistance_left(state, stand_in - 1)
    if game_number(state, SKIRMISH_BY_VITALITY):
        return vitality_left(state, card)
    return strength(state, card)


def _decide(state: State, winners: list[int]) -> None:
    """Offer responses to the winner being settled; wounds are counted after that.

    "If that companion wins this skirmish, make him damage +1" would else come too late.
    """
    emit_together(state, [GameEvent(SKIRMISH_DECIDED, winner) for winner in winners])


def _hurt(
    state: State, winners: tuple[int, ...], losers: tuple[int, ...], high: int, low: int
) -> None:
    """Step: overwhelm those of the losing side whose strength is exceeded so far, wound others."""
    hurt = tuple(card for card in losers if not is_overwhelmed(state, card, high, low))
    for loser in reversed(losers):
        if loser not in hurt:
            state.push(_overwhelm, loser, winners, high, low)
    for loser in reversed(hurt):
        _wound(state, loser, winners)


def _overwhelm(state: State, loser: int, winners: tuple[int, ...], high: int, low: int) -> None:
    """Step: overwhelm a loser, unless it is prevented."""
    if not in_play(state, loser):
        return
    if not is_heard(state, ABOUT_TO_BE_OVERWHELMED, loser):
        overwhelm(state, loser, winners[0])
        return
    rest = low - measure(state, loser)
    answered = _overwhelm_still, loser, winners, high, rest
    attempt(state, ABOUT_TO_BE_OVERWHELMED, loser, winners[0], -1, *answered)


def _overwhelm_still(
    state: State, loser: int, winners: tuple[int, ...], high: int, rest: int
) -> None:
    """Overwhelm a loser, or wound one that an answer has made strong enough.

    After an answer it is looked again (rulings of April 2004 and 4.2, "Footman's Armor"); `rest`
    is what the others of that side have. Who has won stays as it was.
    """
    if is_overwhelmed(state, loser, high, rest + measure(state, loser)):
        overwhelm(state, loser, winners[0])
    else:
        _wound(state, loser, winners)


def _wound(state: State, loser: int, winners: tuple[int, ...]) -> None:
    """Wound a loser once, and once more for each damage bonus of the winners."""
    bonus = sum(damage_bonus(state, winner) for winner in winners)
    for _ in range(wounds_from_losing(state, loser, bonus)):
        state.push(wound, loser, winners[0])


def wounds_from_losing(state: State, loser: int, bonus: int) -> int:
    """Return how often a loser is wounded by winners with so much damage bonus in all."""
    return 0 if has(state, TAKES_NO_WOUNDS_FROM_LOSING, loser) else 1 + bonus


def is_overwhelmed(state: State, card: int, high: int, low: int) -> bool:
    """Whether a card on the side with the lower strength is overwhelmed: twice, or as cards say."""
    if high <= 0 or high < USUAL_OVERWHELM_FACTOR * low:
        return False
    if has(state, CANNOT_BE_OVERWHELMED, card):
        return False
    return high >= _overwhelm_factor(state, card) * low


def _lost_by_removal(state: State) -> list[int]:
    """Return who has lost by being removed from the skirmish.

    Everybody, even where their side wins (2.0, "Losing characters"); in 4.2 only the last to go
    on each side that is gone: those removed while both sides still fought have neither won nor
    lost (4.2, "skirmish phase(s)").
    """
    if state.edition.removed_characters_lose:
        return list(state.removed_from_skirmish)
    losers = []
    removed = state.removed_from_skirmish
    for gone, side in (
        (state.skirmisher < 0, [card for card in removed if not _is_minion(state, card)]),
        (not state.skirmish_minions, [card for card in removed if _is_minion(state, card)]),
    ):
        if gone:
            losers += side[-1:]
    return losers


def _is_minion(state: State, card: int) -> bool:
    return bool(state.blueprints[card].traits & MINION)


def _overwhelm_factor(state: State, card: int) -> int:
    """Return by how many times its strength a character is overwhelmed: twice, or as cards say."""
    factor = USUAL_OVERWHELM_FACTOR
    for amount in each_amount(state, OVERWHELM_FACTOR, card):
        if amount > factor:
            factor = amount
    return factor


def winners_being_settled(state: State) -> tuple[int, ...]:
    """Return who has won the skirmish whose wounds and deaths are coming; nobody at other times."""
    if state.phase != SKIRMISH:
        return ()
    for frame in state.stack[::-1]:
        if frame[0] is emit_together and frame[1] and frame[1][0].kind == SKIRMISH_WON:
            return tuple(event.subject for event in frame[1] if event.kind == SKIRMISH_WON)
    return ()


def resolve_outcome(state: State, winners: list[int], losers: list[int]) -> None:
    """Offer responses to winning and losing together, after wounds and deaths."""
    events = [GameEvent(SKIRMISH_WON, winner) for winner in winners]
    events += [GameEvent(SKIRMISH_LOST, loser) for loser in losers]
    remember_of_turn(state, LOST_A_SKIRMISH, *losers)
    remember_of_turn(state, WON_A_SKIRMISH, *winners)
    state.push(emit_together, tuple(events))
    state.note("won", *winners)
