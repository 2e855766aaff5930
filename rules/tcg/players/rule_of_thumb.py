"""The player that follows rules of thumb: no search, a look at the table at each choice.

It sees what a player sees: the table, the piles that lie open, its own hand and how many cards
the others hold. Each kind of decision has one rule, a function that gives every option a worth.
"""

from collections.abc import Callable

from rules.tcg.engine.codes import Question
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.state import State
from rules.tcg.game import Game
from rules.tcg.players import fellowship_rules, shadow_rules, shared_rules

# Twice the longest of a thousand games between rules of thumb.
LONG_GAME = 2_000

Rule = Callable[[State, int, Option], float]

_RULES: dict[Question, Rule] = {
    Question.BID: shared_rules.bid,
    Question.SEAT: shared_rules.seat,
    Question.MULLIGAN: shared_rules.mulligan,
    Question.STARTING_FELLOWSHIP: fellowship_rules.starting_companion,
    Question.SITE: shared_rules.first_named,
    Question.PLAYER: shared_rules.first_named,
    Question.NAME: shared_rules.first_named,
    Question.BEARER: shared_rules.bearer,
    Question.TARGET: shared_rules.target,
    Question.ORDER: shared_rules.order,
    Question.NUMBER: shared_rules.as_many_as_possible,
    Question.EITHER: shared_rules.either,
    Question.MAY: shared_rules.may,
    Question.RESPONSE: shared_rules.respond,
    Question.RECONCILE_ONE: shared_rules.reconcile,
    Question.RECONCILE_DOWN: shared_rules.reconcile,
    Question.MUSTER: shared_rules.muster,
    Question.AID: shared_rules.aid,
    Question.TOIL: shared_rules.toil,
    Question.ARCHERY_WOUND: shared_rules.take_wound,
    Question.THREAT_WOUND: shared_rules.take_wound,
    Question.SANCTUARY: fellowship_rules.sanctuary,
    Question.ASSIGN_DEFENDERS: fellowship_rules.assign_defender,
    Question.SKIRMISH_ORDER: fellowship_rules.skirmish_order,
    Question.MOVE_AGAIN: fellowship_rules.move_again,
    Question.ASSIGN_LEFTOVERS: shadow_rules.assign_leftover,
    Question.AMBUSH: shared_rules.first_named,
}


class RuleOfThumbPlayer:
    """Chooses the option its rules value most; the first of those where they are equal."""

    __slots__ = ()

    def choose(self, game: Game) -> int:
        """Return the place of the option of greatest worth."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        player = decision.player
        rule = _RULES.get(decision.question)
        if rule is None:
            rules = fellowship_rules if player == state.active else shadow_rules
            rule = rules.act
        if state.decisions > LONG_GAME and PASS in decision.options:
            # So long a game goes round in circles: do nothing that need not be done.
            return decision.options.index(PASS)
        best, best_worth = 0, rule(state, player, decision.options[0])
        for place in range(1, len(decision.options)):
            worth = rule(state, player, decision.options[place])
            if worth > best_worth:
                best, best_worth = place, worth
        return best
