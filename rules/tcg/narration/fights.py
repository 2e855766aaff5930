"""The fights of a turn as they would end if nobody did anything more.

From assignment on, every character that minions are assigned to has a fight: who meets whom, with
what strength, and what comes of it (4.2, "skirmish phase", "resolving a skirmish").
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.english import count_of
from rules.tcg.engine.modifiers.numbers import game_number, vitality_left
from rules.tcg.engine.state.codes import RESISTANCE_FOR_STRENGTH, SKIRMISH_BY_VITALITY
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import forces
from rules.tcg.engine.turn.skirmish import (
    defenders,
    is_overwhelmed,
    measure,
    wounds_from_losing,
)
from rules.tcg.engine.zones.board import in_play, minions_facing


class Ending(StrEnum):
    """What a fight brings the Free Peoples side, for colours beside the words."""

    WINS = "wins"
    WOUNDED = "wounded"
    DIES = "dies"


@dataclass(frozen=True, slots=True)
class Fight:
    """A character and the minions it faces, by their places on the table.

    `defence` and `attack` are what both sides total in the fight: strengths, unless a text says
    else. `outcome` says in a few words how it ends as things are: "1 wound, 2 left". `now` is the
    skirmish that is being fought.
    """

    character: int
    minions: tuple[int, ...]
    defence: int
    attack: int
    ending: Ending
    outcome: str
    now: bool = False


def fights(state: State) -> tuple[Fight, ...]:
    """Return the fight being fought, then those that are still to come, in the order of minions.

    A character that was killed fights no more, though its skirmish isn't over while threat wounds
    are placed: its minions stand outside every fight then.
    """
    now: tuple[Fight, ...] = ()
    if state.skirmisher >= 0 and state.skirmish_minions and in_play(state, state.skirmisher):
        now = (foresee(state, state.skirmisher, state.skirmish_minions, now=True),)
    to_come = (
        foresee(state, character, minions_facing(state, character))
        for character in defenders(state)
        if character != state.skirmisher and in_play(state, character)
    )
    return (*now, *to_come)


def foresee(state: State, character: int, minions: Sequence[int], *, now: bool = False) -> Fight:
    """Return how a fight between these would end now; a tie goes to the Shadow."""
    sides = forces(state, character, minions)
    own, foe = sides.defence, sides.attack
    if now:
        # Texts may total vitality or resistance in the fight at hand.
        own, foe = measure(state, character), sum(measure(state, minion) for minion in minions)
    if own > foe:
        ending, outcome = Ending.WINS, _won(state, minions, own, foe, sides.damage[0])
    elif is_overwhelmed(state, character, foe, own):
        ending, outcome = Ending.DIES, "overwhelmed"
    else:
        ending, outcome = _lost(state, character, sides.damage[1])
        outcome = f"tie: {outcome}" if own == foe else outcome
    if now and (what := _counted_instead(state)):
        outcome = f"{outcome} ({what} counts)"
    return Fight(character, tuple(minions), own, foe, ending, outcome, now)


def _lost(state: State, character: int, bonus: int) -> tuple[Ending, str]:
    """Return what happens to a character that loses and isn't overwhelmed."""
    wounds = wounds_from_losing(state, character, bonus)
    left = vitality_left(state, character) - wounds
    if not wounds:
        return Ending.WOUNDED, "loses, no wounds"
    if left > 0:
        return Ending.WOUNDED, f"{count_of(wounds, 'wound')}, {left} left"
    return Ending.DIES, f"{count_of(wounds, 'wound')}, killed"


def _counted_instead(state: State) -> str:
    """Return what is totaled in the fight at hand in place of strength; nothing if nothing is."""
    if game_number(state, RESISTANCE_FOR_STRENGTH):
        return "resistance"
    return "vitality" if game_number(state, SKIRMISH_BY_VITALITY) else ""


def _won(state: State, minions: Sequence[int], own: int, foe: int, bonus: int) -> str:
    """Return what happens to the minions that lose."""
    wounds = [wounds_from_losing(state, minion, bonus) for minion in minions]
    killed = sum(
        is_overwhelmed(state, minion, own, foe) or vitality_left(state, minion) <= taken
        for minion, taken in zip(minions, wounds, strict=True)
    )
    if killed == len(minions):
        return "kills it" if killed == 1 else f"kills all {killed}"
    if killed:
        return f"wins, kills {killed}"
    most = max(wounds)
    if not most:
        return "wins, no wounds"
    return "wins" if most == 1 else f"wins, {count_of(most, 'wound')}"
