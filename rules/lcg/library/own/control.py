"""An ally that goes to another player: Wandering Took."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import change_control
from rules.lcg.engine.codes import IN_PLAY_AREA
from rules.lcg.engine.state import State
from rules.lcg.notation.own import OwnEffect


def _give_control(state: State, context: Context) -> None:
    player = state.remembered(context).player
    if state.zone[context.source] == IN_PLAY_AREA and state.alive(player):
        change_control(state, context.source, player)


def _another_player_is_there(state: State, context: Context) -> bool:
    return len(state.order) > 1 and state.zone[context.source] == IN_PLAY_AREA


give_control_of_this = OwnEffect(
    "give control of {this} to {player}", _give_control, _another_player_is_there
)
