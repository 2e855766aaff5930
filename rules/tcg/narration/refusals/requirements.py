"""What an ability of the TCG asks for, part by part, and the first part that does not hold.

The compiled test of an ability says only whether all holds. Its parts are compiled one by one
from the same definition, so that the one that fails can be named.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.refusals import Reason
from rules.tcg.engine.state.parts import Ability, Context, Part, Test
from rules.tcg.engine.state.state import State
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card as facts
from rules.tcg.library import definition
from rules.tcg.narration.refusals.sources import term, text_of, whole_text_of
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.effects import compile_cost
from rules.tcg.notation.compiler.effects_of_effects import compile_action
from rules.tcg.notation.compiler.tables import compile_condition
from rules.tcg.notation.english import MissingEnglish, describe_effect
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import condition as condition_clause
from rules.tcg.notation.filters import That
from rules.tcg.notation.traversal import action as action_of
from rules.tcg.notation.traversal import values_of_kind


@dataclass(frozen=True, slots=True)
class Requirement:
    """A part of what an ability asks for: its test, and the sentence for when it fails.

    `of_twilight` where it takes twilight from the pool, which is then worth naming.
    """

    test: Test
    unmet: str
    source: str
    of_twilight: bool = False


def unmet(state: State, context: Context, ability: Ability) -> Reason:
    """Return why an ability that is not allowed now is not."""
    for requirement in requirements(ability):
        if not requirement.test(state, context):
            return _reason(state, requirement)
    return Reason("It would change nothing now.", _source(ability))


def unmet_price(state: State, context: Context, part: Part, price: ef.Effect) -> Reason | None:
    """Return which part of a price cannot be paid; None where all can."""
    for requirement in _price_requirements(part, price):
        if not requirement.test(state, context):
            return _reason(state, requirement)
    return None


def _reason(state: State, requirement: Requirement) -> Reason:
    text = requirement.unmet
    if requirement.of_twilight:
        text = f"{text.removesuffix('.')}: the twilight pool has {state.twilight}."
    return Reason(text, requirement.source)


@cache
def sentence_of(ability: Ability) -> se.Sentence | None:
    """Return the sentence that an ability was compiled from; None for one that was made up."""
    text = definition(ability.card_id, ability.since)
    if text is None or ability.notation is None:
        return None
    for sentence in values_of_kind(text, se.Sentence):
        if action_of(sentence) == ability.notation:
            return sentence
    return None


@cache
def requirements(ability: Ability) -> tuple[Requirement, ...]:
    """Return what an ability asks for, in the order in which a player would check it."""
    sentence, action = sentence_of(ability), ability.notation
    found: list[Requirement] = []
    source = _source(ability)
    known = facts(ability.card_id)
    given = getattr(sentence, "given", None)
    if given is not None:
        found += _conditions(given, known, source)
    if not isinstance(action, ef.Action):
        return tuple(found)
    if action.cost is not None:
        found += _costs(action.cost, ability, source)
    cost, done = compile_action(action, Compilation(known, ability.since))
    found += [
        Requirement(part.begins, "What it would play isn’t there, or can’t be played now.", source)
        for part in (cost, done)
        if part is not None
    ]
    return tuple(found)


def _price_requirements(part: Part, price: ef.Effect) -> tuple[Requirement, ...]:
    text = definition(part.card_id, part.since)
    known = facts(part.card_id)
    source = whole_text_of(known, text)
    for sentence in text.sentences if text is not None else ():
        if getattr(sentence, "price", None) == price and text is not None:
            source = text_of(known, text, sentence)
    return tuple(_costs(price, part, source))


def _source(ability: Ability) -> str:
    known, text = facts(ability.card_id), definition(ability.card_id, ability.since)
    sentence = sentence_of(ability)
    if text is not None and sentence in text.sentences and sentence is not None:
        return text_of(known, text, sentence)
    return whole_text_of(known, text)


def _conditions(given: co.Condition, known: Card, source: str) -> list[Requirement]:
    parts = given.parts if isinstance(given, co.Every) else (given,)
    return [Requirement(compile_condition(part), _not_so(part, known), source) for part in parts]


def _not_so(condition: co.Condition, known: Card) -> str:
    """Return that a condition does not hold: "You cannot spot an Elf."."""
    try:
        words = condition_clause(condition, Speaker(known), holds=False)
    except MissingEnglish:
        words = f"it isn’t so that {condition_clause(condition, Speaker(known))}"
    return f"{words[:1].upper()}{words[1:]}."


def _costs(cost: ef.Effect, part: Part, source: str) -> list[Requirement]:
    """Return the parts of a cost, each for itself and then all together."""
    known = facts(part.card_id)
    parts = cost.parts if isinstance(cost, ef.Then) else (cost,)
    found: list[Requirement] = []
    for paid in parts:
        if isinstance(paid, ef.Given):
            found += _conditions(paid.condition, known, source)
        elif not any(values_of_kind(paid, That)):
            compiled = compile_cost(paid, Compilation(known, part.since))
            words = f"You can’t {describe_effect(known, paid).rstrip('.')}."
            of_twilight = compiled.twilight is not None
            found.append(Requirement(compiled.possible, words, source, of_twilight))
    together = compile_cost(cost, Compilation(known, part.since))
    words = f"You can’t pay for all of it: {describe_effect(known, cost).rstrip('.')}."
    found.append(Requirement(together.possible, words, source or term("cost")))
    return found
