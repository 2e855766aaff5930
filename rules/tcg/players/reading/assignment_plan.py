"""Assigning defenders by whole plans: who fights whom, and what is left for the Ring-bearer.

The Shadow may assign every minion that has no defender to anyone, all of them to the Ring-bearer
too. So the best pair is not always part of the best plan: it may leave over minions that together
overwhelm. Plans are built minion by minion, the strongest first; of those that leave the same
minions over, only the best few are followed.
"""

from heapq import heapify, heappop
from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.modifiers.numbers import defender_bonus, strength
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import Foresight
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.players.reading.table import is_ring_bearer, one_event_overwhelms, skirmish_points
from rules.tcg.players.reading.weights import Weights

# How many plans are followed that leave the same minions over.
WIDTH: Final = 3
# How much more the choice of the best plan is worth than any other.
_LEAD: Final = 1.0

Pair = tuple[int, int]
Plan = tuple[Pair, ...]
Minions = tuple[int, ...]


@mypyc_attr(acyclic=True)
class _Defender:
    """Who may meet a minion: what that brings, and how many minions more the character may meet."""

    __slots__ = ("character", "free", "worth")

    def __init__(self, character: int, worth: float, free: int) -> None:
        self.character = character
        self.worth = worth
        self.free = free


@mypyc_attr(acyclic=True)
class _Started:
    """A plan for the minions so far: the worth of its pairs, the pairs, and their characters."""

    __slots__ = ("busy", "pairs", "worth")

    def __init__(self, worth: float, pairs: Plan, busy: tuple[int, ...]) -> None:
        self.worth = worth
        self.pairs = pairs
        self.busy = busy


def _worth_of_defender(defender: _Defender) -> float:
    return defender.worth


def _worth_of_started(started: _Started) -> float:
    return started.worth


def rate_assignments(state: State, decision: Decision, weights: Weights) -> list[float]:
    """Return what each option is worth by itself, and the most for the one of the best plan.

    That is the best pair of the plan, or passing where the plan assigns nobody.
    """
    worths, places, plan = _plan(state, decision, weights)
    passing = decision.options.index(PASS) if PASS in decision.options else -1
    chosen = max((places[pair] for pair in plan), key=lambda place: worths[place], default=passing)
    worths[chosen] = max(worths) + _LEAD
    return worths


def plan_assignments(state: State, decision: Decision, weights: Weights) -> list[Pair]:
    """Return the pairs of the best plan, a character and a minion each, the best pair first."""
    worths, places, plan = _plan(state, decision, weights)
    return sorted(plan, key=lambda pair: -worths[places[pair]])


def _plan(
    state: State, decision: Decision, weights: Weights
) -> tuple[list[float], dict[Pair, int], Plan]:
    """Return the worth of each option by itself, the options by their pairs, and the best plan."""
    fights = _Fights(state, weights)
    worths = [_rate(state, option, fights, weights) for option in decision.options]
    places = {
        (option.card, option.target): place
        for place, option in enumerate(decision.options)
        if option.verb == Verb.ASSIGN
    }
    bearer = state.ring_bearer[decision.player]
    plans = _build_plans(state, decision, worths)
    return worths, places, _find_plan(bearer, plans, fights, weights)


def _rate(state: State, option: Option, fights: "_Fights", weights: Weights) -> float:
    """Return what an assignment is worth by itself, as `fellowship_rules.assign_defender` does."""
    if option.verb == Verb.PASS:
        return -weights.minion_left
    character = option.card
    faced = fights.faced(character)
    value = fights.points(character, (*faced, option.target))
    if faced:
        value -= fights.points(character, faced)
    return value - weights.ring_bearer_fights if is_ring_bearer(state, character) else value


def _find_plan(
    bearer: int, plans: dict[Minions, list[_Started]], fights: "_Fights", weights: Weights
) -> Plan:
    """Return the plan of greatest worth, less what it costs to leave minions to the Shadow.

    Each has its price; together they harm the Ring-bearer most.
    """
    found: list[tuple[Minions, _Started]] = []
    # The plans of most worth come first, and of equal ones the first.
    best_first: list[tuple[float, int]] = []
    for left, started in plans.items():
        price = weights.minion_left * len(left)
        for plan in started:
            best_first.append((price - plan.worth, len(found)))
            found.append((left, plan))
    heapify(best_first)
    best: Plan = ()
    most = float("-inf")
    while best_first:
        less, place = heappop(best_first)
        # The harm only takes away.
        if -less <= most:
            break
        left, plan = found[place]
        real = -less
        if left:
            faced = fights.faced(bearer) + tuple(
                [minion for character, minion in plan.pairs if character == bearer]
            )
            harm = fights.points(bearer, faced) - fights.points(bearer, faced + left)
            real -= weights.leftover_harm * max(0.0, harm)
        if real > most:
            best, most = plan.pairs, real
    return best


def _build_plans(
    state: State, decision: Decision, worths: list[float]
) -> dict[Minions, list[_Started]]:
    """Return the best plans by the minions they leave over."""
    room: dict[int, int] = {}
    force: dict[int, int] = {}
    defenders: dict[int, list[_Defender]] = {}
    for option, worth in zip(decision.options, worths, strict=True):
        if option.verb != Verb.ASSIGN:
            continue
        character, minion = option.card, option.target
        if character not in room:
            faced = len(minions_facing(state, character))
            room[character] = 1 + defender_bonus(state, character) - faced
        if minion not in force:
            force[minion] = strength(state, minion)
            defenders[minion] = []
        defenders[minion].append(_Defender(character, worth, room[character]))
    plans: dict[Minions, list[_Started]] = {(): [_Started(0.0, (), ())]}
    for minion in sorted(force, key=force.__getitem__, reverse=True):
        able = defenders[minion]
        able.sort(key=_worth_of_defender, reverse=True)
        longer: dict[Minions, list[_Started]] = {}
        for left, started in plans.items():
            longer[*left, minion] = started
            longer[left] = _with_one_more(started, minion, able)
        plans = longer
    return plans


def _with_one_more(
    plans: list[_Started], minion: int, defenders: list[_Defender]
) -> list[_Started]:
    """Return the best of the plans in which one of the defenders, best first, meets a minion too.

    They are sorted where there were more of them than are followed.
    """
    longer: list[_Started] = []
    is_full = False
    for plan in plans:
        for defender in defenders:
            character = defender.character
            met = 0
            for other in plan.busy:
                if other == character:
                    met += 1
            if met >= defender.free:
                continue
            worth = plan.worth + defender.worth
            if len(longer) == WIDTH:
                if not is_full:
                    longer.sort(key=_worth_of_started, reverse=True)
                    is_full = True
                if worth <= longer[-1].worth:
                    # So are those after it, for they bring less.
                    break
            busy = (*plan.busy, character)
            better = _Started(worth, (*plan.pairs, (character, minion)), busy)
            if is_full:
                longer.pop()
                longer.insert(_place_of(worth, longer), better)
            else:
                longer.append(better)
    return longer


def _place_of(worth: float, plans: list[_Started]) -> int:
    """Return the place of a plan of this worth among sorted ones: after those as good."""
    place = len(plans)
    while place > 0 and plans[place - 1].worth < worth:
        place -= 1
    return place


@mypyc_attr(acyclic=True)
class _Fights:
    """What fights at hand would bring, each counted once: plans ask for the same few again.

    Nothing may happen in the game meanwhile.
    """

    __slots__ = ("_faced", "_foresight", "_points", "_state", "_weights")

    def __init__(self, state: State, weights: Weights) -> None:
        self._state = state
        self._weights = weights
        self._faced: dict[int, Minions] = {}
        self._points: dict[tuple[int, Minions], float] = {}
        self._foresight = Foresight(state)

    def faced(self, character: int) -> Minions:
        """Return the minions that a character is assigned to already."""
        faced = self._faced.get(character)
        if faced is None:
            faced = self._faced[character] = tuple(minions_facing(self._state, character))
        return faced

    def points(self, character: int, minions: Minions) -> float:
        """Return what it brings if a character fights these minions."""
        fight = (character, minions)
        points = self._points.get(fight)
        if points is None:
            points = self._points[fight] = self._count_points(character, minions)
        return points

    def _count_points(self, character: int, minions: Minions) -> float:
        fight = self._foresight.forces(character, minions)
        defence, attack = fight.defence, fight.attack
        return -self._risk(character, defence, attack) + skirmish_points(
            self._state, character, minions, defence, attack, self._weights, fight.damage
        )

    def _risk(self, character: int, defence: int, attack: int) -> float:
        """Return what it costs to risk a Ring-bearer whom one more event would overwhelm."""
        at_risk = attack < 2 * defence and one_event_overwhelms(defence, attack)
        if not at_risk or not is_ring_bearer(self._state, character):
            return 0.0
        return self._weights.ring_bearer_risk
