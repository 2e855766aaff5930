"""Sentences that do something: events, special abilities, responses, triggers."""

from dataclasses import replace
from typing import Final

from rules.tcg.engine.state import codes
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import Ability, Context, Test
from rules.tcg.engine.state.state import State as GameState
from rules.tcg.engine.steps.execution import run
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.conditions import every
from rules.tcg.notation.compiler.effects_of_effects import begins_once_paid, compile_action
from rules.tcg.notation.compiler.sentences_of_playing import (
    phase_mask,
    price_of,
)
from rules.tcg.notation.compiler.tables import (
    SENTENCES,
    compile_condition,
    compile_trigger,
)
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import Reference, State, That, Those, all_of
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.notation.triggers import (
    LosesSkirmish,
    PhaseEnds,
    Trigger,
    Turn,
    WinsSkirmish,
)
from rules.tcg.vocabulary import Phase

_ZONES: Final = {
    None: codes.IN_PLAY,
    Zone.STACKED: codes.STACKED,
    Zone.DISCARD_PILE: codes.IN_DISCARD,
    Zone.HAND: codes.IN_HAND,
}


def compile_ability(
    action: ef.Action,
    given: Condition | None,
    compilation: Compilation,
    *,
    phases: tuple[Phase, ...] = (),
    trigger: Trigger | None = None,
    limit: se.Limit | None = None,
    used_from: Zone | None = None,
    is_event: bool = False,
    optional: bool = True,
    once: bool = False,
    special: bool = False,
) -> Ability:
    """Compile an action.

    An ability that costs nothing is offered only where its effect would do something; without
    that it could be used for ever. One with a cost may be used for no effect, and an event may
    be played for none (4.2, "effect"). One that assigns characters is not used unless they can
    be assigned (2.0 and 4.2, "assignment phase"), even if it would do something else besides.
    """
    compilation.remembers = any(values_of_kind(action, That)) or any(values_of_kind(action, Those))
    cost, effect = compile_action(action, compilation)
    compilation.remembers = False
    tests: list[Test] = []
    if given is not None:
        tests.append(compile_condition(given))
    if cost is not None and cost.possible is not always:
        tests.append(cost.possible)
    begins = _begins(cost, effect, is_event=is_event) if optional else always
    if begins is not always and not is_event:
        tests.append(begins)
    if effect.assigns is not always and optional and not is_event:
        tests.append(effect.assigns)
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
        per_turn=limit is not None and limit.per is not se.Per.PHASE,
        per_site=limit is not None and limit.per is se.Per.SITE,
        twilight=cost.twilight if cost is not None else None,
        zone=_ZONES[used_from],
        notation=action,
        begins=begins if begins is not always and is_event else None,
        special=special and used_from is None,
    )


def _begins(cost: Compiled | None, effect: Compiled, *, is_event: bool) -> Test:
    """Return the test that what an action plays is there and can be paid for.

    What an event costs is known as it is played, so its price in twilight is no part of this.
    """
    if cost is None or not is_event:
        return begins_once_paid(cost, effect)
    return begins_once_paid(replace(cost, twilight=None), effect)


def _is_free(cost: ef.Effect | None) -> bool:
    """Whether a cost can be paid by spotting alone: what is spotted is not used up."""
    match cost:
        case None | ef.Spot() | ef.SpotTokens() | ef.Given() | ef.Pick():
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
    blueprint.event = compile_ability(
        sentence.action, sentence.given, compilation, phases=sentence.phases, is_event=True
    )


def _response_event(
    sentence: se.ResponseEvent, blueprint: Blueprint, compilation: Compilation
) -> None:
    answer = compile_ability(
        sentence.action, sentence.given, compilation, trigger=sentence.answers, is_event=True
    )
    before = blueprint.event
    is_free = before is not None and before.costs is None and answer.costs is None
    prints_both = Phase.RESPONSE in compilation.card.timewords
    if before is not None and is_free and prints_both and before.begins is None:
        blueprint.event = _either_event(before, answer, compilation)
        return
    _refuse_second_event(blueprint)
    blueprint.event = answer


def _either_event(event: Ability, answer: Ability, compilation: Compilation) -> Ability:
    """Return an event of two texts: one for its phase, and one for when it answers something.

    Only an event that answers knows who brought about what it answers.
    """

    def meant(context: Context) -> Ability:
        return event if context.actor < 0 else answer

    def allowed(state: GameState, context: Context) -> bool:
        return meant(context).allowed(state, context)

    def carry_out(state: GameState, context: Context) -> None:
        program = meant(context).effects
        if program is not None:
            state.push(run, program, 0, context)

    return compilation.ability(
        phases=event.phases,
        allowed=allowed,
        costs=None,
        effects=compilation.program((carry_out,)),
        events=answer.events,
        heard=answer.heard,
        notation=event.notation,
    )


def _refuse_second_event(blueprint: Blueprint) -> None:
    if blueprint.event is not None:
        raise ValueError(f"{blueprint.card.name} has a second event sentence; write one")


def compile_special(
    sentence: se.Special, compilation: Compilation, *, special: bool = True
) -> Ability:
    """Return a special ability, of the card itself or one that it lends to others.

    Not `special` is what only lets cards be played: no text about special abilities means it.
    """
    return compile_ability(
        sentence.action,
        sentence.given,
        compilation,
        phases=sentence.phases,
        limit=sentence.limit,
        used_from=sentence.used_from,
        special=special,
    )


def _special(sentence: se.Special, blueprint: Blueprint, compilation: Compilation) -> None:
    _add_ability(compile_special(sentence, compilation), blueprint)


def _add_ability(ability: Ability, blueprint: Blueprint) -> None:
    blueprint.specials += (ability,)
    blueprint.special_phases |= ability.phases


def _playable_from(
    sentence: se.PlayableFrom, blueprint: Blueprint, compilation: Compilation
) -> None:
    played: ef.Effect = ef.Play(Reference.THIS)
    if sentence.beneath_deck:
        played = played + ef.PutIntoDeck(Reference.THIS, "bottom")
    phase = sentence.phase
    phases = (phase,) if phase is not None else tuple(compilation.card.timewords)
    action = ef.Action(None, played)
    use = se.Special(phases, action, sentence.given, used_from=sentence.zone)
    _add_ability(compile_special(use, compilation, special=False), blueprint)


def _plays_stacked(
    sentence: se.PlaysStacked, blueprint: Blueprint, compilation: Compilation
) -> None:
    stacked = ef.CardsIn(Zone.STACKED, sentence.cards, on=sentence.on)
    use = se.Special((sentence.phase,), ef.Action(None, ef.Play(stacked)))
    _add_ability(compile_special(use, compilation, special=False), blueprint)


def compile_response(sentence: se.Response, compilation: Compilation) -> Ability:
    """Return a special ability that answers something."""
    return compile_ability(
        sentence.action,
        sentence.given,
        compilation,
        trigger=sentence.answers,
        limit=sentence.limit,
        used_from=sentence.used_from,
        special=True,
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


def trigger_ability(sentence: se.EachTime, compilation: Compilation) -> Ability:
    """Return a triggered sentence as an ability; `may(...)` makes it optional."""
    if isinstance(sentence.effect, ef.May):
        return compile_ability(
            _choosing_opponent(sentence.trigger, sentence.effect.action),
            sentence.given,
            compilation,
            trigger=sentence.trigger,
            limit=sentence.limit,
            used_from=sentence.used_from,
            once=True,
        )
    ability = compile_ability(
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


def each_time(sentence: se.EachTime, blueprint: Blueprint, compilation: Compilation) -> None:
    """Add a triggered sentence to a blueprint."""
    ability = trigger_ability(sentence, compilation)
    if sentence.used_from is Zone.HAND:
        blueprint.answers_from_hand += (ability,)
        return
    blueprint.triggers += (ability,)
    blueprint.hears |= ability.events


def _at_moment(sentence: ef.AtMoment, blueprint: Blueprint, compilation: Compilation) -> None:
    each_time(moment_trigger(sentence), blueprint, compilation)


def moment_trigger(sentence: ef.AtMoment) -> se.EachTime:
    """Return "at the end of …", a sentence of its own, as a triggered sentence."""
    trigger: Trigger = PhaseEnds(sentence.phase) if sentence.phase is not None else Turn.ENDS
    return se.EachTime(trigger, sentence.effect)


def _aid(sentence: se.Aid, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.aid = price_of(sentence.price, compilation)


SENTENCES.update(
    {
        se.Event: _event,
        se.ResponseEvent: _response_event,
        se.Special: _special,
        se.PlayableFrom: _playable_from,
        se.PlaysStacked: _plays_stacked,
        se.Response: _response,
        se.EachTime: each_time,
        ef.AtMoment: _at_moment,
        se.Aid: _aid,
    }
)
