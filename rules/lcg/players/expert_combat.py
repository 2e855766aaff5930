"""Expert rules for engaging, defending and attacking."""

from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.codes import NONE, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.encounter_phase import enemies_to_engage
from rules.lcg.engine.enemy_attacks import can_attack
from rules.lcg.engine.numbers import attack, defense, hit_points_left, threat_strength
from rules.lcg.engine.player_attacks import (
    can_be_attacked_by,
    is_ready,
    strength_against,
)
from rules.lcg.engine.state import State
from rules.lcg.players.engagements import after_checks
from rules.lcg.players.expert_commit import bears_courage
from rules.lcg.players.fighting import (
    Fight,
    Fighter,
    defended_loss,
    fight_to_come,
    foes,
    spare_hit_points,
    stakes,
    undefended_loss,
)
from rules.lcg.players.values import character_worth, is_wanted
from rules.lcg.players.weights import weights_of

# Enemies that hurt a hero when they engage.
STINGING: Final = frozenset({"Hummerhorns"})


def engage(state: State, decision: Decision) -> int:
    """Engage the enemy, or none, after which all players' fights go best."""
    options = decision.options
    if options[-1].verb != Verb.PASS:
        return 0
    engagements = _Engagements(state, decision.player)
    best, best_worth = len(options) - 1, engagements.worth(NONE)
    for place, option in enumerate(options[:-1]):
        worth = engagements.worth(option.card)
        if worth > best_worth:
            best, best_worth = place, worth
    return best


def _ready_fighters(state: State, player: int) -> list[Fighter]:
    return [Fighter(state, card) for card in state.characters(player) if is_able(state, card)]


def is_able(state: State, card: int) -> bool:
    """Whether a character is ready, or can be readied in time."""
    return not state.exhausted[card] or bears_courage(state, card)


@mypyc_attr(acyclic=True)
class _Engagements:
    """How all fights go, by which enemy a player engages; their numbers are read once."""

    __slots__ = ("_fighters", "_foes", "_heroes", "_player", "_staged", "_stakes", "_state")

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self._player = player
        self._staged = enemies_to_engage(state)
        enemies = [*self._staged, *(card for seat in state.order for card in state.engaged[seat])]
        self._foes = foes(state, enemies)
        self._fighters = {seat: _ready_fighters(state, seat) for seat in state.order}
        self._heroes = {seat: spare_hit_points(state, seat) for seat in state.order}
        self._stakes = {seat: stakes(state, seat) for seat in state.order}

    def worth(self, chosen: int) -> float:
        """Return how all fights go once `chosen` and all that checks draw out are engaged."""
        state = self._state
        staged = [card for card in self._staged if card != chosen]
        engaged = after_checks(state, staged)
        weights = weights_of(state)
        worth = 0.0
        if chosen != NONE:
            engaged[self._player].append(chosen)
            if state.blueprints[chosen].title in STINGING:
                worth -= weights.sting
        all_foes = {seat: [self._foes[card] for card in cards] for seat, cards in engaged.items()}
        for seat, near in all_foes.items():
            distant = [foe for other, ones in all_foes.items() if other != seat for foe in ones]
            fight = fight_to_come(state, near, distant, self._stakes[seat])
            worth += fight.worth(self._fighters[seat], self._heroes[seat])
        taken = {card for cards in engaged.values() for card in cards}
        waiting = sum(threat_strength(state, card) for card in staged if card not in taken)
        return worth - weights.staged_threat * waiting


def choose_attack(state: State, decision: Decision) -> int:
    """Resolve the strongest attack first, while all defenders are ready."""
    return max(
        range(len(decision.options)),
        key=lambda place: attack(state, decision.options[place].card),
    )


def defend(state: State, decision: Decision) -> int:
    """Choose the defender, or none, after which the rest of the fight goes best."""
    combat = state.combat
    assert combat is not None
    if combat.characters:
        return _join_defense(state, decision)
    player = decision.player
    engaged = [card for seat in state.order for card in state.engaged[seat]]
    enemies = foes(state, [combat.enemy, *engaged])
    attacker = enemies[combat.enemy]
    shadows = bool(state.shadows.get(combat.enemy))
    fighters = _ready_fighters(state, player)
    targets = [enemies[card] for card in state.engaged[player]]
    to_come = [
        target
        for target in targets
        if target.card not in state.enemy_attacks_made and can_attack(state, target.card, player)
    ]
    distant = [
        enemies[card] for seat in state.order if seat != player for card in state.engaged[seat]
    ]
    heroes = spare_hit_points(state, player)
    spare = max(spare_hit_points(state, combat.player), default=0)
    best = len(decision.options) - 1
    best_worth = -undefended_loss(attacker, spare, shadows, stakes(state, combat.player))
    weakened = heroes
    if combat.player == player and heroes:
        weakened = sorted([*heroes[:-1], heroes[-1] - attacker.attack])
    fight = Fight(
        to_come,
        targets,
        weights_of(state),
        distant=distant,
        shadows=shadows,
        stakes=stakes(state, player),
    )
    best_worth += fight.worth(fighters, weakened)
    known = {able.card: able for able in fighters}
    for place, option in enumerate(decision.options[:-1]):
        one = known.get(option.card) or Fighter(state, option.card)
        rest = [other for other in fighters if other.card != option.card]
        worth = fight.worth(rest, heroes) - defended_loss(one, attacker, shadows)
        if worth > best_worth:
            best, best_worth = place, worth
    return best


def _join_defense(state: State, decision: Decision) -> int:
    """Add a defender by Stand Together if the others would not survive."""
    combat = state.combat
    assert combat is not None
    defenders = combat.characters
    harm = attack(state, combat.enemy) - sum(defense(state, card) for card in defenders)
    last = len(decision.options) - 1
    if harm < max(hit_points_left(state, card) for card in defenders):
        return last
    return max(range(last), key=lambda place: defense(state, decision.options[place].card))


def take_damage(state: State, decision: Decision) -> int:
    """Deal the damage to a character that survives it and is weakened least."""
    strength: int = decision.resume[2]

    def loss(place: int) -> float:
        card = decision.options[place].card
        left = hit_points_left(state, card) - strength
        dies = character_worth(state, card) * 2 if left <= 0 else 0.0
        gains = 2.0 if state.blueprints[card].title in ("Glóin", "Gimli") else 0.0
        return dies - 0.5 * left - gains

    return min(range(len(decision.options)), key=loss)


# --- attacking ---


def _attackers(state: State, player: int, enemy: int) -> list[int]:
    return [
        card
        for seat in state.order
        for card in state.characters(seat)
        if is_ready(state, card)
        and can_be_attacked_by(state, enemy, card)
        and (seat == player or state.controller[enemy] != seat)
    ]


def choose_target(state: State, decision: Decision) -> int:
    """Attack what can be killed, the most dangerous first; else hurt what can be hurt."""
    weights = weights_of(state)
    best, best_gain = len(decision.options) - 1, 0.0
    if decision.options[best].verb != Verb.PASS:
        best = 0
    for place, option in enumerate(decision.options):
        if option.verb != Verb.ATTACK:
            continue
        foe = option.card
        strength = strength_against(state, foe, _attackers(state, decision.player, foe))
        harm = strength - defense(state, foe)
        left = hit_points_left(state, foe)
        if harm <= 0:
            continue
        danger = weights.kill + weights.kill_attack * attack(state, foe)
        toughness = left + defense(state, foe)
        gain = 20 + danger - weights.effort * toughness if harm >= left else 5 * harm / left
        if is_wanted(state, foe):
            gain += weights.wanted * (3 if harm >= left else 1)
        if gain > best_gain:
            best, best_gain = place, gain
    return best


def join_attack(state: State, decision: Decision) -> int:
    """Join until the attack kills, with as little strength to spare as possible.

    Characters are asked for in one order, so the whole group is chosen at each of them.
    """
    player, leader, enemy, chosen = decision.resume[1:]
    missing = defense(state, enemy) + hit_points_left(state, enemy)
    missing -= sum(attack(state, card) for card in chosen)
    options = decision.options
    may_stop = options[-1].verb == Verb.PASS
    last = len(options) - 1
    if missing <= 0 and may_stop:
        return last
    joining = options[:-1] if may_stop else options
    useful = [
        (attack(state, option.card), place)
        for place, option in enumerate(joining)
        if attack(state, option.card) > 0
    ]
    if not useful:
        return last if may_stop else 0
    if player != leader and sum(strength for strength, _ in useful) < missing and may_stop:
        return last
    return min(_smallest_group(useful, missing))


def _smallest_group(useful: list[tuple[int, int]], missing: int) -> list[int]:
    """Return the places of the group that reaches `missing` with least to spare.

    Of equal groups the smaller one; all of them if they do not reach it together.
    """
    if sum(strength for strength, _ in useful) <= missing:
        return [place for _, place in useful]
    groups: dict[int, list[int]] = {0: []}
    for strength, place in useful:
        for total, places in list(groups.items()):
            larger = [*places, place]
            known = groups.get(total + strength)
            if total < missing and (known is None or len(larger) < len(known)):
                groups[total + strength] = larger
    return groups[min(total for total in groups if total >= missing)]
