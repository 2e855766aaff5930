"""A TCG deck laid open for the rules: its cards looked up once, counted once."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

from rules.construction.amendments import Erratum
from rules.construction.held import PrintedAs
from rules.construction.printings import printings
from rules.construction.problem import Finding
from rules.construction.tcg.titles import title_key
from rules.rows import UnknownCard
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import CardType


# A deck is looked up by what it was laid open as, so no two of these need to be equal.
@dataclass(frozen=True, eq=False)
class Build:
    """What the rules ask of a deck.

    Card ids are those of the deck; `Card` is what the id stands for (the twin of a promotional
    printing). `sites` and `draw_deck` give each card once with its copies. `copies` counts cards
    over the whole deck by the card's own id. `unknown` are ids that no card has, `unplayable`
    printings that are no card to play with, each with its copies in the two decks. One that stands
    as Ring-bearer or ring is among the `chosen`. `printed_as` has the numbers of
    the deck for cards that it holds under another one than their own. `findings` keeps what rules
    have found, and `amended` the deck as errata have it.
    """

    ring_bearer: Card | None
    ring: Card | None
    sites: tuple[tuple[Card, int], ...]
    draw_deck: tuple[tuple[Card, int], ...]
    copies: Mapping[str, int]
    unknown: tuple[tuple[str, int], ...]
    unplayable: tuple[tuple[str, int], ...]
    chosen: tuple[str, ...]
    ring_bearer_named: bool
    ring_named: bool
    printed_as: PrintedAs
    findings: dict[object, tuple[Finding, ...]] = field(
        init=False, default_factory=dict, repr=False, compare=False
    )
    amended: "dict[tuple[Erratum, ...], Build]" = field(
        init=False, default_factory=dict, repr=False, compare=False
    )

    def cards(self) -> Iterable[Card]:
        """Return each different card of the deck once."""
        return self._different

    @cached_property
    def _different(self) -> tuple[Card, ...]:
        return tuple({found.id: found for found in self._all()}.values())

    @cached_property
    def by_title(self) -> Mapping[str, Sequence[tuple[Card, int]]]:
        """The cards of the draw deck with their copies by title, sites and rings left out."""
        held: dict[str, list[tuple[Card, int]]] = {}
        for found, count in self.draw_deck:
            if found.type not in ASIDE:
                held.setdefault(title_key(found.title), []).append((found, count))
        return held

    def draw_deck_size(self) -> int:
        """Return how many cards are in the draw deck, sites and rings left out."""
        return sum(count for found, count in self.draw_deck if found.type not in ASIDE)

    def _all(self) -> Iterator[Card]:
        if self.ring_bearer is not None:
            yield self.ring_bearer
        if self.ring is not None:
            yield self.ring
        for found, _ in (*self.sites, *self.draw_deck):
            yield found


ASIDE = frozenset({CardType.SITE, CardType.THE_ONE_RING})


@cache
def card_of(card_id: str) -> Card | None:
    """Return the card an id stands for, None for an id that is no card."""
    printing = printings().get(card_id)
    if printing is not None:
        return card(printing.of) if printing.of is not None else None
    try:
        return card(card_id)
    except UnknownCard:
        return None


@lru_cache(maxsize=8)
def resolve_deck(deck: TcgDeck) -> Build:
    """Look up the deck's cards. Ids that are no card are set aside, never an error.

    The last decks are kept: a page asks about one deck in every format.
    """
    chosen = tuple(card_id for card_id in (deck.ring_bearer, deck.ring) if card_id is not None)
    sites, draw_deck = _counted((site, 1) for site in deck.sites), _counted(deck.draw_deck)
    ring_bearer = card_of(deck.ring_bearer) if deck.ring_bearer is not None else None
    ring = card_of(deck.ring) if deck.ring is not None else None
    copies: dict[str, int] = {}
    alone = [(card, 1) for card in (ring_bearer, ring) if card is not None]
    for found, count in (*sites, *draw_deck, *alone):
        copies[found.id] = copies.get(found.id, 0) + count
    missing, printed_as = _strange(deck, chosen)
    return Build(
        ring_bearer=ring_bearer,
        ring=ring,
        sites=sites,
        draw_deck=draw_deck,
        copies=copies,
        unknown=tuple(line for line in missing.items() if line[0] not in printings()),
        unplayable=tuple(line for line in missing.items() if line[0] in printings()),
        chosen=chosen,
        ring_bearer_named=deck.ring_bearer is not None,
        ring_named=deck.ring is not None,
        printed_as=printed_as,
    )


def _strange(deck: TcgDeck, chosen: tuple[str, ...]) -> tuple[Mapping[str, int], PrintedAs]:
    """Return the ids that stand for no card to play with, and the cards under other numbers."""
    listed = [*((site, 1) for site in deck.sites), *deck.draw_deck]
    missing: dict[str, int] = {card_id: 0 for card_id in chosen if card_of(card_id) is None}
    printed: set[str] = set()
    for card_id, count in (*((card_id, 0) for card_id in chosen), *listed):
        found = card_of(card_id)
        if found is None:
            missing[card_id] = missing.get(card_id, 0) + count
        elif found.id != card_id:
            printed.add(found.id)
    printed_as: dict[str, dict[str, int]] = {card_id: {} for card_id in printed}
    for card_id, count in (*((card_id, 1) for card_id in chosen), *listed) if printed else ():
        found = card_of(card_id)
        if found is not None and found.id in printed:
            held = printed_as[found.id]
            held[card_id] = held.get(card_id, 0) + count
    return missing, printed_as


def _counted(held: Iterable[tuple[str, int]]) -> tuple[tuple[Card, int], ...]:
    copies: dict[str, int] = {}
    by_id: dict[str, Card] = {}
    for card_id, count in held:
        found = card_of(card_id)
        if found is not None:
            by_id[found.id] = found
            copies[found.id] = copies.get(found.id, 0) + count
    return tuple((by_id[card_id], count) for card_id, count in copies.items())
