"""Expert rules for engaging, defending and attacking."""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.enemy_attacks import can_attack
from rules.lcg.engine.numbers import attack, defense, hit_points_left, willpower
from rules.lcg.engine.player_attacks import can_be_attacked_by, is_ready
from rules.lcg.engine.state import State
from rules.lcg.players.fighting import defended_loss, fighter, undefended_loss
from rules.lcg.players.values import WANTED, character_worth, enemy_danger, is_wanted
from rules.lcg.players.weights import WEIGHTS


def engage(state: State, decision: Decision) -> int:
    """Engage an enemy that this player can kill this round, while hands are free."""
    options = decision.options
    if options[-1].verb != Verb.PASS:
        return 0
    player = decision.player
    ready = [card for card in state.characters(player) if not state.exhausted[card]]
    free = len(ready) - len(state.engaged[player])
    if len(ready) < 2 or free < WEIGHTS.free_hands:
        return len(options) - 1
    strength = sum(attack(state, card) for card in ready) - min(
        attack(state, card) for card in ready
    )
    best, best_gain = len(options) - 1, 0.0
    for place, option in enumerate(options[:-1]):
        foe = option.card
        toughness = defense(state, foe) + hit_points_left(state, foe)
        gain = WEIGHTS.engage_to_kill if strength >= toughness else WEIGHTS.engage_to_hurt
        gain -= attack(state, foe)
        if is_wanted(state, foe):
            gain += WANTED
        if strength < toughness / 2:
            gain -= WEIGHTS.engage_to_kill
        if gain > best_gain:
            best, best_gain = place, gain
    return best


def choose_attack(state: State, decision: Decision) -> int:
    """Resolve the strongest attack first, while all defenders are ready."""
    return max(
        range(len(decision.options)),
        key=lambda place: attack(state, decision.options[place].card),
    )


def defend(state: State, decision: Decision) -> int:
    """Choose the defender, or none, that costs least."""
    combat = state.combat
    assert combat is not None
    strength: float = attack(state, combat.enemy)
    if state.shadows.get(combat.enemy):
        strength += WEIGHTS.shadow_attack
    to_come = _attacks_to_come(state, decision.player)
    best = len(decision.options) - 1
    best_loss = _undefended_loss(state, combat.player, strength)
    if combat.player != decision.player:
        best_loss += 1.5
    for place, option in enumerate(decision.options[:-1]):
        loss = _defended_loss(state, option.card, strength, to_come)
        if loss < best_loss:
            best, best_loss = place, loss
    return best


def _attacks_to_come(state: State, player: int) -> int:
    return sum(
        1
        for enemy in state.engaged[player]
        if enemy not in state.enemy_attacks_made and can_attack(state, enemy, player)
    )


def _defended_loss(state: State, card: int, strength: float, to_come: int) -> float:
    """Return what it costs if a character defends and is exhausted by it."""
    loss = defended_loss(fighter(state, card), strength)
    loss += WEIGHTS.lost_attack * attack(state, card)
    if to_come:
        loss += WEIGHTS.lost_defense * defense(state, card)
    return loss


def _undefended_loss(state: State, player: int, strength: float) -> float:
    heroes = state.heroes[player]
    if not heroes:
        return 100.0
    spare = max(hit_points_left(state, hero) for hero in heroes)
    return undefended_loss(strength, spare)


def take_damage(state: State, decision: Decision) -> int:
    """Let the one take the damage who is not killed by it, and is least weakened."""
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
    best, best_gain = len(decision.options) - 1, 0.0
    if decision.options[best].verb != Verb.PASS:
        best = 0
    for place, option in enumerate(decision.options):
        if option.verb != Verb.ATTACK:
            continue
        foe = option.card
        strength = sum(attack(state, card) for card in _attackers(state, decision.player, foe))
        harm = strength - defense(state, foe)
        left = hit_points_left(state, foe)
        if harm <= 0:
            continue
        gain = 20 + enemy_danger(state, foe) - 0.5 * left if harm >= left else 5 * harm / left
        if harm < left and is_wanted(state, foe):
            gain += WEIGHTS.wanted
        if gain > best_gain:
            best, best_gain = place, gain
    return best


def join_attack(state: State, decision: Decision) -> int:
    """Join until the attack kills; those with willpower alone stay out of it."""
    enemy, chosen = decision.resume[3:]
    toughness = defense(state, enemy) + hit_points_left(state, enemy)
    strength = sum(attack(state, card) for card in chosen)
    last = len(decision.options) - 1
    may_stop = decision.options[last].verb == Verb.PASS
    if strength >= toughness and may_stop:
        return last
    joining = [place for place in range(len(decision.options)) if place != last or not may_stop]
    useful = [place for place in joining if attack(state, decision.options[place].card) > 0]
    if not useful:
        return last if may_stop else 0
    missing = toughness - strength
    enough = [place for place in useful if attack(state, decision.options[place].card) >= missing]
    if enough:
        return min(
            enough,
            key=lambda place: (
                attack(state, decision.options[place].card),
                willpower(state, decision.options[place].card),
            ),
        )
    return useful[0]
