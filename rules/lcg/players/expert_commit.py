"""Expert rules for committing to the quest: enough willpower, and enough left to fight."""

from functools import cache
from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.blueprint import Ability, Blueprint
from rules.lcg.engine.board import can_exhaust
from rules.lcg.engine.codes import (
    ATTACK,
    CANNOT_DEFEAT_STAGE,
    DEFENSE,
    ENCOUNTER,
    GETS_NO_PROGRESS,
    HIT_POINTS,
    NONE,
    QUEST_FAILED,
    THREAT,
)
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.encounter_phase import enemies_to_engage
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.numbers import (
    number,
    quest_points,
    quest_willpower,
    staging_threat,
    willpower,
)
from rules.lcg.engine.quest_phase import can_commit
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY
from rules.lcg.notation.effects import Simple
from rules.lcg.notation.sentences import Forced
from rules.lcg.players.committing import place_of_next
from rules.lcg.players.engagements import after_checks
from rules.lcg.players.escapes import leads_out, progress_that_counts
from rules.lcg.players.expert_tests import tests_to_come, worth_of_tests
from rules.lcg.players.fighting import (
    Fighter,
    Foe,
    fight_to_come,
    foes,
    kill_worth,
    spare_hit_points,
    stakes,
)
from rules.lcg.players.objectives import should_hurry, should_stall, should_wait
from rules.lcg.players.values import resolve_to_strength
from rules.lcg.players.weights import Weights, weights_of

# Staging brings this much more or less than expected, with the chance of each.
SURPRISES: Final[tuple[tuple[float, float], ...]] = ((-2.0, 0.25), (0.0, 0.5), (2.0, 0.25))
USES_NOTHING: Final = 0.0
# What a failed quest costs that loses the game.
FATAL: Final = 120.0
# An ally that the scenario gave stays ready: encounter cards hurt the exhausted.
KEPT_SAFE: Final = 6.0
# The loss where a stage ends that must not end yet.
TOO_SOON: Final = 150.0


def commit(state: State, decision: Decision) -> int:
    """Commit the next character that belongs to the group chosen for the quest."""
    return place_of_next(decision, group_for_quest(state, decision.resume[1]))


@mypyc_attr(acyclic=True)
class Prospect:
    """What the encounter cards that nobody has seen are like, on average."""

    __slots__ = ("attack", "enemies", "threat", "toughness")

    def __init__(self, threat: float, enemies: float, attack: float, toughness: float) -> None:
        self.threat = threat
        self.enemies = enemies
        self.attack = attack
        self.toughness = toughness


def prospect(state: State, player: int) -> Prospect:
    """Return what the cards to be revealed next are like, to this player.

    The players know which cards the deck is made of. Of its order they know what they have seen.
    """
    unseen = _mean_of_deck(state)
    reveals = len(state.order)
    seen = [card for card in state.encounter_deck[-reveals:] if state.known[card] >> player & 1]
    if not seen:
        return unseen
    hidden = reveals - len(seen)
    threat = hidden * unseen.threat + sum(number(state, THREAT, card) for card in seen)
    enemies = hidden * unseen.enemies
    strength, toughness = enemies * unseen.attack, enemies * unseen.toughness
    for card in seen:
        if state.mask[card] & ENEMY:
            printed = state.blueprints[card].printed
            enemies += 1
            strength += printed[ATTACK]
            toughness += printed[DEFENSE] + printed[HIT_POINTS]
    threat, likelihood = threat / reveals, enemies / reveals
    if not enemies:
        return Prospect(threat, 0.0, 0.0, 1.0)
    return Prospect(threat, likelihood, strength / enemies, toughness / enemies)


def _mean_of_deck(state: State) -> Prospect:
    """Return what a card of the encounter deck is like on average."""
    threat = enemies = strength = toughness = 0
    for card in state.encounter_deck:
        blueprint = state.blueprints[card]
        printed = blueprint.printed
        # An X, or what adds to the number, counts as it would now.
        threat += number(state, THREAT, card) if THREAT in blueprint.own else printed[THREAT]
        if state.mask[card] & ENEMY:
            enemies += 1
            strength += printed[ATTACK]
            toughness += printed[DEFENSE] + printed[HIT_POINTS]
    cards = len(state.encounter_deck)
    if not cards or not enemies:
        return Prospect(threat / cards if cards else 1.5, 0.0, 0.0, 1.0)
    return Prospect(threat / cards, enemies / cards, strength / enemies, toughness / enemies)


@mypyc_attr(acyclic=True)
class QuestTable:
    """What a quest attempt is measured by.

    A stage that `waits` should not end yet, so it must not get all its points; one that `hurries`
    should end soon. `useful` is what progress is good for at most: all that is missing, or only the
    active location's part.
    """

    __slots__ = (
        "finishes",
        "hurries",
        "is_fatal",
        "missing",
        "progress",
        "spare_threat",
        "threat",
        "useful",
        "waits",
        "wanted",
        "weights",
    )

    def __init__(
        self,
        weights: Weights,
        *,
        wanted: float,
        missing: int,
        useful: int,
        progress: float,
        threat: float,
        spare_threat: int,
        finishes: bool,
        is_fatal: bool,
        waits: bool,
        hurries: bool,
    ) -> None:
        self.weights = weights
        self.wanted = wanted
        self.missing = missing
        self.useful = useful
        self.progress = progress
        self.threat = threat
        self.spare_threat = spare_threat
        self.finishes = finishes
        self.is_fatal = is_fatal
        self.waits = waits
        self.hurries = hurries


def group_for_quest(state: State, player: int) -> set[int]:
    """Return who should commit.

    From all who have willpower, those are taken out whose staying behind, to defend, to strike
    back or to use an ability, is worth more than what the quest loses by it; one at a time, the
    best first. Of equal allies the last is taken out, because the engine offers the first.
    """
    weights = weights_of(state)
    ready = [card for card in state.characters(player) if can_exhaust(state, card)]
    fighters = [Fighter(state, card) for card in ready]
    again = {card for card in ready if readies_again(state, card)}
    coming = prospect(state, player)
    staged = after_checks(state, enemies_to_engage(state))
    enemies = foes(state, (card for cards in staged.values() for card in cards))
    near = [enemies[card] for card in staged[player]]
    unseen = weights.unknown_foe * coming.enemies
    kill = kill_worth(state)
    near.append(Foe(NONE, coming.attack, coming.toughness, weights, kill, unseen))
    distant = [enemies[card] for seat, cards in staged.items() if seat != player for card in cards]
    table = quest_table(state, player, coming)
    heroes = spare_hit_points(state, player)
    tests = tests_to_come(state)
    uses = {card: use_of_staying(state, card) for card in ready}
    fight = fight_to_come(state, near, distant, stakes(state, player))
    worth_of_quest = cache(lambda committed: quest_worth(table, committed - table.wanted))

    def worth(group: set[int]) -> float:
        committed = 0
        kept = 0.0
        staying = []
        for each in fighters:
            if each.card not in group:
                kept += uses[each.card]
                staying.append(each)
                continue
            committed += each.willpower
            if each.card in again:
                staying.append(each)
        if tests:
            is_done = committed - table.wanted >= table.missing
            kept += worth_of_tests(tests, sum(each.willpower for each in staying), is_done)
        return worth_of_quest(committed) + kept + fight.worth(staying, heroes)

    group = {questing.card for questing in fighters if questing.willpower > 0}
    best = worth(group)
    while group:
        options = [
            (worth(group - {card}), place) for place, card in enumerate(ready) if card in group
        ]
        found, place = max(options)
        if found <= best:
            break
        best = found
        group.remove(ready[place])
    return group


def readies_again(state: State, card: int) -> bool:
    """Whether a character can be readied after it committed."""
    is_aragorn = state.blueprints[card].title == "Aragorn"
    return (is_aragorn and state.resources[card] > 0) or bears_courage(state, card)


def bears_courage(state: State, card: int) -> bool:
    """Whether an attachment can ready a character once more this round."""
    return any(
        state.blueprints[attachment].title == "Unexpected Courage"
        and not state.exhausted[attachment]
        for attachment in state.attached[card]
    )


def use_of_staying(state: State, card: int) -> float:
    """Return what a character's ability is worth if it stays ready."""
    if state.owner[card] == ENCOUNTER:
        return KEPT_SAFE
    weights = weights_of(state)
    title = state.blueprints[card].title
    if title == "Eleanor":
        return weights.stay_to_cancel
    if title in ("Beravor", "Gléowine"):
        held = min(len(state.hands[seat]) for seat in state.order)
        cards = 2 if title == "Beravor" else 1
        return cards * (weights.stay_to_draw + weights.empty_hand * max(0, 4 - held))
    if title == "Daughter of the Nimrodel":
        hurt = max(
            (state.damage[hero] for seat in state.order for hero in state.heroes[seat]), default=0
        )
        return weights.stay_to_heal * min(2, hurt)
    if title == "Faramir":
        return weights.stay_to_inspire * (len(state.characters(state.controller[card])) - 3)
    return USES_NOTHING


def quest_table(state: State, player: int, coming: Prospect) -> QuestTable:
    """Return what this player's group has to reach, the others' willpower taken into account."""
    weights = weights_of(state)
    seats = len(state.order)
    place = state.order.index(player)
    threat = staging_threat(state) + weights.reveal_threat * coming.threat * seats
    others = 0.0
    for seat in state.order[place + 1 :]:
        others += sum(
            willpower(state, card) for card in state.characters(seat) if can_commit(state, card)
        )
    wanted = threat - quest_willpower(state) - weights.others_commit * others
    blueprint = state.blueprints[state.quest]
    points = 0 if rule_holds(state, GETS_NO_PROGRESS) else blueprint.quest_points
    counts = progress_that_counts(state, points)
    at_location = 0
    if state.location != NONE:
        location = state.location
        at_location = quest_points(state, location) - state.progress[location]
    at_quest = max(0, points - state.progress[state.quest])
    worthwhile = at_quest if counts == points else counts
    stalls = should_stall(state)
    wins = not state.quest_deck or leads_out(blueprint)
    finishes = points > 0 and wins and not rule_holds(state, CANNOT_DEFEAT_STAGE)
    highest = max(state.threat[seat] for seat in state.order)
    urgency = 1 + max(0, highest - weights.calm_threat) * weights.urgency
    return QuestTable(
        weights,
        wanted=wanted,
        missing=at_location + at_quest,
        useful=at_location + (0 if stalls else worthwhile),
        progress=weights.progress * resolve_to_strength(state) ** weights.haste,
        threat=weights.threat * urgency,
        spare_threat=ELIMINATION_THREAT - 1 - highest,
        finishes=finishes,
        is_fatal=failure_loses_game(state),
        waits=stalls or should_wait(state),
        hurries=should_hurry(state),
    )


def failure_loses_game(state: State) -> bool:
    """Whether the players lose the game if they quest unsuccessfully."""
    return any(
        ability.happening == QUEST_FAILED and _loses_game(state.blueprints[card], ability)
        for card in state.listeners[QUEST_FAILED]
        for ability in state.blueprints[card].forced
    )


def _loses_game(blueprint: Blueprint, ability: Ability) -> bool:
    sentence = blueprint.notations[ability]
    return isinstance(sentence, Forced) and sentence.effect is Simple.LOSE_THE_GAME


def quest_worth(table: QuestTable, margin: float) -> float:
    """Return what an expected lead of willpower over threat brings, surprises included."""
    worth = 0.0
    for surprise, chance in SURPRISES:
        lead = margin + surprise
        if lead < 0:
            value = table.threat * lead - (FATAL if table.is_fatal else 0.0)
            if -lead >= table.spare_threat:
                value -= table.weights.elimination
        else:
            value = table.progress * min(lead, table.useful)
            if table.waits and lead >= table.missing:
                value -= TOO_SOON
            elif table.hurries and lead >= table.missing:
                value += table.weights.finish
            if table.finishes and lead >= table.missing:
                value += table.weights.finish
        worth += chance * value
    return worth
