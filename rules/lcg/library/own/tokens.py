"""Tokens that go from card to card: Parting Gifts, Infighting, and Radagast's healing."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.damage import heal, healable, settle
from rules.lcg.engine.decision import Option
from rules.lcg.engine.payment import spend
from rules.lcg.engine.state import State
from rules.lcg.notation.compiler.filters import compile_row
from rules.lcg.notation.filters import Filter, Printed
from rules.lcg.notation.own import OwnEffect
from rules.lcg.vocabulary import CardType, Sphere

# --- from a card to another, as many as you like ---

RESOURCES: Final = 0
DAMAGE: Final = 1


def _move_tokens(token: int, giver: Filter, taker: Filter, english: str) -> OwnEffect:
    """Return an effect that moves any number of tokens from one card to another."""
    givers, takers = compile_row(giver), compile_row(taker)

    def pairs(state: State, context: Context) -> tuple[list[int], tuple[int, ...]]:
        to = tuple(takers(state, context))
        able = [
            card
            for card in givers(state, context)
            if _tokens(state, card, token) and any(other != card for other in to)
        ]
        return able, to

    def step(state: State, context: Context) -> None:
        able, to = pairs(state, context)
        options = [Option(Verb.CHOOSE, card) for card in able]
        if options:
            state.ask(
                context.player, Question.TARGET, options, _giver_chosen, context, token, to,
                source=context.source,
            )  # fmt: skip

    def useful(state: State, context: Context) -> bool:
        return bool(pairs(state, context)[0])

    return OwnEffect(english, step, useful)


def _tokens(state: State, card: int, token: int) -> int:
    return state.damage[card] if token == DAMAGE else state.resources[card]


def _giver_chosen(
    state: State, option: Option, context: Context, token: int, takers: tuple[int, ...]
) -> None:
    options = [Option(Verb.CHOOSE, card) for card in takers if card != option.card]
    state.ask(
        context.player, Question.TARGET, options, _taker_chosen, context, token, option.card,
        source=context.source,
    )  # fmt: skip


def _taker_chosen(state: State, option: Option, context: Context, token: int, giver: int) -> None:
    options = [
        Option(Verb.TAKE_NUMBER, option.card, number=number)
        for number in range(_tokens(state, giver, token), 0, -1)
    ]
    state.ask(
        context.player, Question.NUMBER, options, _number_chosen, token, giver,
        source=context.source,
    )  # fmt: skip


def _number_chosen(state: State, option: Option, token: int, giver: int) -> None:
    taker, number = option.card, option.number
    if token == RESOURCES:
        state.set_resources(giver, state.resources[giver] - number)
        state.set_resources(taker, state.resources[taker] + number)
        state.note("moved_resources", giver, taker, number)
        return
    state.set_damage(giver, state.damage[giver] - number)
    state.set_damage(taker, state.damage[taker] + number)
    state.note("moved_damage", giver, taker, number)
    settle(state, taker)


_HERO: Final = Printed(CardType.HERO)
_ENEMY: Final = Printed(CardType.ENEMY)

move_resources = _move_tokens(
    RESOURCES,
    _HERO & Printed(Sphere.LEADERSHIP),
    _HERO,
    "move any number of resource tokens from a [leadership] hero's resource pool to any other"
    " hero's resource pool",
)
move_damage = _move_tokens(
    DAMAGE, _ENEMY, _ENEMY, "move any number of damage from one enemy to another"
)

# --- Radagast ---

_creatures = compile_row(Printed("Creature"))


def _wounded_creatures(state: State, context: Context) -> list[int]:
    return [card for card in _creatures(state, context) if healable(state, card)]


def _choose_creature(state: State, context: Context) -> None:
    options = [Option(Verb.CHOOSE, card) for card in _wounded_creatures(state, context)]
    if options:
        state.ask(
            context.player, Question.TARGET, options, _creature_chosen, context,
            source=context.source,
        )  # fmt: skip


def _creature_chosen(state: State, option: Option, context: Context) -> None:
    most = min(state.resources[context.source], healable(state, option.card))
    options = [
        Option(Verb.TAKE_NUMBER, option.card, number=number) for number in range(most, 0, -1)
    ]
    state.ask(
        context.player, Question.NUMBER, options, _healing_chosen, context, source=context.source
    )


def _healing_chosen(state: State, option: Option, context: Context) -> None:
    spend(state, context.source, option.number)
    heal(state, option.card, option.number, context.source)


def _can_heal(state: State, context: Context) -> bool:
    return state.resources[context.source] > 0 and bool(_wounded_creatures(state, context))


spend_x_to_heal_x = OwnEffect(
    "spend X resources from {this}'s pool to heal X wounds on any 1 Creature",
    _choose_creature,
    _can_heal,
)
