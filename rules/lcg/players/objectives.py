"""When to claim an objective, and which player should; and when a quest should wait for one.

Those of Escape from Dol Guldur:

A claim costs two threat, the torch two more each round, the key damage, the map a hero's fight.
So it waits until nothing else is missing from the stage, which then ends at once, and nobody makes
one who would be eliminated by the end of the round.
"""

from typing import Final

from rules.lcg.engine.codes import COMBAT, IN_PLAY_AREA, NONE, PLANNING
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.state import State
from rules.lcg.players.values import ambush, objectives_claimed, strength_of_all, toughest

CLAIM_THREAT: Final = 2
TORCH_THREAT: Final = 2
REFRESH_THREAT: Final = 1
TORCH: Final = "Dungeon Torch"


def should_claim(state: State, player: int, card: int) -> bool:
    """Whether the stage waits for an objective, and this player is the one to claim it."""
    if not _stage_waits_for_it(state) or not survives_claim(state, player, card):
        return False
    return not any(
        state.threat[seat] < state.threat[player]
        and state.heroes[seat]
        and survives_claim(state, seat, card)
        for seat in state.order
    )


def survives_claim(state: State, player: int, card: int) -> bool:
    """Whether a player who claims an objective is still in the game after the next refresh."""
    threat = state.threat[player] + CLAIM_THREAT + REFRESH_THREAT
    torches = (state.blueprints[card].title == TORCH) + sum(
        state.blueprints[attached].title == TORCH
        for hero in state.heroes[player]
        for attached in state.attached[hero]
    )
    return threat + TORCH_THREAT * torches < ELIMINATION_THREAT


def _stage_waits_for_it(state: State) -> bool:
    """Whether the stage has all its points; until then a claim would only cost threat or a hero.

    The first stage needs one objective, the second needs all three.
    """
    if state.quest == NONE:
        return False
    stage = state.blueprints[state.quest].card.stage
    if stage == 1 and objectives_claimed(state):
        return False
    return state.progress[state.quest] >= state.blueprints[state.quest].quest_points


# --- Conflict at the Carrock ---

# The strength for an ambush, as a share of the attack that kills its toughest enemy.
READY_FOR_AMBUSH: Final = 1.5
# With so much threat the enemies engage at once anyway, and each round makes it worse.
TOO_LATE_TO_WAIT: Final = 40


def should_stall(state: State) -> bool:
    """Whether the next stage brings several enemies that the players can't fight yet."""
    enemies = ambush(state)
    return (
        bool(enemies)
        and strength_of_all(state) < READY_FOR_AMBUSH * toughest(state, enemies)
        and max(state.threat[seat] for seat in state.order) < TOO_LATE_TO_WAIT
    )


# --- A Journey to Rhosgobel ---

REQUEST: Final = "Radagast's Request"
WILYADOR: Final = "Wilyador"
HEALED_BY_ONE: Final = 5
# What Wilyador can bear before a look at the encounter deck is too dear.
CALM_DAMAGE: Final = 6
ENOUGH_ATHELAS: Final = 4


def should_pick(state: State, player: int, card: int) -> bool:
    """Whether a hero can be spared to pick Athelas: after the fight, or with none to come."""
    names = {frame[0].__name__ for frame in state.stack}
    fights_are_over = state.phase == COMBAT and not names & {"player_attacks", "enemy_attacks"}
    is_calm = state.phase == PLANNING and not any(state.engaged[seat] for seat in state.order)
    return (fights_are_over or is_calm) and state.combat is None


def damage_of_wilyador(state: State) -> int:
    """Return how much damage Wilyador has; -1 where he is not in play."""
    for seat in state.order:
        for ally in state.allies[seat]:
            if state.blueprints[ally].title == WILYADOR:
                return state.damage[ally]
    return -1


def should_wait(state: State) -> bool:
    """Whether the last stage, which heals Wilyador with the Athelas there are, would be lost."""
    if state.quest == NONE or state.blueprints[state.quest].title != REQUEST:
        return False
    return HEALED_BY_ONE * objectives_claimed(state) < damage_of_wilyador(state)


def should_hurry(state: State) -> bool:
    """Whether each round costs: Wilyador suffers, and nothing is missing from this stage."""
    return damage_of_wilyador(state) >= 0 and not should_wait(state)


def is_worth_a_look(state: State) -> bool:
    """Whether Wilyador should suffer for a choice among the next encounter cards."""
    return damage_of_wilyador(state) <= CALM_DAMAGE and objectives_claimed(state) < ENOUGH_ATHELAS


def loses_healer(state: State, patient: int, source: int) -> bool:
    """Whether a hero or an ally would be out of the game for healing Wilyador."""
    return (
        source != NONE
        and state.quest != NONE
        and state.blueprints[state.quest].title == REQUEST
        and state.blueprints[patient].title == WILYADOR
        and state.zone[source] == IN_PLAY_AREA
    )
