"""Effects on burdens, threats, twilight and culture tokens."""

from collections.abc import Callable
from typing import Final

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.operations import tokens
from rules.tcg.engine.state.bans import ADD_BURDENS, ADD_THREATS, REMOVE_BURDENS, REMOVE_THREATS
from rules.tcg.engine.state.parts import Amount, Context, Program, Selector, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import choose
from rules.tcg.engine.steps.execution import leave_unpaid, run
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.amounts import TALLIES
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    Reserved,
    always,
    count_reserved,
    tokens_demand,
)
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.known_cards import compile_known
from rules.tcg.notation.compiler.memory import last_group
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.tables import Cards, compile_amount
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.triggers import Token

Change = Callable[[State, Context, int, int], None]


def _add_burdens(state: State, context: Context, count: int, action: int) -> None:
    tokens.add_burdens(state, state.active, count, context.source, action)


def _add_threats(state: State, context: Context, count: int, action: int) -> None:
    tokens.add_threats(state, state.active, count, context.source, action)


def _add_twilight(state: State, context: Context, count: int, action: int) -> None:
    tokens.add_twilight(state, count, context.source, action)


def _remove_burdens(state: State, context: Context, count: int, action: int) -> None:
    tokens.remove_burdens(state, state.active, count, context.source, action, context.player)


def _remove_threats(state: State, context: Context, count: int, action: int) -> None:
    tokens.remove_threats(state, state.active, count, context.source, action, context.player)


def _remove_twilight(state: State, context: Context, count: int, action: int) -> None:
    tokens.remove_twilight(state, count)


_ADD: Final[dict[Token, Change]] = {
    Token.BURDEN: _add_burdens,
    Token.THREAT: _add_threats,
    Token.TWILIGHT: _add_twilight,
}
_REMOVE: Final[dict[Token, Change]] = {
    Token.BURDEN: _remove_burdens,
    Token.THREAT: _remove_threats,
    Token.TWILIGHT: _remove_twilight,
}
_TALLY: Final = {
    Token.BURDEN: am.Tally.BURDENS,
    Token.THREAT: am.Tally.THREATS,
    Token.TWILIGHT: am.Tally.TWILIGHT,
}
_CANNOT_ADD: Final = {Token.BURDEN: ADD_BURDENS, Token.THREAT: ADD_THREATS}
_CANNOT_REMOVE: Final = {Token.BURDEN: REMOVE_BURDENS, Token.THREAT: REMOVE_THREATS}


def _step(
    amount: am.Amount, change: Change, compilation: Compilation, room: Amount | None = None
) -> tuple[Step, ...]:
    count = compile_amount(amount)
    paying = compilation.paying
    limit = amount.limit if isinstance(amount, am.AtMost) else None
    place = compilation.limit_key() if limit is not None else 0

    def do(state: State, context: Context) -> None:
        wanted = count(state, context)
        if limit is not None:
            wanted = _within_limit(state, (context.source, place, False), wanted, limit)
        change(state, context, wanted, context.action if paying else -1)

    return (*numbers_asked(amount, room=room), do)


def _within_limit(state: State, key: tuple[int, int, bool], wanted: int, limit: int) -> int:
    """Return what a limit leaves of an amount in this phase, and count it (4.2, "limit")."""
    used = state.uses.get(key, 0)
    left = max(0, min(wanted, limit - used))
    state.uses[key] = used + left
    return left


def _add_tokens(effect: ef.AddTokens, compilation: Compilation) -> Compiled:
    steps = _step(effect.count, _ADD[effect.token], compilation)
    if effect.token is Token.TWILIGHT:
        return Compiled(always, steps)
    forbidden = _CANNOT_ADD[effect.token]

    def may_add(state: State, context: Context) -> bool:
        bans = state.in_force.bans
        return not bans or not state.is_forbidden(state.active, forbidden, context.source)

    if effect.token is Token.BURDEN:
        return Compiled(may_add, steps)
    wanted = compile_amount(effect.count)

    def room(state: State, context: Context) -> int:
        return tokens.threats_that_fit(state, state.active)

    def fit(state: State, context: Context) -> bool:
        return room(state, context) >= wanted(state, context) and may_add(state, context)

    def any_fits(state: State, context: Context) -> bool:
        return room(state, context) > 0

    return Compiled(fit, steps, any_fits, tokens_demand("room for threats", room, wanted))


def _remove_tokens(effect: ef.RemoveTokens, compilation: Compilation) -> Compiled:
    tally = TALLIES[_TALLY[effect.token]]
    forbidden = _CANNOT_REMOVE.get(effect.token)
    wanted = compile_amount(effect.count)

    def available(state: State, context: Context) -> int:
        """Return how many can be removed: none where a card forbids it."""
        bans = state.in_force.bans
        if bans and forbidden and state.is_forbidden(state.active, forbidden, context.source):
            return 0
        return tally(state, context)

    def are_there(state: State, context: Context) -> bool:
        return available(state, context) >= wanted(state, context)

    def any_there(state: State, context: Context) -> bool:
        return available(state, context) > 0

    steps = _step(effect.count, _REMOVE[effect.token], compilation, available)
    demand = tokens_demand(effect.token.value, available, wanted)
    twilight = wanted if effect.token is Token.TWILIGHT else None
    return Compiled(are_there, steps, any_there, demand, twilight)


# --- culture tokens ---


def _place_culture_tokens(effect: ef.PlaceCultureTokens, compilation: Compilation) -> Compiled:
    count = compile_amount(effect.count)
    culture = effect.culture.value

    def place(state: State, context: Context, card: int, action: int) -> None:
        tokens.change_culture_tokens(state, card, culture, count(state, context))

    return compile_target(compilation, effect.on, place, before=numbers_asked(effect.count))


def _remove_culture_tokens(effect: ef.RemoveCultureTokens, compilation: Compilation) -> Compiled:
    if effect.on is None:
        return _remove_tokens_anywhere(effect, compilation)
    count = compile_amount(effect.count)
    culture = effect.culture.value if effect.culture is not None else None
    known = compile_known(effect.on) if isinstance(effect.on, Filter) else None
    cards = known if known is not None else last_group

    def on_chosen_card(state: State, context: Context) -> int:
        return sum(tokens.culture_tokens(state, card, culture) for card in cards(state, context))

    asked = numbers_asked(effect.count, room=on_chosen_card)

    def has_tokens(state: State, context: Context, card: int) -> bool:
        if tokens.are_culture_tokens_fixed(state):
            return False
        fewest = asked[0].fewest if asked else 1
        return tokens.culture_tokens(state, card, culture) >= max(fewest, count(state, context))

    def reserve(state: State, context: Context, card: int, reserved: Reserved) -> Reserved | None:
        wanted = count(state, context)
        taken = count_reserved(reserved, "token", card)
        if tokens.culture_tokens(state, card, culture) - taken < wanted:
            return None
        return (*reserved, *(("token", card),) * wanted)

    def remove(state: State, context: Context, card: int, action: int) -> None:
        left = count(state, context)
        if tokens.culture_tokens(state, card, culture) < left:
            leave_unpaid(state, action)
        for on, known in list(state.tokens):
            if on == card and tokens.is_token_of(state, card, known, culture):
                taken = min(left, state.tokens[(on, known)])
                tokens.change_culture_tokens(state, card, known, -taken)
                left -= taken

    return compile_target(
        compilation,
        effect.on,
        remove,
        eligible=has_tokens,
        reserve=reserve,
        before=asked,
    )


def _remove_tokens_anywhere(effect: ef.RemoveCultureTokens, compilation: Compilation) -> Compiled:
    """Remove tokens one at a time, each from a card that is chosen."""
    count = compile_amount(effect.count)
    culture = effect.culture.value if effect.culture is not None else None

    def with_tokens(state: State, context: Context) -> list[int]:
        if tokens.are_culture_tokens_fixed(state):
            return []
        return [card for card in active_cards(state) if tokens.culture_tokens(state, card, culture)]

    def available(state: State, context: Context) -> int:
        return sum(
            tokens.culture_tokens(state, card, culture) for card in with_tokens(state, context)
        )

    def are_there(state: State, context: Context) -> bool:
        return available(state, context) >= count(state, context)

    def remove_one(state: State, context: Context, card: int) -> None:
        _change_tokens_of(state, card, culture, -1)

    program = _one_by_one(with_tokens, remove_one, compilation)

    def remove_each(state: State, context: Context) -> None:
        for _ in range(count(state, context)):
            state.push(run, program, 0, context)

    demand = tokens_demand(f"tokens of {culture}", available, count)
    asked = numbers_asked(effect.count, room=available)
    return Compiled(are_there, (*asked, remove_each), are_there, demand)


def _change_tokens_of(state: State, card: int, culture: str | None, change: int) -> None:
    """Add or remove a token of a culture (of a side, or of any that is there)."""
    for word in [known for on, known in state.tokens if on == card]:
        if tokens.is_token_of(state, card, word, culture):
            tokens.change_culture_tokens(state, card, word, change)
            return


def _one_by_one(
    cards: Cards, do: Callable[[State, Context, int], None], compilation: Compilation
) -> Program:
    """Return the steps that choose one card and do something to it, to be done again and again."""
    one = compile_amount(1)
    selector = compilation.part(Selector(cards, None, one, one))

    def choose_card(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    def do_it(state: State, context: Context) -> None:
        for card in last_group(state, context):
            do(state, context, card)

    return compilation.part(Program((choose_card, do_it)))


def _reinforce(effect: ef.Reinforce, compilation: Compilation) -> Compiled:
    """Add tokens to your cards that already have one of the culture (4.2, "reinforce")."""
    count = compile_amount(effect.count)
    culture = effect.culture.value if effect.culture is not None else None

    def reinforced(state: State, context: Context) -> list[int]:
        return [
            card
            for card in active_cards(state)
            if state.controller(card) == context.player
            and tokens.culture_tokens(state, card, culture)
        ]

    def any_card(state: State, context: Context) -> bool:
        return bool(reinforced(state, context)) and not tokens.are_culture_tokens_fixed(state)

    def add_one(state: State, context: Context, card: int) -> None:
        _change_tokens_of(state, card, culture, 1)

    program = _one_by_one(reinforced, add_one, compilation)

    def add_each(state: State, context: Context) -> None:
        for _ in range(count(state, context)):
            state.push(run, program, 0, context)

    return Compiled(any_card, (*numbers_asked(effect.count), add_each), any_card)


# --- spotting tokens ---


def _spot_tokens(effect: ef.SpotTokens, compilation: Compilation) -> Compiled:
    tally = TALLIES[effect.tally]
    count = compile_amount(effect.count)
    asked = numbers_asked(effect.count)

    def can_spot(state: State, context: Context) -> bool:
        return bool(asked) or tally(state, context) >= count(state, context)

    return Compiled(can_spot, asked, can_spot)


EFFECTS.update(
    {
        ef.AddTokens: _add_tokens,
        ef.RemoveTokens: _remove_tokens,
        ef.PlaceCultureTokens: _place_culture_tokens,
        ef.RemoveCultureTokens: _remove_culture_tokens,
        ef.Reinforce: _reinforce,
        ef.SpotTokens: _spot_tokens,
    }
)
