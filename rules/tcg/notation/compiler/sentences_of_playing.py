"""Sentences about playing a card, and what a card may ask to be paid."""

from typing import Any, Final

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import Ability, CardTest, Context
from rules.tcg.engine.state.state import State as GameState
from rules.tcg.engine.steps.played_events import put_event
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.conditions import every
from rules.tcg.notation.compiler.effects import compile_cost, compile_effect
from rules.tcg.notation.compiler.tables import (
    add_sentence,
    compile_amount,
    compile_condition,
    compile_filter,
)
from rules.tcg.notation.filters import Reference, That
from rules.tcg.notation.qualities import Change
from rules.tcg.notation.triggers import Token
from rules.tcg.vocabulary import Phase


def phase_mask(phases: tuple[Phase, ...]) -> int:
    """Return the phases as the engine keeps them."""
    return sum(1 << codes.PHASE_CODES[phase] for phase in phases)


def price_of(price: ef.Effect, compilation: Compilation, **more: Any) -> Ability:
    """Return what must be paid, as an ability of costs alone."""
    cost = compile_cost(price, compilation)
    return compilation.ability(
        phases=more.pop("phases", 0),
        allowed=cost.possible,
        costs=compilation.program(cost.steps),
        effects=None,
        twilight=cost.twilight,
        notation=price,
        **more,
    )


def bearer_must_be(
    sentence: se.BearerMustBe, blueprint: Blueprint, compilation: Compilation
) -> None:
    """Say who may bear the card."""
    who = sentence.bearer
    if isinstance(who, That):
        # "To play, exert an Ent. Plays on that Ent": the one that its price has chosen.
        who, blueprint.plays_on_payer = who.filter, True
    passes = compile_filter(who)
    if sentence.limit is None:
        blueprint.bearer = passes
        return
    has_room = room_for_one_more(blueprint.title, sentence.limit)

    def may_bear_one_more(state: GameState, context: Context, card: int) -> bool:
        return has_room(state, context, card) and passes(state, context, card)

    blueprint.bearer = may_bear_one_more


def room_for_one_more(title: str, most: int) -> CardTest:
    """Return whether a bearer has fewer than `most` cards of a title."""

    def has_room(state: GameState, context: Context, card: int) -> bool:
        same = sum(1 for item in state.attached[card] if state.blueprints[item].title == title)
        return same < most

    return has_room


def to_play(sentence: se.ToPlay, blueprint: Blueprint, compilation: Compilation) -> None:
    """Say what must be paid to play the card."""
    blueprint.to_play = price_of(sentence.price, compilation)


def to_assign(sentence: se.ToAssign, blueprint: Blueprint, compilation: Compilation) -> None:
    """Say what must be paid to assign the minion."""
    holds = compile_condition(sentence.given) if sentence.given is not None else always
    blueprint.to_assign = price_of(sentence.price, compilation, heard={codes.ASSIGNED: holds})


def also_playable(
    sentence: se.AlsoPlayable, blueprint: Blueprint, compilation: Compilation
) -> None:
    """Say at what other time the card may be played."""
    cost = compile_cost(sentence.price, compilation) if sentence.price is not None else None

    def play(state: GameState, context: Context) -> None:
        play_card(state, context.player, context.source)

    blueprint.also_playable += (
        compilation.ability(
            phases=phase_mask((sentence.phase,)),
            allowed=cost.possible if cost is not None else always,
            costs=compilation.program(cost.steps) if cost is not None else None,
            effects=compilation.program((play,)),
            twilight=cost.twilight if cost is not None else None,
            notation=sentence.price,
        ),
    )


def cheaper_for(sentence: se.CheaperFor, blueprint: Blueprint, compilation: Compilation) -> None:
    """Say what may be paid to change the cost of the card."""
    cost = compile_cost(sentence.price, compilation)
    # To a computer player, what is saved is worth as much as twilight that is added.
    saved = ef.Action(sentence.price, ef.AddTokens(Token.TWILIGHT, -1 * sentence.change))
    given = None
    if sentence.then:
        gives = ef.Make(Reference.THIS, sentence.then, ef.Until.END_OF_GAME)
        given = compilation.program(compile_effect(gives, compilation).steps)
    blueprint.cheaper = compilation.ability(
        phases=0,
        allowed=cost.possible,
        costs=compilation.branch(cost.steps, saved),
        effects=given,
        twilight=compile_amount(sentence.change),
    )


def exerts_to_play(
    sentence: se.ExertsToPlay, blueprint: Blueprint, compilation: Compilation
) -> None:
    """Say who may be exerted to make the card cost less: toil of another kind."""
    blueprint.toilers = compile_filter(sentence.who)
    toil = se.Gets(Reference.THIS, (Change(Statistic.TOIL, sentence.saves),))
    add_sentence(toil, blueprint, compilation)


def toils_again(sentence: se.ToilsAgain, blueprint: Blueprint, compilation: Compilation) -> None:
    """Say for which cards the character may toil any number of times."""
    blueprint.toils_again = compile_filter(sentence.cards)


def instead_of_cost(
    sentence: se.InsteadOfCost, blueprint: Blueprint, compilation: Compilation
) -> None:
    """Say what may be paid in place of the event's twilight cost."""
    cost = compile_cost(sentence.price, compilation)

    def play(state: GameState, context: Context) -> None:
        event = context.source
        play_card(state, context.player, event, -twilight_cost(state, event))

    blueprint.instead_of_cost = compilation.ability(
        phases=0,
        allowed=cost.possible,
        costs=compilation.program(cost.steps),
        effects=compilation.program((play,)),
        twilight=cost.twilight,
        notation=sentence.price,
    )


def event_goes(sentence: se.EventGoes, blueprint: Blueprint, compilation: Compilation) -> None:
    """Say where the event may go once it is played."""
    where = sentence.where
    cost: Compiled | None = (
        compile_cost(sentence.price, compilation) if sentence.price is not None else None
    )
    tests = [compile_condition(sentence.given)] if sentence.given is not None else []
    if cost is not None:
        tests.append(cost.possible)

    def go(state: GameState, context: Context) -> None:
        put_event(state, context.source, where)

    blueprint.event_goes += (
        compilation.ability(
            phases=0,
            allowed=every(tests),
            costs=compilation.program(cost.steps) if cost is not None else None,
            effects=compilation.program((go,)),
            notation=_WHERE[where],
        ),
    )


# What an event does with itself, as an effect that can be described.
_WHERE: Final[dict[str, ef.Effect]] = {
    "hand": ef.ReturnToHand(Reference.THIS),
    "top": ef.PutIntoDeck(Reference.THIS, "top"),
    "bottom": ef.PutIntoDeck(Reference.THIS, "bottom"),
}
