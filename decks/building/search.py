"""The search's half of the page: cards of the deck's game that answer a query."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.core.paginator import Page, Paginator

from cards.labels import label
from cards.search.card_search import find_cards
from cards.search.index import Entry, index
from cards.search.query import BadQuery, Mistake
from cards.search.query_errors import Piece, mark_errors
from cards.search.relaxations import Relaxation, find_relaxations
from cards.search.suggestions import suggest
from decks.building.columns import card_tint, lcg_cost
from decks.building.edits import allowed_zones
from decks.contents.card_labels import card_game
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from rules.construction import Game, game_of
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.lcg.facts.card import LcgCard
from rules.names import fold
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType

CARDS_A_PAGE = 40
# Copies of a title that a deck may have in most formats.
USUAL_LIMIT = {Game.TCG: 4, Game.LCG: 3}
_ASKS_FOR_A_FORMAT = re.compile(r"\b(legal|banned|restricted|format)[:=]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CopiesInDeck:
    """How much of a card a deck holds: short ("2+R") and in words for screen readers."""

    short: str
    words: str
    full: bool = False


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

    @property
    def limit(self) -> int:
        """How many copies are added in one go: as many as most formats allow."""
        if self.zone in (DeckZone.RING, DeckZone.ADVENTURE_DECK, DeckZone.HEROES):
            return 1
        return USUAL_LIMIT[Game(self.game)]


@dataclass(frozen=True, slots=True)
class Results:
    """A page of what was found, or what is wrong with the query and how it was perhaps meant."""

    query: str
    page: Page[Entry] | None
    found: tuple[FoundCard, ...] = ()
    pieces: tuple[Piece, ...] = ()
    mistakes: tuple[tuple[Mistake, str], ...] = ()
    suggestion: str = ""
    relaxations: tuple[Relaxation, ...] = ()
    in_other_formats: int = 0


def search(game: Game, query: str, number: str, deck: AnyDeck, legal: str = "") -> Results:
    """Return a page of the cards that match a query and can be put into decks.

    `legal` is the format, as a query names it after "legal:", to which the results are limited;
    a query that asks for a format itself is not limited.
    """
    try:
        playable = _find_playable(game, query, legal)
    except BadQuery as bad:
        corrected = tuple((mistake, mistake.corrected(bad.query)) for mistake in bad.mistakes)
        return Results(query, None, pieces=mark_errors(bad), mistakes=corrected)
    page = Paginator(playable, CARDS_A_PAGE).get_page(number)
    held = copies_in_deck(deck, (entry.id for entry in page))
    rows = tuple(_found_card(entry, held[entry.id]) for entry in page)
    if playable:
        return Results(query, page, rows)
    return Results(
        query,
        page,
        suggestion=suggest(query) if query.strip() else "",
        relaxations=find_relaxations(
            query, count=lambda shorter, _: len(_find_playable(game, shorter, legal))
        ),
        in_other_formats=len(_find_playable(game, query, "")) if legal else 0,
    )


def _find_playable(game: Game, query: str, legal: str) -> list[Entry]:
    """Return the cards for decks that match a query and, without a format in it, are legal."""
    found = find_cards(query, {"game": game.value})
    if legal and not _ASKS_FOR_A_FORMAT.search(query):
        scope = find_cards(f"legal:{legal}", {"game": game.value})
        allowed = {entry.id for entry in scope}
        found = tuple(entry for entry in found if entry.id in allowed)
    return [entry for entry in found if allowed_zones(entry.id)]


def copies_in_deck(deck: AnyDeck, cards: Iterable[str]) -> dict[str, CopiesInDeck]:
    """Return how many copies of some cards a deck holds, and where else."""
    zones = deck_zones(deck)
    titles = _copies_by_title(zones)
    limit = USUAL_LIMIT[game_of(deck)]
    return {card_id: _copies(card_id, zones, titles[_title(card_id)] >= limit) for card_id in cards}


def same_titles(cards: Iterable[str]) -> set[str]:
    """Return cards with all other versions of their titles, which count together."""
    catalogue = index()
    found = set(cards)
    for card_id in tuple(found):
        entry = catalogue.by_id.get((card_game(card_id).value, card_id))
        if entry is not None:
            alike = catalogue.named_alike(entry)
            found.update(other_id for other in alike for other_id in other.ids)
    return found


def _copies_by_title(zones: Mapping[DeckZone, Counter[str]]) -> Counter[str]:
    titles: Counter[str] = Counter()
    for zone in (DeckZone.DRAW_DECK, DeckZone.PLAYER_DECK, DeckZone.RING_BEARER):
        for card_id, count in zones.get(zone, Counter()).items():
            titles[_title(card_id)] += count
    return titles


def _title(card_id: str) -> str:
    card = card_of(card_id) or lcg_card_of(card_id)
    return fold(card.title if isinstance(card, Card) else card.name) if card else card_id


def _copies(card_id: str, parts: Mapping[DeckZone, Counter[str]], full: bool) -> CopiesInDeck:
    home, *others = allowed_zones(card_id) or tuple(parts)
    count = parts[home][card_id]
    short, words = [str(count)], [f"{count} in the deck"]
    for part in others:
        elsewhere = parts[part][card_id]
        if elsewhere:
            bears = part is DeckZone.RING_BEARER
            short.append("+R" if bears else f"+{elsewhere}")
            words.append("bears the Ring" if bears else f"{elsewhere} in the side board")
    if full:
        words.append("copy limit reached")
    return CopiesInDeck("".join(short), ", ".join(words), full)


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
