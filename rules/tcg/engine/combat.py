"""Archery, assignment and skirmishes (Comprehensive Rules 4.2, phases 4 to 6)."""

from rules.tcg.engine.actions import action_round
from rules.tcg.engine.board import change_number, in_play, unassign
from rules.tcg.engine.codes import (
    ADDS_NO_ARCHERY,
    AMBUSH,
    ARCHERY,
    ASSIGNED,
    ASSIGNMENT,
    CANNOT_BE_ASSIGNED,
    CANNOT_FACE,
    CANNOT_FACE_BY_FREE_PEOPLES,
    CANNOT_SKIRMISH,
    DEFENDER,
    FELLOWSHIP_ARCHERY,
    MINION_ARCHERY,
    MINION_LIMIT,
    OVERWHELM_FACTOR,
    SKIRMISH,
    SKIRMISH_LOST,
    SKIRMISH_STARTS,
    SKIRMISH_WON,
    SKIRMISHES_AGAIN,
    UNTIL_END_OF_TURN,
    Question,
    Verb,
)
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.numbers import (
    at_home,
    damage_bonus,
    each_amount,
    fighters,
    game_number,
    has,
    is_archer,
    is_fierce,
    number,
    shooters,
    strength,
    traits_now,
)
from rules.tcg.engine.phases import begin_phase, end_phase
from rules.tcg.engine.state import State
from rules.tcg.engine.tokens import add_twilight
from rules.tcg.engine.traits import LURKER, MINION, UNHASTY
from rules.tcg.engine.triggers import GameEvent, emit_later, emit_together
from rules.tcg.engine.wounds import assign_wounds, overwhelm, wound

FIERCE_ROUND = 1
USUAL_OVERWHELM_FACTOR = 2

# --- archery ---


def archery_phase(state: State) -> None:
    """Archery actions, then archery fire."""
    state.push(end_phase)
    state.push(_archery_fire)
    state.push(action_round, state.active, 0)
    begin_phase(state, ARCHERY)


def archery_totals(state: State) -> tuple[int, int]:
    """Return the fellowship and the minion archery total: archers, and what cards add."""
    fellowship = sum(1 for card in shooters(state) if _adds_archery(state, card))
    minions = sum(1 for minion in state.minions if _adds_archery(state, minion))
    return (
        max(0, fellowship + game_number(state, FELLOWSHIP_ARCHERY)),
        max(0, minions + game_number(state, MINION_ARCHERY)),
    )


def _adds_archery(state: State, card: int) -> bool:
    return is_archer(state, card) and not has(state, ADDS_NO_ARCHERY, card)


def _archery_fire(state: State) -> None:
    """Step: the Free Peoples player assigns the minions' arrows, then a Shadow player."""
    fellowship_total, minion_total = archery_totals(state)
    state.push(_choose_target_of_archery, fellowship_total)
    state.push(assign_wounds, state.active, minion_total, Question.ARCHERY_WOUND, ())


def _choose_target_of_archery(state: State, total: int) -> None:
    """Step: the Free Peoples player picks the Shadow player who assigns the wounds (4.2)."""
    if not total:
        return
    options = [
        Option(Verb.CHOOSE_PLAYER, number=player)
        for player in state.shadows
        if any(state.owner[minion] == player for minion in state.minions)
    ]
    if options:
        state.ask(state.active, Question.PLAYER, options, _target_of_archery_chosen, total)


def _target_of_archery_chosen(state: State, option: Option, total: int) -> None:
    state.push(assign_wounds, option.number, total, Question.ARCHERY_WOUND, ())


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
    """Let a minion take part in one more assignment and skirmish phase after all others."""
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
    return not has(state, CANNOT_BE_ASSIGNED, card) and not has(state, CANNOT_SKIRMISH, card)


def may_face(state: State, character: int, minion: int) -> bool:
    """Whether these two may be assigned to skirmish each other."""
    limits = each_amount(state, MINION_LIMIT, character)
    if limits and _minions_facing(state, character) >= min(limits):
        return False
    return not _bars(state, character, minion, CANNOT_FACE)


def may_defend(state: State, character: int, minion: int) -> bool:
    """Whether the Free Peoples player may assign a character to this minion."""
    return may_face(state, character, minion) and not _bars(
        state, character, minion, CANNOT_FACE_BY_FREE_PEOPLES
    )


def _minions_facing(state: State, character: int) -> int:
    return sum(1 for minion in state.minions if character in state.assigned[minion])


def _bars(state: State, character: int, minion: int, bar: int) -> bool:
    return bool(state.possible >> bar & 1) and any(
        modifier(state, card, opponent)
        for card, opponent in ((character, minion), (minion, character))
        for modifier in state.blueprints[card].own.get(bar, ())
    )


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
    at home.
    """
    leftovers = _unassigned(state, attackers)
    options: list[Option] = []
    for character in fighters(state) if leftovers else ():
        if traits_now(state, character) & UNHASTY and not at_home(state, character):
            continue
        if not can_be_assigned(state, character):
            continue
        if _minions_facing(state, character) <= number(state, DEFENDER, character):
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


def _defender_assigned(
    state: State,
    option: Option,
    attackers: tuple[int, ...],
    made: tuple[tuple[int, int], ...],
) -> None:
    if option.verb == Verb.PASS:
        _defenders_assigned(state, attackers, made)
        return
    assign(state, option.card, option.target)
    state.push(_assign_defenders, attackers, (*made, (option.card, option.target)))


def _defenders_assigned(
    state: State, attackers: tuple[int, ...], made: tuple[tuple[int, int], ...]
) -> None:
    """All assignments take effect at one time, then each ambush may be used (2004, "ambush").

    Which minions are left over is settled now: one that an answer takes out of its skirmish is
    none of them (4.2, "assignment phase").
    """
    state.push(_assign_leftovers, tuple(_unassigned(state, attackers)), state.shadows)
    for _, minion in reversed(made):
        for amount in reversed(each_amount(state, AMBUSH, minion)):
            state.push(_ambush, minion, amount)
    events = []
    for character, minion in made:
        events.append(GameEvent(ASSIGNED, minion, character, -1, state.active))
        events.append(GameEvent(ASSIGNED, character, minion, -1, state.active))
    emit_together(state, events)


def _ambush(state: State, minion: int, amount: int) -> None:
    """Step: a Shadow player may add twilight for one instance of ambush (4.2, "ambush")."""
    options = [Option(Verb.USE, minion, number=amount), PASS]
    state.ask(state.owner[minion], Question.AMBUSH, options, _ambushed, source=minion)


def _ambushed(state: State, option: Option) -> None:
    if option.verb == Verb.USE:
        add_twilight(state, option.number)


def assign(state: State, character: int, minion: int) -> None:
    """Assign a minion to skirmish a character."""
    state.assigned[minion] = (*state.assigned[minion], character)
    state.note("assigned", character, minion)


def assign_by_effect(state: State, character: int, minion: int, player: int) -> None:
    """Assign a minion by an effect; both must be able to be assigned and not yet be."""
    assign(state, character, minion)
    emit_together(
        state,
        (
            GameEvent(ASSIGNED, minion, character, -1, player),
            GameEvent(ASSIGNED, character, minion, -1, player),
        ),
    )


def can_assign(state: State, character: int, minion: int) -> bool:
    """Whether an effect may assign these two: both unassigned (4.2, "assignment phase")."""
    if state.assigned[minion] or any(character in state.assigned[other] for other in state.minions):
        return False
    if state.round == FIERCE_ROUND and not is_fierce(state, minion):
        return False
    return (
        character in fighters(state)
        and can_be_assigned(state, character)
        and can_be_assigned(state, minion)
        and may_face(state, character, minion)
    )


def _assign_leftovers(state: State, attackers: tuple[int, ...], players: tuple[int, ...]) -> None:
    """Step: each Shadow player in turn assigns leftover minions of theirs to anybody."""
    for place, player in enumerate(players):
        options = [
            Option(Verb.ASSIGN, character, minion)
            for minion in _unassigned(state, attackers)
            if state.owner[minion] == player
            for character in fighters(state)
            if can_be_assigned(state, character) and may_face(state, character, minion)
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
    assign(state, option.card, option.target)
    emit_together(
        state,
        (
            GameEvent(ASSIGNED, option.target, option.card, -1, players[0]),
            GameEvent(ASSIGNED, option.card, option.target, -1, players[0]),
        ),
    )


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
    """The Free Peoples player chooses which skirmish is fought next.

    Skirmishes that involve a lurker come after all others (4.2, "lurker").
    """
    characters = defenders(state)
    without_lurkers = [
        character
        for character in characters
        if not any(
            traits_now(state, minion) & LURKER
            for minion in state.minions
            if character in state.assigned[minion]
        )
    ]
    options = [Option(Verb.FIGHT, character) for character in without_lurkers or characters]
    state.ask(state.active, Question.SKIRMISH_ORDER, options, _skirmish_chosen)


def _skirmish_chosen(state: State, option: Option) -> None:
    """Skirmish actions, then the skirmish is resolved (2.0, "Skirmish phase(s)")."""
    character = option.card
    state.skirmisher = character
    state.skirmish_minions = [
        minion for minion in state.minions if character in state.assigned[minion]
    ]
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


def cancel_skirmish(state: State) -> None:
    """Cancel the skirmish being fought: nobody wins or loses, and it is over."""
    state.cancelled = True
    state.note("skirmish cancelled", state.skirmisher)
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
            state.assigned[minion] = (*state.assigned[minion], by)
        state.skirmisher = by
    elif card in state.skirmish_minions:
        place = state.skirmish_minions.index(card)
        unassign(state, card, state.skirmisher)
        state.skirmish_minions[place] = by
        state.assigned[by] = (*state.assigned[by], state.skirmisher)
    state.note("replaced in skirmish", card, by)


def _resolve(state: State) -> None:
    """Step: total both sides; the losers are wounded, or overwhelmed at half the strength.

    A tie goes to the Shadow. A side removed before the totals has lost, and its members are
    neither wounded nor overwhelmed; where both sides are gone, both have lost. A side with no
    strength is overwhelmed by one with any.
    """
    if state.cancelled:
        return
    character = state.skirmisher
    minions = list(state.skirmish_minions)
    free_peoples = [character] if character >= 0 else []
    if not minions or not free_peoples:
        _outcome(state, winners=free_peoples or minions, losers=_lost_by_removal(state))
        return
    defence = strength(state, character)
    attack = sum(strength(state, minion) for minion in minions)
    state.note("totals", defence, attack)
    if defence > attack:
        winners, losers, high, low = free_peoples, minions, defence, attack
    else:
        winners, losers, high, low = minions, free_peoples, attack, defence
    _outcome(state, winners, losers + _lost_by_removal(state))
    if high > 0 and high >= USUAL_OVERWHELM_FACTOR * low:
        hurt = [card for card in losers if high < _overwhelm_factor(state, card) * low]
        for loser in reversed(losers):
            if loser not in hurt:
                state.push(overwhelm, loser, winners[0])
        losers = hurt
    wounds = 1 + sum(damage_bonus(state, winner) for winner in winners)
    for loser in reversed(losers):
        for _ in range(wounds):
            state.push(wound, loser, winners[0])


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
    return max([USUAL_OVERWHELM_FACTOR, *each_amount(state, OVERWHELM_FACTOR, card)])


def _outcome(state: State, winners: list[int], losers: list[int]) -> None:
    """Let winning and losing be answered together, once wounds and deaths have come."""
    events = [GameEvent(SKIRMISH_WON, winner) for winner in winners]
    events += [GameEvent(SKIRMISH_LOST, loser) for loser in losers]
    state.push(emit_together, tuple(events))
    state.note("won", *winners)
