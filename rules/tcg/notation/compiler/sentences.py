"""Sentences become abilities and modifiers; a definition becomes a blueprint."""

from collections import defaultdict
from functools import singledispatch

from rules.tcg.engine import codes, traits
from rules.tcg.engine.blueprint import (
    Ability,
    Blueprint,
    Context,
    Modifier,
    Test,
    WornRing,
)
from rules.tcg.engine.state import State
from rules.tcg.facts.card import Card
from rules.tcg.notation import abilities as ab
from rules.tcg.notation.compiler.conditions import always, compile_amount, compile_condition
from rules.tcg.notation.compiler.effects import compile_effect
from rules.tcg.notation.compiler.effects_on_cards import STATISTIC_CODES
from rules.tcg.notation.compiler.filters import compile_filter
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action
from rules.tcg.notation.filters import Filter, Reference
from rules.tcg.vocabulary import CardType, Keyword, Phase


def compile_card(card: Card, definition: ab.Definition | None) -> Blueprint:
    """Give a card's blueprint; without a definition it has its facts and no behaviour."""
    blueprint = Blueprint(
        card=card,
        traits=traits.traits_of(card),
        title=card.title,
        printed=_printed(card),
        unwritten=definition is None,
    )
    for sentence in definition.sentences if definition else ():
        add_sentence(sentence, blueprint)
    return blueprint


def _printed(card: Card) -> tuple[int, ...]:
    numbers = [0] * codes.STATISTICS
    numbers[codes.STRENGTH] = card.strength or 0
    numbers[codes.VITALITY] = card.vitality or 0
    numbers[codes.RESISTANCE] = card.resistance or 0
    numbers[codes.TWILIGHT_COST] = card.twilight
    numbers[codes.DAMAGE] = card.keywords.get(Keyword.DAMAGE, 0)
    numbers[codes.DEFENDER] = card.keywords.get(Keyword.DEFENDER, 0)
    numbers[codes.AMBUSH] = card.keywords.get(Keyword.AMBUSH, 0)
    numbers[codes.FIERCE] = int(Keyword.FIERCE in card.keywords)
    numbers[codes.ARCHER] = int(Keyword.ARCHER in card.keywords)
    if card.type is not CardType.SITE:
        numbers[codes.SITE_NUMBER] = card.site_number or 0
    return tuple(numbers)


@singledispatch
def add_sentence(sentence: ab.Sentence, blueprint: Blueprint) -> None:
    """Add what a sentence does to a blueprint; `TypeError` for one without a meaning."""
    raise TypeError(f"no meaning is written for the sentence {sentence!r}")


# --- actions ---


def _phase_mask(phases: tuple[Phase, ...]) -> int:
    return sum(1 << codes.PHASE_CODES[phase] for phase in phases)


def _ability(
    action: Action,
    given: Condition | None,
    *,
    phases: tuple[Phase, ...] = (),
    happening: ab.Happening | None = None,
    optional: bool = True,
    once: bool = False,
    useful: bool = False,
) -> Ability:
    cost = compile_effect(action.cost) if action.cost is not None else None
    tests: list[Test] = []
    if given is not None:
        tests.append(compile_condition(given))
    if cost is not None and cost.possible is not always:
        tests.append(cost.possible)
    effect = compile_effect(action.effect)
    if useful and effect.useful is not always:
        tests.append(effect.useful)
    code, heard = compile_happening(happening) if happening is not None else (-1, None)
    return Ability(
        phases=_phase_mask(phases),
        allowed=_every(tests),
        costs=cost.steps if cost is not None else (),
        effects=effect.steps,
        happening=code,
        heard=heard,
        optional=optional,
        once=once,
    )


def _every(tests: list[Test]) -> Test:
    if not tests:
        return always
    if len(tests) == 1:
        return tests[0]

    def all_hold(state: State, context: Context) -> bool:
        return all(test(state, context) for test in tests)

    return all_hold


@add_sentence.register
def _(sentence: ab.Event, blueprint: Blueprint) -> None:
    blueprint.event = _ability(sentence.action, sentence.given, phases=sentence.phases)


@add_sentence.register
def _(sentence: ab.ResponseEvent, blueprint: Blueprint) -> None:
    blueprint.event = _ability(sentence.action, sentence.given, happening=sentence.answers)


@add_sentence.register
def _(sentence: ab.Special, blueprint: Blueprint) -> None:
    # Only an event may be played for no effect (2.0, "Effects"); a special ability that costs
    # nothing and does nothing could be used for ever.
    ability = _ability(sentence.action, sentence.given, phases=sentence.phases, useful=True)
    blueprint.specials += (ability,)
    blueprint.special_phases |= ability.phases


@add_sentence.register
def _(sentence: ab.Response, blueprint: Blueprint) -> None:
    blueprint.responses += (
        _ability(sentence.action, sentence.given, happening=sentence.answers, useful=True),
    )


@add_sentence.register
def _(sentence: ab.EachTime, blueprint: Blueprint) -> None:
    action = Action(None, sentence.effect)
    ability = _ability(action, None, happening=sentence.happening, optional=False)
    blueprint.triggers += (_heard_given(ability, sentence.given),)


@add_sentence.register
def _(sentence: ab.EachTimeMay, blueprint: Blueprint) -> None:
    blueprint.triggers += (
        _ability(
            sentence.action, sentence.given, happening=sentence.happening, once=True, useful=True
        ),
    )


def _heard_given(ability: Ability, given: Condition | None) -> Ability:
    """Give a required ability that is only heard while a condition holds."""
    if given is None:
        return ability
    heard = ability.heard
    tests = [compile_condition(given)] if heard is None else [heard, compile_condition(given)]
    return Ability(
        phases=ability.phases,
        allowed=ability.allowed,
        costs=ability.costs,
        effects=ability.effects,
        happening=ability.happening,
        heard=_every(tests),
        optional=False,
    )


# --- modifiers ---


@add_sentence.register
def _(sentence: ab.While, blueprint: Blueprint) -> None:
    holds = compile_condition(sentence.condition) if sentence.condition else None
    own: dict[int, tuple[Modifier, ...]] = defaultdict(tuple, blueprint.own)
    borne: dict[int, tuple[Modifier, ...]] = defaultdict(tuple, blueprint.borne)
    for modifier in sentence.modifiers:
        statistic = STATISTIC_CODES[modifier.statistic]
        if modifier.affects is Reference.THIS:
            own[statistic] += (_compile_modifier(modifier, holds, None),)
        elif modifier.affects is Reference.BEARER:
            borne[statistic] += (_compile_modifier(modifier, holds, None),)
        else:
            compiled = _compile_modifier(modifier, holds, modifier.affects)
            blueprint.everywhere += ((statistic, compiled),)
    blueprint.own = dict(own)
    blueprint.borne = dict(borne)


def _compile_modifier(
    modifier: ab.Modifier, holds: Test | None, affects: Filter | None
) -> Modifier:
    amount = compile_amount(modifier.amount)
    test = compile_filter(affects) if affects is not None else None

    def modify(state: State, source: int, card: int) -> int:
        context = Context(source, state.owner[source])
        if test is not None and not test(state, context, card):
            return 0
        if holds is not None and not holds(state, context):
            return 0
        return amount(state, context)

    return modify


@add_sentence.register
def _(sentence: ab.WoundsBecomeBurdens, blueprint: Blueprint) -> None:
    blueprint.worn = WornRing(sentence.in_skirmish, sentence.burdens)


# --- playing the card ---


@add_sentence.register
def _(sentence: ab.BearerMustBe, blueprint: Blueprint) -> None:
    blueprint.bearer = compile_filter(sentence.bearer)


@add_sentence.register
def _(sentence: ab.ToPlay, blueprint: Blueprint) -> None:
    blueprint.to_play += (compile_condition(sentence.requirement),)


@add_sentence.register
def _(sentence: ab.AlsoPlayable, blueprint: Blueprint) -> None:
    price = compile_effect(sentence.price)
    blueprint.also_playable += (
        Ability(
            phases=_phase_mask((sentence.phase,)),
            allowed=price.possible,
            costs=price.steps,
            effects=(),
        ),
    )


# --- what happens ---


@singledispatch
def compile_happening(happening: ab.Happening) -> tuple[int, Test | None]:
    """Give the code of a happening and the test whether it is the one meant."""
    raise TypeError(f"no meaning is written for the happening {happening!r}")


@compile_happening.register
def _(happening: ab.FellowshipMoves) -> tuple[int, Test | None]:
    return codes.FELLOWSHIP_MOVES, None


@compile_happening.register
def _(happening: ab.FellowshipLeaves) -> tuple[int, Test | None]:
    return codes.MOVES_FROM, _subject_is_this


@compile_happening.register
def _(happening: ab.FellowshipReaches) -> tuple[int, Test | None]:
    return codes.MOVES_TO, _subject_is_this


def _subject_is_this(state: State, context: Context) -> bool:
    return context.subject == context.source


@compile_happening.register
def _(happening: ab.PhaseStarts) -> tuple[int, Test | None]:
    phase = codes.PHASE_CODES[happening.phase]

    def is_phase(state: State, context: Context) -> bool:
        return state.phase == phase

    return codes.PHASE_STARTS, is_phase


@compile_happening.register
def _(happening: ab.SkirmishStarts) -> tuple[int, Test | None]:
    return codes.SKIRMISH_STARTS, _someone_skirmishes(happening.involving)


def _someone_skirmishes(involving: Filter) -> Test:
    test = compile_filter(involving)

    def is_involved(state: State, context: Context) -> bool:
        return any(
            test(state, context, card)
            for card in (state.skirmisher, *state.skirmish_minions)
            if card >= 0
        )

    return is_involved


def _subject_passes(subject: Filter, involving: Filter | None) -> Test:
    passes = compile_filter(subject)

    def subject_passes(state: State, context: Context) -> bool:
        return passes(state, context, context.subject)

    if involving is None:
        return subject_passes
    return _every([subject_passes, _someone_skirmished(involving)])


def _someone_skirmished(involving: Filter) -> Test:
    """Whether such a character was in the skirmish, even if it is no longer in play."""
    test = compile_filter(involving)

    def was_involved(state: State, context: Context) -> bool:
        involved = (
            state.skirmisher,
            *state.skirmish_minions,
            *state.removed_from_skirmish,
        )
        return any(test(state, context, card) for card in involved if card >= 0)

    return was_involved


@compile_happening.register
def _(happening: ab.WinsSkirmish) -> tuple[int, Test | None]:
    return codes.SKIRMISH_WON, _subject_passes(happening.winner, happening.involving)


@compile_happening.register
def _(happening: ab.IsOverwhelmed) -> tuple[int, Test | None]:
    return codes.OVERWHELMED, _subject_passes(happening.loser, happening.involving)


@compile_happening.register
def _(happening: ab.IsKilled) -> tuple[int, Test | None]:
    return codes.KILLED, _subject_passes(happening.victim, None)


@compile_happening.register
def _(happening: ab.AboutToBeWounded) -> tuple[int, Test | None]:
    victim = _subject_passes(happening.victim, None)
    if not happening.in_skirmish:
        return codes.ABOUT_TO_BE_WOUNDED, victim

    def in_skirmish(state: State, context: Context) -> bool:
        return state.phase == codes.SKIRMISH and victim(state, context)

    return codes.ABOUT_TO_BE_WOUNDED, in_skirmish


@compile_happening.register
def _(happening: ab.IsPlayed) -> tuple[int, Test | None]:
    return codes.PLAYED, _subject_passes(happening.card, None)
