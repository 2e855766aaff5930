"""The numbers in the expert rules, in one place, so that a search can tune them.

The values were found by an evolution strategy over games of each two starter decks in Mirkwood
(`python -m lab rules`), but for some that were set by hand before. Other scenarios, and a
player alone, have numbers of their own (`learned/expert_weights.json`).
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from typing import Final

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.state import State
from rules.lcg.players.learned.tables import EXPERT_WEIGHTS


@dataclass(frozen=True, slots=True)
class Weights:
    """What the expert rules weigh, and how much."""

    # Committing: what a revealed card adds, what the others will, progress against threat.
    reveal_threat: float = 1.44
    others_commit: float = 0.769
    progress: float = 1.89
    threat: float = 2.88
    calm_threat: float = 18.9
    urgency: float = 0.0215
    haste: float = 0.448
    finish: float = 40.2
    elimination: float = 60.1
    # What abilities are worth that need a ready character.
    stay_to_cancel: float = 1.77
    stay_to_draw: float = 0.584
    empty_hand: float = 0.361
    stay_to_heal: float = 0.434
    stay_to_inspire: float = 2.48
    # Fighting: what killing an enemy is worth, by its attack, and hurting it.
    kill: float = 0.369
    kill_when_weak: float = 9.87
    kill_attack: float = 7.06
    hurt: float = 0.784
    unknown_foe: float = 0.692
    wanted: float = 17.1
    distant: float = 0.347
    effort: float = 0.383
    # Defending: the loss of damage, death and being exhausted.
    hero_damage: float = 1.08
    ally_damage: float = 0.829
    hero_death: float = 1.77
    ally_death: float = 2.09
    hero_nearly_dead: float = 2.6
    lost_attack: float = 2.13
    undefended_damage: float = 0.588
    undefended_risk: float = 1.52
    undefended_death: float = 51.2
    undefended_nearly_dead: float = 12.4
    # Excess damage of Hill Troll is threat.
    excess_threat: float = 1.4
    shadow_attack: float = 1.29
    shadow_chance: float = 0.113
    # Engaging: the threat an enemy adds while it stays in the staging area.
    staged_threat: float = 0.158
    sting: float = 25.4
    # Travel.
    location_threat: float = 8.93
    location_progress: float = 0.344
    travel_cost: float = 4.56
    travel_reveals: float = 38.8
    # Characters in play, for the numbers they have, and Gandalf.
    guest: float = 1.62
    # Cards in hand; resources kept for an event.
    reserve: float = 1.52
    card_willpower: float = 2.96
    card_attack: float = 2.76
    card_defense: float = 2.95
    card_hit_points: float = 1.2
    card_ability: float = -0.47
    worth_playing: float = 0.199


WEIGHTS: Final = Weights()


# By the quest's name, and whether one player plays alone.
LEARNED: Final[Mapping[tuple[str, bool], Weights]] = {
    table: Weights(**numbers) for table, numbers in EXPERT_WEIGHTS.items()
}

# What a study tries out, in place of all of these.
_TRIED: Final[ContextVar[Weights | None]] = ContextVar("tried weights", default=None)


def weights_of(state: State) -> Weights:
    """Return what the expert rules weigh at this table."""
    if (tried := _TRIED.get()) is not None:
        return tried
    # The quest cards come last of all cards, and no two quests are in one game.
    return _learned_for(state.blueprint_table[-1], state.players == 1)


@cache
def _learned_for(quest: Blueprint, is_alone: bool) -> Weights:
    return LEARNED.get((str(quest.card.encounter_set), is_alone), WEIGHTS)


@contextmanager
def playing_by(weights: Weights) -> Iterator[None]:
    """Use other weights for the expert rules until the block ends, only in this context."""
    before = _TRIED.set(weights)
    try:
        yield
    finally:
        _TRIED.reset(before)
