"""Playouts by planners: how candidates fare where both sides go on as the planner would."""

from collections.abc import Sequence

from rules.tcg.game import Game
from rules.tcg.players.learned.planner import PlanningPlayer
from rules.tcg.players.learned.trying import Tried
from rules.tcg.players.search import play_out_turn, try_out


def try_out_by_planners(
    game: Game, player: int, candidates: Sequence[int], playouts: int, dice: int
) -> tuple[list[Tried], int]:
    """Return all candidates of a player, the best first, and the dice after it."""

    def play_out(dealt: Game, place: int, seed: int) -> float:
        return play_out_turn(dealt, player, place, seed, PlanningPlayer(), noise=0)

    return try_out(game, player, candidates, playouts, dice, play_out)
