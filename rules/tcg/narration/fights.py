"""The fights of a turn as they would end if nobody did anything more.

From assignment on, every character that minions are assigned to has a fight: who meets whom, with
what strength, and what comes of it (4.2, "skirmish phase", "resolving a skirmish").
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.english import count_of
from rules.tcg.engine.modifiers.numbers import vitality_left
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import forces
from rules.tcg.engine.turn.skirmish import defenders, is_overwhelmed
from rules.tcg.engine.zones.board import minions_facing


class Ending(StrEnum):
    """What a fight brings the Free Peoples side, for colours beside the words."""

    WINS = "wins"
    WOUNDED = "wounded"
    DIES = "dies"


@dataclass(frozen=True, slots=True)
class Fight:
    """A character and the minions it faces, by their places on the table.

    `defence` and `attack` are the strengths of both sides as they count in the fight. `outcome`
    says in a few words how it ends as things are: "1 wound, 2 left". `now` is the skirmish that is
    being fought.
    """

    character: int
    minions: tuple[int, ...]
    defence: int
    attack: int
    ending: Ending
    outcome: str
    now: bool = False


def fights(state: State) -> tuple[Fight, ...]:
    """Return the fight being fought, then those that are still to come, in the order of minions."""
    now: tuple[Fight, ...] = ()
    if state.skirmisher >= 0 and state.skirmish_minions:
        now = (foresee(state, state.skirmisher, state.skirmish_minions, now=True),)
    to_come = (
        foresee(state, character, minions_facing(state, character))
        for character in defenders(state)
        if character != state.skirmisher
    )
    return (*now, *to_come)


def foresee(state: State, character: int, minions: Sequence[int], *, now: bool = False) -> Fight:
    """Return how a fight between these would end now; a tie goes to the Shadow."""
    sides = forces(state, character, minions)
    own, foe = sides.defence, sides.attack
    if own > foe:
        ending, outcome = Ending.WINS, _won(state, minions, own, foe, 1 + sides.damage[0])
    elif is_overwhelmed(state, character, foe, own):
        ending, outcome = Ending.DIES, "overwhelmed"
    else:
        wounds = 1 + sides.damage[1]
        left = vitality_left(state, character) - wounds
        ending = Ending.WOUNDED if left > 0 else Ending.DIES
        tie = "tie: " if own == foe else ""
        outcome = f"{tie}{count_of(wounds, 'wound')}, {f'{left} left' if left > 0 else 'killed'}"
    return Fight(character, tuple(minions), own, foe, ending, outcome, now)


def _won(state: State, minions: Sequence[int], own: int, foe: int, wounds: int) -> str:
    """Return what happens to the minions that lose."""
    killed = sum(
        is_overwhelmed(state, minion, own, foe) or vitality_left(state, minion) <= wounds
        for minion in minions
    )
    if killed == len(minions):
        return "kills it" if killed == 1 else f"kills all {killed}"
    if killed:
        return f"wins, kills {killed}"
    return "wins" if wounds == 1 else f"wins, {count_of(wounds, 'wound')}"
