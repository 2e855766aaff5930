"""Cards taken from one place and put into another, and what is known of where they are.

Nothing is heard here; `board` says what enters and leaves play.
"""

from rules import rng
from rules.lcg.engine.codes import (
    ACTIVE_LOCATION,
    ATTACHED,
    CURRENT_QUEST,
    ENCOUNTER,
    ENGAGED,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY_AREA,
    IN_VICTORY,
    NONE,
    OUT_OF_PLAY,
    SHADOW,
    STAGING,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import HERO


def in_play(state: State, card: int) -> bool:
    """Whether a card is in play (core rules, "In Play and Out of Play")."""
    return card != NONE and state.zone[card] > OUT_OF_PLAY


def take_away(state: State, card: int) -> None:
    """Remove a card from the list it is in; its zone is for the caller to set."""
    zone = state.zone[card]
    owner = state.owner[card]
    if zone == IN_DECK:
        state.set_deck(owner, [other for other in state.deck(owner) if other != card])
    elif zone == IN_HAND:
        state.hands[owner].remove(card)
    elif zone == IN_DISCARD:
        pile = [other for other in state.discard_pile(owner) if other != card]
        state.set_discard_pile(owner, pile)
    elif zone == IN_VICTORY:
        state.victory = [other for other in state.victory if other != card]
    elif zone == STAGING:
        state.staging = [other for other in state.staging if other != card]
    elif zone == ENGAGED:
        state.engaged[state.controller[card]].remove(card)
    elif zone == IN_PLAY_AREA:
        player = state.controller[card]
        if state.mask[card] & HERO:
            state.set_heroes(player, [hero for hero in state.heroes[player] if hero != card])
        else:
            state.allies[player].remove(card)
    elif zone == ATTACHED:
        bearer = state.bearer[card]
        if bearer != NONE:
            left = tuple(attachment for attachment in state.attached[bearer] if attachment != card)
            state.set_attached(bearer, left)
            state.set_bearer(card, NONE)
    elif zone == ACTIVE_LOCATION:
        state.location = NONE
    elif zone == CURRENT_QUEST:
        state.quest = NONE
    elif zone == SHADOW:
        dealt = {
            enemy: tuple(shadow for shadow in cards if shadow != card)
            for enemy, cards in state.shadows.items()
        }
        state.shadows = {enemy: cards for enemy, cards in dealt.items() if cards}
        if card in state.flipped:
            state.flipped = [other for other in state.flipped if other != card]


def put_in_discard(state: State, card: int) -> None:
    """Place a card that is nowhere faceup in the discard pile of its original deck.

    Core rules, "Discard Piles".
    """
    owner = state.owner[card]
    state.zone[card] = IN_DISCARD
    if state.controller[card] != owner:
        state.set_controller(card, owner)
    state.show_to_all(card)
    state.set_discard_pile(owner, [*state.discard_pile(owner), card])


def put_in_hand(state: State, card: int, *, seen_by_all: bool = False) -> None:
    """Place a card that is nowhere in its owner's hand."""
    owner = state.owner[card]
    state.zone[card] = IN_HAND
    if state.controller[card] != owner:
        state.set_controller(card, owner)
    state.set_known(card, state.everyone_knows() if seen_by_all else state.known[card] | 1 << owner)
    state.hands[owner].append(card)


def put_on_deck(state: State, card: int, *, known: int) -> None:
    """Place a card that is nowhere on top of its deck; `known` are the players who saw it."""
    owner = state.owner[card]
    state.zone[card] = IN_DECK
    if state.controller[card] != owner:
        state.set_controller(card, owner)
    state.set_known(card, known)
    state.set_deck(owner, [*state.deck(owner), card])


def put_under_deck(state: State, card: int) -> None:
    """Move the top card of a deck to its bottom; who knew the card still does."""
    owner = state.owner[card]
    state.set_deck(owner, [card, *(other for other in state.deck(owner) if other != card)])


def shuffle(state: State, owner: int) -> None:
    """Shuffle a deck; nobody knows the place of a card in it any more."""
    deck = state.deck(owner)[:]
    state.rng = rng.shuffled(state.rng, deck)
    state.set_deck(owner, deck)
    known = state.known.copy()
    for card in deck:
        known[card] = 0
    state.known = known


def shuffle_into_deck(state: State, card: int) -> None:
    """Place a card that is nowhere in its deck and shuffle it."""
    put_on_deck(state, card, known=0)
    shuffle(state, state.owner[card])


def reset_encounter_deck(state: State) -> None:
    """Shuffle the encounter discard pile into an empty deck (core rules, "Staging")."""
    if not state.encounter_deck and state.encounter_discard:
        state.encounter_deck, state.encounter_discard = state.encounter_discard, []
        for card in state.encounter_deck:
            state.zone[card] = IN_DECK
        shuffle(state, ENCOUNTER)
        state.note("reset")
