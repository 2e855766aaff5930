"""Advice for a person in a game of the LCG: what the player that looks ahead would do, and why.

It compares the same macros as the search does, all on the same deals, played to the end of the next
round by expert rules.
"""

from rules import rng
from rules.lcg.game import Game
from rules.lcg.players.evaluation import worth
from rules.lcg.players.macros import macros, take_macro
from rules.lcg.players.playouts import play_out
from rules.players.advice import Advised, rank

DEALS = 8
ROUNDS = 2
MOST_MACROS = 6


def advise(game: Game, seed: int, deals: int = DEALS) -> list[Advised]:
    """Return the choices that matter for who must choose, the best first."""
    decision = game.decision()
    assert decision is not None, "the game waits for no choice"
    candidates = macros(game)[:MOST_MACROS]
    sums = [0.0] * len(candidates)
    dice = rng.seeded(seed)
    for _ in range(deals):
        dice, deal = rng.draw(dice)
        dealt = game.determinize(decision.player, deal)
        for number, macro in enumerate(candidates):
            copy = dealt.clone()
            take_macro(copy, macro)
            play_out(copy, deal, 0.0, dealt.state.round + ROUNDS)
            sums[number] += worth(copy.state)
    return rank(candidates, sums, deals)
