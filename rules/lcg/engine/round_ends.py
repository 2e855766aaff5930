"""What begins and ends with a phase or a round: lasting effects, delayed effects, limits."""

from rules.lcg.engine.board import renew_mask
from rules.lcg.engine.codes import (
    CAN_BE_BYPASSED,
    COMBAT,
    HIT_POINTS,
    NONE,
    PHASE_BEGAN,
    PHASE_ENDED,
    QUEST,
    REFRESH,
    ROUND_ENDED,
    UNTIL_ATTACK_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_ROUND_ENDS,
    Question,
    Verb,
)
from rules.lcg.engine.damage import settle
from rules.lcg.engine.decision import Option
from rules.lcg.engine.quest_progress import offer_bypass
from rules.lcg.engine.records import Delayed, Lasting
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import emit, end_action, lasts_all_game, run
from rules.lcg.engine.zones import in_play


def begin_phase(state: State, phase: int) -> None:
    """Enter a phase, and let what begins with it be heard."""
    state.phase = phase
    state.note("phase", phase)
    emit(state, PHASE_BEGAN)


def end_phase(state: State) -> None:
    """Step: what ends with the phase ends; in the refresh phase the round does too.

    What lasts until then ends first, and what was put off until then comes before forced effects
    (official FAQ 1.37, "Timing of effect resolution").
    """
    if state.phase == REFRESH:
        state.push(_end_round)
    state.push(_forget_phase)
    if state.phase == COMBAT and state.rules[CAN_BE_BYPASSED]:
        state.push(offer_bypass)
    state.push(emit, PHASE_ENDED)
    state.push(_end_lasting_effects)
    if state.delayed:
        state.push(_carry_out_delayed)


def _carry_out_delayed(state: State) -> None:
    """Step: do one thing that was put off; of several about one card the first player chooses.

    They can conflict: an ally cannot go to the hand and into the deck.
    """
    delayed = state.delayed
    if not delayed:
        return
    places = [place for place, late in enumerate(delayed) if _conflict(late, delayed[0])]
    options = [
        Option(Verb.TRIGGER, delayed[place].context.source, number=place) for place in places
    ]
    state.ask(state.first_player, Question.ORDER, options, _delayed_chosen)


def _conflict(one: Delayed, other: Delayed) -> bool:
    """Whether two things that were put off are about the same card."""
    return bool(_cards_of(one) & _cards_of(other))


def _cards_of(late: Delayed) -> set[int]:
    return {late.context.source, late.memory.card} - {NONE}


def _delayed_chosen(state: State, option: Option) -> None:
    late = state.delayed[option.number]
    state.delayed = [delayed for delayed in state.delayed if delayed is not late]
    state.push(_carry_out_delayed)
    state.remember(late.context.action, late.memory)
    state.push(end_action, late.context.action)
    state.push(run, late.program, 0, late.context)


def undo_changes(state: State, until: int, attacker: int = NONE) -> None:
    """Undo the changes that lasted until now; of an attack, those that this enemy's made."""
    kept: list[Lasting] = []
    ended: list[int] = []
    for change in state.lasting:
        if change.until != until or change.attacker != attacker:
            kept.append(change)
        elif in_play(state, change.card):
            number = state.base[change.statistic][change.card] - change.amount
            state.set_base(change.statistic, change.card, number)
            if change.statistic == HIT_POINTS:
                ended.append(change.card)
    state.lasting = kept
    for card in ended:
        settle(state, card)


def _end_lasting_effects(state: State) -> None:
    """Step: changes that lasted to the end of the phase are undone."""
    undo_changes(state, UNTIL_PHASE_ENDS)
    state.staging_bonus = state.staged_locations_bonus = state.fewer_reveals = 0
    state.barred_attacks = []
    state.many_defenders = []
    state.damage_takers = []
    state.unhurt = []
    ended, state.lent = state.lent, []
    for card, _ in ended:
        renew_mask(state, card)
    state.commits_ready = 0


def _forget_phase(state: State) -> None:
    """Step: limits are counted anew, and nobody is committed or has attacked any more."""
    if state.limits:
        state.limits = {
            key: used for key, used in state.limits.items() if not _is_per_phase(state, key)
        }
    if state.phase == QUEST:
        state.committed = []
    if state.phase == COMBAT:
        state.attacks_made = []
        state.enemy_attacks_made = []


def _is_per_phase(state: State, key: tuple[int, int, int]) -> bool:
    card, place, _player = key
    # As printed: a card that was used may lie facedown by now.
    return state.blueprint_table[card].abilities[place].limit_is_per_phase


def _end_round(state: State) -> None:
    """Step: the round is over, and counts for the score (core rules, "Scoring")."""
    state.push(_count_round)
    emit(state, ROUND_ENDED)


def _count_round(state: State) -> None:
    undo_changes(state, UNTIL_ROUND_ENDS)
    state.rounds_completed += 1
    state.limits = {key: used for key, used in state.limits.items() if lasts_all_game(state, key)}
    state.note("round_over", state.rounds_completed)


def change_for_a_while(
    state: State, statistic: int, card: int, amount: int, until: int = UNTIL_PHASE_ENDS
) -> None:
    """Change a number of a card until the end of the phase, the round, or this attack."""
    if in_play(state, card) and amount:
        attacker = NONE
        if until == UNTIL_ATTACK_ENDS:
            if state.combat is None:
                return
            attacker = state.combat.enemy
        state.set_base(statistic, card, state.base[statistic][card] + amount)
        change = Lasting(until, statistic, card, amount, attacker)
        state.lasting = [*state.lasting, change]
        state.note("changed", card, statistic, amount)
        if amount < 0 and statistic == HIT_POINTS:
            settle(state, card)
