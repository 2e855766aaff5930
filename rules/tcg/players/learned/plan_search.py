"""The planner that also tries options out: what the Shadow plays, and who is assigned to whom.

Few playouts suffice, because both sides play them by the planner and without noise: they differ
by the cards dealt alone. Where playouts do not tell options apart, its own choice stays.
"""

from rules import rng
from rules.players.telling import Comparison
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.planned_playouts import try_out_by_planners
from rules.tcg.players.learned.planner import PlanningPlayer, is_shadow_phase
from rules.tcg.players.learned.trying import Tried, comparison_of
from rules.tcg.players.search import dice_after, propose

PLAYOUTS = 16
CANDIDATES = 4
ASSIGNMENTS = frozenset({Question.ASSIGN_DEFENDERS, Question.ASSIGN_LEFTOVERS})


class PlanningSearchPlayer:
    """Chooses by playouts in the Shadow phase and at assignments, else as the planner does."""

    __slots__ = ("_planner", "_rng", "playouts")

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self._rng = rng.seeded(seed)
        self._planner = PlanningPlayer()
        self.playouts = playouts

    def choose(self, game: Game) -> int:
        """Return the place of the option that fares best."""
        decision = game.state.pending
        assert decision is not None, "the game waits for no choice"
        own = self._planner.choose(game)
        if not is_tried_out(game.state, decision):
            return own
        candidates = shortlist(game.state, decision, own)
        best = self._try_out(game, decision.player, candidates)[0].place
        self._take(game.state, decision, best)
        return best

    def follow(self, game: Game, place: int) -> None:
        """Draw the dice that this choice took, and strike where the played option did."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if not is_tried_out(state, decision):
            self._planner.follow(game, place)
            return
        candidates = shortlist(state, decision, self._planner.choose(game))
        self._rng = dice_after(self._rng, len(candidates), self.playouts)
        self._take(state, decision, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return how the shortlist fared; of other choices what the planner says."""
        decision = game.state.pending
        assert decision is not None, "the game waits for no choice"
        if not is_tried_out(game.state, decision):
            return self._planner.tell(game)
        candidates = shortlist(game.state, decision, self._planner.choose(game))
        if len(candidates) == 1:
            return None
        return comparison_of(decision, self._try_out(game, decision.player, candidates))

    def _take(self, state: State, decision: Decision, place: int) -> None:
        """Let the planner go on from here; if it lay in wait, it would pass from now on."""
        if decision.options[place].verb == Verb.PLAY:
            self._planner.strike(state)

    def _try_out(self, game: Game, player: int, candidates: list[int]) -> list[Tried]:
        """Return how the candidates fare where both sides go on as planners."""
        tried, self._rng = try_out_by_planners(game, player, candidates, self.playouts, self._rng)
        return tried


def is_tried_out(state: State, decision: Decision) -> bool:
    """Return whether options of a decision are played out."""
    return decision.question in ASSIGNMENTS or is_shadow_phase(state, decision)


def shortlist(state: State, decision: Decision, own: int) -> list[int]:
    """Return the places that are tried: the planner's own choice, the rules' best, and passing."""
    places = list(dict.fromkeys((own, *propose(state, decision))))[:CANDIDATES]
    if PASS in decision.options:
        passing = decision.options.index(PASS)
        if passing not in places:
            places[-1] = passing
    return places
