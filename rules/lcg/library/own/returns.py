"""Characters that come back once they are destroyed: Landroval, To the Eyrie."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import put_into_play
from rules.lcg.engine.codes import IN_DISCARD
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import put_in_hand, take_away
from rules.lcg.notation.filters import Reference
from rules.lcg.notation.own import OwnEffectOn


def _lies_discarded(state: State, context: Context, card: int) -> bool:
    """Whether a card lies in the discard pile of a player who is still in the game."""
    return state.zone[card] == IN_DISCARD and state.alive(state.owner[card])


def _put_back(state: State, context: Context, hero: int) -> None:
    if put_into_play(state, hero, state.owner[hero]):
        # The token is placed, no damage is suffered: nothing answers it (public rulings).
        state.set_damage(hero, 1)


put_that_hero_back_with_1_damage = OwnEffectOn(
    "put {target} back into play, with 1 damage token on it",
    Reference.SUBJECT,
    _put_back,
    _lies_discarded,
)


def _move_to_hand(state: State, context: Context, card: int) -> None:
    take_away(state, card)
    put_in_hand(state, card, seen_by_all=True)
    state.note("took", state.owner[card], card)


move_it_from_discard_pile_to_hand = OwnEffectOn(
    "move {target} from the discard pile to its owner's hand",
    Reference.SUBJECT,
    _move_to_hand,
    _lies_discarded,
)
