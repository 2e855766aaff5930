"""Losing the keywords that a player names, one after the other (17 U 100)."""

from typing import Final

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import (
    ambushes,
    damage_bonus,
    defender_bonus,
    hunter,
    is_archer,
    is_fierce,
    traits_now,
)
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import LOSES_KEYWORDS, Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import Context, Rule
from rules.tcg.engine.state.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.compilation import Compilation, Compiled
from rules.tcg.notation.compiler.durations import code_of_duration
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.giving import grant
from rules.tcg.notation.compiler.qualities import add_statement
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.filters import Reference
from rules.tcg.vocabulary import Keyword

# Keywords that the engine keeps as numbers, and those that can be lost by themselves.
_NUMBERED: Final = {
    Keyword.FIERCE: Statistic.FIERCE,
    Keyword.ARCHER: Statistic.ARCHER,
    Keyword.HUNTER: Statistic.HUNTER,
    Keyword.DAMAGE: Statistic.DAMAGE,
    Keyword.DEFENDER: Statistic.DEFENDER,
}
_EVERY: Final = "every keyword"
_NO_MORE: Final = "no other keyword"

# What takes each keyword from a card: parts, for they wait in a state.
Losses = tuple[tuple[Keyword, Rule], ...]


def _lose_keywords_of_choice(effect: ef.LoseKeywordsOfChoice, compilation: Compilation) -> Compiled:
    until = code_of_duration(effect.until)
    losses = tuple((keyword, _loss(keyword, compilation)) for keyword in Keyword)

    def begin(state: State, context: Context, card: int, action: int) -> None:
        if keywords_of(state, card):
            state.push(_name_next, context, card, (), losses, until)
        else:
            _lose(state, context, card, (), losses, until)

    return compile_target(compilation, effect.target, begin)


def _loss(keyword: Keyword, compilation: Compilation) -> Rule:
    """Return the rule by which a card has no such keyword, whatever gives it one."""
    rule = compilation.rule()
    lost = qu.Loses(_NUMBERED.get(keyword, keyword))
    add_statement(rule, Reference.THIS, lost, None, compilation)
    return rule


def keywords_of(state: State, card: int) -> tuple[Keyword, ...]:
    """Return the keywords that a character has now."""
    words = traits_now(state, card)
    numbers = {
        Keyword.FIERCE: is_fierce(state, card),
        Keyword.ARCHER: is_archer(state, card),
        Keyword.HUNTER: hunter(state, card) > 0,
        Keyword.DAMAGE: damage_bonus(state, card) > 0,
        Keyword.DEFENDER: defender_bonus(state, card) > 0,
        Keyword.AMBUSH: bool(ambushes(state, card)),
    }
    return tuple(
        keyword for keyword in Keyword if numbers.get(keyword, bool(words & traits.trait(keyword)))
    )


def _name_next(
    state: State,
    context: Context,
    card: int,
    named: tuple[Keyword, ...],
    losses: Losses,
    until: int,
) -> None:
    """Step: the player names one more keyword to be lost, all of them, or no more."""
    left = tuple(keyword for keyword in keywords_of(state, card) if keyword not in named)
    words = (_EVERY, *(keyword.value for keyword in left), _NO_MORE)
    options = [Option(Verb.NAME, context.source, number=place) for place in range(len(words))]
    arguments = (context, card, named, losses, until, left, words)
    player, source = context.player, context.source
    state.ask(player, Question.NAME, options, _keyword_named, *arguments, source=source)


def _keyword_named(
    state: State,
    option: Option,
    context: Context,
    card: int,
    named: tuple[Keyword, ...],
    losses: Losses,
    until: int,
    left: tuple[Keyword, ...],
    words: tuple[str, ...],
) -> None:
    word = words[option.number]
    state.note("named", context.source, word)
    if word not in (_EVERY, _NO_MORE):
        more = left[option.number - 1]
        if len(left) > 1:
            state.push(_name_next, context, card, (*named, more), losses, until)
            return
        word = _EVERY
    kept = left if word == _NO_MORE else ()
    _lose(state, context, card, kept, losses, until)


def _lose(
    state: State,
    context: Context,
    card: int,
    kept: tuple[Keyword, ...],
    losses: Losses,
    until: int,
) -> None:
    """Take all keywords but some from a card; none of those taken can be gained."""
    if not kept:
        # Ambush, too, which is kept as a list of numbers.
        change_number(state, card, LOSES_KEYWORDS, 1, until)
    for keyword, loss in losses:
        if keyword not in kept:
            grant(state, card, context, loss, until)


EFFECTS[ef.LoseKeywordsOfChoice] = _lose_keywords_of_choice
