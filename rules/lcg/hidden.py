"""What a player cannot know: dealing it again, and a view of a game without it.

Hidden are the encounter deck's order and facedown shadow cards, the order of all decks, the
other players' hands, and which cards lie facedown as Orc Guards. `State.known` keeps what was
looked at, revealed, or placed where players saw it; that stays where it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules import chance
from rules.lcg.engine.codes import ENCOUNTER, ENGAGED, IN_DECK, IN_HAND, SHADOW
from rules.lcg.engine.state import State

Place = tuple[list[int], int]


def deal_hidden_cards(state: State, player: int) -> None:
    """Deal again, among the places a player cannot see into, the cards that may be in them."""
    _deal_encounter_cards(state, player)
    for owner in range(state.players):
        _deal_player_cards(state, player, owner)


def _is_known(state: State, card: int, player: int) -> bool:
    return bool(state.known[card] >> player & 1)


def _deal_encounter_cards(state: State, player: int) -> None:
    deck = state.encounter_deck
    in_deck = [place for place, card in enumerate(deck) if not _is_known(state, card, player)]
    shadows = [
        (enemy, place)
        for enemy, cards in state.shadows.items()
        for place, card in enumerate(cards)
        if not _is_known(state, card, player)
    ]
    hidden = [deck[place] for place in in_deck]
    hidden += [state.shadows[enemy][place] for enemy, place in shadows]
    known = {card: state.known[card] for card in hidden}
    state.rng = chance.shuffled(state.rng, hidden)
    masks = [known[deck[place]] for place in in_deck]
    masks += [known[state.shadows[enemy][place]] for enemy, place in shadows]
    for place, card, mask in zip(in_deck, hidden, masks, strict=False):
        deck[place] = card
        state.zone[card] = IN_DECK
        state.known[card] = mask
    dealt = hidden[len(in_deck) :]
    for (enemy, place), card, mask in zip(shadows, dealt, masks[len(in_deck) :], strict=True):
        cards = list(state.shadows[enemy])
        cards[place] = card
        state.shadows[enemy] = tuple(cards)
        state.zone[card] = SHADOW
        state.known[card] = mask


def _deal_player_cards(state: State, player: int, owner: int) -> None:
    """Deal one owner's deck, hand and Orc Guards again."""
    deck, hand = state.decks[owner], state.hands[owner]
    places: list[Place] = [
        (deck, place) for place, card in enumerate(deck) if not _is_known(state, card, player)
    ]
    if owner != player:
        places += [
            (hand, place) for place, card in enumerate(hand) if not _is_known(state, card, player)
        ]
    places += _facedown(state, owner)
    hidden = [row[place] for row, place in places]
    masks = [state.known[card] for card in hidden]
    as_they_were = [_face(state, card) for card in hidden]
    state.rng = chance.shuffled(state.rng, hidden)
    for (row, place), card, mask, face in zip(places, hidden, masks, as_they_were, strict=True):
        row[place] = card
        state.known[card] = mask
        _show(state, card, face)


def _facedown(state: State, owner: int) -> list[Place]:
    return [
        (row, place)
        for row in state.engaged
        for place, card in enumerate(row)
        if state.owner[card] == owner != ENCOUNTER and state.zone[card] == ENGAGED
    ]


# All that differs between a card in a deck or a hand and one that acts as an Orc Guard.
_FACE = ("blueprints", "zone", "controller", "exhausted", "damage", "resources", "attached", "mask")


def _face(state: State, card: int) -> tuple[object, ...]:
    own = state.zone[card] in (IN_DECK, IN_HAND)
    kept = tuple(getattr(state, name)[card] for name in _FACE)
    numbers = None if own else tuple(numbers[card] for numbers in state.base)
    return (kept, numbers)


def _show(state: State, card: int, face: tuple[object, ...]) -> None:
    kept, numbers = face
    assert isinstance(kept, tuple)
    for name, value in zip(_FACE, kept, strict=True):
        getattr(state, name)[card] = value
    if numbers is None:
        printed = state.blueprint_table[card]
        state.blueprints[card] = printed
        state.mask[card] = printed.mask
        for statistic, number in enumerate(printed.printed):
            state.base[statistic][card] = number
        return
    assert isinstance(numbers, tuple)
    for statistic, number in enumerate(numbers):
        state.base[statistic][card] = number


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
    threat: tuple[int, ...]


def view(state: State, player: int) -> View:
    """Return a game as a player sees it."""

    def code(card: int) -> str:
        return state.blueprints[card].card.code

    def hidden(cards: list[int] | tuple[int, ...]) -> tuple[str | None, ...]:
        return tuple(code(card) if _is_known(state, card, player) else None for card in cards)

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
        quest=code(state.quest) if state.quest >= 0 else None,
        threat=tuple(state.threat),
    )
