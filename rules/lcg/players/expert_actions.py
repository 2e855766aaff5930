"""Expert rules for actions, and for the choices within actions and responses.

An action is taken when its card's opportunity is there (`opportunities.py`).
"""

from collections.abc import Callable, Mapping
from typing import Final

from rules.lcg.engine.codes import ENCOUNTER, NONE, QUEST, TRAVEL, Verb
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.numbers import attack, defense, hit_points_left, willpower
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, ENEMY, HERO, LOCATION, OBJECTIVE
from rules.lcg.players.escapes import is_route, route_worth
from rules.lcg.players.expert_responses import menace
from rules.lcg.players.objectives import loses_healer
from rules.lcg.players.opportunities import OPPORTUNITIES
from rules.lcg.players.values import (
    card_worth,
    character_worth,
    enemy_danger,
    is_wanted,
    location_burden,
    threat_draws_enemies,
    worth_in_hand,
)
from rules.lcg.players.weights import weights_of

HIGH_THREAT: Final = 37
# Cards that exhaust a character of yours for something that it has no part in.
EXHAUSTS_ANYBODY: Final = frozenset({"Common Cause", "Rain of Arrows", "Strength of Will"})


def act(state: State, decision: Decision) -> int:
    """Take the first action whose opportunity is there, else pass."""
    for place, option in enumerate(decision.options):
        if option.verb != Verb.PASS and wants(state, decision.player, option.card, option.number):
            return place
    return len(decision.options) - 1


def wants(state: State, player: int, card: int, place: int) -> bool:
    """Whether an action of a card would be taken if it can be, by its place among them.

    What opportunities are about is the first action of a card.
    """
    opportunity = OPPORTUNITIES.get(state.blueprints[card].title)
    return opportunity is not None and not place and opportunity(state, player, card)


# --- choices within an action ---


def choose_target(state: State, decision: Decision) -> int:
    """Choose an enemy to hurt, a location to explore, or a character to help or to spare."""
    options = decision.options
    first = options[0].card
    if first == NONE:
        return 0
    places = range(len(options))
    mask = state.mask[first]
    if mask & ENEMY:
        return max(places, key=lambda place: _prey(state, options[place].card))
    if mask & LOCATION:
        return max(places, key=lambda place: location_burden(state, options[place].card))
    if mask & CHARACTER:
        harmful = decision.source != NONE and state.owner[decision.source] == ENCOUNTER
        if harmful and state.phase != TRAVEL:
            source = state.blueprints[decision.source].title
            if source in OBJECTIVE_BEARERS:
                choose = OBJECTIVE_BEARERS[source]
                return min(places, key=lambda place: choose(state, options[place].card))
            return min(places, key=lambda place: _sparing(state, options[place].card))
        if _is_a_cost(state, decision):
            return min(places, key=lambda place: _fighting_worth(state, options[place].card))
        return max(places, key=lambda place: _helping(state, options[place].card, decision.source))
    return min(
        places,
        key=lambda place: card_worth(state.blueprints[options[place].card], weights_of(state)),
    )


def _is_a_cost(state: State, decision: Decision) -> bool:
    """Whether a ready character of the player is exhausted to pay for something else."""
    if decision.source == NONE or any(state.exhausted[option.card] for option in decision.options):
        return False
    return state.blueprints[decision.source].title in EXHAUSTS_ANYBODY


def _prey(state: State, card: int) -> float:
    """Return how good it is to hurt an enemy: the dangerous one that is nearly dead."""
    return enemy_danger(state, card) - hit_points_left(state, card)


def _sparing(state: State, card: int) -> float:
    """Return the loss if a character is hurt or exhausted."""
    worth = character_worth(state, card)
    if state.exhausted[card]:
        worth -= 2
    return worth - 0.5 * hit_points_left(state, card)


def _helping(state: State, card: int, source: int = NONE) -> float:
    """Return how good it is to heal or ready a character, above all one that is nearly dead."""
    if loses_healer(state, card, source):
        return -1.0
    worth = 3.0 * state.damage[card] + attack(state, card) + defense(state, card)
    if state.damage[card]:
        worth += willpower(state, card) + 6.0 / hit_points_left(state, card)
    if state.combat is not None and card in state.combat.characters:
        worth += 20
    return worth + (3 if state.mask[card] & HERO else 0)


def _fighting_worth(state: State, card: int) -> float:
    """Return the loss if a hero neither attacks nor defends."""
    return attack(state, card) + defense(state, card)


def _wounds_are_fatal(state: State, card: int) -> float:
    return -hit_points_left(state, card)


# Who should bear an objective: the hero with the least loss.
OBJECTIVE_BEARERS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "Gandalf's Map": _fighting_worth,
    "Shadow Key": _wounds_are_fatal,
}


def is_discard(decision: Decision) -> bool:
    """Whether a player chooses which card of the hand to discard."""
    return bool(decision.resume[0].__name__ == "_discard_chosen")


def choose_in_pile(state: State, decision: Decision) -> int:
    """Discard the least useful card, take the most useful one."""
    options = decision.options
    discards = is_discard(decision)
    places = range(len(options))

    def worth(place: int) -> float:
        card = options[place].card
        if is_route(state, card):
            return route_worth(state, card)
        if state.owner[card] == ENCOUNTER:
            if state.mask[card] & OBJECTIVE:
                return 50.0
            if not state.mask[card] & ENEMY:
                return -menace(state, card)
            return 100.0 if is_wanted(state, card) else -enemy_danger(state, card)
        if discards:
            return worth_in_hand(state, decision.player, card)
        return card_worth(state.blueprints[card], weights_of(state))

    return min(places, key=worth) if discards else max(places, key=worth)


def choose_player(state: State, decision: Decision) -> int:
    """Choose the player in the greatest need: of cards, or with most enemies or threat.

    Threat that moves to another player goes to whom it harms least.
    """
    options = decision.options
    source = decision.source
    if source != NONE and state.blueprints[source].title == "Wandering Took":
        return min(range(len(options)), key=lambda place: state.threat[options[place].number])

    if decision.resume[0].__name__ == "guard_chosen":
        return min(range(len(options)), key=lambda place: _burden_of_guard(state, options[place]))

    def need(place: int) -> float:
        seat = options[place].number
        own = 0.5 * (seat == decision.player)
        return (
            own
            + 2 * len(state.engaged[seat])
            + state.threat[seat] / 10
            + len([card for card in state.committed if state.controller[card] == seat])
            - 0.7 * len(state.hands[seat])
        )

    return max(range(len(options)), key=need)


def _burden_of_guard(state: State, option: Option) -> float:
    """Return how badly a player can guard: threat rises, and undefended attacks may be the end."""
    player = option.number
    defenders = sum(defense(state, card) > 0 for card in state.characters(player))
    return state.threat[player] + 3 * len(state.engaged[player]) - defenders


def choose_number(state: State, decision: Decision) -> int:
    """Choose the largest X."""
    return max(range(len(decision.options)), key=lambda place: decision.options[place].number)


def choose_either(state: State, decision: Decision) -> int:
    """Lower a high threat, else strike a dangerous enemy, else the first thing offered."""
    source = decision.source
    if source != NONE and state.blueprints[source].title == "Protector of Lórien":
        return len(decision.options) - 1 if state.phase == QUEST else 0
    if source != NONE and state.blueprints[source].title == "Support of the Eagles":
        return int(state.combat is not None and state.combat.by_enemy)
    if is_route(state, source):
        # Nobody draws for their life where another way may be open.
        return len(decision.options) - 1
    if source == NONE or state.blueprints[source].title != "Gandalf":
        return 0
    numbers = [option.number for option in decision.options]
    is_high = state.threat[decision.player] >= HIGH_THREAT
    if 2 in numbers and (is_high or threat_draws_enemies(state, decision.player)):
        return numbers.index(2)
    if 1 in numbers and any(
        hit_points_left(state, foe) <= 4 and attack(state, foe) >= 2
        for seat in state.order
        for foe in state.engaged[seat]
    ):
        return numbers.index(1)
    return 0
