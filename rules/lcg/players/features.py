"""What the evaluation function counts of a table: numbers of about 1, most for each player.

They are of that size so that one penalty fits all when weights are found. None of them looks at
what no player can see. Those of hands look at each player's: a search values tables that it has
dealt, where the other players' hands are guesses.
"""

from collections.abc import Mapping
from typing import Final

from rules.lcg.engine.codes import CANNOT_ATTACK, CANNOT_DEFEND, ENCOUNTER, HIT_POINTS, NONE
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.numbers import attack, defense, hit_points_left, staging_threat, willpower
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, LOCATION, OBJECTIVE
from rules.lcg.players.playouts import quest_points, quest_share
from rules.lcg.players.resources import (
    STEWARD,
    cards_to_pay_for,
    costs_of,
    icons_of,
    income,
    payable,
    payable_share,
    pools_by_icons,
)
from rules.lcg.players.values import ambush, is_wanted, objectives_claimed, toughest

SIGNS: Final[Mapping[str, int]] = {
    "constant": 0,
    "quest done": 1,
    "second stage": 0,
    "third stage": 0,
    "quest points missing": -1,
    "quest points all there": 0,
    "threat left": 1,
    "threat nearly at the limit": -1,
    "threat left to the safest player": 1,
    "willpower": 1,
    "staging threat": -1,
    "lead of willpower": 1,
    "lack of willpower": -1,
    "rounds until the quest is done": -1,
    "rounds until threat ends the game": 1,
    "rounds that the quest comes too late": -1,
    "attack": 1,
    "defense": 1,
    "best defender": 1,
    "heroes": 1,
    "hit points of heroes": 1,
    "weakest hero": 1,
    "allies": 1,
    "attachments": 1,
    "harmful attachments": -1,
    "Steward of Gondor": 1,
    "Unexpected Courage": 1,
    "cards in hand": 1,
    "resources": 1,
    "engaged enemies": -1,
    "attack of engaged enemies": -1,
    "toughness of engaged enemies": -1,
    "too many engaged enemies": -1,
    "lack of attack": -1,
    "attacks that kill": -1,
    "enemies in the staging area": -1,
    "attack of enemies in the staging area": -1,
    "attack of enemies about to engage": -1,
    "locations in the staging area": -1,
    "active location": -1,
    "wanted enemy in play": 0,
    "harm to the wanted enemy": 1,
    "harm to it once the points are there": 1,
    "attack for the wanted enemy": 1,
    "toughness of wanted enemies": -1,
    "strength for enemies to come": 1,
    "threat below the next strong enemy": 1,
    "health of guests": 1,
    "tokens on objectives": 0,
    "objectives claimed": 1,
    "objectives in reach": 0,
    "guards of objectives": -1,
    "prisoner": -1,
    "eliminated players": -1,
    "round": 0,
    "income": 1,
    "exhausted heroes": -1,
    "heroes nearly dead": -1,
    "resources for the hand": 1,
    "resources without use": 0,
    "cards in hand that can be paid for": 1,
    "cancels in hand": 1,
    "Gandalf to sneak in": 1,
}
"""What is counted: 1 for what is good for the players, -1 for harm, 0 for what may be either."""
FEATURES: Final = tuple(SIGNS)
OF_HANDS: Final = frozenset(
    {
        "resources for the hand",
        "resources without use",
        "cards in hand that can be paid for",
        "cancels in hand",
        "Gandalf to sneak in",
    }
)
"""What is counted of the cards in each player's hand."""
LONGEST_QUEST: Final = 15.0
LATEST_END: Final = 20.0
NEARLY_DEAD: Final = 2
CANCELS: Final = frozenset({"A Test of Will", "Hasty Stroke", "Feint"})


def features(state: State) -> list[float]:
    """Return the numbers of a table that `FEATURES` names."""
    seats = state.players
    will, strength, *company = _company(state)
    strength_needed, *enemies = _engaged(state)
    highest = max(state.threat[seat] for seat in state.order)
    lowest = min(state.threat[seat] for seat in state.order)
    # Who is out of the game has no threat left, so a table never looks better without them.
    room = ELIMINATION_THREAT - highest if len(state.order) == seats else 0
    staged = staging_threat(state)
    lead = (will - staged) / seats / 5
    done = quest_share(state)
    return [
        1.0,
        done,
        *_stage(state),
        room / 20,
        max(0, 10 - room) / 10,
        (ELIMINATION_THREAT - lowest) / 20,
        will / seats / 5,
        staged / seats / 5,
        max(0.0, lead),
        max(0.0, -lead),
        *_race(state, done, will - staged, room),
        strength / seats / 5,
        *company,
        *enemies,
        max(0.0, strength_needed - strength) / seats / 5,
        _attacks_that_kill(state) / seats,
        *_staging(state, highest),
        *_wanted(state, strength, highest),
        *_guests(state),
        *_objectives(state),
        float(state.players - len(state.order)),
        state.round / 10,
        *_readiness(state),
        *_hands(state),
    ]


def _stage(state: State) -> tuple[float, float, float, float]:
    """Return the stage of the quest, and what it still needs.

    A stage that has all its points waits for something else: an enemy's death, or objectives.
    """
    blueprint = state.blueprints[state.quest]
    stage = blueprint.card.stage or 1
    missing = max(0, blueprint.quest_points - state.progress[state.quest])
    return (
        float(stage == 2),
        float(stage >= 3),
        missing / 10,
        float(missing == 0),
    )


def _race(state: State, done: float, lead: float, room: int) -> tuple[float, float, float]:
    """Return how soon the quest is done, and how soon threat ends the game, at this pace."""
    missing = (1 - done) * quest_points(state)
    needed = min(LONGEST_QUEST, missing / max(1.0, lead))
    left = min(LATEST_END, room / (1 + max(0.0, -lead)))
    return needed / 10, left / 10, max(0.0, needed - left) / 10


def _company(state: State) -> list[float]:
    """Return what the players have: willpower and attack in all, the rest for each player."""
    will = strength = guard = best_defender = 0.0
    heroes = allies = health = held = coins = 0
    attachments = harmful = stewards = courage = 0
    weakest = 9
    for seat in state.order:
        for card in state.heroes[seat] + state.allies[seat]:
            will += willpower(state, card)
            strength += attack(state, card)
            armor = defense(state, card)
            guard += armor
            best_defender = max(best_defender, armor + hit_points_left(state, card))
            for attachment in state.attached[card]:
                if state.owner[attachment] == ENCOUNTER:
                    harmful += not state.mask[attachment] & OBJECTIVE
                    continue
                attachments += 1
                title = state.blueprints[attachment].title
                stewards += title == STEWARD
                courage += title == "Unexpected Courage"
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
        float(harmful),
        float(stewards),
        float(courage),
        held / seats / 5,
        coins / seats / 3,
    ]


def _engaged(state: State) -> tuple[float, float, float, float, float]:
    """Return the toughness of engaged enemies in all, then number and strength for each player.

    An enemy that cannot attack, like one in a Forest Snare, has toughness and nothing else.
    """
    count = crowd = 0
    strength = toughness = 0.0
    for seat in state.order:
        attackers = 0
        for card in state.engaged[seat]:
            toughness += defense(state, card) + hit_points_left(state, card)
            if not state.base[CANNOT_ATTACK][card]:
                attackers += 1
                strength += attack(state, card)
        count += attackers
        crowd += max(0, attackers - (len(state.heroes[seat]) + len(state.allies[seat])) // 2)
    seats = state.players
    return (
        toughness,
        count / seats,
        strength / seats / 5,
        toughness / seats / 5,
        crowd / seats,
    )


def _attacks_that_kill(state: State) -> float:
    """Return how many of the next attacks kill their defender, if the sturdiest defend first.

    Enemies in the staging area count if a player's threat reaches them by the next round.
    """
    found = 0
    for seat in state.order:
        near = state.threat[seat] + 1
        strengths = [
            attack(state, card)
            for card in state.engaged[seat]
            if not state.base[CANNOT_ATTACK][card]
        ]
        strengths += [
            attack(state, card)
            for card in state.staging
            if state.mask[card] & ENEMY and state.blueprints[card].engagement_cost <= near
        ]
        sturdy = sorted(
            defense(state, card) + hit_points_left(state, card)
            for card in state.heroes[seat] + state.allies[seat]
            if not state.base[CANNOT_DEFEND][card]
        )
        for strength in sorted(strengths)[::-1]:
            if not sturdy or sturdy[-1] <= strength:
                found += 1
            if sturdy:
                sturdy.pop()
    return float(found)


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


def _wanted(state: State, strength: float, threat: int) -> tuple[float, ...]:
    """Return whether an enemy holds up the quest, its harm, and how near the players are to it.

    Then how tough all such enemies are, how strong the players are for those that the next stage
    brings, and how far their threat is below what makes one of them engage.
    """
    in_play = harm = reach = all_toughness = 0.0
    coming = ambush(state)
    costs = [state.blueprints[card].engagement_cost for card in coming]
    for card in [*state.staging, *(enemy for row in state.engaged for enemy in row)]:
        if is_wanted(state, card):
            in_play = 1.0
            toughness = defense(state, card) + hit_points_left(state, card)
            all_toughness += toughness
            if card in state.staging:
                costs.append(state.blueprints[card].engagement_cost)
            harm = max(harm, state.damage[card] / state.blueprints[card].printed[HIT_POINTS])
            reach = max(reach, min(1.0, strength / max(1, toughness)))
    is_last = state.progress[state.quest] >= state.blueprints[state.quest].quest_points
    return (
        in_play,
        harm,
        harm if is_last else 0.0,
        reach,
        all_toughness / state.players / 10,
        min(2.0, strength / toughest(state, coming)) if coming else 0.0,
        max(0, min(costs) - threat) / 10 if costs else 0.0,
    )


def _guests(state: State) -> tuple[float, float]:
    """Return the hit points left to characters that the scenario gave, and objectives' tokens."""
    health = 0.0
    for seat in state.order:
        for card in state.allies[seat]:
            if state.owner[card] == ENCOUNTER:
                printed = state.blueprints[card].printed[HIT_POINTS]
                health += hit_points_left(state, card) / max(1, printed)
    tokens = sum(state.resources[card] for card in state.staging if state.mask[card] & OBJECTIVE)
    return health, tokens / 8


def _objectives(state: State) -> tuple[float, float, float, float]:
    """Return objectives: claimed, in the staging area, their guards; and whether a hero is held."""
    in_reach = guards = 0
    for card in state.staging:
        if state.mask[card] & OBJECTIVE:
            in_reach += 1
        elif state.guarding[card] != NONE:
            guards += 1
    return (
        float(objectives_claimed(state)),
        float(in_reach),
        float(guards),
        float(state.prisoner != NONE),
    )


def _readiness(state: State) -> tuple[float, float, float]:
    """Return what the players' resources of a round can pay for, and heroes who are of little use.

    Who is exhausted as a round starts, by Caught in a Web, stays so.
    """
    coins = 0.0
    exhausted = nearly_dead = 0
    for seat in state.order:
        cards = cards_to_pay_for(state, seat)
        for hero in state.heroes[seat]:
            coins += income(state, hero) * payable_share(cards, state.mask[hero])
            exhausted += state.exhausted[hero]
            nearly_dead += hit_points_left(state, hero) <= NEARLY_DEAD
    seats = state.players
    return coins / seats / 3, exhausted / seats, nearly_dead / seats


def _hands(state: State) -> tuple[float, float, float, float, float]:
    """Return what players can do with the cards in hand; a search deals other players' hands."""
    used = coins = fitting = cancels = sneaks = 0
    for seat in state.order:
        hand = [state.blueprints[card] for card in state.hands[seat]]
        icons = icons_of(state, seat)
        pools = pools_by_icons(state, seat)
        coins += sum(pools.values())
        used += payable(pools, costs_of(hand))
        titles = [blueprint.title for blueprint in hand if blueprint.mask & icons]
        fitting += len(titles)
        cancels += sum(title in CANCELS for title in titles)
        sneaks += "Gandalf" in titles and "Sneak Attack" in titles
    seats = state.players
    return (
        used / seats / 5,
        (coins - used) / seats / 5,
        fitting / seats / 5,
        cancels / seats,
        sneaks / seats,
    )
