"""Which players a sentence means, found when it is carried out."""

from collections.abc import Callable
from typing import Final

from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation.compiler.memory import last_group, noted_players
from rules.tcg.notation.players import Player

Players = Callable[[State, Context], tuple[int, ...]]


def _you(state: State, context: Context) -> tuple[int, ...]:
    return (context.player,)


def _opponents(state: State, context: Context) -> tuple[int, ...]:
    return state.opponents(context.player)


def _free_peoples(state: State, context: Context) -> tuple[int, ...]:
    return (state.active,)


def _shadows(state: State, context: Context) -> tuple[int, ...]:
    return state.shadows


def _first_shadow(state: State, context: Context) -> tuple[int, ...]:
    return state.shadows[:1]


def _everybody(state: State, context: Context) -> tuple[int, ...]:
    return state.alive()


def _owner(state: State, context: Context) -> tuple[int, ...]:
    return (state.owner[context.subject if context.subject >= 0 else context.source],)


def _owner_of_that(state: State, context: Context) -> tuple[int, ...]:
    known = tuple(dict.fromkeys(state.owner[card] for card in last_group(state, context)))
    if not known and context.subject >= 0:
        return (state.owner[context.subject],)
    return known


def _that_player(state: State, context: Context) -> tuple[int, ...]:
    """Return the opponent the action has spoken of, or every one where it has chosen none."""
    return noted_players(state, context) or state.opponents(context.player)


_PLAYERS: Final[dict[Player, Players]] = {
    Player.YOU: _you,
    Player.OPPONENT: _opponents,
    Player.EACH_OPPONENT: _opponents,
    Player.FREE_PEOPLES: _free_peoples,
    Player.SHADOW: _shadows,
    Player.FIRST_SHADOW: _first_shadow,
    Player.EACH_SHADOW: _shadows,
    Player.EACH_PLAYER: _everybody,
    Player.OWNER: _owner,
    Player.THAT_PLAYER: _that_player,
    Player.THAT_OWNER: _owner_of_that,
}


def compile_players(who: Player) -> Players:
    """Return the function that finds the players a word means.

    For "an opponent" and "a Shadow player" these are the ones to choose among.
    """
    return _PLAYERS[who]


def is_choice(who: Player) -> bool:
    """Whether a word means one of several players, to be chosen."""
    return who in (Player.OPPONENT, Player.SHADOW)


def compile_owners(who: Player) -> Players:
    """Return the function that finds whose hand or pile is meant.

    "An opponent's hand" is the hand of the opponent whom the action has chosen.
    """
    players = compile_players(who)
    if not is_choice(who):
        return players

    def chosen_or_all(state: State, context: Context) -> tuple[int, ...]:
        return noted_players(state, context) or players(state, context)

    return chosen_or_all
