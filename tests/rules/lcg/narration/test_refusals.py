"""Whatever is not offered has a reason, whatever is offered has none; and some reasons in words."""

import random
import re
from collections import Counter

import pytest

from rules.lcg.engine.codes import Question
from rules.lcg.narration.refusals import is_offered, is_seen, refusals
from rules.reference import cited_entry
from rules.refusals import UnseenCard
from tests.rules.lcg.random_play import moments

GAMES = 6
VAGUE = ("What it costs can’t be paid.", "It isn’t offered now.", "It isn’t played from hand.")


def test_whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none() -> None:
    reasons: Counter[str] = Counter()
    for number in range(GAMES):
        dice = random.Random(number)
        for game in moments(number):
            state, decision = game.state, game.decision()
            if decision is None or dice.random() > 0.2:
                continue
            for card in range(len(state.blueprints)):
                if not is_seen(state, decision.player, card):
                    continue
                found = refusals(state, decision, decision.player, card)
                assert bool(found) != is_offered(state, decision, card)
                for refusal in found:
                    reasons[refusal.reason.text] += 1
                    assert re.fullmatch(r"[A-Z].*\.", refusal.reason.text)
                    source = refusal.reason.source
                    assert source
                    assert cited_entry(source) or not source.startswith("Core rules")
    assert len(reasons) > 40
    assert sum(reasons[text] for text in VAGUE) < sum(reasons.values()) / 200


def test_an_ally_that_is_too_dear_says_what_it_costs_and_what_is_there() -> None:
    for game in (game for number in range(9) for game in moments(number)):
        state, decision = game.state, game.decision()
        if decision is None or decision.question != Question.PLAN:
            continue
        for card in state.hands[decision.player]:
            for refusal in refusals(state, decision, decision.player, card):
                if refusal.reason.text.startswith("It costs"):
                    cost = state.blueprints[card].cost
                    assert refusal.reason.text.startswith(f"It costs {cost}; your ")
                    assert refusal.reason.source == "Core rules, “Planning”"
                    return
    pytest.fail("no card was too dear")


def test_nothing_is_said_of_cards_that_a_player_does_not_see() -> None:
    game = next(moments(3))
    decision = game.decision()
    assert decision is not None
    for hidden in (game.state.decks[0][0], game.state.encounter_deck[0], -1):
        with pytest.raises(UnseenCard):
            refusals(game.state, decision, 0, hidden)
