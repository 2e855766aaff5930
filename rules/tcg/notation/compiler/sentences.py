"""Sentences become abilities and rules of a blueprint."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from rules.tcg.engine import bans, codes
from rules.tcg.engine.blueprint import (
    Ability,
    Ban,
    Blueprint,
    Context,
    Modifier,
    Rule,
    Test,
    WornRing,
)
from rules.tcg.engine.relations import COST_ON_BEARER
from rules.tcg.engine.state import State as GameState
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.compilation import Compilation, always
from rules.tcg.notation.compiler.conditions import compile_condition, every
from rules.tcg.notation.compiler.effects_of_effects import compile_action
from rules.tcg.notation.compiler.filters import compile_cards, compile_filter
from rules.tcg.notation.compiler.players import compile_players
from rules.tcg.notation.compiler.qualities import add_statement, compile_modifier, compile_relation
from rules.tcg.notation.compiler.sentences_of_playing import (
    also_playable,
    bearer_must_be,
    event_goes,
    phase_mask,
    price_of,
    to_assign,
    to_play,
)
from rules.tcg.notation.compiler.statistics import GAME_NUMBER_CODES
from rules.tcg.notation.compiler.triggers import compile_trigger
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import Reference, State, That, all_of
from rules.tcg.notation.qualities import Change, Gains
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.notation.triggers import (
    LosesSkirmish,
    PhaseEnds,
    PhaseIsNext,
    PhaseStarts,
    Trigger,
    Turn,
    WinsSkirmish,
)
from rules.tcg.vocabulary import Phase

_ZONES = {
    se.From.PLAY: codes.IN_PLAY,
    se.From.STACK: codes.STACKED,
    se.From.DISCARD_PILE: codes.IN_DISCARD,
    se.From.HAND: codes.IN_HAND,
}


def add_sentence(sentence: se.Sentence, blueprint: Blueprint, compilation: Compilation) -> None:
    """Add what a sentence does to a blueprint. Raise NoMeaning for one without a meaning."""
    compiling = _SENTENCES.get(type(sentence))
    if compiling is None:
        raise compilation.no_meaning(sentence)
    compiling(sentence, blueprint, compilation)


# --- actions ---


def _ability(
    action: ef.Action,
    given: Condition | None,
    compilation: Compilation,
    *,
    phases: tuple[Phase, ...] = (),
    trigger: Trigger | None = None,
    limit: se.Limit | None = None,
    source: se.From = se.From.PLAY,
    is_event: bool = False,
    optional: bool = True,
    once: bool = False,
) -> Ability:
    """Compile an action.

    An ability that costs nothing is offered only where its effect would do something; without
    that it could be used for ever. One with a cost may be used for no effect, and an event may
    be played for none (4.2, "effect").
    """
    compilation.remembers = any(values_of_kind(action, That))
    cost, effect = compile_action(action, compilation)
    compilation.remembers = False
    tests: list[Test] = []
    if given is not None:
        tests.append(compile_condition(given))
    if cost is not None and cost.possible is not always:
        tests.append(cost.possible)
    if effect.begins is not always and optional:
        tests.append(effect.begins)
    if _is_free(action.cost) and not is_event and optional and effect.useful is not always:
        tests.append(effect.useful)
    heard = compile_trigger(trigger) if trigger is not None else {}
    return compilation.ability(
        phases=phase_mask(phases),
        allowed=every(tests),
        costs=compilation.program(cost.steps) if cost is not None else None,
        effects=compilation.program(effect.steps),
        events=sum(1 << event for event in heard),
        heard=heard,
        optional=optional,
        once=once,
        limit=limit.uses if limit is not None else 0,
        per_turn=limit is not None and limit.per is se.Per.TURN,
        twilight=cost.twilight if cost is not None else None,
        zone=_ZONES[source],
        notation=action,
    )


def _is_free(cost: ef.Effect | None) -> bool:
    """Whether a cost can be paid by spotting alone: what is spotted is not used up."""
    match cost:
        case None | ef.Spot() | ef.SpotTokens() | ef.Require() | ef.Pick():
            return True
        case ef.Then(parts):
            return all(_is_free(part) for part in parts)
        case ef.Either(options):
            return any(_is_free(option) for option in options)
        case ef.PayEither(actions):
            return any(_is_free(action.cost) for action in actions)
        case _:
            return False


def _event(sentence: se.Event, blueprint: Blueprint, compilation: Compilation) -> None:
    _refuse_second_event(blueprint)
    blueprint.event = _ability(
        sentence.action, sentence.given, compilation, phases=sentence.phases, is_event=True
    )


def _response_event(
    sentence: se.ResponseEvent, blueprint: Blueprint, compilation: Compilation
) -> None:
    _refuse_second_event(blueprint)
    blueprint.event = _ability(
        sentence.action, sentence.given, compilation, trigger=sentence.answers, is_event=True
    )


def _refuse_second_event(blueprint: Blueprint) -> None:
    if blueprint.event is not None:
        raise ValueError(f"{blueprint.card.name} has a second event sentence; write one")


def compile_special(sentence: se.Special, compilation: Compilation) -> Ability:
    """Return a special ability, of the card itself or one that it lends to others."""
    return _ability(
        sentence.action,
        sentence.given,
        compilation,
        phases=sentence.phases,
        limit=sentence.limit,
        source=sentence.source,
    )


def _special(sentence: se.Special, blueprint: Blueprint, compilation: Compilation) -> None:
    ability = compile_special(sentence, compilation)
    blueprint.specials += (ability,)
    blueprint.special_phases |= ability.phases


def compile_response(sentence: se.Response, compilation: Compilation) -> Ability:
    """Return a special ability that answers something."""
    return _ability(
        sentence.action,
        sentence.given,
        compilation,
        trigger=sentence.answers,
        limit=sentence.limit,
        source=sentence.source,
    )


def _response(sentence: se.Response, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.responses += (compile_response(sentence, compilation),)


def _choosing_opponent(trigger: Trigger, action: ef.Action) -> ef.Action:
    """Return an action that first settles who "that minion" of a skirmish is.

    "Each time he wins a skirmish involving a fierce minion, discard that minion": where there
    were several, one is chosen.
    """
    if not isinstance(trigger, WinsSkirmish | LosesSkirmish) or trigger.involving is None:
        return action
    if not any(values_of_kind(action, That)):
        return action
    opponent = ef.Pick(ef.Choose(all_of((trigger.involving, State.SKIRMISHING))))
    if action.cost is None:
        return ef.Action(None, opponent + action.effect)
    return ef.Action(opponent + action.cost, action.effect)


def _trigger_ability(sentence: se.EachTime, compilation: Compilation) -> Ability:
    if isinstance(sentence.effect, ef.May):
        return _ability(
            _choosing_opponent(sentence.trigger, sentence.effect.action),
            sentence.given,
            compilation,
            trigger=sentence.trigger,
            limit=sentence.limit,
            once=True,
        )
    ability = _ability(
        _choosing_opponent(sentence.trigger, ef.Action(None, sentence.effect)),
        None,
        compilation,
        trigger=sentence.trigger,
        limit=sentence.limit,
        optional=False,
    )
    if sentence.given is not None:
        holds = compile_condition(sentence.given)
        ability.heard = {
            event: every([test, holds]) if test is not always else holds
            for event, test in ability.heard.items()
        }
    return ability


def _each_time(sentence: se.EachTime, blueprint: Blueprint, compilation: Compilation) -> None:
    ability = _trigger_ability(sentence, compilation)
    blueprint.triggers += (ability,)
    blueprint.hears |= ability.events


def _at_moment(sentence: ef.AtMoment, blueprint: Blueprint, compilation: Compilation) -> None:
    _each_time(_moment_trigger(sentence), blueprint, compilation)


def _moment_trigger(sentence: ef.AtMoment) -> se.EachTime:
    trigger: Trigger = PhaseEnds(sentence.phase) if sentence.phase is not None else Turn.ENDS
    return se.EachTime(trigger, sentence.effect)


def _aid(sentence: se.Aid, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.aid = price_of(sentence.price, compilation)


# --- what holds ---


def compile_rule(sentence: se.Sentence, compilation: Compilation) -> Rule:
    """Return what holds by a sentence, as a part that can be given to a card for a while."""
    rule = compilation.rule()
    match sentence:
        case se.While(condition, statements):
            for statement in statements:
                _add_to_rule(rule, statement, condition, compilation)
        case se.Statement():
            _add_to_rule(rule, sentence, None, compilation)
        case se.EachTime():
            rule.triggers.append(_trigger_ability(sentence, compilation))
        case se.Special():
            add_statement(rule, Reference.THIS, Gains(sentence), None, compilation)
        case se.Response():
            rule.triggers.append(compile_response(sentence, compilation))
        case _:
            raise compilation.no_meaning(sentence)
    return rule


def _add_to_rule(
    rule: Rule, statement: object, condition: Condition | None, compilation: Compilation
) -> None:
    match statement:
        case se.Gets(affects, qualities):
            for quality in qualities:
                add_statement(rule, affects, quality, condition, compilation)
        case se.GameNumberIs(number, amount, least):
            holds = compile_condition(condition) if condition is not None else None
            modifier = compile_modifier(amount, holds, None, compilation)
            if number is ef.GameNumber.MOVE_LIMIT:
                if least is not None:
                    modifier = _not_below(modifier, least)
                rule.move_limits.append((compilation.limit_key(), modifier))
            else:
                rule.everywhere.append((GAME_NUMBER_CODES[number], modifier))
        case se.Forbids():
            rule.bans.append(_compile_ban(statement, condition))
        case se.Discards(cards):
            holds = compile_condition(condition) if condition is not None else always
            rule.discards.append((holds, compile_cards(cards)))
        case se.Skips(phase):
            skipped = codes.PHASE_CODES[phase]
            rule.bans.append(_compile_state_of_game(bans.SKIP_PHASE, skipped, condition))
        case se.ShadowHasInitiative():
            rule.bans.append(_compile_state_of_game(bans.HAVE_INITIATIVE, -1, condition))
        case se.FreeTransfers():
            rule.bans.append(_compile_state_of_game(bans.PAY_FOR_TRANSFER, -1, condition))
        case se.WinsAfterReconciling():
            rule.bans.append(_compile_state_of_game(bans.WIN_BEFORE_RECONCILING, -1, condition))
        case se.CostsOnBearer(cards, on, amount):
            holds = compile_condition(condition) if condition is not None else None
            relation = compile_relation(on, cards, amount, holds)
            if cards is Reference.THIS:
                rule.own_costs_on.append(relation)
            else:
                rule.relations.append((COST_ON_BEARER, relation))
        case se.FirstPlayed(phase, cards, amount):
            none_yet: Condition = co.Unless(co.WasPlayed(phase, cards))
            if phase is not None:
                none_yet = co.Every((co.During(phase), none_yet))
            first = none_yet if condition is None else co.Every((condition, none_yet))
            quality = Change(Statistic.TWILIGHT_COST, amount)
            add_statement(rule, cards, quality, first, compilation)
        case _:
            raise compilation.no_meaning(statement)


def _not_below(modifier: Modifier, least: int) -> Modifier:
    """Return a change of the move limit that takes it to a minimum, and no further."""

    def change(state: GameState, source: int, card: int) -> int:
        now = state.move_limit + state.rare.get((codes.MOVE_LIMIT, -1), 0)
        return min(0, max(modifier(state, source, card), least - now))

    return change


_BANS = {
    se.Forbidden.PLAY: bans.PLAY_CARD,
    se.Forbidden.USE_ABILITIES: bans.USE_ABILITY,
    se.Forbidden.LOOK_AT_HANDS: bans.LOOK_AT_HANDS,
    se.Forbidden.ADD_BURDENS: bans.ADD_BURDENS,
    se.Forbidden.REMOVE_BURDENS: bans.REMOVE_BURDENS,
    se.Forbidden.ADD_THREATS: bans.ADD_THREATS,
    se.Forbidden.REMOVE_THREATS: bans.REMOVE_THREATS,
    se.Forbidden.MOVE_AGAIN: bans.MOVE_AGAIN,
    se.Forbidden.STAY: bans.STAY,
    se.Forbidden.CANCEL_SKIRMISHES: bans.CANCEL_SKIRMISH,
    se.Forbidden.HEAL: bans.HEAL,
    se.Forbidden.PREVENT_WOUNDS: bans.PREVENT_WOUNDS,
    se.Forbidden.DRAW: bans.DRAW,
    se.Forbidden.REPLACE_SITES: bans.REPLACE_SITE,
    se.Forbidden.DISCARD: bans.DISCARD,
    se.Forbidden.PLAY_FROM_PILES: bans.PLAY_FROM_PILES,
}


def _compile_ban(statement: se.Forbids, condition: Condition | None) -> Ban:
    what = _BANS[statement.what]
    players = compile_players(statement.who)
    test = compile_filter(statement.cards) if statement.cards is not None else None
    holds = compile_condition(condition) if condition is not None else always
    phase = codes.PHASE_CODES[statement.phase] if statement.phase is not None else -1

    def forbids(state: GameState, source: int, player: int, done: int, card: int) -> bool:
        if done != what or (phase >= 0 and state.phase != phase):
            return False
        context = Context(source, state.controller(source))
        if player not in players(state, context):
            return False
        if test is not None and (card < 0 or not test(state, context, card)):
            return False
        return holds(state, context)

    return forbids


def _compile_state_of_game(what: int, which: int, condition: Condition | None) -> Ban:
    """Return the ban on a phase, or on the Free Peoples player's initiative."""
    holds = compile_condition(condition) if condition is not None else always

    def forbids(state: GameState, source: int, player: int, done: int, card: int) -> bool:
        if done != what or card != which:
            return False
        return holds(state, Context(source, state.controller(source)))

    return forbids


def _borne_in_addition(
    sentence: se.BorneInAddition, blueprint: Blueprint, compilation: Compilation
) -> None:
    blueprint.joins_another = True


def _limit_per_character(
    sentence: se.LimitPerCharacter, blueprint: Blueprint, compilation: Compilation
) -> None:
    blueprint.bearer_limit = sentence.limit


def _rule(sentence: se.Sentence, blueprint: Blueprint, compilation: Compilation) -> None:
    rule = compile_rule(sentence, compilation)
    blueprint.own = _joined(blueprint.own, rule.own)
    blueprint.borne = _joined(blueprint.borne, rule.borne)
    blueprint.everywhere += tuple(rule.everywhere)
    blueprint.words |= rule.words
    blueprint.relations += tuple(rule.relations)
    blueprint.own_costs_on += tuple(rule.own_costs_on)
    blueprint.lent += tuple(rule.lent)
    blueprint.move_limits += tuple(rule.move_limits)
    blueprint.bans += tuple(rule.bans)
    blueprint.discards += tuple(rule.discards)


def _joined(
    known: dict[int, tuple[Modifier, ...]], more: list[tuple[int, Modifier]]
) -> dict[int, tuple[Modifier, ...]]:
    joined: dict[int, tuple[Modifier, ...]] = defaultdict(tuple, known)
    for statistic, modifier in more:
        joined[statistic] += (modifier,)
    return dict(joined)


def _discard_when(sentence: se.DiscardWhen, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.discard_when += (compile_condition(sentence.condition),)


def _has_text_of(sentence: se.HasTextOf, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.text_of = compile_filter(all_of((State.YOURS, sentence.site)))


def _may_skip(sentence: se.MaySkip, blueprint: Blueprint, compilation: Compilation) -> None:
    phase = Phase.ARCHERY if sentence.skip is ef.Skip.ARCHERY else Phase.MANEUVER
    offer = ef.PlayerDoes(sentence.who, ef.May(ef.Action(None, sentence.skip)))
    _each_time(se.EachTime(PhaseIsNext(phase), offer), blueprint, compilation)


def _as_soon_as(sentence: se.AsSoonAs, blueprint: Blueprint, compilation: Compilation) -> None:
    done = ef.Action(None, sentence.effect)
    ability = _ability(done, sentence.condition, compilation, optional=False)
    blueprint.as_soon_as += (ability,)


def _discard_during(
    sentence: se.DiscardDuring, blueprint: Blueprint, compilation: Compilation
) -> None:
    done = se.EachTime(PhaseStarts(sentence.phase), ef.Discard(Reference.THIS))
    _each_time(done, blueprint, compilation)


def _wounds_become_burdens(
    sentence: se.WoundsBecomeBurdens, blueprint: Blueprint, compilation: Compilation
) -> None:
    blueprint.worn = WornRing(sentence.in_skirmish, sentence.burdens)


_SENTENCES: dict[type[object], Callable[[Any, Blueprint, Compilation], None]] = {
    se.Event: _event,
    se.ResponseEvent: _response_event,
    se.Special: _special,
    se.Response: _response,
    se.EachTime: _each_time,
    ef.AtMoment: _at_moment,
    se.Aid: _aid,
    se.While: _rule,
    se.Gets: _rule,
    se.GameNumberIs: _rule,
    se.Forbids: _rule,
    se.Skips: _rule,
    se.Discards: _rule,
    se.ShadowHasInitiative: _rule,
    se.FreeTransfers: _rule,
    se.WinsAfterReconciling: _rule,
    se.CostsOnBearer: _rule,
    se.FirstPlayed: _rule,
    se.LimitPerCharacter: _limit_per_character,
    se.BorneInAddition: _borne_in_addition,
    se.DiscardWhen: _discard_when,
    se.AsSoonAs: _as_soon_as,
    se.MaySkip: _may_skip,
    se.HasTextOf: _has_text_of,
    se.DiscardDuring: _discard_during,
    se.WoundsBecomeBurdens: _wounds_become_burdens,
    se.BearerMustBe: bearer_must_be,
    se.ToPlay: to_play,
    se.ToAssign: to_assign,
    se.AlsoPlayable: also_playable,
    se.EventGoes: event_goes,
}
