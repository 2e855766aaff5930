"""Effects become steps, and, for what may stand as a cost, a test whether it can be paid."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import singledispatch

from rules.tcg.engine import wounds
from rules.tcg.engine.blueprint import CardTest, Context, Step, Test
from rules.tcg.engine.board import (
    attach,
    cards_to_draw,
    change_number,
    detach,
    discard,
    draw,
    in_play,
    put_beneath_deck,
)
from rules.tcg.engine.codes import (
    ARCHER,
    BORNE,
    DAMAGE,
    DEFENDER,
    FIERCE,
    NEVER_ROAMING,
    SITE_NUMBER,
    STRENGTH,
    TWILIGHT_COST,
    UNTIL_END_OF_PHASE,
    UNTIL_END_OF_TURN,
    UNTIL_REGROUP,
    VITALITY,
    WOUND_LIMIT,
    Question,
    Verb,
)
from rules.tcg.engine.decision import Option
from rules.tcg.engine.sentences import prevent, run
from rules.tcg.engine.state import Delayed, State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import Amount, Spotted, Times
from rules.tcg.notation.compiler.conditions import always, compile_amount, compile_condition
from rules.tcg.notation.compiler.filters import (
    Cards,
    compile_cards,
    compile_reference,
)
from rules.tcg.notation.filters import Reference

STATISTIC_CODES = {
    ef.Statistic.STRENGTH: STRENGTH,
    ef.Statistic.VITALITY: VITALITY,
    ef.Statistic.DAMAGE: DAMAGE,
    ef.Statistic.DEFENDER: DEFENDER,
    ef.Statistic.FIERCE: FIERCE,
    ef.Statistic.ARCHER: ARCHER,
    ef.Statistic.SITE_NUMBER: SITE_NUMBER,
    ef.Statistic.TWILIGHT_COST: TWILIGHT_COST,
    # A site's Shadow number is kept where other cards keep their twilight cost.
    ef.Statistic.SHADOW_NUMBER: TWILIGHT_COST,
    ef.Statistic.NEVER_ROAMING: NEVER_ROAMING,
    ef.Statistic.WOUND_LIMIT: WOUND_LIMIT,
}
_UNTIL = {
    ef.Until.END_OF_PHASE: UNTIL_END_OF_PHASE,
    ef.Until.REGROUP: UNTIL_REGROUP,
    ef.Until.END_OF_TURN: UNTIL_END_OF_TURN,
}


@dataclass(frozen=True, slots=True)
class Compiled:
    """An effect as the engine does it.

    `possible` tells whether it can be done in full, as a cost must be; `useful` whether it
    would do anything at all, without which a special ability is not offered.
    """

    possible: Test
    steps: tuple[Step, ...]
    useful: Test = always


@singledispatch
def compile_effect(effect: ef.Effect) -> Compiled:
    """Give an effect's test and steps; `TypeError` for a word without a meaning."""
    raise TypeError(f"no meaning is written for the effect {effect!r}")


@compile_effect.register
def _(effect: ef.Then) -> Compiled:
    parts = [compile_effect(part) for part in effect.parts]
    tests = [part.possible for part in parts if part.possible is not always]

    def all_possible(state: State, context: Context) -> bool:
        return all(test(state, context) for test in tests)

    def any_useful(state: State, context: Context) -> bool:
        return any(part.useful(state, context) for part in parts)

    steps = tuple(step for part in parts for step in part.steps)
    return Compiled(all_possible if tests else always, steps, any_useful)


# --- players ---


def player_of(who: ef.Who) -> Callable[[State, Context], int]:
    """Give the function that finds the player a sentence means."""

    def player(state: State, context: Context) -> int:
        if who is ef.Who.YOU:
            return context.player
        if who is ef.Who.OPPONENT:
            return 1 - context.player
        return state.active if who is ef.Who.FREE_PEOPLES else 1 - state.active

    return player


# --- targets ---


def _remember(state: State, context: Context, entry: tuple[int, ...] | int) -> None:
    state.memory[context.action] = (*state.memory[context.action], entry)


def _selection(target: ef.Choose, eligible: CardTest | None) -> Compiled:
    """Choose cards one at a time into a group that `that` then names."""
    cards = compile_cards(target.filter)
    count = target.count
    chooser = player_of(target.by)

    def candidates(state: State, context: Context) -> list[int]:
        found = cards(state, context)
        if eligible is None:
            return found
        return [card for card in found if eligible(state, context, card)]

    def enough(state: State, context: Context) -> bool:
        return len(candidates(state, context)) >= count

    def any_candidate(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    def select(state: State, context: Context) -> None:
        # Found before the new group is begun: the filter may speak of the `that` before it.
        found = tuple(candidates(state, context))
        _remember(state, context, ())
        _choose_one(state, context, found, chooser(state, context), count)

    return Compiled(enough, (select,), any_candidate)


def _choose_one(
    state: State, context: Context, candidates: tuple[int, ...], player: int, left: int
) -> None:
    """Step: choose one more card of a group."""
    group = state.memory[context.action][-1]
    options = [Option(Verb.CHOOSE, card) for card in candidates if card not in group]
    if left and options:
        state.ask(
            player,
            Question.TARGET,
            options,
            _chosen,
            context,
            candidates,
            player,
            left,
            source=context.source,
        )


def _chosen(
    state: State,
    option: Option,
    context: Context,
    candidates: tuple[int, ...],
    player: int,
    left: int,
) -> None:
    *before, group = state.memory[context.action]
    state.memory[context.action] = (*before, (*group, option.card))
    _choose_one(state, context, candidates, player, left - 1)


def _on_target(
    target: ef.Target,
    act: Callable[[State, Context, int], None],
    eligible: CardTest | None = None,
) -> Compiled:
    """Do something to each card of a target, after choosing it where it is to be chosen."""
    if isinstance(target, ef.Choose):
        selection = _selection(target, eligible)
        steps = (*selection.steps, _to_each(_THAT, act))
        return Compiled(selection.possible, steps, selection.useful)
    if isinstance(target, ef.Each):
        cards = compile_cards(target.filter)

        def any_card(state: State, context: Context) -> bool:
            return bool(cards(state, context))

        return Compiled(always, (_to_each(cards, act),), any_card)
    known = compile_reference(target)

    def known_possible(state: State, context: Context) -> bool:
        cards = known(state, context)
        if eligible is None:
            return bool(cards)
        return bool(cards) and all(eligible(state, context, card) for card in cards)

    def known_useful(state: State, context: Context) -> bool:
        # `that` is chosen only as the action goes on.
        return target is Reference.THAT or known_possible(state, context)

    return Compiled(known_possible, (_to_each(known, act),), known_useful)


_THAT = compile_reference(Reference.THAT)


def _to_each(cards: Cards, act: Callable[[State, Context, int], None]) -> Step:
    def act_on_each(state: State, context: Context) -> None:
        # Acts push steps: the last pushed is done first, so that cards are taken in order.
        for card in reversed(cards(state, context)):
            act(state, context, card)

    return act_on_each


@compile_effect.register
def _(effect: ef.Pick) -> Compiled:
    return _selection(effect.target, None)


@compile_effect.register
def _(effect: ef.Spot) -> Compiled:
    cards = compile_cards(effect.filter)
    count = effect.count

    def can_spot(state: State, context: Context) -> bool:
        return len(cards(state, context)) >= count

    return Compiled(can_spot, ())


@compile_effect.register
def _(effect: ef.Exert) -> Compiled:
    times = effect.times

    def can_exert(state: State, context: Context, card: int) -> bool:
        return wounds.can_exert(state, card, times)

    def exert(state: State, context: Context, card: int) -> None:
        for _ in range(times):
            wounds.exert(state, card)

    return _on_target(effect.target, exert, can_exert)


@compile_effect.register
def _(effect: ef.Wound) -> Compiled:
    times = effect.times

    def wound(state: State, context: Context, card: int) -> None:
        for _ in range(times):
            state.push(wounds.wound, card, context.source)

    return _on_target(effect.target, wound)


@compile_effect.register
def _(effect: ef.Heal) -> Compiled:
    def is_wounded(state: State, context: Context, card: int) -> bool:
        return state.wounds[card] > 0

    def heal(state: State, context: Context, card: int) -> None:
        wounds.heal(state, card)

    return _on_target(effect.target, heal, is_wounded)


@compile_effect.register
def _(effect: ef.Discard) -> Compiled:
    def discard_it(state: State, context: Context, card: int) -> None:
        wounds.discard_from_play(state, card)

    return _on_target(effect.target, discard_it)


@compile_effect.register
def _(effect: ef.Change) -> Compiled:
    statistic = STATISTIC_CODES[effect.statistic]
    until = _UNTIL[effect.until]
    amount = compile_amount(effect.amount)

    def change(state: State, context: Context, card: int) -> None:
        if in_play(state, card):
            change_number(state, card, statistic, amount(state, context), until)

    compiled = _on_target(effect.target, change)
    steps = (*asks_number(effect.amount), *compiled.steps)
    return Compiled(compiled.possible, steps, compiled.useful)


# --- numbers a player chooses to spot ---


def asks_number(amount: Amount) -> tuple[Step, ...]:
    """Give the step that asks how many cards to spot, where an amount wants to know."""
    if isinstance(amount, Times):
        return asks_number(amount.amount)
    if not isinstance(amount, Spotted):
        return ()
    cards = compile_cards(amount.of)

    def ask_number(state: State, context: Context) -> None:
        most = len(cards(state, context))
        options = [Option(Verb.NUMBER, number=number) for number in range(most, -1, -1)]
        state.ask(
            context.player,
            Question.NUMBER,
            options,
            _number_chosen,
            context,
            source=context.source,
        )

    return (ask_number,)


def _number_chosen(state: State, option: Option, context: Context) -> None:
    _remember(state, context, option.number)


# --- cards in hand and deck ---


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


# --- this card, and what is about to happen ---


@compile_effect.register
def _(effect: ef.TransferThis) -> Compiled:
    def transfer(state: State, context: Context, card: int) -> None:
        this = context.source
        if not in_play(state, this):
            return
        if state.zone[this] == BORNE:
            detach(state, this)
        else:
            state.support[state.owner[this]].remove(this)
        attach(state, this, card)
        state.note("transferred", this, card)

    return _on_target(effect.target, transfer)


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


# --- choices, conditions, repetition, delay ---


@compile_effect.register
def _(effect: ef.OneOf) -> Compiled:
    player_is = player_of(effect.who)
    branches = [compile_effect(option) for option in effect.options]

    def any_possible(state: State, context: Context) -> bool:
        return any(branch.possible(state, context) for branch in branches)

    def choose_one(state: State, context: Context) -> None:
        # Of two actions one that can be done in full must be chosen (2.0, "Effects").
        places = [
            place for place, branch in enumerate(branches) if branch.possible(state, context)
        ] or range(len(branches))
        _ask_either(state, context, player_is(state, context), places, branches)

    return Compiled(any_possible, (choose_one,))


def _ask_either(
    state: State,
    context: Context,
    player: int,
    places: Iterable[int],
    branches: list[Compiled],
) -> None:
    options = [Option(Verb.EITHER, context.source, number=place) for place in places]
    steps = tuple(branch.steps for branch in branches)
    state.ask(
        player, Question.EITHER, options, _either_chosen, context, steps, source=context.source
    )


def _either_chosen(
    state: State, option: Option, context: Context, steps: tuple[tuple[Step, ...], ...]
) -> None:
    if steps[option.number]:
        state.push(run, steps[option.number], 0, context)


@compile_effect.register
def _(effect: ef.UnlessPrevented) -> Compiled:
    done = compile_effect(effect.effect)
    price = compile_effect(effect.price)
    player_is = player_of(effect.who)

    def offer(state: State, context: Context) -> None:
        places = [0, 1] if price.possible(state, context) else [0]
        _ask_either(state, context, player_is(state, context), places, [done, price])

    return Compiled(always, (offer,))


@compile_effect.register
def _(effect: ef.If) -> Compiled:
    holds = compile_condition(effect.condition)
    steps = compile_effect(effect.effect).steps

    def do_if(state: State, context: Context) -> None:
        if holds(state, context):
            state.push(run, steps, 0, context)

    return Compiled(always, (do_if,))


@compile_effect.register
def _(effect: ef.ForEach) -> Compiled:
    amount = compile_amount(effect.amount)
    steps = compile_effect(effect.effect).steps

    def repeat(state: State, context: Context) -> None:
        for _ in range(amount(state, context)):
            state.push(run, steps, 0, context)

    return Compiled(always, (*asks_number(effect.amount), repeat))


@compile_effect.register
def _(effect: ef.AtEndOfPhase) -> Compiled:
    steps = compile_effect(effect.effect).steps

    def put_off(state: State, context: Context) -> None:
        memory = state.memory[context.action]
        state.delayed.append(Delayed(state.phase, steps, context, memory))

    return Compiled(always, (put_off,))
