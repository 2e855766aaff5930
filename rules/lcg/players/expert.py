"""The player that decides by expert rules, one rule for each kind of decision.

It looks at nothing that its player cannot see: no hidden card, no order of a deck.
"""

from collections.abc import Callable, Mapping
from typing import Final

from rules.lcg.engine.codes import Question
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.state import State
from rules.lcg.players import (
    expert_actions,
    expert_combat,
    expert_commit,
    expert_quest,
    expert_responses,
    expert_tests,
)
from rules.lcg.players.escapes import should_bypass
from rules.lcg.players.values import card_worth
from rules.lcg.players.weights import weights_of
from rules.players.player import Playable

Rule = Callable[[State, Decision], int]

ENOUGH_TO_KEEP: Final = 2


def _mulligan(state: State, decision: Decision) -> int:
    """Keep a hand with two cards that can be paid for in the first rounds."""
    weights = weights_of(state)
    cheap = sum(
        1
        for card in state.hands[decision.player]
        if state.blueprints[card].cost <= 3 and card_worth(state.blueprints[card], weights) > 2
    )
    return 0 if cheap >= ENOUGH_TO_KEEP else 1


def _first(state: State, decision: Decision) -> int:
    return 0


RULES: Final[Mapping[int, Rule]] = {
    Question.MULLIGAN: _mulligan,
    Question.PLAN: expert_quest.plan,
    Question.PAY: expert_quest.pay,
    Question.COMMIT: expert_commit.commit,
    Question.COMMIT_TO_TEST: expert_tests.commit_to_test,
    Question.TRAVEL: expert_quest.travel,
    Question.BYPASS: should_bypass,
    Question.ENGAGE: expert_combat.engage,
    Question.CHOOSE_ATTACK: expert_combat.choose_attack,
    Question.DEFEND: expert_combat.defend,
    Question.UNDEFENDED_DAMAGE: expert_combat.take_damage,
    Question.ATTACK_TARGET: expert_combat.choose_target,
    Question.ATTACKERS: expert_combat.join_attack,
    Question.ACTION: expert_actions.act,
    Question.RESPONSE: expert_responses.respond,
    Question.TARGET: expert_actions.choose_target,
    Question.CARD_IN_PILE: expert_actions.choose_in_pile,
    Question.PLAYER: expert_actions.choose_player,
    Question.NUMBER: expert_actions.choose_number,
    Question.EITHER: expert_actions.choose_either,
    Question.MAY: expert_responses.choose_may,
    Question.ORDER: _first,
    Question.ATTACHMENT_LIMIT: expert_actions.choose_target,
}


def decide(state: State) -> int:
    """Return the place of the option that expert rules choose."""
    decision = state.pending
    assert decision is not None, "the game waits for no choice"
    return RULES[decision.question](state, decision)


class ExpertPlayer:
    """Chooses by expert rules."""

    __slots__ = ()

    def choose(self, game: Playable) -> int:
        """Return the place of the chosen option."""
        state = getattr(game, "state", None)
        assert isinstance(state, State)
        return decide(state)
