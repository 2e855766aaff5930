"""Which options of a decision are tried out: a player's own choice, good others, maybe passing."""

from collections.abc import Sequence
from math import inf

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State


def shortlist(
    state: State,
    decision: Decision,
    own: int,
    worths: Sequence[float],
    candidates: int,
    hopeless: float = inf,
    passing: bool = True,
) -> list[int]:
    """Return the places that are tried: the player's own, the best others, and passing if asked.

    `worths` says how good each option looks. Options that look by more than `hopeless` worse than
    passing are left out; without `passing`, those that look so much worse than the player's own,
    and passing is tried only where it is that. Copies of a card in hand count once.
    """
    options = decision.options
    may_pass = passing and PASS in options
    measure = options.index(PASS) if may_pass else own
    least = worths[measure] - hopeless
    places: list[int] = []
    seen = set()
    for place in (own, *sorted(range(len(options)), key=lambda place: -worths[place])):
        if not passing and options[place] == PASS and place != own:
            continue
        kind = kind_of_copies(state, options[place])
        if kind not in seen and (worths[place] >= least or place == own):
            seen.add(kind)
            places.append(place)
    places = places[:candidates]
    if measure not in places:
        places[candidates - 1 :] = [measure]
    return places


def kind_of_copies(state: State, option: Option) -> tuple[int, str | int, int, int]:
    """Return what is the same for options that play copies of one card."""
    card = state.blueprints[option.card].card.id if option.verb == Verb.PLAY else option.card
    return option.verb, card, option.target, option.number
