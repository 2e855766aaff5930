"""The fights that may be assigned at one moment, and what each would bring."""

from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import Forces, Foresight
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.players.reading.table import is_ring_bearer, one_event_overwhelms, skirmish_points
from rules.tcg.players.reading.weights import Weights

Minions = tuple[int, ...]

_NO_RISK: Final = 0.0


@mypyc_attr(acyclic=True)
class FightsAtHand:
    """What fights at hand would bring; nothing may happen in the game meanwhile.

    `risk` is what it costs to risk a Ring-bearer whom one more event would overwhelm.
    """

    __slots__ = ("_faced", "_foresight", "_points_now", "_risk", "_state", "_weights")

    def __init__(self, state: State, weights: Weights, risk: float = _NO_RISK) -> None:
        self._state = state
        self._weights = weights
        self._risk = risk
        self._faced: dict[int, Minions] = {}
        self._points_now: dict[int, float] = {}
        self._foresight = Foresight(state)

    def faced(self, character: int) -> Minions:
        """Return the minions that a character is assigned to already."""
        faced = self._faced.get(character)
        if faced is None:
            faced = self._faced[character] = tuple(minions_facing(self._state, character))
        return faced

    def pairing(self, character: int, minion: int) -> float:
        """Return what it brings to let a character fight one more minion."""
        faced = self.faced(character)
        if not faced:
            return self.points(character, (minion,))
        now = self._points_now.get(character)
        if now is None:
            now = self._points_now[character] = self.points(character, faced)
        return self.points(character, (*faced, minion)) - now

    def points(self, character: int, minions: Minions) -> float:
        """Return what it brings if a character fights these minions."""
        fight = self.forces(character, minions)
        defence, attack = fight.defence, fight.attack
        return -self._cost_of_risk(character, defence, attack) + skirmish_points(
            self._state, character, minions, defence, attack, self._weights, fight.damage
        )

    def forces(self, character: int, minions: Minions) -> Forces:
        """Return what both sides would have if a character fought these minions."""
        return self._foresight.forces(character, minions)

    def _cost_of_risk(self, character: int, defence: int, attack: int) -> float:
        at_risk = attack < 2 * defence and one_event_overwhelms(defence, attack)
        if not at_risk or not is_ring_bearer(self._state, character):
            return _NO_RISK
        return self._risk
