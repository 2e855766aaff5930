"""Words of The Dead Marshes: the tokens on Gollum, and his capture."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.quest_progress import reset_quest, win
from rules.lcg.engine.state import State
from rules.lcg.notation.own import OwnAmount, OwnEffect

GOLLUM: Final = "Gollum"
FIRST_STAGE: Final = 1


def gollum_in_play(state: State) -> int | None:
    """Return Gollum if the players have not lost track of him."""
    for card in state.staging:
        if state.blueprints[card].title == GOLLUM:
            return card
    return None


def _tokens_on_gollum(state: State, context: Context) -> int:
    gollum = gollum_in_play(state)
    return 0 if gollum is None else state.resources[gollum]


for_each_token_on_gollum = OwnAmount("1 for each resource token on Gollum", _tokens_on_gollum)


def _capture(state: State, context: Context) -> None:
    """Win the game; a Gollum who is in the encounter deck cannot be captured."""
    if gollum_in_play(state) is None:
        reset_quest(state, FIRST_STAGE)
    else:
        win(state)


capture_gollum = OwnEffect("the players have captured Gollum and won the game", _capture)
