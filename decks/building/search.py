"""The search's half of the page: cards of the deck's game that answer a query."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.core.paginator import Page, Paginator

from cards.labels import shown
from cards.search.card_search import find
from cards.search.index import Entry
from cards.search.query import BadQuery, Mistake
from cards.search.query_errors import Piece, underlined
from decks.building.columns import lcg_cost, tint_of
from decks.building.edits import places_of
from decks.contents.differences import Part, parts_of
from decks.contents.encoding import AnyDeck
from rules.construction import Game
from rules.lcg.facts.card import LcgCard
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType

CARDS_A_PAGE = 40


@dataclass(frozen=True, slots=True)
class Held:
    """How much of a card a deck holds: in signs ("2+R"), and in words for those who listen."""

    signs: str
    words: str


@dataclass(frozen=True, slots=True)
class Found:
    """A card that was found: its place in the deck and what is there of it.

    `facts` tell it in a line, its collector's number last.
    """

    card: str
    part: Part
    game: str
    name: str
    facts: str
    address: str
    held: Held
    tint: str = ""
    sphere: str = ""
    cost: int | str | None = None
    bearer: bool = False
    aside: Part | None = None


@dataclass(frozen=True, slots=True)
class Results:
    """A page of what was found, or what is wrong with the query and how it was perhaps meant."""

    query: str
    page: Page[Entry] | None
    found: tuple[Found, ...] = ()
    pieces: tuple[Piece, ...] = ()
    mistakes: tuple[tuple[Mistake, str], ...] = ()


def search(game: Game, query: str, number: str, deck: AnyDeck) -> Results:
    """Give a page of the cards that answer a query and that players put into decks."""
    try:
        found = find(query, {"game": game.value})
    except BadQuery as bad:
        mended = tuple((mistake, mistake.mended(bad.query)) for mistake in bad.mistakes)
        return Results(query, None, pieces=underlined(bad), mistakes=mended)
    playable = [entry for entry in found if places_of(entry.id)]
    page = Paginator(playable, CARDS_A_PAGE).get_page(number)
    held = held_of(deck, (entry.id for entry in page))
    return Results(query, page, tuple(_found(entry, held[entry.id]) for entry in page))


def held_of(deck: AnyDeck, cards: Iterable[str]) -> dict[str, Held]:
    """Say how many copies of some cards a deck holds, and where else."""
    parts = parts_of(deck)
    return {card_id: _held(card_id, parts) for card_id in cards}


def _held(card_id: str, parts: Mapping[Part, Counter[str]]) -> Held:
    home, *others = places_of(card_id) or tuple(parts)
    count = parts[home][card_id]
    signs, words = [str(count)], [f"{count} in the deck"]
    for part in others:
        elsewhere = parts[part][card_id]
        if elsewhere:
            bears = part is Part.RING_BEARER
            signs.append("+R" if bears else f"+{elsewhere}")
            words.append("bears the Ring" if bears else f"{elsewhere} in the side board")
    return Held("".join(signs), ", ".join(words))


def _found(entry: Entry, held: Held) -> Found:
    part, *others = places_of(entry.id)
    aside = Part.SIDE_BOARD if Part.SIDE_BOARD in others else None
    if entry.tcg is not None:
        return Found(
            card=entry.id,
            part=part,
            game=entry.game,
            name=entry.name,
            facts=_tcg_facts(entry.tcg),
            address=entry.address,
            held=held,
            tint=tint_of(entry.tcg),
            cost=None if part in (Part.RING, Part.ADVENTURE_DECK) else entry.tcg.twilight,
            bearer=entry.tcg.may_bear_ring,
        )
    card = entry.facts
    assert isinstance(card, LcgCard)
    return Found(
        card=entry.id,
        part=part,
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
    words = [shown(card.type)]
    if card.type is CardType.SITE:
        words = [f"Site {card.site_number}" if card.site_number else "Site"]
        words.append(f"Shadow number {card.twilight}")
    words += [shown(card.race)] if card.race else []
    words += [shown(one) for one in card.classes]
    words += _numbers((("strength", card.strength), ("vitality", card.vitality)))
    return " · ".join([*words, card.collector])


def _lcg_facts(card: LcgCard) -> str:
    numbers = (
        ("willpower", card.willpower),
        ("attack", card.attack),
        ("defense", card.defense),
        ("hit points", card.hit_points),
    )
    return " · ".join([shown(card.type), *card.traits, *_numbers(numbers), card.code])


def _numbers(named: Iterable[tuple[str, int | None]]) -> list[str]:
    return [f"{name} {number}" for name, number in named if number is not None]
