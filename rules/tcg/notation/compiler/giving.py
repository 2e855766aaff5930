"""Qualities given to a card for a while: "make a companion strength +2"."""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.modifiers.changes import change_number, change_traits
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.operations.wounds import make_exhausted
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import (
    GAINED_TRAITS,
    LOST_TRAITS,
)
from rules.tcg.engine.state.parts import Context, Rule
from rules.tcg.engine.state.records import Granted
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.qualities import (
    LOST,
    LOST_WITH_ALL_KEYWORDS,
    add_statement,
    ban_on_abilities,
    lost_bonuses,
)
from rules.tcg.notation.compiler.rules import compile_rule
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.compiler.tables import compile_amount
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.vocabulary import Keyword

# Gives something to a card for a while.
Give = Callable[[State, Context, int], None]


def compile_giving(qualities: tuple[qu.Quality, ...], until: int, compilation: Compilation) -> Give:
    """Return the function that gives qualities to a card until a moment."""
    gifts = [_compile_gift(quality, until, compilation) for quality in qualities]
    if len(gifts) == 1:
        return gifts[0]

    def give(state: State, context: Context, card: int) -> None:
        for gift in gifts:
            gift(state, context, card)

    return give


def _compile_gift(quality: qu.Quality, until: int, compilation: Compilation) -> Give:
    compiling = _GIFTS.get(type(quality))
    if compiling is None:
        raise compilation.no_meaning(quality)
    return compiling(quality, until, compilation)


def _change(quality: qu.Change, until: int, compilation: Compilation) -> Give:
    if quality.statistic is Statistic.COMES_EXHAUSTED:
        return _exhausted
    statistic = STATISTIC_CODES[quality.statistic]
    amount = compile_amount(quality.amount)
    if quality.statistic is Statistic.TEXT_IGNORED:
        return _without_text(until)

    def change(state: State, context: Context, card: int) -> None:
        wanted = amount(state, context.about(card))
        change_number(state, card, statistic, wanted, until, context.source)

    return change


def _without_text(until: int) -> Give:
    """Take a card's text; from then on the game asks after each step whose text applies."""

    def take_text(state: State, context: Context, card: int) -> None:
        change_number(state, card, STATISTIC_CODES[Statistic.TEXT_IGNORED], 1, until)
        refresh(state)

    return take_text


def _exhausted(state: State, context: Context, card: int) -> None:
    make_exhausted(state, card)


def compile_limited_giving(
    qualities: tuple[qu.Quality, ...],
    limit: int,
    until: int,
    compilation: Compilation,
    *,
    to_each: bool,
) -> Give:
    """Return giving that adds no more than a limit in one phase (4.2, "limit").

    What one action gives `to_each` of several cards counts once: "make each unbound companion
    strength +1 (limit +1)".
    """
    first, *rest = qualities
    if not isinstance(first, qu.Change):
        raise compilation.no_meaning(first)
    statistic = STATISTIC_CODES[first.statistic]
    amount = compile_amount(first.amount)
    others = compile_giving(tuple(rest), until, compilation) if rest else None
    place = compilation.limit_key()
    # Which action gave last, and how much had been given before it.
    place_of_action, place_before = (
        (compilation.limit_key(), compilation.limit_key()) if to_each else (0, 0)
    )

    def used_before(state: State, context: Context) -> int:
        used = state.uses.get((context.source, place, False), 0)
        if not to_each:
            return used
        last, before = (
            (context.source, place_of_action, False),
            (context.source, place_before, False),
        )
        if state.uses.get(last) != context.action:
            state.uses[last], state.uses[before] = context.action, used
        return state.uses[before]

    def give(state: State, context: Context, card: int) -> None:
        used = used_before(state, context)
        wanted = amount(state, context.about(card))
        given = min(abs(wanted), limit - used)
        key = (context.source, place, False)
        state.uses[key] = max(state.uses.get(key, 0), used + given)
        if given:
            given = given if wanted > 0 else -given
            change_number(state, card, statistic, given, until, context.source)
        if others is not None:
            others(state, context, card)

    return give


def _gains_keyword(quality: qu.GainsKeyword, until: int, compilation: Compilation) -> Give:
    mask = traits.trait(quality.keyword)

    def gain(state: State, context: Context, card: int) -> None:
        change_traits(state, card, GAINED_TRAITS, mask, until)

    return gain


def _counts_as(quality: qu.CountsAs, until: int, compilation: Compilation) -> Give:
    mask = traits.trait(quality.word)

    def gain(state: State, context: Context, card: int) -> None:
        change_traits(state, card, GAINED_TRAITS, mask, until)

    return gain


def _loses(quality: qu.Loses, until: int, compilation: Compilation) -> Give:
    if isinstance(quality.what, Keyword):
        mask = traits.trait(quality.what)

        def lose_keyword(state: State, context: Context, card: int) -> None:
            change_traits(state, card, LOST_TRAITS, mask, until)

        return lose_keyword
    if quality.what not in LOST:
        raise compilation.no_meaning(quality)
    statistic = LOST[quality.what]

    def lose(state: State, context: Context, card: int) -> None:
        change_number(state, card, statistic, 1, until)

    return lose


def _loses_bonuses(quality: qu.LosesBonuses, until: int, compilation: Compilation) -> Give:
    lost = lost_bonuses(quality.statistic, quality.items)
    return _change(qu.Change(quality.statistic, lost), until, compilation)


def _loses_keywords(quality: qu.LosesKeywords, until: int, compilation: Compilation) -> Give:
    def lose(state: State, context: Context, card: int) -> None:
        change_traits(state, card, LOST_TRAITS, traits.KEYWORDS, until)
        for statistic in LOST_WITH_ALL_KEYWORDS:
            change_number(state, card, statistic, 1, until)

    return lose


def _gains(quality: qu.Gains, until: int, compilation: Compilation) -> Give:

    rule = compile_rule(quality.sentence, compilation)

    def gain(state: State, context: Context, card: int) -> None:
        grant(state, card, context, rule, until)

    return gain


def grant(state: State, card: int, context: Context, rule: Rule, until: int) -> None:
    """Give a card a rule until a moment."""
    state.granted = (*state.granted, Granted(until, card, context, rule))
    refresh(state)
    state.unsettled = True


def _relation(
    quality: qu.CannotBear | qu.CannotBeAssignedTo | qu.ExertedOnlyBy,
    until: int,
    compilation: Compilation,
) -> Give:
    """Bar a card for a while, from "that" card too: the one spoken of is kept as the subject."""
    rule = compilation.rule()
    add_statement(rule, fi.Reference.THIS, quality, None, compilation)
    spoken_of = [compile_cards(that) for that in values_of_kind(quality, fi.That)]

    def relate(state: State, context: Context, card: int) -> None:
        known = [other for cards in spoken_of for other in cards(state, context)]
        subject = known[0] if known else context.subject
        kept = Context(context.source, context.player, subject=subject)
        grant(state, card, kept, rule, until)

    return relate


def _cannot_use_abilities(
    quality: qu.CannotUseAbilities, until: int, compilation: Compilation
) -> Give:
    rule = compilation.rule()
    rule.bans.append(ban_on_abilities(fi.Reference.THIS, quality.phase, None))

    def forbid(state: State, context: Context, card: int) -> None:
        grant(state, card, context, rule, until)

    return forbid


_GIFTS: Final[dict[type[qu.Quality], Callable[[Any, int, Compilation], Give]]] = {
    qu.Change: _change,
    qu.GainsKeyword: _gains_keyword,
    qu.CountsAs: _counts_as,
    qu.Loses: _loses,
    qu.LosesKeywords: _loses_keywords,
    qu.LosesBonuses: _loses_bonuses,
    qu.CannotBear: _relation,
    qu.CannotBeAssignedTo: _relation,
    qu.ExertedOnlyBy: _relation,
    qu.CannotUseAbilities: _cannot_use_abilities,
    qu.Gains: _gains,
}
