"""Sentences that hold while a card is in force become rules."""

from collections import defaultdict

from rules.tcg.engine.modifiers.relations import COST_ON_BEARER
from rules.tcg.engine.state import bans, codes
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import Modifier, Rule
from rules.tcg.engine.state.state import State as GameState
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.compiler.abilities import compile_response, trigger_ability
from rules.tcg.notation.compiler.bans import (
    compile_ban,
    compile_cards_for_initiative,
    compile_state_of_game,
)
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation, always
from rules.tcg.notation.compiler.qualities import add_statement, compile_modifier, compile_relation
from rules.tcg.notation.compiler.statistics import GAME_NUMBER_CODES
from rules.tcg.notation.compiler.tables import (
    SENTENCES,
    compile_condition,
)
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import Reference, StackedOn
from rules.tcg.notation.filters import State as Standing
from rules.tcg.notation.qualities import Change, Gains
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.vocabulary import CardType, Phase


def compile_rule(sentence: se.Sentence, compilation: Compilation) -> Rule:
    """Return what holds by a sentence, as a part that can be given to a card for a while."""
    rule = compilation.rule()
    match sentence:
        case se.While(condition, statements):
            for statement in statements:
                _add_to_rule(rule, statement, condition, compilation)
        case se.Statement():
            _add_to_rule(rule, sentence, None, compilation)
        case se.EachTime():
            rule.triggers.append(trigger_ability(sentence, compilation))
        case se.Special():
            add_statement(rule, Reference.THIS, Gains(sentence), None, compilation)
        case se.Response():
            rule.triggers.append(compile_response(sentence, compilation))
        case _:
            raise compilation.no_meaning(sentence)
    return rule


def _add_to_rule(
    rule: Rule, statement: object, condition: Condition | None, compilation: Compilation
) -> None:
    match statement:
        case se.Gets(affects, qualities):
            for quality in qualities:
                add_statement(rule, affects, quality, condition, compilation)
        case se.GameNumberIs(number, amount, least):
            holds = compile_condition(condition) if condition is not None else None
            modifier = compile_modifier(amount, holds, None, compilation)
            if number is ef.GameNumber.MOVE_LIMIT:
                if least is not None:
                    modifier = _not_below(modifier, least)
                rule.move_limits.append((compilation.limit_key(), modifier))
            else:
                rule.everywhere.append((GAME_NUMBER_CODES[number], modifier))
        case se.Forbids():
            rule.bans.append(compile_ban(statement, condition))
        case se.Discards(cards):
            holds = compile_condition(condition) if condition is not None else always
            rule.discards.append((holds, compile_cards(cards)))
        case se.Skips(phase):
            skipped = codes.PHASE_CODES[phase]
            rule.bans.append(compile_state_of_game(bans.SKIP_PHASE, skipped, condition))
        case se.ShadowHasInitiative():
            rule.bans.append(compile_state_of_game(bans.HAVE_INITIATIVE, -1, condition))
        case se.ShadowOrdersSkirmishes():
            rule.bans.append(compile_state_of_game(bans.ORDER_SKIRMISHES, -1, condition))
        case se.MoreForInitiative(amount):
            rule.bans.append(compile_cards_for_initiative(amount, condition))
        case se.FreeTransfers():
            rule.bans.append(compile_state_of_game(bans.PAY_FOR_TRANSFER, -1, condition))
        case se.WinsAfterReconciling():
            rule.bans.append(compile_state_of_game(bans.WIN_BEFORE_RECONCILING, -1, condition))
        case se.CostsOnBearer(cards, on, amount):
            holds = compile_condition(condition) if condition is not None else None
            relation = compile_relation(on, cards, amount, holds)
            if cards is Reference.THIS:
                rule.own_costs_on.append(relation)
            else:
                rule.relations.append((COST_ON_BEARER, relation))
        case se.FirstPlayed(phase, cards, amount, here):
            none_yet = (
                co.Unless(co.WasPlayed(None, cards, here=True))
                if here
                else _none_yet(phase, cards, compilation)
            )
            first = none_yet if condition is None else co.Every((condition, none_yet))
            quality = Change(Statistic.TWILIGHT_COST, amount)
            add_statement(rule, cards, quality, first, compilation)
        case _:
            raise compilation.no_meaning(statement)


def _none_yet(phase: Phase | None, cards: fi.Filter, compilation: Compilation) -> Condition:
    """Return the condition that no such card was played yet in a phase, a turn, or at a site.

    Another card may have a site's text: it speaks of the site by its name.
    """
    if phase is not None:
        return co.Every((co.During(phase), co.Unless(co.WasPlayed(phase, cards))))
    if compilation.card.type is not CardType.SITE:
        return co.Unless(co.WasPlayed(None, cards))
    here = co.Unless(co.WasPlayed(None, cards, here=True))
    return co.Every((co.AtSite(fi.Titled(compilation.card.title)), here))


def _not_below(modifier: Modifier, least: int) -> Modifier:
    """Return a change of the move limit that takes it to a minimum, and no further."""

    def change(state: GameState, source: int, card: int) -> int:
        now = state.move_limit + state.rare.get((codes.MOVE_LIMIT, -1), 0)
        return min(0, max(modifier(state, source, card), least - now))

    return change


def _rule(sentence: se.Sentence, blueprint: Blueprint, compilation: Compilation) -> None:
    rule = compile_rule(sentence, compilation)
    if isinstance(sentence, se.While) and _is_of_stacked_card(sentence.condition):
        blueprint.while_stacked += (rule,)
        return
    if isinstance(sentence, se.While) and _is_of_discarded_card(sentence.condition):
        blueprint.while_discarded += (rule,)
        return
    blueprint.own = _joined(blueprint.own, rule.own)
    blueprint.borne = _joined(blueprint.borne, rule.borne)
    blueprint.everywhere += tuple(rule.everywhere)
    blueprint.words |= rule.words
    blueprint.relations += tuple(rule.relations)
    blueprint.own_costs_on += tuple(rule.own_costs_on)
    blueprint.lent += tuple(rule.lent)
    blueprint.move_limits += tuple(rule.move_limits)
    blueprint.bans += tuple(rule.bans)
    blueprint.discards += tuple(rule.discards)


def _is_of_stacked_card(condition: Condition) -> bool:
    """Whether a sentence holds while its own card is stacked."""
    return (
        isinstance(condition, co.Is)
        and condition.reference is Reference.THIS
        and any(values_of_kind(condition, StackedOn))
    )


def _is_of_discarded_card(condition: Condition) -> bool:
    """Whether a sentence holds while its own card is in its owner's discard pile."""
    return condition == co.Is(Reference.THIS, Standing.DISCARDED)


def _joined(
    known: dict[int, tuple[Modifier, ...]], more: list[tuple[int, Modifier]]
) -> dict[int, tuple[Modifier, ...]]:
    joined: dict[int, tuple[Modifier, ...]] = defaultdict(tuple, known)
    for statistic, modifier in more:
        joined[statistic] += (modifier,)
    return dict(joined)


SENTENCES.update(
    {
        se.While: _rule,
        se.Gets: _rule,
        se.GameNumberIs: _rule,
        se.Forbids: _rule,
        se.Skips: _rule,
        se.Discards: _rule,
        se.ShadowHasInitiative: _rule,
        se.ShadowOrdersSkirmishes: _rule,
        se.MoreForInitiative: _rule,
        se.FreeTransfers: _rule,
        se.WinsAfterReconciling: _rule,
        se.CostsOnBearer: _rule,
        se.FirstPlayed: _rule,
    }
)
