"""The official TCG starter decks, exactly as sold, read from `starters/tcg/`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.strict import BadConstructionFile, read_table
from rules.construction.tcg.build import card_of
from rules.tcg.deck import TcgDeck

_FOLDER = Path(__file__).with_name("starters") / "tcg"


@dataclass(frozen=True, slots=True)
class Starter:
    """A starter deck as sold, and the slug of the narrowest format in which it is legal.

    Its Ring-bearer stands apart from the draw deck. `fellowship` are the companions it begins
    with by the starter rules, in order; empty where these do not speak of it.
    """

    slug: str
    name: str
    format: str
    deck: TcgDeck
    fellowship: tuple[str, ...] = ()

    @property
    def newest_set(self) -> int:
        """The newest set that the draw deck has cards of: the deck was sold with it."""
        cards = (card_of(card_id) for card_id, _ in self.deck.draw_deck)
        return max(card.set for card in cards if card is not None)


class UnknownStarter(LookupError):
    """No starter deck has that slug."""


@cache
def starter_slugs() -> tuple[str, ...]:
    """Return the slugs of all starter decks, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def starter(slug: str) -> Starter:
    """Return a starter deck by its slug; UnknownStarter if there is none."""
    if slug not in starter_slugs():
        raise UnknownStarter(slug)
    return read_starter(_FOLDER / f"{slug}.toml")


@cache
def starters() -> Mapping[str, Starter]:
    """Return every starter deck by its slug."""
    return {slug: starter(slug) for slug in starter_slugs()}


@cache
def named_fellowship(deck: TcgDeck) -> tuple[str, ...]:
    """Return the companions the starter rules name for a deck; none for all but starter decks."""
    contents = _contents(deck)
    for known in starters().values():
        if known.fellowship and _contents(known.deck) == contents:
            return known.fellowship
    return ()


def _contents(deck: TcgDeck) -> tuple[object, ...]:
    """Return what a deck holds, however it is ordered."""
    return deck.ring_bearer, deck.ring, frozenset(deck.sites), frozenset(deck.draw_deck)


def twin_of(slug: str) -> Starter:
    """Return the next starter deck of the same set, by its slug; UnknownStarter for no starter."""
    starter(slug)
    product = slug.partition("-")[0]
    of_set = [other for other in starter_slugs() if other.partition("-")[0] == product]
    return starter(of_set[(of_set.index(slug) + 1) % len(of_set)])


def read_starter(path: Path) -> Starter:
    """Read one starter deck; BadConstructionFile where it is wrong or names no card."""
    file = read_table(path)
    draw_deck = file.table("draw_deck")
    deck = TcgDeck(
        ring_bearer=file.take("ring_bearer", str),
        ring=file.take("ring", str),
        sites=file.take_many("sites", str),
        draw_deck=tuple((card_id, draw_deck.take(card_id, int)) for card_id in draw_deck),
    )
    fellowship = file.take_many("fellowship", str)
    name, format = file.take("name", str), file.take("format", str)
    found = Starter(path.stem, name, format, deck, fellowship)
    file.finish()
    named = (deck.ring_bearer, deck.ring, *deck.sites, *draw_deck, *fellowship)
    for card_id in named:
        if card_id is None or card_of(card_id) is None:
            raise BadConstructionFile(path.name, f"there is no card {card_id}")
    return found
