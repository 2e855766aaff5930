"""Expert rules for planning, committing to the quest, and travel."""

from rules.lcg.engine.codes import ATTACK, HIT_POINTS, NONE, WILLPOWER, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.numbers import (
    attack,
    defense,
    hit_points_left,
    quest_willpower,
    staging_threat,
    willpower,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT, ENEMY
from rules.lcg.players.values import card_worth, enemy_danger, location_burden
from rules.lcg.players.weights import WEIGHTS

# --- planning ---


def plan(state: State, decision: Decision) -> int:
    """Play what is worth most; an attachment goes to whoever makes most of it."""
    best, best_worth = len(decision.options) - 1, WEIGHTS.worth_playing
    for place, option in enumerate(decision.options):
        if option.verb == Verb.PASS:
            continue
        blueprint = state.blueprints[option.card]
        worth = card_worth(blueprint)
        if blueprint.mask & ATTACHMENT:
            worth += _bearer_worth(state, option.card, option.target, decision.player)
        if worth > best_worth:
            best, best_worth = place, worth
    return best


def _bearer_worth(state: State, card: int, bearer: int, player: int) -> float:
    """Return how good a bearer is, between about -20 and 2."""
    blueprint = state.blueprints[card]
    if state.mask[bearer] & ENEMY:
        return enemy_danger(state, bearer) / 4 - (0 if attack(state, bearer) >= 3 else 20)
    if card in state.attached[bearer] or any(
        state.blueprints[other].title == blueprint.title for other in state.attached[bearer]
    ):
        return -20
    worth = 0.1 * (state.controller[bearer] == player)
    statistics = [statistic for statistic, _ in blueprint.bonus] + list(blueprint.borne)
    if WILLPOWER in statistics:
        worth += 0.2 * willpower(state, bearer)
    if ATTACK in statistics:
        worth += 0.2 * attack(state, bearer)
    if HIT_POINTS in statistics:
        worth += 0.2 * defense(state, bearer)
    if not statistics:
        worth += 0.1 * willpower(state, bearer)
    return worth


def pay(state: State, decision: Decision) -> int:
    """Pay from the fuller pool first, and spare heroes who need resources for themselves."""
    hero = decision.options[0].card
    blueprint = state.blueprints[hero]
    needs_own = any(ability.cost is not None for ability in blueprint.responses) or any(
        ability.cost is not None and ability.limit for ability in blueprint.actions
    )
    return len(decision.options) - 1 if needs_own else 0


# --- committing ---


def commit(state: State, decision: Decision) -> int:
    """Commit the next character that belongs to the group chosen for the quest."""
    _, player, chosen = decision.resume
    group = group_for_quest(state, player)
    for place, option in enumerate(decision.options):
        if option.verb == Verb.COMMIT and option.card in group and option.card not in chosen:
            return place
    return len(decision.options) - 1


def group_for_quest(state: State, player: int) -> set[int]:
    """Return who should commit: enough willpower, and somebody left for each enemy.

    Those who stay are first the best defenders, one for each enemy that will attack, then
    strong fighters until the weakest of these enemies can be killed.
    """
    ready = [card for card in state.characters(player) if not state.exhausted[card]]
    foes = expected_enemies(state, player)
    by_willpower = sorted(ready, key=lambda card: (-willpower(state, card), attack(state, card)))
    able = [card for card in by_willpower if willpower(state, card) > 0]
    stay = set(ready) - set(able)
    _keep_defenders(state, stay, able, foes)
    _keep_attackers(state, stay, able, foes)
    needed = willpower_needed(state, player)
    group: set[int] = set()
    total = 0
    for card in able:
        if card in stay:
            continue
        if total >= needed:
            break
        group.add(card)
        total += willpower(state, card)
    return group


def expected_enemies(state: State, player: int) -> list[int]:
    """Return the enemies that will attack a player this round, the strongest first."""
    foes = list(state.engaged[player])
    threat = state.threat[player]
    foes += [
        card
        for card in state.staging
        if state.mask[card] & ENEMY and state.blueprints[card].engagement_cost <= threat
    ]
    return sorted(foes, key=lambda card: -attack(state, card))


def _keep_defenders(state: State, stay: set[int], able: list[int], foes: list[int]) -> None:
    staying = sorted(stay, key=lambda card: -defense(state, card))
    missing = round(len(foes) * WEIGHTS.defender_share) - len(staying)
    if missing <= 0:
        return
    by_defense = sorted(
        able,
        key=lambda card: (
            2 * defense(state, card) + 0.5 * hit_points_left(state, card)
            - WEIGHTS.defender_willpower * willpower(state, card)
        ),
        reverse=True,
    )  # fmt: skip
    stay.update(by_defense[: min(missing, max(1, len(able) - 1))])


def _keep_attackers(state: State, stay: set[int], able: list[int], foes: list[int]) -> None:
    if not foes:
        return
    toughness = WEIGHTS.attacker_share * min(
        defense(state, foe) + hit_points_left(state, foe) for foe in foes
    )
    strength = sum(attack(state, card) for card in stay) * 0.5
    by_attack = sorted(
        able,
        key=lambda card: attack(state, card) - WEIGHTS.attacker_willpower * willpower(state, card),
        reverse=True,
    )
    for card in by_attack:
        if strength >= toughness or len(able) - len(stay & set(able)) <= 1:
            break
        if (
            card not in stay
            and attack(state, card) >= 2
            and willpower(state, card) <= WEIGHTS.attacker_highest_willpower
        ):
            stay.add(card)
            strength += attack(state, card)


def willpower_needed(state: State, player: int) -> float:
    """Return the willpower this player should add, the others' share left aside."""
    seats = len(state.order)
    threat = staging_threat(state) + WEIGHTS.reveal_threat * seats
    missing = state.blueprints[state.quest].quest_points - state.progress[state.quest]
    if state.location != NONE:
        location = state.location
        missing += state.blueprints[location].quest_points - state.progress[location]
    place = state.order.index(player)
    progress = max(missing, 2) + WEIGHTS.progress_margin
    if any(expected_enemies(state, seat) for seat in state.order):
        progress *= WEIGHTS.progress_in_a_fight
    wanted = threat + progress - quest_willpower(state)
    following = seats - place
    return max(0.0, wanted / following if following > 1 else wanted)


# --- travel ---


def travel(state: State, decision: Decision) -> int:
    """Travel to the location that hinders most, if its cost is bearable."""
    places = [place for place, option in enumerate(decision.options) if option.verb == Verb.TRAVEL]
    best = max(places, key=lambda place: location_burden(state, decision.options[place].card))
    burden = location_burden(state, decision.options[best].card)
    return best if burden > 0 or len(places) == len(decision.options) else len(places)
