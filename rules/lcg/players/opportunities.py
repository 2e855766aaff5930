"""When an action is worth taking: an opportunity for each card, by its title."""

from collections.abc import Callable, Mapping
from typing import Final

from rules.lcg.engine.codes import (
    COMBAT,
    ENCOUNTER,
    ENCOUNTER_PHASE,
    NONE,
    PLANNING,
    QUEST,
    RESOURCE,
)
from rules.lcg.engine.damage import healable
from rules.lcg.engine.numbers import (
    attack,
    defense,
    hit_points_left,
    quest_points,
    quest_willpower,
    staging_threat,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, LOCATION, bit
from rules.lcg.players.escapes import tools_are_free
from rules.lcg.players.expert_responses import menace
from rules.lcg.players.objectives import should_claim, should_pick
from rules.lcg.players.resources import hand_runs_dry
from rules.lcg.players.values import threat_draws_enemies

Opportunity = Callable[[State, int, int], bool]
DANGEROUS_THREAT: Final = 42
# A deck with fewer cards is drawn empty within a few rounds.
FEW_CARDS: Final = 3
# Threat is handed over to a player who has this much less.
EASIER_THREAT: Final = 8
# So much damage is healed on an ally that the scenario gave.
MUCH_DAMAGE: Final = 5
# How much milder than the mean an encounter card must be to be worth a card and two resources.
MILDER: Final = 2.0
_CREATURE: Final = bit("Creature")


def _always(state: State, player: int, card: int) -> bool:
    return True


def _early(state: State, player: int, card: int) -> bool:
    return state.phase in (RESOURCE, PLANNING)


def _bearer_could_fight(state: State, player: int, card: int) -> bool:
    """Ready a hero that quested once there is somebody to fight."""
    return state.phase in (ENCOUNTER_PHASE, COMBAT) and bool(state.engaged[player])


def _hero_could_fight_again(state: State, player: int, card: int) -> bool:
    """Whether a hero who is readied for threat is worth a point of it."""
    return (
        state.exhausted[card]
        and state.threat[player] < DANGEROUS_THREAT
        and state.combat is None
        and _bearer_could_fight(state, player, card)
        and not _after_the_attacks(state, player, card)
    )


def _bearer_fights(state: State, player: int, card: int) -> bool:
    return state.combat is not None and state.bearer[card] in state.combat.characters


def _quest_falls_short(state: State, player: int, card: int) -> bool:
    """Whether staging is over and more willpower, or less threat, would help."""
    return (
        state.phase == QUEST
        and not state.staging_step
        and bool(state.committed)
        and is_before_resolution(state)
        and quest_willpower(state) <= staging_threat(state)
    )


def is_before_resolution(state: State) -> bool:
    """Whether the quest is resolved next: its step is on the stack, staging is not."""
    names = {frame[0].__name__ for frame in state.stack}
    return "resolve_quest" in names and "stage_cards" not in names


def _quest_gains(state: State, player: int, card: int) -> bool:
    return (
        state.phase == QUEST
        and is_before_resolution(state)
        and len([questing for questing in state.committed if state.controller[questing] == player])
        >= 2
    )


def _somebody_is_hurt(least: int) -> Opportunity:
    def is_hurt(state: State, player: int, card: int) -> bool:
        return any(
            state.damage[hero] >= least for seat in state.order for hero in state.heroes[seat]
        ) or any(
            healable(state, ally) >= MUCH_DAMAGE
            for seat in state.order
            for ally in state.allies[seat]
            if state.owner[ally] == ENCOUNTER
        )

    return is_hurt


def _rich_and_hurt(state: State, player: int, card: int) -> bool:
    return state.resources[card] >= 2 and _somebody_is_hurt(2)(state, player, card)


def _threat_is_dangerous(state: State, player: int, card: int) -> bool:
    """Whether threat is worth the resources of a round; before, allies are worth more."""
    return max(state.threat[seat] for seat in state.order) >= DANGEROUS_THREAT or any(
        threat_draws_enemies(state, seat) for seat in state.order
    )


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
    return any(hand_runs_dry(state, seat, seat == player) for seat in state.order)


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


def _arrows_kill(state: State, player: int, card: int) -> bool:
    """Whether one damage kills an enemy, or hurts three, engaged with one player."""
    return state.phase in (ENCOUNTER_PHASE, COMBAT) and any(
        len(state.engaged[seat]) >= 3
        or any(hit_points_left(state, foe) == 1 for foe in state.engaged[seat])
        for seat in state.order
    )


def _strong_hero_is_exhausted(state: State, player: int, card: int) -> bool:
    """Whether a hero who quested fights clearly better than one who is still ready."""
    if state.phase not in (ENCOUNTER_PHASE, COMBAT) or _after_the_attacks(state, player, card):
        return False
    if not any(state.engaged[seat] for seat in state.order):
        return False
    ready = [hero for hero in state.heroes[player] if not state.exhausted[hero]]
    exhausted = [
        hero for seat in state.order for hero in state.heroes[seat] if state.exhausted[hero]
    ]
    return (
        bool(ready)
        and bool(exhausted)
        and max(_prowess(state, hero) for hero in exhausted)
        >= min(_prowess(state, hero) for hero in ready) + 2
    )


def _prowess(state: State, card: int) -> int:
    """Return how well a character fights."""
    return attack(state, card) + defense(state, card)


def _two_defend_better(state: State, player: int, card: int) -> bool:
    """Whether an attack is to come that kills each ready defender alone, but not two of them."""
    if state.phase != COMBAT or state.combat is not None:
        return False
    return any(
        _kills_one_but_not_two(state, seat, foe)
        for seat in state.order
        for foe in state.engaged[seat]
        if foe not in state.enemy_attacks_made
    )


def _kills_one_but_not_two(state: State, seat: int, foe: int) -> bool:
    strength = attack(state, foe)
    defenders = sorted(
        (defense(state, one), hit_points_left(state, one))
        for one in state.characters(seat)
        if not state.exhausted[one]
    )
    if len(defenders) < 2 or any(strength - armor < left for armor, left in defenders):
        return False
    both = defenders[-1][0] + defenders[-2][0]
    return strength - both < max(left for _, left in defenders[-2:])


def _deck_runs_out(state: State, player: int, card: int) -> bool:
    """Whether a player will soon draw nothing, and has enough cards to draw again."""
    return any(
        len(state.decks[seat]) < FEW_CARDS and len(state.discards[seat]) > FEW_CARDS
        for seat in state.order
    )


def _resources_lie_idle(state: State, player: int, card: int) -> bool:
    """Whether the hand leaves over what the card costs."""
    return state.phase in (RESOURCE, PLANNING) and hand_runs_dry(state, player, is_seen=True)


def _threat_can_be_shared(state: State, player: int, card: int) -> bool:
    """Whether another player bears the threat of this one more easily."""
    others = [state.threat[seat] for seat in state.order if seat != player]
    return (
        state.threat[player] >= DANGEROUS_THREAT
        and bool(others)
        and min(others) <= state.threat[player] - EASIER_THREAT
    )


def _willpower_decides(state: State, player: int, card: int) -> bool:
    """Whether a questing character's next resource or two turn the quest to success."""
    if card not in state.committed or not _quest_falls_short(state, player, card):
        return False
    lack = staging_threat(state) - quest_willpower(state)
    return lack < sum(state.resources[hero] for hero in state.heroes[player])


def _guest_departs(state: State, player: int, card: int) -> bool:
    """Whether Gandalf, who leaves at the end of the round, has done what he came for."""
    ally = state.bearer[card]
    return state.blueprints[ally].title == "Gandalf" and _after_the_attacks(state, player, card)


def _explores_with(progress: int) -> Opportunity:
    """Whether so much progress explores a location in the staging area, or the active one."""

    def explores(state: State, player: int, card: int) -> bool:
        places = [place for place in state.staging if state.mask[place] & LOCATION]
        if state.location != NONE:
            places.append(state.location)
        return any(
            quest_points(state, place) - state.progress[place] <= progress for place in places
        )

    return explores


def _creature_is_hurt(state: State, player: int, card: int) -> bool:
    """Whether a creature has as much damage as this ally has resources to heal."""
    return state.resources[card] > 0 and any(
        state.damage[ally] >= max(2, state.resources[card]) and state.mask[ally] & _CREATURE
        for seat in state.order
        for ally in state.allies[seat]
    )


def _next_card_is_unknown(state: State, player: int, card: int) -> bool:
    """Whether a look at the encounter deck, before characters commit, shows something new."""
    deck = state.encounter_deck
    return state.phase == PLANNING and bool(deck) and not state.known[deck[-1]] >> player & 1


def _discarded_card_is_milder(state: State, player: int, card: int) -> bool:
    """Whether the last discarded encounter card is a better next one than most of the deck."""
    deck, discarded = state.encounter_deck, state.encounter_discard
    if not deck or not discarded or not _resources_lie_idle(state, player, card):
        return False
    mean = sum(menace(state, other) for other in deck) / len(deck)
    return menace(state, discarded[-1]) <= mean - MILDER


OPPORTUNITIES: Final[Mapping[str, Opportunity]] = {
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
    "Denethor": _after_the_attacks,
    "Henamarth Riversong": _after_the_attacks,
    "Common Cause": _strong_hero_is_exhausted,
    "Stand Together": _two_defend_better,
    "Will of the West": _deck_runs_out,
    "Lórien's Wealth": _resources_lie_idle,
    "Gandalf's Search": _resources_lie_idle,
    "Wandering Took": _threat_can_be_shared,
    "Athelas": should_pick,
    "Gandalf's Map": should_claim,
    "Dungeon Torch": should_claim,
    "Shadow Key": should_claim,
    "Campfire Tales": _resources_lie_idle,
    "The Eagles Are Coming!": _always,
    "Mustering the Rohirrim": _resources_lie_idle,
    "Second Breakfast": _resources_lie_idle,
    "Rear Guard": _quest_falls_short,
    "Astonishing Speed": _quest_falls_short,
    "Fast Hitch": _bearer_could_fight,
    "Boromir": _hero_could_fight_again,
    "Support of the Eagles": _bearer_fights,
    "Dawn Take You All": _strong_attack_comes,
    "Longbeard Map-Maker": _willpower_decides,
    "Born Aloft": _guest_departs,
    "Grimbeorn the Old": _resources_lie_idle,
    "Gildor Inglorion": _after_the_attacks,
    "The Riddermark's Finest": _explores_with(2),
    "Ride to Ruin": _explores_with(3),
    "Radagast": _creature_is_hurt,
    "Rumour from the Earth": _next_card_is_unknown,
    "Shadow of the Past": _discarded_card_is_milder,
    "Abandoned Tools": tools_are_free,
    "Escape from Darkness": _always,
    "Shadow of Fear": _always,
}

# What costs nothing that could be used later: there is nothing to think about.
ALWAYS_TAKEN: Final = frozenset(title for title, holds in OPPORTUNITIES.items() if holds is _always)
