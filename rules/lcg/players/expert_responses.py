"""Expert rules for responses: most are taken as they come, cancelling only what hurts."""

from collections.abc import Callable, Mapping

from rules.lcg.engine.codes import NONE, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.numbers import hit_points_left
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, HERO

Harm = Callable[[State], float]

# Cancelling by Eleanor brings another card: that one hurts about as much as this.
HARM_OF_ANOTHER_CARD = 3.0
WORTH_AN_EVENT = 2.0
HARM_BY_DEFAULT = 3.5

# Responses that cost more than they bring.
_LEFT_ALONE = frozenset({"Dark Knowledge", "Strength of Will"})


def respond(state: State, decision: Decision) -> int:
    """Take the first response that is worth it."""
    for place, option in enumerate(decision.options):
        if option.verb == Verb.PASS:
            break
        title = state.blueprints[option.card].title
        if title in _LEFT_ALONE or not _is_worth_cancelling(state, title, decision.source):
            continue
        return place
    return len(decision.options) - 1


def _is_worth_cancelling(state: State, title: str, revealed: int) -> bool:
    """Whether a response that cancels a revealed card is worth it; True for other responses."""
    if title == "Eleanor":
        return harm(state, revealed) > HARM_OF_ANOTHER_CARD
    if title == "A Test of Will":
        return harm(state, revealed) >= WORTH_AN_EVENT
    return True


def harm(state: State, revealed: int) -> float:
    """Return how much the effect of a revealed card would hurt, where willpower is about 1."""
    if revealed == NONE:
        return 0.0
    measured = _HARM.get(state.blueprints[revealed].title)
    if measured is not None:
        return measured(state)
    return 1.0 if state.mask[revealed] & ENEMY else HARM_BY_DEFAULT


def _exhausted_characters_suffer(state: State) -> float:
    """Each exhausted character takes damage: count them, and those who die."""
    found = 0.0
    for seat in state.order:
        for card in state.characters(seat):
            if state.exhausted[card]:
                dies = hit_points_left(state, card) <= 1
                found += 0.7 + dies * (10 if state.mask[card] & HERO else 2.5)
    return found


def _staged_cards_rise(state: State) -> float:
    """Each card in the staging area adds one threat; with none, another card is revealed."""
    return float(len(state.staging)) if state.staging else HARM_OF_ANOTHER_CARD


def _events_are_lost(state: State) -> float:
    """Return the loss of all events: about four in ten cards of a hand."""
    return 0.4 * sum(len(state.hands[seat]) for seat in state.order)


def _committed_weaken(state: State) -> float:
    return 0.8 * len(state.committed)


def _each_player_loses_a_character(state: State) -> float:
    return 1.2 * len(state.order)


_HARM: Mapping[str, Harm] = {
    "The Necromancer's Reach": _exhausted_characters_suffer,
    "Driven by Shadow": _staged_cards_rise,
    "Eyes of the Forest": _events_are_lost,
    "Ungoliant's Spawn": _committed_weaken,
    "King Spider": _each_player_loses_a_character,
    "Black Forest Bats": _each_player_loses_a_character,
}
