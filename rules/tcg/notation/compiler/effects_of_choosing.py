"""Effects that choose, spot or name something, and conditions in the place of a cost."""

from rules.tcg.engine.state.parts import Context, Selector
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import choose
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    always,
)
from rules.tcg.notation.compiler.counting_cards import compile_count
from rules.tcg.notation.compiler.effects import (
    EFFECTS,
)
from rules.tcg.notation.compiler.naming import compile_choosing_number, compile_naming
from rules.tcg.notation.compiler.piles import choose_in_pile, shuffles_after
from rules.tcg.notation.compiler.selection import choose_in_play, numbers_asked
from rules.tcg.notation.compiler.tables import compile_amount, compile_condition


def _pick(effect: ef.Pick, compilation: Compilation) -> Compiled:
    if isinstance(effect.target, ef.CardsIn):
        chosen = choose_in_pile(compilation, effect.target, None)
        chosen.steps = (*chosen.steps, *shuffles_after(effect.target))
        return chosen
    return choose_in_play(compilation, effect.target, None)


def _spot(effect: ef.Spot, compilation: Compilation) -> Compiled:
    """Spot cards; where the action speaks of "that" card later, it is chosen."""
    cards = compile_cards(effect.filter)
    found = compile_count(effect.filter)
    count = compile_amount(effect.count)
    asked = numbers_asked(effect.count)

    def can_spot(state: State, context: Context) -> bool:
        return bool(asked) or found(state, context) >= count(state, context)

    if not compilation.remembers:
        return Compiled(can_spot, asked, can_spot)
    selector = compilation.part(Selector(cards, None, count, count, notation=effect))

    def choose_spotted(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    return Compiled(can_spot, (*asked, choose_spotted), can_spot)


def _given(effect: ef.Given, compilation: Compilation) -> Compiled:
    holds = compile_condition(effect.condition)
    return Compiled(holds, (), holds)


def _name(effect: ef.Name, compilation: Compilation) -> Compiled:
    return Compiled(always, (compile_naming(effect, compilation),))


def _choose_number(effect: ef.ChooseNumber, compilation: Compilation) -> Compiled:
    cards = compile_cards(effect.among)

    def any_card(state: State, context: Context) -> bool:
        return bool(cards(state, context))

    return Compiled(always, (compile_choosing_number(effect, compilation),), any_card)


EFFECTS.update(
    {
        ef.Pick: _pick,
        ef.Spot: _spot,
        ef.Given: _given,
        ef.Name: _name,
        ef.ChooseNumber: _choose_number,
    }
)
