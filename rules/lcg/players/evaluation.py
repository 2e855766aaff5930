"""An evaluation function: how good a game looks at the start of a round, without playing it on.

A search that looks a few rounds ahead values the table it reaches. So two choices differ by what
they changed, and not also by the luck of all the rounds that would follow. What is counted here
is weighed by `learned/evaluation_weights.py`.
"""

from rules.lcg.engine.codes import HIT_POINTS, NONE
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.numbers import attack, defense, hit_points_left, staging_threat, willpower
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, LOCATION, OBJECTIVE
from rules.lcg.players.learned.evaluation_weights import EVALUATION_WEIGHTS
from rules.lcg.players.playouts import quest_share
from rules.lcg.players.values import is_wanted, objectives_claimed
from rules.logistic import logistic

FEATURES = (
    "constant",
    "quest done",
    "second stage",
    "third stage",
    "quest points missing",
    "threat left",
    "threat nearly at the limit",
    "threat left to the safest player",
    "willpower",
    "staging threat",
    "lead of willpower",
    "lack of willpower",
    "attack",
    "defense",
    "best defender",
    "heroes",
    "hit points of heroes",
    "weakest hero",
    "allies",
    "attachments",
    "cards in hand",
    "resources",
    "engaged enemies",
    "attack of engaged enemies",
    "toughness of engaged enemies",
    "too many engaged enemies",
    "lack of attack",
    "enemies in the staging area",
    "attack of enemies in the staging area",
    "attack of enemies about to engage",
    "locations in the staging area",
    "active location",
    "wanted enemy in play",
    "harm to the wanted enemy",
    "attack for the wanted enemy",
    "objectives claimed",
    "objectives in reach",
    "eliminated players",
    "round",
)


def estimate(state: State) -> float:
    """Return what a game that goes on is likely to be worth, from 0 to 1, as `reward` counts.

    Return 0 for a scenario without weights.
    """
    quest_set = state.blueprints[state.quest].card.encounter_set
    weights = EVALUATION_WEIGHTS.get(str(quest_set))
    if weights is None:
        return 0.0
    total = 0.0
    for weight, value in zip(weights, features(state), strict=True):
        total += weight * value
    return logistic(total)


def features(state: State) -> list[float]:
    """Return the numbers of a table that `FEATURES` names, most of them for each player.

    They are scaled to be about 1, so that one penalty fits all when weights are found.
    """
    seats = state.players
    will, strength, *company = _company(state)
    strength_needed, *enemies = _engaged(state)
    highest = max(state.threat[seat] for seat in state.order)
    lowest = min(state.threat[seat] for seat in state.order)
    room = ELIMINATION_THREAT - highest
    staged = staging_threat(state)
    lead = (will - staged) / seats / 5
    return [
        1.0,
        *_quest(state),
        room / 20,
        max(0, 10 - room) / 10,
        (ELIMINATION_THREAT - lowest) / 20,
        will / seats / 5,
        staged / seats / 5,
        max(0.0, lead),
        max(0.0, -lead),
        strength / seats / 5,
        *company,
        *enemies,
        max(0.0, strength_needed - strength) / seats / 5,
        *_staging(state, highest),
        *_wanted(state, strength),
        float(objectives_claimed(state)),
        float(sum(1 for card in state.staging if state.mask[card] & OBJECTIVE)),
        float(state.players - len(state.order)),
        state.round / 10,
    ]


def _quest(state: State) -> tuple[float, float, float, float]:
    """Return how much of the quest is done, its stage, and what its stage still needs."""
    blueprint = state.blueprints[state.quest]
    stage = blueprint.card.stage or 1
    missing = max(0, blueprint.quest_points - state.progress[state.quest])
    return quest_share(state), float(stage == 2), float(stage >= 3), missing / 10


def _company(state: State) -> list[float]:
    """Return what the players have: willpower and attack in all, the rest for each player."""
    will = strength = guard = best_defender = 0.0
    heroes = allies = health = attachments = held = coins = 0
    weakest = 9
    for seat in state.order:
        for card in state.heroes[seat] + state.allies[seat]:
            will += willpower(state, card)
            strength += attack(state, card)
            armor = defense(state, card)
            guard += armor
            best_defender = max(best_defender, armor + hit_points_left(state, card))
            attachments += len(state.attached[card])
        for card in state.heroes[seat]:
            left = hit_points_left(state, card)
            health += left
            weakest = min(weakest, left)
            coins += state.resources[card]
        heroes += len(state.heroes[seat])
        allies += len(state.allies[seat])
        held += len(state.hands[seat])
    seats = state.players
    return [
        will,
        strength,
        guard / seats / 5,
        best_defender / 5,
        heroes / seats,
        health / seats / 10,
        weakest / 4,
        allies / seats / 3,
        attachments / seats / 3,
        held / seats / 5,
        coins / seats / 3,
    ]


def _engaged(state: State) -> tuple[float, float, float, float, float]:
    """Return the toughness of engaged enemies in all, then number and strength for each player."""
    count = crowd = 0
    strength = toughness = 0.0
    for seat in state.order:
        foes = state.engaged[seat]
        count += len(foes)
        crowd += max(0, len(foes) - (len(state.heroes[seat]) + len(state.allies[seat])) // 2)
        for card in foes:
            strength += attack(state, card)
            toughness += defense(state, card) + hit_points_left(state, card)
    seats = state.players
    return toughness, count / seats, strength / seats / 5, toughness / seats / 5, crowd / seats


def _staging(state: State, threat: int) -> tuple[float, float, float, float, float]:
    """Return enemies and locations of the staging area, and how long the active one will stay."""
    enemies = locations = 0
    strength = near = 0.0
    for card in state.staging:
        if state.mask[card] & ENEMY:
            enemies += 1
            strength += attack(state, card)
            if state.blueprints[card].engagement_cost <= threat + 1:
                near += attack(state, card)
        elif state.mask[card] & LOCATION:
            locations += 1
    left = 0
    if state.location != NONE:
        left = state.blueprints[state.location].quest_points - state.progress[state.location]
    seats = state.players
    return (
        enemies / seats,
        strength / seats / 5,
        near / seats / 5,
        locations / seats,
        left / 5,
    )


def _wanted(state: State, strength: float) -> tuple[float, float, float]:
    """Return whether an enemy holds up the quest, its harm, and how near the players are to it."""
    in_play = harm = reach = 0.0
    for card in [*state.staging, *(enemy for row in state.engaged for enemy in row)]:
        if is_wanted(state, card):
            in_play = 1.0
            toughness = defense(state, card) + hit_points_left(state, card)
            harm = max(harm, state.damage[card] / state.blueprints[card].printed[HIT_POINTS])
            reach = max(reach, min(1.0, strength / max(1, toughness)))
    return in_play, harm, reach
