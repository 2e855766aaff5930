"""Room for threats, which companions in hand may ask for.

There are never more threats than companions. So a threat more can keep a companion in hand whose
price is to add some.
"""

from typing import Final

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import COMPANION
from rules.tcg.notation import effects as ef
from rules.tcg.notation.triggers import Token
from rules.tcg.players.reading.meanings import Meanings


def takes_room(state: State, player: int, threats: int) -> bool:
    """Return whether this many more threats make an affordable companion in hand unaffordable."""
    asked = _least_asked(state, player)
    room = len(state.companions[player]) - state.threats[player]
    return 0 < asked <= room < asked + threats


def makes_room(state: State, player: int, threats: int) -> bool:
    """Return whether this many fewer threats make a companion in hand affordable."""
    asked = _least_asked(state, player)
    room = len(state.companions[player]) - state.threats[player]
    return room < asked <= room + min(threats, state.threats[player])


def _least_asked(state: State, player: int) -> int:
    """Return the fewest threats that a companion in hand asks for; 0 where none does."""
    asked = [_threats_asked(state, card) for card in state.hands[player]]
    return min([threats for threats in asked if threats], default=0)


def _threats_asked(state: State, card: int) -> int:
    blueprint = state.blueprints[card]
    if blueprint.to_play is None or not blueprint.traits & COMPANION:
        return 0
    found: int = _THREATS.of(blueprint.to_play.notation)
    return found


def _count_threats(price: object) -> int:
    return sum(
        added.count
        for added in values_of_kind(price, ef.AddTokens)
        if added.token is Token.THREAT and isinstance(added.count, int)
    )


_THREATS: Final = Meanings(_count_threats)
