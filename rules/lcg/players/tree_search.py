"""Monte Carlo tree search with upper confidence bounds, over games dealt again.

Each round deals hidden cards again at the root and walks down one tree for all of them (Cowling,
Powley, Whitehouse 2012). The players are one team: every node wants the same.
"""

from __future__ import annotations

from math import log, sqrt

from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.macros import Macro, macros, take_macro
from rules.lcg.players.search import SearchPlayer, is_within_macro
from rules.lcg.players.stages import stage_of
from rules.players.telling import Comparison

# Rewards of one decision seldom differ by more than a tenth.
EXPLORATION = 0.2
DEEPEST = 8
# The expert's macro stands unless another was visited this many times as often.
LEAD = 1.5


class Node:
    """What is known of a moment of the game: visits, the sum of rewards, what can follow."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Macro, Node] = {}

    def best_child(self, available: list[Macro]) -> Macro:
        """Return the available macro with the highest upper confidence bound."""
        visits = sum(self.children[macro].visits for macro in available)

        def bound(macro: Macro) -> float:
            child = self.children[macro]
            mean = child.total / child.visits
            return mean + EXPLORATION * sqrt(log(visits) / child.visits)

        return max(available, key=bound)


class TreeSearchPlayer(SearchPlayer):
    """Chooses the macro that the search visits most, if clearly more often than the expert's."""

    def compare(self, game: Game, candidates: list[Macro]) -> Comparison | None:
        """Return nothing: it chooses by how often it visits a branch, which says no worth."""
        return None

    def best_macro(self, game: Game, candidates: list[Macro]) -> Macro:
        """Return the macro that was visited most, or the first unless that has a clear lead."""
        decision = game.decision()
        assert decision is not None
        root = Node()
        seed = self.draw_seed()
        meter = self.meter(game)
        while meter.allows(1):
            copy = game.determinize(decision.player, seed + root.visits)
            self._grow(copy, root, candidates, seed + root.visits)
            meter.spend(1)
        best = max(root.children, key=lambda macro: root.children[macro].visits)
        expert = candidates[0]
        return best if root.children[best].visits >= LEAD * root.children[expert].visits else expert

    def _grow(self, game: Game, root: Node, candidates: list[Macro], dice: int) -> None:
        """Walk down, add a node, play out, and count what came of it on the way."""
        since = game.state.round
        path = [root]
        available = candidates
        for depth in range(DEEPEST):
            node = path[-1]
            untried = [macro for macro in available if macro not in node.children]
            macro = untried[0] if untried else node.best_child(available)
            child = node.children.setdefault(macro, Node())
            path.append(child)
            take_macro(game, macro)
            if untried or depth == DEEPEST - 1 or not self._go_on(game):
                break
            available = macros(game)
        worth = self.finish(game, since, dice)
        for node in path:
            node.visits += 1
            node.total += worth

    def _go_on(self, game: Game) -> bool:
        """Play by rules up to the next decision that is searched; False at the end."""
        state = game.state
        while not state.ending:
            pending = state.pending
            assert pending is not None
            if stage_of(pending.question) in self.stages and not is_within_macro(pending):
                return True
            game.choose(decide(state))
        return False
