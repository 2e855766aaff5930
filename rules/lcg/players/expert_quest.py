"""Expert rules for planning, committing to the quest, and travel."""

from typing import NamedTuple

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
from rules.lcg.players.fighting import Fighter, Foe, fight_worth, fighter, foe, unknown_foe
from rules.lcg.players.values import card_worth, enemy_danger, location_burden
from rules.lcg.players.weights import WEIGHTS

# --- planning ---


def plan(state: State, decision: Decision) -> int:
    """Play what is worth most; an attachment goes to the best bearer."""
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
    """Return who should commit.

    From all who have willpower, those are taken out whose staying behind, to defend and to
    strike back, is worth more than what the quest loses by it; one at a time, the best first.
    """
    ready = [card for card in state.characters(player) if not state.exhausted[card]]
    fighters = [fighter(state, card) for card in ready]
    foes = [foe(state, card) for card in expected_enemies(state, player)]
    foes.append(unknown_foe())
    wanted, missing = _quest_without(state, player)
    progress = WEIGHTS.progress
    if state.round <= WEIGHTS.early_rounds:
        progress *= WEIGHTS.early_progress
    heroes = [hit_points_left(state, hero) for hero in state.heroes[player]]
    table = QuestTable(wanted, missing, progress, heroes)
    group = {one.card for one in fighters if one.willpower > 0}
    best = _worth(fighters, group, foes, table)
    while group:
        options = [(_worth(fighters, group - {card}, foes, table), -card) for card in group]
        worth, place = max(options)
        if worth <= best:
            break
        best = worth
        group.remove(-place)
    return group


def expected_enemies(state: State, player: int) -> list[int]:
    """Return the enemies that will attack a player this round, the strongest first.

    Those in the staging area engage the first player whose threat draws them.
    """
    found = list(state.engaged[player])
    for card in state.staging:
        if state.mask[card] & ENEMY:
            cost = state.blueprints[card].engagement_cost
            drawn = [seat for seat in state.order if state.threat[seat] >= cost]
            if drawn and drawn[card % len(drawn)] == player:
                found.append(card)
    return found


def _quest_without(state: State, player: int) -> tuple[float, int]:
    """Return the willpower that is still wanting, and the progress that can be used."""
    seats = len(state.order)
    place = state.order.index(player)
    threat = staging_threat(state) + WEIGHTS.reveal_threat * seats
    others = 0.0
    for seat in state.order[place + 1 :]:
        others += sum(
            willpower(state, card) for card in state.characters(seat) if not state.exhausted[card]
        )
    wanted = threat - quest_willpower(state) - WEIGHTS.others_commit * others
    missing = state.blueprints[state.quest].quest_points - state.progress[state.quest]
    if state.location != NONE:
        location = state.location
        missing += state.blueprints[location].quest_points - state.progress[location]
    return wanted, max(missing, 1)


class QuestTable(NamedTuple):
    """The willpower still wanting, the progress that can be used and its worth, the heroes."""

    wanted: float
    missing: int
    progress: float
    heroes: list[int]


def _worth(fighters: list[Fighter], group: set[int], foes: list[Foe], table: QuestTable) -> float:
    """Return what a group brings: progress or threat, and how the fight goes without it."""
    margin = sum(one.willpower for one in fighters if one.card in group) - table.wanted
    staying = [one for one in fighters if one.card not in group]
    if margin < 0:
        return WEIGHTS.threat * margin + fight_worth(staying, foes, table.heroes)
    return table.progress * min(margin, table.missing + 1) + fight_worth(
        staying, foes, table.heroes
    )


# --- travel ---


def travel(state: State, decision: Decision) -> int:
    """Travel to the location that hinders most, if its cost is bearable."""
    places = [place for place, option in enumerate(decision.options) if option.verb == Verb.TRAVEL]
    best = max(places, key=lambda place: location_burden(state, decision.options[place].card))
    burden = location_burden(state, decision.options[best].card)
    return best if burden > 0 or len(places) == len(decision.options) else len(places)
