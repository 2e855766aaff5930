"""The player that follows rules of thumb: no search, a look at the table at each choice.

It sees what a player sees: the table, the piles that lie open, its own hand and how many cards
the others hold. Each kind of decision has one rule, a function that gives every option a worth.
"""

from collections.abc import Callable
from math import inf
from typing import Final

from rules.players.telling import Comparison, by_points
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.reading import hand_rules
from rules.tcg.players.reading.assignment_plan import rate_assignments
from rules.tcg.players.reading.uses import REPEATABLE, Uses
from rules.tcg.players.reading.weights import RULES, Weights
from rules.tcg.players.thumb import fellowship_rules, shadow_rules, shared_rules, wound_rules
from rules.tcg.players.thumb.leftover_plan import rate_leftovers

# Three times the longest of a thousand games between rules of thumb.
LONG_GAME: Final = 2_000
# More often than a player has reason to use one ability in one phase or skirmish.
MANY_USES: Final = 20
# What an ability must be worth for a second use: effects that count a little change nothing new.
WORTH_AGAIN: Final = 1.0

Rule = Callable[[State, int, Option, Weights], float]

_RULES: Final[dict[int, Rule]] = {
    Question.BID: shared_rules.bid,
    Question.SEAT: shared_rules.seat,
    Question.MULLIGAN: shared_rules.mulligan,
    Question.STARTING_FELLOWSHIP: fellowship_rules.starting_companion,
    Question.SITE: shared_rules.first_named,
    Question.PLAYER: shared_rules.first_named,
    Question.NAME: shared_rules.name,
    Question.BEARER: shared_rules.bearer,
    Question.TARGET: shared_rules.target,
    Question.ORDER: shared_rules.order,
    Question.NUMBER: shared_rules.number,
    Question.EITHER: shared_rules.either,
    Question.MAY: shared_rules.may,
    Question.RESPONSE: shared_rules.respond,
    Question.RECONCILE_ONE: hand_rules.reconcile,
    Question.RECONCILE_DOWN: hand_rules.reconcile,
    Question.MUSTER: hand_rules.muster,
    Question.AID: shared_rules.aid,
    Question.TOIL: shared_rules.toil,
    Question.ARCHERY_WOUND: wound_rules.take_wound,
    Question.THREAT_WOUND: wound_rules.take_wound,
    Question.SANCTUARY: fellowship_rules.sanctuary,
    Question.ASSIGN_DEFENDERS: fellowship_rules.assign_defender,
    Question.SKIRMISH_ORDER: fellowship_rules.skirmish_order,
    Question.MOVE_AGAIN: fellowship_rules.move_again,
    Question.AMBUSH: shared_rules.first_named,
}


class RuleOfThumbPlayer:
    """Chooses the option its rules value most; the first of those where they are equal.

    It remembers how often it used each ability in this phase, so that it leaves a loop of
    actions that cost nothing. Asked again at the same decision, it chooses the same.
    """

    __slots__ = ("_chose", "_rated", "_uses", "_worths", "weights")

    def __init__(self, weights: Weights = RULES) -> None:
        self.weights = weights
        self._chose: tuple[Decision, int, list[float]] | None = None
        self._rated: Decision | None = None
        self._worths: list[float] = []
        self._uses = Uses()

    def choose(self, game: Game) -> int:
        """Return the place of the option of greatest worth."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        options = decision.options
        if state.decisions > LONG_GAME and PASS in options:
            # So long a game goes round in circles: do nothing that need not be done.
            return options.index(PASS)
        worths = self.rate(state, decision)
        best = _place_of_most(worths)
        if options[best].verb in REPEATABLE and PASS in options:
            if self._chose is not None and self._chose[0] is decision:
                return self._chose[1]
            worths = self._leave_what_is_enough(state, decision, worths)
            best = _place_of_most(worths)
            if options[best].verb in REPEATABLE:
                self._uses.count(state, options[best])
            self._chose = (decision, best, worths)
        return best

    def _leave_what_is_enough(
        self, state: State, decision: Decision, worths: list[float]
    ) -> list[float]:
        """Return the worths, minus infinity for abilities that were used often enough."""
        return [
            -inf if self._has_had_enough(state, option, worth) else worth
            for option, worth in zip(decision.options, worths, strict=True)
        ]

    def _has_had_enough(self, state: State, option: Option, worth: float) -> bool:
        """Return whether an ability was used so often that it is not worth using again."""
        if option.verb not in REPEATABLE:
            return False
        uses = self._uses.so_far(state, option)
        return uses >= MANY_USES or (uses > 0 and worth < WORTH_AGAIN)

    def rate(self, state: State, decision: Decision) -> list[float]:
        """Return what each option is worth; players made of this one ask for it again."""
        if self._rated is not decision:
            self._worths = rate_options(state, decision, self.weights)
            self._rated = decision
        return self._worths

    def follow(self, game: Game, place: int) -> None:
        """Remember a use of an ability; nothing else is remembered."""
        decision = game.pending()
        option = decision.options[place]
        if option.verb in REPEATABLE and PASS in decision.options:
            self._uses.count(game.state, option)

    def tell(self, game: Game) -> Comparison | None:
        """Return the points of all options but abilities that were used often enough.

        None where it passes in spite of them, because the game is too long.
        """
        decision = game.pending()
        best = self.choose(game)
        if self._chose is not None and self._chose[0] is decision:
            worths = self._chose[2]
        else:
            worths = self.rate(game.state, decision)
        return by_points(decision.options, worths, best) if worths[best] == max(worths) else None


def _place_of_most(worths: list[float]) -> int:
    """Return the place of the greatest worth, the first of equal ones."""
    best = 0
    most = worths[0]
    for place in range(1, len(worths)):
        worth = worths[place]
        if worth > most:
            best, most = place, worth
    return best


def rate_options(state: State, decision: Decision, weights: Weights = RULES) -> list[float]:
    """Return what each option of a decision is worth by the rule of its question."""
    player = decision.player
    if decision.question == Question.ASSIGN_DEFENDERS and weights.leftover_harm > 0:
        return rate_assignments(state, decision, weights)
    if decision.question == Question.ASSIGN_LEFTOVERS:
        return rate_leftovers(state, decision, weights)
    rule = _RULES.get(decision.question)
    if rule is None:
        rule = fellowship_rules.act if player == state.active else shadow_rules.act
    return [rule(state, player, option, weights) for option in decision.options]
