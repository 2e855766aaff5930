"""How a card stands at the moment: the tests behind the states a filter can name."""

from typing import Final

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import (
    fighters,
    has_words,
    is_roaming,
    strength,
    vitality_left,
)
from rules.tcg.engine.operations.tokens import culture_tokens
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import IN_DISCARD, IN_PLAY, IN_VOID, ON_PATH, STACKED
from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.vocabulary import Block


def _is_unique(state: State, context: Context, card: int) -> bool:
    return bool(state.blueprints[card].traits & traits.UNIQUE)


def _is_wounded(state: State, context: Context, card: int) -> bool:
    return state.wounds[card] > 0


def _is_exhausted(state: State, context: Context, card: int) -> bool:
    return vitality_left(state, card) <= 1


def _is_roaming(state: State, context: Context, card: int) -> bool:
    return is_roaming(state, card)


def _is_yours(state: State, context: Context, card: int) -> bool:
    return state.owner[card] == context.player


def _is_opponents(state: State, context: Context, card: int) -> bool:
    return state.owner[card] in state.opponents(context.player)


def _is_your_own(state: State, context: Context, card: int) -> bool:
    """Whether a card belongs to the player whose text this is, whoever carries it out."""
    return state.owner[card] == state.owner[context.source]


def _is_skirmishing(state: State, context: Context, card: int) -> bool:
    return card == state.skirmisher or card in state.skirmish_minions


def _is_in_that_skirmish(state: State, context: Context, card: int) -> bool:
    """Whether a character is in the skirmish, or was: one that was cancelled may be spoken of."""
    return _is_skirmishing(state, context, card) or card in state.removed_from_skirmish


def _is_assigned(state: State, context: Context, card: int) -> bool:
    if state.assigned[card] or _is_skirmishing(state, context, card):
        return True
    return any(card in state.assigned[minion] for minion in state.minions)


def _is_unassigned(state: State, context: Context, card: int) -> bool:
    return not _is_assigned(state, context, card)


def _is_in_support_area(state: State, context: Context, card: int) -> bool:
    if state.zone[card] == ON_PATH:
        return card in state.control
    return state.zone[card] == IN_PLAY and card in state.support[state.owner[card]]


def _is_ring_bearer(state: State, context: Context, card: int) -> bool:
    return state.ring_bearer[state.owner[card]] == card


def _is_unbound(state: State, context: Context, card: int) -> bool:
    if not has_words(state, card, traits.COMPANION):
        return False
    return not has_words(state, card, traits.RING_BOUND)


def _you_control(state: State, context: Context, card: int) -> bool:
    return state.control.get(card, -1) == context.player


def _shadow_controls(state: State, context: Context, card: int) -> bool:
    return state.control.get(card, state.active) != state.active


def _is_on_path(state: State, context: Context, card: int) -> bool:
    """Whether a site is on the adventure path: a controlled one no longer is (4.2, "control")."""
    return state.zone[card] == ON_PATH and card not in state.control


def _is_controlled(state: State, context: Context, card: int) -> bool:
    return card in state.control


def _is_current(state: State, context: Context, card: int) -> bool:
    return bool(state.path) and card == state.site()


def _is_next(state: State, context: Context, card: int) -> bool:
    return card in state.path[state.position[state.active] :][:1]


def _is_participating(state: State, context: Context, card: int) -> bool:
    return card in state.minions or card in fighters(state)


def _is_stacked(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == STACKED


def _is_discarded(state: State, context: Context, card: int) -> bool:
    return state.zone[card] == IN_DISCARD


def _is_being_played(state: State, context: Context, card: int) -> bool:
    """Whether a card has left hand or pile and is neither in play nor discarded yet."""
    return state.zone[card] == IN_VOID


def _was_played_this_turn(state: State, context: Context, card: int) -> bool:
    return card in state.played


def _race_cannot_be_spotted(state: State, context: Context, card: int) -> bool:
    race = state.blueprints[card].card.race
    return race is not None and not any(
        state.blueprints[other].card.race == race for other in active_cards(state) if other != card
    )


def _culture_cannot_be_spotted(state: State, context: Context, card: int) -> bool:
    culture = state.blueprints[card].card.culture
    return culture is not None and not any(
        state.blueprints[other].card.culture == culture
        for other in active_cards(state)
        if other != card
    )


def _is_of_culture_of_token(state: State, context: Context, card: int) -> bool:
    """Whether a culture token of the card's culture is on any active card."""
    culture = state.blueprints[card].card.culture
    return culture is not None and any(
        culture_tokens(state, other, culture.value) for other in active_cards(state)
    )


def _is_of_most_common_race(state: State, context: Context, card: int) -> bool:
    races = [state.blueprints[other].card.race for other in state.companions[state.active]]
    race = state.blueprints[card].card.race
    return race in races and races.count(race) == max(map(races.count, races))


def _is_of_lowest_strength(state: State, context: Context, card: int) -> bool:
    """Whether no other card of its row (the minions, or the fellowship) has less strength."""
    row = state.minions if card in state.minions else state.companions[state.active]
    return card in row and strength(state, card) == min(strength(state, other) for other in row)


_FIRST_SET_OF_KING_BLOCK: Final = 7


def _has_a_number(state: State, context: Context, card: int) -> bool:
    """Whether a site has a number of its own, by which alone it may replace another.

    In 4.2 only those of the Fellowship block may (its rulings on Paths Seldom Trodden, Dark
    Places and Úlairë Nelya), and for a card of the King block only those of that block (its
    ruling on Grimbold, Marshal of Rohan); earlier editions do not say so.
    """
    site = state.blueprints[card].card
    if state.edition.only_fellowship_sites_by_number:
        of_king_block = state.blueprints[context.source].card.set >= _FIRST_SET_OF_KING_BLOCK
        return site.site_block is (Block.KING if of_king_block else Block.FELLOWSHIP)
    return site.site_number is not None


STATES: Final[dict[fi.State, CardTest]] = {
    fi.State.UNIQUE: _is_unique,
    fi.State.WOUNDED: _is_wounded,
    fi.State.EXHAUSTED: _is_exhausted,
    fi.State.ROAMING: _is_roaming,
    fi.State.YOURS: _is_yours,
    fi.State.OPPONENTS: _is_opponents,
    fi.State.YOUR_OWN: _is_your_own,
    fi.State.SKIRMISHING: _is_skirmishing,
    fi.State.ASSIGNED: _is_assigned,
    fi.State.UNASSIGNED: _is_unassigned,
    fi.State.IN_SUPPORT_AREA: _is_in_support_area,
    fi.State.RING_BEARER: _is_ring_bearer,
    fi.State.UNBOUND: _is_unbound,
    fi.State.CONTROLLED_BY_YOU: _you_control,
    fi.State.CONTROLLED_BY_SHADOW: _shadow_controls,
    fi.State.CONTROLLED: _is_controlled,
    fi.State.ON_PATH: _is_on_path,
    fi.State.CURRENT: _is_current,
    fi.State.NEXT: _is_next,
    fi.State.PARTICIPATING: _is_participating,
    fi.State.STACKED: _is_stacked,
    fi.State.BEING_PLAYED: _is_being_played,
    fi.State.DISCARDED: _is_discarded,
    fi.State.PLAYED_THIS_TURN: _was_played_this_turn,
    fi.State.OF_UNSPOTTED_RACE: _race_cannot_be_spotted,
    fi.State.OF_UNSPOTTED_CULTURE: _culture_cannot_be_spotted,
    fi.State.IN_THAT_SKIRMISH: _is_in_that_skirmish,
    fi.State.OF_CULTURE_OF_TOKEN: _is_of_culture_of_token,
    fi.State.OF_SAME_NUMBER: _has_a_number,
    fi.State.OF_LOWEST_STRENGTH: _is_of_lowest_strength,
    fi.State.OF_MOST_COMMON_RACE: _is_of_most_common_race,
}
