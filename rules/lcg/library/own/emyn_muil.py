"""Words of The Hills of Emyn Muil: its points, its treacheries, and what travel brings."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import discard_from_deck, put_in_staging
from rules.lcg.engine.codes import NONE, QUEST, REVEALED
from rules.lcg.engine.encounter import end_revealed, surge
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import LOCATION, SURGE, TREACHERY
from rules.lcg.engine.triggers import perform_program
from rules.lcg.engine.zones import take_away
from rules.lcg.notation.own import OwnCondition, OwnEffect

# --- the quest ---


def _in_quest_phase(state: State, context: Context) -> bool:
    return state.phase == QUEST


in_quest_phase = OwnCondition("it is the quest phase", _in_quest_phase)


def _gain_surge(state: State, context: Context) -> None:
    """Give the treachery surge for as long as it is being dealt with."""
    if not any(state.mask[card] & LOCATION for card in state.staging):
        state.set_mask(context.subject, state.mask[context.subject] | SURGE)


it_gains_surge_without_staged_locations = OwnEffect(
    "if there are no location cards in the staging area, the first treachery card revealed during"
    " the quest phase gains surge",
    _gain_surge,
)

# --- The North Stair ---


def _move_top_of_discard(state: State, context: Context) -> None:
    """Move the last discarded encounter card to the staging area, and do what it says.

    It isn't revealed from the deck: doomed, surge and what answers a reveal wait for that.
    """
    if not state.encounter_discard:
        return
    card = state.encounter_discard[-1]
    program = state.blueprints[card].when_revealed
    if state.mask[card] & TREACHERY:
        take_away(state, card)
        state.zone[card] = REVEALED
        state.push(end_revealed, card)
    else:
        put_in_staging(state, card)
    state.note("moved", card)
    if program is not None:
        perform_program(state, program, card, state.first_player)


def _has_encounter_discard(state: State, context: Context) -> bool:
    return bool(state.encounter_discard)


stage_top_of_discard_pile = OwnEffect(
    "move the top card of the encounter discard pile to the staging area. Resolve any"
    ' "when revealed" effects on that card',
    _move_top_of_discard,
    _has_encounter_discard,
)

# --- treacheries ---


def _return_location(state: State, context: Context) -> None:
    location = state.location
    if location == NONE:
        surge(state)
        return
    if state.progress[location]:
        state.note("progress", location, -state.progress[location])
        state.set_progress(location, 0)
    put_in_staging(state, location)


return_active_location = OwnEffect(
    "if there is an active location, remove all progress tokens from that location and return it to"
    " the staging area. If no location is moved by this effect, this card gains surge",
    _return_location,
)


def _remove_defender(state: State, context: Context) -> None:
    if state.combat is not None:
        state.combat = state.combat.with_characters(())


def _is_defended(state: State, context: Context) -> bool:
    return state.combat is not None and bool(state.combat.characters)


remove_defender_from_combat = OwnEffect(
    "remove defending character from combat. This attack is considered undefended",
    _remove_defender,
    _is_defended,
)


def _slip(state: State, context: Context) -> None:
    removed = 0
    for card in [*state.staging, state.location]:
        if card != NONE and state.mask[card] & LOCATION and state.progress[card]:
            state.set_progress(card, state.progress[card] - 1)
            state.note("progress", card, -1)
            removed += 1
    for player in state.order:
        discard_from_deck(state, player, removed)


remove_progress_from_each_location = OwnEffect(
    "remove 1 progress token from each location in play. Then, discard the top card of each"
    " player's deck for each progress token removed by this effect",
    _slip,
)
