"""Rules of thumb of a Shadow player."""

from rules.tcg.engine.codes import SHADOW, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import strength, twilight_cost
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import EVENT, MINION
from rules.tcg.players import shared_rules
from rules.tcg.players.table import pairing


def assign_leftover(state: State, player: int, option: Option) -> float:
    """Gang up where it kills, on the Ring-bearer first; keep away where a minion only dies."""
    if option.verb == Verb.PASS:
        return 0
    harm = -pairing(state, option.card, option.target)
    if harm > 0:
        return harm
    return 0.1 if harm == 0 else harm


def act(state: State, player: int, option: Option) -> float:
    """Take an action of the phase, where it helps."""
    if option.verb == Verb.PASS:
        return 0
    if option.verb == Verb.USE or state.blueprints[option.card].traits & EVENT:
        value = shared_rules.use(state, player, option)
        if state.phase == SHADOW and not _more_to_play(state, player):
            # Twilight that nobody can spend is worth nothing now.
            value -= 0.2
        return value
    return _play(state, option)


def _play(state: State, option: Option) -> float:
    """Play the strongest minions the twilight pays for; then what helps them."""
    card = option.card
    if state.blueprints[card].traits & MINION:
        cost = max(1, twilight_cost(state, card))
        return 5.0 + strength(state, card) / 2 - cost / 4
    return 1.0


def _more_to_play(state: State, player: int) -> bool:
    """Whether some minion in hand costs more than the pool has."""
    return any(
        state.blueprints[card].traits & MINION and twilight_cost(state, card) > state.twilight
        for card in state.hands[player]
    )
