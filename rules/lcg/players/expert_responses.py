"""Expert rules for responses: most are taken as they come, cancelling only what hurts."""

from collections.abc import Callable, Mapping
from typing import Final

from rules.lcg.engine.codes import ATTACK, HIT_POINTS, NONE, THREAT, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.numbers import hit_points_left, number, quest_points
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, HERO, TREACHERY
from rules.lcg.engine.triggers import Happening
from rules.lcg.players.objectives import REQUEST, is_worth_a_look
from rules.lcg.players.resources import hand_runs_dry

Harm = Callable[[State], float]

# Cancelling by Eleanor brings another card: that one hurts about as much as this.
HARM_OF_ANOTHER_CARD: Final = 3.0
WORTH_AN_EVENT: Final = 2.0
HARM_BY_DEFAULT: Final = 3.5

# Events that go back to the hand for a resource.
BACK_FOR_A_RESOURCE: Final = frozenset({"Rumour from the Earth"})
# Strength of Will places so much progress on the location traveled to.
STRENGTH_OF_WILL: Final = 2
# With so much threat left, Frodo takes more of it rather than damage.
CALM_THREAT_LEFT: Final = 12


def respond(state: State, decision: Decision) -> int:
    """Take the first response that is worth it."""
    for place, option in enumerate(decision.options):
        if option.verb == Verb.PASS:
            break
        title = state.blueprints[option.card].title
        if title == "Strength of Will" and not _explores_at_once(state):
            continue
        if title == "Frodo Baggins" and not _threat_is_cheaper(state, decision, option.card):
            continue
        if title == REQUEST and not is_worth_a_look(state):
            continue
        if _is_worth_cancelling(state, title, decision.source):
            return place
    return len(decision.options) - 1


def _is_worth_cancelling(state: State, title: str, revealed: int) -> bool:
    """Whether a response that cancels a revealed card is worth it; True for other responses."""
    if title == "Eleanor":
        return harm(state, revealed) > HARM_OF_ANOTHER_CARD
    if title == "A Test of Will":
        return harm(state, revealed) >= WORTH_AN_EVENT
    return True


def _threat_is_cheaper(state: State, decision: Decision, frodo: int) -> bool:
    """Whether Frodo should raise threat in place of suffering damage: he dies, or threat is low."""
    happening: Happening = decision.resume[1]
    left = ELIMINATION_THREAT - state.threat[decision.player] - happening.number
    if happening.number >= hit_points_left(state, frodo):
        return left > 0
    return left >= CALM_THREAT_LEFT


def _explores_at_once(state: State) -> bool:
    """Whether little is missing from the active location, and nobody is needed for a fight."""
    if state.location == NONE or any(state.engaged[seat] for seat in state.order):
        return False
    missing = quest_points(state, state.location) - state.progress[state.location]
    return missing <= STRENGTH_OF_WILL


def choose_may(state: State, decision: Decision) -> int:
    """Accept what is offered; Denethor buries the next card where it is worse than most."""
    source, deck = decision.source, state.encounter_deck
    # The same hero may be asked whether to pay for standing ready, in Caught in a Web.
    is_about_deck = decision.resume[0].__name__ != "_offer_answered"
    if source != NONE and state.blueprints[source].title in BACK_FOR_A_RESOURCE:
        idle = hand_runs_dry(state, decision.player, is_seen=True)
        return 0 if idle else len(decision.options) - 1
    if source == NONE or not deck or not is_about_deck:
        return 0
    if state.blueprints[source].title != "Denethor":
        return 0
    mean = sum(menace(state, card) for card in deck) / len(deck)
    return 0 if menace(state, deck[-1]) > mean else len(decision.options) - 1


def menace(state: State, card: int) -> float:
    """Return how bad it would be to reveal a card of the encounter deck, as `harm` counts."""
    if state.mask[card] & TREACHERY:
        return harm(state, card)
    printed = state.blueprints[card].printed
    return 1.0 + number(state, THREAT, card) + 0.5 * printed[ATTACK] + 0.2 * printed[HIT_POINTS]


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


_HARM: Final[Mapping[str, Harm]] = {
    "The Necromancer's Reach": _exhausted_characters_suffer,
    "Driven by Shadow": _staged_cards_rise,
    "Eyes of the Forest": _events_are_lost,
    "Ungoliant's Spawn": _committed_weaken,
    "King Spider": _each_player_loses_a_character,
    "Black Forest Bats": _each_player_loses_a_character,
}
