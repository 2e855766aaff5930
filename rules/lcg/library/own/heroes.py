"""What characters do for a while: take another's damage, add an Eagle's strength, quest untired."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import ATTACK, DEFENSE, NONE
from rules.lcg.engine.numbers import number
from rules.lcg.engine.round_ends import change_for_a_while
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, bit
from rules.lcg.notation.own import OwnEffect

# --- Song of Mocking ---


def _take_damage_of_that(state: State, context: Context) -> None:
    spared, taker = state.remembered(context).card, state.bearer[context.source]
    if NONE not in (spared, taker):
        state.damage_takers = [*state.damage_takers, (spared, taker)]
        state.note("mocks", taker, spared)


attached_hero_takes_its_damage = OwnEffect(
    "until the end of the phase, attached hero takes all damage assigned to the chosen hero",
    _take_damage_of_that,
)

# --- Support of the Eagles ---


def _add_to_own(statistic: int, english: str) -> OwnEffect:
    """Add a number of the chosen Eagle, as it is now, to that of the attached hero."""

    def step(state: State, context: Context) -> None:
        eagle, hero = state.remembered(context).card, state.bearer[context.source]
        if NONE not in (eagle, hero):
            change_for_a_while(state, statistic, hero, number(state, statistic, eagle))

    return OwnEffect(english, step)


add_its_attack = _add_to_own(
    ATTACK, "until the end of the phase, attached hero adds that ally's [attack] to its own"
)
add_its_defense = _add_to_own(
    DEFENSE, "until the end of the phase, attached hero adds that ally's [defense] to its own"
)

# --- We Do Not Sleep ---

_ROHAN: Final = bit("Rohan") | CHARACTER


def _commit_ready(state: State, context: Context) -> None:
    state.commits_ready = _ROHAN


def _somebody_is_to_commit(state: State, context: Context) -> bool:
    """Print says nothing of the moment, but only before characters are committed does it matter."""
    return any(
        not state.exhausted[card] and state.mask[card] & _ROHAN == _ROHAN
        for player in state.order
        for card in state.characters(player)
    )


rohan_does_not_exhaust_to_commit = OwnEffect(
    "until the end of the phase, Rohan characters do not exhaust to commit to quests",
    _commit_ready,
    _somebody_is_to_commit,
)
