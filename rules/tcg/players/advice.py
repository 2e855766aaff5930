"""Advice for a person in a game of the TCG: what the searching player would do, and why.

It compares the options that the tuned rules value most as the search does: all on the same deals,
played to the end of the turn. A person sees the figures, so no option is dropped early.
"""

from rules import rng
from rules.players.advice import Advised, rank
from rules.tcg.game import Game
from rules.tcg.players.search import play_out_turn, propose

DEALS = 12


def advise(game: Game, seed: int, deals: int = DEALS) -> list[Advised]:
    """Return the options that matter for who must choose, the best first."""
    decision = game.decision()
    assert decision is not None, "the game waits for no choice"
    places = propose(game.state, decision)
    sums = [0.0] * len(places)
    dice = rng.seeded(seed)
    for _ in range(deals):
        dice, deal = rng.draw(dice)
        dealt = game.determinize(decision.player, deal)
        for number, place in enumerate(places):
            sums[number] += play_out_turn(dealt.clone(), decision.player, place, deal)
    return rank([(decision.options[place],) for place in places], sums, deals)
