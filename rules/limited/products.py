"""What the packs of the game are made of, read from `products/`.

A sheet is the cards a place in a pack is filled from, each as often as it is on it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.construction.documents import read_source
from rules.construction.problem import Source
from rules.construction.strict import Table, read_table
from rules.tcg.facts.reader import read_set
from rules.tcg.facts.sets import SETS, SetBlock
from rules.tcg.vocabulary import CardType, Rarity, Side

_FOLDER = Path(__file__).with_name("products")
# A sheet has each rare three times, and once each picture of another kind.
RARE_COPIES = 3

Sheet = tuple[str, ...]


class UnknownProduct(LookupError):
    """No pack of that set or name."""


@dataclass(frozen=True, slots=True)
class BoosterShape:
    """How many cards of each rarity a booster has."""

    rare: int
    uncommon: int
    common: int

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.rare + self.uncommon + self.common


@dataclass(frozen=True, slots=True)
class FoilOdds:
    """One booster in `one_in` has a foil; the other numbers are shares of the kinds of foils."""

    one_in: int
    rare: int
    uncommon: int
    common: int


@dataclass(frozen=True, slots=True)
class ReflectionsShape:
    """What a pack of Reflections has.

    `foils` of its own set, where a rare is on the sheet `rare` times and an R+ `rare_plus` times,
    and `older` cards of `older_sets`.
    """

    set: int
    foils: int
    rare: int
    rare_plus: int
    older: int
    older_sets: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.foils + self.older


@dataclass(frozen=True, slots=True)
class Boosters:
    """All kinds of boosters, and where they are described."""

    source: Source
    sets: tuple[int, ...]
    shape: BoosterShape
    foil: FoilOdds
    masterworks: Mapping[int, tuple[str, ...]]
    reflections: ReflectionsShape


@dataclass(frozen=True, slots=True)
class DraftPack:
    """A pack for drafts: `length` cards of each side in a row from wheels, and a rare of a set."""

    length: int
    rare_of: int
    free_peoples: Sheet
    more_free_peoples: Sheet
    shadow: Sheet


@cache
def boosters() -> Boosters:
    """Return what boosters are made of. Raise BadConstructionFile if the file is wrong."""
    file = read_table(_FOLDER / "boosters.toml")
    usual, foil, newer = file.table("booster"), file.table("foil"), file.table("reflections")
    masterworks = file.table("masterworks")
    found = Boosters(
        source=read_source(file),
        sets=usual.take_many("sets", int),
        shape=BoosterShape(*_numbers(usual, "rare", "uncommon", "common")),
        foil=FoilOdds(*_numbers(foil, "one_in", "rare", "uncommon", "common")),
        masterworks={int(key): masterworks.take_many(key, str) for key in masterworks},
        reflections=ReflectionsShape(
            set=newer.take("set", int),
            foils=newer.take("foils", int),
            rare=newer.take("rare", int),
            rare_plus=newer.take("rare_plus", int),
            older=newer.take("older", int),
            older_sets=newer.take_many("older_sets", int),
        ),
    )
    for table in (usual, foil, newer, masterworks, file):
        table.finish()
    return found


@cache
def draft_packs() -> Mapping[str, DraftPack]:
    """Return the draft packs by name. Raise BadConstructionFile if the file is wrong."""
    file = read_table(_FOLDER / "draft_packs.toml")
    read_source(file)
    found = {}
    for name in file:
        if name in ("document", "section"):
            continue
        table = file.table(name)
        found[name] = DraftPack(
            length=table.take("length", int),
            rare_of=table.take("rare_of", int),
            free_peoples=table.take_many("free_peoples", str),
            more_free_peoples=table.take_many("more_free_peoples", str),
            shadow=table.take_many("shadow", str),
        )
        table.finish()
    file.finish()
    return found


@cache
def rare_sheet(set_number: int) -> Sheet:
    """Return the sheet of a set's rares, with its pictures of another kind."""
    return _of_rarity(set_number, Rarity.RARE) * RARE_COPIES + boosters().masterworks.get(
        set_number, ()
    )


@cache
def sheet(set_number: int, rarity: Rarity, side: Side | None = None) -> Sheet:
    """Return a set's cards of a rarity, once each; of one side only if it is given."""
    found = rare_sheet(set_number) if rarity is Rarity.RARE else _of_rarity(set_number, rarity)
    if side is None:
        return found
    sides = {card.id: card.side for card in read_set(set_number)}
    return tuple(card for card in found if sides[card] is side)


@cache
def foil_sheets(set_number: int) -> tuple[Sheet, Sheet, Sheet]:
    """Return the sheets of a set's foils: rare or promotional, uncommon or starter, common."""
    return (
        rare_sheet(set_number) + _of_rarity(set_number, Rarity.PROMOTIONAL) * RARE_COPIES,
        _of_rarity(set_number, Rarity.UNCOMMON) + _of_rarity(set_number, Rarity.STARTER),
        _of_rarity(set_number, Rarity.COMMON),
    )


@cache
def reflections_sheet() -> Sheet:
    """Return the sheet of the foils of Reflections."""
    shape = boosters().reflections
    return (
        _of_rarity(shape.set, Rarity.RARE) * shape.rare
        + _of_rarity(shape.set, Rarity.RARE_PLUS) * shape.rare_plus
    )


@cache
def site_pack(block: SetBlock) -> Sheet:
    """Return each site of a block's sets once."""
    numbers = [card_set.number for card_set in SETS.values() if card_set.block is block]
    return tuple(
        card.id for number in numbers for card in read_set(number) if card.type is CardType.SITE
    )


def _of_rarity(set_number: int, rarity: Rarity) -> Sheet:
    return tuple(card.id for card in read_set(set_number) if card.rarity is rarity)


def _numbers(table: Table, *keys: str) -> tuple[int, ...]:
    return tuple(table.take(key, int) for key in keys)
