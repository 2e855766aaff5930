"""Macro-actions: a whole group that commits, a whole attack, instead of one card at a time.

A macro is the options to take one after the other, all of one player, for decisions of one kind.
It is found by taking them on a copy, so it has exactly the options that the game will ask for:
one more would be an answer to the next question. Other decisions have a macro for each option.
"""

from collections.abc import Callable
from typing import Final

from rules.lcg.engine.board import can_exhaust
from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.decision import PASS, Decision, Option
from rules.lcg.engine.numbers import willpower
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.declined import can_be_searched
from rules.lcg.players.expert import decide
from rules.lcg.players.expert_actions import is_discard
from rules.lcg.players.expert_commit import group_for_quest
from rules.lcg.players.values import is_wanted

Macro = tuple[Option, ...]
Pick = Callable[[State, Decision], Option]

MOST_MACROS: Final = 12


def macros(game: Game) -> list[Macro]:
    """Return what a search should compare at a decision; the expert's choice comes first."""
    state = game.state
    decision = state.pending
    assert decision is not None
    if decision.question == Question.COMMIT:
        return _groups(game, decision)
    if decision.question == Question.COMMIT_TO_TEST:
        return _tests(game, decision)
    if decision.question == Question.ATTACK_TARGET:
        return _attacks(game, decision)
    expert = decision.options[decide(state)]
    others = [option for option in decision.options if option != expert]
    if decision.question == Question.CARD_IN_PILE and is_wanted(state, expert.card):
        # A quest that cannot be won without this enemy would go on forever; a search sees only
        # how dangerous the enemy is.
        others = []
    if is_discard(decision):
        # A card that is kept is of use later than a search looks.
        others = []
    if decision.question == Question.ACTION:
        others = [
            option
            for option in others
            if option.verb == Verb.PASS or can_be_searched(state, option)
        ]
    found: list[Macro] = [(option,) for option in (expert, *others)]
    return found[:MOST_MACROS]


def take_macro(game: Game, macro: Macro) -> None:
    """Take the options of a macro."""
    for option in macro:
        options = game.options()
        if option not in options:
            return
        game.choose(options.index(option))


def _follow(game: Game, first: Option, question: int, pick: Pick) -> Macro:
    """Return the options taken on a copy: `first`, then what is picked for one question."""
    copy = game.clone()
    player = copy.state.pending.player if copy.state.pending is not None else 0
    taken = [first]
    copy.apply(first)
    while True:
        decision = copy.decision()
        if decision is None or decision.player != player or decision.question != question:
            return tuple(taken)
        option = pick(copy.state, decision)
        taken.append(option)
        copy.apply(option)


def _pick_as_expert(state: State, decision: Decision) -> Option:
    return decision.options[decide(state)]


def _pick_first(state: State, decision: Decision) -> Option:
    return decision.options[0]


# --- committing ---


def _groups(game: Game, decision: Decision) -> list[Macro]:
    """Return groups: the expert's, all, nobody, the expert's with one more or one less.

    Who has no willpower adds nothing to the quest, so nobody of that kind is offered.
    """
    state = game.state
    player = decision.player
    able = [
        card
        for card in state.characters(player)
        if can_exhaust(state, card) and willpower(state, card) > 0
    ]
    expert = frozenset(group_for_quest(state, player))
    by_willpower = sorted(able, key=lambda card: -willpower(state, card))
    staying = [card for card in by_willpower if card not in expert]
    going = [card for card in reversed(by_willpower) if card in expert]
    wanted = [frozenset(able), frozenset[int]()]
    for place in range(len(able)):
        wanted += [expert | {card} for card in staying[place : place + 1]]
        wanted += [expert - {card} for card in going[place : place + 1]]
    found = [_commit_macro(game, decision, _pick_as_expert)]
    for group in dict.fromkeys(wanted):
        macro = _commit_macro(game, decision, _pick_group(group))
        if macro not in found:
            found.append(macro)
        if len(found) == MOST_MACROS:
            break
    return found


def _commit_macro(game: Game, decision: Decision, pick: Pick) -> Macro:
    first = pick(game.state, decision)
    if first.verb == Verb.PASS:
        return (first,)
    return _follow(game, first, decision.question, pick)


def _pick_group(group: frozenset[int]) -> Pick:
    def pick(state: State, decision: Decision) -> Option:
        for option in decision.options:
            if option.verb == Verb.COMMIT and option.card in group:
                return option
        return PASS

    return pick


def _tests(game: Game, decision: Decision) -> list[Macro]:
    """Return who could make an escape test: the expert's group, everybody, nobody."""
    able = frozenset(
        card for card in game.state.characters(decision.player) if can_exhaust(game.state, card)
    )
    picks = (_pick_as_expert, _pick_group(able), _pick_group(frozenset()))
    return list(dict.fromkeys(_commit_macro(game, decision, pick) for pick in picks))


# --- attacking ---


def _attacks(game: Game, decision: Decision) -> list[Macro]:
    """Return for each enemy the attack that the expert would make, and one with everybody."""
    expert = _pick_as_expert(game.state, decision)
    found: list[Macro] = []
    for option in (expert, *(other for other in decision.options if other != expert)):
        if option.verb == Verb.PASS:
            found.append((option,))
        else:
            found.append(_follow(game, option, Question.ATTACKERS, _pick_as_expert))
            found.append(_follow(game, option, Question.ATTACKERS, _pick_first))
    return list(dict.fromkeys(found))[:MOST_MACROS]
