"""Expert rules for escape tests: who makes one, and who stays ready for one that is to come.

The players know which cards the encounter deck is made of, so the odds of a test are those of as
many cards drawn from it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rules.lcg.engine.blueprint import Blueprint, Context
from rules.lcg.engine.board import can_exhaust
from rules.lcg.engine.codes import PHASE_ENDED, STAGE_DEFEATED
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.escape_tests import escape_bonus, escape_value, strength_of
from rules.lcg.engine.numbers import attack, defense, number
from rules.lcg.engine.state import State
from rules.lcg.notation.compiler.conditions import compile_amount
from rules.lcg.notation.effects import MakeEscapeTest
from rules.lcg.players.committing import place_of_next
from rules.notation.traversal import values_of_kind

# What a passed test is worth, where a point of willpower is about 1; what the last one is.
STAKE: Final = 6.0
LAST_STAKE: Final = 60.0
# What it costs to exhaust a character, and a point of its strength in a fight that is to come.
BEING_READY: Final = 0.3
STRENGTH: Final = 0.5


def escape_odds(state: State, cards: int) -> list[float]:
    """Return the odds of each sum of escape values of this many cards, from 0 on.

    Cards are counted as if each were put back before the next one is dealt.
    """
    deck = state.encounter_deck or state.encounter_discard
    bonus = escape_bonus(state)
    values = [escape_value(state, card) + bonus for card in deck]
    single = [values.count(value) / len(values) for value in range(max(values) + 1)] if deck else []
    odds = [1.0]
    for _ in range(cards if single else 0):
        longer = [0.0] * (len(odds) + len(single) - 1)
        for place, chance in enumerate(odds):
            for value, share in enumerate(single):
                longer[place + value] += chance * share
        odds = longer
    return odds


def chance_to_pass(odds: Sequence[float], strength: int) -> float:
    """Return the chance that a sum of escape values is below a strength."""
    return sum(odds[: max(0, strength)])


# --- making a test ---


def commit_to_test(state: State, decision: Decision) -> int:
    """Commit the next character of the group that makes the test best."""
    test = state.escape_test
    assert test is not None
    player: int = decision.resume[1]
    odds = escape_odds(state, test.cards)
    is_last = state.blueprints[decision.source].card.stage is not None
    stake = LAST_STAKE if is_last else STAKE
    ready = [card for card in state.characters(player) if can_exhaust(state, card)]
    strengths = {card: number(state, test.statistic, card) for card in ready}
    able = sorted(
        (card for card in ready if strengths[card] > 0),
        key=lambda card: cost_of_exhausting(state, card) / strengths[card],
    )
    strength = strength_of(state, test)
    best, group, chosen, cost = stake * chance_to_pass(odds, strength), set[int](), set[int](), 0.0
    for card in able:
        chosen.add(card)
        strength += strengths[card]
        cost += cost_of_exhausting(state, card)
        worth = stake * chance_to_pass(odds, strength) - cost
        if worth > best:
            best, group = worth, set(chosen)
    return place_of_next(decision, group)


def cost_of_exhausting(state: State, card: int) -> float:
    """Return what a character is missed for if it makes a test: in a fight, if there is one."""
    is_wanted = bool(state.staging) or any(state.engaged[seat] for seat in state.order)
    strength = attack(state, card) + defense(state, card)
    return BEING_READY + (STRENGTH * strength if is_wanted else 0.0)


# --- staying ready for a test ---


class ComingTest(NamedTuple):
    """A test that this quest phase will bring: its odds, how many make it, what it is worth.

    `only_if_done` is so for a test that a defeated stage brings.
    """

    odds: list[float]
    players: int
    stake: float
    only_if_done: bool


def tests_to_come(state: State) -> list[ComingTest]:
    """Return the tests that cards in play ask for, at the end of the phase or of the stage."""
    found: list[ComingTest] = []
    for happening in (PHASE_ENDED, STAGE_DEFEATED):
        for card in state.listeners[happening]:
            for effect in _tests_of(state.blueprints[card], happening):
                cards = compile_amount(effect.cards)(state, Context(card, state.first_player))
                is_last = happening == STAGE_DEFEATED
                found.append(
                    ComingTest(
                        escape_odds(state, cards),
                        len(state.order) if effect.of_party else 1,
                        LAST_STAKE if is_last else STAKE,
                        is_last,
                    )
                )
    return found


@cache
def _tests_of(blueprint: Blueprint, happening: int) -> tuple[MakeEscapeTest, ...]:
    """Return the tests that a card's forced effects bring when something happens."""
    found: tuple[MakeEscapeTest, ...] = ()
    for ability in blueprint.forced:
        if ability.happening == happening:
            found += tuple(values_of_kind(blueprint.notations[ability], MakeEscapeTest))
    return found


def worth_of_tests(tests: Sequence[ComingTest], strength: int, is_done: bool) -> float:
    """Return what it is worth to have so much willpower ready for the tests to come.

    Each player keeps back a fair share; a stage that is not done brings no test.
    """
    return sum(
        test.stake * (chance_to_pass(test.odds, strength * test.players) - test.only_if_done / 2)
        for test in tests
        if is_done or not test.only_if_done
    )
