"""Qualities that cards have as long as a text is in force: "each companion is strength +1"."""

from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.modifiers.numbers import traits_now
from rules.tcg.engine.modifiers.relations import (
    CANNOT_BE_EXERTED_BY,
    CANNOT_BEAR,
    CANNOT_FACE,
    CANNOT_FACE_BY_FREE_PEOPLES,
)
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.bans import USE_ABILITY, USE_RESPONSE
from rules.tcg.engine.state.codes import (
    GAINED_TRAITS,
    LOSES_ARCHER,
    LOSES_DEFENDER,
    LOSES_FIERCE,
    LOSES_HUNTER,
    LOSES_KEYWORDS,
    LOST_TRAITS,
    NO_DAMAGE_BONUS,
    PHASE_CODES,
)
from rules.tcg.engine.state.parts import (
    Ban,
    CardTest,
    Context,
    Modifier,
    Relation,
    Rule,
    Test,
    standing_context,
)
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.abilities import Special
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.abilities import compile_special
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.effects import compile_cost
from rules.tcg.notation.compiler.filters import MAY_CHANGE, mask_of, remaining_test
from rules.tcg.notation.compiler.readings import asks_numbers
from rules.tcg.notation.compiler.statistics import STATISTIC_CODES
from rules.tcg.notation.compiler.tables import compile_amount, compile_condition, compile_filter
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.sentences_of_playing import ToPlay
from rules.tcg.vocabulary import CardType, Keyword, Phase

# What lies at a site, of the keywords that sites have.
TERRAINS: Final[int] = sum(
    traits.trait(keyword)
    for keyword in (
        Keyword.BATTLEGROUND,
        Keyword.DWELLING,
        Keyword.FOREST,
        Keyword.MARSH,
        Keyword.MOUNTAIN,
        Keyword.PLAINS,
        Keyword.RIVER,
        Keyword.UNDERGROUND,
    )
)

LOST: Final[dict[Statistic, int]] = {
    Statistic.FIERCE: LOSES_FIERCE,
    Statistic.ARCHER: LOSES_ARCHER,
    Statistic.HUNTER: LOSES_HUNTER,
    Statistic.DAMAGE: NO_DAMAGE_BONUS,
    Statistic.DEFENDER: LOSES_DEFENDER,
}

LOST_WITH_ALL_KEYWORDS: Final = (LOSES_KEYWORDS, *LOST.values())


def ban_on_abilities(affects: fi.Filter, phase: Phase | None, holds: Test | None) -> Ban:
    """Return the ban on special abilities of cards that pass, in a phase or in all."""
    is_affected = compile_filter(affects)
    of_phase = PHASE_CODES[phase] if phase is not None else -1
    # A response is no special ability of a phase.
    forbidden = (USE_ABILITY,) if phase is not None else (USE_ABILITY, USE_RESPONSE)

    def forbids(state: State, source: int, player: int, done: int, card: int) -> bool:
        if done not in forbidden or (of_phase >= 0 and state.phase != of_phase):
            return False
        context = Context(source, state.controller(source))
        return is_affected(state, context, card) and (holds is None or holds(state, context))

    return forbids


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
        rule.bans.append(ban_on_abilities(affects, quality.phase, holds))
        return
    if isinstance(quality, qu.Gains) and isinstance(quality.sentence, Special):
        _lend(rule, affects, quality.sentence, holds, compilation)
        return
    if isinstance(quality, qu.Gains) and isinstance(quality.sentence, ToPlay):
        _lend_cost(rule, affects, quality.sentence, holds, compilation)
        return
    if isinstance(quality, qu.GainsTerrains):
        rule.words |= TERRAINS
        _add_modifier(rule, affects, GAINED_TRAITS, _terrain_modifier(quality.of, affects, holds))
        return
    if isinstance(quality, qu.LosesKeywords):
        for lost in LOST_WITH_ALL_KEYWORDS:
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


def _terrain_modifier(of: fi.Filter, affects: fi.Filter, holds: Test | None) -> Modifier:
    """Return the modifier that gives a site the terrain of sites that pass.

    The terrain that it gives to those sites themselves they have between them already, so that
    it counts as nothing while it is added up.
    """
    sites = compile_cards(of)
    passes = compile_filter(affects)
    asked: set[tuple[int, int]] = set()

    def terrain(state: State, source: int, card: int) -> int:
        key = (id(state), source)
        if key in asked or card < 0:
            return 0
        asked.add(key)
        try:
            context = Context(source, state.controller(source), it=card)
            if not passes(state, context, card) or (
                holds is not None and not holds(state, context)
            ):
                return 0
            mask = 0
            for site in sites(state, context):
                mask |= traits_now(state, site)
            return mask & TERRAINS
        finally:
            asked.discard(key)

    return terrain


def _lend(
    rule: Rule,
    affects: fi.Filter,
    sentence: Special,
    holds: Test | None,
    compilation: Compilation,
) -> None:
    """Give cards that pass a special ability; in it "this" is the card that has it."""
    rule.lent.append((_having(affects, holds), compile_special(sentence, compilation)))


def _lend_cost(
    rule: Rule, affects: fi.Filter, sentence: ToPlay, holds: Test | None, compilation: Compilation
) -> None:
    """Give events that pass one more cost: an ability made of costs, usable in no phase."""
    cost = compile_cost(sentence.price, compilation)
    ability = compilation.ability(
        phases=0,
        allowed=cost.possible,
        costs=compilation.program(cost.steps),
        effects=None,
        twilight=cost.twilight,
    )
    rule.lent.append((_having(affects, holds), ability))


def _having(affects: fi.Filter, holds: Test | None) -> CardTest:
    passes = compile_filter(affects)

    def has_it(state: State, context: Context, card: int) -> bool:
        return passes(state, context, card) and (holds is None or holds(state, context))

    return has_it


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
        case qu.Loses(Statistic() as statistic) if statistic in LOST:
            return LOST[statistic], 1
        case qu.LosesKeywords():
            return LOST_TRAITS, traits.KEYWORDS
        case qu.LosesBonuses(statistic, items):
            return STATISTIC_CODES[statistic], lost_bonuses(statistic, items)
        case _:
            raise compilation.no_meaning(quality)


def lost_bonuses(statistic: Statistic, items: fi.Filter) -> am.Amount:
    """Return the amount that takes the bonuses of such cards away."""
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
    # Most cards that are asked about lack a word, which shows without a context.
    words = mask_of(affects) if affects is not None else 0
    changing = bool(words & MAY_CHANGE)
    test = remaining_test(affects) if affects is not None else None
    of_site = compilation.card.type is CardType.SITE
    fixed = amount if isinstance(amount, int) else None
    always = holds is None and test is None
    count = compile_amount(amount)

    def modify(state: State, source: int, card: int) -> int:
        if affects is not None and card < 0:
            return 0
        if words:
            if not changing:
                if state.blueprints[card].traits & words != words:
                    return 0
            elif state.in_force.words & words:
                if traits_now(state, card) & words != words:
                    return 0
            elif state.traits[card] & words != words:
                return 0
            if always and fixed is not None:
                return fixed
        player = state.controller(source) if of_site else state.owner[source]
        context = standing_context(source, player, -1, card)
        if test is not None and not test(state, context, card):
            return 0
        if holds is not None and not holds(state, context):
            return 0
        return fixed if fixed is not None else count(state, context)

    return _guard(modify) if guarded else modify


@mypyc_attr(acyclic=True)
class _AddedUp:
    """A modifier that is being added up for a card, and what it is taken to give meanwhile."""

    __slots__ = ("assumed", "card", "is_asked_for", "source", "state")

    def __init__(self, state: State, source: int, card: int) -> None:
        self.state = state
        self.source = source
        self.card = card
        self.assumed = 0
        self.is_asked_for = False


def _guard(modify: Modifier) -> Modifier:
    """Return a modifier that may ask for itself again while it is added up.

    It is added up as if it were nothing. Where that makes it something, but being something
    would unmake it, it is a loop without voluntary actions and has no effect (4.2, "loops").
    """
    under_way: list[_AddedUp] = []

    def guarded(state: State, source: int, card: int) -> int:
        for other in under_way:
            if other.card == card and other.source == source and other.state is state:
                other.is_asked_for = True
                return other.assumed
        this = _AddedUp(state, source, card)
        under_way.append(this)
        try:
            value = modify(state, source, card)
            if value and this.is_asked_for:
                this.assumed = value
                if modify(state, source, card) != value:
                    return 0
            return value
        finally:
            under_way.remove(this)

    return guarded
