"""Decks for the comparison with people's games: drawn card by card, or around published ones.

A deck drawn card by card has cultures and cards as often as people use them, and no idea. A deck
drawn around a theme has the Free Peoples side of one published deck and the Shadow side of one,
in which some cards are exchanged for others of the same culture and type.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random

from rules.construction import load_format, validate
from rules.construction.published import PublishedDeck, published_decks
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card
from rules.tcg.study.realism.card_use import SITES, CardUse, NothingToDraw, pick
from rules.tcg.vocabulary import Side

FORMAT = "fellowship-block"
DAY = date(2007, 8, 31)
BLOCK_SETS = frozenset((1, 2, 3))
STARTERS = (
    "fotr-aragorn-starter",
    "fotr-gandalf-starter",
    "mom-gandalf-starter",
    "mom-gimli-starter",
    "rotel-boromir-starter",
    "rotel-legolas-starter",
)
CARDS_A_SIDE = 36
FREE_PEOPLES_CULTURES = 3
SHADOW_CULTURES = (1, 2)
EXCHANGED = 1 / 3
TRIES = 100

Counted = dict[str, int]
Drawer = Callable[[Random], TcgDeck]


@dataclass(frozen=True, slots=True)
class Theme:
    """One side of a published deck, with the sites and Ring that its page names."""

    side: Side
    cards: tuple[tuple[str, int], ...]
    sites: tuple[str, ...]
    ring_bearer: str | None
    ring: str | None


def themes(side: Side) -> tuple[Theme, ...]:
    """Return the sides of the block's published decks and of its starter decks."""
    found = [_theme(published.deck, side) for published in _of_block()]
    found += [_theme(starter(slug).deck, side) for slug in STARTERS]
    return tuple(theme for theme in found if theme.cards)


def card_by_card(use: CardUse) -> Drawer:
    """Return what draws decks card by card after use."""

    def draw(dice: Random) -> TcgDeck:
        drawn: Counted = {}
        for side, cultures in (
            (Side.FREE_PEOPLES, FREE_PEOPLES_CULTURES),
            (Side.SHADOW, dice.choice(SHADOW_CULTURES)),
        ):
            chosen = _cultures(use, side, cultures, dice)
            taken: Counted = {}
            use.fill(CARDS_A_SIDE, _of_cultures(side, chosen), dice, taken)
            drawn |= taken
        sites = tuple(pick(use.sites_of(number), dice).card.id for number in SITES)
        bearer, ring = pick(use.bearers, dice).card.id, pick(use.rings, dice).card.id
        return TcgDeck(bearer, ring, sites, tuple(drawn.items()))

    return _legal(draw)


def around_themes(use: CardUse, exchanged: float = EXCHANGED) -> Drawer:
    """Return what draws decks around the themes of published ones."""
    free_peoples = themes(Side.FREE_PEOPLES)
    free_peoples = tuple(theme for theme in free_peoples if theme.ring_bearer)
    shadow = themes(Side.SHADOW)

    def draw(dice: Random) -> TcgDeck:
        fellowship, darkness = dice.choice(free_peoples), dice.choice(shadow)
        sides = [_exchange(theme, use, exchanged, dice) for theme in (fellowship, darkness)]
        size = min(sum(side.values()) for side in sides)
        drawn = [_cut(side, size, dice) for side in sides]
        return TcgDeck(
            fellowship.ring_bearer,
            fellowship.ring,
            _sites(dice.choice((fellowship, darkness)), fellowship),
            (*drawn[0].items(), *drawn[1].items()),
        )

    return _legal(draw)


def as_published() -> Drawer:
    """Return what draws the block's whole published decks and its starter decks as they are."""
    whole = [published.deck for published in _of_block() if published.is_whole and published.legal]
    whole += [starter(slug).deck for slug in STARTERS]
    return lambda dice: dice.choice(whole)


def _of_block() -> tuple[PublishedDeck, ...]:
    return tuple(found for found in published_decks().values() if found.format == FORMAT)


def _theme(deck: TcgDeck, side: Side) -> Theme:
    cards = tuple((i, copies) for i, copies in deck.draw_deck if card(i).side is side)
    return Theme(side, cards, deck.sites, deck.ring_bearer, deck.ring)


def _exchange(theme: Theme, use: CardUse, share: float, dice: Random) -> Counted:
    """Return a theme's cards, some exchanged; cards of other sets than the block's always are."""
    kept: Counted = {}
    gone: list[tuple[str, int]] = []
    for card_id, copies in theme.cards:
        if dice.random() < share or card(card_id).set not in BLOCK_SETS:
            gone.append((card_id, copies))
        else:
            kept[card_id] = copies
    for card_id, copies in gone:
        try:
            use.fill(copies, _another(card(card_id)), dice, kept)
        except NothingToDraw:
            kept[card_id] = kept.get(card_id, 0) + copies
    return kept


def _another(old: Card) -> Callable[[Card], bool]:
    """Return whether a card is another one of the same culture and type."""
    what = (old.culture, old.type, old.side)
    return lambda new: (new.culture, new.type, new.side) == what and new.id != old.id


def _cut(side: Counted, size: int, dice: Random) -> Counted:
    """Return as many copies of a side, those that stay at random."""
    copies = [card_id for card_id, count in side.items() for _ in range(count)]
    stay = sorted(dice.sample(range(len(copies)), size))
    left: Counted = {}
    for place in stay:
        left[copies[place]] = left.get(copies[place], 0) + 1
    return left


def _sites(named: Theme, others: Theme) -> tuple[str, ...]:
    """Return the sites that a theme names; where it names none of a number, the other's."""
    by_number = {card(site).site_number: site for site in (*others.sites, *named.sites)}
    return tuple(by_number[number] for number in SITES)


def _cultures(use: CardUse, side: Side, count: int, dice: Random) -> set[object]:
    games = use.cultures(side)
    chosen: set[object] = set()
    while games and len(chosen) < count:
        culture = dice.choices(list(games), list(games.values()))[0]
        chosen.add(culture)
        del games[culture]
    return chosen


def _of_cultures(side: Side, cultures: Iterable[object]) -> Callable[[Card], bool]:
    among = set(cultures)
    return lambda found: found.side is side and found.culture in among


def _legal(draw: Drawer) -> Drawer:
    """Return what draws until a deck is legal in the block; NothingToDraw after many tries."""
    block = load_format(FORMAT)

    def draw_legal(dice: Random) -> TcgDeck:
        for _ in range(TRIES):
            deck = draw(dice)
            if validate(deck, block, on=DAY).legal:
                return deck
        raise NothingToDraw("No deck drawn from the table is legal in Fellowship block.")

    return draw_legal


KINDS: Sequence[str] = ("themes", "use", "published")
"""The kinds of decks by name."""


def drawer(kind: str, use: CardUse) -> Drawer:
    """Return what draws decks of a kind."""
    if kind == "published":
        return as_published()
    return around_themes(use) if kind == "themes" else card_by_card(use)
