"""Cards whose game text does not apply, and move limits that are changed for a turn.

A card without its text is played by a blueprint without sentences and keywords, so that nothing
else needs to ask. Which cards that are may change at any moment; `settle` looks after each step.
"""

from rules.tcg.engine.modifiers.changes import add_to_row, set_traits
from rules.tcg.engine.modifiers.in_force import active_cards, refresh, surplus_conditions
from rules.tcg.engine.modifiers.numbers import has
from rules.tcg.engine.state.blueprint import (
    KEPT_NUMBERS_OF_KEYWORDS,
    Blueprint,
    with_text_of,
    without_text,
)
from rules.tcg.engine.state.codes import (
    BORNE,
    IN_PLAY,
    TEXT_IGNORED,
)
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State


def keep_texts(state: State) -> None:
    """Take the text from every card whose text does not apply now, and give it back to others."""
    cards = active_cards(state)
    ignored = frozenset(card for card in cards if has(state, TEXT_IGNORED, card))
    ignored |= surplus_conditions(state, cards)
    before = state.in_force.textless
    if ignored == before:
        return
    blueprints = list(state.blueprints)
    for card in before - ignored:
        original = blueprints[card].original
        assert original is not None
        _exchange(state, card, blueprints[card], original, 1)
        blueprints[card] = original
    for card in ignored - before:
        _exchange(state, card, blueprints[card], without_text(blueprints[card]), -1)
        blueprints[card] = without_text(blueprints[card])
    state.blueprints = tuple(blueprints)
    refresh(state)


def _exchange(state: State, card: int, old: Blueprint, new: Blueprint, sign: int) -> None:
    """Take a card's printed keywords from the kept rows, or put them back."""
    fuller = new if sign > 0 else old
    for statistic in KEPT_NUMBERS_OF_KEYWORDS:
        if fuller.printed[statistic]:
            add_to_row(state, statistic, card, sign * fuller.printed[statistic])
    words = old.traits ^ new.traits
    kept = state.traits[card]
    set_traits(state, card, kept | words if sign > 0 else kept & ~words)


# --- the text of a site on another card ---


def keep_copied_texts(state: State) -> None:
    """Give cards the text of the site they speak of, or take it back."""
    changed: dict[int, Blueprint] = {}
    for card, blueprint in enumerate(state.blueprints):
        own = blueprint if blueprint.own_text is None else blueprint.own_text
        if own.text_of is None:
            continue
        wanted = own
        if state.zone[card] in (IN_PLAY, BORNE):
            context = Context(card, state.owner[card])
            for site in state.path:
                if own.text_of(state, context, site):
                    wanted = with_text_of(own, state.blueprints[site])
        if wanted is not blueprint:
            changed[card] = wanted
    if changed:
        state.blueprints = tuple(
            changed.get(card, blueprint) for card, blueprint in enumerate(state.blueprints)
        )
        refresh(state)
