"""The planner that tries out how to begin a Shadow phase: which card to play first, or none.

One trial a phase, of three options and a few playouts, costs less than a millisecond a decision
and finds most of what playouts find: whether to strike now or to wait, and with which minion.
Where a fellowship's choices were tried out instead, at assignments and in skirmishes, as many
playouts found little (docs/players.md).
"""

from rules import rng
from rules.players.telling import Comparison
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.planned_playouts import try_out_by_planners
from rules.tcg.players.learned.planner import PlanningPlayer, is_shadow_phase
from rules.tcg.players.learned.shortlist import shortlist
from rules.tcg.players.learned.trying import Tried, comparison_of
from rules.tcg.players.search import dice_after

PLAYOUTS = 6
CANDIDATES = 3


class RolloutPlayer:
    """Begins each Shadow phase by playouts; does everything else as the planner."""

    __slots__ = ("_moment", "_planner", "_rng", "playouts")

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self._rng = rng.seeded(seed)
        self._planner = PlanningPlayer()
        self._moment = (0, 0)
        self.playouts = playouts

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        own = self._planner.choose(game)
        candidates = self._candidates(state, decision, own)
        if len(candidates) == 1:
            return own
        best = self._try_out(game, decision.player, candidates)[0].place
        self._take(state, decision, best)
        return best

    def follow(self, game: Game, place: int) -> None:
        """Draw the dice of a trial, and strike where the played option did."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if not self._begins(state, decision):
            self._planner.follow(game, place)
            return
        candidates = self._candidates(state, decision, self._planner.choose(game))
        if len(candidates) > 1:
            self._rng = dice_after(self._rng, len(candidates), self.playouts)
            self._take(state, decision, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return how a Shadow phase's beginnings fared; of other choices what the planner says."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if not self._begins(state, decision):
            return self._planner.tell(game)
        candidates = self._candidates(state, decision, self._planner.choose(game))
        if len(candidates) == 1:
            return None
        return comparison_of(decision, self._try_out(game, decision.player, candidates))

    def _begins(self, state: State, decision: Decision) -> bool:
        """Return whether this is the first choice of a Shadow phase."""
        return (state.turn, state.moves) != self._moment and is_shadow_phase(state, decision)

    def _candidates(self, state: State, decision: Decision, own: int) -> list[int]:
        """Return the places to try: more than the planner's own only as a Shadow phase begins."""
        if not self._begins(state, decision):
            return [own]
        self._moment = (state.turn, state.moves)
        rated = self._planner.rate(state, decision)
        return shortlist(state, decision, own, rated, CANDIDATES)

    def _take(self, state: State, decision: Decision, place: int) -> None:
        """Let the planner go on from here: what is played is no waiting."""
        if decision.options[place].verb == Verb.PLAY:
            self._planner.strike(state)

    def _try_out(self, game: Game, player: int, candidates: list[int]) -> list[Tried]:
        """Return how the candidates fare where both sides go on as planners."""
        tried, self._rng = try_out_by_planners(game, player, candidates, self.playouts, self._rng)
        return tried
