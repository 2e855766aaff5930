"""Macro-actions: a whole group that commits, a whole attack, instead of one card at a time.

A macro is the options to take one after the other, all of one player. Other decisions have a
macro for each option, the most promising first.
"""

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.decision import PASS, Decision, Option
from rules.lcg.engine.numbers import willpower
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.expert_commit import group_for_quest

Macro = tuple[Option, ...]

MOST_MACROS = 12
MOST_GROUPS = 8


def macros(game: Game) -> list[Macro]:
    """Return what a search should compare at a decision; the expert's choice comes first."""
    state = game.state
    decision = state.pending
    assert decision is not None
    if decision.question == Question.COMMIT:
        return _groups(state, decision)
    if decision.question == Question.ATTACK_TARGET:
        return _attacks(game, decision)
    expert = decision.options[decide(state)]
    others = [option for option in decision.options if option != expert]
    found: list[Macro] = [(option,) for option in (expert, *others)]
    return found[:MOST_MACROS]


def take_macro(game: Game, macro: Macro) -> None:
    """Take the options of a macro, as far as they are asked for."""
    for option in macro:
        options = game.options()
        if option not in options:
            return
        game.choose(options.index(option))


# --- committing ---


def _groups(state: State, decision: Decision) -> list[Macro]:
    """Return groups: the expert's, all, nobody, the expert's with one more or one less."""
    player: int = decision.resume[1]
    able = [option.card for option in decision.options if option.verb == Verb.COMMIT]
    expert = frozenset(group_for_quest(state, player)) & frozenset(able)
    by_willpower = sorted(able, key=lambda card: -willpower(state, card))
    staying = [card for card in by_willpower if card not in expert]
    going = [card for card in reversed(by_willpower) if card in expert]
    wanted = [expert, frozenset(able), frozenset()]
    for place in range(len(able)):
        wanted += [expert | {card} for card in staying[place : place + 1]]
        wanted += [expert - {card} for card in going[place : place + 1]]
    groups = list(dict.fromkeys(wanted))[:MOST_GROUPS]
    order = state.characters(player)
    return [_commit_macro(order, group) for group in groups]


def _commit_macro(order: list[int], group: frozenset[int]) -> Macro:
    return (*(Option(Verb.COMMIT, card) for card in order if card in group), PASS)


# --- attacking ---


def _attacks(game: Game, decision: Decision) -> list[Macro]:
    """Return for each enemy the attack that the expert would make, and one with everybody."""
    expert = decision.options[decide(game.state)]
    others = [option for option in decision.options if option != expert]
    found: list[Macro] = []
    for option in (expert, *others):
        if option.verb == Verb.PASS:
            found.append((option,))
        else:
            found.append(_attack(game, option, everybody=False))
            found.append(_attack(game, option, everybody=True))
    return list(dict.fromkeys(found))[:MOST_MACROS]


def _attack(game: Game, target: Option, *, everybody: bool) -> Macro:
    """Play an attack out on a copy as far as its attackers are chosen."""
    copy = game.clone()
    player = game.state.pending.player if game.state.pending else 0
    taken = [target]
    copy.apply(target)
    while True:
        decision = copy.decision()
        if decision is None or decision.player != player or decision.question != Question.ATTACKERS:
            return tuple(taken)
        option = decision.options[0 if everybody else decide(copy.state)]
        taken.append(option)
        copy.apply(option)
