"""Assigning defenders by whole plans: who fights whom, and what is left for the Ring-bearer.

The Shadow may assign every minion that has no defender to anyone, all of them to the Ring-bearer
too. So the best pair is not always part of the best plan: it may leave over minions that together
overwhelm. Plans are built minion by minion, the strongest first; of those that leave the same
minions over, only the best few are followed.
"""

from typing import Final

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
# A plan: the worth of its pairs, the pairs, and the character of each.
_Started = tuple[float, Plan, tuple[int, ...]]


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
    return worths, places, _find_plan(state, bearer, places, worths, fights, weights)


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
    state: State,
    bearer: int,
    places: dict[Pair, int],
    worths: list[float],
    fights: "_Fights",
    weights: Weights,
) -> Plan:
    """Return the plan of greatest worth, less what it costs to leave minions to the Shadow.

    Each has its price; together they harm the Ring-bearer most.
    """
    plans = [
        (own - weights.minion_left * len(left), left, plan)
        for left, started in _build_plans(state, places, worths).items()
        for own, plan, _ in started
    ]
    best: Plan = ()
    most = float("-inf")
    for worth, left, plan in sorted(plans, key=lambda found: -found[0]):
        # The harm only takes away.
        if worth <= most:
            break
        if left:
            faced = fights.faced(bearer) + tuple(
                [minion for character, minion in plan if character == bearer]
            )
            harm = fights.points(bearer, faced) - fights.points(bearer, faced + left)
            real = worth - weights.leftover_harm * max(0.0, harm)
        else:
            real = worth
        if real > most:
            best, most = plan, real
    return best


def _build_plans(
    state: State, places: dict[Pair, int], worths: list[float]
) -> dict[Minions, list[_Started]]:
    """Return the best plans by the minions they leave over."""
    room: dict[int, int] = {}
    force: dict[int, int] = {}
    for character, minion in places:
        if character not in room:
            faced = len(minions_facing(state, character))
            room[character] = 1 + defender_bonus(state, character) - faced
        if minion not in force:
            force[minion] = strength(state, minion)
    plans: dict[Minions, list[_Started]] = {(): [(0.0, (), ())]}
    for minion in sorted(force, key=lambda card: -force[card]):
        defenders = sorted(
            [
                (worths[places[character, minion]], character, free)
                for character, free in room.items()
                if (character, minion) in places
            ],
            key=lambda defender: -defender[0],
        )
        longer: dict[Minions, list[_Started]] = {}
        for left, started in plans.items():
            longer[*left, minion] = started
            longer[left] = _with_one_more(started, minion, defenders)
        plans = longer
    return plans


def _with_one_more(
    plans: list[_Started], minion: int, defenders: list[tuple[float, int, int]]
) -> list[_Started]:
    """Return the best of the plans in which one of the defenders, best first, meets a minion too.

    A defender is what it brings, the character and how many minions that one may meet.
    """
    longer: list[_Started] = []
    for worth, plan, busy in plans:
        found = 0
        for own, character, free in defenders:
            if busy.count(character) < free:
                longer.append((worth + own, (*plan, (character, minion)), (*busy, character)))
                found += 1
                if found == WIDTH:
                    break
    if len(longer) > WIDTH:
        longer.sort(key=lambda started: -started[0])
        del longer[WIDTH:]
    return longer


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
        if character not in self._faced:
            self._faced[character] = tuple(minions_facing(self._state, character))
        return self._faced[character]

    def points(self, character: int, minions: Minions) -> float:
        """Return what it brings if a character fights these minions."""
        fight = (character, minions)
        if fight not in self._points:
            self._points[fight] = self._count_points(character, minions)
        return self._points[fight]

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
