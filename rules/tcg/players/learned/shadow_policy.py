"""How a Shadow phase is played: which card first, when to stop, and when to lie in wait.

A generous search tried out the actions of many Shadow phases; linear weights predict what it
found each of them to be worth (`python -m lab strikes`). Whether the plan would take it is one of
the numbers weighed.
"""

import json
from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Final

from rules import kernel
from rules.players.telling import Comparison, Measure, Weighed
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MINION
from rules.tcg.game import Game
from rules.tcg.players.learned.outlook import weigh_waiting
from rules.tcg.players.learned.plans import (
    Plans,
    is_shadow_phase,
    may_wait,
    weighed,
)
from rules.tcg.players.learned.policy import Taken
from rules.tcg.players.learned.shadow_outlook import NUMBERS, POSITION, Action, weigh_actions
from rules.tcg.players.thumb.rule_of_thumb import LONG_GAME, RuleOfThumbPlayer
from rules.tcg.players.thumb.shadow_rules import NOT_AGAIN

STRIKES_FILE: Final = kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "strike_weights.json"

# How much worse than the best action an ability is taken to be of which nothing is predicted.
_UNPREDICTED: Final = 0.03

Strikes = dict[Action, tuple[float, ...]]
"""What each number is worth, as a chance to win: for each kind of action its weights, first those
of the position."""


@cache
def learned_strikes() -> Strikes:
    """Return the weights found from searched Shadow phases."""
    found = json.loads(STRIKES_FILE.read_text(encoding="utf-8"))["weights"]
    return {
        action: tuple(found[action.name.lower()][name] for name in (*POSITION, *NUMBERS[action]))
        for action in Action
    }


class ShadowPolicy:
    """Lies in wait and plays Shadow phases by learned weights; without `strikes` it only waits.

    It remembers that it lies in wait until the Shadow phase is over.
    """

    __slots__ = ("_moment", "_plans", "_predicted", "_rules", "_strikes", "_waits")

    def __init__(self, rules: RuleOfThumbPlayer, plans: Plans, strikes: Strikes | None) -> None:
        self._rules = rules
        self._plans = plans
        self._strikes = strikes
        self._predicted: tuple[Decision, dict[int, float]] | None = None
        self._moment = (0, 0)
        self._waits = False

    def decide(self, game: Game, decision: Decision, own: int) -> Taken | None:
        """Return the action predicted to be best; the planned one if none is better.

        What it predicts is how much better a turn ends than by the planned action.
        """
        state = game.state
        if not is_shadow_phase(state, decision) or state.decisions > LONG_GAME:
            return None
        planned = self._plan(state, decision, own)
        if self._strikes is None:
            return Taken(planned, lambda: None)
        worths = self._predict(state, decision, planned, self._strikes)
        best = max(worths, key=lambda place: worths[place])
        if worths[best] <= worths[planned]:
            best = planned
        if decision.options[best] != PASS:
            self.strike(state)
        return Taken(best, lambda: _compare(decision, best, planned, worths))

    def note(self, state: State, decision: Decision, place: int) -> None:
        """Decide whether to lie in wait, where that is open, and strike where it struck."""
        if not is_shadow_phase(state, decision):
            return
        self._is_waiting(state, decision)
        if (
            self._strikes is not None
            and state.decisions <= LONG_GAME
            and decision.options[place] != PASS
        ):
            self.strike(state)

    def priors(self, state: State, decision: Decision) -> list[float]:
        """Return how good each option looks to who tries some out, once it has decided.

        In a Shadow phase that is what it predicted, as chances to win; elsewhere the rules' points.
        """
        rated = self._rules.rate(state, decision)
        if self._predicted is None or self._predicted[0] is not decision:
            return rated
        worths = self._predicted[1]
        unpredicted = max(worths.values()) - _UNPREDICTED
        return [
            worths.get(place, unpredicted if rated[place] > NOT_AGAIN else -inf)
            for place in range(len(decision.options))
        ]

    def strike(self, state: State) -> None:
        """Play minions in this Shadow phase after all, whatever it had decided."""
        self._moment = (state.turn, state.moves)
        self._waits = False

    def _plan(self, state: State, decision: Decision, own: int) -> int:
        """Return the rules' choice, or passing where that would play a minion too early."""
        if self._is_waiting(state, decision):
            option = decision.options[own]
            if option.verb == Verb.PLAY and state.blueprints[option.card].traits & MINION:
                return decision.options.index(PASS)
        return own

    def _is_waiting(self, state: State, decision: Decision) -> bool:
        """Decide it at the first action of the Shadow phase at which a minion can be played."""
        moment = (state.turn, state.moves)
        if moment == self._moment:
            return self._waits
        if not may_wait(state, decision):
            return False
        self._moment = moment
        worth = weighed(self._plans.waiting, weigh_waiting(state, decision.player))
        self._waits = worth > 0
        return self._waits

    def _predict(
        self, state: State, decision: Decision, own: int, strikes: Strikes
    ) -> dict[int, float]:
        """Return what each action is predicted to be worth, found once for a decision."""
        if self._predicted is None or self._predicted[0] is not decision:
            rated = self._rules.rate(state, decision)
            self._predicted = decision, predict(state, decision, own, strikes, rated)
        return self._predicted[1]


def _compare(decision: Decision, best: int, own: int, worths: dict[int, float]) -> Comparison:
    others = sorted((place for place in worths if place != best), key=lambda at: -worths[at])
    weighed_up = tuple(
        Weighed(
            (decision.options[place],),
            worths[place] - worths[own],
            behind=worths[best] - worths[place],
        )
        for place in (best, *others)
    )
    return Comparison(best, Measure.PREDICTED, weighed_up, (decision.options[own],))


def predict(
    state: State, decision: Decision, own: int, strikes: Strikes, rated: Sequence[float]
) -> dict[int, float]:
    """Return what each action is predicted to be worth, by its place.

    `rated` is the value of each option by the planning player's rules. Of abilities it looks only
    at the one that player would use: the rules of thumb make sure that none is used for ever.
    """
    position, actions = weigh_actions(state, decision, rated, own)
    return {
        place: weighed(strikes[action], [*position, *numbers])
        for place, (action, numbers) in enumerate(actions)
        if place == own or (action is not Action.ABILITY and rated[place] > NOT_AGAIN)
    }
