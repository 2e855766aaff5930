"""Expert rules for planning and travel."""

from collections.abc import Mapping
from typing import Final

from rules.lcg.engine.codes import ATTACK, HIT_POINTS, WILLPOWER, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.numbers import attack, defense, willpower
from rules.lcg.engine.payment import matching_pools
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT, ENEMY, SPHERES, SPIRIT
from rules.lcg.players.resources import STEWARD, cards_to_pay_for, payable_share
from rules.lcg.players.values import card_worth, enemy_danger, location_burden
from rules.lcg.players.weights import weights_of

# --- planning ---


# Events that are worth a resource kept for them.
KEPT_FOR: Final = frozenset(
    {"Feint", "A Test of Will", "Hasty Stroke", "Blade Mastery", "Quick Strike"}
)
# Heroes whose abilities cost resources of their own pool.
SPEND_THEIR_OWN: Final = frozenset({"Aragorn", "Glorfindel"})
# Attachments that give one hero another resource icon.
GIVES_AN_ICON: Final[Mapping[str, tuple[str, int]]] = {"Celebrían's Stone": ("Aragorn", SPIRIT)}
# What it is worth that a hero's resources can pay for all cards instead of none.
PAYS_FOR_ALL: Final = 3.0


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
        everything = willpower(state, bearer) + attack(state, bearer) + defense(state, bearer)
        worth += 0.1 * everything
    return worth + PAYS_FOR_ALL * _pays_for(state, blueprint.title, bearer)


def _pays_for(state: State, title: str, bearer: int) -> float:
    """Return how much more a bearer can pay for with the resources or the icon it gets, 0 to 1."""
    icons = state.mask[bearer]
    if title == STEWARD:
        return payable_share(cards_to_pay_for(state, state.controller[bearer]), icons)
    hero, icon = GIVES_AN_ICON.get(title, ("", 0))
    if state.blueprints[bearer].title != hero or icons & icon:
        return 0.0
    cards = cards_to_pay_for(state, state.controller[bearer])
    return payable_share(cards, icons | icon) - payable_share(cards, icons)


def pay(state: State, decision: Decision) -> int:
    """Pay from whom can pay for less, and spare heroes who need resources for themselves."""
    hero = decision.options[0].card
    rest: tuple[int, ...] = decision.resume[3]
    cards = cards_to_pay_for(state, decision.player)
    share = payable_share(cards, state.mask[hero])
    spared = state.blueprints[hero].title in SPEND_THEIR_OWN or any(
        payable_share(cards, state.mask[other]) < share
        and state.blueprints[other].title not in SPEND_THEIR_OWN
        for other in rest
    )
    return len(decision.options) - 1 if spared else 0


# --- travel ---


def travel(state: State, decision: Decision) -> int:
    """Travel to the location that hinders most, if its cost is bearable."""
    places = [place for place, option in enumerate(decision.options) if option.verb == Verb.TRAVEL]
    best = max(places, key=lambda place: location_burden(state, decision.options[place].card))
    burden = location_burden(state, decision.options[best].card)
    return best if burden > 0 or len(places) == len(decision.options) else len(places)
