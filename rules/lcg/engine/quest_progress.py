"""Progress: on locations and the quest, stages that are defeated, and the end of the quest.

Core rules, "Quest Resolution", "Quest Advancement" and "Winning the Game".
"""

from typing import Final

from rules.lcg.engine.board import register, unregister, win_as_victory
from rules.lcg.engine.codes import (
    BLANKS_ATTACHMENTS,
    CANNOT_DEFEAT_STAGE,
    CURRENT_QUEST,
    IN_DECK,
    NONE,
    PROGRESS_ON_QUEST,
    REMOVED,
    STAGE_DEFEATED,
    WINS_WHEN,
)
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.numbers import quest_points
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import emit, perform_program
from rules.lcg.engine.zones import in_play


def place_progress(state: State, amount: int) -> None:
    """Place progress on the quest; an active location takes it first."""
    if state.location != NONE and amount > 0:
        location = state.location
        missing = max(0, quest_points(state, location) - state.progress[location])
        taken = min(amount, missing)
        place_on_location(state, location, taken)
        amount -= taken
    if amount > 0 and state.quest != NONE:
        state.set_progress(state.quest, state.progress[state.quest] + amount)
        state.note("progress", state.quest, amount)
        state.push(check_quest)
        emit(state, PROGRESS_ON_QUEST, state.quest, number=amount)


def place_on_location(state: State, location: int, amount: int) -> None:
    """Place progress on a location; with as many as its quest points it is explored."""
    if amount <= 0:
        return
    state.set_progress(location, state.progress[location] + amount)
    state.note("progress", location, amount)
    if state.progress[location] >= quest_points(state, location):
        explore(state, location)


def explore(state: State, location: int) -> None:
    """Explore a location that has all its progress."""
    if in_play(state, location):
        state.note("explored", location)
        if state.rules[CANNOT_DEFEAT_STAGE]:
            state.push(check_quest)
        if location == state.location and rule_holds(state, BLANKS_ATTACHMENTS):
            # What is attached to it answers: it is no active location any more (public ruling).
            unregister(state, location)
            state.push(_leave_explored, location)
        else:
            _leave_explored(state, location)


def _leave_explored(state: State, location: int) -> None:
    """Step: an explored location leaves play."""
    win_as_victory(state, location, explored=True)


def remove_progress(state: State, amount: int) -> None:
    """Remove progress from the quest card, as much as there is."""
    removed = min(amount, state.progress[state.quest])
    if removed:
        state.set_progress(state.quest, state.progress[state.quest] - removed)
        state.note("progress", state.quest, -removed)


def remove_from_location(state: State, location: int, amount: int) -> None:
    """Remove progress from a location, as much as there is."""
    removed = min(amount, state.progress[location])
    if removed:
        state.set_progress(location, state.progress[location] - removed)
        state.note("progress", location, -removed)


def check_quest(state: State) -> None:
    """Step: win, or advance to the next stage, if the current one is done."""
    if not state.quest_is_ready or state.quest == NONE:
        return
    if state.rules[WINS_WHEN] and rule_holds(state, WINS_WHEN):
        win(state)
        return
    points = state.blueprints[state.quest].quest_points
    if points and state.progress[state.quest] >= points:
        if state.rules[CANNOT_DEFEAT_STAGE] and rule_holds(state, CANNOT_DEFEAT_STAGE):
            return
        defeat_stage(state)


def defeat_stage(state: State) -> None:
    """Be done with the current stage, and go on to the next once that is answered."""
    state.quest_is_ready = False
    state.note("stage_defeated", state.quest)
    state.push(advance_quest)
    emit(state, STAGE_DEFEATED, state.quest)


def advance_quest(state: State) -> None:
    """Step: go on to the next stage, or win after the last one."""
    state.quest_is_ready = False
    old = state.quest
    if old != NONE:
        unregister(state, old)
        state.set_progress(old, 0)
        state.zone[old] = REMOVED
        state.quest = NONE
    if not state.quest_deck:
        win(state)
        return
    quest, *state.quest_deck = state.quest_deck
    stage = state.blueprints[quest].card.stage
    for other in state.quest_deck[:]:
        if state.blueprints[other].card.stage == stage:
            state.quest_deck = [card for card in state.quest_deck if card != other]
            state.zone[other] = REMOVED
    state.quest = quest
    state.zone[quest] = CURRENT_QUEST
    state.note("stage", quest)
    state.push(_stage_is_ready)
    blueprint = state.blueprints[quest]
    if blueprint.when_revealed is not None:
        state.push(_reveal_stage, quest)
    if blueprint.setup is not None:
        perform_program(state, blueprint.setup, quest, state.first_player)
    register(state, quest)


def reset_quest(state: State, stage: int) -> None:
    """Go back to side B of an earlier stage; the later ones are in the quest deck again.

    A stage that has just been defeated is not advanced from.
    """
    state.stack = [frame for frame in state.stack if frame[0] is not advance_quest]
    back: list[int] = []
    for card, blueprint in enumerate(state.blueprints):
        printed = blueprint.card.stage
        if printed is not None and printed >= stage and state.zone[card] in _PASSED:
            back.append(card)
    if state.quest != NONE:
        unregister(state, state.quest)
        state.set_progress(state.quest, 0)
    for card in back:
        state.zone[card] = IN_DECK
    quest, *later = sorted(back, key=lambda card: state.blueprints[card].card.stage or 0)
    state.quest_deck = [*later, *state.quest_deck]
    state.quest = quest
    state.zone[quest] = CURRENT_QUEST
    state.quest_is_ready = True
    register(state, quest)
    state.note("stage", quest)


_PASSED: Final = frozenset({REMOVED, CURRENT_QUEST})


def _reveal_stage(state: State, quest: int) -> None:
    """Step: carry out what side B says when it is revealed."""
    program = state.blueprints[quest].when_revealed
    assert program is not None
    perform_program(state, program, quest, state.first_player)


def _stage_is_ready(state: State) -> None:
    """Step: from now on the stage can be defeated."""
    state.quest_is_ready = True
    check_quest(state)


def lose(state: State) -> None:
    """End the game in a defeat, by what the scenario says."""
    state.note("lost")
    state.ending = "quest"
    state.pending = None
    state.stack.clear()


def win(state: State) -> None:
    """End the game in a victory."""
    state.note("won")
    state.ending = "won"
    state.pending = None
    state.stack.clear()
