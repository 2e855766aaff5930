"""Rules of thumb for either side: bids, targets, wounds, and what to keep in hand."""

from rules.tcg.engine.board import in_play
from rules.tcg.engine.codes import IN_HAND, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.numbers import strength, vitality_left
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import COMPANION, EVENT, FREE_PEOPLES, MINION, SITE, UNIQUE
from rules.tcg.players.purpose import purposes
from rules.tcg.players.table import is_ring_bearer

MODEST_BID = 1


def bid(state: State, player: int, option: Option) -> float:
    """Bid a single burden: the choice of seat is worth no more."""
    return -abs(option.number - MODEST_BID)


def seat(state: State, player: int, option: Option) -> float:
    """Go first: the race to site 9 is a turn shorter."""
    return float(option.verb == Verb.GO_FIRST)


def first_named(state: State, player: int, option: Option) -> float:
    """Take what comes first."""
    return -float(option.verb == Verb.PASS)


def as_many_as_possible(state: State, player: int, option: Option) -> float:
    """Spot all that can be spotted."""
    return float(option.number)


def bearer(state: State, player: int, option: Option) -> float:
    """Arm the strongest who may bear it; the Ring-bearer last, for he should not fight."""
    worth = float(strength(state, option.target) + vitality_left(state, option.target))
    if state.blueprints[option.card].traits & FREE_PEOPLES and state.skirmisher == option.target:
        worth += 100
    return worth - (10 if is_ring_bearer(state, option.target) else 0)


def target(state: State, player: int, option: Option) -> float:
    """Choose whom an action is done to: help one's own where it counts, hurt the strongest."""
    card = option.card
    if state.zone[card] == IN_HAND:
        return -keeping(state, player, card)
    if not in_play(state, card) or not state.blueprints[card].traits & (COMPANION | MINION):
        return 0
    pending = state.pending
    source = pending.source if pending is not None else -1
    mine = state.owner[card] == player
    fighting = card == state.skirmisher or card in state.skirmish_minions
    left = vitality_left(state, card)
    if not mine:
        # Hurt who would die of it, then who fights now, then the strongest.
        return (50.0 if left == 1 else 0) + (20.0 if fighting else 0) + strength(state, card)
    uses = purposes(state.blueprints[source].card.id) if source >= 0 else None
    helps = uses is not None and any(
        use.strength > 0 or use.damage > 0 for use in (uses.event, *uses.specials)
    )
    if helps:
        return (100.0 if fighting else 0) + strength(state, card)
    # Otherwise it pays for something or is healed: who has most to spare, or is worst off.
    if uses is not None and any(use.heals for use in (uses.event, *uses.specials)):
        return state.wounds[card] + (5.0 if is_ring_bearer(state, card) else 0)
    return left - (10.0 if is_ring_bearer(state, card) else 0)


def take_wound(state: State, player: int, option: Option) -> float:
    """Give an archery or threat wound to who can spare it, never to the Ring-bearer gladly."""
    card = option.card
    left = vitality_left(state, card)
    worth = float(left)
    if left == 1:
        worth -= 20 - strength(state, card) / 10
    if is_ring_bearer(state, card):
        worth -= 8 if left > 1 else 1_000
    return worth


def lesser_evil(state: State, player: int, option: Option) -> float:
    """Pay the price that is named last, for it is the smaller; keep a hand while one can.

    Asked by a card of one's own, the last way is the one without exertion ("or spot …"). Asked
    by another's, the first is what the card wants and the last what it takes instead; a full
    hand is worth two burdens to a Ring-bearer who has few.
    """
    if state.owner[option.card] == player and not state.blueprints[option.card].traits & SITE:
        return float(option.number)
    keeps_hand = len(state.hands[player]) > 3 and state.burdens[state.active] < 5
    return float(option.number) if player == state.active and keeps_hand else -option.number


def keeping(state: State, player: int, card: int) -> float:
    """Give how much a card in hand is worth keeping."""
    blueprint = state.blueprints[card]
    traits = blueprint.traits
    if traits & UNIQUE and traits & COMPANION:
        if any(state.blueprints[dead].title == blueprint.title for dead in state.dead[player]):
            return 0
        for companion in state.companions[player]:
            if state.blueprints[companion].title == blueprint.title:
                return 2.0 + state.wounds[companion]
    if traits & COMPANION:
        return 9.0 if len(state.companions[player]) < 6 else 3.0
    if traits & MINION:
        return 4.0 + (blueprint.card.strength or 0) / 4
    if traits & EVENT:
        return 4.5
    return 5.0


def reconcile(state: State, player: int, option: Option) -> float:
    """Let the card go that is least worth keeping; keep all when each is good."""
    if option.verb == Verb.PASS:
        return -4.2
    return -keeping(state, player, option.card)
