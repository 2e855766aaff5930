"""Cards whose game text does not apply, and move limits that are changed for a turn.

A card without its text is played by a blueprint without sentences and keywords, so that nothing
else needs to ask. Which cards that are may change at any moment; `settle` looks after each step.
"""

from dataclasses import replace

from rules.tcg.engine.blueprint import Blueprint, Context
from rules.tcg.engine.changes import add_to_row, set_traits
from rules.tcg.engine.codes import (
    AMBUSH,
    ARCHER,
    BORNE,
    DAMAGE,
    DEFENDER,
    FIERCE,
    HUNTER,
    IN_PLAY,
    TEXT_IGNORED,
    TOIL,
)
from rules.tcg.engine.in_force import active_cards, refresh, surplus_conditions
from rules.tcg.engine.numbers import has
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import ALWAYS_RING_BOUND, KEYWORDS, RING_BOUND

# The numbers of keywords, which are game text (4.2, "game text"); strength and the like are not.
KEPT_NUMBERS_OF_KEYWORDS = (DAMAGE, DEFENDER, FIERCE, ARCHER)
NUMBERS_OF_KEYWORDS = frozenset((*KEPT_NUMBERS_OF_KEYWORDS, AMBUSH, HUNTER, TOIL))


def without_text(blueprint: Blueprint) -> Blueprint:
    """Return a card without its game text: its facts but for the keywords; always the same one."""
    if blueprint.textless is None:
        traits = blueprint.traits & ~KEYWORDS
        if blueprint.title in ALWAYS_RING_BOUND:
            traits |= blueprint.traits & RING_BOUND
        numbers = tuple(
            0 if statistic in NUMBERS_OF_KEYWORDS else number
            for statistic, number in enumerate(blueprint.printed)
        )
        blueprint.textless = Blueprint(
            blueprint.card,
            traits,
            blueprint.title,
            blueprint.since,
            numbers,
            bearer=blueprint.bearer,
            original=blueprint,
        )
        blueprint.textless.complete()
    return blueprint.textless


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


def with_text_of(own: Blueprint, site: Blueprint) -> Blueprint:
    """Return a card that has a site's sentences beside its own; always the same one."""
    known = own.with_text.get(site.card.id)
    if known is not None:
        return known
    joined = replace(
        own,
        parts=own.parts + site.parts,
        specials=own.specials + site.specials,
        special_phases=own.special_phases | site.special_phases,
        triggers=own.triggers + site.triggers,
        responses=own.responses + site.responses,
        hears=own.hears | site.hears,
        own={**own.own, **site.own},
        everywhere=own.everywhere + site.everywhere,
        words=own.words | site.words,
        relations=own.relations + site.relations,
        lent=own.lent + site.lent,
        move_limits=own.move_limits + site.move_limits,
        bans=own.bans + site.bans,
        textless=None,
        own_text=own,
        text_from=site,
        with_text={},
    )
    joined.complete()
    own.with_text[site.card.id] = joined
    return joined


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
