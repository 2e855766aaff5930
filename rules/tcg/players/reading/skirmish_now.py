"""The skirmish being fought, as it stands: strengths, damage, and what it will bring.

The options of a decision ask for it again and again, and nothing happens in the game between two
of them; so it is counted once a decision.
"""

from collections.abc import Sequence
from typing import Final

from rules.tcg.engine.modifiers.numbers import strength, vitality_left
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import forces
from rules.tcg.players.reading.table import losses, points_of_losses, skirmish_points
from rules.tcg.players.reading.weights import Weights


class Fight:
    """The result of a fight between these if nobody acts any more, by a player's weights.

    `strengths` are those of all who fight, `damage` the damage bonuses of both sides, Free Peoples
    first; `wounds` are those of each of the `losers`.
    """

    __slots__ = (
        "attack",
        "character",
        "damage",
        "defence",
        "losers",
        "minions",
        "points",
        "strengths",
        "wounds",
    )

    def __init__(
        self, state: State, character: int, minions: Sequence[int], weights: Weights
    ) -> None:
        self.character = character
        self.minions = minions
        both = forces(state, character, minions)
        self.strengths = dict(zip(minions, both.strengths, strict=True))
        self.attack = both.attack
        self.strengths[character] = self.defence = both.defence
        self.damage = both.damage
        self.losers, self.wounds = losses(
            state, character, minions, self.defence, self.attack, self.damage
        )
        self.points = points_of_losses(state, character, self.losers, self.wounds, weights)

    def gained(self, card: int, number: int) -> int:
        """Return what strength a fighter gains of a number; nobody's sinks below zero."""
        return max(0, self.strengths[card] + number) - self.strengths[card]

    def points_if(
        self, state: State, card: int, gained: int, bonus: int, weights: Weights
    ) -> float:
        """Return the result of the fight if a fighter gains strength and a damage bonus."""
        defence, attack, damage = self.defence, self.attack, self.damage
        if card == self.character:
            defence, damage = defence + gained, (damage[0] + bonus, damage[1])
        else:
            attack, damage = attack + gained, (damage[0], damage[1] + bonus)
        return skirmish_points(
            state, self.character, self.minions, defence, attack, weights, damage
        )


class _Remembered:
    """The skirmish that was asked for last, with the decision at which it was."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: tuple[State, Decision, Weights, Fight] | None = None


_REMEMBERED: Final = _Remembered()


def skirmish_now(state: State, weights: Weights) -> Fight:
    """Return the skirmish being fought; there must be one, and a decision pending."""
    last = _REMEMBERED.last
    decision = state.pending
    if last is not None and last[1] is decision and last[0] is state and last[2] is weights:
        return last[3]
    now = Fight(state, state.skirmisher, state.skirmish_minions, weights)
    if decision is not None:
        _REMEMBERED.last = (state, decision, weights, now)
    return now


def points_now(state: State, weights: Weights) -> float:
    """Return what the skirmish being fought will bring as it is."""
    return skirmish_now(state, weights).points if state.skirmisher >= 0 else 0.0


def is_doomed(state: State, card: int, weights: Weights) -> bool:
    """Return whether the skirmish being fought kills a card in it if nobody acts any more."""
    now = skirmish_now(state, weights)
    return card in now.losers and now.wounds >= vitality_left(state, card)


def kills_character(state: State) -> bool:
    """Return whether the skirmish kills the character who fights if nobody acts any more."""
    character, minions = state.skirmisher, state.skirmish_minions
    if character < 0 or not minions:
        return False
    defence = strength(state, character)
    attack = sum([strength(state, minion) for minion in minions])
    losers, wounds = losses(state, character, minions, defence, attack)
    return character in losers and wounds >= vitality_left(state, character)
