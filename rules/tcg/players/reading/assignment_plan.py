"""Assigning defenders by whole plans: who fights whom, and what is left for the Ring-bearer.

The Shadow may assign every minion that has no defender to anyone, all of them to the Ring-bearer
too. So the best pair is not always part of the best plan: it may leave over minions that together
overwhelm. Plans are built minion by minion, the strongest first; of those that leave the same
minions over, only the best few are followed.
"""

from math import inf
from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.modifiers.numbers import defender_bonus, strength
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.players.reading.fights_at_hand import FightsAtHand, Minions
from rules.tcg.players.reading.table import is_ring_bearer
from rules.tcg.players.reading.weights import Weights

# How many plans are followed that leave the same minions over.
WIDTH: Final = 3
# How much more the choice of the best plan is worth than any other.
_LEAD: Final = 1.0

Pair = tuple[int, int]


@mypyc_attr(acyclic=True)
class _Defender:
    """Who may meet a minion: what that brings, and how many minions more the character may meet.

    `place` is the option's.
    """

    __slots__ = ("character", "free", "place", "worth")

    def __init__(self, place: int, character: int, worth: float, free: int) -> None:
        self.place = place
        self.character = character
        self.worth = worth
        self.free = free


@mypyc_attr(acyclic=True)
class _Started:
    """A plan for the minions so far: the worth of its pairs, the last of them, and those before.

    `met` is a mask of the minions that the Ring-bearer meets. The plan that has no pair yet has
    nothing before it.
    """

    __slots__ = ("before", "last", "met", "worth")

    def __init__(
        self, worth: float, met: int, last: _Defender | None, before: "_Started | None"
    ) -> None:
        self.worth = worth
        self.met = met
        self.last = last
        self.before = before

    def has_room(self, defender: _Defender) -> bool:
        """Return whether a defender may meet one minion more."""
        room = defender.free
        plan: _Started | None = self
        while plan is not None:
            last = plan.last
            if last is not None and last.character == defender.character:
                room -= 1
            plan = plan.before
        return room > 0

    def places(self) -> list[int]:
        """Return the options of the pairs, the strongest minion's first."""
        found: list[int] = []
        plan: _Started | None = self
        while plan is not None:
            if plan.last is not None:
                found.append(plan.last.place)
            plan = plan.before
        found.reverse()
        return found


def _worth_of_defender(defender: _Defender) -> float:
    return defender.worth


def _worth_of_started(started: _Started) -> float:
    return started.worth


@mypyc_attr(acyclic=True)
class _RingBearer:
    """What the Ring-bearer's fights with minions of a list bring, told by masks.

    The last minion's bit is the lowest.
    """

    __slots__ = ("_faced", "_fights", "_minions", "_points", "card")

    def __init__(self, card: int, minions: list[int], fights: FightsAtHand) -> None:
        self.card = card
        self._minions = minions
        self._fights = fights
        self._faced = fights.faced(card)
        self._points: dict[int, float] = {}

    def harm(self, met: int, left: int) -> float:
        """Return what is lost if those left over attack, too, beside those met; nothing if none."""
        return max(0.0, self._count(met, 0) - self._count(met, left))

    def _count(self, met: int, left: int) -> float:
        both = met << len(self._minions) | left
        points = self._points.get(both)
        if points is None:
            fought = self._faced + self._chosen(met) + self._chosen(left)
            points = self._points[both] = self._fights.points(self.card, fought)
        return points

    def _chosen(self, mask: int) -> Minions:
        last = len(self._minions) - 1
        return tuple([minion for i, minion in enumerate(self._minions) if mask >> (last - i) & 1])


def rate_assignments(state: State, decision: Decision, weights: Weights) -> list[float]:
    """Return what each option is worth by itself, and the most for the one of the best plan.

    That is the best pair of the plan, or passing where the plan assigns nobody.
    """
    worths, plan = _plan(state, decision, weights)
    passing = decision.options.index(PASS) if PASS in decision.options else -1
    chosen = max(plan, key=lambda place: worths[place], default=passing)
    worths[chosen] = max(worths) + _LEAD
    return worths


def plan_assignments(state: State, decision: Decision, weights: Weights) -> list[Pair]:
    """Return the pairs of the best plan, a character and a minion each, the best pair first."""
    worths, plan = _plan(state, decision, weights)
    best_first = [decision.options[place] for place in sorted(plan, key=lambda at: -worths[at])]
    return [(option.card, option.target) for option in best_first]


def _plan(state: State, decision: Decision, weights: Weights) -> tuple[list[float], list[int]]:
    """Return the worth of each option by itself, and the options of the best plan."""
    fights = FightsAtHand(state, weights, weights.ring_bearer_risk)
    worths = [rate_assignment(state, option, fights, weights) for option in decision.options]
    defenders = _defenders(state, decision, worths)
    force = {minion: strength(state, minion) for minion in defenders}
    minions = sorted(defenders, key=force.__getitem__, reverse=True)
    bearer = _RingBearer(state.ring_bearer[decision.player], minions, fights)
    plans = [[_Started(0.0, 0, None, None)]]
    for place, minion in enumerate(minions, start=1):
        bit = 1 << (len(minions) - place)
        plans = _with_next(plans, defenders[minion], bearer.card, bit)
    return worths, _find_plan(plans, bearer, weights)


def rate_assignment(state: State, option: Option, fights: FightsAtHand, weights: Weights) -> float:
    """Return what an assignment is worth by itself; to pass leaves the Shadow a minion."""
    if option.verb == Verb.PASS:
        # An assignment worse than this loses a companion: rather leave the minion to the Shadow.
        return -weights.minion_left
    value = fights.pairing(option.card, option.target)
    return value - weights.ring_bearer_fights if is_ring_bearer(state, option.card) else value


def _defenders(state: State, decision: Decision, worths: list[float]) -> dict[int, list[_Defender]]:
    """Return who may meet each minion, the best first."""
    room: dict[int, int] = {}
    defenders: dict[int, list[_Defender]] = {}
    for place, option in enumerate(decision.options):
        if option.verb != Verb.ASSIGN:
            continue
        character, minion = option.card, option.target
        if character not in room:
            faced = len(minions_facing(state, character))
            room[character] = 1 + defender_bonus(state, character) - faced
        if minion not in defenders:
            defenders[minion] = []
        defender = _Defender(place, character, worths[place], room[character])
        defenders[minion].append(defender)
    for able in defenders.values():
        able.sort(key=_worth_of_defender, reverse=True)
    return defenders


def _with_next(
    plans: list[list[_Started]], defenders: list[_Defender], bearer: int, bit: int
) -> list[list[_Started]]:
    """Return the best plans for one minion more, in the order of what they leave over.

    Written as digits of two, the place of plans in the list has a 1 for each minion that is met,
    and the last minion's digit is the lowest. So those that leave over all are first.
    """
    longer: list[list[_Started]] = []
    for started in plans:
        longer.append(started)
        longer.append(_with_one_more(started, defenders, bearer, bit))
    return longer


def _with_one_more(
    plans: list[_Started], defenders: list[_Defender], bearer: int, bit: int
) -> list[_Started]:
    """Return the best of the plans in which one of the defenders, best first, meets a minion too.

    They are sorted where there were more of them than are followed.
    """
    longer: list[_Started] = []
    is_full = False
    for plan in plans:
        for defender in defenders:
            if not plan.has_room(defender):
                continue
            worth = plan.worth + defender.worth
            if len(longer) == WIDTH:
                if not is_full:
                    longer.sort(key=_worth_of_started, reverse=True)
                    is_full = True
                if worth <= longer[-1].worth:
                    # So are those after it, for they bring less.
                    break
            met = plan.met | bit if defender.character == bearer else plan.met
            better = _Started(worth, met, defender, plan)
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


def _find_plan(plans: list[list[_Started]], bearer: _RingBearer, weights: Weights) -> list[int]:
    """Return the options of the plan of greatest worth, less what it costs to leave minions over.

    Each has its price; together they harm the Ring-bearer most. Of equal plans the one of greatest
    worth before that harm is taken, and of those the first. Plans that leave over little come
    early here, for they are often best, and the others are soon seen to be worse.
    """
    best: _Started | None = None
    most = best_unharmed = -inf
    for place in range(len(plans) - 1, -1, -1):
        left = len(plans) - 1 - place
        price = weights.minion_left * left.bit_count()
        for plan in reversed(plans[place]):
            worth = unharmed = plan.worth - price
            # The harm only takes away.
            if unharmed < most:
                continue
            if left:
                worth -= weights.leftover_harm * bearer.harm(plan.met, left)
            if worth > most or (worth == most and unharmed >= best_unharmed):
                best, most, best_unharmed = plan, worth, unharmed
    return best.places() if best is not None else []
