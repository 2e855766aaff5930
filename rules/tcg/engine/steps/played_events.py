"""Paying for an event, and where it goes once it was carried out (4.2, "playing a card")."""

from rules.tcg.engine.state.codes import IN_VOID, Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import FREE_PEOPLES
from rules.tcg.engine.steps.execution import begin_action, perform
from rules.tcg.engine.zones.board import discard
from rules.tcg.engine.zones.piles import everybody, put_into_deck, take_into_hand


def put_away(state: State, card: int, player: int, context: Context) -> None:
    """Step: an event that was carried out goes to its owner's discard pile, or where it says."""
    if state.zone[card] != IN_VOID:
        return
    goes = state.blueprints[card].event_goes
    for place, ability in enumerate(goes):
        if ability.allowed(state, context):
            options = [Option(Verb.YES, card, number=place), PASS]
            state.ask(player, Question.MAY, options, _gone, card, player, source=card)
            return
    discard(state, card)


def _gone(state: State, option: Option, card: int, player: int) -> None:
    if option.verb == Verb.PASS:
        discard(state, card)
        return
    ability = state.blueprints[card].event_goes[option.number]
    context = begin_action(state, card, player)
    perform(state, ability, context)


def put_away_into_hand(state: State, card: int) -> None:
    """Return an event that is being played to its owner's hand instead of discarding it."""
    for place, frame in enumerate(state.stack):
        if frame[0] is put_away and frame[1] == card:
            state.stack[place] = (_put_into_hand, card)


def _put_into_hand(state: State, card: int) -> None:
    """Step: an event that was carried out goes to hand, unless its own text put it elsewhere."""
    if state.zone[card] == IN_VOID:
        take_into_hand(state, card)


def put_event(state: State, card: int, where: str) -> None:
    """Put an event that was played into its owner's hand, or on or beneath the draw deck."""
    if where == "hand":
        take_into_hand(state, card)
    else:
        put_into_deck(state, card, beneath=where == "bottom", known_to=everybody(state))


def pay_twilight(state: State, card: int, cost: int) -> None:
    """Add a Free Peoples card's cost to the twilight pool, or remove a Shadow card's."""
    if state.blueprints[card].traits & FREE_PEOPLES:
        state.twilight += cost
        state.note("paid", card, cost)
    else:
        state.twilight -= cost
        state.note("paid", card, -cost)
