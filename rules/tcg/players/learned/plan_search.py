"""The planner that also tries options out: what the Shadow plays, and who is assigned to whom.

Few playouts suffice, because both sides play them by the planner and without noise: they differ
by the cards dealt alone. Where playouts do not tell options apart, its own choice stays.
"""

from rules import rng
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.planner import PlanningPlayer, is_shadow_phase
from rules.tcg.players.search import halve, play_out_turn, propose

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
        player = decision.player

        def play_out(dealt: Game, place: int, seed: int) -> float:
            return play_out_turn(dealt, player, place, seed, PlanningPlayer(), noise=0)

        candidates = shortlist(game.state, decision, own)
        best, self._rng = halve(game, player, candidates, self.playouts, self._rng, play_out)
        if decision.options[best].verb == Verb.PLAY:
            # The planner in it may lie in wait; it would pass for the rest of the phase.
            self._planner.strike(game.state)
        return best


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
