"""The planner that has also learned how to open a game and what to play as the Shadow: which card
first, and when to stop.

A generous search tried out the actions of many Shadow phases; linear weights foretell what it
found each of them to be worth (`python -m lab strikes`). Whether the planner would take it is
one of the numbers weighed.
"""

import json
from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Final

from rules import kernel
from rules.players.telling import Comparison, Measure, Weighed
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.opening import (
    Openings,
    compare_openings,
    draw_bid,
    is_by_lot,
    learned_openings,
    rate_opening,
)
from rules.tcg.players.learned.planner import (
    PlanningPlayer,
    Plans,
    is_shadow_phase,
    weighed,
)
from rules.tcg.players.learned.shadow_outlook import NUMBERS, POSITION, Action, weigh_actions
from rules.tcg.players.thumb.rule_of_thumb import LONG_GAME
from rules.tcg.players.thumb.shadow_rules import NOT_AGAIN

STRIKES_FILE: Final = kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "strike_weights.json"

# How much worse than the best action an ability is taken to be of which nothing is foretold.
_UNFORETOLD: Final = 0.03

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


class StrikingPlayer(PlanningPlayer):
    """Opens games and plays Shadow phases by learned weights; does the rest as the planner."""

    __slots__ = ("_foretold", "_openings", "_seed", "_strikes")

    def __init__(
        self,
        strikes: Strikes | None = None,
        plans: Plans | None = None,
        openings: Openings | None = None,
        seed: int = 0,
    ) -> None:
        super().__init__(plans)
        self._seed = seed
        self._foretold: tuple[Decision, dict[int, float]] | None = None
        self._strikes = strikes if strikes is not None else learned_strikes()
        self._openings = openings if openings is not None else learned_openings()

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if is_by_lot(state, decision):
            return draw_bid(state, decision, self._openings, self._seed)
        opening = rate_opening(state, decision, self._openings)
        if opening is not None:
            return opening.index(max(opening))
        own = super().choose(game)
        if not is_shadow_phase(state, decision) or state.decisions > LONG_GAME:
            return own
        best = self._find_best(state, decision, own)
        if decision.options[best] != PASS:
            self.strike(state)
        return best

    def priors(self, state: State, decision: Decision) -> list[float]:
        """Return how good each option looks to who tries some out, once it has chosen.

        In a Shadow phase that is what it foretold, as chances to win; elsewhere the rules' points.
        """
        if self._foretold is None or self._foretold[0] is not decision:
            return self.rate(state, decision)
        worths = self._foretold[1]
        unforetold = max(worths.values()) - _UNFORETOLD
        rated = self.rate(state, decision)
        return [
            worths.get(place, unforetold if rated[place] > NOT_AGAIN else -inf)
            for place in range(len(decision.options))
        ]

    def follow(self, game: Game, place: int) -> None:
        """Strike where it did, and remember what the planner in it remembers."""
        super().follow(game, place)
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if (
            is_shadow_phase(state, decision)
            and state.decisions <= LONG_GAME
            and decision.options[place] != PASS
        ):
            self.strike(state)

    def tell(self, game: Game) -> Comparison | None:
        """Return what it foretells in a Shadow phase, and in the opening what each choice adds.

        Of a bid it tells nothing, for it is drawn by lot; of other choices what the planner says.
        What it foretells is how much better a turn ends than by the planner's choice.
        """
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if is_by_lot(state, decision):
            return None
        opening = rate_opening(state, decision, self._openings)
        if opening is not None:
            return compare_openings(decision, opening)
        if not is_shadow_phase(state, decision) or state.decisions > LONG_GAME:
            return self._tell(game)
        own = super().choose(game)
        worths = self._foretell(state, decision, own)
        best = self._find_best(state, decision, own)
        others = sorted((place for place in worths if place != best), key=lambda at: -worths[at])
        weighed_up = tuple(
            Weighed(
                (decision.options[place],),
                worths[place] - worths[own],
                behind=worths[best] - worths[place],
            )
            for place in (best, *others)
        )
        return Comparison(best, Measure.FORETOLD, weighed_up, (decision.options[own],))

    def _find_best(self, state: State, decision: Decision, own: int) -> int:
        """Return the place of the action foretold to be best; the planner's if none is better."""
        worths = self._foretell(state, decision, own)
        best = max(worths, key=lambda place: worths[place])
        return best if worths[best] > worths[own] else own

    def _foretell(self, state: State, decision: Decision, own: int) -> dict[int, float]:
        """Return what each action is foretold to be worth, found once for a decision."""
        if self._foretold is None or self._foretold[0] is not decision:
            rated = self.rate(state, decision)
            self._foretold = decision, foretell(state, decision, own, self._strikes, rated)
        return self._foretold[1]


def foretell(
    state: State, decision: Decision, own: int, strikes: Strikes, rated: Sequence[float]
) -> dict[int, float]:
    """Return what each action is foretold to be worth, by its place.

    `rated` is what the planner's rules give each option. Of abilities only the one that the planner
    would use is looked at: rules of thumb see to it that none is used for ever.
    """
    position, actions = weigh_actions(state, decision, rated, own)
    return {
        place: weighed(strikes[action], (*position, *numbers))
        for place, (action, numbers) in enumerate(actions)
        if place == own or (action is not Action.ABILITY and rated[place] > NOT_AGAIN)
    }
