"""What a choice that a card asks for is made for: "wound a minion", from the effect in progress."""

from collections.abc import Iterable
from functools import lru_cache

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.parts import Program, Selector
from rules.tcg.engine.state.state import State
from rules.tcg.library import texts
from rules.tcg.narration.sayings import said, spell_twilight
from rules.tcg.notation.english import sentences_of

# Questions whose own words don't say what for.
ASKED_BY_CARDS = frozenset({Question.TARGET, Question.PLAYER, Question.NUMBER, Question.NAME})


def purpose(state: State, decision: Decision) -> str:
    """Return what a choice is made for; nothing where the question says it or the rules ask."""
    if decision.question not in ASKED_BY_CARDS or decision.source < 0:
        return ""
    blueprint = state.blueprints[decision.source]
    return _in_progress(blueprint, decision) or said_of_card(blueprint)


def _in_progress(blueprint: Blueprint, decision: Decision) -> str:
    """Return the effect for which cards are chosen, else that of the program being carried out."""
    parts = (*decision.resume, *(decision.asked_by or ()))
    for notation in _notations(parts):
        words = said(blueprint.card, notation)
        if words and not words.startswith("choose a number"):
            return words
    return ""


def _notations(parts: Iterable[object]) -> Iterable[object]:
    found = list(parts)
    for kind in (Selector, Program):
        for part in found:
            if isinstance(part, kind) and part.notation is not None:
                yield part.notation


@lru_cache(maxsize=4_096)
def said_of_card(blueprint: Blueprint) -> str:
    """Return the last sentence of a card: what it does, after what it is."""
    card = blueprint.card
    known = texts(card.id)
    sentences = sentences_of(card, known[-1]) if known else ()
    return spell_twilight(sentences[-1].removesuffix(".")) if sentences else ""
