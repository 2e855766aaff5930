"""Qualities: given to a card for a while, or had by cards as long as a text is in force."""

from collections.abc import Callable
from typing import Any

from rules.tcg.engine import traits
from rules.tcg.engine.bans import USE_ABILITY
from rules.tcg.engine.blueprint import Ban, Context, Modifier, Relation, Rule, Test
from rules.tcg.engine.changes import change_number, change_traits
from rules.tcg.engine.codes import (
    GAINED_TRAITS,
    LOSES_ARCHER,
    LOSES_FIERCE,
    LOSES_HUNTER,
    LOSES_KEYWORDS,
    LOST_TRAITS,
    NO_DAMAGE_BONUS,
    PHASE_CODES,
)
from rules.tcg.engine.in_force import refresh
from rules.tcg.engine.records import Granted
from rules.tcg.engine.relations import (
    CANNOT_BE_EXERTED_BY,
    CANNOT_BEAR,
    CANNOT_FACE,
    CANNOT_FACE_BY_FREE_PEOPLES,
)
from rules.tcg.engine.state import State
from rules.tcg.engine.wounds import make_exhausted
from rules.tcg.notation import amounts as am
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.amounts import compile_amount
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.conditions import compile_condition
from rules.tcg.notation.compiler.filters import compile_cards, compile_filter
from rules.tcg.notation.compiler.readings import asks_numbers
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.sentences import Special
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.vocabulary import CardType, Keyword, Phase

# Gives something to a card for a while.
Give = Callable[[State, Context, int], None]

_LOST: dict[Statistic, int] = {
    Statistic.FIERCE: LOSES_FIERCE,
    Statistic.ARCHER: LOSES_ARCHER,
    Statistic.HUNTER: LOSES_HUNTER,
    Statistic.DAMAGE: NO_DAMAGE_BONUS,
}


_LOST_WITH_ALL_KEYWORDS = (LOSES_KEYWORDS, *_LOST.values())


# --- for a while ---


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

    def change(state: State, context: Context, card: int) -> None:
        change_number(state, card, statistic, amount(state, context.about(card)), until)

    return change


def _exhausted(state: State, context: Context, card: int) -> None:
    make_exhausted(state, card)


def compile_limited_giving(
    qualities: tuple[qu.Quality, ...], limit: int, until: int, compilation: Compilation
) -> Give:
    """Return giving that adds no more than a limit in one phase (4.2, "limit")."""
    first, *rest = qualities
    if not isinstance(first, qu.Change):
        raise compilation.no_meaning(first)
    statistic = STATISTIC_CODES[first.statistic]
    amount = compile_amount(first.amount)
    others = compile_giving(tuple(rest), until, compilation) if rest else None
    place = compilation.limit_key()

    def give(state: State, context: Context, card: int) -> None:
        key = (context.source, place, False)
        used = state.uses.get(key, 0)
        wanted = amount(state, context.about(card))
        given = min(abs(wanted), limit - used)
        state.uses[key] = used + given
        if given:
            change_number(state, card, statistic, given if wanted > 0 else -given, until)
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
    if quality.what not in _LOST:
        raise compilation.no_meaning(quality)
    statistic = _LOST[quality.what]

    def lose(state: State, context: Context, card: int) -> None:
        change_number(state, card, statistic, 1, until)

    return lose


def _loses_bonuses(quality: qu.LosesBonuses, until: int, compilation: Compilation) -> Give:
    lost = _lost_bonuses(quality.statistic, quality.items)
    return _change(qu.Change(quality.statistic, lost), until, compilation)


def _loses_keywords(quality: qu.LosesKeywords, until: int, compilation: Compilation) -> Give:
    def lose(state: State, context: Context, card: int) -> None:
        change_traits(state, card, LOST_TRAITS, traits.KEYWORDS, until)
        for statistic in _LOST_WITH_ALL_KEYWORDS:
            change_number(state, card, statistic, 1, until)

    return lose


def _gains(quality: qu.Gains, until: int, compilation: Compilation) -> Give:
    from rules.tcg.notation.compiler.sentences import compile_rule

    rule = compile_rule(quality.sentence, compilation)

    def gain(state: State, context: Context, card: int) -> None:
        grant(state, card, context, rule, until)

    return gain


def grant(state: State, card: int, context: Context, rule: Rule, until: int) -> None:
    """Let a rule hold on a card until a moment."""
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
    rule.bans.append(_ban_on_abilities(fi.Reference.THIS, quality.phase, None))

    def forbid(state: State, context: Context, card: int) -> None:
        grant(state, card, context, rule, until)

    return forbid


def _ban_on_abilities(affects: fi.Filter, phase: Phase | None, holds: Test | None) -> Ban:
    is_affected = compile_filter(affects)
    of_phase = PHASE_CODES[phase] if phase is not None else -1

    def forbids(state: State, source: int, player: int, done: int, card: int) -> bool:
        if done != USE_ABILITY or (of_phase >= 0 and state.phase != of_phase):
            return False
        context = Context(source, state.controller(source))
        return is_affected(state, context, card) and (holds is None or holds(state, context))

    return forbids


_GIFTS: dict[type[qu.Quality], Callable[[Any, int, Compilation], Give]] = {
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


# --- as long as a text is in force ---


def add_statement(
    rule: Rule,
    affects: fi.Filter,
    quality: qu.Quality,
    condition: Condition | None,
    compilation: Compilation,
) -> None:
    """Add to a rule what cards that pass have while a condition holds."""
    holds = compile_condition(condition) if condition is not None else None
    relation = _as_relation(quality)
    if relation is not None:
        code, other = relation
        rule.relations.append((code, compile_relation(affects, other, 1, holds)))
        return
    if isinstance(quality, qu.CannotUseAbilities):
        rule.bans.append(_ban_on_abilities(affects, quality.phase, holds))
        return
    if isinstance(quality, qu.Gains) and isinstance(quality.sentence, Special):
        _lend(rule, affects, quality.sentence, holds, compilation)
        return
    if isinstance(quality, qu.LosesKeywords):
        for lost in _LOST_WITH_ALL_KEYWORDS:
            modifier = compile_modifier(1, holds, _unless_known(affects), compilation)
            _add_modifier(rule, affects, lost, modifier)
    statistic, amount = _as_modifier(quality, compilation)
    guarded = asks_numbers(affects) or asks_numbers(quality) or asks_numbers(condition)
    # Whether a card has a word may itself hang on the words of cards.
    if statistic in (GAINED_TRAITS, LOST_TRAITS):
        guarded = True
        assert isinstance(amount, int), "a mask of words"
        rule.words |= amount
    modifier = compile_modifier(amount, holds, _unless_known(affects), compilation, guarded=guarded)
    _add_modifier(rule, affects, statistic, modifier)


def _unless_known(affects: fi.Filter) -> fi.Filter | None:
    """Return whom a modifier affects; None where its place in the rule says so already."""
    return None if affects in (fi.Reference.THIS, fi.Reference.BEARER) else affects


def _add_modifier(rule: Rule, affects: fi.Filter, statistic: int, modifier: Modifier) -> None:
    if affects is fi.Reference.THIS:
        rule.own.append((statistic, modifier))
    elif affects is fi.Reference.BEARER:
        rule.borne.append((statistic, modifier))
    else:
        rule.everywhere.append((statistic, modifier))


def _lend(
    rule: Rule,
    affects: fi.Filter,
    sentence: Special,
    holds: Test | None,
    compilation: Compilation,
) -> None:
    """Let cards that pass have a special ability; in it "this" is the card that has it."""
    from rules.tcg.notation.compiler.sentences import compile_special

    passes = compile_filter(affects)

    def has_it(state: State, context: Context, card: int) -> bool:
        return passes(state, context, card) and (holds is None or holds(state, context))

    rule.lent.append((has_it, compile_special(sentence, compilation)))


def _as_relation(quality: qu.Quality) -> tuple[int, fi.Filter] | None:
    """Return which relation a quality is, and to what other card; None where it is none."""
    match quality:
        case qu.CannotBear(item):
            return CANNOT_BEAR, item
        case qu.CannotBeAssignedTo(opponent, by_free_peoples):
            return CANNOT_FACE_BY_FREE_PEOPLES if by_free_peoples else CANNOT_FACE, opponent
        case qu.ExertedOnlyBy(card):
            return CANNOT_BE_EXERTED_BY, ~card
        case _:
            return None


def compile_relation(
    affects: fi.Filter, other: fi.Filter, amount: am.Amount, holds: Test | None
) -> Relation:
    """Return what a text says of a card that passes one filter and another that passes a second.

    In the second filter and the amount, "it" is the first card.
    """
    is_affected = compile_filter(affects)
    is_other = compile_filter(other)
    count = compile_amount(amount)

    def relate(state: State, context: Context, card: int, against: int) -> int:
        about = context.about(card)
        if not is_affected(state, about, card) or not is_other(state, about, against):
            return 0
        return count(state, about) if holds is None or holds(state, about) else 0

    return relate


def _as_modifier(quality: qu.Quality, compilation: Compilation) -> tuple[int, am.Amount]:
    match quality:
        case qu.Change(statistic, amount):
            return STATISTIC_CODES[statistic], amount
        case qu.GainsKeyword(keyword):
            return GAINED_TRAITS, traits.trait(keyword)
        case qu.CountsAs(word):
            return GAINED_TRAITS, traits.trait(word)
        case qu.Loses(Keyword() as keyword):
            return LOST_TRAITS, traits.trait(keyword)
        case qu.Loses(Statistic() as statistic) if statistic in _LOST:
            return _LOST[statistic], 1
        case qu.LosesKeywords():
            return LOST_TRAITS, traits.KEYWORDS
        case qu.LosesBonuses(statistic, items):
            return STATISTIC_CODES[statistic], _lost_bonuses(statistic, items)
        case _:
            raise compilation.no_meaning(quality)


def _lost_bonuses(statistic: Statistic, items: fi.Filter) -> am.Amount:
    return am.Times(-1, am.BonusesFrom(statistic, items))


def compile_modifier(
    amount: am.Amount,
    holds: Test | None,
    affects: fi.Filter | None,
    compilation: Compilation,
    *,
    guarded: bool = False,
) -> Modifier:
    """Return a modifier: how much it adds to a card's number at the moment."""
    test = compile_filter(affects) if affects is not None else None
    of_site = compilation.card.type is CardType.SITE
    fixed = amount if isinstance(amount, int) else None
    count = compile_amount(amount)

    def modify(state: State, source: int, card: int) -> int:
        player = state.controller(source) if of_site else state.owner[source]
        context = Context(source, player, it=card)
        if test is not None and (card < 0 or not test(state, context, card)):
            return 0
        if holds is not None and not holds(state, context):
            return 0
        return fixed if fixed is not None else count(state, context)

    return _guard(modify) if guarded else modify


def _guard(modify: Modifier) -> Modifier:
    """Return a modifier that may ask for itself again while it is added up.

    It is added up as if it were nothing. Where that makes it something, but being something
    would unmake it, it is a loop without voluntary actions and has no effect (4.2, "loops").
    """
    assumed: dict[tuple[int, int, int], int] = {}
    met: set[tuple[int, int, int]] = set()

    def guarded(state: State, source: int, card: int) -> int:
        key = (id(state), source, card)
        if key in assumed:
            met.add(key)
            return assumed[key]
        assumed[key] = 0
        try:
            value = modify(state, source, card)
            if value and key in met:
                assumed[key] = value
                if modify(state, source, card) != value:
                    return 0
            return value
        finally:
            del assumed[key]
            met.discard(key)

    return guarded
