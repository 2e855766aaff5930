"""The search's half of the page: cards of the deck's game that answer a query."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache

from django.core.paginator import Page, Paginator
from django.utils.timezone import localdate

from cards.drawn_by_value import drawn_by_value
from cards.labels import label
from cards.legality.amendments import amendments
from cards.search.card_search import find_cards
from cards.search.index import Entry, Index, index
from cards.search.query import BadQuery, Mistake
from cards.search.query.pooled import POOL, scope_query
from cards.search.query_errors import Piece, mark_errors
from cards.search.relaxations import Relaxation, find_relaxations
from cards.search.suggestions import suggest
from decks.building.card_numbers import CardNumber, card_numbers
from decks.building.columns import card_tint, lcg_cost
from decks.building.copy_limits import USUAL_LIMIT
from decks.contents.allowed_zones import allowed_zones
from decks.contents.card_labels import card_game
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.suggestions.suggested import suggested_cards
from rules.construction import Amendments, Game, game_of
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.lcg.facts.card import LcgCard
from rules.names import fold
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType

CARDS_A_PAGE = 40
_ONE_OF_EACH = frozenset({DeckZone.RING, DeckZone.ADVENTURE_DECK, DeckZone.HEROES})
# How many copies of each of some cards may be added.
CopyLimits = Callable[[Sequence[str]], dict[str, int]]
_ASKS_FOR_A_FORMAT = re.compile(r"\b(legal|banned|restricted|format)[:=]", re.IGNORECASE)


@drawn_by_value
@dataclass(frozen=True, slots=True)
class CopiesInDeck:
    """How much of a card a deck holds: short ("2+R") and in words for screen readers."""

    short: str
    words: str
    full: bool = False


@drawn_by_value
@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card that was found: its place in the deck and what is there of it.

    `number` is its collector's number, with the set's name if another card found has the same name.
    `facts` tell what it is, `numbers` are its columns, `cost_name` says what its cost is called.
    `limit` is how many copies are added in one go. `why` says why the card was suggested.
    """

    card: str
    zone: DeckZone
    game: str
    name: str
    number: str
    facts: str
    numbers: tuple[CardNumber, ...]
    address: str
    held: CopiesInDeck
    limit: int
    tint: str = ""
    sphere: str = ""
    cost: int | str | None = None
    cost_name: str = "Cost"
    bearer: bool = False
    aside: DeckZone | None = None
    why: str = ""


@dataclass(frozen=True, slots=True)
class Results:
    """A page of what was found, or what is wrong with the query and how it was perhaps meant.

    With `suggested` nothing was looked for: these are the cards that fit the deck.
    """

    query: str
    page: Page[Entry] | None
    found: tuple[FoundCard, ...] = ()
    pieces: tuple[Piece, ...] = ()
    mistakes: tuple[tuple[Mistake, str], ...] = ()
    suggestion: str = ""
    relaxations: tuple[Relaxation, ...] = ()
    in_other_formats: int = 0
    suggested: bool = False


def search(
    game: Game, query: str, number: str, deck: AnyDeck, limits: CopyLimits, legal: str = ""
) -> Results:
    """Return a page of the cards that match a query and can be put into decks.

    `limits` says how many copies of cards may be added. `legal` is the format, as a query names
    it after "legal:", or POOL, to which the results are limited; a query that asks for a format
    itself is not limited.
    """
    try:
        playable = _find_playable(game, query, legal)
    except BadQuery as bad:
        corrected = tuple((mistake, mistake.corrected(bad.query)) for mistake in bad.mistakes)
        return Results(query, None, pieces=mark_errors(bad), mistakes=corrected)
    page = Paginator(playable, CARDS_A_PAGE).get_page(number)
    rows = _rows(page, playable, deck, limits)
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


def suggest_cards(deck: AnyDeck, slug: str, limits: CopyLimits, legal: str = "") -> Results:
    """Return the cards that fit a deck best, each with the reason; `slug` is the deck's."""
    game = game_of(deck)
    fitting = {
        suggested.card: suggested for suggested in suggested_cards(deck, slug, legal)[:CARDS_A_PAGE]
    }
    entries = [index().by_id[game.value, card_id] for card_id in fitting]
    rows = tuple(
        replace(row, why=" · ".join(fitting[row.card].reasons))
        for row in _rows(entries, entries, deck, limits)
    )
    return Results("", Paginator(entries, CARDS_A_PAGE).get_page(1), rows, suggested=True)


def _rows(
    shown: Iterable[Entry], found: Iterable[Entry], deck: AnyDeck, limits: CopyLimits
) -> tuple[FoundCard, ...]:
    """Return the rows of cards; those whose names are alike among all found show their sets."""
    entries = list(shown)
    most = limits([entry.id for entry in entries])
    held = copies_in_deck(deck, most)
    names = Counter(entry.name for entry in found)
    return tuple(
        _found_card(entry, held[entry.id], most[entry.id], alone=names[entry.name] == 1)
        for entry in entries
    )


def _find_playable(game: Game, query: str, legal: str) -> list[Entry]:
    """Return the cards for decks that match a query and, without a format in it, are legal."""
    found = find_cards(query, {"game": game.value}) if query.strip() else None
    scope = "" if _ASKS_FOR_A_FORMAT.search(query) else legal
    if scope == POOL:
        playable = _cards_for_decks(game, scope)
    else:
        playable = _kept_cards_for_decks(game, scope, index(), localdate(), amendments())
    if found is None:
        return list(playable.values())
    return [entry for entry in found if entry.id in playable]


def _cards_for_decks(game: Game, legal: str) -> Mapping[str, Entry]:
    """Return the cards that decks of a game and a format can have, by their ids."""
    found = find_cards(scope_query(legal) if legal else "", {"game": game.value})
    return {entry.id: entry for entry in found if allowed_zones(entry.id)}


@lru_cache(maxsize=32)
def _kept_cards_for_decks(
    game: Game, legal: str, _catalogue: Index, _today: date, _entered: Amendments
) -> Mapping[str, Entry]:
    """Return the same, kept: they change with the catalogue, the day, and what staff enter."""
    return _cards_for_decks(game, legal)


def copies_in_deck(deck: AnyDeck, limits: Mapping[str, int]) -> dict[str, CopiesInDeck]:
    """Return how many copies of some cards a deck has, and where else.

    `limits` are those cards with how many copies of each the deck may have.
    """
    zones = deck_zones(deck)
    titles = _copies_by_title(zones)
    usual = USUAL_LIMIT[game_of(deck)]
    copies = {}
    for card_id, limit in limits.items():
        own = sum(held[card_id] for held in zones.values())
        # Beyond the usual limit only pools go, which count cards and not titles.
        of_title = limit <= usual and titles[_title(card_id)] >= usual
        copies[card_id] = _copies(card_id, zones, own >= limit or of_title)
    return copies


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


@lru_cache(maxsize=8_192)
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
            words.append("bears the Ring" if bears else f"{elsewhere} in the sideboard")
    if full:
        words.append("copy limit reached")
    return CopiesInDeck("".join(short), ", ".join(words), full)


def _found_card(entry: Entry, held: CopiesInDeck, limit: int, *, alone: bool) -> FoundCard:
    part, *others = allowed_zones(entry.id)
    aside = DeckZone.SIDEBOARD if DeckZone.SIDEBOARD in others else None
    number = entry.collector if alone else f"{entry.collector} · {entry.set_name}"
    limit = 1 if part in _ONE_OF_EACH else limit
    if entry.tcg is not None:
        return FoundCard(
            card=entry.id,
            zone=part,
            game=entry.game,
            name=entry.name,
            number=number,
            facts=_tcg_facts(entry.tcg),
            numbers=card_numbers(entry.tcg),
            address=entry.address,
            held=held,
            limit=limit,
            tint=card_tint(entry.tcg),
            cost=None if part is DeckZone.RING else entry.tcg.twilight,
            cost_name=("Shadow number" if part is DeckZone.ADVENTURE_DECK else "Twilight cost"),
            bearer=entry.tcg.may_bear_ring,
        )
    card = entry.facts
    assert isinstance(card, LcgCard)
    return FoundCard(
        card=entry.id,
        zone=part,
        game=entry.game,
        name=entry.name,
        number=number,
        facts=_lcg_facts(card),
        numbers=card_numbers(card),
        address=entry.address,
        held=held,
        limit=limit,
        sphere=card.sphere or "",
        cost=lcg_cost(card),
        cost_name="Threat cost" if card.cost is None else "Cost",
        aside=aside,
    )


def _tcg_facts(card: Card) -> str:
    words = [label(card.type)]
    if card.type is CardType.SITE:
        words = [f"Site {card.site_number}" if card.site_number else "Site"]
    words += [label(card.race)] if card.race else []
    words += [label(card_class) for card_class in card.classes]
    if card.type is CardType.MINION and card.site_number is not None:
        words.append(f"site {card.site_number}")
    if card.resistance is not None:
        words.append(f"resistance {card.resistance}")
    return " · ".join(words)


def _lcg_facts(card: LcgCard) -> str:
    return " · ".join([label(card.type), *card.traits])
