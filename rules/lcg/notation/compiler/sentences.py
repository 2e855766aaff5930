"""Sentences become abilities, modifiers and rules; a definition becomes a blueprint."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

from rules.lcg.engine import codes
from rules.lcg.engine.blueprint import (
    Ability,
    Blueprint,
    Context,
    Modifier,
    Numbers,
    Test,
)
from rules.lcg.engine.blueprint import Amount as AmountFunction
from rules.lcg.engine.blueprint import Rule as CompiledRule
from rules.lcg.engine.laws import controller
from rules.lcg.engine.quest_progress import explore
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import bit, card_mask
from rules.lcg.facts.card import LcgCard, number_or_zero
from rules.lcg.notation.compiler import card_effects, own, table_effects
from rules.lcg.notation.compiler.building import Building, NoMeaning, always, every
from rules.lcg.notation.compiler.card_effects import STATISTIC_CODES
from rules.lcg.notation.compiler.conditions import (
    compile_amount,
    compile_condition,
)
from rules.lcg.notation.compiler.effects import compile_effect, program_of
from rules.lcg.notation.compiler.filters import compile_filter
from rules.lcg.notation.compiler.happenings import compile_happening
from rules.lcg.notation.compiler.laws import compile_law
from rules.lcg.notation.compiler.targets import printed_costs
from rules.lcg.notation.effects import (
    Change,
    ChooseFrom,
    Each,
    Effect,
    Paid,
    PutIntoPlay,
    Simple,
    Then,
)
from rules.lcg.notation.filters import Reference, all_of
from rules.lcg.notation.own import OwnEffect
from rules.lcg.notation.sentences import (
    Action,
    AttachTo,
    BlanksBearer,
    CountsAsCondition,
    Definition,
    FlipsInStaging,
    Forced,
    Gains,
    GainsAction,
    Gets,
    Grants,
    Happening,
    Limit,
    LostWithout,
    Occasion,
    Period,
    Response,
    Rule,
    Sentence,
    Setup,
    Shadow,
    Travel,
    Whenever,
    WhenRevealed,
    XIs,
)
from rules.lcg.vocabulary import CardType, EncounterSet, Keyword, Phase

# Importing these modules fills the table of effects.
EFFECT_MODULES: Final = (card_effects, own, table_effects)

# The edition of a quest card's side A.
SIDE_A: Final = "side A"


def compile_card(card: LcgCard, definition: Definition) -> Blueprint:
    """Return a card's blueprint."""
    blueprint = Blueprint(
        card=card,
        edition=definition.edition,
        mask=card_mask(card),
        title=card.name,
        printed=_printed(card),
        cost=number_or_zero(card.cost),
        costs_x=card.cost == "X",
        engagement_cost=card.engagement_cost or 0,
        quest_points=number_or_zero(card.quest_points),
        doomed=sum(k.number or 0 for k in card.keywords if k.keyword is Keyword.DOOMED),
        victory=card.victory_points or 0,
        threat_cost=card.threat_cost or 0,
    )
    building = Building(blueprint)
    for sentence in definition.sentences:
        meaning = SENTENCES.get(type(sentence))
        if meaning is None:
            raise NoMeaning(f"no meaning is written for the sentence {sentence!r}")
        known = len(blueprint.abilities)
        meaning(sentence, building)
        for ability in blueprint.abilities[known:]:
            blueprint.notations.setdefault(ability, sentence)
    return blueprint


def _printed(card: LcgCard) -> tuple[int, ...]:
    numbers = [0] * codes.STATISTICS
    numbers[codes.WILLPOWER] = card.willpower or 0
    numbers[codes.ATTACK] = number_or_zero(card.attack)
    numbers[codes.DEFENSE] = number_or_zero(card.defense)
    numbers[codes.HIT_POINTS] = card.hit_points or 0
    numbers[codes.THREAT] = number_or_zero(card.threat_strength)
    if card.type is CardType.OBJECTIVE and card.hit_points is not None:
        # An objective that is an ally does not do what it has no number for.
        numbers[codes.CANNOT_COMMIT] = int(card.willpower is None)
        numbers[codes.CANNOT_ATTACK] = int(card.attack is None)
        numbers[codes.CANNOT_DEFEND] = int(card.defense is None)
    return tuple(numbers)


# --- sentences that do something ---


def _ability(
    does: Paid,
    building: Building,
    *,
    phase: Phase | None = None,
    happening: Happening | None = None,
    given: Test | None = None,
    limit: Limit | None = None,
    from_staging_area: bool = False,
    different_pools: bool = False,
    by_any_player: bool = False,
    is_action: bool = False,
) -> Ability:
    cost = None if does.cost is None else compile_effect(does.cost, building)
    effect = compile_effect(does.effect, building)
    code, heard = codes.NONE, None
    if happening is not None:
        code, heard = compile_happening(happening)
        if given is not None:
            heard = every([given] if heard is None else [heard, given])
    payable = [] if cost is None else [cost.payable]
    if happening is None and given is not None:
        payable.append(given)
    phases = 0
    if is_action:
        phases = codes.ANY_PHASE if phase is None else 1 << codes.PHASE_CODES[phase]
    ability = Ability(
        key=building.ability_key(),
        cost=None if cost is None else building.program(cost.steps),
        effect=building.program(effect.steps),
        payable=every(payable),
        useful=effect.useful,
        phases=phases,
        happening=code,
        heard=heard,
        limit=0 if limit is None else limit.times,
        limit_is_per_phase=limit is not None and limit.period is Period.PHASE,
        limit_is_per_game=limit is not None and limit.period is Period.GAME,
        by_any_player=by_any_player
        or from_staging_area
        or (limit is not None and limit.each_player),
        anywhere=by_any_player and building.blueprint.card.encounter_set is not None,
        limit_is_per_player=limit is not None and limit.each_player,
        x_values=_x_values(does.effect) if building.blueprint.costs_x else None,
        different_pools=different_pools,
        from_staging_area=from_staging_area,
    )
    building.blueprint.abilities.append(ability)
    return ability


def _x_values(effect: Effect) -> Numbers:
    """Return what X may be: as a word of the card says, or the costs of what it can choose."""
    parts = effect.parts if isinstance(effect, Then) else (effect,)
    for part in parts:
        if isinstance(part, OwnEffect) and part.x_values is not None:
            return part.x_values
        if isinstance(part, PutIntoPlay) and isinstance(part.target, ChooseFrom):
            return printed_costs(part.target)
    raise NoMeaning(f"nothing says what X may be in {effect!r}")


def _action(sentence: Action, building: Building) -> None:
    if sentence.before_commitment:
        # Actions are taken as a step ends; this moment is one that the phase itself announces.
        begins = Happening(Occasion.PHASE_BEGINS, phase=Phase.QUEST)
        building.blueprint.event = _ability(sentence.does, building, happening=begins)
        return
    given = None if sentence.given is None else compile_condition(sentence.given)
    ability = _ability(
        sentence.does,
        building,
        phase=sentence.phase,
        given=given,
        limit=sentence.limit,
        from_staging_area=sentence.from_staging_area,
        different_pools=sentence.different_pools,
        by_any_player=sentence.by_any_player,
        is_action=True,
    )
    blueprint = building.blueprint
    if blueprint.card.type is CardType.EVENT:
        blueprint.event = ability
        blueprint.event_phases = ability.phases
    else:
        blueprint.actions += (ability,)


def _response(sentence: Response, building: Building) -> None:
    given = None if sentence.given is None else compile_condition(sentence.given)
    ability = _ability(
        sentence.does, building, happening=sentence.after, given=given, limit=sentence.limit
    )
    blueprint = building.blueprint
    if blueprint.card.type is CardType.EVENT:
        blueprint.event = ability
    elif sentence.from_hand:
        blueprint.hand_responses += (ability,)
    else:
        blueprint.responses += (ability,)


def _forced(sentence: Forced, building: Building) -> None:
    given = None if sentence.given is None else compile_condition(sentence.given)
    does = Paid(None, sentence.effect)
    ability = _ability(does, building, happening=sentence.when, given=given, limit=sentence.limit)
    building.blueprint.forced += (ability,)


def _lost_without(sentence: LostWithout, building: Building) -> None:
    leaves = Happening(Occasion.LEAVES_PLAY, Reference.THIS)
    _forced(Forced(leaves, Simple.LOSE_THE_GAME), building)


def _when_revealed(sentence: WhenRevealed, building: Building) -> None:
    building.blueprint.when_revealed = program_of(sentence.effect, building)
    building.blueprint.uncancelable = sentence.cannot_be_canceled


def _counts_as_condition(sentence: CountsAsCondition, building: Building) -> None:
    for part in sentence.sentences:
        if isinstance(part, Action):
            _inner_action(part, building)
        else:
            SENTENCES[type(part)](part, building)


def _shadow(sentence: Shadow, building: Building) -> None:
    building.blueprint.shadow = program_of(sentence.effect, building)
    building.blueprint.shadow_is_blank = False


def _travel(sentence: Travel, building: Building) -> None:
    cost = None if sentence.cost is None else compile_effect(sentence.cost, building)
    payable = always if cost is None else cost.payable
    if sentence.given is not None:
        payable = every([payable, compile_condition(sentence.given)])
    program = building.program(() if cost is None else cost.steps)
    ability = Ability(building.ability_key(), None, program, payable, always)
    building.blueprint.abilities.append(ability)
    building.blueprint.travel = ability


def _setup(sentence: Setup, building: Building) -> None:
    building.blueprint.setup = program_of(sentence.effect, building)


# --- sentences that are always so ---


def _attach_to(sentence: AttachTo, building: Building) -> None:
    building.blueprint.attaches_to = compile_filter(sentence.filter)


def _gets(sentence: Gets, building: Building) -> None:
    given = None if sentence.given is None else compile_condition(sentence.given)
    for quality in sentence.qualities:
        if isinstance(quality, Gains):
            _grant(sentence, quality, building)
        else:
            _modify(sentence, quality, given, building)


def _grant(sentence: Gets, quality: Gains, building: Building) -> None:
    """A trait or an icon; what it depends on is looked at when the card is attached."""
    blueprint = building.blueprint
    if sentence.given is None:
        blueprint.grants |= bit(quality.word)
        return
    test = compile_condition(sentence.given)

    def holds(state: State, context: Context, card: int) -> bool:
        return test(state, context)

    blueprint.grants_if += ((holds, bit(quality.word)),)


def _modify(sentence: Gets, change: Change, given: Test | None, building: Building) -> None:
    blueprint = building.blueprint
    statistic = STATISTIC_CODES[change.statistic]
    if isinstance(sentence.card, Each):
        _shed(sentence, sentence.card, change, given, blueprint)
        return
    of_bearer = sentence.card is Reference.BEARER
    fixed = isinstance(change.amount, int) and given is None and sentence.instead is None
    if fixed and of_bearer:
        assert isinstance(change.amount, int)
        blueprint.bonus += ((statistic, change.amount),)
        return
    if fixed and statistic >= codes.CANNOT_ATTACK:
        # What the card never does is looked up as if it were printed.
        printed = list(blueprint.printed)
        printed[statistic] += 1
        blueprint.printed = tuple(printed)
        return
    table: dict[int, tuple[Modifier, ...]] = defaultdict(tuple)
    table.update(blueprint.borne if of_bearer else blueprint.own)
    table[statistic] += (_modifier(sentence, change, given),)
    if of_bearer:
        blueprint.borne = dict(table)
    else:
        blueprint.own = dict(table)


def _shed(
    sentence: Gets, cards: Each, change: Change, given: Test | None, blueprint: Blueprint
) -> None:
    """Change a number of all cards that pass, while this one is in play."""
    test = compile_filter(cards.filter)
    amount = compile_amount(change.amount)

    def modify(state: State, source: int, card: int) -> int:
        context = Context(source, controller(state, source), card)
        if not test(state, context, card) or (given is not None and not given(state, context)):
            return 0
        return amount(state, context)

    statistic = STATISTIC_CODES[change.statistic]
    assert statistic <= codes.THREAT
    known = blueprint.auras.get(statistic, ())
    blueprint.auras = {**blueprint.auras, statistic: (*known, modify)}


def _flips_in_staging(sentence: FlipsInStaging, building: Building) -> None:
    """Side B has a name of its own; side A is alike on all cards of that name."""
    card, blueprint = building.blueprint.card, building.blueprint
    blueprint.title = card.back_name
    blueprint.side_a = side_a(card.name, card.encounter_set, card.stage)


@cache
def side_a(name: str, encounter_set: EncounterSet | None, stage: int | None) -> Blueprint:
    """Return what a quest card shows while its side A lies up: not which card it is."""
    facts = LcgCard(
        "", "", 0, name, CardType.QUEST, 1, "", encounter_set=encounter_set, stage=stage
    )
    return Blueprint(facts, SIDE_A, card_mask(facts), name)


def _gains_action(sentence: GainsAction, building: Building) -> None:
    _inner_action(sentence.action, building)


def _inner_action(action: Action, building: Building) -> None:
    """Add an action within a sentence; it is offered without the rest of the text."""
    blueprint = building.blueprint
    known = len(blueprint.abilities)
    _action(action, building)
    for ability in blueprint.abilities[known:]:
        blueprint.notations[ability] = action


def _blanks_bearer(sentence: BlanksBearer, building: Building) -> None:
    building.blueprint.blanks_bearer = True


def _x_is(sentence: XIs, building: Building) -> None:
    blueprint = building.blueprint
    amount = compile_amount(sentence.amount)

    def modify(state: State, source: int, card: int) -> int:
        return amount(state, Context(source, controller(state, source), card))

    card = blueprint.card
    if card.quest_points == "X":
        _explored_by_x(building, amount)
    printed = ((codes.ATTACK, card.attack), (codes.DEFENSE, card.defense))
    numbers = [statistic for statistic, number in printed if number == "X"]
    if card.threat_strength == "X":
        numbers.append(codes.THREAT)
    for statistic in numbers:
        known = blueprint.own.get(statistic, ())
        blueprint.own = {**blueprint.own, statistic: (*known, modify)}


def _explored_by_x(building: Building, amount: AmountFunction) -> None:
    """Give a location X quest points; it is explored too when X becomes less."""
    blueprint = building.blueprint
    blueprint.quest_points_x = amount

    def has_all_its_progress(state: State, context: Context) -> bool:
        progress = state.progress[context.source]
        return 0 < progress >= amount(state, context)

    def leave(state: State, context: Context) -> None:
        explore(state, context.source)

    rule = CompiledRule(codes.WATCHES, has_all_its_progress, effect=building.program((leave,)))
    blueprint.rules += (rule,)


def _grants(sentence: Grants, building: Building) -> None:
    """The card itself does what others gain: of each of them when it happens to it."""
    forced = sentence.forced
    subject = all_of(part for part in (sentence.cards.filter, forced.when.subject) if part)
    _forced(Forced(replace(forced.when, subject=subject), forced.effect, sentence.given), building)


def _whenever(sentence: Whenever, building: Building) -> None:
    program = program_of(sentence.effect, building)
    holds = compile_condition(sentence.condition)
    building.blueprint.rules += (CompiledRule(codes.WATCHES, holds, effect=program),)


def _modifier(sentence: Gets, change: Change, given: Test | None) -> Modifier:
    amount = compile_amount(change.amount)
    other_if, other = None, amount
    if sentence.instead is not None:
        other_if = compile_condition(sentence.instead[0])
        other = compile_amount(sentence.instead[1].amount)

    def modify(state: State, source: int, card: int) -> int:
        context = Context(source, state.controller[source], card)
        if given is not None and not given(state, context):
            return 0
        if other_if is not None and other_if(state, context):
            return other(state, context)
        return amount(state, context)

    return modify


SENTENCES: Final[dict[type[Sentence], Callable[[Any, Building], None]]] = {
    Action: _action,
    Response: _response,
    Forced: _forced,
    WhenRevealed: _when_revealed,
    Shadow: _shadow,
    Travel: _travel,
    Setup: _setup,
    AttachTo: _attach_to,
    Gets: _gets,
    Grants: _grants,
    CountsAsCondition: _counts_as_condition,
    Whenever: _whenever,
    XIs: _x_is,
    FlipsInStaging: _flips_in_staging,
    GainsAction: _gains_action,
    BlanksBearer: _blanks_bearer,
    LostWithout: _lost_without,
    Rule: compile_law,
}
