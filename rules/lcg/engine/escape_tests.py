"""Escape tests (The Dead Marshes, rules insert, "Escape Tests").

Who makes a test commits characters by exhausting them, and all may act. Then cards are dealt from
the encounter deck: the test is passed if the characters' strength is higher than the escape values
of these cards. Cards that were dealt are discarded.
"""

from rules.lcg.engine.actions import action_window
from rules.lcg.engine.blueprint import Context, Program
from rules.lcg.engine.board import can_exhaust, exhaust
from rules.lcg.engine.codes import ADDS_ESCAPE, NONE, Question, Verb
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.encounter import take_top_card
from rules.lcg.engine.laws import rule_sources
from rules.lcg.engine.numbers import number
from rules.lcg.engine.records import EscapeTest
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import run
from rules.lcg.engine.zones import in_play, put_in_discard


def begin_escape_test(
    state: State,
    test: EscapeTest,
    passed: Program | None,
    failed: Program | None,
    context: Context,
) -> None:
    """Make a test, then carry out what is done if it is passed or failed."""
    state.push(_end_test, state.escape_test, passed, failed, context)
    state.push(_deal_cards)
    state.push(action_window)
    for player in test.players[::-1]:
        state.push(commit_to_test, player, (), context.source)
    state.escape_test = test


def commit_to_test(state: State, player: int, chosen: tuple[int, ...], source: int) -> None:
    """Step: a player adds a character to those who make the test, or is done.

    Characters are asked for in one order, so that a group can be chosen in one way only.
    """
    if not state.alive(player):
        return
    options = [Option(Verb.COMMIT, card) for card in _next_in_order(state, player, chosen)]
    options.append(PASS)
    state.ask(
        player, Question.COMMIT_TO_TEST, options, _commit_chosen, player, chosen, source,
        source=source,
    )  # fmt: skip


def _next_in_order(state: State, player: int, chosen: tuple[int, ...]) -> list[int]:
    """Return the ready characters after the last chosen one."""
    ready = [card for card in state.characters(player) if can_exhaust(state, card)]
    if chosen:
        ready = ready[ready.index(chosen[-1]) + 1 :]
    return ready


def _commit_chosen(
    state: State, option: Option, player: int, chosen: tuple[int, ...], source: int
) -> None:
    if option.verb == Verb.COMMIT:
        state.push(commit_to_test, player, (*chosen, option.card), source)
        return
    test = state.escape_test
    assert test is not None
    for card in chosen:
        exhaust(state, card)
        state.note("committed_to_test", card)
    state.escape_test = test.with_characters((*test.characters, *chosen))


def strength_of(state: State, test: EscapeTest) -> int:
    """Return the strength of the characters that are committed to a test."""
    return sum(
        number(state, test.statistic, card) for card in test.characters if in_play(state, card)
    )


def escape_bonus(state: State) -> int:
    """Return how much more each dealt card counts now, even one without an escape value."""
    return sum(amount for _, amount in rule_sources(state, ADDS_ESCAPE))


def escape_value(state: State, card: int) -> int:
    """Return the printed escape value of a card; 0 where there is none."""
    return state.blueprints[card].card.escape or 0


def mean_escape(state: State, test: EscapeTest) -> int:
    """Return what the cards of a test are likely to add up to, rounded up.

    The players know which cards the encounter deck is made of, not their order.
    """
    deck = state.encounter_deck or state.encounter_discard
    if not deck:
        return 0
    values = sum(escape_value(state, card) for card in deck)
    return -(-test.cards * (values + len(deck) * escape_bonus(state)) // len(deck))


def _deal_cards(state: State) -> None:
    """Step: deal cards and compare their escape values with the characters' strength."""
    test = state.escape_test
    assert test is not None
    dealt: list[int] = []
    for _ in range(test.cards):
        card = take_top_card(state)
        if card == NONE:
            break
        state.show_to_all(card)
        state.note("dealt", card)
        dealt.append(card)
    bonus = escape_bonus(state)
    escape = sum(escape_value(state, card) + bonus for card in dealt)
    strength = strength_of(state, test)
    state.note("escape_test", strength, escape)
    state.escape_test = test.judged(strength > escape)
    for card in dealt:
        put_in_discard(state, card)


def _end_test(
    state: State,
    outer: EscapeTest | None,
    passed: Program | None,
    failed: Program | None,
    context: Context,
) -> None:
    """Step: what the result of a test brings; a test within another one is over."""
    test = state.escape_test
    assert test is not None
    state.escape_test = outer
    program = passed if test.is_passed else failed
    if program is not None:
        run(state, program, 0, context)
