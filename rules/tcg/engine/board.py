"""Moving cards between the places of the table, and knowing which of them are active."""

from rules import chance
from rules.tcg.engine.codes import (
    AMBUSH,
    BORNE,
    FELLOWSHIP,
    HAPPENINGS,
    IN_DEAD_PILE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IN_VOID,
    STATISTICS,
    TWILIGHT_COST,
)
from rules.tcg.engine.state import State, Temporary
from rules.tcg.engine.traits import (
    ALLY,
    COMPANION,
    FREE_PEOPLES,
    MINION,
    SHADOW,
    THE_ONE_RING,
)

RULE_OF_FOUR = 4
HAND_SIZE = 8

# What a borne card adds to its bearer: every printed number but its own cost and ambush.
LENT = tuple(
    statistic for statistic in range(STATISTICS) if statistic not in (TWILIGHT_COST, AMBUSH)
)


def active_cards(state: State) -> list[int]:
    """Give the cards that are active now (2.0, "Active cards").

    The active player's Free Peoples cards and The One Ring, the Shadow player's Shadow cards,
    whatever those bear, and the site the fellowship is at.
    """
    active = state.active
    cards = state.companions[active] + state.allies[active]
    for card in state.support[active]:
        if state.blueprints[card].traits & FREE_PEOPLES:
            cards.append(card)
    cards += state.minions
    for card in state.support[1 - active]:
        if state.blueprints[card].traits & SHADOW:
            cards.append(card)
    for card in cards:
        if state.attached[card]:
            # The list grows while it is read: what a borne card bears is found too.
            cards += state.attached[card]
    if state.turn:
        # Site text is not active while starting fellowships are played.
        cards.append(state.site())
    return cards


def refresh(state: State) -> None:
    """Note anew which modifiers and triggers are in force.

    Called when a card with any comes into play, leaves it, or turns active or inactive.
    """
    modifiers = state.modifiers
    listeners = state.listeners
    for statistic in range(STATISTICS):
        if modifiers[statistic]:
            modifiers[statistic] = []
    for happening in range(HAPPENINGS):
        if listeners[happening]:
            listeners[happening] = []
    for card in active_cards(state):
        blueprint = state.blueprints[card]
        for statistic, modifier in blueprint.everywhere:
            modifiers[statistic].append((card, modifier))
        for ability in blueprint.triggers:
            listeners[ability.happening].append((card, ability))
        for ability in blueprint.responses:
            listeners[ability.happening].append((card, ability))


def in_play(state: State, card: int) -> bool:
    """Whether a card is on the table, borne or not."""
    return state.zone[card] == IN_PLAY or state.zone[card] == BORNE


def _row(state: State, card: int) -> list[int]:
    """Give the row of the table in which a card of its kind lies."""
    traits = state.blueprints[card].traits
    if traits & MINION:
        return state.minions
    owner = state.owner[card]
    if traits & COMPANION:
        return state.companions[owner]
    if traits & ALLY:
        return state.allies[owner]
    return state.support[owner]


def put_into_play(state: State, card: int) -> None:
    """Place a card in its row: the fellowship, the minions, or its owner's support area."""
    state.zone[card] = IN_PLAY
    _row(state, card).append(card)
    if state.blueprints[card].passive:
        refresh(state)


def attach(state: State, card: int, bearer: int) -> None:
    """Place a card under its bearer, who gains what it adds to strength and vitality."""
    state.zone[card] = BORNE
    state.bearer[card] = bearer
    state.attached[bearer] += (card,)
    _lend(state, card, bearer, 1)
    if state.blueprints[card].passive:
        refresh(state)


def detach(state: State, card: int) -> None:
    """Take a card from under its bearer, who loses what it added."""
    bearer = state.bearer[card]
    state.attached[bearer] = tuple(item for item in state.attached[bearer] if item != card)
    state.bearer[card] = -1
    _lend(state, card, bearer, -1)


def _lend(state: State, card: int, bearer: int, sign: int) -> None:
    """Add to the bearer what a borne card prints, or take it back."""
    printed = state.blueprints[card].printed
    for statistic in LENT:
        if printed[statistic]:
            state.base[statistic][bearer] += sign * printed[statistic]


def leave_play(state: State, card: int) -> None:
    """Take a card off the table; what it bears is discarded (2.0, "Discard")."""
    blueprint = state.blueprints[card]
    if state.zone[card] == BORNE:
        detach(state, card)
    else:
        _row(state, card).remove(card)
    state.zone[card] = IN_VOID
    for item in state.attached[card]:
        if state.blueprints[item].traits & THE_ONE_RING:
            detach(state, item)
        else:
            discard(state, item)
    state.wounds[card] = 0
    _forget(state, card)
    if blueprint.traits & MINION:
        state.assigned[card] = -1
        if card in state.skirmish_minions:
            state.skirmish_minions.remove(card)
            state.removed_from_skirmish.append(card)
    elif card == state.skirmisher:
        state.skirmisher = -1
        state.removed_from_skirmish.append(card)
    else:
        for minion in state.minions:
            if state.assigned[minion] == card:
                state.assigned[minion] = -1
    if blueprint.passive:
        refresh(state)


def _forget(state: State, card: int) -> None:
    """Drop what lasted for a while on a card that leaves play."""
    if any(change.card == card for change in state.temporary):
        for change in state.temporary:
            if change.card == card:
                state.base[change.statistic][card] -= change.amount
        state.temporary = [change for change in state.temporary if change.card != card]


def discard(state: State, card: int) -> None:
    """Discard a card from play, from hand or from the void to its owner's discard pile."""
    zone = state.zone[card]
    owner = state.owner[card]
    if zone in (IN_PLAY, BORNE):
        leave_play(state, card)
        state.note("discarded", card)
    elif zone == IN_HAND:
        state.hands[owner].remove(card)
        state.note("discarded from hand", card)
    state.zone[card] = IN_DISCARD
    state.discards[owner].append(card)


def bury(state: State, card: int) -> None:
    """Place a killed companion or ally in the dead pile."""
    leave_play(state, card)
    state.zone[card] = IN_DEAD_PILE
    state.dead[state.owner[card]].append(card)


def take_from_hand(state: State, card: int) -> None:
    """Take a card from its owner's hand into the void, where a card being played is."""
    state.hands[state.owner[card]].remove(card)
    state.zone[card] = IN_VOID


def put_beneath_deck(state: State, card: int) -> None:
    """Place a card from hand beneath its owner's draw deck."""
    owner = state.owner[card]
    state.hands[owner].remove(card)
    state.zone[card] = IN_DECK
    state.decks[owner].insert(0, card)
    state.note("placed beneath deck", owner)


def cards_to_draw(state: State, player: int, count: int) -> int:
    """Give how many of `count` cards a player would draw now.

    In a fellowship phase no more than four cards are drawn (2.0, "The rule of 4"); an empty
    draw deck is not made anew (2.0, "Draw deck").
    """
    if state.phase == FELLOWSHIP and state.turn_started and player == state.active:
        count = min(count, RULE_OF_FOUR - state.drawn)
    return min(count, len(state.decks[player]))


def draw(state: State, player: int, count: int) -> None:
    """Draw cards, as many as `cards_to_draw` allows."""
    count = cards_to_draw(state, player, count)
    for _ in range(count):
        card = state.decks[player].pop()
        state.zone[card] = IN_HAND
        state.hands[player].append(card)
    if state.phase == FELLOWSHIP and state.turn_started and player == state.active:
        state.drawn += count
    if count:
        state.note("drew", player, count)


def shuffle_deck(state: State, player: int) -> None:
    """Shuffle a draw deck."""
    state.rng = chance.shuffled(state.rng, state.decks[player])


def change_number(state: State, card: int, statistic: int, amount: int, until: int) -> None:
    """Change a number of a card in play for a while."""
    state.base[statistic][card] += amount
    state.temporary.append(Temporary(until, statistic, card, amount))
    state.note("changed", card, statistic, amount)


def expire(state: State, until: int) -> None:
    """End the changes that last until now, and those that would have ended before."""
    if not state.temporary:
        return
    lasting = []
    for change in state.temporary:
        if change.until <= until:
            state.base[change.statistic][change.card] -= change.amount
        else:
            lasting.append(change)
    state.temporary = lasting
