"""The search's half of the page: cards of the deck's game that answer a query."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.core.paginator import Page, Paginator

from cards.labels import label
from cards.search.card_search import find_cards
from cards.search.index import Entry
from cards.search.query import BadQuery, Mistake
from cards.search.query_errors import Piece, mark_errors
from decks.building.columns import card_tint, lcg_cost
from decks.building.edits import allowed_zones
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from rules.construction import Game
from rules.lcg.facts.card import LcgCard
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType

CARDS_A_PAGE = 40


@dataclass(frozen=True, slots=True)
class CopiesInDeck:
    """How much of a card a deck holds: in characters ("2+R"), and in words for those who listen."""

    signs: str
    words: str


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card that was found: its place in the deck and what is there of it.

    `facts` tell it in a line, its collector's number last.
    """

    card: str
    zone: DeckZone
    game: str
    name: str
    facts: str
    address: str
    held: CopiesInDeck
    tint: str = ""
    sphere: str = ""
    cost: int | str | None = None
    bearer: bool = False
    aside: DeckZone | None = None


@dataclass(frozen=True, slots=True)
class Results:
    """A page of what was found, or what is wrong with the query and how it was perhaps meant."""

    query: str
    page: Page[Entry] | None
    found: tuple[FoundCard, ...] = ()
    pieces: tuple[Piece, ...] = ()
    mistakes: tuple[tuple[Mistake, str], ...] = ()


def search(game: Game, query: str, number: str, deck: AnyDeck) -> Results:
    """Return a page of the cards that answer a query and that players put into decks."""
    try:
        found = find_cards(query, {"game": game.value})
    except BadQuery as bad:
        mended = tuple((mistake, mistake.mended(bad.query)) for mistake in bad.mistakes)
        return Results(query, None, pieces=mark_errors(bad), mistakes=mended)
    playable = [entry for entry in found if allowed_zones(entry.id)]
    page = Paginator(playable, CARDS_A_PAGE).get_page(number)
    held = copies_in_deck(deck, (entry.id for entry in page))
    return Results(query, page, tuple(_found_card(entry, held[entry.id]) for entry in page))


def copies_in_deck(deck: AnyDeck, cards: Iterable[str]) -> dict[str, CopiesInDeck]:
    """Return how many copies of some cards a deck holds, and where else."""
    parts = deck_zones(deck)
    return {card_id: _copies(card_id, parts) for card_id in cards}


def _copies(card_id: str, parts: Mapping[DeckZone, Counter[str]]) -> CopiesInDeck:
    home, *others = allowed_zones(card_id) or tuple(parts)
    count = parts[home][card_id]
    signs, words = [str(count)], [f"{count} in the deck"]
    for part in others:
        elsewhere = parts[part][card_id]
        if elsewhere:
            bears = part is DeckZone.RING_BEARER
            signs.append("+R" if bears else f"+{elsewhere}")
            words.append("bears the Ring" if bears else f"{elsewhere} in the side board")
    return CopiesInDeck("".join(signs), ", ".join(words))


def _found_card(entry: Entry, held: CopiesInDeck) -> FoundCard:
    part, *others = allowed_zones(entry.id)
    aside = DeckZone.SIDEBOARD if DeckZone.SIDEBOARD in others else None
    if entry.tcg is not None:
        return FoundCard(
            card=entry.id,
            zone=part,
            game=entry.game,
            name=entry.name,
            facts=_tcg_facts(entry.tcg),
            address=entry.address,
            held=held,
            tint=card_tint(entry.tcg),
            cost=None if part in (DeckZone.RING, DeckZone.ADVENTURE_DECK) else entry.tcg.twilight,
            bearer=entry.tcg.may_bear_ring,
        )
    card = entry.facts
    assert isinstance(card, LcgCard)
    return FoundCard(
        card=entry.id,
        zone=part,
        game=entry.game,
        name=entry.name,
        facts=_lcg_facts(card),
        address=entry.address,
        held=held,
        sphere=card.sphere or "",
        cost=lcg_cost(card),
        aside=aside,
    )


def _tcg_facts(card: Card) -> str:
    words = [label(card.type)]
    if card.type is CardType.SITE:
        words = [f"Site {card.site_number}" if card.site_number else "Site"]
        words.append(f"Shadow number {card.twilight}")
    words += [label(card.race)] if card.race else []
    words += [label(card_class) for card_class in card.classes]
    words += _numbers((("strength", card.strength), ("vitality", card.vitality)))
    return " · ".join([*words, card.collector])


def _lcg_facts(card: LcgCard) -> str:
    numbers = (
        ("willpower", card.willpower),
        ("attack", card.attack),
        ("defense", card.defense),
        ("hit points", card.hit_points),
    )
    return " · ".join([label(card.type), *card.traits, *_numbers(numbers), card.code])


def _numbers(named: Iterable[tuple[str, int | None]]) -> list[str]:
    return [f"{name} {number}" for name, number in named if number is not None]
