"""Words of single quests that a search plays on copies of the game."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.game import Game
from rules.lcg.library.own.quests import next_stage_at_random
from tests.rules.lcg.random_play import STARTERS

SEEDS = range(12)


def test_a_copy_that_draws_its_next_stage_leaves_the_quest_deck_of_the_game_alone() -> None:
    game = Game(STARTERS[:2], "passage-through-mirkwood", 3)
    state = game.state
    # Only the two cards of the last stage are left.
    state.quest_deck = state.quest_deck[-2:]
    before = list(state.quest_deck)
    drawn = set()
    for seed in SEEDS:
        copy = game.determinize(0, seed)
        next_stage_at_random.step(copy.state, Context(-1, 0))
        drawn.add(copy.state.quest_deck[0])
    assert drawn == set(before)
    assert state.quest_deck == before
