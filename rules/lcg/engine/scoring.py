"""The score of a won game; a low one is better (core rules, "Scoring")."""

from dataclasses import dataclass
from typing import Final

from rules.lcg.engine.codes import IN_PLAY_AREA
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import HERO

POINTS_PER_ROUND: Final = 10


@dataclass(frozen=True, slots=True)
class Score:
    """The five parts of a group's score."""

    threat: int
    dead_heroes: int
    damage: int
    rounds: int
    victory_points: int

    @property
    def total(self) -> int:
        """The score: four undesirable parts, less the victory points."""
        return (
            self.threat
            + self.dead_heroes
            + self.damage
            + POINTS_PER_ROUND * self.rounds
            - self.victory_points
        )


def final_score(state: State) -> Score:
    """Return the score of a game as it stands.

    An eliminated player's threat is 50 and all their heroes are dead. A round counts once its
    refresh phase is over.
    """
    threat = dead = damage = 0
    for player in range(state.players):
        alive = player in state.order
        threat += state.threat[player] if alive else ELIMINATION_THREAT
    for card, blueprint in enumerate(state.blueprint_table):
        if not blueprint.mask & HERO:
            continue
        if state.zone[card] == IN_PLAY_AREA:
            damage += state.damage[card]
        else:
            dead += blueprint.threat_cost
    return Score(threat, dead, damage, state.rounds_completed, victory_points(state))


def victory_points(state: State) -> int:
    """Return the victory points in the victory display."""
    return sum(state.blueprints[card].victory for card in state.victory)
