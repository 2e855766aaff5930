"""What a player cannot know: dealing it again, and a view of a game without it.

Hidden are the encounter deck's order and facedown shadow cards, the order of all decks, the
other players' hands, which cards lie facedown as Orc Guards, and the order of a quest deck that
was shuffled, with the current quest card while its side A lies up. `State.known` keeps what was
looked at, revealed, or placed where players saw it; that stays where it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules import rng
from rules.lcg.engine.board import become
from rules.lcg.engine.codes import ENGAGED, IN_DECK, NONE, SHADOW
from rules.lcg.engine.quest_progress import lies_facedown
from rules.lcg.engine.state import State

Place = tuple[list[int], int]


def deal_hidden_cards(state: State, player: int) -> None:
    """Deal again, among the places a player cannot see into, the cards that may be in them."""
    _deal_encounter_cards(state, player)
    for owner in range(state.players):
        _deal_player_cards(state, player, owner)
    _deal_quest_cards(state, player)


def knows(state: State, player: int, card: int) -> bool:
    """Return whether a player has seen a card that lies hidden."""
    return bool(state.known[card] >> player & 1)


def _deal_encounter_cards(state: State, player: int) -> None:
    deck = state.encounter_deck[:]
    in_deck = [place for place, card in enumerate(deck) if not knows(state, player, card)]
    shadows = [
        (enemy, place)
        for enemy, cards in state.shadows.items()
        for place, card in enumerate(cards)
        if not knows(state, player, card)
    ]
    hidden = [deck[place] for place in in_deck]
    hidden += [state.shadows[enemy][place] for enemy, place in shadows]
    known = {card: state.known[card] for card in hidden}
    state.rng = rng.shuffled(state.rng, hidden)
    masks = [known[deck[place]] for place in in_deck]
    masks += [known[state.shadows[enemy][place]] for enemy, place in shadows]
    knowing = state.known.copy()
    for place, card, mask in zip(in_deck, hidden, masks, strict=False):
        deck[place] = card
        state.zone[card] = IN_DECK
        knowing[card] = mask
    state.encounter_deck = deck
    dealt = hidden[len(in_deck) :]
    for (enemy, place), card, mask in zip(shadows, dealt, masks[len(in_deck) :], strict=True):
        cards = list(state.shadows[enemy])
        cards[place] = card
        state.shadows = {**state.shadows, enemy: tuple(cards)}
        state.zone[card] = SHADOW
        knowing[card] = mask
    state.known = knowing


def _deal_player_cards(state: State, player: int, owner: int) -> None:
    """Deal one owner's deck and hand again, and what lies under the owner's Orc Guards."""
    deck, hand = state.decks[owner][:], state.hands[owner]
    places: list[Place] = [
        (deck, place) for place, card in enumerate(deck) if not knows(state, player, card)
    ]
    if owner != player:
        places += [
            (hand, place) for place, card in enumerate(hand) if not knows(state, player, card)
        ]
    hidden = [row[place] for row, place in places]
    masks = [state.known[card] for card in hidden]
    zones = [state.zone[card] for card in hidden]
    state.rng = rng.shuffled(state.rng, hidden)
    knowing = state.known.copy()
    for (row, place), card, mask, zone in zip(places, hidden, masks, zones, strict=True):
        row[place] = card
        knowing[card] = mask
        state.zone[card] = zone
    state.set_deck(owner, deck)
    state.known = knowing
    facedown = [
        card
        for row in state.engaged
        for card in row
        if state.owner[card] == owner and state.zone[card] == ENGAGED
    ]
    if facedown and hidden:
        _exchange_identities(state, facedown, hidden)


def _exchange_identities(state: State, facedown: list[int], hidden: list[int]) -> None:
    """Redeal the cards under Orc Guards among their owner's hidden cards.

    They stay the same enemies, for steps and options speak of them by their place; it is what
    they were printed as that is dealt again.
    """
    table = list(state.blueprint_table)
    for place, guard in enumerate(facedown):
        others = facedown[place:] + hidden
        other = others[state.roll(len(others))]
        table[guard], table[other] = table[other], table[guard]
    state.blueprint_table = tuple(table)
    for card in hidden:
        become(state, card, table[card])


def _deal_quest_cards(state: State, player: int) -> None:
    """Deal again which cards those of the quest deck are, and a current one that lies facedown.

    As under Orc Guards, it is what they were printed as that is dealt again.
    """
    hidden = [card for card in state.quest_deck if not knows(state, player, card)]
    if lies_facedown(state) and not knows(state, player, state.quest):
        hidden.append(state.quest)
    if len(hidden) < 2:
        return
    dealt = hidden[:]
    state.rng = rng.shuffled(state.rng, dealt)
    before = state.blueprint_table
    table = list(before)
    for card, other in zip(hidden, dealt, strict=True):
        table[card] = before[other]
        if card != state.quest:
            become(state, card, table[card])
    state.blueprint_table = tuple(table)


@dataclass(frozen=True, slots=True)
class View:
    """What a player may see: cards by their codes, None for a card they do not know."""

    hands: tuple[tuple[str | None, ...], ...]
    decks: tuple[tuple[str | None, ...], ...]
    encounter_deck: tuple[str | None, ...]
    shadows: tuple[tuple[str, tuple[str | None, ...]], ...]
    discards: tuple[tuple[str, ...], ...]
    encounter_discard: tuple[str, ...]
    heroes: tuple[tuple[str, ...], ...]
    allies: tuple[tuple[str, ...], ...]
    engaged: tuple[tuple[str, ...], ...]
    staging: tuple[str, ...]
    location: str | None
    quest: str | None
    quest_deck: tuple[str | None, ...]
    threat: tuple[int, ...]


def view(state: State, player: int) -> View:
    """Return a game as a player sees it."""

    def code(card: int) -> str:
        return state.blueprints[card].card.code

    def hidden(cards: list[int] | tuple[int, ...]) -> tuple[str | None, ...]:
        return tuple(code(card) if knows(state, player, card) else None for card in cards)

    def shown(cards: list[int]) -> tuple[str, ...]:
        return tuple(code(card) for card in cards)

    return View(
        hands=tuple(hidden(cards) for cards in state.hands),
        decks=tuple(hidden(cards) for cards in state.decks),
        encounter_deck=hidden(state.encounter_deck),
        shadows=tuple((code(enemy), hidden(cards)) for enemy, cards in state.shadows.items()),
        discards=tuple(shown(cards) for cards in state.discards),
        encounter_discard=shown(state.encounter_discard),
        heroes=tuple(shown(cards) for cards in state.heroes),
        allies=tuple(shown(cards) for cards in state.allies),
        engaged=tuple(shown(cards) for cards in state.engaged),
        staging=shown(state.staging),
        location=code(state.location) if state.location >= 0 else None,
        quest=_current_quest(state, player),
        quest_deck=hidden(state.quest_deck),
        threat=tuple(state.threat),
    )


def _current_quest(state: State, player: int) -> str | None:
    """Return the current quest card; one that lies facedown only to a player who knows it."""
    quest = state.quest
    if quest == NONE or (lies_facedown(state) and not knows(state, player, quest)):
        return None
    return state.blueprint_table[quest].card.code
