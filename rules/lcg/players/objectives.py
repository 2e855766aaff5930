"""When to claim an objective of Escape from Dol Guldur, and which player should.

A claim costs two threat, the torch two more each round, the key damage, the map a hero's fight.
So it waits until nothing else is missing from the stage, which then ends at once, and nobody makes
one who would be eliminated by the end of the round.
"""

from rules.lcg.engine.codes import NONE
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.state import State
from rules.lcg.players.values import objectives_claimed

CLAIM_THREAT = 2
TORCH_THREAT = 2
REFRESH_THREAT = 1
TORCH = "Dungeon Torch"


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
