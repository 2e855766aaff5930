"""Progress: on locations and the quest, stages that are defeated, and the end of the quest.

Core rules, "Quest Resolution", "Quest Advancement" and "Winning the Game".
"""

from typing import Final

from rules import rng
from rules.lcg.engine.board import become, register, unregister, win_as_victory
from rules.lcg.engine.codes import (
    BLANKS_ATTACHMENTS,
    CAN_BE_BYPASSED,
    CANNOT_DEFEAT_STAGE,
    CURRENT_QUEST,
    GETS_NO_PROGRESS,
    IN_DECK,
    IN_VICTORY,
    NONE,
    PROGRESS_ON_QUEST,
    QUEST,
    REMOVED,
    STAGE_DEFEATED,
    WINS_WHEN,
    Question,
    Verb,
)
from rules.lcg.engine.decision import PASS, Option
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
    if amount > 0 and state.quest != NONE and not rule_holds(state, GETS_NO_PROGRESS):
        place_on_quest(state, amount)


def place_on_quest(state: State, amount: int) -> None:
    """Place progress on the current quest card itself."""
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
    """Step: go on to the next stage, or win after the last one.

    A defeated stage with victory points goes to the victory display.
    """
    if state.quest != NONE:
        old = leave_stage(state)
        if state.blueprints[old].victory:
            add_to_victory_display(state, old)
        else:
            state.zone[old] = REMOVED
    next_stage(state)


def leave_stage(state: State) -> int:
    """Take the current quest card away, and return it; the caller places it."""
    old = state.quest
    unregister(state, old)
    become(state, old, state.blueprint_table[old])
    state.set_progress(old, 0)
    state.quest = NONE
    state.quest_is_ready = False
    return old


def add_to_victory_display(state: State, card: int) -> None:
    """Step: place a card that is nowhere in the victory display."""
    state.zone[card] = IN_VICTORY
    state.show_to_all(card)
    state.victory = [*state.victory, card]
    state.note("victory", card)


def next_stage(state: State) -> None:
    """Make the top card of the quest deck the current quest; without one the players win.

    A card that says so lies with its side A up until it can be turned in the staging step.
    """
    state.quest_is_ready = False
    if not state.quest_deck:
        win(state)
        return
    quest, *state.quest_deck = state.quest_deck
    state.quest = quest
    state.zone[quest] = CURRENT_QUEST
    side_a = state.blueprints[quest].side_a
    if side_a is None:
        _remove_other_paths(state)
        reveal_stage(state)
    elif state.phase == QUEST and state.staging_step:
        reveal_stage(state)
    else:
        become(state, quest, side_a)
        state.note("stage_facedown")


def _remove_other_paths(state: State) -> None:
    """Remove the other cards of the same stage: only one of them is played."""
    stage = state.blueprints[state.quest].card.stage
    for other in state.quest_deck[:]:
        if state.blueprints[other].card.stage == stage:
            state.quest_deck = [card for card in state.quest_deck if card != other]
            state.zone[other] = REMOVED


def lies_facedown(state: State) -> bool:
    """Whether the current quest card still lies with its side A up."""
    quest = state.quest
    return quest != NONE and state.blueprints[quest] is not state.blueprint_table[quest]


def reveal_stage(state: State) -> None:
    """Turn the current quest card to its side B, and do what it says."""
    quest = state.quest
    blueprint = state.blueprint_table[quest]
    become(state, quest, blueprint)
    state.show_to_all(quest)
    state.note("stage", quest)
    state.push(_stage_is_ready)
    if blueprint.when_revealed is not None:
        state.push(_reveal_stage, quest)
    if blueprint.setup is not None:
        perform_program(state, blueprint.setup, quest, state.first_player)
    register(state, quest)


# --- a quest deck that is shuffled (Khazad-dûm rules insert, "Flight from Moria") ---


def shuffle_quest_deck(state: State) -> None:
    """Shuffle the quest deck; nobody knows the place of a card in it any more."""
    deck = state.quest_deck[:]
    state.rng = rng.shuffled(state.rng, deck)
    state.quest_deck = deck
    known = state.known.copy()
    for card in deck:
        known[card] = 0
    state.known = known


def shuffle_into_quest_deck(state: State, card: int) -> None:
    """Place a quest card that is nowhere in the quest deck and shuffle it."""
    state.zone[card] = IN_DECK
    state.quest_deck = [*state.quest_deck, card]
    shuffle_quest_deck(state)


def put_under_quest_deck(state: State, card: int) -> None:
    """Place a quest card that is nowhere on the bottom of the quest deck, where all saw it go."""
    state.zone[card] = IN_DECK
    state.show_to_all(card)
    state.quest_deck = [*state.quest_deck, card]


def bypass(state: State) -> None:
    """Put the current quest card on the bottom of the quest deck, and go on to the next."""
    state.note("bypassed", state.quest)
    put_under_quest_deck(state, leave_stage(state))
    next_stage(state)


def offer_bypass(state: State) -> None:
    """Step: the first player decides whether the players bypass the current quest card."""
    if rule_holds(state, CAN_BE_BYPASSED):
        options = [Option(Verb.ACCEPT, state.quest), PASS]
        state.ask(
            state.first_player, Question.BYPASS, options, _bypass_answered, source=state.quest
        )


def _bypass_answered(state: State, option: Option) -> None:
    if option.verb == Verb.ACCEPT:
        bypass(state)


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
