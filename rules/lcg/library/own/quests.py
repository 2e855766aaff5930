"""Words of the Mirkwood quest: a stage at random, and the end of the game."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.quest_progress import win
from rules.lcg.engine.state import State
from rules.lcg.notation.own import OwnEffect


def _next_stage_at_random(state: State, context: Context) -> None:
    """Put one of the next stage's cards on top of the quest deck, which clones share."""
    deck = state.quest_deck
    stage = state.blueprints[deck[0]].card.stage
    equal = [card for card in deck if state.blueprints[card].card.stage == stage]
    chosen = equal[state.roll(len(equal))]
    state.quest_deck = [chosen, *(card for card in deck if card != chosen)]


next_stage_at_random = OwnEffect(
    'proceed to one of the 2 "A Chosen Path" stages, at random', _next_stage_at_random
)


def _win(state: State, context: Context) -> None:
    win(state)


win_the_game = OwnEffect("the players have won the game", _win)
