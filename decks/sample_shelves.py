"""The sample decks as the list of decks shows them: by block and set, on one screen."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from decks.models import Deck
from decks.samples import playable_published
from rules.construction import load_format
from rules.construction.lcg.published import published_lcg_decks
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starters
from rules.tcg.facts.sets import SETS, SetBlock

BLOCKS = {
    SetBlock.FELLOWSHIP: "Fellowship block",
    SetBlock.TOWER: "Tower block",
    SetBlock.KING: "King block",
    SetBlock.WAR_OF_THE_RING: "War of the Ring block",
    SetBlock.HUNTERS: "Hunters block",
}
PUBLISHED = "What people play"
LCG = "The Card Game (LCG)"


@dataclass(frozen=True, slots=True)
class SampleLink:
    """A sample deck, and what tells it from the others of its product."""

    deck: Deck
    name: str


@dataclass(frozen=True, slots=True)
class Product:
    """The samples that were sold with one set, or published for one format."""

    name: str
    decks: tuple[SampleLink, ...]


@dataclass(frozen=True, slots=True)
class SampleShelf:
    """The samples of a block."""

    name: str
    products: tuple[Product, ...]


def sample_shelves() -> tuple[SampleShelf, ...]:
    """Return the sample decks of the database by block, oldest first; the LCG's come last."""
    decks = {deck.slug: deck for deck in Deck.objects.filter(sample=True)}
    listed = [
        (shelf, product, SampleLink(decks[slug], name))
        for shelf, product, slug, name in (
            *_tcg_samples(),
            *_published_samples(),
            *_lcg_samples(),
        )
        if slug in decks
    ]
    return tuple(
        SampleShelf(shelf, _products(of_shelf))
        for shelf, of_shelf in groupby(listed, key=lambda sample: sample[0])
    )


def _products(listed: Iterable[tuple[str, str, SampleLink]]) -> tuple[Product, ...]:
    return tuple(
        Product(name, tuple(link for _, _, link in of_product))
        for name, of_product in groupby(listed, key=lambda sample: sample[1])
    )


def _tcg_samples() -> Iterator[tuple[str, str, str, str]]:
    """Yield the shelf, product, slug and short name of each starter deck, by set."""
    for sold in sorted(starters().values(), key=lambda starter: starter.newest_set):
        card_set = SETS[sold.newest_set]
        if card_set.block is None:
            raise ValueError(f"{sold.slug}: set {card_set.number} belongs to no block")
        name = sold.name.removeprefix(f"{card_set.name}: ").removesuffix(" starter deck")
        yield BLOCKS[card_set.block], card_set.name, sold.slug, name


def _published_samples() -> Iterator[tuple[str, str, str, str]]:
    for found in playable_published():
        yield PUBLISHED, load_format(found.format).name, found.slug, found.name


def _lcg_samples() -> Iterator[tuple[str, str, str, str]]:
    for sphere in introductory_decks():
        yield LCG, "Core set", f"core-{sphere}", sphere.capitalize()
    for found in sorted(published_lcg_decks().values(), key=lambda deck: deck.format):
        yield LCG, load_format(found.format).name, found.slug, found.name
