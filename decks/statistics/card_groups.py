"""The cards and groups of a deck that a player hopes to draw, and how many copies they have."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cards.labels import label
from cards.search.card_search import find_cards
from decks.contents.card_labels import card_label
from decks.contents.encoding import AnyDeck, canonical
from rules.construction import game_of
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of as tcg_card_of
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.card import LcgCard
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType

Pairs = tuple[tuple[str, int], ...]
HEADINGS = {
    "card": "Cards",
    "side": "Sides",
    "type": "Types",
    "culture": "Cultures",
    "sphere": "Spheres",
    "race": "Races",
    "trait": "Traits",
    "keyword": "Keywords",
}


@dataclass(frozen=True, slots=True)
class CardGroup:
    """A card or a group of cards: its key ("culture:gondor"), its name, its copies in the deck."""

    key: str
    name: str
    copies: int


def cards_to_draw(deck: AnyDeck, started: Iterable[str] = ()) -> Pairs:
    """Return the cards that are drawn from, each once with its copies, in the order of numbers.

    One copy of each of `started` is left out: a TCG starting fellowship comes from the draw deck.
    """
    deck = canonical(deck)
    held = dict(deck.draw_deck if isinstance(deck, TcgDeck) else deck.player_deck)
    for card_id in started:
        held[card_id] = held.get(card_id, 0) - 1
    return tuple((card_id, copies) for card_id, copies in held.items() if copies > 0)


def card_groups(cards: Pairs) -> tuple[tuple[str, tuple[CardGroup, ...]], ...]:
    """Return every card and every group of some cards, under headings."""
    gathered: dict[str, dict[str, int]] = {kind: {} for kind in HEADINGS}
    for card_id, copies in cards:
        gathered["card"][card_id] = copies
        for kind, word in _words(card_id):
            gathered[kind][word] = gathered[kind].get(word, 0) + copies
    return tuple(
        (HEADINGS[kind], _sorted(_group(kind, word, copies) for word, copies in words.items()))
        for kind, words in gathered.items()
        if words
    )


def group_by_key(cards: Pairs, key: str) -> CardGroup | None:
    """Return the group of a key, None where the cards hold none such."""
    every = (group for _, groups in card_groups(cards) for group in groups)
    return next((group for group in every if group.key == key), None)


def group_by_query(deck: AnyDeck, cards: Pairs, query: str) -> CardGroup:
    """Return the cards that match a search query. Raise BadQuery if it can't be read.

    A printing counts as the card that it is.
    """
    found = {
        card_id
        for entry in find_cards(query, {"game": game_of(deck).value})
        for card_id in entry.ids
    }
    copies = sum(count for card_id, count in cards if _as_card(card_id) in found)
    return CardGroup("", f"“{query}”", copies)


def companions_to_start(deck: AnyDeck, most: int) -> dict[str, Card]:
    """Return the companions of a TCG draw deck that cost at most `most`, by their ids, by name."""
    if isinstance(deck, LcgDeck):
        return {}
    found = [(card_id, tcg_card_of(card_id)) for card_id, _ in deck.draw_deck]
    companions = [(card_id, card) for card_id, card in found if card and _may_start(card, most)]
    return dict(sorted(companions, key=lambda pair: pair[1].name))


def _may_start(card: Card, most: int) -> bool:
    return card.type is CardType.COMPANION and card.twilight <= most


def _group(kind: str, word: str, copies: int) -> CardGroup:
    return CardGroup(f"{kind}:{word}", card_label(word) if kind == "card" else label(word), copies)


def _sorted(groups: Iterable[CardGroup]) -> tuple[CardGroup, ...]:
    return tuple(sorted(groups, key=lambda group: group.name))


def card_facts(card_id: str) -> Card | LcgCard | None:
    """Return the facts of a card of either game, None where no one knows it."""
    return tcg_card_of(card_id) or lcg_card_of(card_id)


def _as_card(card_id: str) -> str:
    card = tcg_card_of(card_id)
    return card.id if card is not None else card_id


def _words(card_id: str) -> Iterator[tuple[str, str]]:
    card = card_facts(card_id)
    if card is None:
        return
    yield "type", card.type
    words: Sequence[tuple[str, str | None]]
    if isinstance(card, Card):
        words = (("side", card.side), ("culture", card.culture), ("race", card.race))
        yield from (("keyword", keyword) for keyword in card.keywords)
    else:
        words = (("sphere", card.sphere),)
        yield from (("trait", trait) for trait in card.traits)
        yield from (("keyword", printed.keyword) for printed in card.keywords)
    yield from ((kind, word) for kind, word in words if word is not None)
