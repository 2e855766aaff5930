"""What the cards of a game print and do: found once for each pair of decks."""

from functools import lru_cache
from typing import Final

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import DENSE, IN_PLAY, STATISTICS, STRENGTH
from rules.tcg.engine.state.parts import Ability
from rules.tcg.engine.state.traits import ENDURING

# Bits of `State.possible` beside those of the rare numbers. They are the lowest ones, which the
# numbers that every card has leave free: compiled code counts quickly only below 2 to the 62nd.
# The bit for the keyword enduring.
ENDURING_POSSIBLE: Final = 1 << 0
# Those of texts that ask what happened this turn, and of cards that have a site's text.
TURN_IS_REMEMBERED: Final = 1 << 1
TEXT_IS_COPIED: Final = 1 << 2
# That of texts that hold while their card is in a discard pile.
HOLDS_IN_DISCARD: Final = 1 << 3
# Those of sites whose text holds wherever the fellowship is, and of cards whose text lowers their
# own cost.
HOLDS_ON_PATH: Final = 1 << 4
LOWERS_OWN_COST: Final = 1 << 5
# That of texts that hold only for who is skirmishing, or against whom.
COUNTS_IN_SKIRMISHES: Final = 1 << 6


@lru_cache(maxsize=64)
def found_in(blueprints: tuple[Blueprint, ...]) -> tuple[int, int, int, bool, int, int]:
    """Return what cards of these decks do that few cards do.

    Masks of the game events that any text answers, and that events in hand do; of the phases in
    which any card may be played from hand; whether any card acts out of play; a mask of the rare
    numbers that any card prints, has, lends or gives; and one of the other numbers that any
    card has, lends or gives.
    """
    answerable = answered = phases = possible = 0
    # Keywords add to strength, and any card may gain them.
    modified = 1 << STRENGTH
    elsewhere = False
    for blueprint in blueprints:
        for part in blueprint.parts:
            if isinstance(part, Ability):
                answerable |= part.events
        if blueprint.event is not None:
            answered |= blueprint.event.events
        for ability in blueprint.answers_from_hand:
            answered |= ability.events
        phases |= blueprint.play_phases
        elsewhere = elsewhere or any(ability.zone != IN_PLAY for ability in blueprint.specials)
        for statistic in range(DENSE, STATISTICS):
            if blueprint.printed[statistic]:
                possible |= 1 << statistic
        given = [statistic for statistic, _ in blueprint.everywhere]
        for statistic in (*blueprint.own, *blueprint.borne, *given):
            if statistic >= DENSE:
                possible |= 1 << statistic
            else:
                modified |= 1 << statistic
        if blueprint.traits & ENDURING:
            possible |= ENDURING_POSSIBLE
        if blueprint.asks_of_turn:
            possible |= TURN_IS_REMEMBERED
        if blueprint.text_of is not None:
            possible |= TEXT_IS_COPIED
        if blueprint.while_discarded:
            possible |= HOLDS_IN_DISCARD
        if blueprint.holds_on_path:
            possible |= HOLDS_ON_PATH
        if blueprint.cheaper is not None or blueprint.lowered_by_threats:
            possible |= LOWERS_OWN_COST
        if blueprint.counts_in_skirmishes:
            possible |= COUNTS_IN_SKIRMISHES
    return answerable, answered, phases, elsewhere, possible, modified


@lru_cache(maxsize=64)
def printed_rows(blueprints: tuple[Blueprint, ...]) -> tuple[list[list[int]], list[int]]:
    """Return the rows of printed numbers and words, which games of the same decks share."""
    base = [
        [blueprint.printed[statistic] for blueprint in blueprints] for statistic in range(DENSE)
    ]
    return base, [blueprint.traits for blueprint in blueprints]
