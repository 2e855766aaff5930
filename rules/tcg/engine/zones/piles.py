"""Hands and draw decks: drawing, shuffling, taking into hand, and who knows which card."""

from typing import Final

from rules import rng
from rules.tcg.engine.state.codes import FELLOWSHIP, IN_DECK, IN_HAND
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import take_out

RULE_OF_FOUR: Final = 4
HAND_SIZE: Final = 8


def take_into_hand(state: State, card: int, *, shown: bool = True) -> None:
    """Take a card from anywhere into its owner's hand; all see which unless it is not shown."""
    take_out(state, card)
    owner = state.owner[card]
    state.zone[card] = IN_HAND
    state.hands[owner].append(card)
    if shown:
        state.known[card] = everybody(state)
    if state.phase == FELLOWSHIP and state.turn_started and owner == state.active:
        state.drawn += 1
    state.note("taken into hand", card)


def everybody(state: State) -> int:
    """Return the mask of all players, for `State.known`."""
    return (1 << state.players) - 1


def put_into_deck(state: State, card: int, *, beneath: bool, known_to: int) -> None:
    """Place a card on top of its owner's draw deck or beneath it; who saw it still knows it."""
    owner = state.owner[card]
    if state.zone[card] == IN_HAND:
        _forget_hand(state, owner, known_to)
    take_out(state, card)
    state.zone[card] = IN_DECK
    if beneath:
        state.decks[owner].insert(0, card)
    else:
        state.decks[owner].append(card)
    if known_to:
        state.known[card] = known_to
    state.note("placed beneath deck" if beneath else "placed on deck", owner)


def _forget_hand(state: State, owner: int, but: int) -> None:
    """A card leaves a hand unseen: who does not know which one no longer knows the others."""
    for card in state.hands[owner]:
        knowing = state.known.get(card, 0) & but
        if knowing:
            state.known[card] = knowing
        else:
            state.known.pop(card, None)


def cards_to_draw(state: State, player: int, count: int) -> int:
    """Return how many of `count` cards a player would draw now.

    In a fellowship phase no more than four cards are drawn (2.0, "The rule of 4"); an empty
    draw deck is made again only where the edition says so (2.0, "Draw deck").
    """
    if state.phase == FELLOWSHIP and state.turn_started and player == state.active:
        count = min(count, RULE_OF_FOUR - state.drawn)
    available = len(state.decks[player])
    if available < count and state.reshuffled[player] < state.edition.reshuffles:
        available += len(state.discards[player])
    return max(0, min(count, available))


def draw(state: State, player: int, count: int) -> None:
    """Draw cards, as many as `cards_to_draw` allows."""
    count = cards_to_draw(state, player, count)
    for _ in range(count):
        if not state.decks[player]:
            _reshuffle(state, player)
        card = state.decks[player].pop()
        state.zone[card] = IN_HAND
        state.hands[player].append(card)
        if card in state.known:
            state.known[card] |= 1 << player
    if state.phase == FELLOWSHIP and state.turn_started and player == state.active:
        state.drawn += count
    if count and state.log is not None:
        state.note("drew", player, count, *state.hands[player][-count:])


def _reshuffle(state: State, player: int) -> None:
    """Make a draw deck of the discard pile (2.0, "Starter rules": once a game)."""
    state.count_reshuffle(player)
    for card in state.discards[player]:
        state.zone[card] = IN_DECK
    state.decks[player], state.discards[player] = state.discards[player], []
    shuffle_deck(state, player)
    state.note("reshuffled", player)


def shuffle_deck(state: State, player: int) -> None:
    """Shuffle a draw deck: nobody knows any more where its cards are."""
    if state.known:
        hidden = set(state.decks[player])
        state.known = {card: who for card, who in state.known.items() if card not in hidden}
    if state.shuffle_keys:
        _shuffle_by_keys(state, player)
    else:
        state.rng = rng.shuffled(state.rng, state.decks[player])


def _shuffle_by_keys(state: State, player: int) -> None:
    """Order a draw deck by a random number for each place in the deck list.

    Two versions of a deck that list a card at the same place shuffle it alike, and what one
    player shuffles does not depend on the other.
    """
    keys = state.shuffle_keys
    start, first = keys[player], state.ring[player]
    state.decks[player].sort(key=lambda card: rng.nth(start, card - first))
    following = rng.seeded(start, player)
    state.shuffle_keys = (*keys[:player], following, *keys[player + 1 :])
