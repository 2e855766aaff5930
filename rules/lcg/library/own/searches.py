"""Searching one's own deck: The Eagles Are Coming!, Mustering the Rohirrim, Rivendell Minstrel."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, bit
from rules.lcg.engine.zones import put_in_hand, shuffle, take_away
from rules.lcg.notation.own import OwnEffect


def _seen(state: State, player: int, top: int | None) -> list[int]:
    """Return the cards that are searched, the top one first."""
    deck = list(reversed(state.decks[player]))
    return deck if top is None else deck[:top]


def _has_cards(state: State, context: Context) -> bool:
    return bool(state.decks[context.player])


def search_deck(mask: int, english: str, top: int | None = None) -> OwnEffect:
    """Search your deck, or its top cards, for a card of these bits, and add it to your hand."""

    def search(state: State, context: Context) -> None:
        player = context.player
        found = [card for card in _seen(state, player, top) if state.mask[card] & mask == mask]
        if not found:
            shuffle(state, player)
            return
        options = [Option(Verb.CHOOSE, card) for card in sorted(found)]
        state.ask(player, Question.CARD_IN_PILE, options, _taken, player, source=context.source)

    return OwnEffect(english, search, _has_cards)


def _taken(state: State, option: Option, player: int) -> None:
    _take(state, option.card, player)
    shuffle(state, player)


def search_deck_for_all(mask: int, english: str, top: int) -> OwnEffect:
    """Search the top cards of your deck for any number of cards of these bits.

    All are taken: to leave one would gain nothing.
    """

    def search(state: State, context: Context) -> None:
        for card in _seen(state, context.player, top):
            if state.mask[card] & mask == mask:
                _take(state, card, context.player)
        shuffle(state, context.player)

    return OwnEffect(english, search, _has_cards)


def _take(state: State, card: int, player: int) -> None:
    take_away(state, card)
    put_in_hand(state, card)
    state.note("took", player, card)


search_top_5_for_eagles = search_deck_for_all(
    bit("Eagle"),
    "search the top 5 cards of your deck for any number of Eagle cards and add them to your hand."
    " Shuffle the other cards back into your deck",
    5,
)
search_top_10_for_a_rohan_ally = search_deck(
    bit("Rohan") | ALLY,
    "search the top 10 cards of your deck for any 1 Rohan ally card and add it to your hand. Then,"
    " shuffle the other cards back into your deck",
    10,
)
search_for_a_song = search_deck(
    bit("Song"),
    "search your deck for 1 Song card and add it to your hand. Shuffle your deck",
)
