"""Effects on characters: exert, wound, heal, kill, qualities for a while, skirmishes."""

from typing import Final

from rules.tcg.engine.modifiers.numbers import can_exert, fighters, vitality_left
from rules.tcg.engine.operations import becoming, wounds
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.bans import CANCEL_SKIRMISH
from rules.tcg.engine.state.parts import Context, Modifier, Relation, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import ask_number
from rules.tcg.engine.steps.execution import remember
from rules.tcg.engine.turn import assignment, skirmish
from rules.tcg.engine.zones.board import in_play
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    Reserved,
    always,
    count_reserved,
)
from rules.tcg.notation.compiler.durations import code_of_duration
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.giving import compile_giving, compile_limited_giving, grant
from rules.tcg.notation.compiler.known_cards import compile_known
from rules.tcg.notation.compiler.memory import last_group
from rules.tcg.notation.compiler.qualities import add_statement
from rules.tcg.notation.compiler.remembered_amounts import most_that_can_be_asked
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.tables import compile_amount, compile_filter
from rules.tcg.notation.compiler.targets import compile_target
from rules.tcg.notation.filters import AnyOf, Filter, Printed, Reference, That
from rules.tcg.notation.qualities import CannotBear
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.vocabulary import Side

_ANY_CARD: Final = AnyOf((Printed(Side.FREE_PEOPLES), Printed(Side.SHADOW)))


def _exert(effect: ef.Exert, compilation: Compilation) -> Compiled:
    times = compile_amount(effect.times)
    # A cost is paid in full or not at all; a number that is asked may be as small as one.
    in_full = compilation.paying and most_that_can_be_asked(effect.times) is None

    def at_once(state: State, context: Context) -> int:
        return max(1, times(state, context)) if in_full else 1

    def can_pay(state: State, context: Context, card: int) -> bool:
        return can_exert(state, card, at_once(state, context), context.source)

    def reserve(state: State, context: Context, card: int, reserved: Reserved) -> Reserved | None:
        taken = count_reserved(reserved, "exert", card)
        count = at_once(state, context)
        if not can_exert(state, card, count + taken, context.source):
            return None
        return (*reserved, *(("exert", card),) * count)

    def exert(state: State, context: Context, card: int, action: int) -> None:
        for _ in range(times(state, context)):
            state.push(wounds.exert, card, context.source, action)

    return compile_target(
        compilation,
        effect.target,
        exert,
        eligible=can_pay,
        reserve=reserve,
        before=_times_asked(effect, compilation),
    )


def _times_asked(effect: ef.Exert, compilation: Compilation) -> tuple[Step, ...]:
    """Return the step that asks how often; as a cost, as often as the character can (4.2, "exert").

    Nobody pays for X with none.
    """
    most = most_that_can_be_asked(effect.times)
    if most is None or not compilation.paying:
        return numbers_asked(effect.times)
    known = compile_known(effect.target) if isinstance(effect.target, Filter) else None
    cards = known if known is not None else last_group
    limit = most

    def ask(state: State, context: Context) -> None:
        able = [vitality_left(state, card) - 1 for card in cards(state, context)]
        highest = min([limit(state, context), *able]) if able else 0
        ask_number(state, context, range(highest, min(1, highest) - 1, -1))

    return (ask,)


def _exhaust(effect: ef.Exhaust, compilation: Compilation) -> Compiled:
    def can_be_exerted(state: State, context: Context, card: int) -> bool:
        return can_exert(state, card, 1, context.source)

    def exhaust(state: State, context: Context, card: int, action: int) -> None:
        for _ in range(max(0, vitality_left(state, card) - 1)):
            state.push(wounds.exert, card, context.source, action)

    return compile_target(compilation, effect.target, exhaust, eligible=can_be_exerted)


def _wound(effect: ef.Wound, compilation: Compilation) -> Compiled:
    times = compile_amount(effect.times)

    def can_be_wounded(state: State, context: Context, card: int) -> bool:
        return not compilation_pays or wounds.can_take_wound(state, card)

    compilation_pays = compilation.paying

    def wound(state: State, context: Context, card: int, action: int) -> None:
        for _ in range(times(state, context)):
            state.push(wounds.wound, card, context.source, action)

    return compile_target(
        compilation,
        effect.target,
        wound,
        eligible=can_be_wounded,
        before=numbers_asked(effect.times),
    )


def _heal(effect: ef.Heal, compilation: Compilation) -> Compiled:
    times = compile_amount(effect.times) if effect.times is not None else None

    # As a cost it is paid in full: who heals twice has two wounds.
    at_once = effect.times if compilation.paying and isinstance(effect.times, int) else 1

    def can_heal(state: State, context: Context, card: int) -> bool:
        return wounds.can_heal(state, card) and state.wounds[card] >= at_once

    def heal(state: State, context: Context, card: int, action: int) -> None:
        count = times(state, context) if times is not None else state.wounds[card]
        for _ in range(count):
            state.push(wounds.heal, card, context.source, action)

    return compile_target(
        compilation,
        effect.target,
        heal,
        eligible=can_heal,
        before=numbers_asked(effect.times),
    )


def _kill(effect: ef.Kill, compilation: Compilation) -> Compiled:
    def kill(state: State, context: Context, card: int, action: int) -> None:
        state.push(wounds.kill, card, context.source, action)

    return compile_target(compilation, effect.target, kill)


def _make(effect: ef.Make, compilation: Compilation) -> Compiled:
    until = code_of_duration(effect.until)
    if effect.limit is not None:
        to_each = isinstance(effect.target, ef.Each)
        give = compile_limited_giving(
            effect.qualities, effect.limit, until, compilation, to_each=to_each
        )
    else:
        give = compile_giving(effect.qualities, until, compilation)

    def make(state: State, context: Context, card: int, action: int) -> None:
        if in_play(state, card) or card in state.path:
            give(state, context, card)

    asked: list[am.Amount] = [
        quality.amount for quality in effect.qualities if hasattr(quality, "amount")
    ]
    return compile_target(compilation, effect.target, make, before=numbers_asked(*asked))


# --- skirmishes ---


def _assign(effect: ef.Assign, compilation: Compilation) -> Compiled:
    """Assign a minion to a character: both are chosen so that they may skirmish each other."""
    again = effect.even_if_assigned

    def has_an_opponent(state: State, context: Context, minion: int) -> bool:
        return minion in state.minions and any(
            assignment.can_assign(state, character, minion, even_if_assigned=again)
            for character in fighters(state)
        )

    def may_face_the_last(state: State, context: Context, character: int) -> bool:
        """Whether a character may be assigned to the minion chosen before, or to any at all."""
        for entry in state.memory.get(context.action, ())[::-1]:
            if isinstance(entry, tuple) and entry and entry[0] in state.minions:
                return assignment.can_assign(state, character, entry[0], even_if_assigned=again)
        return any(
            assignment.can_assign(state, character, minion, even_if_assigned=again)
            for minion in state.minions
        )

    minion = compile_target(compilation, effect.minion, _nothing, eligible=has_an_opponent)
    character = compile_target(compilation, effect.character, _nothing, eligible=may_face_the_last)

    def possible(state: State, context: Context) -> bool:
        return minion.possible(state, context) and character.possible(state, context)

    def assign(state: State, context: Context) -> None:
        known = _last_two_groups(state, context)
        if known is not None and assignment.can_assign(
            state, known[1], known[0], even_if_assigned=again
        ):
            assignment.assign_by_effect(state, known[1], known[0], context.player)

    choices = (*_noting(effect.minion, minion), *_noting(effect.character, character))
    # Who "that" character is, and what the action does to it first, is not known beforehand.
    is_known = not any(values_of_kind(effect, That))
    return Compiled(
        possible,
        (*choices, assign),
        possible,
        choices=len(choices),
        assigns=possible if is_known else always,
    )


def _noting(target: ef.Target, compiled: Compiled) -> tuple[Step, ...]:
    """Return the steps that leave a target as a group in the action's memory."""
    if isinstance(target, ef.Choose):
        return compiled.steps

    if isinstance(target, ef.Each):
        return compiled.steps
    known = compile_known(target)
    assert known is not None

    def note(state: State, context: Context) -> None:
        remember(state, context.action, tuple(known(state, context)))

    return (note,)


def _remove_from_skirmish(effect: ef.RemoveFromSkirmish, compilation: Compilation) -> Compiled:
    def remove(state: State, context: Context, card: int, action: int) -> None:
        skirmish.remove_from_skirmish(state, card)

    return compile_target(compilation, effect.target, remove, eligible=_is_in_skirmish)


def _is_in_skirmish(state: State, context: Context, card: int) -> bool:
    return card == state.skirmisher or card in state.skirmish_minions


def _replace_in_skirmish(effect: ef.ReplaceInSkirmish, compilation: Compilation) -> Compiled:
    """A character joins the skirmish in place of one in it; who joins is settled first.

    One who is assigned to a skirmish already cannot replace another.
    """
    by = compile_target(compilation, effect.by, _nothing, eligible=_is_free_to_join)
    target = compile_target(compilation, effect.target, _nothing, eligible=_is_in_skirmish)

    def possible(state: State, context: Context) -> bool:
        return by.possible(state, context) and target.possible(state, context)

    def replace(state: State, context: Context) -> None:
        groups = _last_two_groups(state, context)
        if groups is None:
            return
        new, old = groups
        if _is_in_skirmish(state, context, old) and _is_free_to_join(state, context, new):
            skirmish.replace_in_skirmish(state, old, new)

    steps = (*_noting(effect.by, by), *_noting(effect.target, target), replace)
    return Compiled(possible, steps, possible)


def _is_free_to_join(state: State, context: Context, card: int) -> bool:
    return in_play(state, card) and not _is_in_skirmish(state, context, card)


def _last_two_groups(state: State, context: Context) -> tuple[int, int] | None:
    """Return the first cards of the last two groups the action speaks of."""
    groups = [entry for entry in state.memory[context.action] if isinstance(entry, tuple) and entry]
    if len(groups) < len(("one", "another")):
        return None
    return groups[-2][0], groups[-1][0]


def _become_minion(effect: ef.BecomeMinion, compilation: Compilation) -> Compiled:
    words = traits.trait(effect.race) if effect.race is not None else 0
    until = code_of_duration(effect.until)
    rule = compilation.rule()
    for quality in (*effect.qualities, CannotBear(_ANY_CARD)):
        add_statement(rule, Reference.THIS, quality, None, compilation)
    # Without its text it loses these, but its strength and vitality stay (4.2, rulings).
    rule.own = [(statistic, _with_text(modifier)) for statistic, modifier in rule.own]
    rule.relations = [(code, _relates_with_text(relation)) for code, relation in rule.relations]

    def is_there(state: State, context: Context) -> bool:
        """Whether it lies in a support area, and is no minion yet."""
        return context.source in state.support[state.owner[context.source]]

    def become(state: State, context: Context) -> None:
        card = context.source
        if not is_there(state, context):
            return
        becoming.become_minion(state, card, words, effect.strength, effect.vitality, until)
        grant(state, card, context, rule, until)
        for item in state.attached[card]:
            state.push(wounds.discard_from_play, item, card)

    return Compiled(is_there, (become,), is_there)


def _has_text(state: State, card: int) -> bool:
    return state.blueprints[card].original is None


def _with_text(modifier: Modifier) -> Modifier:
    """Return a modifier that counts nothing while its card's game text does not apply."""

    def modify(state: State, source: int, card: int) -> int:
        return modifier(state, source, card) if _has_text(state, source) else 0

    return modify


def _relates_with_text(relation: Relation) -> Relation:
    def relate(state: State, context: Context, card: int, other: int) -> int:
        if not _has_text(state, context.source):
            return 0
        return relation(state, context, card, other)

    return relate


def _nothing(state: State, context: Context, card: int, action: int) -> None:
    """Do nothing to a card: it is only chosen."""


def _cancel_skirmish(effect: ef.CancelSkirmish, compilation: Compilation) -> Compiled:
    test = compile_filter(effect.involving) if effect.involving is not None else None

    def can_cancel(state: State, context: Context) -> bool:
        """Whether there is a skirmish to cancel, and such a character in it."""
        if not skirmish.can_be_cancelled(state):
            return False
        if state.in_force.bans and state.is_forbidden(context.player, CANCEL_SKIRMISH):
            return False
        involved = (state.skirmisher, *state.skirmish_minions)
        return test is None or any(test(state, context, card) for card in involved)

    def cancel(state: State, context: Context) -> None:
        if can_cancel(state, context):
            skirmish.cancel_skirmish(state)

    return Compiled(can_cancel, (cancel,), can_cancel)


def _skirmish_again(effect: ef.SkirmishAgain, compilation: Compilation) -> Compiled:
    def again(state: State, context: Context, card: int, action: int) -> None:
        assignment.let_skirmish_again(state, card)

    return compile_target(compilation, effect.target, again)


EFFECTS.update(
    {
        ef.Exert: _exert,
        ef.Exhaust: _exhaust,
        ef.Wound: _wound,
        ef.Heal: _heal,
        ef.Kill: _kill,
        ef.Make: _make,
        ef.Assign: _assign,
        ef.BecomeMinion: _become_minion,
        ef.RemoveFromSkirmish: _remove_from_skirmish,
        ef.ReplaceInSkirmish: _replace_in_skirmish,
        ef.CancelSkirmish: _cancel_skirmish,
        ef.SkirmishAgain: _skirmish_again,
    }
)
