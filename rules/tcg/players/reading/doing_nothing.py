"""Options that would do nothing: something is paid, and the effect finds nothing to be done to.

"Add (3) to remove a threat" does nothing without a threat, nor does strength for a character who
isn't in the skirmish. Only what is certain counts: an effect that isn't known here does something.
"""

from collections.abc import Callable
from typing import Any, Final

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.modifiers.numbers import can_exert, number, vitality_left
from rules.tcg.engine.operations.actions import chosen_ability
from rules.tcg.engine.operations.sites import controllable_site, liberable_site
from rules.tcg.engine.operations.tokens import threats_that_fit
from rules.tcg.engine.operations.wounds import can_heal
from rules.tcg.engine.state.codes import TAKES_NO_WOUNDS, Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.parts import Ability, Context, Program, Selector, standing_context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.triggers import Heard, listeners
from rules.tcg.engine.turn.skirmish import can_be_cancelled
from rules.tcg.engine.zones.board import in_play
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.tables import compile_condition
from rules.tcg.notation.own import OwnWording
from rules.tcg.notation.triggers import Token
from rules.tcg.players.reading.chosen_first import chosen_first, what_follows
from rules.tcg.players.reading.heuristics import worth
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.targets import listed_in, targets_of
from rules.tcg.players.reading.weights import RULES

# What only counts in the skirmish being fought.
_IN_SKIRMISH: Final = frozenset({Statistic.STRENGTH, Statistic.DAMAGE, Statistic.OVERWHELM_FACTOR})
_CONDITIONS: Final = Meanings(compile_condition)
# Costs that change nothing.
_LOOKS: Final = (ef.Spot, ef.SpotTokens, ef.Given, ef.Then)
# Costs after which the effect finds what it would have found before.
_PLAIN_COSTS: Final = (
    ef.Exert,
    ef.Exhaust,
    ef.AddTokens,
    ef.RemoveTokens,
    ef.Spot,
    ef.SpotTokens,
    ef.Given,
    ef.Then,
    ef.Discard,
)


def does_nothing(state: State, decision: Decision, option: Option) -> bool:
    """Return whether it is certain that an option changes nothing but what it costs."""
    if decision.question == Question.TARGET:
        return _is_wasted_on(state, decision, option)
    found = _action_of(state, decision, option)
    return found is not None and _is_vain_action(found[0], state, found[1])


def _action_of(
    state: State, decision: Decision, option: Option
) -> tuple[ef.Action, Context] | None:
    """Return the text that an option follows, with its context; None where it is no text."""
    ability: Ability | None = None
    context = standing_context(option.card, decision.player, _bearer(state, option.card))
    if decision.question == Question.ACTION:
        if option.verb == Verb.USE:
            ability = chosen_ability(state, option)
        elif option.verb == Verb.PLAY:
            ability = state.blueprints[option.card].event
    elif decision.question == Question.RESPONSE and option.verb != Verb.PASS:
        events = decision.resume[1]
        if option.verb == Verb.PLAY:
            event, ability = events[option.number], state.blueprints[option.card].event
        else:
            heard: Heard = listeners(state, events)[option.number]
            event, ability = heard.event, heard.ability
        context = event.context(option.card, decision.player, state.bearer[option.card])
    elif decision.question == Question.MAY and option.verb != Verb.PASS:
        last = decision.resume[-1]
        if isinstance(last, Program) and isinstance(last.notation, ef.Action):
            return last.notation, context
    if ability is None or not isinstance(ability.notation, ef.Action):
        return None
    return ability.notation, context


def _bearer(state: State, card: int) -> int:
    return state.bearer[card] if card >= 0 else -1


def _is_wasted_on(state: State, decision: Decision, option: Option) -> bool:
    """Return whether a text does nothing to the card that would be chosen for it."""
    _, selector, context = (*decision.resume, None, None)[:3]
    if option.verb == Verb.PASS or not isinstance(selector, Selector):
        return False
    effect, card = selector.notation, option.card
    if (
        not isinstance(context, Context)
        or type(effect) not in _ON_CARDS
        or not in_play(state, card)
    ):
        return False
    follows = what_follows(effect, state.blueprints[context.source])
    return _is_vain_on(effect, state, context, card) and all(
        _is_vain(part, state, context.spoken_of(card)) for part in follows
    )


def _is_vain_action(action: ef.Action, state: State, context: Context) -> bool:
    """Return whether what is paid for would do nothing, and paying is worth nothing by itself."""
    cost = action.cost
    if cost is not None:
        kinds = list(values_of_kind(cost, ef.Effect))
        if not all(isinstance(kind, _PLAIN_COSTS) for kind in kinds):
            return False
        added = {kind.token for kind in kinds if isinstance(kind, ef.AddTokens)}
        removed = {kind.token for kind in values_of_kind(action.effect, ef.RemoveTokens)}
        if added & removed or worth(cost, state, context, RULES) > 0:
            return False
        changes_table = not all(isinstance(kind, _LOOKS) for kind in kinds)
        if changes_table and any(values_of_kind(action.effect, ef.If)):
            # Whether the condition holds is known once the cost is paid.
            return False
    choice = chosen_first(action)
    if choice is not None:
        return all(
            _is_vain(part, state, context.spoken_of(card))
            for card in targets_of(choice.among, state, context)
            for part in (choice.choice, *choice.afterwards)
            if part is not cost
        )
    return _is_vain(action.effect, state, context)


def _is_vain(effect: ef.Effect, state: State, context: Context) -> bool:
    """Return whether it is certain that an effect does nothing now."""
    if isinstance(effect, ef.Then):
        return all(_is_vain(part, state, context) for part in effect.parts)
    if isinstance(effect, ef.Either):
        return all(_is_vain(option, state, context) for option in effect.options)
    if isinstance(effect, ef.May):
        return _is_vain_action(effect.action, state, context)
    if isinstance(effect, ef.If):
        holds = _CONDITIONS.of(effect.condition)(state, context)
        branch = effect.effect if holds else effect.otherwise
        return branch is None or _is_vain(branch, state, context)
    if isinstance(effect, ef.ForEach | ef.UntilYouStop | OwnWording):
        return _is_vain(effect.effect, state, context)
    if isinstance(effect, ef.UnlessPrevented):
        return _is_vain(effect.effect, state, context) and effect.instead is None
    if isinstance(effect, ef.Spot | ef.SpotTokens | ef.Given):
        return True
    if type(effect) in _ON_CARDS:
        return _is_vain_on_all(effect, state, context)
    known = _VAIN.get(type(effect))
    return known is not None and known(effect, state, context)


# --- what is done to cards ---


def _is_vain_on_all(effect: Any, state: State, context: Context) -> bool:
    """Return whether an effect does nothing to any card that it can be done to."""
    target = effect.target
    if isinstance(target, ef.CardsIn):
        return _is_from_empty_pile(target, state, context)
    if isinstance(target, ef.TopOfDeck):
        return False
    cards = targets_of(target, state, context)
    if not cards and isinstance(target, fi.That):
        # It is spoken of as the text goes on.
        return False
    return all(_is_vain_on(effect, state, context, card) for card in cards)


def _is_from_empty_pile(target: ef.CardsIn, state: State, context: Context) -> bool:
    """Return whether no card is there, as far as the player sees."""
    return target.zone is am.Zone.DISCARD_PILE and not listed_in(target, state, context)


def _is_vain_on(effect: Any, state: State, context: Context, card: int) -> bool:
    return _ON_CARDS[type(effect)](effect, state, card)


def _cannot_exert(effect: object, state: State, card: int) -> bool:
    return not can_exert(state, card)


def _is_exhausted(effect: object, state: State, card: int) -> bool:
    return vitality_left(state, card) <= 1


def _takes_no_wounds(effect: object, state: State, card: int) -> bool:
    return bool(number(state, TAKES_NO_WOUNDS, card))


def _cannot_heal(effect: object, state: State, card: int) -> bool:
    return not can_heal(state, card)


def _is_elsewhere(effect: ef.Make, state: State, card: int) -> bool:
    """Return whether a card gains for a skirmish what only counts in one, and isn't in it."""
    return (
        state.skirmisher >= 0
        and effect.until is ef.Until.END_OF_PHASE
        and card != state.skirmisher
        and card not in state.skirmish_minions
        and all(
            isinstance(quality, qu.Change) and quality.statistic in _IN_SKIRMISH
            for quality in effect.qualities
        )
    )


def _never(effect: object, state: State, card: int) -> bool:
    return False


_ON_CARDS: Final[dict[type, Callable[[Any, State, int], bool]]] = {
    ef.Exert: _cannot_exert,
    ef.Exhaust: _is_exhausted,
    ef.Wound: _takes_no_wounds,
    ef.Heal: _cannot_heal,
    ef.Make: _is_elsewhere,
    ef.Kill: _never,
    ef.Discard: _never,
    ef.ReturnToHand: _never,
    ef.RemoveFromGame: _never,
    ef.TakeIntoHand: _never,
    ef.RemoveFromSkirmish: _never,
}
"""Whether an effect does nothing to a card; it always does nothing without any card."""


# --- what is done to the game ---


def _nothing_to_remove(effect: ef.RemoveTokens, state: State, context: Context) -> bool:
    there = {
        Token.TWILIGHT: state.twilight,
        Token.THREAT: state.threats[state.active],
        Token.BURDEN: state.burdens[state.active],
    }
    return not there[effect.token]


def _no_room(effect: ef.AddTokens, state: State, context: Context) -> bool:
    return effect.token is Token.THREAT and not threats_that_fit(state, state.active)


def _no_cards_left(effect: object, state: State, context: Context) -> bool:
    return not state.decks[context.player]


def _no_site_to_take(effect: object, state: State, context: Context) -> bool:
    return controllable_site(state) < 0


def _no_site_to_free(effect: ef.Liberate, state: State, context: Context) -> bool:
    return liberable_site(state, context.player, yours=effect.yours) < 0


def _no_skirmish_to_cancel(effect: object, state: State, context: Context) -> bool:
    return not can_be_cancelled(state)


_VAIN: Final[dict[type, Callable[[Any, State, Context], bool]]] = {
    ef.RemoveTokens: _nothing_to_remove,
    ef.AddTokens: _no_room,
    ef.Draw: _no_cards_left,
    ef.TakeControl: _no_site_to_take,
    ef.Liberate: _no_site_to_free,
    ef.CancelSkirmish: _no_skirmish_to_cancel,
}
