"""Effects on hands, decks, tokens and The One Ring."""

from collections.abc import Callable

from rules.tcg.engine import wounds
from rules.tcg.engine.blueprint import Context, Step
from rules.tcg.engine.board import cards_to_draw, discard, draw, put_beneath_deck
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.sentences import prevent
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.compiler.compiled import Compiled, compile_effect, player_of
from rules.tcg.notation.compiler.conditions import always, compile_amount
from rules.tcg.notation.compiler.targets import asks_number


def _in_hand(state: State, context: Context, player: int) -> list[int]:
    """Give a player's hand without the card whose costs are being reckoned."""
    return [card for card in state.hands[player] if card != context.source]


@compile_effect.register
def _(effect: ef.DiscardFromHand) -> Compiled:
    player_is = player_of(effect.who)
    count = effect.count

    def enough(state: State, context: Context) -> bool:
        return count is None or len(_in_hand(state, context, player_is(state, context))) >= count

    def discard_cards(state: State, context: Context) -> None:
        player = player_is(state, context)
        if count is None:
            for card in state.hands[player][:]:
                discard(state, card)
        else:
            _discard_one(state, player, count, context.source)

    return Compiled(enough, (discard_cards,))


def _discard_one(state: State, player: int, left: int, source: int) -> None:
    hand = state.hands[player]
    if left and hand:
        options = [Option(Verb.DISCARD, card) for card in hand]
        state.ask(player, Question.TARGET, options, _discarded, player, left, source, source=source)


def _discarded(state: State, option: Option, player: int, left: int, source: int) -> None:
    discard(state, option.card)
    _discard_one(state, player, left - 1, source)


@compile_effect.register
def _(effect: ef.PutBeneathDeck) -> Compiled:
    player_is = player_of(effect.who)

    def has_cards(state: State, context: Context) -> bool:
        return bool(state.hands[player_is(state, context)])

    def put_random(state: State, context: Context) -> None:
        hand = state.hands[player_is(state, context)]
        if hand:
            put_beneath_deck(state, hand[state.roll(len(hand))])

    return Compiled(has_cards, (put_random,), has_cards)


@compile_effect.register
def _(effect: ef.Draw) -> Compiled:
    player_is = player_of(effect.who)
    count = effect.count

    def can_draw(state: State, context: Context) -> bool:
        return cards_to_draw(state, player_is(state, context), count) > 0

    def draw_cards(state: State, context: Context) -> None:
        draw(state, player_is(state, context), count)

    return Compiled(always, (draw_cards,), can_draw)


# --- tokens ---


def _tokens(amount: Amount, act: Callable[[State, int], None]) -> tuple[Step, ...]:
    reckon = compile_amount(amount)

    def do(state: State, context: Context) -> None:
        act(state, reckon(state, context))

    return (*asks_number(amount), do)


@compile_effect.register
def _(effect: ef.AddThreats) -> Compiled:
    reckon = compile_amount(effect.count)

    def fit(state: State, context: Context) -> bool:
        return wounds.threats_that_fit(state, state.active) >= reckon(state, context)

    def add(state: State, count: int) -> None:
        wounds.add_threats(state, state.active, count)

    def any_fits(state: State, context: Context) -> bool:
        return wounds.threats_that_fit(state, state.active) > 0

    return Compiled(fit, _tokens(effect.count, add), any_fits)


@compile_effect.register
def _(effect: ef.RemoveThreats) -> Compiled:
    count = effect.count

    def are_there(state: State, context: Context) -> bool:
        return state.threats[state.active] >= count

    def remove(state: State, number: int) -> None:
        wounds.remove_threats(state, state.active, number)

    def any_there(state: State, context: Context) -> bool:
        return state.threats[state.active] > 0

    return Compiled(are_there, _tokens(count, remove), any_there)


@compile_effect.register
def _(effect: ef.AddBurdens) -> Compiled:
    def add(state: State, count: int) -> None:
        wounds.add_burdens(state, state.active, count)

    return Compiled(always, _tokens(effect.count, add))


@compile_effect.register
def _(effect: ef.RemoveBurdens) -> Compiled:
    count = effect.count

    def are_there(state: State, context: Context) -> bool:
        return state.burdens[state.active] >= count

    def remove(state: State, number: int) -> None:
        wounds.remove_burdens(state, state.active, number)

    def any_there(state: State, context: Context) -> bool:
        return state.burdens[state.active] > 0

    return Compiled(are_there, _tokens(count, remove), any_there)


@compile_effect.register
def _(effect: ef.AddTwilight) -> Compiled:
    def add(state: State, count: int) -> None:
        state.twilight += count
        state.note("twilight", count)

    return Compiled(always, _tokens(effect.count, add))


@compile_effect.register
def _(effect: ef.RemoveTwilight) -> Compiled:
    count = effect.count

    def are_there(state: State, context: Context) -> bool:
        return state.twilight >= count

    def remove(state: State, number: int) -> None:
        state.twilight -= min(number, state.twilight)
        state.note("twilight", -number)

    return Compiled(are_there, _tokens(count, remove))


# --- what is about to happen, and the Ring ---


@compile_effect.register
def _(effect: ef.PreventWound) -> Compiled:
    def prevent_it(state: State, context: Context) -> None:
        prevent(state, context.happening)
        state.note("prevented", context.subject)

    return Compiled(always, (prevent_it,))


@compile_effect.register
def _(effect: ef.WearTheRing) -> Compiled:
    def not_worn(state: State, context: Context) -> bool:
        return not state.wearing[context.player]

    def wear(state: State, context: Context) -> None:
        state.wearing[context.player] = True
        state.note("wears the Ring", context.player)

    return Compiled(not_worn, (wear,), not_worn)
