"""Cards that can't be in play beside a deck's other cards, as they are unique and named alike."""

from collections.abc import Iterable

from cards.search.index import index
from decks.contents.encoding import AnyDeck
from rules.construction import Game, game_of
from rules.tcg.deck import TcgDeck


def namesakes_in_play(deck: AnyDeck) -> frozenset[str]:
    """Return the cards that are never played: named like the deck's own Ring-bearer or a hero."""
    if isinstance(deck, TcgDeck):
        start = [deck.ring_bearer] if deck.ring_bearer else []
    else:
        start = [code for code, _ in deck.heroes]
    return unique_namesakes(game_of(deck), start)


def unique_namesakes(game: Game, cards: Iterable[str]) -> frozenset[str]:
    """Return these cards and all unique cards of their titles, as only one may be in play."""
    found = index()
    entries = [entry for card in cards if (entry := found.by_id.get((game.value, card)))]
    return frozenset(
        card_id
        for entry in entries
        for alike in (entry, *found.named_alike(entry))
        if alike is entry or alike.facts.unique
        for card_id in alike.ids
    )
