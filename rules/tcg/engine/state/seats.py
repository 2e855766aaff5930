"""The order of the players: turns pass to the left, most else to the right."""

from rules.tcg.engine.state.state import State


def seats_from(state: State, player: int) -> tuple[int, ...]:
    """Return the other players still in the game, beginning with the one to the right.

    Turns pass to the left (clockwise); Shadow phases, actions and leftover assignments go to
    the right (4.2, "action procedure").
    """
    order = [seat for seat in state.order if seat not in state.out or seat == player]
    place = order.index(player)
    clockwise = order[place + 1 :] + order[:place]
    return tuple(reversed(clockwise))


def next_player(state: State, player: int) -> int:
    """Return the player whose turn follows: the next one clockwise who is still in the game."""
    return seats_from(state, player)[-1]
