"""What an action has chosen and shown so far, read from its memory.

Groups of cards stand in the order in which they were chosen. A group that is marked by its
first number is not one that was chosen: no card has these numbers. A player that was chosen
stands there as a number below them, so that nobody takes it for a card.
"""

from typing import Final

from rules.tcg.engine.state.codes import IN_DECK, IN_HAND
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import remember

REVEALED: Final = -9
REVEALED_IN_HAND: Final = -5
HOST: Final = -8
PLAYER: Final = -7
WAY: Final = -6
BORE: Final = -4
_FIRST_PLAYER: Final = -10
_FIRST_WAY: Final = -10
_WHERE_REVEALED: Final = {REVEALED: IN_DECK, REVEALED_IN_HAND: IN_HAND}


def last_group(state: State, context: Context) -> list[int]:
    """Return the cards an action chose last."""
    for entry in state.memory.get(context.action, ())[::-1]:
        if isinstance(entry, tuple) and not (entry and entry[0] < 0):
            return list(entry)
    return []


def _marked(state: State, context: Context, mark: int) -> list[int]:
    for entry in state.memory.get(context.action, ())[::-1]:
        if isinstance(entry, tuple) and entry and entry[0] == mark:
            return list(entry[1:])
    return []


def revealed_cards(state: State, context: Context) -> list[int]:
    """Return the cards last revealed in this action that are still where they were."""
    for entry in state.memory.get(context.action, ())[::-1]:
        if isinstance(entry, tuple) and entry and entry[0] in _WHERE_REVEALED:
            zone = _WHERE_REVEALED[entry[0]]
            return [card for card in entry[1:] if state.zone[card] == zone]
    return []


def note_revealed(state: State, context: Context, cards: tuple[int, ...]) -> None:
    """Mark cards as revealed where they are: in a draw deck, or in a hand."""
    in_hand = bool(cards) and state.zone[cards[0]] == IN_HAND
    remember(state, context.action, (REVEALED_IN_HAND if in_hand else REVEALED, *cards))


def note_host(state: State, context: Context) -> None:
    """Mark the card that was chosen last as the one that others are stacked on."""
    remember(state, context.action, (HOST, *last_group(state, context)))


def noted_host(state: State, context: Context) -> list[int]:
    """Return the card that others are to be stacked on."""
    return _marked(state, context, HOST)


def note_player(state: State, context: Context, player: int) -> None:
    """Note which opponent an action speaks of."""
    remember(state, context.action, (PLAYER, _FIRST_PLAYER - player))


def note_who(state: State, context: Context) -> None:
    """Note the player who does this as the one of whom the action speaks ("that player")."""
    note_player(state, context, context.player)


def noted_players(state: State, context: Context) -> tuple[int, ...]:
    """Return the opponent that was chosen in this action, if any."""
    return tuple(_FIRST_PLAYER - number for number in _marked(state, context, PLAYER))


def note_way(state: State, context: Context, place: int) -> None:
    """Note which of several ways to pay an action goes."""
    remember(state, context.action, (WAY, _FIRST_WAY - place))


def noted_way(state: State, context: Context) -> int:
    """Return which way an action goes; -1 where none was chosen."""
    return next((_FIRST_WAY - number for number in _marked(state, context, WAY)), -1)


def note_former_bearer(state: State, context: Context, bearer: int) -> None:
    """Note who bore a card that is discarded, to be spoken of where no other such card was."""
    known = state.memory.get(context.action)
    if known is not None and (BORE, bearer) not in known:
        state.memory[context.action] = ((BORE, bearer), *known)
