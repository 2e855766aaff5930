"""What the fights of a turn would bring, foreseen roughly and quickly.

Each minion, the strongest first, meets the companion that fares best against it; who is left over
goes for the Ring-bearer. Texts, archery and what lies in hands are left out.
"""

from typing import Final, NamedTuple

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.modifiers.numbers import damage_bonus, hunter, strength, vitality_left
from rules.tcg.engine.state.codes import HUNTER
from rules.tcg.engine.state.state import State

# What is lost and won in a fight, in points of the rules of thumb.
_COMPANION: Final = 12.0
_MINION: Final = 5.0
_WOUND: Final = 1.6
_STRENGTH: Final = 1 / 3
# A companion who beats a minion is better kept for a stronger one.
_SPARED: Final = 0.02


@mypyc_attr(acyclic=True)
class Fighter:
    """What counts of a character in a fight; its hunter only against one that has none."""

    __slots__ = ("damage", "hunter", "strength", "vitality")

    def __init__(self, strength: int, vitality: int, damage: int, hunter: int = 0) -> None:
        self.strength = strength
        self.vitality = vitality
        self.damage = damage
        self.hunter = hunter

    def strength_against(self, other: "Fighter") -> int:
        """Return with what strength it fights another."""
        return self.strength if other.hunter else self.strength + self.hunter


def _prowess(fighter: Fighter) -> tuple[int, int, int, int]:
    """Return what minions are sorted by."""
    return fighter.strength, fighter.vitality, fighter.damage, fighter.hunter


class Foreseen(NamedTuple):
    """What fights bring, each scaled to about one; `harm` is the Shadow's gain in all of it."""

    killed: float
    wounds: float
    minions_lost: float
    left_over: float
    bearer_wounds: float
    bearer_in_danger: float
    harm: float


def fighter(state: State, card: int) -> Fighter:
    """Return a character in play as it fights now."""
    return Fighter(
        strength(state, card),
        vitality_left(state, card),
        damage_bonus(state, card),
        hunter(state, card) if state.possible >> HUNTER & 1 else 0,
    )


class Defence:
    """A fellowship as it fights now: read once, and met by several sets of minions."""

    __slots__ = ("bearer", "companions")

    def __init__(self, state: State) -> None:
        mover = state.active
        alone = state.ring_bearer[mover]
        self.bearer = fighter(state, alone)
        self.companions = [
            fighter(state, companion) for companion in state.companions[mover] if companion != alone
        ]

    def foresee(self, minions: list[Fighter]) -> Foreseen:
        """Return what fights against these minions bring."""
        free = list(self.companions)
        killed = wounds = lost = left = force = against_bearer = 0
        for minion in sorted(minions, key=_prowess, reverse=True):
            if not free:
                left += 1
                against = minion.strength_against(self.bearer)
                force += against
                if against >= self.bearer.strength_against(minion):
                    against_bearer += 1 + minion.damage
                continue
            meets = 0
            harm = _harm(free[0], minion)
            for place in range(1, len(free)):
                other = _harm(free[place], minion)
                if other < harm:
                    meets, harm = place, other
            del free[meets]
            if harm >= _COMPANION:
                killed += 1
            elif harm > 0:
                wounds += 1 + minion.damage
            elif harm < -_WOUND:
                lost += 1
        danger = force >= 2 * self.bearer.strength or against_bearer >= self.bearer.vitality
        harm = _COMPANION * killed + _WOUND * wounds - 3 * lost + 3 * left + 6 * danger
        return Foreseen(
            float(killed),
            wounds / 2,
            float(lost),
            left / 2,
            min(3, against_bearer) / 2,
            float(danger),
            harm / 15,
        )


def _harm(companion: Fighter, minion: Fighter) -> float:
    """Return what a fight costs the companion's side; below zero what it costs the minion's."""
    power, force = companion.strength_against(minion), minion.strength_against(companion)
    wounds = 1 + minion.damage
    if force >= 2 * power or (force >= power and wounds >= companion.vitality):
        return _COMPANION + _STRENGTH * power
    if force >= power:
        return _WOUND * wounds
    if power >= 2 * force or 1 + companion.damage >= minion.vitality:
        return -_MINION - _STRENGTH * force + _SPARED * power
    return -_WOUND + _SPARED * power
