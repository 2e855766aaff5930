"""Which options of a decision are tried out: a player's own choice, good others, and passing."""

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
) -> list[int]:
    """Return the places that are tried: the player's own, the rules' best others, and passing.

    `worths` is what the rules give each option. Options of more than `hopeless` points less than
    passing are left out. Copies of a card in hand count once.
    """
    options = decision.options
    may_pass = PASS in options
    passing = options.index(PASS) if may_pass else own
    least = worths[passing] - hopeless if may_pass else min(worths)
    places: list[int] = []
    seen = set()
    for place in (own, *sorted(range(len(options)), key=lambda place: -worths[place])):
        kind = kind_of_copies(state, options[place])
        if kind not in seen and (worths[place] >= least or place == own):
            seen.add(kind)
            places.append(place)
    places = places[:candidates]
    if passing not in places:
        places[candidates - 1 :] = [passing]
    return places


def kind_of_copies(state: State, option: Option) -> tuple[int, str | int, int, int]:
    """Return what is the same for options that play copies of one card."""
    card = state.blueprints[option.card].card.id if option.verb == Verb.PLAY else option.card
    return option.verb, card, option.target, option.number
