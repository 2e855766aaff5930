"""Expert rules for actions, and for the choices within actions and responses.

An action is taken when its card's opportunity is there (`OPPORTUNITIES`, by title).
"""

from collections.abc import Callable, Mapping

from rules.lcg.engine.codes import (
    COMBAT,
    ENCOUNTER,
    ENCOUNTER_PHASE,
    NONE,
    PLANNING,
    QUEST,
    RESOURCE,
    TRAVEL,
    Verb,
)
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.numbers import (
    attack,
    defense,
    hit_points_left,
    quest_willpower,
    staging_threat,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, CHARACTER, ENEMY, HERO, LOCATION
from rules.lcg.players.values import (
    card_worth,
    character_worth,
    enemy_danger,
    is_wanted,
    location_burden,
    objectives_claimed,
)

Opportunity = Callable[[State, int, int], bool]
HIGH_THREAT = 37
DANGEROUS_THREAT = 42
# So many missing quest points can be made in about one round.
NEARLY_DONE = 6


def act(state: State, decision: Decision) -> int:
    """Take the first action whose opportunity is there, else pass."""
    player = decision.player
    for place, option in enumerate(decision.options):
        if option.verb == Verb.PASS:
            continue
        opportunity = OPPORTUNITIES.get(state.blueprints[option.card].title)
        if opportunity is not None and opportunity(state, player, option.card):
            return place
    return len(decision.options) - 1


# --- opportunities ---


def _always(state: State, player: int, card: int) -> bool:
    return True


def _early(state: State, player: int, card: int) -> bool:
    return state.phase in (RESOURCE, PLANNING)


def _bearer_could_fight(state: State, player: int, card: int) -> bool:
    """Ready a hero that quested once there is somebody to fight."""
    return state.phase in (ENCOUNTER_PHASE, COMBAT) and bool(state.engaged[player])


def _quest_falls_short(state: State, player: int, card: int) -> bool:
    """Whether staging is over and more willpower, or less threat, would help."""
    return (
        state.phase == QUEST
        and not state.staging_step
        and bool(state.committed)
        and _is_last_window(state)
        and quest_willpower(state) <= staging_threat(state)
    )


def _is_last_window(state: State) -> bool:
    """Whether the quest is resolved next: its step is on the stack, staging is not."""
    names = {frame[0].__name__ for frame in state.stack}
    return "resolve_quest" in names and "stage_cards" not in names


def _quest_gains(state: State, player: int, card: int) -> bool:
    return (
        state.phase == QUEST
        and _is_last_window(state)
        and len([questing for questing in state.committed if state.controller[questing] == player])
        >= 2
    )


def _somebody_is_hurt(least: int) -> Opportunity:
    def is_hurt(state: State, player: int, card: int) -> bool:
        return any(
            state.damage[hero] >= least for seat in state.order for hero in state.heroes[seat]
        )

    return is_hurt


def _rich_and_hurt(state: State, player: int, card: int) -> bool:
    return state.resources[card] >= 2 and _somebody_is_hurt(2)(state, player, card)


def _threat_is_dangerous(state: State, player: int, card: int) -> bool:
    """Whether threat is worth the resources of a round; before, allies are worth more."""
    return max(state.threat[seat] for seat in state.order) >= DANGEROUS_THREAT


def _strong_attack_comes(state: State, player: int, card: int) -> bool:
    return state.phase == COMBAT and any(
        attack(state, foe) >= 3 and foe not in state.enemy_attacks_made
        for seat in state.order
        for foe in state.engaged[seat]
    )


def _attack_should_not_come(state: State, player: int, card: int) -> bool:
    return _strong_attack_comes(state, player, card) or (
        state.phase == COMBAT and _too_many_attack(state, player, card)
    )


def _many_attacks_come(state: State, player: int, card: int) -> bool:
    return state.phase == COMBAT and any(
        sum(attack(state, foe) for foe in state.engaged[seat]
            if foe not in state.enemy_attacks_made) >= 6
        for seat in state.order
    )  # fmt: skip


def _kills_at_once(state: State, player: int, card: int) -> bool:
    """Whether one ready character kills an engaged enemy before it attacks."""
    if state.phase not in (ENCOUNTER_PHASE, COMBAT):
        return False
    return any(
        attack(state, character) >= defense(state, foe) + hit_points_left(state, foe)
        for character in state.characters(player)
        if not state.exhausted[character]
        for foe in state.engaged[player]
        if foe not in state.enemy_attacks_made
    )


def _gandalf_in_hand(state: State, player: int, card: int) -> bool:
    """Sneak an ally in where it fights or its arrival counts."""
    allies = [state.blueprints[held] for held in state.hands[player] if state.mask[held] & ALLY]
    if not any(ally.cost >= 4 for ally in allies):
        return False
    return state.phase == COMBAT and bool(state.engaged[player])


def _ally_could_fight(state: State, player: int, card: int) -> bool:
    return (
        state.phase == COMBAT
        and bool(state.engaged[player])
        and any(
            state.exhausted[ally] and attack(state, ally) + defense(state, ally) >= 3
            for ally in state.allies[player]
        )
    )


def _after_the_attacks(state: State, player: int, card: int) -> bool:
    """Whether all attacks of the round are over: who is still ready has nothing else to do."""
    if state.phase != COMBAT or state.combat is not None:
        return False
    names = {frame[0].__name__ for frame in state.stack}
    return not names & {"player_attacks", "enemy_attacks", "deal_shadow_cards"}


def _draws_pay(state: State, player: int, card: int) -> bool:
    """Draw with a character that is free, or early where resources would lie idle."""
    if _after_the_attacks(state, player, card):
        return True
    if state.phase not in (RESOURCE, PLANNING):
        return False
    return any(_hand_runs_dry(state, seat, seat == player) for seat in state.order)


def _hand_runs_dry(state: State, player: int, is_seen: bool) -> bool:
    """Whether a player has more resources than the cards in hand can use.

    A hand that is not seen is taken to cost what cards cost on average.
    """
    pools = sum(state.resources[hero] for hero in state.heroes[player])
    hand = state.hands[player]
    costs = sum(state.blueprints[card].cost for card in hand) if is_seen else 2 * len(hand)
    return pools >= 3 and costs <= pools


def _bearer_quests_in_vain(state: State, player: int, card: int) -> bool:
    return state.bearer[card] in state.committed and _quest_falls_short(state, player, card)


def _many_could_fight(state: State, player: int, card: int) -> bool:
    """Ready everybody for a fight once the quest has exhausted them."""
    return (
        state.phase in (ENCOUNTER_PHASE, COMBAT)
        and sum(len(state.engaged[seat]) for seat in state.order) >= 2
        and sum(
            state.exhausted[character]
            for seat in state.order
            for character in state.characters(seat)
        )
        >= 4
    )


def _too_many_attack(state: State, player: int, card: int) -> bool:
    """Whether more enemies attack a player than characters are ready to defend."""
    return state.phase in (ENCOUNTER_PHASE, COMBAT) and any(
        sum(foe not in state.enemy_attacks_made for foe in state.engaged[seat])
        > sum(not state.exhausted[character] for character in state.characters(seat))
        for seat in state.order
    )


def _one_more_each_kills(state: State, player: int, card: int) -> bool:
    """Whether an attack falls short by no more than one for each attacker."""
    combat = state.combat
    if combat is None or combat.by_enemy:
        return False
    strength = sum(attack(state, character) for character in combat.characters)
    toughness = defense(state, combat.enemy) + hit_points_left(state, combat.enemy)
    return strength < toughness <= strength + len(combat.characters)


def _beorn_fights(state: State, player: int, card: int) -> bool:
    combat = state.combat
    return (
        combat is not None
        and not combat.by_enemy
        and card in combat.characters
        and (
            8
            + sum(attack(state, character) for character in combat.characters if character != card)
            >= defense(state, combat.enemy) + hit_points_left(state, combat.enemy)
            > sum(attack(state, character) for character in combat.characters)
        )
    )


def _one_more_decides(state: State, player: int, card: int) -> bool:
    """Whether one more attack kills the enemy, or one more defense saves the defender."""
    combat = state.combat
    if combat is None or not combat.characters:
        return False
    if not combat.by_enemy:
        strength = sum(attack(state, character) for character in combat.characters)
        toughness = defense(state, combat.enemy) + hit_points_left(state, combat.enemy)
        return strength + 1 == toughness
    if any(shadow not in state.flipped for shadow in state.shadows.get(combat.enemy, ())):
        return False
    defender = combat.characters[0]
    harm = attack(state, combat.enemy) - defense(state, defender)
    return harm == hit_points_left(state, defender)


def _stage_is_nearly_done(state: State, player: int, card: int) -> bool:
    """Whether an objective is needed soon: until then it would only cost threat or a hero.

    The first stage of Escape from Dol Guldur needs one objective, the second needs all three.
    """
    if state.quest == NONE:
        return False
    stage = state.blueprints[state.quest].card.stage
    if stage == 1 and objectives_claimed(state):
        return False
    missing = state.blueprints[state.quest].quest_points - state.progress[state.quest]
    return missing <= NEARLY_DONE


def _arrows_kill(state: State, player: int, card: int) -> bool:
    """Whether one damage kills an enemy, or hurts three, engaged with one player."""
    return state.phase in (ENCOUNTER_PHASE, COMBAT) and any(
        len(state.engaged[seat]) >= 3
        or any(hit_points_left(state, foe) == 1 for foe in state.engaged[seat])
        for seat in state.order
    )


# Gandalf's Search and Lórien's Wealth have none: what they draw costs more than is left to pay.
OPPORTUNITIES: Mapping[str, Opportunity] = {
    "Steward of Gondor": _always,
    "Gléowine": _always,
    "Beravor": _draws_pay,
    "Grim Resolve": _many_could_fight,
    "Unexpected Courage": _bearer_could_fight,
    "Faramir": _quest_gains,
    "Éowyn": _quest_falls_short,
    "Radagast's Cunning": _quest_falls_short,
    "Secret Paths": _quest_falls_short,
    "Glorfindel": _rich_and_hurt,
    "Daughter of the Nimrodel": _somebody_is_hurt(1),
    "Self Preservation": _somebody_is_hurt(1),
    "Lore of Imladris": _somebody_is_hurt(3),
    "Beorn's Hospitality": _somebody_is_hurt(3),
    "The Galadhrim's Greeting": _threat_is_dangerous,
    "Feint": _attack_should_not_come,
    "Thicket of Spears": _many_attacks_come,
    "Quick Strike": _kills_at_once,
    "Blade Mastery": _one_more_decides,
    "Rain of Arrows": _arrows_kill,
    "Sneak Attack": _gandalf_in_hand,
    "Ever Vigilant": _ally_could_fight,
    "A Light in the Dark": _too_many_attack,
    "For Gondor!": _one_more_each_kills,
    "Beorn": _beorn_fights,
    "Protector of Lórien": _bearer_quests_in_vain,
    "Dwarven Tomb": _early,
    "Fortune or Fate": _always,
    "Stand and Fight": _early,
    "Gandalf's Map": _stage_is_nearly_done,
    "Dungeon Torch": _stage_is_nearly_done,
    "Shadow Key": _stage_is_nearly_done,
}

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
        return max(places, key=lambda place: _helping(state, options[place].card))
    return min(places, key=lambda place: card_worth(state.blueprints[options[place].card]))


def _prey(state: State, card: int) -> float:
    """Return how good it is to hurt an enemy: the dangerous one that is nearly dead."""
    return enemy_danger(state, card) - hit_points_left(state, card)


def _sparing(state: State, card: int) -> float:
    """Return the loss if a character is hurt or exhausted."""
    worth = character_worth(state, card)
    if state.exhausted[card]:
        worth -= 2
    return worth - 0.5 * hit_points_left(state, card)


def _helping(state: State, card: int) -> float:
    """Return how good it is to heal or ready a character."""
    worth = 3.0 * state.damage[card] + attack(state, card) + defense(state, card)
    if state.combat is not None and card in state.combat.characters:
        worth += 20
    return worth + (3 if state.mask[card] & HERO else 0)


def _fighting_worth(state: State, card: int) -> float:
    """Return the loss if a hero neither attacks nor defends."""
    return attack(state, card) + defense(state, card)


def _wounds_are_fatal(state: State, card: int) -> float:
    return -hit_points_left(state, card)


# Who should bear an objective: the hero with the least loss.
OBJECTIVE_BEARERS: Mapping[str, Callable[[State, int], float]] = {
    "Gandalf's Map": _fighting_worth,
    "Shadow Key": _wounds_are_fatal,
}


def choose_in_pile(state: State, decision: Decision) -> int:
    """Discard the least useful card, take the most useful one."""
    options = decision.options
    discards = decision.resume[0].__name__ == "_discard_chosen"
    places = range(len(options))

    def worth(place: int) -> float:
        card = options[place].card
        if state.owner[card] == ENCOUNTER:
            return 100.0 if is_wanted(state, card) else -enemy_danger(state, card)
        return card_worth(state.blueprints[card])

    return min(places, key=worth) if discards else max(places, key=worth)


def choose_player(state: State, decision: Decision) -> int:
    """Choose the player in the greatest need: of cards, or with most enemies or threat."""
    options = decision.options

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


def choose_number(state: State, decision: Decision) -> int:
    """Choose the largest X."""
    return max(range(len(decision.options)), key=lambda place: decision.options[place].number)


def choose_either(state: State, decision: Decision) -> int:
    """Lower a high threat, else strike a dangerous enemy, else the first thing offered."""
    source = decision.source
    if source != NONE and state.blueprints[source].title == "Protector of Lórien":
        return len(decision.options) - 1 if state.phase == QUEST else 0
    if source == NONE or state.blueprints[source].title != "Gandalf":
        return 0
    numbers = [option.number for option in decision.options]
    if 2 in numbers and state.threat[decision.player] >= HIGH_THREAT:
        return numbers.index(2)
    if 1 in numbers and any(
        hit_points_left(state, foe) <= 4 and attack(state, foe) >= 2
        for seat in state.order
        for foe in state.engaged[seat]
    ):
        return numbers.index(1)
    return 0
