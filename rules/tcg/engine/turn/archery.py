"""The archery phase: totals, and assigning the wounds (4.2, "archery phase")."""

from rules.tcg.engine.modifiers.numbers import game_number, has, is_archer, shooters
from rules.tcg.engine.operations.actions import action_round
from rules.tcg.engine.operations.wounds import assign_wounds
from rules.tcg.engine.state.codes import (
    ADDS_NO_ARCHERY,
    ARCHERY,
    FELLOWSHIP_ARCHERY,
    MINION_ARCHERY,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.phases import begin_phase, end_phase

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
