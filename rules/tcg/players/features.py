"""What a player has, as numbers: the features that the value of a position weighs.

All are about one player, on any player's turn, and about the moment between two turns, when no
minion is in play. Each is scaled to about one, so that weights can be compared. Cards in hand are
those of the state at hand: a search looks at hands dealt by `determinize`, never at real ones.
"""

from rules.tcg.engine.modifiers.numbers import resistance, strength, vitality_left
from rules.tcg.engine.state.state import State
from rules.tcg.players.reading.counting import count_hand, count_support
from rules.tcg.players.reading.table import count_borne

FEATURES = (
    "site",
    "last sites",
    "before the last site",
    "burdens",
    "resistance left",
    "little resistance",
    "Ring-bearer's vitality",
    "Ring-bearer exhausted",
    "Ring-bearer's strength",
    "threats",
    "companions",
    "strength of companions",
    "strongest companion",
    "vitality to spare",
    "exhausted companions",
    "cards borne",
    "allies",
    "Free Peoples support",
    "Shadow support",
    "dead companions",
    "sites controlled",
    "cards in hand",
    "minions in hand",
    "strength of minions in hand",
    "cost of minions in hand",
    "companions in hand",
    "Free Peoples events in hand",
    "Shadow events in hand",
    "deck",
    "cultures in play",
)


def features(state: State, player: int) -> list[float]:
    """Return the features of a player, in the order of `FEATURES`."""
    blueprints = state.blueprints
    site = state.position[player]
    bearer = state.ring_bearer[player]
    burdens = state.burdens[player]
    room = resistance(state, bearer) - burdens
    life = vitality_left(state, bearer)
    total = strongest = spare = exhausted = borne = companions = 0
    cultures = set()
    for card in state.companions[player]:
        cultures.add(blueprints[card].card.culture)
        borne += count_borne(state, card)
        if card == bearer:
            continue
        companions += 1
        power = strength(state, card)
        total += power
        strongest = max(strongest, power)
        left = vitality_left(state, card) - 1
        spare += left
        exhausted += left <= 0
    light, dark = count_support(state, player)
    hand = count_hand(state, player)
    controlled = sum(1 for owner in state.control.values() if owner == player)
    return [
        site / 9,
        max(0, site - 5) / 3,
        float(site >= 8),
        burdens / 5,
        min(room, 8) / 5,
        float(room <= 2),
        life / 3,
        float(life <= 1),
        strength(state, bearer) / 5,
        state.threats[player] / 3,
        companions / 4,
        total / 30,
        strongest / 10,
        spare / 8,
        exhausted / 2,
        borne / 4,
        len(state.allies[player]) / 3,
        light / 4,
        dark / 4,
        len(state.dead[player]) / 3,
        controlled / 2,
        len(state.hands[player]) / 8,
        hand.minions / 3,
        hand.strength / 25,
        hand.cost / 12,
        hand.companions / 3,
        hand.free_events / 3,
        hand.shadow_events / 3,
        len(state.decks[player]) / 40,
        len(cultures) / 3,
    ]
