"""What an ability of the LCG asks for, part by part, and the first part that does not hold.

The compiled tests of an ability say only whether all of its cost can be paid. The parts are
compiled one by one from the same definition, so that the one that fails can be named.
"""

from __future__ import annotations

from functools import cache

from rules.lcg.engine.blueprint import Ability, Blueprint, Context, Test
from rules.lcg.engine.state import State
from rules.lcg.narration.refusals.sources import card_text, sentence_text
from rules.lcg.narration.said import definition_of
from rules.lcg.notation.compiler.building import Building
from rules.lcg.notation.compiler.effects import compile_effect
from rules.lcg.notation.effects import Effect, Paid, Then
from rules.lcg.notation.english.effects import clause
from rules.lcg.notation.english.nouns import Speaker
from rules.lcg.notation.sentences import Action, Response
from rules.refusals import Reason


def unmet(state: State, context: Context, ability: Ability) -> Reason:
    """Return why an ability cannot be used: which part of its cost, or that it does nothing."""
    blueprint = state.blueprints[context.source]
    for test, words in _costs(blueprint, ability):
        if not test(state, context):
            return Reason(words, text_of(blueprint, ability))
    if not ability.payable(state, context):
        return Reason("What it costs can’t be paid.", text_of(blueprint, ability))
    return Reason("It would change nothing now.", text_of(blueprint, ability))


@cache
def text_of(blueprint: Blueprint, ability: Ability) -> str:
    """Return the sentence that an ability was compiled from."""
    found = _sentence(blueprint, ability)
    return card_text(blueprint) if found is None else sentence_text(blueprint, found[0])


@cache
def _sentence(blueprint: Blueprint, ability: Ability) -> tuple[int, Paid] | None:
    """Return the place of an ability's sentence in the definition, and what it does.

    Abilities of one kind are compiled in the order of their sentences.
    """
    text = definition_of(blueprint)
    if text is None:
        return None
    is_action = bool(ability.phases)
    abilities = [
        known
        for known in blueprint.abilities
        if bool(known.phases) == is_action
        and (known is blueprint.event or known in _used(blueprint))
    ]
    kind = Action if is_action else Response
    sentences = [
        (place, sentence.does)
        for place, sentence in enumerate(text.sentences)
        if isinstance(sentence, kind)
    ]
    return dict(zip(abilities, sentences, strict=False)).get(ability)


def _used(blueprint: Blueprint) -> tuple[Ability, ...]:
    return blueprint.actions + blueprint.responses + blueprint.hand_responses


@cache
def _costs(blueprint: Blueprint, ability: Ability) -> tuple[tuple[Test, str], ...]:
    """Return the test of each part of an ability's cost, with the words for when it fails."""
    found = _sentence(blueprint, ability)
    cost = None if found is None else found[1].cost
    if cost is None:
        return ()
    parts: tuple[Effect, ...] = cost.parts if isinstance(cost, Then) else (cost,)
    building = Building(Blueprint(blueprint.card, blueprint.edition, 0, blueprint.title))
    speaker = Speaker(blueprint.card)
    return tuple(
        (
            compile_effect(part, building).payable,
            f"You can’t {clause(part, speaker).rstrip('.')}.",
        )
        for part in parts
    )
