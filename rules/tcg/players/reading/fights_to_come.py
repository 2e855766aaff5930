"""The fights that are assigned and still to come: what they will cost who is in them."""

from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.foreseen import Forces, forces
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.players.reading.table import losses


def fight_to_come(state: State, character: int) -> Forces | None:
    """Return the forces in the skirmish a character is assigned to; None if it has none."""
    minions = minions_facing(state, character)
    return forces(state, character, minions) if minions else None


def wounds_of_fight(state: State, character: int, fight: Forces, more: int = 0) -> int:
    """Return the wounds a character takes in a fight as it stands; `KILLED` if overwhelmed.

    `more` is strength that the minions gain until then.
    """
    losers, wounds = losses(
        state, character, fight.minions, fight.defence, fight.attack + more, fight.damage
    )
    return wounds if character in losers else 0
