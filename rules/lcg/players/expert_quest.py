"""Expert rules for planning and travel."""

from rules.lcg.engine.codes import ATTACK, HIT_POINTS, WILLPOWER, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.numbers import attack, defense, willpower
from rules.lcg.engine.payment import matching_pools
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT, ENEMY, SPHERES
from rules.lcg.players.values import card_worth, enemy_danger, location_burden
from rules.lcg.players.weights import weights_of

# --- planning ---


# Events that are worth a resource kept for them.
KEPT_FOR = frozenset({"Feint", "A Test of Will", "Hasty Stroke", "Blade Mastery", "Quick Strike"})


def plan(state: State, decision: Decision) -> int:
    """Play what is worth most; an attachment goes to the best bearer."""
    weights = weights_of(state)
    best, best_worth = len(decision.options) - 1, weights.worth_playing
    kept = _resources_to_keep(state, decision.player)
    for place, option in enumerate(decision.options):
        if option.verb == Verb.PASS:
            continue
        blueprint = state.blueprints[option.card]
        worth = card_worth(blueprint, weights)
        if blueprint.mask & ATTACHMENT:
            worth += _bearer_worth(state, option.card, option.target, decision.player)
        if kept and _spends_too_much(state, decision.player, option.card, kept):
            worth -= weights.reserve
        if worth > best_worth:
            best, best_worth = place, worth
    return best


def _resources_to_keep(state: State, player: int) -> dict[int, int]:
    """Return how many resources a player should keep for events, by their sphere."""
    kept: dict[int, int] = {}
    for card in state.hands[player]:
        blueprint = state.blueprints[card]
        if blueprint.title in KEPT_FOR:
            sphere = blueprint.mask & SPHERES
            kept[sphere] = blueprint.cost
    return kept


def _spends_too_much(state: State, player: int, card: int, kept: dict[int, int]) -> bool:
    """Whether a card would be paid for with resources that are kept for an event."""
    blueprint = state.blueprints[card]
    for sphere, cost in kept.items():
        shared = [
            hero
            for hero in matching_pools(state, player, sphere)
            if hero in matching_pools(state, player, blueprint.mask)
        ]
        if shared:
            pool = sum(state.resources[hero] for hero in matching_pools(state, player, sphere))
            if pool >= cost > pool - blueprint.cost:
                return True
    return False


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


# --- travel ---


def travel(state: State, decision: Decision) -> int:
    """Travel to the location that hinders most, if its cost is bearable."""
    places = [place for place, option in enumerate(decision.options) if option.verb == Verb.TRAVEL]
    best = max(places, key=lambda place: location_burden(state, decision.options[place].card))
    burden = location_burden(state, decision.options[best].card)
    return best if burden > 0 or len(places) == len(decision.options) else len(places)
