"""Decks for the comparison with people's games: drawn card by card, or around published ones.

A deck drawn card by card has cultures and cards as often as people use them, and no idea. A deck
drawn around a theme has the Free Peoples side of one published deck and the Shadow side of one,
in which some cards are exchanged for others of the same culture and type. A side of a later format
is a theme if few of its cards are of later sets: those are always exchanged.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from random import Random

from lab.tcg.realism.card_use import SITES, CardUse, NothingToDraw, pick
from rules.construction import load_format, validate
from rules.construction.published import published_decks
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import CardType, Culture, Side

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
OF_BLOCK = 3 / 4
"""The least share of a theme's cards that are of the block."""
TRIES = 100

Counted = dict[str, int]
Drawer = Callable[[Random], TcgDeck]


@dataclass(frozen=True, slots=True)
class Theme:
    """One side of a published deck, with what its page names of the block's sites and Rings."""

    side: Side
    cards: tuple[tuple[str, int], ...]
    sites: tuple[str, ...]
    ring_bearer: str | None
    ring: str | None

    @property
    def cultures(self) -> frozenset[Culture | None]:
        """The cultures of its cards."""
        return frozenset(card(card_id).culture for card_id, _ in self.cards)


def themes(side: Side) -> tuple[Theme, ...]:
    """Return the sides of published decks that are of the block, and of its starter decks."""
    found = [_theme(published.deck, side) for published in published_decks().values()]
    found += [_theme(starter(slug).deck, side) for slug in STARTERS]
    return tuple(theme for theme in found if theme.cards and _share_of_block(theme) >= OF_BLOCK)


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
    free_peoples, shadow = themes(Side.FREE_PEOPLES), themes(Side.SHADOW)

    def draw(dice: Random) -> TcgDeck:
        fellowship, darkness = dice.choice(free_peoples), dice.choice(shadow)
        sides = [_exchange(theme, use, exchanged, dice) for theme in (fellowship, darkness)]
        size = min(sum(side.values()) for side in sides)
        drawn = [_cut(side, size, dice) for side in sides]
        return TcgDeck(
            fellowship.ring_bearer or pick(use.bearers, dice).card.id,
            fellowship.ring or pick(use.rings, dice).card.id,
            _sites(dice.choice((fellowship, darkness)), fellowship, use, dice),
            (*drawn[0].items(), *drawn[1].items()),
        )

    return _legal(draw)


def as_published() -> Drawer:
    """Return what draws the block's whole published decks and its starter decks as they are."""
    whole = [
        published.deck
        for published in published_decks().values()
        if published.format == FORMAT and published.is_whole and published.legal
    ]
    whole += [starter(slug).deck for slug in STARTERS]
    return lambda dice: dice.choice(whole)


def _theme(deck: TcgDeck, side: Side) -> Theme:
    cards = tuple((i, copies) for i, copies in deck.draw_deck if card(i).side is side)
    sites = tuple(site for site in deck.sites if _of_block(site))
    bearer, ring = (i if i and _of_block(i) else None for i in (deck.ring_bearer, deck.ring))
    return Theme(side, cards, sites, bearer, ring)


def _of_block(card_id: str) -> bool:
    return card(card_id).set in BLOCK_SETS


def _share_of_block(theme: Theme) -> float:
    copies = [count for _, count in theme.cards]
    return sum(count for i, count in theme.cards if _of_block(i)) / sum(copies)


def _exchange(theme: Theme, use: CardUse, share: float, dice: Random) -> Counted:
    """Return a theme's cards, some exchanged; cards of other sets than the block's always are.

    For one of a culture that the block lacks comes one of its type of the theme's other cultures.
    """
    kept: Counted = {}
    gone: list[tuple[str, int]] = []
    for card_id, copies in theme.cards:
        if dice.random() < share or not _of_block(card_id):
            gone.append((card_id, copies))
        else:
            kept[card_id] = copies
    for card_id, copies in gone:
        old = card(card_id)
        try:
            use.fill(copies, _another(old), dice, kept)
        except NothingToDraw:
            if _of_block(card_id):
                kept[card_id] = kept.get(card_id, 0) + copies
            else:
                with suppress(NothingToDraw):
                    use.fill(copies, _of_theme(theme, old.type), dice, kept)
    return kept


def _another(old: Card) -> Callable[[Card], bool]:
    """Return whether a card is another one of the same culture and type."""
    what = (old.culture, old.type, old.side)
    return lambda new: (new.culture, new.type, new.side) == what and new.id != old.id


def _of_theme(theme: Theme, type: CardType) -> Callable[[Card], bool]:
    """Return whether a card is of a type and of one of the theme's cultures."""
    fits = _of_cultures(theme.side, theme.cultures)
    return lambda new: new.type is type and fits(new)


def _cut(side: Counted, size: int, dice: Random) -> Counted:
    """Return as many copies of a side, those that stay at random."""
    copies = [card_id for card_id, count in side.items() for _ in range(count)]
    stay = sorted(dice.sample(range(len(copies)), size))
    left: Counted = {}
    for place in stay:
        left[copies[place]] = left.get(copies[place], 0) + 1
    return left


def _sites(named: Theme, others: Theme, use: CardUse, dice: Random) -> tuple[str, ...]:
    """Return the sites that a theme names, else the other's, else one drawn after use."""
    by_number = {card(site).site_number: site for site in (*others.sites, *named.sites)}
    return tuple(
        by_number.get(number) or pick(use.sites_of(number), dice).card.id for number in SITES
    )


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
