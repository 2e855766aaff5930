"""To what an effect is done: cards in play and in piles, chosen or known."""

from collections.abc import Callable

from rules.tcg.engine.state.parts import CardTest, Context, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import leave_unpaid, remember
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, Reserved, always
from rules.tcg.notation.compiler.known_cards import compile_known
from rules.tcg.notation.compiler.memory import last_group
from rules.tcg.notation.compiler.piles import choose_in_pile, take_from_deck
from rules.tcg.notation.compiler.selection import Reserve, choose_feature, choose_in_play, use_card
from rules.tcg.notation.compiler.tables import Cards

# Does something to a card; the last argument is the action whose cost this is, or -1.
Act = Callable[[State, Context, int, int], None]


def compile_target(
    compilation: Compilation,
    target: ef.AnyTarget,
    act: Act,
    *,
    eligible: CardTest | None = None,
    reserve: Reserve = use_card,
    before: tuple[Step, ...] = (),
) -> Compiled:
    """Do something to each card of a target, after choosing it where it is to be chosen.

    `before` are steps between the choice and the deed, such as asking for a number.
    """
    match target:
        case ef.Choose():
            chosen = choose_in_play(compilation, target, eligible, reserve)
        case ef.CardsIn():
            chosen = choose_in_pile(compilation, target, eligible, reserve)
        case ef.TopOfDeck():
            chosen = take_from_deck(target)
        case ef.Each(of, None):
            return _to_every(compilation, compile_cards(of), act, before)
        case ef.Each():
            chosen = choose_feature(compilation, target)
        case _:
            return _to_known(compilation, target, act, eligible, reserve, before)
    deed = _to_each(compilation, last_group, act)
    return Compiled(
        chosen.possible,
        (*chosen.steps, *before, deed),
        chosen.useful,
        chosen.demand,
        choices=len(chosen.steps) if isinstance(target, ef.Choose) else 0,
    )


def _to_every(
    compilation: Compilation, cards: Cards, act: Act, before: tuple[Step, ...]
) -> Compiled:
    def any_card(state: State, context: Context) -> bool:
        return bool(cards(state, context))

    def note(state: State, context: Context) -> None:
        remember(state, context.action, tuple(cards(state, context)))

    return Compiled(always, (note, *before, _to_each(compilation, last_group, act)), any_card)


def _to_known(
    compilation: Compilation,
    target: fi.Filter,
    act: Act,
    eligible: CardTest | None,
    reserve: Reserve,
    before: tuple[Step, ...],
) -> Compiled:
    known = compile_known(target)
    if known is None:
        raise compilation.no_meaning(target)
    is_that = isinstance(target, fi.That)

    def possible(state: State, context: Context) -> bool:
        cards = known(state, context)
        if is_that and not cards:
            # "That" card is chosen only as the action goes on.
            return True
        return bool(cards) and (
            eligible is None or all(eligible(state, context, card) for card in cards)
        )

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        if not possible(state, context):
            return []
        taken: Reserved | None = reserved
        for card in known(state, context):
            taken = reserve(state, context, card, taken) if taken is not None else None
        return [taken] if taken is not None else []

    return Compiled(possible, (*before, _to_each(compilation, known, act)), possible, ways)


def _to_each(compilation: Compilation, cards: Cards, act: Act) -> Step:
    paying = compilation.paying

    def act_on_each(state: State, context: Context) -> None:
        action = context.action if paying else -1
        found = cards(state, context)
        if paying and not found:
            leave_unpaid(state, action)
        # Acts push steps: the last pushed is done first, so that cards are taken in order.
        for card in reversed(found):
            act(state, context, card, action)

    return act_on_each
