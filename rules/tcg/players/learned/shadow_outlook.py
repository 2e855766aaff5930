"""What speaks for each action of the Shadow phase: the numbers that learned weights weigh.

Every kind of action weighs what the position has; a minion and another card weigh numbers of
their own beside it. Above all they foresee the fights (`fights`): of the minions in play, with
the one that is played, and with those that the twilight left pays for. Each number is scaled to
about one. Only what a Shadow player may know is read.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from rules.tcg.engine.modifiers.numbers import roaming_penalty, strength, twilight_cost
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.codes import (
    AMBUSH,
    ARCHER,
    DAMAGE,
    FIERCE,
    HUNTER,
    STRENGTH,
    VITALITY,
    Verb,
)
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import EVENT, FREE_PEOPLES, MINION, UNIQUE
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.players.learned.fights import Defence, Fighter, Foreseen, fighter
from rules.tcg.players.learned.outlook import WAITING, weigh_waiting


class Action(IntEnum):
    """Kinds of action in the Shadow phase."""

    PASS = 0
    MINION = 1
    ON_BEARER = 2
    SUPPORT = 3
    EVENT = 4
    ABILITY = 5


_FIGHTS: Final = (
    "companions killed",
    "wounds",
    "minions lost",
    "minions left over",
    "Ring-bearer's wounds",
    "Ring-bearer in danger",
    "harm",
)
POSITION: Final = (
    *WAITING,
    "may move again",
    "minions",
    "strength of minions",
    "cards in hand",
    "weakest companion",
    "strongest companion",
    *(f"{name} as it is" for name in _FIGHTS),
    *(f"{name} with all minions" for name in _FIGHTS),
)
RATED: Final = ("the planning player's choice", "worth by the rules")
MINION_NUMBERS: Final = (
    *RATED,
    "cost",
    "strength",
    "strength by cost",
    "vitality",
    "fierce",
    "archer",
    "damage",
    "unique",
    "ambush",
    "hunter",
    "twilight left",
    "twilight that stays",
    "strength that can follow",
    "minions that can follow",
    "roaming",
    "minions of its culture in play",
    "cards of its culture in hand",
    "has abilities",
    "has triggers",
    "beats the strongest",
    "overwhelms the weakest",
    "stronger minions in hand",
    "dearer minions in hand",
    "minions beyond companions",
    "copies in hand",
    "force against the fellowship",
    *(f"more {name} at once" for name in _FIGHTS),
    *(f"more {name} with those that follow" for name in _FIGHTS),
)
OTHER_NUMBERS: Final = (
    *RATED,
    "cost",
    "twilight left",
    "minions of its culture in play",
    "minions of its culture in hand",
    "strength of its bearer",
    "strength no longer playable",
    "minions no longer playable",
    "minions in the end",
    "worth less than passing",
    *(f"more {name} with those that follow" for name in _FIGHTS),
)
NUMBERS: Final[dict[Action, tuple[str, ...]]] = {
    Action.PASS: RATED,
    Action.MINION: MINION_NUMBERS,
    Action.ON_BEARER: OTHER_NUMBERS,
    Action.SUPPORT: OTHER_NUMBERS,
    Action.EVENT: OTHER_NUMBERS,
    Action.ABILITY: OTHER_NUMBERS,
}
"""The numbers that an action weighs beside those of the position, by its kind."""


class Held(NamedTuple):
    """A minion in hand: which card, what it costs now, how it fights."""

    card: int
    cost: int
    fighter: Fighter


def kind_of(state: State, option: Option) -> Action:
    """Return which kind of action an option is."""
    if option.verb == Verb.PASS:
        return Action.PASS
    if option.verb != Verb.PLAY:
        return Action.ABILITY
    blueprint = state.blueprints[option.card]
    if blueprint.traits & MINION:
        return Action.MINION
    if blueprint.traits & EVENT:
        return Action.EVENT
    return Action.SUPPORT if blueprint.bearer is None else Action.ON_BEARER


class ShadowOutlook:
    """A decision of the Shadow phase: the numbers of its position and of each of its options."""

    __slots__ = ("_as_it_is", "_defence", "_held", "_in_play", "_with_all", "position", "state")

    def __init__(self, state: State, player: int) -> None:
        self.state = state
        self._defence = Defence(state)
        self._in_play = [fighter(state, minion) for minion in state.minions]
        self._held = sorted(
            (_held(state, card) for card in state.hands[player] if _is_minion(state, card)),
            key=lambda held: (-held.fighter.strength, held.card),
        )
        self._as_it_is = self._defence.foresee(self._in_play)
        following, _ = _follow(self._held, state.twilight)
        self._with_all = self._defence.foresee([*self._in_play, *following])
        self.position = self._weigh_position(player)

    def weigh(self, option: Option, worth: float, is_own: bool) -> list[float]:
        """Return the numbers of an option, in the order of `NUMBERS` of its kind.

        `worth` is its value by the rules of thumb; `is_own` is true if the planning player would
        take it.
        """
        rated = [float(is_own), max(-3.0, min(9.0, worth)) / 5]
        kind = kind_of(self.state, option)
        if kind is Action.PASS:
            return rated
        if kind is Action.MINION:
            return rated + self._weigh_minion(option.card)
        return rated + self._weigh_other(option, worth)

    def _weigh_position(self, player: int) -> list[float]:
        state = self.state
        mover = state.active
        again = state.moves < moves_allowed(state) and state.position[mover] < LAST_SITE - 1
        powers = self._powers()
        return [
            *weigh_waiting(state, player),
            float(again),
            len(self._in_play) / 3,
            sum(minion.strength for minion in self._in_play) / 25,
            len(state.hands[player]) / 8,
            min(powers) / 5,
            max(powers) / 10,
            *self._as_it_is,
            *self._with_all,
        ]

    def _powers(self) -> list[int]:
        """Return the strengths of the companions, or of a Ring-bearer who is alone."""
        companions = self._defence.companions or [self._defence.bearer]
        return [companion.strength for companion in companions]

    def _weigh_minion(self, card: int) -> list[float]:
        state = self.state
        blueprint = state.blueprints[card]
        printed = blueprint.printed
        mine = next(held for held in self._held if held.card == card)
        others = [held for held in self._held if held.card != card]
        left = state.twilight - mine.cost
        following, stays = _follow(others, left)
        force = sum(minion.strength for minion in following)
        ready = sum(minion.strength for minion in self._in_play) + mine.fighter.strength + force
        powers = self._powers()
        culture = blueprint.card.culture
        owner = state.hands[state.owner[card]]
        at_once = self._defence.foresee([*self._in_play, mine.fighter])
        in_the_end = self._defence.foresee([*self._in_play, mine.fighter, *following])
        return [
            mine.cost / 4,
            mine.fighter.strength / 8,
            mine.fighter.strength / max(1, mine.cost) / 3,
            mine.fighter.vitality / 3,
            float(printed[FIERCE] > 0),
            float(printed[ARCHER] > 0),
            float(mine.fighter.damage),
            float(bool(blueprint.traits & UNIQUE)),
            float(printed[AMBUSH] > 0),
            float(printed[HUNTER] > 0),
            left / 10,
            stays / 5,
            force / 25,
            len(following) / 3,
            roaming_penalty(state, card) / 2,
            self._of_culture(state.minions, culture) / 3,
            self._of_culture(owner, culture) / 3,
            float(bool(blueprint.special_phases)),
            float(bool(blueprint.triggers)),
            float(mine.fighter.strength > max(powers)),
            float(mine.fighter.strength >= 2 * min(powers)),
            sum(held.fighter.strength > mine.fighter.strength for held in others) / 3,
            sum(held.cost > mine.cost for held in others) / 3,
            (len(self._in_play) + 1 + len(following) - len(powers)) / 3,
            float(sum(state.blueprints[held.card] is blueprint for held in others)),
            min(3.0, ready / max(6, sum(powers) + self._defence.bearer.strength)),
            *_difference(at_once, self._as_it_is),
            *_difference(in_the_end, self._with_all),
        ]

    def _weigh_other(self, option: Option, worth: float) -> list[float]:
        state = self.state
        card = option.card
        cost = twilight_cost(state, card) if option.verb == Verb.PLAY else 0
        left = state.twilight - cost
        before, _ = _follow(self._held, state.twilight)
        after, _ = _follow(self._held, left)
        culture = state.blueprints[card].card.culture
        in_the_end = self._defence.foresee([*self._in_play, *after])
        lost = sum(minion.strength for minion in before) - sum(minion.strength for minion in after)
        return [
            cost / 4,
            left / 10,
            self._of_culture(state.minions, culture) / 3,
            self._of_culture([held.card for held in self._held], culture) / 3,
            strength(state, option.target) / 10 if option.target >= 0 else 0.0,
            lost / 15,
            float(len(before) - len(after)),
            (len(self._in_play) + len(after)) / 3,
            float(worth < 0),
            *_difference(in_the_end, self._with_all),
        ]

    def _of_culture(self, cards: Sequence[int], culture: object) -> int:
        """Return how many Shadow cards are of a culture."""
        blueprints = self.state.blueprints
        return sum(
            1
            for card in cards
            if blueprints[card].card.culture == culture
            and not blueprints[card].traits & FREE_PEOPLES
        )


def weigh_actions(
    state: State, decision: Decision, worths: Sequence[float], own: int
) -> tuple[list[float], list[tuple[Action, list[float]]]]:
    """Return the numbers of the position, and kind and numbers of each option.

    `worths` are those of the rules of thumb, `own` the place of the planning player's choice.
    """
    outlook = ShadowOutlook(state, decision.player)
    chosen = decision.options[own]
    return outlook.position, [
        (kind_of(state, option), outlook.weigh(option, worth, option == chosen))
        for option, worth in zip(decision.options, worths, strict=True)
    ]


def _is_minion(state: State, card: int) -> bool:
    return bool(state.blueprints[card].traits & MINION)


def _held(state: State, card: int) -> Held:
    printed = state.blueprints[card].printed
    fights = Fighter(printed[STRENGTH], printed[VITALITY], printed[DAMAGE], printed[HUNTER])
    return Held(card, twilight_cost(state, card), fights)


def _follow(held: Sequence[Held], twilight: int) -> tuple[list[Fighter], int]:
    """Return the minions that twilight pays for, the strongest first, and what is left of it."""
    following = []
    for minion in held:
        if minion.cost <= twilight:
            twilight -= minion.cost
            following.append(minion.fighter)
    return following, twilight


def _difference(after: Foreseen, before: Foreseen) -> list[float]:
    return [one - other for one, other in zip(after, before, strict=True)]
