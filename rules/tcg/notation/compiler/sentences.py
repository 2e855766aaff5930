"""Sentences about this card in play: when it is discarded, what is skipped, whose text it has."""

from rules.tcg.engine.operations.wounds import add_burdens_instead, turns_wounds_to_burdens
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import ABOUT_TO_BE_WOUNDED
from rules.tcg.engine.state.parts import Context, WornRing
from rules.tcg.engine.state.state import State as GameState
from rules.tcg.engine.steps.execution import replace_event
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.compiler.abilities import compile_ability, each_time
from rules.tcg.notation.compiler.compilation import Compilation, always
from rules.tcg.notation.compiler.sentences_of_playing import (
    also_playable,
    bearer_must_be,
    cheaper_for,
    event_goes,
    exerts_to_play,
    instead_of_cost,
    room_for_one_more,
    to_assign,
    to_play,
    toils_again,
)
from rules.tcg.notation.compiler.tables import (
    SENTENCES,
    compile_condition,
    compile_filter,
)
from rules.tcg.notation.filters import Reference, State, all_of
from rules.tcg.notation.triggers import (
    PhaseIsNext,
    PhaseStarts,
    Token,
)
from rules.tcg.vocabulary import Phase


def _borne_in_addition(
    sentence: se.BorneInAddition, blueprint: Blueprint, compilation: Compilation
) -> None:
    blueprint.joins_another = True
    if sentence.bearer is not None:
        blueprint.joins_another_on = compile_filter(sentence.bearer)


def _threats_lower_cost(
    sentence: se.ThreatsLowerCost, blueprint: Blueprint, compilation: Compilation
) -> None:
    blueprint.lowered_by_threats = True


def _limit_per_character(
    sentence: se.LimitPerCharacter, blueprint: Blueprint, compilation: Compilation
) -> None:
    blueprint.has_room = room_for_one_more(blueprint.title, sentence.limit)


def _discard_when(sentence: se.DiscardWhen, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.discard_when += (compile_condition(sentence.condition),)


def _has_text_of(sentence: se.HasTextOf, blueprint: Blueprint, compilation: Compilation) -> None:
    blueprint.text_of = compile_filter(all_of((State.YOURS, sentence.site)))


def _may_skip(sentence: se.MaySkip, blueprint: Blueprint, compilation: Compilation) -> None:
    phase = Phase.ARCHERY if sentence.skip is ef.Skip.ARCHERY else Phase.MANEUVER
    offer = ef.PlayerDoes(sentence.who, ef.May(ef.Action(None, sentence.skip)))
    each_time(se.EachTime(PhaseIsNext(phase), offer), blueprint, compilation)


def _as_soon_as(sentence: se.AsSoonAs, blueprint: Blueprint, compilation: Compilation) -> None:
    done = ef.Action(None, sentence.effect)
    ability = compile_ability(done, sentence.condition, compilation, optional=False)
    blueprint.as_soon_as += (ability,)


def _discard_during(
    sentence: se.DiscardDuring, blueprint: Blueprint, compilation: Compilation
) -> None:
    done = se.EachTime(PhaseStarts(sentence.phase), ef.Discard(Reference.THIS))
    each_time(done, blueprint, compilation)


def _wounds_become_burdens(
    sentence: se.WoundsBecomeBurdens, blueprint: Blueprint, compilation: Compilation
) -> None:
    """Make the worn Ring turn wounds into burdens; it isn't a choice (4.2, "response")."""
    blueprint.worn = WornRing(sentence.in_skirmish, sentence.burdens)

    def is_worn(state: GameState, context: Context) -> bool:
        return context.source == state.ring[state.active] and turns_wounds_to_burdens(
            state, context.subject
        )

    def burdens_instead(state: GameState, context: Context) -> None:
        replace_event(state, context.event)
        add_burdens_instead(state, context.subject)

    ability = compilation.ability(
        phases=0,
        allowed=always,
        costs=None,
        effects=compilation.program((burdens_instead,)),
        events=1 << ABOUT_TO_BE_WOUNDED,
        heard={ABOUT_TO_BE_WOUNDED: is_worn},
        optional=False,
        notation=ef.Action(None, ef.Instead(ef.AddTokens(Token.BURDEN, sentence.burdens))),
    )
    blueprint.triggers += (ability,)


SENTENCES.update(
    {
        se.LimitPerCharacter: _limit_per_character,
        se.ThreatsLowerCost: _threats_lower_cost,
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
        se.CheaperFor: cheaper_for,
        se.EventGoes: event_goes,
        se.InsteadOfCost: instead_of_cost,
        se.ExertsToPlay: exerts_to_play,
        se.ToilsAgain: toils_again,
    }
)
